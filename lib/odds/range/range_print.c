#include "odds/range/range_plan.h"

#include <stdlib.h>

struct writer {
	struct text *out;
	size_t start;
	enum card_notation notation;
	const struct range *range;
};

/* Begins a term: a comma, and for weight 0 the sign that takes away. */
static void begin_term(const struct writer *writer, unsigned weight)
{
	if (writer->out->length > writer->start)
		text_add_char(writer->out, ',');
	if (!weight)
		text_add_char(writer->out, '!');
}

static void end_term(const struct writer *writer, unsigned weight)
{
	if (!weight || weight == RANGE_WHOLE)
		return;
	text_add_string(writer->out, ":0.");
	for (unsigned unit = RANGE_WHOLE / 10; weight; weight %= unit, unit /= 10)
		text_add_char(writer->out, (char)('0' + weight / unit));
}

static void add_classes(const struct writer *writer, int high, int low, int kind)
{
	card_rank_print(writer->out, high, writer->notation);
	card_rank_print(writer->out, low, writer->notation);
	if (kind != EITHER && high != low)
		text_add_char(writer->out, kind == SUITED ? 's' : 'o');
}

static void write_stroke(const struct writer *writer, const struct stroke *stroke)
{
	bool one = stroke->top_high == stroke->high && stroke->top_low == stroke->low;

	begin_term(writer, stroke->weight);
	if (!one && !stroke->up) {
		add_classes(writer, stroke->top_high, stroke->top_low, stroke->kind);
		text_add_char(writer->out, '-');
	}
	add_classes(writer, stroke->high, stroke->low, stroke->kind);
	if (!one && stroke->up)
		text_add_char(writer->out, '+');
	end_term(writer, stroke->weight);
}

/* What lies under all other terms. */
static void write_under(const struct writer *writer, const struct plan *plan)
{
	const unsigned all = plan->under.pairs;

	if (all) {
		begin_term(writer, all);
		text_add_string(writer->out, "100%");
		end_term(writer, all);
	}
	for (int kind = SUITED; kind <= OFFSUIT; kind++) {
		const unsigned weight = plan->under.kind[kind];

		if (weight == all)
			continue;
		begin_term(writer, weight);
		text_add_string(writer->out, kind == SUITED ? "*s" : "*o");
		end_term(writer, weight);
	}
}

/* A card of which rank or suit may be any. */
static void add_like(const struct writer *writer, int rank, int suit)
{
	if (rank != STAR_ANY)
		card_rank_print(writer->out, rank, writer->notation);
	else
		text_add_char(writer->out, '*');
	if (suit != STAR_ANY)
		card_suit_print(writer->out, suit, writer->notation);
	else
		text_add_char(writer->out, '*');
}

static void write_star(const struct writer *writer, const struct star *star)
{
	begin_term(writer, star->weight);
	add_like(writer, star->rank[0], star->suit[0]);
	if (star->kind != EITHER)
		text_add_char(writer->out, star->kind == SUITED ? 's' : 'o');
	else if (star->rank[1] != STAR_ANY || star->suit[1] != STAR_ANY)
		add_like(writer, star->rank[1], star->suit[1]);
	else if (star->suit[0] != STAR_ANY)
		text_add_char(writer->out, '*');
	end_term(writer, star->weight);
}

/* By depth, since later terms replace earlier ones; then the greater weight. */
static int compare_strokes(const void *left, const void *right)
{
	const struct stroke *a = left, *b = right;

	if (a->depth != b->depth)
		return a->depth - b->depth;
	if (a->weight != b->weight)
		return b->weight - a->weight;
	if (a->section != b->section)
		return a->section - b->section;
	return a->top_high != b->top_high ? b->top_high - a->top_high : b->top_low - a->top_low;
}

static int compare_numbers(const void *left, const void *right)
{
	uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

	return (a < b) - (a > b);
}

static void write_exceptions(const struct writer *writer, const struct plan *plan)
{
	uint32_t order[COMBO_COUNT]; /* by weight, then by hole, the greatest first */

	if (!plan->exceptions)
		return;
	for (int i = 0; i < plan->exceptions; i++)
		order[i] = (uint32_t)writer->range->weight[plan->exception[i]] << 16 |
			   plan->exception[i];
	qsort(order, (size_t)plan->exceptions, sizeof *order, compare_numbers);
	for (int i = 0; i < plan->exceptions; i++) {
		unsigned weight = order[i] >> 16;

		begin_term(writer, weight);
		combo_print(writer->out, (combo)(order[i] & UINT16_MAX), writer->notation);
		end_term(writer, weight);
	}
}

/* The only combo of a range, or -1: in many a range there is no more to say. */
static int only_combo(const struct range *range)
{
	int only = -1;

	for (int h = 0; h < COMBO_COUNT; h++) {
		if (!range->weight[h])
			continue;
		if (only >= 0)
			return -1;
		only = h;
	}
	return only;
}

void range_print(struct text *out, const struct range *range, enum card_notation notation)
{
	struct writer writer = {out, out->length, notation, range};
	struct plan plan;
	int only = only_combo(range);

	if (only >= 0) {
		combo_print(out, (combo)only, notation);
		end_term(&writer, range->weight[only]);
		return;
	}
	range_plan_best(&plan, range);
	write_under(&writer, &plan);
	qsort(plan.stroke, (size_t)plan.strokes, sizeof *plan.stroke, compare_strokes);
	for (int i = 0; i < plan.strokes && plan.stroke[i].depth != GONE; i++)
		write_stroke(&writer, &plan.stroke[i]);
	for (int i = 0; i < plan.stars; i++)
		write_star(&writer, &plan.star[i]);
	write_exceptions(&writer, &plan);
}
