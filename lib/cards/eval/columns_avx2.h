/* The steps of columns.h for 32 hands side by side, with AVX2; private to the
 * AVX2 kernels.
 *
 * The qwords of a column hold eight hands each:
 *
 *     qword     0      1       2      3
 *     hands    0-7   16-23    8-15  24-31
 *
 * so that interleaving low bytes with high bytes, which works on the two qwords
 * of each 128 bits, leaves words 0-15 in one register and 16-31 in the other. */
#ifndef FELT_CARDS_EVAL_COLUMNS_AVX2_H
#define FELT_CARDS_EVAL_COLUMNS_AVX2_H

#include "cards/eval/columns.h"

#include <string.h>

/* -- the operations of columns_wide.h --------------------------------------- */

typedef __m256i wide;

enum { WIDE = 32 };

COLUMNS_INLINE wide wide_load(const void *row)
{
	return _mm256_load_si256(row);
}

COLUMNS_INLINE void wide_store(void *row, wide lanes)
{
	_mm256_store_si256(row, lanes);
}

COLUMNS_INLINE wide wide_all(uint8_t byte)
{
	return _mm256_set1_epi8((char)byte);
}

COLUMNS_INLINE wide wide_add(wide a, wide b)
{
	return _mm256_add_epi8(a, b);
}

COLUMNS_INLINE wide wide_or(wide a, wide b)
{
	return _mm256_or_si256(a, b);
}

COLUMNS_INLINE wide wide_and(wide a, wide b)
{
	return _mm256_and_si256(a, b);
}

COLUMNS_INLINE wide wide_xor(wide a, wide b)
{
	return _mm256_xor_si256(a, b);
}

COLUMNS_INLINE wide wide_min(wide a, wide b)
{
	return _mm256_min_epu8(a, b);
}

COLUMNS_INLINE wide wide_max(wide a, wide b)
{
	return _mm256_max_epu8(a, b);
}

COLUMNS_INLINE wide wide_odd(wide a, wide b, wide c)
{
	return _mm256_xor_si256(_mm256_xor_si256(a, b), c);
}

/* b in the bits where a and b agree or b and c do; otherwise the common value of a and c. */
COLUMNS_INLINE wide wide_majority(wide a, wide b, wide c)
{
	const wide lonely = _mm256_and_si256(_mm256_xor_si256(a, b), _mm256_xor_si256(b, c));

	return _mm256_xor_si256(lonely, b);
}

COLUMNS_INLINE wide wide_words(int word)
{
	return _mm256_set1_epi16((short)word);
}

COLUMNS_INLINE wide wide_words_add(wide a, wide b)
{
	return _mm256_add_epi16(a, b);
}

COLUMNS_INLINE wide wide_words_less(wide a, wide b)
{
	return _mm256_sub_epi16(a, b);
}

COLUMNS_INLINE wide wide_words_up(wide words, int bits)
{
	return _mm256_slli_epi16(words, bits);
}

COLUMNS_INLINE wide wide_words_eighth(wide words)
{
	return _mm256_srli_epi16(words, 3);
}

COLUMNS_INLINE wide wide_high_product(wide a, wide b)
{
	return _mm256_mulhi_epu16(a, b);
}

COLUMNS_INLINE wide wide_low_product(wide a, wide b)
{
	return _mm256_mullo_epi16(a, b);
}

#include "cards/eval/columns_wide.h"
#define COLUMNS_PATH(name) name##_avx2 /* the name of a kernel */

COLUMNS_INLINE struct columns_words columns_from_bytes(wide bytes)
{
	const wide zero = _mm256_setzero_si256();

	return (struct columns_words){_mm256_unpacklo_epi8(bytes, zero),
		_mm256_unpackhi_epi8(bytes, zero)};
}

/* Sixteen bytes for vpshufb, which looks up in each 128-bit lane separately. */
COLUMNS_INLINE wide columns_both_lanes(const void *bytes)
{
	return _mm256_broadcastsi128_si256(_mm_loadu_si128(bytes));
}

/* -- columns ---------------------------------------------------------------- */

/* The columns of 32 hands from eight registers of words, each word one card of two hands: the lower
 * 128 bits have hands 0 2 4 6 16 18 20 22 and the hand after each, the upper 128 bits those 8
 * further on. Transposes an 8 x 8 matrix of words in each 128 bits. */
