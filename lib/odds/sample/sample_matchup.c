#include "odds/sample/sample_matchup.h"

#include "odds/sample/sample_internal.h"

#include "cards/omaha/omaha.h"

#include <stdlib.h>

/* Deals are drawn 64 at a time, in rows of a batch: first the boards' cards to come, then the cards
 * that each player draws. They are combined with the known cards, which are the same in all deals,
 * in the layout of the evaluators: the cards of each hand together, and the board next to each hand
 * on it, so that all players are valued at once.
 *
 * Players with ranges are dealt to before the others, as a cluster (sample_internal.h) whose lists
 * are their hands; these are given rows of the batch, whose cards no other player draws. */

/* The random number streams for ranges; those for other cards have the numbers of parts. */
#define HANDS_STREAMS (UINT64_C(1) << 62)

enum { EIGHT = 8, ROOM = EIGHT /* cards of a hand or a board */ };

struct sample_matchup {
	const struct matchup *matchup;
	bool detail;
	enum cpu_path path;
	/* the evaluators' tables, per half; and their evaluators */
	void *tables[TALLY_HALVES];
	const struct evaluator *of[TALLY_HALVES];

	int board_row[MATCHUP_BOARDS_MAX], player_row[MATCHUP_PLAYERS_MAX];
	struct sample_plan plan;
	struct rng rng;
	struct sample_batch batch;

	/* With ranges: their lists; players with the same range share one. */
	struct sample_cluster *cluster;
	struct sample_list list[MATCHUP_PLAYERS_MAX];

	struct omaha_hand on_board[MATCHUP_BOARDS_MAX][MATCHUP_PLAYERS_MAX][SAMPLE_LANES];
	card own[MATCHUP_PLAYERS_MAX][SAMPLE_LANES * ROOM + EIGHT]; /* without a board */
	score value[TALLY_HALVES][MATCHUP_PLAYERS_MAX][SAMPLE_LANES];
	uint16_t winners[MATCHUP_BOARDS_MAX][TALLY_HALVES][SAMPLE_LANES];
};

