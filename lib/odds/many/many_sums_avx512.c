#include "odds/many/many_internal.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

/* A row is a register. */
struct row {
	__m512i all;
};

typedef __m512i sums_lanes;

enum { APART_MARGIN = 16 /* hands per register */ };

static inline struct row row_load(const uint8_t *at)
{
	return (struct row){_mm512_load_si512(at)};
}

static inline void row_store(uint8_t *to, struct row row)
{
	_mm512_store_si512(to, row.all);
}

static inline struct row row_less(struct row row, const uint8_t *by)
{
	return (struct row){_mm512_subs_epu8(row.all, _mm512_load_si512(by))};
}

static inline sums_lanes sums_zero(void)
{
	return _mm512_setzero_si512();
}

static inline sums_lanes sums_add(sums_lanes sums, struct row p, struct row q, uint16_t weight)
{
	return _mm512_add_epi32(sums, _mm512_madd_epi16(_mm512_maddubs_epi16(p.all, q.all),
					      _mm512_set1_epi16((int16_t)weight)));
}

static inline uint64_t sums_total(sums_lanes sums)
{
	const __m512i low = _mm512_and_si512(sums, _mm512_set1_epi64(UINT32_MAX));

	return (uint64_t)_mm512_reduce_add_epi64(
		_mm512_add_epi64(low, _mm512_srli_epi64(sums, 32)));
}

static inline __m512i words(const uint8_t *at)
{
	return _mm512_cvtepu8_epi16(_mm256_load_si256((const __m256i *)(const void *)at));
}

static inline void less_products(uint16_t *to, const uint16_t *all, const uint8_t *p_a,
	const uint8_t *q_a, const uint8_t *p_b, const uint8_t *q_b)
{
	for (int e = 0; e < MANY_SUMS_NARROW_LANES; e += 32) {
		const __m512i with_a = _mm512_mullo_epi16(words(p_a + e), words(q_a + e));
		const __m512i with_b = _mm512_mullo_epi16(words(p_b + e), words(q_b + e));

		_mm512_store_si512(to + e,
			_mm512_sub_epi16(_mm512_sub_epi16(_mm512_load_si512(all + e), with_a),
				with_b));
	}
}

/* Like many_sums_list_apart(), with 16 hands per step; writes up to 15 hands beyond those it keeps.
 * A hand's lane has its cards in the two low bytes. */
static int list_apart(const struct many_sums_hand *hands, int count,
	const struct many_sums_hand *held, struct many_sums_hand *apart)
{
	const __mmask64 cards = UINT64_C(0x3333333333333333);
	const __m512i a = _mm512_set1_epi8((char)held->high);
	const __m512i b = _mm512_set1_epi8((char)held->low);
	int to = 0;

	for (int i = 0; i < count; i += APART_MARGIN) {
		const int left = count - i;
		const __mmask16 there = (__mmask16)(left < APART_MARGIN ? (1 << left) - 1 : 0xffff);
		const __m512i hand = _mm512_maskz_loadu_epi32(there, hands + i);
		const __m512i meets = _mm512_movm_epi8(_mm512_mask_cmpeq_epi8_mask(cards, hand, a) |
						       _mm512_mask_cmpeq_epi8_mask(cards, hand, b));
		const __mmask16 keep = _mm512_mask_testn_epi32_mask(there, meets, meets);

		_mm512_storeu_si512(apart + to, _mm512_maskz_compress_epi32(keep, hand));
		to += __builtin_popcount(keep);
	}
	return to;
}

#include "odds/many/many_narrow.h"

const struct many_sums_kernel many_sums_kernel_narrow_avx512 = {true, narrow_three, narrow_four};

#endif
