/* Sweep kernels for AVX-512; sweep.h and sweep_paths.h describe the results. */
#include "sweep_paths.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

typedef __m512i wide;

enum { WIDE = 64 };

static inline wide wide_load(const void *row)
{
	return _mm512_load_si512(row);
}

static inline void wide_store_anywhere(void *row, wide lanes)
{
	_mm512_storeu_si512(row, lanes);
}

/* Lane i gets the score of rank i / 4. */
static inline wide spread(const score *row)
{
	const wide lanes = _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18,
		17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
	const __m128i ranks = _mm_loadu_si128((const void *)row);

	return _mm512_permutexvar_epi16(_mm512_srli_epi16(lanes, 2), _mm512_castsi128_si512(ranks));
}

#include "sweep_wide.h"

void sweep_block_avx512(const score *values, unsigned below, score *block)
{
	sweep_wide_block(values, below, block);
}

#endif
