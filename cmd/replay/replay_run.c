/* The run: its records are hands, each shown in the chosen way. Errors and oddities are reported
 * with their locations in the files. */
#include "replay.h"

#include "frame/command_status.h"

#include "base/scan.h"

#include <inttypes.h>
#include <string.h>

/* -- --check: whether a hand agrees with the rules, and its row ---------------- */

/* -- rows --------------------------------------------------------------------- */

struct checked {
	struct cells_item item;
	const struct hand_play *play;
	bool good;
};

static FIELD_CELL(add_result, struct checked, checked,
	rows_cstring(rows, checked->good ? "ok" : "error"));
static FIELD_CELL_IF(add_reason, struct checked, checked, !checked->good,
	rows_string(rows, checked->play->fault.message));

const struct field replay_check_fields[] = {
	{"file", ROWS_STRING, cells_file, REPLAY_ANY, REPLAY_ANY},
	{"hand_number", ROWS_NUMBER, cells_number, REPLAY_ANY, REPLAY_ANY},
	{"variant", ROWS_STRING, cells_variant, REPLAY_ANY, REPLAY_ANY},
	{"player_count", ROWS_NUMBER, cells_player_count, REPLAY_ANY, REPLAY_ANY},
	{"result", ROWS_STRING, add_result, REPLAY_ANY, REPLAY_ANY},
	{"reason", ROWS_STRING, add_reason, REPLAY_ANY, REPLAY_ANY},
	{.name = NULL},
};

/* -- a hand --------------------------------------------------------------------- */

static bool show(struct replay *replay)
{
	if ((replay->settings.svg || replay->settings.html) &&
		replay->count == REPLAY_PAGE_HANDS_MAX) {
		/* Too many hands for a page. */
		struct text *out = &replay->play.reason;

		text_clear(out);
		text_format(out, "an HTML page has at most %d hands", REPLAY_PAGE_HANDS_MAX);
		replay->job->enough = true;
		return hand_play_fault(&replay->play, -1, 0, 0);
	}
	/* --check needs no seat, and an unsupported game has none */
	if (!replay->check && replay->hands.hand.has_setup && !replay_seek_seat(replay))
		return false;
	if (replay->check) {
		struct hand_play *play = &replay->play;

		if (replay->hands.holds)
			return true;
		if (hand_play_begin(play, &replay->hands.hand, replay->house))
			while (hand_play_next(play))
				;
		return !play->invalid && hand_play_end(play) && hand_play_check(play);
	}
	if (replay->settings.phh) {
		const struct hand_reader *hands = &replay->hands;
		bool many = hands->count > 1 || hands->hand.number.length || hands->foreign;

		if (!hand_play_readable(&replay->play, &hands->hand))
			return false;
		phh_print(&replay->job->out, &hands->hand, many ? (int)replay->good + 1 : 0);
		return true;
	}
	if (replay->settings.svg)
		return replay_svg(replay);
	if (replay->settings.html)
		return replay_html(replay);
	switch (replay->settings.format) {
	case ROWS_JSON:
		return replay_json(replay);
	case ROWS_CSV:
	case ROWS_TSV:
		return replay_actions(replay);
	case ROWS_TEXT:
	default:
		return replay_narrate(replay);
	}
}

/* Shows one hand. Returns an error if that fails. */
static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct replay *replay = state;
	bool good = false;

	(void)record;
	replay->job = job;
	if (replay->unread) {
		hands_malformed(&replay->hands, &replay->play);
	} else {
		if (!replay->settings.quiet)
			hands_report_oddities(&replay->hands);
		good = show(replay);
	}
	if (replay->play.reason.failed ||
		(replay->unread && replay->hands.fault.status == STATUS_NO_MEMORY))
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (replay->check && replay->settings.format != ROWS_TEXT) {
		/* The row of --check for the current hand, which agrees with the rules or not. */
		const struct checked checked = {{.hands = &replay->hands}, &replay->play, good};

		fields_row(&replay->fields, &replay->job->rows, &checked);
	}
	replay->count++;
	replay->good += good;
	replay->unplayed += !good && !replay->unread && !replay->hands.hand.has_setup;
	return good ? STATUS_OK : fault_set(fault, STATUS_INVALID_HAND, 0, 0);
}

