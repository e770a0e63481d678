#include "icm.h"

#include "prizes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

double icm_spot_error(const struct icm_spot *spot, double largest)
{
	const struct icm_options *const options = &spot->command->options;
	const double part = spot->error ? 0.005 / sqrt((double)options->samples)
			    : options->model != ICM_HARVILLE || spot->head
				    ? ICM_MODEL_ERROR
				    : icm_error(spot->players);

	return part * largest;
}

int icm_value_digits(const struct icm_spot *spot, double largest)
{
	return prizes_digits(icm_spot_error(spot, largest));
}

/* The most that a player can win: the first prize, and all bounties. */
static double largest_payout(const struct icm_spot *spot)
{
	return spot->command->payout[0] + spot->heads;
}

static void add_name(struct rows *rows, const struct stack *stack, int player)
{
	if (stack->name.length)
		rows_string(rows, stack->name);
	else
		rows_uint(rows, (uint64_t)player + 1);
}

static FIELD_CELL(add_player, struct icm_row, row, add_name(rows, row->stack, row->player));
static FIELD_CELL(add_against, struct icm_row, row, add_name(rows, row->against, row->other));

static void add_chips(struct rows *rows, chips amount, int places)
{
	chips_print(rows->cell, amount, places);
	rows_add_cell(rows);
}

static FIELD_CELL(add_stack, struct icm_row, row,
	add_chips(rows, row->stack->chips, row->spot->command->stacks.places));

static FIELD_CELL(add_share, struct icm_row, row,
	rows_fraction(rows, row->spot->stack[row->player] / row->spot->all));

/* Adds an amount of prize money. */
static void add_money(struct rows *rows, const struct icm_spot *spot, double amount)
{
	rows_double(rows, prizes_round_to(amount, icm_value_digits(spot, largest_payout(spot))));
}

static FIELD_CELL(add_value, struct icm_row, row,
	add_money(rows, row->spot, row->spot->value[row->player]));
static FIELD_CELL(add_prize, struct icm_row, row,
	add_money(rows, row->spot,
		(row->spot->head ? row->spot->prize : row->spot->value)[row->player]));
static FIELD_CELL_IF(add_bounty, struct icm_row, row, row->spot->head,
	add_money(rows, row->spot, row->spot->bounty[row->player]));

static FIELD_CELL_IF(add_error, struct icm_row, row, row->spot->error,
	rows_double(rows, prizes_round_to(row->spot->error[row->player],
				  icm_value_digits(row->spot, largest_payout(row->spot)) + 1)));

static FIELD_CELL(add_table, struct icm_row, row, rows_uint(rows, (uint64_t)row->stack->table + 1));
static FIELD_CELL(add_problem, struct icm_row, row, rows_uint(rows, row->spot->command->problems));

/* The probability of the place that the field's name has. */
static void add_place(struct rows *rows, const void *context)
{
	const struct icm_row *const row = context;
	const struct icm_spot *const spot = row->spot;
	const int place = atoi(strrchr(rows->names[rows->next].name, '_') + 1);

	if (place > spot->places)
		rows_empty(rows);
	else
		rows_fraction(rows,
			prizes_round_to(spot->place[(size_t)row->player * (size_t)spot->places +
						    (size_t)place - 1],
				icm_value_digits(spot, 1)));
}

static FIELD_CELL(add_chop, struct icm_row, row,
	add_chips(rows, row->spot->chop[row->player], row->spot->command->payouts.places));

static const struct icm_risk *risk_of(const struct icm_row *row)
{
	return &row->spot->risk[row->player * row->spot->command->stacks.players + row->other];
}

static FIELD_CELL(add_risk, struct icm_row, row,
	add_chips(rows, (chips)risk_of(row)->chips, row->spot->command->stacks.places));

/* Adds a difference of values, whose error is that of both. */
static void add_difference(struct rows *rows, const struct icm_spot *spot, double value)
{
	rows_double(rows, prizes_round_to(value, icm_value_digits(spot, 2 * largest_payout(spot))));
}

static FIELD_CELL(add_loss, struct icm_row, row,
	add_difference(rows, row->spot, risk_of(row)->loss));
static FIELD_CELL(add_gain, struct icm_row, row,
	add_difference(rows, row->spot, risk_of(row)->gain));

/* The ratio of the loss to the gain, with the digits that the errors of both leave; infinite if
 * nothing can be won, and empty if nothing can be lost either. */
