#include "play/shuffle.h"

#include <string.h>

/* The index of the first hand whose sum of weights is above `at`. */
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

static card_set draw(const struct shuffle_range *range, struct chance *chance)
{
	const uint64_t weight = range->upto[range->count - 1];

	return range->set[find_hand(range, chance_upto(chance, weight - 1))];
}

/* Draws a hand for each player that has a range; false if two of them share a card. */
static bool draw_hands(const struct shuffle *shuffle, struct chance *chance, card_set *hands,
	card_set *dealt)
{
	*dealt = 0;
	for (int i = 0; i < shuffle->hands; i++) {
		if (!shuffle->range[i])
			continue;
		hands[i] = draw(shuffle->range[i], chance);
		if (*dealt & hands[i])
			return false;
		*dealt |= hands[i];
	}
	return true;
}

status_code shuffle_deal(const struct shuffle *shuffle, struct chance *chance, card out[CARD_COUNT])
{
	const size_t size = (size_t)shuffle->size;
	card_set hands[SHUFFLE_HANDS_MAX], dealt;
	struct deck deck = {.chance = *chance};
	int tries = 0;

	while (!draw_hands(shuffle, &deck.chance, hands, &dealt))
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
	*chance = deck.chance;
	return STATUS_OK;
}

void shuffle_shoe(const struct shoe *shoe, uint32_t count, struct chance *chance, card *out)
{
	shoe_list(shoe, out);
	for (uint32_t i = 0; i < count; i++) {
		card *const from = out + i + chance_below(chance, shoe->count - i);
		const card next = *from;

		*from = out[i];
		out[i] = next;
	}
}
