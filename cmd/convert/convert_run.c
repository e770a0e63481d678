/* The run: the hands are its records, each written in the other format, counted, and its faults and
 * oddities reported with their places. */
#include "convert.h"

#include "frame/command_status.h"

#include "base/scan.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* -- formats -------------------------------------------------------------- */

/* The hand file of a text is in the strict form already. */
static void write_phh(struct text *out, const struct hands *hands, uint64_t number)
{
	if (!hands->foreign) {
		phh_print(out, &hands->hand, (int)number);
		return;
	}
	phh_write_title(out, number);
	text_add_slice(out, hands->text);
}

const struct convert_format convert_formats[] = {
	{.name = "phh", .ending = ".phhs", .write = write_phh},
	{.name = NULL},
};

/* -- the report ----------------------------------------------------------- */

static void add_file(struct rows *rows, const void *item)
{
	rows_cstring(rows, ((const struct convert_row *)item)->file);
}

static void add_site(struct rows *rows, const void *item)
{
	rows_string(rows, ((const struct convert_row *)item)->site);
}

static void add_hands(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct convert_row *)item)->count->hands);
}

static void add_converted(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct convert_row *)item)->count->converted);
}

static void add_bad(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct convert_row *)item)->count->bad);
}

static void add_duplicates(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct convert_row *)item)->count->duplicates);
}

static void add_warnings(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct convert_row *)item)->count->warnings);
}

const struct field convert_fields[] = {
	{"file", ROWS_STRING, add_file, 1, 1},
	{"site", ROWS_STRING, add_site, 1, 1},
	{"hands", ROWS_NUMBER, add_hands, 1, 1},
	{"converted", ROWS_NUMBER, add_converted, 1, 1},
	{"bad", ROWS_NUMBER, add_bad, 1, 1},
	{"duplicates", ROWS_NUMBER, add_duplicates, 1, 1},
	{"warnings", ROWS_NUMBER, add_warnings, 1, 1},
	{.name = NULL},
};

static void add_row(struct convert *convert, const char *file, struct slice site,
	const struct convert_count *count)
{
	const struct convert_row row = {file, site, count};

	fields_row(&convert->fields, &convert->job->rows, &row);
}

/* -- files ---------------------------------------------------------------- */

static bool fail_output(struct convert *convert)
{
	if (!convert->failed)
		report_file(convert->out_name ? convert->out_name : convert->output, errno);
	convert->failed = true;
	return false;
}

/* The name of the output: that of the file, without its folders and its ending. */
static bool open_output(struct convert *convert)
{
	const char *name =
		strrchr(convert->file, '/') ? strrchr(convert->file, '/') + 1 : convert->file;
	const char *const dot = strrchr(name, '.');
	const size_t length = dot && dot != name ? (size_t)(dot - name) : strlen(name);
	struct text path = {.bytes = NULL};

	text_add_string(&path, convert->output);
	text_add_char(&path, '/');
	text_add(&path, name, length);
	text_add_string(&path, convert->format->ending);
	text_add_char(&path, '\0');
	if (path.failed) {
		text_free(&path);
		report_memory();
		convert->failed = true;
		return false;
	}
	convert->out_name = path.bytes;
	/* a file is never written over: two inputs may have the same name */
	convert->out = fopen(path.bytes, "wx");
	return convert->out || fail_output(convert);
}

static void close_file(struct convert *convert)
{
	if (convert->out) {
		if (convert->format->tail)
			fputs(convert->format->tail, convert->out);
		if (ferror(convert->out) | fclose(convert->out))
			fail_output(convert);
	}
	free(convert->out_name);
	convert->out = NULL;
	convert->out_name = NULL;
	if (convert->report && convert->file)
		add_row(convert, convert->file, convert->site, &convert->count);
	convert->all.hands += convert->count.hands;
	convert->all.converted += convert->count.converted;
	convert->all.bad += convert->count.bad;
	convert->all.duplicates += convert->count.duplicates;
	convert->all.warnings += convert->count.warnings;
	convert->count = (struct convert_count){0};
	convert->file = NULL;
}

