/* The results of a tournament for a terminal: a line for each stack, of one player or of several
 * with the same, and the sums. */
#include "icm.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <math.h>

enum { PLAYER, TABLE, COUNT, STACK, SHARE, VALUE, ERROR, PRIZES, BOUNTIES, CHOP, FIRST_PLACE };

static void add_percent(struct text *cell, double share, int digits)
{
	text_add_fixed(cell, 100 * share, digits);
	text_add_char(cell, '%');
}

static void add_value(const struct icm_spot *spot, double value, int digits, struct text *cell)
{
	const double unit = (double)chips_unit(digits);

	if (digits <= CHIPS_PLACES_MAX && value * unit < (double)CHIPS_MAX)
		chips_print_column(cell, llround(value * unit), digits);
	else
		text_add_fixed(cell, value, digits);
	if (spot->command->payouts.percent)
		text_add_char(cell, '%');
}

static bool has_groups(const struct icm_command *command)
{
	bool groups = command->options.field;

	for (size_t i = 0; i < command->stacks.count; i++)
		groups = groups || command->stacks.stack[i].count > 1;
	return groups;
}

static bool has_tables(const struct icm_command *command)
{
	return command->stacks.count && command->stacks.stack[command->stacks.count - 1].table;
}

/* The place columns that a layout has room for. */
static int place_columns(const struct icm_spot *spot)
{
	const int room = LAYOUT_COLUMNS_MAX - FIRST_PLACE;

	return spot->places < room ? spot->places : room;
}

static void add_header(const struct icm_spot *spot, struct layout *layout)
{
	const char *const names[] = {"player", has_tables(spot->command) ? "table" : "",
		has_groups(spot->command) ? "players" : "", "stack", "share", "value",
		spot->error ? "+-" : "", spot->head ? "prizes" : "", spot->head ? "bounties" : "",
		spot->chop ? "chop" : ""};

	for (int i = 0; i < FIRST_PLACE; i++)
		text_add_string(layout_cell(layout), names[i]);
	for (int i = 0; i < place_columns(spot); i++)
		text_format(layout_cell(layout), "place %d", i + 1);
}

/* Appends a player's name or number, or the numbers of a group. */
static void add_name(const struct stack *stack, int first, struct text *cell)
{
	if (stack->name.length)
		text_add_slice(cell, stack->name);
	else if (stack->count > 1)
		text_format(cell, "%d-%d", first + 1, first + stack->count);
	else
		text_format(cell, "%d", first + 1);
}

/* Adds the cells of prizes and bounties, with the sums of players from `first` to before `end`. */
static void add_bounties(const struct icm_spot *spot, int first, int end, int digits,
	struct layout *layout)
{
	double prize = 0, bounty = 0;
	struct text *cell = layout_cell(layout);

	for (int i = first; spot->head && i < end; i++) {
		prize += spot->prize[i];
		bounty += spot->bounty[i];
	}
	if (spot->head)
		add_value(spot, prize, digits, cell);
	cell = layout_cell(layout);
	if (spot->head)
		add_value(spot, bounty, digits, cell);
}

static void add_stack(const struct icm_spot *spot, const struct stack *stack, int first, int digits,
	struct layout *layout)
{
	struct text *cell;

	add_name(stack, first, layout_cell(layout));
	cell = layout_cell(layout);
	if (has_tables(spot->command))
		text_add_uint(cell, (uint64_t)stack->table + 1);
	cell = layout_cell(layout);
	if (has_groups(spot->command))
		text_add_uint_grouped(cell, (uint64_t)stack->count);
	chips_print_column(layout_cell(layout), stack->chips, spot->command->stacks.places);
	add_percent(layout_cell(layout), spot->stack[first] / spot->all, digits);
	add_value(spot, spot->value[first], digits, layout_cell(layout));
	cell = layout_cell(layout);
	if (spot->error)
		add_value(spot, spot->error[first], digits, cell);
	add_bounties(spot, first, first + 1, digits, layout);
	cell = layout_cell(layout);
	if (spot->chop)
		chips_print_column(cell, spot->chop[first], spot->command->payouts.places);
	for (int i = 0; i < place_columns(spot); i++)
		add_percent(layout_cell(layout),
			spot->place[(size_t)first * (size_t)spot->places + (size_t)i], digits);
}

/* The sum of the parts of players from `first` to before `end`. */
static chips sum_chops(const struct icm_spot *spot, int first, int end)
{
	chips sum = 0;

	for (int i = first; spot->chop && i < end; i++)
		sum += spot->chop[i];
	return sum;
}

/* Adds the sums of the players from `first` on. */
static void add_sum(const struct icm_spot *spot, const char *name, int first, chips all,
	double value, int digits, struct layout *layout)
{
	const int players = spot->players - first;
	struct text *cell;

	text_add_string(layout_cell(layout), name);
	layout_cell(layout); /* of the table */
	cell = layout_cell(layout);
	if (has_groups(spot->command))
		text_add_uint_grouped(cell, (uint64_t)players);
	chips_print_column(layout_cell(layout), all, spot->command->stacks.places);
	add_percent(layout_cell(layout), (double)all / spot->all, digits);
	add_value(spot, value, digits, layout_cell(layout));
	layout_cell(layout);
	add_bounties(spot, first, spot->players, digits, layout);
	cell = layout_cell(layout);
	if (spot->chop)
		chips_print_column(cell, sum_chops(spot, first, spot->players),
			spot->command->payouts.places);
	for (int i = 0; i < place_columns(spot); i++)
		layout_cell(layout);
}

static void add_rows(const struct icm_spot *spot, struct layout *layout)
{
	const struct icm_command *const command = spot->command;
	const int digits = options_digits(&command->settings, ICM_DIGITS);
	const int others = command->field.players;
	int first = 0;

	for (size_t i = 0; i < command->stacks.count; i++) {
		add_stack(spot, &command->stacks.stack[i], first, digits, layout);
		first += command->stacks.stack[i].count;
	}
	if (others) {
		double value = 0;

		for (int i = first; i < spot->players; i++)
			value += spot->value[i];
		add_sum(spot, "others", first, command->field.total, value, digits, layout);
	}
	add_sum(spot, "", 0, command->stacks.total + command->field.total, spot->paid + spot->heads,
		digits, layout);
}

void icm_show(const struct icm_spot *spot, struct text *out)
{
	enum { NAME_MIN = 6 };
	const struct settings *const settings = &spot->command->settings;
	struct layout_column column[LAYOUT_COLUMNS_MAX] = {{.right = false}};
	struct layout layout;

	for (int i = 1; i < LAYOUT_COLUMNS_MAX; i++)
		column[i].right = true;
	layout_init(&layout, column, FIRST_PLACE + (size_t)place_columns(spot));
	add_header(spot, &layout);
	add_rows(spot, &layout);
	layout_measure(&layout);
	layout_fit(&layout, settings->columns, PLAYER, NAME_MIN, FIRST_PLACE);
	for (size_t row = 0; row < layout_rows(&layout); row++) {
		text_add_string(out, row ? "" : screen_dim(settings->colour));
		layout_row(&layout, row, false, out);
		text_add_string(out, row ? "" : screen_plain(settings->colour));
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}
