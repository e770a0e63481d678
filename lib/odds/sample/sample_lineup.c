#include "odds/sample/sample_lineup.h"

#include "odds/sample/sample_inside.h"

#include <stdlib.h>

/* Rows of a batch are here those of the boards, then each player's cards, known and drawn; known
 * cards are the same in every lane. */
struct sample_lineup {
	const struct lineup *lineup;
	enum cpu_path path;
	int board_row[LINEUP_BOARDS_MAX], player_row[LINEUP_PLAYERS_MAX];
	struct sample_plan plan;
	struct rng rng;
	struct sample_batch batch;
};

/* Lays out the rows of a player's or a board's cards from *row on, and fills those that are known.
 */
static void lay_out(struct sample_lineup *sampler, const struct lineup_cards *cards, int *row,
	uint64_t *drawn)
{
	for (int i = 0; i < cards->known + cards->drawn; i++, ++*row)
		if (i < cards->known)
			sample_fill(&sampler->batch, *row, cards->cards[i]);
		else
			*drawn |= UINT64_C(1) << *row;
}

status_code sample_lineup_begin(struct sample_lineup **at, const struct lineup *lineup, bool detail,
	enum cpu_path path)
{
	struct sample_lineup *sampler = *at;
	uint64_t drawn = 0;
	int row = 0;

	(void)detail;
	if (!sampler)
		sampler = aligned_alloc(_Alignof(struct sample_lineup), sizeof *sampler);
	*at = sampler;
	if (!sampler)
		return STATUS_NO_MEMORY;
	sampler->lineup = lineup;
	sampler->path = path;
	for (int b = 0; b < lineup->boards; b++) {
		sampler->board_row[b] = row;
		lay_out(sampler, &lineup->board[b], &row, &drawn);
	}
	for (int i = 0; i < lineup->players; i++) {
		sampler->player_row[i] = row;
		lay_out(sampler, &lineup->player[i], &row, &drawn);
	}
	sample_plan_init(&sampler->plan, CARD_DECK & ~lineup->live, 0, drawn);
	return STATUS_OK;
}

/* The cards of some rows in one lane. */
static void take(const struct sample_lineup *sampler, int row, int count, uint32_t lane,
	card *cards)
{
	for (int i = 0; i < count; i++)
		cards[i] = sampler->batch.row[row + i][lane];
}

static uint32_t count_board(const struct sample_lineup *sampler, int board, uint32_t lane,
	struct lineup_tally *tally)
{
	const struct lineup *lineup = sampler->lineup;
	const struct game *game = lineup->game;
	score high[LINEUP_PLAYERS_MAX], low[LINEUP_PLAYERS_MAX] = {0};
	card cards[GAME_CARDS_MAX];

	take(sampler, sampler->board_row[board], game->board, lane, cards + game->own);
	for (int i = 0; i < lineup->players; i++) {
		take(sampler, sampler->player_row[i], game->own, lane, cards);
		high[i] = game->evaluator->value(cards, game->own, game->board);
		if (game->low)
			low[i] = game->low->value(cards, game->own, game->board);
	}
	return lineup_tally_board(tally, game, high, low, 1);
}

void sample_lineup_part(struct sample_lineup *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct lineup_tally *tally)
{
	rng_init(&sampler->rng, sampler->path, seed, part & ~RNG_AGAIN_BIT);
	for (uint32_t deal = 0; deal < deals; deal++) {
		const uint32_t lane = deal % SAMPLE_LANES;
		uint32_t winners[LINEUP_BOARDS_MAX];

		if (!lane)
			sample_draw(sampler->path, &sampler->plan, &sampler->rng,
				deal / SAMPLE_LANES, &sampler->batch);
		for (int b = 0; b < tally->boards; b++)
			winners[b] = count_board(sampler, b, lane, tally);
		if (tally->boards > 1)
			lineup_tally_boards(tally, winners, 1);
	}
}

void sample_lineup_free(struct sample_lineup *sampler)
{
	free(sampler);
}