/* -- --hand --------------------------------------------------------------------- */

static bool is_number(struct slice text, uint64_t number)
{
	uint64_t own;

	return slice_uint(text, UINT64_MAX, &own) && own == number;
}

bool replay_has_number(const struct hand_reader *hands, uint64_t number)
{
	const struct hand_key *const key = hand_find(&hands->hand, "hand");
	char room[24];

	return is_number(hands_number(hands, room), number) ||
	       is_number(hands->hand.number, number) || (key && is_number(key->text, number));
}

int replay_report_none(const struct replay *replay, size_t hands)
{
	if (replay->by_number)
		report("--hand: none of the %zu hands has the number '#%" PRIu64 "'", hands,
			replay->wanted_number);
	else
		report("--hand: the input has no hand %zu, only %zu", replay->wanted, hands);
	return EXIT_INVALID;
}

/* -- the run -------------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct replay *replay = state;

	while (!replay->wanted || replay->passed < replay->wanted) {
		const enum run_next next =
			hands_next_record(&replay->hands, record, &replay->unread);

		if (next != RUN_RECORD)
			return next;
		replay->passed++;
		if (replay->wanted ? replay->passed == replay->wanted
				   : !replay->by_number || replay_has_number(&replay->hands,
								   replay->wanted_number))
			return RUN_RECORD;
	}
	return RUN_END;
}

/* Reports an error in the current hand, or why a file cannot be read. */
static void report_hand(void *state, const struct fault *fault)
{
	struct replay *replay = state;

	replay->stopped = !replay->settings.keep_going;
	if (fault) {
		hands_report(&replay->hands, &replay->play.fault, "");
		if (replay->check && replay->unread)
			hands_report_rest(&replay->hands);
		return;
	}
	hands_report_file(replay->hands.file, replay->hands.input.error);
}

static void finish(void *state, struct job *job)
{
	const struct replay *replay = state;
	void (*add)(struct text *, uint64_t) =
		replay->settings.screen ? text_add_uint_grouped : text_add_uint;
	const uint64_t faults = replay->count - replay->good - replay->unplayed;

	if (replay->settings.svg)
		replay_end_svg(state, &job->out);
	if (replay->settings.html)
		replay_end_html(state, &job->out);
	if (!replay->check || replay->settings.format != ROWS_TEXT || replay->stopped)
		return;
	add(&job->out, replay->good);
	text_add_string(&job->out, replay->good == 1 ? " hand OK, " : " hands OK, ");
	add(&job->out, faults);
	text_add_string(&job->out, faults == 1 ? " error" : " errors");
	if (replay->unplayed) {
		text_add_string(&job->out, ", ");
		add(&job->out, replay->unplayed);
		text_add_string(&job->out, " not played");
	}
	text_add_char(&job->out, '\n');
}

static void report_errors(void *state, size_t faults)
{
	const struct replay *replay = state;

	if (!(replay->check && replay->settings.format == ROWS_TEXT))
		report("%zu of %zu hands failed the check", faults, (size_t)replay->count);
}

int replay_run(struct replay *replay)
{
	static const struct run_source source = {next, report_hand};
	const struct settings *settings = &replay->settings;
	int status;

	status = run_records(&(struct run){.settings = settings,
		.names = replay->fields.names,
		.name_count = replay->fields.count,
		.command = replay,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = settings->format == ROWS_TEXT,
		.foreign = settings->phh || settings->svg || settings->html,
		.report_errors = report_errors});
	return status == EXIT_DONE && !replay->count && (replay->wanted || replay->by_number)
		       ? replay_report_none(replay, replay->passed)
		       : status;
}
