#include "odds/range/range_inside.h"

#include <stdlib.h>

struct writer {
	struct text *out;
	size_t start;
	enum card_notation notation;
	const struct range *range;
};

/* Begins a term: a comma if another came before it, and `!` for weight 0. */
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

static void write_span(const struct writer *writer, const struct span *span)
{
	bool one = span->top_high == span->high && span->top_low == span->low;

	begin_term(writer, span->weight);
	if (!one && !span->up) {
		add_classes(writer, span->top_high, span->top_low, span->kind);
		text_add_char(writer->out, '-');
	}
	add_classes(writer, span->high, span->low, span->kind);
	if (!one && span->up)
		text_add_char(writer->out, '+');
	end_term(writer, span->weight);
}

/* Writes the terms under all others. */
static void write_base(const struct writer *writer, const struct plan *plan)
{
	const unsigned all = plan->base.pairs;

	if (all) {
		begin_term(writer, all);
		text_add_string(writer->out, "100%");
		end_term(writer, all);
	}
	for (int kind = SUITED; kind <= OFFSUIT; kind++) {
		const unsigned weight = plan->base.kind[kind];

		if (weight == all)
			continue;
		begin_term(writer, weight);
		text_add_string(writer->out, kind == SUITED ? "*s" : "*o");
		end_term(writer, weight);
	}
}

/* Adds a card whose rank or suit may be ANY. */
static void add_like(const struct writer *writer, int rank, int suit)
{
	if (rank != ANY)
		card_rank_print(writer->out, rank, writer->notation);
	else
		text_add_char(writer->out, '*');
	if (suit != ANY)
		card_suit_print(writer->out, suit, writer->notation);
	else
		text_add_char(writer->out, '*');
}

static void write_wildcard(const struct writer *writer, const struct wildcard *wildcard)
{
	begin_term(writer, wildcard->weight);
	add_like(writer, wildcard->rank[0], wildcard->suit[0]);
	if (wildcard->kind != EITHER)
		text_add_char(writer->out, wildcard->kind == SUITED ? 's' : 'o');
	else if (wildcard->rank[1] != ANY || wildcard->suit[1] != ANY)
		add_like(writer, wildcard->rank[1], wildcard->suit[1]);
	else if (wildcard->suit[0] != ANY)
		text_add_char(writer->out, '*');
	end_term(writer, wildcard->weight);
}

/* Orders spans by depth, since later terms replace earlier ones; then the greater weight first. */
static int compare_spans(const void *left, const void *right)
{
	const struct span *a = left, *b = right;

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
	uint32_t order[COMBO_COUNT]; /* by weight, then by combo, the greatest first */

	if (!plan->exception_count)
		return;
	for (int i = 0; i < plan->exception_count; i++)
		order[i] = (uint32_t)writer->range->weight[plan->exceptions[i]] << 16 |
			   plan->exceptions[i];
	qsort(order, (size_t)plan->exception_count, sizeof *order, compare_numbers);
	for (int i = 0; i < plan->exception_count; i++) {
		unsigned weight = order[i] >> 16;

		begin_term(writer, weight);
		combo_print(writer->out, (combo)(order[i] & UINT16_MAX), writer->notation);
		end_term(writer, weight);
	}
}

/* The combo of a range that has only one, or -1. Such ranges are common, and need no plan. */
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
	write_base(&writer, &plan);
	qsort(plan.spans, (size_t)plan.span_count, sizeof *plan.spans, compare_spans);
	for (int i = 0; i < plan.span_count && plan.spans[i].depth != GONE; i++)
		write_span(&writer, &plan.spans[i]);
	for (int i = 0; i < plan.wildcard_count; i++)
		write_wildcard(&writer, &plan.wildcards[i]);
	write_exceptions(&writer, &plan);
}
