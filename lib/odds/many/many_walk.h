/* The walk of three and four ranges over the hands of one board; private to the module.
 *
 * Hands come in the order of their value, those of equal value as a group. `below` is a side's
 * hands that are worth less than those of the group, `level` those in it. A set of players wins
 * together the deals in which each of them has a hand of `level`, and the others have hands of
 * `below`. One player's hands are gone through (of four players, two players'), and the ways in
 * which the others can hold hands without any card twice are counted by sums over cards
 * (many_sums.h), not by going through their hands. When all hands are below, the same counts all
 * deals.
 *
 * Players with equal ranges share a side. Sets of winners that have as many players of each side
 * win equally many deals: they are an outcome, counted once. Of three players with one range the
 * seven sets are three outcomes: one winner, two, three. What one outcome wins is what the others
 * leave of all deals; the one that would take longest is found so. */
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
	int rest; /* the outcome whose deals are all that the others leave, or -1 */
};

/* The spot has MANY_PLAYERS_MIN to MANY_PLAYERS_MAX players. With detail no outcome is the rest. */
void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail);

/* How many players share a side. */
int many_plan_players(const struct many_plan *plan, int side);

/* The greatest weight by card of any side. */
uint64_t many_plan_most_by_card(const struct many_plan *plan);

/* -- hands in order ------------------------------------------------------------ */

/* All sides' hands in the order of their value on a complete board. Nothing is sorted but flushes:
 * pairs of ranks have the order of the board's row, and hands are listed by pair of ranks. */
enum {
	MANY_ORDER_SIDES = 4,
	/* values of flushes: of 3 on the board 45 pairs of the 10 other ranks of the suit, of 4 and
	 * 5 no more */
	MANY_ORDER_FLUSHES = 45,
	MANY_ORDER_GROUPS = COMBO_PAIRS + MANY_ORDER_FLUSHES
};

struct many_order_hand {
	card_set set;
	card high, low;
	uint8_t held; /* by which sides, a bit each */
	uint16_t weight[MANY_ORDER_SIDES];
};

/* Hands of equal value: `shown` from `first` to before `end`. */
struct many_order_group {
	score value;
	uint16_t first, end;
	unsigned held; /* no other side has any of them */
};

struct many_order {
	struct many_order_hand hand[COMBO_COUNT]; /* by pair of ranks */
	uint16_t pair_first[COMBO_PAIRS + 1];
	uint8_t pair_held[COMBO_PAIRS];

	int groups; /* of the board at hand, ascending by value */
	struct many_order_group group[MANY_ORDER_GROUPS];
	uint16_t shown[COMBO_COUNT]; /* places in `hand` */
};

/* All hands that any of the sides has. */
void many_order_init(struct many_order *order, const struct spot_side *const sides[], int count);

/* The order on a board of five cards. */
void many_order_find(struct many_order *order, struct board_rows *rows,
	const card board[SPOT_BOARD]);

/* -- the walk -------------------------------------------------------------------- */

enum { MANY_WALK_BOTH = MANY_PLAYERS_MAX * (MANY_PLAYERS_MAX + 1) / 2 };

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
	struct many_walk_side side[MANY_PLAYERS_MAX];
	struct many_walk_both both[MANY_WALK_BOTH];
	struct many_sums_same none; /* no hand is worth less and as much */
	struct many_order order;
	struct many_plan plan;
	const struct many_sums_kernel *kernel;
	unsigned held[2];                    /* by state: the players who have hands there */
	deal_count deals[MANY_OUTCOMES_MAX]; /* of each set of an outcome, on the board at hand */
};

/* Makes a walk, zeroed at first, ready for a spot. */
void many_walk_init(struct many_walk *walk, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds the deals on a board to the tally, `ways` times. */
void many_walk_board(struct many_walk *walk, struct board_rows *rows, const card board[SPOT_BOARD],
	uint32_t ways, struct tally *tally);

#endif
