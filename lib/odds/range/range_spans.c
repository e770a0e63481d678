/* Spans: terms for classes of one weight. A plan has a weight for each class. The classes form
 * rows: the pairs, and for each high card its suited and its offsuit hands by kicker. Each row is
 * covered with as few characters as possible; a later span may cover part of an earlier one. Spans
 * of single classes are then joined across rows if that is shorter: "JTs-98s". */
#include "odds/range/range_internal.h"

#include <limits.h>
#include <string.h>

int range_span_size(const struct range_span *span)
{
	const int name = span->kind == EITHER ? 2 : 3;
	const int letters = span->top == span->bottom ? name : span->up ? name + 1 : 2 * name + 1;

	return 1 + range_weight_size(span->weight) + letters;
}

static struct range_span *add_span(struct range_plan *plan, int kind, int top, int bottom,
	uint16_t weight)
{
	struct range_span *span = &plan->spans[plan->span_count++];

	*span = (struct range_span){0, (uint8_t)kind, false, (uint8_t)top, (uint8_t)bottom, weight};
	return span;
}

/* -- rows ------------------------------------------------------------------- */

/* The cheapest way to paint a row. Its classes are divided into runs of one weight, from the top
 * down; a run may be RANGE_FREE. This is the "strange printer" problem with prices: least[i][j][c]
 * is the price of painting runs i to j if they now have the weight of run c, or of the base if c is
 * the number of runs. If run i should have that weight, or is free, it can stay, and runs i + 1 to
 * j remain. In any case a first span can paint runs i to k in the weight of run k, and its wrong
 * classes are painted over it:
 *
 *     least[i][j][c] = least[i + 1][j][c]                     if run i can stay
 *                   or price(i, k) + least[k + 1][j][c]       for some k from i to j
 *     price(i, k)    = size(i, k) + least[i][k - 1][k]
 *
 * and the minimum of these is the result. A span never needs to end with a run of another weight
 * than its own. For example, let AKs to A9s have weight 1, A8s weight 0, and A7s to A2s weight 1:
 * three runs, over a base of 0. "A9s+" and "A7s-A2s" take 5 + 8 characters with their commas.
 * price(0, 2) is 5 for "A2s+" and 5 for "!A8s" over it, so "A2s+,!A8s" is the text.
 *
 * A character costs 16, and a span with others over it costs 1 more, so that the simplest of
 * equally short ways is chosen. */
struct range_spans_row {
	int kind, step; /* from each cell to the next */
	int runs;
	int cell[CARD_RANKS + 1];        /* first cell of each run, and the end */
	uint16_t weight[CARD_RANKS + 1]; /* weight of each run, and of the base */
	int price[CARD_RANKS][CARD_RANKS];
	int least[CARD_RANKS + 1][CARD_RANKS + 1][CARD_RANKS + 1]; /* i, j + 1, c */
};

/* True if run i can stay over weight c. If it cannot, a span can end with it. */
static bool stays(const struct range_spans_row *row, int i, int c)
{
	return row->weight[i] == row->weight[c] || row->weight[i] == RANGE_FREE;
}

static int price_first(const struct range_spans_row *row, int i, int j, int k, int c)
{
	return stays(row, k, c) ? INT_MAX : row->price[i][k] + row->least[k + 1][j + 1][c];
}

static struct range_span span_of(const struct range_spans_row *row, int i, int k)
{
	return (struct range_span){0, (uint8_t)row->kind, i == 0, (uint8_t)row->cell[i],
		(uint8_t)(row->cell[k + 1] - row->step), row->weight[k]};
}

static void price_runs(struct range_spans_row *row, int i, int j)
{
	const struct range_span span = span_of(row, i, j);
	const int over = row->least[i][j][j];

	row->price[i][j] = 16 * range_span_size(&span) + (over > 0) + over;
	for (int c = j + 1; c <= row->runs; c++) {
		int least = stays(row, i, c) ? row->least[i + 1][j + 1][c] : INT_MAX;

		for (int k = i; k <= j; k++) {
			const int price = price_first(row, i, j, k, c);

			least = price < least ? price : least;
		}
		row->least[i][j + 1][c] = least;
	}
}

/* Adds the cheapest spans for runs i to j over weight c. */
static void paint_runs(struct range_plan *plan, const struct range_spans_row *row, int i, int j,
	int c, int depth)
{
	for (int k = i; i <= j; i = ++k) {
		/* NOLINTNEXTLINE(clang-analyzer-core*): price_runs set it */
		const int least = row->least[i][j + 1][c];

		if (stays(row, i, c) && row->least[i + 1][j + 1][c] == least)
			continue;
		while (price_first(row, i, j, k, c) != least)
			k++;
		plan->spans[plan->span_count] = span_of(row, i, k);
		plan->spans[plan->span_count++].depth = (uint8_t)depth;
		paint_runs(plan, row, i, k - 1, k, depth + 1);
	}
}

