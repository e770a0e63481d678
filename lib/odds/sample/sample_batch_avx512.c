/* 64 deals a step with AVX-512, a byte lane each.
 *
 * Drawing keeps eight cards at once in registers while it goes through the codes
 * before them: each step of one card waits for the step before.
 *
 * Deciding sorts the board once and merges each player's two cards into it. Interleaving
 * bytes to words takes eight lanes of each sixteen, so that words 0-31 are of lanes
 * 0-7, 16-23, 32-39 and 48-55; the winners are put in order at the end. */
#include "odds/sample/sample_inside.h"

#ifdef FELT_AVX512_KERNELS

#include "cards/eval/columns_avx512.h"

enum { CHAINS = 8, WORDS = SAMPLE_LANES / 2 };

/* -- drawing -------------------------------------------------------------- */

COLUMNS_INLINE __m512i load(const void *row)
{
	return _mm512_load_si512(row);
}

COLUMNS_INLINE __m512i less_one_above(__m512i code, __m512i given, __m512i taken)
{
	return _mm512_mask_sub_epi8(code, _mm512_cmplt_epu8_mask(taken, given), code,
		_mm512_set1_epi8(1));
}

COLUMNS_INLINE void encode_given(const struct sample_plan *plan, const struct sample_batch *batch,
	struct sample_codes *codes)
{
	for (int i = 0; i < plan->given; i++) {
		__m512i given = load(batch->row[plan->given_row[i]]), code = given;

		for (int j = 0; j < plan->known; j++)
			code = less_one_above(code, given,
				_mm512_set1_epi8((char)plan->known_card[j]));
		for (int j = 0; j < i; j++)
			code = less_one_above(code, given, load(batch->row[plan->given_row[j]]));
		_mm512_store_si512(codes->row[i], code);
	}
}

/* Both codes of half a row's numbers; returns what is left of these. */
COLUMNS_INLINE __m512i draw_half(const struct sample_number *from, const uint16_t *half,
	__m512i *first, __m512i *second)
{
	const __m512i cards[2] = {_mm512_set1_epi16(from->cards[0]),
		_mm512_set1_epi16(from->cards[1])};
	__m512i number = load(half), left = _mm512_mullo_epi16(number, cards[0]);

	*first = _mm512_mulhi_epu16(number, cards[0]);
	*second = _mm512_mulhi_epu16(left, cards[1]);
	return _mm512_mullo_epi16(left, cards[1]);
}

COLUMNS_INLINE void draw_number(const struct sample_number *from, const uint16_t row[RNG_LANES],
	struct sample_again *again, uint8_t *first, uint8_t *second)
{
	const __m512i least = _mm512_set1_epi16((short)from->least);
	__m512i one[2], two[2], left[2];
	__mmask32 less[2];

	COLUMNS_UNROLL
	for (int i = 0; i < 2; i++) {
		left[i] = draw_half(from, row + i * WORDS, &one[i], &two[i]);
		less[i] = _mm512_cmplt_epu16_mask(left[i], least);
	}
	_mm512_store_si512(first, _mm512_packus_epi16(one[0], one[1]));
	_mm512_store_si512(second, _mm512_packus_epi16(two[0], two[1]));
	if (__builtin_expect((less[0] | less[1]) != 0, 0)) {
		__m512i lanes =
			_mm512_packs_epi16(_mm512_movm_epi16(less[0]), _mm512_movm_epi16(less[1]));

		sample_draw_again(from, _mm512_movepi8_mask(lanes), again, first, second);
	}
}

/* One more where the place, one too high here, is greater than the code: where it is greater by
 * anything. Three short steps are quicker than a compare into a mask. */
COLUMNS_INLINE __m512i decode(__m512i place, __m512i code)
{
	return _mm512_add_epi8(place,
		_mm512_min_epu8(_mm512_subs_epu8(place, code), _mm512_set1_epi8(1)));
}

