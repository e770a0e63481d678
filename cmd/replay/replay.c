#include "replay.h"

#include "commands.h"
#include "frame/clean.h"
#include "frame/output.h"
#include "frame/report.h"
#include "frame/terminal.h"
#include "walk.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VIEWS = 1 }; /* a group of options */

static const struct option_row options[] = {
	{'r', "recursive", NULL, "read the .phh and .phhs files below directories",
		INTO_FLAG(struct replay, recursive)},
	{0, "check", NULL, "check every action and the final stacks",
		INTO_FLAG(struct replay, check), .group = VIEWS},
	{0, "delay", "seconds", "with --watch: go on by itself after this long",
		INTO_DECIMAL(struct replay, delay, 0.001, 3600), .needs = "watch"},
	{0, "equity", NULL, "add each player's equity at each decision",
		INTO_FLAG(struct replay, equity), .group = VIEWS, .beside = true},
	{0, "rules", "any-raise", "house rules (any-raise: of whatever size)",
		INTO_CHOICE(struct replay, house, HOUSE_ANY_RAISE)},
	{0, "seat", "name|pN", "hide the cards of all others until shown",
		INTO_STRING(struct replay, seat)},
	{0, "watch", NULL, "step through the hands on a table", INTO_FLAG(struct replay, watch),
		.group = VIEWS, .beside = true},
};

enum {
	GATHERED = 64 << 10, /* bytes of output that are gathered before they are written */
	NOTE_MOST = 4 << 10  /* bytes of what is said about a hand: no memory is asked for */
};

/* -- what the ways to show a hand share ----------------------------------------- */

void replay_add_name(struct text *out, const struct phh_hand *hand, int seat)
{
	if (hand->player[seat].length) {
		clean_add(out, hand->player[seat]);
		return;
	}
	text_add_char(out, 'p');
	text_add_uint(out, (uint64_t)seat + 1);
}

int replay_find_seat(const struct replay *replay)
{
	const struct phh_hand *hand = &replay->hands.hand;
	struct slice wanted;
	uint64_t number;

	if (!replay->seat)
		return REPLAY_ALL;
	wanted = (struct slice){replay->seat, strlen(replay->seat)};
	for (int i = 0; i < hand->setup.seats; i++)
		if (hand->player[i].length && slice_equal(hand->player[i], replay->seat))
			return i;
	if (wanted.length > 1 && wanted.bytes[0] == 'p' &&
		slice_uint((struct slice){wanted.bytes + 1, wanted.length - 1},
			(uint64_t)hand->setup.seats, &number) &&
		number)
		return (int)number - 1;
	return REPLAY_NOBODY;
}

/* -- reports -------------------------------------------------------------------- */

/* FILE:LINE:COL: hand N: action K: what */
static void report_note(struct replay *replay, const struct play_note *note, const char *kind)
{
	const struct hands *hands = &replay->hands;
	struct place place = {.name = hands->file};
	size_t in_line, length = note->length;
	struct slice line = hands_line(hands, note->offset, &place.line, &in_line);
	char number[24], room[NOTE_MOST];
	struct text message = text_over(room, sizeof room);

	if (length > line.length - in_line)
		length = line.length - in_line;
	text_add_string(&message, "hand ");
	text_add_slice(&message, hands_number(hands, number));
	if (note->action >= 0) {
		text_add_string(&message, ": action ");
		text_add_uint(&message, (uint64_t)note->action + 1);
	}
	text_add_string(&message, ": ");
	text_add_string(&message, kind);
	text_add_slice(&message, note->message);
	report_at(&place, line, in_line, length, text_slice(&message));
}

static void on_warning(void *context, const struct play_note *note)
{
	report_note(context, note, "warning: ");
}

/* What was odd in the text: each where it is, until there are too many. */
static void report_oddities(struct replay *replay)
{
	enum { MANY = 10 };
	int count;
	const struct phh_warning *warnings = phh_warnings(replay->hands.reader, &count);
	char room[NOTE_MOST];
	struct text message = text_over(room, sizeof room);

	for (int i = 0; i < count && i < MANY; i++) {
		struct play_note note = {-1, warnings[i].offset, warnings[i].length, {NULL, 0}};
		struct fault fault;

		fault_set(&fault, warnings[i].status, note.offset, note.length);
		text_clear(&message);
		report_message(&message, replay->hands.text, &fault);
		if (i + 1 == MANY && count > MANY) {
			text_add_string(&message, ", and ");
			text_add_uint(&message, (uint64_t)(count - MANY));
			text_add_string(&message, " more like these");
		}
		note.message = text_slice(&message);
		report_note(replay, &note, "warning: ");
	}
}

