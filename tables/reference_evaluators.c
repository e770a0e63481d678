/* Common to every game: the choice of the cards that play, and the list of all values. */
#include "reference_internal.h"

#include <stdlib.h>
#include <string.h>

enum { RANKS = 13, PLAY_MAX = 5, CARDS_MAX = 12 };

const struct reference_evaluator *const reference_evaluators[] = {&reference_high, &reference_royal,
	&reference_shortdeck, &reference_shortdeck_trips, &reference_ace_to_five,
	&reference_eight_or_better, &reference_deuce_to_seven, &reference_badugi, &reference_omaha,
	&reference_omaha_low, &reference_showing, &reference_showing_low, NULL};

reference_value reference_hand(const struct reference_evaluator *evaluator, const uint8_t *hole,
	int holes, const uint8_t *board, int boards, uint8_t *playing)
{
	int count = holes + boards, play = evaluator->cards, playing_count = 0;
	reference_value best = 0;

	if (play > count)
		play = count;
	for (unsigned chosen = 0; chosen < 1u << count; chosen++) {
		uint8_t cards[CARDS_MAX];
		int from_hole = 0, size = 0;
		reference_value value;

		for (int i = 0; i < count; i++)
			if (chosen >> i & 1) {
				cards[size++] = i < holes ? hole[i] : board[i - holes];
				from_hole += i < holes;
			}
		if (size > play || size == 0 || (size < play && !evaluator->fewer))
			continue;
		if (evaluator->from_hole != REFERENCE_ANY && from_hole != evaluator->from_hole)
			continue;
		value = evaluator->of(cards, size);
		if (value > best || (value == best && size < playing_count)) {
			best = value;
			playing_count = size;
			if (playing)
				memcpy(playing, cards, (size_t)size);
		}
	}
	return best;
}

static int descending(const void *a, const void *b)
{
	reference_value x = *(const reference_value *)a, y = *(const reference_value *)b;

	return (y > x) - (y < x);
}

/* Values as they are added, and their number after sorting and removing duplicates. */
struct reference_evaluators_list {
	reference_value *values;
	int count;
};

static void note(struct reference_evaluators_list *list, reference_value value)
{
	if (value)
		list->values[list->count++] = value;
}

/* Only the ranks matter, and whether the cards are of one suit: so it is enough to value each
 * multiset of ranks with the suits dealt round and, if all ranks differ, in one suit. */
static void note_ranks(struct reference_evaluators_list *list,
	const struct reference_evaluator *evaluator, const uint8_t *ranks, int count)
{
	uint8_t spread[PLAY_MAX] = {0}, suited[PLAY_MAX] = {0};
	bool all_differ = true;

	for (int i = 0; i < count; i++) {
		spread[i] = (uint8_t)(ranks[i] * 4 + i % 4);
		suited[i] = (uint8_t)(ranks[i] * 4);
		if (!(evaluator->deck >> suited[i] & 1))
			return;
		if (i > 0 && ranks[i] == ranks[i - 1])
			all_differ = false;
	}
	if (count == 5 && ranks[0] == ranks[4]) /* no five of a kind */
		return;
	note(list, evaluator->of(spread, count));
	if (all_differ)
		note(list, evaluator->of(suited, count));
}

/* Extends ascending ranks to `count`. */
static void walk(struct reference_evaluators_list *list,
	const struct reference_evaluator *evaluator, uint8_t *ranks, int filled, int count)
{
	if (filled == count) {
		note_ranks(list, evaluator, ranks, count);
		return;
	}
	for (int rank = filled ? ranks[filled - 1] : 0; rank < RANKS; rank++) {
		ranks[filled] = (uint8_t)rank;
		walk(list, evaluator, ranks, filled + 1, count);
	}
}

int reference_list(const struct reference_evaluator *evaluator, int count,
	reference_value values[REFERENCE_CLASSES + 1])
{
	/* C(17, 5) multisets of five ranks, C(13, 5) of them with two values */
	static reference_value all[6188 + 1287];
	struct reference_evaluators_list list = {all, 0};
	int kept = 0;
	uint8_t ranks[PLAY_MAX];

	walk(&list, evaluator, ranks, 0, count);
	qsort(list.values, (size_t)list.count, sizeof *list.values, descending);
	for (int i = 0; i < list.count; i++)
		if (i == 0 || list.values[i] != list.values[kept - 1])
			list.values[kept++] = list.values[i];
	list.count = kept;
	if (list.count > REFERENCE_CLASSES + 1)
		list.count = REFERENCE_CLASSES + 1;
	memcpy(values, all, (size_t)list.count * sizeof *all);
	return list.count;
}

int reference_standing(const reference_value *values, int count, reference_value value)
{
	int first = 0, end = count;

	while (first < end) {
		int middle = (first + end) / 2;

		if (values[middle] > value)
			first = middle + 1;
		else
			end = middle;
	}
	return first < count && values[first] == value ? first + 1 : 0;
}
