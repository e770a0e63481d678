/* Sweep kernels for AVX2; sweep.h and sweep_paths.h describe the results. */
#include "sweep_paths.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>
#include <string.h>

typedef __m256i wide;

enum { WIDE = 32 };

static inline wide wide_load(const void *row)
{
	return _mm256_load_si256(row);
}

static inline void wide_store_anywhere(void *row, wide lanes)
{
	_mm256_storeu_si256(row, lanes);
}

/* The four scores are copied to each half before they are shuffled. */
static inline wide spread(const score *row)
{
	const wide each_four_times = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2,
		3, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
	long long ranks;

	memcpy(&ranks, row, sizeof ranks);
	return _mm256_shuffle_epi8(_mm256_set1_epi64x(ranks), each_four_times);
}

#include "sweep_wide.h"

void sweep_block_avx2(const score *values, unsigned below, score *block)
{
	sweep_wide_block(values, below, block);
}

#endif
