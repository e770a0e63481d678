#include "play/bots/bots.h"

#include "play/bots/bots_internal.h"

#include "base/scan.h"

const struct bot_kind *const bots_rows[] = {
	&bots_fold,
	&bots_call,
	&bots_allin,
	&bots_random,
	&bots_potodds,
	&bots_equity,
	&bots_chart,
	NULL,
};

const struct bot_kind *bots_find(struct slice name, struct slice *argument)
{
	const char *const colon = name.length ? memchr(name.bytes, ':', name.length) : NULL;
	const struct slice kind = {name.bytes, colon ? (size_t)(colon - name.bytes) : name.length};

	*argument = colon ? (struct slice){colon + 1, name.length - kind.length - 1}
			  : (struct slice){NULL, 0};
	for (const struct bot_kind *const *row = bots_rows; *row; row++)
		if (slice_equal(kind, (*row)->name))
			return *row;
	return NULL;
}

/* -- bots that ignore the game: the lowest rungs of the ladder ------------------ */

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
		bot_raise(view, CHIPS_MAX, out);
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
	.about = "bets and raises the maximum, and calls otherwise",
	.act = allin,
};
