/* A bot that bets at random, within what the pot is worth to it.
 *
 * Let P be the pot if all n players who are still in called now, and A the aggression. An equal
 * share of that pot, P / n, is what a player without any information may put in on this street
 * without a loss. The bot's limit is that share times A, times its stack relative to the average
 * stack: a player with twice the average is twice as aggressive. It draws the amount x that it is
 * willing to have put in on this street between 0 and the limit. If x is less than a call, it
 * folds; if x is at least a call and the minimum raise, it raises to x; otherwise it calls.
 *
 * Example: heads-up on the flop with 100 in the middle and a bet of 100 to call, equal chips and
 * A = 2. P = 300, the limit is 2 * 150 = 300: x is below 100, between 100 and 200, and above 200
 * with one third each, so it folds, calls and raises equally often. */
#include "play/bots/bots_internal.h"

#include "base/decimal.h"

#include <stdlib.h>

#define USUAL_AGGRESSION 2.0
#define AGGRESSION_MAX   1000.0

static double limit_of(const struct bot_view *view, double aggression)
{
	const struct table *const table = view->table;
	chips pot = table->pot, all = pot;

	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];
		const chips owed = table->bet - seat->street;

		all += seat->stack;
		if (!seat->folded && owed > 0)
			pot += owed < seat->stack ? owed : seat->stack;
	}
	return aggression * (double)pot / table->in *
	       ((double)(table->seat[view->seat].stack + table->seat[view->seat].paid) *
		       table->seats / (double)all);
}

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	const double *const aggression = state;
	const struct legality *const legal = view->legal;
	const chips before = view->table->seat[view->seat].street;
	double willing;

	if (view->table->phase == PHASE_DRAW) {
		bot_draw_any(view, out);
		return BOT_ACTS;
	}
	willing = hand_rng_share(view->hand_rng) * limit_of(view, *aggression);
	if (willing < (double)(before + legal->call))
		bot_fold(view, out);
	else if (legal->least > 0 && willing >= (double)legal->least)
		bot_raise(view, willing < (double)legal->most ? (chips)willing : legal->most, out);
	else
		bot_call(view, out);
	return BOT_ACTS;
}

static status_code open(const struct bot_order *order, void **state, struct text *why)
{
	double *const aggression = malloc(sizeof *aggression);

	if (!aggression)
		return STATUS_NO_MEMORY;
	*aggression = USUAL_AGGRESSION;
	if (order->argument.length && (!decimal_parse_double(order->argument, aggression) ||
					      *aggression > AGGRESSION_MAX)) {
		text_add_char(why, '\'');
		text_add_slice(why, order->argument);
		text_add_string(why, "' is not an aggression from 0 to 1000");
		free(aggression);
		return STATUS_BAD_BOT;
	}
	*state = aggression;
	return STATUS_OK;
}

const struct bot_kind bots_random = {
	.name = "random",
	.argument = "AGGRESSION",
	.about = "bets at random, limited by an equal share of the pot",
	.open = open,
	.act = act,
	.free = free,
};
