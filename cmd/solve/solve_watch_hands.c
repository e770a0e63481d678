/* Drawing the hands of a decision: the square, the actions, tables and a starting hand. */
#include "solve_sketch.h"

#include "frame/layout.h"

enum {
	VAST = 120,        /* from this width on, cells have a margin, and may have two rows */
	PANEL = 30,        /* the panel has two lines for an equity and an EV if it is narrower */
	ACTIONS_ROWS = 7,  /* rows for actions below a square with cells of two rows */
	CURSOR_PAINT = 201 /* a colour that no action has */
};

/* -- the square --------------------------------------------------------------------- */

/* Writes the kind of action that a starting hand takes most often, with its frequency. */
static void name_action(const struct solve_sketch *sketch, const struct solve_class *class,
	char out[8])
{
	double frequency[TREE_ACTS] = {0};
	size_t best = TREE_CHECK;

	for (int action = 0; action < sketch->view->actions; action++)
		frequency[sketch->spot->tree.node[sketch->view->child[action]].act] +=
			class->strategy[action];
	for (size_t act = TREE_CHECK; act < TREE_ACTS; act++)
		if (frequency[act] > frequency[best])
			best = act;
	if (sketch->cell_width < 4 || frequency[best] >= 0.995)
		snprintf(out, 8, "%c", tree_letters[best]);
	else
		snprintf(out, 8, "%c%.0f", tree_letters[best], 100 * frequency[best]);
}

/* Where an EV is between the least and the most of all starting hands, from 0 to 1: prize money is
 * not a part of the pot. */
static double among(const struct solve_sketch *sketch, double ev)
{
	double least = (double)INFINITY, most = -(double)INFINITY;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const struct solve_class *const class = &sketch->browser->class[i];

		if (!(class->reach > 0) || !isfinite(class->ev))
			continue;
		least = fmin(least, class->ev);
		most = fmax(most, class->ev);
	}
	return most > least ? (ev - least) / (most - least) : isfinite(ev) ? 1 : ev;
}

/* The value of a cell, from 0 to 1 if it is a share; NAN if it is not known. */
static double cell_value(const struct solve_sketch *sketch, const struct solve_class *class)
{
	switch (sketch->browser->shows) {
	case SOLVE_SHOWS_EV:
		return sketch->prizes ? among(sketch, class->ev)
				      : class->ev / (double)sketch->view->pot;
	case SOLVE_SHOWS_EQUITY:
		return class->equity;
	case SOLVE_SHOWS_REACH:
		return class->reach / class->combos;
	case SOLVE_SHOWS_STRATEGY:
	case SOLVE_SHOWS:
		break;
	}
	return (double)NAN;
}

static struct grid_colour cell_colour(const struct solve_sketch *sketch,
	const struct solve_class *class)
{
	const double value = cell_value(sketch, class);

	if (sketch->browser->shows == SOLVE_SHOWS_STRATEGY)
		return solve_mix_colours(sketch->spot, sketch->view, class->strategy);
	return grid_paint(sketch->browser->shows == SOLVE_SHOWS_REACH ? GRID_WEIGHT : GRID_EQUITY,
		value);
}

static void write_cell(const struct solve_sketch *sketch, const struct solve_class *class,
	char out[8])
{
	const double value = cell_value(sketch, class);

	if (sketch->browser->shows == SOLVE_SHOWS_STRATEGY)
		name_action(sketch, class, out);
	else if (!isfinite(value))
		snprintf(out, 8, "-");
	else if (sketch->prizes && sketch->browser->shows == SOLVE_SHOWS_EV &&
		 sketch->cell_width >= 4)
		snprintf(out, 8, "%.0f", solve_value(sketch->spot, class->ev));
	else if (sketch->cell_width < 4) /* one digit: tenths */
		snprintf(out, 8, "%d", sketch_at_most((int)(10 * fmax(value, 0)), 9));
	else
		snprintf(out, 8, "%.0f", fmin(100 * value, 9999));
}

