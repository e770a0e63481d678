#include "odds/sample/sample_lineup.h"

#include "odds/sample/sample_inside.h"

#include <stdlib.h>

/* Deals are drawn 64 at a time, in rows of a batch: first those of the boards' cards to come, then
 * those that each player draws. They are put beside the known cards, which are the same in all
 * deals, as the evaluators want them: the cards of each hand together. */

enum { EIGHT = 8, ROOM = EIGHT /* of a hand or a board */ };

struct sample_lineup {
	const struct lineup *lineup;
	bool detail;
	enum cpu_path path;
	/* the evaluators' tables, by half; of whose */
	void *tables[LINEUP_HALVES];
	const struct evaluator *of[LINEUP_HALVES];

	int board_row[LINEUP_BOARDS_MAX], player_row[LINEUP_PLAYERS_MAX];
	size_t step; /* from hand to hand */
	struct sample_plan plan;
	struct rng rng;
	struct sample_batch batch;

	card board[LINEUP_BOARDS_MAX][SAMPLE_LANES][ROOM];
	card own[LINEUP_PLAYERS_MAX][SAMPLE_LANES * ROOM + EIGHT];
	score value[LINEUP_HALVES][LINEUP_PLAYERS_MAX][SAMPLE_LANES];
	uint16_t winners[LINEUP_BOARDS_MAX][LINEUP_HALVES][SAMPLE_LANES];
};

static void free_tables(struct sample_lineup *sampler)
{
	for (int half = 0; half < LINEUP_HALVES; half++) {
		free(sampler->tables[half]);
		sampler->tables[half] = NULL;
		sampler->of[half] = NULL;
	}
}

static status_code make_tables(struct sample_lineup *sampler, enum lineup_half half,
	const struct evaluator *of)
{
	if (sampler->of[half] == of)
		return STATUS_OK;
	free(sampler->tables[half]);
	sampler->of[half] = of;
	sampler->tables[half] = of && of->tables_new ? of->tables_new() : NULL;
	if (!of || !of->tables_new || sampler->tables[half])
		return STATUS_OK;
	sampler->of[half] = NULL;
	return STATUS_NO_MEMORY;
}

/* Puts the known cards in all lanes, and takes rows for the others. */
static void lay_out(const struct lineup_cards *cards, card *to, size_t step, int *row)
{
	for (size_t lane = 0; lane < SAMPLE_LANES; lane++)
		memcpy(to + lane * step, cards->cards, (size_t)cards->known);
	*row += cards->drawn;
}

status_code sample_lineup_begin(struct sample_lineup **at, const struct lineup *lineup, bool detail,
	enum cpu_path path)
{
	const struct game *game = lineup->game;
	struct sample_lineup *sampler = *at;
	int row = 0;

	if (!sampler) {
		sampler = aligned_alloc(_Alignof(struct sample_lineup), sizeof *sampler);
		if (!sampler)
			return STATUS_NO_MEMORY;
		memset(sampler, 0, sizeof *sampler);
		*at = sampler;
	}
	sampler->lineup = lineup;
	sampler->detail = detail;
	sampler->path = path;
	/* without boards, hands without gaps are what evaluators need not copy */
	sampler->step = game->board ? ROOM : game->own;
	for (int b = 0; b < lineup->boards; b++) {
		sampler->board_row[b] = row;
		lay_out(&lineup->board[b], sampler->board[b][0], ROOM, &row);
	}
	for (int i = 0; i < lineup->players; i++) {
		sampler->player_row[i] = row;
		lay_out(&lineup->player[i], sampler->own[i], sampler->step, &row);
	}
	sample_plan_init(&sampler->plan, CARD_DECK & ~lineup->live, 0, (UINT64_C(1) << row) - 1);
	if (make_tables(sampler, LINEUP_HIGH, game->evaluator) ||
		make_tables(sampler, LINEUP_LOW, game->low))
		return STATUS_NO_MEMORY;
	return STATUS_OK;
}

/* Two words of eight bytes each, the first byte of a word the lowest on every machine. */
typedef uint64_t words __attribute__((vector_size(16)));

enum { WORDS = 2 };

_Static_assert(sizeof(words) == WORDS * EIGHT, "two words");

static inline uint64_t in_order(uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	return __builtin_bswap64(word);
#else
	return word;
#endif
}

