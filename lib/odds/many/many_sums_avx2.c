#include "odds/many/many_internal.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>

/* A row is two registers. */
struct row {
	__m256i low, high;
};

typedef __m256i sums_lanes;

enum { APART_MARGIN = 0 };

static inline __m256i load(const void *at)
{
	return _mm256_load_si256(at);
}

static inline struct row row_load(const uint8_t *at)
{
	return (struct row){load(at), load(at + 32)};
}

static inline void row_store(uint8_t *to, struct row row)
{
	_mm256_store_si256((__m256i *)(void *)to, row.low);
	_mm256_store_si256((__m256i *)(void *)(to + 32), row.high);
}

static inline struct row row_less(struct row row, const uint8_t *by)
{
	return (struct row){_mm256_subs_epu8(row.low, load(by)),
		_mm256_subs_epu8(row.high, load(by + 32))};
}

static inline sums_lanes sums_zero(void)
{
	return _mm256_setzero_si256();
}

static inline sums_lanes sums_add(sums_lanes sums, struct row p, struct row q, uint16_t weight)
{
	const __m256i products = _mm256_add_epi16(_mm256_maddubs_epi16(p.low, q.low),
		_mm256_maddubs_epi16(p.high, q.high));

	return _mm256_add_epi32(sums,
		_mm256_madd_epi16(products, _mm256_set1_epi16((int16_t)weight)));
}

static inline uint64_t sums_total(sums_lanes sums)
{
	const __m256i low = _mm256_and_si256(sums, _mm256_set1_epi64x(UINT32_MAX));
	const __m256i wide = _mm256_add_epi64(low, _mm256_srli_epi64(sums, 32));
	const __m128i half =
		_mm_add_epi64(_mm256_castsi256_si128(wide), _mm256_extracti128_si256(wide, 1));

	return (uint64_t)_mm_cvtsi128_si64(half) + (uint64_t)_mm_extract_epi64(half, 1);
}

static inline __m256i words(const uint8_t *at)
{
	return _mm256_cvtepu8_epi16(_mm_load_si128((const __m128i *)(const void *)at));
}

static inline void less_products(uint16_t *to, const uint16_t *all, const uint8_t *p_a,
	const uint8_t *q_a, const uint8_t *p_b, const uint8_t *q_b)
{
	for (int e = 0; e < MANY_SUMS_NARROW_LANES; e += 16) {
		const __m256i with_a = _mm256_mullo_epi16(words(p_a + e), words(q_a + e));
		const __m256i with_b = _mm256_mullo_epi16(words(p_b + e), words(q_b + e));

		_mm256_store_si256((__m256i *)(void *)(to + e),
			_mm256_sub_epi16(_mm256_sub_epi16(load(all + e), with_a), with_b));
	}
}

static inline int list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *held, struct many_sums_hand *apart)
{
	return many_sums_list_apart(hands, count, held, apart);
}

#include "odds/many/many_narrow.h"

const struct many_sums_kernel many_sums_kernel_narrow_avx2 = {true, narrow_three, narrow_four};

/* The plain code compiled again, so that the compiler vectorizes it for AVX2. */
const struct many_sums_kernel many_sums_kernel_wide_avx2 = {false, many_wide_three, many_wide_four};

#endif
