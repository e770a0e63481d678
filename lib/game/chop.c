#include "game/chop.h"

#include <math.h>
#include <stdlib.h>

chips chop_pool(const struct payouts *payouts, int players)
{
	chips pool = 0;

	for (size_t i = 0; i < payouts->count && i < (size_t)players; i++)
		pool += payouts->amount[i];
	return pool;
}

struct remainder {
	double part; /* of a unit */
	int player;
};

static int compare(const void *a, const void *b)
{
	const struct remainder *const x = a, *const y = b;

	if (x->part < y->part || x->part > y->part)
		return x->part < y->part ? 1 : -1;
	return (x->player > y->player) - (x->player < y->player);
}

/* A player's part in units, before rounding. */
static double part_of(enum chop_rule rule, double share, double value, double each, double pool,
	double left, int players)
{
	if (rule == CHOP_ICM)
		return value - left * share;
	if (rule == CHOP_CHIPS)
		return each + (pool - left - each * players) * share;
	return (pool - left) / players;
}

status_code chop_divide(enum chop_rule rule, const double *stacks, const double *values,
	int players, const struct payouts *payouts, chips left, chips *out)
{
	/* Rounding errors must not turn a whole unit into a remainder. */
	const double tolerance = 1e-6;
	struct remainder *const rest = malloc((size_t)players * sizeof *rest);
	const chips pool = chop_pool(payouts, players);
	const double unit = (double)chips_unit(payouts->places);
	chips over = pool - left, last = 0;
	double all = 0;

	if (!rest)
		return STATUS_NO_MEMORY;
	if (payouts->count >= (size_t)players)
		last = payouts->amount[players - 1];
	last = last < over / players ? last : over / players;
	for (int i = 0; i < players; i++)
		all += stacks[i];
	for (int i = 0; i < players; i++) {
		const double part = part_of(rule, stacks[i] / all, values[i] * unit, (double)last,
			(double)pool, (double)left, players);

		out[i] = (chips)floor(part + tolerance);
		rest[i] = (struct remainder){part - (double)out[i], i};
		if (rest[i].part < tolerance)
			rest[i].part = 0;
		over -= out[i];
	}
	qsort(rest, (size_t)players, sizeof *rest, compare);
	for (int i = 0; over > 0; i = (i + 1) % players, over--)
		out[rest[i].player]++;
	for (int i = players - 1; over < 0; i = (i + players - 1) % players, over++)
		out[rest[i].player]--;
	free(rest);
	return STATUS_OK;
}
