/* The inner loops with AVX-512. */
#include "kernel.h"

#include "base/cpu.h"

#ifdef FELT_AVX512_KERNELS

#include "kernel_unroll.h"

#include <immintrin.h>

#define KERNEL(name) name##_avx512

enum { WIDTH = 16 };

/* Squares of four by four inside the quarters of vectors, and then the quarters. */
static ALWAYS_INLINE void transpose(__m512 block[WIDTH])
{
	__m512 r[WIDTH], s[WIDTH];

	KERNEL_UNROLL
	for (int i = 0; i < WIDTH; i += 2) {
		r[i] = _mm512_unpacklo_ps(block[i], block[i + 1]);
		r[i + 1] = _mm512_unpackhi_ps(block[i], block[i + 1]);
	}
	KERNEL_UNROLL
	for (int i = 0; i < WIDTH; i += 4) {
		s[i] = _mm512_shuffle_ps(r[i], r[i + 2], 0x44);
		s[i + 1] = _mm512_shuffle_ps(r[i], r[i + 2], 0xee);
		s[i + 2] = _mm512_shuffle_ps(r[i + 1], r[i + 3], 0x44);
		s[i + 3] = _mm512_shuffle_ps(r[i + 1], r[i + 3], 0xee);
	}
	KERNEL_UNROLL
	for (int i = 0; i < 4; i++) {
		const __m512 a = _mm512_shuffle_f32x4(s[i], s[i + 4], 0x88);
		const __m512 b = _mm512_shuffle_f32x4(s[i], s[i + 4], 0xdd);
		const __m512 c = _mm512_shuffle_f32x4(s[i + 8], s[i + 12], 0x88);
		const __m512 d = _mm512_shuffle_f32x4(s[i + 8], s[i + 12], 0xdd);

		block[i] = _mm512_shuffle_f32x4(a, c, 0x88);
		block[i + 4] = _mm512_shuffle_f32x4(b, d, 0x88);
		block[i + 8] = _mm512_shuffle_f32x4(a, c, 0xdd);
		block[i + 12] = _mm512_shuffle_f32x4(b, d, 0xdd);
	}
}

static inline __m512 larger(__m512 x, __m512 y)
{
	return _mm512_max_ps(x, y);
}

#include "kernel_code.h"

#endif