static status_code make_tables(struct sample_matchup *sampler, enum tally_half half,
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

/* The destination of cards: `to` in the first lane, `step` bytes further in each other lane, and
 * `copies` copies of it all, at intervals of `next` bytes. */
struct sample_slot {
	card *to;
	size_t step, copies, next;
};

static struct sample_slot place_of_board(struct sample_matchup *sampler, int board)
{
	return (struct sample_slot){sampler->on_board[board][0][0].board, sizeof(struct omaha_hand),
		(size_t)sampler->matchup->players, sizeof sampler->on_board[board][0]};
}

/* Without a board, evaluators need not copy hands without gaps. */
static struct sample_slot place_of_player(struct sample_matchup *sampler, int player)
{
	const struct matchup *matchup = sampler->matchup;

	if (!matchup->boards)
		return (struct sample_slot){sampler->own[player], matchup->game->own, 1, 0};
	return (struct sample_slot){sampler->on_board[0][player][0].own, sizeof(struct omaha_hand),
		(size_t)matchup->boards, sizeof sampler->on_board[0]};
}

/* Writes the known cards to all lanes, and assigns rows to the others. */
static void lay_out(const struct matchup_cards *cards, struct sample_slot place, int *row)
{
	for (size_t copy = 0; copy < place.copies; copy++)
		for (size_t lane = 0; lane < SAMPLE_LANES; lane++)
			memcpy(place.to + copy * place.next + lane * place.step, cards->cards,
				(size_t)cards->known);
	*row += cards->drawn;
}

/* Makes the list of a player's range the next of the cluster. */
static status_code add_list(struct sample_matchup *sampler, int player)
{
	const struct matchup *matchup = sampler->matchup;
	struct sample_cluster *cluster = sampler->cluster;
	struct sample_list *list = &sampler->list[player];
	const int at = cluster->lists++;
	status_code status = STATUS_OK;

	cluster->player[at] = (uint8_t)player;
	for (int i = 0; i < at; i++)
		if (matchup->player[cluster->player[i]].range == matchup->player[player].range) {
			cluster->list[at] = cluster->list[i];
			cluster->set[at] = cluster->set[i];
			return STATUS_OK;
		}
	status = sample_list_of_hands(list, matchup, player);
	if (!status)
		status = sample_list_seal(list);
	cluster->list[at] = list;
	cluster->set[at] = list->set;
	return status;
}

static status_code make_cluster(struct sample_matchup *sampler)
{
	const struct matchup *matchup = sampler->matchup;
	status_code status = STATUS_OK;

	if (!matchup->ranges)
		return STATUS_OK;
	if (!sampler->cluster)
		sampler->cluster =
			aligned_alloc(_Alignof(struct sample_cluster), sizeof *sampler->cluster);
	if (!sampler->cluster)
		return STATUS_NO_MEMORY;
	sampler->cluster->split = NULL;
	sampler->cluster->tree = NULL;
	sampler->cluster->lists = 0;
	for (int i = 0; !status && i < matchup->players; i++)
		if (matchup->player[i].range)
			status = add_list(sampler, i);
	return status;
}

status_code sample_matchup_begin(struct sample_matchup **at, const struct matchup *matchup,
	bool detail, enum cpu_path path)
{
	const struct game *game = matchup->game;
	struct sample_matchup *sampler = *at;
	uint64_t given = 0;
	int row = 0;

	if (!sampler) {
		sampler = aligned_alloc(_Alignof(struct sample_matchup), sizeof *sampler);
		if (!sampler)
			return STATUS_NO_MEMORY;
		memset(sampler, 0, sizeof *sampler);
		*at = sampler;
	}
	sampler->matchup = matchup;
	sampler->detail = detail;
	sampler->path = path;
	for (int b = 0; b < matchup->boards; b++) {
		sampler->board_row[b] = row;
		lay_out(&matchup->board[b], place_of_board(sampler, b), &row);
	}
	for (int i = 0; i < matchup->players; i++) {
		sampler->player_row[i] = row;
		lay_out(&matchup->player[i], place_of_player(sampler, i), &row);
		if (matchup->player[i].range) {
			given |= ((UINT64_C(1) << game->own) - 1) << row;
			row += game->own;
		}
	}
	sample_plan_init(&sampler->plan, CARD_DECK & ~matchup->live, given,
		((UINT64_C(1) << row) - 1) & ~given);
	if (make_cluster(sampler) || make_tables(sampler, TALLY_HIGH, game->evaluator) ||
		make_tables(sampler, TALLY_LOW, game->low))
		return STATUS_NO_MEMORY;
	return STATUS_OK;
}

/* Rows become hands by interleaving: bytes of two rows, then pairs of bytes, then fours. */
typedef uint8_t bytes __attribute__((vector_size(16)));

enum { AT_ONCE = sizeof(bytes) };

#ifdef __clang__
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (bytes){__VA_ARGS__})
#endif

