/* The inner loops of the solver, on vectors. Nothing is summed across the lanes of a vector, so
 * that vectors of any width give the same bits.
 *
 * A row has a number for each hand of a list, padded to a multiple of KERNEL_LANES, and is aligned
 * to 64 bytes. */
#ifndef FELT_SOLVER_KERNEL_H
#define FELT_SOLVER_KERNEL_H

#include "cards/score.h"
#include "solver/tree/tree.h"

#include <stdbool.h>
#include <stdint.h>

enum { KERNEL_LANES = 16 };

/* A hand in the list of those with a card. */
struct kernel_holder {
	uint16_t hand;
	uint8_t lower, to_equal; /* on a river: of the other player's hands with the card, how many
				    are weaker; and how many are weaker or equal */
};

/* A list of hands, as in struct solver_hands. */
struct kernel_hands {
	int live, padded;
	const uint8_t (*cards)[2];
	const uint16_t *same;
	const score *strength;
	const struct kernel_holder *holder; /* by card, and then in the order of the hands */
	const uint16_t *holders; /* those of card c are holders[c] to holders[c + 1] - 1 */
};

/* Up to sixteen ends of hands, side by side. The value of a showdown for a hand is
 *     lower * L + to_equal * E + all * A + same * S
 * where L, E and A are sums of the reach of the other player's hands: of weaker hands; of weaker or
 * equal hands; of all hands. Hands that share a card do not count, by inclusion and exclusion. S is
 * the reach of the same hand, which that subtracts once too often. The value of a fold is
 *     fold * (A + S)
 * and goes to `folded` of the same lane: a fold and a call after the same bet have the same reach.
 */
struct kernel_ends {
	int count;
	const float *reach[KERNEL_LANES]; /* of the other player's hands */
	float *value[KERNEL_LANES];       /* of the player's at showdown; NULL: none */
	float *folded[KERNEL_LANES];      /* and after a fold; NULL: none */
	float lower[KERNEL_LANES], to_equal[KERNEL_LANES], all[KERNEL_LANES], same[KERNEL_LANES];
	float fold[KERNEL_LANES];
};

/* How an update weighs what came before. */
struct kernel_discount {
	float positive, negative; /* regrets */
	float sum;                /* strategies */
};

/* Space for the ends: the reach of the other player's hands, and the player's values. */
struct kernel_space {
	float *other, *own; /* each (stride + 1) * KERNEL_LANES floats */
	float *rows;        /* TREE_ACTIONS_MAX rows */
};

/* The numbers of a decision: for each action a row of floats or of 16-bit integers in units of
 * `scale`. */
struct kernel_numbers {
	bool half;
	void *row;
	float *scale;
	int actions, padded;
};

#define KERNEL_FUNCTIONS(path)                                                                     \
	void kernel_showdowns_##path(const struct kernel_hands *own,                               \
		const struct kernel_hands *other, const struct kernel_ends *ends,                  \
		struct kernel_space *space);                                                       \
	void kernel_folds_##path(const struct kernel_hands *own, const struct kernel_hands *other, \
		const struct kernel_ends *ends, struct kernel_space *space);                       \
	/* The reach after each action: before it, times the strategy, which is in proportion to   \
	 * the positive numbers. `sums`, unless NULL, are discounted, and the reach after each     \
	 * action is added to them. */                                                             \
	void kernel_split_##path(const struct kernel_numbers *numbers,                             \
		const struct kernel_numbers *sums, float discount, const float *reach,             \
		float *const *out, struct kernel_space *space);                                    \
	/* The value of a decision of the player, from those of its actions: by the strategy; by   \
	 * the strategy, with an update of the regrets; and of the best action. */                 \
	void kernel_mean_##path(const struct kernel_numbers *numbers, const float *const *values,  \
		float *out);                                                                       \
	void kernel_regret_##path(const struct kernel_numbers *numbers,                            \
		const float *const *values, const struct kernel_discount *discount, float *out,    \
		struct kernel_space *space);                                                       \
	void kernel_best_##path(int actions, int padded, const float *const *values, float *out);  \
	void kernel_add_##path(int actions, int padded, const float *const *values, float *out)

KERNEL_FUNCTIONS(scalar);
KERNEL_FUNCTIONS(avx2);
KERNEL_FUNCTIONS(avx512);

#endif
