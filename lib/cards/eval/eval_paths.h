/* The vector paths of the evaluator, and code shared with the scalar path; private to it. Each
 * computes the same as the function of the same name in eval.h with CPU_SCALAR. cpu.h says which
 * exist. */
#ifndef FELT_CARDS_EVAL_PATHS_H
#define FELT_CARDS_EVAL_PATHS_H

#include "cards/eval/eval_inline.h"
#include "cards/eval/eval_rankings.h"

#ifdef FELT_AVX2_KERNELS
void eval_batch_avx2(const card *cards, int count, size_t hands, score *scores);
void eval_ranking_batch_avx2(const struct eval_ranking *ranking, const card *cards, int count,
	size_t hands, score *scores);
void eval_eight_or_better_batch_avx2(const card *cards, int count, size_t hands, score *scores);
void eval_badugi_batch_avx2(const card *cards, size_t hands, score *scores);
#endif
#ifdef FELT_AVX512_KERNELS
void eval_batch_avx512(const card *cards, int count, size_t hands, score *scores);
void eval_ranking_batch_avx512(const struct eval_ranking *ranking, const card *cards, int count,
	size_t hands, score *scores);
void eval_eight_or_better_batch_avx512(const card *cards, int count, size_t hands, score *scores);
void eval_badugi_batch_avx512(const card *cards, size_t hands, score *scores);
#endif

/* The suit of five or more cards, from the sum of their keys. */
static inline int eval_suit_of(uint64_t sum)
{
	const int lowest = EVAL_SUIT_SHIFT + EVAL_SUIT_BITS - 1; /* top bit of a suit */

	return (__builtin_ctzll(sum & EVAL_FIVE_SUITED) - lowest) / EVAL_SUIT_BITS;
}

/* The score of a set of cards with five or more of the suit given by their sum. */
static inline score eval_flush_inline(card_set set, uint64_t sum)
{
	return eval_values[EVAL_FLUSH + card_set_ranks(set, eval_suit_of(sum))];
}

/* The reference: one hand after the other. The kernels use it for the hands that do not fill a
 * step. */
void eval_batch_scalar(const card *cards, int count, size_t hands, score *scores);
void eval_ranking_batch_scalar(const struct eval_ranking *ranking, const card *cards, int count,
	size_t hands, score *scores);
void eval_eight_or_better_batch_scalar(const card *cards, int count, size_t hands, score *scores);
void eval_badugi_batch_scalar(const card *cards, size_t hands, score *scores);

#endif
