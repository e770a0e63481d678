/* Rows of a table that together make a record, such as the contributions to a pot, one per row.
 *
 * groups_row receives the rows of the files one by one. A row is kept until the record is complete:
 * before an empty row, before a row with another value in the key column, and at the end of the
 * file. The record's text consists of the cells of the group's columns, in the order of the group,
 * separated by newlines; a column that the file lacks gives an empty cell. The command works on
 * that text, so an error has an offset in it, which is mapped back to the row and cell; the rows
 * are therefore also kept as they were written. */
#include "source_groups.h"

#include "table_place.h"

#include <stdlib.h>
#include <string.h>

enum { COLUMNS_MAX = sizeof((struct row_group *)0)->column / sizeof(struct group_column) };

#define ABSENT SIZE_MAX

/* A kept cell and its offset in the record's text. */
struct kept_cell {
	size_t start, length;
};

struct kept_row {
	size_t line;
	size_t raw, raw_length; /* in groups->raw */
};

struct row_groups {
	struct runner *runner;
	const struct row_group *group;
	const char *first;        /* the first file */
	size_t from[COLUMNS_MAX]; /* per column, its index in the file, or ABSENT */
	size_t width;             /* number of cells per row of the file */
	bool started, ready;      /* the file's first row was read; the output's names are known */
	bool broken;              /* a row of the record was invalid */
	size_t next_line;         /* line of a row that directly follows the last */
	size_t rows;              /* rows of the record, including those beyond `most` */
	const struct csv_row *wrong; /* a rejected row, while it is reported */
	size_t wrong_cell;           /* index of the invalid cell; ABSENT: the width is wrong */
	struct text text, raw, key;
	struct text names;      /* storage of `name` */
	struct rows_name *name; /* the output's names */
	struct kept_row *row;
	struct kept_cell *cell;
	struct slice *slice;
};

void groups_close(struct row_groups *groups)
{
	if (!groups)
		return;
	text_free(&groups->text);
	text_free(&groups->raw);
	text_free(&groups->key);
	text_free(&groups->names);
	free(groups->row);
	free(groups->cell);
	free(groups->slice);
	free(groups->name);
	free(groups);
}

bool groups_ready(const struct row_groups *groups)
{
	return groups->ready;
}

/* -- columns -------------------------------------------------------------- */

static bool has_no_names(struct row_groups *groups, const struct csv_row *row)
{
	const struct run *run = groups->runner->run;
	const size_t last = groups->group->needed - 1;

	if (row->count <= last || !run->is_record(run->command, row->cells[last]))
		return false;
	for (size_t c = 0; c < groups->group->count; c++)
		groups->from[c] = c < row->count ? c : ABSENT;
	return true;
}

/* Sets the output's names: that of the key, if there is one, then the fields. */
static void name_fields(struct row_groups *groups, const struct csv_row *row, bool named)
{
	const struct run *run = groups->runner->run;
	const size_t key = groups->from[groups->group->key];
	struct sink *sink = &groups->runner->sink;
	size_t count = 0;

	if (key != ABSENT) {
		if (named)
			text_add_slice(&groups->names, slice_trim(row->cells[key]));
		else
			text_add_string(&groups->names,
				groups->group->column[groups->group->key].name);
		text_add_char(&groups->names, '\0');
		groups->name[count].name = groups->names.failed ? "" : groups->names.bytes;
		groups->name[count++].kind = ROWS_STRING;
	}
	for (size_t i = 0; i < run->name_count; i++)
		groups->name[count++] = run->names[i];
	if (groups->names.failed)
		runner_fail_memory(groups->runner);
	if (!sink_name(sink, groups->name, count))
		runner_fail(groups->runner, EXIT_USAGE);
	sink_init_rows(sink, &groups->runner->work.job);
	groups->ready = true;
}

/* Handles the first row of a file; sets *named if it has the column names. */
static bool begin_file(struct row_groups *groups, const struct csv_row *row, bool *named)
{
	const struct row_group *group = groups->group;
	struct runner *runner = groups->runner;
	const bool keyed = groups->ready && groups->from[group->key] != ABSENT;
	bool all = true;

	groups->started = true;
	groups->width = row->count;
	/* Find the columns by name; fail if a required one is missing. */
	for (size_t c = 0; c < group->count; c++) {
		size_t i = 0;

		while (i < row->count && !table_is_called(row->cells[i], group->column[c].name) &&
			!table_is_called(row->cells[i], group->column[c].other))
			i++;
		groups->from[c] = i < row->count ? i : ABSENT;
		all = all && (i < row->count || c >= group->needed);
	}
	*named = all;
	if (!*named) {
		size_t missing = 0;

		while (groups->from[missing] != ABSENT)
			missing++;
		if (!has_no_names(groups, row)) {
			const struct slice name = slice_of(group->column[missing].name);

			table_no_column(runner, row, &name);
			runner_fail(runner, EXIT_USAGE);
			return false;
		}
	}
	if (!groups->ready) {
		groups->first = runner->input.name;
		name_fields(groups, row, *named);
		if (runner->stopped)
			return false;
	} else if (keyed != (groups->from[group->key] != ABSENT)) {
		report("%s:%zu: the columns differ from those of %s", runner->input.name, row->line,
			groups->first);
		runner_fail(runner, EXIT_INVALID);
		return false;
	}
	return true;
}

