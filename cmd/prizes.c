#include "prizes.h"

#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* Reports an error in a list of an option. */
static bool wrong_list(const char *option, struct slice list, const struct fault *fault)
{
	struct text message = {0};

	if (fault->status == STATUS_NO_MEMORY)
		return report_memory() == EXIT_DONE;
	report_message(&message, list, fault);
	if (message.failed)
		report_memory();
	else
		report_usage("%s: %.*s", option, (int)message.length, message.bytes);
	text_free(&message);
	return false;
}

static bool read_list(const char *option, struct slice list, bool percent, struct payouts *out)
{
	struct fault fault = {STATUS_OK};
	const status_code status = payouts_read(list, percent, out, &fault);

	if (status)
		fault.status = status;
	return !status || wrong_list(option, list, &fault);
}

/* Reads POOL:LIST. */
static bool read_pool(const char *option, struct slice list, struct payouts *out)
{
	const struct slice pool = slice_trim(slice_take_until(&list, ':'));
	const int places = chips_places(pool, false);
	chips total;

	if (places < 0 || !chips_parse(pool, false, places, &total) || !total)
		return !report_usage("%s: '%.*s' is not a prize pool; the form is 1000:50,30,20",
			option, (int)pool.length, pool.bytes);
	if (!read_list(option, list, true, out))
		return false;
	payouts_divide(total, out->amount, (int)out->count, out->amount);
	out->total = total;
	out->places = places;
	out->percent = false;
	return true;
}

bool prizes_read(const char *option, const char *value, struct payouts *out)
{
	return strchr(value, ':') ? read_pool(option, slice_of(value), out)
				  : read_list(option, slice_of(value), false, out);
}

double prizes_amount(const struct payouts *payouts, size_t place)
{
	double unit = 1;

	for (int i = 0; i < payouts->places; i++)
		unit *= 10;
	return (double)payouts->amount[place] / unit;
}

int prizes_read_hand(const char *value, int players, double *out)
{
	struct payouts payouts = {.count = 0};
	int count = -1;

	if (prizes_read("--payouts", value, &payouts)) {
		const chips last =
			payouts.count < (size_t)players ? 0 : payouts.amount[players - 1];

		if (payouts.count > (size_t)players)
			report_usage("--payouts: %zu payouts for %d players; --others gives the "
				     "stacks of the players who are not in the hand",
				payouts.count, players);
		else if (payouts.amount[0] == last)
			report_usage("--payouts: all %d players get the same", players);
		else
			count = (int)payouts.count;
	}
	for (int i = 0; i < count; i++)
		out[i] = prizes_amount(&payouts, (size_t)i);
	payouts_free(&payouts);
	return count;
}
