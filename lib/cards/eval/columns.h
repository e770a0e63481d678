/* From columns of cards to scores: common to the vector kernels. Private to them. columns_avx2.h
 * and columns_avx512.h have the steps, for 32 and 64 hands; the kernels, eval_*.c and lines_*.c,
 * differ in where their columns come from.
 *
 * A column is a register that holds one card of each hand, one byte per hand; any card of a hand
 * may be in any column. The steps have no branches:
 *
 *     sort        the columns, by a network of byte minima and maxima; cards sort
 *                 by rank because the rank is the higher part of a card
 *     rank        the colex rank is a sum of one term per column, each looked up
 *                 by a shuffle
 *     suit        the bitwise majority of all cards' suits is the only suit that
 *                 five of them can have; the ranks of the cards in it make a mask
 *     choose      if five or more are in it, the mask replaces the colex rank
 *     look up     one 16-bit load per hand, from one table
 *
 *     suit = columns_suit(column, 7);
 *     columns_sort(column, 7);                  the lowest card of each hand to column[0]
 *     columns_repeats(column, 7);               equal cards are neighbours now
 *     columns_index(column, 7, suit, index);    index of each hand's score in the table
 *     columns_look_up(index, 7, scores);        the scores
 *
 * The suit could also be found from the sorted columns, but unsorted columns are ready earlier.
 *
 * `count` is 5 to 7 and a compile-time constant; the steps up to sorting also support four cards.
 * The table is that of high hands, or of any other eval_ranking.
 *
 * The two headers share the body columns_wide.h. */
#ifndef FELT_CARDS_EVAL_COLUMNS_H
#define FELT_CARDS_EVAL_COLUMNS_H

#include "cards/card.h"
#include "cards/eval/eval_networks.h"
#include "cards/eval/eval_rankings.h"

#include <immintrin.h>

/* For functions that must be compiled separately for each number of cards. */
#define COLUMNS_INLINE static inline __attribute__((always_inline))

/* Precedes a loop over the cards of a hand or the like: once unrolled, an array of columns is held
 * in registers. */
#ifdef __clang__
#define COLUMNS_UNROLL _Pragma("clang loop unroll(full)")
#else
#define COLUMNS_UNROLL _Pragma("GCC unroll 16")
#endif

/* Prefetches the input of a later step. The hardware prefetcher cannot keep up with a billion hands
 * a second; for cached input this costs next to nothing. A prefetch beyond the end of the input is
 * harmless. */
enum { COLUMNS_AHEAD = 4096, COLUMNS_CACHE_LINE = 64 }; /* bytes */

COLUMNS_INLINE void columns_prefetch(const void *input, int bytes)
{
	uintptr_t ahead = (uintptr_t)input + COLUMNS_AHEAD;

	COLUMNS_UNROLL
	for (int i = 0; i < bytes; i += COLUMNS_CACHE_LINE)
		__builtin_prefetch((const void *)(ahead + (uintptr_t)i));
}

COLUMNS_INLINE const struct eval_part *columns_part(const struct eval_ranking *ranking, int count)
{
	return ranking->part + (count - HAND_MIN);
}

#endif
