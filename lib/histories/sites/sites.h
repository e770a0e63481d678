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

/* What a line is for the cutting of a text into hands. */
enum site_line {
	SITE_WITHIN,  /* part of the hand, or of what is between hands */
	SITE_BEGINS,  /* the first line of a hand */
	SITE_SESSION, /* begins facts that hold for the hands after it: it ends the hand before */
};

enum { SITE_SESSION_BYTES = 8 << 10 };

/* What a file says once for all of its hands: the text from a line SITE_SESSION on to the first
 * hand, copied. */
struct site_session {
	char bytes[SITE_SESSION_BYTES];
	size_t length;
};

struct site {
	const char *code; /* "pokerstars" */
	const char *name; /* "PokerStars" */
	/* What a line is, without blanks at its ends. */
	enum site_line (*line)(struct slice line);
	/* Reads a hand. history->text is its text, from the line SITE_BEGINS to before the next
	 * hand. Faults and warnings are noted in the history. */
	void (*read)(struct history *history, const struct site_session *session);
};

/* All rows; the last has no code. */
extern const struct site sites_rows[];

/* Whether a line begins a hand or a session of the site of some row; *site is set if so. */
enum site_line sites_line(struct slice line, const struct site **site);

#ifdef __cplusplus
}
#endif

#endif
