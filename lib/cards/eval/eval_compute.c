/* Five cards have the score of their ranks. The score of six or seven is the best score of one card
 * fewer: the table of each number of cards follows from the one before it. */
#include "cards/eval/eval_compute.h"

#include "base/bits.h"
#include "cards/colex.h"
#include "cards/eval/eval.h"

enum { COPIES_MAX = CARD_SUITS };

/* True if a rank appears more than four times. */
static bool impossible(const uint8_t *ascending, int count)
{
	for (int i = COPIES_MAX; i < count; i++)
		if (ascending[i] == ascending[i - COPIES_MAX])
			return true;
	return false;
}

static score score_of_five(const struct order *order, const uint8_t *ranks, int lowest, bool suited)
{
	uint8_t of_deck[HAND_MIN];

	for (int i = 0; i < HAND_MIN; i++)
		of_deck[i] = (uint8_t)(ranks[i] + lowest);
	return order_score(order, of_deck, HAND_MIN, suited);
}

/* The best score of the multisets without one of the ranks. Those before the rank left out keep
 * their colex terms, and those after it move down by one position. */
static score best_without_one(const score *fewer, const uint8_t *ranks, int count)
{
	unsigned before = 0, after = 0;
	score best = 0;

	for (int i = 1; i < count; i++)
		after += eval_terms[i - 1][ranks[i]];
	for (int i = 0; i < count; i++) {
		const score without = fewer[before + after];

		best = without > best ? without : best;
		before += eval_terms[i][ranks[i]];
		if (i + 1 < count)
			after -= eval_terms[i][ranks[i + 1]];
	}
	return best;
}

static void compute_multisets(const struct order *order, int lowest, int count, const score *fewer,
	score *scores)
{
	uint8_t ranks[HAND_MAX] = {0};

	do {
		if (impossible(ranks, count))
			*scores = 0;
		else if (count == HAND_MIN)
			*scores = score_of_five(order, ranks, lowest, false);
		else
			*scores = best_without_one(fewer, ranks, count);
		scores++;
	} while (colex_multiset_next(ranks, count, CARD_RANKS - lowest));
}

static void compute_flushes(const struct order *order, int lowest, score *scores)
{
	for (unsigned mask = 0; mask < 1u << (CARD_RANKS - lowest); mask++) {
		const int count = bits_count(mask);
		uint8_t ranks[HAND_MIN];
		int n = 0;

		if (count < HAND_MIN || count > HAND_MAX)
			continue;
		for (unsigned rest = mask; rest; rest &= rest - 1)
			if (count == HAND_MIN)
				ranks[n++] = (uint8_t)__builtin_ctz(rest);
			else if (scores[mask ^ (rest & -rest)] > scores[mask])
				scores[mask] = scores[mask ^ (rest & -rest)];
		if (count == HAND_MIN)
			scores[mask] = score_of_five(order, ranks, lowest, true);
	}
}

void eval_compute_values(const struct eval_ranking *ranking, const struct order *order,
	score *values)
{
	const int lowest = card_rank(ranking->lowest);
	const score *fewer = NULL;

	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		const struct eval_part *part = &ranking->part[count - HAND_MIN];
		score *scores = values + part->start + part->multisets;

		compute_multisets(order, lowest, count, fewer, scores);
		fewer = scores;
	}
	if (ranking->suits)
		compute_flushes(order, lowest,
			values + ranking->part[0].start + ranking->part[0].flushes);
}

void eval_compute_placed(const score *values, score *placed)
{
	for (int count = HAND_MIN; count <= HAND_MAX; count++) {
		const struct eval_part *part = &eval_high.part[count - HAND_MIN];
		const score *next = values + part->start + part->multisets;
		uint8_t ranks[HAND_MAX] = {0};

		do {
			uint32_t key = 0;

			if (*next) {
				for (int i = 0; i < count; i++)
					key += (uint32_t)eval_keys[card_of(ranks[i], 0)];
				placed[(uint16_t)(key + eval_offsets[(key >> EVAL_ROW_BITS) -
								     EVAL_ROW_FIRST])] = *next;
			}
			next++;
		} while (colex_multiset_next(ranks, count, CARD_RANKS));
	}
}