static inline words load_words(const uint8_t *bytes)
{
	uint64_t word[WORDS];

	memcpy(word, bytes, sizeof word);
	return (words){in_order(word[0]), in_order(word[1])};
}

static inline void store_word(uint8_t *bytes, uint64_t word)
{
	word = in_order(word);
	memcpy(bytes, &word, sizeof word);
}

/* Exchanges the bytes of *a that `keep` does not have with those of *b below them that it has. */
static inline void exchange(words *a, words *b, int shift, uint64_t keep)
{
	const words differ = (*a >> shift ^ *b) & keep;

	*b ^= differ;
	*a ^= differ << shift;
}

/* The first two stages for four rows of 8 bytes: exchanges single bytes of neighbouring rows, then
 * pairs of bytes of rows two apart. */
static inline void transpose_half(words word[EIGHT / 2])
{
	exchange(&word[0], &word[1], 8, UINT64_C(0x00ff00ff00ff00ff));
	exchange(&word[2], &word[3], 8, UINT64_C(0x00ff00ff00ff00ff));
	exchange(&word[0], &word[2], 16, UINT64_C(0x0000ffff0000ffff));
	exchange(&word[1], &word[3], 16, UINT64_C(0x0000ffff0000ffff));
}

/* Transposes 8 rows of 8 bytes, in each of the words side by side: both halves, and then halves of
 * rows four apart. For `four`, the last four rows are 0. */
static inline void transpose(words word[EIGHT], bool four)
{
	transpose_half(word);
	if (!four)
		transpose_half(word + EIGHT / 2);
#pragma GCC unroll 4
	for (int i = 0; i < EIGHT / 2; i++)
		exchange(&word[i], &word[i + 4], 32, UINT64_C(0x00000000ffffffff));
}

static inline void take_lanes(const struct sample_batch *batch, int row, int drawn, bool four,
	size_t lane, uint64_t known, int shift, card *to, size_t step)
{
	words word[EIGHT];

#pragma GCC unroll 8
	for (int i = 0; i < EIGHT; i++)
		word[i] = i < drawn ? load_words(&batch->row[row + i][lane]) : (words){0, 0};
	transpose(word, four);
	/* eight bytes each, of which the next hand overwrites those beyond the step */
	for (size_t half = 0; half < WORDS; half++)
#pragma GCC unroll 8
		for (size_t i = 0; i < EIGHT; i++)
			store_word(to + (lane + half * EIGHT + i) * step,
				known | word[i][half] << shift);
}

/* Puts drawn cards from rows beside the known cards of a hand. */
static void take_rows(const struct sample_batch *batch, int row, const struct lineup_cards *cards,
	card *to, size_t step)
{
	const int shift = 8 * cards->known;
	uint8_t bytes[EIGHT] = {0};
	uint64_t known;

	if (!cards->drawn)
		return;
	memcpy(bytes, cards->cards, (size_t)cards->known);
	memcpy(&known, bytes, sizeof known);
	known = in_order(known);
	if (cards->drawn <= EIGHT / 2)
		for (size_t lane = 0; lane < SAMPLE_LANES; lane += WORDS * EIGHT)
			take_lanes(batch, row, cards->drawn, true, lane, known, shift, to, step);
	else
		for (size_t lane = 0; lane < SAMPLE_LANES; lane += WORDS * EIGHT)
			take_lanes(batch, row, cards->drawn, false, lane, known, shift, to, step);
}

static void draw(struct sample_lineup *sampler, uint64_t step)
{
	const struct lineup *lineup = sampler->lineup;

	sample_draw(sampler->path, &sampler->plan, &sampler->rng, step, &sampler->batch);
	for (int b = 0; b < lineup->boards; b++)
		take_rows(&sampler->batch, sampler->board_row[b], &lineup->board[b],
			sampler->board[b][0], ROOM);
	for (int i = 0; i < lineup->players; i++)
		take_rows(&sampler->batch, sampler->player_row[i], &lineup->player[i],
			sampler->own[i], sampler->step);
}

