/* Sets of cards of which every two are joined. Each file that includes this compiles it for its
 * processor, since it does little but count bits: #define OMAHA_JOINED its name. */
#include "odds/omaha/omaha_any.h"

static inline uint64_t joined_twos(const card_set lower[CARD_COUNT], card_set cards)
{
	uint64_t sum = 0;

	for (card_set a = cards; a; a &= a - 1)
		sum += (uint64_t)__builtin_popcountll(cards & lower[__builtin_ctzll(a)]);
	return sum;
}

static inline uint64_t joined_threes(const card_set lower[CARD_COUNT], card_set cards)
{
	uint64_t sum = 0;

	for (card_set a = cards; a; a &= a - 1)
		sum += joined_twos(lower, cards & lower[__builtin_ctzll(a)]);
	return sum;
}

uint64_t OMAHA_JOINED(const card_set lower[CARD_COUNT], card_set cards, int size)
{
	uint64_t sum = 0;

	if (size == 2)
		return joined_twos(lower, cards);
	if (size == 3)
		return joined_threes(lower, cards);
	for (card_set a = cards; a; a &= a - 1)
		sum += OMAHA_JOINED(lower, cards & lower[__builtin_ctzll(a)], size - 1);
	return sum;
}
