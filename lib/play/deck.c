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

	chance_begin(&deck->chance, seed, number, CHANCE_DECK);
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
	/* those put aside become the next again, and the shuffle goes on over them */
	if (aside) {
		deck->dealt -= aside;
		memcpy(deck->card + deck->dealt, back, (size_t)aside);
	}
	return found;
}
