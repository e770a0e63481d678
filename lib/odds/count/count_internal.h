/* Private to count/. Counts one joint deal of hole cards.
 *
 *     count.c          the ways to deal each multiset of ranks, the value of each hand with it, and
 *                      the plain loops over them; one joint deal
 *     count_avx2.c     the same loops for AVX2
 *     count_flushes.c  the boards that flushes win
 *     count_methods.c  the methods: one joint deal, or the classes of a few
 *
 * A player with a flush has at least five of seven cards in one suit, all of different ranks, and
 * two more cards cannot turn them into a full house or four of a kind. A board on which a player
 * has a full house or better by ranks is therefore decided by ranks, unless a player has a straight
 * flush. On any other board flushes decide if there are any, otherwise ranks.
 *
 * So count.c adds, for each multiset, all the ways to deal it if a player has a full house or
 * better with it, and otherwise only the ways without a flush. count_flushes.c adds the boards that
 * flushes win.
 *
 * In short deck a flush beats a full house, so that only four of a kind beats flushes by ranks.
 * Here `over` means either: above all flushes except straight flushes. The nine ranks of short deck
 * are numbered from 0; the deck of any other game has the thirteen ranks of hold'em. */
#ifndef FELT_ODDS_COUNT_INTERNAL_H
#define FELT_ODDS_COUNT_INTERNAL_H

#include "odds/count/count.h"

#include "base/cpu.h"
#include "cards/score.h"
#include "odds/method.h"
#include "odds/tally.h"

/* -- ways and loops ---------------------------------------------------------- */

/* The multisets of the cards to come, of at most five ranks, are in colex order (colex.h). Those of
 * one size whose highest rank is below r are the first C(r + size - 1, size). Those whose highest
 * rank is r, with k cards of it, are a run: they are consecutive, in the order of their remaining
 * cards, which are all multisets of size - k cards below r, the first of that size. So any sum or
 * product over the ranks is computed run by run, each from the start of a smaller size.
 *
 * Example: of the pairs 22, 32, 33, 42, 43, 44, ... the run of highest rank 4 with one card of it,
 * 42 and 43, is computed from the first two single ranks, 2 and 3, and the run with two cards of
 * it, 44, from the empty multiset.
 *
 * A loop may write up to COUNT_OVERHANG entries past the end of a run, because the next run is
 * written after it. */
enum {
	COUNT_MULTISETS = 6188, /* C(17, 5) */
	COUNT_SMALLER = 2380,   /* of zero to four cards: 1 + 13 + 91 + 455 + 1820 */
	COUNT_OVERHANG = 32,
	COUNT_ROW = COUNT_MULTISETS + COUNT_OVERHANG + 4 /* a multiple of 32 */
};

/* A suit in which a player may have a flush, or several suits with the same counts. */
struct count_suit {
	uint16_t live, known; /* its ranks that can be dealt, and those on the board */
	int spare;            /* maximum number of cards to come of other suits: 0 to 2 */
	int times;            /* number of suits */
	unsigned suits;       /* set of suits, one bit each */

	/* The ways to deal a number of cards of a rank with none or one of them of the suit. */
	uint8_t none[CARD_RANKS][SPOT_BOARD + 1], one[CARD_RANKS][SPOT_BOARD + 1];
};

/* The ways to deal each multiset. The arrays of all smaller sizes are stored one size after the
 * other: all ways, and for each suit the ways in which at most 0, 1 or 2 cards are of other suits.
 * The arrays of the full size are all ways and the ways without a flush. */
enum { COUNT_SPARES = 3 };

struct count_ways {
	int suits_count;
	struct count_suit suit[CARD_SUITS];
	uint16_t smaller[COUNT_SMALLER + COUNT_OVERHANG];
	uint16_t of_suit[CARD_SUITS][COUNT_SPARES][COUNT_SMALLER + COUNT_OVERHANG];
	uint16_t all[COUNT_ROW], plain[COUNT_ROW];
};

/* A run: it is computed from the entries that begin at `from` in the smaller sizes, and begins at
 * `to`, in the smaller sizes or in the full size. */
struct count_run {
	int rank, copies;
	unsigned entries, from, to;
	uint16_t factor; /* the ways to deal the copies */
};

/* Computes a run of the smaller sizes, or of the full size. If at most `spare` cards may be of
 * other suits, k copies leave spare - k of these to the remaining cards if no copy is of the suit,
 * and spare - k + 1 if one is. */
typedef void count_run_fn(struct count_ways *ways, const struct count_run *run);

/* Writes to[i] = from[i] + by. */
typedef void count_raise_fn(uint16_t *to, const uint16_t *from, unsigned entries, uint16_t by);

/* Writes to[i] = values[from[i]]. */
typedef void count_look_fn(score *to, const uint16_t *from, unsigned entries, const score *values);

/* The ways of entry i that ranks decide: all of them if the best hand is at least `over`, the
 * lowest hand by ranks above all flushes, and otherwise those without a flush. The COUNT_OVERHANG
 * entries after the last have zero ways. */
static inline uint32_t count_ways_at(const struct count_ways *ways, unsigned i, score best,
	score over)
{
	return best >= over ? ways->all[i] : ways->plain[i];
}

/* Adds the ways of the entries in which `a` is greater than `b` to sums[0], those in which it is
 * less to sums[1], and those in which they are equal to sums[2]. */
