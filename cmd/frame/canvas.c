#include "canvas.h"

#include "frame/grid.h"
#include "frame/screen.h"
#include "frame/width.h"

#include "base/scan.h"

#include <string.h>

static const struct canvas_cell blank = {" ", 1, CANVAS_PLAIN, 0};

void canvas_clear(struct canvas *canvas, int columns, int rows)
{
	canvas->columns = columns;
	canvas->rows = rows;
	for (int row = 0; row < rows; row++)
		for (int column = 0; column < columns; column++)
			canvas->cell[row][column] = blank;
}

/* Clears the other half of a wide character that is partly overwritten. */
static void split_wide(struct canvas *canvas, int row, int column)
{
	struct canvas_cell *const cells = canvas->cell[row];

	if (column > 0 && column < canvas->columns && !cells[column].length)
		cells[column - 1] = cells[column] = blank;
}

/* Returns the column after the text. */
static int put_whole(struct canvas *canvas, int row, int column, struct slice text,
	enum canvas_style style)
{
	struct scan scan = scan_of(text);
	struct canvas_cell *last = NULL;

	while (!scan_done(&scan)) {
		const struct slice character = scan_char(&scan);
		const int width = width_of(character);

		if (width && column + width > canvas->columns)
			break;
		if (width) {
			struct canvas_cell *cell = &canvas->cell[row][column];

			/* Write a character of one or two columns. */
			split_wide(canvas, row, column);
			split_wide(canvas, row, column + width);
			cell->length = (uint8_t)character.length;
			cell->style = (uint8_t)style;
			memcpy(cell->bytes, character.bytes, character.length);
			if (width > 1)
				cell[1] = (struct canvas_cell){"", 0, (uint8_t)style, cell->paint};
			last = cell;
		} else if (last && last->length + character.length <= sizeof last->bytes) {
			memcpy(last->bytes + last->length, character.bytes, character.length);
			last->length = (uint8_t)(last->length + character.length);
		}
		column += width;
	}
	return column;
}

void canvas_put(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style)
{
	const struct slice mark = canvas->unicode ? (struct slice){"…", strlen("…")} : SLICE("...");
	const size_t taken = width_columns(mark);

	if (row < 0 || row >= canvas->rows || column < 0 || width <= 0)
		return;
	if (width_columns(text) <= (size_t)width) {
		put_whole(canvas, row, column, text, style);
		return;
	}
	text.length = width_fitting(text, (size_t)width > taken ? (size_t)width - taken : 0);
	while (text.length && text.bytes[text.length - 1] == ' ')
		text.length--;
	column = put_whole(canvas, row, column, text, style);
	put_whole(canvas, row, column, mark, style);
}

void canvas_put_string(struct canvas *canvas, int row, int column, const char *string,
	enum canvas_style style)
{
	canvas_put(canvas, row, column, canvas->columns, slice_of(string), style);
}

void canvas_restyle(struct canvas *canvas, int row, int column, int width, enum canvas_style style)
{
	for (int i = column; i < column + width; i++)
		if (row >= 0 && row < canvas->rows && i >= 0 && i < canvas->columns)
			canvas->cell[row][i].style = (uint8_t)style;
}

void canvas_paint(struct canvas *canvas, int row, int column, int width, unsigned paint)
{
	for (int i = column; i < column + width; i++)
		if (row >= 0 && row < canvas->rows && i >= 0 && i < canvas->columns)
			canvas->cell[row][i].paint = (uint8_t)paint;
}

void canvas_centre(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style)
{
	const int used = (int)width_columns(text);

	canvas_put(canvas, row, column + (used < width ? (width - used) / 2 : 0), width, text,
		style);
}

void canvas_right(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style)
{
	const int used = (int)width_columns(text);

	canvas_put(canvas, row, column + (used < width ? width - used : 0), width, text, style);
}

static bool is_blank(const struct canvas_cell *cell)
{
	return cell->length == 1 && cell->bytes[0] == ' ' && !cell->paint;
}

static void show_row(const struct canvas *canvas, int row, int left, struct text *out)
{
	const char *const styles[] = {"", screen_bold(canvas->colour), screen_dim(canvas->colour)};
	const struct canvas_cell *const cells = canvas->cell[row];
	int style = CANVAS_PLAIN, last = canvas->columns;
	unsigned paint = 0;

	while (last && is_blank(&cells[last - 1]))
		last--;
	text_add_repeated(out, ' ', last ? (size_t)left : 0);
	for (int column = 0; column < last; column++) {
		const struct canvas_cell *cell = &cells[column];
		const unsigned next = canvas->colour ? cell->paint : 0;

		if (cell->style != style || next != paint) {
			text_format(out, "%s%s", screen_plain(canvas->colour), styles[cell->style]);
			style = cell->style;
			paint = next;
			if (paint)
				grid_begin_paint(out, paint);
		}
		screen_add_cards(out, (struct slice){cell->bytes, cell->length},
			canvas->colour && !paint);
	}
	text_add_string(out, screen_plain(canvas->colour));
}

void canvas_show(const struct canvas *canvas, unsigned columns, unsigned rows, struct text *out)
{
	const int left = ((int)columns - canvas->columns) / 2;
	const int above = ((int)rows - canvas->rows) / 2;

	text_add_string(out, "\033[H");
	for (int row = 0; row < above; row++)
		text_add_string(out, "\033[K\r\n");
	for (int row = 0; row < canvas->rows; row++) {
		show_row(canvas, row, left > 0 ? left : 0, out);
		text_add_string(out, row + 1 < canvas->rows ? "\033[K\r\n" : "\033[K\033[J");
	}
}
