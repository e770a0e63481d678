/* Tables for a terminal: cells are added row by row, and each column is as wide as its widest cell.
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
 * Two spaces separate columns, or one. A column without any text is omitted, with its spaces, and
 * trailing empty cells of a row are omitted. If memory runs out, the layout records it, and
 * layout_free marks the output text as failed. */
#ifndef FELT_CMD_FRAME_LAYOUT_H
#define FELT_CMD_FRAME_LAYOUT_H

#include "base/text.h"

#include <stdbool.h>

struct layout_column {
	bool right;   /* right-aligned */
	size_t least; /* minimum width */
	bool near;    /* only one space before it */
};

enum { LAYOUT_COLUMNS_MAX = 32, LAYOUT_GAP = 2 };

struct layout {
	const struct layout_column *column; /* not owned */
	size_t columns;
	size_t width[LAYOUT_COLUMNS_MAX]; /* measured; 0: the column is omitted. May be reduced:
					     longer cells are then cut, with an ellipsis */
	size_t gap;
	struct text text;       /* text of all cells */
	size_t *start;          /* offset of each cell in `text` */
	size_t count, capacity; /* cells */
	bool failed;
};

void layout_init(struct layout *layout, const struct layout_column *column, size_t columns);

/* Ends the current cell and begins the next. Append the cell's text to the returned text. */
struct text *layout_cell(struct layout *layout);
/* Adds a whole row of cells. */
void layout_names(struct layout *layout, const char *const *names);

/* Computes the widths, after the last cell was added. */
void layout_measure(struct layout *layout);
size_t layout_rows(const struct layout *layout);

struct slice layout_get(const struct layout *layout, size_t row, size_t column);

/* The screen column at which a column begins; and the width of the first `columns` columns. */
size_t layout_at(const struct layout *layout, size_t column);
size_t layout_columns(const struct layout *layout, size_t columns);

/* Fits a measured layout to a terminal of `screen` columns. Column `name` gets the width that the
 * others leave. If that is less than `least` and the column is wider, the last columns are omitted,
 * except the first `kept`. */
void layout_fit(struct layout *layout, size_t screen, size_t name, size_t least, size_t kept);

/* Appends a row without a newline, sanitized, with coloured suits. */
void layout_row(const struct layout *layout, size_t row, bool colour, struct text *out);

/* Like layout_row(), with the last column wrapped at a terminal width of `screen`. */
void layout_wrapped_row(const struct layout *layout, size_t row, size_t screen, bool colour,
	struct text *out);

/* Like layout_row(), for the first `columns` only, padded to the start of the next column. */
void layout_begin_row(const struct layout *layout, size_t row, size_t columns, bool colour,
	struct text *out);

/* Frees all memory. Marks *out as failed if the layout has failed. */
void layout_free(struct layout *layout, struct text *out);

#endif
