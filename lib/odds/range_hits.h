/* How ranges hit a board: the number of combos, and the part of the range, of each kind of made
 * hand and each draw (cards/made.h defines them).
 *
 * The input is a matchup line (matchup.h) of one or more ranges and a board:
 *
 *     22+,AKs; KQo @ Qh7h2c ! As */
#ifndef FELT_ODDS_RANGE_HITS_H
#define FELT_ODDS_RANGE_HITS_H

#include "cards/made.h"
#include "odds/matchup/matchup.h"

struct range_hits_problem {
	int count;
	struct range range[CONTEST_HANDS_MAX]; /* as read, with combos that cannot be dealt */
	struct cards board;
	card_set dead;
};

/* Reads a line. The status is one of matchup lines, cards or ranges; offsets in *fault, which must
 * not be NULL, are from the start of the line. The board may have up to five cards. */
status_code range_hits_read(struct range_hits_problem *problem, struct slice line,
	const struct matchup_rules *rules, struct fault *fault);

struct range_hits_sum {
	unsigned combos;      /* with a weight above 0 */
	unsigned long weight; /* the sum of weights, in RANGE_WHOLEs */
};

struct hits {
	struct range_hits_sum all;              /* the range without the board and the dead cards */
	struct range_hits_sum made[MADE_KINDS]; /* they add up to `all` */
	struct range_hits_sum draw[MADE_DRAWS];
};

void range_hits_count(const struct range *range, const struct made_board *board, struct hits *out);

#endif
