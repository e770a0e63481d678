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

/* Truth tables of vpternlog. */
enum {
	COLUMNS_ODD = 0x96, /* odd parity of three */
	COLUMNS_MAJORITY = 0xe8,
	COLUMNS_OR = 0xfe,
	COLUMNS_XOR_AND = 0x78 /* a ^ (b & c) */
};

/* -- the operations of columns_wide.h --------------------------------------- */

typedef __m512i wide;

enum { WIDE = 64 };

COLUMNS_INLINE wide wide_load(const void *row)
{
	return _mm512_load_si512(row);
}

COLUMNS_INLINE void wide_store(void *row, wide lanes)
{
	_mm512_store_si512(row, lanes);
}

COLUMNS_INLINE wide wide_all(uint8_t byte)
{
	return _mm512_set1_epi8((char)byte);
}

COLUMNS_INLINE wide wide_add(wide a, wide b)
{
	return _mm512_add_epi8(a, b);
}

COLUMNS_INLINE wide wide_or(wide a, wide b)
{
	return _mm512_or_si512(a, b);
}

COLUMNS_INLINE wide wide_and(wide a, wide b)
{
	return _mm512_and_si512(a, b);
}

COLUMNS_INLINE wide wide_xor(wide a, wide b)
{
	return _mm512_xor_si512(a, b);
}

COLUMNS_INLINE wide wide_min(wide a, wide b)
{
	return _mm512_min_epu8(a, b);
}

COLUMNS_INLINE wide wide_max(wide a, wide b)
{
	return _mm512_max_epu8(a, b);
}

COLUMNS_INLINE wide wide_odd(wide a, wide b, wide c)
{
	return _mm512_ternarylogic_epi64(a, b, c, COLUMNS_ODD);
}

COLUMNS_INLINE wide wide_majority(wide a, wide b, wide c)
{
	return _mm512_ternarylogic_epi64(a, b, c, COLUMNS_MAJORITY);
}

COLUMNS_INLINE wide wide_words(int word)
{
	return _mm512_set1_epi16((short)word);
}

COLUMNS_INLINE wide wide_words_add(wide a, wide b)
{
	return _mm512_add_epi16(a, b);
}

COLUMNS_INLINE wide wide_words_less(wide a, wide b)
{
	return _mm512_sub_epi16(a, b);
}

COLUMNS_INLINE wide wide_words_up(wide words, int bits)
{
#ifdef __clang__ /* takes an unsigned number; gcc takes an int */
	return _mm512_slli_epi16(words, (unsigned)bits);
#else
	return _mm512_slli_epi16(words, bits);
#endif
}

COLUMNS_INLINE wide wide_words_eighth(wide words)
{
	return _mm512_srli_epi16(words, 3);
}

COLUMNS_INLINE wide wide_high_product(wide a, wide b)
{
	return _mm512_mulhi_epu16(a, b);
}

COLUMNS_INLINE wide wide_low_product(wide a, wide b)
{
	return _mm512_mullo_epi16(a, b);
}

#include "cards/eval/columns_wide.h"
#define COLUMNS_PATH(name) name##_avx512 /* the name of a kernel */

COLUMNS_INLINE struct columns_words columns_from_bytes(wide bytes)
{
	const wide zero = _mm512_setzero_si512();

	return (struct columns_words){_mm512_unpacklo_epi8(bytes, zero),
		_mm512_unpackhi_epi8(bytes, zero)};
}

/* -- columns of eight hands ------------------------------------------------- */

enum {
	COLUMNS_GROUP = 8, /* hands per qword */
	COLUMNS_GROUPS = WIDE / COLUMNS_GROUP
};

/* Pairs of 128-bit lanes of each operand. */
enum { LANES_LOW = 0x44, LANES_HIGH = 0xee, LANES_EVEN = 0x88, LANES_ODD = 0xdd };

