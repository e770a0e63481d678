/* All sides' hands in the order of their value on a complete board; private to
 * board_many. Nothing is sorted but flushes: the order of pairs of ranks is that of the
 * board's row, and hands stand by pair of ranks. */
#ifndef FELT_ODDS_MANY_ORDER_H
#define FELT_ODDS_MANY_ORDER_H

#include "odds/board.h"
#include "odds/spot/spot.h"

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

#endif
