/* The group "equity" of felt.h: matchups. */
#include "api/api_equity.h"
#include "api/api_range.h"

#include <stdlib.h>

/* -- making ---------------------------------------------------------------------------- */

static felt_status no_memory(felt_error *error)
{
	return api_fault(error, "", &(struct fault){.status = STATUS_NO_MEMORY});
}

/* An object without a matchup; NULL if out of memory. */
static felt_equity *make(const struct game *game)
{
	felt_equity *equity = calloc(1, sizeof *equity);

	if (!equity)
		return NULL;
	equity->game = game;
	equity->cache = matchup_cache_new();
	equity->room = malloc(sizeof *equity->room);
	if (equity->cache && equity->room)
		return equity;
	felt_equity_free(equity);
	return NULL;
}

/* Reads the object's line, which is terminated by NUL. */
static felt_status read_line(felt_equity *equity, felt_error *error)
{
	const struct matchup_rules rules = {.game = equity->game};
	const char *line = equity->line.bytes;
	struct fault fault = {.status = STATUS_OK};

	if (equity->line.failed)
		return no_memory(error);
	fault.status = matchup_read(&equity->matchup, equity->room, equity->cache, slice_of(line),
		&rules, &fault);
	if (fault.status)
		return api_fault(error, line, &fault);
	equity->ready = true;
	return FELT_OK;
}

static void copy_line(felt_equity *equity, const char *line)
{
	equity->line.failed = false;
	text_clear(&equity->line);
	text_add(&equity->line, line, strlen(line) + 1);
}

felt_equity *felt_equity_new(const felt_game *game, const char *line, felt_error *error)
{
	felt_equity *equity;

	api_no_error(error);
	if (api_game(game)->shoe) {
		api_error(error, FELT_UNSUPPORTED, "the game has no equities");
		return NULL;
	}
	equity = make(api_game(game));
	if (!equity) {
		no_memory(error);
		return NULL;
	}
	copy_line(equity, line);
	if (!read_line(equity, error))
		return equity;
	felt_equity_free(equity);
	return NULL;
}

felt_status felt_equity_again(felt_equity *equity, const char *line, felt_error *error)
{
	api_no_error(error);
	equity->ready = equity->planned = false;
	free(equity->range);
	equity->range = NULL;
	copy_line(equity, line);
	return read_line(equity, error);
}

/* Makes the matchup of ranges, which are copied. */
static felt_status take_ranges(felt_equity *equity, const struct range *const *ranges,
	int32_t players, const struct matchup_cards *board, card_set dead, felt_error *error)
{
	struct matchup_cards hands[FELT_PLAYERS_MAX] = {{.known = 0}};
	status_code status;

	equity->range = malloc((size_t)players * sizeof *equity->range);
	if (!equity->range)
		return no_memory(error);
	for (int32_t i = 0; i < players; i++) {
		struct api_equity_range *own = &equity->range[i];

		own->range = *ranges[i];
		range_list(&own->range, &own->list);
		own->of = (struct matchup_range){.range = &own->range,
			.list = &own->list,
			.hands = {.game = equity->game,
				.count = (uint32_t)own->list.count,
				.set = own->list.set,
				.weight = own->list.weight}};
		hands[i].range = &own->of;
	}
	status = matchup_init(&equity->matchup, equity->room, equity->game, hands, players, board,
		1, dead, NULL);
	equity->ready = !status;
	if (status == STATUS_NO_COMBO)
		return api_error(error, FELT_IMPOSSIBLE,
			"a range has no combos left: all are excluded, on the board or dead");
	return status ? api_fault(error, "", &(struct fault){.status = status}) : FELT_OK;
}

/* Makes the matchup of another object. */
static felt_status copy_matchup(felt_equity *copy, const felt_equity *equity)
{
	const struct range *ranges[FELT_PLAYERS_MAX];

	if (!equity->ready)
		return FELT_OK;
	if (!equity->range) {
		copy_line(copy, equity->line.bytes);
		return read_line(copy, NULL);
	}
	for (int i = 0; i < equity->matchup.players; i++)
		ranges[i] = &equity->range[i].range;
	return take_ranges(copy, ranges, equity->matchup.players, equity->matchup.board,
		equity->matchup.dead, NULL);
}

