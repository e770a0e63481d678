#include "filter_run.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct csv_run {
	struct run *run;
	struct work *work;
	size_t columns;          /* of each row */
	size_t column;           /* of the cards, from 0 */
	const char *column_name; /* for messages */
	struct rows_names names; /* of the columns, as they are */
	struct rows_names output;
	const char *first;     /* the file whose first row named the columns */
	bool first_named;      /* and that row was a header */
	bool begun;            /* the first row of the file has been seen */
	struct groups *groups; /* or NULL: a record is a row */
};

char run_delimiter(const struct run *run)
{
	const struct settings *settings = run->filter->settings;

	return settings->input == INPUT_TSV ? '\t' : settings->delimiter;
}

/* Whether a cell begins as hands and contests do, and no column's name does. */
static bool begins_with_card(struct slice cell, enum card_notation notation)
{
	struct cards_reader reader = cards_reader_in(cell, cell, notation);
	struct slice trimmed = slice_trim(cell);
	struct cards first;

	if (trimmed.length && (trimmed.bytes[0] == '@' || trimmed.bytes[0] == '!'))
		return true;
	return !cards_reader_take(&reader, 1, &first, NULL) && first.count;
}

static bool reads_as_record(const struct run *run, struct slice cell)
{
	const struct filter *filter = run->filter;

	if (filter->is_record)
		return filter->is_record(filter->command, cell);
	return begins_with_card(cell, filter->settings->reads);
}

/* The column that --column asks for, or that must be it. */
static bool choose_column(struct csv_run *csv, const struct csv_row *row, bool *named)
{
	static const char *const of_hands[] = {"hand", "Hand", "hands", "Hands", "cards", "Cards",
		"contest", "Contest", NULL};
	const char *const *usual = csv->run->filter->columns ? csv->run->filter->columns : of_hands;
	const char *wanted = csv->run->filter->settings->column;
	uint64_t number;

	*named = true;
	if (wanted && slice_uint((struct slice){wanted, strlen(wanted)}, SIZE_MAX, &number) &&
		number > 0) {
		/* a number: the first row is a header unless cards stand there */
		csv->column = number - 1;
		if (csv->column < row->count)
			*named = !reads_as_record(csv->run, row->cells[csv->column]);
		return true;
	}
	for (size_t i = 0; wanted && i < row->count; i++)
		if (slice_equal(slice_trim(row->cells[i]), wanted)) {
			csv->column = i;
			return true;
		}
	if (wanted) {
		report_usage("%s: no column '%s'", csv->run->input.name, wanted);
		return false;
	}
	for (; *usual; usual++)
		for (size_t i = 0; i < row->count; i++)
			if (slice_equal(slice_trim(row->cells[i]), *usual)) {
				csv->column = i;
				return true;
			}
	report_usage("%s: which column is to be read? Say --column NAME or --column N",
		csv->run->input.name);
	return false;
}

/* The names of the output: the input's columns, unless it is a summary, then the fields. */
static bool name_columns(struct csv_run *csv, const struct csv_row *row, bool named)
{
	struct run *run = csv->run;
	const struct filter *filter = run->filter;
	const struct slice *columns = named ? row->cells : NULL;

	if (!rows_names_init(&csv->names, ROWS_TEXT, columns, row->count, NULL, 0) ||
		!rows_names_init(&csv->output, filter->settings->format, columns, row->count,
			filter->names, filter->name_count))
		return false;
	csv->columns = row->count;
	if (!filter->summary) {
		run->names = csv->output.name;
		run->name_count = csv->output.count;
	}
	csv->column_name = csv->names.name[csv->column].name;
	return true;
}

/* Rows of several files come out below one header: it must be theirs too. */
static bool same_names(const struct csv_run *csv, const struct csv_row *row)
{
	bool same = row->count == csv->columns;

	for (size_t i = 0; same && i < row->count; i++)
		same = slice_equal(row->cells[i], csv->names.name[i].name);
	if (!same)
		report("%s:%zu: other columns than those of %s", csv->run->input.name, row->line,
			csv->first);
	return same;
}

static bool begin_csv(struct csv_run *csv, const struct csv_row *row, bool *named)
{
	struct run *run = csv->run;

	csv->begun = true;
	if (!choose_column(csv, row, named)) {
		run->status = EXIT_USAGE;
		return false;
	}
	if (csv->column >= row->count) {
		report_usage("%s: no column %zu: the first row has %zu", run->input.name,
			csv->column + 1, row->count);
		run->status = EXIT_USAGE;
		return false;
	}
	if (csv->first_named && *named && !same_names(csv, row)) {
		run->status = EXIT_INVALID;
		return false;
	}
	if (!csv->columns) {
		if (!name_columns(csv, row, *named)) {
			run_fail_memory(run);
			return false;
		}
		csv->first = run->input.name;
		csv->first_named = *named;
	}
	if (!*named && run->filter->settings->header < 0 && !run->filter->summary)
		run->header_written = true; /* none came in, none goes out */
	run_init_job(run, &csv->work->job);
	return true;
}

