/* The deck of a hand: the cards in the order of a fair shuffle, which is a function of a seed and a
 * number alone. It is shuffled as far as it is dealt: card by card, one of those that are left,
 * each with the same probability. */
#ifndef FELT_PLAY_DECK_H
#define FELT_PLAY_DECK_H

#include "play/chance.h"

#include "cards/card.h"

struct deck {
	struct chance chance;
	int dealt, count;
	card card[CARD_COUNT]; /* those dealt, in their order, then the others */
};

/* Takes the deck of number `number`, of the cards of a set. */
void deck_begin(struct deck *deck, card_set cards, uint64_t seed, uint64_t number);

/* Makes a new deck of these cards in the middle of a hand; the random numbers go on. */
void deck_renew(struct deck *deck, card_set cards);

static inline int deck_left(const struct deck *deck)
{
	return deck->count - deck->dealt;
}

/* The next card; there must be one left. */
static inline card deck_next(struct deck *deck)
{
	card *const at = &deck->card[deck->dealt];
	card *const from = at + chance_below(&deck->chance, (uint32_t)deck_left(deck));
	const card next = *from;

	*from = *at;
	*at = next;
	deck->dealt++;
	return next;
}

/* Deals up to `count` cards that are not in a set; cards of the set that would have come are put
 * back among those left. Returns how many there were. */
int deck_deal(struct deck *deck, card_set without, int count, card *out);

#endif
