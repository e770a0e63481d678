/* Combinations: their number, their rank, and a walk over the live deck.
 *
 * The combinatorial number system gives the k-subset c_1 < c_2 < ... < c_k the rank sum of C(c_i,
 * i): 0, 1, 2 ... in colex order, no gaps (Knuth, The Art of Computer Programming 4A, 7.2.1.3). A
 * multiset r_1 <= ... <= r_k becomes the set r_i + i - 1, so its rank is the sum of C(r_i + i - 1,
 * i): seven ranks out of thirteen have the ranks 0 to C(19, 7) - 1 = 50387. The perfect hash of the
 * evaluator, the generator of its tables and the counting of hands all use this. */
#ifndef FELT_CARDS_COLEX_H
#define FELT_CARDS_COLEX_H

#include <stdbool.h>
#include <stdint.h>

/* C(n, k), exact; 0 if k > n. n and k are at most 64 and the result is below 2^64. */
uint64_t colex_choose(unsigned n, unsigned k);

/* C(n, k) from a table, for n up to 13 and k up to 7; 0 if k > n or either is negative. */
extern const uint16_t colex_choices[14][8];

static inline unsigned colex_few(int n, int k)
{
	return n < 0 || k < 0 ? 0 : colex_choices[n][k];
}

/* The rank of an ascending multiset of `count` ranks (at most 13 different, count at most 7), and
 * the inverse. */
unsigned colex_multiset_rank(const uint8_t *ranks, int count);
void colex_multiset(unsigned rank, int count, uint8_t *ranks);

/* colex_multisets[count][kinds] is the number of multisets of `count` of the first `kinds` values,
 * C(kinds + count - 1, count). colex_multisets_start[count] is the index of the first multiset of
 * `count` of 13 ranks if all smaller multisets come first. */
extern const uint16_t colex_multisets[8][14], colex_multisets_start[7];

/* Makes the next ascending multiset of `count` values below `kinds`, in colex order; returns false
 * after the last, and the multiset is then the first again. */
bool colex_multiset_next(uint8_t *values, int count, int kinds);

/* A walk over the k-subsets of a set of cards.
 *
 * sum[i] is the sum of the keys of the first i chosen cards: a step updates only the levels that
 * changed, so that each partial sum is computed once for all subsets that share it.
 *
 *     struct colex_walk walk;
 *     for (bool more = colex_walk_first(&walk, live, 5, keys); more;
 *          more = colex_walk_next(&walk))
 *             use(walk.chosen, walk.sum[5], walk.set);
 *
 * Visits C(|live|, k) subsets; k = 0 gives the empty one once. Cards are chosen from the highest
 * down: chosen[0] > chosen[1] > ... */
struct colex_walk {
	int count; /* k */
	int live_count;
	uint8_t live[64];  /* the live cards, highest first */
	uint8_t place[64]; /* index of each chosen card in `live` */
	uint8_t chosen[64];
	uint64_t sum[65];
	uint64_t set;         /* mask of the chosen cards */
	const uint64_t *keys; /* per card, or NULL: all sums 0 */
};

bool colex_walk_first(struct colex_walk *walk, uint64_t live, int count, const uint64_t *keys);
bool colex_walk_next(struct colex_walk *walk);

#endif
