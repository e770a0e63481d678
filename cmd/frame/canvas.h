/* A grid of characters that is drawn in any order and then written to the terminal at once. */
#ifndef FELT_CMD_FRAME_CANVAS_H
#define FELT_CMD_FRAME_CANVAS_H

#include "base/text.h"

#include <stdbool.h>

enum { CANVAS_COLUMNS_MAX = 200, CANVAS_ROWS_MAX = 60 };

enum canvas_style { CANVAS_PLAIN, CANVAS_BOLD, CANVAS_DIM };

/* One column of a row: a character with its combining marks, or nothing if the wide character
 * before covers it. */
struct canvas_cell {
	char bytes[14];
	uint8_t length, style;
	uint8_t paint; /* a colour number of the terminal (grid_paint_number), 0: none */
};

struct canvas {
	int columns, rows;
	bool unicode, colour;
	struct canvas_cell cell[CANVAS_ROWS_MAX][CANVAS_COLUMNS_MAX];
};

/* Sets the size, which is within the limits, and clears all cells. */
void canvas_clear(struct canvas *canvas, int columns, int rows);

/* Writes text in at most `width` columns; longer text ends with "…". Anything outside of the canvas
 * is clipped. */
void canvas_put(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style);
void canvas_put_string(struct canvas *canvas, int row, int column, const char *string,
	enum canvas_style style);

/* Like canvas_put(), centred or right-aligned in `width` columns. */
void canvas_centre(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style);
void canvas_right(struct canvas *canvas, int row, int column, int width, struct slice text,
	enum canvas_style style);

/* Changes the style of `width` columns. */
void canvas_restyle(struct canvas *canvas, int row, int column, int width, enum canvas_style style);

/* Paints the background of `width` columns; letters on it become black or white. */
void canvas_paint(struct canvas *canvas, int row, int column, int width, unsigned paint);

/* Appends the output that draws the canvas in the middle of a window. */
void canvas_show(const struct canvas *canvas, unsigned columns, unsigned rows, struct text *out);

#endif
