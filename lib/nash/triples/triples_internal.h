/* The scores and kernels of triples.h; private to lib/nash/triples. */
#ifndef FELT_NASH_TRIPLES_INTERNAL_H
#define FELT_NASH_TRIPLES_INTERNAL_H

#include "nash/triples/triples.h"

#include "cards/score.h"

#include <stdalign.h>

/* Rows are padded to whole vectors of TRIPLES_LANES scores of 16 bits; a row of the board's one
 * other card is half a vector. */
enum {
	TRIPLES_LANES = 32,
	TRIPLES_BOARD = 5,    /* cards */
	TRIPLES_THREES = 286, /* C(13, 3) sets of ranks of the suit */
	TRIPLES_FOURS = 715,
	TRIPLES_FIVES = 1287,
	TRIPLES_FIVES_ROW = 1312,
	TRIPLES_TWO_ROW = 96, /* of the 91 multisets of two other ranks (combo_pair_of) */
	TRIPLES_ONE_ROW = 16, /* of the 13 other ranks */
	TRIPLES_RANKS = 6188, /* C(17, 5) multisets of five ranks, 13 of which have no board */
	TRIPLES_RANKS_ROW = 6208,
	TRIPLES_LISTS = 1 << CARD_RANKS,
	TRIPLES_LISTED = 1 << 20
};

/* The cards of a hand that have the suit: none, the higher, the lower, both. */
enum { TRIPLES_HIGH = 1, TRIPLES_LOW = 2, TRIPLES_BOTH = 3 };

/* The sets of three and of four ranks that have none of some ranks. The sets of four are an even
 * number: if need be, a set whose scores are all 0 is the last. */
struct triples_list {
	uint32_t first, threes, fours; /* in `listed`: first the threes */
};

struct triples_scores {
	/* By ranks only, by the pair of ranks of the hand, and then by the board: its cards of the
	 * suit, its other ranks. */
	alignas(64) score three[COMBO_PAIRS][TRIPLES_THREES][TRIPLES_TWO_ROW];
	score four[COMBO_PAIRS][TRIPLES_FOURS + 1][TRIPLES_ONE_ROW];
	score five[COMBO_PAIRS][TRIPLES_FIVES_ROW];
	score ranks[COMBO_PAIRS][TRIPLES_RANKS_ROW];
	/* Flushes, by the ranks that the hand has of the suit. */
	score five_none[TRIPLES_FIVES_ROW];
	score five_one[CARD_RANKS][TRIPLES_FIVES_ROW];
	score five_both[COMBO_PAIRS][TRIPLES_FIVES_ROW];
	score four_one[CARD_RANKS][TRIPLES_FOURS + 1];
	score four_both[COMBO_PAIRS][TRIPLES_FOURS + 1];
	score three_both[COMBO_PAIRS][TRIPLES_THREES];
	/* 1 for the sets of five that do not have the rank. */
	alignas(64) uint16_t five_without[CARD_RANKS + 1][TRIPLES_FIVES_ROW];
	/* For each multiset of five ranks: the boards of 52 cards, and its cards of each rank. */
	uint16_t boards[TRIPLES_RANKS_ROW];
	uint16_t cards[CARD_RANKS][TRIPLES_RANKS_ROW];
	struct triples_list list[TRIPLES_LISTS]; /* by the mask of the ranks that may not occur */
	uint16_t listed[TRIPLES_LISTED];
};

/* The boards with at least three cards of a suit, for three hands. */
struct triples_suit {
	const score (*three[3])[TRIPLES_TWO_ROW], (*four[3])[TRIPLES_ONE_ROW], *five[3];
	/* The flushes of each hand, by the board; NULL if it has none. */
	const score *three_flush[3], *four_flush[3], *five_flush[3];
	const uint16_t *threes, *fours; /* the boards that can occur */
	int three_count, four_count;    /* 0 if no hand has a flush */
	const uint16_t *without[6];     /* of five_without, for each card of the suit */
	/* How many sets of other cards have these ranks. The second half of `one` is equal to the
	 * first. */
	alignas(64) uint16_t two[TRIPLES_TWO_ROW], one[2 * TRIPLES_ONE_ROW];
};

/* The sums of all orders but the first, the tie of all. */
enum { TRIPLES_SUMS = TRIPLES_ORDERS - 1 };

/* Boards by their true orders less boards by the orders of ranks, which add up to 0. */
void triples_suit_scalar(const struct triples_suit *suit, int32_t out[TRIPLES_SUMS]);

/* The weighted orders of rows of ranks. */
void triples_ranks_scalar(const score *const rows[3], const uint16_t *weights,
	int32_t out[TRIPLES_SUMS]);

/* The boards of each multiset of five ranks, less those with one of the `left` cards of a rank.
 * There are C(left, m) sets of m cards of the rank, and C(left - 1, m) = C(left, m) (left - m) /
 * left stay; `cards` has m. A product is at most 4^6, so that a multiplication can divide it. */
static inline uint16_t triples_divisor(unsigned left)
{
	return (uint16_t)((65536 + left - 1) / left);
}

void triples_take_scalar(uint16_t *to, const uint16_t *from, const uint16_t *cards, unsigned left);

#ifdef FELT_AVX2_KERNELS
void triples_take_avx2(uint16_t *to, const uint16_t *from, const uint16_t *cards, unsigned left);
void triples_suit_avx2(const struct triples_suit *suit, int32_t out[TRIPLES_SUMS]);
void triples_ranks_avx2(const score *const rows[3], const uint16_t *weights,
	int32_t out[TRIPLES_SUMS]);
#endif
#ifdef FELT_AVX512_KERNELS
void triples_take_avx512(uint16_t *to, const uint16_t *from, const uint16_t *cards, unsigned left);
void triples_suit_avx512(const struct triples_suit *suit, int32_t out[TRIPLES_SUMS]);
void triples_ranks_avx512(const score *const rows[3], const uint16_t *weights,
	int32_t out[TRIPLES_SUMS]);
#endif

#endif
