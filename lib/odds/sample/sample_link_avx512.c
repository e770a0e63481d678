/* Drawing from lists with AVX-512, 64 candidates a step: sixteen numbers of 32 bits a
 * register, eight sets of cards. What is lost is a mask of 64 bits, lane by lane, and what is good
 * is pressed together by the compress instruction, to a register first since
 * compressing to memory is slow. */
#include "odds/sample/sample_link_paths.h"

#ifdef FELT_AVX512_KERNELS

#include <immintrin.h>

enum { FOURS = SAMPLE_LANES / 16, EIGHTS = SAMPLE_LANES / 8 };

/* Sixteen lanes of a row. */
static inline __m512i widen(const uint16_t *row, int four)
{
	return _mm512_cvtepu16_epi32(_mm256_load_si256((const __m256i *)(const void *)row + four));
}

/* From two rows: the even lanes' products and the odd lanes'. */
static inline uint64_t draw_32(struct rng *rng, uint64_t row, uint32_t bound, __m512i out[FOURS])
{
	const __m512i by = _mm512_set1_epi32((int)bound);
	const __m512i uneven = _mm512_set1_epi32((int)(-bound % bound));
	const __mmask16 odd_lanes = 0xaaaa;
	const uint16_t *half = rng_row(rng, row);
	uint64_t lost = 0;

	for (int i = 0; i < FOURS; i++)
		out[i] = _mm512_slli_epi32(widen(half, i), 16);
	half = rng_row(rng, row + 1);
	for (int i = 0; i < FOURS; i++) {
		__m512i number = _mm512_or_si512(out[i], widen(half, i));
		__m512i even = _mm512_mul_epu32(number, by);
		__m512i odd = _mm512_mul_epu32(_mm512_srli_epi64(number, 32), by);
		__m512i low = _mm512_mask_blend_epi32(odd_lanes, even, _mm512_slli_epi64(odd, 32));

		out[i] = _mm512_mask_blend_epi32(odd_lanes, _mm512_srli_epi64(even, 32), odd);
		lost |= (uint64_t)_mm512_cmplt_epu32_mask(low, uneven) << 16 * i;
	}
	return lost;
}

static inline uint64_t draw_16(struct rng *rng, uint64_t row, uint32_t bound, __m512i out[FOURS])
{
	const __m512i by = _mm512_set1_epi32((int)bound);
	const __m512i uneven = _mm512_set1_epi32((int)((UINT32_C(1) << 16) % bound));
	const uint16_t *half = rng_row(rng, row);
	uint64_t lost = 0;

	for (int i = 0; i < FOURS; i++) {
		__m512i product = _mm512_mullo_epi32(widen(half, i), by);
		__m512i low = _mm512_and_si512(product, _mm512_set1_epi32(0xffff));

		out[i] = _mm512_srli_epi32(product, 16);
		lost |= (uint64_t)_mm512_cmplt_epu32_mask(low, uneven) << 16 * i;
	}
	return lost;
}

/* Lanes whose entry has a card that is taken; its cards are taken from then on. */
static inline uint64_t collide(const card_set *set, const __m512i entry[FOURS],
	__m512i taken[EIGHTS])
{
	uint64_t lost = 0;

	for (int i = 0; i < EIGHTS; i++) {
		__m256i at = i & 1 ? _mm512_extracti64x4_epi64(entry[i / 2], 1)
				   : _mm512_castsi512_si256(entry[i / 2]);
		__m512i sets = _mm512_i32gather_epi64(at, set, sizeof *set);

		lost |= (uint64_t)_mm512_test_epi64_mask(taken[i], sets) << 8 * i;
		taken[i] = _mm512_or_si512(taken[i], sets);
	}
	return lost;
}

static inline void keep(uint32_t *waiting, const __m512i entry[FOURS], uint64_t good)
{
	for (int i = 0; i < FOURS; i++) {
		const __mmask16 lanes = (__mmask16)(good >> 16 * i);

		_mm512_storeu_si512(waiting, _mm512_maskz_compress_epi32(lanes, entry[i]));
		waiting += __builtin_popcount(lanes);
	}
}

unsigned sample_step_avx512(struct sample_link *link, uint64_t row)
{
	__m512i entry[SPOT_PLAYERS_MAX][FOURS], taken[EIGHTS];
	uint64_t lost = 0;
	unsigned good;

	for (int i = 0; i < EIGHTS; i++)
		taken[i] = _mm512_setzero_si512();
	for (int i = 0; i < link->lists; i++) {
		const struct sample_list *list = link->list[i];
		const int rows = sample_rows_for(list->count);

		if (rows == 1)
			lost |= draw_16(&link->rng, row, list->count, entry[i]);
		else
			lost |= draw_32(&link->rng, row, list->count, entry[i]);
		row += (uint64_t)rows;
		if (link->lists > 1)
			lost |= collide(list->set, entry[i], taken);
	}
	for (int i = 0; i < link->lists; i++)
		keep(link->waiting[i] + link->ready, entry[i], ~lost);
	good = (unsigned)__builtin_popcountll(~lost);
	link->ready += good;
	return good;
}

static inline void store_bytes(card *row, int four, __m512i words)
{
	_mm_store_si128((__m128i *)(void *)row + four, _mm512_cvtepi32_epi8(words));
}

/* Two pairs of cards at once: what stands behind a single last pair is not used. */
static inline void deal_pairs(const card_pair *pairs, const uint32_t *waiting, size_t players,
	card *row[4], int count)
{
	const __m512i stride = _mm512_set1_epi32((int)players);

	for (int i = 0; i < FOURS; i++) {
		__m512i at = _mm512_mullo_epi32(_mm512_loadu_si512(waiting + 16 * i), stride);
		__m512i words = _mm512_i32gather_epi32(at, pairs, sizeof *pairs);

		store_bytes(row[0], i, words);
		store_bytes(row[1], i, _mm512_srli_epi32(words, 8));
		if (count == 1)
			continue;
		store_bytes(row[2], i, _mm512_srli_epi32(words, 16));
		store_bytes(row[3], i, _mm512_srli_epi32(words, 24));
	}
}

void sample_entries_avx512(const struct sample_link *link, struct sample_batch *batch)
{
	const uint8_t *player = link->player;

	for (int i = 0; i < link->lists; i++) {
		const int players = link->list[i]->players;

		for (int k = 0; k < players; k += 2) {
			const int count = players - k < 2 ? 1 : 2;
			card *row[4];

			for (int j = 0; j < 2 * count; j++)
				row[j] = batch->row[sample_hole_row(player[j / 2]) + j % 2];
			deal_pairs(link->list[i]->pairs + k, link->waiting[i], (size_t)players, row,
				count);
			player += count;
		}
	}
}

#endif
