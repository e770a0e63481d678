/* Push or fold for three players: an equilibrium that is exact except for rounding.
 *
 * With x the frequencies of the button's push, z those of the small blind's call, w those of the
 * big blind's call of both and so on, the value of joining a pot less that of folding is, for each
 * hand, a sum of products of the frequencies of the two other players. For example, the button
 * gains by the big blind's call after the small blind's
 *     sum over b and c of z(b) w(c) G(a, b, c)
 * where G is the probability that the three hands are dealt times the difference between the
 * values of the pots with and without the big blind, over all orders of the three hands. Hands that
 * fold count, too: nobody else can have their cards. Since most hands are folded, few products are
 * not 0, and only the rows of G that are needed are made.
 *
 * Some rounds of counterfactual regret minimization (CFR+: O. Tammelin, "Solving Large Imperfect
 * Information Games Using CFR+", 2014) guess the frequencies, with averages weighted by the square
 * of the round. Newton's method ends at an equilibrium: three_finish.c describes it. A game of
 * three players may have several equilibria, with different values; this is one of them.
 *
 * What the players can still gain is computed from the frequencies by their best responses. */
#ifndef FELT_NASH_THREE_H
#define FELT_NASH_THREE_H

#include "nash/pairs.h"
#include "nash/strategy.h"
#include "nash/triples/triples.h"

/* Solves a game of three players. `table` has the orders of all classes (triples.h). Decisions that
 * are fixed keep their frequencies; those of the others are the guess if strategy->iterations is
 * not 0. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code three_solve(const struct pushfold *game, const struct pairs *pairs,
	const struct triples_table *table, const struct strategy_limits *limits,
	struct strategy *strategy);

#endif
