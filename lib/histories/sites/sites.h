/* The supported sites, one row each.
 *
 * A row recognises the lines at which a hand of its format begins, and reads one hand into a struct
 * history. The rows are tried in the order of the table. */
#ifndef FELT_HISTORIES_SITES_H
#define FELT_HISTORIES_SITES_H

#include "histories/history/history.h"

struct site {
	const char *code;  /* "pokerstars" */
	const char *name;  /* "PokerStars" */
	const char *brand; /* the site, for hands that do not name it; or "" */
	/* A hand begins at a line that fits one of the patterns (sites_fits), or for which the
	 * function, if any, returns true. The line has no spaces at its ends; `rest` is what
	 * follows it, as far as it is known: if that is too short to decide, the function returns
	 * false. In XML each element counts as a line, followed by the rest of the text. */
	const char *begins[5]; /* the last is NULL */
	bool (*begins_at)(struct slice line, struct slice rest);
	/* The same for a session: the lines from its start to the first hand apply to all hands up
	 * to the next session. */
	const char *session[3];
	bool (*session_at)(struct slice line, struct slice rest);
	/* Reads a hand; called by sites_read(). */
	void (*read)(struct history *history);
	/* True if this line ends the hand, so that the next hand begins after it. NULL: a hand ends
	 * where the next begins. */
	bool (*ends)(struct slice line, struct slice rest);
	struct history_dialect dialect; /* the part that is the same for all hands */
};

/* All rows; the last has no code. */
extern const struct site sites_rows[];

/* True if a hand or session of any row may begin at the line. Looks at a few of its bytes: most
 * lines are about players and need no further look. */
bool sites_may_begin(struct slice line);

/* Skips whole lines of words at which no hand or session may begin. */
void sites_skip_lines(struct slice *rest);

/* The row of the site whose hand, or session, begins at the line; NULL if none does. */
const struct site *sites_begin(struct slice line, struct slice rest);
const struct site *sites_session(struct slice line, struct slice rest);

/* Reads a hand of the site. history->text is the hand, from the line at which it begins to the next
 * hand or session. Faults and warnings are noted in the history. */
void sites_read(const struct site *site, struct history *history);

/* The reason why no hand begins in a text, judged by its first line: STATUS_HISTORY_TOURNAMENT,
 * STATUS_HISTORY_PAGE, or STATUS_HISTORY_NOT_READ if unknown. */
status_code sites_why_no_hands(struct slice text);

/* For a hand of a tournament, whose chips are not money: reads the words about the buy-in as money,
 * and sets the currency to that of the buy-in and the prizes. */
void sites_read_buy_in(struct history *history);

/* Warns of each line that describes a known hand as something that its cards do not make. Call it
 * after the hand has been read. */
void sites_check_made(struct history *history);

#endif
