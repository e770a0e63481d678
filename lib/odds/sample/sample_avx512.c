/* Dealing and finding the winners with AVX-512, all 64 deals of a step in a register, one byte
 * each, by the code that both kernels share (sample_wide.h); and drawing the hands of a cluster.
 *
 * Drawing is not shared with AVX2. Here the fields of a group are looked up in registers, 128 words
 * in four of them, and candidates are filtered by 64-bit masks and the compress instruction. AVX2
 * has neither, and uses the scalar version for lists without a split. */
#include "odds/sample/sample_internal.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"

/* -- the operations of sample_wide.h ---------------------------------------- */

COLUMNS_INLINE wide wide_less_above(wide code, wide given, wide used)
{
	return _mm512_mask_sub_epi8(code, _mm512_cmplt_epu8_mask(used, given), code, wide_all(1));
}

/* place - code, or 0 if that is negative, is at least 1 if place is greater. These three steps take
 * less time than a comparison into a mask and a sum under it. */
COLUMNS_INLINE wide wide_more_above(wide place, wide code)
{
	return wide_add(place, wide_min(_mm512_subs_epu8(place, code), wide_all(1)));
}

COLUMNS_INLINE wide wide_words_short_of(wide words, wide least)
{
	return _mm512_subs_epu16(least, words);
}

COLUMNS_INLINE wide wide_pack(wide a, wide b)
{
	return _mm512_packus_epi16(a, b);
}

COLUMNS_INLINE bool wide_none(wide bits)
{
	return !_mm512_test_epi64_mask(bits, bits);
}

COLUMNS_INLINE uint64_t wide_lanes(wide a, wide b)
{
	return _mm512_movepi8_mask(
		_mm512_packs_epi16(_mm512_movm_epi16(_mm512_test_epi16_mask(a, a)),
			_mm512_movm_epi16(_mm512_test_epi16_mask(b, b))));
}

COLUMNS_INLINE wide wide_words_max(wide a, wide b)
{
	return _mm512_max_epu16(a, b);
}

COLUMNS_INLINE wide wide_words_mark(wide mask, wide a, wide b, int bit)
{
	return _mm512_mask_add_epi16(mask, _mm512_cmpeq_epi16_mask(a, b), mask, wide_words(bit));
}

/* `low` holds lanes 0-7, 16-23, 32-39 and 48-55, `high` the others. */
COLUMNS_INLINE void wide_by_lane(wide low, wide high, uint16_t out[WIDE])
{
	const wide first = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
	const wide second = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);

	_mm512_storeu_si512(out, _mm512_permutex2var_epi64(low, first, high));
	_mm512_storeu_si512(out + WIDE / 2, _mm512_permutex2var_epi64(low, second, high));
}

struct board {
	wide sorted[SPOT_BOARD];
	wide suit;      /* the suit of three of its cards, if there is one */
	wide low, high; /* bytes of the mask of its ranks in that suit */
};

#include "odds/sample/sample_wide.h"

/* -- the index of a hand ---------------------------------------------------- */

/* Permutes suits so that cards of the given suit become clubs: the tables have a bit for each
 * club. */
COLUMNS_INLINE __m512i turned(__m512i c, __m512i suit)
{
	return _mm512_ternarylogic_epi64(c, suit, _mm512_set1_epi8(3), COLUMNS_XOR_AND);
}

COLUMNS_INLINE struct board board_of(const struct sample_batch *batch, int from)
{
	struct board board;
	__m512i clubs[SPOT_BOARD];

	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++)
		board.sorted[i] = wide_load(batch->row[i] + from);
	board.suit = board_suit(board.sorted);
	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++)
		clubs[i] = turned(board.sorted[i], board.suit);
	board.low = columns_bits(EVAL_CARD_BIT_LOW, clubs, SPOT_BOARD);
	board.high = columns_bits(EVAL_CARD_BIT_HIGH, clubs, SPOT_BOARD);
	columns_sort(board.sorted, SPOT_BOARD);
	return board;
}

