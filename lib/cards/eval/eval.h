/* The evaluator of high hands: five, six or seven cards to a score.
 *
 * Without a flush the ranks of the hand decide, and two perfect hashes lead from them to
 * the score, because what is best for many hands at once is not best for one:
 *
 * - The vector paths of batches sort each hand's cards, 32 or 64 hands side by side. Of sorted
 *   ranks the colex rank (colex.h) is a sum of one term a card; it has no gaps, and one load
 *   gives the score.
 * - One by one, and for hands under construction, nothing is sorted. Each card adds a 64-bit key,
 *   and the sum leads to the score by two loads (eval_tables.h has how).
 *
 * With a flush the mask of the ranks of its suit is the index. All tables together take
 * less than 384 KiB.
 *
 * No start-up, no state: every function is safe in any number of threads. */
#ifndef FELT_CARDS_EVAL_H
#define FELT_CARDS_EVAL_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/score.h"

#include <stddef.h>

/* The score of `count` different cards, count 5 to 7, in any order.
 * eval_inline.h has it inline, for loops in which the call shows. */
score eval_cards(const card *cards, int count);

/* A hand under construction: 16 bytes, a sum of keys and a set of cards. Start from
 * hand_empty, add up to seven different cards in any order or join two disjoint hands (a board
 * and hole cards). The set is needed for flushes only. */
struct hand {
	uint64_t sum;
	card_set set;
};

extern const uint64_t eval_keys[CARD_COUNT]; /* what each card adds to `sum` */

static inline struct hand hand_empty(void)
{
	return (struct hand){0, 0};
}

static inline struct hand hand_add(struct hand hand, card c)
{
	return (struct hand){hand.sum + eval_keys[c], hand.set | card_bit(c)};
}

static inline struct hand hand_join(struct hand a, struct hand b)
{
	return (struct hand){a.sum + b.sum, a.set | b.set};
}

/* The score of a hand of five to seven cards. */
score eval_hand(struct hand hand);

/* Scores of `hands` hands of `count` cards each (5 to 7), one after the other
 * in `cards`: hand i is the bytes from cards[i * count]. Each hand's cards must
 * be different and below 52. Writes scores[0 .. hands - 1] and reads and writes
 * nothing else. */
void eval_batch(enum cpu_path path, const card *cards, int count, size_t hands, score *scores);

#endif
