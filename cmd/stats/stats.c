#include "stats_command.h"

#include "commands.h"
#include "frame/layout.h"
#include "frame/report.h"
#include "hands/walk.h"

#include <unistd.h>

static bool read_player(void *state, const char *value)
{
	struct stats_command *command = state;

	if (command->players == STATS_PLAYERS_MAX)
		return !report_usage("--player: at most %d players", STATS_PLAYERS_MAX);
	command->player[command->players++] = value;
	return true;
}

enum { WHOM = 1 }; /* a group of options: the players that are counted */

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read directories recursively",
		INTO_FLAG(struct stats_command, recursive)},
	{0, "all", NULL, "count all players together, as one player 'all'",
		INTO_FLAG(struct stats_command, all)},
	{0, "by", "position|stakes|street|month|game|pot",
		"print a row per player and position, street ...",
		INTO_CHOICE(struct stats_command, book.by, STATS_BY_POSITION)},
	{0, "field", "file", "with --icm: stacks of players at other tables",
		INTO_STRING(struct stats_command, field), .needs = "icm"},
	{0, "follow", NULL, "read files again when they grow, until Ctrl-C",
		INTO_FLAG(struct stats_command, follow)},
	{0, "hero", NULL, "only the player of FELT_HERO, or whose cards the history shows",
		INTO_FLAG(struct stats_command, hero), .group = WHOM},
	{0, "icm", "payouts", "add results in prize money: 50,30,20 or 1000:50,30,20",
		INTO_STRING(struct stats_command, icm)},
	{0, "merge", NULL, "add up the output of -f json", INTO_FLAG(struct stats_command, merge)},
	{0, "player", "name", "only this player (may be repeated)", INTO_FUNCTION(read_player),
		.group = WHOM, .suggested_for = "name"},
	{0, "rules", "any-raise", "house rules (any-raise: no minimum raise)",
		INTO_CHOICE(struct stats_command, house, HOUSE_ANY_RAISE)},
	{0, "tournaments", NULL, "print tournament results",
		INTO_FLAG(struct stats_command, tournaments)},
};

static int wrong_options(const struct stats_command *command)
{
	const struct settings *settings = &command->settings;

	if (settings->fields && settings->format == ROWS_JSON)
		return report_usage("--fields and -f json cannot be used together; use -f tsv or "
				    "-f csv, or jq");
	if (command->merge &&
		(command->book.by || command->recursive || command->house || command->icm))
		return report_usage("--merge cannot be used with --by, --icm, -r or --rules");
	if (command->tournaments && command->icm)
		return report_usage("--tournaments and --icm cannot be used together");
	if (command->merge && command->hero && !options_hero())
		return report_usage("--hero with --merge requires FELT_HERO, the name of the hero, "
				    "which saved totals do not record");
	if (command->follow && (command->merge || settings->svg))
		return report_usage("--follow works with neither --merge nor -f svg");
	if (command->follow && !settings->operand_count && !settings->from_count)
		return report_usage("--follow: name the files or directories to follow");
	if (command->merge && settings->svg)
		return report_usage("--merge and -f svg cannot be used together");
	if (command->tournaments && command->book.by)
		return report_usage("--tournaments and --by cannot be used together");
	if (settings->svg && (settings->fields || command->tournaments))
		return report_usage("-f svg cannot be used with --fields or --tournaments");
	return OPTIONS_RUN;
}

static int run_files(struct stats_command *command)
{
	struct walk walk = {.names = NULL};
	int status;

	options_use_processors(&command->settings);
	command->settings.keep_going |= command->recursive || command->follow;
	command->odds = stats_odds_new(command->settings.path);
	if (command->icm && command->odds) {
		status = prizes_open(&command->prizes, "--icm", command->icm, command->field);
		if (status)
			return status;
		command->table = prizes_table(&command->prizes);
		stats_odds_price(command->odds, &command->table);
	}
	if (command->follow)
		return command->odds ? stats_follow(command) : report_memory();
	if (!command->odds || !walk_gather(&walk, &command->settings, command->recursive, false) ||
		!hands_open(&command->hands, walk.names, walk.count) ||
		!hands_use_threads(&command->hands, command->settings.jobs))
		return report_memory();
	status = walk.failed ? EXIT_IO : walk.none ? EXIT_INVALID : EXIT_DONE;
	if (!status || command->settings.keep_going) {
		const int run = stats_run_hands(command);

		status = run > status ? run : status;
	}
	walk_free(&walk);
	return status;
}

