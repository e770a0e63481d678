/* Private to many/. The walk of three and four ranges over the hands of one board.
 *
 * The walk iterates over all hands in order of value, by groups of equal value. While it is at a
 * group, `below` is the list of a side's hands of lower value than the group, and `level` that of
 * its hands in the group. A set of players wins the deals in which each of them has a hand of
 * `level` and each other player has a hand of `below`. For example, on 2c 5d 7h 9s Kc, at the group
 * of QQ, players 1 and 3 share the deals in which both have QQ (level) and player 2 has a lower
 * hand, such as JJ or AQ (below).
 *
 * Such deals are counted without iterating over the hands of all players: the walk iterates over
 * the hands of one player, or with four players over the pairs of hands of two. The ways in which
 * the other two can hold disjoint hands are a sum over cards (many_sums_set). At the end of the
 * walk all hands are below, and the same sums count all deals.
 *
 * Players with equal ranges share a side. Sets of winners with the same number of players of each
 * side win the same number of deals: they form an outcome, which is counted once. With three
 * players of the same range the seven sets are three outcomes: one winner, two, three. The outcome
 * that would take longest is not counted: it has all remaining deals.
 *
 *     many.c             sets of hands, the walk, and the method
 *     many_plan.c        the outcomes to count, and the hands in order
 *     many_narrow.h      sums over sets in bytes: the body of
 *     many_sums_avx*.c   the kernels */
#ifndef FELT_ODDS_MANY_INTERNAL_H
#define FELT_ODDS_MANY_INTERNAL_H

#include "odds/method.h"

#include "base/cpu.h"
#include "cards/eval/eval.h"
#include "odds/board.h"
#include "odds/spot.h"
#include "odds/tally.h"

#include <stdalign.h>
#include <string.h>

/* -- sums by pair of cards --------------------------------------------------- */

/* Sums over sets of hands by card and by pair of cards.
 *
 * A many_sums_set summarizes a side's hands: their total weight, their weight by card, and by pair
 * of cards, which is that of a single hand. For two sides P and Q it gives the weight of all pairs
 * of disjoint hands (p, q) without a used card, without iterating over the hands:
 *
 *     x y - sum over cards e of X[e] Y[e] + s
 *
 * where x is the weight of P's hands without a used card and X[e] the weight of those that have
 * card e, y and Y[e] are the same for Q, and s is the sum, over the hands in both, of the product
 * of their weights. x y counts all pairs of hands. A pair with one card e in common is in X[e]
 * Y[e], and is subtracted once. A pair of equal hands is subtracted twice, once for each of its
 * cards, and s adds it once. If P has AhKh and QsQd, and Q has AhKh and AhKd, then x y = 4, the
 * sums of Ah and Kh are 1 * 2 and 1 * 1, and s = 1: 4 - 3 + 1 = 2 pairs, QsQd with each of Q's
 * hands.
 *
 * If the cards a and b of a third hand are used,
 *
 *     x    = weight - by_card[a] - by_card[b] + by_pair[a][b]
 *     X[e] = by_card[e] - by_pair[a][e] - by_pair[b][e]     and 0 for a and b themselves
 *
 * so that a kernel reads two rows of by_pair for each side, and multiplies and adds 52 lanes.
 *
 * Sets have two widths: bytes, for the vector kernels, if no side's weight by card is above
 * MANY_SUMS_NARROW_MAX; otherwise 32-bit words. */

enum {
	MANY_SUMS_NARROW_LANES = 64,
	MANY_SUMS_WIDE_LANES = 56,
	/* The vector kernels add four products of bytes in a signed 16-bit lane, and 4 * 90 * 90 =
	 * 32,400 is the maximum that fits. */
	MANY_SUMS_NARROW_MAX = 90
};

struct many_sums_hand {
	card high, low;
	uint16_t weight;
};

/* The weight of a pair of cards is stored as [a][b] and as [b][a]. The entry [c][c] of a narrow set
 * is MANY_SUMS_NO_LANE: subtracting the row of a used card c with saturation leaves 0 in the lane
 * of c. */
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

