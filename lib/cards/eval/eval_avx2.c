/* Batches of 32 hands a step with AVX2; columns.h has the method.
 *
 * The way to columns, for seven cards: a load takes two hands, h and i, into each
 * 128-bit lane, and vpshufb deals them into words of a card each:
 *
 *     load    h0 h1 h2 h3 h4 h5 h6 i0 i1 i2 i3 i4 i5 i6 (2 bytes of the next)
 *     dealt   h0 i0 | h1 i1 | h2 i2 | h3 i3 | h4 i4 | h5 i5 | h6 i6 | -
 *
 * The eight registers are then, lane by lane, an 8 x 8 matrix of words, to be
 * transposed. */
#include "cards/eval/eval_paths.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"
#include "cards/eval/eval_wide.h"

enum { LOADS = WIDE / 4, LANES_APART = 8 /* hands */, NONE = -1 };

/* Dealing a load: word c of a lane comes from bytes c and count + c. By cards - 5. */
static const int8_t deals[][16] = {
	{0, 5, 1, 6, 2, 7, 3, 8, 4, 9, NONE, NONE, NONE, NONE, NONE, NONE},
	{0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11, NONE, NONE, NONE, NONE},
	{0, 7, 1, 8, 2, 9, 3, 10, 4, 11, 5, 12, 6, 13, NONE, NONE},
};

COLUMNS_INLINE wide load_lanes(const card *low, const card *high)
{
	return _mm256_setr_m128i(_mm_loadu_si128((const void *)low),
		_mm_loadu_si128((const void *)high));
}

COLUMNS_INLINE void load_columns(const card *cards, int count, wide column[8])
{
	const wide deal = columns_both_lanes(deals[count - HAND_MIN]);
	/* the last load ends where the hands end, so that they stand higher in it */
	const size_t size = (size_t)count, above = 16 - 2 * size;
	const wide last_deal = _mm256_add_epi8(deal,
		_mm256_setr_m128i(_mm_setzero_si128(), _mm_set1_epi8((char)above)));
	wide two[LOADS], four[8], eight[8];

	COLUMNS_UNROLL
	for (size_t i = 0; i < LOADS; i++) { /* hands 0 2 4 6 16 18 20 22, and 8 more */
		const card *here = cards + (2 * i + (i < LOADS / 2 ? 0 : 8)) * size;
		const card *apart = here + LANES_APART * size;
		bool last = i == LOADS - 1;

		two[i] = _mm256_shuffle_epi8(load_lanes(here, apart - (last ? above : 0)),
			last ? last_deal : deal);
	}
	/* four: columns 0-3 of four hands, then 4-7 */
	COLUMNS_UNROLL
	for (size_t i = 0; i < 4; i++) {
		four[i] = _mm256_unpacklo_epi16(two[2 * i], two[2 * i + 1]);
		four[i + 4] = _mm256_unpackhi_epi16(two[2 * i], two[2 * i + 1]);
	}
	/* eight: columns 0 1 of eight hands, then 2 3, and so on */
	COLUMNS_UNROLL
	for (size_t i = 0; i < 8; i += 4) {
		eight[i] = _mm256_unpacklo_epi32(four[i], four[i + 1]);
		eight[i + 1] = _mm256_unpacklo_epi32(four[i + 2], four[i + 3]);
		eight[i + 2] = _mm256_unpackhi_epi32(four[i], four[i + 1]);
		eight[i + 3] = _mm256_unpackhi_epi32(four[i + 2], four[i + 3]);
	}
	COLUMNS_UNROLL
	for (size_t i = 0; i < 8; i += 2) {
		column[i] = _mm256_unpacklo_epi64(eight[i], eight[i + 1]);
		column[i + 1] = _mm256_unpackhi_epi64(eight[i], eight[i + 1]);
	}
}

void eval_batch_avx2(const card *cards, int count, size_t hands, score *scores)
{
	eval_wide_batch(cards, count, hands, scores);
}

#endif
