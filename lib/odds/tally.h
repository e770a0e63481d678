/* Tallies: the counts that all methods produce, deals by the sets of players who win each half of
 * the pot.
 *
 * All results are derived from these counts at the end. The weight of each deal is the product of
 * its hands' weights. Sums are exact and do not depend on their order, so that parts may be counted
 * anywhere and then added.
 *
 * A pot without halves is entirely a high half, even in a game that low hands win. If no player has
 * a hand of the low half, the set of its winners is empty and the high half is the whole pot.
 *
 * With several boards each board is counted, so that the counts add up to the number of deals times
 * the number of boards. Results that depend on all boards of a deal at once are counted separately:
 * scoops, and the squares of the shares, for the error of a sample. */
#ifndef FELT_ODDS_TALLY_H
#define FELT_ODDS_TALLY_H

#include "odds/spot.h"

#include "cards/order/order.h"

enum {
	TALLY_SETS = 1 << SPOT_PLAYERS_MAX,
	TALLY_BOARDS_MAX = 3,
	TALLY_SHARES = 2520, /* divisible by every number of winners, 1 to 10 */
	/* The parts of a deal's pot with several boards: each half of one to three boards can be
	 * shared by 1 to 10 winners. */
	TALLY_PARTS_MAX = 2 * 6 * TALLY_SHARES
};

enum tally_half { TALLY_HIGH, TALLY_LOW, TALLY_HALVES };

/* The categories of an order by their lowest scores, to find the categories of many scores
 * quickly. */
struct tally_categories {
	score floor[ORDER_CATEGORIES_MAX]; /* unused entries have the maximum score */
};

static inline void tally_categories_init(struct tally_categories *categories,
	const struct order *order)
{
	for (int i = 0; i < ORDER_CATEGORIES_MAX; i++)
		categories->floor[i] =
			i < order->categories ? order->category[i].floor : UINT16_MAX;
}

/* Like order_category(). */
static inline int tally_category(const struct tally_categories *categories, score value)
{
	int category = 0;

	for (int i = 1; i < ORDER_CATEGORIES_MAX; i++)
		category += value >= categories->floor[i];
	return category;
}

/* One player's hands of a category: how often the player ends with one, and how often it then wins
 * alone, or ties for the win. */
struct tally_ends {
	deal_count all, won, tied;
};

/* How often each order of the hands occurs: side pots need more than the winners of all hands. */
struct tally_orders {
	size_t count, room; /* of the hash table; a power of 2 */
	struct tally_slot {
		deal_count key, deals;
	} * slot; /* owned */
};

struct tally {
	int players, boards; /* one board if the game has none */
	bool halves;         /* the game has a low half */
	bool detail;         /* `ends` is also counted */
	bool ordered;        /* `orders` are also counted, on one board */
	bool failed;         /* out of memory for orders */

	/* Indexed by the sets of winners of the halves, bit i for player i, from 0: at high, or,
	 * with halves, at high << players | low. Owned. */
	deal_count *by_winners;
	size_t room; /* capacity of by_winners, in counts */

	/* Only with several boards: per player. */
	deal_count scoops[SPOT_PLAYERS_MAX];
	deal_count squares[SPOT_PLAYERS_MAX]; /* squares of shares in TALLY_PARTS_MAX parts */

	struct tally_orders orders;

	/* indexed by the categories of the order of the half's evaluator (order_category) */
	struct tally_ends ends[TALLY_HALVES][SPOT_PLAYERS_MAX][ORDER_CATEGORIES_MAX];
};

/* Makes an empty tally. Zero it before first use; it keeps its memory from one matchup to the next.
 * Members that `players` and `detail` do not need are not cleared. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code tally_init(struct tally *tally, int players, int boards, bool halves, bool detail);
void tally_free(struct tally *tally);

/* The count of a pair of sets. */
static inline deal_count *tally_at(const struct tally *tally, unsigned high, unsigned low)
{
	return &tally->by_winners[tally->halves ? high << tally->players | low : high];
}

/* Adds the counts of another tally of the same shape. */
void tally_add(struct tally *tally, const struct tally *other);

/* Like tally_add(), with each count multiplied by `times`. */
void tally_add_times(struct tally *tally, const struct tally *other, deal_count times);

/* Makes *copy hold the same counts. It must be zeroed or be a tally. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code tally_copy(struct tally *copy, const struct tally *tally);

/* Adds `ways` deals on one board with the value of each player's hands, 0 for no hand. Returns the
 * sets of winners, with the high half's in the low 16 bits. Methods that know more than the values
 * may count in their own way. */
uint32_t tally_board(struct tally *tally, const struct game *game, const score high[],
	const score low[], deal_count ways);

/* Adds to `ends` only: `ways` deals with the players' values of one half, and its winners. */
void tally_ends(struct tally *tally, enum tally_half half, const struct order *order,
	const score values[], unsigned winners, deal_count ways);

/* A player's share of a board's pot, in units of which the pot has two times TALLY_SHARES, from the
 * sets of winners: half of the pot for each half, or all of it for the high half. */
unsigned tally_share_of_board(uint32_t winners, int player);

/* With several boards: adds the results that depend on all of them, from the sets of winners of
 * each. */
