/* What all methods add up: deals by the set of winners.
 *
 * Everything that is said of a spot is derived from these counts at the end. A
 * deal counts as often as the product of its combos' weights. Sums are exact and in no
 * order, so that parts may be counted anywhere and added. */
#ifndef FELT_ODDS_TALLY_H
#define FELT_ODDS_TALLY_H

#include "odds/spot/spot.h"

#include "cards/score.h"

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

/* a / b to the nearest double or its neighbour; 0 when b is 0. */
double deal_ratio(deal_count a, deal_count b);

/* Appends it in decimal, and reads one that is the whole slice; false when it is none. */
void deal_print(struct text *out, deal_count count);
bool deal_parse(struct slice slice, deal_count *count);

#endif