/* Summary of the hands that two sides share: the products of their weights, in total and by
 * card. */
struct many_sums_same {
	union {
		alignas(64) uint16_t narrow[MANY_SUMS_NARROW_LANES];
		uint64_t wide[MANY_SUMS_WIDE_LANES];
	} by_card;
	uint64_t weight;
};

/* Two sides whose pairs of hands are counted. `same` is all zero if no hand can be in both. */
struct many_sums_pair {
	const struct many_sums_set *p, *q;
	const struct many_sums_same *same;
};

struct many_sums_kernel {
	bool narrow;

	/* The weight of all triples of a hand of the list, one of p, and one of q in which no card
	 * is repeated. */
	deal_count (*three)(const struct many_sums_hand *hands, int count,
		const struct many_sums_pair *pair);

	/* Like three(), for a hand of each of two lists, one of p, and one of q. */
	deal_count (*four)(const struct many_sums_hand *outer, int outer_count,
		const struct many_sums_hand *inner, int inner_count,
		const struct many_sums_pair *pair);
};

/* The kernel of a path; `most` is the maximum weight by card of any side. */
const struct many_sums_kernel *many_sums_kernel_for(enum cpu_path path, uint64_t most);

extern const struct many_sums_kernel many_sums_kernel_wide; /* plain C: the reference */
extern const struct many_sums_kernel many_sums_kernel_wide_avx2;
extern const struct many_sums_kernel many_sums_kernel_narrow_avx2, many_sums_kernel_narrow_avx512;

/* Adds hands to a set. */
void many_sums_add(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);

/* Clears a set that has only the hands of the list, which is faster than clearing the whole set. */
void many_sums_forget(struct many_sums_set *set, bool narrow, const struct many_sums_hand *hands,
	int count);

void many_sums_clear(struct many_sums_set *set, bool narrow);

/* A hand that two sides share, with the product of its weights. */
struct many_sums_twin {
	card high, low;
	uint32_t product;
};

void many_sums_same_add(struct many_sums_same *same, bool narrow,
	const struct many_sums_twin *twins, int count);
void many_sums_same_clear(struct many_sums_same *same, bool narrow);

/* Lists the hands that share no card with `held`; returns their number. */
static inline int many_sums_list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *held, struct many_sums_hand *apart)
{
	const card_set kept = ~(card_bit(held->high) | card_bit(held->low));
	int to = 0;

	for (int i = 0; i < count; i++) {
		apart[to] = hands[i];
		to += (int)(kept >> hands[i].high & kept >> hands[i].low & 1);
	}
	return to;
}

/* The sums over wide sets in plain C, the reference of all kernels. They are in this header because
 * they are compiled twice: as they are, and for AVX2, for which the compiler vectorizes them. */

/* Two sides without some used cards: their remaining weights by card. The weights by pair of cards
 * are unchanged; `keep` masks out the lanes of used cards. */
struct many_wide_view {
	const struct many_sums_wide *p, *q;
	const uint32_t *p_by_card, *q_by_card, *keep;
	const uint64_t *same_by_card;
	uint64_t p_weight, q_weight, same_weight;
};

static inline uint64_t many_wide_pairs(const struct many_wide_view *view, card a, card b)
{
	const uint32_t *p_a = view->p->by_pair[a], *p_b = view->p->by_pair[b];
	const uint32_t *q_a = view->q->by_pair[a], *q_b = view->q->by_pair[b];
	const uint64_t p_both = p_a[b], q_both = q_a[b];
	const uint64_t x = view->p_weight - view->p_by_card[a] - view->p_by_card[b] + p_both;
	const uint64_t y = view->q_weight - view->q_by_card[a] - view->q_by_card[b] + q_both;
	const uint64_t same =
		view->same_weight - view->same_by_card[a] - view->same_by_card[b] + p_both * q_both;
	uint64_t shared = 0;

	for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++) {
		uint32_t with_p = (view->p_by_card[e] - p_a[e] - p_b[e]) & view->keep[e];
		uint32_t with_q = view->q_by_card[e] - q_a[e] - q_b[e];

		shared += (uint64_t)with_p * with_q;
	}
	/* The lanes of a and b themselves do not count. */
	shared -= (view->p_by_card[a] - p_both) * (view->q_by_card[a] - q_both);
	shared -= (view->p_by_card[b] - p_both) * (view->q_by_card[b] - q_both);
	return x * y - shared + same;
}