void tally_boards(struct tally *tally, const uint32_t winners[], deal_count ways);

/* -- orders ----------------------------------------------------------------- */

/* Makes an empty tally count orders too. The methods that plan->orders chooses (equity.h) do. */
void tally_want_orders(struct tally *tally);

/* Adds `ways` deals with the values of the hands of each half, 0 for no hand, to the orders only. A
 * failure is recorded in the tally. */
void tally_order(struct tally *tally, const score high[], const score low[], deal_count ways);

/* Parts of tally_add_times() and tally_free(). */
void tally_orders_add(struct tally *tally, const struct tally *other, deal_count times);
void tally_orders_free(struct tally *tally);

/* An order: the rank of each hand is the number of better hands. Without orders, a tally has only
 * the winners, of rank 0, and all others have rank 1. */
enum { TALLY_NO_HAND = 15 /* the rank of a hand that cannot win the half */ };

struct tally_order {
	uint8_t rank[TALLY_HALVES][SPOT_PLAYERS_MAX];
	deal_count deals;
};

/* Walks the orders, or winners, that have deals, with *at 0 at first. Returns false at the end. */
bool tally_next_order(const struct tally *tally, size_t *at, struct tally_order *order);

/* -- results ---------------------------------------------------------------- */

deal_count tally_deals(const struct tally *tally);

/* The player's share of the pot over all deals, in units of which a deal has tally_parts(); and the
 * player's share of the high half and of the low half, each in units of which a board has
 * TALLY_SHARES. */
unsigned tally_parts(const struct tally *tally);
deal_count tally_shares(const struct tally *tally, int player);
deal_count tally_half(const struct tally *tally, enum tally_half half, int player);

double tally_equity(const struct tally *tally, int player); /* of the pot, 0 to 1 */

/* The player's mean share of a half. The mean for the low half is over the boards on which any
 * player has a low; it is 0 if there are none. */
double tally_share(const struct tally *tally, enum tally_half half, int player);

/* The number of deals in which the player scoops; and the number of boards on which the player wins
 * a half alone, or shares it. */
deal_count tally_scoops(const struct tally *tally, int player);
deal_count tally_won(const struct tally *tally, enum tally_half half, int player);
deal_count tally_tied(const struct tally *tally, enum tally_half half, int player);

/* Boards on which any player has a hand of that half: all of them for the high half. */
deal_count tally_boards_of(const struct tally *tally, enum tally_half half);

/* The standard deviation of the player's share of the pot in a deal; and its value if only one of
 * the boards, each equally likely, were dealt for the whole pot. */
double tally_deviation(const struct tally *tally, int player);
double tally_deviation_of_one(const struct tally *tally, int player);

/* The player with the largest share of a half, or of the pot for TALLY_HALVES; -1 if several
 * players have it, or no player has any. */
int tally_leader(const struct tally *tally, enum tally_half half);

/* The standard error of the equity of the pot if the deals are a sample of independent deals, each
 * counted once: the sample's standard deviation, with n - 1, over the square root of n; 0 for fewer
 * than two deals. */
double tally_stderr(const struct tally *tally, int player);
double tally_worst_error(const struct tally *tally); /* the maximum over all players */

/* The 95% confidence interval of the equity if the deals are such a sample: the true equity is
 * within its bounds for about 95 of 100 samples, even for small samples and if all deals have the
 * same result.
 *
 * The usual interval, equity p +- z standard errors (z = 1.96), fails there: ten deals that are all
 * won have no variance, so that it would be 1 to 1. Wilson's interval (Journal of the American
 * Statistical Association 22, 1927) contains instead all values m that are consistent with the
 * sample, given the variance of a deal if m is the true equity: (p - m)^2 <= z^2 m (1 - m) / n.
 * Here deals have shares, and ties reduce their variance by t, the mean of share (1 - share), so
 * that m (1 - m) becomes m (1 - m) - t. The solution is
 *
 *     (n p + z^2 / 2 +- z sqrt(n v + z^2 (1 / 4 - t))) / (n + z^2)
 *
 * where v is the sample's variance, p (1 - p) - t. The second t is omitted, since a few deals
 * estimate it poorly; that widens the bounds. Ten wins in ten deals give 0.722 to 1, ten two-way
 * ties 0.361 to 0.639, and no deals 0 to 1. Without ties it is Wilson's interval, and for large
 * samples the usual one. */
void tally_interval(const struct tally *tally, int player, double *low, double *high);

#define TALLY_95 1.959963984540054 /* z: the 97.5 % point of the normal distribution */

/* The standard error and the interval for any share of a deal, 0 to 1: from the number of deals,
 * the equity, and the sum over deals of the squared difference between the deal's share and the
 * equity. */
double deal_stderr(double deals, double squares);
void deal_interval(double deals, double equity, double squares, double *low, double *high);

/* a / b to the nearest double or its neighbour; 0 if b is 0. */
double deal_ratio(deal_count a, deal_count b);

/* Appends a count in decimal. */
void deal_print(struct text *out, deal_count count);

/* Reads a count that is the whole slice. Returns false if the slice is anything else, or a count of
 * more than 128 bits. */
bool deal_parse(struct slice slice, deal_count *count);

#endif