/* Chooses the fields, which depend on the groups; those of saved tallies are known only when these
 * are read. Returns OPTIONS_RUN, or the exit status. */
static int choose_fields(struct stats_command *command)
{
	const struct settings *settings = &command->settings;
	const unsigned view = command->tournaments
				      ? STATS_TOURNAMENTS
				      : 1u << command->book.by | (command->icm ? STATS_ICM : 0);

	if (!fields_choose(&command->fields, stats_fields, view, settings->fields,
		    settings->format))
		return EXIT_USAGE;
	command->pictures = settings->svg || (settings->screen && settings->format == ROWS_TEXT &&
						     !settings->fields && !command->tournaments);
	command->book.graphs = command->pictures;
	if (settings->screen && !command->pictures && command->fields.count > LAYOUT_COLUMNS_MAX)
		return report_usage("-f table: too many columns (%zu, at most %d)",
			command->fields.count, LAYOUT_COLUMNS_MAX);
	return OPTIONS_RUN;
}

static int run_merge(struct stats_command *command)
{
	int status = stats_read_merge(command), run;

	if (status && !(status == EXIT_INVALID && command->settings.keep_going))
		return status;
	run = choose_fields(command);
	if (run == OPTIONS_RUN)
		run = stats_run_book(command);
	return run > status ? run : status;
}

static int run_command(int argc, char **argv)
{
	static struct stats_command state; /* large; a single instance */
	struct settings *settings = &state.settings;
	int status = options_parse(&command_stats, argc, argv, settings, &state);

	if (status == OPTIONS_RUN)
		status = wrong_options(&state);
	if (state.hero && options_hero())
		state.player[state.players++] = options_hero();
	state.recorded_hero = state.hero && !options_hero();
	state.book.joined = state.all ? "all" : NULL;
	if (status == OPTIONS_RUN && !state.merge)
		status = choose_fields(&state);
	if (status != OPTIONS_RUN)
		return status;
	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
		report_warning("reading %s from the terminal; Ctrl-D ends",
			state.merge ? "saved statistics" : "hands");
	status = state.merge ? run_merge(&state) : run_files(&state);
	if (!status && state.failed)
		status = EXIT_INVALID;
	hands_close(&state.hands);
	hand_play_free(&state.play);
	stats_odds_free(state.odds);
	prizes_close(&state.prizes);
	stats_book_free(&state.book);
	return status;
}

const struct command command_stats = {
	.name = "stats",
	.full_name = "felt stats",
	.purpose = "count VPIP, PFR, 3-bets and winnings per player",
	.example = "felt sim ann=random bob=call | felt stats",
	.operands = "[option ...] [file ...]\n"
		    "--merge [option ...] [file ...]",
	.about = "Reads hand histories of poker sites and PHH files. Without files, standard input "
		 "is read.",
	.digits = 1,
	.takes = SHARED_SVG | SHARED_DECIMALS | SHARED_JOBS,
	COMMAND_OPTIONS(options),
	.view = {{"--tournaments", stats_fields, STATS_TOURNAMENTS},
		{"--by position", stats_fields, 1u << STATS_BY_POSITION},
		{"--by stakes", stats_fields, 1u << STATS_BY_STAKES},
		{"--by street", stats_fields, 1u << STATS_BY_STREET},
		{"--by month", stats_fields, 1u << STATS_BY_MONTH},
		{"--by game", stats_fields, 1u << STATS_BY_GAME},
		{"--by pot", stats_fields, 1u << STATS_BY_POT},
		{NULL, stats_fields, 1u << STATS_BY_NOTHING}},
	.run = run_command,
};
