/* Combinations: how many, their rank, and the walk over the live deck.
 *
 * The combinatorial number system gives the k-subset c_1 < c_2 < ... < c_k the
 * rank sum of C(c_i, i): 0, 1, 2 ... in colex order, no gaps (Knuth, The Art of
 * Computer Programming 4A, 7.2.1.3). A multiset r_1 <= ... <= r_k becomes the
 * set r_i + i - 1, so its rank is the sum of C(r_i + i - 1, i): of seven ranks
 * out of thirteen, 0 to C(19, 7) - 1 = 50387. The perfect hash of the evaluator,
 * the generator of its tables and the counting of hands are all built on this. */
#ifndef FELT_CARDS_COLEX_H
#define FELT_CARDS_COLEX_H

#include <stdbool.h>
#include <stdint.h>

/* C(n, k), exact; 0 where k > n. n and k at most 64 and the result below 2^64. */
uint64_t colex_choose(unsigned n, unsigned k);

/* Rank of an ascending multiset of `count` ranks (at most 13 different, count
 * at most 7), and back. */
unsigned colex_multiset_rank(const uint8_t *ranks, int count);
void colex_multiset(unsigned rank, int count, uint8_t *ranks);

/* How many multisets of `count` of the first `kinds` values there are, C(kinds + count - 1, count):
 * colex_multisets[count][kinds]. And where those of 13 ranks of a size begin if those of all
 * smaller sizes come first: colex_multisets_start[count]. */
extern const uint16_t colex_multisets[8][14], colex_multisets_start[7];

/* Next ascending multiset of `count` values below `kinds`, in colex order; false
 * after the last, and the multiset is then the first again. */
bool colex_multiset_next(uint8_t *values, int count, int kinds);

/* A walk over the k-subsets of a set of cards.
 *
 * sum[i] is the sum of the first i chosen cards' keys: a step changes only the
 * levels that changed, so that keys added up once serve every subset below.
 *
 *     struct colex_walk walk;
 *     for (bool more = colex_walk_first(&walk, live, 5, keys); more;
 *          more = colex_walk_next(&walk))
 *             use(walk.chosen, walk.sum[5], walk.set);
 *
 * Visits C(|live|, k) subsets; k = 0 gives the empty one once. Cards are chosen
 * from the highest down: chosen[0] > chosen[1] > ... */
struct colex_walk {
	int count; /* k */
	int live_count;
	uint8_t live[64];  /* the live cards, highest first */
	uint8_t place[64]; /* of each chosen card in `live` */
	uint8_t chosen[64];
	uint64_t sum[65];
	uint64_t set;         /* mask of the chosen cards */
	const uint64_t *keys; /* by card, or NULL: all sums 0 */
};

bool colex_walk_first(struct colex_walk *walk, uint64_t live, int count, const uint64_t *keys);
bool colex_walk_next(struct colex_walk *walk);

#endif
