/* The rows and the JSON of a node. */
#include "solve.h"

#include <math.h>
#include <string.h>

/* The strategies that the solver stores have seven significant digits. */
#define STRATEGY_UNITS 1e7

/* The item of a row: a combo, a starting hand, a made hand or draw, or an action at a node. */
struct solve_row {
	const struct solve_command *command;
	const struct solve_spot *spot;
	const struct solver_view *view;
	size_t problem;
	int index; /* the combo, the starting hand, the group of solve_made, or the action */
	double weight, reach, equity, ev;
	unsigned combos;        /* of a starting hand or a group */
	const double *strategy; /* of a hand */
};

/* -- fields ------------------------------------------------------------------------- */

enum {
	OF_COMBO = SOLVE_VIEW_COMBO | SOLVE_VIEW_SEVERAL_COMBO,
	OF_CLASS = SOLVE_VIEW_CLASS | SOLVE_VIEW_SEVERAL_CLASS,
	OF_MADE = SOLVE_VIEW_MADE | SOLVE_VIEW_SEVERAL_MADE,
	OF_ACTION = SOLVE_VIEW_ACTION | SOLVE_VIEW_SEVERAL_ACTION,
	OF_GROUPS = OF_CLASS | OF_MADE,
	OF_HANDS = OF_COMBO | OF_GROUPS,
	OF_SEVERAL = SOLVE_VIEW_SEVERAL_COMBO | SOLVE_VIEW_SEVERAL_CLASS | SOLVE_VIEW_SEVERAL_MADE |
		     SOLVE_VIEW_SEVERAL_ACTION,
	OF_ALL = OF_HANDS | OF_ACTION
};

static const struct tree_node *action_node(const struct solve_row *row)
{
	return &row->spot->tree.node[row->view->child[row->index]];
}

FIELD_MEMBER(add_problem, struct solve_row, problem);

static void add_board(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;
	card board[CARD_COUNT];
	const int count = solve_board(row->spot, row->view, board);

	rows_cards(rows, board, count, row->command->settings.writes);
}

static void add_node(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	solver_path_print(rows->cell, row->spot->solver, &row->view->path,
		row->spot->betting->places, row->command->settings.writes);
	rows_add_cell(rows);
}

static FIELD_CELL(add_player, struct solve_row, row,
	rows_uint(rows, (uint64_t)row->view->player + 1));

static void add_pot(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	chips_print(rows->cell, row->view->pot, row->spot->betting->places);
	rows_add_cell(rows);
}

static void add_to_call(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	chips_print(rows->cell, row->view->to_call, row->spot->betting->places);
	rows_add_cell(rows);
}

static void add_combo(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	combo_print(rows->cell, row->view->hand[row->index].combo, row->command->settings.writes);
	rows_add_cell(rows);
}

static void add_class(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	combo_class_print(rows->cell, row->index, row->command->settings.writes);
	rows_add_cell(rows);
}

static FIELD_CELL(add_locked, struct solve_row, row,
	rows_bool(rows, row->view->hand[row->index].locked));
static FIELD_CELL(add_group, struct solve_row, row,
	rows_cstring(rows, row->index < MADE_KINDS ? "made" : "draw"));
static FIELD_CELL(add_made, struct solve_row, row,
	rows_cstring(rows, row->index < MADE_KINDS
				   ? made_key((enum made_kind)row->index)
				   : made_draw_key((enum made_draw)(row->index - MADE_KINDS))));

FIELD_MEMBER(add_combos, struct solve_row, combos);
FIELD_MEMBER(add_weight, struct solve_row, weight);
FIELD_MEMBER(add_reach, struct solve_row, reach);
static FIELD_CELL_IF(add_equity, struct solve_row, row, isfinite(row->equity),
	rows_fraction(rows, row->equity));
static FIELD_CELL_IF(add_ev, struct solve_row, row, isfinite(row->ev), rows_double(rows, row->ev));

static void add_actions(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	rows_list(rows);
	for (int action = 0; action < row->view->actions; action++) {
		char room[32];
		struct text text = text_over(room, sizeof room);

		tree_print_action(&text, &row->spot->tree.node[row->view->child[action]],
			row->spot->betting->places);
		rows_list_string(rows, text_slice(&text));
	}
	rows_list_end(rows);
}

static void add_strategy(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	double strategy[TREE_ACTIONS_MAX];

	solve_round(row->strategy, row->view->actions, STRATEGY_UNITS, strategy);
	rows_list(rows);
	for (int action = 0; action < row->view->actions; action++)
		rows_list_fraction(rows, strategy[action]);
	rows_list_end(rows);
}

static void add_action(struct rows *rows, const void *item)
{
	const struct solve_row *const row = item;

	tree_print_action(rows->cell, action_node(row), row->spot->betting->places);
	rows_add_cell(rows);
}

