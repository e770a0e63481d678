#include "reference_internal.h"

#include <stdlib.h>

enum { ACE = 12, DEUCE = 0 };

/* The number of the five that have this rank. */
static int copies(const uint8_t ranks[5], int rank)
{
	int count = 0;

	for (int i = 0; i < 5; i++)
		count += ranks[i] == rank;
	return count;
}

/* Pairs before single cards, three of a kind before pairs; high before low. */
static void order(const uint8_t ranks[5], uint8_t ordered[5])
{
	int filled = 0;

	for (int count = 4; count >= 1; count--)
		for (int rank = ACE; rank >= 0; rank--)
			if (copies(ranks, rank) == count)
				for (int i = 0; i < count; i++)
					ordered[filled++] = (uint8_t)rank;
}

/* True if each rank is one below the rank before it. */
static bool in_a_row(const uint8_t *ranks, int count)
{
	for (int i = 1; i < count; i++)
		if (ranks[i] != ranks[i - 1] - 1)
			return false;
	return true;
}

/* True if the ordered ranks are a straight. If the ace plays low in it, it moves to the end. */
static bool straight(uint8_t ordered[5], int above_ace)
{
	if (in_a_row(ordered, 5))
		return true;
	if (ordered[0] != ACE || ordered[4] != above_ace || !in_a_row(ordered + 1, 4))
		return false;
	for (int i = 0; i < 4; i++)
		ordered[i] = ordered[i + 1];
	ordered[4] = ACE;
	return true;
}

enum reference_kind reference_kind(const uint8_t ranks[5], bool suited, int above_ace,
	uint8_t ordered[5])
{
	int first, second;
	bool runs;

	order(ranks, ordered);
	first = copies(ranks, ordered[0]);
	second = copies(ranks, ordered[first < 5 ? first : 4]);
	runs = straight(ordered, above_ace);

	if (runs && suited)
		return REFERENCE_STRAIGHT_FLUSH;
	if (first == 4)
		return REFERENCE_FOUR;
	if (first == 3 && second == 2)
		return REFERENCE_FULL_HOUSE;
	if (suited)
		return REFERENCE_FLUSH;
	if (runs)
		return REFERENCE_STRAIGHT;
	if (first == 3)
		return REFERENCE_THREE;
	if (first == 2 && second == 2)
		return REFERENCE_TWO_PAIR;
	if (first == 2)
		return REFERENCE_PAIR;
	return REFERENCE_HIGH_CARD;
}

reference_value reference_digits(int category, const uint8_t *ranks, int count)
{
	reference_value value = (reference_value)category;

	for (int i = 0; i < 5; i++)
		value = value * 16 + (i < count ? ranks[i] : 0);
	return value;
}

reference_value reference_ranks(const uint8_t ranks[5], bool suited)
{
	uint8_t ordered[5];
	enum reference_kind kind = reference_kind(ranks, suited, DEUCE, ordered);

	return reference_digits((int)kind, ordered, 5);
}

bool reference_split(const uint8_t cards[5], uint8_t ranks[5])
{
	bool suited = true;

	for (int i = 0; i < 5; i++) {
		ranks[i] = cards[i] / 4;
		suited = suited && cards[i] % 4 == cards[0] % 4;
	}
	return suited;
}

reference_value reference_five(const uint8_t cards[5])
{
	uint8_t ranks[5];
	bool suited = reference_split(cards, ranks);

	return reference_ranks(ranks, suited);
}

/* The best value of any five of `count` cards, by the given rule. */
static reference_value best_five(const uint8_t *from, int count,
	reference_value (*value_of)(const uint8_t five[5]))
{
	reference_value best = 0;

	for (unsigned mask = 0; mask < 1u << count; mask++) {
		uint8_t five[5];
		int size = 0;

		for (int i = 0; i < count; i++)
			if (mask >> i & 1 && size++ < 5)
				five[size - 1] = from[i];
		if (size == 5 && value_of(five) > best)
			best = value_of(five);
	}
	return best;
}

reference_value reference_best(const uint8_t *cards, int count)
{
	return best_five(cards, count, reference_five);
}

static reference_value unsuited(const uint8_t ranks[5])
{
	return reference_ranks(ranks, false);
}

reference_value reference_best_ranks(const uint8_t *ranks, int count)
{
	return best_five(ranks, count, unsuited);
}

static int ascending(const void *a, const void *b)
{
	reference_value x = *(const reference_value *)a, y = *(const reference_value *)b;

	return (x > y) - (x < y);
}

int reference_values(reference_value values[REFERENCE_CLASSES + 1])
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
							if (count <= REFERENCE_CLASSES)
								values[count++] =
									reference_ranks(r, suited);
					}
	qsort(values, (size_t)count, sizeof *values, ascending);
	return count;
}

int reference_score(const reference_value *values, int count, reference_value value)
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
