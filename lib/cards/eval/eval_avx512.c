/* Batches with AVX-512, 64 hands per step; columns.h describes the method. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"
#include "cards/eval/eval_wide.h"

COLUMNS_INLINE wide eights(const wide column[], int count)
{
	return columns_bits(EVAL_CARD_EIGHT, column, count);
}

COLUMNS_INLINE wide partitions(wide differences)
{
	return _mm512_permutexvar_epi8(differences, _mm512_load_si512(eval_partitions));
}

#endif
