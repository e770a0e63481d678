/* The tables that small builds compute, against those that mktables writes from the reference
 * implementation. */
#include "cards/eval/eval_compute.h"

#include <criterion/criterion.h>
#include <string.h>

enum { VALUES_MAX = EVAL_VALUES_COUNT };

static score computed[VALUES_MAX];

static void expect_values(const struct eval_ranking *ranking, const struct order *order, int count)
{
	memset(computed, 0, sizeof computed);
	eval_compute_values(ranking, order, computed);
	for (int i = 0; i < count; i++)
		cr_assert_eq(computed[i], ranking->values[i], "%s, entry %d: %d, not %d",
			order->name, i, computed[i], ranking->values[i]);
}

Test(eval_compute, values_are_those_of_the_reference)
{
	expect_values(&eval_ace_to_five_ranking, &order_ace_to_five, EVAL_LOW_COUNT);
	expect_values(&eval_short_deck_ranking, &order_short_deck, EVAL_SHORT_COUNT);
	expect_values(&eval_short_deck_trips_ranking, &order_short_deck_trips, EVAL_SHORT_COUNT);
	expect_values(&eval_high, &order_high, EVAL_VALUES_COUNT);
}

Test(eval_compute, placed_scores_are_those_of_the_reference)
{
	static score placed[EVAL_PLACES];

	eval_compute_placed(eval_values, placed);
	for (int i = 0; i < EVAL_PLACES; i++)
		cr_assert_eq(placed[i], eval_placed[i], "entry %d: %d, not %d", i, placed[i],
			eval_placed[i]);
}
