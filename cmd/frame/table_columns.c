#include "table_columns.h"

#include "command_status.h"
#include "table_place.h"

#include "base/scan.h"

#include <string.h>
#include <strings.h>

/* -- finding them ----------------------------------------------------------- */

static const char *const roles[] = {[TABLE_BOARD] = "board", [TABLE_DEAD] = "dead"};

/* Takes "board=" or "dead=" from the start of an element. */
static enum table_role take_role(struct slice *element)
{
	for (int role = TABLE_BOARD; role <= TABLE_DEAD; role++) {
		const size_t length = strlen(roles[role]);

		if (element->length > length && element->bytes[length] == '=' &&
			!strncasecmp(element->bytes, roles[role], length)) {
			element->bytes += length + 1;
			element->length -= length + 1;
			return (enum table_role)role;
		}
	}
	return TABLE_HAND;
}

static enum table_role role_of_name(struct slice name)
{
	return table_is_called(name, roles[TABLE_BOARD])  ? TABLE_BOARD
	       : table_is_called(name, roles[TABLE_DEAD]) ? TABLE_DEAD
							  : TABLE_HAND;
}

/* Inserts a column after those of its role and of roles before it. */
static bool insert(struct table_columns *columns, enum table_role role, size_t cell)
{
	size_t at = columns->count;

	for (size_t i = 0; role != TABLE_HAND && i < columns->count; i++)
		if (columns->column[i].role == role)
			return !report_usage("--columns: more than one column of %s",
				role == TABLE_BOARD ? "board cards" : "dead cards");
	if (columns->count == TABLE_COLUMNS_MAX) {
		return !report_usage("--columns: more than %d columns", TABLE_COLUMNS_MAX);
	}
	for (; at && columns->column[at - 1].role > role; at--)
		columns->column[at] = columns->column[at - 1];
	columns->column[at] = (struct table_column){.role = role, .cell = cell};
	columns->count++;
	return true;
}

/* Adds the column of an element; *by_name is set if it is given by its name. */
static bool add(struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct slice element, bool *by_name)
{
	struct slice name = slice_trim(element);
	enum table_role role = take_role(&name);
	uint64_t number;
	size_t cell;

	name = slice_trim(name);
	if (slice_uint(name, SIZE_MAX, &number) && number > 0) {
		if (number > row->count) {
			table_no_number(runner, row, (size_t)number);
			return false;
		}
		cell = (size_t)number - 1;
		if (role == TABLE_HAND)
			role = role_of_name(row->cells[cell]);
		return insert(columns, role, cell);
	}
	*by_name = true;
	if (!table_find(row, name, &cell)) {
		table_no_column(runner, row, &name);
		return false;
	}
	return insert(columns, role == TABLE_HAND ? role_of_name(name) : role, cell);
}

bool table_columns_choose(struct table_columns *columns, struct runner *runner,
	const struct csv_row *row, table_reads_record *reads, bool *named)
{
	const char *at = runner->run->settings->several;

	columns->count = 0;
	*named = false;
	for (bool more = true; more; at++) {
		const struct slice element = {at, strcspn(at, ",")};

		if (!add(columns, runner, row, element, named))
			return false;
		at += element.length;
		more = *at == ',';
	}
	if (columns->column[0].role != TABLE_HAND)
		return !report_usage(
			"--columns names no column of hands, only the board and dead cards");
	if (!*named)
		*named = table_columns_join(columns, runner, row, NULL) || columns->text.failed ||
			 !reads(runner->run, text_slice(&columns->text));
	return true;
}

/* -- joining their cells ------------------------------------------------------ */

static const char *before(const struct table_columns *columns, size_t i)
{
	const enum table_role role = columns->column[i].role;

	return role == TABLE_BOARD ? " @ " : role == TABLE_DEAD ? " ! " : i ? "; " : "";
}

status_code table_columns_join(struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault)
{
	const struct run *run = runner->run;
	status_code status = STATUS_OK;

	text_clear(&columns->text);
	for (size_t i = 0; i < columns->count; i++) {
		struct table_column *column = &columns->column[i];
		const struct slice cell = row->cells[column->cell];
		const bool empty = !slice_trim(cell).length;

		if (column->role != TABLE_HAND && empty) {
			column->start = SIZE_MAX; /* not in the text */
			column->length = 0;
			continue;
		}
		text_add_string(&columns->text, before(columns, i));
		column->start = columns->text.length;
		column->length = cell.length;
		text_add_slice(&columns->text, cell);
		/* one trailing separator is allowed; a second makes the empty hand an error */
		if (column->role == TABLE_HAND && i && empty)
			text_add_string(&columns->text, ";");
		if (!status && run->marked && run->marked(cell, run->settings->reads))
			status = fault_set(fault, STATUS_NOT_ONE_CELL, column->start, cell.length);
	}
	return status;
}

/* The column that contains a byte of the text, or the last before it. */
static size_t column_with(const struct table_columns *columns, size_t offset)
{
	size_t i = columns->count - 1;

	while (i && columns->column[i].start > offset)
		i--;
	return i;
}

/* The offset in the cell, at most its length. */
static size_t offset_in(const struct table_column *column, size_t offset)
{
	const size_t inside = offset - column->start;

	return offset < column->start ? 0 : inside < column->length ? inside : column->length;
}

size_t table_columns_place(const struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault)
{
	const struct table_column *column = &columns->column[column_with(columns, fault->offset)];
	const struct table_column *other = &columns->column[column_with(columns, fault->earlier)];

	if (other != column) {
		const size_t place = csv_row_place(row, other->cell,
			offset_in(other, fault->earlier), table_delimiter(runner->run));

		fault->earlier_line = row->line;
		fault->earlier = place == SIZE_MAX
					 ? 0
					 : slice_columns((struct slice){row->raw.bytes, place});
	}
	fault->offset = offset_in(column, fault->offset);
	if (other == column)
		fault->earlier = offset_in(column, fault->earlier);
	if (fault->length > column->length - fault->offset)
		fault->length = column->length - fault->offset;
	return column->cell;
}

void table_columns_free(struct table_columns *columns)
{
	text_free(&columns->text);
}