/* Draws a row of a cell, at the right of it. */
static void draw_cell_text(const struct solve_sketch *sketch, int row, int column, const char *text)
{
	const int width = sketch->cell_width, length = (int)strlen(text);
	const int margin = width > 4 ? 1 : 0; /* to the right */

	canvas_put_string(sketch->canvas, row,
		column + (length + margin < width ? width - length - margin : 0), text,
		CANVAS_PLAIN);
}

static void draw_cell(const struct solve_sketch *sketch, int class, int row, int column)
{
	const struct solve_class *const sum = &sketch->browser->class[class];
	const int width = sketch->cell_width;
	const bool present = sum->combos && sum->reach > 0;
	const bool cursor = class == sketch->browser->cursor;
	char name[4], text[8];

	combo_class_name(class, name);
	if (present) {
		write_cell(sketch, sum, text);
		if (!sketch->edge)
			draw_cell_text(sketch, row, column, name);
		if (sketch->edge || sketch->cell_height > 1)
			draw_cell_text(sketch, row + sketch->cell_height - 1, column, text);
		for (int i = 0; i < sketch->cell_height; i++)
			sketch_paint(sketch, row + i, column, width, cell_colour(sketch, sum));
	} else {
		canvas_put_string(sketch->canvas, row, column + width / 2,
			sketch->canvas->unicode ? "·" : ".", CANVAS_DIM);
	}
	if (!cursor)
		return;
	if (sketch->colour && width < 4) {
		draw_cell_text(sketch, row, column, name);
		canvas_paint(sketch->canvas, row, column, width, CURSOR_PAINT);
		return;
	}
	for (int i = 0; i < sketch->cell_height; i++) {
		canvas_put_string(sketch->canvas, row + i, column, "[", CANVAS_BOLD);
		canvas_put_string(sketch->canvas, row + i, column + width - (width > 4), "]",
			CANVAS_BOLD);
	}
}

static void draw_square(const struct solve_sketch *sketch)
{
	static const char ranks[] = "AKQJT98765432";
	const int margin = sketch->edge ? 2 : 0;
	const int top = SKETCH_HEADER + sketch->edge;

	/* from the right, since a bracket may be in the next cell */
	for (int row = 0; row < sketch->ranks; row++)
		for (int column = sketch->ranks; column--;)
			draw_cell(sketch, row * CARD_RANKS + column,
				top + row * sketch->cell_height,
				margin + column * sketch->cell_width);
	for (int i = 0; sketch->edge && i < sketch->ranks; i++) {
		const char name[] = {ranks[i], '\0'};

		canvas_put_string(sketch->canvas, top + i, 0, name, CANVAS_DIM);
		canvas_put_string(sketch->canvas, top - 1,
			margin + (i + 1) * sketch->cell_width - 1, name, CANVAS_DIM);
	}
}

/* -- actions ------------------------------------------------------------------------ */

/* The first of some rows to be shown, of which one must be. */
static int first_row(int count, int height, int shown)
{
	const int middle = shown - height / 2;

	if (count <= height || middle < 0)
		return 0;
	return sketch_at_most(middle, count - height);
}

