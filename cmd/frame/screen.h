/* The terminal: whether the user reads the output there, its width and colours, and formatted text.
 *
 * The environment is read only here: COLUMNS, NO_COLOR, TERM, the locale, and FELT_SCREEN. If
 * FELT_SCREEN is a number of columns, the output is formatted for a terminal of that width wherever
 * it goes, for tests and for pagers. */
#ifndef FELT_CMD_FRAME_SCREEN_H
#define FELT_CMD_FRAME_SCREEN_H

#include "cards/card.h"
#include "base/text.h"

#include <stdbool.h>

enum screen_colour { SCREEN_COLOUR_AUTO, SCREEN_COLOUR_ALWAYS, SCREEN_COLOUR_NEVER };

/* Whether standard output is a terminal; its width, and whether it can show suit symbols. If it is
 * not a terminal, the width is 80 and it cannot, unless `wanted` (output formatted wherever it
 * goes): then COLUMNS is the width, and the locale determines whether it can. */
bool screen_is_there(bool wanted, unsigned *columns, bool *unicode);
/* Sets the locale for letters and character widths. screen_is_there does so only for a terminal,
 * because loading a locale is noticeable in a short run. */
void screen_set_locale(void);
bool screen_errors_are_read(void);    /* standard error */
unsigned screen_errors_columns(void); /* its width; 80 if unknown */

/* Whether standard output, or standard error, really is a terminal. Only there should a command
 * describe the run itself: the time it took, its progress. */
bool screen_is_live(void);
bool screen_errors_are_live(void);
bool screen_wants_colour(enum screen_colour colour, bool screen);

/* Appends sanitized text (clean.h) in which the suits of cards have four colours. */
void screen_add_cards(struct text *out, struct slice text, bool colour);

/* Appends cards with a space between them. */
void screen_add_spaced(struct text *out, const card *cards, int count, enum card_notation notation);
/* Appends the line "board  2h 7h 9c", or "board 2  2h 7h 9c" for a numbered board; nothing and
 * false if the board has no cards. */
bool screen_add_board(struct text *out, const card *board, int count, int number,
	enum card_notation notation, bool colour);

/* Appends words at `column` of a line, wrapped at spaces to a terminal of `columns` columns; later
 * lines are indented by `indent`. The suits are coloured. */
void screen_add_wrapped(struct text *out, struct slice words, size_t column, size_t indent,
	size_t columns, bool colour);

/* Escape sequences around a winner and a loser, or "" without colour. */
const char *screen_bold(bool colour);
const char *screen_dim(bool colour);
const char *screen_plain(bool colour);

#endif
