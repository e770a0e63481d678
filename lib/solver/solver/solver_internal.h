/* Private to the solver: boards, strategies and walks. */
#ifndef FELT_SOLVER_SOLVER_INTERNAL_H
#define FELT_SOLVER_SOLVER_INTERNAL_H

#include "solver.h"
#include "solver/kernel/kernel.h"

/* The hands that a player can hold on a board: in the order of combos on the first board, from the
 * weakest to the strongest on a river. Arrays have `padded` elements; those after `live`
 * are hands that nobody holds. */
struct solver_hands {
	int live, padded;
	uint16_t *from; /* the hand in the list of the parent; of the first board, the combo */
	uint16_t *same; /* the combo in the other player's list, or that list's `padded` */
	uint8_t (*cards)[2];
	score *strength; /* on a river; otherwise NULL */
	uint16_t *alike; /* of each equivalent card, a row: the hand in the list of the parent */
	struct kernel_holder *holder; /* as in struct kernel_hands */
	uint16_t holders[CARD_COUNT + 1];
};

/* The combo of a hand. */
static inline combo solver_combo(const struct solver_hands *hands, int hand)
{
	return combo_of(hands->cards[hand][0], hands->cards[hand][1]);
}

struct solver_board {
	card_set set;
	card dealt;
	int street;
	uint32_t parent, child; /* indices: the parent, and the first of the next street */
	int children;
	int alikes; /* cards that are equivalent to `dealt`, without itself */
	struct suits suits[SUITS_ALL - 1]; /* each maps the dealt card to it */
	struct suits_list group;           /* the permutations that change nothing */
	struct solver_hands hands[2];
	size_t entry; /* of its first strategy */
	size_t scale; /* of its first decision */
};

/* A player's amounts at the end of a hand, less the offset that solver_offset() adds again, so that
 * they are as small as possible. */
struct solver_amounts {
	double win, tie, lose;
};

/* The amounts of both players, in prize money, after each has put in this many chips. */
struct solver_worth {
	chips called;
	struct solver_amounts amounts[2];
};

struct solver {
	const struct tree *tree;
	const struct game *game;
	struct solver_setup setup;
	struct solver_board *board;
	uint32_t board_count;
	size_t board_room;
	struct solver_block *block; /* of the arrays of all hands, the last first */
	uint64_t hand_bytes;        /* of these arrays */
	float *weight[2];           /* of the hands of the first board */
	double pairs;   /* sum of the products of the weights of hands that can be dealt */
	double base[2]; /* the least part of solver_offset() */
	double stake;   /* see solver_stake() */
	struct solver_worth *worth; /* ascending; NULL in chips */
	size_t worth_count;
	int stride;     /* the most padded hands of any list */
	size_t entries; /* actions of all hands at all decisions on all boards */
	size_t scales;
	uint64_t strategies;

	/* Regrets, and sums of strategies: float, or 16 bits with a scale for each decision. */
	void *regret, *sum; /* aligned to 64 bytes, in `room` */
	void *room;
	float *regret_scale, *sum_scale;

	/* The values of the first street: see solver_kept.c. */
	float *kept;
	bool keeps[2]; /* those of each player */

	/* By node: 1 + the index of its last lock; NULL: no locks. */
	size_t *last_lock;
	bool unlocked; /* the locks are set aside */

	/* The pass. */
	enum solver_pass pass;
	int player;
	unsigned iteration;
	struct kernel_discount discount;
	struct solver_memory *top; /* of the first street */
	float *units;              /* values after the first deal: [unit][deal][stride] */
	uint32_t deals;            /* of the first street */
};

/* A number of regrets or of sums, and the index of the first of a decision on a board. */
void *solver_number(const struct solver *solver, void *numbers, size_t entry);
static inline size_t solver_entry(const struct solver_board *board, const struct tree_node *node)
{
	return board->entry + (size_t)node->before[0] * (size_t)board->hands[0].padded +
	       (size_t)node->before[1] * (size_t)board->hands[1].padded;
}

/* Kept values are discarded when strategies change. The rows of a player at a node of the first
 * street: values, and at a decision shares. */
static inline void solver_discard(struct solver *solver)
{
	solver->keeps[0] = solver->keeps[1] = false;
}

float *solver_kept_values(const struct solver *solver, uint32_t node, int player);
float *solver_kept_shares(const struct solver *solver, uint32_t node, int player);

/* The average strategy at a decision on a board, times a row of reach, such as 1: a row for each
 * action. */
void solver_average(const struct solver *solver, const struct solver_board *board,
	const struct tree_node *node, const float *reach, float *out);

/* Expects the use of the memory of the first street. */
void solver_expect_top(const struct solver *solver);

/* After a pass: the values for solver->player at a node of the first street, and the reach of the
 * other player's hands. */
const float *solver_pass_value(const struct solver *solver, uint32_t node);
const float *solver_pass_reach(const struct solver *solver, uint32_t node);

/* Values for solver->player from a node on, on its board, by the rows of the nodes: that of node i
 * is [i - node]. `reach` is a row of the other player's hands. */
float *const *solver_values(struct solver *solver, struct solver_memory *memory, uint32_t board,
	uint32_t node, const float *reach);
/* For each hand of the player, the reach of all compatible hands of the other; and this times the
 * share of the pot at a showdown, over all cards to come. */
void solver_compatible(struct solver *solver, struct solver_memory *memory, uint32_t board,
	const float *reach, float *out);
status_code solver_shares(struct solver *solver, struct solver_memory *memory, uint32_t board,
	const float *reach, float *out);

/* solver_ends.c: makes the amounts before the first use of the others. The offset is what all
 * values of a player from a node on lack: of chips, half of the pot and what the player has paid.
 */
status_code solver_value_ends(struct solver *solver);
struct solver_amounts solver_amounts_at(const struct solver *solver, const struct tree_node *node,
	int player);
double solver_offset(const struct solver *solver, const struct tree_node *node, int player);

/* solver_locks.c */

/* Whether hands may be locked at a node. */
static inline bool solver_locked(const struct solver *solver, uint32_t node)
{
	return solver->last_lock && solver->last_lock[node] && !solver->unlocked;
}

status_code solver_make_locks(struct solver *solver);
/* Makes the best action of each free hand at a decision its strategy. */
void solver_respond(const struct solver *solver, const struct solver_board *board, uint32_t node,
	const float *const *values);

/* At locked hands of a decision: the reach after each action; */
void solver_lock_reach(const struct solver *solver, const struct solver_board *board, uint32_t node,
	const float *reach, float *const *out);
/* the sums of strategies; */
void solver_lock_sums(const struct solver *solver, const struct solver_board *board, uint32_t node);
/* and the value of the decision, which is written to `count` rows. */
void solver_lock_values(const struct solver *solver, const struct solver_board *board,
	uint32_t node, const float *const *values, float *const *out, int count);

/* The frequencies of a locked hand, in units of 1 / RANGE_WHOLE; NULL if it is free. */
const uint16_t *solver_lock_of(const struct solver *solver, const struct solver_board *board,
	uint32_t node, int hand);

/* solver_boards.c */
status_code solver_make_boards(struct solver *solver, int *player);
void solver_free_boards(struct solver *solver);
uint64_t solver_boards_bytes(const struct solver *solver);

#endif
