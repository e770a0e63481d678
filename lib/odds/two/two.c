#include "odds/two/two.h"

#include "odds/two/two_inside.h"
#include "odds/spot.h"

#include "cards/colex.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct two {
	const struct spot *spot;
	int hand; /* the player with a single combo on turn or river, or NO_HAND */
	struct two_walk walk;
	uint32_t parts;
	deal_count deals;             /* of the whole spot, when it has one part */
	uint8_t on_board[CARD_SUITS]; /* by suit: cards of the spot's board */
};

enum {
	NO_HAND = -1,
	FLUSH_TIMES = 2, /* where all boards have a flush */
	DETAIL_TIMES = 4,
	BOARDS_A_PART = 50000 /* about 30 ms */
};

/* A single hand against a range: once, per combo of the range, and per pair of ranks, of which
 * there is one for about six combos. */
#define SECONDS_A_HAND        0.1e-6
#define SECONDS_A_RIVER_COMBO 6e-9
#define SECONDS_A_TURN_COMBO  10e-9
#define SECONDS_A_TURN_PAIR   80e-9

/* A walk of two ranges: once, per combo, and per run-out. */
#define SECONDS_A_SPOT  2e-6
#define SECONDS_A_COMBO 5e-9
#define SECONDS_A_BOARD 0.6e-6

/* The player who has a single combo on the turn or the river, so that no walk is needed. */
static int single_hand(const struct spot *spot, bool detail)
{
	if (detail || spot->to_come > 1)
		return NO_HAND;
	return spot->side[0].count == 1 ? 0 : spot->side[1].count == 1 ? 1 : NO_HAND;
}

static double hand_cost(const struct spot *spot, int hand)
{
	const int combos = spot->side[!hand].count, pairs = 1 + combos / 6;

	if (!spot->to_come)
		return SECONDS_A_HAND + combos * SECONDS_A_RIVER_COMBO;
	return SECONDS_A_HAND + combos * SECONDS_A_TURN_COMBO +
	       (pairs < COMBO_PAIRS ? pairs : COMBO_PAIRS) * SECONDS_A_TURN_PAIR;
}

static bool has_three_suited(const struct spot *spot)
{
	int of_suit[CARD_SUITS] = {0};

	for (int i = 0; i < spot->board_count; i++)
		if (++of_suit[card_suit(spot->board[i])] == 3)
			return true;
	return false;
}

static bool can_count(const struct spot *spot)
{
	return spot->players == 2 && spot_deals_bound(spot) <= SPOT_COUNTABLE;
}

static bool two_walks(const struct spot *spot, bool detail)
{
	return can_count(spot) && single_hand(spot, detail) == NO_HAND;
}

static double two_cost(const struct spot *spot, bool detail)
{
	if (!can_count(spot))
		return HUGE_VAL;
	if (!two_walks(spot, detail))
		return hand_cost(spot, single_hand(spot, detail));
	return SECONDS_A_SPOT + (spot->side[0].count + spot->side[1].count) * SECONDS_A_COMBO +
	       spot->runouts.count * SECONDS_A_BOARD * (detail ? DETAIL_TIMES : 1) *
		       (has_three_suited(spot) ? FLUSH_TIMES : 1);
}

static uint32_t two_parts(const struct spot *spot, bool detail)
{
	if (spot->board_count > 2)
		return 1;
	return 1 + spot->runouts.count * (detail ? DETAIL_TIMES : 1) / BOARDS_A_PART;
}

static void two_free(void *memory)
{
	struct two *two = memory;

	if (two)
		two_rows_free(two->walk.rows);
	free(two);
}

static status_code two_begin(void **memory, const struct spot *spot, bool detail,
	enum cpu_path path)
{
	struct two *two = *memory;

	if (!two) {
		*memory = two = malloc(sizeof *two);
		if (!two)
			return STATUS_NO_MEMORY;
		two->walk.rows = NULL;
	}
	two->spot = spot;
	two->hand = single_hand(spot, detail);
	if (two->hand != NO_HAND)
		return STATUS_OK;
	if (!two->walk.rows && !(two->walk.rows = two_rows_new()))
		return STATUS_NO_MEMORY;
	two->parts = two_parts(spot, detail);
	memset(two->on_board, 0, sizeof two->on_board);
	for (int i = 0; i < spot->board_count; i++)
		two->on_board[card_suit(spot->board[i])]++;
	two_walk_begin(&two->walk, spot, detail, two->parts > 1, path);
	if (two->parts == 1)
		two->deals = (deal_count)two_walk_total(&two->walk) *
			     colex_choose((unsigned)card_set_count(spot->live) - 4,
				     (unsigned)spot->to_come);
	return STATUS_OK;
}

