/* Private to the counting of Omaha hands.
 *
 *     omaha_count.c            one deal
 *     omaha_tables.c           tables for every deal: the rows of values, and lows
 *     omaha_straight_flush.c   the boards that straight flushes win
 *     omaha_loops.c            the loops over multisets; omaha_loops_avx2.c, for AVX2 */
#ifndef FELT_ODDS_OMAHA_INTERNAL_H
#define FELT_ODDS_OMAHA_INTERNAL_H

#include "odds/omaha/omaha_count.h"

#include "cards/omaha/omaha.h"
#include "cards/score.h"

#include <stddef.h>

/* Multisets are in colex order (colex.h). Those of one size whose highest rank is r, with k cards
 * of it, are a run: they are consecutive, in the order of their remaining ranks. Loops work on
 * whole blocks of OMAHA_LANES entries, which compilers vectorize, and so may write up to a block
 * past the end of a run; the next run overwrites it later. */
enum {
	OMAHA_SMALLER = 2380, /* of zero to four: 1 + 13 + 91 + 455 + 1820 */
	OMAHA_LANES = 16,
	OMAHA_ROW = OMAHA_ROWS + 2 * OMAHA_LANES - OMAHA_ROWS % OMAHA_LANES,
	OMAHA_SMALLER_ROW = OMAHA_SMALLER + 2 * OMAHA_LANES,
	OMAHA_SPARES = 3,   /* limits on cards of other suits: at most 0, 1 or 2 */
	OMAHA_LOWS = 1 << 8 /* sets of ranks from the ace, the lowest, to the eight */
};

/* A suit of which a player has two cards, with the ways to deal each multiset of the smaller sizes
 * with at most 0, 1 or 2 cards of other suits, and those of the full size with enough of the suit
 * for a flush. */
struct omaha_suit {
	int suit;
	int leader;     /* the player who wins with a flush */
	int spare;      /* maximum number of cards to come of other suits */
	uint16_t live;  /* its ranks that can be dealt */
	uint16_t known; /* those on the board */

	/* The ways to deal a number of cards of a rank with none or one of them of the suit. */
	uint8_t none[CARD_RANKS][OMAHA_BOARD_CARDS + 1], one[CARD_RANKS][OMAHA_BOARD_CARDS + 1];
	uint16_t smaller[OMAHA_SPARES][OMAHA_SMALLER_ROW];
	uint16_t ways[OMAHA_ROW];
};

struct omaha_run {
	int rank, copies;
	unsigned entries, from, to; /* from: of the remaining cards, in the smaller sizes */
};

/* The results for each multiset to come. */
struct omaha_decided {
	uint16_t high[OMAHA_ROW]; /* the set of winners by ranks */
	uint16_t ways[OMAHA_ROW]; /* the ways in which ranks decide */
	/* Per suit: the ways in which its leader wins with a flush. Without a low half only their
	 * sum is needed. */
	uint16_t flushes[CARD_SUITS][OMAHA_ROW];
	uint32_t flush_sum[CARD_SUITS];
};

struct omaha_count;

struct omaha_path {
	/* to[i] = by * from[i] */
	void (*multiply)(uint16_t *to, const uint16_t *from, unsigned entries, unsigned by);
	/* to[i] = none * a[i] + one * b[i] */
	void (*combine)(uint16_t *to, const uint16_t *a, unsigned none, const uint16_t *b,
		unsigned one, unsigned entries);
	/* to[i] = the maximum of `count` columns; 0 if there are none */
	void (*greatest)(score *to, const score *const columns[], int count, unsigned entries);
	void (*decide)(struct omaha_count *count);
};

extern const struct omaha_path omaha_scalar; /* the reference */
extern const struct omaha_path omaha_avx2;

struct omaha_count {
	struct omaha_rows *rows;

	/* The rows per pair of hole ranks, made on first use: scores per multiset of the board. */
	bool made[OMAHA_ROW_PAIRS];
	score column[OMAHA_ROW_PAIRS][OMAHA_ROW];
	uint8_t low_mask[OMAHA_ROWS]; /* the ranks up to eight of each multiset, as a set */

	/* For the current deal. */
	const struct omaha_path *path;
	const struct omaha_deal *deal;
	int to_come;
	unsigned entries; /* multisets to come */
	uint8_t live_of[CARD_RANKS];
	uint16_t held[OMAHA_PLAYERS_MAX][CARD_SUITS];
	int suits;
	struct omaha_suit suit[CARD_SUITS];
	uint16_t smaller[OMAHA_SMALLER_ROW];
	uint16_t ways[OMAHA_ROW];   /* all ways to deal a multiset to come */
	uint16_t place[OMAHA_ROWS]; /* with known cards: the multiset of the whole board */
	score value[OMAHA_PLAYERS_MAX][OMAHA_ROW];
	uint16_t low_winners[OMAHA_LOWS];
	struct omaha_decided decided;
	uint32_t *by_winners;
};

/* Columns are made on first use. */
bool omaha_tables_make(struct omaha_count *count); /* false if out of memory */
const score *omaha_column(struct omaha_count *count, int pair);

/* The ranks up to eight of a set of ranks, as the index of eval_omaha_eights. */
unsigned omaha_low_ranks(unsigned ranks);

static inline int omaha_pair(int a, int b)
{
	const int high = a > b ? a : b, low = a > b ? b : a;

	return high * (high + 1) / 2 + low;
}

/* The winners of a multiset to come by ranks, with the value *best. */
static inline unsigned omaha_winners(const struct omaha_count *count, unsigned entry, score *best)
{
	unsigned set = 0;

	*best = 0;
	for (int player = 0; player < count->deal->players; player++) {
		const score value = count->value[player][entry];

		if (value > *best) {
			*best = value;
			set = 0;
		}
		set |= (unsigned)(value == *best) << player;
	}
	return set;
}

/* The winners of the low half of a multiset to come. */
static inline unsigned omaha_low_at(const struct omaha_count *count, unsigned entry)
{
	return count
		->low_winners[count->low_mask[count->deal->known ? count->place[entry] : entry]];
}

/* The count of the boards that `high` wins with the low half of a multiset. */
static inline uint32_t *omaha_at(const struct omaha_count *count, unsigned high, unsigned entry)
{
	const struct omaha_deal *deal = count->deal;

	return &count->by_winners[deal->low ? high << deal->players | omaha_low_at(count, entry)
					    : high];
}

/* Moves the boards with straight flushes of a suit to the players who have them. */
void omaha_straight_flushes(struct omaha_count *count, const struct omaha_suit *suit);

#endif
