/* The run: the hands are its records, each written in the other format, counted, and its faults and
 * oddities reported with their places. */
#include "convert.h"

#include "frame/command_status.h"
#include "frame/interrupt.h"

#include "base/scan.h"

/* -- the report ----------------------------------------------------------- */

static void add_row(struct convert *convert, const char *file, struct slice site,
	const struct convert_count *count)
{
	const struct convert_row row = {file, site, count};

	fields_row(&convert->fields, &convert->job->rows, &row);
}

/* -- files ---------------------------------------------------------------- */

static void close_file(struct convert *convert)
{
	convert_close_output(convert);
	if (convert->report == CONVERT_FILES && convert->file)
		add_row(convert, convert->file, text_slice(&convert->site), &convert->count);
	convert->all.hands += convert->count.hands;
	convert->all.converted += convert->count.converted;
	convert->all.bad += convert->count.bad;
	convert->all.duplicates += convert->count.duplicates;
	convert->all.warnings += convert->count.warnings;
	convert->count = (struct convert_count){0};
	convert->file = NULL;
}

/* False: it cannot be written in this format. */
static bool write_hand(struct convert *convert)
{
	const uint64_t before = convert->all.converted + convert->count.converted;

	if (convert->report) {
		/* Only to know whether it can be written, and what is lost. */
		text_clear(&convert->written);
		return !convert->format->records || convert->format->write(&convert->written,
							    convert, convert->count.converted + 1);
	}
	if (convert->output)
		return convert_write_file(convert);
	if (!before && convert->format->head)
		text_add_string(&convert->job->out, convert->format->head);
	return convert->format->write(&convert->job->out, convert, before + 1);
}

/* -- a hand --------------------------------------------------------------- */

/* The number of a hand that a site gave it, by which hands are told apart. */
static bool is_duplicate(struct convert *convert)
{
	const struct history *const history = convert->hands.history.history;

	if (!convert->hands.foreign || !history || !history->number.length ||
		history->dialect.numbers_recur)
		return false;
	return convert_seen_before(convert->seen, history->site, history->number);
}

/* Whether the hand is left out because its number came before. */
static bool is_left_out(struct convert *convert)
{
	if (convert->store || !is_duplicate(convert)) /* a store finds out itself */
		return false;
	convert->count.duplicates++;
	if (!convert->settings.quiet) {
		struct place place = {.name = convert->hands.file};
		size_t in_line;
		const struct slice line = hands_line(&convert->hands, 0, &place.line, &in_line);
		char room[64];
		struct text message = text_over(room, sizeof(room));
		char number[24];

		text_add_string(&message, "warning: hand ");
		text_add_slice(&message, hands_number(&convert->hands, number));
		text_add_string(&message, " came before");
		report_at(&place, line, 0, 0, text_slice(&message));
	}
	return convert->unique;
}

/* Counts the warnings of a text, and reports what is wrong or odd. Returns whether it is bad. */
static bool report_hand(struct convert *convert)
{
	struct hands *const hands = &convert->hands;
	const struct history *const history = hands->foreign ? hands->history.history : NULL;
	const bool bad = convert->unread || (history && history->bad);

	if (history) {
		text_clear(&convert->site); /* the site's name lives in the text of the hand */
		text_add_slice(&convert->site, history->site);
		for (int i = 0; i < history->note_count; i++)
			convert->count.warnings += !history->notes[i].fault;
	}
	if (convert->unread) {
		struct hand_play play = {.context = NULL};

		hands_malformed(&convert->hands, &play);
		hands_report(&convert->hands, &play.fault, "");
		hands_report_rest(&convert->hands);
		hand_play_free(&play);
	} else if (!convert->settings.quiet || bad)
		hands_report_oddities(hands);
	return bad;
}

/* Writes the hand. What is wrong with one that cannot be written was reported if the hand is bad.
 */
static bool convert_hand(struct convert *convert, bool bad)
{
	convert->left_out = false;
	if (write_hand(convert)) {
		convert->count.converted += !convert->left_out;
		return true;
	}
	if (!bad && !convert->failed)
		hands_report(&convert->hands, &convert->play.fault, "");
	return false;
}

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct convert *const convert = state;
	bool bad;

	(void)record;
	convert->job = job;
	if (convert->file != convert->hands.file) {
		if (convert->file)
			close_file(convert);
		convert->file = convert->hands.file;
		convert->passed_over = false;
		text_clear(&convert->site);
		convert->files++;
	}
	convert->count.hands++;
	if (convert->unread && convert->hands.fault.status == STATUS_NO_MEMORY)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	bad = report_hand(convert);
	if (!convert->unread && !is_left_out(convert) && !(bad && convert->skip_bad))
		bad |= !convert_hand(convert, bad);
	convert->count.bad += bad;
	convert_show_progress(convert);
	job->enough = convert->failed || (convert->catches && interrupt_came());
	return bad ? fault_set(fault, STATUS_FAULTY_HAND, 0, 0) : STATUS_OK;
}

/* -- the run -------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct convert *const convert = state;

	return hands_next_record(&convert->hands, record, &convert->unread);
}

/* Faults were reported when they were found. */
static void tell(void *state, const struct fault *fault)
{
	const struct convert *const convert = state;

	if (!fault)
		hands_report_file(convert->hands.file, convert->hands.input.error);
}

static void finish(void *state, struct job *job)
{
	struct convert *const convert = state;

	convert->job = job;
	if (convert->file)
		close_file(convert);
	if (convert->report == CONVERT_FILES)
		add_row(convert, "total", SLICE(""), &convert->all);
	else if (convert->report == CONVERT_LOST) {
		struct convert_loss row = {.format = convert->format->name};
		uint64_t sum = 0;

		for (int i = 0; i < WRITERS_LOSSES; i++) {
			row.kind = writers_loss_words[i];
			row.count = convert->lost[i];
			sum += row.count;
			if (row.count)
				fields_row(&convert->fields, &convert->job->rows, &row);
		}
		row.kind = "total";
		row.count = sum;
		fields_row(&convert->fields, &convert->job->rows, &row);
	} else if (!convert->output && convert->format->tail)
		text_add_string(&job->out, convert->format->tail);
}

static void tell_faults(void *state, size_t faults)
{
	const struct convert *const convert = state;

	report("%zu of %zu hands are bad", faults, (size_t)convert->all.hands);
}

int convert_run(struct convert *convert)
{
	static const struct run_source source = {next, tell};
	const int status = run_records(&(struct run){.settings = &convert->settings,
		.names = convert->fields.names,
		.name_count = convert->fields.count,
		.command = convert,
		.each = each,
		.finish = finish,
		.source = &source,
		.plain_text = !convert->report && (!convert->format->rows || convert->output),
		.foreign = true,
		.summary = convert->report,
		.tell_faults = tell_faults});

	report_progress(SLICE(""));
	return convert->failed || convert->refused ? EXIT_IO : status;
}
