/* A pot settled: the stakes cut into pots, each awarded where it is known who wins it.
 *
 * A pot goes to the best hand among its contenders, or between those that tie; it is known when one
 * contender alone is left, or when the hands of all are known and complete: two cards with a board
 * of five, or five to seven cards without a board. */
#ifndef FELT_GAME_SETTLE_H
#define FELT_GAME_SETTLE_H

#include "game/stakes.h"

#include "cards/score.h"

struct settlement {
	struct pots pots;
	bool awarded[SEATS_MAX + 1]; /* by pot; else its award has the rake alone */
	struct pot_award award[SEATS_MAX + 1];
	seat_set complete;      /* seats that are in and have a complete hand */
	score value[SEATS_MAX]; /* of those */
	chips gets[SEATS_MAX];  /* by seat: shares, odd chips and what goes back */
	/* Where all chips are: the four add up to what was put and carried in. */
	chips won, raked, returned, open;
};

/* Settles stakes that stakes_read accepted. Rake is taken from every pot, awarded or not; a flop
 * has been dealt when there is a board. */
void settle_stakes(const struct stakes *stakes, const struct rake *rake, struct settlement *out);

/* Whether what goes back stands with the last pot: a side pot that nobody but the same player can
 * win is no contest, and all of it goes to that player. */
bool settle_returns_with_pot(const struct settlement *settlement);

#endif
