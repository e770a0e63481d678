/* Spans: terms for classes of the same weight. The classes form rows: the pairs, and for each high
 * card its suited and its offsuit hands by kicker. Each row is painted with as few letters as
 * possible, where a later span may replace part of an earlier one. Single classes that remain may
 * then be joined across rows where their high cards are consecutive: "JTs-98s". */
#include "odds/range/range_inside.h"

#include <limits.h>
#include <string.h>

int range_span_size(const struct span *span)
{
	int name = span->kind == EITHER || span->high == span->low ? 2 : 3;
	bool one = span->top_high == span->high && span->top_low == span->low;

	return 1 + range_weight_size(span->weight) +
	       (one               ? name
		       : span->up ? name + 1
				  : 2 * name + 1);
}

/* -- rows ------------------------------------------------------------------- */

/* A row as runs of classes of one weight, from the top down. */
struct row {
	int kind, high; /* high: ANY_HIGH for pairs */
	int runs;
	uint16_t weight[CARD_RANKS];
	int first[CARD_RANKS + 1]; /* the place of each run's first class, and the row's end */
};

enum { ANY_HIGH = CARD_RANKS };

/* The high rank of the class of this kicker in a row. */
static int row_high(int high, int low)
{
	return high == ANY_HIGH ? low : high;
}

/* The weight of the class at place i of a row. */
static uint16_t weight_at(const struct plan *plan, int kind, int high, int i)
{
	const int low = (high == ANY_HIGH ? CARD_RANKS : high) - 1 - i;

	return low < 0 ? RANGE_FREE : plan->weight[kind][row_high(high, low)][low];
}

/* The weight to give a class that may have any weight, so that the row has few runs: the weight on
 * both sides of it if they agree, otherwise that of the base. At the top of the row, where nothing
 * is above, the next two classes below must agree, since a "+" pays for two classes but not for
 * one. */
static uint16_t free_weight(const struct plan *plan, int kind, int high, int i, uint16_t above)
{
	int next = i;
	uint16_t below;

	while (high - next > 0 && weight_at(plan, kind, high, next) == RANGE_FREE)
		next++;
	below = weight_at(plan, kind, high, next);
	if (above == RANGE_FREE)
		above = weight_at(plan, kind, high, next + 1);
	return below != RANGE_FREE && above == below ? below
	       : high == ANY_HIGH                    ? plan->base.pairs
						     : plan->base.kind[kind];
}

static struct row row_of(const struct plan *plan, int kind, int high)
{
	struct row row = {.kind = kind, .high = high};
	const int count = high == ANY_HIGH ? CARD_RANKS : high;

	for (int i = 0; i < count; i++) {
		uint16_t weight = weight_at(plan, kind, high, i);

		if (weight == RANGE_FREE)
			weight = free_weight(plan, kind, high, i,
				row.runs ? row.weight[row.runs - 1] : RANGE_FREE);
		if (!row.runs || row.weight[row.runs - 1] != weight) {
			row.first[row.runs] = i;
			row.weight[row.runs++] = weight;
		}
	}
	row.first[row.runs] = count;
	return row;
}

/* The span that paints runs `from` to `to` of a row in one weight. */
static struct span span_of(const struct row *row, int from, int to, uint16_t weight)
{
	bool pairs = row->high == ANY_HIGH;
	int count = row->first[row->runs];
	int top = count - 1 - row->first[from], bottom = count - row->first[to + 1];

	return (struct span){.section = (uint8_t)(pairs                 ? SECTION_PAIRS
						  : row->kind == SUITED ? SECTION_SUITED
									: SECTION_OFFSUIT),
		.kind = (uint8_t)row->kind,
		.up = from == 0,
		.top_high = (int8_t)(pairs ? top : row->high),
		.top_low = (int8_t)top,
		.high = (int8_t)(pairs ? bottom : row->high),
		.low = (int8_t)bottom,
		.weight = weight};
}

/* The cheapest way to paint runs i to j over weight c: the problem known as "strange printer", with
 * prices. If run i already has weight c, it can stay, and runs i + 1 to j remain. In any case a
 * first span can cover runs i to k in the weight of run k, and the runs that it gets wrong are
 * painted over it. Of all these the least is taken:
 *
 *     least[i][j][c] = minimum over k of
 *             price(i, k) + least[i][k - 1][weight of k] + least[k + 1][j][c]
 *
 * A span never needs to end with a run of a weight other than its own. A letter counts 16, and a
 * span with others on top of it counts 1 more, so that the plainest of equally short ways wins. */
