/* Counting as a method for lineups. */
#include "odds/lineup/lineup_method.h"
#include "odds/omaha/omaha_count.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* One core, high-low of six players. */
#define COUNT_SECONDS 5e-5

struct counter {
	struct omaha_count *count;
	const struct lineup *lineup;
	enum cpu_path path;
};

/* Whether all players have their hands, and three cards of one board are to come or more. */
static bool can_count(const struct lineup *lineup, bool detail)
{
	const struct evaluator *type = lineup->game->evaluator;

	if (detail || lineup->ranges || type != &evaluator_omaha || lineup->boards != 1 ||
		lineup->board[0].known > OMAHA_KNOWN_MAX)
		return false;
	for (int i = 0; i < lineup->players; i++)
		if (lineup->player[i].drawn)
			return false;
	return true;
}

static double cost(const struct lineup *lineup, bool detail)
{
	return can_count(lineup, detail) ? COUNT_SECONDS : HUGE_VAL;
}

static uint32_t parts(const struct lineup *lineup, bool detail)
{
	(void)lineup;
	(void)detail;
	return 1;
}

static void free_counter(void *memory)
{
	struct counter *counter = memory;

	if (counter)
		omaha_count_free(counter->count);
	free(counter);
}

static status_code begin(void **memory, const struct lineup *lineup, bool detail,
	enum cpu_path path)
{
	struct counter *counter = *memory;

	(void)detail;
	if (!counter) {
		counter = calloc(1, sizeof *counter);
		if (counter)
			counter->count = omaha_count_new();
		if (!counter || !counter->count) {
			free_counter(counter);
			return STATUS_NO_MEMORY;
		}
		*memory = counter;
	}
	counter->lineup = lineup;
	counter->path = path;
	return STATUS_OK;
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	const struct counter *counter = memory;
	const struct lineup *lineup = counter->lineup;
	const unsigned sets = 1u << lineup->players;
	struct omaha_deal deal = {.players = lineup->players,
		.own = lineup->game->own,
		.known = lineup->board[0].known,
		.live = lineup->live,
		.low = lineup->game->low != NULL};
	const uint32_t *by_winners;

	(void)number;
	for (int i = 0; i < deal.players; i++)
		memcpy(deal.cards[i], lineup->player[i].cards, (size_t)deal.own);
	memcpy(deal.board, lineup->board[0].cards, (size_t)deal.known);
	by_winners = omaha_count_deal(counter->count, &deal, counter->path);
	for (unsigned high = 1; high < sets; high++)
		for (unsigned low = 0; low < (deal.low ? sets : 1); low++)
			*tally_at(tally, high, low) +=
				by_winners[deal.low ? high << deal.players | low : high];
}

const struct lineup_method omaha_count_method = {.name = "count",
	.cost = cost,
	.parts = parts,
	.begin = begin,
	.part = part,
	.free = free_counter};