static void begin_file(struct convert *convert)
{
	if (convert->file == convert->hands.file)
		return;
	if (convert->file)
		close_file(convert);
	convert->file = convert->hands.file;
	convert->site = (struct slice){"", 0};
	convert->files++;
}

static bool write_hand(struct convert *convert)
{
	const bool first = !(convert->output ? convert->count.converted
					     : convert->all.converted + convert->count.converted);

	if (!convert->output) {
		convert->format->write(&convert->job->out, &convert->hands,
			convert->all.converted + convert->count.converted + 1);
		return true;
	}
	if (first &&
		(!open_output(convert) ||
			(convert->format->head && fputs(convert->format->head, convert->out) < 0)))
		return false;
	text_clear(&convert->written);
	convert->format->write(&convert->written, &convert->hands, convert->count.converted + 1);
	if (convert->written.failed)
		return !report_memory();
	if (fwrite(convert->written.bytes, 1, convert->written.length, convert->out) !=
		convert->written.length)
		return fail_output(convert);
	return true;
}

/* -- a hand --------------------------------------------------------------- */

static void report_bad(struct convert *convert)
{
	struct hand_play play = {.context = NULL};

	hands_malformed(&convert->hands, &play);
	hands_report(&convert->hands, &play.fault, "");
	hand_play_free(&play);
}

/* The number of a hand that a site gave it, by which hands are told apart. */
static bool is_duplicate(struct convert *convert)
{
	const struct history *const history = convert->hands.history.history;

	if (!convert->hands.foreign || !history || !history->number.length)
		return false;
	return convert_seen_before(convert->seen, history->site, history->number);
}

static void note_duplicate(struct convert *convert)
{
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

static status_code each(void *state, struct job *job, const struct record *record,
	struct fault *fault)
{
	struct convert *const convert = state;
	struct hands *const hands = &convert->hands;
	bool bad;

	(void)record;
	convert->job = job;
	begin_file(convert);
	convert->count.hands++;
	if (hands->foreign && hands->history.history) {
		convert->site = hands->history.history->site;
		for (int i = 0; i < hands->history.history->note_count; i++)
			convert->count.warnings += !hands->history.history->notes[i].fault;
	}
	bad = convert->unread ||
	      (hands->foreign && hands->history.history && hands->history.history->bad);
	if (convert->unread && hands->fault.status == STATUS_NO_MEMORY)
		return fault_set(fault, STATUS_NO_MEMORY, 0, 0);
	if (convert->unread)
		report_bad(convert);
	else if (!convert->settings.quiet || bad)
		hands_report_oddities(hands);
	convert->count.bad += bad;
	if (!convert->unread && is_duplicate(convert)) {
		convert->count.duplicates++;
		if (!convert->settings.quiet)
			note_duplicate(convert);
		if (convert->unique)
			return STATUS_OK;
	}
	if (!convert->unread && !(bad && convert->skip_bad)) {
		if (!convert->report && !write_hand(convert))
			job->enough = true;
		convert->count.converted++;
	}
	return bad ? fault_set(fault, STATUS_FAULTY_HAND, 0, 0) : STATUS_OK;
}

/* -- the run -------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct convert *const convert = state;
	const enum hands_result result = hands_next(&convert->hands);

	record->text = convert->hands.text;
	convert->unread = result == HANDS_FAULT;
	return result == HANDS_END ? RUN_END : result == HANDS_NO_FILE ? RUN_FAILED : RUN_RECORD;
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
	if (convert->report)
		add_row(convert, "total", (struct slice){"", 0}, &convert->all);
	else if (!convert->output && convert->format->tail)
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
		.plain_text = !convert->report,
		.summary = convert->report,
		.tell_faults = tell_faults});

	return convert->failed ? EXIT_IO : status;
}
