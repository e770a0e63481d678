/* Transposing squares of eight by eight, on x86-64. */
#include <immintrin.h>

/* out[i * step + j] = from[j][i]. */
static inline void transpose_eight(const float *const from[8], float *out, int step)
{
	__m256 r[8], s[8];

	for (int i = 0; i < 8; i += 2) {
		const __m256 a = _mm256_loadu_ps(from[i]), b = _mm256_loadu_ps(from[i + 1]);

		r[i] = _mm256_unpacklo_ps(a, b);
		r[i + 1] = _mm256_unpackhi_ps(a, b);
	}
	for (int i = 0; i < 8; i += 4) {
		s[i] = _mm256_shuffle_ps(r[i], r[i + 2], 0x44);
		s[i + 1] = _mm256_shuffle_ps(r[i], r[i + 2], 0xee);
		s[i + 2] = _mm256_shuffle_ps(r[i + 1], r[i + 3], 0x44);
		s[i + 3] = _mm256_shuffle_ps(r[i + 1], r[i + 3], 0xee);
	}
	for (int i = 0; i < 4; i++) {
		_mm256_storeu_ps(out + i * step, _mm256_permute2f128_ps(s[i], s[i + 4], 0x20));
		_mm256_storeu_ps(out + (i + 4) * step,
			_mm256_permute2f128_ps(s[i], s[i + 4], 0x31));
	}
}
