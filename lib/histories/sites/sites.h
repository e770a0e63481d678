/* The sites whose texts are read: a row each.
 *
 * A row knows the lines at which a hand of its format begins, and reads the text of one hand into a
 * struct history. The rows are tried in the order of the table. */
#ifndef FELT_HISTORIES_SITES_H
#define FELT_HISTORIES_SITES_H

#include "histories/history/history.h"

#ifdef __cplusplus
extern "C" {
#endif

struct site {
	const char *code; /* "pokerstars" */
	const char *name; /* "PokerStars" */
	/* Whether a hand begins at a line, which has no blanks at its ends. */
	bool (*begins)(struct slice line);
	/* Reads a hand. history->text is its text, from the line at which it begins to before the
	 * next hand. Faults and warnings are noted in the history. */
	void (*read)(struct history *history);
};

/* All rows; the last has no code. */
extern const struct site sites_rows[];

/* The row of the site of which a hand begins at the line; NULL: at none. */
const struct site *sites_begin(struct slice line);

#ifdef __cplusplus
}
#endif

#endif
