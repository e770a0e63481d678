#include "play/cash.h"

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
