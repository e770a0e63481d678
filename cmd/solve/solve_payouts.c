/* Tournaments: --payouts, and the stacks of --others. */
#include "solve.h"

#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

bool solve_count_payouts(const struct solve_payouts *payouts, int *places)
{
	struct slice rest = slice_of(payouts->others ? payouts->others : ""), item;

	while (payouts->others && slice_take_item(&rest, &item))
		if (!solve_count_places("--others", item, places))
			return false;
	return true;
}

static bool read_others(struct solve_payouts *payouts, int places)
{
	struct slice rest = slice_of(payouts->others), item;
	int count = 0;

	while (slice_take_item(&rest, &item)) {
		chips stack;

		if (count == ICM_FIELD_MAX - 2)
			return !report_usage("--others: more than %d stacks", count);
		if (!chips_parse(item, false, places, &stack) || stack > CHIPS_MAX / 4)
			return !report_usage("--others: too many chips for %d decimal places",
				places);
		payouts->stack[count++] = (double)stack;
	}
	payouts->prizes.others = payouts->stack;
	payouts->prizes.other_count = count;
	return true;
}

/* Reads one amount of prize money, of any decimal places. */
static bool read_money(struct slice item, double *out)
{
	const int places = chips_places(item, false);
	chips amount;

	if (places < 0 || !chips_parse(item, false, places, &amount))
		return false;
	*out = (double)amount;
	for (int i = 0; i < places; i++)
		*out /= 10;
	return true;
}

static bool read_payouts(struct solve_payouts *payouts)
{
	const int players = 2 + payouts->prizes.other_count;
	struct slice rest = slice_of(payouts->payouts), item, before = {0};
	double *const payout = payouts->payout;
	int count = 0;

	while (slice_take_item(&rest, &item)) {
		if (count == ICM_FIELD_MAX)
			return !report_usage("--payouts: more than %d payouts", count);
		if (!read_money(item, &payout[count]))
			return !report_usage("--payouts: '%.*s' is not an amount of prize money; "
					     "write digits only, such as 50 or 2500.50",
				(int)item.length, item.bytes);
		if (count && payout[count] > payout[count - 1])
			return !report_usage("--payouts: %.*s is more than %.*s; the first place "
					     "comes first",
				(int)item.length, item.bytes, (int)before.length, before.bytes);
		before = item;
		count++;
	}
	if (count > players)
		return !report_usage("--payouts: %d payouts for %d players; --others gives the "
				     "stacks of the players who are not in the hand",
			count, players);
	if (!(payout[0] > (count < players ? 0 : payout[count - 1])))
		return !report_usage("--payouts: all %d players get the same", players);
	payouts->prizes.payouts = payout;
	payouts->prizes.places = count;
	return true;
}

bool solve_read_payouts(struct solve_payouts *payouts, const chips stacks[2], int places)
{
	if (!payouts->payouts)
		return true;
	memcpy(payouts->prizes.stack, stacks, sizeof payouts->prizes.stack);
	return (!payouts->others || read_others(payouts, places)) && read_payouts(payouts);
}
