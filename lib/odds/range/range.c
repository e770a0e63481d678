#include "odds/range/range.h"

#include <string.h>

enum { RUN = 32 /* weights that are tested together */ };

/* Whether all RUN weights from `weight` on are 0. */
static bool run_is_empty(const uint16_t weight[RUN])
{
	uint64_t words[RUN * sizeof *weight / sizeof(uint64_t)];

	memcpy(words, weight, sizeof words);
	return !(words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6] |
		 words[7]);
}

/* Most ranges are mostly empty, so whole runs of zero weights are skipped. */
void range_list(const struct range *range, struct range_list *out)
{
	int count = 0;

	for (int from = 0; from < COMBO_COUNT; from += RUN) {
		const int to = from + RUN < COMBO_COUNT ? from + RUN : COMBO_COUNT;

		if (to - from == RUN && run_is_empty(range->weight + from))
			continue;
		for (int h = from; h < to; h++) {
			/* written always, kept only if the count moves: nothing to mispredict */
			out->combos[count] = (combo)h;
			out->weight[count] = range->weight[h];
			count += range->weight[h] > 0;
		}
	}
	out->count = count;
	out->uniform = true;
	for (int i = 0; i < count; i++) {
		out->set[i] = combo_set(out->combos[i]);
		out->uniform = out->uniform && out->weight[i] == out->weight[0];
	}
}

unsigned range_combos(const struct range *range)
{
	unsigned count = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		count += range->weight[h] != 0;
	return count;
}

unsigned long range_weight(const struct range *range)
{
	unsigned long sum = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		sum += range->weight[h];
	return sum;
}

bool range_equal(const struct range *a, const struct range *b)
{
	return !memcmp(a->weight, b->weight, sizeof a->weight);
}

void range_hold(struct range *range, card_set cards)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		range->weight[h] = cards & ~combo_set((combo)h) ? 0 : RANGE_WHOLE;
}

void range_remove(struct range *range, card_set dead)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		if (combo_set((combo)h) & dead)
			range->weight[h] = 0;
}

void range_unite(struct range *range, const struct range *by)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h] < by->weight[h])
			range->weight[h] = by->weight[h];
}

void range_intersect(struct range *range, const struct range *by)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h] > by->weight[h])
			range->weight[h] = by->weight[h];
}

void range_subtract(struct range *range, const struct range *by)
{
	for (int h = 0; h < COMBO_COUNT; h++) {
		uint16_t less = by->weight[h], own = range->weight[h];

		range->weight[h] = (uint16_t)(own > less ? own - less : 0);
	}
}

unsigned range_order_place(int class, double *middle)
{
	combo list[COMBO_CLASS_MOST];
	unsigned place = 0;
	int before = 0;

	for (; range_order[place] != class; place++)
		before += combo_class_list(range_order[place], list);
	if (middle)
		*middle = before + combo_class_list(class, list) / 2.0;
	return place;
}
