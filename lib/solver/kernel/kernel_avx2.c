/* The inner loops with AVX2. */
#include "kernel.h"

#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#include "kernel_unroll.h"

#include <immintrin.h>

#define KERNEL(name) name##_avx2

enum { WIDTH = 8 };

static ALWAYS_INLINE void transpose(__m256 block[WIDTH])
{
	__m256 r[WIDTH], s[WIDTH];

	KERNEL_UNROLL
	for (int i = 0; i < WIDTH; i += 2) {
		r[i] = _mm256_unpacklo_ps(block[i], block[i + 1]);
		r[i + 1] = _mm256_unpackhi_ps(block[i], block[i + 1]);
	}
	KERNEL_UNROLL
	for (int i = 0; i < WIDTH; i += 4) {
		s[i] = _mm256_shuffle_ps(r[i], r[i + 2], 0x44);
		s[i + 1] = _mm256_shuffle_ps(r[i], r[i + 2], 0xee);
		s[i + 2] = _mm256_shuffle_ps(r[i + 1], r[i + 3], 0x44);
		s[i + 3] = _mm256_shuffle_ps(r[i + 1], r[i + 3], 0xee);
	}
	KERNEL_UNROLL
	for (int i = 0; i < 4; i++) {
		block[i] = _mm256_permute2f128_ps(s[i], s[i + 4], 0x20);
		block[i + 4] = _mm256_permute2f128_ps(s[i], s[i + 4], 0x31);
	}
}

static inline __m256 larger(__m256 x, __m256 y)
{
	return _mm256_max_ps(x, y);
}

#include "kernel_code.h"

#endif
