/* The group "pots" of felt.h. */
#include "api/api.h"

#include "game/icm/icm.h"
#include "game/pots.h"

#include <math.h>

_Static_assert((int)FELT_SEATS_MAX == (int)SEATS_MAX && (int)FELT_POTS_MAX == SEATS_MAX + 1,
	"felt.h has the same limits of seats and pots");

/* -- pots ------------------------------------------------------------------------------ */

static bool is_amount(felt_chips amount, felt_chips most)
{
	return amount >= 0 && amount <= most;
}

int32_t felt_pots(const felt_stake *stakes, int32_t seats, felt_chips carried, felt_pot out[24],
	int32_t *returned_to, felt_chips *returned)
{
	struct contribution contributions[SEATS_MAX];
	struct pots pots;
	bool contested = false;

	if (seats < 1 || seats > SEATS_MAX || !is_amount(carried, CHIPS_TABLE_MAX))
		return -1;
	for (int32_t i = 0; i < seats; i++) {
		if (!is_amount(stakes[i].paid, CHIPS_MAX) || !is_amount(stakes[i].dead, CHIPS_MAX))
			return -1;
		contributions[i] = (struct contribution){stakes[i].paid, stakes[i].dead,
			stakes[i].folded ? CONTRIBUTION_FOLDED : CONTRIBUTION_IN};
		contested = contested || !stakes[i].folded;
	}
	if (!contested)
		return -1;
	pots_make(contributions, seats, carried, &pots);
	for (int i = 0; i < pots.count; i++) {
		const struct pot *pot = &pots.pot[i];

		out[i] = (felt_pot){pot->amount, pot->from, pot->to, pot->contenders};
	}
	if (returned_to)
		*returned_to = pots.returned_to;
	if (returned)
		*returned = pots.returned;
	return pots.count;
}

felt_status felt_pot_pay(const felt_pot *pot, int32_t seats, int32_t button,
	const felt_score *scores, const felt_score *lows, felt_chips rake, felt_chips *gets)
{
	const struct odd_chips odd = {.button = button};
	struct pot whole = {.contenders = pot->contenders};
	struct pot_claim claim = {{pot->contenders, 0}};
	struct pot_award award;

	if (seats < 1 || seats > SEATS_MAX || button < 0 || button >= seats || !pot->contenders ||
		pot->contenders >> seats || !is_amount(pot->amount, 3 * CHIPS_TABLE_MAX) ||
		!is_amount(rake, pot->amount))
		return FELT_MISUSE;
	/* A single contender wins whatever the hand is, and needs none. */
	if (pot->contenders & (pot->contenders - 1)) {
		claim.half[POT_HIGH] = pots_best(scores, pot->contenders);
		claim.half[POT_LOW] = lows ? pots_best(lows, pot->contenders) : 0;
	}
	if (!claim.half[POT_HIGH])
		return FELT_MISUSE;
	whole.amount = pot->amount;
	pots_share(&whole, seats, &claim, 1, &odd, rake, &award);
	for (int32_t i = 0; i < seats; i++)
		gets[i] += pots_award_gets(&award, i);
	return FELT_OK;
}

/* -- prizes ---------------------------------------------------------------------------- */

/* True for amounts of which all are finite and none is negative. */
static bool are_amounts(const double *amounts, int32_t count, double *sum)
{
	*sum = 0;
	for (int32_t i = 0; i < count; i++) {
		if (!(amounts[i] >= 0))
			return false;
		*sum += amounts[i];
	}
	return isfinite(*sum);
}

felt_status felt_icm(const double *stacks, int32_t players, const double *payouts, int32_t places,
	double *values)
{
	double stack, prize; /* sums */

	if (players < 1 || players > ICM_PLAYERS_MAX || places < 1 ||
		!are_amounts(stacks, players, &stack) || !are_amounts(payouts, places, &prize) ||
		!(stack > 0))
		return FELT_MISUSE;
	return icm_values(stacks, NULL, players, payouts, places, values) ? FELT_NO_MEMORY
									  : FELT_OK;
}
