/* Chops: the prize money that is left, divided among the players of a tournament.
 *
 * - CHOP_ICM: each player gets the value of the stack (game/icm/icm.h).
 * - CHOP_CHIPS: each player gets the payout of the last place among them, and the rest is divided
 * by chips. A large stack may get more than the first prize.
 * - CHOP_EVEN: all get the same.
 *
 * A part may be left to play for: it is taken off the first prize, and the winner gets it later. By
 * ICM each player's part and chance of winning are together worth the stack's value, because the
 * probability of winning is the share of chips. */
#ifndef FELT_GAME_CHOP_H
#define FELT_GAME_CHOP_H

#include "game/payouts.h"

enum chop_rule { CHOP_ICM, CHOP_CHIPS, CHOP_EVEN };

/* The prize money of the places that this many players take. */
chips chop_pool(const struct payouts *payouts, int players);

/* Divides the pool, less `left`, which is at most the first prize. `values` are those of the stacks
 * in units of prize money (1 is 10^places of the payouts). Parts are in the unit of the payouts and
 * add up to the pool less `left`; indivisible units go to the largest remainders, and among equal
 * ones to the first. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code chop_divide(enum chop_rule rule, const double *stacks, const double *values,
	int players, const struct payouts *payouts, chips left, chips *out);

#endif
