/* A window of the browser that is being drawn; private to solve_watch_*.c. */
#ifndef FELT_CMD_SOLVE_SKETCH_H
#define FELT_CMD_SOLVE_SKETCH_H

#include "solve_watch.h"

#include "frame/canvas.h"

#include <math.h>

enum {
	SKETCH_HEADER = 3,     /* rows above the square */
	SKETCH_SPACIOUS = 100, /* from this width on, names and numbers are not abbreviated */
};

struct solve_sketch {
	struct solve_browser *browser;
	const struct solve_spot *spot;
	const struct solver_view *view; /* or NULL: the node is not a decision */
	struct canvas *canvas;
	struct text *text;         /* scratch */
	int columns, last;         /* the last row has the keys */
	bool colour, wide, prizes; /* prizes: EVs are prize money */
	int ranks, cell_width, cell_height;
	bool edge;               /* ranks are at the edges of the square, not in its cells */
	int square_width, below; /* the first row below the square */
};

static inline int sketch_at_most(int value, int most)
{
	return value < most ? value : most;
}

static inline struct text *sketch_begin(const struct solve_sketch *sketch)
{
	text_clear(sketch->text);
	return sketch->text;
}

static inline void sketch_put(const struct solve_sketch *sketch, int row, int column, int width,
	enum canvas_style style)
{
	canvas_put(sketch->canvas, row, column, sketch_at_most(width, sketch->columns - column),
		text_slice(sketch->text), style);
}

static inline void sketch_paint(const struct solve_sketch *sketch, int row, int column, int width,
	struct grid_colour colour)
{
	if (sketch->colour)
		canvas_paint(sketch->canvas, row, column, width, grid_paint_number(colour));
}

static inline void sketch_add_percent(struct text *out, double share, int digits)
{
	if (!isfinite(share))
		text_add_char(out, '-');
	else
		text_add_fixed(out, 100 * share, digits);
}

static inline void sketch_add_action(const struct solve_sketch *sketch, int action,
	struct text *out)
{
	tree_print_action(out, &sketch->spot->tree.node[sketch->view->child[action]],
		sketch->spot->betting->places);
}

/* -- solve_watch_hands.c ------------------------------------------------------------ */

/* Chooses the sizes of the square. */
void solve_place_square(struct solve_sketch *sketch);

/* Draws the hands of a decision: the square with the actions and a starting hand, or a table. */
void solve_draw_hands(const struct solve_sketch *sketch);

#endif
