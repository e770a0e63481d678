/* One term of a range: what is read of it, and how it is put into a range. Shared by the files of
 * the module range alone. */
#ifndef FELT_ODDS_RANGE_TERM_H
#define FELT_ODDS_RANGE_TERM_H

#include "odds/range/range.h"

enum {
	ANY = -1,         /* a rank or a suit that is `*` */
	HUNDRED = 1000000 /* per cent, in ten-thousandths */
};

/* Which hands of two ranks. */
enum marks { SUITED = 1, OFFSUIT = 2, BOTH = SUITED | OFFSUIT };

/* Two cards, or the ranks of two. */
struct shape {
	bool cards;
	int rank[2]; /* of ranks, the higher first unless one is ANY */
	int suit[2]; /* of cards */
	int marks;   /* of ranks */
};

enum term_kind { TERM_SHAPE, TERM_CLIMB, TERM_SPAN, TERM_BEST };

struct term {
	enum term_kind kind;
	struct shape from, to; /* `to` of a span */
	uint64_t worse, best;  /* of TERM_BEST: from, to, in ten-thousandths of a per cent */
};

/* Gives all combos of a term this weight. */
void range_term_put(struct range *out, const struct term *term, uint16_t weight);

#endif
