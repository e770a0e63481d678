/* A sheet of random numbers with AVX-512: 16 blocks side by side, twice. A register holds one word
 * of each block, and so half a row. */
#include "base/rng/rng_paths.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

enum { BLOCKS = 16 };

static inline __attribute__((always_inline)) void quarter(__m512i *a, __m512i *b, __m512i *c,
	__m512i *d)
{
	*a = _mm512_add_epi32(*a, *b);
	*d = _mm512_rol_epi32(_mm512_xor_si512(*d, *a), 16);
	*c = _mm512_add_epi32(*c, *d);
	*b = _mm512_rol_epi32(_mm512_xor_si512(*b, *c), 12);
	*a = _mm512_add_epi32(*a, *b);
	*d = _mm512_rol_epi32(_mm512_xor_si512(*d, *a), 8);
	*c = _mm512_add_epi32(*c, *d);
	*b = _mm512_rol_epi32(_mm512_xor_si512(*b, *c), 7);
}

void rng_sheet_avx512(const uint32_t state[RNG_WORDS], uint16_t row[RNG_ROWS][RNG_LANES])
{
	const __m512i each =
		_mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

	for (int part = 0; part < RNG_SHEET_BLOCKS / BLOCKS; part++) {
		const __m512i counter = _mm512_add_epi32(each,
			_mm512_set1_epi32((int)state[RNG_COUNTER] + part * BLOCKS));
		__m512i x[RNG_WORDS];

#pragma GCC unroll 16
		for (int i = 0; i < RNG_WORDS; i++)
			x[i] = i == RNG_COUNTER ? counter : _mm512_set1_epi32((int)state[i]);
		for (int round = 0; round < RNG_ROUNDS; round += 2) {
#pragma GCC unroll 8
			for (int i = 0; i < 8; i++)
				quarter(&x[rng_quarters[i][0]], &x[rng_quarters[i][1]],
					&x[rng_quarters[i][2]], &x[rng_quarters[i][3]]);
		}
#pragma GCC unroll 16
		for (int i = 0; i < RNG_WORDS; i++)
			_mm512_store_si512(row[i] + 2 * BLOCKS * part,
				_mm512_add_epi32(x[i], i == RNG_COUNTER
							       ? counter
							       : _mm512_set1_epi32((int)state[i])));
	}
}

#endif
