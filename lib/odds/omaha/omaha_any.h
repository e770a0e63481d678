/* What the files of a hand against any hand share; private to them. */
#ifndef FELT_ODDS_OMAHA_ANY_H
#define FELT_ODDS_OMAHA_ANY_H

#include "base/cpu.h"
#include "cards/card.h"

#include <stdint.h>

/* Which two ranks may be together in a hand, by rank. Sets of ranks have four bits for each, as
 * sets of cards do: here all of them, or none. */
struct omaha_joined {
	card_set lower[CARD_RANKS]; /* the lower ranks that may be with it */
	card_set all[CARD_RANKS];   /* all of them; its own where two cards of it may be together */
	unsigned same;              /* a bit for each of those */
};

/* What hands are made of. Cards of one suit, that of a flush, may not be together with all other
 * cards of it: those that are in each other's way are apart. */
struct omaha_stock {
	card_set cards; /* of each rank as many as there are bits */
	card_set apart; /* a bit for each rank of which there is one more card, of the suit */
	/* By rank of a card apart: the cards and those apart of lower ranks that may be with it, as
	 * far as the suit is concerned. */
	card_set with[CARD_RANKS], apart_with[CARD_RANKS];
};

/* The number of sets of `size` cards in which every two may be together, by rank and by suit. */
typedef uint64_t omaha_joined_fn(const struct omaha_joined *joined, const struct omaha_stock *stock,
	int size);

omaha_joined_fn omaha_joined_scalar, omaha_joined_avx2;

#endif
