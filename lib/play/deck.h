/* The deck of a hand: the cards in the order of a fair shuffle, which is a function of a seed and a
 * number alone. It is shuffled as far as it is dealt: card by card, one of those that are left,
 * each with the same probability. */
#ifndef FELT_PLAY_DECK_H
#define FELT_PLAY_DECK_H

#include "play/hand_rng.h"
#include "play/play_status.h"

#include "cards/shoe/shoe.h"

struct deck {
	struct hand_rng hand_rng;
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
	card *const from = at + hand_rng_below(&deck->hand_rng, (uint32_t)deck_left(deck));
	const card next = *from;

	*from = *at;
	*at = next;
	deck->dealt++;
	return next;
}

/* Deals up to `count` cards that are not in a set; cards of the set that would have come are put
 * back among those left. Returns how many there were. */
int deck_deal(struct deck *deck, card_set without, int count, card *out);

/* -- shuffles ---------------------------------------------------------------------- */

/* Shuffles: a whole deck in random order, whose first cards are the hands of some players, which
 * may have to come out of ranges, and the cards of a board.
 *
 * All decks that give each player a hand of its range are possible, each with a probability in
 * proportion to the product of its hands' weights. So hands are drawn out of all ranges at once,
 * and all of them again if two share a card: to draw a hand again alone, or out of what the others
 * have left, would favour the hands of those who draw first. The cards of all others are then those
 * of a fair shuffle of what is left. */

enum { SHUFFLE_HANDS_MAX = 10, SHUFFLE_TRIES = 10000000 };

/* Hands with weights. */
struct shuffle_range {
	uint32_t count; /* at least 1 */
	card_set *set;  /* the cards of each hand */
	uint64_t *upto; /* the sum of the weights of the hands up to it, itself included */
};

struct shuffle {
	card_set cards; /* the deck: no card that is dead or lies on the board */
	int hands;
	int size;                                             /* cards of each hand */
	const struct shuffle_range *range[SHUFFLE_HANDS_MAX]; /* NULL: any cards */
};

/* Deals out[0 .. n - 1], the n cards of the deck, by the chances of `chance`: first the hands, one
 * after the other, and then the others. Cards of a hand that came out of a range are in random
 * order too. STATUS_OK, or STATUS_NO_SHUFFLE when SHUFFLE_TRIES draws in a row gave two players the
 * same card, as they do if the ranges cannot all be dealt at once. The hands have no more cards
 * than the deck, and those of ranges are in the deck. */
status_code shuffle_deal(const struct shuffle *shuffle, struct hand_rng *hand_rng,
	card out[CARD_COUNT]);

/* Deals out[0 .. count - 1], the first cards of a fair shuffle of all that a shoe has left; `out`
 * has room for all of them. Of one whole deck it deals what shuffle_deal does without ranges. */
void shuffle_shoe(const struct shoe *shoe, uint32_t count, struct hand_rng *hand_rng, card *out);

#endif
