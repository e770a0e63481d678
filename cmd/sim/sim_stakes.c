/* The amounts that a match is played for, as they are given: 1/2, 0.50/1, 200,50. */
#include "sim.h"

#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* A list of amounts as text. */
struct amounts {
	const char *option;
	int count;
	struct slice text[SEATS_MAX];
};

/* Cuts a list and notes how many decimal places it needs. */
static bool cut(struct sim *sim, const char *option, const char *value, char between,
	struct amounts *out)
{
	const char *at = value;

	out->option = option;
	for (out->count = 0; out->count < SEATS_MAX; out->count++) {
		const char *const end = strchr(at, between);
		const struct slice each = {at, end ? (size_t)(end - at) : strlen(at)};
		const int places = chips_places(each, false);

		if (places < 0) {
			report_usage("--%s: '%.*s' is not an amount, such as 2 or 0.50", option,
				(int)each.length, each.bytes);
			return false;
		}
		if (places > sim->places)
			sim->places = places;
		out->text[out->count] = each;
		if (!end) {
			out->count++;
			return true;
		}
		at = end + 1;
	}
	report_usage("--%s: too many amounts", option);
	return false;
}

static bool convert(const struct sim *sim, const struct amounts *amounts, bool positive, chips *out)
{
	for (int i = 0; i < amounts->count; i++) {
		const struct slice each = amounts->text[i];

		if (!chips_parse(each, false, sim->places, &out[i])) {
			report_usage("--%s: '%.*s' is too much", amounts->option, (int)each.length,
				each.bytes);
			return false;
		}
		if (positive && !out[i]) {
			report_usage("--%s: an amount is above 0", amounts->option);
			return false;
		}
	}
	return true;
}

static bool set_stacks(struct sim *sim, const struct amounts *amounts, chips big_blind)
{
	enum { BIG_BLINDS = 100 };
	chips stacks[SEATS_MAX] = {BIG_BLINDS * big_blind};

	if (amounts->count > 1 && amounts->count != sim->players) {
		report_usage("--stack: one amount, or one for each of the %d players, not %d",
			sim->players, amounts->count);
		return false;
	}
	if (!convert(sim, amounts, true, stacks))
		return false;
	for (int i = 0; i < sim->players; i++)
		sim->match.setup.stack[i] = stacks[amounts->count > 1 ? i : 0];
	return true;
}

bool sim_stakes(struct sim *sim)
{
	struct amounts blinds, ante = {.count = 0}, stack = {.count = 0}, leave = {.count = 0};
	struct match_stakes stakes = {.blinds = 0};

	stakes.big_blind_ante = sim->ante && !strcmp(sim->ante, "bb");
	if (!cut(sim, "blinds", sim->blinds, '/', &blinds) ||
		(sim->ante && !stakes.big_blind_ante && !cut(sim, "ante", sim->ante, '/', &ante)) ||
		(sim->stack && !cut(sim, "stack", sim->stack, ',', &stack)) ||
		(sim->leave && !cut(sim, "leave", sim->leave, '/', &leave)))
		return false;
	if (blinds.count < 2 || blinds.count > sim->players) {
		report_usage("--blinds: '%s' is not a small and a big blind, with at most one "
			     "blind "
			     "or straddle a player",
			sim->blinds);
		return false;
	}
	if (ante.count > 1) {
		report_usage("--ante: '%s' is not one amount, or bb", sim->ante);
		return false;
	}
	if (leave.count > 1) {
		report_usage("--leave: '%s' is not one amount", sim->leave);
		return false;
	}
	if (!convert(sim, &blinds, true, stakes.blind) ||
		!convert(sim, &ante, false, &stakes.ante) ||
		!convert(sim, &leave, true, &sim->leaves_at))
		return false;
	stakes.blinds = blinds.count;
	if (stakes.big_blind_ante)
		stakes.ante = stakes.blind[1];
	match_set(&sim->match, sim->variant, sim->players, &stakes);
	if (!set_stacks(sim, &stack, stakes.blind[1]))
		return false;
	if (match_is_possible(&sim->match))
		return true;
	report_usage("%s cannot be played with %d players and these amounts", sim->variant->name,
		sim->players);
	return false;
}