/* -- records -------------------------------------------------------------- */

static void forget(struct row_groups *groups)
{
	text_clear(&groups->text);
	text_clear(&groups->raw);
	text_clear(&groups->key);
	groups->rows = 0;
	groups->broken = false;
}

static size_t kept_rows(const struct row_groups *groups)
{
	return groups->rows < groups->group->most ? groups->rows : groups->group->most;
}

/* The kept cell that contains byte `offset` of the record's text. */
static size_t cell_with(const struct row_groups *groups, size_t offset)
{
	size_t k = kept_rows(groups) * groups->group->count - 1;

	while (k && (groups->cell[k].start > offset ||
			    groups->from[k % groups->group->count] == ABSENT))
		k--;
	return k;
}

static struct csv_row row_of(const struct row_groups *groups, size_t k)
{
	const struct kept_row *row = &groups->row[k / groups->group->count];

	return (struct csv_row){.count = groups->width,
		.line = row->line,
		.raw = {groups->raw.bytes + row->raw, row->raw_length}};
}

/* Reports an error of the record in its row and cell; an error at the end of the text is in the
 * last row. */
static void narrate_in_row(struct row_groups *groups, struct fault fault)
{
	const struct row_group *group = groups->group;
	const char delimiter = table_delimiter(groups->runner->run);
	const size_t k = cell_with(groups, fault.offset);
	const size_t before = cell_with(groups, fault.earlier);
	struct csv_row row = row_of(groups, k);

	if (before != k) {
		const struct csv_row other = row_of(groups, before);
		const size_t place = csv_row_place(&other, groups->from[before % group->count],
			fault.earlier - groups->cell[before].start, delimiter);

		if (place == SIZE_MAX) {
			runner_fail_memory(groups->runner);
			return;
		}
		fault.earlier_line = other.line;
		fault.earlier = slice_columns((struct slice){other.raw.bytes, place});
	}
	if (fault.offset == groups->text.length && !fault.length) {
		row = row_of(groups, kept_rows(groups) * group->count - 1);
		row.count = 0;
		fault.offset = row.raw.length;
	} else {
		fault.offset -= groups->cell[k].start;
		if (before == k)
			fault.earlier = fault.offset;
	}
	table_report(groups->runner, &row, groups->from[k % group->count],
		group->column[k % group->count].name, fault);
}

static void report_record(void *context, const struct found *found)
{
	struct row_groups *groups = context;

	if (groups->wrong && groups->wrong_cell != ABSENT) {
		table_report(groups->runner, groups->wrong, groups->wrong_cell, NULL, found->fault);
	} else if (groups->wrong) {
		const struct csv_row whole = {.line = groups->wrong->line,
			.raw = groups->wrong->raw};

		table_report(groups->runner, &whole, 0, NULL, found->fault);
	} else {
		narrate_in_row(groups, found->fault);
	}
}

/* Works on the complete record. */
static void work_on_record(struct row_groups *groups)
{
	struct runner *runner = groups->runner;
	struct job *job = &runner->work.job;
	const struct slice key = text_slice(&groups->key);
	struct record record = {.text = text_slice(&groups->text),
		.cells = &key,
		.cell_count = groups->from[groups->group->key] != ABSENT,
		.group = groups->slice,
		.group_rows = kept_rows(groups)};

	if (!groups->rows || runner->stopped)
		return;
	if (groups->text.failed || groups->raw.failed || groups->key.failed) {
		runner_fail_memory(runner);
	} else if (groups->broken) {
		job->record++;
	} else {
		for (size_t k = 0; k < record.group_rows * groups->group->count; k++)
			groups->slice[k] = slice_trim(
				(struct slice){groups->text.bytes
						       ? groups->text.bytes + groups->cell[k].start
						       : "",
					groups->cell[k].length});
		runner_record(runner, &runner->work, &record, 0);
	}
	forget(groups);
}

void groups_end_file(struct row_groups *groups, bool whole)
{
	if (whole)
		work_on_record(groups);
	forget(groups);
	groups->started = false;
	groups->next_line = 0;
}

