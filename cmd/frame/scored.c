#include "frame/fields.h"
#include "scored.h"
#include "shares.h"

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

FIELD_CELL(shoe_scored_hand, struct shoe_scored, scored,
	rows_hand(rows, scored->hand->list, scored->hand->count, scored->notation));
FIELD_CELL(shoe_scored_standing, struct shoe_scored, scored,
	rows_uint(rows, shoe_standing(scored->rules, scored->value)));

void shoe_scored_category(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;
	const struct shoe_rules *const rules = scored->rules;

	rows_cstring(rows, rules->category[rules->category_of(scored->hand)].key);
}

void shoe_scored_name(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	scored->rules->describe(rows->cell, scored->hand);
	rows_add_cell(rows);
}

FIELD_CELL(shoe_scored_score, struct shoe_scored, scored, rows_uint(rows, scored->value));
FIELD_CELL(shoe_scored_total, struct shoe_scored, scored,
	rows_uint(rows, (uint64_t)shoe_total(scored->hand, NULL)));

void shoe_scored_soft(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;
	bool soft;

	shoe_total(scored->hand, &soft);
	rows_bool(rows, soft);
}

static bool is_bust(const struct shoe_scored *scored)
{
	return scored->value < scored->rules->winning;
}

FIELD_CELL_IF(shoe_scored_bust_cards, struct shoe_scored, scored, !is_bust(scored),
	rows_uint(rows, shoe_busts(scored->rules, scored->hand, scored->left)));
FIELD_CELL_IF(shoe_scored_cards_left, struct shoe_scored, scored, !is_bust(scored),
	rows_uint(rows, scored->left->count));
FIELD_CELL_IF(shoe_scored_bust_probability, struct shoe_scored, scored,
	!is_bust(scored) && scored->left->count,
	rows_fraction(rows, shares_share(shoe_busts(scored->rules, scored->hand, scored->left),
				    scored->left->count)));
