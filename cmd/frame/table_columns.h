/* Columns of a table that together make a record, as --columns names them; private to
 * source_table.c.
 *
 * Most columns have one hand or range each; one may have the board and one the dead cards. The
 * cells are joined to the equivalent line, "AA; KK @ 2c7d9h ! As", so that a command reads rows
 * like lines, and an error in the line is reported in its cell. */
#ifndef FELT_CMD_FRAME_TABLE_COLUMNS_H
#define FELT_CMD_FRAME_TABLE_COLUMNS_H

#include "runner.h"

enum { TABLE_COLUMNS_MAX = 66 /* CONTEST_HANDS_MAX + 2 */ };

enum table_role { TABLE_HAND, TABLE_BOARD, TABLE_DEAD };

struct table_column {
	enum table_role role;
	size_t cell;          /* index in the row, from 0 */
	size_t start, length; /* of the cell in the joined text */
};

/* Hands in the order in which they are named, then the board, then the dead cards. */
struct table_columns {
	size_t count;
	struct table_column column[TABLE_COLUMNS_MAX];
	struct text text; /* joined text of the current row */
};

/* Whether a text is a record rather than column names. */
typedef bool table_reads_record(const struct run *run, struct slice text);

/* Finds the columns in the first row of a file. A list element is a number from 1 or a name, in
 * upper or lower case, optionally after "board=" or "dead=". Without one of these, a column named
 * board or dead is used. Sets *named if the row has column names: if the list has any, and
 * otherwise unless its cells make a record. Reports errors and returns false. */
bool table_columns_choose(struct table_columns *columns, struct runner *runner,
	const struct csv_row *row, table_reads_record *reads, bool *named);

/* Joins the cells of a row to columns->text. If a cell has more than one hand or more than cards,
 * returns STATUS_NOT_ONE_CELL with its location in the text. */
status_code table_columns_join(struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault);

/* Changes a fault of the joined text into one of a cell, as table_report has it, and returns the
 * cell of the row. */
size_t table_columns_place(const struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault);

void table_columns_free(struct table_columns *columns);

#endif
