/* The group "equity" of felt.h: answers. */
#include "api/api_equity.h"

#include <math.h>

int32_t felt_equity_players(const felt_equity *equity)
{
	return equity->ready ? equity->matchup.players : 0;
}

/* Whether all parts of an exact method have been counted. */
static bool is_complete(const felt_equity *equity)
{
	return equity->planned && equity->counted.parts == equity->parts;
}

int32_t felt_equity_is_exact(const felt_equity *equity)
{
	return is_complete(equity) && equity->plan.method;
}

double felt_equity_deals(const felt_equity *equity)
{
	return equity->planned ? (double)tally_deals(&equity->answer.tally) : 0;
}

static void split_count(deal_count count, uint64_t out[2])
{
	out[0] = (uint64_t)count;
	out[1] = (uint64_t)(count >> 64);
}

/* Whether there is an answer for a player. */
static felt_status check(const felt_equity *equity, int32_t player)
{
	if (!equity->planned || player < 0 || player >= equity->matchup.players)
		return FELT_MISUSE;
	return tally_deals(&equity->answer.tally) ? FELT_OK : FELT_UNKNOWN;
}

felt_status felt_equity_answer(const felt_equity *equity, int32_t player, felt_answer *out)
{
	const felt_status status = check(equity, player);
	struct chances has;

	if (status)
		return status;
	has = solve_chances(&equity->answer, player);
	*out = (felt_answer){.equity = has.equity,
		.win = deal_ratio(has.won, has.boards),
		.tie = deal_ratio(has.tied, has.boards),
		.scoop = has.scoop,
		.high = has.half_share[TALLY_HIGH],
		.low = has.half_share[TALLY_LOW],
		.error = has.error,
		.ci_low = has.low,
		.ci_high = has.high};
	/* Part of an exact count is not a sample: nothing is known of the other deals. */
	if (equity->plan.method && !is_complete(equity))
		out->error = out->ci_low = out->ci_high = (double)NAN;
	split_count(has.won, out->wins);
	split_count(has.tied, out->ties);
	return FELT_OK;
}

felt_status felt_equity_category(const felt_equity *equity, int32_t player, int32_t low,
	int32_t category, double *all, double *won, double *tied)
{
	const struct evaluator *evaluator = low ? equity->game->low : equity->game->evaluator;
	const struct tally *tally = &equity->answer.tally;
	const felt_status status = check(equity, player);
	const struct tally_ends *ends;
	deal_count deals;

	if (status)
		return status;
	if (!tally->detail || low < 0 || low > 1 || !evaluator || category < 0 ||
		category >= evaluator->order->categories)
		return FELT_MISUSE;
	deals = tally_deals(tally);
	ends = &tally->ends[low ? TALLY_LOW : TALLY_HIGH][player][category];
	*all = deal_ratio(ends->all, deals);
	*won = deal_ratio(ends->won, deals);
	*tied = deal_ratio(ends->tied, deals);
	return FELT_OK;
}
