#include "nash.h"

#include <math.h>

/* -- names -------------------------------------------------------------------------- */

static void add_versus_names(const struct pushfold *game, int pot, struct text *out)
{
	const struct pushfold_pot *const of = &game->pot[pot];

	for (int i = 0; i + 1 < of->count; i++) {
		text_add_string(out, i ? "+" : "");
		text_add_string(out, pushfold_position(game->rules.players, of->player[i]));
	}
}

static const char *position_of(const struct pushfold *game, int pot)
{
	return pushfold_position(game->rules.players, pushfold_actor(&game->pot[pot]));
}

static const char *action_of(const struct pushfold *game, int pot)
{
	return game->pot[pot].count > 1 ? "call" : "push";
}

void nash_add_action(const struct pushfold *game, int pot, struct text *out)
{
	text_add_string(out, action_of(game, pot));
	text_add_string(out, game->pot[pot].count > 1 ? " " : "");
	add_versus_names(game, pot, out);
}

void nash_add_decision(const struct pushfold *game, int pot, struct text *out)
{
	text_add_string(out, position_of(game, pot));
	text_add_char(out, ' ');
	nash_add_action(game, pot, out);
}

bool nash_shows(const struct nash_solved *solved, int pot)
{
	const int only = solved->command->only;

	return pot != solved->game.walk &&
	       (only < 0 || pushfold_actor(&solved->game.pot[pot]) == only);
}

void nash_range(const double frequency[COMBO_CLASSES], struct range *out)
{
	for (int i = 0; i < COMBO_COUNT; i++)
		out->weight[i] = (uint16_t)lround(RANGE_WHOLE * frequency[combo_class((combo)i)]);
}

/* -- rows of decisions -------------------------------------------------------------- */

struct nash_row {
	const struct nash_solved *solved;
	int pot, player, class;
};

static FIELD_CELL(add_position, struct nash_row, row,
	rows_cstring(rows, pushfold_position(row->solved->game.rules.players, row->player)));
static FIELD_CELL(add_action, struct nash_row, row,
	rows_cstring(rows, action_of(&row->solved->game, row->pot)));

static void add_versus(struct rows *rows, const void *item)
{
	const struct nash_row *const row = item;

	if (row->solved->game.pot[row->pot].count == 1) {
		rows_empty(rows);
		return;
	}
	add_versus_names(&row->solved->game, row->pot, rows->cell);
	rows_add_cell(rows);
}

static void add_class(struct rows *rows, const void *item)
{
	const struct nash_row *const row = item;

	combo_class_print(rows->cell, row->class, row->solved->command->settings.writes);
	rows_add_cell(rows);
}

static FIELD_CELL(add_frequency, struct nash_row, row,
	rows_fraction(rows, row->solved->strategy->frequency[row->pot][row->class]));
static FIELD_CELL_IF(add_ev, struct nash_row, row,
	!isnan(row->solved->strategy->ev[row->pot][row->class]),
	rows_double(rows, row->solved->strategy->ev[row->pot][row->class]));
static FIELD_CELL(add_gain, struct nash_row, row,
	rows_double(rows, row->solved->strategy->gain[row->player]));
static FIELD_CELL(add_reach, struct nash_row, row,
	rows_fraction(rows, row->solved->strategy->reach[row->pot]));
static FIELD_CELL(add_mean, struct nash_row, row,
	rows_fraction(rows, strategy_mean(row->solved->strategy->frequency[row->pot])));

static void add_range(struct rows *rows, const void *item)
{
	const struct nash_row *const row = item;
	struct range range;

	nash_range(row->solved->strategy->frequency[row->pot], &range);
	range_print(rows->cell, &range, &game_holdem, row->solved->command->settings.writes);
	rows_add_cell(rows);
}

static FIELD_CELL(add_stack, struct nash_row, row,
	rows_double(rows, row->solved->game.rules.stack[row->player]));
static FIELD_CELL(add_value, struct nash_row, row,
	rows_double(rows, row->solved->strategy->value[row->player]));

static FIELD_CELL_IF(add_sampled, struct nash_row, row, row->solved->is_sampled,
	rows_double(rows, row->solved->sampled.gain[row->player]));
static FIELD_CELL_IF(add_error, struct nash_row, row, row->solved->is_sampled,
	rows_double(rows, row->solved->sampled.error[row->player]));

static FIELD_CELL_IF(add_value_error, struct nash_row, row, row->solved->is_estimated,
	rows_double(rows, row->solved->strategy->error[row->player]));

enum {
	CLASS = NASH_VIEW_CLASS,
	DECISION = NASH_VIEW_DECISION,
	PLAYER = NASH_VIEW_PLAYER,
	ACTIONS = CLASS | DECISION,
	ALL = ACTIONS | PLAYER
};

const struct field nash_fields[] = {
	{"position", ROWS_STRING, add_position, ALL, ALL},
	{"action", ROWS_STRING, add_action, ACTIONS, ACTIONS},
	{"versus", ROWS_STRING, add_versus, ACTIONS, ACTIONS},
	{"class", ROWS_STRING, add_class, CLASS, CLASS},
	{"frequency", ROWS_NUMBER, add_frequency, CLASS, CLASS},
	{"ev", ROWS_NUMBER, add_ev, CLASS, CLASS},
	{"frequency", ROWS_NUMBER, add_mean, DECISION, DECISION},
	{"range", ROWS_STRING, add_range, DECISION, DECISION},
	{"stack", ROWS_NUMBER, add_stack, PLAYER, ALL},
	{"value", ROWS_NUMBER, add_value, PLAYER, ALL},
	{"gain", ROWS_NUMBER, add_gain, ALL, ALL},
	{"sampled", ROWS_NUMBER, add_sampled, PLAYER, ALL},
	{"sampled_error", ROWS_NUMBER, add_error, PLAYER, ALL},
	{"value_error", ROWS_NUMBER, add_value_error, PLAYER, ALL},
	{"reach", ROWS_NUMBER, add_reach, 0, ACTIONS},
	{.name = NULL},
};

static void add_player_rows(const struct nash_solved *solved, struct rows *rows)
{
	const int only = solved->command->only;

	for (int i = 0; i < solved->game.rules.players; i++) {
		const struct nash_row row = {solved, 0, i, 0};

		if (only < 0 || only == i)
			fields_row(&solved->command->fields, rows, &row);
	}
}

void nash_add_rows(const struct nash_solved *solved, struct rows *rows)
{
	const struct nash_command *const command = solved->command;

	if (command->by == NASH_BY_PLAYER) {
		add_player_rows(solved, rows);
		return;
	}
	for (int pot = 0; pot < solved->game.pots; pot++) {
		struct nash_row row = {solved, pot, pushfold_actor(&solved->game.pot[pot]), 0};

		if (!nash_shows(solved, pot))
			continue;
		if (command->by == NASH_BY_DECISION)
			fields_row(&command->fields, rows, &row);
		else
			for (row.class = 0; row.class < COMBO_CLASSES; row.class ++)
				if (command->asked[row.class])
					fields_row(&command->fields, rows, &row);
	}
}
