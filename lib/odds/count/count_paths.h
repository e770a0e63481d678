/* How the counts lie in memory, and the loops over them that have vector paths;
 * private to count.c. cpu.h says which of them a build has.
 *
 * The cards to come, at most five, are a multiset of ranks, in colex order (colex.h): of one
 * size those whose highest rank is below r are the first C(r + size - 1, size).
 * Those of highest rank r with k cards of it are a run, and in the same order as
 * all multisets of size - k cards below r, which are the first of their size. So
 * whatever is a sum or product over the ranks is made run by run, from the
 * beginning of a shorter size. A loop may write COUNT_OVERHANG entries behind a
 * run: the next run comes after it. */
#ifndef FELT_ODDS_COUNT_PATHS_H
#define FELT_ODDS_COUNT_PATHS_H

#include "odds/tally.h"

#include "base/cpu.h"
#include "cards/score.h"

enum {
	COUNT_MULTISETS = 6188, /* C(17, 5) */
	COUNT_SMALLER = 2380,   /* of no to four cards: 1 + 13 + 91 + 455 + 1820 */
	COUNT_OVERHANG = 32,
	COUNT_ROW = COUNT_MULTISETS + COUNT_OVERHANG + 4 /* a multiple of 32 */
};

/* A suit whose flushes count, or several that count alike. */
struct count_suit {
	uint16_t live, known; /* its ranks that are to come, and those on the board */
	int spare;            /* how many of the cards to come may be of other suits: 0 to 2 */
	int times;
	unsigned suits; /* a bit each */

	/* The ways to deal so many cards of a rank, none of the suit or one. */
	uint8_t none[CARD_RANKS][SPOT_BOARD + 1], one[CARD_RANKS][SPOT_BOARD + 1];
};

/* The ways to deal each multiset: of all smaller sizes, one behind the other, and of these also
 * those in which at most 0, 1 or 2 cards are of other suits than one; and of the size that is to
 * come all, and those without a flush. */
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
 * better (`full` the least), elsewhere those without a flush. There are none for COUNT_OVERHANG
 * entries behind the last. */
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

#endif
