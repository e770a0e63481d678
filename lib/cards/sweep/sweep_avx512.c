/* Sweep kernels for AVX-512; sweep.h and sweep_paths.h say what they compute. */
#include "cards/sweep/sweep_paths.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

/* A row is the scores of the low ranks 0, 1, 2 ... and each of them is that of
 * the four cards of the rank: one register takes eight ranks, 32 cards.
 *
 *     row         r0 r1 r2 r3 ... r7
 *     lane / 4     0  0  0  0  1  1  1  1  2 ...  7  7  7  7
 *     permuted    r0 r0 r0 r0 r1 r1 r1 r1 r2 ... r7 r7 r7 r7
 *
 * A load may pass the end of a row, but not of the table: under four aces, the
 * last prefix, no rank is above the king, and the rows of five aces follow. */
enum { LANES = 32, LANE_RANKS = LANES / CARD_SUITS };

static inline __m512i lane_numbers(void)
{
	return _mm512_set_epi16(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
		14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline __m512i spread(const score *row)
{
	__m128i ranks = _mm_loadu_si128((const void *)row);

	return _mm512_permutexvar_epi16(_mm512_srli_epi16(lane_numbers(), 2),
		_mm512_castsi128_si512(ranks));
}

/* The scores of all pairs below a high card; one of lower suit needs the
 * beginning of the same. A row is made once and stored for up to four middle
 * cards of a rank, the next over the overhang of the one before. */
static void write_pairs(const score *values, unsigned high, score *pairs)
{
	unsigned middle = 1, rank = 0;

	for (; rank < LANE_RANKS && middle < high; rank++) {
		__m512i cards = spread(values + sweep_row(rank, high / CARD_SUITS));

		for (unsigned end = sweep_rank_end(rank, high); middle < end; middle++)
			_mm512_storeu_si512(pairs + sweep_pairs(middle), cards);
	}
	for (; middle < high; rank++) {
		const score *row = values + sweep_row(rank, high / CARD_SUITS);
		__m512i cards = spread(row), more = spread(row + LANE_RANKS);

		for (unsigned end = sweep_rank_end(rank, high); middle < end; middle++) {
			_mm512_storeu_si512(pairs + sweep_pairs(middle), cards);
			_mm512_storeu_si512(pairs + sweep_pairs(middle) + LANES, more);
		}
	}
}

void sweep_block_avx512(const score *values, unsigned below, score *block)
{
	_Alignas(64) score pairs[SWEEP_PAIRS_MAX + SWEEP_OVERHANG];

	for (unsigned high = 2, rank = 0; high < below; rank++) {
		unsigned end = sweep_rank_end(rank, below);

		write_pairs(values, end - 1, pairs);
		for (; high < end; high++) {
			score *to = block + sweep_triples(high);

			for (unsigned i = 0; i < sweep_pairs(high); i += LANES)
				_mm512_storeu_si512(to + i, _mm512_load_si512(pairs + i));
		}
	}
}

/* -- categories ----------------------------------------------------------- */

/* 64 scores become 64 bytes with one bit each, the category's; a straight flush
 * is 0. With 24 added no two floors have the same high byte, so that it knows
 * the category but for one floor, with which the low byte is compared:
 *
 *     score + 24   0x16c8            0x16fa
 *     high byte    0x16: three of a kind, or from 0xf6 on a straight
 *     low byte     0xc8: not past    0xfa: past, bit doubled
 *
 * The bytes are then added up bit by bit: full adders turn 16 vectors into one
 * of weight 16, and only its bits, and at the end what the adders hold, are
 * counted by mask. */
enum { BIAS = 24, STEP = 64, BITS = 8, ROUND = 16 * STEP };

struct categories {
	__m512i first; /* by high byte: the category of its lowest score, as a bit */
	__m512i last;  /* and the greatest low byte of that category; 255 if all are */
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

		if ((floor & 0xff) == 0) /* then all scores of this byte are above */
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

/* What 16 vectors leave undecided: bits of weight 1, 2, 4 and 8. */
struct adders {
	__m512i ones, twos, fours, eights;
};

/* Three bits in each place: the sum replaces *held, the carry is returned. */
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

void sweep_tally_avx512(const score *scores, size_t count, uint64_t by_category[CATEGORY_COUNT])
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
