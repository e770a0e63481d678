/* A node formatted for a terminal: its actions, and the grid of starting hands or a table. */
#include "solve.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void solve_add_share(const struct solve_command *command, struct text *out, double share)
{
	solve_add_percent(out, share, options_digits(&command->settings, SOLVE_SHARE_DIGITS));
}

void solve_add_percent(struct text *out, double share, int digits)
{
	if (!isfinite(share)) {
		text_add_char(out, '-');
		return;
	}
	text_add_fixed(out, 100 * share, digits);
	text_add_char(out, '%');
}

void solve_add_ev(const struct solve_spot *spot, struct text *out, double ev)
{
	if (isfinite(ev))
		text_add_fixed(out, solve_value(spot, ev), solve_value_digits(spot));
	else
		text_add_char(out, '-');
}

/* -- colours ------------------------------------------------------------------------ */

struct grid_colour solve_action_colour(const struct solve_spot *spot,
	const struct solver_view *view, int action)
{
	static const struct grid_colour fold = {0x6c, 0xa8, 0xdc}, passive = {0x6c, 0xc0, 0x60},
					small = {0xf8, 0xb0, 0x70}, large = {0xb0, 0x20, 0x18};
	const uint8_t act = spot->tree.node[view->child[action]].act;
	int first = 0;
	double place;

	if (act == TREE_FOLDS || act == TREE_CHECK || act == TREE_CALL)
		return act == TREE_FOLDS ? fold : passive;
	while (spot->tree.node[view->child[first]].act != act)
		first++;
	place = view->actions - first > 1 ? (double)(action - first) / (view->actions - first - 1)
					  : 0.5;
	return (struct grid_colour){(uint8_t)(small.red + (large.red - small.red) * place),
		(uint8_t)(small.green + (large.green - small.green) * place),
		(uint8_t)(small.blue + (large.blue - small.blue) * place)};
}

struct grid_colour solve_mix_colours(const struct solve_spot *spot, const struct solver_view *view,
	const double *strategy)
{
	double red = 0, green = 0, blue = 0;

	for (int action = 0; action < view->actions; action++) {
		const struct grid_colour colour = solve_action_colour(spot, view, action);

		red += strategy[action] * colour.red;
		green += strategy[action] * colour.green;
		blue += strategy[action] * colour.blue;
	}
	return (struct grid_colour){(uint8_t)red, (uint8_t)green, (uint8_t)blue};
}

/* -- the header --------------------------------------------------------------------- */

/* The lists of a tournament, as given. */
static void add_payouts(const struct solve_command *command, const struct solve_spot *spot,
	struct text *out)
{
	const struct solve_payouts *const payouts = &spot->betting->payouts;
	struct text line = {0};

	if (!payouts->payouts)
		return;
	text_format(&line, "payouts %s", payouts->payouts);
	if (payouts->others)
		text_format(&line, "   others %s", payouts->others);
	text_add_char(out, '\n');
	screen_add_wrapped(out, text_slice(&line), 0, 2, command->settings.columns, false);
	out->failed = out->failed || line.failed;
	text_free(&line);
}

void solve_add_player(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out)
{
	const double locked = solve_locked_reach(view);

	text_format(out, "player %d to act, equity ", view->player + 1);
	solve_add_share(command, out, view->equity[view->player]);
	text_add_string(out, ", EV ");
	solve_add_ev(spot, out, view->ev[view->player]);
	text_add_string(out, ", ");
	text_add_fixed(out, view->combos[view->player], 1);
	text_add_string(out, " combos ");
	if (locked > 0) {
		text_add_char(out, '(');
		text_add_fixed(out, locked, 1);
		text_add_string(out, " locked) ");
	}
	text_add_string(out, "against ");
	text_add_fixed(out, view->combos[!view->player], 1);
}

void solve_add_stacks(const struct solve_spot *spot, uint32_t at, struct text *out)
{
	const struct tree_node *const node = &spot->tree.node[at];

	solve_add_chips(spot, out, spot->betting->stacks[0] - node->paid[0]);
	text_add_string(out, " and ");
	solve_add_chips(spot, out, spot->betting->stacks[1] - node->paid[1]);
}

