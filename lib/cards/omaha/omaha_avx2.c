/* Batches of Omaha hands with AVX2, 32 per step. The indices of pairs stay in columns; a hand's
 * standings are inserted into a register one by one, and vphminposuw finds the minimum of eight. */
#include "cards/omaha/omaha_internal.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"
#include "cards/omaha/omaha_wide.h"

/* -- columns --------------------------------------------------------------- */

enum { QWORDS_IN_ORDER = 0xd8 /* of hands 0-7 16-23 8-15 24-31 */ };

/* Each 128 bits of a register hold one hand, its own cards and then its board. Interleaving the
 * bytes of two registers makes words of one card of both hands, the input of
 * columns_transpose(). */
COLUMNS_INLINE void load_columns(const struct omaha_hand *hands, wide own[8], wide board[8])
{
	wide own_two[8], board_two[8];

	COLUMNS_UNROLL
	for (int i = 0; i < 8; i++) { /* hands 0 2 4 6 16 18 20 22, and 8 more */
		const struct omaha_hand *here = hands + 2 * i + (i < 4 ? 0 : 8);
		const wide even = columns_two_loads(here[0].own, here[8].own);
		const wide odd = columns_two_loads(here[1].own, here[9].own);

		own_two[i] = _mm256_unpacklo_epi8(even, odd);
		board_two[i] = _mm256_unpackhi_epi8(even, odd);
	}
	columns_transpose(own_two, own);
	columns_transpose(board_two, board);
}

COLUMNS_INLINE wide ranks_of(wide cards)
{
	return _mm256_and_si256(_mm256_srli_epi16(cards, 2), wide_all(0x0f));
}

COLUMNS_INLINE struct columns_words suit_masks(const wide column[], int count, wide suit)
{
	wide low = _mm256_setzero_si256(), high = low;

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++) {
		const wide stranger = _mm256_shuffle_epi8(columns_both_lanes(columns_strangers),
			_mm256_xor_si256(column[i], suit));
		const wide bit = wide_or(ranks_of(column[i]), stranger);

		low = wide_or(low, columns_row(EVAL_RANK_BIT, bit));
		high = wide_or(high, columns_row(EVAL_RANK_BIT + 1, bit));
	}
	return columns_join(low, high);
}

COLUMNS_INLINE struct columns_words board_rows(const wide sorted[])
{
	const wide two = wide_add(pair_low(sorted[0]), pair_high(sorted[1]));
	struct columns_words rows = columns_join(two, _mm256_setzero_si256());

	COLUMNS_UNROLL
	for (int i = 2; i < OMAHA_BOARD_CARDS; i++) {
		const wide rank = ranks_of(sorted[i]);
		const struct columns_words terms =
			columns_join(columns_row(EVAL_RANK_TERM + 2 * i, rank),
				columns_row(EVAL_RANK_TERM + 2 * i + 1, rank));

		rows.low = _mm256_add_epi16(rows.low, terms.low);
		rows.high = _mm256_add_epi16(rows.high, terms.high);
	}
	return rows;
}

/* 0xffff if a mask has at most as many bits as are cleared. */
COLUMNS_INLINE wide no_more_than(wide masks, int bits)
{
	for (int i = 0; i < bits; i++)
		masks = _mm256_and_si256(masks, wide_words_less(masks, wide_words(1)));
	return _mm256_cmpeq_epi16(masks, _mm256_setzero_si256());
}

COLUMNS_INLINE uint64_t flushes_of(struct columns_words board, struct columns_words own)
{
	const wide none =
		_mm256_packs_epi16(wide_or(no_more_than(board.low, 2), no_more_than(own.low, 1)),
			wide_or(no_more_than(board.high, 2), no_more_than(own.high, 1)));

	return ~(uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(none, QWORDS_IN_ORDER));
}

/* -- pairs ----------------------------------------------------------------- */

COLUMNS_INLINE wide pair_low(wide cards)
{
	return ranks_of(cards);
}

COLUMNS_INLINE wide pair_high(wide cards)
{
	return columns_row(EVAL_RANK_TERM + 2, ranks_of(cards));
}

COLUMNS_INLINE void store_pairs(const wide pairs[], int count, struct step *step)
{
	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		wide_store(step->pairs + i * WIDE,
			_mm256_permute4x64_epi64(pairs[i], QWORDS_IN_ORDER));
}

/* The standings of up to eight pairs from `first` on. */
COLUMNS_INLINE __m128i in_row(const uint16_t *row, const uint8_t *pairs, int first, int count)
{
	__m128i found = _mm_set1_epi16(-1);

#define INSERT(i)                                                                                  \
	if (first + (i) < count)                                                                   \
	found = _mm_insert_epi16(found, row[pairs[(first + (i)) * WIDE]], i)
	INSERT(0);
	INSERT(1);
	INSERT(2);
	INSERT(3);
	INSERT(4);
	INSERT(5);
	INSERT(6);
	INSERT(7);
#undef INSERT
	return found;
}

COLUMNS_INLINE void look_up(const struct omaha_rows *rows, const struct step *step, int own,
	score *scores)
{
	const int pairs = own * (own - 1) / 2;
	const __m128i worst = _mm_set1_epi16(OMAHA_WORST);

	for (int i = 0; i < WIDE; i++) {
		const uint16_t *row = rows->standing[step->row[i]];
		__m128i found = in_row(row, step->pairs + i, 0, pairs);

		if (pairs > 8)
			found = _mm_min_epu16(found, in_row(row, step->pairs + i, 8, pairs));
		scores[i] =
			(score)_mm_extract_epi16(_mm_sub_epi16(worst, _mm_minpos_epu16(found)), 0);
	}
}

/* -- eight or better ------------------------------------------------------- */

COLUMNS_INLINE wide low_bits(wide cards)
{
	return _mm256_shuffle_epi8(columns_both_lanes(omaha_low_bits), ranks_of(cards));
}

COLUMNS_INLINE struct columns_words low_places(wide board, wide own)
{
	return columns_join(own, board);
}

#endif
