#include "table_place.h"

#include "command_status.h"

#include "base/scan.h"

#include <string.h>
#include <strings.h>

char table_delimiter(const struct run *run)
{
	return run->settings->input == INPUT_TSV ? '\t' : run->settings->delimiter;
}

bool table_is_called(struct slice cell, const char *name)
{
	cell = slice_trim(cell);
	return name && cell.length == strlen(name) && !strncasecmp(cell.bytes, name, cell.length);
}

bool table_find(const struct csv_row *row, struct slice name, size_t *cell)
{
	for (int any_case = 0; any_case < 2; any_case++)
		for (*cell = 0; *cell < row->count; ++*cell) {
			const struct slice own = slice_trim(row->cells[*cell]);

			if (own.length == name.length &&
				!(any_case ? strncasecmp(own.bytes, name.bytes, name.length)
					   : memcmp(own.bytes, name.bytes, name.length)))
				return true;
		}
	return false;
}

bool table_is_one_column(const struct runner *runner, const struct csv_row *row)
{
	static const char delimiters[] = ";\t,|";
	const struct slice cell = row->cells[0];
	const char *at = delimiters;
	char use[32] = "-i tsv";

	while (*at && !(cell.length && memchr(cell.bytes, *at, cell.length)))
		at++;
	if (row->count > 1 || !*at)
		return false;
	if (*at == ',')
		snprintf(use, sizeof use, "-i csv");
	else if (*at != '\t')
		snprintf(use, sizeof use, "-i csv --delimiter '%c'", *at);
	report_usage("%s: the first row has only one column, '%.*s%s'; use %s", runner->input.name,
		(int)(cell.length < 200 ? cell.length : 200), cell.bytes,
		cell.length < 200 ? "" : "...", use);
	return true;
}

void table_no_column(const struct runner *runner, const struct csv_row *row,
	const struct slice *wanted)
{
	const char *file = runner->input.name, *more,
		   *are = row->count > 1 ? "columns are" : "only column is";
	char room[1024];
	struct text names = text_over(room, sizeof room);

	if (table_is_one_column(runner, row))
		return;
	/* "player, hand", as many as fit. */
	for (size_t i = 0; i < row->count && !names.failed; i++) {
		text_add_string(&names, i ? ", " : "");
		text_add_slice(&names, slice_trim(row->cells[i]));
	}
	more = names.failed ? " ..." : "";
	if (wanted)
		report_usage("%s: no column '%.*s'; the %s %.*s%s", file, (int)wanted->length,
			wanted->bytes, are, (int)names.length, names.bytes, more);
	else if (row->count == 1)
		report_usage("%s: no column is chosen; use --column 1 for the only one, '%.*s'",
			file, (int)names.length, names.bytes);
	else
		report_usage("%s: several columns; choose one with --column NAME or --column N; "
			     "the columns are %.*s%s",
			file, (int)names.length, names.bytes, more);
}

void table_no_number(const struct runner *runner, const struct csv_row *row, size_t number)
{
	if (!table_is_one_column(runner, row))
		report_usage("%s: no column %zu; the first row has %zu", runner->input.name, number,
			row->count);
}

struct fault table_wrong_width(const struct csv_row *row, size_t width)
{
	struct fault fault;

	fault_set(&fault, row->count < width ? STATUS_SHORT_ROW : STATUS_LONG_ROW, row->raw.length,
		0);
	fault.number = row->count;
	fault.wanted = width;
	return fault;
}

void table_report(struct runner *runner, const struct csv_row *row, size_t column,
	const char *column_name, struct fault fault)
{
	const char delimiter = table_delimiter(runner->run), *raw = row->raw.bytes;
	struct location place = {runner->input.name, row->line, row->count ? column_name : NULL};
	size_t start = 0, end;

	if (row->count) {
		fault.offset = csv_row_place(row, column, fault.offset, delimiter);
		if (!fault.earlier_line)
			fault.earlier = csv_row_place(row, column, fault.earlier, delimiter);
		if (fault.offset == SIZE_MAX || fault.earlier == SIZE_MAX) {
			runner_fail_memory(runner);
			return;
		}
	}
	/* a row with quoted newlines has several lines */
	for (size_t i = 0; i < fault.offset; i++)
		if (raw[i] == '\n' || (raw[i] == '\r' && raw[i + 1] != '\n')) {
			place.line++;
			start = i + 1;
		}
	end = fault.offset;
	while (end < row->raw.length && raw[end] != '\n' && raw[end] != '\r')
		end++;
	if (!fault.earlier_line)
		fault.earlier = fault.earlier > start ? fault.earlier - start : 0;
	fault.offset -= start;
	if (fault.length > row->raw.length - start - fault.offset)
		fault.length = row->raw.length - start - fault.offset;
	report_fault(&place, (struct slice){raw + start, end - start}, &fault);
}
