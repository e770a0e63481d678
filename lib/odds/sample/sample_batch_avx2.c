/* 64 deals a step with AVX2, 32 byte lanes twice.
 *
 * Drawing keeps eight cards at once in registers while it goes through the codes
 * before them: each step of one card waits for the step before. A place is one too
 * high there, so that "at least" is "greater", which there is an instruction for.
 *
 * Deciding sorts the board once and merges each player's two cards into it.
 * Interleaving bytes to words takes eight lanes of each sixteen, so that words 0-15
 * are of lanes 0-7 and 16-23; the winners are put in order at the end. */
#include "odds/sample/sample_inside.h"

#ifdef FELT_AVX2_KERNELS

#include "cards/eval/columns_avx2.h"

enum { CHAINS = 8, HALF = SAMPLE_LANES / 2, WORDS = 16 /* of a register */ };

COLUMNS_INLINE __m256i load(const void *row)
{
	return _mm256_load_si256(row);
}

COLUMNS_INLINE void store(void *row, __m256i lanes)
{
	_mm256_store_si256(row, lanes);
}

/* -- drawing -------------------------------------------------------------- */

COLUMNS_INLINE __m256i less_one_above(__m256i code, __m256i given, __m256i taken)
{
	return _mm256_add_epi8(code, _mm256_cmpgt_epi8(given, taken));
}

COLUMNS_INLINE void encode_given(const struct sample_plan *plan, const struct sample_batch *batch,
	struct sample_codes *codes, int from)
{
	for (int i = 0; i < plan->given; i++) {
		__m256i given = load(batch->row[plan->given_row[i]] + from), code = given;

		for (int j = 0; j < plan->known; j++)
			code = less_one_above(code, given,
				_mm256_set1_epi8((char)plan->known_card[j]));
		for (int j = 0; j < i; j++)
			code = less_one_above(code, given,
				load(batch->row[plan->given_row[j]] + from));
		store(codes->row[i] + from, code);
	}
}

/* Both codes of a quarter row's numbers; `less` is 0 where they are good. */
struct quarter {
	__m256i first, second, less;
};

COLUMNS_INLINE struct quarter draw_quarter(const struct sample_number *from,
	const uint16_t numbers[WORDS])
{
	const __m256i first = _mm256_set1_epi16(from->cards[0]);
	const __m256i second = _mm256_set1_epi16(from->cards[1]);
	__m256i number = load(numbers), left = _mm256_mullo_epi16(number, first);

	return (struct quarter){
		_mm256_mulhi_epu16(number, first),
		_mm256_mulhi_epu16(left, second),
		_mm256_subs_epu16(_mm256_set1_epi16((short)from->least),
			_mm256_mullo_epi16(left, second)),
	};
}

/* A bit for each lane of a half where the quarters' numbers are rejected. */
COLUMNS_INLINE uint64_t rejected(const struct quarter *a, const struct quarter *b)
{
	const __m256i zero = _mm256_setzero_si256();
	__m256i good = _mm256_packs_epi16(_mm256_cmpeq_epi16(a->less, zero),
		_mm256_cmpeq_epi16(b->less, zero));

	return ~(uint32_t)_mm256_movemask_epi8(good);
}

COLUMNS_INLINE void draw_number(const struct sample_number *from, const uint16_t row[RNG_LANES],
	struct sample_again *again, uint8_t *first, uint8_t *second)
{
	struct quarter q[4];
	__m256i less;

	COLUMNS_UNROLL
	for (int i = 0; i < 4; i++)
		q[i] = draw_quarter(from, row + i * WORDS);
	COLUMNS_UNROLL
	for (int i = 0; i < 2; i++) {
		store(first + i * HALF, _mm256_packus_epi16(q[i].first, q[i + 2].first));
		store(second + i * HALF, _mm256_packus_epi16(q[i].second, q[i + 2].second));
	}
	less = _mm256_or_si256(_mm256_or_si256(q[0].less, q[1].less),
		_mm256_or_si256(q[2].less, q[3].less));
	if (__builtin_expect(!_mm256_testz_si256(less, less), 0))
		sample_draw_again(from, rejected(&q[0], &q[2]) | rejected(&q[1], &q[3]) << HALF,
			again, first, second);
}

/* One more where it is greater than the code. */
COLUMNS_INLINE __m256i decode(__m256i place, __m256i code)
{
	return _mm256_sub_epi8(place, _mm256_cmpgt_epi8(place, code));
}

/* The next `count` cards side by side; returns how many are done then. */
COLUMNS_INLINE int decode_chains(const struct sample_codes *codes, const struct sample_plan *plan,
	int done, int count, struct sample_batch *batch, int from)
{
	const __m256i one = _mm256_set1_epi8(1);
	int before = plan->given + done;
	__m256i place[CHAINS];

	COLUMNS_UNROLL
	for (int i = 0; i < count; i++) {
		place[i] = _mm256_add_epi8(load(codes->row[before + i] + from), one);
		COLUMNS_UNROLL
		for (int j = i - 1; j >= 0; j--)
			place[i] = decode(place[i], load(codes->row[before + j] + from));
	}
	for (int j = before - 1; j >= 0; j--) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = decode(place[i], load(codes->row[j] + from));
	}
	for (int j = 0; j < plan->known; j++) {
		COLUMNS_UNROLL
		for (int i = 0; i < count; i++)
			place[i] = decode(place[i], _mm256_set1_epi8((char)plan->known_card[j]));
	}
	COLUMNS_UNROLL
	for (int i = 0; i < count; i++)
		store(batch->row[plan->drawn_row[done + i]] + from, _mm256_sub_epi8(place[i], one));
	return done + count;
}

