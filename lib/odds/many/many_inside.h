/* The walk of three and four ranges over the hands of one board, and what it is made of.
 *
 * Hands come in the order of their value, those of equal value as a group. `below` is a side's
 * hands of lower value than the group, `level` its hands in the group. A set of players wins
 * the deals in which each of them has a hand of `level` and each other player has a hand of
 * `below`. The walk iterates over one player's hands (over two players' hands with four players).
 * The ways in which the other two can hold hands without using a card twice are counted by sums
 * over cards, without iterating over their hands. When all hands are below, the same sums count all
 * deals.
 *
 * Players with equal ranges share a side. Sets of winners with the same number of players of each
 * side win equally many deals: they form an outcome, which is counted once. With three players of
 * the same range the seven sets are three outcomes: one winner, two, three. The outcome that would
 * take longest is not counted: it has all deals that the others leave.
 *
 *     many_sums.c    sums over sets of hands, and their kernels
 *     many_plan.c    what must be counted, and what it takes
 *     many_order.c   hands in the order of their value
 *     many_walk.c    the walk
 *     many.c         the method: the walk on each board */
#ifndef FELT_ODDS_MANY_INSIDE_H
#define FELT_ODDS_MANY_INSIDE_H

#include "odds/many/many.h"

#include "base/cpu.h"
#include "cards/eval/eval.h"
#include "odds/board.h"
#include "odds/spot.h"
#include "odds/tally.h"

#include <stdalign.h>
#include <string.h>

/* -- sums by pair of cards --------------------------------------------------- */

/* Sums over sets of hands by pair of cards.
 *
 * A many_sums_set is one side's hands so far: their total weight, their weight by card, and by pair
 * of cards. It gives the weight of all pairs of hands (p, q) that share no card with each other nor
 * with cards that are taken, without a walk over the hands:
 *
 *     x y - sum over cards e of X[e] Y[e] + weight of the pairs of equal hands
 *
 * where x is the weight of p's hands that are still possible and X[e] that of those
 * with card e: X[e] = by_card[e] minus by_pair[c][e] of each taken card c. y and Y[e] are the same
 * for q. A pair of hands with one card in common is subtracted once, but a pair of equal hands
 * twice, hence the last term.
 *
 * Sets come in two widths: bytes, for the vector kernels, when no side's weight by card is above
 * MANY_SUMS_NARROW_MOST; and words of 32 bits for all others. */

enum {
	MANY_SUMS_NARROW_LANES = 64,
	MANY_SUMS_WIDE_LANES = 56,
	MANY_SUMS_NARROW_MOST = 90 /* 4 * 90 * 90 fits a signed lane of 16 bits */
};

struct many_sums_hand {
	card high, low;
	uint16_t weight;
};

/* Weights by pair are stored as [a][b] and as [b][a]. The entry [c][c] is MANY_SUMS_NO_LANE:
 * subtracted with saturation, it leaves 0 in the lane of a card that is taken. */
enum { MANY_SUMS_NO_LANE = 255 };

struct many_sums_narrow {
	alignas(64) uint8_t by_card[MANY_SUMS_NARROW_LANES];
	uint8_t by_pair[CARD_COUNT][MANY_SUMS_NARROW_LANES];
};

struct many_sums_wide {
	alignas(64) uint32_t by_card[MANY_SUMS_WIDE_LANES];
	uint32_t by_pair[CARD_COUNT][MANY_SUMS_WIDE_LANES]; /* [a][b] and [b][a]; [c][c] is 0 */
};

struct many_sums_set {
	union {
		struct many_sums_narrow narrow;
		struct many_sums_wide wide;
	};
	uint64_t weight;
};

/* Hands that are in both of two sides, with the products of their weights. */
struct many_sums_same {
	union {
		alignas(64) uint16_t narrow[MANY_SUMS_NARROW_LANES];
		uint64_t wide[MANY_SUMS_WIDE_LANES];
	} by_card;
	uint64_t weight;
};

/* Two sides whose pairs of hands are counted. `same` is all zero when no hand can be in both. */
struct many_sums_pair {
	const struct many_sums_set *p, *q;
	const struct many_sums_same *same;
};

struct many_sums_kernel {
	bool narrow;

	/* The weight of all triples of a hand of the list, one of p, and one of q in which no card
	 * appears twice. */
	deal_count (*three)(const struct many_sums_hand *hands, int count,
		const struct many_sums_pair *pair);

	/* The same for a hand of each of two lists, one of p, and one of q. */
	deal_count (*four)(const struct many_sums_hand *outer, int outer_count,
		const struct many_sums_hand *inner, int inner_count,
		const struct many_sums_pair *pair);
};

/* The kernel of a path; `most` is the greatest weight by card of any side. */
const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most);

extern const struct many_sums_kernel many_sums_kernel_wide; /* plain C, the reference of all */
extern const struct many_sums_kernel many_sums_kernel_wide_avx2;
extern const struct many_sums_kernel many_sums_kernel_narrow_avx2, many_sums_kernel_narrow_avx512;

/* Adds hands to a set of either width; clears a set that has only the hands of a list; clears any
 * set. */
void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);
void many_sums_clear(struct many_sums_set *set, bool narrow);

/* The same for hands that are in both of two sides, with the products of their weights. */
struct many_sums_twin {
	card high, low;
	uint32_t product;
};

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count);
void many_sums_same_clear(struct many_sums_same *same, bool narrow);

/* Lists the hands that share no card with `taken`; returns how many. */
static inline int many_sums_list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *taken, struct many_sums_hand *apart)
{
	const card_set kept = ~(card_bit(taken->high) | card_bit(taken->low));
	int to = 0;

	for (int i = 0; i < count; i++) {
		apart[to] = hands[i];
		to += (int)(kept >> hands[i].high & kept >> hands[i].low & 1);
	}
	return to;
}

/* -- what must be counted ---------------------------------------------------- */

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

/* The seconds per run-out, estimated for a processor of about 3 GHz with AVX2. */
double many_plan_seconds(const struct many_plan *plan, bool detail);

/* -- hands in order ---------------------------------------------------------- */

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

/* -- the walk ---------------------------------------------------------------- */

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