struct painter {
	const struct row *row;
	int weights;
	uint16_t weight[CARD_RANKS + 1];
	int of[CARD_RANKS]; /* by run: the place of its weight in `weight` */
	int least[CARD_RANKS + 1][CARD_RANKS + 1][CARD_RANKS + 1]; /* i, j + 1, c */
};

/* The price of a span over runs i to k together with the spans painted over it. */
static int price(const struct painter *painter, int i, int k)
{
	const struct span span = span_of(painter->row, i, k, painter->row->weight[k]);
	const int inner = painter->least[i][k][painter->of[k]];

	return 16 * range_span_size(&span) + (inner > 0) + inner;
}

static int price_first(const struct painter *painter, int i, int j, int k, int c)
{
	return price(painter, i, k) + painter->least[k + 1][j + 1][c];
}

static void price_runs(struct painter *painter, int i, int j)
{
	for (int c = 0; c < painter->weights; c++) {
		int best = painter->of[i] == c ? painter->least[i + 1][j + 1][c] : INT_MAX;

		for (int k = i; k <= j; k++)
			if (painter->of[k] != c && price_first(painter, i, j, k, c) < best)
				best = price_first(painter, i, j, k, c);
		painter->least[i][j + 1][c] = best;
	}
}

/* Adds the spans that are cheapest for runs i to j over weight c. */
static void paint_runs(struct plan *plan, const struct painter *painter, int i, int j, int c,
	int depth)
{
	while (i <= j) {
		/* NOLINTNEXTLINE(clang-analyzer-core*): find_least set it */
		const int least = painter->least[i][j + 1][c];
		int k = i;

		if (painter->of[i] == c && painter->least[i + 1][j + 1][c] == least) {
			i++;
			continue;
		}
		while (painter->of[k] == c || price_first(painter, i, j, k, c) != least)
			k++;
		plan->spans[plan->span_count] =
			span_of(painter->row, i, k, painter->row->weight[k]);
		plan->spans[plan->span_count++].depth = (uint8_t)depth;
		paint_runs(plan, painter, i, k - 1, painter->of[k], depth + 1);
		i = k + 1;
	}
}

static void paint_row(struct plan *plan, int kind, int high)
{
	const uint16_t under = high == ANY_HIGH ? plan->base.pairs : plan->base.kind[kind];
	const struct row row = row_of(plan, kind, high);
	struct painter painter; /* not initialized: it is large, and little of it is used */

	if (row.runs == 1 && row.weight[0] == under)
		return;
	painter.row = &row;
	painter.weights = 1;
	painter.weight[0] = under;
	for (int i = 0; i < row.runs; i++) {
		int c = 0;

		while (c < painter.weights && painter.weight[c] != row.weight[i])
			c++;
		painter.weight[c] = row.weight[i];
		painter.weights += c == painter.weights;
		painter.of[i] = c;
	}
	for (int i = 0; i <= row.runs; i++)
		memset(painter.least[i][i], 0, sizeof painter.least[i][i]);
	for (int length = 0; length < row.runs; length++)
		for (int i = 0; i + length < row.runs; i++)
			price_runs(&painter, i, i + length);
	paint_runs(plan, &painter, 0, row.runs - 1, 0, 0);
}

/* -- terms of several rows --------------------------------------------------- */

static bool same_classes(const struct span *a, const struct span *b)
{
	return a->top_high == b->top_high && a->top_low == b->top_low && a->high == b->high &&
	       a->low == b->low && a->up == b->up;
}

/* Joins a suited and an offsuit term of the same ranks into one term for both. */
static void join_suits(struct plan *plan)
{
	for (int i = 0; i < plan->span_count; i++) {
		struct span *span = &plan->spans[i];

		for (int j = i + 1; span->section == SECTION_SUITED && j < plan->span_count; j++) {
			struct span *other = &plan->spans[j];

			if (other->section != SECTION_OFFSUIT || other->depth != span->depth ||
				other->weight != span->weight || !same_classes(span, other))
				continue;
			span->kind = EITHER;
			span->section = SECTION_EITHER;
			other->depth = GONE;
		}
	}
}

