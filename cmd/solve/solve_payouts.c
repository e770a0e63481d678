/* Tournaments: --payouts, and the stacks of --others. */
#include "solve.h"

#include "frame/report.h"
#include "prizes.h"

#include "base/scan.h"

#include <stdlib.h>
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
	double *const stacks = payouts->numbers + ICM_FIELD_MAX;
	int count = 0;

	while (slice_take_item(&rest, &item)) {
		chips stack;

		if (count == ICM_FIELD_MAX - 2)
			return !report_usage("--others: more than %d stacks", count);
		if (!chips_parse(item, false, places, &stack) || stack > CHIPS_MAX / 4)
			return !report_usage("--others: too many chips for %d decimal places",
				places);
		stacks[count++] = (double)stack;
	}
	payouts->prizes.others = stacks;
	payouts->prizes.other_count = count;
	return true;
}

bool solve_read_payouts(struct solve_payouts *payouts, const chips stacks[2], int places)
{
	if (!payouts->payouts)
		return true;
	if (!payouts->numbers)
		payouts->numbers = malloc(2 * ICM_FIELD_MAX * sizeof *payouts->numbers);
	if (!payouts->numbers)
		return !report_memory();
	memcpy(payouts->prizes.stack, stacks, sizeof payouts->prizes.stack);
	if (payouts->others && !read_others(payouts, places))
		return false;
	payouts->prizes.payouts = payouts->numbers;
	payouts->prizes.places = prizes_read_hand(payouts->payouts, 2 + payouts->prizes.other_count,
		payouts->numbers);
	return payouts->prizes.places > 0;
}

void solve_free_payouts(struct solve_payouts *payouts)
{
	free(payouts->numbers);
	payouts->numbers = NULL;
}
