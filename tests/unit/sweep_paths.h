/* The vector paths of a sweep, and code shared with the plain one; private to sweep.c. cpu.h
 * determines which of them a build has.
 *
 * A block is the scores, in the sweep's order, of all hands with a common prefix: the cards chosen
 * so far, of which the lowest is `below`, and every triple of cards high > middle > low under it;
 * C(below, 3) hands. Apart from flushes it depends on ranks alone, and `values` is where the
 * prefix's scores begin in eval_values, one for each multiset of three ranks, in colex order. */
#ifndef FELT_TESTS_SWEEP_PATHS_H
#define FELT_TESTS_SWEEP_PATHS_H

#include "base/cpu.h"
#include "sweep.h"

enum {
	SWEEP_PAIRS_MAX = 1225, /* C(50, 2): no third-lowest card is higher than Ah */
	SWEEP_OVERHANG = 64     /* scores that a kernel may write past the end of a block */
};

/* The number of pairs and of triples of n cards; also the index of the first pair or triple whose
 * highest card is n. */
static inline unsigned sweep_pairs(unsigned n)
{
	return n * (n - 1) / 2;
}

static inline unsigned sweep_triples(unsigned n)
{
	return n * (n - 1) * (n - 2) / 6;
}

/* The index in `values` of the row of all low ranks under these two: the colex terms C(middle + 1,
 * 2) and C(high + 2, 3). */
static inline unsigned sweep_row(unsigned middle_rank, unsigned high_rank)
{
	return sweep_pairs(middle_rank + 1) + sweep_triples(high_rank + 2);
}

/* One past the highest card of a rank, or `below` if that is less. */
static inline unsigned sweep_rank_end(unsigned rank, unsigned below)
{
	unsigned end = (rank + 1) * CARD_SUITS;

	return end < below ? end : below;
}

/* Write the block of a prefix by ranks alone, without flushes. The scalar one is the reference. */
void sweep_block_scalar(const score *values, unsigned below, score *block);
#ifdef FELT_AVX2_KERNELS
void sweep_block_avx2(const score *values, unsigned below, score *block);
#endif
#ifdef FELT_AVX512_KERNELS
void sweep_block_avx512(const score *values, unsigned below, score *block);
#endif

#endif
