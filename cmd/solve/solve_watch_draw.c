/* Drawing the browser: the node above, the square or a table, and the last line with the keys. */
#include "solve_watch.h"

#include "frame/canvas.h"
#include "frame/layout.h"
#include "frame/width.h"

#include <math.h>
#include <stdio.h>

enum {
	COLUMNS_MIN = 40,
	ROWS_MIN = 20,
	WIDE = 76,         /* from this width on, there is a panel beside the square */
	SPACIOUS = 100,    /* and names and numbers are not abbreviated */
	VAST = 120,        /* and cells have a margin, and in a high window two rows */
	PANEL = 30,        /* the panel has two lines for an equity and an EV if it is narrower */
	HEADER = 3,        /* rows above the square */
	ACTIONS_ROWS = 7,  /* rows for actions below a square with cells of two rows */
	CURSOR_PAINT = 201 /* a colour that no action has */
};

/* A window being drawn. */
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

static int at_most(int value, int most)
{
	return value < most ? value : most;
}

static struct text *begin(const struct solve_sketch *sketch)
{
	text_clear(sketch->text);
	return sketch->text;
}

static void put(const struct solve_sketch *sketch, int row, int column, int width,
	enum canvas_style style)
{
	canvas_put(sketch->canvas, row, column, at_most(width, sketch->columns - column),
		text_slice(sketch->text), style);
}

static void paint(const struct solve_sketch *sketch, int row, int column, int width,
	struct grid_colour colour)
{
	if (sketch->colour)
		canvas_paint(sketch->canvas, row, column, width, grid_paint_number(colour));
}

static void add_percent(struct text *out, double share, int digits)
{
	if (!isfinite(share))
		text_add_char(out, '-');
	else
		text_add_fixed(out, 100 * share, digits);
}

static void add_action(const struct solve_sketch *sketch, int action, struct text *out)
{
	tree_print_action(out, &sketch->spot->tree.node[sketch->view->child[action]],
		sketch->spot->betting->places);
}

/* -- above -------------------------------------------------------------------------- */

static void add_board(const struct solve_sketch *sketch, struct text *out)
{
	const struct solver_view at = {.path = solve_step(sketch->browser)->path};
	card board[CARD_COUNT];
	const int count = solve_board(sketch->spot, &at, board);

	cards_print(out, board, (size_t)count, sketch->browser->command->settings.writes, " ");
}

static void draw_pot(const struct solve_sketch *sketch)
{
	const struct tree_node *const node = solve_node(sketch->browser);
	const struct solve_spot *const spot = sketch->spot;
	struct text *const out = begin(sketch);
	size_t used;

	add_board(sketch, out);
	text_add_string(out, sketch->wide ? "   pot " : "  pot ");
	solve_add_chips(spot, out, spot->tree.pot + node->paid[0] + node->paid[1]);
	text_add_string(out, sketch->wide ? "   stacks " : "  ");
	solve_add_chips(spot, out, spot->betting->stacks[0] - node->paid[0]);
	text_add_string(out, sketch->wide ? " and " : "/");
	solve_add_chips(spot, out, spot->betting->stacks[1] - node->paid[1]);
	put(sketch, 0, 0, sketch->columns, CANVAS_BOLD);
	used = width_columns(text_slice(out));
	begin(sketch);
	text_add_fixed(out, 100 * spot->result.exploitability / solve_stake(spot), 3);
	text_add_string(out, "% exploitable");
	if (used + out->length + 3 <= (size_t)sketch->columns)
		canvas_right(sketch->canvas, 0, 0, sketch->columns, text_slice(out), CANVAS_DIM);
}