/* -- rows ----------------------------------------------------------------- */

static bool is_empty(const struct csv_row *row)
{
	for (size_t i = 0; i < row->count; i++)
		if (slice_trim(row->cells[i]).length)
			return false;
	return true;
}

static size_t lines_of(struct slice raw)
{
	size_t lines = 1;

	for (size_t i = 0; i < raw.length; i++)
		lines +=
			raw.bytes[i] == '\n' ||
			(raw.bytes[i] == '\r' && (i + 1 == raw.length || raw.bytes[i + 1] != '\n'));
	return lines;
}

static void keep_row(struct row_groups *groups, const struct csv_row *row)
{
	const struct row_group *group = groups->group;
	struct kept_row *kept = &groups->row[groups->rows];

	if (groups->rows++ >= group->most)
		return;
	*kept = (struct kept_row){row->line, groups->raw.length, row->raw.length};
	text_add_slice(&groups->raw, row->raw);
	for (size_t c = 0; c < group->count; c++) {
		struct kept_cell *cell = &groups->cell[(groups->rows - 1) * group->count + c];
		const struct slice none = {"", 0};
		const struct slice from =
			groups->from[c] == ABSENT ? none : row->cells[groups->from[c]];

		if (groups->text.length)
			text_add_char(&groups->text, '\n');
		*cell = (struct kept_cell){groups->text.length, from.length};
		text_add_slice(&groups->text, from);
	}
}

static bool is_read(const struct row_groups *groups, size_t column)
{
	for (size_t c = 0; c < groups->group->count; c++)
		if (groups->from[c] == column)
			return true;
	return false;
}

/* Rejects a row for an error in one of its cells, or for its width if `cell` is ABSENT. */
static void refuse_row(struct row_groups *groups, const struct csv_row *row, size_t cell,
	const struct fault *fault)
{
	struct runner *runner = groups->runner;

	groups->wrong = row;
	groups->wrong_cell = cell;
	runner_refuse(runner, &runner->work, row->raw, fault, 0);
	runner_go_on(runner, &runner->work);
	groups->wrong = NULL;
	groups->broken = true;
}

/* Rejects a row in which a cell holds the data of another column. */
static void check_unread(struct row_groups *groups, const struct csv_row *row)
{
	const struct row_group *group = groups->group;
	struct fault fault;

	if (!group->unread || groups->from[group->guarded] != ABSENT)
		return;
	for (size_t i = 0; i < row->count; i++) {
		const struct slice cell = slice_trim(row->cells[i]);
		const status_code status = is_read(groups, i) ? STATUS_OK : group->unread(cell);

		if (!status)
			continue;
		fault_set(&fault, status, (size_t)(cell.bytes - row->cells[i].bytes), cell.length);
		refuse_row(groups, row, i, &fault);
		return;
	}
}

bool groups_row(struct row_groups *groups, const struct csv_row *row)
{
	struct runner *runner = groups->runner;
	const struct slice none = {"", 0};
	struct slice key;
	bool named = false;

	if (!groups->started && is_empty(row))
		return true;
	if (!groups->started && !begin_file(groups, row, &named))
		return false;
	if (groups->next_line && row->line > groups->next_line)
		work_on_record(groups);
	groups->next_line = row->line + lines_of(row->raw);
	if (named)
		return true;
	if (is_empty(row)) {
		work_on_record(groups);
	} else if (row->count != groups->width) {
		const struct fault fault = table_wrong_width(row, groups->width);

		refuse_row(groups, row, ABSENT, &fault);
	} else {
		const size_t from = groups->from[groups->group->key];

		key = from == ABSENT ? none : slice_trim(row->cells[from]);
		if (!slice_same(text_slice(&groups->key), key))
			work_on_record(groups);
		if (!groups->rows)
			text_add_slice(&groups->key, key);
		keep_row(groups, row);
		check_unread(groups, row);
	}
	return !runner->stopped;
}

struct row_groups *groups_open(struct runner *runner)
{
	const struct row_group *group = runner->run->group;
	struct row_groups *groups = calloc(1, sizeof *groups);

	if (!groups)
		return NULL;
	groups->runner = runner;
	runner->work.report_record = report_record;
	runner->work.context = groups;
	groups->group = group;
	groups->row = calloc(group->most, sizeof *groups->row);
	groups->cell = calloc(group->most * group->count, sizeof *groups->cell);
	groups->slice = calloc(group->most * group->count, sizeof *groups->slice);
	groups->name = calloc(runner->run->name_count + 1, sizeof *groups->name);
	if (groups->row && groups->cell && groups->slice && groups->name)
		return groups;
	groups_close(groups);
	return NULL;
}
