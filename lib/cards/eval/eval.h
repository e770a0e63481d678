/* The evaluator of high hands: maps five, six or seven cards to a score.
 *
 * Without a flush the ranks of the hand decide. Two perfect hashes map them to the score, because
 * batches and single hands need different methods:
 *
 * - The vector paths of batches sort each hand's cards, 32 or 64 hands side by side. The colex rank
 *   (colex.h) of sorted ranks is a sum of one term per card; it has no gaps, and one load gives the
 *   score.
 * - Single hands, and hands under construction, are not sorted. Each card adds a 64-bit key, and
 *   the sum leads to the score by two loads (eval_tables.h says how).
 *
 * With a flush the mask of the ranks of its suit is the index. All tables together take less than
 * 384 KiB.
 *
 * There is no initialization and no state: every function is thread-safe. */
#ifndef FELT_CARDS_EVAL_H
#define FELT_CARDS_EVAL_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/score.h"

#include <stddef.h>

/* The score of `count` different cards, count 5 to 7, in any order. eval_inline.h has an inline
 * version, for loops in which the cost of a call matters. */
score eval_cards(const card *cards, int count);

/* A hand under construction: 16 bytes, a sum of keys and a set of cards. Start from hand_empty,
 * then add up to seven different cards in any order or join two disjoint hands (a board and hole
 * cards). Only flushes need the set. */
struct hand {
	uint64_t sum;
	card_set set;
};

extern const uint64_t eval_keys[CARD_COUNT]; /* added to `sum` for each card */

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

/* The scores of `hands` hands of `count` cards each (5 to 7), one after the other in `cards`: hand
 * i is the bytes from cards[i * count]. Each hand's cards must be different and below 52. Writes
 * scores[0 .. hands - 1] and accesses nothing else. */
void eval_batch(enum cpu_path path, const card *cards, int count, size_t hands, score *scores);

#endif
