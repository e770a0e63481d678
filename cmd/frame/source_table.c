/* Rows of CSV and TSV: a record is one row or several. */
#include "runner.h"

#include "source_groups.h"
#include "table_columns.h"
#include "table_place.h"

#include <stdlib.h>
#include <string.h>

struct source_columns {
	struct runner *runner;
	const struct csv_row *row; /* the current row */
	struct input_block block;
	size_t columns;          /* number of columns per row */
	size_t column;           /* column of the cards, from 0 */
	const char *column_name; /* for messages */
	/* The columns of --columns, or NULL; `column` is then the first of them. */
	struct table_columns *several;
	struct rows_names names; /* of the input columns */
	struct rows_names output;
	const char *first;         /* the file that determined the columns */
	bool first_named;          /* its first row was a header */
	bool started;              /* the first row of the file was read */
	struct row_groups *groups; /* NULL: a record is a row */
};

static bool reads_as_record(const struct run *run, struct slice cell)
{
	struct cards_reader reader;
	struct slice trimmed;
	struct cards first;

	if (run->is_record)
		return run->is_record(run->command, cell);
	reader = cards_reader_in(cell, cell, run->settings->reads);
	trimmed = slice_trim(cell);
	/* Hands and matchups begin with a card; column names never do. */
	if (trimmed.length && (trimmed.bytes[0] == '@' || trimmed.bytes[0] == '!'))
		return true;
	return !cards_reader_take(&reader, 1, &first, NULL) && first.count;
}

/* Sets the names of the output: the input's columns, unless it is a summary, then the fields. */
static bool name_columns(struct source_columns *table, const struct csv_row *row, bool named)
{
	const struct run *run = table->runner->run;
	struct sink *sink = &table->runner->sink;
	const struct slice *columns = named ? row->cells : NULL;

	if (!rows_names_init(&table->names, ROWS_TEXT, columns, row->count, NULL, 0) ||
		!rows_names_init(&table->output, run->settings->format, columns, row->count,
			run->names, run->name_count))
		return false;
	table->columns = row->count;
	table->column_name = table->names.name[table->column].name;
	if (!run->summary && !sink_name(sink, table->output.name, table->output.count))
		runner_fail(table->runner, EXIT_USAGE);
	return true;
}

/* Rows of several files are written below one header, so all files must have the same columns. */
static bool same_names(const struct source_columns *table, const struct csv_row *row)
{
	bool same = row->count == table->columns;

	for (size_t i = 0; same && i < row->count; i++)
		same = slice_equal(row->cells[i], table->names.name[i].name);
	if (!same)
		report("%s:%zu: the columns differ from those of %s", table->runner->input.name,
			row->line, table->first);
	return same;
}

/* Finds the columns of --columns, or the one column of records. */
static bool choose_columns(struct source_columns *table, const struct csv_row *row, bool *named)
{
	if (!table->several) {
		/* Find the column that --column names, or the only plausible one. */
		static const char *const of_hands[] = {"hand", "hands", "cards", "contest", NULL};
		const char *const *usual =
			table->runner->run->columns ? table->runner->run->columns : of_hands;
		const char *const column = table->runner->run->settings->column;
		const struct slice wanted = {column, column ? strlen(column) : 0};
		uint64_t number;

		*named = true;
		if (column && slice_uint(wanted, SIZE_MAX, &number) && number > 0) {
			/* a number: the first row is a header unless that cell has cards */
			table->column = number - 1;
			if (table->column < row->count)
				*named = !reads_as_record(table->runner->run,
					row->cells[table->column]);
			return true;
		}
		for (; !column && *usual; usual++)
			if (table_find(row, (struct slice){*usual, strlen(*usual)}, &table->column))
				return true;
		if (column && table_find(row, wanted, &table->column))
			return true;
		table_no_column(table->runner, row, column ? &wanted : NULL);
		return false;
	}
	if (!table_columns_choose(table->several, table->runner, row, reads_as_record, named))
		return false;
	table->column = table->several->column[0].cell;
	return true;
}

/* Handles the first row of a file; sets *named if it has the column names. Reports an error that
 * ends the run, and returns false. */
static bool begin_file(struct source_columns *table, const struct csv_row *row, bool *named)
{
	struct runner *runner = table->runner;
	const struct run *run = runner->run;

	table->started = true;
	if (!choose_columns(table, row, named)) {
		runner_fail(runner, EXIT_USAGE);
		return false;
	}
	if (table->column >= row->count) {
		table_no_number(runner, row, table->column + 1);
		runner_fail(runner, EXIT_USAGE);
		return false;
	}
	if (table->first_named && *named && !same_names(table, row)) {
		runner_fail(runner, EXIT_INVALID);
		return false;
	}
	if (!table->columns) {
		if (!name_columns(table, row, *named)) {
			runner_fail_memory(runner);
			return false;
		}
		table->first = runner->input.name;
		table->first_named = *named;
		if (runner->stopped)
			return false;
	}
	if (!*named && run->settings->header < 0 && !run->summary)
		runner->sink.header_written = true; /* no header in the input, none in the output */
	sink_init_rows(&runner->sink, &runner->work.job);
	return true;
}