void solve_add_result(const struct solve_spot *spot, struct text *out)
{
	const struct solve_result *const result = &spot->result;
	const bool prizes = spot->betting->payouts.payouts;
	const int digits = solve_value_digits(spot);

	text_add_string(out, "EV ");
	text_add_fixed(out, result->ev[0], digits);
	text_add_string(out, " and ");
	text_add_fixed(out, result->ev[1], digits);
	text_add_string(out, prizes ? " of prize money" : "");
	text_add_string(out, "; exploitability ");
	text_add_fixed(out, result->exploitability, digits + 1);
	text_add_string(out, " (");
	text_add_fixed(out, 100 * result->exploitability / solve_stake(spot), 3);
	text_add_string(out, "% of the pot), ");
	text_add_uint_grouped(out, result->iterations);
	text_add_string(out, result->iterations == 1 ? " iteration" : " iterations");
}

static void add_header(const struct solve_command *command, const struct job *job,
	const struct solve_spot *spot, const struct solver_view *view, struct text *out)
{
	const struct settings *const settings = &command->settings;
	struct text line = {0};
	card board[CARD_COUNT];
	const int count = solve_board(spot, view, board);

	text_add_string(out, job->out.length || job->record > 1 ? "\n" : "");
	if (command->several) {
		matchup_print(&line, &spot->matchup, settings->writes);
		text_add_string(out, screen_bold(settings->colour));
		screen_add_cards(out, text_slice(&line), settings->colour);
		text_add_string(out, screen_plain(settings->colour));
		text_add_char(out, '\n');
	}
	screen_add_board(out, board, count, 0, settings->writes, settings->colour);
	text_add_string(out, "pot    ");
	solve_add_chips(spot, out, view->pot);
	text_add_string(out, "   stacks ");
	solve_add_stacks(spot, view->path.node, out);
	add_payouts(command, spot, out);
	text_clear(&line);
	solver_path_print(&line, spot->solver, &view->path, spot->betting->places,
		settings->writes);
	if (line.length) {
		text_add_string(out, "\nnode   ");
		screen_add_cards(out, text_slice(&line), settings->colour);
	}
	text_add_char(out, '\n');
	text_clear(&line);
	solve_add_player(command, spot, view, &line);
	screen_add_wrapped(out, text_slice(&line), 0, 2, settings->columns, false);
	text_add_string(out, "\n\n");
	out->failed = out->failed || line.failed;
	text_free(&line);
}

/* -- the actions -------------------------------------------------------------------- */

void solve_add_action(const struct solve_spot *spot, const struct tree_node *child, chips to_call,
	struct text *out)
{
	switch ((enum tree_act)child->act) {
	case TREE_CHECK:
		text_add_string(out, "check");
		break;
	case TREE_CALL:
		text_add_string(out, "call ");
		solve_add_chips(spot, out, to_call);
		break;
	case TREE_FOLDS:
		text_add_string(out, "fold");
		break;
	case TREE_BET:
	case TREE_RAISE:
		text_add_string(out, child->act == TREE_BET ? "bet " : "raise to ");
		solve_add_chips(spot, out, child->to);
		break;
	case TREE_START:
		break;
	}
	text_add_string(out, child->all_in ? ", all-in" : "");
}

/* Leaves out the words of the actions and then their sizes, which also follow from the nodes, if
 * the columns are too many. */
static void narrow_actions(struct layout *layout, size_t columns)
{
	enum { WORDS = 1, SIZES };

	if (layout_columns(layout, layout->columns) <= columns)
		return;
	layout->width[WORDS] = 0;
	layout->gap = 1;
	if (layout_columns(layout, layout->columns) > columns)
		layout->width[SIZES] = 0;
}

static void add_actions(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = true}, {.right = true}, {.right = true}, {.right = true}};
	static const char *const names[] = {"node", "action", "size", "frequency", "EV", "combos"};
	const bool colour = command->settings.colour;
	struct layout layout;

	layout_init(&layout, columns, 6);
	layout_names(&layout, names);
	for (int action = 0; action < view->actions; action++) {
		const struct tree_node *const child = &spot->tree.node[view->child[action]];
		const double size = solve_size_share(spot, view, action);
		struct text *cell;

		tree_print_action(layout_cell(&layout), child, spot->betting->places);
		solve_add_action(spot, child, view->to_call, layout_cell(&layout));
		cell = layout_cell(&layout);
		if (size > 0) {
			text_add_fixed(cell, 100 * size, 0);
			text_add_char(cell, '%');
		}
		solve_add_share(command, layout_cell(&layout), view->frequency[action]);
		solve_add_ev(spot, layout_cell(&layout), view->action_ev[action]);
		text_add_fixed(layout_cell(&layout), solve_action_reach(view, action), 1);
	}
	layout_measure(&layout);
	narrow_actions(&layout, command->settings.columns - (colour ? 3 : 0));
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		if (colour && !row)
			text_add_string(out, "   ");
		else if (colour)
			grid_add_sample(out, solve_action_colour(spot, view, (int)row - 1));
		text_add_string(out, row ? "" : screen_dim(colour));
		layout_row(&layout, row, colour, out);
		text_add_string(out, row ? "" : screen_plain(colour));
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	text_add_char(out, '\n');
}

