/* The terminal: whether somebody reads, in which colours, and tables for them.
 *
 * The environment is read here and nowhere else: NO_COLOR, TERM, the
 * locale, and FELT_SCREEN, which set to a number of columns has the output laid
 * out as on a terminal of that width wherever it goes (for tests, and for
 * pagers). */
#ifndef FELT_CMD_FRAME_SCREEN_H
#define FELT_CMD_FRAME_SCREEN_H

#include "cards/card.h"
#include "frame/rows.h"

#include <stdbool.h>

enum screen_colour { SCREEN_COLOUR_AUTO, SCREEN_COLOUR_ALWAYS, SCREEN_COLOUR_NEVER };

/* Whether standard output is read by a person; its width, and whether it can
 * show the suits' signs. */
bool screen_is_there(unsigned *columns, bool *unicode);
bool screen_errors_are_read(void); /* standard error */

/* Whether standard output, or standard error, really is a terminal: what tells a person
 * about this run (how long it took, what is being done) belongs there alone. */
bool screen_is_live(void);
bool screen_errors_are_live(void);
bool screen_wants_colour(enum screen_colour colour, bool screen);

/* A table of rows: text rows as rows.h writes them (tabs between) come out
 * aligned, two blanks between columns, or one where the screen is too narrow,
 * numbers flush right and grouped, the suits in colour. Widths only grow, so
 * that rows may come in parts. */
enum { SCREEN_COLUMNS_MAX = 32 };

struct screen_table {
	const struct rows_name *names;
	size_t count;
	size_t width[SCREEN_COLUMNS_MAX];
	size_t columns; /* of the screen */
	size_t gap;     /* blanks between columns */
	size_t shown;   /* fields that fit; 0 before the first rows */
	bool colour;
	bool header;   /* still to be written */
	bool may_drop; /* fields that do not fit, from the last */
};

/* What fits is decided for the first rows and holds for all. */
void screen_table_init(struct screen_table *table, const struct rows_name *names, size_t count,
	unsigned columns, bool header, bool colour);

/* Appends `rows` (whole lines), laid out, to `out`. */
void screen_table_add(struct screen_table *table, struct slice rows, struct text *out);

/* Appends text, cleaned (clean.h), in which the suits of cards are in four colours. */
void screen_add_cards(struct text *out, struct slice text, bool colour);

/* Appends words behind `column` columns of a line, broken at blanks where the screen of
 * `columns` ends; later lines begin with `indent` blanks. The suits are in colour. */
void screen_add_wrapped(struct text *out, struct slice words, size_t column, size_t indent,
	size_t columns, bool colour);

/* Cards in a list that is wrapped at the screen's edge and goes on at column `indent`. */
struct screen_list {
	size_t indent, columns; /* of the screen */
	size_t column;          /* after the indent */
	bool colour;
	size_t count; /* cards so far */
};

void screen_list_card(struct screen_list *list, card c, enum card_notation notation,
	struct text *out);

/* Escape sequences around a winner and a loser, or "" without colour. */
const char *screen_bold(bool colour);
const char *screen_dim(bool colour);
const char *screen_plain(bool colour);

#endif
