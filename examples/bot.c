/* A bot for heads-up no-limit hold'em in felt sim: it calls with the odds against a random hand,
 * and raises by the pot with two thirds of it. felt-protocol(7) describes what it reads and writes.
 *
 *     cc -o bot bot.c $(pkg-config --cflags --libs felt)
 *     felt sim me=exec:./bot you=call */
#include <felt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const felt_chips stacks[2] = {200, 200}, blinds[2] = {1, 2}; /* the defaults of felt sim */

/* Chips of a seat that were put in on earlier streets. */
static felt_chips earlier(const felt_table *table, int seat)
{
	return stacks[seat] - felt_table_stack(table, seat) - felt_table_bet(table, seat);
}

/* Plays the betting, such as "r6c/cr12:", with unknown cards. */
static void replay(felt_table *table, const char *betting, felt_due *due)
{
	for (;;) {
		felt_table_due(table, due);
		felt_action action = {due->act, due->seat, 0, due->cards, {0}};

		memset(action.cards, FELT_NO_CARD, sizeof action.cards);
		betting += strspn(betting, "/0123456789");
		if (due->act == FELT_CALL && *betting != ':') {
			action.act = *betting == 'f' ? FELT_FOLD : FELT_CALL;
			if (*betting++ == 'r') {
				action.act = FELT_RAISE;
				action.amount = atol(betting) - earlier(table, due->seat);
			}
		} else if (due->act != FELT_DEAL && due->act != FELT_BOARD)
			return;
		felt_table_act(table, &action, NULL);
	}
}

static void answer(felt_table *table, const char *state, int me, char *cards, const felt_due *due)
{
	const felt_chips pot = felt_table_pot(table) + due->call;
	felt_chips to = felt_table_bet(table, me) + due->call + pot;
	char line[64], *slash;
	double equity[2] = {0, 0};

	while ((slash = strrchr(cards, '/')) != strchr(cards, '/')) /* all streets on one board */
		memmove(slash, slash + 1, strlen(slash));
	snprintf(line, sizeof line, "%.4s v random%s%s", me ? strchr(cards, '|') + 1 : cards,
		slash ? " @ " : "", slash ? slash + 1 : "");
	felt_equity_of_line(line, equity, 2, NULL);
	to = to < due->raise_max ? to : due->raise_max; /* 0 if a raise is not legal */
	if (to && equity[0] > 2.0 / 3)
		printf("%s:r%ld\n", state, (long)(to + earlier(table, me)));
	else
		printf("%s:%c\n", state, equity[0] * (double)pot >= (double)due->call ? 'c' : 'f');
}

int main(void)
{
	const felt_setup setup = {sizeof setup, "NT", 2, 0, stacks, NULL, blinds, 2, 0, 0, 0, 0};
	char state[1024], cards[1024];
	felt_due due;

	for (puts("VERSION:2.0.0"); fflush(stdout), fgets(state, sizeof state, stdin);) {
		felt_table *const table = felt_table_new(&setup, NULL);
		int me, at = 0;

		state[strcspn(state, "\r\n")] = '\0';
		if (table && sscanf(state, "MATCHSTATE:%d:%*d:%n", &me, &at) == 1 && at) {
			strcpy(cards, strrchr(state, ':') + 1);
			replay(table, state + at, &due);
			if (due.act == FELT_CALL && due.seat == me)
				answer(table, state, me, cards, &due);
		}
		felt_table_free(table);
	}
	return 0;
}
