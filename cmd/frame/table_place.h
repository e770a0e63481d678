/* Where a fault is in a row of a table; private to source_table.c and source_groups.c. */
#ifndef FELT_CMD_FRAME_TABLE_PLACE_H
#define FELT_CMD_FRAME_TABLE_PLACE_H

#include "runner.h"

/* What separates the columns of the input. */
char table_delimiter(const struct run *run);

/* Reports a fault that counts from the start of cell `column` of a row, or of the whole row when
 * `row` has no cells. `earlier` is left alone when `earlier_line` is set. */
void table_tell(struct runner *runner, const struct csv_row *row, size_t column,
	const char *column_name, struct fault fault);

/* The fault of a row that does not have `width` cells. */
struct fault table_wrong_width(const struct csv_row *row, size_t width);

#endif
