/* eval_cards() and eval_hand() as inline functions, for loops that make and score one hand at a
 * time and in which the cost of a call matters. The scores are the same; `count` should be a
 * constant. For many hands at once eval_batch() is faster. */
#ifndef FELT_CARDS_EVAL_INLINE_H
#define FELT_CARDS_EVAL_INLINE_H

#include "cards/eval/eval.h"
#include "cards/eval/eval_tables.h"

/* The top bit of each suit's field in a sum: five cards or more. */
#define EVAL_FIVE_SUITED UINT64_C(0x8208200000000000)

/* The score of a hand whose sum has such a bit. These are separate functions so that other hands
 * need not keep the cards in registers. */
score eval_flush_cards(const card *cards, int count, uint64_t sum) __attribute__((pure));
score eval_flush_hand(const struct hand *hand) __attribute__((pure));

static inline bool eval_suited(uint64_t sum)
{
	return __builtin_expect((sum & EVAL_FIVE_SUITED) != 0, 0);
}

/* The score by ranks alone, from the sum of the keys of five to seven cards. */
static inline score eval_ranks_inline(uint64_t sum)
{
	const uint32_t key = (uint32_t)sum;
	const size_t row = key >> EVAL_ROW_BITS; /* with this type the subtraction is free */

	return eval_placed[(uint16_t)(key + eval_offsets[row - EVAL_ROW_FIRST])];
}

static inline score eval_cards_inline(const card *cards, int count)
{
	uint64_t sum = eval_keys[cards[0]] + eval_keys[cards[1]] + eval_keys[cards[2]] +
		       eval_keys[cards[3]] + eval_keys[cards[4]];

	if (count > 5)
		sum += eval_keys[cards[5]];
	if (count > 6)
		sum += eval_keys[cards[6]];
	if (eval_suited(sum))
		return eval_flush_cards(cards, count, sum);
	return eval_ranks_inline(sum);
}

static inline score eval_hand_inline(const struct hand *hand)
{
	if (eval_suited(hand->sum))
		return eval_flush_hand(hand);
	return eval_ranks_inline(hand->sum);
}

#endif