COLUMNS_INLINE void columns_transpose(const wide two[8], wide column[8])
{
	wide four[8], eight[8];

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

/* Loading columns, for seven cards: a load brings two hands, h and i, into each 128-bit lane, and
 * vpshufb distributes them to words of one card each:
 *
 *     load    h0 h1 h2 h3 h4 h5 h6 i0 i1 i2 i3 i4 i5 i6 (2 bytes of the next)
 *     dealt   h0 i0 | h1 i1 | h2 i2 | h3 i3 | h4 i4 | h5 i5 | h6 i6 | -
 *
 * The eight registers are then, lane by lane, an 8 x 8 matrix of words, which is transposed. */
enum { COLUMNS_LOADS = WIDE / 4, COLUMNS_APART = 8 /* hands */, COLUMNS_NONE = -1 };

/* Shuffles of a load: word c of a lane comes from bytes c and count + c. Indexed by cards - 4. */
static const int8_t columns_deals[][16] = {
	{0, 4, 1, 5, 2, 6, 3, 7, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE,
		COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE},
	{0, 5, 1, 6, 2, 7, 3, 8, 4, 9, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE,
		COLUMNS_NONE, COLUMNS_NONE},
	{0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11, COLUMNS_NONE, COLUMNS_NONE, COLUMNS_NONE,
		COLUMNS_NONE},
	{0, 7, 1, 8, 2, 9, 3, 10, 4, 11, 5, 12, 6, 13, COLUMNS_NONE, COLUMNS_NONE},
};

COLUMNS_INLINE wide columns_two_loads(const card *low, const card *high)
{
	return _mm256_setr_m128i(_mm_loadu_si128((const void *)low),
		_mm_loadu_si128((const void *)high));
}

COLUMNS_INLINE void columns_load(const card *cards, int count, wide column[8])
{
	const wide deal = columns_both_lanes(columns_deals[count - EVAL_NETWORK_FIRST]);
	/* the last load ends with the last hand, so that the hands are higher in the register */
	const size_t size = (size_t)count, above = 16 - 2 * size;
	const wide last_deal = _mm256_add_epi8(deal,
		_mm256_setr_m128i(_mm_setzero_si128(), _mm_set1_epi8((char)above)));
	wide two[COLUMNS_LOADS];

	COLUMNS_UNROLL
	for (size_t i = 0; i < COLUMNS_LOADS; i++) { /* hands 0 2 4 6 16 18 20 22, and 8 more */
		const card *here = cards + (2 * i + (i < COLUMNS_LOADS / 2 ? 0 : 8)) * size;
		const card *apart = here + COLUMNS_APART * size;
		bool last = i == COLUMNS_LOADS - 1;

		two[i] = _mm256_shuffle_epi8(columns_two_loads(here, apart - (last ? above : 0)),
			last ? last_deal : deal);
	}
	columns_transpose(two, column);
}

/* -- the index of a hand ---------------------------------------------------- */

/* Added for each card not of the likely suit. Bit 7 makes vpshufb return 0; the low nibble remains
 * for a rank; up to four add up as signed bytes. */
enum { STRANGER = -32 };

#define STRANGERS 0, STRANGER, STRANGER, STRANGER

/* Indexed by the four low bits of card ^ likely suit; only the two suit bits matter. */
static const int8_t columns_strangers[16] = {STRANGERS, STRANGERS, STRANGERS, STRANGERS};

/* 0xff in the lanes of hands with a repeated card. */
COLUMNS_INLINE wide columns_repeats(const wide sorted[], int count)
{
	wide found = _mm256_setzero_si256();

	COLUMNS_UNROLL
	for (int i = 1; i < count; i++)
		found = _mm256_or_si256(found, _mm256_cmpeq_epi8(sorted[i - 1], sorted[i]));
	return found;
}

/* Looks up ranks; 0 where the top bit of the byte is set. */
COLUMNS_INLINE wide columns_row(int row, wide ranks)
{
	return _mm256_shuffle_epi8(columns_both_lanes(eval_rank_rows[row]), ranks);
}

COLUMNS_INLINE struct columns_words columns_join(wide low_bytes, wide high_bytes)
{
	return (struct columns_words){_mm256_unpacklo_epi8(low_bytes, high_bytes),
		_mm256_unpackhi_epi8(low_bytes, high_bytes)};
}

COLUMNS_INLINE wide columns_ranks(wide cards)
{
	return _mm256_and_si256(_mm256_srli_epi16(cards, 2), _mm256_set1_epi8(0x0f));
}

COLUMNS_INLINE struct columns_words columns_term(int i, wide rank)
{
	return columns_join(columns_row(EVAL_RANK_TERM + 2 * i, rank),
		columns_row(EVAL_RANK_TERM + 2 * i + 1, rank));
}

COLUMNS_INLINE struct columns_words columns_colex(const wide sorted[], int count)
{
	/* the terms of the two lowest cards are below 128 together */
	const wide two = wide_add(columns_row(EVAL_RANK_TERM, columns_ranks(sorted[0])),
		columns_row(EVAL_RANK_TERM + 2, columns_ranks(sorted[1])));
	struct columns_words colex = columns_join(two, _mm256_setzero_si256());

	COLUMNS_UNROLL
	for (int i = 2; i < count; i++) {
		const struct columns_words term = columns_term(i, columns_ranks(sorted[i]));

		colex.low = wide_words_add(colex.low, term.low);
		colex.high = wide_words_add(colex.high, term.high);
	}
	return colex;
}

/* Sums over a hand's cards. */
struct columns_sums {
	wide two;                   /* the terms of the two lowest cards: below 128 together */
	struct columns_words colex; /* terms of the other cards, as words */
	wide low, high;             /* the bytes of the mask of ranks in the likely suit */
	wide others;                /* STRANGER for each card not in it */
};

COLUMNS_INLINE void columns_add(struct columns_sums *sums, wide cards, int i, wide suit)
{
	wide rank = columns_ranks(cards);
	wide stranger = _mm256_shuffle_epi8(columns_both_lanes(columns_strangers),
		_mm256_xor_si256(cards, suit));
	wide bit = _mm256_or_si256(rank, stranger);

	sums->others = _mm256_adds_epi8(sums->others, stranger);
	sums->low = _mm256_or_si256(sums->low, columns_row(EVAL_RANK_BIT, bit));
	sums->high = _mm256_or_si256(sums->high, columns_row(EVAL_RANK_BIT + 1, bit));
	if (i < 2) {
		sums->two = _mm256_add_epi8(sums->two, columns_row(EVAL_RANK_TERM + 2 * i, rank));
	} else {
		const struct columns_words words = columns_term(i, rank);

		sums->colex.low = _mm256_add_epi16(sums->colex.low, words.low);
		sums->colex.high = _mm256_add_epi16(sums->colex.high, words.high);
	}
}

COLUMNS_INLINE wide columns_choose(const struct eval_part *part, wide colex, wide two, wide mask,
	wide suited)
{
	return _mm256_blendv_epi8(_mm256_add_epi16(colex, two),
		_mm256_add_epi16(mask, _mm256_set1_epi16((short)part->flushes)), suited);
}

COLUMNS_INLINE void columns_index_in(const struct eval_part *part, const wide sorted[], int count,
	wide suit, uint16_t index[WIDE])
{
	const wide zero = _mm256_setzero_si256(),
		   multisets = _mm256_set1_epi16((short)part->multisets);
	struct columns_sums sums = {zero, {multisets, multisets}, zero, zero, zero};
	struct columns_words two, masks, choice;
	wide suited;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		columns_add(&sums, sorted[i], i, suit);
	suited = _mm256_cmpgt_epi8(sums.others,
		_mm256_set1_epi8((char)((count - HAND_MIN + 1) * STRANGER)));
	two = columns_join(sums.two, zero);
	masks = columns_join(sums.low, sums.high);
	choice = columns_join(suited, suited);
	wide_store(index, columns_choose(part, sums.colex.low, two.low, masks.low, choice.low));
	wide_store(index + WIDE / 2,
		columns_choose(part, sums.colex.high, two.high, masks.high, choice.high));
}

COLUMNS_INLINE uint64_t columns_four(const score *values, const uint16_t index[4])
{
	return values[index[0]] | (uint64_t)values[index[1]] << 16 |
	       (uint64_t)values[index[2]] << 32 | (uint64_t)values[index[3]] << 48;
}

/* Gathers four scores in a general register: the other steps already saturate the vector
 * shuffles. */
COLUMNS_INLINE void columns_look_up_in(const score *table, const uint16_t *index, score *scores)
{
	COLUMNS_UNROLL
	for (int i = 0; i < WIDE; i += 4) {
		uint64_t four = columns_four(table, index + i);

		memcpy(scores + i, &four, sizeof four);
	}
}

#endif