/* -- the run -------------------------------------------------------------------- */

static bool flush(struct replay *replay, size_t from)
{
	if (replay->out.length < from && !replay->out.failed)
		return true;
	if (output_text(&replay->out))
		return true;
	replay->status = EXIT_IO;
	return false;
}

static void count_fault(struct replay *replay)
{
	if (replay->status < EXIT_INVALID)
		replay->status = EXIT_INVALID;
	replay->count++;
}

/* The fault of a hand whose text could not be read, as the play's. */
static void malformed(struct replay *replay)
{
	struct hands *hands = &replay->hands;
	struct fault fault = hands->fault;
	struct slice line;
	size_t number, in_line;

	line = hands_line(hands, fault.offset, &number, &in_line);
	fault.earlier = fault.earlier >= fault.offset - in_line
				? fault.earlier - (fault.offset - in_line)
				: 0;
	fault.offset = in_line;
	if (fault.length > line.length - in_line)
		fault.length = line.length - in_line;
	text_clear(&replay->play.reason);
	report_message(&replay->play.reason, line, &fault);
	play_fault(&replay->play, -1, hands->fault.offset, hands->fault.length);
}

static bool normalise(struct replay *replay)
{
	const struct hands *hands = &replay->hands;
	bool many = hands->count > 1 || hands->hand.table.length;

	if (!play_readable(&replay->play, &hands->hand))
		return false;
	phh_print(&replay->out, &hands->hand, many ? (int)replay->good + 1 : 0);
	return true;
}

static bool show(struct replay *replay)
{
	if (replay->watch)
		return replay_watch(replay);
	if (replay->check)
		return replay_check(replay);
	if (replay->settings.phh)
		return normalise(replay);
	switch (replay->settings.format) {
	case ROWS_JSON:
		return replay_json(replay);
	case ROWS_CSV:
	case ROWS_TSV:
		return replay_actions(replay);
	case ROWS_TEXT:
	default:
		return replay_tell(replay);
	}
}

/* One hand, read or not; false when the run is to end. */
static bool each(struct replay *replay, bool read)
{
	bool rows = replay->check && replay->settings.format != ROWS_TEXT, good = false;

	if (read) {
		if (!replay->watch)
			report_oddities(replay);
		good = show(replay);
	} else {
		malformed(replay);
	}
	if (replay->play.reason.failed || replay->cell.failed ||
		replay->hands.fault.status == STATUS_NO_MEMORY) {
		replay->status = report_memory();
		return false;
	}
	if (rows)
		replay_check_row(replay, good ? (struct slice){"", 0} : replay->play.fault.message);
	if (good) {
		replay->count++;
		replay->good++;
		return flush(replay, GATHERED) && !replay->left;
	}
	count_fault(replay);
	if (!flush(replay, 0)) /* before what is said of it */
		return false;
	if (replay->watch)
		terminal_end();
	report_note(replay, &replay->play.fault, "");
	return replay->settings.keep_going && !replay->left && (!replay->watch || terminal_begin());
}

static void add_summary(struct replay *replay)
{
	text_add_uint_grouped(&replay->out, replay->good);
	text_add_string(&replay->out, " of ");
	text_add_uint_grouped(&replay->out, replay->count);
	text_add_string(&replay->out, " hands hold\n");
}

/* All hands; then, when all were gone through, the count. */
static void run(struct replay *replay)
{
	const struct settings *settings = &replay->settings;
	enum hands_result result;
	bool on = true;

	if (settings->header != 0 && settings->format != ROWS_TEXT && !settings->phh)
		rows_header(&replay->rows);
	while (on && (result = hands_next(&replay->hands)) != HANDS_END) {
		if (result == HANDS_NO_FILE) {
			on = flush(replay, 0) && settings->keep_going;
			terminal_end();
			replay->status = EXIT_IO;
			if (replay->hands.input.error == EISDIR)
				report("%s is a directory; -r reads those below it",
					replay->hands.file);
			else
				report_file(replay->hands.file, replay->hands.input.error);
			on = on && (!replay->watch || terminal_begin());
		} else {
			on = each(replay, result == HANDS_HAND);
		}
	}
	if (on && replay->check && settings->format == ROWS_TEXT)
		add_summary(replay);
	if (!flush(replay, 0))
		return;
	if (on && settings->keep_going && replay->good < replay->count &&
		!(replay->check && settings->format == ROWS_TEXT))
		report("%zu of %zu hands do not hold", (size_t)(replay->count - replay->good),
			(size_t)replay->count);
}

