/* Computes tables of the evaluators (eval_tables.h) from the hand rankings (cards/order).
 *
 * Most builds contain all tables, which tables/mktables.c generates. In a WebAssembly module, which
 * is downloaded, these would be a fifth of the size: eval_computed.c fills them in some
 * milliseconds when the module starts. */
#ifndef FELT_CARDS_EVAL_COMPUTE_H
#define FELT_CARDS_EVAL_COMPUTE_H

#include "cards/eval/eval_rankings.h"
#include "cards/order/order.h"

/* Writes the scores of a ranking into values[], which is laid out as ranking->values and is 0
 * before: all hands of five to seven cards of its deck, which is all ranks from its lowest up. */
void eval_compute_values(const struct eval_ranking *ranking, const struct order *order,
	score *values);

/* Writes the scores of eval_values into placed[EVAL_PLACES], which is 0 before, in the order of
 * eval_placed. */
void eval_compute_placed(const score *values, score *placed);

#endif