COLUMNS_INLINE void decode_drawn(const struct sample_codes *codes, const struct sample_plan *plan,
	struct sample_batch *batch, int from)
{
	int done = 0;

	if (plan->drawn & 1)
		done = decode_chains(codes, plan, done, 1, batch, from);
	if (plan->drawn & 2)
		done = decode_chains(codes, plan, done, 2, batch, from);
	if (plan->drawn & 4)
		done = decode_chains(codes, plan, done, 4, batch, from);
	while (done < plan->drawn)
		done = decode_chains(codes, plan, done, CHAINS, batch, from);
}

void sample_draw_avx2(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch)
{
	struct sample_again again = {rng, step, 0};
	uint64_t row = step * (uint64_t)plan->numbers;
	struct sample_codes codes;

	for (int from = 0; from < SAMPLE_LANES; from += HALF)
		encode_given(plan, batch, &codes, from);
	for (int i = 0; i < plan->numbers; i++) {
		const struct sample_number *number = &plan->number[i];

		draw_number(number, rng_row(rng, row++), &again,
			sample_code_row(plan, &codes, number->draw[0]),
			sample_code_row(plan, &codes, number->draw[1]));
	}
	for (int from = 0; from < SAMPLE_LANES; from += HALF)
		decode_drawn(&codes, plan, batch, from);
}

/* -- deciding ------------------------------------------------------------- */

/* What is known of cards against flushes: the mask of their ranks in a suit, and
 * STRANGER for each card not in it. */
struct suited {
	__m256i low, high, others;
};

/* What all players share. */
struct board {
	__m256i ranks[SPOT_BOARD]; /* sorted */
	__m256i suit;              /* that three of its cards have, if any suit has three */
	struct suited suited;
};

/* Two full adders reduce the five suits' bits to two carries and an odd bit: three or more
 * have a bit where two of those do. */
COLUMNS_INLINE __m256i board_suit(const __m256i c[SPOT_BOARD])
{
	__m256i odd = columns_odd(c[0], c[1], c[2]);
	__m256i suit = columns_majority(columns_majority(c[0], c[1], c[2]),
		columns_majority(odd, c[3], c[4]), columns_odd(odd, c[3], c[4]));

	return _mm256_and_si256(suit, _mm256_set1_epi8(3));
}

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
		cards[i] = load(batch->row[i] + from);
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

COLUMNS_INLINE void in_order(__m256i *low, __m256i *high)
{
	__m256i smaller = _mm256_min_epu8(*low, *high);

	*high = _mm256_max_epu8(*low, *high);
	*low = smaller;
}

/* Batcher's odd-even merge (Knuth, The Art of Computer Programming 3, 5.3.4) of five
 * ranks and two, all ascending after: ranks 0, 2 and 4 with the lower, 1 and 3 with the
 * higher, then neighbours. */
COLUMNS_INLINE void merge(const __m256i five[SPOT_BOARD], __m256i a, __m256i b,
	__m256i out[HAND_MAX])
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

COLUMNS_INLINE void player_index(const struct board *board, __m256i a, __m256i b,
	uint16_t index[HALF])
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
	store(index, columns_choose(colex.low, two.low, masks.low, choice.low, HAND_MAX));
	store(index + WORDS,
		columns_choose(colex.high, two.high, masks.high, choice.high, HAND_MAX));
}

/* Words of lanes 0-7 and 16-23, and of lanes 8-15 and 24-31. */
COLUMNS_INLINE void store_by_lane(__m256i low, __m256i high, uint16_t out[HALF])
{
	_mm256_storeu_si256((void *)out, _mm256_permute2x128_si256(low, high, 0x20));
	_mm256_storeu_si256((void *)(out + WORDS), _mm256_permute2x128_si256(low, high, 0x31));
}

COLUMNS_INLINE void find_winners(score values[][HALF], int players, uint16_t winners[HALF])
{
	__m256i mask[2];

	COLUMNS_UNROLL
	for (int half = 0; half < 2; half++) {
		__m256i best = load(values[0] + half * WORDS);

		mask[half] = _mm256_setzero_si256();
		for (int i = 1; i < players; i++)
			best = _mm256_max_epu16(best, load(values[i] + half * WORDS));
		for (int i = 0; i < players; i++) {
			__m256i wins = _mm256_cmpeq_epi16(best, load(values[i] + half * WORDS));

			mask[half] = _mm256_or_si256(mask[half],
				_mm256_and_si256(wins, _mm256_set1_epi16((short)(1 << i))));
		}
	}
	store_by_lane(mask[0], mask[1], winners);
}

COLUMNS_INLINE void decide_half(const struct sample_batch *batch, int players, int from,
	uint16_t winners[HALF], score (*scores)[SAMPLE_LANES])
{
	_Alignas(64) uint16_t index[2][HALF]; /* of this player and the one before */
	_Alignas(64) score values[SPOT_PLAYERS_MAX][HALF];
	const struct board board = board_of(batch, from);

	for (int i = 0; i < players; i++) {
		const card(*row)[SAMPLE_LANES] = &batch->row[sample_hole_row(i)];

		player_index(&board, load(row[0] + from), load(row[1] + from), index[i % 2]);
		if (i > 0)
			columns_look_up(index[(i - 1) % 2], HAND_MAX, values[i - 1]);
	}
	columns_look_up(index[(players - 1) % 2], HAND_MAX, values[players - 1]);
	find_winners(values, players, winners);
	if (scores)
		for (int i = 0; i < players; i++)
			store_by_lane(load(values[i]), load(values[i] + WORDS), scores[i] + from);
}

void sample_decide_avx2(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES])
{
	for (int from = 0; from < SAMPLE_LANES; from += HALF)
		decide_half(batch, players, from, winners + from, scores);
}

#endif