/* The suit of which this run-out's board has three or more cards, and how many it has. */
static int flush_suit(const struct two *two, const struct spot_runout *runout, int *suited)
{
	const uint8_t *to_come = two->spot->runouts.pattern[runout->at].size;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		*suited = two->on_board[suit] + to_come[suit];
		if (*suited >= 3)
			return suit;
	}
	*suited = 0;
	return WALK_NO_SUIT;
}

static void count_ends(struct tally *tally, int player, const struct two_sums *sums, uint32_t ways)
{
	for (int category = 0; category < CATEGORY_COUNT; category++) {
		struct tally_ends *ends = &tally->ends[player][category];
		const struct two_sums *from = &sums[category];

		ends->all += (deal_count)(from->all + from->same) * ways;
		ends->won += (deal_count)from->won * ways;
		ends->tied += (deal_count)(from->upto - from->won + from->same) * ways;
	}
}

/* Deals of several boards: those that the leader wins, those that it does not lose, and all. */
struct counts {
	deal_count won, upto, all;
};

/* Adds the deals of the board that is dealt. */
static void count_board(const struct two_walk *walk, int leader, uint32_t ways,
	struct counts *counts)
{
	struct two_sums sums = {0, 0, 0, 0};

	two_sweep(walk, leader, &sums);
	counts->won += (deal_count)sums.won * ways;
	counts->upto += (deal_count)(sums.upto + walk->same) * ways;
	if (walk->counts)
		counts->all += (deal_count)two_walk_total(walk) * ways;
}

static void detail_board(const struct two_walk *walk, int leader, uint32_t ways,
	struct counts *counts, struct tally *tally)
{
	for (int i = 0; i < 2; i++) {
		struct two_sums sums[CATEGORY_COUNT] = {{0}};

		two_sweep(walk, i, sums);
		count_ends(tally, i, sums, ways);
		for (int category = 0; i == leader && category < CATEGORY_COUNT; category++) {
			const struct two_sums *from = &sums[category];

			counts->won += (deal_count)from->won * ways;
			counts->upto += (deal_count)(from->upto + from->same) * ways;
			counts->all += (deal_count)(from->all + from->same) * ways;
		}
	}
}

static void two_walk_part(struct two *two, uint32_t part, struct tally *tally)
{
	struct two_walk *walk = &two->walk;
	const uint64_t count = two->spot->runouts.count;
	uint32_t from = (uint32_t)(count * part / two->parts);
	const uint32_t to = (uint32_t)(count * (part + 1) / two->parts);
	/* It is quicker to compare a side of few pairs than to sum it up, so that side leads. */
	const int leader = walk->side[1].pairs < walk->side[0].pairs;
	struct counts counts = {0, 0, walk->counts ? 0 : two->deals};
	struct spot_runout runout;

	spot_runout_seek(&runout, &two->spot->runouts, from);
	for (; from < to; from++, spot_runout_next(&runout)) {
		int suited;
		const int suit = flush_suit(two, &runout, &suited);

		two_walk_deal(walk, runout.set, suit, suited);
		if (walk->detail)
			detail_board(walk, leader, runout.ways, &counts, tally);
		else
			count_board(walk, leader, runout.ways, &counts);
	}
	tally->by_winners[leader ? 2 : 1] += counts.won;
	tally->by_winners[3] += counts.upto - counts.won;
	tally->by_winners[leader ? 1 : 2] += counts.all - counts.upto;
}

static void two_part(void *memory, uint32_t part, struct tally *tally)
{
	struct two *two = memory;

	if (two->hand != NO_HAND)
		two_hand_count(two->spot, two->hand, tally);
	else
		two_walk_part(two, part, tally);
}

const struct method two_method = {"two-ranges", two_walks, two_cost, two_parts, two_begin, two_part,
	two_free};
