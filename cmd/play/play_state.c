/* What the parts of a session ask about it. */
#include "play.h"

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
