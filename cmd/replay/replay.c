#include "replay.h"

#include "commands.h"
#include "frame/report.h"
#include "frame/screen.h"
#include "hands/walk.h"

#include "base/decimal.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VIEWS = 1 }; /* group of options */

/* Reads a time: a number of seconds, or of another unit. */
static bool read_time(struct replay *replay, const char *option, const char *value)
{
	struct slice number = slice_of(value);
	double unit = 1;

	if (number.length > 2 && !strcmp(value + number.length - 2, "ms")) {
		number.length -= 2;
		unit = 0.001;
	} else if (number.length > 1 && value[number.length - 1] == 's') {
		number.length--;
	}
	if (decimal_parse_double(number, &replay->every)) {
		replay->every *= unit;
		if (replay->every >= 0.001 && replay->every <= 3600)
			return true;
	}
	return !report_usage("--%s: '%s' is not a time from 1ms to 3600s, such as 1s, 500ms or 2",
		option, value);
}

static bool read_every(void *state, const char *value)
{
	return read_time(state, "every", value);
}

static bool read_delay(void *state, const char *value)
{
	return read_time(state, "delay", value);
}

static bool read_at(void *state, const char *value)
{
	struct replay *replay = state;

	replay->at = value;
	if (!replay_is_moment(value))
		report_usage("--at: '%s' is not a step number, a street such as flop, start or end",
			value);
	return replay_is_moment(value);
}

static bool read_hand(void *state, const char *value)
{
	struct replay *replay = state;
	const bool named = *value == '#';
	uint64_t number;

	replay->wanted = 0;
	replay->by_number = named;
	if (!decimal_parse_whole(slice_of(value + named), UINT64_MAX, &number) ||
		(!named && (!number || number > SIZE_MAX)))
		return !report_usage("--hand: '%s' is neither a place in the input, such as 3, nor "
				     "the number of a hand, such as '#12345'",
			value);
	if (named)
		replay->wanted_number = number;
	else
		replay->wanted = (size_t)number;
	return true;
}

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read directories recursively",
		INTO_FLAG(struct replay, recursive)},
	{0, "at", "step|street", "with -f svg: the point in the hand to draw (default: the end)",
		INTO_FUNCTION(read_at)},
	{0, "check", NULL, "check every action and the final stacks",
		INTO_FLAG(struct replay, check), .group = VIEWS},
	{0, "delay", "time", "the older name of --every", INTO_FUNCTION(read_delay),
		.needs = "watch"},
	{0, "equity", NULL, "add each player's equity at each decision",
		INTO_FLAG(struct replay, equity), .group = VIEWS, .beside = true},
	{0, "every", "time", "with --watch: step automatically this often (1s, 500ms, 2)",
		INTO_FUNCTION(read_every), .needs = "watch"},
	{0, "field", "file", "with --icm: stacks of players at other tables",
		INTO_STRING(struct replay, field), .needs = "icm"},
	{0, "hand", "N|#number", "take only hand N of the input, or the hand with this number",
		INTO_FUNCTION(read_hand)},
	{0, "icm", "payouts", "add results in prize money: 50,30,20 or 1000:50,30,20",
		INTO_STRING(struct replay, icm)},
	{0, "rules", "any-raise", "house rules (any-raise: no minimum raise)",
		INTO_CHOICE(struct replay, house, HOUSE_ANY_RAISE)},
	{0, "seat", "name|pN", "hide the cards of all other players until shown",
		INTO_STRING(struct replay, seat)},
	{0, "watch", NULL, "step through the hands on a table in the terminal",
		INTO_FLAG(struct replay, watch), .group = VIEWS, .beside = true},
};

static int wrong_options(const struct replay *replay)
{
	const struct settings *settings = &replay->settings;
	const bool rows = settings->format == ROWS_CSV || settings->format == ROWS_TSV;
	const bool objects = settings->format == ROWS_JSON;

	const char *page = settings->phh    ? "phh"
			   : settings->svg  ? "svg"
			   : settings->html ? "html"
					    : NULL;

	if (replay->check && page)
		return report_usage("--check and -f %s cannot be used together", page);
	if (replay->watch && options_given(settings, "format"))
		return report_usage("--watch and --format cannot be used together");
	if (replay->icm && (replay->check || replay->watch))
		return report_usage("--icm and --%s cannot be used together",
			replay->check ? "check" : "watch");
	if (replay->icm && (page || rows))
		return report_usage("--icm and -f %s cannot be used together; use text or -f json",
			page                           ? page
			: settings->format == ROWS_CSV ? "csv"
						       : "tsv");
	if (replay->seat && settings->phh)
		return report_usage("--seat and -f phh cannot be used together");
	if (replay->at && !settings->svg)
		return report_usage("--at requires -f svg");
	if (settings->fields && settings->phh)
		return report_usage(
			"--fields and -f phh cannot be used together; use -f tsv or -f csv");
	if (settings->fields && page)
		return report_usage(
			"--fields and -f %s cannot be used together; use -f tsv or -f csv", page);
	if (settings->fields && objects && !replay->check)
		return report_usage("--fields and -f json cannot be used together; use -f tsv or "
				    "-f csv, or jq");
	if (settings->fields && !rows && !objects)
		return report_usage("--fields requires -f tsv or -f csv");
	return OPTIONS_RUN;
}