/* The places of spans of a single class that have no span under them, or -1; and the classes of
 * spans that do have one under them. A joined span must not cover those classes, since one of the
 * two spans would then be redundant. */
struct loners {
	int16_t at[KINDS][CARD_RANKS][CARD_RANKS];
	uint16_t deep[2][CARD_RANKS]; /* by kind, high: low ranks */
};

/* The low ranks of a span of one row; of pairs, their ranks. */
static uint16_t lows_of(const struct span *span)
{
	return (uint16_t)((2u << span->top_low) - (1u << span->low));
}

static void find_loners(const struct plan *plan, struct loners *out)
{
	memset(out->at, -1, sizeof out->at);
	memset(out->deep, 0, sizeof out->deep);
	for (int i = 0; i < plan->span_count; i++) {
		const struct span *span = &plan->spans[i];

		if (span->depth == GONE || span->section == SECTION_PAIRS)
			continue;
		if (!span->depth && span->top_low == span->low)
			out->at[span->kind][span->high][span->low] = (int16_t)i;
		for (int k = SUITED; span->depth && k <= OFFSUIT; k++)
			if (span->kind == k || span->kind == EITHER)
				out->deep[k][span->high] |= lows_of(span);
	}
}

/* Whether a span of this weight may cover a class, or with EITHER both classes of two ranks. */
static bool may_pass(const struct plan *plan, const struct loners *loners, int kind, int high,
	int low, uint16_t weight)
{
	for (int k = SUITED; k <= OFFSUIT; k++) {
		const bool right = plan->weight[k][high][low] == weight ||
				   plan->weight[k][high][low] == RANGE_FREE;

		if ((kind == k || kind == EITHER) && (!right || loners->deep[k][high] >> low & 1))
			return false;
	}
	return true;
}

/* Joins loners from this class down, with consecutive high cards and with kickers that are
 * consecutive too (`step` 1) or the same (0), if one span of them is shorter. The classes between
 * them have the same weight, and may be in other spans too: either way they end up with that
 * weight. */
static void join_span(struct plan *plan, struct loners *loners, int kind, int high, int low,
	int step)
{
	struct span *first = &plan->spans[loners->at[kind][high][low]];
	struct span span = *first;
	int size = range_span_size(first), runs = 0, top = high;
	const bool touch = step && high - low == 1;

	for (int i = 1; low - i * step >= 0 && high - i > low - i * step &&
			may_pass(plan, loners, kind, high - i, low - i * step, span.weight);
		i++) {
		const int at = loners->at[kind][high - i][low - i * step];

		if (at >= 0) {
			size += range_span_size(&plan->spans[at]);
			runs = i;
		}
	}
	while (touch && top + 1 < CARD_RANKS &&
		may_pass(plan, loners, kind, top + 1, top, span.weight))
		top++;
	span.up = touch && top == CARD_RANKS - 1;
	span.top_high = (int8_t)(span.up ? top : high);
	span.top_low = (int8_t)(span.up ? top - 1 : low);
	span.high = (int8_t)(high - runs);
	span.low = (int8_t)(low - runs * step);
	span.section++;
	if (range_span_size(&span) >= size)
		return;
	for (int i = 0; i <= runs; i++) {
		int16_t *at = &loners->at[kind][high - i][low - i * step];

		if (*at >= 0)
			plan->spans[*at].depth = GONE;
		*at = -1;
	}
	*first = span;
}

static void join_spans(struct plan *plan)
{
	struct loners loners;

	find_loners(plan, &loners);
	for (int step = 1; step >= 0; step--)
		for (int kind = 0; kind < KINDS; kind++)
			for (int high = CARD_RANKS - 1; high > 0; high--)
				for (int low = 0; low < high; low++)
					if (loners.at[kind][high][low] >= 0)
						join_span(plan, &loners, kind, high, low, step);
}

void range_spans(struct plan *plan)
{
	plan->span_count = 0;
	paint_row(plan, OFFSUIT, ANY_HIGH);
	for (int high = CARD_RANKS - 1; high > 0; high--) {
		paint_row(plan, SUITED, high);
		paint_row(plan, OFFSUIT, high);
	}
	join_suits(plan);
	join_spans(plan);
}
