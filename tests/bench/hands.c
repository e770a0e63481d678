/* Rows of hands: how many a second are scored.
 *
 * The hands are those by which the public evaluators were measured, so that one check fits all:
 * splitmix64 seeded with 1000 + cards a hand, a card is (next >> 32) * 52 >> 32
 * and is drawn again where the hand has it. The check is the sum of the hands'
 * standings; of all hands of the deck it is how many are of each category. A pass is all
 * hands, or 64 times all of few hands; what is timed is scoring them and adding up the
 * scores in 64 bits. */
#include "bench.h"
#include "sweep.h"

#include "felt.h"

#include "cards/categories/categories.h"
#include "cards/eval/eval_inline.h"
#include "cards/evaluator.h"
#include "cards/lines/lines.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
	FEW = 16384,
	MANY = 4000000,
	FEW_REPEATS = 64,
	BLOCK = 1024,         /* hands scored before their scores are added up */
	ALL_SEVEN = 133784560 /* C(52, 7) */
};

struct hands_work;

struct bench_hands {
	int count; /* cards a hand */
	size_t hands;
	uint64_t (*total)(const struct hands_work *work); /* the sum of all hands' scores */
	const struct evaluator *evaluator;                /* NULL: that of high hands */
	card_set deck;                                    /* 0: all cards */
	int board;                                        /* of the cards, the last */
};

struct hands_work {
	const struct bench_hands *row;
	enum cpu_path path;
	card *cards;       /* count a hand */
	struct hand *list; /* the same hands made by hand_add */
	char *text;        /* and as plain lines */
	void *tables;      /* of the evaluator */
};

_Static_assert(8 * SCORE_MAX <= UINT16_MAX, "eight scores add up to 16 bits");

/* Adds scores up in a third of an instruction each, so that it is scoring them that is timed:
 * eight of them by words, with as many turns as gcc -O2 wants for vectors, a constant. */
static uint64_t add_up(const score *scores, size_t count)
{
	enum { EIGHTH = BLOCK / 8 };
	uint64_t sum = 0;

	for (; count >= BLOCK; count -= BLOCK, scores += BLOCK) {
		uint32_t block = 0;

		for (int i = 0; i < EIGHTH; i++) {
			const score *s = scores + i;

			block += (uint16_t)(s[0] + s[EIGHTH] + s[2 * EIGHTH] + s[3 * EIGHTH] +
					    s[4 * EIGHTH] + s[5 * EIGHTH] + s[6 * EIGHTH] +
					    s[7 * EIGHTH]);
		}
		sum += block;
	}
	for (size_t i = 0; i < count; i++)
		sum += scores[i];
	return sum;
}