void run_row_fault(struct run *run, struct job *job, const struct csv_row *row, size_t column,
	const char *column_name, struct fault *fault)
{
	const char delimiter = run_delimiter(run), *raw = row->raw.bytes;
	struct place place = {run->input.name, row->line, row->count ? column_name : NULL};
	size_t start = 0, end;

	if (fault->status == STATUS_NO_MEMORY) {
		run_fail_memory(run);
		return;
	}
	if (row->count) {
		fault->offset = csv_row_place(row, column, fault->offset, delimiter);
		if (!fault->earlier_line)
			fault->earlier = csv_row_place(row, column, fault->earlier, delimiter);
		if (fault->offset == SIZE_MAX || fault->earlier == SIZE_MAX) {
			run_fail_memory(run);
			return;
		}
	}
	/* a row with quoted line ends has several lines */
	for (size_t i = 0; i < fault->offset; i++)
		if (raw[i] == '\n' || (raw[i] == '\r' && raw[i + 1] != '\n')) {
			place.line++;
			start = i + 1;
		}
	end = fault->offset;
	while (end < row->raw.length && raw[end] != '\n' && raw[end] != '\r')
		end++;
	if (!fault->earlier_line)
		fault->earlier = fault->earlier > start ? fault->earlier - start : 0;
	fault->offset -= start;
	if (fault->length > row->raw.length - start - fault->offset)
		fault->length = row->raw.length - start - fault->offset;

	run_hand_over(run, job);
	report_fault(&place, (struct slice){raw + start, end - start}, fault);
	run_count_fault(run);
}

static void csv_fault(struct csv_run *csv, const struct csv_row *row, struct fault *fault)
{
	run_row_fault(csv->run, &csv->work->job, row, csv->column, csv->column_name, fault);
}

static bool on_row(void *context, const struct csv_row *row)
{
	struct csv_run *csv = context;
	struct run *run = csv->run;
	struct record record = {.cells = row->cells, .cell_count = row->count};
	struct fault fault;
	bool named = false;

	if (csv->groups)
		return groups_row(csv->groups, row);
	if (!csv->begun && !begin_csv(csv, row, &named)) {
		run->stopped = true;
		return false;
	}
	if (named)
		return true;
	if (row->count != csv->columns) {
		struct csv_row whole = {.line = row->line, .raw = row->raw};

		fault_set(&fault, row->count < csv->columns ? STATUS_SHORT_ROW : STATUS_LONG_ROW,
			row->raw.length, 0);
		fault.number = row->count;
		csv_fault(csv, &whole, &fault);
		return !run->stopped;
	}
	record.text = row->cells[csv->column];
	csv->work->job.record++;
	if (run->filter->each(run->filter->command, &csv->work->job, &record, &fault))
		csv_fault(csv, row, &fault);
	else if (csv->work->job.urgent || csv->work->job.out.length >= OUT_MOST)
		run_hand_over(run, &csv->work->job);
	csv->work->job.urgent = false;
	run_mind_interrupt(run, &csv->work->job);
	return !run->stopped;
}

/* One file, read to its end. */
static void run_csv_file(struct csv_run *csv, struct csv_reader *reader)
{
	struct run *run = csv->run;
	struct block *block = &csv->work->block;
	status_code status = STATUS_OK;
	enum input_result result = INPUT_BLOCK;

	while (!run->stopped && !status) {
		result = input_read(&run->input, block);
		if (result != INPUT_BLOCK)
			break;
		status = csv_reader_push(reader, block->bytes, block->length);
	}
	if (result == INPUT_END && !run->stopped && !status)
		status = csv_reader_end(reader);
	if (csv->groups)
		groups_end_file(csv->groups, result == INPUT_END && !run->stopped && !status);
	if (csv->columns || (csv->groups && groups_ready(csv->groups)))
		run_hand_over(run, &csv->work->job);
	if (result == INPUT_FAILED)
		run_fail_file(run);
	if (status == STATUS_NO_MEMORY) {
		run_fail_memory(run);
	} else if (status) {
		struct place place = {run->input.name, csv_reader_line(reader), NULL};
		struct fault fault;

		fault_set(&fault, status, 0, 0);
		report_fault(&place, (struct slice){"", 0}, &fault);
		run_count_fault(run);
		if (run->filter->settings->keep_going)
			report("%s: nothing behind that is read", run->input.name);
	}
}

void run_rows(struct run *run, struct work *work)
{
	const struct settings *settings = run->filter->settings;
	const struct input files = run->input;
	struct csv_run csv = {.run = run, .work = work};

	if (run->filter->group && !settings->column) {
		csv.groups = groups_open(run, work);
		if (!csv.groups) {
			run_fail_memory(run);
			return;
		}
	}
	for (size_t i = 0; i < files.count && !run->stopped; i++) {
		struct csv_reader *reader = csv_reader_open(run_delimiter(run), on_row, &csv);

		if (!reader) {
			run_fail_memory(run);
			break;
		}
		input_open(&run->input, files.names + i, 1);
		run->input.raw = true;
		csv.begun = false;
		run_csv_file(&csv, reader);
		csv_reader_close(reader);
		input_close(&run->input);
	}
	if (!csv.columns && !run->filter->summary && !(csv.groups && groups_ready(csv.groups)))
		run->header_written = true; /* of no table there is none to write */
	run_finish(run, &work->job);
	if (csv.groups)
		groups_close(csv.groups);
	rows_names_free(&csv.names);
	rows_names_free(&csv.output);
}
