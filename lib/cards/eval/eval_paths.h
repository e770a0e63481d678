/* The vector paths of the evaluator, and what they share with the plain one; private to it.
 * Each computes what the function of the same name in eval.h computes with CPU_SCALAR. cpu.h
 * says which are there. */
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

/* The suit that five or more cards have, as their sum says. */
static inline int eval_suit_of(uint64_t sum)
{
	const int lowest = EVAL_SUIT_SHIFT + EVAL_SUIT_BITS - 1; /* top bit of a suit */

	return (__builtin_ctzll(sum & EVAL_FIVE_SUITED) - lowest) / EVAL_SUIT_BITS;
}

/* The score of a set of cards with five or more of the suit that their sum says. */
static inline score eval_flush_inline(card_set set, uint64_t sum)
{
	return eval_values[EVAL_FLUSH + card_set_ranks(set, eval_suit_of(sum))];
}

/* The reference: hand after hand. The kernels end with it where fewer hands are left than they take
 * in a step. */
void eval_batch_scalar(const card *cards, int count, size_t hands, score *scores);
void eval_ranking_batch_scalar(const struct eval_ranking *ranking, const card *cards, int count,
	size_t hands, score *scores);
void eval_eight_or_better_batch_scalar(const card *cards, int count, size_t hands, score *scores);
void eval_badugi_batch_scalar(const card *cards, size_t hands, score *scores);

#endif
