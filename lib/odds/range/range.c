#include "odds/range/range_internal.h"

#include "cards/colex.h"

#include <string.h>

/* -- ranges as sets ---------------------------------------------------------- */

enum { RUN = 32 /* weights that are tested together */ };

/* True if all RUN weights from `weight` on are 0. */
static bool run_is_empty(const uint16_t weight[RUN])
{
	uint64_t words[RUN * sizeof *weight / sizeof(uint64_t)];

	memcpy(words, weight, sizeof words);
	return !(words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6] |
		 words[7]);
}

/* Most ranges are mostly empty, so that whole runs of zero weights are skipped. */
void range_list(const struct range *range, struct range_list *out)
{
	int count = 0;

	for (int from = 0; from < COMBO_COUNT; from += RUN) {
		const int to = from + RUN < COMBO_COUNT ? from + RUN : COMBO_COUNT;

		if (to - from == RUN && run_is_empty(range->weight + from))
			continue;
		for (int h = from; h < to; h++) {
			/* always written, kept only if the count advances: no branch to
			 * mispredict */
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

bool range_symmetric(const struct range *range, const struct suits *suits)
{
	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h] != range->weight[combo_with_suits((combo)h, suits)])
			return false;
	return true;
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

/* -- orders ------------------------------------------------------------------ */

const uint8_t *range_order_of(const struct game *game)
{
	return game->evaluator == &evaluator_short_deck         ? range_order_short
	       : game->evaluator == &evaluator_short_deck_trips ? range_order_short_trips
								: range_order;
}

bool range_has_class(const struct game *game, int of_class)
{
	const combo first = combo_by_class[combo_class_first(of_class)];

	return !(combo_set(first) & ~game->deck);
}

unsigned range_all_combos(const struct game *game)
{
	return (unsigned)colex_choose((unsigned)card_set_count(game->deck), 2);
}

unsigned range_order_place(const struct game *game, int of_class, double *middle)
{
	const uint8_t *order = range_order_of(game);
	unsigned place = 0;
	int before = 0;

	for (; *order != of_class; order++)
		if (range_has_class(game, *order)) {
			before += combo_class_size(*order);
			place++;
		}
	if (middle)
		*middle = before + combo_class_size(of_class) / 2.0;
	return place;
}

/* All sums are doubled, so that the middle of a class is an integer: at most 2 x 1326 x 10^4 x
 * 10^6. */
void range_keep_best(struct range *range, const struct game *game, uint32_t from, uint32_t to)
{
	const uint8_t *order = range_order_of(game);
	const uint64_t whole = 2 * (uint64_t)range_weight(range);
	uint64_t before = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		combo list[COMBO_CLASS_MAX];
		const int count = combo_class_list(order[i], list);
		uint64_t weight = 0, middle;

		for (int c = 0; c < count; c++)
			weight += range->weight[list[c]];
		middle = (2 * before + weight) * HUNDRED;
		before += weight;
		for (int c = 0; c < count; c++)
			if (middle > whole * to || middle <= whole * from)
				range->weight[list[c]] = 0;
	}
}

/* -- terms ------------------------------------------------------------------- */

static void put_ranks(struct range *out, int high, int low, enum range_kind kind, uint16_t weight)
{
	for (int s = 0; s < CARD_SUITS; s++) {
		int c = card_of(high, s);
		uint16_t *row = &out->weight[c * (c - 1) / 2 + card_of(low, 0)]; /* per suit */
		uint16_t suited;

		if (high == low) {
			for (int t = 0; t < s; t++)
				row[t] = weight;
			continue;
		}
		suited = kind != OFFSUIT ? weight : row[s];
		for (int t = 0; kind != SUITED && t < CARD_SUITS; t++)
			row[t] = weight;
		row[s] = suited;
	}
}

/* Writes two ranks; at least one is ANY. A pair is neither suited nor offsuit. */
static void put_any_ranks(struct range *out, const struct range_shape *shape, uint16_t weight)
{
	int one = shape->rank[0] == ANY ? shape->rank[1] : shape->rank[0];

	if (one == ANY && shape->kind == EITHER) {
		for (int h = 0; h < COMBO_COUNT; h++)
			out->weight[h] = weight;
		return;
	}
	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++)
			if ((one == ANY || one == high || one == low) &&
				(high > low || shape->kind == EITHER))
				put_ranks(out, high, low, shape->kind, weight);
}

