/* Batches of Omaha hands with AVX-512, 64 per step.
 *
 * A row of the table is three registers of 32 entries, and permuting them looks up all pairs of a
 * hand at once, whether there are 6, 10 or 15:
 *
 *     pairs     of a hand, one word each        7  12  18  12  18  23 ...
 *     entries   0-63 by vpermi2w, others by     .   .   .   .   .   . ...   standings
 *               vpermw of the third register
 *     best      vphminposuw, the minimum of eight words
 *
 * So the indices are needed hand by hand: the transposition that made columns of cards also turns
 * columns of eight pairs into rows. */
#include "cards/omaha/omaha_internal.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"
#include "cards/omaha/omaha_wide.h"

/* -- columns --------------------------------------------------------------- */

/* A vector of byte i * step + first, for the bytes of a qword. */
#define EVERY(step, first)                                                                         \
	first, (step) + (first), 2 * (step) + (first), 3 * (step) + (first), 4 * (step) + (first), \
		5 * (step) + (first), 6 * (step) + (first), 7 * (step) + (first)

/* Eight hands fill two registers; byte 8 c + h is card c of hand h. */
static const _Alignas(64) uint8_t own_deal[64] = {EVERY(16, 0), EVERY(16, 1), EVERY(16, 2),
	EVERY(16, 3), EVERY(16, 4), EVERY(16, 5), EVERY(16, 6), EVERY(16, 7)};
static const _Alignas(64) uint8_t board_deal[64] = {EVERY(16, 8), EVERY(16, 9), EVERY(16, 10),
	EVERY(16, 11), EVERY(16, 12), EVERY(16, 13), EVERY(16, 14), EVERY(16, 15)};

COLUMNS_INLINE void load_columns(const struct omaha_hand *hands, wide own[8], wide board[8])
{
	const wide deal_own = wide_load(own_deal), deal_board = wide_load(board_deal);
	wide own_group[COLUMNS_GROUPS], board_group[COLUMNS_GROUPS];

	COLUMNS_UNROLL
	for (int g = 0; g < COLUMNS_GROUPS; g++) {
		const struct omaha_hand *here = hands + g * COLUMNS_GROUP;
		const wide first = _mm512_loadu_si512(here);
		const wide second = _mm512_loadu_si512(here + COLUMNS_GROUP / 2);

		own_group[g] = _mm512_permutex2var_epi8(first, deal_own, second);
		board_group[g] = _mm512_permutex2var_epi8(first, deal_board, second);
	}
	columns_transpose(own_group, own);
	columns_transpose(board_group, board);
}

COLUMNS_INLINE struct columns_words suit_masks(const wide column[], int count, wide suit)
{
	return columns_masks(column, count, suit);
}

COLUMNS_INLINE struct columns_words board_rows(const wide sorted[])
{
	return columns_colex(sorted, OMAHA_BOARD_CARDS);
}

COLUMNS_INLINE uint64_t flushes_of(struct columns_words board, struct columns_words own)
{
	const wide two = _mm512_set1_epi16(2), one = _mm512_set1_epi16(1);
	const __mmask32 low =
		_mm512_mask_cmpgt_epi16_mask(_mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(board.low),
						     two),
			_mm512_popcnt_epi16(own.low), one);
	const __mmask32 high =
		_mm512_mask_cmpgt_epi16_mask(_mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(
									     board.high),
						     two),
			_mm512_popcnt_epi16(own.high), one);

	return low | (uint64_t)high << 32;
}

/* -- pairs ----------------------------------------------------------------- */

COLUMNS_INLINE wide pair_low(wide cards)
{
	return columns_row(EVAL_CARD_FIRST, cards);
}

COLUMNS_INLINE wide pair_high(wide cards)
{
	return columns_row(EVAL_CARD_SECOND, cards);
}

/* columns_transpose() moves qword j of its eight inputs to output j, in the order 0 4 1 5 2 6 3 7.
 * Columns also have the groups of hands in that order, so that output j is group order[j]. */
static const uint8_t order[COLUMNS_GROUPS] = {0, 4, 1, 5, 2, 6, 3, 7};

/* Byte i of an output, as rows of eight pairs: pair i % 8 of hand i / 8. */
#define PAIRS_OF(hand)                                                                             \
	(hand), 16 + (hand), 32 + (hand), 48 + (hand), 8 + (hand), 24 + (hand), 40 + (hand),       \
		56 + (hand)
