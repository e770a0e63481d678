/* Bots that look at nothing: the lowest rungs of the ladder. They never draw cards. */
#include "play/bots/bots_inside.h"

static enum bot_reply fold(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	if (view->table->phase == PHASE_DRAW)
		bot_stand_pat(view, out);
	else
		bot_fold(view, out);
	return BOT_ACTS;
}

static enum bot_reply call(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	if (view->table->phase == PHASE_DRAW)
		bot_stand_pat(view, out);
	else
		bot_call(view, out);
	return BOT_ACTS;
}

static enum bot_reply allin(void *state, const struct bot_view *view, struct action *out)
{
	(void)state;
	if (view->table->phase == PHASE_DRAW)
		bot_stand_pat(view, out);
	else
		bot_raise(view, CHIPS_MOST, out);
	return BOT_ACTS;
}

const struct bot_kind bots_fold = {
	.name = "fold",
	.about = "folds to every bet, and checks otherwise",
	.act = fold,
};

const struct bot_kind bots_call = {
	.name = "call",
	.about = "calls every bet, and never bets",
	.act = call,
};

const struct bot_kind bots_allin = {
	.name = "allin",
	.about = "bets and raises all that the rules allow, and calls otherwise",
	.act = allin,
};
