/* Strategies of push or fold, and what solvers find out about them.
 *
 * A strategy has, for each pot and starting hand, the probability with which the player who decides
 * joins the others of the pot (pushfold.h): pushes, or calls. A solver looks for an equilibrium,
 * in which no player can gain by another strategy. The gain that remains is known exactly, by the
 * best response of each player to the others. */
#ifndef FELT_NASH_STRATEGY_H
#define FELT_NASH_STRATEGY_H

#include "nash/pushfold.h"

#include "odds/combo.h"

#include <stdbool.h>

struct strategy {
	double frequency[PUSHFOLD_POTS_MAX][COMBO_CLASSES]; /* 0 to 1; that of the walk is 1 */
	/* Decisions that the solver keeps, with the frequencies given. */
	bool fixed[PUSHFOLD_POTS_MAX];

	/* The following are set by a solver, in the unit of values. */
	/* The value of joining with a starting hand less that of folding, if the decision comes up;
	 * the player then plays on by the strategy. NAN if it never does. */
	double ev[PUSHFOLD_POTS_MAX][COMBO_CLASSES];
	double reach[PUSHFOLD_POTS_MAX];    /* the probability that the decision comes up */
	double value[PUSHFOLD_PLAYERS_MAX]; /* what each player wins by a hand, on average */
	/* The standard error of the value of these strategies, if the orders of three hands are
	 * sampled; otherwise 0. */
	double error[PUSHFOLD_PLAYERS_MAX];
	double gain[PUSHFOLD_PLAYERS_MAX]; /* what the player could win more by another strategy,
					      with all fixed decisions kept */
	unsigned iterations;
};

/* When a solver stops; it returns STATUS_OK in each case. */
struct strategy_limits {
	double gain;         /* if the gains of all players together are at most this */
	unsigned iterations; /* after this many */
	/* If not NULL, called from time to time with the gains of all players together; true
	 * stops. */
	bool (*stop)(void *context, unsigned iterations, double gain);
	void *context;
};

/* Makes a strategy in which all decisions that are not fixed fold always, and the walk has a
 * frequency of 1. NULL if out of memory. Free it with free(). */
struct strategy *strategy_new(const struct pushfold *game);

/* The probability of joining a pot when the decision comes up: the mean over all combos, as if no
 * other cards were known. */
double strategy_mean(const double frequency[COMBO_CLASSES]);

/* Counterfactual regret minimization (CFR+) of a decision: the regrets of joining and of folding,
 * none below 0, and the sum of the frequencies of all rounds. Begins with zeros. */
struct strategy_regrets {
	double join[COMBO_CLASSES], fold[COMBO_CLASSES], sum[COMBO_CLASSES];
};

/* A round: updates the regrets, then the frequencies, from the values of joining less those of
 * folding; a frequency without regrets stays. The frequencies are added to the sum with this
 * weight. */
void strategy_learn(struct strategy_regrets *regrets, const double value[COMBO_CLASSES],
	double weight, double frequency[COMBO_CLASSES]);

/* The gain of a player by the better choice with a hand. */
static inline double strategy_hand_gain(double frequency, double value)
{
	return value > 0 ? (1 - frequency) * value : -frequency * value;
}

/* The gains of all players together. */
double strategy_gain(const struct pushfold *game, const struct strategy *strategy);

#endif