static void draw_actions(const struct solve_sketch *sketch)
{
	static const struct layout_column columns[] = {{.right = true}, {.near = true},
		{.right = true}, {.right = true}, {.right = true}, {.right = true}};
	const struct solver_view *const view = sketch->view;
	const int marked = solve_step(sketch->browser)->marked;
	const int height = sketch->last - sketch->below - 1;
	const int first = first_row(view->actions, height, marked);
	struct layout layout;

	layout_init(&layout, columns, 5);
	layout_cell(&layout);
	text_add_string(layout_cell(&layout), "action");
	text_add_string(layout_cell(&layout), "freq");
	text_add_string(layout_cell(&layout), "EV");
	text_add_string(layout_cell(&layout), "combos");
	for (int action = 0; action < view->actions; action++) {
		text_add_uint(layout_cell(&layout), (uint64_t)action + 1);
		sketch_add_action(sketch, action, layout_cell(&layout));
		solve_add_share(sketch->browser->command, layout_cell(&layout),
			view->frequency[action]);
		solve_add_ev(sketch->spot, layout_cell(&layout), view->action_ev[action]);
		text_add_fixed(layout_cell(&layout), solve_action_reach(view, action), 1);
	}
	layout_measure(&layout);
	layout_fit(&layout, (size_t)sketch->square_width - 4, 1, 1, 3);
	for (int i = 0; i <= height && i <= view->actions; i++) {
		const int row = sketch->below + i, action = first + i - 1;

		layout_row(&layout, i ? (size_t)action + 1 : 0, false, sketch_begin(sketch));
		sketch_put(sketch, row, 4, sketch->square_width - 4, i ? CANVAS_PLAIN : CANVAS_DIM);
		if (!i)
			continue;
		sketch_paint(sketch, row, 0, 2, solve_action_colour(sketch->spot, view, action));
		if (action == marked)
			canvas_put_string(sketch->canvas, row, 3, ">", CANVAS_BOLD);
	}
	layout_free(&layout, sketch->text);
}

/* Draws actions with frequencies one after the other: "[x 25%] b33 75%". Returns the next row. */
static int draw_shares(const struct solve_sketch *sketch, int row, int end, int left, int width,
	const double *shares, int marked)
{
	int column = left;

	for (int action = 0; action < sketch->view->actions; action++) {
		struct text *const out = sketch_begin(sketch);
		int needs, name;

		text_add_string(out, action == marked ? "[" : "");
		sketch_add_action(sketch, action, out);
		name = (int)out->length;
		text_add_char(out, ' ');
		sketch_add_percent(out, shares[action], 0);
		text_add_string(out, action == marked ? "%]" : "%");
		needs = (int)out->length;
		if (column > left && column + needs > left + width) {
			column = left;
			row++;
		}
		if (row >= end)
			return row;
		sketch_put(sketch, row, column, left + width - column, CANVAS_PLAIN);
		sketch_paint(sketch, row, column, sketch_at_most(name, width),
			solve_action_colour(sketch->spot, sketch->view, action));
		column += needs + 2;
	}
	return row + 1;
}

/* -- tables ------------------------------------------------------------------------- */

/* The names of the columns: the hand, the actions, and what is left out first. */
static void add_names(const struct solve_sketch *sketch, struct layout *layout)
{
	text_add_string(layout_cell(layout), "hand");
	for (int action = 0; action < sketch->view->actions; action++)
		sketch_add_action(sketch, action, layout_cell(layout));
	text_add_string(layout_cell(layout), "EV");
	text_add_string(layout_cell(layout), "equity");
	text_add_string(layout_cell(layout), "reach");
}

static void add_values(const struct solve_sketch *sketch, struct layout *layout,
	const double *strategy, double ev, double equity, double reach)
{
	const int digits = sketch->columns >= SKETCH_SPACIOUS;

	for (int action = 0; action < sketch->view->actions; action++)
		sketch_add_percent(layout_cell(layout), strategy[action], digits);
	solve_add_ev(sketch->spot, layout_cell(layout), ev);
	solve_add_share(sketch->browser->command, layout_cell(layout), equity);
	text_add_fixed(layout_cell(layout), reach, 2);
}

/* Adds the combos, from the highest cards on: those of a class, or all if it is -1. Returns the row
 * of the cursor. */
static int add_combos(const struct solve_sketch *sketch, int class, struct layout *layout)
{
	const struct solver_view *const view = sketch->view;
	int row = 0, cursor = 0;

	for (int h = view->count; h--;) {
		const struct solver_hand *const hand = &view->hand[h];

		if (class >= 0 && combo_class(hand->combo) != class)
			continue;
		if (hand->combo == sketch->browser->hand)
			cursor = row;
		row++;
		cards_print(layout_cell(layout), combo_cards[hand->combo], 2,
			sketch->browser->command->settings.writes, "");
		add_values(sketch, layout, view->strategy + (ptrdiff_t)h * view->actions, hand->ev,
			hand->equity, hand->reach);
	}
	return cursor;
}

