/* Blocks of a sweep, for vectors of any width: the body of sweep_avx2.c and sweep_avx512.c. Each of
 * them defines a type `wide` of WIDE bytes, wide_load (aligned), wide_store_anywhere and spread,
 * and includes this file.
 *
 * A row is the scores of the low ranks 0, 1, 2 ..., and each score applies to the four cards of the
 * rank: one register takes four ranks, 16 cards, with AVX2, and twice as many with AVX-512. spread
 * makes it:
 *
 *     row in memory    r0 r1 r2 r3 ...
 *     register         r0 r0 r0 r0   r1 r1 r1 r1   r2 r2 r2 r2   r3 r3 r3 r3 ...
 *
 * A load may exceed a row, but not the table: under four aces, the last prefix, no rank is above
 * the king, and the rows of five aces follow. */
#ifndef FELT_TESTS_SWEEP_WIDE_H
#define FELT_TESTS_SWEEP_WIDE_H

#include "sweep_paths.h"

enum {
	LANES = WIDE / (int)sizeof(score),
	LANE_RANKS = LANES / CARD_SUITS,
	ROW_VECTORS = 16 / LANE_RANKS /* at most; there are 13 ranks */
};

/* Writes one row for each middle card from `middle` to `end` - 1, all of one rank: loaded once,
 * stored up to four times, each overwriting the overhang of the previous one. `vectors` is a
 * constant where this is inlined. */
static inline void write_row(const score *row, unsigned middle, unsigned end, unsigned vectors,
	score *pairs)
{
	wide cards[ROW_VECTORS];

	for (unsigned i = 0; i < vectors; i++)
		cards[i] = spread(row + i * LANE_RANKS);
	for (; middle < end; middle++)
		for (unsigned i = 0; i < vectors; i++)
			wide_store_anywhere(pairs + sweep_pairs(middle) + i * LANES, cards[i]);
}

/* Writes the scores of all pairs below a high card; those for a high card of a lower suit are a
 * prefix of these. */
static void write_pairs(const score *values, unsigned high, score *pairs)
{
	for (unsigned middle = 1, rank = 0, end; middle < high; middle = end, rank++) {
		const score *row = values + sweep_row(rank, high / CARD_SUITS);

		end = sweep_rank_end(rank, high);
		if (rank < LANE_RANKS)
			write_row(row, middle, end, 1, pairs);
		else if (ROW_VECTORS == 2 || rank < 2 * LANE_RANKS)
			write_row(row, middle, end, 2, pairs);
		else if (rank < 3 * LANE_RANKS)
			write_row(row, middle, end, ROW_VECTORS - 1, pairs);
		else
			write_row(row, middle, end, ROW_VECTORS, pairs);
	}
}

static inline void sweep_wide_block(const score *values, unsigned below, score *block)
{
	_Alignas(64) score pairs[SWEEP_PAIRS_MAX + SWEEP_OVERHANG];

	for (unsigned high = 2, rank = 0; high < below; rank++) {
		unsigned end = sweep_rank_end(rank, below);

		write_pairs(values, end - 1, pairs);
		for (; high < end; high++) {
			score *to = block + sweep_triples(high);

			for (unsigned i = 0; i < sweep_pairs(high); i += LANES)
				wide_store_anywhere(to + i, wide_load(pairs + i));
		}
	}
}

#endif
