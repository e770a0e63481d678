/* The walk over all hands on one board, private to board_many.
 *
 * Hands come in the order of their value. `below` is a
 * side's hands that are worth less than those at hand, `level` those at hand.
 * Deals that a set of players wins together are those with a hand of each of
 * them in `level` and hands of the others in `below`: one player's hands are
 * gone through (of four players, two players'), and the others' counted by
 * many_sums_kernel. When all hands are below, the same counts all deals. */
#ifndef FELT_ODDS_MANY_WALK_H
#define FELT_ODDS_MANY_WALK_H

#include "odds/many/many_order.h"
#include "odds/many/many_plan.h"
#include "odds/many/many_sums.h"
#include "odds/tally.h"

enum { MANY_WALK_BOTH = MANY_PLAN_PLAYERS * (MANY_PLAN_PLAYERS + 1) / 2 };

enum many_walk_state { MANY_WALK_BELOW, MANY_WALK_LEVEL };

/* What one side holds on the board at hand. */
struct many_walk_side {
	struct many_sums_set sums[2]; /* by state */
	struct many_sums_hand
		hand[COMBO_COUNT + 1]; /* below, then level; a place to write in vain */
	int count[2];
	bool built; /* the sums of `level` */

	/* By category: how many hands are below when those up to it are, where there is a
	 * hand of it; else no more than before it. */
	int ended[CATEGORY_COUNT];
};

/* The hands that two sides hold both; `twin` are those of `level`. */
struct many_walk_both {
	bool any;
	struct many_sums_same sums[2];
	struct many_sums_twin twin[COMBO_COUNT + 1];
	int count;
	bool built;
};

struct many_walk {
	struct many_walk_side side[MANY_PLAN_PLAYERS];
	struct many_walk_both both[MANY_WALK_BOTH];
	struct many_sums_same none; /* no hand is worth less and as much */
	struct many_order order;
	struct many_plan plan;
	const struct many_sums_kernel *kernel;
	unsigned held[2];                    /* by state: the players who have hands there */
	deal_count deals[MANY_PLAN_CLASSES]; /* of each set of a class, on the board at hand */
};

/* Makes a walk, zeroed at first, ready for a spot. */
void many_walk_init(struct many_walk *walk, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds the deals on a board to the tally, `ways` times. */
void many_walk_board(struct many_walk *walk, struct board_rows *rows, const card board[SPOT_BOARD],
	uint32_t ways, struct tally *tally);

#endif
