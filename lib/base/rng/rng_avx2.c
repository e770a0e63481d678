/* A sheet of random numbers with AVX2: 8 blocks side by side, four times. A register holds one word
 * of each block, and so a quarter of a row. */
#include "base/rng/rng_paths.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>

enum { BLOCKS = 8 };

/* Rotates every word left; whole bytes with a shuffle. */
static inline __attribute__((always_inline)) __m256i turn_left(__m256i x, int by)
{
	const __m256i by16 = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13));
	const __m256i by8 = _mm256_broadcastsi128_si256(
		_mm_setr_epi8(3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14));

	if (by % 8 == 0)
		return _mm256_shuffle_epi8(x, by == 16 ? by16 : by8);
	return _mm256_or_si256(_mm256_slli_epi32(x, by), _mm256_srli_epi32(x, 32 - by));
}

static inline __attribute__((always_inline)) void quarter(__m256i *a, __m256i *b, __m256i *c,
	__m256i *d)
{
	*a = _mm256_add_epi32(*a, *b);
	*d = turn_left(_mm256_xor_si256(*d, *a), 16);
	*c = _mm256_add_epi32(*c, *d);
	*b = turn_left(_mm256_xor_si256(*b, *c), 12);
	*a = _mm256_add_epi32(*a, *b);
	*d = turn_left(_mm256_xor_si256(*d, *a), 8);
	*c = _mm256_add_epi32(*c, *d);
	*b = turn_left(_mm256_xor_si256(*b, *c), 7);
}

void rng_sheet_avx2(const uint32_t state[RNG_WORDS], uint16_t row[RNG_ROWS][RNG_LANES])
{
	const __m256i each = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);

	for (int part = 0; part < RNG_SHEET_BLOCKS / BLOCKS; part++) {
		const __m256i counter = _mm256_add_epi32(each,
			_mm256_set1_epi32((int)state[RNG_COUNTER] + part * BLOCKS));
		__m256i x[RNG_WORDS];

#pragma GCC unroll 16
		for (int i = 0; i < RNG_WORDS; i++)
			x[i] = i == RNG_COUNTER ? counter : _mm256_set1_epi32((int)state[i]);
		for (int round = 0; round < RNG_ROUNDS; round += 2) {
#pragma GCC unroll 8
			for (int i = 0; i < 8; i++)
				quarter(&x[rng_quarters[i][0]], &x[rng_quarters[i][1]],
					&x[rng_quarters[i][2]], &x[rng_quarters[i][3]]);
		}
#pragma GCC unroll 16
		for (int i = 0; i < RNG_WORDS; i++)
			_mm256_store_si256((void *)(row[i] + 2 * BLOCKS * part),
				_mm256_add_epi32(x[i], i == RNG_COUNTER
							       ? counter
							       : _mm256_set1_epi32((int)state[i])));
	}
}

#endif