static FIELD_CELL_IF(add_size, struct solve_row, row,
	solve_size_share(row->spot, row->view, row->index) > 0,
	rows_double(rows, solve_size_share(row->spot, row->view, row->index)));
static FIELD_CELL(add_frequency, struct solve_row, row,
	rows_fraction(rows, row->view->frequency[row->index]));
static FIELD_CELL(add_exploitability, struct solve_row, row,
	rows_double(rows, row->spot->result.exploitability));
static FIELD_CELL_IF(add_ev_unlocked, struct solve_row, row, row->spot->cost.known,
	rows_double(rows, row->spot->cost.unlocked));
static FIELD_CELL_IF(add_ev_exploited, struct solve_row, row, row->spot->cost.known,
	rows_double(rows, row->spot->cost.exploited));
static FIELD_CELL_IF(add_ev_adjusted, struct solve_row, row, row->spot->cost.known,
	rows_double(rows, row->spot->cost.adjusted));
static FIELD_CELL(add_iterations, struct solve_row, row,
	rows_uint(rows, row->spot->result.iterations));

const struct field solve_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, OF_SEVERAL, OF_ALL},
	{"board", ROWS_CARDS, add_board, OF_ALL, OF_ALL},
	{"node", ROWS_STRING, add_node, OF_ALL, OF_ALL},
	{"player", ROWS_NUMBER, add_player, OF_ALL, OF_ALL},
	{"hand", ROWS_CARDS, add_combo, OF_COMBO, OF_COMBO},
	{"hand", ROWS_STRING, add_class, OF_CLASS, OF_CLASS},
	{"group", ROWS_STRING, add_group, OF_MADE, OF_MADE},
	{"hand", ROWS_STRING, add_made, OF_MADE, OF_MADE},
	{"combos", ROWS_NUMBER, add_combos, OF_GROUPS, OF_GROUPS},
	{"weight", ROWS_NUMBER, add_weight, OF_HANDS, OF_HANDS},
	{"action", ROWS_STRING, add_action, OF_ACTION, OF_ACTION},
	{"size", ROWS_NUMBER, add_size, OF_ACTION, OF_ACTION},
	{"frequency", ROWS_NUMBER, add_frequency, OF_ACTION, OF_ACTION},
	{"reach", ROWS_NUMBER, add_reach, OF_ALL, OF_ALL},
	{"equity", ROWS_NUMBER, add_equity, OF_HANDS, OF_HANDS},
	{"ev", ROWS_NUMBER, add_ev, OF_ALL, OF_ALL},
	{"actions", ROWS_LIST, add_actions, OF_HANDS, OF_HANDS},
	{"strategy", ROWS_LIST, add_strategy, OF_HANDS, OF_HANDS},
	{"locked", ROWS_BOOL, add_locked, 0, OF_COMBO},
	{"pot", ROWS_AMOUNT, add_pot, 0, OF_ALL},
	{"to_call", ROWS_AMOUNT, add_to_call, 0, OF_ALL},
	{"exploitability", ROWS_NUMBER, add_exploitability, 0, OF_ALL},
	{"iterations", ROWS_NUMBER, add_iterations, 0, OF_ALL},
	{"ev_unlocked", ROWS_NUMBER, add_ev_unlocked, 0, OF_ALL},
	{"ev_exploited", ROWS_NUMBER, add_ev_exploited, 0, OF_ALL},
	{"ev_adjusted", ROWS_NUMBER, add_ev_adjusted, 0, OF_ALL},
	{.name = NULL},
};

/* -- rows --------------------------------------------------------------------------- */

static void add_row(const struct solve_command *command, struct job *job,
	const struct record *record, const struct solve_row *row)
{
	run_row(job, record);
	fields_row(&command->fields, &job->rows, row);
}

static void add_sum(const struct solve_command *command, struct job *job,
	const struct record *record, struct solve_row *row, const struct solve_class *sum)
{
	row->combos = sum->combos;
	row->weight = sum->weight;
	row->reach = sum->reach;
	row->equity = sum->equity;
	row->ev = solve_value(row->spot, sum->ev);
	row->strategy = sum->strategy;
	add_row(command, job, record, row);
}

static void add_class_rows(const struct solve_command *command, struct job *job,
	const struct record *record, struct solve_row *row)
{
	struct solve_class class;

	for (row->index = 0; row->index < COMBO_CLASSES; row->index++)
		if (solve_sum_class(row->view, row->index, &class))
			add_sum(command, job, record, row, &class);
}

static void add_made_rows(const struct solve_command *command, struct job *job,
	const struct record *record, struct solve_row *row)
{
	struct solve_class sum;
	struct solve_made made;

	solve_make(command, row->view, &made);
	for (row->index = 0; row->index < SOLVE_MADE_GROUPS; row->index++)
		if (solve_sum_made(row->view, &made, row->index, &sum))
			add_sum(command, job, record, row, &sum);
}