/* Whether --equity or one of its fields was given. */
static bool wants_odds(const struct replay *replay)
{
	static const char *const names[] = {"equity", "win", "tie", "equities"};
	bool wanted = replay->equity;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		wanted = wanted || fields_have(&replay->fields, names[i]);
	return wanted && !replay->check;
}

static bool choose_fields(struct replay *replay)
{
	const struct settings *settings = &replay->settings;
	const bool objects = settings->format == ROWS_JSON;
	const unsigned plain = objects ? REPLAY_ACTION : REPLAY_PLAIN;
	const unsigned equity = objects ? REPLAY_ACTION_EQUITY : REPLAY_EQUITY;

	if (replay->check)
		return fields_choose(&replay->fields, replay_check_fields, REPLAY_ANY,
			settings->fields, settings->format);
	return fields_choose(&replay->head, replay_fields, REPLAY_HAND, NULL, settings->format) &&
	       fields_choose(&replay->fields, replay_fields, replay->equity ? equity : plain,
		       settings->fields, settings->format);
}

static int run_command(int argc, char **argv)
{
	static struct replay state; /* large; a single instance */
	struct settings *settings = &state.settings;
	struct walk walk = {.names = NULL};
	int status = options_parse(&command_replay, argc, argv, settings, &state);

	if (status == OPTIONS_RUN)
		status = wrong_options(&state);
	if (status != OPTIONS_RUN)
		return status;
	if (!choose_fields(&state))
		return EXIT_USAGE;
	if (!settings->operand_count && !settings->from_count && !state.watch &&
		isatty(STDIN_FILENO))
		report_warning("reading hands from the terminal; Ctrl-D ends");
	options_use_processors(settings);
	state.play.warn = state.watch || settings->quiet ? NULL : hands_warn;
	state.play.context = &state.hands;
	state.play.explain = report_message;
	state.play.expects = state.check;
	if (state.seat || settings->svg || settings->html)
		screen_set_locale(); /* for case-insensitive names and their widths */
	status = replay_open_prizes(&state);
	if (status)
		return status;
	if (wants_odds(&state))
		state.odds = replay_odds_new(settings->path);
	if ((wants_odds(&state) && !state.odds) ||
		!walk_gather(&walk, settings, state.recursive, false) ||
		(!state.watch && !(hands_open(&state.hands, walk.names, walk.count) &&
					 hands_use_threads(&state.hands, settings->jobs))))
		return report_memory();
	state.hands.mode = state.check && !state.house ? HANDS_VERDICTS : HANDS_WHOLE;
	status = walk.failed ? EXIT_IO : walk.none ? EXIT_INVALID : EXIT_DONE;
	if (!status || settings->keep_going) {
		const int run = state.watch ? replay_watch(&state, walk.names, walk.count)
					    : replay_run(&state);

		status = run > status ? run : status;
	}
	hands_close(&state.hands);
	hand_play_free(&state.play);
	replay_odds_free(state.odds);
	stats_odds_free(state.pricer);
	hand_play_free(&state.pricing);
	prizes_close(&state.prizes);
	walk_free(&walk);
	return status;
}

const struct command command_replay = {
	.name = "replay",
	.full_name = "felt replay",
	.purpose = "print, check and step through hand histories",
	.example = "felt sim ann=random bob=call -n 1 | felt replay",
	.operands = "[option ...] [file ...]\n"
		    "--check [option ...] [file ...]\n"
		    "--watch [option ...] [file ...]",
	.about = "Reads hand histories of poker sites and PHH files. Without files, standard input "
		 "is read.",
	.takes = SHARED_PAGES | SHARED_JOBS,
	COMMAND_OPTIONS(options),
	.view = {{"--check", replay_check_fields, REPLAY_ANY}, {NULL, replay_fields, REPLAY_ANY}},
	.run = run_command,
};
