/* Tables of the evaluators that are computed when the program starts, in place of those that the
 * build generates. Only WebAssembly modules contain this file: they have one thread, and call
 * constructors before anything else. */
#include "cards/eval/eval_compute.h"

score eval_values[EVAL_VALUES_COUNT];
score eval_placed[EVAL_PLACES];
score eval_ace_to_five_values[EVAL_LOW_COUNT];
score eval_short_deck_values[EVAL_SHORT_COUNT];
score eval_short_deck_trips_values[EVAL_SHORT_COUNT];

__attribute__((constructor)) static void compute(void)
{
	eval_compute_values(&eval_high, &order_high, eval_values);
	eval_compute_placed(eval_values, eval_placed);
	eval_compute_values(&eval_ace_to_five_ranking, &order_ace_to_five, eval_ace_to_five_values);
	eval_compute_values(&eval_short_deck_ranking, &order_short_deck, eval_short_deck_values);
	eval_compute_values(&eval_short_deck_trips_ranking, &order_short_deck_trips,
		eval_short_deck_trips_values);
}
