/* The values of the hands in a game of three players. Private to three/.
 *
 * A decision is the set of the players in its pot, as bits: the button's push is 1, the small
 * blind's 2 and its call 3; the big blind calls the small blind with 6, the button with 5 and both
 * with 7. */
#ifndef FELT_NASH_THREE_INTERNAL_H
#define FELT_NASH_THREE_INTERNAL_H

#include "nash/three/three.h"

enum {
	THREE_DECISIONS = 8, /* 0 is unused; 4, the walk, is not a decision */
	THREE_WALK = 4,
	THREE_LANES = 176, /* the starting hands in whole vectors */
	THREE_PAIRS = COMBO_CLASSES * COMBO_CLASSES
};

/* A part of the value of joining less that of folding: the sum over the hands of the two other
 * players of first x second x row, by the player's own hand. */
struct three_term {
	int target;        /* the decision that has the value */
	int first, second; /* the decisions of the two other players, in order of action */
	/* The difference in value for each order of the hands, in the order of the players, per
	 * board and triple of combos. */
	double order[TRIPLES_ORDERS];
	double **row; /* by the hand of the first and then of the second; NULL until needed */
};

/* A part that depends on one decision only: the sum over the hands of the other player. */
struct three_sum {
	int target, source;
	double (*from)[THREE_LANES]; /* by the source's hand, then the target's */
};

enum { THREE_TERMS = 10, THREE_SUMS = 8 };

/* Numbers times rows, added up by lane. */
struct three_list {
	size_t count;
	double *factor;
	const double **row;
};

typedef double three_row[THREE_LANES];

struct three {
	const struct pushfold *game;
	const struct pairs *pairs;
	const triples_orders *table;
	unsigned deals; /* of each triple of a sampled table; 0: it is exact */
	enum cpu_path path;
	int terms, sums;
	struct three_term term[THREE_TERMS];
	struct three_sum sum[THREE_SUMS];
	/* The probability of the big blind's hand after both others joined: not in a value. */
	struct three_term both[2];       /* of decisions 1 and 2, and of 1 and 3 */
	three_row base[THREE_DECISIONS]; /* the value that depends on no other decision */
	bool fixed[THREE_DECISIONS];
	three_row frequency[THREE_DECISIONS];
	three_row value[THREE_DECISIONS]; /* of joining less that of folding, times the
					     probability of the hand and of the decision */
	struct three_list list;
	void *blocks; /* of rows */
};

extern const uint8_t three_decisions[6];

/* The player who decides. */
static inline int three_actor(int decision)
{
	return decision >= 4 ? 2 : decision >= 2 ? 1 : 0;
}

/* The value of a pot for a player in an order of its hands. */
static inline double three_pot_value(const struct three *all, int pot, int order, int player)
{
	return pushfold_value(all->game, all->game->index[pot], order)[player];
}

/* Makes the terms. Returns STATUS_OK or STATUS_NO_MEMORY; free it in any case. */
status_code three_make(struct three *all);
void three_free(struct three *all);

/* Adds a term to `out`. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code three_add_term(struct three *all, struct three_term *term, three_row out);

/* Computes the values of a decision's hands. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code three_evaluate(struct three *all, int decision);

/* The gain of a decision's best response. */
double three_gain(const struct three *all, int decision);

/* The changes of a decision's values with the frequency of another decision's hand. */
status_code three_slope(struct three *all, int decision, int other, int hand, three_row out);

/* out[i] += the sum of factor x row[i]. Each lane adds in the order of the list. */
void three_add_scalar(const struct three_list *list, double *out);
#ifdef FELT_AVX2_KERNELS
void three_add_avx2(const struct three_list *list, double *out);
#endif
#ifdef FELT_AVX512_KERNELS
void three_add_avx512(const struct three_list *list, double *out);
#endif

/* Guesses an equilibrium by `rounds` rounds of CFR+, from the frequencies that there are. */
status_code three_guess(struct three *all, unsigned rounds);

/* Computes the standard errors of the players' values; 0 if the table is exact. Returns STATUS_OK
 * or STATUS_NO_MEMORY. */
status_code three_find_errors(const struct three *all, double error[3]);

/* Solves the equations of the mixed hands, from a guess, until the gain is at most `gain`. Keeps
 * the best frequencies. */
status_code three_finish(struct three *all, double gain, unsigned steps);

#endif
