/* The text of a range: the terms of its plan, which range_cover.c finds, in order. */
#include "odds/range/range_internal.h"

#include <stdlib.h>

struct range_print_writer {
	struct text *out;
	size_t start;
	enum card_notation notation;
};

/* Begins a term: a comma if another term precedes it, and `!` for weight 0. */
static void begin_term(const struct range_print_writer *writer, unsigned weight)
{
	if (writer->out->length > writer->start)
		text_add_char(writer->out, ',');
	if (!weight)
		text_add_char(writer->out, '!');
}

static void end_term(const struct range_print_writer *writer, unsigned weight)
{
	if (!weight || weight == RANGE_WHOLE)
		return;
	text_add_string(writer->out, ":0.");
	for (unsigned unit = RANGE_WHOLE / 10; weight; weight %= unit, unit /= 10)
		text_add_char(writer->out, (char)('0' + weight / unit));
}

/* Adds a rank, ANY or not, and a suit. */
static void add_card(const struct range_print_writer *writer, int rank, int suit)
{
	if (rank == ANY)
		text_add_char(writer->out, '*');
	else
		card_rank_print(writer->out, rank, writer->notation);
	if (suit == ANY)
		text_add_char(writer->out, '*');
	else
		card_suit_print(writer->out, suit, writer->notation);
}

static void add_kind(const struct range_print_writer *writer, enum range_kind kind)
{
	if (kind != EITHER)
		text_add_char(writer->out, kind == SUITED ? 's' : 'o');
}

/* Writes a term of the base or with a wildcard. */
static void write_term(const struct range_print_writer *writer, const struct range_term *term)
{
	const struct range_shape *shape = &term->from;

	begin_term(writer, term->weight);
	if (shape->cards) {
		add_card(writer, shape->rank[0], shape->suit[0]);
		if (shape->rank[1] != ANY || shape->suit[1] != ANY)
			add_card(writer, shape->rank[1], shape->suit[1]);
		else
			text_add_char(writer->out, '*');
	} else if (shape->rank[0] == ANY) {
		text_add_string(writer->out, shape->kind == EITHER ? "100%" : "*");
	} else {
		add_card(writer, shape->rank[0], ANY);
	}
	add_kind(writer, shape->kind);
	end_term(writer, term->weight);
}

static void add_class(const struct range_print_writer *writer, int cell, enum range_kind kind)
{
	card_rank_print(writer->out, CARD_RANKS - 1 - cell / CARD_RANKS, writer->notation);
	card_rank_print(writer->out, CARD_RANKS - 1 - cell % CARD_RANKS, writer->notation);
	add_kind(writer, kind);
}

/* Sorts spans by depth, since later terms replace earlier ones; then by weight, the greatest first;
 * then pairs, both kinds together, suited, offsuit, with those of one high card first. */
static int compare_spans(const void *left, const void *right)
{
	static const int section[KINDS] = {3, 5, 1};
	int order[2][4];

	for (int i = 0; i < 2; i++) {
		const struct range_span *span = i ? right : left;
		const bool pairs = span->top % RANGE_DIAGONAL == 0;
		const int rows = span->top / CARD_RANKS != span->bottom / CARD_RANKS;

		order[i][0] = span->depth;
		order[i][1] = -span->weight;
		order[i][2] = pairs ? 0 : section[span->kind] + rows;
		order[i][3] = span->top;
	}
	for (int i = 0; i < 4; i++)
		if (order[0][i] != order[1][i])
			return order[0][i] - order[1][i];
	return 0;
}

static int compare_numbers(const void *left, const void *right)
{
	const uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

	return (a < b) - (a > b);
}

/* Working memory that is too large for the stack. */
struct range_print_work {
	struct range_plan plan, other;
	struct range filled;
	uint32_t order[COMBO_COUNT]; /* exceptions by weight, then by combo, the greatest first */
	struct cover_room room;
};

static void write_exceptions(const struct range_print_writer *writer, struct range_print_work *work,
	const struct range *range)
{
	const struct range_plan *plan = &work->plan;
	uint32_t *order = work->order;

	for (int i = 0; i < plan->exception_count; i++)
		order[i] = (uint32_t)range->weight[plan->exceptions[i]] << 16 | plan->exceptions[i];
	if (plan->exception_count)
		qsort(order, (size_t)plan->exception_count, sizeof *order, compare_numbers);
	for (int i = 0; i < plan->exception_count; i++) {
		begin_term(writer, order[i] >> 16);
		combo_print(writer->out, (combo)(order[i] & UINT16_MAX), writer->notation);
		end_term(writer, order[i] >> 16);
	}
}

/* The weight of most combos of the deck. */
static uint16_t usual_weight(const struct range *range, card_set deck, uint16_t *seen)
{
	uint16_t usual = 0;

	memset(seen, 0, (RANGE_WHOLE + 1) * sizeof *seen);
	for (int h = 0; h < COMBO_COUNT; h++)
		if (!(combo_set((combo)h) & ~deck) && ++seen[range->weight[h]] > seen[usual])
			usual = range->weight[h];
	return usual;
}

/* Combos that the deck does not have may have any weight in the text: if most others have one
 * weight, the text may be shorter if these have it too. Without the deuces, "100%,!AA" is
 * everything except the aces. */
static void plan_for(struct range_print_work *work, const struct range *range,
	const struct game *game)
{
	uint16_t weight;

	range_cover(&work->plan, range, &work->room);
	if (game->deck == CARD_DECK)
		return;
	weight = usual_weight(range, game->deck, work->room.count);
	for (int h = 0; h < COMBO_COUNT; h++)
		work->filled.weight[h] =
			combo_set((combo)h) & ~game->deck ? weight : range->weight[h];
	range_cover(&work->other, &work->filled, &work->room);
	if (work->other.size < work->plan.size)
		range_plan_copy(&work->plan, &work->other);
}

void range_print(struct text *out, const struct range *range, const struct game *game,
	enum card_notation notation)
{
	const struct range_print_writer writer = {out, out->length, notation};
	struct range_print_work *work = malloc(sizeof *work);
	struct range_plan *plan;

	if (!work) {
		out->failed = true;
		return;
	}
	plan = &work->plan;
	plan_for(work, range, game);
	for (int i = 0; i < plan->base_count; i++)
		write_term(&writer, &plan->base_terms[i]);
	qsort(plan->spans, (size_t)plan->span_count, sizeof *plan->spans, compare_spans);
	for (int i = 0; i < plan->span_count; i++) {
		begin_term(&writer, plan->spans[i].weight);
		if (plan->spans[i].top != plan->spans[i].bottom && !plan->spans[i].up) {
			add_class(&writer, plan->spans[i].top,
				(enum range_kind)plan->spans[i].kind);
			text_add_char(writer.out, '-');
		}
		add_class(&writer, plan->spans[i].bottom, (enum range_kind)plan->spans[i].kind);
		if (plan->spans[i].top != plan->spans[i].bottom && plan->spans[i].up)
			text_add_char(writer.out, '+');
		end_term(&writer, plan->spans[i].weight);
	}
	for (int i = 0; i < plan->wildcard_count; i++)
		write_term(&writer, &plan->wildcards[i]);
	write_exceptions(&writer, work, range);
	free(work);
}
