/* Private to the method of a hand against any hand. */
#ifndef FELT_ODDS_OMAHA_ANY_H
#define FELT_ODDS_OMAHA_ANY_H

#include "base/cpu.h"
#include "cards/card.h"

#include <stdint.h>

/* The pairs of ranks that may be together in a hand, per rank. Sets of ranks have four bits per
 * rank, like sets of cards: here all or none of the four. */
struct omaha_joined {
	card_set lower[CARD_RANKS]; /* the lower ranks that may be with it */
	card_set all[CARD_RANKS]; /* all of them; includes the rank itself if two cards of it may be
				     together */
	unsigned same;            /* one bit per such rank */
};

/* The cards of possible hands. A card of one suit, that of a flush, may exclude some other cards of
 * the suit; such cards are called apart. */
struct omaha_stock {
	card_set cards; /* per rank, as many bits as it has cards */
	card_set apart; /* one bit per rank that has one more card, of the suit */
	/* Per rank of an apart card: the cards and the apart cards of lower ranks that may be with
	 * it, as far as the suit is concerned. */
	card_set with[CARD_RANKS], apart_with[CARD_RANKS];
};

/* The number of sets of `size` cards in which every two may be together, by rank and by suit. */
typedef uint64_t omaha_joined_fn(const struct omaha_joined *joined, const struct omaha_stock *stock,
	int size);

omaha_joined_fn omaha_joined_scalar, omaha_joined_avx2;

#endif
