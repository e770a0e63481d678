/* Push or fold heads-up: an equilibrium that is exact except for rounding.
 *
 * For frequencies y of calling, the value of pushing a hand a less that of folding it is
 *     base(a) + sum over b of y(b) D(a, b)
 * and for frequencies x of pushing, that of calling with a hand b is
 *     sum over a of x(a) E(a, b)
 * each weighted by the probability of the hands. In an equilibrium a hand with a value above 0 has
 * the frequency 1, one with a value below 0 the frequency 0, and only a hand of value 0 may be
 * mixed: a linear complementarity problem in a box.
 *
 * A few rounds of counterfactual regret minimization (CFR+) guess which hands are played. The guess
 * is the equilibrium of another game, in which t q is added to the values, with t = 1 and some q
 * that makes all signs right. Lemke's method then follows the equilibrium while t goes to 0: from
 * one point where a mixed hand becomes pure, or a value becomes 0, to the next. Between them all is
 * linear. (C. E. Lemke, "Bimatrix Equilibrium Points and Mathematical Programming", Management
 * Science 1965.) Iterating instead until only the mixed hands look mixed takes some thousands of
 * rounds for many stacks. */
#ifndef FELT_NASH_HEADSUP_H
#define FELT_NASH_HEADSUP_H

#include "nash/pairs.h"
#include "nash/strategy.h"

/* Solves a game of two players. It takes the strategy's frequencies, such as those of a similar
 * game, as the guess if strategy->iterations is not 0. Fixed decisions keep their frequencies; if
 * one is fixed, the other is the best response. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code headsup_solve(const struct pushfold *game, const struct pairs *pairs,
	struct strategy *strategy);

#endif
