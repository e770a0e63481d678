/* A term of a range, as it is read and printed; private to the module. */
#ifndef FELT_ODDS_RANGE_TERM_H
#define FELT_ODDS_RANGE_TERM_H

#include "odds/range/range.h"

enum {
	ANY = -1,         /* a rank or a suit that is `*` */
	HUNDRED = 1000000 /* 100 % in ten-thousandths of a per cent */
};

/* Which hands of two ranks. Where every class is SUITED or OFFSUIT, pairs count as OFFSUIT. */
enum kind { SUITED, OFFSUIT, EITHER, KINDS };

/* Two cards, or the ranks of two. */
struct shape {
	bool cards;
	int rank[2];    /* of ranks, the higher first unless one is ANY */
	int suit[2];    /* of cards */
	enum kind kind; /* of ranks */
};

enum term_form { TERM_SHAPE, TERM_CLIMB, TERM_SPAN, TERM_BEST };

struct term {
	enum term_form form;
	struct shape from, to; /* `to` is of TERM_SPAN only */
	uint64_t worse, best;  /* of TERM_BEST: from, to, in ten-thousandths of a per cent */
};

/* Gives all combos of a term this weight. */
void range_term_put(struct range *out, const struct term *term, uint16_t weight);

/* The cards of a rank and a suit, either of which may be ANY. */
static inline card_set range_cards_like(int rank, int suit)
{
	card_set set = CARD_DECK;

	if (rank != ANY)
		set &= UINT64_C(15) << card_of(rank, 0);
	if (suit != ANY)
		set &= card_set_suit(suit);
	return set;
}

#endif
