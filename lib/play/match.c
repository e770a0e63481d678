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
	for (int i = 0; variant_has_blinds(variant) && i < stakes->blinds && i < players; i++)
		setup->blind[i] = stakes->blind[i];
	for (int i = 0; i < players; i++)
		setup->ante[i] = !stakes->big_blind_ante || i == 1 ? stakes->ante : 0;
	for (int i = 0; variant->street[0].unbet && !stakes->ante && i < players; i++)
		setup->ante[i] = bet; /* otherwise there is nothing to play for */
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
		of->hand_squares += (double)net * (double)net;
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
	sum->hand_squares += tally->hand_squares;
}

double match_mean(const struct match_tally *tally)
{
	return tally->hands ? (double)tally->net / (double)tally->hands : 0;
}

/* Standard error of a sum of `count` values, from the sum and the sum of squares. */
static double error_of_sum(uint64_t count, double sum, double squares)
{
	const double n = (double)count;
	const double variance = count < 2 ? 0 : (squares - sum * sum / n) / (n - 1);

	return variance > 0 ? sqrt(variance * n) : 0;
}

static double error_of_units(const struct match_tally *tally)
{
	return error_of_sum(tally->units, (double)(tally->net - tally->open), tally->squares);
}

double match_error(const struct match_tally *tally)
{
	return tally->hands ? error_of_units(tally) / (double)tally->hands : 0;
}

double match_shrink(const struct match_tally *tally)
{
	const double single = error_of_sum(tally->hands, (double)tally->net, tally->hand_squares);

	return single > 0 ? error_of_units(tally) / single : 0;
}

/* -- cash games ----------------------------------------------------------------- */

void cash_begin(struct cash *cash, const struct match *match, chips leave)
{
	*cash = (struct cash){.leave = leave};
	for (int i = 0; i < match->setup.seats; i++)
		cash->stack[i] = cash->bought[i] = match->setup.stack[i];
}

void cash_seat(struct cash *cash, const struct match *match, struct match_hand *hand)
{
	for (int i = 0; i < hand->setup.seats; i++) {
		const int player = hand->player[i];

		if (cash->stack[player] == 0) {
			cash->stack[player] = match->setup.stack[player];
			cash->bought[player] += match->setup.stack[player];
		}
		hand->setup.stack[i] = cash->stack[player];
	}
}

void cash_count(struct cash *cash, const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer)
{
	for (int i = 0; i < hand->setup.seats; i++) {
		const int player = hand->player[i];
		const chips stack = dealer->table.seat[i].stack;
		const chips profit = stack - match->setup.stack[player];
		const bool leaves = cash->leave && stack >= cash->leave && profit > 0;

		cash->stack[player] = leaves ? stack - profit : stack;
		cash->taken[player] += leaves ? profit : 0;
	}
}
