#include "frame/fields.h"
#include "scored.h"

FIELD_CELL(scored_standing, struct scored, scored,
	rows_uint(rows, order_standing(scored->game->evaluator->order, scored->value)));

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

FIELD_CELL(scored_name, struct scored, scored,
	add_name(rows, scored->game->evaluator, scored->value));

static void add_best(struct rows *rows, const struct scored *scored, const struct evaluator *type,
	score value)
{
	card best[ORDER_CARDS_MAX];
	const int count = type->best(scored->cards, scored->own, scored->board, value, best);

	rows_cards(rows, best, count, scored->notation);
}

FIELD_CELL(scored_best, struct scored, scored,
	add_best(rows, scored, scored->game->evaluator, scored->value));
FIELD_CELL(scored_score, struct scored, scored, rows_uint(rows, scored->value));
FIELD_CELL(scored_cards, struct scored, scored,
	rows_cards(rows, scored->cards, scored->own + scored->board, scored->notation));
FIELD_CELL_IF(scored_low_standing, struct scored, scored, scored->low,
	rows_uint(rows, order_standing(scored->game->low->order, scored->low)));
FIELD_CELL_IF(scored_low_name, struct scored, scored, scored->low,
	add_name(rows, scored->game->low, scored->low));
FIELD_CELL_IF(scored_low_best, struct scored, scored, scored->low,
	add_best(rows, scored, scored->game->low, scored->low));
