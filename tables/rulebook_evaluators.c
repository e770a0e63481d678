/* What is the same in every game: which cards play, and the list of all values. */
#include "rulebook_inside.h"

#include <stdlib.h>
#include <string.h>

enum { RANKS = 13, MOST_PLAY = 5, MOST_CARDS = 12 };

const struct rulebook_evaluator *const rulebook_evaluators[] = {&rulebook_high, &rulebook_royal,
	&rulebook_shortdeck, &rulebook_shortdeck_trips, &rulebook_ace_to_five,
	&rulebook_eight_or_better, &rulebook_deuce_to_seven, &rulebook_badugi, &rulebook_omaha,
	&rulebook_omaha_low, &rulebook_showing, &rulebook_showing_low, NULL};

rulebook_value rulebook_hand(const struct rulebook_evaluator *evaluator, const uint8_t *hole,
	int holes, const uint8_t *board, int boards, uint8_t *playing)
{
	int count = holes + boards, play = evaluator->cards, playing_count = 0;
	rulebook_value best = 0;

	if (play > count)
		play = count;
	for (unsigned chosen = 0; chosen < 1u << count; chosen++) {
		uint8_t cards[MOST_CARDS];
		int from_hole = 0, taken = 0;
		rulebook_value value;

		for (int i = 0; i < count; i++)
			if (chosen >> i & 1) {
				cards[taken++] = i < holes ? hole[i] : board[i - holes];
				from_hole += i < holes;
			}
		if (taken > play || taken == 0 || (taken < play && !evaluator->fewer))
			continue;
		if (evaluator->from_hole != RULEBOOK_ANY && from_hole != evaluator->from_hole)
			continue;
		value = evaluator->of(cards, taken);
		if (value > best || (value == best && taken < playing_count)) {
			best = value;
			playing_count = taken;
			if (playing)
				memcpy(playing, cards, (size_t)taken);
		}
	}
	return best;
}

static int descending(const void *a, const void *b)
{
	rulebook_value x = *(const rulebook_value *)a, y = *(const rulebook_value *)b;

	return (y > x) - (y < x);
}

/* Values as they come, and how many there are once they are in order and each is there once. */
struct list {
	rulebook_value *values;
	int count;
};

static void note(struct list *list, rulebook_value value)
{
	if (value)
		list->values[list->count++] = value;
}

/* Ranks decide, and whether the cards are of one suit: so it is enough to value each multiset
 * of ranks with the suits dealt round and, if all ranks differ, in one suit. */
static void note_ranks(struct list *list, const struct rulebook_evaluator *evaluator,
	const uint8_t *ranks, int count)
{
	uint8_t spread[MOST_PLAY] = {0}, suited[MOST_PLAY] = {0};
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
static void walk(struct list *list, const struct rulebook_evaluator *evaluator, uint8_t *ranks,
	int filled, int count)
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

int rulebook_list(const struct rulebook_evaluator *evaluator, int count,
	rulebook_value values[RULEBOOK_CLASSES + 1])
{
	/* C(17, 5) multisets of five ranks, C(13, 5) of them with two values */
	static rulebook_value all[6188 + 1287];
	struct list list = {all, 0};
	int kept = 0;
	uint8_t ranks[MOST_PLAY];

	walk(&list, evaluator, ranks, 0, count);
	qsort(list.values, (size_t)list.count, sizeof *list.values, descending);
	for (int i = 0; i < list.count; i++)
		if (i == 0 || list.values[i] != list.values[kept - 1])
			list.values[kept++] = list.values[i];
	list.count = kept;
	if (list.count > RULEBOOK_CLASSES + 1)
		list.count = RULEBOOK_CLASSES + 1;
	memcpy(values, all, (size_t)list.count * sizeof *all);
	return list.count;
}

int rulebook_standing(const rulebook_value *values, int count, rulebook_value value)
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
