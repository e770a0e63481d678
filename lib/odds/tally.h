/* Tallies: the counts that all methods produce, deals by the set of winners.
 *
 * All results of a spot are derived from these counts at the end. Each deal counts as many times as
 * the product of its combos' weights. Sums are exact and do not depend on their order, so parts may
 * be counted anywhere and then added. */
#ifndef FELT_ODDS_TALLY_H
#define FELT_ODDS_TALLY_H

#include "odds/spot.h"

#include "cards/order/order.h"

enum {
	TALLY_SETS = 1 << SPOT_PLAYERS_MAX,
	TALLY_SHARES = 2520 /* divides by every number of winners, 1 to 10 */
};

/* The categories of an order by their lowest scores, to find the category of many scores quickly.
 */
struct tally_categories {
	score floor[ORDER_CATEGORIES_MAX]; /* the greatest score there is, where there are fewer */
};

static inline void tally_categories_init(struct tally_categories *categories,
	const struct order *order)
{
	for (int i = 0; i < ORDER_CATEGORIES_MAX; i++)
		categories->floor[i] =
			i < order->categories ? order->category[i].floor : UINT16_MAX;
}

/* The same as order_category. */
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

struct tally {
	int players;
	bool detail;                       /* `ends` is counted too */
	deal_count by_winners[TALLY_SETS]; /* by the set of winners: bit i is player i, from 0 */
	/* by the categories of the evaluator's order (order_category) */
	struct tally_ends ends[SPOT_PLAYERS_MAX][ORDER_CATEGORIES_MAX];
};

/* Makes a tally with all counts 0. Clears only the counts that `players` and `detail` need. */
void tally_init(struct tally *tally, int players, bool detail);

/* Adds the counts of `other`, which has the same number of players. */
void tally_add(struct tally *tally, const struct tally *other);

deal_count tally_deals(const struct tally *tally);
deal_count tally_won(const struct tally *tally, int player);  /* alone */
deal_count tally_tied(const struct tally *tally, int player); /* shared */

/* The player's share of all deals, in TALLY_SHARES parts of a deal. */
deal_count tally_shares(const struct tally *tally, int player);

/* The equity, 0 to 1: tally_shares over TALLY_SHARES times all deals; 0 when there are none. */
double tally_equity(const struct tally *tally, int player);

/* The player whose equity is greater than any other's, or -1 when several share the greatest. */
int tally_leader(const struct tally *tally);

/* Whether the next card that turns `now` into `next` is an out of the player: the player leads
 * after it but did not before. */
bool tally_out(const struct tally *now, const struct tally *next, int player);

/* The standard error of the equity when the deals are a sample of independent deals, each counted
 * once: the sample's standard deviation, with n - 1, over the square root of n; 0 for fewer than
 * two deals. */
double tally_stderr(const struct tally *tally, int player);

/* The 95 % interval of the equity when the deals are such a sample: the true equity is within its
 * bounds for about 95 of 100 samples, even for small samples and when all deals end the same way.
 *
 * The usual interval, equity p +- z standard errors (z = 1.96), fails there: ten deals that are all
 * won have no variance, so it would be 1 to 1. Wilson's interval (Journal of the American
 * Statistical Association 22, 1927) has instead all values m that do not contradict the sample,
 * with the variance that a deal has if m is the true equity: (p - m)^2 <= z^2 m (1 - m) / n. Here
 * deals have shares, and ties take t, the mean of share (1 - share), from their variance, so
 * m (1 - m) becomes m (1 - m) - t. The solution is
 *
 *     (n p + z^2 / 2 +- z sqrt(n v + z^2 (1 / 4 - t))) / (n + z^2)
 *
 * where v is the sample's variance, p (1 - p) - t. The second t is left out, since few deals
 * estimate it poorly; that widens the bounds. Ten wins in ten deals give 0.722 to 1, ten two-way
 * ties 0.361 to 0.639, and no deals 0 to 1. Without ties it is Wilson's interval, and for large
 * samples the usual one. */
void tally_interval(const struct tally *tally, int player, double *low, double *high);

#define TALLY_95 1.959963984540054 /* z: the 97.5 % point of the normal distribution */

/* The two for any share of a deal, 0 to 1: from the number of deals, the equity, and the sum over
 * deals of the squared difference between the deal's share and the equity. */
double deal_stderr(double deals, double squares);
void deal_interval(double deals, double equity, double squares, double *low, double *high);

/* a / b to the nearest double or its neighbour; 0 when b is 0. */
double deal_ratio(deal_count a, deal_count b);

/* Appends a count in decimal. */
void deal_print(struct text *out, deal_count count);

/* Reads a count that is the whole slice. Returns false if the slice is anything else, or a count of
 * more than 128 bits. */
bool deal_parse(struct slice slice, deal_count *count);

#endif
