/* Rows (rows.h) as a table for a terminal. */
#ifndef FELT_CMD_FRAME_SCREEN_TABLE_H
#define FELT_CMD_FRAME_SCREEN_TABLE_H

#include "frame/layout.h"
#include "frame/rows.h"

#include <stdbool.h>

/* A table of rows: tab-separated rows, as rows.h writes them, are aligned, with two spaces between
 * columns, or one if the terminal is too narrow, numbers right-aligned with digit grouping, and
 * coloured suits. Widths only grow, so that rows may be added in parts. */
struct screen_table {
	const struct rows_name *names;
	size_t count;
	struct layout_column column[LAYOUT_COLUMNS_MAX];
	size_t width[LAYOUT_COLUMNS_MAX]; /* so far */
	size_t columns;                   /* width of the terminal */
	size_t gap;                       /* spaces between columns */
	size_t shown;                     /* number of fields that fit; 0 before the first rows */
	bool colour;
	bool header;   /* the header is still to be written */
	bool may_drop; /* may omit fields that do not fit, from the last */
};

/* The first rows determine which fields fit, for all rows. */
void screen_table_init(struct screen_table *table, const struct rows_name *names, size_t count,
	unsigned columns, bool header, bool colour);

/* Appends `rows` (whole lines), formatted, to `out`. */
void screen_table_add(struct screen_table *table, struct slice rows, struct text *out);

#endif