/* -- the grid ----------------------------------------------------------------------- */

/* Writes the frequency of a starting hand's most frequent kind of action, such as "73%b". */
static void name_action(const struct solve_spot *spot, const struct solver_view *view,
	const double *strategy, char out[6])
{
	double frequency[TREE_ACTS] = {0};
	size_t best = TREE_CHECK;

	for (int action = 0; action < view->actions; action++)
		frequency[spot->tree.node[view->child[action]].act] += strategy[action];
	for (size_t act = TREE_CHECK; act < TREE_ACTS; act++)
		if (frequency[act] > frequency[best])
			best = act;
	snprintf(out, 6, "%.0f%%%c", 100 * fmin(frequency[best], 1), tree_letters[best]);
}

static void add_grid(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out)
{
	const struct settings *const settings = &command->settings;
	const bool texts = !settings->colour;
	struct grid grid = {.ramp = GRID_OWN, .left_out = grid_left_out(settings->game->deck)};

	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct grid_cell *const cell = &grid.cell[i];
		struct solve_class class;

		if (!solve_sum_class(view, i, &class) || !(class.reach > 0))
			continue;
		cell->present = true;
		cell->colour = solve_mix_colours(spot, view, class.strategy);
		name_action(spot, view, class.strategy, cell->text);
	}
	grid_draw(&grid,
		&(struct grid_style){.show = texts ? GRID_TEXTS : GRID_NAMES,
			.columns = settings->columns,
			.colour = settings->colour,
			.unicode = settings->writes == CARD_UNICODE},
		out);
	text_add_char(out, '\n');
}

/* -- the table ---------------------------------------------------------------------- */

static void add_hand_cells(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct layout *layout, double reach, double equity,
	double ev, const double *strategy)
{
	text_add_fixed(layout_cell(layout), reach, 2);
	solve_add_share(command, layout_cell(layout), equity);
	solve_add_ev(spot, layout_cell(layout), ev);
	for (int action = 0; action < view->actions; action++)
		solve_add_share(command, layout_cell(layout), strategy[action]);
}

static void add_class_cells(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct layout *layout)
{
	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct solve_class class;

		if (!solve_sum_class(view, i, &class))
			continue;
		combo_class_print(layout_cell(layout), i, command->settings.writes);
		add_hand_cells(command, spot, view, layout, class.reach, class.equity, class.ev,
			class.strategy);
	}
}

/* Adds the made hands and then the draws. Returns the number of made hands. */
static size_t add_made_cells(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct layout *layout)
{
	struct solve_class sum;
	struct solve_made made;
	size_t kinds = 0;

	solve_make(command, view, &made);
	for (int i = 0; i < SOLVE_MADE_GROUPS; i++) {
		if (!solve_sum_made(view, &made, i, &sum))
			continue;
		kinds += i < MADE_KINDS;
		text_add_string(layout_cell(layout),
			i < MADE_KINDS ? made_name((enum made_kind)i)
				       : made_draw_name((enum made_draw)(i - MADE_KINDS)));
		add_hand_cells(command, spot, view, layout, sum.reach, sum.equity, sum.ev,
			sum.strategy);
	}
	return kinds;
}

static void add_combo_cells(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct layout *layout)
{
	for (int h = view->count; h--;) { /* the highest cards first */
		const struct solver_hand *const hand = &view->hand[h];

		cards_print(layout_cell(layout), combo_cards[hand->combo], 2,
			command->settings.writes, " ");
		add_hand_cells(command, spot, view, layout, hand->reach, hand->equity, hand->ev,
			view->strategy + (ptrdiff_t)h * view->actions);
	}
}

