/* The screen: whether a person reads the output, in which colours, and text for a person.
 *
 * The environment is read only here: COLUMNS, NO_COLOR, TERM, the locale, and FELT_SCREEN. When
 * that is set to a number of columns, the output is laid out as on a terminal of that
 * width wherever it goes, for tests and for pagers. */
#ifndef FELT_CMD_FRAME_SCREEN_H
#define FELT_CMD_FRAME_SCREEN_H

#include "cards/card.h"
#include "base/text.h"

#include <stdbool.h>

enum screen_colour { SCREEN_COLOUR_AUTO, SCREEN_COLOUR_ALWAYS, SCREEN_COLOUR_NEVER };

/* Whether standard output is read by a person; its width, and whether it can show the suits' signs.
 * If it is not, its width is 80 and it cannot, except with `wanted`: where the output is laid out
 * wherever it goes, COLUMNS is the width, and the locale says whether it can. */
bool screen_is_there(bool wanted, unsigned *columns, bool *unicode);
/* Makes the letters and the widths of characters those of the locale, which screen_is_there does
 * only for a screen, because reading the locale's tables takes a part of a short run's time. */
void screen_set_locale(void);
bool screen_errors_are_read(void);    /* standard error */
unsigned screen_errors_columns(void); /* its width, 80 where it has none */

/* Whether standard output, or standard error, really is a terminal. Only there belongs what
 * tells a person about this run: how long it took, what is being done. */
bool screen_is_live(void);
bool screen_errors_are_live(void);
bool screen_wants_colour(enum screen_colour colour, bool screen);

/* Appends text, cleaned (clean.h), in which the suits of cards are in four colours. */
void screen_add_cards(struct text *out, struct slice text, bool colour);

/* Appends the line "board  2h 7h 9c", or "board 2  2h 7h 9c" of a board with a number. */
void screen_add_board(struct text *out, const struct cards *board, int number,
	enum card_notation notation, bool colour);
/* Appends the lines of the boards that have cards, with numbers if there are several, and then a
 * blank line; nothing if no board has cards. */
void screen_add_boards(struct text *out, const struct cards *boards, int count,
	enum card_notation notation, bool colour);

/* Appends words after `column` columns of a line, broken at blanks where the screen of
 * `columns` ends; later lines begin with `indent` blanks. The suits are in colour. */
void screen_add_wrapped(struct text *out, struct slice words, size_t column, size_t indent,
	size_t columns, bool colour);

/* Escape sequences around a winner and a loser, or "" without colour. */
const char *screen_bold(bool colour);
const char *screen_dim(bool colour);
const char *screen_plain(bool colour);

#endif
