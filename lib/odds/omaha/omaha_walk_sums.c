/* The walk over the hands of two players in order of value.
 *
 * When all of the second player's hands that are worth less than a hand of the first have been
 * added, the first hand beats all of them except those that share a card with it. Their weight
 * follows by inclusion and exclusion, from sums of weights by card, by pair of cards, by triple and
 * so on: for the hand abcd
 *
 *     beaten = all - (a + b + c + d) + (ab + ac + ad + bc + bd + cd)
 *              - (abc + abd + acd + bcd) + abcd.
 *
 * The last term is the weight of the same hand in the second player's list. It has the same value,
 * so that it is 0 for the hands below, and is known in advance for the hands up to that value; it
 * needs no sum.
 *
 * The sum of a set of k cards c1 < ... < ck is at index first[k] + C(c1, 1) + ... + C(ck, k), its
 * colex rank among the sets of that size. So the index of a set is that of the set without its
 * highest card plus a term for that card, and the indices of all 14 (30, 62) sets of a hand take
 * one addition each. */
#include "odds/omaha/omaha_walk.h"

#include "cards/colex.h"

#include <stdlib.h>
#include <string.h>

enum { SETS_MAX = 1 << OMAHA_HOLE_MAX };

typedef uint64_t weight_sum;

struct omaha_sums {
	int own;
	size_t count;
	uint32_t step[CARD_COUNT][8]; /* [c][k]: from a set of k cards below c to the set with c */
	weight_sum sum[];
};

struct omaha_sums *omaha_sums_new(int own)
{
	size_t count = 1;
	struct omaha_sums *sums;

	for (int k = 1; k < own; k++)
		count += colex_choose(CARD_COUNT, (unsigned)k);
	sums = calloc(1, sizeof *sums + count * sizeof *sums->sum);
	if (!sums)
		return NULL;
	sums->own = own;
	sums->count = count;
	for (unsigned c = 0; c < CARD_COUNT; c++)
		for (unsigned k = 0; k + 1 < (unsigned)own; k++)
			sums->step[c][k] =
				(uint32_t)(colex_choose(CARD_COUNT, k) + colex_choose(c, k + 1));
	return sums;
}

int omaha_sums_own(const struct omaha_sums *sums)
{
	return sums->own;
}

void omaha_sums_free(struct omaha_sums *sums)
{
	free(sums);
}

/* -- one hand ------------------------------------------------------------------- */

#define INLINE static inline __attribute__((always_inline))

/* The indices of all sets of a hand's cards except the whole hand: bit i of a set for card i. */
INLINE void places_of(const struct omaha_sums *sums, const struct omaha_held *held, int own,
	uint32_t place[SETS_MAX])
{
	place[0] = 0;
#pragma GCC unroll 6
	for (int top = 0; top < own; top++) {
		const uint32_t *step = sums->step[held->cards[top]];
		const int sets = 1 << top;

#pragma GCC unroll 32
		for (int set = 0; set < sets; set++) {
			const int cards = __builtin_popcount((unsigned)set);

			if (cards >= own - 1)
				continue;
			/* NOLINTNEXTLINE(clang-analyzer-core*): lesser sets came before */
			place[set | 1 << top] = place[set] + step[cards];
		}
	}
}

INLINE void add(struct omaha_sums *sums, const struct omaha_held *held, int own)
{
	const int sets = (1 << own) - 1;
	uint32_t place[SETS_MAX];

	places_of(sums, held, own, place);
#pragma GCC unroll 64
	for (int set = 0; set < sets; set++)
		sums->sum[place[set]] += held->weight;
}

/* The weight of the added hands that are disjoint from the hand, without the last term. */
INLINE weight_sum apart(const struct omaha_sums *sums, const struct omaha_held *held, int own)
{
	const int sets = (1 << own) - 1;
	uint32_t place[SETS_MAX];
	weight_sum odd = 0, even = 0;

	places_of(sums, held, own, place);
#pragma GCC unroll 64
	for (int set = 0; set < sets; set++)
		*(__builtin_popcount((unsigned)set) & 1 ? &odd : &even) += sums->sum[place[set]];
	return even - odd;
}

