/* The game that is played, as it is given: nt, omaha. */
#include "seats.h"

#include "frame/nearest.h"
#include "frame/report.h"

#include "base/scan.h"

#include <string.h>

/* A code of hand files in either case, or the name of a game, which means the first way of betting
 * it that hand files have. */
static const struct variant *find_variant(const char *value)
{
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
	const char *names[NAMES_MAX], *nearest;
	size_t count = 0;

	seats->variant = find_variant(value);
	if (seats->variant)
		return true;
	if (game_find_shoe(slice_of(value)))
		return !report_usage("--game: '%s' is not poker; felt rank, showdown, count and "
				     "deal take "
				     "it",
			value);
	for (const struct variant *row = variant_rows; row->code && count < NAMES_MAX; row++)
		names[count++] = row->code;
	for (const struct game *const *row = game_rows; *row && count < NAMES_MAX; row++)
		names[count++] = (*row)->key;
	nearest = nearest_name(value, names, count);
	if (nearest)
		report_usage("--game: no game '%s'; did you mean '%s'?", value, nearest);
	else
		report_usage("--game: no game '%s'; 'felt help hands' lists the codes", value);
	return false;
}
