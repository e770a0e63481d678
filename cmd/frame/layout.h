/* Tables for a person: cells are added row by row, and the columns are as wide as their widest
 * cell.
 *
 *     static const struct layout_column columns[] = {
 *             {.right = false},
 *             {.right = true, .least = 8},
 *     };
 *     struct layout layout;
 *
 *     layout_init(&layout, columns, 2);
 *     text_add_string(layout_cell(&layout), "player");     the next cell of the row
 *     text_add_string(layout_cell(&layout), "win");
 *     ...
 *     layout_measure(&layout);
 *     for (size_t i = 0; i < layout_rows(&layout); i++)
 *             layout_row(&layout, i, false, out);
 *     layout_free(&layout, out);
 *
 * There are two blanks between columns, or one. A column in which all cells are empty is left out,
 * with its blanks, and a row ends with its last cell that is not empty. If memory runs out, the
 * layout remembers it, and layout_free makes the output text fail. */
#ifndef FELT_CMD_FRAME_LAYOUT_H
#define FELT_CMD_FRAME_LAYOUT_H

#include "base/text.h"

#include <stdbool.h>

struct layout_column {
	bool right;   /* flush right */
	size_t least; /* the least width */
	bool near;    /* only one blank is before it */
};

enum { LAYOUT_COLUMNS_MAX = 32, LAYOUT_GAP = 2 };

struct layout {
	const struct layout_column *column; /* not owned */
	size_t columns;
	size_t width[LAYOUT_COLUMNS_MAX]; /* measured; 0: the column is left out. May be lessened: a
					     cell is then cut, with an ellipsis */
	size_t gap;
	struct text text;       /* of all cells */
	size_t *start;          /* where each cell begins in `text` */
	size_t count, capacity; /* cells */
	bool failed;
};

void layout_init(struct layout *layout, const struct layout_column *column, size_t columns);

/* Begins the next cell and ends the one before. The cell's text is appended to what is returned. */
struct text *layout_cell(struct layout *layout);
/* A whole row of cells. */
void layout_names(struct layout *layout, const char *const *names);

/* Finds the widths, after the last cell was added. */
void layout_measure(struct layout *layout);
size_t layout_rows(const struct layout *layout);

struct slice layout_get(const struct layout *layout, size_t row, size_t column);

/* Where a column begins on the screen; and the width in which the first `columns` columns fit. */
size_t layout_at(const struct layout *layout, size_t column);
size_t layout_columns(const struct layout *layout, size_t columns);

/* Makes a measured layout fit on a screen of so many columns. The column `name` gets the width that
 * the others leave. If that is less than `least` and the column is wider, the last columns are left
 * out, except those up to `kept`. */
void layout_fit(struct layout *layout, size_t screen, size_t name, size_t least, size_t kept);

/* Appends a row without a line end, cleaned, with the suits in colour. */
void layout_row(const struct layout *layout, size_t row, bool colour, struct text *out);

/* The same, the last column broken into lines where a screen of so many columns ends. */
void layout_wrapped_row(const struct layout *layout, size_t row, size_t screen, bool colour,
	struct text *out);

/* The same for only the first `columns`, with blanks up to where the next column begins. */
void layout_begin_row(const struct layout *layout, size_t row, size_t columns, bool colour,
	struct text *out);

/* Frees all memory. *out fails if the layout has failed. */
void layout_free(struct layout *layout, struct text *out);

#endif
