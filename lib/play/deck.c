#include "play/deck.h"

#include <string.h>

void deck_renew(struct deck *deck, card_set cards)
{
	deck->dealt = deck->count = 0;
	for (int c = 0; c < CARD_COUNT; c++)
		if (cards & card_bit((card)c))
			deck->card[deck->count++] = (card)c;
}

void deck_begin(struct deck *deck, card_set cards, uint64_t seed, uint64_t number)
{
	static const card all[CARD_COUNT] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
		16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
		37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51};

	hand_rng_begin(&deck->hand_rng, seed, number, HAND_RNG_DECK);
	if (cards != CARD_DECK) {
		deck_renew(deck, cards);
		return;
	}
	memcpy(deck->card, all, sizeof all);
	deck->dealt = 0;
	deck->count = CARD_COUNT;
}

int deck_deal(struct deck *deck, card_set without, int count, card *out)
{
	card back[CARD_COUNT];
	int found = 0, aside = 0;

	while (found < count && deck_left(deck) > 0) {
		const card c = deck_next(deck);

		if (without & card_bit(c))
			back[aside++] = c;
		else
			out[found++] = c;
	}
	/* put the set-aside cards back at the front; later draws pick among them */
	if (aside) {
		deck->dealt -= aside;
		memcpy(deck->card + deck->dealt, back, (size_t)aside);
	}
	return found;
}

/* -- hands from ranges ---------------------------------------------------------- */

/* Index of the first hand whose cumulative weight is above `at`. */
static uint32_t find_hand(const struct shuffle_range *range, uint64_t at)
{
	uint32_t low = 0, high = range->count - 1;

	while (low < high) {
		const uint32_t middle = low + (high - low) / 2;

		if (range->upto[middle] > at)
			high = middle;
		else
			low = middle + 1;
	}
	return low;
}

/* Draws a hand for each player that has a range; false if two of them share a card. */
static bool draw_hands(const struct shuffle *shuffle, struct hand_rng *hand_rng, card_set *hands,
	card_set *dealt)
{
	*dealt = 0;
	for (int i = 0; i < shuffle->hands; i++) {
		const struct shuffle_range *const range = shuffle->range[i];

		if (!range)
			continue;
		hands[i] = range->set[find_hand(range,
			hand_rng_upto(hand_rng, range->upto[range->count - 1] - 1))];
		if (*dealt & hands[i])
			return false;
		*dealt |= hands[i];
	}
	return true;
}

status_code shuffle_deal(const struct shuffle *shuffle, struct hand_rng *hand_rng,
	card out[CARD_COUNT])
{
	const size_t size = (size_t)shuffle->size;
	card_set hands[SHUFFLE_HANDS_MAX], dealt;
	struct deck deck = {.hand_rng = *hand_rng};
	int tries = 0;

	while (!draw_hands(shuffle, &deck.hand_rng, hands, &dealt))
		if (++tries == SHUFFLE_TRIES)
			return fault_set(NULL, STATUS_NO_SHUFFLE, 0, 0);
	for (int i = 0; i < shuffle->hands; i++)
		if (shuffle->range[i]) {
			deck_renew(&deck, hands[i]);
			deck_deal(&deck, 0, shuffle->size, out + (size_t)i * size);
		}
	deck_renew(&deck, shuffle->cards & ~dealt);
	for (int i = 0; i < shuffle->hands; i++)
		if (!shuffle->range[i])
			deck_deal(&deck, 0, shuffle->size, out + (size_t)i * size);
	deck_deal(&deck, 0, deck_left(&deck), out + (size_t)shuffle->hands * size);
	*hand_rng = deck.hand_rng;
	return STATUS_OK;
}

void shuffle_shoe(const struct shoe *shoe, uint32_t count, struct hand_rng *hand_rng, card *out)
{
	shoe_list(shoe, out);
	for (uint32_t i = 0; i < count; i++) {
		card *const from = out + i + hand_rng_below(hand_rng, shoe->count - i);
		const card next = *from;

		*from = out[i];
		out[i] = next;
	}
}