COLUMNS_INLINE void player_index(const struct board *board, __m512i a, __m512i b,
	uint16_t index[WIDE])
{
	__m512i clubs[2] = {turned(a, board->suit), turned(b, board->suit)}, sorted[HAND_MAX];
	__m512i low =
		_mm512_ternarylogic_epi64(board->low, columns_row(EVAL_CARD_BIT_LOW, clubs[0]),
			columns_row(EVAL_CARD_BIT_LOW, clubs[1]), COLUMNS_OR);
	__m512i high =
		_mm512_ternarylogic_epi64(board->high, columns_row(EVAL_CARD_BIT_HIGH, clubs[0]),
			columns_row(EVAL_CARD_BIT_HIGH, clubs[1]), COLUMNS_OR);
	const struct eval_part *part = columns_part(&eval_high, HAND_MAX);
	struct columns_words colex;

	merge(board->sorted, a, b, sorted);
	colex = columns_colex(sorted, HAND_MAX);
	wide_store(index, columns_choose(part, colex.low, _mm512_unpacklo_epi8(low, high)));
	wide_store(index + WIDE_WORDS,
		columns_choose(part, colex.high, _mm512_unpackhi_epi8(low, high)));
}

/* -- the kernels ------------------------------------------------------------ */

void sample_draw_avx512(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	wide_draw_step(plan, rng, step, batch);
}

void sample_decide_avx512(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	wide_decide(batch, players, 0, winners, scores);
}

/* -- drawing the hands of a cluster ----------------------------------------- */

enum { FOURS = SAMPLE_LANES / 16, EIGHTS = SAMPLE_LANES / 8 };

/* Sixteen lanes of a row, as 32-bit numbers. */
static inline __m512i widen(const uint16_t *row, int four)
{
	return _mm512_cvtepu16_epi32(_mm256_load_si256((const __m256i *)(const void *)row + four));
}

/* Draws numbers below a bound from two rows; returns the lost lanes. 64-bit products are computed
 * separately for the even and the odd lanes. */
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

/* Plain loads: the gather instructions of these processors, as far as measured, are slower. */
static inline __m512i look_up_eight(const uint64_t *table, __m256i lanes)
{
	_Alignas(32) uint32_t at[8];

	_mm256_store_si256((void *)at, lanes);
	return _mm512_setr_epi64((int64_t)table[at[0]], (int64_t)table[at[1]],
		(int64_t)table[at[2]], (int64_t)table[at[3]], (int64_t)table[at[4]],
		(int64_t)table[at[5]], (int64_t)table[at[6]], (int64_t)table[at[7]]);
}

/* Adds the cards of entries; returns the lanes in which one of them was already used. */
static inline uint64_t collide(const card_set *set, const __m512i entry[FOURS],
	__m512i used[EIGHTS])
{
	uint64_t lost = 0;

	for (int i = 0; i < EIGHTS; i++) {
		__m256i at = i & 1 ? _mm512_extracti64x4_epi64(entry[i / 2], 1)
				   : _mm512_castsi512_si256(entry[i / 2]);
		__m512i sets = look_up_eight(set, at);

		lost |= (uint64_t)_mm512_test_epi64_mask(used[i], sets) << 8 * i;
		used[i] = _mm512_or_si512(used[i], sets);
	}
	return lost;
}

/* Compresses into a register and stores that, since compressing into memory is slow. */
static inline void keep(uint32_t *waiting, const __m512i entry[FOURS], uint64_t good)
{
	for (int i = 0; i < FOURS; i++) {
		const __mmask16 lanes = (__mmask16)(good >> 16 * i);

		_mm512_storeu_si512(waiting, _mm512_maskz_compress_epi32(lanes, entry[i]));
		waiting += __builtin_popcount(lanes);
	}
}

