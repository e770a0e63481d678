/* The kernels of triples with AVX2. Scores are less than 2^15, so that they compare as signed
 * numbers. */
#include "base/cpu.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>
#include <stdint.h>

#define KERNEL(name) name##_avx2

enum { LANES = 16 };

typedef __m256i lanes;
typedef __m256i where;

static inline lanes load(const uint16_t *from)
{
	return _mm256_loadu_si256((const void *)from);
}

static inline lanes all(uint16_t value)
{
	return _mm256_set1_epi16((int16_t)value);
}

static inline lanes load_rows(const uint16_t (*rows)[16], const uint16_t *boards)
{
	return load(rows[boards[0]]);
}

static inline lanes all_rows(const uint16_t *values, const uint16_t *boards)
{
	return all(values[boards[0]]);
}

static inline where more(lanes a, lanes b)
{
	return _mm256_cmpgt_epi16(a, b);
}

static inline where same(lanes a, lanes b)
{
	return _mm256_cmpeq_epi16(a, b);
}

static inline where both(where a, where b)
{
	return _mm256_and_si256(a, b);
}

static inline lanes add_where(lanes sum, where set, lanes weight)
{
	return _mm256_add_epi16(sum, _mm256_and_si256(set, weight));
}

static inline lanes negative(lanes weight)
{
	return _mm256_sub_epi16(_mm256_setzero_si256(), weight);
}

static inline lanes minus(lanes a, lanes b)
{
	return _mm256_sub_epi16(a, b);
}

static inline lanes times(lanes a, lanes b)
{
	return _mm256_mullo_epi16(a, b);
}

static inline lanes times_high(lanes a, lanes b)
{
	return _mm256_mulhi_epu16(a, b);
}

static inline void store(uint16_t *to, lanes vector)
{
	_mm256_storeu_si256((void *)to, vector);
}

static inline int32_t total(lanes sum)
{
	const __m256i pairs = _mm256_madd_epi16(sum, _mm256_set1_epi16(1));
	__m128i four =
		_mm_add_epi32(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));

	four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4e));
	four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0xb1));
	return _mm_cvtsi128_si32(four);
}

#include "nash/triples/triples_code.h"

#endif
