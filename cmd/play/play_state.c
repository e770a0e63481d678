/* What the parts of a session ask about it. */
#include "play.h"

#include "frame/clean.h"

void play_fail(struct play *play, enum play_failure failure)
{
	play->leaves = true;
	if (!play->failure)
		play->failure = failure;
}

chips play_net(const struct play *play, int player)
{
	return play->cash.stack[player] + play->cash.taken[player] - play->cash.bought[player];
}

void play_add_net(const struct play *play, struct text *out, chips net)
{
	const bool screen = play->settings.screen;

	if (net < 0)
		text_add_string(out, screen && play->settings.writes == CARD_UNICODE ? "−" : "-");
	else if (net > 0)
		text_add_char(out, '+');
	net = net < 0 ? -net : net;
	if (screen)
		chips_print_grouped(out, net, play->seats.places);
	else
		chips_print(out, net, play->seats.places);
}

void play_add_buyers(const struct play *play, const char *before, const char *after,
	struct text *out)
{
	for (int i = 0; i < play->seats.players; i++) {
		if (!(play->again >> i & 1))
			continue;
		text_add_string(out, before);
		clean_add(out, play->seats.player[i].name);
		text_format(out, " buys in again%s", after);
	}
}