/* Values the hands of all players on a board for one half of the pot. */
static void value_half(struct sample_lineup *sampler, int board, enum lineup_half half,
	const struct evaluator *type)
{
	const struct game *game = sampler->lineup->game;

	for (int i = 0; i < sampler->lineup->players; i++) {
		const struct evaluator_hands hands = {.cards = sampler->own[i],
			.boards = game->board ? sampler->board[board][0] : NULL,
			.own = game->own,
			.board = game->board,
			.step = sampler->step,
			.board_step = game->board ? ROOM : 0};

		type->batch(sampler->path, sampler->tables[half], &hands, SAMPLE_LANES,
			sampler->value[half][i]);
	}
}

/* The set of winners in each lane: nobody where no hand has a value. Scores are far below 2^15, and
 * more machines compare numbers with a sign in one step. */
static void decide(score (*value)[SAMPLE_LANES], int players, uint16_t winners[SAMPLE_LANES])
{
	int16_t best[SAMPLE_LANES], own[SAMPLE_LANES];

	for (int lane = 0; lane < SAMPLE_LANES; lane++) {
		best[lane] = 1;
		winners[lane] = 0;
	}
	for (int i = 0; i < players; i++) {
		memcpy(own, value[i], sizeof own);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			best[lane] = best[lane] > own[lane] ? best[lane] : own[lane];
	}
	for (int i = 0; i < players; i++) {
		const uint16_t bit = (uint16_t)(1 << i);

		memcpy(own, value[i], sizeof own);
		for (int lane = 0; lane < SAMPLE_LANES; lane++)
			winners[lane] |= (uint16_t)(-(own[lane] == best[lane]) & bit);
	}
}

static void count_ends(const struct sample_lineup *sampler, int board, uint32_t lanes,
	struct lineup_tally *tally)
{
	const struct game *game = sampler->lineup->game;

	for (uint32_t lane = 0; lane < lanes; lane++)
		for (int half = 0; half < (tally->halves ? 2 : 1); half++) {
			score values[LINEUP_PLAYERS_MAX];

			for (int i = 0; i < tally->players; i++)
				values[i] = sampler->value[half][i][lane];
			lineup_tally_ends(tally, (enum lineup_half)half,
				half == LINEUP_HIGH ? game->evaluator->order : game->low->order,
				values, sampler->winners[board][half][lane], 1);
		}
}

static void count_board(struct sample_lineup *sampler, int board, uint32_t lanes,
	struct lineup_tally *tally)
{
	const struct game *game = sampler->lineup->game;
	uint16_t(*winners)[SAMPLE_LANES] = sampler->winners[board];

	value_half(sampler, board, LINEUP_HIGH, game->evaluator);
	decide(sampler->value[LINEUP_HIGH], tally->players, winners[LINEUP_HIGH]);
	if (tally->halves) {
		value_half(sampler, board, LINEUP_LOW, game->low);
		decide(sampler->value[LINEUP_LOW], tally->players, winners[LINEUP_LOW]);
	}
	for (uint32_t lane = 0; lane < lanes; lane++)
		++*lineup_tally_at(tally, winners[LINEUP_HIGH][lane],
			tally->halves ? winners[LINEUP_LOW][lane] : 0);
	if (sampler->detail)
		count_ends(sampler, board, lanes, tally);
}

/* What depends on all boards of a deal. */
static void count_boards(const struct sample_lineup *sampler, uint32_t lanes,
	struct lineup_tally *tally)
{
	for (uint32_t lane = 0; lane < lanes; lane++) {
		uint32_t winners[LINEUP_BOARDS_MAX];

		for (int b = 0; b < tally->boards; b++) {
			winners[b] = sampler->winners[b][LINEUP_HIGH][lane];
			if (tally->halves)
				winners[b] |= (uint32_t)sampler->winners[b][LINEUP_LOW][lane] << 16;
		}
		lineup_tally_boards(tally, winners, 1);
	}
}

void sample_lineup_part(struct sample_lineup *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct lineup_tally *tally)
{
	uint64_t step = 0;

	rng_init(&sampler->rng, sampler->path, seed, part & ~RNG_AGAIN_BIT);
	for (uint32_t left = deals, lanes; left; left -= lanes, step++) {
		lanes = left < SAMPLE_LANES ? left : SAMPLE_LANES;
		draw(sampler, step);
		for (int b = 0; b < tally->boards; b++)
			count_board(sampler, b, lanes, tally);
		if (tally->boards > 1)
			count_boards(sampler, lanes, tally);
	}
}

void sample_lineup_free(struct sample_lineup *sampler)
{
	if (sampler)
		free_tables(sampler);
	free(sampler);
}
