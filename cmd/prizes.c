#include "prizes.h"

#include "frame/input.h"
#include "frame/report.h"
#include "frame/rows.h"

#include "base/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool read_list(const char *option, struct slice list, bool percent, struct payouts *out)
{
	struct fault fault = {STATUS_OK};
	const status_code status = payouts_read(list, percent, out, &fault);

	if (status)
		fault.status = status;
	return !status || report_option(option, list, &fault) == EXIT_DONE;
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

bool prizes_read_bounties(const char *value, struct payouts *out)
{
	const struct slice list = slice_of(value);
	struct fault fault = {STATUS_OK};
	const status_code status = payouts_read_bounties(list, out, &fault);

	if (status)
		fault.status = status;
	return !status || report_option("--bounties", list, &fault) == EXIT_DONE;
}

bool prizes_assign(const struct payouts *bounties, int at_table, int players, double *out)
{
	const size_t count = bounties->count;

	if (count != 1 && count != (size_t)at_table && count != (size_t)players)
		return false;
	for (size_t i = 0; i < (size_t)players; i++)
		out[i] = count == 1  ? prizes_amount(bounties, 0)
			 : i < count ? prizes_amount(bounties, i)
				     : 0;
	return true;
}

double prizes_amount(const struct payouts *payouts, size_t place)
{
	return (double)payouts->amount[place] / (double)chips_unit(payouts->places);
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

/* -- other tables ----------------------------------------------------------------- */

/* Reports an error in the file of --field in its line. */
static int wrong_field(struct slice rest, const char *file, struct fault fault)
{
	struct slice line;
	struct location place = {file, 0, NULL};

	do {
		const char *const from = rest.bytes;

		line = slice_take_until(&rest, '\n');
		place.line++;
		if (fault.offset <= line.length)
			break;
		fault.offset -= (size_t)(rest.bytes - from);
	} while (rest.length);
	fault.earlier = fault.offset;
	return report_fault(&place, line, &fault);
}

int prizes_read_field(const char *file, struct text *text, struct stacks *field)
{
	enum { FIELD_BYTES_MAX = 16 << 20 };
	struct fault fault = {STATUS_OK};
	int places, status = input_read_file(file, FIELD_BYTES_MAX, text);
	const struct slice all = text_slice(text);
	status_code read;

	if (status)
		return status;
	read = stacks_split(field, all, &fault);
	if (!read)
		read = stacks_places(all, field, &places, &fault);
	if (!read)
		read = stacks_read(all, field, places, &fault);
	if (read == STATUS_NO_MEMORY)
		return report_memory();
	return read ? wrong_field(all, file, fault) : EXIT_DONE;
}

/* -- a tournament ----------------------------------------------------------------- */

static bool list_payouts(struct prizes *prizes)
{
	prizes->payout = malloc(prizes->payouts.count * sizeof *prizes->payout);
	for (size_t i = 0; prizes->payout && i < prizes->payouts.count; i++)
		prizes->payout[i] = prizes_amount(&prizes->payouts, i);
	return prizes->payout;
}

static bool list_others(struct prizes *prizes)
{
	const struct stacks *const field = &prizes->field;
	const double unit = (double)chips_unit(field->places);
	double *to = malloc(((size_t)field->players + 1) * sizeof *to);

	prizes->others = to;
	for (size_t i = 0; to && i < field->count; i++)
		for (int k = 0; k < field->stack[i].count; k++)
			*to++ = (double)field->stack[i].chips / unit;
	return prizes->others;
}

int prizes_open(struct prizes *prizes, const char *option, const char *value, const char *field)
{
	int status = EXIT_DONE;

	if (!prizes_read(option, value, &prizes->payouts))
		return report_out_of_memory() ? EXIT_IO : EXIT_USAGE;
	if (field)
		status = prizes_read_field(field, &prizes->text, &prizes->field);
	if (!status && (!list_payouts(prizes) || !list_others(prizes)))
		status = report_memory();
	return status;
}

void prizes_close(struct prizes *prizes)
{
	payouts_free(&prizes->payouts);
	free(prizes->payout);
	text_free(&prizes->text);
	stacks_free(&prizes->field);
	free(prizes->others);
	*prizes = (struct prizes){.payout = NULL};
}

struct icm_table prizes_table(const struct prizes *prizes)
{
	return (struct icm_table){prizes->payout, (int)prizes->payouts.count, prizes->others,
		prizes->field.players};
}

int prizes_digits(double error)
{
	const int digits = error > 0 ? (int)floor(-log10(error)) : ROWS_DIGITS_MAX;

	return digits < 0 ? 0 : digits > ROWS_DIGITS_MAX ? ROWS_DIGITS_MAX : digits;
}

double prizes_round_to(double value, int digits)
{
	const double unit = (double)chips_unit(digits);

	return nearbyint(value * unit) / unit;
}

double prizes_round(const struct prizes *prizes, int players, double value)
{
	return prizes_round_to(value,
		prizes_digits(2 * icm_error(players + prizes->field.players) * prizes->payout[0]));
}
