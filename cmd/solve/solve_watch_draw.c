/* Drawing the browser: the node above, its hands or cards, and the last line with the keys. */
#include "solve_sketch.h"

#include "frame/layout.h"
#include "frame/width.h"

#include <stdio.h>

enum {
	COLUMNS_MIN = 40,
	ROWS_MIN = 20,
	WIDE = 76 /* from this width on, there is a panel beside the square */
};

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
	struct text *const out = sketch_begin(sketch);
	size_t used;

	add_board(sketch, out);
	text_add_string(out, sketch->wide ? "   pot " : "  pot ");
	solve_add_chips(spot, out, spot->tree.pot + node->paid[0] + node->paid[1]);
	text_add_string(out, sketch->wide ? "   stacks " : "  ");
	solve_add_chips(spot, out, spot->betting->stacks[0] - node->paid[0]);
	text_add_string(out, sketch->wide ? " and " : "/");
	solve_add_chips(spot, out, spot->betting->stacks[1] - node->paid[1]);
	sketch_put(sketch, 0, 0, sketch->columns, CANVAS_BOLD);
	used = width_columns(text_slice(out));
	sketch_begin(sketch);
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
	struct text *const out = sketch_begin(sketch);
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
	struct text *const out = sketch_begin(sketch);

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
	sketch_put(sketch, 2, 0, sketch->columns, CANVAS_PLAIN);
}

/* -- other nodes -------------------------------------------------------------------- */

/* Draws the cards that can be dealt: suits one below the other, aces first. */
static void draw_cards(const struct solve_sketch *sketch)
{
	const struct settings *const settings = &sketch->browser->command->settings;
	const int marked = solve_step(sketch->browser)->marked;
	struct text *const out = sketch_begin(sketch);

	text_format(out, "the %s: type a card such as 2h, or mark one",
		solve_node(sketch->browser)->street == TREE_FLOP ? "turn" : "river");
	sketch_put(sketch, SKETCH_HEADER, 0, sketch->columns, CANVAS_PLAIN);
	for (int i = 0; i < CARD_SUITS * sketch->ranks; i++) {
		const int suit = CARD_SUITS - 1 - i / sketch->ranks;
		const int place = i % sketch->ranks, column = 3 * place;
		const int row = SKETCH_HEADER + 2 + i / sketch->ranks;
		const card c = card_of(CARD_RANKS - 1 - place, suit);

		sketch_begin(sketch);
		if (solve_can_deal(sketch->browser, c))
			card_print(out, c, settings->writes);
		else
			text_add_string(out, sketch->canvas->unicode ? "·" : ".");
		sketch_put(sketch, row, column + 1, 2, CANVAS_PLAIN);
		if (c == marked) {
			canvas_put_string(sketch->canvas, row, column, "[", CANVAS_BOLD);
			canvas_put_string(sketch->canvas, row, column + 3, "]", CANVAS_BOLD);
		}
	}
}

static void draw_end(const struct solve_sketch *sketch)
{
	const struct tree_node *const node = solve_node(sketch->browser);
	struct text *const out = sketch_begin(sketch);

	if (node->kind == TREE_FOLD)
		text_format(out, "player %d folds; player %d wins the pot", node->player + 1,
			2 - node->player);
	else
		text_add_string(out, "showdown");
	sketch_put(sketch, SKETCH_HEADER, 0, sketch->columns, CANVAS_PLAIN);
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
			sketch_add_action(sketch, action, out);
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
	struct text *const out = sketch_begin(sketch);

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

static void draw_node(const struct solve_sketch *sketch)
{
	draw_path(sketch);
	draw_totals(sketch);
	if (solve_node(sketch->browser)->kind == TREE_DEAL)
		draw_cards(sketch);
	else if (sketch->view)
		solve_draw_hands(sketch);
	else
		draw_end(sketch);
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
	solve_place_square(&sketch);
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
