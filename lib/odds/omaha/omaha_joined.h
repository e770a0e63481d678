/* Counts hands in which every two cards may be together. Each file that includes this compiles it
 * for its processor, since it mostly counts bits: #define OMAHA_JOINED as the name of the function.
 *
 * All cards of a rank that are not apart are alike. So the count iterates over the ranks of a hand,
 * the highest first, with the number of ways to choose one to four of their cards; the last card is
 * counted without iterating. Cards apart come first, one at a time. */
#include "odds/omaha/omaha_any.h"

#include "cards/card.h"
#include "cards/colex.h"

static inline unsigned count_bits(card_set set)
{
	return (unsigned)__builtin_popcountll(set);
}

/* Removes the lowest rank from a set; returns the rank and its number of cards. */
static inline int take_rank(card_set *set, unsigned *count)
{
	const int rank = __builtin_ctzll(*set) / CARD_SUITS;
	const card_set cards = *set & (card_set)0xf << rank * CARD_SUITS;

	*count = count_bits(cards);
	*set &= ~cards;
	return rank;
}

static inline uint64_t count_twos(const struct omaha_joined *joined, card_set cards)
{
	uint64_t sum = 0;

	for (card_set left = cards; left;) {
		unsigned count;
		const int rank = take_rank(&left, &count);

		sum += (uint64_t)count * count_bits(cards & joined->lower[rank]);
		if (joined->same >> rank & 1)
			sum += colex_choices[count][2];
	}
	return sum;
}

static inline uint64_t count_threes(const struct omaha_joined *joined, card_set cards)
{
	uint64_t sum = 0;

	for (card_set left = cards; left;) {
		unsigned count;
		const int rank = take_rank(&left, &count);
		const card_set lower = cards & joined->lower[rank];

		sum += count * count_twos(joined, lower);
		if (joined->same >> rank & 1)
			sum += (uint64_t)colex_choices[count][2] * count_bits(lower) +
			       colex_choices[count][3];
	}
	return sum;
}

static uint64_t count_others(const struct omaha_joined *joined, card_set cards, int size)
{
	uint64_t sum = 0;

	if (size < 2)
		return size ? count_bits(cards) : 1;
	if (size == 2)
		return count_twos(joined, cards);
	if (size == 3)
		return count_threes(joined, cards);
	for (card_set left = cards; left;) {
		unsigned count;
		const int rank = take_rank(&left, &count);
		const card_set lower = cards & joined->lower[rank];
		const int most = joined->same >> rank & 1 ? (int)count : 1;

		for (int copies = 1; copies <= most && copies <= size; copies++)
			sum += colex_choices[count][copies] *
			       count_others(joined, lower, size - copies);
	}
	return sum;
}

static uint64_t count_all(const struct omaha_joined *joined, const struct omaha_stock *stock,
	card_set cards, card_set apart, int size)
{
	uint64_t sum = count_others(joined, cards, size);

	for (card_set left = size ? apart : 0; left; left &= left - 1) {
		const int rank = __builtin_ctzll(left) / CARD_SUITS;

		sum += count_all(joined, stock, cards & joined->all[rank] & stock->with[rank],
			apart & joined->lower[rank] & stock->apart_with[rank], size - 1);
	}
	return sum;
}

uint64_t OMAHA_JOINED(const struct omaha_joined *joined, const struct omaha_stock *stock, int size)
{
	return count_all(joined, stock, stock->cards, stock->apart, size);
}