/* The path, whose beginning is left out if it is long, and what the cells show. */
static void draw_path(const struct solve_sketch *sketch)
{
	static const char *const names[] = {[SOLVE_SHOWS_STRATEGY] = "strategy",
		[SOLVE_SHOWS_EV] = "EV, % of the pot",
		[SOLVE_SHOWS_EQUITY] = "equity, %",
		[SOLVE_SHOWS_REACH] = "reach, %"};
	const bool prizes = sketch->prizes && sketch->browser->shows == SOLVE_SHOWS_EV;
	const char *const shown = prizes ? "EV" : names[sketch->browser->shows];
	const struct settings *const settings = &sketch->browser->command->settings;
	const bool named = sketch->view && sketch->browser->page == SOLVE_SQUARE;
	const int room = sketch->columns - (named ? (int)strlen(shown) + 2 : 0);
	struct text *const out = begin(sketch);
	struct slice rest;
	int column = 0;

	if (solve_step(sketch->browser)->path.node)
		solver_path_print(out, sketch->spot->solver, &solve_step(sketch->browser)->path,
			sketch->spot->betting->places, settings->writes);
	else
		text_add_string(out, "first node");
	rest = text_slice(out);
	while ((int)width_columns(rest) + column > room && memchr(rest.bytes, ' ', rest.length)) {
		const size_t cut =
			(size_t)((const char *)memchr(rest.bytes, ' ', rest.length) - rest.bytes) +
			1;

		rest = (struct slice){rest.bytes + cut, rest.length - cut};
		column = settings->writes == CARD_UNICODE ? 2 : 4;
	}
	if (column)
		canvas_put_string(sketch->canvas, 1, 0, column == 2 ? "…" : "...", CANVAS_PLAIN);
	canvas_put(sketch->canvas, 1, column, room - column, rest, CANVAS_PLAIN);
	if (named)
		canvas_right(sketch->canvas, 1, 0, sketch->columns, slice_of(shown), CANVAS_DIM);
}

