#include "rulebook.h"

#include <stdlib.h>

enum { ACE = 12, WHEEL_TOP = 3 };

/* How many of the five share this rank. */
static int copies(const uint8_t ranks[5], int rank)
{
	int count = 0;

	for (int i = 0; i < 5; i++)
		count += ranks[i] == rank;
	return count;
}

/* Pairs before single cards, threes before pairs; high before low. */
static void order(const uint8_t ranks[5], uint8_t ordered[5])
{
	int filled = 0;

	for (int count = 4; count >= 1; count--)
		for (int rank = ACE; rank >= 0; rank--)
			if (copies(ranks, rank) == count)
				for (int i = 0; i < count; i++)
					ordered[filled++] = (uint8_t)rank;
}

/* The top rank of a straight, or -1. `ranks` are ordered. */
static int straight_top(const uint8_t ranks[5])
{
	bool in_a_row = true;

	for (int i = 1; i < 5; i++)
		in_a_row = in_a_row && ranks[i] == ranks[i - 1] - 1;
	if (in_a_row)
		return ranks[0];
	if (ranks[0] == ACE && ranks[1] == 3 && ranks[2] == 2 && ranks[3] == 1 && ranks[4] == 0)
		return WHEEL_TOP;
	return -1;
}

rulebook_value rulebook_ranks(const uint8_t ranks[5], bool suited)
{
	uint8_t ordered[5];
	rulebook_value value;
	int category, top, first, second;

	order(ranks, ordered);
	top = straight_top(ordered);
	first = copies(ranks, ordered[0]);
	second = copies(ranks, ordered[first < 5 ? first : 4]);

	if (top >= 0 && suited)
		category = 8;
	else if (first == 4)
		category = 7;
	else if (first == 3 && second == 2)
		category = 6;
	else if (suited)
		category = 5;
	else if (top >= 0)
		category = 4;
	else if (first == 3)
		category = 3;
	else if (first == 2 && second == 2)
		category = 2;
	else if (first == 2)
		category = 1;
	else
		category = 0;

	if (top == WHEEL_TOP && ordered[0] == ACE) { /* the ace plays low */
		for (int i = 0; i < 4; i++)
			ordered[i] = ordered[i + 1];
		ordered[4] = ACE;
	}
	value = (rulebook_value)category;
	for (int i = 0; i < 5; i++)
		value = value * 16 + ordered[i];
	return value;
}

rulebook_value rulebook_five(const uint8_t cards[5])
{
	uint8_t ranks[5];
	bool suited = true;

	for (int i = 0; i < 5; i++) {
		ranks[i] = cards[i] / 4;
		suited = suited && cards[i] % 4 == cards[0] % 4;
	}
	return rulebook_ranks(ranks, suited);
}

/* The best value of any five of `count` cards, by the given rule. */
static rulebook_value best_five(const uint8_t *from, int count,
	rulebook_value (*value_of)(const uint8_t five[5]))
{
	rulebook_value best = 0;

	for (unsigned mask = 0; mask < 1u << count; mask++) {
		uint8_t five[5];
		int taken = 0;

		for (int i = 0; i < count; i++)
			if (mask >> i & 1 && taken++ < 5)
				five[taken - 1] = from[i];
		if (taken == 5 && value_of(five) > best)
			best = value_of(five);
	}
	return best;
}

rulebook_value rulebook_best(const uint8_t *cards, int count)
{
	return best_five(cards, count, rulebook_five);
}

static rulebook_value unsuited(const uint8_t ranks[5])
{
	return rulebook_ranks(ranks, false);
}

rulebook_value rulebook_best_ranks(const uint8_t *ranks, int count)
{
	return best_five(ranks, count, unsuited);
}

static int ascending(const void *a, const void *b)
{
	rulebook_value x = *(const rulebook_value *)a, y = *(const rulebook_value *)b;

	return (x > y) - (x < y);
}

int rulebook_values(rulebook_value values[RULEBOOK_CLASSES + 1])
{
	uint8_t r[5];
	int count = 0;

	for (r[0] = 0; r[0] <= ACE; r[0]++)
		for (r[1] = r[0]; r[1] <= ACE; r[1]++)
			for (r[2] = r[1]; r[2] <= ACE; r[2]++)
				for (r[3] = r[2]; r[3] <= ACE; r[3]++)
					for (r[4] = r[3]; r[4] <= ACE; r[4]++) {
						bool different = r[0] < r[1] && r[1] < r[2] &&
								 r[2] < r[3] && r[3] < r[4];
						int ways = different ? 2 : 1;

						if (r[0] == r[4]) /* no five of a kind */
							continue;
						for (int suited = 0; suited < ways; suited++)
							if (count <= RULEBOOK_CLASSES)
								values[count++] =
									rulebook_ranks(r, suited);
					}
	qsort(values, (size_t)count, sizeof *values, ascending);
	return count;
}

int rulebook_score(const rulebook_value *values, int count, rulebook_value value)
{
	int low = 0, high = count;

	while (low < high) {
		int middle = (low + high) / 2;

		if (values[middle] < value)
			low = middle + 1;
		else
			high = middle;
	}
	return low < count && values[low] == value ? low + 1 : 0;
}
