#include "cards/texture.h"

#include "base/bits.h"

struct texture texture_of(const card *board, int count)
{
	enum { FIVE = 0x1f, LOWS = CARD_RANKS + 1 - HAND_MIN };
	int of_suit[CARD_SUITS] = {0}, of_rank[CARD_RANKS] = {0};
	struct texture texture = {.high = 0};
	unsigned near = 0;

	for (int i = 0; i < count; i++) {
		const int rank = card_rank(board[i]), suit = card_suit(board[i]);

		texture.suits += !of_suit[suit]++;
		texture.ranks += !of_rank[rank]++;
		if (of_suit[suit] > texture.of_a_suit)
			texture.of_a_suit = of_suit[suit];
		if (of_rank[rank] > texture.of_a_rank)
			texture.of_a_rank = of_rank[rank];
		if (rank > texture.high)
			texture.high = rank;
		near |= 1u << (rank + 1) | (rank == CARD_RANKS - 1); /* an ace is low too */
	}
	texture.connected = (near & near >> 1 & near >> 2) != 0;
	for (int low = 0; low <= LOWS; low++) /* three of five consecutive ranks */
		texture.straight |= bits_count(near >> low & FIVE) >= 3;
	return texture;
}