/* Appends the valid candidates to the waiting ones; returns their number. */
static inline unsigned keep_good(struct sample_cluster *cluster, __m512i (*entry)[FOURS],
	uint64_t good)
{
	const unsigned count = (unsigned)__builtin_popcountll(good);

	for (int i = 0; i < cluster->lists; i++)
		keep(cluster->waiting[i] + cluster->ready, entry[i], good);
	cluster->ready += count;
	return count;
}

unsigned sample_cluster_uniform_avx512(struct sample_cluster *cluster, uint64_t row)
{
	__m512i entry[SPOT_PLAYERS_MAX][FOURS], used[EIGHTS];
	uint64_t lost = 0;

	for (int i = 0; i < EIGHTS; i++)
		used[i] = _mm512_setzero_si512();
	for (int i = 0; i < cluster->lists; i++) {
		const struct sample_list *list = cluster->list[i];
		const int rows = sample_random_rows(list->count);

		if (rows == 1)
			lost |= draw_16(&cluster->rng, row, list->count, entry[i]);
		else
			lost |= draw_32(&cluster->rng, row, list->count, entry[i]);
		row += (uint64_t)rows;
		if (cluster->lists > 1)
			lost |= collide(cluster->set[i], entry[i], used);
	}
	return keep_good(cluster, entry, ~lost);
}

/* -- splits ----------------------------------------------------------------- */

/* Eight lanes of a row, as words. */
static inline __m128i eight(const uint16_t *row, int at)
{
	return _mm_load_si128((const __m128i *)(const void *)row + at);
}

/* Draws the codes of splits: a column from the high bits of a row, and a height from two rows.
 * Returns the lost lanes. */
static inline uint64_t draw_codes(struct rng *rng, uint64_t row, const struct sample_split *split,
	__m512i code[FOURS])
{
	const __m512i low = _mm512_set1_epi64(0xffffffff), by = _mm512_set1_epi64(split->height);
	const __m512i uneven = _mm512_set1_epi64(split->uneven);
	const __m128i drop = _mm_cvtsi32_si128(16 - split->column_bits);
	const uint16_t *from = rng_row(rng, row);
	__m512i column[EIGHTS], number[EIGHTS];
	__m256i codes[EIGHTS];
	uint64_t lost = 0;

	for (int i = 0; i < EIGHTS; i++)
		column[i] = look_up_eight(split->column,
			_mm256_cvtepu16_epi32(_mm_srl_epi16(eight(from, i), drop)));
	from = rng_row(rng, row + 1);
	for (int i = 0; i < EIGHTS; i++)
		number[i] = _mm512_slli_epi64(_mm512_cvtepu16_epi64(eight(from, i)), 16);
	from = rng_row(rng, row + 2);
	for (int i = 0; i < EIGHTS; i++) {
		__m512i product = _mm512_mul_epu32(_mm512_or_si512(number[i],
							   _mm512_cvtepu16_epi64(eight(from, i))),
			by);
		__mmask8 other = _mm512_cmpge_epu64_mask(_mm512_srli_epi64(product, 32),
			_mm512_srli_epi64(column[i], 2 * SAMPLE_SPLIT_CODE_BITS));

		lost |= (uint64_t)_mm512_cmplt_epu64_mask(_mm512_and_si512(product, low), uneven)
			<< 8 * i;
		codes[i] = _mm512_cvtepi64_epi32(_mm512_mask_srli_epi64(column[i], other, column[i],
			SAMPLE_SPLIT_CODE_BITS));
	}
	for (int i = 0; i < FOURS; i++)
		code[i] = _mm512_inserti64x4(_mm512_castsi256_si512(codes[2 * i]), codes[2 * i + 1],
			1);
	return lost;
}

/* Looks up each lane's index in a table of 128 words. The permutation of two registers uses six
 * bits of an index; the seventh selects the half of the table. */
static inline __m512i look_up(const uint16_t table[SAMPLE_GROUPS], __m512i at)
{
	const __m512i *part = (const __m512i *)(const void *)table;
	__m512i low = _mm512_permutex2var_epi16(part[0], at, part[1]);
	__m512i high = _mm512_permutex2var_epi16(part[2], at, part[3]);

	return _mm512_mask_blend_epi16(_mm512_test_epi16_mask(at, _mm512_set1_epi16(64)), low,
		high);
}

