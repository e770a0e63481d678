#include "sim.h"

#include "commands.h"
#include "frame/nearest.h"
#include "frame/report.h"

#include "base/scan.h"

#include <inttypes.h>
#include <string.h>

#define HANDS_MOST UINT64_C(1000000000000)

/* -- options ---------------------------------------------------------------------- */

/* A code of hand files in either case, or the name of a game, which means the first way of betting
 * it that hand files have. */
static const struct variant *find_variant(const char *value)
{
	char code[16] = "";
	const struct game *const game = game_find((struct slice){value, strlen(value)});
	const struct variant *row;

	for (size_t i = 0; value[i] && i + 1 < sizeof code; i++)
		code[i] = value[i] >= 'a' && value[i] <= 'z' ? (char)(value[i] - 'a' + 'A')
							     : value[i];
	row = strlen(value) < sizeof code ? variant_find((struct slice){code, strlen(code)}) : NULL;
	for (const struct variant *each = variant_rows; each->code && game && !row; each++)
		if (each->game == game)
			row = each;
	return row;
}

static bool read_game(void *state, const char *value)
{
	enum { NAMES_MAX = 96 };
	struct sim *const sim = state;
	const char *names[NAMES_MAX], *nearest;
	size_t count = 0;

	sim->variant = find_variant(value);
	if (sim->variant)
		return true;
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

static const struct option_row options[] = {
	{'g', "game", "game", "the game that is played (default: nt)", INTO_FUNCTION(read_game)},
	{'n', "hands", "number", "play this many hands (default: 1000)",
		INTO_UINT64(struct sim, hands, 1, HANDS_MOST)},
	{0, "ante", "amount", "the ante of each player, or bb: the big blind's alone",
		INTO_STRING(struct sim, ante)},
	{0, "blinds", "amounts", "the blinds and straddles (default: 1/2)",
		INTO_STRING(struct sim, blinds)},
	{0, "duplicate", NULL, "play each deal once with each player in each seat",
		INTO_FLAG(struct sim, match.duplicate)},
	{0, "results", NULL, "write what each player won instead of the hands",
		INTO_FLAG(struct sim, results)},
	{0, "seed", "number", "the seed of cards and chances (default: 1)",
		INTO_UINT64(struct sim, seed, 0, UINT64_MAX)},
	{0, "stack", "amounts", "the stack of all, or of each (default: 100 big blinds)",
		INTO_STRING(struct sim, stack)},
};

/* -- the command ------------------------------------------------------------------ */

static int wrong_options(const struct sim *sim)
{
	const struct settings *const settings = &sim->settings;

	if (settings->from_count)
		return report_usage("--from: felt sim reads no file; its players are operands");
	if (sim->results && settings->phh)
		return report_usage("--results and -f phh: give one or the other");
	return OPTIONS_RUN;
}

/* A duplicate match has whole deals. */
static bool whole_deals(struct sim *sim)
{
	const uint64_t players = (uint64_t)sim->players, over = sim->hands % players;

	if (!sim->match.duplicate || !over)
		return true;
	if (!options_given(&sim->settings, "hands")) {
		sim->hands += players - over;
		return true;
	}
	report_usage("--duplicate: %d players play each deal %d times: --hands %" PRIu64
		     " is a multiple, %" PRIu64 " is not",
		sim->players, sim->players, sim->hands - over + players, sim->hands);
	return false;
}

static bool choose_fields(struct sim *sim)
{
	const struct settings *const settings = &sim->settings;

	return fields_choose(&sim->fields, sim->results ? sim_result_fields : sim_hand_fields,
		SIM_ALL, settings->fields, settings->format);
}

static int run_command(int argc, char **argv)
{
	static struct sim sim; /* large, and there is only one */
	struct settings *const settings = &sim.settings;
	int status;

	sim = (struct sim){.variant = variant_rows, .hands = 1000, .seed = 1, .blinds = "1/2"};
	status = options_parse(&command_sim, argc, argv, settings, &sim);
	if (status == OPTIONS_RUN)
		status = wrong_options(&sim);
	if (status == OPTIONS_RUN)
		status = sim_read_players(&sim);
	if (status != OPTIONS_RUN)
		return status;
	if (!sim.results && !options_given(settings, "format")) {
		settings->phh = true;
		settings->screen = false;
	}
	if (!whole_deals(&sim))
		return EXIT_USAGE;
	if (!sim_stakes(&sim) || !choose_fields(&sim))
		return EXIT_USAGE;
	sim.match.seed = sim.seed;
	sim.first = 1;
	sim.last = sim.hands;
	return sim_run(&sim);
}

const struct command command_sim = {
	.name = "sim",
	.full_name = "felt sim",
	.purpose = "play hands between programs",
	.example = "felt sim ann=random bob=call -n 100 --results",
	.operands = "name=bot ...",
	.about = "Each operand is a player and the bot that plays for it; felt-sim(1) lists the "
		 "bots.",
	.takes = SHARED_PHH | SHARED_JOBS,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{"--results", sim_result_fields, SIM_ALL}, {NULL, sim_hand_fields, SIM_ALL}},
	.run = run_command,
};
