/* Shared by the files of icm. */
#ifndef FELT_GAME_ICM_INTERNAL_H
#define FELT_GAME_ICM_INTERNAL_H

#include "game/icm/icm.h"

#include "base/rng/rng.h"

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

/* Plays from the last place to the first, over all sets of players who may be left: with the model
 * of Weitzman all of them have won equally many chips, so that their set determines their stacks.
 * The work doubles with each player. */
status_code icm_weitzman(const double *stacks, int players, const struct icm_out *to);

/* Plays from the last place to the first, in all orders. */
void icm_roberts(const double *stacks, int players, const struct icm_out *to);

/* Random numbers of a stream. */
struct icm_draws {
	struct rng_key key;
	uint64_t stream, block; /* `block` is the next one */
	uint32_t word[RNG_WORDS];
	int used; /* words */
};

void icm_draws_begin(struct icm_draws *draws, uint64_t seed, uint64_t stream);

/* A number from 0 to below 1. */
double icm_draw(struct icm_draws *draws);

/* Players who are the same, with equal stacks and bounties: their results are added up together. */
struct icm_kind {
	int count;
	double value;        /* of all of them in the current sample */
	double sum, squares; /* of the means of all samples */
};

struct icm_kinds {
	int *of; /* the kind of each player */
	struct icm_kind *kind;
	int count;
};

/* Finds the kinds; `heads` may be NULL. Returns STATUS_OK or STATUS_NO_MEMORY; free it in any case.
 */
status_code icm_kinds_make(struct icm_kinds *kinds, const double *stacks, const double *heads,
	int players);
void icm_kinds_end_sample(struct icm_kinds *kinds);

/* Computes the mean and its standard error for each player. */
void icm_kinds_finish(const struct icm_kinds *kinds, int players, uint64_t samples, double *value,
	double *error);
void icm_kinds_free(struct icm_kinds *kinds);

/* A stack, and the number of players who have it. */
struct icm_stack {
	double chips;
	int count;
};

/* Adds the probabilities of one of the players of each of the first `wanted` stacks, by the
 * integral. */
status_code icm_race(const struct icm_stack *stacks, int count, int wanted,
	const struct icm_out *to);

/* Fills in the values of the players without chips; the others take the first `place` places. See
 * icm_values(). */
void icm_value_out(const double *stacks, const double *before, int players, int place,
	const double *payouts, int places, double *out);

/* Up to this many players, adding up sets is faster than the integral. */
enum { ICM_FEW = 12 };

/* exp(-x) and 1 - exp(-x) for x from 0 on, each within a few units of the last place. Unlike those
 * of the C library, they have the same bits on all machines. */
struct icm_decay {
	double left, gone;
};

struct icm_decay icm_decay(double x);

#endif