/* Half of a register's words, as 32-bit numbers. */
static inline __m512i half_of(__m512i words, int half)
{
	return _mm512_cvtepu16_epi32(
		half ? _mm512_extracti64x4_epi64(words, 1) : _mm512_castsi512_si256(words));
}

/* Draws entries in the groups named by the lowest bits of the codes; returns the lost lanes. */
static inline uint64_t draw_in_groups(const uint16_t *row, const struct sample_groups *groups,
	const struct sample_split *split, const __m512i code[FOURS], __m512i entry[FOURS])
{
	const __m512i mask = _mm512_set1_epi32((1 << split->group_bits) - 1);
	const __m128i unit = _mm_cvtsi32_si128(split->unit_bits);
	uint64_t lost = 0;

	for (int i = 0; i < 2; i++) {
		__m256i low = _mm512_cvtepi32_epi16(_mm512_and_si512(code[2 * i], mask));
		__m256i high = _mm512_cvtepi32_epi16(_mm512_and_si512(code[2 * i + 1], mask));
		__m512i group = _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
		__m512i size = look_up(groups->size, group);
		__m512i first = look_up(groups->first, group);
		__m512i number = _mm512_load_si512(row + i * SAMPLE_LANES / 2);
		__m512i place = _mm512_mulhi_epu16(number, size);

		lost |= (uint64_t)_mm512_cmplt_epu16_mask(_mm512_mullo_epi16(number, size),
				look_up(groups->uneven, group))
			<< 32 * i;
		for (int half = 0; half < 2; half++)
			entry[2 * i + half] =
				_mm512_add_epi32(_mm512_sll_epi32(half_of(first, half), unit),
					half_of(place, half));
	}
	return lost;
}

unsigned sample_cluster_split_avx512(struct sample_cluster *cluster, uint64_t row)
{
	const struct sample_split *split = cluster->split;
	__m512i code[FOURS], entry[SPOT_PLAYERS_MAX][FOURS], used[EIGHTS];
	uint64_t lost = draw_codes(&cluster->rng, row, split, code);

	for (int i = 0; i < EIGHTS; i++)
		used[i] = _mm512_set1_epi64((int64_t)SAMPLE_FILLER);
	for (int i = 0; i < cluster->lists; i++) {
		lost |= draw_in_groups(rng_row(&cluster->rng,
					       row + SAMPLE_SPLIT_ROWS + (uint64_t)i),
			&split->groups[i], split, code, entry[i]);
		lost |= collide(cluster->set[i], entry[i], used);
		for (int k = 0; k < FOURS; k++)
			code[k] = _mm512_srli_epi32(code[k], (unsigned)split->group_bits);
	}
	return keep_good(cluster, entry, ~lost);
}

/* -- dealing the drawn hands -------------------------------------------------- */

static inline void store_bytes(card *row, int four, __m512i words)
{
	_mm_store_si128((__m128i *)(void *)row + four, _mm512_cvtepi32_epi8(words));
}

/* Deals to two players at once, or to one; the second half of a load for a single last hand is not
 * used. */
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

void sample_cluster_deal_avx512(const struct sample_cluster *cluster, struct sample_batch *batch)
{
	const uint8_t *player = cluster->player;

	for (int i = 0; i < cluster->lists; i++) {
		const int players = cluster->list[i]->players;

		for (int k = 0; k < players; k += 2) {
			const int count = players - k < 2 ? 1 : 2;
			card *row[4];

			for (int j = 0; j < 2 * count; j++)
				row[j] = batch->row[sample_hole_row(player[j / 2]) + j % 2];
			deal_pairs(cluster->pairs[i] + k, cluster->waiting[i], (size_t)players, row,
				count);
			player += count;
		}
	}
}

#endif