/* The next `count` cards side by side; returns how many are done then. */
COLUMNS_INLINE int decode_chains(const uint8_t (*code)[SAMPLE_LANES],
	const struct sample_plan *plan, int done, int count, struct sample_batch *batch)
{
	const uint8_t *to = plan->drawn_row + done;
	int before = plan->given + done;
	const __m512i one = _mm512_set1_epi8(1);
	__m512i place[CHAINS];

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++) {
		place[i] = _mm512_add_epi8(load(code[before + i]), one);
		COLUMNS_UNROLL
		for (int j = i - 1; j >= 0; j--)
			place[i] = decode(place[i], load(code[before + j]));
	}
	for (int j = before - 1; j >= 0; j--) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = decode(place[i], load(code[j]));
	}
	for (int j = 0; j < plan->known; j++) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = decode(place[i], _mm512_set1_epi8((char)plan->known_card[j]));
	}
	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		_mm512_store_si512(batch->row[to[i]], _mm512_sub_epi8(place[i], one));
	return done + count;
}

COLUMNS_INLINE void decode_drawn(const struct sample_plan *plan, const struct sample_codes *codes,
	struct sample_batch *batch)
{
	int done = 0;

	if (plan->drawn & 1)
		done = decode_chains(codes->row, plan, done, 1, batch);
	if (plan->drawn & 2)
		done = decode_chains(codes->row, plan, done, 2, batch);
	if (plan->drawn & 4)
		done = decode_chains(codes->row, plan, done, 4, batch);
	while (done < plan->drawn)
		done = decode_chains(codes->row, plan, done, CHAINS, batch);
}

void sample_draw_avx512(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	struct sample_again again = {rng, step, 0};
	uint64_t row = step * (uint64_t)plan->numbers;
	struct sample_codes codes;

	encode_given(plan, batch, &codes);
	for (int i = 0; i < plan->numbers; i++) {
		const struct sample_number *from = &plan->number[i];

		draw_number(from, rng_row(rng, row++), &again,
			sample_code_row(plan, &codes, from->draw[0]),
			sample_code_row(plan, &codes, from->draw[1]));
	}
	decode_drawn(plan, &codes, batch);
}

/* -- deciding ------------------------------------------------------------- */

/* What all players share. */
struct board {
	__m512i sorted[SPOT_BOARD];
	__m512i suit;      /* that three of its cards have, if any suit has three */
	__m512i low, high; /* the bytes of the mask of its ranks in that suit */
};

/* Two full adders reduce the five suits' bits to two carries and an odd bit: three or more
 * have a bit where two of those do. */
COLUMNS_INLINE __m512i board_suit(const __m512i c[SPOT_BOARD])
{
	__m512i odd = _mm512_ternarylogic_epi64(c[0], c[1], c[2], COLUMNS_ODD);

	return columns_majority(columns_majority(c[0], c[1], c[2]),
		columns_majority(odd, c[3], c[4]),
		_mm512_ternarylogic_epi64(odd, c[3], c[4], COLUMNS_ODD));
}

/* Cards of the suit become clubs, which have a bit of a mask. */
COLUMNS_INLINE __m512i turned(__m512i c, __m512i suit)
{
	return _mm512_ternarylogic_epi64(c, suit, _mm512_set1_epi8(3), COLUMNS_XOR_AND);
}

COLUMNS_INLINE struct board board_of(const struct sample_batch *batch)
{
	struct board board;
	__m512i clubs[SPOT_BOARD];

	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++)
		board.sorted[i] = load(batch->row[i]);
	board.suit = board_suit(board.sorted);
	COLUMNS_UNROLL
	for (int i = 0; i < SPOT_BOARD; i++)
		clubs[i] = turned(board.sorted[i], board.suit);
	board.low = columns_bits(EVAL_CARD_BIT_LOW, clubs, SPOT_BOARD);
	board.high = columns_bits(EVAL_CARD_BIT_HIGH, clubs, SPOT_BOARD);
	columns_sort(board.sorted, SPOT_BOARD);
	return board;
}

COLUMNS_INLINE void in_order(__m512i *low, __m512i *high)
{
	__m512i smaller = _mm512_min_epu8(*low, *high);

	*high = _mm512_max_epu8(*low, *high);
	*low = smaller;
}

/* Batcher's odd-even merge (Knuth, The Art of Computer Programming 3, 5.3.4) of five
 * cards and two, all ascending after: cards 0, 2 and 4 with the lower, 1 and 3 with the
 * higher, then neighbours. */
