#include "scored.h"

void scored_standing(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_uint(rows, score_standing(scored->value));
}

void scored_category(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_cstring(rows, category_key(score_category(scored->value)));
}

void scored_name(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	scored->evaluator->describe(rows->cell, scored->value);
	rows_add_cell(rows);
}

void scored_best(struct rows *rows, const void *item)
{
	const struct scored *scored = item;
	card five[5];

	scored->evaluator->best(scored->cards, scored->count, scored->value, five);
	rows_cards(rows, five, 5, scored->notation);
}

void scored_score(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_uint(rows, scored->value);
}

void scored_cards(struct rows *rows, const void *item)
{
	const struct scored *scored = item;

	rows_cards(rows, scored->cards, scored->count, scored->notation);
}
