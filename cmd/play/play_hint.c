/* Hints: what a call costs, and what it has to win. */
#include "play.h"

void play_add_hint(struct play *play, const struct bot_view *view, struct text *out)
{
	const chips call = view->legal ? view->legal->call : 0;
	const chips pot = view->table->pot;
	const int places = play->seats.places;

	if (view->table->phase == PHASE_DRAW || !call) {
		text_add_string(out, "there is nothing to call");
		return;
	}
	text_add_string(out, "a call of ");
	chips_print_grouped(out, call, places);
	text_add_string(out, " to win ");
	chips_print_grouped(out, pot, places);
	text_add_string(out, " needs ");
	text_add_fixed(out, 100 * (double)call / (double)(pot + call), 1);
	text_add_string(out, "% of the pot");
}
