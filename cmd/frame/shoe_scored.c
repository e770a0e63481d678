#include "frame/fields.h"
#include "shoe_scored.h"

#include "shares.h"

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