static inline void interleave_ones(bytes a, bytes b, bytes out[2])
{
	out[0] = SHUFFLE(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
	out[1] = SHUFFLE(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

static inline void interleave_twos(bytes a, bytes b, bytes out[2])
{
	out[0] = SHUFFLE(a, b, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
	out[1] = SHUFFLE(a, b, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
}

static inline void interleave_fours(bytes a, bytes b, bytes out[2])
{
	out[0] = SHUFFLE(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
	out[1] = SHUFFLE(a, b, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
}

/* Transposes four rows of sixteen lanes to four vectors, each of four lanes of four. */
static inline void transpose_half(const bytes row[EIGHT / 2], bytes out[EIGHT / 2])
{
	bytes early[2], late[2];

	interleave_ones(row[0], row[1], early);
	interleave_ones(row[2], row[3], late);
	interleave_twos(early[0], late[0], out);
	interleave_twos(early[1], late[1], out + 2);
}

/* Transposes eight rows to eight vectors, each of two lanes of eight. For `four`, the last four
 * rows are 0. */
static inline void transpose(const bytes row[EIGHT], bool four, bytes out[EIGHT])
{
	bytes early[EIGHT / 2], late[EIGHT / 2] = {{0}, {0}, {0}, {0}};

	transpose_half(row, early);
	if (!four)
		transpose_half(row + EIGHT / 2, late);
#pragma GCC unroll 4
	for (int i = 0; i < EIGHT / 2; i++)
		interleave_fours(early[i], late[i], out + 2 * (ptrdiff_t)i);
}

static inline void take_lanes(const struct sample_batch *batch, int from,
	const struct matchup_cards *cards, bool four, size_t lane, struct sample_slot place)
{
	bytes row[EIGHT], hands[EIGHT];

#pragma GCC unroll 8
	for (int i = 0; i < EIGHT; i++) {
		if (i < MATCHUP_OWN_MAX && i < cards->known)
			row[i] = cards->cards[i] + (bytes){0};
		else if (i < cards->known + cards->drawn)
			memcpy(&row[i], &batch->row[from + i - cards->known][lane], sizeof *row);
		else
			row[i] = (bytes){0};
	}
	transpose(row, four, hands);
	/* eight bytes each; the next hand overwrites those beyond the step */
	for (size_t copy = 0; copy < place.copies; copy++)
#pragma GCC unroll 8
		for (size_t i = 0; i < EIGHT; i++) {
			card *to = place.to + copy * place.next + (lane + 2 * i) * place.step;
			uint64_t hand[2];

			memcpy(hand, &hands[i], sizeof hand);
			memcpy(to, &hand[0], EIGHT);
			memcpy(to + place.step, &hand[1], EIGHT);
		}
}

/* Writes drawn cards, from their rows on, after the known cards of a hand. */
static void take_rows(const struct sample_batch *batch, int from, const struct matchup_cards *cards,
	struct sample_slot place)
{
	if (!cards->drawn)
		return;
	if (cards->known + cards->drawn <= EIGHT / 2)
		for (size_t lane = 0; lane < SAMPLE_LANES; lane += AT_ONCE)
			take_lanes(batch, from, cards, true, lane, place);
	else
		for (size_t lane = 0; lane < SAMPLE_LANES; lane += AT_ONCE)
			take_lanes(batch, from, cards, false, lane, place);
}

static void draw(struct sample_matchup *sampler, uint64_t step)
{
	const struct matchup *matchup = sampler->matchup;
	const struct matchup_cards hand = {.drawn = matchup->game->own}; /* for a range */

	if (matchup->ranges) {
		sample_cluster_wait(sampler->cluster);
		for (int i = 0; i < sampler->cluster->lists; i++) {
			/* Write the hands of a player with a range to the player's rows. */
			const struct sample_cluster *cluster = sampler->cluster;
			card(*row)[SAMPLE_LANES] =
				sampler->batch.row + sampler->player_row[cluster->player[i]];

			for (size_t lane = 0; lane < SAMPLE_LANES; lane++) {
				card_set set = cluster->set[i][cluster->waiting[i][lane]];

				for (int j = 0; set; j++, set &= set - 1)
					row[j][lane] = (card)__builtin_ctzll(set);
			}
		}
		sample_cluster_drop(sampler->cluster);
	}
	sample_draw(sampler->path, &sampler->plan, &sampler->rng, step, &sampler->batch);
	for (int b = 0; b < matchup->boards; b++)
		take_rows(&sampler->batch, sampler->board_row[b], &matchup->board[b],
			place_of_board(sampler, b));
	for (int i = 0; i < matchup->players; i++)
		take_rows(&sampler->batch, sampler->player_row[i],
			matchup->player[i].range ? &hand : &matchup->player[i],
			place_of_player(sampler, i));
}

/* Values the hands of all players on a board, or without one, for one half of the pot. */
static void value_half(struct sample_matchup *sampler, int board, enum tally_half half,
	const struct evaluator *type)
{
	const struct matchup *matchup = sampler->matchup;
	const int players = matchup->boards ? 1 : matchup->players; /* all at once on a board */
	const size_t count = SAMPLE_LANES * (size_t)(matchup->boards ? matchup->players : 1);

	for (int i = 0; i < players; i++) {
		const struct omaha_hand *on_board = sampler->on_board[board][i];
		struct evaluator_hands hands = {.cards = sampler->own[i],
			.own = matchup->game->own,
			.step = matchup->game->own};

		if (matchup->boards)
			hands = (struct evaluator_hands){.cards = on_board->own,
				.boards = on_board->board,
				.own = matchup->game->own,
				.board = matchup->game->board,
				.step = sizeof *on_board,
				.board_step = sizeof *on_board};
		type->batch(sampler->path, sampler->tables[half], &hands, count,
			sampler->value[half][i]);
	}
}

/* The set of winners in each lane: empty if no hand has a value. Scores are far below 2^15, and
 * more machines compare signed numbers in one step. */
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

static void count_ends(const struct sample_matchup *sampler, int board, uint32_t lanes,
	struct tally *tally)
{
	const struct game *game = sampler->matchup->game;

	for (uint32_t lane = 0; lane < lanes; lane++)
		for (int half = 0; half < (tally->halves ? 2 : 1); half++) {
			score values[MATCHUP_PLAYERS_MAX];

			for (int i = 0; i < tally->players; i++)
				values[i] = sampler->value[half][i][lane];
			tally_ends(tally, (enum tally_half)half,
				half == TALLY_HIGH ? game->evaluator->order : game->low->order,
				values, sampler->winners[board][half][lane], 1);
		}
}

static void count_orders(const struct sample_matchup *sampler, uint32_t lanes, struct tally *tally)
{
	for (uint32_t lane = 0; lane < lanes; lane++) {
		score values[TALLY_HALVES][MATCHUP_PLAYERS_MAX];

		for (int half = 0; half < (tally->halves ? 2 : 1); half++)
			for (int i = 0; i < tally->players; i++)
				values[half][i] = sampler->value[half][i][lane];
		tally_order(tally, values[TALLY_HIGH], values[TALLY_LOW], 1);
	}
}

/* Neighbouring lanes are counted separately, since most have the same winner and one sum would have
 * to wait for the other. */
static void count_winners(uint16_t (*winners)[SAMPLE_LANES], uint32_t lanes, struct tally *tally)
{
	enum { TURNS = 4, FEW = 16 };
	uint32_t seen[TURNS][FEW] = {{0}};
	const unsigned sets = 1u << (tally->halves ? 2 * tally->players : tally->players);

	if (sets > FEW) {
		for (uint32_t lane = 0; lane < lanes; lane++)
			++*tally_at(tally, winners[TALLY_HIGH][lane],
				tally->halves ? winners[TALLY_LOW][lane] : 0);
		return;
	}
	for (uint32_t lane = 0; lane < lanes; lane++)
		seen[lane % TURNS][tally->halves ? winners[TALLY_HIGH][lane] << tally->players |
							   winners[TALLY_LOW][lane]
						 : winners[TALLY_HIGH][lane]]++;
	for (unsigned set = 0; set < sets; set++)
		for (int turn = 0; turn < TURNS; turn++)
			tally->by_winners[set] += seen[turn][set];
}

/* Counts the results that depend on all boards of a deal. */
static void count_boards(const struct sample_matchup *sampler, uint32_t lanes, struct tally *tally)
{
	for (uint32_t lane = 0; lane < lanes; lane++) {
		uint32_t winners[MATCHUP_BOARDS_MAX];

		for (int b = 0; b < tally->boards; b++) {
			winners[b] = sampler->winners[b][TALLY_HIGH][lane];
			if (tally->halves)
				winners[b] |= (uint32_t)sampler->winners[b][TALLY_LOW][lane] << 16;
		}
		tally_boards(tally, winners, 1);
	}
}

void sample_matchup_part(struct sample_matchup *sampler, uint64_t seed, uint64_t part,
	uint32_t deals, struct tally *tally)
{
	uint64_t step = 0;

	rng_init(&sampler->rng, sampler->path, seed, part & ~RNG_AGAIN_BIT);
	if (sampler->matchup->ranges)
		sample_cluster_start(sampler->cluster, sampler->path, seed,
			(part | HANDS_STREAMS) & ~RNG_AGAIN_BIT);
	for (uint32_t left = deals, lanes; left; left -= lanes, step++) {
		lanes = left < SAMPLE_LANES ? left : SAMPLE_LANES;
		draw(sampler, step);
		for (int b = 0; b < tally->boards; b++) {
			const struct game *game = sampler->matchup->game;
			uint16_t(*winners)[SAMPLE_LANES] = sampler->winners[b];

			value_half(sampler, b, TALLY_HIGH, game->evaluator);
			decide(sampler->value[TALLY_HIGH], tally->players, winners[TALLY_HIGH]);
			if (tally->halves) {
				value_half(sampler, b, TALLY_LOW, game->low);
				decide(sampler->value[TALLY_LOW], tally->players,
					winners[TALLY_LOW]);
			}
			count_winners(winners, lanes, tally);
			if (sampler->detail)
				count_ends(sampler, b, lanes, tally);
			if (tally->ordered)
				count_orders(sampler, lanes, tally);
		}
		if (tally->boards > 1)
			count_boards(sampler, lanes, tally);
	}
}

void sample_matchup_free(struct sample_matchup *sampler)
{
	if (!sampler)
		return;
	for (int half = 0; half < TALLY_HALVES; half++) {
		free(sampler->tables[half]);
		sampler->tables[half] = NULL;
		sampler->of[half] = NULL;
	}
	for (int i = 0; i < MATCHUP_PLAYERS_MAX; i++)
		sample_list_free(&sampler->list[i]);
	free(sampler->cluster);
	free(sampler);
}
