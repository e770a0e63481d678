/* Counts categories with AVX-512; see categories.h. */
#include "cards/categories/categories_paths.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

enum { LANES = 32 }; /* scores in a register */

/* Converts 64 scores to 64 bytes with one bit each, that of the category; a straight flush is 0.
 * After adding 24, no two floors have the same high byte. So the high byte determines the category
 * up to one floor, with which the low byte is compared:
 *
 *     score + 24   0x16c8            0x16fa
 *     high byte    0x16: three of a kind, or from 0xf6 on a straight
 *     low byte     0xc8: below       0xfa: above, bit doubled
 *
 * The bytes are then added bit by bit: full adders reduce 16 vectors to one of weight 16. Only its
 * bits, and the final contents of the adders, are counted by mask. */
enum { BIAS = 24, STEP = 64, BITS = 8, ROUND = 16 * STEP };

struct categories {
	__m512i first; /* by high byte: the category of its lowest score, as a bit */
	__m512i last;  /* and the highest low byte of that category; 255 if all are */
};

static inline struct categories categories(void)
{
	const __m512i numbers = _mm512_set_epi8(63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51,
		50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30,
		29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9,
		8, 7, 6, 5, 4, 3, 2, 1, 0);
	struct categories by = {_mm512_set1_epi8(1), _mm512_set1_epi8(-1)};

	for (int i = 1; i < CATEGORY_COUNT; i++) {
		int floor = category_floor[i] + BIAS;
		__m512i byte = _mm512_set1_epi8((char)(floor >> 8));
		__m512i bit = _mm512_set1_epi8((char)(1 << i));
		__mmask64 here = _mm512_cmpeq_epi8_mask(numbers, byte);
		__mmask64 above = _mm512_cmpgt_epi8_mask(numbers, byte);

		if ((floor & 0xff) == 0) /* all scores of this byte are then above */
			above |= here;
		by.first = _mm512_mask_mov_epi8(by.first, above, bit);
		by.last = _mm512_mask_mov_epi8(by.last, here, _mm512_set1_epi8((char)(floor - 1)));
	}
	return by;
}

static inline __m512i bits(const struct categories *by, __m512i a, __m512i b)
{
	const __m512i low_bytes = _mm512_set_epi8(126, 124, 122, 120, 118, 116, 114, 112, 110, 108,
		106, 104, 102, 100, 98, 96, 94, 92, 90, 88, 86, 84, 82, 80, 78, 76, 74, 72, 70, 68,
		66, 64, 62, 60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26,
		24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 0);
	const __m512i high_bytes = _mm512_or_si512(low_bytes, _mm512_set1_epi8(1));
	__m512i high, low, bit;
	__mmask64 past;

	a = _mm512_add_epi16(a, _mm512_set1_epi16(BIAS));
	b = _mm512_add_epi16(b, _mm512_set1_epi16(BIAS));
	high = _mm512_permutex2var_epi8(a, high_bytes, b);
	low = _mm512_permutex2var_epi8(a, low_bytes, b);
	bit = _mm512_permutexvar_epi8(high, by->first);
	past = _mm512_cmpgt_epu8_mask(low, _mm512_permutexvar_epi8(high, by->last));
	return _mm512_mask_add_epi8(bit, past, bit, bit);
}

/* The bits of weight 1, 2, 4 and 8 that remain after 16 vectors. */
struct adders {
	__m512i ones, twos, fours, eights;
};

/* Adds three bits in each position: the sum replaces *held, the carry is returned. */
static inline __m512i add(__m512i *held, __m512i a, __m512i b)
{
	enum { MAJORITY = 0xe8, PARITY = 0x96 };
	__m512i carry = _mm512_ternarylogic_epi64(*held, a, b, MAJORITY);

	*held = _mm512_ternarylogic_epi64(*held, a, b, PARITY);
	return carry;
}

static inline __m512i one(const struct categories *by, const score *scores)
{
	return bits(by, _mm512_loadu_si512(scores), _mm512_loadu_si512(scores + LANES));
}

static inline __m512i two(const struct categories *by, struct adders *adders, const score *scores)
{
	__m512i a = one(by, scores), b = one(by, scores + STEP);

	return add(&adders->ones, a, b);
}

static inline __m512i four(const struct categories *by, struct adders *adders, const score *scores)
{
	__m512i a = two(by, adders, scores), b = two(by, adders, scores + 2 * STEP);

	return add(&adders->twos, a, b);
}

static inline __m512i eight(const struct categories *by, struct adders *adders, const score *scores)
{
	__m512i a = four(by, adders, scores), b = four(by, adders, scores + 4 * STEP);

	return add(&adders->fours, a, b);
}

static inline __m512i sixteen(const struct categories *by, struct adders *adders,
	const score *scores)
{
	__m512i a = eight(by, adders, scores), b = eight(by, adders, scores + 8 * STEP);

	return add(&adders->eights, a, b);
}

static inline void add_counts(uint64_t counts[BITS], __m512i bytes, unsigned weight)
{
	for (int i = 0; i < BITS; i++) {
		__mmask64 set = _mm512_test_epi8_mask(bytes, _mm512_set1_epi8((char)(1 << i)));

		counts[i] += weight * (uint64_t)_mm_popcnt_u64(set);
	}
}

void categories_count_avx512(const score *scores, size_t count,
	uint64_t by_category[CATEGORY_COUNT])
{
	const struct categories by = categories();
	struct adders adders = {_mm512_setzero_si512(), _mm512_setzero_si512(),
		_mm512_setzero_si512(), _mm512_setzero_si512()};
	uint64_t counts[BITS] = {0}, straight_flushes = count;
	size_t i = 0;

	for (; count - i >= ROUND; i += ROUND)
		add_counts(counts, sixteen(&by, &adders, scores + i), 16);
	add_counts(counts, adders.ones, 1);
	add_counts(counts, adders.twos, 2);
	add_counts(counts, adders.fours, 4);
	add_counts(counts, adders.eights, 8);
	for (; i < count; i += STEP) {
		uint64_t left = count - i < STEP ? (UINT64_C(1) << (count - i)) - 1 : UINT64_MAX;
		__m512i a = _mm512_maskz_loadu_epi16((__mmask32)left, scores + i);
		__m512i b =
			_mm512_maskz_loadu_epi16((__mmask32)(left >> LANES), scores + i + LANES);

		add_counts(counts, _mm512_maskz_mov_epi8(left, bits(&by, a, b)), 1);
	}
	for (i = 0; i < BITS; i++) {
		by_category[i] += counts[i];
		straight_flushes -= counts[i];
	}
	by_category[STRAIGHT_FLUSH] += straight_flushes;
}

#endif
