/* The walk of three and four ranges over the hands of one board; private to the module.
 *
 * Hands come in the order of their value, those of equal value as a group. `below` is a side's
 * hands of lower value than the group, `level` its hands in the group. A set of players wins
 * the deals in which each of them has a hand of `level` and each other player has a hand of
 * `below`. The walk iterates over one player's hands (over two players' hands with four players).
 * The ways in which the other two can hold hands without using a card twice are counted by sums
 * over cards (many_sums.h), without iterating over their hands. When all hands are below, the same
 * sums count all deals.
 *
 * Players with equal ranges share a side. Sets of winners with the same number of players of each
 * side win equally many deals: they form an outcome, which is counted once. With three players of
 * the same range the seven sets are three outcomes: one winner, two, three. The outcome that would
 * take longest is not counted: it has all deals that the others leave. */
#ifndef FELT_ODDS_MANY_WALK_H
#define FELT_ODDS_MANY_WALK_H

#include "odds/board.h"
#include "odds/many/many_sums.h"
#include "odds/tally.h"

/* -- what must be counted ----------------------------------------------------- */

enum { MANY_PLAYERS_MIN = 3, MANY_PLAYERS_MAX = 4, MANY_OUTCOMES_MAX = 1 << MANY_PLAYERS_MAX };

/* Sets of winners that win equally many deals, by player as in a tally. */
struct many_outcome {
	int count;
	uint8_t set[MANY_OUTCOMES_MAX];
};

struct many_plan {
	const struct spot *spot;
	int sides;
	int side_of[MANY_PLAYERS_MAX]; /* of a player, from 0 */
	const struct spot_side *side[MANY_PLAYERS_MAX];
	int outcomes;
	struct many_outcome outcome[MANY_OUTCOMES_MAX];
	int rest; /* the outcome that has all deals that the others leave, or -1 */
};

/* The spot has MANY_PLAYERS_MIN to MANY_PLAYERS_MAX players. With detail `rest` is -1. */
void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail);

/* How many players share a side. */
int many_plan_players(const struct many_plan *plan, int side);

/* The greatest weight by card of any side. */
uint64_t many_plan_most_by_card(const struct many_plan *plan);

/* -- hands in order ------------------------------------------------------------ */

/* All sides' hands in the order of their value on a complete board. Only flushes are sorted: the
 * order of the pairs of ranks comes from the board's row, and hands are listed by pair of ranks. */
enum {
	MANY_ORDER_SIDES = 4,
	/* Values of flushes: with 3 of the suit on the board there are 45 pairs of its 10 other
	 * ranks; with 4 or 5 on the board there are fewer values. */
	MANY_ORDER_FLUSHES = 45,
	MANY_ORDER_GROUPS = COMBO_PAIRS + MANY_ORDER_FLUSHES
};

struct many_order_hand {
	card_set set;
	card high, low;
	uint8_t held; /* the sides that have it, a bit each */
	uint16_t weight[MANY_ORDER_SIDES];
};

/* Hands of equal value: those from `first` to before `end` in `shown`. */
struct many_order_group {
	score value;
	uint16_t first, end;
	unsigned held; /* the sides that may have one of them, a bit each; no other side does */
};

struct many_order {
	struct many_order_hand hand[COMBO_COUNT]; /* by pair of ranks */
	uint16_t pair_first[COMBO_PAIRS + 1];
	uint8_t pair_held[COMBO_PAIRS];

	int groups; /* of the current board, ascending by value */
	struct many_order_group group[MANY_ORDER_GROUPS];
	uint16_t shown[COMBO_COUNT]; /* places in `hand` */
};

/* Takes all hands that any of the sides has. */
void many_order_init(struct many_order *order, const struct spot_side *const sides[], int count);

/* Finds the order on a board of five cards. */
void many_order_find(struct many_order *order, struct board_rows *rows,
	const card board[SPOT_BOARD]);

/* -- the walk -------------------------------------------------------------------- */

enum { MANY_WALK_BOTH = MANY_PLAYERS_MAX * (MANY_PLAYERS_MAX + 1) / 2 };

enum many_walk_state { MANY_WALK_BELOW, MANY_WALK_LEVEL };

/* The hands of one side on the current board. */
struct many_walk_side {
	struct many_sums_set sums[2];                /* by state */
	struct many_sums_hand hand[COMBO_COUNT + 1]; /* below, then level, then a scratch place */
	int count[2];
	bool built; /* the sums of `level` */

	/* By category: how many hands have this category or a lower one, if the side has a hand of
	 * it; otherwise at most as many as have a lower one. */
	int ended[CATEGORY_COUNT];
};

/* The hands that two sides both have; `twin` are those of `level`. */
struct many_walk_both {
	bool any;
	struct many_sums_same sums[2];
	struct many_sums_twin twin[COMBO_COUNT + 1];
	int count;
	bool built;
};

struct many_walk {
	struct many_walk_side side[MANY_PLAYERS_MAX];
	struct many_walk_both both[MANY_WALK_BOTH];
	struct many_sums_same none; /* all zero: no hand is both below and level */
	struct many_order order;
	struct many_plan plan;
	const struct many_sums_kernel *kernel;
	unsigned held[2];                    /* by state: the players who have hands there */
	deal_count deals[MANY_OUTCOMES_MAX]; /* of each set of an outcome, on the current board */
};

/* Makes a walk ready for a spot. The walk is zeroed before its first use. */
void many_walk_init(struct many_walk *walk, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds the deals on a board to the tally, each `ways` times. */
void many_walk_board(struct many_walk *walk, struct board_rows *rows, const card board[SPOT_BOARD],
	uint32_t ways, struct tally *tally);

#endif