/* The last term of inclusion and exclusion, for a hand that was added: (-1)^own. */
INLINE weight_sum last_term(const struct omaha_held *held, int own)
{
	return own % 2 ? -(weight_sum)held->other : held->other;
}

/* -- the walk --------------------------------------------------------------------- */

/* Sets all sums to 0 again: those of the added hands, or all if that is faster. */
INLINE void clear(struct omaha_sums *sums, struct omaha_order added, int own)
{
	enum { SUMS_A_STORE = 8 };
	const int sets = (1 << own) - 1;
	uint32_t place[SETS_MAX];

	if ((added.count << own) * SUMS_A_STORE > sums->count) {
		memset(sums->sum, 0, sums->count * sizeof *sums->sum);
		return;
	}
	for (size_t i = 0; i < added.count; i++) {
		places_of(sums, &added.hand[i], own, place);
#pragma GCC unroll 64
		for (int set = 0; set < sets; set++)
			sums->sum[place[set]] = 0;
	}
}

/* The pairs of some hands with the added ones; `same` is true if these may include the same
 * hands. */
INLINE deal_count count(const struct omaha_sums *sums, const struct omaha_held *held, size_t hands,
	bool same, int own)
{
	deal_count pairs = 0;

	for (size_t i = 0; i < hands; i++)
		pairs += (deal_count)held[i].weight *
			 (apart(sums, &held[i], own) + (same ? last_term(&held[i], own) : 0));
	return pairs;
}

INLINE size_t equals(struct omaha_order order, size_t from)
{
	size_t to = from;

	while (to < order.count && order.hand[to].high == order.hand[from].high)
		to++;
	return to - from;
}

/* Adds the second player's hands below `high`, from the one at `at` on; returns the next. */
INLINE size_t add_below(struct omaha_sums *sums, struct omaha_order villain, size_t at,
	unsigned high, int own)
{
	for (; at < villain.count && villain.hand[at].high < high; at++)
		add(sums, &villain.hand[at], own);
	return at;
}

INLINE struct omaha_pairs walk(struct omaha_sums *sums, struct omaha_order hero,
	struct omaha_order villain, bool common, int own, struct omaha_pairs *by_high)
{
	struct omaha_pairs pairs = {0, 0, 0};
	size_t at = 0, hands;

	for (size_t i = 0; i < hero.count; i += hands) {
		const struct omaha_held *held = &hero.hand[i];
		const unsigned high = held->high;
		deal_count won, tied = 0;
		size_t first;

		hands = equals(hero, i);
		first = add_below(sums, villain, at, high, own);
		won = count(sums, held, hands, false, own);
		at = add_below(sums, villain, first, high + 1, own);
		if (at > first)
			tied = count(sums, held, hands, common, own) - won;
		pairs.won += won;
		pairs.tied += tied;
		if (by_high) {
			by_high[high].won += won;
			by_high[high].tied += tied;
		}
	}
	add_below(sums, villain, at, OMAHA_HIGHS, own);
	for (size_t i = 0; i < hero.count; i += hands) {
		deal_count all;

		hands = equals(hero, i);
		all = count(sums, &hero.hand[i], hands, common, own);
		pairs.all += all;
		if (by_high)
			by_high[hero.hand[i].high].all += all;
	}
	clear(sums, villain, own);
	return pairs;
}

struct omaha_pairs omaha_walk_pairs(struct omaha_sums *sums, struct omaha_order hero,
	struct omaha_order villain, bool common, struct omaha_pairs *by_high)
{
	switch (sums->own) {
	case 4:
		return walk(sums, hero, villain, common, 4, by_high);
	case 5:
		return walk(sums, hero, villain, common, 5, by_high);
	default:
		return walk(sums, hero, villain, common, 6, by_high);
	}
}
