#include "shoe_scored.h"

#include "shares.h"

void shoe_scored_hand(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	rows_hand(rows, scored->hand->list, scored->hand->count, scored->notation);
}

void shoe_scored_standing(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	rows_uint(rows, shoe_standing(scored->rules, scored->value));
}

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

void shoe_scored_score(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	rows_uint(rows, scored->value);
}

void shoe_scored_total(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	rows_uint(rows, (uint64_t)shoe_total(scored->hand, NULL));
}

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

void shoe_scored_bust_cards(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	if (is_bust(scored))
		rows_empty(rows);
	else
		rows_uint(rows, shoe_busts(scored->rules, scored->hand, scored->left));
}

void shoe_scored_cards_left(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	if (is_bust(scored))
		rows_empty(rows);
	else
		rows_uint(rows, scored->left->count);
}

void shoe_scored_bust_probability(struct rows *rows, const void *item)
{
	const struct shoe_scored *const scored = item;

	if (is_bust(scored) || !scored->left->count)
		rows_empty(rows);
	else
		rows_fraction(rows,
			shares_share(shoe_busts(scored->rules, scored->hand, scored->left),
				scored->left->count));
}
