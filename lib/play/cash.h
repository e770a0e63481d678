/* A cash game: the hands of a match, but stacks carry over from hand to hand. Whoever has lost
 * everything buys in again before the next hand, for what the setup of the match says. */
#ifndef FELT_PLAY_CASH_H
#define FELT_PLAY_CASH_H

#include "play/match.h"

struct cash {
	chips leave; /* who has this much after a hand takes all above the buy-in off; 0: nobody */
	chips stack[SEATS_MAX];  /* by player */
	chips bought[SEATS_MAX]; /* all buy-ins, the first one too */
	chips taken[SEATS_MAX];
};

/* Everybody buys in. */
void cash_begin(struct cash *cash, const struct match *match, chips leave);

/* Has players without chips buy in, and gives the seats of a hand their stacks. */
void cash_seat(struct cash *cash, const struct match *match, struct match_hand *hand);

/* Takes the stacks of a hand that was played, and takes profits off. A player has won what is in
 * front of it and what it has taken off, less what it has bought in for. */
void cash_count(struct cash *cash, const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer);

#endif