static int add_classes(const struct solve_sketch *sketch, struct layout *layout)
{
	const struct solve_browser *const browser = sketch->browser;
	int row = 0, cursor = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const struct solve_class *const class = &browser->class[i];

		if (!class->combos)
			continue;
		if (i <= browser->cursor)
			cursor = row;
		row++;
		combo_class_print(layout_cell(layout), i, browser->command->settings.writes);
		add_values(sketch, layout, class->strategy, class->ev, class->equity, class->reach);
	}
	return cursor;
}

/* Draws a table in a part of the window; with a cursor, unless it is of one class. */
static void draw_table(const struct solve_sketch *sketch, enum solve_page page, int class, int top,
	int left)
{
	struct layout_column columns[LAYOUT_COLUMNS_MAX] = {{.right = false}};
	const int height = sketch->last - top - 1, margin = class < 0 ? 2 : 0;
	const int width = sketch->columns - left - margin;
	struct layout layout;
	int cursor, first, count;

	for (size_t i = 1; i < LAYOUT_COLUMNS_MAX; i++)
		columns[i] = (struct layout_column){.right = true,
			.near = sketch->columns < SKETCH_SPACIOUS};
	layout_init(&layout, columns, 4 + (size_t)sketch->view->actions);
	add_names(sketch, &layout);
	cursor = page == SOLVE_CLASSES ? add_classes(sketch, &layout)
				       : add_combos(sketch, class, &layout);
	layout_measure(&layout);
	layout_fit(&layout, (size_t)width, 0, 4, 1);
	count = (int)layout_rows(&layout) - 1;
	first = first_row(count, height, class < 0 ? cursor : 0);
	sketch->browser->height = height;
	for (int i = 0; i <= height && i <= count; i++) {
		const size_t row = i ? (size_t)(first + i) : 0;

		layout_row(&layout, row, false, sketch_begin(sketch));
		sketch_put(sketch, top + i, left + margin, width, i ? CANVAS_PLAIN : CANVAS_DIM);
		if (class < 0 && i && first + i - 1 == cursor)
			canvas_put_string(sketch->canvas, top + i, left, ">", CANVAS_BOLD);
	}
	if (class >= 0 && count > height) {
		text_format(sketch_begin(sketch), "%d more: t", count - height + 1);
		for (int column = 0; column < width; column++)
			canvas_put_string(sketch->canvas, sketch->last - 1, left + column, " ",
				CANVAS_PLAIN);
		sketch_put(sketch, sketch->last - 1, left, width, CANVAS_DIM);
	}
	layout_free(&layout, sketch->text);
}

/* -- the starting hand -------------------------------------------------------------- */

static void add_class_name(const struct solve_sketch *sketch, struct text *out)
{
	combo_class_print(out, sketch->browser->cursor, sketch->browser->command->settings.writes);
}

/* Says how many combos of the starting hand are locked. Returns the next row. */
static int draw_locked(const struct solve_sketch *sketch, int row, int left)
{
	const struct solver_view *const view = sketch->view;
	unsigned locked = 0;

	for (int h = 0; h < view->count; h++)
		locked += view->hand[h].locked &&
			  combo_class(view->hand[h].combo) == sketch->browser->cursor;
	if (!locked)
		return row;
	text_format(sketch_begin(sketch), "%u locked", locked);
	sketch_put(sketch, row, left, sketch->columns, CANVAS_DIM);
	return row + 1;
}