/* Like PAIRS_OF(), for two outputs, as rows of sixteen. */
#define MORE_PAIRS_OF(hand)                                                                        \
	PAIRS_OF(hand), 64 + (hand), 80 + (hand), 96 + (hand), 112 + (hand), 72 + (hand),          \
		88 + (hand), 104 + (hand), 120 + (hand)

static const _Alignas(64) uint8_t eight_pairs[64] = {PAIRS_OF(0), PAIRS_OF(1), PAIRS_OF(2),
	PAIRS_OF(3), PAIRS_OF(4), PAIRS_OF(5), PAIRS_OF(6), PAIRS_OF(7)};
static const _Alignas(64) uint8_t sixteen_pairs[2][64] = {
	{MORE_PAIRS_OF(0), MORE_PAIRS_OF(1), MORE_PAIRS_OF(2), MORE_PAIRS_OF(3)},
	{MORE_PAIRS_OF(4), MORE_PAIRS_OF(5), MORE_PAIRS_OF(6), MORE_PAIRS_OF(7)},
};

COLUMNS_INLINE void store_pairs(const wide pairs[], int count, struct step *step)
{
	wide first[COLUMNS_GROUPS], second[COLUMNS_GROUPS];

	columns_transpose(pairs, first);
	if (count > PAIR_COLUMNS)
		columns_transpose(pairs + PAIR_COLUMNS, second);
	COLUMNS_UNROLL
	for (int j = 0; j < COLUMNS_GROUPS; j++) {
		if (count <= PAIR_COLUMNS) {
			wide_store(step->pairs + 64 * order[j],
				_mm512_permutexvar_epi8(wide_load(eight_pairs), first[j]));
			continue;
		}
		wide_store(step->pairs + 128 * order[j],
			_mm512_permutex2var_epi8(first[j], wide_load(sixteen_pairs[0]), second[j]));
		wide_store(step->pairs + 128 * order[j] + 64,
			_mm512_permutex2var_epi8(first[j], wide_load(sixteen_pairs[1]), second[j]));
	}
}

/* The standings in a row at `places`, of which only the lowest words are used. */
COLUMNS_INLINE wide in_row(const uint16_t *row, wide places)
{
	const __mmask32 third = _mm512_test_epi16_mask(places, _mm512_set1_epi16(64));
	const wide early = _mm512_permutex2var_epi16(wide_load(row), places, wide_load(row + 32));

	return _mm512_mask_permutexvar_epi16(early, third, places, wide_load(row + 64));
}

COLUMNS_INLINE __m128i best_of(const uint16_t *row, const uint8_t *pairs, int own)
{
	wide found;

	if (own == 4) {
		const __m128i places = _mm_cvtepu8_epi16(_mm_loadl_epi64((const void *)pairs));

		found = in_row(row, _mm512_castsi128_si512(places));
		return _mm_minpos_epu16(_mm512_castsi512_si128(found));
	}
	found = in_row(row,
		_mm512_castsi256_si512(_mm256_cvtepu8_epi16(_mm_load_si128((const void *)pairs))));
	return _mm_minpos_epu16(_mm_min_epu16(_mm512_castsi512_si128(found),
		_mm256_extracti128_si256(_mm512_castsi512_si256(found), 1)));
}

COLUMNS_INLINE void look_up(const struct omaha_rows *rows, const struct step *step, int own,
	score *scores)
{
	const size_t size = own == 4 ? PAIR_COLUMNS : PAIRS_MAX;
	const __m128i worst = _mm_set1_epi16(OMAHA_WORST);

#pragma GCC unroll 4
	for (size_t i = 0; i < WIDE; i++) {
		const __m128i best =
			best_of(rows->standing[step->row[i]], step->pairs + i * size, own);

		scores[i] = (score)_mm_extract_epi16(_mm_sub_epi16(worst, best), 0);
	}
}

/* -- eight or better ------------------------------------------------------- */

/* The bit of each card: omaha_low_bits, indexed by card. */
COLUMNS_INLINE wide low_bits(wide cards)
{
	const wide by_rank = _mm512_cvtepu8_epi32(_mm_loadu_si128((const void *)omaha_low_bits));
	const wide by_card = _mm512_mullo_epi32(by_rank, _mm512_set1_epi32(0x01010101));

	return _mm512_permutexvar_epi8(cards, by_card);
}

COLUMNS_INLINE struct columns_words low_places(wide board, wide own)
{
	return (struct columns_words){_mm512_unpacklo_epi8(own, board),
		_mm512_unpackhi_epi8(own, board)};
}

#endif
