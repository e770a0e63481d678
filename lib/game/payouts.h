/* The prizes of a tournament, as a list of the places that are paid, the first place first:
 *
 *     50,30,20      2500.50,1200,3x800      50%,30%,20%
 *
 * Spaces around items are allowed. `3x` repeats a prize. A later place never gets more. All amounts
 * have the same unit (game/chips.h); percentages must add up to 100. */
#ifndef FELT_GAME_PAYOUTS_H
#define FELT_GAME_PAYOUTS_H

#include "game/chips.h"

enum { PAYOUTS_PLACES_MAX = 100000 };

struct payouts {
	chips *amount; /* by place; owned */
	size_t count, room;
	int places;   /* of all amounts: the largest number in the list */
	bool percent; /* they are percentages */
	chips total;  /* above 0, except of bounties */
};

/* Reads a list. With `percent`, items are percentages with or without a sign. Fails with
 * STATUS_NO_MEMORY, STATUS_BAD_PAYOUT, STATUS_BIG_AMOUNT, STATUS_MIXED_PAYOUTS,
 * STATUS_MANY_PAYOUTS, STATUS_RISING_PAYOUT, STATUS_NOT_ALL_PERCENT or STATUS_NO_PAYOUT; free *out
 * in any case. */
status_code payouts_read(struct slice list, bool percent, struct payouts *out, struct fault *fault);

/* Reads a list of bounties by player, in the same form: amounts in any order, which may all be 0.
 * Fails with STATUS_NO_MEMORY, STATUS_BAD_PAYOUT, STATUS_BIG_AMOUNT, STATUS_MIXED_PAYOUTS or
 * STATUS_MANY_PAYOUTS; free *out in any case. */
status_code payouts_read_bounties(struct slice list, struct payouts *out, struct fault *fault);

/* Divides a pool by weights, such as percentages. Indivisible units go to the best places, one
 * each. The sum of the weights is above 0; `prize` may be `weight`. */
void payouts_divide(chips pool, const chips *weight, int count, chips *prize);

void payouts_free(struct payouts *payouts);

#endif