/* Draws the starting hand at the cursor and its combos, beside the square. */
static void draw_panel(const struct solve_sketch *sketch)
{
	const struct solve_class *const class = &sketch->browser->class[sketch->browser->cursor];
	const int left = sketch->square_width + 2, width = sketch->columns - left;
	struct text *const out = sketch_begin(sketch);
	int row = SKETCH_HEADER;

	add_class_name(sketch, out);
	sketch_put(sketch, row, left, width, CANVAS_BOLD);
	sketch_begin(sketch);
	if (!class->combos) {
		text_add_string(out, "not in the range");
		sketch_put(sketch, row, left + 5, width - 5, CANVAS_DIM);
		return;
	}
	text_add_fixed(out, class->reach, 2);
	text_format(out, " of %u %s", class->combos, class->combos == 1 ? "combo" : "combos");
	sketch_put(sketch, row++, left + 5, width - 5, CANVAS_PLAIN);
	text_add_string(sketch_begin(sketch), "equity ");
	solve_add_share(sketch->browser->command, out, class->equity);
	if (width < PANEL) {
		sketch_put(sketch, row++, left, width, CANVAS_PLAIN);
		sketch_begin(sketch);
	}
	text_add_string(out, width < PANEL ? "EV " : ", EV ");
	solve_add_ev(sketch->spot, out, class->ev);
	sketch_put(sketch, row++, left, width, CANVAS_PLAIN);
	row = draw_shares(sketch, row, sketch->last, left, width, class->strategy, -1);
	row = draw_locked(sketch, row, left);
	draw_table(sketch, SOLVE_COMBOS, sketch->browser->cursor, row + 1, left);
}

/* Draws the actions and the starting hand at the cursor below the square, in few rows. */
static void draw_below(const struct solve_sketch *sketch)
{
	const struct solve_class *const class = &sketch->browser->class[sketch->browser->cursor];
	struct text *const out = sketch->text;
	int row = draw_shares(sketch, sketch->below, sketch->last - 1, 0, sketch->columns,
		sketch->view->frequency, solve_step(sketch->browser)->marked);

	add_class_name(sketch, sketch_begin(sketch));
	if (class->combos) {
		text_add_string(out, "  equity ");
		solve_add_share(sketch->browser->command, out, class->equity);
		text_add_string(out, ", EV ");
		solve_add_ev(sketch->spot, out, class->ev);
	} else {
		text_add_string(out, "  not in the range");
	}
	sketch_put(sketch, row++, 0, sketch->columns, CANVAS_PLAIN);
	if (class->combos && row < sketch->last)
		draw_shares(sketch, row, sketch->last, 0, sketch->columns, class->strategy, -1);
}

/* -- all of it ---------------------------------------------------------------------- */

void solve_place_square(struct solve_sketch *sketch)
{
	const int rows = sketch->last - SKETCH_HEADER;
	const int columns = sketch->columns;

	sketch->cell_width = columns >= VAST ? 5 : columns >= SKETCH_SPACIOUS ? 4 : 3;
	if (!sketch->colour && columns < SKETCH_SPACIOUS)
		sketch->cell_width = sketch->wide ? 4 : 2;
	sketch->cell_height = columns >= VAST && 2 * sketch->ranks + ACTIONS_ROWS <= rows ? 2 : 1;
	sketch->edge = !sketch->colour && sketch->cell_height == 1;
	sketch->square_width = (sketch->edge ? 2 : 0) + sketch->ranks * sketch->cell_width + 1;
	if (sketch->ranks < CARD_RANKS && sketch->square_width < 40)
		sketch->square_width = 40; /* room for the actions */
	sketch->below = SKETCH_HEADER + sketch->edge + sketch->ranks * sketch->cell_height;
}

void solve_draw_hands(const struct solve_sketch *sketch)
{
	const enum solve_page page = sketch->browser->page;

	if (page != SOLVE_SQUARE) {
		draw_table(sketch, page, -1, SKETCH_HEADER, 0);
		return;
	}
	draw_square(sketch);
	if (sketch->wide) {
		draw_actions(sketch);
		draw_panel(sketch);
	} else {
		draw_below(sketch);
	}
}
