/* Push or fold for any number of players: an equilibrium of a model that is exact for the hands in
 * a pot of two or three players, and nearly so for the hands that folded.
 *
 * The model has two approximations. A fourth player never joins a pot. And the cards of hands that
 * folded are counted in pairs: if a player folds with probability g, and with g h(a) if another
 * has the hand a, then with g h(a) h(b) h(c) if others have a, b and c. So each fold multiplies the
 * probability of a path by a number, and the frequencies of each hand in the pot by a vector. The
 * value of a fold does not depend on the hand that folds.
 *
 * Let T be a pot, L the last player to join it, and u the values of the pot without L. Joining T
 * changes the values of all players by v - u, for each order of the hands. The value of a decision
 * is the sum of these changes over the pots that contain it, weighted by the probability of the
 * hands of the others: no probability of a pot in which nobody else joins is needed, as if it were
 * what is left.
 *
 * The iteration is CFR+ (O. Tammelin, "Solving Large Imperfect Information Games Using CFR+",
 * 2014), player by player, with averages that are restarted from time to time. */
#ifndef FELT_NASH_MULTI_H
#define FELT_NASH_MULTI_H

#include "nash/pairs.h"
#include "nash/strategy.h"
#include "nash/triples/triples.h"

/* Solves a game of three or more players. `table` has the orders of all classes (triples.h).
 * Decisions that are fixed keep their frequencies. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code multi_solve(const struct pushfold *game, const struct pairs *pairs,
	const struct triples_table *table, const struct strategy_limits *limits,
	struct strategy *strategy);

#endif