static inline deal_count many_wide_weigh(const struct many_sums_hand *hands, int count,
	const struct many_wide_view *view)
{
	deal_count sum = 0;

	for (int i = 0; i < count; i++)
		sum += (deal_count)hands[i].weight *
		       many_wide_pairs(view, hands[i].high, hands[i].low);
	return sum;
}

static inline const uint32_t *many_wide_keep_all(uint32_t keep[MANY_SUMS_WIDE_LANES])
{
	memset(keep, 0xff, sizeof *keep * MANY_SUMS_WIDE_LANES);
	return keep;
}

static inline deal_count many_wide_three(const struct many_sums_hand *hands, int count,
	const struct many_sums_pair *pair)
{
	uint32_t keep[MANY_SUMS_WIDE_LANES];
	const struct many_wide_view view = {&pair->p->wide, &pair->q->wide, pair->p->wide.by_card,
		pair->q->wide.by_card, many_wide_keep_all(keep), pair->same->by_card.wide,
		pair->p->weight, pair->q->weight, pair->same->weight};

	return many_wide_weigh(hands, count, &view);
}

static inline uint64_t many_wide_take(const struct many_sums_set *set,
	const struct many_sums_hand *held, uint32_t left[MANY_SUMS_WIDE_LANES])
{
	const struct many_sums_wide *wide = &set->wide;
	const card a = held->high, b = held->low;

	for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++)
		left[e] = wide->by_card[e] - wide->by_pair[a][e] - wide->by_pair[b][e];
	return set->weight - wide->by_card[a] - wide->by_card[b] + wide->by_pair[a][b];
}

static inline deal_count many_wide_four(const struct many_sums_hand *outer, int outer_count,
	const struct many_sums_hand *inner, int inner_count, const struct many_sums_pair *pair)
{
	const struct many_sums_wide *p = &pair->p->wide, *q = &pair->q->wide;
	uint32_t keep[MANY_SUMS_WIDE_LANES], p_left[MANY_SUMS_WIDE_LANES],
		q_left[MANY_SUMS_WIDE_LANES];
	uint64_t same_left[MANY_SUMS_WIDE_LANES];
	struct many_sums_hand apart[COMBO_COUNT];
	struct many_wide_view view = {.p = p,
		.q = q,
		.p_by_card = p_left,
		.q_by_card = q_left,
		.keep = many_wide_keep_all(keep),
		.same_by_card = same_left};
	deal_count sum = 0;

	for (int i = 0; i < outer_count; i++) {
		const card a = outer[i].high, b = outer[i].low;
		int count = many_sums_list_apart(inner, inner_count, &outer[i], apart);

		if (!count)
			continue;
		view.p_weight = many_wide_take(pair->p, &outer[i], p_left);
		view.q_weight = many_wide_take(pair->q, &outer[i], q_left);
		for (int e = 0; e < MANY_SUMS_WIDE_LANES; e++)
			same_left[e] = pair->same->by_card.wide[e] -
				       (uint64_t)p->by_pair[a][e] * q->by_pair[a][e] -
				       (uint64_t)p->by_pair[b][e] * q->by_pair[b][e];
		view.same_weight = pair->same->weight - pair->same->by_card.wide[a] -
				   pair->same->by_card.wide[b] +
				   (uint64_t)p->by_pair[a][b] * q->by_pair[a][b];
		keep[a] = keep[b] = 0;
		sum += outer[i].weight * many_wide_weigh(apart, count, &view);
		keep[a] = keep[b] = UINT32_MAX;
	}
	return sum;
}

/* -- what must be counted ---------------------------------------------------- */

enum { MANY_PLAYERS_MIN = 3, MANY_PLAYERS_MAX = 4, MANY_OUTCOMES_MAX = 1 << MANY_PLAYERS_MAX };

