/* Counting as a method for matchups. */
#include "odds/method.h"
#include "odds/omaha/omaha_count.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* On one core, for hi-lo with six players. */
#define COUNT_SECONDS 5e-5

struct counter {
	struct omaha_count *count;
	const struct matchup *matchup;
	enum cpu_path path;
};

/* True if all players have complete hands, and at least three cards of one board are to come. */
static bool can_count(const struct matchup *matchup, bool detail)
{
	const struct evaluator *type = matchup->game->evaluator;

	if (detail || matchup->ranges || type != &evaluator_omaha || matchup->boards != 1 ||
		matchup->board[0].known > OMAHA_KNOWN_MAX)
		return false;
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].drawn)
			return false;
	return true;
}

static double cost(const struct matchup *matchup, bool detail)
{
	return can_count(matchup, detail) ? COUNT_SECONDS : HUGE_VAL;
}

static void free_counter(void *memory)
{
	struct counter *counter = memory;

	if (counter)
		omaha_count_free(counter->count);
	free(counter);
}

static status_code begin(void **memory, const struct matchup *matchup, bool detail,
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
	counter->matchup = matchup;
	counter->path = path;
	return STATUS_OK;
}

static void part(void *memory, uint32_t number, struct tally *tally)
{
	const struct counter *counter = memory;
	const struct matchup *matchup = counter->matchup;
	const unsigned sets = 1u << matchup->players;
	struct omaha_deal deal = {.players = matchup->players,
		.own = matchup->game->own,
		.known = matchup->board[0].known,
		.live = matchup->live,
		.low = matchup->game->low != NULL};
	const uint32_t *by_winners;

	(void)number;
	for (int i = 0; i < deal.players; i++)
		memcpy(deal.cards[i], matchup->player[i].cards, (size_t)deal.own);
	memcpy(deal.board, matchup->board[0].cards, (size_t)deal.known);
	by_winners = omaha_count_deal(counter->count, &deal, counter->path);
	for (unsigned high = 1; high < sets; high++)
		for (unsigned low = 0; low < (deal.low ? sets : 1); low++)
			*tally_at(tally, high, low) +=
				by_winners[deal.low ? high << deal.players | low : high];
}

const struct method omaha_count_method = {.name = "count",
	.cost = cost,
	.parts = method_one_part,
	.begin = begin,
	.part = part,
	.free = free_counter};
