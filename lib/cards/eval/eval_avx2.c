/* Batches with AVX2, 32 hands per step; columns.h describes the method. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"
#include "cards/eval/eval_wide.h"

COLUMNS_INLINE wide eights(const wide column[], int count)
{
	wide set = _mm256_setzero_si256();

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		set = wide_or(set, columns_row(EVAL_RANK_EIGHT, columns_ranks(column[i])));
	return set;
}

/* vpshufb uses the low four bits; the upper two select between its results. They are moved to the
 * top of a byte, the bit that vpblendvb tests. */
COLUMNS_INLINE wide partitions(wide differences)
{
	const wide bit_4 = _mm256_slli_epi16(differences, 3);
	const wide bit_5 = _mm256_slli_epi16(differences, 2);
	const wide low = wide_and(differences, wide_all(0x0f));
	wide part[4];

	COLUMNS_UNROLL
	for (int i = 0; i < 4; i++)
		part[i] = _mm256_shuffle_epi8(columns_both_lanes(eval_partitions + 16 * i), low);
	return _mm256_blendv_epi8(_mm256_blendv_epi8(part[0], part[1], bit_4),
		_mm256_blendv_epi8(part[2], part[3], bit_4), bit_5);
}

#endif