static void draw_totals(const struct solve_sketch *sketch)
{
	const struct solver_view *const view = sketch->view;
	const struct solve_command *const command = sketch->browser->command;
	struct text *const out = begin(sketch);

	if (!view)
		return;
	text_format(out, sketch->wide ? "player %d to act, equity " : "player %d, equity ",
		view->player + 1);
	solve_add_share(command, out, view->equity[view->player]);
	text_add_string(out, ", EV ");
	solve_add_ev(sketch->spot, out, view->ev[view->player]);
	if (sketch->wide) {
		text_add_string(out, ", ");
		text_add_fixed(out, view->combos[view->player], 1);
		text_add_string(out, " combos against ");
		text_add_fixed(out, view->combos[!view->player], 1);
	}
	put(sketch, 2, 0, sketch->columns, CANVAS_PLAIN);
}

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
		snprintf(out, 8, "%d", at_most((int)(10 * fmax(value, 0)), 9));
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
			paint(sketch, row + i, column, width, cell_colour(sketch, sum));
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
	const int top = HEADER + sketch->edge;

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
	return at_most(middle, count - height);
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
		add_action(sketch, action, layout_cell(&layout));
		solve_add_share(sketch->browser->command, layout_cell(&layout),
			view->frequency[action]);
		solve_add_ev(sketch->spot, layout_cell(&layout), view->action_ev[action]);
		text_add_fixed(layout_cell(&layout), solve_action_reach(view, action), 1);
	}
	layout_measure(&layout);
	layout_fit(&layout, (size_t)sketch->square_width - 4, 1, 1, 3);
	for (int i = 0; i <= height && i <= view->actions; i++) {
		const int row = sketch->below + i, action = first + i - 1;

		layout_row(&layout, i ? (size_t)action + 1 : 0, false, begin(sketch));
		put(sketch, row, 4, sketch->square_width - 4, i ? CANVAS_PLAIN : CANVAS_DIM);
		if (!i)
			continue;
		paint(sketch, row, 0, 2, solve_action_colour(sketch->spot, view, action));
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
		struct text *const out = begin(sketch);
		int needs, name;

		text_add_string(out, action == marked ? "[" : "");
		add_action(sketch, action, out);
		name = (int)out->length;
		text_add_char(out, ' ');
		add_percent(out, shares[action], 0);
		text_add_string(out, action == marked ? "%]" : "%");
		needs = (int)out->length;
		if (column > left && column + needs > left + width) {
			column = left;
			row++;
		}
		if (row >= end)
			return row;
		put(sketch, row, column, left + width - column, CANVAS_PLAIN);
		paint(sketch, row, column, at_most(name, width),
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
		add_action(sketch, action, layout_cell(layout));
	text_add_string(layout_cell(layout), "EV");
	text_add_string(layout_cell(layout), "equity");
	text_add_string(layout_cell(layout), "reach");
}

static void add_values(const struct solve_sketch *sketch, struct layout *layout,
	const double *strategy, double ev, double equity, double reach)
{
	const int digits = sketch->columns >= SPACIOUS;

	for (int action = 0; action < sketch->view->actions; action++)
		add_percent(layout_cell(layout), strategy[action], digits);
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
		columns[i] =
			(struct layout_column){.right = true, .near = sketch->columns < SPACIOUS};
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

		layout_row(&layout, row, false, begin(sketch));
		put(sketch, top + i, left + margin, width, i ? CANVAS_PLAIN : CANVAS_DIM);
		if (class < 0 && i && first + i - 1 == cursor)
			canvas_put_string(sketch->canvas, top + i, left, ">", CANVAS_BOLD);
	}
	if (class >= 0 && count > height) {
		text_format(begin(sketch), "%d more: t", count - height + 1);
		for (int column = 0; column < width; column++)
			canvas_put_string(sketch->canvas, sketch->last - 1, left + column, " ",
				CANVAS_PLAIN);
		put(sketch, sketch->last - 1, left, width, CANVAS_DIM);
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
	text_format(begin(sketch), "%u locked", locked);
	put(sketch, row, left, sketch->columns, CANVAS_DIM);
	return row + 1;
}

/* Draws the starting hand at the cursor and its combos, beside the square. */
static void draw_panel(const struct solve_sketch *sketch)
{
	const struct solve_class *const class = &sketch->browser->class[sketch->browser->cursor];
	const int left = sketch->square_width + 2, width = sketch->columns - left;
	struct text *const out = begin(sketch);
	int row = HEADER;

	add_class_name(sketch, out);
	put(sketch, row, left, width, CANVAS_BOLD);
	begin(sketch);
	if (!class->combos) {
		text_add_string(out, "not in the range");
		put(sketch, row, left + 5, width - 5, CANVAS_DIM);
		return;
	}
	text_add_fixed(out, class->reach, 2);
	text_format(out, " of %u %s", class->combos, class->combos == 1 ? "combo" : "combos");
	put(sketch, row++, left + 5, width - 5, CANVAS_PLAIN);
	text_add_string(begin(sketch), "equity ");
	solve_add_share(sketch->browser->command, out, class->equity);
	if (width < PANEL) {
		put(sketch, row++, left, width, CANVAS_PLAIN);
		begin(sketch);
	}
	text_add_string(out, width < PANEL ? "EV " : ", EV ");
	solve_add_ev(sketch->spot, out, class->ev);
	put(sketch, row++, left, width, CANVAS_PLAIN);
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

	add_class_name(sketch, begin(sketch));
	if (class->combos) {
		text_add_string(out, "  equity ");
		solve_add_share(sketch->browser->command, out, class->equity);
		text_add_string(out, ", EV ");
		solve_add_ev(sketch->spot, out, class->ev);
	} else {
		text_add_string(out, "  not in the range");
	}
	put(sketch, row++, 0, sketch->columns, CANVAS_PLAIN);
	if (class->combos && row < sketch->last)
		draw_shares(sketch, row, sketch->last, 0, sketch->columns, class->strategy, -1);
}

/* -- other nodes -------------------------------------------------------------------- */

/* Draws the cards that can be dealt: suits one below the other, aces first. */
static void draw_cards(const struct solve_sketch *sketch)
{
	const struct settings *const settings = &sketch->browser->command->settings;
	const int marked = solve_step(sketch->browser)->marked;
	struct text *const out = begin(sketch);

	text_format(out, "the %s: type a card such as 2h, or mark one",
		solve_node(sketch->browser)->street == TREE_FLOP ? "turn" : "river");
	put(sketch, HEADER, 0, sketch->columns, CANVAS_PLAIN);
	for (int i = 0; i < CARD_SUITS * sketch->ranks; i++) {
		const int suit = CARD_SUITS - 1 - i / sketch->ranks;
		const int place = i % sketch->ranks, column = 3 * place;
		const int row = HEADER + 2 + i / sketch->ranks;
		const card c = card_of(CARD_RANKS - 1 - place, suit);

		begin(sketch);
		if (solve_can_deal(sketch->browser, c))
			card_print(out, c, settings->writes);
		else
			text_add_string(out, sketch->canvas->unicode ? "·" : ".");
		put(sketch, row, column + 1, 2, CANVAS_PLAIN);
		if (c == marked) {
			canvas_put_string(sketch->canvas, row, column, "[", CANVAS_BOLD);
			canvas_put_string(sketch->canvas, row, column + 3, "]", CANVAS_BOLD);
		}
	}
}

static void draw_end(const struct solve_sketch *sketch)
{
	const struct tree_node *const node = solve_node(sketch->browser);
	struct text *const out = begin(sketch);

	if (node->kind == TREE_FOLD)
		text_format(out, "player %d folds; player %d wins the pot", node->player + 1,
			2 - node->player);
	else
		text_add_string(out, "showdown");
	put(sketch, HEADER, 0, sketch->columns, CANVAS_PLAIN);
}

static void draw_help(const struct solve_sketch *sketch)
{
	int heads = 0, words = 0;

	for (size_t i = 0; i < sketch->browser->key_count; i++) {
		const int head = (int)width_columns(
			slice_of(keys_name(&sketch->browser->keys[i], sketch->canvas->unicode)));

		heads = head > heads ? head : heads;
		words = words > (int)strlen(sketch->browser->keys[i].help)
				? words
				: (int)strlen(sketch->browser->keys[i].help);
	}
	for (size_t i = 0; i < sketch->browser->key_count; i++) {
		const int row = (sketch->last - (int)sketch->browser->key_count) / 2 + (int)i;
		const int left = (sketch->columns - heads - words - 2) / 2;

		canvas_put_string(sketch->canvas, row, left,
			keys_name(&sketch->browser->keys[i], sketch->canvas->unicode), CANVAS_BOLD);
		canvas_put_string(sketch->canvas, row, left + heads + 2,
			sketch->browser->keys[i].help, CANVAS_PLAIN);
	}
}

/* -- the last line ------------------------------------------------------------------ */

/* Appends what the user is asked for, or what there is to know; nothing if that is nothing. */
static void add_status(const struct solve_sketch *sketch, struct text *out)
{
	const struct solve_browser *const browser = sketch->browser;
	int number = 0;

	switch (browser->asks) {
	case SOLVE_ASKS_HELP:
		text_add_string(out, "press any key");
		return;
	case SOLVE_ASKS_CARD:
		text_add_string(out, "card: ");
		break;
	case SOLVE_ASKS_NODE:
		text_add_string(out, "node: ");
		break;
	case SOLVE_ASKS_SIZE:
		/* NOLINTNEXTLINE(clang-analyzer-core*): only a decision asks for a size */
		for (int action = 0; action < sketch->view->actions; action++) {
			if (sketch->spot->tree.node[sketch->view->child[action]].act !=
				browser->act)
				continue;
			text_format(out, "%d ", ++number);
			add_action(sketch, action, out);
			text_add_string(out, "  ");
		}
		text_add_string(out, "number: ");
		break;
	case SOLVE_ASKS_NOTHING:
		text_add_slice(out, text_slice(&browser->note));
		if (!browser->note.length && sketch->view && !solve_step(browser)->whole)
			text_add_string(out, "working on the EVs");
		return;
	}
	text_add_slice(out, text_slice(&browser->typed));
	text_add_char(out, '_');
}

static void draw_last(const struct solve_sketch *sketch)
{
	struct text *const out = begin(sketch);

	add_status(sketch, out);
	if (out->length) {
		canvas_centre(sketch->canvas, sketch->last, 0, sketch->columns, text_slice(out),
			CANVAS_BOLD);
		return;
	}
	if (sketch->wide)
		text_add_string(out, sketch->canvas->unicode ? "← ↓ ↑ → move   tab enter act   "
							     : "arrows move   tab enter act   ");
	text_add_string(out, "u back   s t show   ? help   q quit");
	canvas_centre(sketch->canvas, sketch->last, 0, sketch->columns, text_slice(out),
		CANVAS_DIM);
}

/* -- all of it ---------------------------------------------------------------------- */

/* Chooses the sizes of the square. */
static void place_square(struct solve_sketch *sketch)
{
	const int rows = sketch->last - HEADER;
	const int columns = sketch->columns;

	sketch->cell_width = columns >= VAST ? 5 : columns >= SPACIOUS ? 4 : 3;
	if (!sketch->colour && columns < SPACIOUS)
		sketch->cell_width = sketch->wide ? 4 : 2;
	sketch->cell_height = columns >= VAST && 2 * sketch->ranks + ACTIONS_ROWS <= rows ? 2 : 1;
	sketch->edge = !sketch->colour && sketch->cell_height == 1;
	sketch->square_width = (sketch->edge ? 2 : 0) + sketch->ranks * sketch->cell_width + 1;
	if (sketch->ranks < CARD_RANKS && sketch->square_width < 40)
		sketch->square_width = 40; /* room for the actions */
	sketch->below = HEADER + sketch->edge + sketch->ranks * sketch->cell_height;
}

static void draw_node(const struct solve_sketch *sketch)
{
	const enum solve_page page = sketch->browser->page;

	draw_path(sketch);
	draw_totals(sketch);
	if (solve_node(sketch->browser)->kind == TREE_DEAL)
		draw_cards(sketch);
	else if (!sketch->view)
		draw_end(sketch);
	else if (page != SOLVE_SQUARE)
		draw_table(sketch, page, -1, HEADER, 0);
	else
		draw_square(sketch);
	if (!sketch->view || page != SOLVE_SQUARE)
		return;
	if (sketch->wide) {
		draw_actions(sketch);
		draw_panel(sketch);
	} else {
		draw_below(sketch);
	}
}

bool solve_can_deal(const struct solve_browser *browser, card c)
{
	struct solver_path path = solve_step(browser)->path;

	return solver_path_card(browser->spot->solver, &path, c);
}

void solve_draw_browser(struct solve_browser *browser, unsigned columns, unsigned rows,
	struct text *out)
{
	static struct canvas canvas; /* large */
	const struct settings *const settings = &browser->command->settings;
	struct text text = {0};
	struct solve_sketch sketch = {.browser = browser,
		.spot = browser->spot,
		.view = solve_step(browser)->viewed ? &solve_step(browser)->view : NULL,
		.canvas = &canvas,
		.text = &text,
		.columns = columns < CANVAS_COLUMNS_MAX ? (int)columns : CANVAS_COLUMNS_MAX,
		.last = (rows < CANVAS_ROWS_MAX ? (int)rows : CANVAS_ROWS_MAX) - 1,
		.colour = settings->colour,
		.wide = columns >= WIDE,
		.prizes = browser->spot->betting->payouts.payouts != NULL,
		.ranks = CARD_RANKS - grid_left_out(settings->game->deck)};

	if (columns < COLUMNS_MIN || rows < ROWS_MIN) {
		text_format(out, "\033[H\033[2J%u by %u is too small: needs %d by %d", columns,
			rows, COLUMNS_MIN, ROWS_MIN);
		return;
	}
	place_square(&sketch);
	canvas.unicode = settings->writes == CARD_UNICODE;
	canvas.colour = settings->colour;
	canvas_clear(&canvas, sketch.columns, sketch.last + 1);
	draw_pot(&sketch);
	if (browser->asks == SOLVE_ASKS_HELP)
		draw_help(&sketch);
	else
		draw_node(&sketch);
	draw_last(&sketch);
	canvas_show(&canvas, columns, rows, out);
	out->failed = out->failed || text.failed;
	text_free(&text);
}
