#include "table_place.h"

#include "command_status.h"

char table_delimiter(const struct run *run)
{
	return run->settings->input == INPUT_TSV ? '\t' : run->settings->delimiter;
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

void table_tell(struct runner *runner, const struct csv_row *row, size_t column,
	const char *column_name, struct fault fault)
{
	const char delimiter = table_delimiter(runner->run), *raw = row->raw.bytes;
	struct place place = {runner->input.name, row->line, row->count ? column_name : NULL};
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
	/* a row with quoted line ends has several lines */
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
