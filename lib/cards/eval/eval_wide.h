/* Batches of hands, WIDE a step: the body of eval_avx2.c and eval_avx512.c. Each of them includes
 * it after its columns_avx2.h or columns_avx512.h, and defines columns_load, the way from bytes to
 * columns. */
#ifndef FELT_CARDS_EVAL_WIDE_H
#define FELT_CARDS_EVAL_WIDE_H

#include "cards/eval/eval_paths.h"

/* The hands of whole steps; returns how many. */
COLUMNS_INLINE size_t eval_wide_steps(const card *cards, int count, size_t hands, score *scores)
{
	_Alignas(64) uint16_t index[2][WIDE]; /* of this step and the one before */
	size_t done = 0, turn = 0;

	for (; hands - done >= WIDE; done += WIDE) {
		const card *here = cards + done * (size_t)count;
		wide column[8], suit;

		columns_prefetch(here, WIDE * count);
		columns_load(here, count, column);
		suit = columns_suit(column, count);
		columns_sort(column, count);
		columns_index(column, count, suit, index[turn]);
		turn ^= 1;
		if (done)
			columns_look_up(index[turn], count, scores + done - WIDE);
	}
	if (done)
		columns_look_up(index[turn ^ 1], count, scores + done - WIDE);
	return done;
}

COLUMNS_INLINE void eval_wide_batch(const card *cards, int count, size_t hands, score *scores)
{
	size_t done;

	if (count == 7)
		done = eval_wide_steps(cards, 7, hands, scores);
	else if (count == 6)
		done = eval_wide_steps(cards, 6, hands, scores);
	else
		done = eval_wide_steps(cards, 5, hands, scores);
	eval_batch_scalar(cards + done * (size_t)count, count, hands - done, scores + done);
}

#endif