/* Columns 0 to 3 from four registers, each of which has one column in each lane. */
COLUMNS_INLINE void columns_lanes(wide a, wide b, wide c, wide d, wide column[4])
{
	wide ab_low = _mm512_shuffle_i64x2(a, b, LANES_LOW);
	wide ab_high = _mm512_shuffle_i64x2(a, b, LANES_HIGH);
	wide cd_low = _mm512_shuffle_i64x2(c, d, LANES_LOW);
	wide cd_high = _mm512_shuffle_i64x2(c, d, LANES_HIGH);

	column[0] = _mm512_shuffle_i64x2(ab_low, cd_low, LANES_EVEN);
	column[1] = _mm512_shuffle_i64x2(ab_low, cd_low, LANES_ODD);
	column[2] = _mm512_shuffle_i64x2(ab_high, cd_high, LANES_EVEN);
	column[3] = _mm512_shuffle_i64x2(ab_high, cd_high, LANES_ODD);
}

/* The columns of eight groups of eight hands; qword j of a group is card j of its hands. Transposes
 * an 8 x 8 matrix, with groups 0 and 4, 1 and 5 ... side by side. */
COLUMNS_INLINE void columns_transpose(const wide g[COLUMNS_GROUPS], wide column[8])
{
	wide even[4], odd[4];

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

/* Loading columns, for seven cards: each of eight loads is a group of eight hands of seven bytes,
 * h0 .. h7, and vpermb distributes it to columns of one qword:
 *
 *     load    h0c0 h0c1 .. h0c6 h1c0 h1c1 .. h7c6 (8 bytes of the next group)
 *     dealt   h0c0 h1c0 .. h7c0 | h0c1 h1c1 .. h7c1 | ... | h0c6 .. h7c6 | -
 *
 * The eight registers are then an 8 x 8 matrix of qwords, which is transposed. */
/* A vector of byte i * step + first, for the bytes of a qword. */
#define COLUMNS_EVERY(step, first)                                                                 \
	first, (step) + (first), 2 * (step) + (first), 3 * (step) + (first), 4 * (step) + (first), \
		5 * (step) + (first), 6 * (step) + (first), 7 * (step) + (first)

/* Shuffles of a load: byte 8 c + h comes from byte count * h + c. Indexed by cards - 4. */
static const _Alignas(64) uint8_t columns_deals[][64] = {
	{COLUMNS_EVERY(4, 0), COLUMNS_EVERY(4, 1), COLUMNS_EVERY(4, 2), COLUMNS_EVERY(4, 3)},
	{COLUMNS_EVERY(5, 0), COLUMNS_EVERY(5, 1), COLUMNS_EVERY(5, 2), COLUMNS_EVERY(5, 3),
		COLUMNS_EVERY(5, 4)},
	{COLUMNS_EVERY(6, 0), COLUMNS_EVERY(6, 1), COLUMNS_EVERY(6, 2), COLUMNS_EVERY(6, 3),
		COLUMNS_EVERY(6, 4), COLUMNS_EVERY(6, 5)},
	{COLUMNS_EVERY(7, 0), COLUMNS_EVERY(7, 1), COLUMNS_EVERY(7, 2), COLUMNS_EVERY(7, 3),
		COLUMNS_EVERY(7, 4), COLUMNS_EVERY(7, 5), COLUMNS_EVERY(7, 6)},
};

COLUMNS_INLINE void columns_load(const card *cards, int count, wide column[8])
{
	const wide deal = _mm512_load_si512(columns_deals[count - EVAL_NETWORK_FIRST]);
	/* the last load ends with the last hand, so that its group is higher in the register */
	const size_t size = COLUMNS_GROUP * (size_t)count, above = 64 - size;
	const size_t last = COLUMNS_GROUPS - 1;
	const wide last_deal = _mm512_add_epi8(deal, _mm512_set1_epi8((char)above));
	wide group[COLUMNS_GROUPS];

	COLUMNS_UNROLL
	for (size_t g = 0; g < last; g++)
		group[g] = _mm512_permutexvar_epi8(deal, _mm512_loadu_si512(cards + g * size));
	group[last] =
		_mm512_permutexvar_epi8(last_deal, _mm512_loadu_si512(cards + last * size - above));
	columns_transpose(group, column);
}

/* The hands with a repeated card, one bit each in lane order. */
COLUMNS_INLINE __mmask64 columns_repeats(const wide sorted[], int count)
{
	__mmask64 good = ~(__mmask64)0;

	COLUMNS_UNROLL
	for (int i = 1; i < count; i++)
		good = _mm512_mask_cmpneq_epu8_mask(good, sorted[i - 1], sorted[i]);
	return ~good;
}

/* -- the index of a hand ---------------------------------------------------- */

COLUMNS_INLINE wide columns_row(int row, wide cards)
{
	return _mm512_permutexvar_epi8(cards, _mm512_load_si512(eval_card_rows[row]));
}

/* The colex rank of each hand, from sorted columns. Terms of a word are looked up separately for
 * even and odd bytes: vpermw uses the low bits of a word, the rank shifted down, as its index. */
COLUMNS_INLINE struct columns_words columns_colex(const wide sorted[], int count)
{
	/* the terms of the two lowest cards are below 128 together */
	wide two = _mm512_add_epi8(columns_row(EVAL_CARD_FIRST, sorted[0]),
		columns_row(EVAL_CARD_SECOND, sorted[1]));
	wide even = _mm512_and_si512(two, _mm512_set1_epi16(0xff));
	wide odd = _mm512_srli_epi16(two, 8);

	COLUMNS_UNROLL
	for (int i = 2; i < count; i++) {
		wide terms = _mm512_broadcast_i64x4(_mm256_load_si256((const void *)eval_terms[i]));
		wide even_ranks = _mm512_srli_epi16(sorted[i], 2);
		wide odd_ranks = _mm512_srli_epi16(sorted[i], 8 + 2);

		even = _mm512_add_epi16(even, _mm512_permutexvar_epi16(even_ranks, terms));
		odd = _mm512_add_epi16(odd, _mm512_permutexvar_epi16(odd_ranks, terms));
	}
	return (struct columns_words){_mm512_unpacklo_epi16(even, odd),
		_mm512_unpackhi_epi16(even, odd)};
}

/* The OR of the bits that a row has for the cards, computed in pairs. */
COLUMNS_INLINE wide columns_bits(int row, const wide cards[], int count)
{
	wide bits = columns_row(row, cards[0]);

	COLUMNS_UNROLL
	for (int i = 1; i + 1 < count; i += 2)
		bits = _mm512_ternarylogic_epi64(bits, columns_row(row, cards[i]),
			columns_row(row, cards[i + 1]), COLUMNS_OR);
	if (count % 2 == 0)
		bits = _mm512_or_si512(bits, columns_row(row, cards[count - 1]));
	return bits;
}

/* The mask of each hand's ranks in its likely suit. That suit becomes clubs, the only suit with
 * bits in the table; the others become any other suit. */
COLUMNS_INLINE struct columns_words columns_masks(const wide column[], int count, wide suit)
{
	wide turned[HAND_MAX], low, high;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		turned[i] = _mm512_ternarylogic_epi64(column[i], suit, _mm512_set1_epi8(3),
			COLUMNS_XOR_AND);
	low = columns_bits(EVAL_CARD_BIT_LOW, turned, count);
	high = columns_bits(EVAL_CARD_BIT_HIGH, turned, count);
	return (struct columns_words){_mm512_unpacklo_epi8(low, high),
		_mm512_unpackhi_epi8(low, high)};
}

COLUMNS_INLINE wide columns_choose(const struct eval_part *part, wide colex, wide masks)
{
	wide ranks = _mm512_popcnt_epi16(masks);
	__mmask32 flushes = _mm512_cmpgt_epi16_mask(ranks, _mm512_set1_epi16(HAND_MIN - 1));
	wide index = _mm512_add_epi16(colex, _mm512_set1_epi16((short)part->multisets));

	return _mm512_mask_add_epi16(index, flushes, masks,
		_mm512_set1_epi16((short)part->flushes));
}

COLUMNS_INLINE void columns_index_in(const struct eval_part *part, const wide sorted[], int count,
	wide suit, uint16_t index[WIDE])
{
	struct columns_words colex = columns_colex(sorted, count);
	struct columns_words masks = columns_masks(sorted, count, suit);

	wide_store(index, columns_choose(part, colex.low, masks.low));
	wide_store(index + WIDE / 2, columns_choose(part, colex.high, masks.high));
}

/* Gathers eight scores in a vector register: the shuffle unit has a free slot, while one store per
 * score would be slower. */
COLUMNS_INLINE void columns_look_up_in(const score *table, const uint16_t *index, score *scores)
{
	/* signed, as the intrinsics have it */
	const int16_t *values = (const int16_t *)table;

	COLUMNS_UNROLL
	for (int i = 0; i < WIDE; i += 8) {
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
