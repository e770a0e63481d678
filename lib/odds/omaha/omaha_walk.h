/* Private to the walk.
 *
 *     omaha_walk.c         the method: boards, and the ranking of hands on each
 *     omaha_walk_lists.c   the lists of hands, and the runouts that represent others
 *     omaha_walk_sums.c    the walk itself */
#ifndef FELT_ODDS_OMAHA_WALK_H
#define FELT_ODDS_OMAHA_WALK_H

#include "odds/matchup/matchup.h"

#include "cards/omaha/omaha.h"

/* A hand of a player's list, and its value on a board. */
struct omaha_held {
	card cards[OMAHA_HOLE_MAX]; /* ascending */
	uint16_t weight;
	uint16_t other; /* weight of the same hand in the other player's list, or 0 */
	uint8_t high;   /* its index among the values of the board's pairs, from 1 */
	uint8_t low;    /* its score, or 0; in a list, its low ranks as bits (eval_eights_of) */
};

/* -- lists -------------------------------------------------------------------- */

struct omaha_held_list {
	int player;
	uint32_t count, room;
	card_set *set; /* ascending */
	struct omaha_held *hand;
	uint64_t weight; /* the sum of the weights */
};

/* Lists the hands that a player may hold. Zero the list before first use. */
status_code omaha_list_make(struct omaha_held_list *list, const struct matchup *matchup,
	int player);
void omaha_list_free(struct omaha_held_list *list);

/* Sets `other` in both lists. */
void omaha_list_match(struct omaha_held_list *a, struct omaha_held_list *b);

/* The number of hands that a list will have. */
double omaha_list_hands(const struct matchup *matchup, int player);

/* -- runouts ------------------------------------------------------------------ */

/* The cards that complete a board, one set for all that a suit permutation maps to it. */
struct omaha_runout {
	card_set set;
	uint32_t ways;
};

enum { OMAHA_RUNOUTS_MAX = 1176 /* two of 49 cards */ };

/* Lists the runouts of a board with at most two cards to come; returns their number. */
uint32_t omaha_walk_runouts(const struct matchup *matchup, struct omaha_runout *out);

enum { OMAHA_HIGHS = 256 /* more than the values of the pairs of a board */ };

/* -- the walk ----------------------------------------------------------------- */

struct omaha_sums; /* sums of weights, by cards of the hands; all 0 between walks */

struct omaha_sums *omaha_sums_new(int own);        /* NULL if out of memory */
int omaha_sums_own(const struct omaha_sums *sums); /* cards of a hand */
void omaha_sums_free(struct omaha_sums *sums);

/* Pairs of disjoint hands of two players, each weighted by the product of their weights: all of
 * them, those that the first player wins, and those that tie. */
struct omaha_pairs {
	deal_count all, won, tied;
};

/* Hands in order of `high`. */
struct omaha_order {
	const struct omaha_held *hand;
	size_t count;
};

/* Counts the pairs of hands of two lists. `common` is true if hands that both lists have are in
 * both orders, and false if they are left out of one of them. `by_high` is NULL, or has counts to
 * be increased, indexed by the first player's `high`. */
struct omaha_pairs omaha_walk_pairs(struct omaha_sums *sums, struct omaha_order hero,
	struct omaha_order villain, bool common, struct omaha_pairs *by_high);

#endif