static void add_factor(struct rows *rows, const void *context)
{
	const struct icm_row *const row = context;
	const double error = icm_spot_error(row->spot, 2 * largest_payout(row->spot));
	const double loss = risk_of(row)->loss, gain = risk_of(row)->gain;
	const double factor = loss / gain;

	if (gain > 2 * error) {
		const int digits = (int)floor(-log10((error + factor * error) / (gain - error)));

		rows_double(rows, prizes_round_to(factor, digits < 0    ? 0
							  : digits > 12 ? 12
									: digits));
	} else if (loss > 2 * error) {
		rows_double(rows, INFINITY);
	} else {
		rows_empty(rows);
	}
}

#define PLACE(number)                                                                              \
	{                                                                                          \
		"place_" #number, ROWS_NUMBER, add_place, 0, ICM_PLACES                            \
	}
#define TEN_PLACES(ten)                                                                            \
	PLACE(ten##0), PLACE(ten##1), PLACE(ten##2), PLACE(ten##3), PLACE(ten##4), PLACE(ten##5),  \
		PLACE(ten##6), PLACE(ten##7), PLACE(ten##8), PLACE(ten##9)

const struct field icm_fields[] = {
	{"player", ROWS_STRING, add_player, ICM_ANY, ICM_ANY},
	{"stack", ROWS_AMOUNT, add_stack, ICM_PLAYERS, ICM_ANY},
	{"share", ROWS_NUMBER, add_share, ICM_PLAYERS, ICM_ANY},
	{"value", ROWS_NUMBER, add_value, ICM_PLAYERS, ICM_ANY},
	{"prizes", ROWS_NUMBER, add_prize, 0, ICM_PLAYERS},
	{"bounties", ROWS_NUMBER, add_bounty, 0, ICM_PLAYERS},
	{"error", ROWS_NUMBER, add_error, 0, ICM_PLAYERS},
	{"chop", ROWS_AMOUNT, add_chop, ICM_CHOP, ICM_CHOP},
	{"against", ROWS_STRING, add_against, ICM_BUBBLE, ICM_BUBBLE},
	{"chips", ROWS_AMOUNT, add_risk, ICM_BUBBLE, ICM_BUBBLE},
	{"loss", ROWS_NUMBER, add_loss, ICM_BUBBLE, ICM_BUBBLE},
	{"gain", ROWS_NUMBER, add_gain, ICM_BUBBLE, ICM_BUBBLE},
	{"factor", ROWS_NUMBER, add_factor, ICM_BUBBLE, ICM_BUBBLE},
	{"table", ROWS_NUMBER, add_table, 0, ICM_ANY},
	{"problem", ROWS_NUMBER, add_problem, 0, ICM_ANY},
	PLACE(1),
	PLACE(2),
	PLACE(3),
	PLACE(4),
	PLACE(5),
	PLACE(6),
	PLACE(7),
	PLACE(8),
	PLACE(9),
	TEN_PLACES(1),
	TEN_PLACES(2),
	TEN_PLACES(3),
	TEN_PLACES(4),
	TEN_PLACES(5),
	TEN_PLACES(6),
	TEN_PLACES(7),
	TEN_PLACES(8),
	TEN_PLACES(9),
	PLACE(100),
	{.name = NULL},
};

/* Writes the all-ins of a player with all others of the table. */
static void add_risks(struct icm_row row, struct job *job, const struct record *record)
{
	const struct icm_command *const command = row.spot->command;

	row.other = 0;
	for (size_t i = 0; i < command->stacks.count; i++) {
		row.against = &command->stacks.stack[i];
		for (int k = 0; k < row.against->count; k++, row.other++) {
			if (row.other == row.player || row.against->table != row.stack->table)
				continue;
			run_row(job, record);
			fields_row(&command->fields, &job->rows, &row);
		}
	}
}

void icm_rows(struct icm_spot *spot, struct job *job, const struct record *record)
{
	const struct icm_command *const command = spot->command;
	struct icm_row row = {.spot = spot};

	for (size_t i = 0; i < command->stacks.count; i++) {
		row.stack = &command->stacks.stack[i];
		for (int k = 0; k < row.stack->count; k++, row.player++) {
			if (spot->risk) {
				add_risks(row, job, record);
				continue;
			}
			run_row(job, record);
			fields_row(&command->fields, &job->rows, &row);
		}
	}
}
