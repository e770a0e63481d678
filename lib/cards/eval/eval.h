/* The evaluator of high hands: five, six or seven cards to a score.
 *
 * One table of 16-bit scores, laid out as the rank multisets of five cards, of
 * six, the 13-bit rank masks of flushes, and the rank multisets of seven, each
 * multiset at its colex rank (colex.h): a perfect hash with nothing to search
 * and nothing to displace. Two ways lead into it:
 *
 * - batches sort each hand's cards, 32 or 64 hands side by side, and add up the
 *   colex terms;
 * - one by one, and for hands under construction, each card adds a 64-bit key.
 *   The key holds three small additive codes, of the ranks 2-6, 7-T and J-A,
 *   and a count of each suit; each code looks up its ranks' share of the colex
 *   rank (eval_tables.h has the layout).
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

/* A hand under construction: 16 bytes, a sum and a set, both additive. Start
 * from hand_empty, add up to seven different cards in any order or join two
 * disjoint hands (a board and hole cards). */
struct hand {
	uint64_t sum;
	card_set set;
};

extern const uint64_t eval_keys[CARD_COUNT]; /* what each card adds to `sum` */

/* The suit counts start at 3: see eval_tables.h. */
#define HAND_EMPTY_SUM UINT64_C(0x3333000000000000)

static inline struct hand hand_empty(void)
{
	return (struct hand){HAND_EMPTY_SUM, 0};
}

static inline struct hand hand_add(struct hand hand, card c)
{
	return (struct hand){hand.sum + eval_keys[c], hand.set | card_bit(c)};
}

static inline struct hand hand_join(struct hand a, struct hand b)
{
	return (struct hand){a.sum + b.sum - HAND_EMPTY_SUM, a.set | b.set};
}

/* The score of a hand of `count` cards, 5 to 7. */
score eval_hand(struct hand hand, int count);

/* Scores of `hands` hands of `count` cards each (5 to 7), one after the other
 * in `cards`: hand i is the bytes from cards[i * count]. Each hand's cards must
 * be different and below 52. Writes scores[0 .. hands - 1] and reads and writes
 * nothing else. */
void eval_batch(enum cpu_path path, const card *cards, int count, size_t hands, score *scores);

/* The same for hands made by hand_add, all of `count` cards. Every path is the
 * same here: four look-ups a hand in small tables, where no vector was quicker. */
void eval_hands(enum cpu_path path, const struct hand *list, int count, size_t hands,
	score *scores);

#endif
