/* The deck of a hand: the cards in the order of a fair shuffle, which is a function of a seed and a
 * number alone. It is shuffled on demand: each deal picks one of the remaining cards, uniformly. */
#ifndef FELT_PLAY_DECK_H
#define FELT_PLAY_DECK_H

#include "play/hand_rng.h"
#include "play/play_status.h"

#include "cards/shoe/shoe.h"

struct deck {
	struct hand_rng hand_rng;
	int dealt, count;
	card card[CARD_COUNT]; /* those dealt, in order, then the others */
};

/* Starts deck number `number`, made of the cards of a set. */
void deck_begin(struct deck *deck, card_set cards, uint64_t seed, uint64_t number);

/* Shuffles a new deck of these cards in the middle of a hand; the random numbers continue. */
void deck_renew(struct deck *deck, card_set cards);

static inline int deck_left(const struct deck *deck)
{
	return deck->count - deck->dealt;
}

/* The next card; at least one must be left. */
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

/* Deals up to `count` cards that are not in `without`; cards of `without` that come up go back into
 * the deck. Returns the number dealt. */
int deck_deal(struct deck *deck, card_set without, int count, card *out);

/* -- shuffles ---------------------------------------------------------------------- */

/* Shuffles: a whole deck in random order. Its first cards are players' hands, which may have to be
 * in ranges, followed by board cards.
 *
 * Every deck that gives each player a hand of its range is possible, with a probability
 * proportional to the product of the hands' weights. So a hand is drawn from each range at once,
 * and all are drawn again if two share a card: to redraw one hand alone, or from what the others
 * leave, would favour the hands of those who draw first. The remaining cards are a fair shuffle of
 * the rest. */

enum { SHUFFLE_HANDS_MAX = 10, SHUFFLE_TRIES = 10000000 };

/* Hands with weights. */
struct shuffle_range {
	uint32_t count; /* at least 1 */
	card_set *set;  /* the cards of each hand */
	uint64_t *upto; /* sum of the weights up to this hand, inclusive */
};

struct shuffle {
	card_set cards; /* the deck: no dead or board cards */
	int hands;
	int size;                                             /* cards of each hand */
	const struct shuffle_range *range[SHUFFLE_HANDS_MAX]; /* NULL: any cards */
};

/* Deals out[0 .. n - 1], the n cards of the deck: first the hands, one after the other, then the
 * rest. The cards of a hand from a range are in random order too. Returns STATUS_OK, or
 * STATUS_NO_SHUFFLE if two players drew the same card in SHUFFLE_TRIES draws in a row, which always
 * happens if the ranges exclude each other. The hands have no more cards than the deck, and those
 * of ranges are in the deck. */
status_code shuffle_deal(const struct shuffle *shuffle, struct hand_rng *hand_rng,
	card out[CARD_COUNT]);

/* Deals out[0 .. count - 1], the first cards of a fair shuffle of the rest of a shoe; `out` has
 * space for all of the rest. For one full deck it deals what shuffle_deal deals without ranges. */
void shuffle_shoe(const struct shoe *shoe, uint32_t count, struct hand_rng *hand_rng, card *out);

#endif
