/* Values of strategies and of best responses, computed plainly: with each hand against each other
 * hand, and each card that can be dealt. Nothing is shared with the solver except its answers,
 * which are read at every decision on every board. */
#ifndef FELT_TESTS_UNIT_SOLVER_PLAIN_H
#define FELT_TESTS_UNIT_SOLVER_PLAIN_H

#include "solver/solver/solver.h"

enum { PLAIN_HANDS = 400, PLAIN_DEALT = CARD_COUNT * CARD_COUNT, PLAIN_OTHERS = 5 };

struct plain {
	const struct solver_setup *setup;
	const struct tree *tree;
	int count[2]; /* hands that do not meet the board */
	combo hand[2][PLAIN_HANDS];
	double weight[2][PLAIN_HANDS];
	double pairs; /* sum of the products of the weights of hands that can be dealt together */
	/* Frequencies of actions: [number of the decision and its cards][hand * actions + action].
	 */
	double **strategy;
	size_t *first, strategies;    /* of each node: the first of these numbers */
	score *strength[PLAIN_DEALT]; /* of the hands of both players, after these cards */
};

/* A node, and the cards that were dealt before it. */
struct plain_place {
	uint32_t node;
	int dealt;
	card cards[2];
};

/* Reads the average strategies of a solver, whose setup must exist as long as *plain. Views of
 * nodes at which there is only one action are not read. A failure fails the test. */
void plain_read(struct plain *plain, const struct solver_setup *setup, struct solver *solver,
	struct solver_memory *memory);
void plain_free(struct plain *plain);

/* The frequency of an action. */
double plain_frequency(const struct plain *plain, const struct plain_place *place, int hand,
	int action);

/* The cards of the board at a place. */
card_set plain_board(const struct plain *plain, const struct plain_place *place);

/* The value of a hand from a place on, times plain_beside(): the share of the pot, less what the
 * player pays from the place on, or the prize money. `reach` is how often each of the other
 * player's hands comes to the place: its weight times the frequencies of its actions. The player
 * uses the average strategy or, if `best`, the best one that leaves locked hands as they are. */
double plain_hand(struct plain *plain, const struct plain_place *place, int player, int hand,
	const double *reach, bool best);

/* The share of the pot if nobody bets from a place on, times plain_beside(). */
double plain_share(struct plain *plain, const struct plain_place *place, int player, int hand,
	const double *reach);

/* The sum of the reaches of the other player's hands that can be held beside this one. */
double plain_beside(const struct plain *plain, const struct plain_place *place, int player,
	int hand, const double *reach);

/* The value of the whole range at the root. */
double plain_value(struct plain *plain, int player, bool best);

#endif
