#include "stats_command.h"

#include "commands.h"
#include "frame/layout.h"
#include "frame/report.h"
#include "hands/walk.h"

#include <unistd.h>

static bool read_player(void *state, const char *value)
{
	struct stats_command *command = state;

	if (command->players == STATS_PLAYERS_MOST) {
		report_usage("--player: at most %d players", STATS_PLAYERS_MOST);
		return false;
	}
	command->player[command->players++] = value;
	return true;
}

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read the .phh and .phhs files below directories",
		INTO_FLAG(struct stats_command, recursive)},
	{0, "by", "position|stakes|street|month|game", "a row for each of these of a player",
		INTO_CHOICE(struct stats_command, by, BY_POSITION)},
	{0, "player", "name", "only this player; may be repeated", INTO_FUNCTION(read_player)},
	{0, "rules", "any-raise", "house rules (any-raise: of whatever size)",
		INTO_CHOICE(struct stats_command, house, HOUSE_ANY_RAISE)},
};

static int wrong_options(const struct stats_command *command)
{
	const struct settings *settings = &command->settings;

	if (settings->fields && settings->format == ROWS_JSON)
		return report_usage("--fields and -f json: a player is one object; write -f tsv or "
				    "-f csv, or choose members with jq");
	if (settings->screen && !command->pictures && command->fields.count > LAYOUT_COLUMNS_MAX)
		return report_usage("-f table: %zu columns; at most %d can be laid out",
			command->fields.count, LAYOUT_COLUMNS_MAX);
	return OPTIONS_RUN;
}

static int run_files(struct stats_command *command)
{
	struct walk walk = {.names = NULL};
	int status;

	command->odds = stats_odds_new(command->settings.path);
	if (!command->odds || !walk_gather(&walk, &command->settings, command->recursive) ||
		!hands_open(&command->hands, walk.names, walk.count))
		return report_memory();
	status = walk.failed ? EXIT_IO : walk.none ? EXIT_INVALID : EXIT_DONE;
	if (!status || command->settings.keep_going) {
		const int run = stats_run_hands(command);

		status = run > status ? run : status;
	}
	walk_free(&walk);
	return status;
}

static int run_command(int argc, char **argv)
{
	static struct stats_command state; /* large, and there is only one */
	struct settings *settings = &state.settings;
	int status = options_parse(&command_stats, argc, argv, settings, &state);

	if (status != OPTIONS_RUN)
		return status;
	if (!fields_choose(&state.fields, stats_fields, 1u << state.by, settings->fields,
		    settings->format))
		return EXIT_USAGE;
	state.pictures = settings->screen && settings->format == ROWS_TEXT && !settings->fields;
	status = wrong_options(&state);
	if (status != OPTIONS_RUN)
		return status;
	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO))
		report_warning("reading a hand file from the terminal; Ctrl-D ends");
	status = run_files(&state);
	if (!status && state.failed)
		status = EXIT_INVALID;
	hands_close(&state.hands);
	hand_play_free(&state.play);
	stats_odds_free(state.odds);
	ledger_free(&state.ledger);
	return status;
}

const struct command command_stats = {
	.name = "stats",
	.full_name = "felt stats",
	.purpose = "count how players play, and what they win, from hand files",
	.example = "felt stats hand.phh",
	.operands = "[file ...]",
	.about = "Each file has hands in the form that felt-hands(5) describes. Without operands, "
		 "standard input is read.",
	.digits = 1,
	.takes = SHARED_ROWS | SHARED_DECIMALS,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{"--by position", stats_fields, 1u << BY_POSITION},
		{"--by stakes", stats_fields, 1u << BY_STAKES},
		{"--by street", stats_fields, 1u << BY_STREET},
		{"--by month", stats_fields, 1u << BY_MONTH},
		{"--by game", stats_fields, 1u << BY_GAME}, {NULL, stats_fields, 1u << BY_NOTHING}},
	.run = run_command,
};
