/* The run: its records are hands; each is written in the other format and counted, and its errors
 * and oddities are reported with their locations. */
#include "convert.h"

#include "frame/command_status.h"
#include "frame/interrupt.h"

#include "base/hash.h"
#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum { SLOTS = 1 << 20, KEPT_MAX = SLOTS / 2 };

/* Both tables are allocated at the start, so that lack of memory is reported early; pages that are
 * never written take no memory. */
struct convert_seen {
	uint64_t *table[2]; /* newer, older; 0: an empty slot */
	size_t count;       /* entries in the newer */
	uint64_t room[2][SLOTS];
};

struct convert_seen *convert_seen_new(void)
{
	struct convert_seen *const seen = calloc(1, sizeof(*seen));

	if (seen) {
		seen->table[0] = seen->room[0];
		seen->table[1] = seen->room[1];
	}
	return seen;
}

void convert_seen_free(struct convert_seen *seen)
{
	free(seen);
}

/* Ends with a step of SplitMix64, because the low bits select the slot. */
static uint64_t hash(struct slice site, struct slice number)
{
	uint64_t sum = hash_add(hash_add(HASH_BEGIN, site), number);

	sum = (sum ^ sum >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	sum ^= sum >> 27;
	return sum ? sum : 1;
}

/* The slot of the hash, or the empty slot for it. */
static uint64_t *slot(uint64_t *table, uint64_t sum)
{
	size_t at = sum & (SLOTS - 1);

	while (table[at] && table[at] != sum)
		at = (at + 1) & (SLOTS - 1);
	return &table[at];
}

static bool convert_seen_before(struct convert_seen *seen, struct slice site, struct slice number)
{
	const uint64_t sum = hash(site, number);
	uint64_t *const full = seen->table[0];
	uint64_t *at;

	if (*slot(seen->table[1], sum))
		return true;
	at = slot(seen->table[0], sum);
	if (*at)
		return true;
	*at = sum;
	if (++seen->count < KEPT_MAX)
		return false;
	seen->table[0] = seen->table[1];
	seen->table[1] = full;
	memset(seen->table[0], 0, sizeof seen->room[0]);
	seen->count = 0;
	return false;
}

/* -- The formats of the output, and the rows of --report ----------------------- */

/* -- formats -------------------------------------------------------------- */

/* The PHH of a site hand is in the strict form already. */
static bool write_phh(struct text *out, struct convert *convert, uint64_t number)
{
	const struct hand_reader *const hands = &convert->hands;

	if (!hands->foreign) {
		phh_print(out, &hands->hand, (int)number);
		return true;
	}
	phh_write_title(out, number);
	text_add_slice(out, hands->text);
	return true;
}

/* Writes with the writer of the format's name. */
static bool convert_write(struct text *out, struct convert *convert, uint64_t number)
{
	const char *const name = convert->format->name;
	const struct writer *const writer = writers_find(slice_of(name));
	struct writers_hand writing = {.hand = &convert->hands.hand,
		.number = number,
		.play = &convert->play};

	if (!writer->write(out, &writing))
		return false;
	for (int i = 0; i < WRITERS_LOSSES; i++)
		convert->lost[i] += writing.lost[i];
	return true;
}

const struct convert_format convert_formats[] = {
	{.name = "phh", .ending = ".phhs", .write = write_phh},
	{.name = "ohh", .ending = ".ohh", .records = true, .write = convert_write},
	{.name = "pokerstars", .ending = ".txt", .records = true, .write = convert_write},
	{.name = "sqlite", .records = true, .write = convert_write_store},
	{.name = "csv",
		.ending = ".csv",
		.rows = true,
		.rows_format = ROWS_CSV,
		.records = true,
		.write = convert_write_rows},
	{.name = "tsv",
		.ending = ".tsv",
		.rows = true,
		.rows_format = ROWS_TSV,
		.records = true,
		.write = convert_write_rows},
	{.name = NULL},
};

/* -- files ---------------------------------------------------------------- */

FIELD_MEMBER(add_file, struct convert_row, file);
FIELD_MEMBER(add_site, struct convert_row, site);
FIELD_MEMBER(add_hands, struct convert_row, count->hands);
FIELD_MEMBER(add_converted, struct convert_row, count->converted);
FIELD_MEMBER(add_bad, struct convert_row, count->bad);
FIELD_MEMBER(add_duplicates, struct convert_row, count->duplicates);
FIELD_MEMBER(add_warnings, struct convert_row, count->warnings);

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

/* -- losses --------------------------------------------------------------- */

FIELD_MEMBER(add_format, struct convert_loss, format);
FIELD_MEMBER(add_kind, struct convert_loss, kind);
FIELD_MEMBER(add_count, struct convert_loss, count);

const struct field convert_lost_fields[] = {
	{"format", ROWS_STRING, add_format, 1, 1},
	{"kind", ROWS_STRING, add_kind, 1, 1},
	{"count", ROWS_NUMBER, add_count, 1, 1},
	{.name = NULL},
};

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

/* False if the format cannot express the hand. */
static bool write_hand(struct convert *convert)
{
	const uint64_t before = convert->all.converted + convert->count.converted;

	if (convert->report) {
		/* Only find out whether it can be written, and what is lost. */
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

/* Whether a hand with this hand number from this site came before. */
static bool is_duplicate(struct convert *convert)
{
	const struct history *const history = convert->hands.history.history;

	if (!convert->hands.foreign || !history || !history->number.length ||
		history->dialect.numbers_recur)
		return false;
	return convert_seen_before(convert->seen, history->site, history->number);
}

/* Whether the hand is skipped as a duplicate. */
static bool is_left_out(struct convert *convert)
{
	if (convert->store || !is_duplicate(convert)) /* a database finds duplicates itself */
		return false;
	convert->count.duplicates++;
	if (!convert->settings.quiet) {
		struct location place = {.name = convert->hands.file};
		size_t in_line;
		const struct slice line = hands_line(&convert->hands, 0, &place.line, &in_line);
		char room[64];
		struct text message = text_over(room, sizeof(room));
		char number[24];

		text_add_string(&message, "warning: duplicate hand ");
		text_add_slice(&message, hands_number(&convert->hands, number));
		text_add_string(&message,
			convert->unique ? "; it is skipped" : "; --unique skips it");
		report_at(&place, line, 0, 0, text_slice(&message));
	}
	return convert->unique;
}

/* Counts the warnings about a hand, and reports its errors and oddities. Returns whether it is
 * invalid. */
static bool report_hand(struct convert *convert)
{
	struct hand_reader *const hands = &convert->hands;
	const struct history *const history = hands->foreign ? hands->history.history : NULL;
	const bool bad = convert->unread || (history && history->bad);

	if (history) {
		text_clear(&convert->site); /* the site's name points into the text of the hand */
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

/* Writes the hand. If it cannot be written and is invalid, its error was already reported. */
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
	return bad ? fault_set(fault, STATUS_INVALID_HAND, 0, 0) : STATUS_OK;
}

/* -- the run -------------------------------------------------------------- */

static enum run_next next(void *state, struct record *record)
{
	struct convert *const convert = state;

	return hands_next_record(&convert->hands, record, &convert->unread);
}

/* Does nothing: errors were reported when they were found. */
static void report_invalid(void *state, const struct fault *fault)
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

static void report_errors(void *state, size_t faults)
{
	const struct convert *const convert = state;

	report("%zu of %zu hands are invalid", faults, (size_t)convert->all.hands);
}

int convert_run(struct convert *convert)
{
	static const struct run_source source = {next, report_invalid};
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
		.report_errors = report_errors});

	report_progress(SLICE(""));
	return convert->failed || convert->refused ? EXIT_IO : status;
}
