/* The sites whose texts are read: a row each.
 *
 * A row knows the lines at which a hand of its format begins, and reads the text of one hand into a
 * struct history. The rows are tried in the order of the table. */
#ifndef FELT_HISTORIES_SITES_H
#define FELT_HISTORIES_SITES_H

#include "histories/history/history.h"

struct site {
	const char *code;  /* "pokerstars" */
	const char *name;  /* "PokerStars" */
	const char *brand; /* the site of a hand whose text does not name it; or "" */
	/* A hand begins at a line, which has no blanks at its ends, that fits one of the patterns
	 * (sites_fits), or of which the function says so, if there is one; `rest` is what follows
	 * it, as far as that is known: false where it is too short. In XML each element is
	 * such a line, with the text after it. */
	const char *begins[5]; /* the last is NULL */
	bool (*begins_at)(struct slice line, struct slice rest);
	/* The same of a session: the lines from there to the first hand count for all hands up to
	 * the next session. */
	const char *session[3];
	bool (*session_at)(struct slice line, struct slice rest);
	/* Reads a hand, for sites_read. */
	void (*read)(struct history *history);
	/* Whether a hand ends with a line, so that the next begins with whatever follows. NULL: a
	 * hand goes on to where the next begins. */
	bool (*ends)(struct slice line, struct slice rest);
	struct history_dialect dialect; /* as far as it is the same for all hands */
};

/* All rows; the last has no code. */
extern const struct site sites_rows[];

/* Whether a hand or a session of any row may begin at the line, which is known from a few of its
 * bytes: most lines are about players, and are not looked at any further. */
bool sites_may_begin(struct slice line);

/* Skips whole lines of words at which none may begin. */
void sites_skip_lines(struct slice *rest);

/* The row of the site of which a hand, or a session, begins at the line; NULL: of none. */
const struct site *sites_begin(struct slice line, struct slice rest);
const struct site *sites_session(struct slice line, struct slice rest);

/* Reads a hand of the site. history->text is its text, from the line at which it begins to before
 * the next hand or session. Faults and warnings are noted in the history. */
void sites_read(const struct site *site, struct history *history);

/* Why no hand begins in a text, as far as its first line tells: STATUS_HISTORY_TOURNAMENT,
 * STATUS_HISTORY_PAGE, or STATUS_HISTORY_NOT_READ for what is not known. */
status_code sites_why_no_hands(struct slice text);

/* Of a hand of a tournament, whose chips are no money: reads the words about the buy-in as money,
 * and makes the currency that of the buy-in and the prizes. */
void sites_read_buy_in(struct history *history);

/* Warns of a line that says of a hand whose cards are known that they make something else than they
 * do. Of a hand that has been read. */
void sites_check_made(struct history *history);

#endif
