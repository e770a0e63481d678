/* The stakes of a match, as given: 1/2, 0.50/1, 200,50. */
#include "seats.h"

#include "frame/options.h"
#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* -- The game that is played, as it is given: nt, omaha ------------------------ */

/* A PHH variant code in upper or lower case; the name of a game, which means the first betting
 * structure that PHH has for it; or another word for a variant. */
static const struct variant *find_variant(const char *word)
{
	const char *const alias = variant_alias(slice_of(word));
	const char *const value = alias ? alias : word;
	char code[16] = "";
	const struct game *const game = game_find(slice_of(value));
	const struct variant *row;

	for (size_t i = 0; value[i] && i + 1 < sizeof code; i++)
		code[i] = value[i] >= 'a' && value[i] <= 'z' ? (char)(value[i] - 'a' + 'A')
							     : value[i];
	row = strlen(value) < sizeof code ? variant_find(slice_of(code)) : NULL;
	for (const struct variant *each = variant_rows; each->code && game && !row; each++)
		if (each->game == game)
			row = each;
	return row;
}

bool seats_read_game(struct seats *seats, const char *value)
{
	enum { NAMES_MAX = 96 };
	const char *names[NAMES_MAX];
	size_t count = 0;

	seats->variant = find_variant(value);
	if (seats->variant)
		return true;
	for (const struct variant *row = variant_rows; row->code && count < NAMES_MAX; row++)
		names[count++] = row->code;
	for (const struct game *const *row = game_rows; *row && count < NAMES_MAX; row++)
		names[count++] = (*row)->key;
	return options_unknown_game(value, names, count);
}

/* A list of amounts as text. */
struct seats_stakes_amounts {
	const char *option;
	int count;
	struct slice text[SEATS_MAX];
};

/* Splits a list and finds how many decimal places it needs. */
static bool cut(struct seats *seats, const char *option, const char *value, char between,
	struct seats_stakes_amounts *out)
{
	const char *at = value;

	out->option = option;
	for (out->count = 0; out->count < SEATS_MAX; out->count++) {
		const char *const end = strchr(at, between);
		const struct slice each = {at, end ? (size_t)(end - at) : strlen(at)};
		const int places = chips_places(each, false);

		if (places < 0)
			return !report_usage("--%s: '%.*s' is not an amount, such as 2 or 0.50",
				option, (int)each.length, each.bytes);
		if (places > seats->places)
			seats->places = places;
		out->text[out->count] = each;
		if (!end) {
			out->count++;
			return true;
		}
		at = end + 1;
	}
	return !report_usage("--%s: too many amounts", option);
}

static bool convert(const struct seats *seats, const struct seats_stakes_amounts *amounts,
	bool positive, chips *out)
{
	for (int i = 0; i < amounts->count; i++) {
		const struct slice each = amounts->text[i];

		if (!chips_parse(each, false, seats->places, &out[i]))
			return !report_usage("--%s: '%.*s' is too large", amounts->option,
				(int)each.length, each.bytes);
		if (positive && !out[i]) {
			return !report_usage("--%s: an amount must be above 0", amounts->option);
		}
	}
	return true;
}

static bool set_stacks(struct seats *seats, const struct seats_stakes_amounts *amounts,
	chips big_blind)
{
	enum { BIG_BLINDS = 100 };
	chips stacks[SEATS_MAX] = {BIG_BLINDS * big_blind};

	if (amounts->count > 1 && amounts->count != seats->players)
		return !report_usage("--stack: one amount or %d amounts expected, not %d",
			seats->players, amounts->count);
	if (!convert(seats, amounts, true, stacks))
		return false;
	for (int i = 0; i < seats->players; i++)
		seats->match.setup.stack[i] = stacks[amounts->count > 1 ? i : 0];
	return true;
}

bool seats_stakes(struct seats *seats)
{
	struct seats_stakes_amounts blinds, ante = {.count = 0}, stack = {.count = 0},
					    leave = {.count = 0};
	struct match_stakes *const stakes = &seats->stakes;

	*stakes = (struct match_stakes){.blinds = 0};
	stakes->big_blind_ante = seats->ante && !strcmp(seats->ante, "bb");
	if (!cut(seats, "blinds", seats->blinds, '/', &blinds) ||
		(seats->ante && !stakes->big_blind_ante &&
			!cut(seats, "ante", seats->ante, '/', &ante)) ||
		(seats->stack && !cut(seats, "stack", seats->stack, ',', &stack)) ||
		(seats->leave && !cut(seats, "leave", seats->leave, '/', &leave)))
		return false;
	if (blinds.count < 2 || blinds.count > seats->players)
		return !report_usage("--blinds: '%s' is not SMALL/BIG, such as 1/2, with at most "
				     "one straddle per other player",
			seats->blinds);
	if (ante.count > 1) {
		return !report_usage("--ante: '%s' is neither an amount nor bb", seats->ante);
	}
	if (leave.count > 1)
		return !report_usage("--leave: '%s' is not an amount", seats->leave);
	if (!convert(seats, &blinds, true, stakes->blind) ||
		!convert(seats, &ante, false, &stakes->ante) ||
		!convert(seats, &leave, true, &seats->leaves_at))
		return false;
	stakes->blinds = blinds.count;
	if (stakes->big_blind_ante)
		stakes->ante = stakes->blind[1];
	match_set(&seats->match, seats->variant, seats->players, stakes);
	if (!set_stacks(seats, &stack, stakes->blind[1]))
		return false;
	if (match_is_possible(&seats->match))
		return true;
	return !report_usage("%s cannot be played with %d players: %s", seats->variant->name,
		seats->players, table_setup_error(&seats->match.setup));
}
