/* What all methods add up: deals by the set of winners.
 *
 * Everything that is said of a spot is derived from these counts at the end. A
 * deal counts as often as the product of its combos' weights. Sums are exact and in no
 * order, so that parts may be counted anywhere and added. */
#ifndef FELT_ODDS_TALLY_H
#define FELT_ODDS_TALLY_H

#include "odds/spot/spot.h"

#include "cards/score.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
	TALLY_SETS = 1 << SPOT_PLAYERS_MAX,
	TALLY_SHARES = 2520 /* divides by every number of winners, 1 to 10 */
};

/* One player's hands by category: how often the hand ends so, and how often it then wins
 * alone, or shares. */
struct tally_ends {
	deal_count all, won, tied;
};

struct tally {
	int players;
	bool detail;                       /* ends are counted too */
	deal_count by_winners[TALLY_SETS]; /* by mask: bit i is player i, from 0 */
	struct tally_ends ends[SPOT_PLAYERS_MAX][CATEGORY_COUNT];
};

/* Nothing counted. Only what `players` and `detail` need is cleared. */
void tally_init(struct tally *tally, int players, bool detail);

/* Adds the counts of `other`, of as many players. */
void tally_add(struct tally *tally, const struct tally *other);

deal_count tally_deals(const struct tally *tally);
deal_count tally_won(const struct tally *tally, int player);  /* alone */
deal_count tally_tied(const struct tally *tally, int player); /* shared */

/* The player's share of all deals, in TALLY_SHARES parts of a deal. */
deal_count tally_shares(const struct tally *tally, int player);

/* That over TALLY_SHARES times all deals: the equity, 0 to 1; 0 of no deals. */
double tally_equity(const struct tally *tally, int player);

/* The player whose equity is greater than any other's, or -1 when several share the greatest. */
int tally_leader(const struct tally *tally);

/* An out of a player is a next card after which the player leads and, before it, did not: whether
 * the card that turns `now` into `next` is one. */
bool tally_out(const struct tally *now, const struct tally *next, int player);

/* The standard error of that equity when the deals are a sample of independent
 * deals, each counted once: the sample's standard deviation (n - 1) over the
 * root of n. 0 of fewer than two deals. */
double tally_stderr(const struct tally *tally, int player);

/* The 95 % interval around that equity when the deals are such a sample: the truth is within its
 * bounds in about 95 of 100 samples, also in small ones and where every deal ended alike.
 *
 * The usual interval, equity p +- z standard errors (z = 1.96), fails there: ten deals that are all
 * won have no variance, and it would be 1 to 1. Wilson's (Journal of the American Statistical
 * Association 22, 1927) asks instead which truths m do not contradict the sample, with the variance
 * that a deal has if m is true: (p - m)^2 <= z^2 m (1 - m) / n. Here deals have shares, and with a
 * part t of their variance lost in ties, t = the mean of share (1 - share), m (1 - m) becomes
 * m (1 - m) - t. The solution is
 *
 *     (n p + z^2 / 2 +- z sqrt(n v + z^2 (1 / 4 - t))) / (n + z^2)
 *
 * where v is the sample's variance, p (1 - p) - t. The second t, which few deals say little about,
 * is left out, which widens the bounds. Ten wins of ten give 0.722 to 1, ten ties of two 0.361 to
 * 0.639, no deals 0 to 1; without ties it is Wilson's interval, and in large samples the usual
 * one. */
void tally_interval(const struct tally *tally, int player, double *low, double *high);

#define TALLY_95 1.959963984540054 /* z: the 97.5 % point of the normal distribution */

/* a / b to the nearest double or its neighbour; 0 when b is 0. */
double deal_ratio(deal_count a, deal_count b);

/* Appends it in decimal, and reads one that is the whole slice; false when it is none. */
void deal_print(struct text *out, deal_count count);
bool deal_parse(struct slice slice, deal_count *count);

#ifdef __cplusplus
}
#endif

#endif
