/* Classes of one weight each, as terms. The classes stand in rows: the pairs, and for each
 * high card the suited and the offsuit hands with it, by kicker. A row is painted with as few
 * letters as can be, where a later term may replace part of an earlier one; single classes that
 * are left over may then be joined where their high cards run. */
#include "odds/range/range_plan.h"

#include <string.h>

int range_stroke_size(const struct stroke *stroke)
{
	int name = stroke->kind == EITHER || stroke->high == stroke->low ? 2 : 3;
	bool one = stroke->top_high == stroke->high && stroke->top_low == stroke->low;

	return 1 + range_weight_size(stroke->weight) +
	       (one                 ? name
		       : stroke->up ? name + 1
				    : 2 * name + 1);
}

/* -- rows ------------------------------------------------------------------- */

/* A row as runs of classes of one weight, from the top down. */
struct row {
	int kind, high; /* high: ANY_HIGH for pairs */
	int runs;
	uint16_t weight[CARD_RANKS];
	int first[CARD_RANKS + 1]; /* the place of a run's first class; and behind the last */
};

enum { ANY_HIGH = CARD_RANKS };

/* The class of this kicker in a row: its high rank. */
static int row_high(int high, int low)
{
	return high == ANY_HIGH ? low : high;
}

static bool row_free(const struct plan *plan, int kind, int high, int low)
{
	return plan->free[kind][row_high(high, low)] >> low & 1;
}

/* The weight of a class that stars cover, which may be painted in any way: what makes few runs. */
static uint16_t free_weight(const struct plan *plan, int kind, int high, int low)
{
	const int count = high == ANY_HIGH ? CARD_RANKS : high;
	const uint16_t under = plan_under(plan, kind, high == ANY_HIGH);
	int above = low, below = low;
	uint16_t weight;

	while (above < count && row_free(plan, kind, high, above))
		above++;
	while (below >= 0 && row_free(plan, kind, high, below))
		below--;
	if (below < 0)
		return under;
	weight = plan->weight[kind][row_high(high, below)][below];
	if (above < count)
		return plan->weight[kind][row_high(high, above)][above] == weight ? weight : under;
	/* at the top a "+" pays for two classes, not for one */
	below--;
	return below >= 0 && !row_free(plan, kind, high, below) &&
			       plan->weight[kind][row_high(high, below)][below] == weight
		       ? weight
		       : under;
}

static struct row row_of(const struct plan *plan, int kind, int high)
{
	struct row row = {.kind = kind, .high = high};
	int count = high == ANY_HIGH ? CARD_RANKS : high;

	for (int i = 0; i < count; i++) {
		int low = count - 1 - i;
		uint16_t weight = row_free(plan, kind, high, low)
					  ? free_weight(plan, kind, high, low)
					  : plan->weight[kind][row_high(high, low)][low];

		if (!row.runs || row.weight[row.runs - 1] != weight) {
			row.first[row.runs] = i;
			row.weight[row.runs++] = weight;
		}
	}
	row.first[row.runs] = count;
	return row;
}

/* Runs `from` to `to` of a row, in one weight. */
static struct stroke stroke_of(const struct row *row, int from, int to, uint16_t weight)
{
	bool pairs = row->high == ANY_HIGH;
	int count = row->first[row->runs];
	int top = count - 1 - row->first[from], bottom = count - row->first[to + 1];

