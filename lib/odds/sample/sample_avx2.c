/* Dealing and finding the winners with AVX2, 32 of the 64 deals of a step in a register, by the
 * code that both kernels share (sample_wide.h); and drawing the hands of a cluster after a split.
 *
 * Drawing is not shared with AVX-512, which has masks, a compress instruction and permutations of
 * whole tables. */
#include "odds/sample/sample_internal.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"

/* -- the operations of sample_wide.h ---------------------------------------- */

/* A comparison gives -1. */
COLUMNS_INLINE wide wide_less_above(wide code, wide given, wide used)
{
	return _mm256_add_epi8(code, _mm256_cmpgt_epi8(given, used));
}

COLUMNS_INLINE wide wide_more_above(wide place, wide code)
{
	return _mm256_sub_epi8(place, _mm256_cmpgt_epi8(place, code));
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

/* The data for flushes: the ranks of cards in one suit, as the two bytes of a mask, and STRANGER
 * for each card of another suit. */
struct suited {
	__m256i low, high, others;
};

struct board {
	wide ranks[SPOT_BOARD]; /* sorted */
	wide suit;              /* the suit of three of its cards, if there is one */
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
	board.suit = board_suit(cards);
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
	const struct eval_part *part = columns_part(&eval_high, HAND_MAX);
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
	wide_store(index, columns_choose(part, colex.low, two.low, masks.low, choice.low));
	wide_store(index + WIDE_WORDS,
		columns_choose(part, colex.high, two.high, masks.high, choice.high));
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

/* -- drawing the hands of a cluster ----------------------------------------- */

/* Eight candidates are drawn at a time, in 32-bit lanes. If they need 64 bits, one register has
 * those of the even lanes and another those of the odd lanes. */
struct twos {
	__m256i even, odd;
};

enum { EIGHTS = SAMPLE_LANES / 8, ODD_LANES = 0xaa };

/* The lower 32 bits of each 64. */
COLUMNS_INLINE __m256i lower_halves(struct twos twos)
{
	return _mm256_blend_epi32(twos.even, _mm256_slli_epi64(twos.odd, 32), ODD_LANES);
}

/* Plain loads: the gather instructions of these processors, as far as measured, are slower. */
COLUMNS_INLINE struct twos look_up_twos(const uint64_t *table, __m256i lanes)
{
	_Alignas(WIDE) uint32_t at[8];

	wide_store(at, lanes);
	return (struct twos){_mm256_setr_epi64x((int64_t)table[at[0]], (int64_t)table[at[2]],
				     (int64_t)table[at[4]], (int64_t)table[at[6]]),
		_mm256_setr_epi64x((int64_t)table[at[1]], (int64_t)table[at[3]],
			(int64_t)table[at[5]], (int64_t)table[at[7]])};
}

COLUMNS_INLINE __m256i look_up(const uint32_t *table, __m256i lanes)
{
	_Alignas(WIDE) uint32_t at[8];

	wide_store(at, lanes);
	return _mm256_setr_epi32((int)table[at[0]], (int)table[at[1]], (int)table[at[2]],
		(int)table[at[3]], (int)table[at[4]], (int)table[at[5]], (int)table[at[6]],
		(int)table[at[7]]);
}

COLUMNS_INLINE __m256i eight_of(const uint16_t row[SAMPLE_LANES], int at)
{
	return _mm256_cvtepu16_epi32(_mm_load_si128((const __m128i *)(const void *)row + at));
}

/* The code at the height given by the upper half of a product. */
COLUMNS_INLINE __m256i own_or_other(__m256i column, __m256i product)
{
	const __m256i own =
		_mm256_cmpgt_epi64(_mm256_srli_epi64(column, 2 * SAMPLE_SPLIT_CODE_BITS),
			_mm256_srli_epi64(product, 32));

	return _mm256_blendv_epi8(_mm256_srli_epi64(column, SAMPLE_SPLIT_CODE_BITS), column, own);
}

/* Draws the codes of splits: a column from the high bits of a row, and a height from two rows. */
COLUMNS_INLINE __m256i draw_codes(const struct sample_split *split, uint16_t (*row)[SAMPLE_LANES],
	int at, __m256i *good)
{
	const __m256i by = _mm256_set1_epi64x(split->height);
	const __m256i number =
		wide_or(_mm256_slli_epi32(eight_of(row[1], at), 16), eight_of(row[2], at));
	const struct twos column = look_up_twos(split->column,
		_mm256_srl_epi32(eight_of(row[0], at), _mm_cvtsi32_si128(16 - split->column_bits)));
	const struct twos product = {_mm256_mul_epu32(number, by),
		_mm256_mul_epu32(_mm256_srli_epi64(number, 32), by)};
	const struct twos code = {own_or_other(column.even, product.even),
		own_or_other(column.odd, product.odd)};
	const __m256i rest = lower_halves(product);

	*good = _mm256_cmpeq_epi32(rest,
		_mm256_max_epu32(rest, _mm256_set1_epi32((int)split->uneven)));
	return lower_halves(code);
}

/* Draws entries in groups. A candidate is lost if the lower half of its product is below 2^16 mod
 * size; since that is below the size itself, it is looked up only if the lower half is too. */
COLUMNS_INLINE __m256i draw_in_groups(const struct sample_groups *groups, int unit_bits,
	__m256i group, __m256i number, __m256i *good)
{
	const __m256i words = _mm256_set1_epi32(UINT16_MAX);
	const __m256i span = look_up(groups->span, group);
	const __m256i size = _mm256_and_si256(span, words);
	const __m256i rest = _mm256_mullo_epi16(number, size);
	const __m256i perhaps = _mm256_cmpgt_epi32(size, rest);

	if (__builtin_expect(!wide_none(perhaps), 0)) {
		const __m256i uneven = _mm256_and_si256(words,
			_mm256_i32gather_epi32((const int *)(const void *)groups->uneven, group,
				2));

		*good = _mm256_andnot_si256(_mm256_cmpgt_epi32(uneven, rest), *good);
	}
	return _mm256_add_epi32(_mm256_mulhi_epu16(number, size),
		_mm256_sll_epi32(_mm256_srli_epi32(span, 16), _mm_cvtsi32_si128(unit_bits)));
}

/* All bits of the lanes in which two sets are disjoint. */
COLUMNS_INLINE __m256i apart(__m256i a, __m256i b)
{
	return _mm256_cmpeq_epi64(_mm256_and_si256(a, b), _mm256_setzero_si256());
}

/* Adds the cards of entries; a candidate is invalid if one of its cards was already used. */
COLUMNS_INLINE void take_cards(const card_set *sets, __m256i entry, struct twos *used,
	__m256i *good)
{
	const struct twos set = look_up_twos(sets, entry);

	*good = _mm256_and_si256(*good, _mm256_blend_epi32(apart(used->even, set.even),
						apart(used->odd, set.odd), ODD_LANES));
	used->even = wide_or(used->even, set.even);
	used->odd = wide_or(used->odd, set.odd);
}

/* The numbers of the lanes of a four-lane mask. */
static const uint8_t pressed[16][4] = {{0}, {0}, {1}, {0, 1}, {2}, {0, 2}, {1, 2}, {0, 1, 2}, {3},
	{0, 3}, {1, 3}, {0, 1, 3}, {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};

/* Stores the valid ones of four entries; excess entries are overwritten later. */
COLUMNS_INLINE void press_four(uint32_t *to, __m128i entry, unsigned good)
{
	int32_t order;

	memcpy(&order, pressed[good], sizeof order);
	_mm_storeu_si128((void *)to, _mm_castps_si128(_mm_permutevar_ps(_mm_castsi128_ps(entry),
					     _mm_cvtepu8_epi32(_mm_cvtsi32_si128(order)))));
}

/* Appends the valid candidates of eight to the waiting ones, from `next` on; returns the new
 * `next`. */
COLUMNS_INLINE unsigned keep_good(struct sample_cluster *cluster, const __m256i entry[], int lists,
	__m256i good, unsigned next)
{
	const unsigned lanes = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(good));
	const unsigned middle = next + (unsigned)__builtin_popcount(lanes & 15);

	COLUMNS_UNROLL
	for (int i = 0; i < lists; i++) {
		press_four(cluster->waiting[i] + next, _mm256_castsi256_si128(entry[i]),
			lanes & 15);
		press_four(cluster->waiting[i] + middle, _mm256_extracti128_si256(entry[i], 1),
			lanes >> 4);
	}
	return middle + (unsigned)__builtin_popcount(lanes >> 4);
}

/* Each kind of lookup is done for all candidates before the next: it may wait long for memory, and
 * does not wait for others of its kind. */
COLUMNS_INLINE unsigned split_step(struct sample_cluster *cluster, uint16_t (*row)[SAMPLE_LANES],
	int lists)
{
	const struct sample_split *split = cluster->split;
	const __m256i mask = _mm256_set1_epi32((1 << split->group_bits) - 1);
	const __m256i filler = _mm256_set1_epi64x((int64_t)SAMPLE_FILLER);
	const unsigned ready = cluster->ready;
	__m256i good[EIGHTS], code[EIGHTS], entry[EIGHTS][SAMPLE_SPLIT_LISTS];
	struct twos used[EIGHTS];
	unsigned next = ready;

	for (int at = 0; at < EIGHTS; at++) {
		code[at] = draw_codes(split, row, at, &good[at]);
		used[at] = (struct twos){filler, filler};
	}
	for (int i = 0; i < lists; i++) {
		const __m128i bits = _mm_cvtsi32_si128(split->group_bits * i);

		for (int at = 0; at < EIGHTS; at++)
			entry[at][i] = draw_in_groups(&split->groups[i], split->unit_bits,
				_mm256_and_si256(_mm256_srl_epi32(code[at], bits), mask),
				eight_of(row[SAMPLE_SPLIT_ROWS + i], at), &good[at]);
		for (int at = 0; at < EIGHTS; at++)
			take_cards(cluster->set[i], entry[at][i], &used[at], &good[at]);
	}
	for (int at = 0; at < EIGHTS; at++)
		next = keep_good(cluster, entry[at], lists, good[at], next);
	cluster->ready = next;
	return next - ready;
}

unsigned sample_cluster_split_avx2(struct sample_cluster *cluster, uint64_t row)
{
	_Alignas(32) uint16_t rows[SAMPLE_SPLIT_ROWS + SAMPLE_SPLIT_LISTS][SAMPLE_LANES];

	for (int i = 0; i < SAMPLE_SPLIT_ROWS + cluster->lists; i++)
		memcpy(rows[i], rng_row(&cluster->rng, row + (uint64_t)i), sizeof rows[i]);
	switch (cluster->lists) {
	case 2:
		return split_step(cluster, rows, 2);
	case 3:
		return split_step(cluster, rows, 3);
	case 4:
		return split_step(cluster, rows, 4);
	default:
		return split_step(cluster, rows, SAMPLE_SPLIT_LISTS);
	}
}

#endif
