/* The steps of columns.h for 64 hands side by side, with AVX-512; private to the
 * AVX-512 kernels.
 *
 * The qwords of a column hold eight hands each:
 *
 *     qword     0      1       2      3       4       5       6       7
 *     hands    0-7   32-39    8-15  40-47   16-23   48-55   24-31   56-63
 *
 * so that interleaving low bytes with high bytes, which works on the two qwords
 * of each 128 bits, leaves words 0-31 in one register and 32-63 in the other. */
#ifndef FELT_CARDS_EVAL_COLUMNS_AVX512_H
#define FELT_CARDS_EVAL_COLUMNS_AVX512_H

#include "cards/eval/columns.h"

enum {
	COLUMNS_HANDS = 64,
	COLUMNS_GROUP = 8, /* hands of a qword */
	COLUMNS_GROUPS = COLUMNS_HANDS / COLUMNS_GROUP
};

/* Truth tables of vpternlog. */
enum {
	COLUMNS_ODD = 0x96, /* of three */
	COLUMNS_MAJORITY = 0xe8,
	COLUMNS_OR = 0xfe,
	COLUMNS_XOR_AND = 0x78 /* a ^ (b & c) */
};

/* Pairs of 128-bit lanes of each operand. */
enum { LANES_LOW = 0x44, LANES_HIGH = 0xee, LANES_EVEN = 0x88, LANES_ODD = 0xdd };

/* Words 0-31 and 32-63. */
struct columns_words {
	__m512i low, high;
};

/* Columns 0 to 3 of four registers each of which has one column in each lane. */
COLUMNS_INLINE void columns_lanes(__m512i a, __m512i b, __m512i c, __m512i d, __m512i column[4])
{
	__m512i ab_low = _mm512_shuffle_i64x2(a, b, LANES_LOW);
	__m512i ab_high = _mm512_shuffle_i64x2(a, b, LANES_HIGH);
	__m512i cd_low = _mm512_shuffle_i64x2(c, d, LANES_LOW);
	__m512i cd_high = _mm512_shuffle_i64x2(c, d, LANES_HIGH);

	column[0] = _mm512_shuffle_i64x2(ab_low, cd_low, LANES_EVEN);
	column[1] = _mm512_shuffle_i64x2(ab_low, cd_low, LANES_ODD);
	column[2] = _mm512_shuffle_i64x2(ab_high, cd_high, LANES_EVEN);
	column[3] = _mm512_shuffle_i64x2(ab_high, cd_high, LANES_ODD);
}

/* The columns of eight groups of eight hands; qword j of a group is its hands'
 * j-th card. An 8 x 8 matrix is transposed, groups 0 and 4, 1 and 5 ... side by side. */
COLUMNS_INLINE void columns_transpose(const __m512i g[COLUMNS_GROUPS], __m512i column[8])
{
	__m512i even[4], odd[4];

	columns_lanes(_mm512_unpacklo_epi64(g[0], g[4]), _mm512_unpacklo_epi64(g[1], g[5]),
		_mm512_unpacklo_epi64(g[2], g[6]), _mm512_unpacklo_epi64(g[3], g[7]), even);
	columns_lanes(_mm512_unpackhi_epi64(g[0], g[4]), _mm512_unpackhi_epi64(g[1], g[5]),
		_mm512_unpackhi_epi64(g[2], g[6]), _mm512_unpackhi_epi64(g[3], g[7]), odd);
	COLUMNS_UNROLL
	for (size_t i = 0; i < 4; i++) {
		column[2 * i] = even[i];
		column[2 * i + 1] = odd[i];
	}
}

COLUMNS_INLINE void columns_sort(__m512i column[], int count)
{
	const struct columns_network *network = &columns_networks[count - HAND_MIN];

	COLUMNS_UNROLL
	for (int i = 0; i < network->comparators; i++) {
		__m512i *first = &column[network->pair[i][0]];
		__m512i *second = &column[network->pair[i][1]];
		__m512i smaller = _mm512_min_epu8(*first, *second);

		*second = _mm512_max_epu8(*first, *second);
		*first = smaller;
	}
}

/* The hands, a bit each in the order of the lanes, in which a card comes twice. */
COLUMNS_INLINE __mmask64 columns_repeats(const __m512i sorted[], int count)
{
	__mmask64 good = ~(__mmask64)0;

	COLUMNS_UNROLL
	for (int i = 1; i < count; i++)
		good = _mm512_mask_cmpneq_epu8_mask(good, sorted[i - 1], sorted[i]);
	return ~good;
}

COLUMNS_INLINE __m512i columns_row(int row, __m512i cards)
{
	return _mm512_permutexvar_epi8(cards, _mm512_load_si512(eval_card_rows[row]));
}

/* The colex rank of each hand, from sorted columns. Terms of a word are looked up
 * for bytes at even places and for those at odd ones: vpermw takes the low bits of
 * a word for its index, the rank, shifted down. */
