/* The kernels of triples with AVX-512. Sets of lanes are vectors, computed from differences of
 * scores below 2^15: comparisons into mask registers, and their intersections, took 1.5 times as
 * long. */
#include "base/cpu.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>
#include <stdint.h>

#define KERNEL(name) name##_avx512

enum { LANES = 32 };

typedef __m512i lanes;
typedef __m512i where;

static inline lanes load(const uint16_t *from)
{
	return _mm512_loadu_si512(from);
}

static inline lanes all(uint16_t value)
{
	return _mm512_set1_epi16((int16_t)value);
}

static inline lanes load_rows(const uint16_t (*rows)[16], const uint16_t *boards)
{
	const __m256i *first = (const void *)rows[boards[0]],
		      *second = (const void *)rows[boards[1]];

	return _mm512_inserti64x4(_mm512_castsi256_si512(_mm256_loadu_si256(first)),
		_mm256_loadu_si256(second), 1);
}

static inline lanes all_rows(const uint16_t *values, const uint16_t *boards)
{
	return _mm512_inserti64x4(all(values[boards[0]]),
		_mm256_set1_epi16((int16_t)values[boards[1]]), 1);
}

static inline where more(lanes a, lanes b)
{
	return _mm512_srai_epi16(_mm512_sub_epi16(b, a), 15);
}

static inline where same(lanes a, lanes b)
{
	const where less = more(b, a);

	return _mm512_ternarylogic_epi64(more(a, b), less, less, 0x03); /* neither */
}

static inline where both(where a, where b)
{
	return _mm512_and_si512(a, b);
}

static inline lanes add_where(lanes sum, where set, lanes weight)
{
	return _mm512_add_epi16(sum, _mm512_and_si512(set, weight));
}

static inline lanes negative(lanes weight)
{
	return _mm512_sub_epi16(_mm512_setzero_si512(), weight);
}

static inline lanes minus(lanes a, lanes b)
{
	return _mm512_sub_epi16(a, b);
}

static inline lanes times(lanes a, lanes b)
{
	return _mm512_mullo_epi16(a, b);
}

static inline lanes times_high(lanes a, lanes b)
{
	return _mm512_mulhi_epu16(a, b);
}

static inline void store(uint16_t *to, lanes vector)
{
	_mm512_storeu_si512(to, vector);
}

static inline int32_t total(lanes sum)
{
	return _mm512_reduce_add_epi32(_mm512_madd_epi16(sum, _mm512_set1_epi16(1)));
}

#include "nash/triples/triples_code.h"

#endif
