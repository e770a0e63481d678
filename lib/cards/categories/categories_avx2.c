/* Counts categories with AVX2; see categories.h. */
#include "cards/categories/categories_paths.h"

#ifdef FELT_AVX2_KERNELS

#include <immintrin.h>

enum { LANES = 16 }; /* scores in a register */

/* Adds 1 to each lane whose score is at least the floor (a comparison gives -1). */
static inline __m256i count_from(__m256i counts, __m256i scores, int floor)
{
	__m256i at_least = _mm256_cmpgt_epi16(scores, _mm256_set1_epi16((short)(floor - 1)));

	return _mm256_sub_epi16(counts, at_least);
}

static inline uint64_t sum_lanes(__m256i counts)
{
	__m256i pairs = _mm256_madd_epi16(counts, _mm256_set1_epi16(1));
	__m128i four =
		_mm_add_epi32(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));
	__m128i two = _mm_add_epi32(four, _mm_unpackhi_epi64(four, four));

	return (uint32_t)_mm_cvtsi128_si32(two) + (uint64_t)(uint32_t)_mm_extract_epi32(two, 1);
}

/* The number of scores after which a 16-bit lane, signed in sum_lanes(), is full. */
enum { CHUNK = INT16_MAX * LANES };

/* Eight counters of scores at or above a floor; the count of a category is the difference of
 * two. */
static void tally_chunk(const score *scores, size_t count, uint64_t by_category[CATEGORY_COUNT])
{
	__m256i n1 = _mm256_setzero_si256(), n2 = n1, n3 = n1, n4 = n1, n5 = n1, n6 = n1, n7 = n1,
		n8 = n1;
	uint64_t at_least[CATEGORY_COUNT + 1];

	for (size_t i = 0; i < count; i += LANES) {
		__m256i s = _mm256_loadu_si256((const void *)(scores + i));

		n1 = count_from(n1, s, category_floor[1]);
		n2 = count_from(n2, s, category_floor[2]);
		n3 = count_from(n3, s, category_floor[3]);
		n4 = count_from(n4, s, category_floor[4]);
		n5 = count_from(n5, s, category_floor[5]);
		n6 = count_from(n6, s, category_floor[6]);
		n7 = count_from(n7, s, category_floor[7]);
		n8 = count_from(n8, s, category_floor[8]);
	}
	at_least[0] = count;
	at_least[1] = sum_lanes(n1);
	at_least[2] = sum_lanes(n2);
	at_least[3] = sum_lanes(n3);
	at_least[4] = sum_lanes(n4);
	at_least[5] = sum_lanes(n5);
	at_least[6] = sum_lanes(n6);
	at_least[7] = sum_lanes(n7);
	at_least[8] = sum_lanes(n8);
	at_least[CATEGORY_COUNT] = 0;
	for (int i = 0; i < CATEGORY_COUNT; i++)
		by_category[i] += at_least[i] - at_least[i + 1];
}

void categories_count_avx2(const score *scores, size_t count, uint64_t by_category[CATEGORY_COUNT])
{
	while (count >= LANES) {
		size_t chunk = count < CHUNK ? count - count % LANES : CHUNK;

		tally_chunk(scores, chunk, by_category);
		scores += chunk;
		count -= chunk;
	}
	categories_count_scalar(scores, count, by_category);
}

#endif