static void put_cards(struct range *out, const struct range_shape *shape, uint16_t weight)
{
	card first[CARD_COUNT], second[CARD_COUNT];
	int firsts, seconds;

	if (shape->rank[0] != ANY && shape->rank[1] != ANY && shape->suit[0] != ANY &&
		shape->suit[1] != ANY) {
		out->weight[combo_of(card_of(shape->rank[0], shape->suit[0]),
			card_of(shape->rank[1], shape->suit[1]))] = weight;
		return;
	}
	firsts = card_set_list(range_cards_like(shape->rank[0], shape->suit[0]), first);
	seconds = card_set_list(range_cards_like(shape->rank[1], shape->suit[1]), second);
	for (int i = 0; i < firsts; i++)
		for (int j = 0; j < seconds; j++)
			if (first[i] != second[j])
				out->weight[combo_of(first[i], second[j])] = weight;
}

/* Pairs and adjacent ranks climb together; otherwise only the kicker climbs. */
static void put_climb(struct range *out, const struct range_shape *shape, uint16_t weight)
{
	int high = shape->rank[0], low = shape->rank[1], gap = high - low;

	if (gap < 2)
		for (; high < CARD_RANKS; high++)
			put_ranks(out, high, high - gap, shape->kind, weight);
	else
		for (; low < high; low++)
			put_ranks(out, high, low, shape->kind, weight);
}

static void put_span(struct range *out, const struct range_shape *from,
	const struct range_shape *to, uint16_t weight)
{
	int high = from->rank[0], low = from->rank[1];
	int up = (to->rank[0] > high) - (to->rank[0] < high);
	int kicker_up = (to->rank[1] > low) - (to->rank[1] < low);

	for (;; high += up, low += kicker_up) {
		put_ranks(out, high, low, from->kind, weight);
		if (high == to->rank[0] && low == to->rank[1])
			return;
	}
}

/* A class is included if its middle is. All counts are doubled, so that the middle of a class is an
 * integer. */
static void put_best(struct range *out, const struct game *game, uint64_t worse, uint64_t best,
	uint16_t weight)
{
	const uint8_t *order = range_order_of(game);
	const uint64_t all = 2 * range_all_combos(game);
	uint64_t before = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		int row = order[i] / CARD_RANKS, column = order[i] % CARD_RANKS;
		const enum range_kind kind = row < column ? SUITED : OFFSUIT;
		int higher = row < column ? row : column;
		uint64_t count = row == column ? 6 : kind == SUITED ? 4 : 12;
		uint64_t middle = (2 * before + count) * HUNDRED;

		if (!range_has_class(game, order[i]))
			continue;
		before += count;
		if (middle > all * best)
			break;
		if (middle > all * worse)
			put_ranks(out, CARD_RANKS - 1 - higher,
				CARD_RANKS - 1 - (row + column - higher), kind, weight);
	}
}

void range_term_put(struct range *out, const struct range_term *term)
{
	const uint16_t weight = term->weight;

	switch (term->form) {
	case TERM_SHAPE:
		if (term->from.cards)
			put_cards(out, &term->from, weight);
		else if (term->from.rank[0] == ANY || term->from.rank[1] == ANY)
			put_any_ranks(out, &term->from, weight);
		else
			put_ranks(out, term->from.rank[0], term->from.rank[1], term->from.kind,
				weight);
		break;
	case TERM_CLIMB:
		put_climb(out, &term->from, weight);
		break;
	case TERM_SPAN:
		put_span(out, &term->from, &term->to, weight);
		break;
	case TERM_BEST:
		put_best(out, term->game, term->worse, term->best, weight);
		break;
	}
}
