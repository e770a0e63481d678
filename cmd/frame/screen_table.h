/* Rows (rows.h) as a table for a person. */
#ifndef FELT_CMD_FRAME_SCREEN_TABLE_H
#define FELT_CMD_FRAME_SCREEN_TABLE_H

#include "frame/layout.h"
#include "frame/rows.h"

#include <stdbool.h>

/* A table of rows: text rows as rows.h writes them (tabs between) come out aligned, two blanks
 * between columns, or one where the screen is too narrow, numbers flush right and grouped, the
 * suits in colour. Widths only grow, so that rows may come in parts. */
struct screen_table {
	const struct rows_name *names;
	size_t count;
	struct layout_column column[LAYOUT_COLUMNS_MAX];
	size_t width[LAYOUT_COLUMNS_MAX]; /* so far */
	size_t columns;                   /* of the screen */
	size_t gap;                       /* blanks between columns */
	size_t shown;                     /* fields that fit; 0 before the first rows */
	bool colour;
	bool header;   /* still to be written */
	bool may_drop; /* fields that do not fit, from the last */
};

/* Which fields fit is decided for the first rows, for all rows. */
void screen_table_init(struct screen_table *table, const struct rows_name *names, size_t count,
	unsigned columns, bool header, bool colour);

/* Appends `rows` (whole lines), laid out, to `out`. */
void screen_table_add(struct screen_table *table, struct slice rows, struct text *out);

#endif