/* Sets of winners that win the same number of deals, in terms of players as in a tally. */
struct many_outcome {
	int count;
	uint8_t set[MANY_OUTCOMES_MAX];
};

struct many_plan {
	const struct spot *spot;
	int sides;
	int side_of[MANY_PLAYERS_MAX]; /* per player, from 0 */
	const struct spot_side *side[MANY_PLAYERS_MAX];
	int outcomes;
	struct many_outcome outcome[MANY_OUTCOMES_MAX];
	int rest; /* the outcome that has all remaining deals, or -1 */
};

/* The spot has MANY_PLAYERS_MIN to MANY_PLAYERS_MAX players. With `detail`, `rest` is -1. */
void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail);

/* The number of players who have the side. */
int many_plan_players(const struct many_plan *plan, int side);

/* The maximum weight by card of any side. */
uint64_t many_plan_most_by_card(const struct many_plan *plan);

/* The seconds per runout, estimated for a processor of about 3 GHz with AVX2. */
double many_plan_seconds(const struct many_plan *plan, bool detail);

/* -- hands in order ---------------------------------------------------------- */

/* All sides' hands in order of value on a complete board.
 *
 * Without a flush all hands of the same two ranks have the same value. So the hands are stored by
 * pair of ranks, and the order of the 91 pairs comes from the board's row (board.h), which is made
 * once for the ranks of a board. Only the hands that make a flush are sorted, by inserting their
 * values into a short list; they are removed from their pairs, and merged into the order as groups
 * of their own. */
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
	uint8_t held; /* one bit per side that has it */
	uint16_t weight[MANY_ORDER_SIDES];
};

/* The hands of equal value, from index `first` to before index `end` of `shown`. */
struct many_order_group {
	score value;
	uint16_t first, end;
	unsigned held; /* one bit per side that may have one of the hands; the others have none */
};

struct many_order {
	struct many_order_hand hand[COMBO_COUNT]; /* by pair of ranks */
	uint16_t pair_first[COMBO_PAIRS + 1];
	uint8_t pair_held[COMBO_PAIRS];

	int groups; /* on the current board, ascending by value */
	struct many_order_group group[MANY_ORDER_GROUPS];
	uint16_t shown[COMBO_COUNT]; /* indices in `hand` */
};

/* Collects all hands of any of the sides. */
void many_order_init(struct many_order *order, const struct spot_side *const sides[], int count);

/* Computes the order on a board of five cards. */
void many_order_find(struct many_order *order, struct board_rows *rows,
	const card board[SPOT_BOARD]);

/* -- the walk ---------------------------------------------------------------- */

enum { MANY_WALK_BOTH = MANY_PLAYERS_MAX * (MANY_PLAYERS_MAX + 1) / 2 };

enum many_walk_state { MANY_WALK_BELOW, MANY_WALK_LEVEL };

/* The hands of one side on the current board. */
struct many_walk_side {
	struct many_sums_set sums[2];                /* per state */
	struct many_sums_hand hand[COMBO_COUNT + 1]; /* below, then level, then a scratch entry */
	int count[2];
	bool built; /* the sums of `level` have been made, which only some groups need */

	/* Per category: the number of hands of this category and all lower ones, if the side has a
	 * hand of the category; otherwise any number that is not greater, such as 0. */
	int ended[CATEGORY_COUNT];
};

/* The hands that two sides, or two players of one side, share; `twin` lists those of `level`. */
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
	struct many_sums_same none; /* all zero, since no hand is both below and level */
	struct many_order order;
	struct many_plan plan;
	const struct many_sums_kernel *kernel;
	unsigned held[2];                    /* per state: one bit per player who has hands there */
	deal_count deals[MANY_OUTCOMES_MAX]; /* of one set of each outcome, on the current board */
};

/* Prepares a walk for a spot. Zero the walk before first use. */
void many_walk_init(struct many_walk *walk, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds the deals on a board to the tally, each `ways` times. */
void many_walk_board(struct many_walk *walk, struct board_rows *rows, const card board[SPOT_BOARD],
	uint32_t ways, struct tally *tally);

#endif