static uint64_t total_indices(const struct hands_work *work)
{
	size_t count = (size_t)work->row->count, hands = work->row->hands;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		eval_batch(work->path, work->cards + i * count, work->row->count, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

static uint64_t total_batch(const struct hands_work *work)
{
	const struct bench_hands *row = work->row;
	size_t count = (size_t)row->count;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < row->hands; i += BLOCK) {
		const size_t here = row->hands - i < BLOCK ? row->hands - i : BLOCK;
		const struct evaluator_hands hands =
			evaluator_hands_in_rows(work->cards + i * count, row->count - row->board,
				row->board);

		row->evaluator->batch(work->path, work->tables, &hands, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

static uint64_t total_values(const struct hands_work *work)
{
	const struct bench_hands *row = work->row;
	uint64_t sum = 0;

	for (size_t i = 0; i < row->hands; i++)
		sum += row->evaluator->value(work->cards + i * (size_t)row->count,
			row->count - row->board, row->board);
	return sum;
}

/* Prepared hands, 16 bytes each, arrive too slowly from outside the cache when the processor's own
 * prefetch is left to itself. So before each block of hands a block further on is asked for: all
 * its lines at once, which makes four million hands a third faster than a line at a time.
 *
 * The distance is not a multiple of 4,096. A line that far away goes to the same set of the
 * first-level cache as the line in use, and pushes the tables out, which costs a tenth of the speed
 * of hands in the cache. */
enum { BLOCK_HANDS = 32, LINE_HANDS = 4, UNROLLED_HANDS = 4, AHEAD_HANDS = 96 };

/* The hands may be past the end of the list: they are asked for, but not read. */
static inline void prefetch_block(const struct hand *block)
{
	const uintptr_t ahead = (uintptr_t)block + AHEAD_HANDS * sizeof *block;

#pragma GCC unroll 8
	for (size_t i = 0; i < BLOCK_HANDS; i += LINE_HANDS)
		__builtin_prefetch((const void *)(ahead + i * sizeof *block));
}

static inline void score_block(const struct hand *block, score *scores)
{
	for (size_t i = 0; i < BLOCK_HANDS; i += UNROLLED_HANDS)
#pragma GCC unroll 4
		for (size_t j = i; j < i + UNROLLED_HANDS; j++)
			scores[j] = eval_hand_inline(block + j);
}

static void eval_hands(const struct hand *list, size_t hands, score *scores)
{
	size_t i = 0;

	for (; hands - i >= BLOCK_HANDS; i += BLOCK_HANDS) {
		prefetch_block(list + i);
		score_block(list + i, scores + i);
	}
	for (; i < hands; i++)
		scores[i] = eval_hand_inline(list + i);
}

static uint64_t total_objects(const struct hands_work *work)
{
	size_t hands = work->row->hands;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		eval_hands(work->list + i, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

static uint64_t total_inline(const struct hands_work *work)
{
	const card *hand = work->cards, *end = hand + 7 * work->row->hands;
	uint64_t sum = 0;

	for (; hand < end; hand += 7)
		sum += eval_cards_inline(hand, 7);
	return sum;
}

static uint64_t total_calls(const struct hands_work *work)
{
	const card *hand = work->cards, *end = hand + 7 * work->row->hands;
	uint64_t sum = 0;

	for (; hand < end; hand += 7)
		sum += eval_cards(hand, 7);
	return sum;
}

/* The same by the public interface. */
static uint64_t total_public(const struct hands_work *work)
{
	const felt_tables *const tables = felt_tables_get();
	const card *hand = work->cards, *end = hand + 7 * work->row->hands;
	uint64_t sum = 0;

	for (; hand < end; hand += 7)
		sum += felt_value7(tables, hand);
	return sum;
}

static uint64_t total_public_batch(const struct hands_work *work)
{
	const felt_game *const game = felt_game_at(0);
	const size_t hands = work->row->hands;
	score scores[BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		const size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		felt_evaluate_batch(game, 0, work->cards + i * 7, 2, NULL, 5, here, scores);
		sum += add_up(scores, here);
	}
	return sum;
}

/* Plain lines to standings as text, from memory to memory. */
static uint64_t total_lines(const struct hands_work *work)
{
	const struct bench_hands *row = work->row;
	const struct lines_shape shape = {row->evaluator ? row->evaluator : &evaluator_high,
		row->deck ? (card)__builtin_ctzll(row->deck) : 0, row->count};
	size_t size = 2 * (size_t)row->count + 1, hands = row->hands;
	score scores[BLOCK];
	char out[8 * BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < hands; i += BLOCK) {
		size_t here = hands - i < BLOCK ? hands - i : BLOCK;

		here = lines_score(work->path, &shape, work->text + i * size, here * size, scores,
			here);
		lines_standings(work->path, shape.evaluator->order->standings, scores, here, out);
		sum += add_up(scores, here);
	}
	return sum;
}

/* Like that, for hands with boards. */
static uint64_t total_hand_lines(const struct hands_work *work)
{
	const struct bench_hands *row = work->row;
	const struct lines_hands lines = {row->evaluator, work->tables, CARD_DECK,
		row->count - row->board, row->board, NULL};
	const size_t size = lines_hands_width(&lines);
	score scores[BLOCK];
	char out[8 * BLOCK];
	uint64_t sum = 0;

	for (size_t i = 0; i < row->hands; i += BLOCK) {
		size_t here = row->hands - i < BLOCK ? row->hands - i : BLOCK;

		here = lines_score_hands(work->path, &lines, work->text + i * size, here * size,
			scores, here);
		lines_standings(work->path, row->evaluator->order->standings, scores, here, out);
		sum += add_up(scores, here);
	}
	return sum;
}

static void add_run(void *context, const score *scores, size_t count)
{
	*(uint64_t *)context += add_up(scores, count);
}

static uint64_t total_single(const struct hands_work *work)
{
	uint64_t sum = 0;

	sweep_run(work->path, SWEEP_SINGLE, work->row->count, add_run, &sum);
	return sum;
}

static uint64_t total_shared(const struct hands_work *work)
{
	uint64_t sum = 0;

	sweep_run(work->path, SWEEP_SHARED, work->row->count, add_run, &sum);
	return sum;
}

/* -- hands ---------------------------------------------------------------- */

static uint64_t splitmix64(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* A board is dealt first. */
static void deal(struct hands_work *work)
{
	int count = work->row->count, board = work->row->board;
	const card_set deck = work->row->deck ? work->row->deck : CARD_DECK;
	uint64_t state = 1000 + (uint64_t)count;
	card *next = work->cards;

	for (size_t i = 0; i < work->row->hands; i++) {
		struct hand hand = hand_empty();

		for (int j = 0; j < count; j++) {
			card c;

			do
				c = (card)((splitmix64(&state) >> 32) * CARD_COUNT >> 32);
			while (hand.set & card_bit(c) || !(deck & card_bit(c)));
			hand = hand_add(hand, c);
			next[(j + count - board) % count] = c;
		}
		next += count;
		work->list[i] = hand;
	}
}

enum { SIGN = 3 /* bytes between a hand and its board */ };

static void write_lines(struct hands_work *work)
{
	const card *next = work->cards;
	char *at = work->text;

	for (size_t i = 0; i < work->row->hands; i++) {
		for (int j = 0; j < work->row->count; j++, next++) {
			if (j && j == work->row->count - work->row->board) {
				memcpy(at, " @ ", SIGN);
				at += SIGN;
			}
			*at++ = "23456789TJQKA"[card_rank(*next)];
			*at++ = "cdhs"[card_suit(*next)];
		}
		*at++ = '\n';
	}
}

static void work_close(void *state)
{
	struct hands_work *work = state;

	free(work->cards);
	free(work->list);
	free(work->text);
	free(work->tables);
	free(work);
}

static void *work_open(const struct bench_row *row, enum cpu_path path)
{
	const struct bench_hands *hands = row->data;
	struct hands_work *work = bench_room(sizeof *work);

	*work = (struct hands_work){hands, path, NULL, NULL, NULL, NULL};
	if (hands->hands == ALL_SEVEN)
		return work;
	work->cards = bench_room(hands->hands * (size_t)hands->count);
	work->list = bench_room(hands->hands * sizeof *work->list);
	work->text = bench_room(hands->hands * (2 * (size_t)hands->count + SIGN + 1));
	if (hands->evaluator && hands->evaluator->tables_new) {
		work->tables = hands->evaluator->tables_new();
		if (!work->tables)
			bench_fail("out of memory", "");
	}
	deal(work);
	write_lines(work);
	return work;
}

static double work_pass(void *state)
{
	const struct hands_work *work = state;
	int repeats = work->row->hands == FEW ? FEW_REPEATS : 1;
	volatile uint64_t result; /* so that no pass is left out */
	uint64_t sum = 0;

	for (int i = 0; i < repeats; i++)
		sum += work->row->total(work);
	result = sum;
	(void)result;
	return (double)work->row->hands * repeats;
}

/* -- checks --------------------------------------------------------------- */

struct kinds {
	enum cpu_path path;
	uint64_t by_category[CATEGORY_COUNT];
};

static void tally_run(void *context, const score *scores, size_t count)
{
	struct kinds *kinds = context;

	categories_count(kinds->path, scores, count, kinds->by_category);
}

static void work_check(void *state)
{
	const struct hands_work *work = state;
	const struct bench_hands *row = work->row;
	struct kinds kinds = {work->path, {0}};

	if (row->hands != ALL_SEVEN) { /* no low is one below the last standing */
		const unsigned past =
			(row->evaluator ? row->evaluator->order->standings : SCORE_MAX) + 1u;

		printf("%" PRIu64, row->hands * past - row->total(work));
		return;
	}
	sweep_run(work->path, row->total == total_single ? SWEEP_SINGLE : SWEEP_SHARED, row->count,
		tally_run, &kinds);
	for (int i = 0; i < CATEGORY_COUNT; i++)
		printf("%s%" PRIu64, i ? "," : "", kinds.by_category[i]);
}

#define HANDS_ON(name, size, many, add, evaluator, deck, board, what)                              \
	{                                                                                          \
		name, "M/s", what,                                                                 \
			&(const struct bench_hands){size, many, add, evaluator, deck, board},      \
			work_open, work_pass, work_check, work_close                               \
	}

#define HANDS_OF(name, size, many, add, evaluator, deck, what)                                     \
	HANDS_ON(name, size, many, add, evaluator, deck, 0, what)
#define HANDS(name, size, many, add, what) HANDS_OF(name, size, many, add, NULL, 0, what)

/* A game in cache, out of it, and one by one. */
#define GAME(name, size, evaluator, deck, what)                                                    \
	HANDS_OF(name "-16k", size, FEW, total_batch, evaluator, deck, what ", in cache"),         \
		HANDS_OF(name "-4m", size, MANY, total_batch, evaluator, deck,                     \
			"the same, out of it"),                                                    \
		HANDS_OF(name "-one-16k", size, FEW, total_values, evaluator, deck, "one by one")

/* Like that, with boards of five cards; `size` is with the board. */
#define BOARDS(name, size, evaluator, what)                                                        \
	HANDS_ON(name "-16k", size, FEW, total_batch, evaluator, 0, 5, what ", in cache"),         \
		HANDS_ON(name "-4m", size, MANY, total_batch, evaluator, 0, 5,                     \
			"the same, out of it"),                                                    \
		HANDS_ON(name "-one-16k", size, FEW, total_values, evaluator, 0, 5, "one by one")

#define FROM_SIX (CARD_DECK & ~UINT64_C(0xffff))

const struct bench_row bench_hands[] = {
	HANDS("enum7", 7, ALL_SEVEN, total_single, "every hand of the deck, a look-up each"),
	HANDS("enum7-shared", 7, ALL_SEVEN, total_shared,
		"the same, look-ups shared by many hands"),
	HANDS("rand7-objects-16k", 7, FEW, total_objects, "random hands, prepared, in cache"),
	HANDS("rand7-objects-4m", 7, MANY, total_objects, "prepared, 64 MB"),
	HANDS("rand7-indices-16k", 7, FEW, total_indices, "seven bytes a hand, in cache"),
	HANDS("rand7-indices-4m", 7, MANY, total_indices, "seven bytes a hand, 28 MB"),
	HANDS("rand6-16k", 6, FEW, total_indices, "six bytes a hand, in cache"),
	HANDS("rand6-4m", 6, MANY, total_indices, "six bytes a hand, 24 MB"),
	HANDS("rand5-16k", 5, FEW, total_indices, "five bytes a hand, in cache"),
	HANDS("rand5-4m", 5, MANY, total_indices, "five bytes a hand, 20 MB"),
	HANDS("one7-16k", 7, FEW, total_inline, "seven bytes a hand, one by one, inline"),
	HANDS("one7-4m", 7, MANY, total_inline, "the same, 28 MB"),
	HANDS("public7-16k", 7, FEW, total_public, "the same by felt_value7, in cache"),
	HANDS("public7-4m", 7, MANY, total_public, "by felt_value7, 28 MB"),
	HANDS("public7-batch-16k", 7, FEW, total_public_batch, "by felt_evaluate_batch, in cache"),
	HANDS("public7-batch-4m", 7, MANY, total_public_batch, "by felt_evaluate_batch, 28 MB"),
	HANDS("call7-16k", 7, FEW, total_calls, "seven bytes a hand, one by one, by a call"),
	HANDS("lines7-16k", 7, FEW, total_lines,
		"lines of 15 bytes to standings as text, in cache"),
	HANDS("lines7-4m", 7, MANY, total_lines, "the same, 60 MB"),
	HANDS_OF("lines-razz-16k", 7, FEW, total_lines, &evaluator_ace_to_five, 0,
		"lines of razz to standings"),
	HANDS_OF("lines-badugi-16k", 4, FEW, total_lines, &evaluator_badugi, 0,
		"lines of badugi to standings"),
	GAME("ace-to-five7", 7, &evaluator_ace_to_five, 0, "ace-to-five of seven cards"),
	GAME("eight7", 7, &evaluator_eight_or_better, 0, "eight or better of seven cards"),
	GAME("short7", 7, &evaluator_short_deck, FROM_SIX, "seven cards of the short deck"),
	GAME("deuce-to-seven", 5, &evaluator_deuce_to_seven, 0, "deuce-to-seven of five cards"),
	GAME("badugi", 4, &evaluator_badugi, 0, "badugi"),
	BOARDS("omaha-random", 9, &evaluator_omaha, "Omaha"),
	BOARDS("omaha5-random", 10, &evaluator_omaha, "Omaha with five cards"),
	BOARDS("omaha6-random", 11, &evaluator_omaha, "Omaha with six cards"),
	BOARDS("omaha-low", 9, &evaluator_omaha_low, "the low half of Omaha"),
	HANDS_ON("lines-omaha-16k", 9, FEW, total_hand_lines, &evaluator_omaha, 0, 5,
		"lines of 22 bytes to standings as text, in cache"),
	HANDS_ON("lines-omaha-4m", 9, MANY, total_hand_lines, &evaluator_omaha, 0, 5,
		"the same, 88 MB"),
	{NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
