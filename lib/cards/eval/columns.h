/* Columns of cards to scores: what the vector kernels have in common. Private to
 * them. columns_avx2.h and columns_avx512.h have the steps, for 32 and 64 hands;
 * the kernels, eval_*.c and lines_*.c, differ in where their columns come from.
 *
 * A column is a register that holds one card of each hand, a byte a hand; any
 * card of a hand may be in any column. What is done with them has no branch:
 *
 *     sort        the columns, by a network of byte minima and maxima; cards sort
 *                 by rank because the rank is the higher part of a card
 *     rank        the colex rank is a sum of one term a column, each looked up
 *                 by a shuffle
 *     suit        the bitwise majority of all cards' suits is the only suit that
 *                 five of them can have; the ranks of the cards in it make a mask
 *     choose      where five or more are in it, the mask replaces the colex rank
 *     look up     one 16-bit load a hand, from one table
 *
 *     suit = columns_suit(column, 7);
 *     columns_sort(column, 7);                  the lowest card of each hand to column[0]
 *     columns_repeats(column, 7);               equal cards are neighbours now
 *     columns_index(column, 7, suit, index);    where each hand's score is in the table
 *     columns_look_up(index, 7, scores);        the scores
 *
 * The suit could be found from the sorted columns too, but before sorting it waits for less.
 *
 * `count` is 5 to 7 and a constant where it is used.
 *
 * The two headers share the body columns_wide.h. */
#ifndef FELT_CARDS_EVAL_COLUMNS_H
#define FELT_CARDS_EVAL_COLUMNS_H

#include "cards/card.h"
#include "cards/eval/eval_tables.h"

#include <immintrin.h>

/* For functions that must be compiled separately for each number of cards. */
#define COLUMNS_INLINE static inline __attribute__((always_inline))

/* Before a loop over the cards of a hand or the like: unrolled, an array of
 * columns is registers. */
#ifdef __clang__
#define COLUMNS_UNROLL _Pragma("clang loop unroll(full)")
#else
#define COLUMNS_UNROLL _Pragma("GCC unroll 16")
#endif

/* A hand's 16-bit index counts from `start` in eval_values. It is
 * `multisets` + the colex rank, or `flushes` + the mask of ranks. By cards - 5. */
struct columns_part {
	int start, multisets, flushes;
};

static const struct columns_part columns_parts[] = {
	{EVAL_FIVE, 0, EVAL_FLUSH - EVAL_FIVE},
	{EVAL_SIX, 0, EVAL_FLUSH - EVAL_SIX},
	{EVAL_FLUSH, EVAL_SEVEN - EVAL_FLUSH, 0},
};

/* Sorting networks with the fewest comparators (Knuth, The Art of Computer
 * Programming 3, 5.3.4), a line for those that do not depend on each other. Each puts
 * the smaller of two columns first. By cards - 5. */
struct columns_network {
	int comparators;
	uint8_t pair[16][2];
};

/* clang-format off */
static const struct columns_network columns_networks[] = {
	{9, {{0, 3}, {1, 4},
	     {0, 2}, {1, 3},
	     {0, 1}, {2, 4},
	     {1, 2}, {3, 4},
	     {2, 3}}},
	{12, {{0, 5}, {1, 3}, {2, 4},
	      {1, 2}, {3, 4},
	      {0, 3}, {2, 5},
	      {0, 1}, {2, 3}, {4, 5},
	      {1, 2}, {3, 4}}},
	{16, {{0, 6}, {2, 3}, {4, 5},
	      {0, 2}, {1, 4}, {3, 6},
	      {0, 1}, {2, 5}, {3, 4},
	      {1, 2}, {4, 6},
	      {2, 3}, {4, 5},
	      {1, 2}, {3, 4}, {5, 6}}},
};
/* clang-format on */

/* Asks for the input of a later step. The processor's own prefetch falls behind
 * at a billion hands a second; for input in the cache this costs next to nothing.
 * Beyond the end it asks for what is never read. */
enum { COLUMNS_AHEAD = 4096, COLUMNS_CACHE_LINE = 64 }; /* bytes */

COLUMNS_INLINE void columns_prefetch(const void *input, int bytes)
{
	uintptr_t ahead = (uintptr_t)input + COLUMNS_AHEAD;

	COLUMNS_UNROLL
	for (int i = 0; i < bytes; i += COLUMNS_CACHE_LINE)
		__builtin_prefetch((const void *)(ahead + (uintptr_t)i));
}

/* What a hand's index counts from. */
COLUMNS_INLINE const score *columns_values(int count)
{
	return eval_values + columns_parts[count - HAND_MIN].start;
}

#endif