typedef void count_two_fn(const struct count_ways *ways, score over, const score *a, const score *b,
	unsigned entries, uint32_t sums[3]);

/* Adds the ways of the entries in which the rows of `set` are the greatest to by_winners[set]. */
typedef void count_many_fn(const struct count_ways *ways, score over, const score *const rows[],
	int players, unsigned entries, uint32_t *by_winners);

struct count_path {
	count_run_fn *smaller, *last;
	count_raise_fn *raise;
	count_look_fn *look;
	count_two_fn *two;
	count_many_fn *many;
};

extern const struct count_path count_scalar; /* the reference */
extern const struct count_path count_avx2;

/* The set of the players whose rows have the greatest value at entry i; sets *best to that
 * value. */
static inline unsigned count_winners(const score *const rows[], int players, unsigned i,
	score *best)
{
	unsigned set = 0;

	*best = 0;
	for (int player = 0; player < players; player++) {
		if (rows[player][i] > *best) {
			*best = rows[player][i];
			set = 0;
		}
		if (rows[player][i] == *best)
			set |= 1u << player;
	}
	return set;
}

/* -- games ------------------------------------------------------------------- */

/* Properties of a game's evaluator that counting needs. */
struct count_game {
	const struct evaluator *evaluator;
	int ranks, lowest;   /* number of ranks; the lowest rank */
	const score *values; /* of seven cards without a flush, indexed by the colex number of their
				ranks */
	const score *flushes; /* indexed by the mask of a suit's ranks */
	bool fours;           /* only four of a kind is over a flush; a full house is not */
};

/* The row of an evaluator, or NULL if its hands cannot be counted in this way. */
const struct count_game *count_game_of(const struct evaluator *evaluator);

/* -- the memory -------------------------------------------------------------- */

/* Boards by winners. The counts are less than 2^32, since C(52, 5) is. */
struct count_result {
	int players;
	bool detail;
	uint32_t by_winners[TALLY_SETS];
	struct {
		uint32_t all, won, tied;
	} ends[SPOT_PLAYERS_MAX][CATEGORY_COUNT]; /* every game counted so has nine */
};

enum {
	COUNT_SUBSETS = 2380 /* of at most five of 13 ranks: 1 + 13 + 78 + 286 + 715 + 1287 */
};

struct count {
	const struct count_path *path;
	card board[SPOT_BOARD]; /* ascending */
	int board_count, to_come;
	uint16_t board_mask[CARD_SUITS];
	card_set live;

	/* The hands of the current deal. */
	int players;
	uint16_t held[SPOT_PLAYERS_MAX][CARD_SUITS];
	uint16_t live_mask[CARD_SUITS];
	uint8_t live_of[CARD_RANKS];
	unsigned live_count;
	uint16_t pockets;                    /* ranks of the pocket pairs */
	uint16_t unpaired[SPOT_PLAYERS_MAX]; /* the two ranks of each other hand */
	int unpaired_count;
	const score *rows[SPOT_PLAYERS_MAX];
	struct count_result result;

	struct count_ways ways;

	/* The index in eval_values of each multiset of the smaller sizes together with the known
	 * cards. */
	uint16_t place[COUNT_SMALLER + COUNT_OVERHANG];

	/* Subsets of a suit's live ranks. For each: the number of live cards of other suits with
	 * one of these ranks (low byte), the number of pairs of such cards with the same rank (high
	 * byte), and the number of ways in which the other cards to come give some player a hand
	 * over the flushes. */
	uint16_t subset[COUNT_SUBSETS + COUNT_OVERHANG];
	uint16_t others[COUNT_SUBSETS + COUNT_OVERHANG];
	uint16_t over_ways[COUNT_SUBSETS + COUNT_OVERHANG];
	score straight_flush; /* the lowest one */

	/* The rows of each pair of hole ranks; `made` rows are valid for this board. */
	bool made[COMBO_PAIRS];
	score row[COMBO_PAIRS][COUNT_ROW];

	const struct count_game *game;
	struct tally_categories categories; /* of its order */
	score over;                         /* the lowest hand by ranks above flushes */
};

/* Adds `ways` boards to the final categories of the winners, whose hand is `best`. */
static inline void count_end(struct count *count, unsigned winners, score best, uint32_t ways)
{
	struct count_result *result = &count->result;
	const int category = tally_category(&count->categories, best);

	for (int player = 0; player < result->players; player++) {
		if (!(winners >> player & 1))
			continue;
		if (winners == 1u << player)
			result->ends[player][category].won += ways;
		else
			result->ends[player][category].tied += ways;
	}
}

/* -- parts ------------------------------------------------------------------- */

/* Adds the boards on which flushes of these suits decide to the result. */
void count_flushes(struct count *count, const struct count_suit *suits);

/* -- one joint deal ---------------------------------------------------------- */

/* Sets the boards to count: the known `cards`, at most five, completed from `live`, which is
 * disjoint from them; and the game, which has a row. Call it before counting hands. */
void count_on(struct count *count, const struct game *game, enum cpu_path path, const card *board,
	int cards, card_set live);

/* Counts the hands `held`, which consist of different live cards. The result is valid until the
 * next call. */
const struct count_result *count_hands(struct count *count, const combo *held, int players,
	bool detail);

#endif