void solve_add_rows(struct solve_command *command, struct job *job, const struct record *record,
	const struct solve_spot *spot, const struct solver_view *view)
{
	struct solve_row row = {.command = command,
		.spot = spot,
		.view = view,
		.problem = job->record};

	if (command->by == SOLVE_BY_CLASS) {
		add_class_rows(command, job, record, &row);
	} else if (command->by == SOLVE_BY_MADE) {
		add_made_rows(command, job, record, &row);
	} else if (command->by == SOLVE_BY_ACTION) {
		for (int action = 0; action < view->actions; action++) {
			row.index = action;
			row.reach = solve_action_reach(view, action);
			row.ev = solve_value(spot, view->action_ev[action]);
			add_row(command, job, record, &row);
		}
	} else {
		for (int h = 0; h < view->count; h++) {
			const struct solver_hand *const hand = &view->hand[h];

			row.index = h;
			row.weight = hand->weight;
			row.reach = hand->reach;
			row.equity = hand->equity;
			row.ev = solve_value(spot, hand->ev);
			row.strategy = view->strategy + (ptrdiff_t)h * view->actions;
			add_row(command, job, record, &row);
		}
	}
}

/* -- JSON --------------------------------------------------------------------------- */

/* Amounts are numbers, like the EVs, even if they are not integers. */
static void add_json_chips(struct json *json, const char *key, chips amount, int places)
{
	char room[32];
	struct text text = text_over(room, sizeof room);

	chips_print(&text, amount, places);
	json_number(json, key, text_slice(&text));
}

static void add_json_hand(struct json *json, const struct solve_command *command,
	const struct solve_spot *spot, const struct solver_view *view, int h)
{
	const struct solver_hand *const hand = &view->hand[h];
	double strategy[TREE_ACTIONS_MAX];

	solve_round(view->strategy + (ptrdiff_t)h * view->actions, view->actions, STRATEGY_UNITS,
		strategy);
	json_object(json, NULL);
	json_cards(json, "hand", combo_cards[hand->combo], 2, command->settings.writes);
	json_double(json, "weight", hand->weight);
	json_double(json, "reach", hand->reach);
	json_double(json, "ev", solve_value(spot, hand->ev));
	json_double(json, "equity", hand->equity);
	json_array(json, "strategy");
	for (int action = 0; action < view->actions; action++)
		json_double(json, NULL, strategy[action]);
	json_end(json);
	json_end(json);
}

void solve_add_json(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot, const struct solver_view *view)
{
	const int places = spot->betting->places;
	struct json json = {.out = &job->out};
	card board[CARD_COUNT];
	const int count = solve_board(spot, view, board);
	struct text text = {0};

	solver_path_print(&text, spot->solver, &view->path, places, command->settings.writes);
	json_object(&json, NULL);
	if (command->several)
		json_uint(&json, "problem", job->record);
	json_string(&json, "node", text_slice(&text));
	json_uint(&json, "player", (uint64_t)view->player + 1);
	json_cards(&json, "board", board, count, command->settings.writes);
	add_json_chips(&json, "pot", view->pot, places);
	add_json_chips(&json, "to_call", view->to_call, places);
	json_array(&json, "actions");
	for (int action = 0; action < view->actions; action++) {
		text_clear(&text);
		tree_print_action(&text, &spot->tree.node[view->child[action]], places);
		json_string(&json, NULL, text_slice(&text));
	}
	json_end(&json);
	json_array(&json, "hands");
	for (int h = 0; h < view->count; h++)
		add_json_hand(&json, command, spot, view, h);
	json_end(&json);
	json_end(&json);
	job->out.failed = job->out.failed || text.failed;
	text_free(&text);
}

void solve_add_json_result(const struct solve_command *command, struct job *job,
	const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	struct json json = {.out = &job->out};

	json_object(&json, NULL);
	if (command->several)
		json_uint(&json, "problem", job->record);
	json_bool(&json, "summary", true);
	json_array(&json, "ev");
	json_double(&json, NULL, result->ev[0]);
	json_double(&json, NULL, result->ev[1]);
	json_end(&json);
	json_double(&json, "exploitability", result->exploitability);
	json_double(&json, "exploitability_share", result->exploitability / solve_stake(spot));
	if (spot->betting->payouts.payouts)
		json_string(&json, "unit", SLICE("payouts"));
	if (spot->cost.known)
		solve_add_json_cost(spot, &json);
	json_uint(&json, "iterations", result->iterations);
	json_double(&json, "seconds", nearbyint(result->seconds * 1000) / 1000);
	json_end(&json);
}
