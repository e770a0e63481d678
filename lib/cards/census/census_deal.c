#include "census_inside.h"

unsigned census_choose(int n, int k)
{
	static const uint8_t table[CARD_SUITS + 1][HAND_MAX + 1] = {{1}, {1, 1}, {1, 2, 1},
		{1, 3, 3, 1}, {1, 4, 6, 4, 1}};

	return n < 0 || k < 0 ? 0 : table[n][k];
}

unsigned census_suits_like(const struct census_deal *deal, int suit)
{
	unsigned like = 0;

	for (int other = 0; other < CARD_SUITS; other++)
		if (card_set_ranks(deal->own, other) == card_set_ranks(deal->own, suit) &&
			card_set_ranks(deal->board, other) == card_set_ranks(deal->board, suit) &&
			card_set_ranks(deal->live, other) == card_set_ranks(deal->live, suit)) {
			if (other < suit)
				return 0;
			like++;
		}
	return like;
}
