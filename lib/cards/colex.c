#include "cards/colex.h"

#include <stddef.h>

uint64_t colex_choose(unsigned n, unsigned k)
{
	uint64_t ways = 1;

	if (k > n)
		return 0;
	if (k > n - k)
		k = n - k;
	/* After step i the value is the integer C(n - k + i, i). The product before the division is
	 * at most i times that; the limits keep it below 2^64 if the common factor is removed
	 * first. */
	for (unsigned i = 1; i <= k; i++) {
		uint64_t factor = n - k + i;
		uint64_t whole = ways / i, rest = ways % i;

		ways = whole * factor + rest * factor / i;
	}
	return ways;
}

const uint16_t colex_choices[14][8] = {
	{1, 0, 0, 0, 0, 0, 0, 0},
	{1, 1, 0, 0, 0, 0, 0, 0},
	{1, 2, 1, 0, 0, 0, 0, 0},
	{1, 3, 3, 1, 0, 0, 0, 0},
	{1, 4, 6, 4, 1, 0, 0, 0},
	{1, 5, 10, 10, 5, 1, 0, 0},
	{1, 6, 15, 20, 15, 6, 1, 0},
	{1, 7, 21, 35, 35, 21, 7, 1},
	{1, 8, 28, 56, 70, 56, 28, 8},
	{1, 9, 36, 84, 126, 126, 84, 36},
	{1, 10, 45, 120, 210, 252, 210, 120},
	{1, 11, 55, 165, 330, 462, 462, 330},
	{1, 12, 66, 220, 495, 792, 924, 792},
	{1, 13, 78, 286, 715, 1287, 1716, 1716},
};

const uint16_t colex_multisets[8][14] = {
	{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13},
	{0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91},
	{0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220, 286, 364, 455},
	{0, 1, 5, 15, 35, 70, 126, 210, 330, 495, 715, 1001, 1365, 1820},
	{0, 1, 6, 21, 56, 126, 252, 462, 792, 1287, 2002, 3003, 4368, 6188},
	{0, 1, 7, 28, 84, 210, 462, 924, 1716, 3003, 5005, 8008, 12376, 18564},
	{0, 1, 8, 36, 120, 330, 792, 1716, 3432, 6435, 11440, 19448, 31824, 50388},
};

const uint16_t colex_multisets_start[7] = {0, 1, 14, 105, 560, 2380, 8568};

/* The contribution of the i-th smallest rank r, i from 0: C(r + i, i + 1), for the ranks of a deck
 * and one more, which no rank of a multiset reaches. */
static unsigned term(int i, unsigned rank)
{
	return colex_multisets[i + 1][rank];
}

unsigned colex_multiset_rank(const uint8_t *ranks, int count)
{
	unsigned rank = 0;

	for (int i = 0; i < count; i++)
		rank += term(i, ranks[i]);
	return rank;
}

void colex_multiset(unsigned rank, int count, uint8_t *ranks)
{
	for (int i = count - 1; i >= 0; i--) {
		uint8_t value = 0;

		/* the greatest value whose term is not above the rest */
		while (term(i, value + 1u) <= rank)
			value++;
		rank -= term(i, value);
		ranks[i] = value;
	}
}

bool colex_multiset_next(uint8_t *values, int count, int kinds)
{
	for (int i = 0; i < count; i++) {
		int limit = i + 1 < count ? values[i + 1] : kinds - 1;

		if (values[i] < limit) {
			values[i]++;
			return true;
		}
		values[i] = 0;
	}
	return false;
}

/* Fills level `level` with the live card at `place` and all lower levels with the cards right after
 * it. */
static void choose_from(struct colex_walk *walk, int level, int place)
{
	for (; level < walk->count; level++, place++) {
		uint8_t c = walk->live[place];

		walk->place[level] = (uint8_t)place;
		walk->chosen[level] = c;
		walk->set |= UINT64_C(1) << c;
		walk->sum[level + 1] = walk->sum[level] + (walk->keys ? walk->keys[c] : 0);
	}
}

bool colex_walk_first(struct colex_walk *walk, uint64_t live, int count, const uint64_t *keys)
{
	walk->count = count;
	walk->live_count = 0;
	for (int c = 63; c >= 0; c--)
		if (live >> c & 1)
			walk->live[walk->live_count++] = (uint8_t)c;
	walk->keys = keys;
	walk->sum[0] = 0;
	walk->set = 0;
	if (count > walk->live_count)
		return false;
	choose_from(walk, 0, 0);
	return true;
}

bool colex_walk_next(struct colex_walk *walk)
{
	for (int level = walk->count - 1; level >= 0; level--) {
		int place = walk->place[level] + 1;

		walk->set &= ~(UINT64_C(1) << walk->chosen[level]);
		if (place <= walk->live_count - (walk->count - level)) {
			choose_from(walk, level, place);
			return true;
		}
	}
	return false;
}
