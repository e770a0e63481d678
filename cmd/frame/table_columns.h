/* Columns of a table that make a record together, as --columns names them; private to
 * source_table.c.
 *
 * Most columns have a hand or a range each, one may have the board and one the dead cards. Their
 * cells are joined to the line that says the same, "AA; KK @ 2c7d9h ! As", so that a command reads
 * rows as it reads lines, and a fault in the line is reported in the cell that has it. */
#ifndef FELT_CMD_FRAME_TABLE_COLUMNS_H
#define FELT_CMD_FRAME_TABLE_COLUMNS_H

#include "runner.h"

enum { TABLE_COLUMNS_MAX = 66 /* CONTEST_HANDS_MAX and two */ };

enum table_role { TABLE_HAND, TABLE_BOARD, TABLE_DEAD };

struct table_column {
	enum table_role role;
	size_t cell;          /* its number in the row, from 0 */
	size_t start, length; /* of the cell in the joined text */
};

/* Hands in the order in which they are named, then the board, then the dead cards. */
struct table_columns {
	size_t count;
	struct table_column column[TABLE_COLUMNS_MAX];
	struct text text; /* of the current row */
};

/* Whether a text reads as a record, so that it has no columns' names. */
typedef bool table_reads_record(const struct run *run, struct slice text);

/* Finds the columns in the first row of a file. An element of the list is a number from 1 or a
 * name, in any case, and "board=" or "dead=" may come before it. Without one of these, the column
 * whose name is board or dead is that. *named is set if the row has names: it has if the list has
 * any, and otherwise unless its cells make a record. Reports what is wrong and returns false. */
bool table_columns_choose(struct table_columns *columns, struct runner *runner,
	const struct csv_row *row, table_reads_record *reads, bool *named);

/* Joins the cells of a row to columns->text. If a cell has more than one hand or more than cards,
 * returns STATUS_NOT_ONE_CELL with its place in the text. */
status_code table_columns_join(struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault);

/* Changes a fault of the joined text into one of a cell, as table_report has it, and returns the
 * cell of the row. */
size_t table_columns_place(const struct table_columns *columns, const struct runner *runner,
	const struct csv_row *row, struct fault *fault);

void table_columns_free(struct table_columns *columns);

#endif
