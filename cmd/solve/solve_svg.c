/* -f svg: the starting hands at a node, each divided by the frequencies of its actions. */
#include "solve.h"

#include "frame/grid.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)TREE_ACTIONS_MAX <= (int)GRID_BANDS_MAX, "each action has a band");

/* The combos of a starting hand that the board leaves. */
static int possible(const struct solver_view *view, int class)
{
	combo list[COMBO_CLASS_MAX];
	const int count = combo_class_list(class, list);
	card_set board = 0;
	int left = 0;

	for (int i = 0; i < view->board_count; i++)
		board |= card_bit(view->board[i]);
	for (int i = 0; i < count; i++)
		left += !(combo_set(list[i]) & board);
	return left;
}

static void fill_bands(const struct solve_spot *spot, const struct solver_view *view,
	struct grid_bands *bands)
{
	bands->count = view->actions;
	for (int action = 0; action < view->actions; action++) {
		struct text name = text_over(bands->name[action], GRID_BAND_NAME - 1);

		bands->colour[action] = solve_action_colour(spot, view, action);
		tree_print_action(&name, &spot->tree.node[view->child[action]],
			spot->betting->places);
	}
}

/* Fills in the cells. Returns the largest part of a starting hand that gets to the node, which has
 * a whole cell. */
static double fill_grid(const struct solver_view *view, struct grid_bands *bands, struct grid *grid)
{
	double most = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct solve_class class;

		if (!solve_sum_class(view, i, &class) || !(class.reach > 0))
			continue;
		grid->cell[i] = (struct grid_cell){.present = true,
			.value = class.reach / possible(view, i)};
		most = fmax(most, grid->cell[i].value);
		for (int action = 0; action < view->actions; action++)
			bands->share[i][action] = (float)class.strategy[action];
	}
	for (int i = 0; i < COMBO_CLASSES; i++)
		if (grid->cell[i].present)
			grid->cell[i].value /= most;
	grid->bands = bands;
	return most;
}

/* Appends "Qh7c2d, pot 100, stacks 250 and 250, after x b75". */
static void add_title(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct text *out)
{
	const enum card_notation notation = command->settings.writes;
	card board[CARD_COUNT];
	const int count = solve_board(spot, view, board);

	cards_print(out, board, count, notation, " ");
	text_add_string(out, ", pot ");
	solve_add_chips(spot, out, view->pot);
	text_add_string(out, ", stacks ");
	solve_add_stacks(spot, view->path.node, out);
	if (view->path.node) {
		text_add_string(out, ", after ");
		solver_path_print(out, spot->solver, &view->path, spot->betting->places, notation);
	}
}

static void add_legend(const struct solve_command *command, const struct solve_spot *spot,
	const struct solver_view *view, struct grid_page *page)
{
	struct text line = {0};

	for (int action = 0; action < view->actions; action++) {
		text_clear(&line);
		solve_add_action(spot, &spot->tree.node[view->child[action]], view->to_call, &line);
		text_add_string(&line, ": ");
		solve_add_share(command, &line, view->frequency[action]);
		text_add_string(&line, ", EV ");
		solve_add_ev(spot, &line, view->action_ev[action]);
		text_add_string(&line, ", ");
		text_add_fixed(&line, solve_action_reach(view, action), 1);
		text_add_string(&line, " combos");
		grid_page_legend(page, solve_action_colour(spot, view, action), text_slice(&line));
	}
	page->body.failed = page->body.failed || line.failed;
	text_free(&line);
}

status_code solve_add_svg(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view)
{
	struct grid_bands *const bands = calloc(1, sizeof *bands);
	struct grid grid = {.ramp = GRID_OWN,
		.left_out = grid_left_out(command->settings.game->deck)};
	struct grid_page page = {.height = 0};
	struct text title = {0}, note = {0};
	double most;

	if (!bands)
		return STATUS_NO_MEMORY;
	fill_bands(spot, view, bands);
	most = fill_grid(view, bands, &grid);
	add_title(command, spot, view, &title);
	solve_add_player(command, spot, view, &note);
	if (most > 0) {
		text_add_string(&note, "; a full cell is ");
		solve_add_share(command, &note, most);
		text_add_string(&note, " of the combos");
	}
	grid_page_add(&page, &grid, text_slice(&title), text_slice(&note));
	add_legend(command, spot, view, &page);
	grid_page_end(&page, "felt solve", &job->out);
	job->out.failed = job->out.failed || title.failed || note.failed;
	text_free(&title);
	text_free(&note);
	free(bands);
	return STATUS_OK;
}
