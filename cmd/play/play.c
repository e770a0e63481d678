#include "play.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/screen.h"

#include "base/decimal.h"

#include <string.h>
#include <unistd.h>

#define HANDS_MAX UINT64_C(1000000000000)

/* -- options ---------------------------------------------------------------------- */

static bool read_game(void *state, const char *value)
{
	struct play *const play = state;

	return seats_read_game(&play->seats, value);
}

/* Unlike other amounts of time, 0 is allowed. */
static bool read_every(void *state, const char *value)
{
	const double most = 1000;
	struct play *const play = state;

	if (decimal_parse_double(slice_of(value), &play->every) && play->every <= most)
		return true;
	return !report_usage("--every: '%s' is not a number of seconds from 0 to %g", value, most);
}

static const struct option_row options[] = {
	{'g', "game", "game", "the game (default: nt)", INTO_FUNCTION(read_game)},
	{'n', "hands", "number", "number of hands (default: until you quit)",
		INTO_UINT64(struct play, hands, 1, HANDS_MAX)},
	{0, "ante", "amount", "ante per player, or bb: the big blind pays one for all",
		INTO_STRING(struct play, seats.ante)},
	{0, "blinds", "amounts", "blinds and straddles (default: 1/2)",
		INTO_STRING(struct play, seats.blinds)},
	{0, "every", "seconds", "seconds between the actions of bots (default: 0.4)",
		INTO_FUNCTION(read_every)},
	{0, "level-hands", "number", "with --tournament: double the blinds after this many hands",
		INTO_UINT64(struct play, level_hands, 1, HANDS_MAX), .needs = "tournament"},
	{0, "log", "file", "append each finished hand to this file",
		INTO_STRING(struct play, log.name)},
	{0, "name", "name", "your name (default: hero)", INTO_STRING(struct play, person)},
	{0, "seed", "number", "random seed (default: from the system)",
		INTO_UINT64(struct play, seats.match.seed, 0, UINT64_MAX)},
	{0, "stack", "amounts",
		"starting stack of all players, or of each (default: 100 big blinds)",
		INTO_STRING(struct play, seats.stack)},
	{0, "tournament", NULL, "play until you or all others are eliminated",
		INTO_FLAG(struct play, tournament)},
};

/* -- players ---------------------------------------------------------------------- */

/* In seat order; the last is the strongest. */
static char *const usual[] = {(char[]){"call"}, (char[]){"potodds"}, (char[]){"equity"}};

static int read_players(struct play *play)
{
	const struct settings *const settings = &play->settings;
	const bool given = settings->operand_count > 0;
	char *const *const bots = given ? settings->operands : usual;
	const size_t count = given ? settings->operand_count : sizeof usual / sizeof *usual;
	int status;

	if (count > SEATS_PLAYERS_MAX - 1)
		return report_usage("1 to %d bots expected, not %zu", SEATS_PLAYERS_MAX - 1, count);
	status = seats_read_person(&play->seats, play->person);
	for (size_t i = 0; i < count && status == OPTIONS_RUN; i++)
		status = seats_read_bot(&play->seats, bots[i]);
	return status;
}

/* The rules of a tournament of these stakes. False if it cannot be played, reported. */
static bool read_tournament(struct play *play)
{
	const struct seats *const seats = &play->seats;
	struct tournament_rules *const rules = &play->rules;

	*rules = (struct tournament_rules){.variant = seats->variant,
		.level = &seats->stakes,
		.levels = 1,
		.every = play->level_hands,
		.players = seats->players,
		.tables = 1,
		.stack = seats->match.setup.stack[0]};
	if (seats->stakes.blinds > 2)
		return !report_usage("--blinds: '%s' has straddles; a tournament has none",
			seats->blinds);
	if (seats->stack && strchr(seats->stack, ','))
		return !report_usage("--stack: '%s' is not an amount; all players of a tournament "
				     "start with the same stack",
			seats->stack);
	if (!tournament_can_end(rules))
		return !report_usage("a tournament of %s needs an --ante", seats->variant->name);
	return true;
}

/* -- the command ------------------------------------------------------------------ */

static int run_command(int argc, char **argv)
{
	static struct play play; /* large; a single instance */
	struct settings *const settings = &play.settings;
	int status;

	play = (struct play){.seats = {.variant = variant_rows, .blinds = "1/2"},
		.person = "hero",
		.every = 0.4,
		.level_hands = 10,
		.log.fd = -1,
		.face = &play_lines};
	status = options_parse(&command_play, argc, argv, settings, &play);
	if (screen_is_live() && isatty(STDIN_FILENO))
		play.face = &play_screen;
	if (status == OPTIONS_RUN)
		status = read_players(&play);
	if (status == OPTIONS_RUN)
		status = seats_stakes(&play.seats) && (!play.tournament || read_tournament(&play))
				 ? play_session(&play)
				 : EXIT_USAGE;
	seats_free(&play.seats);
	return status;
}

const struct command command_play = {
	.name = "play",
	.full_name = "felt play",
	.purpose = "play poker against bots in the terminal",
	.example = "felt play equity potodds random --log session.phhs",
	.operands = "[option ...] [[name=]bot ...]\n"
		    "--tournament [option ...] [[name=]bot ...]",
	.about = "Each operand is a bot, or a name and a bot; felt-sim(1) lists the bots. The "
		 "default is call, potodds and equity.",
	.omits = "delimiter fields from header keep-going quiet",
	COMMAND_OPTIONS(options),
	.run = run_command,
};
