/* Shared by the files of icm. */
#ifndef FELT_GAME_ICM_INTERNAL_H
#define FELT_GAME_ICM_INTERNAL_H

#include "game/icm/icm.h"

/* Where probabilities go: to the values of the players or, without payouts, to a table of
 * out[player * places + place]. */
struct icm_out {
	const double *payouts;
	int places;
	double *out;
};

static inline void icm_add(const struct icm_out *to, int player, int place, double probability)
{
	if (to->payouts)
		to->out[player] += to->payouts[place] * probability;
	else
		to->out[(size_t)player * (size_t)to->places + (size_t)place] += probability;
}

/* Adds up, over all sets of players, the probability that they take the first places. The work
 * doubles with each player. */
status_code icm_subsets(const double *stacks, int players, const struct icm_out *to);

/* A stack, and the number of players who have it. */
struct icm_stack {
	double chips;
	int count;
};

/* Adds the probabilities of one of the players of each stack, by the integral. */
status_code icm_race(const struct icm_stack *stacks, int count, const struct icm_out *to);

/* exp(-x) and 1 - exp(-x) for x from 0 on, each within a few units of the last place. Unlike those
 * of the C library, they have the same bits on all machines. */
struct icm_decay {
	double left, gone;
};

struct icm_decay icm_decay(double x);

#endif
