/* Batches of 32 hands a step with AVX2; columns.h has the method. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"
#include "cards/eval/eval_wide.h"

void eval_batch_avx2(const card *cards, int count, size_t hands, score *scores)
{
	eval_wide_batch(cards, count, hands, scores);
}

#endif
