/* The equations of a game of two players. Private to headsup/. */
#ifndef FELT_NASH_HEADSUP_INTERNAL_H
#define FELT_NASH_HEADSUP_INTERNAL_H

#include "nash/headsup/headsup.h"
#include "nash/linear.h"

enum { HEADSUP_PUSH, HEADSUP_CALL, HEADSUP_DECISIONS };

struct headsup {
	int pot[HEADSUP_DECISIONS];
	/* The value of joining less that of folding, weighted by the probability of the hand, is
	 * base + the sum of the other player's frequencies times gain. `gain` is indexed by the
	 * decision, then by the other's starting hand, then by the player's own. */
	double gain[HEADSUP_DECISIONS][COMBO_CLASSES][COMBO_CLASSES];
	double base[HEADSUP_DECISIONS][COMBO_CLASSES];

	double frequency[HEADSUP_DECISIONS][COMBO_CLASSES];
	double value[HEADSUP_DECISIONS][COMBO_CLASSES]; /* against the other's frequencies */
};

/* The values of all hands of a decision against frequencies of the other one. */
void headsup_evaluate(const struct headsup *all, int decision, const double other[COMBO_CLASSES],
	double out[COMBO_CLASSES]);

/* Follows the path from a guess, frequencies of 0 or 1, to an equilibrium. Returns the number of
 * steps, or 0 if it was given up because of rounding; UINT_MAX if out of memory. The frequencies of
 * mixed hands are approximate. */
unsigned headsup_follow(struct headsup *all);

/* Solves the equations of the mixed hands, those with frequencies between 0 and 1, so that their
 * values are 0 except for rounding. False, with the frequencies unchanged, if the result is not a
 * strategy. */
bool headsup_refine(struct headsup *all);

#endif
