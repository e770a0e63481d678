#include "layout.h"

#include "screen.h"
#include "width.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void layout_init(struct layout *layout, const struct layout_column *column, size_t columns)
{
	assert(columns <= LAYOUT_COLUMNS_MAX);

	*layout = (struct layout){.column = column, .columns = columns, .gap = LAYOUT_GAP};
}

struct text *layout_cell(struct layout *layout)
{
	size_t *const start =
		array_room(layout->start, &layout->capacity, layout->count, sizeof *start);

	if (!start) {
		layout->failed = true;
		return &layout->text;
	}
	layout->start = start;
	layout->start[layout->count++] = layout->text.length;
	return &layout->text;
}

void layout_names(struct layout *layout, const char *const *names)
{
	for (size_t i = 0; i < layout->columns; i++)
		text_add_string(layout_cell(layout), names[i]);
}

size_t layout_rows(const struct layout *layout)
{
	return layout->failed || layout->text.failed ? 0 : layout->count / layout->columns;
}

struct slice layout_get(const struct layout *layout, size_t row, size_t column)
{
	const size_t cell = row * layout->columns + column;
	const size_t start = layout->start[cell];
	const size_t end = cell + 1 < layout->count ? layout->start[cell + 1] : layout->text.length;

	return (struct slice){start < end ? layout->text.bytes + start : "", end - start};
}

void layout_measure(struct layout *layout)
{
	for (size_t c = 0; c < layout->columns; c++) {
		size_t widest = 0;

		for (size_t r = 0; r < layout_rows(layout); r++) {
			const size_t width = width_columns(layout_get(layout, r, c));

			widest = width > widest ? width : widest;
		}
		layout->width[c] = widest && widest < layout->column[c].least
					   ? layout->column[c].least
					   : widest;
	}
}

/* The spaces between a column and the next that is not omitted. */
static size_t gap_after(const struct layout *layout, size_t column)
{
	while (++column < layout->columns)
		if (layout->width[column])
			return layout->column[column].near ? 1 : layout->gap;
	return layout->gap;
}

size_t layout_at(const struct layout *layout, size_t column)
{
	size_t at = 0;

	for (size_t c = 0; c < column; c++)
		at += layout->width[c] ? layout->width[c] + gap_after(layout, c) : 0;
	return at;
}

size_t layout_columns(const struct layout *layout, size_t columns)
{
	while (columns && !layout->width[columns - 1])
		columns--;
	return columns ? layout_at(layout, columns - 1) + layout->width[columns - 1] : 0;
}

void layout_fit(struct layout *layout, size_t screen, size_t name, size_t least, size_t kept)
{
	size_t *width = layout->width;
	const size_t wanted = width[name] < least ? width[name] : least;
	size_t others = layout_columns(layout, layout->columns) - width[name], room;

	for (size_t c = layout->columns - 1; c > kept && others + wanted > screen; c--) {
		others -= width[c] ? width[c] + layout->gap : 0;
		width[c] = 0;
	}
	room = screen > others + least ? screen - others : least;
	if (width[name] > room)
		width[name] = room;
}

/* Appends a cell within the width of its column, which is not omitted: a longer cell is cut and
 * ends with an ellipsis. Returns the unused width. */
static size_t add_cell(const struct layout *layout, size_t row, size_t column, bool colour,
	struct text *out)
{
	const size_t width = layout->width[column];
	struct slice cell = layout_get(layout, row, column);
	size_t used = width_columns(cell), left;
	const bool cut = used > width;

	if (cut) {
		cell.length = width_fitting(cell, width - 1);
		used = width_columns(cell) + 1;
	}
	left = width - used;
	if (layout->column[column].right) {
		text_add_repeated(out, ' ', left);
		left = 0;
	}
	screen_add_cards(out, cell, colour);
	text_add_string(out, cut ? "…" : "");
	return left;
}

void layout_begin_row(const struct layout *layout, size_t row, size_t columns, bool colour,
	struct text *out)
{
	for (size_t c = 0; c < columns; c++)
		if (layout->width[c])
			text_add_repeated(out, ' ',
				add_cell(layout, row, c, colour, out) + gap_after(layout, c));
}

void layout_row(const struct layout *layout, size_t row, bool colour, struct text *out)
{
	size_t last = layout->columns;

	while (last && (!layout->width[last - 1] || !layout_get(layout, row, last - 1).length))
		last--;
	if (!last--)
		return;
	layout_begin_row(layout, row, last, colour, out);
	add_cell(layout, row, last, colour, out);
}

void layout_wrapped_row(const struct layout *layout, size_t row, size_t screen, bool colour,
	struct text *out)
{
	const size_t last = layout->columns - 1, at = layout_at(layout, last);
	const struct slice cell = layout_get(layout, row, last);

	if (!cell.length) {
		layout_row(layout, row, colour, out);
		return;
	}
	layout_begin_row(layout, row, last, colour, out);
	screen_add_wrapped(out, cell, at, at, screen, colour);
}

void layout_free(struct layout *layout, struct text *out)
{
	out->failed = out->failed || layout->failed || layout->text.failed;
	text_free(&layout->text);
	free(layout->start);
	*layout = (struct layout){.columns = 0};
}