COLUMNS_INLINE void merge(const __m512i five[SPOT_BOARD], __m512i a, __m512i b,
	__m512i out[HAND_MAX])
{
	in_order(&a, &b);
	out[0] = five[0], out[2] = five[2], out[4] = five[4], out[6] = a;
	out[1] = five[1], out[3] = five[3], out[5] = b;
	in_order(&out[4], &out[6]);
	in_order(&out[2], &out[4]);
	in_order(&out[0], &out[2]);
	in_order(&out[3], &out[5]);
	in_order(&out[1], &out[3]);
	in_order(&out[1], &out[2]);
	in_order(&out[3], &out[4]);
	in_order(&out[5], &out[6]);
}

COLUMNS_INLINE void player_index(const struct board *board, __m512i a, __m512i b,
	uint16_t index[SAMPLE_LANES])
{
	__m512i clubs[2] = {turned(a, board->suit), turned(b, board->suit)}, sorted[HAND_MAX];
	__m512i low =
		_mm512_ternarylogic_epi64(board->low, columns_row(EVAL_CARD_BIT_LOW, clubs[0]),
			columns_row(EVAL_CARD_BIT_LOW, clubs[1]), COLUMNS_OR);
	__m512i high =
		_mm512_ternarylogic_epi64(board->high, columns_row(EVAL_CARD_BIT_HIGH, clubs[0]),
			columns_row(EVAL_CARD_BIT_HIGH, clubs[1]), COLUMNS_OR);
	struct columns_words colex;

	merge(board->sorted, a, b, sorted);
	colex = columns_colex(sorted, HAND_MAX);
	_mm512_store_si512(index,
		columns_choose(colex.low, _mm512_unpacklo_epi8(low, high), HAND_MAX));
	_mm512_store_si512(index + WORDS,
		columns_choose(colex.high, _mm512_unpackhi_epi8(low, high), HAND_MAX));
}

COLUMNS_INLINE void store_by_lane(__m512i low, __m512i high, uint16_t out[SAMPLE_LANES])
{
	const __m512i first = _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11);
	const __m512i second = _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15);

	_mm512_storeu_si512(out, _mm512_permutex2var_epi64(low, first, high));
	_mm512_storeu_si512(out + WORDS, _mm512_permutex2var_epi64(low, second, high));
}

COLUMNS_INLINE void find_winners(score values[][SAMPLE_LANES], int players,
	uint16_t winners[SAMPLE_LANES])
{
	__m512i mask[2];

	COLUMNS_UNROLL
	for (int half = 0; half < 2; half++) {
		__m512i best = load(values[0] + half * WORDS);

		mask[half] = _mm512_setzero_si512();
		for (int i = 1; i < players; i++)
			best = _mm512_max_epu16(best, load(values[i] + half * WORDS));
		for (int i = 0; i < players; i++) {
			__mmask32 wins =
				_mm512_cmpeq_epi16_mask(best, load(values[i] + half * WORDS));

			mask[half] = _mm512_mask_add_epi16(mask[half], wins, mask[half],
				_mm512_set1_epi16((short)(1 << i)));
		}
	}
	store_by_lane(mask[0], mask[1], winners);
}

void sample_decide_avx512(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	_Alignas(64) uint16_t index[2][SAMPLE_LANES]; /* of this player and the one before */
	_Alignas(64) score values[SPOT_PLAYERS_MAX][SAMPLE_LANES];
	const struct board board = board_of(batch);

	for (int i = 0; i < players; i++) {
		const card(*row)[SAMPLE_LANES] = &batch->row[sample_hole_row(i)];

		player_index(&board, load(row[0]), load(row[1]), index[i % 2]);
		if (i > 0)
			columns_look_up(index[(i - 1) % 2], HAND_MAX, values[i - 1]);
	}
	columns_look_up(index[(players - 1) % 2], HAND_MAX, values[players - 1]);
	find_winners(values, players, winners);
	if (scores)
		for (int i = 0; i < players; i++)
			store_by_lane(load(values[i]), load(values[i] + WORDS), scores[i]);
}

#endif
