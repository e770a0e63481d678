/* The columns of a table, and the location of an error in one of its rows; private to
 * source_table.c and source_groups.c. */
#ifndef FELT_CMD_FRAME_TABLE_PLACE_H
#define FELT_CMD_FRAME_TABLE_PLACE_H

#include "runner.h"

/* The delimiter of the input. */
char table_delimiter(const struct run *run);

/* Whether a cell is the column name `name`, in upper or lower case; `name` may be NULL. */
bool table_is_called(struct slice cell, const char *name);

/* Finds the column with a name, in upper or lower case, but prefers an exact match. */
bool table_find(const struct csv_row *row, struct slice name, size_t *cell);

/* Whether the first row was read as one column although another delimiter seems to separate
 * several; reports how to read those. */
bool table_is_one_column(const struct runner *runner, const struct csv_row *row);

/* Reports that a first row has no column of that name or, with NULL, none of the default names; and
 * lists its columns, or the apparent delimiter. */
void table_no_column(const struct runner *runner, const struct csv_row *row,
	const struct slice *wanted);

/* Reports that a first row has no column of that number, from 1, and the number of its columns, or
 * the apparent delimiter. */
void table_no_number(const struct runner *runner, const struct csv_row *row, size_t number);

/* Reports a fault that counts from the start of cell `column` of a row, or of the whole row when
 * `row` has no cells. `earlier` is left alone when `earlier_line` is set. */
void table_report(struct runner *runner, const struct csv_row *row, size_t column,
	const char *column_name, struct fault fault);

/* The error of a row that does not have `width` cells. */
struct fault table_wrong_width(const struct csv_row *row, size_t width);

#endif
