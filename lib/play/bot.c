#include "play/bot.h"

#include <string.h>

void bot_call(const struct bot_view *view, struct action *out)
{
	(void)view;
	out->act = ACT_CHECK_CALL;
}

void bot_fold(const struct bot_view *view, struct action *out)
{
	out->act = view->legal->call > 0 && !view->table->brings_in ? ACT_FOLD : ACT_CHECK_CALL;
}

void bot_raise(const struct bot_view *view, chips to, struct action *out)
{
	const struct legality *legal = view->legal;

	if (!legal->least) {
		bot_call(view, out);
		return;
	}
	out->act = ACT_BET_RAISE;
	out->amount = to < legal->least ? legal->least : to > legal->most ? legal->most : to;
}

int bot_discards(const struct bot_view *view)
{
	return view->table->variant->street[view->table->street].discard;
}

void bot_stand_pat(const struct bot_view *view, struct action *out)
{
	out->act = ACT_DRAW;
	out->count = bot_discards(view);
	memcpy(out->card, view->card + view->cards - out->count, (size_t)out->count);
}

void bot_draw_any(const struct bot_view *view, struct action *out)
{
	const int due = bot_discards(view);

	out->act = ACT_DRAW;
	out->count = 0;
	for (int i = 0; i < view->cards; i++)
		if (due ? hand_rng_below(view->hand_rng, (uint32_t)(view->cards - i)) <
					(uint32_t)(due - out->count)
			: hand_rng_below(view->hand_rng, 2))
			out->card[out->count++] = view->card[i];
}

int bot_street(const struct bot_view *view)
{
	enum { LAST = 3 };
	const int street = view->table->street;
	const int after = view->table->variant->streets - 1 - street;

	if (street == 0)
		return 0;
	return after < LAST ? LAST - after : 1;
}