	return (struct stroke){.section = (uint8_t)(pairs                 ? SECTION_PAIRS
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

/* The cheapest way to paint runs i to j that lie on weight c: `within` when no stroke
 * covers them all, `least` in any way. The last stroke that covers run i may as well end with a run
 * of its own weight. A size counts sixteen-fold, and what lies on another a little more. The
 * problem is known as "strange printer"; here strokes have different prices. */
struct painter {
	const struct row *row;
	int colours;
	uint16_t colour[CARD_RANKS + 1];
	int of[CARD_RANKS]; /* a run's colour */
	int within[CARD_RANKS][CARD_RANKS][CARD_RANKS + 1];
	int least[CARD_RANKS][CARD_RANKS][CARD_RANKS + 1];
};

enum { PAINT_NEVER = 1 << 24 };

static int price(const struct painter *painter, int i, int k)
{
	struct stroke stroke = stroke_of(painter->row, i, k, painter->row->weight[k]);
	int inner = painter->within[i][k][painter->of[k]];

	return 16 * range_stroke_size(&stroke) + (inner > 0) + inner;
}

static int rest(const struct painter *painter, int i, int j, int c)
{
	return i > j ? 0 : painter->least[i][j][c];
}

static void price_runs(struct painter *painter, int i, int j)
{
	for (int c = 0; c < painter->colours; c++) {
		int best = painter->of[i] == c ? rest(painter, i + 1, j, c) : PAINT_NEVER;

		for (int k = i; k < j; k++)
			if (painter->of[k] != c) {
				int size = price(painter, i, k) + rest(painter, k + 1, j, c);

				best = size < best ? size : best;
			}
		painter->within[i][j][c] = best;
	}
	for (int c = 0; c < painter->colours; c++) {
		int best = painter->within[i][j][c];

		if (painter->of[j] != c && price(painter, i, j) < best)
			best = price(painter, i, j);
		painter->least[i][j][c] = best;
	}
}

/* Adds the strokes that are cheapest for runs i to j on weight c; `within` as in the painter. */
static void paint_runs(struct plan *plan, const struct painter *painter, int i, int j, int c,
	bool within, int depth)
{
	while (i <= j) {
		int size = within ? painter->within[i][j][c] : painter->least[i][j][c];
		int k = i;

		if (painter->of[i] == c && rest(painter, i + 1, j, c) == size) {
			i++;
			within = false;
			continue;
		}
		while (k < j && (painter->of[k] == c ||
					price(painter, i, k) + rest(painter, k + 1, j, c) != size))
			k++;
		plan->stroke[plan->strokes] =
			stroke_of(painter->row, i, k, painter->row->weight[k]);
		plan->stroke[plan->strokes++].depth = (uint8_t)depth;
		paint_runs(plan, painter, i, k, painter->of[k], true, depth + 1);
		i = k + 1;
		within = false;
	}
}

static void paint_row(struct plan *plan, int kind, int high)
{
	struct row row = row_of(plan, kind, high);
	struct painter painter;

	const uint16_t under = plan_under(plan, kind, high == ANY_HIGH);

	if (row.runs < 1 || (row.runs == 1 && row.weight[0] == under))
		return;
	painter.row = &row;
	painter.colours = 1;
	painter.colour[0] = under;
	for (int i = 0; i < row.runs; i++) {
		int c = 0;

		while (c < painter.colours && painter.colour[c] != row.weight[i])
			c++;
		painter.colour[c] = row.weight[i];
		painter.colours += c == painter.colours;
		painter.of[i] = c;
	}
	for (int length = 0; length < row.runs; length++)
		for (int i = 0; i + length < row.runs; i++)
			price_runs(&painter, i, i + length);
	paint_runs(plan, &painter, 0, row.runs - 1, 0, false, 0);
}

/* -- terms of several rows --------------------------------------------------- */

static bool same_classes(const struct stroke *a, const struct stroke *b)
{
	return a->top_high == b->top_high && a->top_low == b->top_low && a->high == b->high &&
	       a->low == b->low && a->up == b->up;
}

/* A suited and an offsuit term of the same ranks become one of both. */
static void join_suits(struct plan *plan)
{
	for (int i = 0; i < plan->strokes; i++) {
		struct stroke *stroke = &plan->stroke[i];

		for (int j = i + 1; stroke->section == SECTION_SUITED && j < plan->strokes; j++) {
			struct stroke *other = &plan->stroke[j];

			if (other->section != SECTION_OFFSUIT || other->depth != stroke->depth ||
				other->weight != stroke->weight || !same_classes(stroke, other))
				continue;
			stroke->kind = EITHER;
			stroke->section = SECTION_EITHER;
			other->depth = GONE;
		}
	}
}

/* Terms of one class alone that lie on no other: their places, or -1. And the classes
 * that are in a term which does: no other may pass over them, or one were in vain. */
struct loners {
	int16_t at[KINDS][CARD_RANKS][CARD_RANKS];
	uint16_t deep[2][CARD_RANKS]; /* by kind, high: low ranks */
};

/* The low ranks of a term of one row; of pairs, their ranks. */
static uint16_t lows_of(const struct stroke *stroke)
{
	return (uint16_t)((2u << stroke->top_low) - (1u << stroke->low));
}

static void find_loners(const struct plan *plan, struct loners *out)
{
	memset(out->at, -1, sizeof out->at);
	memset(out->deep, 0, sizeof out->deep);
	for (int i = 0; i < plan->strokes; i++) {
		const struct stroke *stroke = &plan->stroke[i];

		if (stroke->depth == GONE || stroke->section == SECTION_PAIRS)
			continue;
		if (!stroke->depth && stroke->top_low == stroke->low)
			out->at[stroke->kind][stroke->high][stroke->low] = (int16_t)i;
		for (int k = SUITED; stroke->depth && k <= OFFSUIT; k++)
			if (stroke->kind == k || stroke->kind == EITHER)
				out->deep[k][stroke->high] |= lows_of(stroke);
	}
}

/* Whether a term of this weight may pass over a class, or both of two ranks. */
static bool may_pass(const struct plan *plan, const struct loners *loners, int kind, int high,
	int low, uint16_t weight)
{
	for (int k = SUITED; k <= OFFSUIT; k++) {
		const bool right =
			plan->weight[k][high][low] == weight || plan->free[k][high] >> low & 1;

		if ((kind == k || kind == EITHER) && (!right || loners->deep[k][high] >> low & 1))
			return false;
	}
	return true;
}

/* Joins loners from this class down, whose high cards run and whose kickers run too (`step`
 * 1) or are the same (0), when a span of them is shorter. What stands between them has their
 * weight, and may well be in other terms too: whatever paints it then, it ends up with what its
 * row or the span paints it. */
static void join_span(struct plan *plan, struct loners *loners, int kind, int high, int low,
	int step)
{
	struct stroke *first = &plan->stroke[loners->at[kind][high][low]];
	struct stroke span = *first;
	int size = range_stroke_size(first), runs = 0, top = high;
	const bool touch = step && high - low == 1;

	for (int i = 1; low - i * step >= 0 && high - i > low - i * step &&
			may_pass(plan, loners, kind, high - i, low - i * step, span.weight);
		i++) {
		const int at = loners->at[kind][high - i][low - i * step];

		if (at >= 0) {
			size += range_stroke_size(&plan->stroke[at]);
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
	if (range_stroke_size(&span) >= size)
		return;
	for (int i = 0; i <= runs; i++) {
		int16_t *at = &loners->at[kind][high - i][low - i * step];

		if (*at >= 0)
			plan->stroke[*at].depth = GONE;
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

void range_rows(struct plan *plan)
{
	plan->strokes = 0;
	paint_row(plan, OFFSUIT, ANY_HIGH);
	for (int high = CARD_RANKS - 1; high > 0; high--) {
		paint_row(plan, SUITED, high);
		paint_row(plan, OFFSUIT, high);
	}
	join_suits(plan);
	join_spans(plan);
}
