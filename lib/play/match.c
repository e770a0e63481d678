#include "play/match.h"

#include <math.h>
#include <string.h>

void match_set(struct match *match, const struct variant *variant, int players,
	const struct match_stakes *stakes)
{
	struct table_setup *const setup = &match->setup;
	const chips bet = stakes->blind[1];

	memset(setup, 0, sizeof *setup);
	setup->variant = variant;
	setup->seats = players;
	setup->small_bet = setup->min_bet = bet;
	setup->big_bet = 2 * bet;
	if (variant_brings_in(variant))
		setup->bring_in = stakes->blind[0];
	else
		for (int i = 0; i < stakes->blinds && i < players; i++)
			setup->blind[i] = stakes->blind[i];
	for (int i = 0; i < players; i++)
		setup->ante[i] = !stakes->big_blind_ante || i == 1 ? stakes->ante : 0;
}

bool match_is_possible(const struct match *match)
{
	struct table table;

	return table_begin(&table, &match->setup);
}

void match_seat(const struct match *match, uint64_t number, const struct bot *bots,
	struct match_hand *out)
{
	const int seats = match->setup.seats;
	int player = (int)((number - 1) % (uint64_t)seats);

	out->setup = match->setup;
	out->hand.setup = &out->setup;
	out->hand.seed = match->seed;
	out->hand.number = number;
	out->hand.deal = match->duplicate ? (number - 1) / (uint64_t)seats + 1 : number;
	for (int i = 0; i < seats; i++) {
		out->player[i] = player;
		out->setup.stack[i] = match->setup.stack[player];
		out->hand.bot[i] = &bots[player];
		player = player + 1 < seats ? player + 1 : 0;
	}
}

void match_count(const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer, struct match_tally *tally)
{
	const uint64_t seats = (uint64_t)match->setup.seats;
	const bool closes = !match->duplicate || hand->hand.number % seats == 0;

	for (int i = 0; i < match->setup.seats; i++) {
		struct match_tally *const of = &tally[hand->player[i]];
		const chips net = dealer->table.seat[i].stack - hand->setup.stack[i];

		of->hands++;
		of->errors += dealer->errors[i];
		of->net += net;
		of->open += net;
		if (!closes)
			continue;
		of->units++;
		of->squares += (double)of->open * (double)of->open;
		of->open = 0;
	}
}

void match_tally_add(struct match_tally *sum, const struct match_tally *tally)
{
	sum->hands += tally->hands;
	sum->units += tally->units;
	sum->errors += tally->errors;
	sum->net += tally->net;
	sum->open += tally->open;
	sum->squares += tally->squares;
}

double match_mean(const struct match_tally *tally)
{
	return tally->hands ? (double)tally->net / (double)tally->hands : 0;
}

double match_error(const struct match_tally *tally)
{
	const double units = (double)tally->units;
	const double sum = (double)(tally->net - tally->open);
	double variance;

	if (tally->units < 2)
		return 0;
	variance = (tally->squares - sum * sum / units) / (units - 1);
	/* a unit of several hands is divided between them */
	return variance > 0 ? sqrt(variance / units) * units / (double)tally->hands : 0;
}
