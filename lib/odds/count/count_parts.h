/* The parts of counting, and the memory they work in; private to count.c.
 *
 * A board on which some player has a flush has at most two cards of other suits, and a hand
 * with a flush is no full house and no four of a kind. So on any board either
 *
 * - somebody has a full house or better by ranks: then ranks decide, unless there is a
 *   straight flush; or nobody has: then flushes decide, where there are some.
 *
 * count_ranks.c compares by ranks: a board's ranks count all the ways to deal them where
 * somebody is full, and elsewhere those without a flush. count_flushes.c adds what flushes win. */
#ifndef FELT_ODDS_COUNT_PARTS_H
#define FELT_ODDS_COUNT_PARTS_H

#include "odds/count/count_deal.h"
#include "odds/count/count_paths.h"

enum {
	COUNT_SUBSETS = 2380 /* of at most five of 13 ranks: 1 + 13 + 78 + 286 + 715 + 1287 */
};

struct count {
	const struct count_path *path;
	card board[SPOT_BOARD]; /* ascending */
	int board_count, to_come;
	uint16_t board_mask[CARD_SUITS];
	card_set live;

	/* The hands at hand. */
	int players;
	uint16_t held[SPOT_PLAYERS_MAX][CARD_SUITS];
	uint16_t live_mask[CARD_SUITS];
	uint8_t live_of[CARD_RANKS];
	unsigned live_count;
	uint16_t pockets;                    /* ranks of which somebody holds two */
	uint16_t unpaired[SPOT_PLAYERS_MAX]; /* the two ranks of each other player */
	int unpaired_count;
	const score *rows[SPOT_PLAYERS_MAX];
	struct count_result result;

	struct count_ways ways;

	/* The places in eval_values of what is smaller than what is to come, with the known
	 * cards. */
	uint16_t place[COUNT_SMALLER + COUNT_OVERHANG];

	/* Subsets of a suit's live ranks; and of the live cards of other suits with these
	 * ranks how many there are (low byte) and how many pairs of them (high byte). */
	uint16_t subset[COUNT_SUBSETS + COUNT_OVERHANG];
	uint16_t others[COUNT_SUBSETS + COUNT_OVERHANG];
	uint16_t full[COUNT_SUBSETS +
		      COUNT_OVERHANG]; /* the ways in which these make somebody full */
	score straight_flush;          /* the least */

	bool made[COMBO_PAIRS]; /* rows that are good for this board */
	score row[COMBO_PAIRS][COUNT_ROW];
};

/* C(n, k) for n up to 13 and k up to 5; 0 for k = -1 too. */
unsigned count_choose(int n, int k);

/* How many multisets of `size` ranks below `ranks` there are. */
unsigned count_multisets(int ranks, int size);

/* For each multiset to come all ways to deal it, and those without the flushes of the
 * suits that count->ways names. */
void count_make_ways(struct count *count);

/* The values of a pair of hole ranks with each multiset to come, flushes left out. */
const score *count_row(struct count *count, combo h);

/* Who has the greatest of entry i of the rows, and what. */
unsigned count_winners(const score *const rows[], int players, unsigned i, score *best);

/* Adds to the result the boards on which flushes of these suits decide. */
void count_flushes(struct count *count, const struct count_suit *suits);

/* Adds `ways` boards to the ends of the winners, whose hand is `best`. */
void count_end(struct count_result *result, unsigned winners, score best, uint32_t ways);

#endif
