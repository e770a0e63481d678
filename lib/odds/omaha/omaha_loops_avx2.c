/* The loops over multisets with AVX2, a whole vector of 16 entries at a time. */
#include "odds/omaha/omaha_internal.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>
#include <string.h>

_Static_assert(OMAHA_LANES == 16, "a vector has 16 entries");

static inline __m256i load(const uint16_t *from)
{
	return _mm256_loadu_si256((const void *)from);
}

static inline void store(uint16_t *to, __m256i lanes)
{
	_mm256_storeu_si256((void *)to, lanes);
}

static void multiply(uint16_t *to, const uint16_t *from, unsigned entries, unsigned by)
{
	const __m256i factor = _mm256_set1_epi16((short)by);

	for (unsigned i = 0; i < entries; i += OMAHA_LANES)
		store(to + i, _mm256_mullo_epi16(load(from + i), factor));
}

static void combine(uint16_t *to, const uint16_t *a, unsigned none, const uint16_t *b, unsigned one,
	unsigned entries)
{
	const __m256i of_a = _mm256_set1_epi16((short)none), of_b = _mm256_set1_epi16((short)one);

	for (unsigned i = 0; i < entries; i += OMAHA_LANES)
		store(to + i, _mm256_add_epi16(_mm256_mullo_epi16(load(a + i), of_a),
				      _mm256_mullo_epi16(load(b + i), of_b)));
}

static void greatest(score *to, const score *const columns[], int count, unsigned entries)
{
	for (unsigned i = 0; i < entries; i += OMAHA_LANES) {
		__m256i best = load(columns[0] + i);

		for (int c = 1; c < count; c++)
			best = _mm256_max_epu16(best, load(columns[c] + i));
		store(to + i, best);
	}
}

static uint32_t total(__m256i sums)
{
	uint32_t lanes[8], all = 0;

	_mm256_storeu_si256((void *)lanes, sums);
	for (int i = 0; i < 8; i++)
		all += lanes[i];
	return all;
}

/* Scores are below 2^15, so that signed comparisons work. */
static void decide(struct omaha_count *count)
{
	const struct omaha_deal *deal = count->deal;
	struct omaha_decided *out = &count->decided;
	const __m256i below = _mm256_set1_epi16((short)category_floor[FULL_HOUSE]);
	const __m256i ones = _mm256_set1_epi16(1);
	__m256i sums[CARD_SUITS];

	for (int s = 0; s < CARD_SUITS; s++)
		sums[s] = _mm256_setzero_si256();
	for (unsigned i = 0; i < count->entries; i += OMAHA_LANES) {
		__m256i best = load(count->value[0] + i), high = _mm256_setzero_si256();
		__m256i ways = load(count->ways + i), open;

		for (int player = 1; player < deal->players; player++)
			best = _mm256_max_epu16(best, load(count->value[player] + i));
		for (int player = 0; player < deal->players; player++) {
			const __m256i equal =
				_mm256_cmpeq_epi16(best, load(count->value[player] + i));

			high = _mm256_or_si256(high,
				_mm256_and_si256(equal, _mm256_set1_epi16((short)(1 << player))));
		}
		store(out->high + i, high);
		open = _mm256_cmpgt_epi16(below, best);
		for (int s = 0; s < count->suits; s++) {
			const __m256i flushes =
				_mm256_and_si256(open, load(count->suit[s].ways + i));

			ways = _mm256_sub_epi16(ways, flushes);
			sums[s] = _mm256_add_epi32(sums[s], _mm256_madd_epi16(flushes, ones));
			if (deal->low)
				store(out->flushes[s] + i, flushes);
		}
		store(out->ways + i, ways);
	}
	for (int s = 0; s < CARD_SUITS; s++)
		out->flush_sum[s] = total(sums[s]);
}

const struct omaha_path omaha_avx2 = {multiply, combine, greatest, decide};

#endif
