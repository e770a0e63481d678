/* The vector paths of the evaluator; private to eval.c. Each computes what the
 * function of the same name in eval.h computes with CPU_SCALAR. cpu.h
 * says which are there. */
#ifndef FELT_CARDS_EVAL_PATHS_H
#define FELT_CARDS_EVAL_PATHS_H

#include "cards/eval/eval.h"
#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS
void eval_batch_avx2(const card *cards, int count, size_t hands, score *scores);
#endif
#ifdef FELT_AVX512_KERNELS
void eval_batch_avx512(const card *cards, int count, size_t hands, score *scores);
#endif

/* The reference: hand after hand by eval_cards. The kernels end with it where
 * fewer hands are left than they take in a step. */
void eval_batch_scalar(const card *cards, int count, size_t hands, score *scores);

#endif
