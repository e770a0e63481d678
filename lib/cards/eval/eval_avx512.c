/* Batches of 64 hands a step with AVX-512; columns.h has the method. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"
#include "cards/eval/eval_wide.h"

void eval_batch_avx512(const card *cards, int count, size_t hands, score *scores)
{
	eval_wide_batch(cards, count, hands, scores);
}

#endif
