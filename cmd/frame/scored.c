#include "scored.h"

void scored_standing(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_uint(rows, order_standing(scored->game->evaluator->order, scored->value));
}

void scored_category(struct rows *rows, const void *item)
{
	const struct scored *scored = item;
	const struct order *order = scored->game->evaluator->order;

	rows_cstring(rows, order->category[order_category(order, scored->value)].key);
}

static void add_name(struct rows *rows, const struct evaluator *type, score value)
{
	order_describe(type->order, rows->cell, value);
	rows_add_cell(rows);
}

void scored_name(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	add_name(rows, scored->game->evaluator, scored->value);
}

static void add_best(struct rows *rows, const struct scored *scored, const struct evaluator *type,
	score value)
{
	card best[ORDER_CARDS_MAX];
	const int count = type->best(scored->cards, scored->own, scored->board, value, best);

	rows_cards(rows, best, count, scored->notation);
}

void scored_best(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	add_best(rows, scored, scored->game->evaluator, scored->value);
}

void scored_score(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_uint(rows, scored->value);
}

void scored_cards(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_cards(rows, scored->cards, scored->own + scored->board, scored->notation);
}

void scored_low_standing(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	if (scored->low)
		rows_uint(rows, order_standing(scored->game->low->order, scored->low));
	else
		rows_empty(rows);
}

void scored_low_name(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	if (scored->low)
		add_name(rows, scored->game->low, scored->low);
	else
		rows_empty(rows);
}

void scored_low_best(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	if (scored->low)
		add_best(rows, scored, scored->game->low, scored->low);
	else
		rows_empty(rows);
}
