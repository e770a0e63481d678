/* A bot that weighs the price of a call against the pot, and ignores its cards.
 *
 * With a to call, a pot of b, and constants c and k of the street, it folds
 *     never                  if a = 0,
 *     with probability 0.85  if b < c a,
 *     with k a / b           otherwise,
 * and if it does not fold, it calls and raises in fixed proportions. Example: on the turn, 80 to
 * call and a pot of 200. It folds with 2.1 * 80 / 200 = 0.84, calls with 0.16 * 0.45 = 0.072, and
 * raises with 0.16 * 0.55 = 0.088. */
#include "play/bots/bots_internal.h"

#define FOLDS_TO_LARGE_BETS 0.85

struct bots_odds bots_potodds_of(int street, chips call, chips pot)
{
	static const struct {
		double large, slope, call; /* c, k, and the probability of a call unless it folds */
	} streets[] = {{3, 2.5, 0.7}, {2.7, 2.25, 0.5}, {2.5, 2.1, 0.45}, {2.35, 2, 0.35}};
	const double a = (double)call, b = (double)pot;
	struct bots_odds odds = {.fold = 0};

	if (call > 0)
		odds.fold = b < streets[street].large * a ? FOLDS_TO_LARGE_BETS
							  : streets[street].slope * a / b;
	odds.call = (1 - odds.fold) * streets[street].call;
	return odds;
}

static enum bot_reply act(void *state, const struct bot_view *view, struct action *out)
{
	struct bots_odds odds;
	double share;

	(void)state;
	if (view->table->phase == PHASE_DRAW) {
		bot_draw_any(view, out);
		return BOT_ACTS;
	}
	odds = bots_potodds_of(bot_street(view), view->legal->call, view->table->pot);
	share = hand_rng_share(view->hand_rng);
	if (share < odds.fold)
		bot_fold(view, out);
	else if (share < odds.fold + odds.call)
		bot_call(view, out);
	else
		bot_raise(view, view->table->bet + (view->table->pot + view->legal->call) / 2, out);
	return BOT_ACTS;
}

const struct bot_kind bots_potodds = {
	.name = "potodds",
	.about = "folds, calls and raises by pot odds",
	.act = act,
};
