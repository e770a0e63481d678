/* The fields of felt sim: a row a hand and player, or a row a player. */
#include "sim.h"

static void add_chips(struct rows *rows, const struct sim *sim, chips amount)
{
	chips_print(rows->cell, amount, sim->seats.places);
	rows_add_cell(rows);
}

/* -- hands ------------------------------------------------------------------------ */

FIELD_MEMBER(add_hand, struct sim_hand_row, table->hand.hand.number);

static FIELD_CELL(add_player, struct sim_hand_row, row,
	rows_string(rows, sim_name(row->table->sim, row->table->hand.player[row->seat])));
static FIELD_CELL(add_seat, struct sim_hand_row, row, rows_uint(rows, (uint64_t)row->seat + 1));

static void add_cards(struct rows *rows, const void *item)
{
	const struct sim_hand_row *const row = item;
	const struct dealer_cards *const hole = &row->table->dealer.hole[row->seat];

	rows_cards(rows, hole->card, hole->count, row->table->sim->settings.writes);
}

static void add_board(struct rows *rows, const void *item)
{
	const struct sim_table *const table = ((const struct sim_hand_row *)item)->table;
	const struct table *const state = &table->dealer.table;

	rows_cards(rows, state->board, state->board_count, table->sim->settings.writes);
}

static FIELD_CELL(add_stack, struct sim_hand_row, row,
	add_chips(rows, row->table->sim, row->table->hand.setup.stack[row->seat]));
static FIELD_CELL(add_hand_net, struct sim_hand_row, row,
	add_chips(rows, row->table->sim,
		row->table->dealer.table.seat[row->seat].stack -
			row->table->hand.setup.stack[row->seat]));
static FIELD_CELL(add_hand_errors, struct sim_hand_row, row,
	rows_uint(rows, row->table->dealer.errors[row->seat]));
static FIELD_CELL_IF(add_tournament, struct sim_hand_row, row, row->table->it.number,
	rows_uint(rows, row->table->it.number));

const struct field sim_hand_fields[] = {
	{"tournament", ROWS_NUMBER, add_tournament, SIM_REPEAT, SIM_ALL},
	{"hand", ROWS_NUMBER, add_hand, SIM_EVERY, SIM_ALL},
	{"player", ROWS_STRING, add_player, SIM_EVERY, SIM_ALL},
	{"seat", ROWS_NUMBER, add_seat, SIM_EVERY, SIM_ALL},
	{"cards", ROWS_CARDS, add_cards, SIM_EVERY, SIM_ALL},
	{"board", ROWS_CARDS, add_board, SIM_EVERY, SIM_ALL},
	{"stack", ROWS_AMOUNT, add_stack, SIM_EVERY, SIM_ALL},
	{"net", ROWS_AMOUNT, add_hand_net, SIM_EVERY, SIM_ALL},
	{"errors", ROWS_NUMBER, add_hand_errors, SIM_EVERY, SIM_ALL},
	{.name = NULL},
};

/* -- results ---------------------------------------------------------------------- */

static double in_blinds(const struct sim_result_row *row, double amount)
{
	return amount / (double)row->sim->seats.match.setup.min_bet;
}

static double per_hundred(const struct sim_result_row *row, double errors)
{
	return 100 * in_blinds(row, match_mean(row->tally) + errors * match_error(row->tally));
}

static FIELD_CELL(add_name, struct sim_result_row, row,
	rows_string(rows, row->sim->seats.player[row->player].name));
FIELD_MEMBER(add_hands, struct sim_result_row, tally->hands);
static FIELD_CELL(add_net, struct sim_result_row, row, add_chips(rows, row->sim, row->tally->net));
static FIELD_CELL(add_net_bb, struct sim_result_row, row,
	rows_double(rows, in_blinds(row, (double)row->tally->net)));

static void add_bb100(struct rows *rows, const void *item)
{
	rows_double(rows, per_hundred(item, 0));
}

/* An interval needs the deviation of two hands or deals. */
static void add_bound(struct rows *rows, const struct sim_result_row *row, double errors)
{
	if (row->tally->units < 2)
		rows_empty(rows);
	else
		rows_double(rows, per_hundred(row, errors));
}

static void add_low(struct rows *rows, const void *item)
{
	add_bound(rows, item, -MATCH_INTERVAL);
}

static void add_high(struct rows *rows, const void *item)
{
	add_bound(rows, item, MATCH_INTERVAL);
}

static FIELD_CELL_IF(add_shrink, struct sim_result_row, row,
	row->sim->seats.match.duplicate && row->tally->units >= 2,
	rows_double(rows, match_shrink(row->tally)));
static FIELD_CELL_IF(add_bought, struct sim_result_row, row, row->sim->cash,
	add_chips(rows, row->sim, row->cash->bought[row->player]));
static FIELD_CELL_IF(add_taken, struct sim_result_row, row, row->sim->cash,
	add_chips(rows, row->sim, row->cash->taken[row->player]));
static FIELD_CELL(add_errors, struct sim_result_row, row, rows_uint(rows, row->tally->errors));

const struct field sim_result_fields[] = {
	{"player", ROWS_STRING, add_name, SIM_EVERY, SIM_ALL},
	{"hands", ROWS_NUMBER, add_hands, SIM_EVERY, SIM_ALL},
	{"net", ROWS_AMOUNT, add_net, SIM_EVERY, SIM_ALL},
	{"net_bb", ROWS_NUMBER, add_net_bb, SIM_EVERY, SIM_ALL},
	{"bb100", ROWS_NUMBER, add_bb100, SIM_EVERY, SIM_ALL},
	{"bb100_low", ROWS_NUMBER, add_low, SIM_EVERY, SIM_ALL},
	{"bb100_high", ROWS_NUMBER, add_high, SIM_EVERY, SIM_ALL},
	{"errors", ROWS_NUMBER, add_errors, SIM_EVERY, SIM_ALL},
	{"shrink", ROWS_NUMBER, add_shrink, SIM_DUPLICATE, SIM_ALL},
	{"bought", ROWS_AMOUNT, add_bought, 0, SIM_ALL},
	{"taken", ROWS_AMOUNT, add_taken, 0, SIM_ALL},
	{.name = NULL},
};