/* The files to read: the operands, or those of --from; directories with -r. */
static bool gather(const struct replay *replay, struct walk *walk)
{
	static const char *const endings[] = {".phh", ".phhs", NULL};
	const struct settings *settings = &replay->settings;
	size_t count = settings->operand_count ? settings->operand_count : settings->from_count;
	bool good = count || walk_add(walk, "-");

	for (size_t i = 0; good && i < count; i++) {
		const char *name =
			settings->operand_count ? settings->operands[i] : settings->from[i];

		good = replay->recursive ? walk_below(walk, name, endings) : walk_add(walk, name);
	}
	return good;
}

static int wrong_options(const struct replay *replay)
{
	const struct settings *settings = &replay->settings;
	bool rows = settings->format == ROWS_CSV || settings->format == ROWS_TSV;

	if (replay->check && settings->phh)
		return report_usage("--check and -f phh: give one or the other");
	if (replay->watch && options_given(settings, "format"))
		return report_usage("--watch and --format: give one or the other");
	if (replay->seat && settings->phh)
		return report_usage("--seat and -f phh: give one or the other");
	if (settings->fields && !rows && !(replay->check && settings->format == ROWS_JSON))
		return report_usage("--fields is for rows: -f tsv, -f csv");
	return OPTIONS_RUN;
}

/* --equity, or its field alone. */
static bool wants_odds(const struct replay *replay)
{
	return !replay->check && (replay->equity || fields_have(&replay->fields, "equity"));
}

static int run_command(int argc, char **argv)
{
	static struct replay state; /* large, and there is only one */
	struct settings *settings = &state.settings;
	struct walk walk = {.names = NULL};
	int status = options_parse(&command_replay, argc, argv, settings, &state);

	if (status == OPTIONS_RUN)
		status = wrong_options(&state);
	if (status != OPTIONS_RUN)
		return status;
	if (!fields_choose(&state.fields, state.check ? replay_check_fields : replay_action_fields,
		    state.equity ? REPLAY_EQUITY : REPLAY_PLAIN, settings->fields,
		    settings->format))
		return EXIT_USAGE;
	rows_init(&state.rows, settings->format, state.fields.names, state.fields.count, &state.out,
		&state.cell);
	state.rows.delimiter = settings->delimiter;
	if (!settings->operand_count && !settings->from_count && isatty(STDIN_FILENO)) {
		if (state.watch)
			return report_usage("--watch: name a hand file");
		report("reading a hand file from the terminal; Ctrl-D ends");
	}
	if (state.watch && !terminal_begin())
		return report_usage("--watch is for a terminal: for its output, and for its keys");
	state.play.warn = state.watch ? NULL : on_warning;
	state.play.context = &state;
	state.play.expects = state.check;
	if (wants_odds(&state))
		state.odds = replay_odds_new(settings->path);
	if ((wants_odds(&state) && !state.odds) || !gather(&state, &walk) ||
		!hands_open(&state.hands, walk.names, walk.count)) {
		return report_memory();
	}
	if (walk.failed || walk.none)
		state.status = walk.failed ? EXIT_IO : EXIT_INVALID;
	if (!(walk.failed || walk.none) || settings->keep_going)
		run(&state);
	terminal_end();
	hands_close(&state.hands);
	play_free(&state.play);
	replay_odds_free(state.odds);
	text_free(&state.out);
	text_free(&state.cell);
	walk_free(&walk);
	return state.status;
}

const struct command command_replay = {
	.name = "replay",
	.full_name = "felt replay",
	.purpose = "plays whole hands from hand files: told, checked, or drawn",
	.example = "felt replay hand.phh",
	.operands = "[file ...]",
	.about = "Each file has hands in the form that felt-hands(5) describes. Without operands, "
		 "standard "
		 "input is read.",
	.takes = SHARED_PHH,
	.options = options,
	.option_count = sizeof options / sizeof *options,
	.view = {{"--check", replay_check_fields, REPLAY_ANY},
		{NULL, replay_action_fields, REPLAY_ANY}},
	.run = run_command,
};
