#include "screen_table.h"

#include "base/scan.h"
#include "screen.h"

#include <string.h>

void screen_table_init(struct screen_table *table, const struct rows_name *names, size_t count,
	unsigned columns, bool header, bool colour)
{
	*table = (struct screen_table){.names = names,
		.count = count,
		.columns = columns,
		.colour = colour,
		.header = header};
	for (size_t i = 0; i < count && i < LAYOUT_COLUMNS_MAX; i++)
		table->column[i] = (struct layout_column){
			.right = names[i].kind == ROWS_NUMBER || names[i].kind == ROWS_AMOUNT};
}

/* The next cell of a row: up to a tab or the newline, which is skipped. */
static struct slice next_cell(struct scan *scan, bool *last)
{
	struct slice cell = {(const char *)scan->at, 0};

	while (scan->at < scan->end && *scan->at != '\t' && *scan->at != '\n')
		scan->at++;
	cell.length = (size_t)((const char *)scan->at - cell.bytes);
	*last = scan->at == scan->end || *scan->at == '\n';
	scan->at += scan->at < scan->end;
	return cell;
}

/* Fills the layout with the rows, each with all its cells. */
static void fill(struct screen_table *table, struct slice rows, struct layout *layout)
{
	struct scan scan = scan_of(rows);

	layout_init(layout, table->column, table->count);
	for (size_t i = 0; table->header && i < table->count; i++)
		text_add_string(layout_cell(layout), table->names[i].name);
	while (!scan_done(&scan)) {
		bool last = false;

		for (size_t i = 0; i < table->count; i++) {
			const struct slice none = {"", 0};
			struct slice cell = last ? none : next_cell(&scan, &last);
			const char *const point = memchr(cell.bytes, '.', cell.length);
			struct text *out = layout_cell(layout);
			struct slice whole = cell;
			uint64_t value;

			/* Add a cell to the layout, with digit grouping for numbers. */
			if (point)
				whole.length = (size_t)(point - cell.bytes);
			if (whole.length > 1 && *whole.bytes == '-')
				whole = (struct slice){whole.bytes + 1, whole.length - 1};
			if ((table->names[i].kind == ROWS_NUMBER ||
				    table->names[i].kind == ROWS_AMOUNT) &&
				slice_uint(whole, UINT64_MAX, &value)) {
				const size_t before = (size_t)(whole.bytes - cell.bytes);

				text_add(out, cell.bytes, before);
				text_add_uint_grouped(out, value);
				cell = (struct slice){whole.bytes + whole.length,
					cell.length - before - whole.length};
			}
			text_add_slice(out, cell);
		}
	}
	layout_measure(layout);
	for (size_t i = 0; i < table->count; i++) {
		const size_t least = table->width[i] ? table->width[i] : 1;

		if (layout->width[i] < least)
			layout->width[i] = least;
		table->width[i] = layout->width[i];
	}
}

void screen_table_add(struct screen_table *table, struct slice rows, struct text *out)
{
	struct layout layout;
	size_t *shown;

	fill(table, rows, &layout);
	shown = &table->shown;
	/* Two spaces separate columns if all columns fit, otherwise one. Fields that still do not
	 * fit are omitted, the last ones first; the first field stays. */
	if (!*shown) {
		*shown = table->count;
		if (layout_columns(&layout, *shown) > table->columns)
			layout.gap = 1;
		while (table->may_drop && *shown > 1 &&
			layout_columns(&layout, *shown) > table->columns)
			--*shown;
		table->gap = layout.gap;
	}
	layout.gap = table->gap;
	for (size_t i = *shown; i < table->count; i++)
		layout.width[i] = 0;
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		const bool header = table->header && row == 0;

		text_add_string(out, header ? screen_dim(table->colour) : "");
		layout_row(&layout, row, table->colour && !header, out);
		text_format(out, "%s\n", header ? screen_plain(table->colour) : "");
	}
	table->header = false;
	layout_free(&layout, out);
}