/* Reports an error in the current row: in its cell, or in the row as a whole if it has the wrong
 * number of cells. */
static void report_row(void *context, const struct found *found)
{
	const struct source_columns *table = context;
	struct csv_row row = *table->row;

	if (row.count == table->columns && table->several) {
		struct fault fault = found->fault;
		const size_t cell =
			table_columns_place(table->several, table->runner, &row, &fault);

		table_report(table->runner, &row, cell, table->names.name[cell].name, fault);
		return;
	}
	if (row.count != table->columns)
		row.count = 0;
	table_report(table->runner, &row, table->column, table->column_name, found->fault);
}

static bool on_row(void *context, const struct csv_row *row)
{
	struct source_columns *table = context;
	struct runner *runner = table->runner;
	struct record record = {.cells = row->cells, .cell_count = row->count};
	bool named = false;

	table->row = row;
	if (table->groups)
		return groups_row(table->groups, row);
	if (!table->started && !begin_file(table, row, &named))
		return false;
	if (named)
		return true;
	if (row->count != table->columns) {
		const struct fault fault = table_wrong_width(row, table->columns);

		runner_refuse(runner, &runner->work, row->raw, &fault, 0);
		return runner_go_on(runner, &runner->work);
	}
	if (table->several) {
		/* Work on the record made of the cells of --columns. */
		struct fault fault;
		const status_code status = table_columns_join(table->several, runner, row, &fault);

		if (table->several->text.failed) {
			runner_fail_memory(runner);
			return false;
		}
		record.text = text_slice(&table->several->text);
		if (!status)
			return runner_record(runner, &runner->work, &record, 0);
		runner_refuse(runner, &runner->work, record.text, &fault, 0);
		return runner_go_on(runner, &runner->work);
	}
	record.text = row->cells[table->column];
	return runner_record(runner, &runner->work, &record, 0);
}

/* Reads one file to its end. */
static void read_file(struct source_columns *table, struct csv_reader *reader)
{
	struct runner *runner = table->runner;
	struct input_block *block = &table->block;
	status_code status = STATUS_OK;
	enum input_result result = INPUT_BLOCK;
	bool whole;

	while (!runner->stopped && !status) {
		result = input_read(&runner->input, block);
		if (result != INPUT_BLOCK)
			break;
		status = csv_reader_push(reader, block->bytes, block->length);
	}
	if (result == INPUT_END && !runner->stopped && !status)
		status = csv_reader_end(reader);
	whole = result == INPUT_END && !runner->stopped && !status;
	if (table->groups)
		groups_end_file(table->groups, whole);
	if (table->columns || (table->groups && groups_ready(table->groups)))
		runner_settle(runner, &runner->work);
	if (result == INPUT_FAILED)
		runner_fail_file(runner);
	if (status == STATUS_NO_MEMORY)
		runner_fail_memory(runner);
	else if (status) {
		/* Skip the rest of a file that is not a table. */
		const struct location place = {runner->input.name, csv_reader_line(reader), NULL};
		struct fault fault;

		fault_set(&fault, status, 0, 0);
		report_fault(&place, SLICE(""), &fault);
		runner_count_fault(runner);
		if (runner->run->settings->keep_going)
			report_warning("%s: the rest of the input is not read", runner->input.name);
	}
}

void source_table(struct runner *runner)
{
	const struct run *run = runner->run;
	const struct input files = runner->input;
	struct source_columns table = {.runner = runner};
	struct table_columns several = {.count = 0};

	runner->work.report_record = report_row;
	runner->work.context = &table;
	if (run->settings->several)
		table.several = &several;
	if (run->group && !run->settings->column && !table.several) {
		table.groups = groups_open(runner);
		if (!table.groups)
			runner_fail_memory(runner);
	}
	for (size_t i = 0; i < files.count && !runner->stopped; i++) {
		struct csv_reader *reader = csv_reader_open(table_delimiter(run), on_row, &table);

		if (!reader) {
			runner_fail_memory(runner);
			break;
		}
		input_open(&runner->input, files.names + i, 1);
		runner->input.raw = true;
		table.started = false;
		read_file(&table, reader);
		csv_reader_close(reader);
		input_close(&runner->input);
	}
	if (!table.columns && !run->summary && !(table.groups && groups_ready(table.groups)))
		runner->sink.header_written = true; /* no table, no header */
	runner_finish(runner);
	groups_close(table.groups);
	table_columns_free(&several);
	rows_names_free(&table.names);
	rows_names_free(&table.output);
	block_free(&table.block);
}
