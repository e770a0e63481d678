/* Dealing and deciding with AVX2: 32 of the 64 deals of a step in a register, twice. */
#include "odds/sample/sample_inside.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"

/* -- the operations of sample_wide.h ---------------------------------------- */

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

COLUMNS_INLINE wide wide_odd(wide a, wide b, wide c)
{
	return columns_odd(a, b, c);
}

COLUMNS_INLINE wide wide_min(wide a, wide b)
{
	return _mm256_min_epu8(a, b);
}

COLUMNS_INLINE wide wide_max(wide a, wide b)
{
	return _mm256_max_epu8(a, b);
}

/* A comparison gives -1. */
COLUMNS_INLINE wide wide_less_above(wide code, wide given, wide taken)
{
	return _mm256_add_epi8(code, _mm256_cmpgt_epi8(given, taken));
}

COLUMNS_INLINE wide wide_more_above(wide place, wide code)
{
	return _mm256_sub_epi8(place, _mm256_cmpgt_epi8(place, code));
}

COLUMNS_INLINE wide wide_words(int word)
{
	return _mm256_set1_epi16((short)word);
}

COLUMNS_INLINE wide wide_high_product(wide a, wide b)
{
	return _mm256_mulhi_epu16(a, b);
}

COLUMNS_INLINE wide wide_low_product(wide a, wide b)
{
	return _mm256_mullo_epi16(a, b);
}

COLUMNS_INLINE wide wide_words_short_of(wide words, wide least)
{
	return _mm256_subs_epu16(least, words);
}

COLUMNS_INLINE wide wide_pack(wide a, wide b)
{
	return _mm256_packus_epi16(a, b);
}

COLUMNS_INLINE bool wide_none(wide bits)
{
	return _mm256_testz_si256(bits, bits);
}

COLUMNS_INLINE uint64_t wide_lanes(wide a, wide b)
{
	const wide zero = _mm256_setzero_si256();

	return ~(uint32_t)_mm256_movemask_epi8(
		_mm256_packs_epi16(_mm256_cmpeq_epi16(a, zero), _mm256_cmpeq_epi16(b, zero)));
}

COLUMNS_INLINE wide wide_words_max(wide a, wide b)
{
	return _mm256_max_epu16(a, b);
}

COLUMNS_INLINE wide wide_words_mark(wide mask, wide a, wide b, int bit)
{
	return _mm256_or_si256(mask, _mm256_and_si256(_mm256_cmpeq_epi16(a, b), wide_words(bit)));
}

/* `low` holds lanes 0-7 and 16-23, `high` lanes 8-15 and 24-31. */
COLUMNS_INLINE void wide_by_lane(wide low, wide high, uint16_t out[WIDE])
{
	_mm256_storeu_si256((void *)out, _mm256_permute2x128_si256(low, high, 0x20));
	_mm256_storeu_si256((void *)(out + WIDE / 2), _mm256_permute2x128_si256(low, high, 0x31));
}

/* What is known of cards against flushes: the mask of their ranks in a suit, and
 * STRANGER for each card not in it. */
struct suited {
	__m256i low, high, others;
};

struct board {
	wide ranks[SPOT_BOARD]; /* sorted */
	wide suit;              /* that three of its cards have, if any suit has three */
	struct suited suited;
};

#include "odds/sample/sample_wide.h"

/* -- the index of a hand ---------------------------------------------------- */

COLUMNS_INLINE __m256i ranks_of(__m256i cards)
{
	return _mm256_and_si256(_mm256_srli_epi16(cards, 2), _mm256_set1_epi8(0x0f));
}

COLUMNS_INLINE void add_suited(struct suited *suited, __m256i cards, __m256i ranks, __m256i suit)
{
	__m256i stranger = _mm256_shuffle_epi8(columns_both_lanes(columns_strangers),
		_mm256_xor_si256(cards, suit));
	__m256i bit = _mm256_or_si256(ranks, stranger);

	suited->others = _mm256_adds_epi8(suited->others, stranger);
	suited->low = _mm256_or_si256(suited->low, columns_row(EVAL_RANK_BIT, bit));
	suited->high = _mm256_or_si256(suited->high, columns_row(EVAL_RANK_BIT + 1, bit));
}

COLUMNS_INLINE struct board board_of(const struct sample_batch *batch, int from)
{
	const __m256i zero = _mm256_setzero_si256();
	struct board board;
	__m256i cards[SPOT_BOARD];

	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++)
		cards[i] = wide_load(batch->row[i] + from);
	board.suit = _mm256_and_si256(board_suit(cards), _mm256_set1_epi8(3));
	board.suited = (struct suited){zero, zero, zero};
	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++) {
		board.ranks[i] = ranks_of(cards[i]);
		add_suited(&board.suited, cards[i], board.ranks[i], board.suit);
	}
	columns_sort(board.ranks, SPOT_BOARD);
	return board;
}

COLUMNS_INLINE void player_index(const struct board *board, __m256i a, __m256i b,
	uint16_t index[WIDE])
{
	const struct columns_part *part = &columns_parts[HAND_MAX - HAND_MIN];
	const __m256i zero = _mm256_setzero_si256(),
		      multisets = _mm256_set1_epi16((short)part->multisets);
	struct columns_words colex = {multisets, multisets}, two, masks, choice;
	struct suited suited = board->suited;
	__m256i ranks[2] = {ranks_of(a), ranks_of(b)}, sorted[HAND_MAX], flush;

	add_suited(&suited, a, ranks[0], board->suit);
	add_suited(&suited, b, ranks[1], board->suit);
	flush = _mm256_cmpgt_epi8(suited.others,
		_mm256_set1_epi8((char)((HAND_MAX - HAND_MIN + 1) * STRANGER)));
	merge(board->ranks, ranks[0], ranks[1], sorted);
	two = columns_join(_mm256_add_epi8(columns_row(EVAL_RANK_TERM, sorted[0]),
				   columns_row(EVAL_RANK_TERM + 2, sorted[1])),
		zero);
	COLUMNS_UNROLL
	for (int i = 2; i < HAND_MAX; i++) {
		struct columns_words term =
			columns_join(columns_row(EVAL_RANK_TERM + 2 * i, sorted[i]),
				columns_row(EVAL_RANK_TERM + 2 * i + 1, sorted[i]));

		colex.low = _mm256_add_epi16(colex.low, term.low);
		colex.high = _mm256_add_epi16(colex.high, term.high);
	}
	masks = columns_join(suited.low, suited.high);
	choice = columns_join(flush, flush);
	wide_store(index, columns_choose(colex.low, two.low, masks.low, choice.low, HAND_MAX));
	wide_store(index + WIDE_WORDS,
		columns_choose(colex.high, two.high, masks.high, choice.high, HAND_MAX));
}

/* -- the kernels ------------------------------------------------------------ */

void sample_draw_avx2(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	wide_draw_step(plan, rng, step, batch);
}

void sample_decide_avx2(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	for (int from = 0; from < SAMPLE_LANES; from += WIDE)
		wide_decide(batch, players, from, winners + from, scores);
}

#endif