/* Adds the rows of a table, with an empty line after row `part` if that is not 0. */
static void add_table_rows(const struct solve_command *command, const struct layout *layout,
	size_t part, struct text *out)
{
	const bool colour = command->settings.colour;

	for (size_t row = 0; row < layout_rows(layout); row++) {
		text_add_string(out, row ? "" : screen_dim(colour));
		layout_row(layout, row, colour, out);
		text_add_string(out, row ? "" : screen_plain(colour));
		text_add_char(out, '\n');
		if (part && row == part && row + 1 < layout_rows(layout))
			text_add_char(out, '\n');
	}
	text_add_char(out, '\n');
}

/* Adds a table whose columns may be too many for the terminal: then it continues in further tables,
 * each with the hands. */
static void add_parts(const struct solve_command *command, struct layout *layout, size_t part,
	struct text *out)
{
	size_t width[LAYOUT_COLUMNS_MAX], next;

	memcpy(width, layout->width, sizeof width);
	for (size_t first = 1; first < layout->columns; first = next) {
		size_t used = width[0];

		for (next = first; next < layout->columns; next++) {
			used += layout->gap + width[next];
			if (next > first && used > command->settings.columns)
				break;
		}
		for (size_t c = 1; c < layout->columns; c++)
			layout->width[c] = c >= first && c < next ? width[c] : 0;
		add_table_rows(command, layout, part, out);
	}
}

/* Adds the table of combos, starting hands or made hands. */
static void add_table(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out)
{
	struct layout_column columns[LAYOUT_COLUMNS_MAX] = {{.right = false}};
	static const char *const names[] = {"hand", "reach", "equity", "EV"};
	struct layout layout;
	size_t part = 0; /* the last row before an empty line */

	for (size_t i = 1; i < LAYOUT_COLUMNS_MAX; i++)
		columns[i].right = true;
	layout_init(&layout, columns, 4 + (size_t)view->actions);
	for (size_t i = 0; i < 4; i++)
		text_add_string(layout_cell(&layout), names[i]);
	for (int action = 0; action < view->actions; action++)
		tree_print_action(layout_cell(&layout), &spot->tree.node[view->child[action]],
			spot->betting->places);
	if (command->by == SOLVE_BY_CLASS)
		add_class_cells(command, spot, view, &layout);
	else if (command->by == SOLVE_BY_MADE)
		part = add_made_cells(command, spot, view, &layout);
	else
		add_combo_cells(command, spot, view, &layout);
	layout_measure(&layout);
	add_parts(command, &layout, part, out);
	layout_free(&layout, out);
}

/* -- all of it ---------------------------------------------------------------------- */

/* True if there is nothing to show of hands: the player to act has none on this board or, in the
 * grid, none that gets here. */
static bool is_empty(const struct solve_command *command, const struct solver_view *view)
{
	return command->by == SOLVE_BY_UNSET ? !(view->combos[view->player] > 0) : !view->count;
}

void solve_show_node(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view)
{
	add_header(command, job, spot, view, &job->out);
	add_actions(command, spot, view, &job->out);
	if (is_empty(command, view) && command->by != SOLVE_BY_ACTION) {
		text_format(&job->out, "no hand of player %d gets here\n\n", view->player + 1);
	} else if (command->by != SOLVE_BY_UNSET) {
		if (command->by != SOLVE_BY_ACTION)
			add_table(command, spot, view, &job->out);
	} else if (command->settings.colour || command->settings.columns >= GRID_TEXT_COLUMNS) {
		/* without colours, only a grid with letters shows the actions, and that is wide */
		add_grid(command, spot, view, &job->out);
	}
}

void solve_show_result(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	struct text line = {0};

	solve_add_result(spot, &line);
	if (screen_is_live()) {
		text_add_string(&line, ", ");
		text_add_fixed(&line, result->seconds, result->seconds < 10 ? 2 : 0);
		text_add_string(&line, " s");
	}
	screen_add_wrapped(&job->out, text_slice(&line), 0, 2, command->settings.columns, false);
	if (spot->cost.known) {
		text_clear(&line);
		solve_add_cost(spot, &line);
		text_add_char(&job->out, '\n');
		screen_add_wrapped(&job->out, text_slice(&line), 0, 2, command->settings.columns,
			false);
	}
	text_add_char(&job->out, '\n');
	job->out.failed = job->out.failed || line.failed;
	text_free(&line);
}