/* Paints `count` classes from a cell on. */
static void paint_row(struct range_plan *plan, int kind, int cell, int step, int count)
{
	struct range_spans_row row; /* not initialized: it is large, and little of it is used */

	row.kind = kind;
	row.step = step;
	row.runs = 0;
	for (int i = 0; i < count; i++, cell += step) {
		const uint16_t weight = plan->classes[kind != OFFSUIT ? SUITED : OFFSUIT][cell];

		if (row.runs && row.weight[row.runs - 1] == weight)
			continue;
		row.cell[row.runs] = cell;
		row.weight[row.runs++] = weight;
	}
	row.cell[row.runs] = cell;
	row.weight[row.runs] = plan->base[kind];
	if (row.runs == 1 && stays(&row, 0, 1))
		return;
	for (int i = 0; i <= row.runs; i++)
		memset(row.least[i][i], 0, sizeof row.least[i][i]);
	for (int length = 0; length < row.runs; length++)
		for (int i = 0; i + length < row.runs; i++)
			price_runs(&row, i, i + length);
	paint_runs(plan, &row, 0, row.runs - 1, row.runs, 0);
}

/* -- terms of several rows --------------------------------------------------- */

/* The spans that may be joined across rows: their weights by kind and cell, or RANGE_FREE if there
 * is none. They have a single class, and no span is under or over them. A joined span must not
 * cover a class that has a span over another, since one of the three would be redundant. */
struct isolated {
	uint16_t weight[KINDS][COMBO_CLASSES];
	bool deep[KINDS][COMBO_CLASSES]; /* has a span over another */
};

/* True if a joined span of this weight may cover a cell. */
static bool may_cover(const struct range_plan *plan, const struct isolated *isolated, int kind,
	int cell, uint16_t weight)
{
	for (int k = SUITED; k <= OFFSUIT; k++) {
		const uint16_t own = plan->classes[k][cell];

		if ((kind == k || kind == EITHER) &&
			((own != weight && own != RANGE_FREE) || isolated->deep[k][cell] ||
				isolated->deep[EITHER][cell]))
			return false;
	}
	return true;
}

/* Joins the isolated span of this cell with those `step` cells after it and so on, if that is
 * shorter. The cells between them have the same weight or are free, and may also be in other spans:
 * the result is correct either way. */
static void join_isolated(struct range_plan *plan, struct isolated *isolated, int kind, int cell,
	int step)
{
	const uint16_t weight = isolated->weight[kind][cell];
	struct range_span span = {0, (uint8_t)kind, false, (uint8_t)cell, (uint8_t)cell, weight};
	const int single = range_span_size(&span);
	int size = single, top = cell;

	for (int to = cell + step; to < COMBO_CLASSES && to / CARD_RANKS < to % CARD_RANKS &&
				   may_cover(plan, isolated, kind, to, weight);
		to += step)
		if (isolated->weight[kind][to] == weight) {
			span.bottom = (uint8_t)to;
			size += single;
		}
	while (step == RANGE_DIAGONAL && top > step &&
		may_cover(plan, isolated, kind, top - step, weight))
		top -= step;
	if (top == 1 && step == RANGE_DIAGONAL) { /* from AK on: "76s+" */
		span.up = true;
		span.top = 1;
	}
	if (range_span_size(&span) >= size)
		return;
	*add_span(plan, kind, span.top, span.bottom, weight) = span;
	for (int to = cell; to <= span.bottom; to += step)
		isolated->weight[kind][to] = RANGE_FREE;
}

void range_spans(struct range_plan *plan)
{
	struct isolated isolated;

	plan->span_count = 0;
	paint_row(plan, EITHER, 0, RANGE_DIAGONAL, CARD_RANKS);
	for (int high = CARD_RANKS - 1; high > 0; high--) {
		const int suited = plan->span_count;
		const int first = (CARD_RANKS - 1 - high) * RANGE_DIAGONAL + 1;
		int offsuit;

		paint_row(plan, SUITED, first, 1, high);
		offsuit = plan->span_count;
		paint_row(plan, OFFSUIT, first, 1, high);
		/* Join each suited span and the offsuit span of the same ranks. The spans of one
		 * high card are those from `suited` and those from `offsuit` on. */
		for (int i = suited; i < offsuit; i++)
			for (int j = offsuit; j < plan->span_count; j++) {
				struct range_span *a = &plan->spans[i], *b = &plan->spans[j];

				if (a->depth == b->depth && a->weight == b->weight &&
					a->top == b->top && a->bottom == b->bottom) {
					a->kind = EITHER;
					*b = plan->spans[--plan->span_count];
				}
			}
	}
	/* Move the isolated spans out of the list. */
	memset(isolated.weight, 0xff, sizeof isolated.weight);
	memset(isolated.deep, 0, sizeof isolated.deep);
	for (int i = plan->span_count - 1; i >= 0; i--) {
		const struct range_span *span = &plan->spans[i];

		if (span->top % RANGE_DIAGONAL == 0)
			continue;
		for (int cell = span->top; span->depth && cell <= span->bottom; cell++)
			isolated.deep[span->kind][cell] = true;
		if (!span->depth && span->top == span->bottom) {
			isolated.weight[span->kind][span->top] = span->weight;
			plan->spans[i] = plan->spans[--plan->span_count];
		}
	}
	for (int step = RANGE_DIAGONAL; step >= RANGE_COLUMN; step--)
		for (int kind = 0; kind < KINDS; kind++)
			for (int cell = 0; cell < COMBO_CLASSES; cell++)
				if (isolated.weight[kind][cell] != RANGE_FREE)
					join_isolated(plan, &isolated, kind, cell, step);
	for (int kind = 0; kind < KINDS; kind++)
		for (int cell = 0; cell < COMBO_CLASSES; cell++)
			if (isolated.weight[kind][cell] != RANGE_FREE)
				add_span(plan, kind, cell, cell, isolated.weight[kind][cell]);
}