felt_equity *felt_equity_copy(const felt_equity *equity)
{
	felt_equity *copy = make(equity->game);
	felt_status status = copy ? copy_matchup(copy, equity) : FELT_NO_MEMORY;

	if (!status && equity->planned)
		status = api_equity_plan(copy, &equity->effort);
	if (!status && equity->planned)
		status = api_equity_take(copy, &equity->counted, &equity->answer.tally);
	if (!status)
		return copy;
	felt_equity_free(copy);
	return NULL;
}

void felt_equity_free(felt_equity *equity)
{
	if (!equity)
		return;
	text_free(&equity->line);
	matchup_cache_free(equity->cache);
	free(equity->range);
	free(equity->room);
	equity_memory_free(&equity->memory);
	api_spans_free(&equity->counted);
	tally_free(&equity->answer.tally);
	free(equity);
}

/* -- ranges ---------------------------------------------------------------------------- */

/* Reads a board, which may not have invalid, duplicate or dead cards. */
static bool read_board(const struct game *game, const felt_card *board, int32_t count,
	felt_cards dead, struct matchup_cards *out)
{
	*out = (struct matchup_cards){.known = 0};
	if (count < 0 || count > game->board || dead & ~game->deck)
		return false;
	for (int32_t i = 0; i < count; i++) {
		const card_set bit = board[i] < CARD_COUNT ? card_bit(board[i]) : 0;

		if (!(bit & game->deck & ~dead & ~out->set))
			return false;
		out->cards[out->known++] = board[i];
		out->set |= bit;
	}
	return true;
}

static bool are_of_game(const felt_range *const *ranges, int32_t players, const struct game *game)
{
	for (int32_t i = 0; i < players; i++)
		if (ranges[i]->game != game)
			return false;
	return true;
}

felt_equity *felt_equity_of_ranges(const felt_game *game, const felt_range *const *ranges,
	int32_t players, const felt_card *board, int32_t count, felt_cards dead, felt_error *error)
{
	const struct range *list[FELT_PLAYERS_MAX] = {NULL};
	felt_equity *equity;
	struct matchup_cards cards;
	felt_status status = FELT_OK;

	api_no_error(error);
	if (!api_game(game)->combos)
		status = api_error(error, FELT_UNSUPPORTED,
			"ranges are for games with two hole cards");
	else if (players < 2 || players > FELT_PLAYERS_MAX)
		status = api_error(error, FELT_MISUSE, "a matchup has 2 to 10 players");
	else if (!are_of_game(ranges, players, api_game(game)))
		status = api_error(error, FELT_MISUSE, "a range is of another game");
	else if (!read_board(api_game(game), board, count, dead, &cards))
		status = api_error(error, FELT_MISUSE,
			"the board or the dead cards have an invalid or duplicate card");
	if (status)
		return NULL;
	equity = make(api_game(game));
	if (!equity) {
		no_memory(error);
		return NULL;
	}
	for (int32_t i = 0; i < players; i++)
		list[i] = &ranges[i]->range;
	if (!take_ranges(equity, list, players, &cards, dead, error))
		return equity;
	felt_equity_free(equity);
	return NULL;
}

/* -- one line -------------------------------------------------------------------------- */

int32_t felt_equity_of_line(const char *line, double *equities, int32_t most, felt_error *error)
{
	felt_equity *equity =
		felt_equity_new((const felt_game *)(const void *)&game_holdem, line, error);
	const int32_t players = equity ? equity->matchup.players : -1;
	felt_status status = FELT_OK;

	if (!equity)
		return -1;
	if (players > most)
		status = api_error(error, FELT_MISUSE, "the line has more players than equities");
	else if (felt_equity_run(equity, NULL))
		status = no_memory(error);
	for (int32_t i = 0; !status && i < players; i++)
		equities[i] = tally_equity(&equity->answer.tally, i);
	felt_equity_free(equity);
	return status ? -1 : players;
}