COLUMNS_INLINE struct columns_words columns_colex(const __m512i sorted[], int count)
{
	/* the terms of the two lowest cards are below 128 together */
	__m512i two = _mm512_add_epi8(columns_row(EVAL_CARD_FIRST, sorted[0]),
		columns_row(EVAL_CARD_SECOND, sorted[1]));
	__m512i even = _mm512_and_si512(two, _mm512_set1_epi16(0xff));
	__m512i odd = _mm512_srli_epi16(two, 8);

	COLUMNS_UNROLL
	for (int i = 2; i < count; i++) {
		__m512i terms =
			_mm512_broadcast_i64x4(_mm256_load_si256((const void *)eval_terms[i]));
		__m512i even_ranks = _mm512_srli_epi16(sorted[i], 2);
		__m512i odd_ranks = _mm512_srli_epi16(sorted[i], 8 + 2);

		even = _mm512_add_epi16(even, _mm512_permutexvar_epi16(even_ranks, terms));
		odd = _mm512_add_epi16(odd, _mm512_permutexvar_epi16(odd_ranks, terms));
	}
	return (struct columns_words){_mm512_unpacklo_epi16(even, odd),
		_mm512_unpackhi_epi16(even, odd)};
}

COLUMNS_INLINE __m512i columns_majority(__m512i a, __m512i b, __m512i c)
{
	return _mm512_ternarylogic_epi64(a, b, c, COLUMNS_MAJORITY);
}

/* In the two low bits the suit that five of the cards have, if any suit has five.
 * Three full adders reduce seven cards to three carries, and four or more of the
 * seven have a bit where two of those do. One of six cards may vote twice: five
 * outvote it. */
COLUMNS_INLINE __m512i columns_suit(const __m512i c[], int count)
{
	__m512i odd1, odd2;

	if (count == 5)
		return c[0];
	odd1 = _mm512_ternarylogic_epi64(c[0], c[1], c[2], COLUMNS_ODD);
	odd2 = _mm512_ternarylogic_epi64(c[3], c[4], c[5], COLUMNS_ODD);
	return columns_majority(columns_majority(c[0], c[1], c[2]),
		columns_majority(c[3], c[4], c[5]),
		columns_majority(odd1, odd2, c[count == 6 ? 0 : 6]));
}

/* All rows' bits of the cards together, by twos. */
COLUMNS_INLINE __m512i columns_bits(int row, const __m512i cards[], int count)
{
	__m512i bits = columns_row(row, cards[0]);

	COLUMNS_UNROLL
	for (int i = 1; i + 1 < count; i += 2)
		bits = _mm512_ternarylogic_epi64(bits, columns_row(row, cards[i]),
			columns_row(row, cards[i + 1]), COLUMNS_OR);
	if (count % 2 == 0)
		bits = _mm512_or_si512(bits, columns_row(row, cards[count - 1]));
	return bits;
}

/* The mask of each hand's ranks in its likely suit: that suit becomes clubs, which
 * have a bit each, and the others anything else. */
COLUMNS_INLINE struct columns_words columns_masks(const __m512i column[], int count, __m512i suit)
{
	__m512i turned[HAND_MAX], low, high;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		turned[i] = _mm512_ternarylogic_epi64(column[i], suit, _mm512_set1_epi8(3),
			COLUMNS_XOR_AND);
	low = columns_bits(EVAL_CARD_BIT_LOW, turned, count);
	high = columns_bits(EVAL_CARD_BIT_HIGH, turned, count);
	return (struct columns_words){_mm512_unpacklo_epi8(low, high),
		_mm512_unpackhi_epi8(low, high)};
}

COLUMNS_INLINE __m512i columns_choose(__m512i colex, __m512i masks, int count)
{
	const struct columns_part *part = &columns_parts[count - HAND_MIN];
	__m512i ranks = _mm512_popcnt_epi16(masks);
	__mmask32 flushes = _mm512_cmpgt_epi16_mask(ranks, _mm512_set1_epi16(HAND_MIN - 1));
	__m512i index = _mm512_add_epi16(colex, _mm512_set1_epi16((short)part->multisets));

	return _mm512_mask_add_epi16(index, flushes, masks,
		_mm512_set1_epi16((short)part->flushes));
}

/* The index of each hand's score, in the order of the hands, from sorted columns
 * and their likely suit; `index` is aligned. */
COLUMNS_INLINE void columns_index(const __m512i sorted[], int count, __m512i suit,
	uint16_t index[COLUMNS_HANDS])
{
	struct columns_words colex = columns_colex(sorted, count);
	struct columns_words masks = columns_masks(sorted, count, suit);

	_mm512_store_si512(index, columns_choose(colex.low, masks.low, count));
	_mm512_store_si512(index + 32, columns_choose(colex.high, masks.high, count));
}

/* The scores of a step's hands. Eight are gathered in a vector register: the
 * shuffles have a place free for it, where a store a score would take turns. */
COLUMNS_INLINE void columns_look_up(const uint16_t *index, int count, score *scores)
{
	/* signed, as the intrinsics have it */
	const int16_t *values = (const int16_t *)columns_values(count);

	COLUMNS_UNROLL
	for (int i = 0; i < COLUMNS_HANDS; i += 8) {
		__m128i eight = _mm_cvtsi32_si128(values[index[i]]);

		eight = _mm_insert_epi16(eight, values[index[i + 1]], 1);
		eight = _mm_insert_epi16(eight, values[index[i + 2]], 2);
		eight = _mm_insert_epi16(eight, values[index[i + 3]], 3);
		eight = _mm_insert_epi16(eight, values[index[i + 4]], 4);
		eight = _mm_insert_epi16(eight, values[index[i + 5]], 5);
		eight = _mm_insert_epi16(eight, values[index[i + 6]], 6);
		eight = _mm_insert_epi16(eight, values[index[i + 7]], 7);
		_mm_storeu_si128((void *)(scores + i), eight);
	}
}

#endif
