/* Table rows that together make records; private to source_table.c. */
#ifndef FELT_CMD_FRAME_SOURCE_GROUPS_H
#define FELT_CMD_FRAME_SOURCE_GROUPS_H

#include "runner.h"

struct row_groups;

struct row_groups *groups_open(struct runner *runner);                 /* NULL: out of memory */
bool groups_row(struct row_groups *groups, const struct csv_row *row); /* false: stop */
/* Ends a record at the end of its file, unless the file was not read to its end. */
void groups_end_file(struct row_groups *groups, bool whole);
bool groups_ready(
	const struct row_groups *groups);     /* whether the output's column names are known */
void groups_close(struct row_groups *groups); /* groups may be NULL */

#endif
