/* Counting from inside: the ways to deal each multiset of ranks, the memory of one thread, and the
 * parts that work in it.
 *
 *     count_ranks.c    ways and values by multiset, and the plain loops over them, the
 *                      reference of count_avx2.c
 *     count_flushes.c  what flushes win
 *     count.c          one joint deal of hole cards, by both; spots of single hands
 *     count_classes.c  spots with few joint combos, class by class
 *
 * A board on which some player has a flush has at most two cards of other suits, and a hand
 * with a flush is neither a full house nor four of a kind. So on any board either
 *
 * - somebody has a full house or better by ranks: then ranks decide, unless there is a
 *   straight flush; or nobody has: then flushes decide, where there are some.
 *
 * count_ranks.c compares by ranks: a board's ranks count all the ways to deal them where
 * somebody is full, and elsewhere those without a flush. count_flushes.c adds what flushes win. */
#ifndef FELT_ODDS_COUNT_INSIDE_H
#define FELT_ODDS_COUNT_INSIDE_H

#include "odds/count/count.h"

#include "base/cpu.h"
#include "cards/score.h"
#include "odds/tally.h"

/* -- ways and loops ---------------------------------------------------------- */

/* How the counts lie in memory, and the loops over them that have vector paths.
 *
 * The cards to come, at most five, are a multiset of ranks, in colex order (colex.h): of one
 * size those whose highest rank is below r are the first C(r + size - 1, size).
 * Those of highest rank r with k cards of it are a run, and in the same order as
 * all multisets of size - k cards below r, which are the first of their size. So
 * whatever is a sum or product over the ranks is made run by run, from the
 * beginning of a shorter size. A loop may write COUNT_OVERHANG entries past
 * the end of a run, since the next run is written after it. */

enum {
	COUNT_MULTISETS = 6188, /* C(17, 5) */
	COUNT_SMALLER = 2380,   /* of no to four cards: 1 + 13 + 91 + 455 + 1820 */
	COUNT_OVERHANG = 32,
	COUNT_ROW = COUNT_MULTISETS + COUNT_OVERHANG + 4 /* a multiple of 32 */
};

/* A suit whose flushes count, or several with the same counts. */
struct count_suit {
	uint16_t live, known; /* its ranks that are to come, and those on the board */
	int spare;            /* how many of the cards to come may be of other suits: 0 to 2 */
	int times;
	unsigned suits; /* a bit each */

	/* The ways to deal so many cards of a rank, none of the suit or one. */
	uint8_t none[CARD_RANKS][SPOT_BOARD + 1], one[CARD_RANKS][SPOT_BOARD + 1];
};

/* The ways to deal each multiset. For all smaller sizes, one after the other: all ways, and those
 * in which at most 0, 1 or 2 cards are of other suits than one. For the size that is to come: all
 * ways, and those without a flush. */
enum { COUNT_SPARES = 3 };

struct count_ways {
	int suits_count;
	struct count_suit suit[CARD_SUITS];
	uint16_t smaller[COUNT_SMALLER + COUNT_OVERHANG];
	uint16_t of_suit[CARD_SUITS][COUNT_SPARES][COUNT_SMALLER + COUNT_OVERHANG];
	uint16_t all[COUNT_ROW], plain[COUNT_ROW];
};

/* A run: where what is left without its highest rank begins, among the smaller sizes, and where
 * it goes: among them too, or in the last size. */
struct count_run {
	int rank, copies;
	unsigned entries, from, to;
	uint16_t factor; /* the ways to deal the copies */
};

/* Fills in a run of the smaller sizes, or of the last. With at most `spare` cards of other
 * suits, k copies leave spare - k to the rest when none is of the suit, or one more. */
typedef void count_run_fn(struct count_ways *ways, const struct count_run *run);

/* Writes to[i]: from[i] and `by`. */
typedef void count_raise_fn(uint16_t *to, const uint16_t *from, unsigned entries, uint16_t by);

/* Writes to[i]: values[from[i]]. */
typedef void count_look_fn(score *to, const uint16_t *from, unsigned entries, const score *values);

/* The ways of entry i where ranks decide: all where the best hand is a full house or
 * better (`full` the least), elsewhere those without a flush. The COUNT_OVERHANG entries after
 * the last have zero ways. */
static inline uint32_t count_ways_at(const struct count_ways *ways, unsigned i, score best,
	score full)
{
	return best >= full ? ways->all[i] : ways->plain[i];
}

/* Adds to sums[0] the ways of the entries where `a` is greater than `b`, to sums[1] those where
 * it is less, and to sums[2] those where they are equal. */
typedef void count_two_fn(const struct count_ways *ways, score full, const score *a, const score *b,
	unsigned entries, uint32_t sums[3]);

/* Adds to by_winners[set] the ways of the entries where the rows of `set` are the greatest. */
typedef void count_many_fn(const struct count_ways *ways, score full, const score *const rows[],
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

/* Who has the greatest of entry i of the rows, and what. */
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

/* -- the memory -------------------------------------------------------------- */

/* Boards by who wins them: less than 2^32, since C(52, 5) is. */
struct count_result {
	int players;
	bool detail;
	uint32_t by_winners[TALLY_SETS];
	struct {
		uint32_t all, won, tied;
	} ends[SPOT_PLAYERS_MAX][CATEGORY_COUNT];
};

/* Adds `ways` boards to the ends of the winners, whose hand is `best`. */
static inline void count_end(struct count_result *result, unsigned winners, score best,
	uint32_t ways)
{
	const enum category category = score_category(best);

	for (int player = 0; player < result->players; player++) {
		if (!(winners >> player & 1))
			continue;
		if (winners == 1u << player)
			result->ends[player][category].won += ways;
		else
			result->ends[player][category].tied += ways;
	}
}

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

/* -- parts ------------------------------------------------------------------- */

/* C(n, k) for n up to 13 and k up to 5; 0 for k = -1 too. */
unsigned count_choose(int n, int k);

/* How many multisets of `size` ranks below `ranks` there are. */
unsigned count_multisets(int ranks, int size);

/* For each multiset to come all ways to deal it, and those without the flushes of the
 * suits that count->ways names. */
void count_make_ways(struct count *count);

/* The values of a pair of hole ranks with each multiset to come, flushes left out. */
const score *count_row(struct count *count, combo h);

/* Adds to the result the boards on which flushes of these suits decide. */
void count_flushes(struct count *count, const struct count_suit *suits);

/* -- one joint deal ---------------------------------------------------------- */

struct count *count_new(void);        /* NULL when memory is short */
void count_free(struct count *count); /* NULL too */

/* Sets which boards may come: the known `cards`, at most five, completed from `live`, which has
 * none of them. Must be called before hands are counted. */
void count_on(struct count *count, enum cpu_path path, const card *board, int cards, card_set live);

/* Counts the hands `held` of live cards, no card twice. The result is good until
 * the next. */
const struct count_result *count_hands(struct count *count, const combo *held, int players,
	bool detail);

/* Adds a result to a tally as often as `weight` says. */
void count_add(const struct count_result *result, deal_count weight, struct tally *tally);

/* The method's estimate of the time that counting hands takes, in seconds. */
double count_seconds(int players, int to_come, bool detail);

#endif
