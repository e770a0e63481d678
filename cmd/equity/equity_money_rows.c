#include "equity_money.h"

#include "frame/layout.h"
#include "frame/screen.h"

#include <math.h>

struct money_row {
	const struct equity_money *money;
	const struct equity_money_result *result;
	size_t problem;
	const struct matchup *matchup;
	const struct answer *answer;
	int seat;
	const struct equity_money_choice *choice; /* NULL if it is not a decision of two players */
};

static bool plays(const struct money_row *row)
{
	return row->seat < row->matchup->players;
}

static bool is_sampled(const struct money_row *row)
{
	return row->answer->method == ANSWER_SAMPLED;
}

static void add_money(struct rows *rows, const struct money_row *row, double value)
{
	rows_double(rows, prizes_round(&row->money->prizes, row->money->seats, value));
}

/* Quotients of differences of values, which have errors of about 1e-12. */
static double round_to(double quotient)
{
	return nearbyint(quotient * 1e10) / 1e10;
}

/* The equity with which an all-in is worth as much as a fold; a tie counts half. Negative if there
 * is none. */
static double needed(double fold, double win, double lose)
{
	return win > lose ? (fold - lose) / (win - lose) : -1;
}

/* The equity that a decision needs in chips: the pot odds. */
static double chips_needed(const struct equity_money_choice *choice)
{
	return needed(choice->chips_fold, choice->chips_win, choice->chips_lose);
}

static double money_needed(const struct money_row *row)
{
	return needed(row->result->fold[row->seat], row->choice->win, row->choice->lose);
}

/* The odds in money, divided by those in chips: how much more a lost chip costs than a won one
 * gains. */
static double bubble_factor(const struct money_row *row)
{
	const double needed = money_needed(row), odds = chips_needed(row->choice);

	return needed / (1 - needed) / (odds / (1 - odds));
}

static bool has_factor(const struct money_row *row)
{
	return money_needed(row) >= 0 && money_needed(row) < 1 && chips_needed(row->choice) > 0;
}

static bool has_fold(const struct money_row *row)
{
	return plays(row) && row->result->folds;
}

#define CELL(function, statement) static FIELD_CELL(function, struct money_row, row, statement)
#define CELL_IF(function, condition, statement)                                                    \
	static FIELD_CELL_IF(function, struct money_row, row, condition, statement)

FIELD_MEMBER(add_problem, struct money_row, problem);
CELL(add_position, rows_uint(rows, (uint64_t)row->seat + 1));

static void add_player(struct rows *rows, const void *item)
{
	const struct money_row *const row = item;
	const struct slice name = row->money->name[row->seat];

	if (name.length)
		rows_string(rows, name);
	else
		rows_uint(rows, (uint64_t)row->seat + 1);
}

static void add_range(struct rows *rows, const void *item)
{
	const struct money_row *const row = item;

	if (plays(row))
		matchup_print_hand(rows->cell, row->matchup, row->seat,
			row->money->settings->writes, "");
	rows_add_cell(rows);
}

static void add_stack(struct rows *rows, const void *item)
{
	const struct money_row *const row = item;

	chips_print(rows->cell, row->money->start[row->seat], row->money->places);
	rows_add_cell(rows);
}

CELL_IF(add_equity, plays(row), rows_fraction(rows, tally_equity(&row->answer->tally, row->seat)));
CELL(add_chips, rows_double(rows, row->result->stacks.mean[row->seat]));
CELL(add_icm, add_money(rows, row, row->result->now[row->seat]));
CELL(add_ev, add_money(rows, row, row->result->values.mean[row->seat]));
CELL_IF(add_fold, has_fold(row), add_money(rows, row, row->result->fold[row->seat]));
CELL_IF(add_win, row->choice, add_money(rows, row, row->choice->win));
CELL_IF(add_lose, row->choice, add_money(rows, row, row->choice->lose));
CELL_IF(add_needed, row->choice &&money_needed(row) >= 0,
	rows_fraction(rows, round_to(money_needed(row))));
CELL_IF(add_pot_odds, row->choice, rows_fraction(rows, chips_needed(row->choice)));
CELL_IF(add_premium, row->choice &&money_needed(row) >= 0,
	rows_fraction(rows, round_to(money_needed(row) - chips_needed(row->choice))));
CELL_IF(add_factor, row->choice &&has_factor(row), rows_double(rows, round_to(bubble_factor(row))));
CELL_IF(add_error, row->answer->method != ANSWER_INTERRUPTED,
	rows_double(rows, is_sampled(row) ? row->result->values.error[row->seat] : 0));
CELL(add_method, rows_cstring(rows, solve_method_key(row->answer->method)));
CELL(add_deals, (deal_print(rows->cell, tally_deals(&row->answer->tally)), rows_add_cell(rows)));

const struct field equity_money_fields[] = {
	{"problem", ROWS_NUMBER, add_problem, 1, 1},
	{"position", ROWS_NUMBER, add_position, 1, 1},
	{"player", ROWS_STRING, add_player, 1, 1},
	{"range", ROWS_STRING, add_range, 1, 1},
	{"equity", ROWS_NUMBER, add_equity, 1, 1},
	{"stack", ROWS_AMOUNT, add_stack, 1, 1},
	{"chips", ROWS_NUMBER, add_chips, 1, 1},
	{"icm", ROWS_NUMBER, add_icm, 1, 1},
	{"ev", ROWS_NUMBER, add_ev, 1, 1},
	{"fold", ROWS_NUMBER, add_fold, 1, 1},
	{"win", ROWS_NUMBER, add_win, 1, 1},
	{"lose", ROWS_NUMBER, add_lose, 1, 1},
	{"needed", ROWS_NUMBER, add_needed, 1, 1},
	{"pot_odds", ROWS_NUMBER, add_pot_odds, 1, 1},
	{"risk_premium", ROWS_NUMBER, add_premium, 1, 1},
	{"bubble_factor", ROWS_NUMBER, add_factor, 1, 1},
	{"stderr", ROWS_NUMBER, add_error, 1, 1},
	{"method", ROWS_STRING, add_method, 1, 1},
	{"deals", ROWS_NUMBER, add_deals, 1, 1},
	{.name = NULL},
};

void equity_money_rows(const struct equity_money *money, struct job *job,
	const struct record *record, size_t problem, const struct matchup *matchup,
	const struct answer *answer, const struct equity_money_result *result)
{
	struct money_row row = {.money = money,
		.result = result,
		.problem = problem,
		.matchup = matchup,
		.answer = answer};

	for (row.seat = 0; row.seat < money->seats; row.seat++) {
		row.choice =
			matchup->players == 2 && plays(&row) ? &result->choice[row.seat] : NULL;
		run_row(job, record);
		fields_row(&money->fields, &job->rows, &row);
	}
}

/* -- on a terminal ---------------------------------------------------------------- */

enum { NAME, RANGE, EQUITY, STACK, CHIPS, ICM, EV, ERROR, FOLD, GAIN, COLUMNS };

static int money_digits(const struct equity_money *money)
{
	return options_digits(money->settings, EQUITY_MONEY_DIGITS);
}

static void show_money(const struct equity_money *money, double value, struct text *out)
{
	text_add_fixed(out, value, money_digits(money));
	if (money->prizes.payouts.percent)
		text_add_char(out, '%');
}

static void show_percent(const struct equity_money *money, double share, struct text *out)
{
	text_add_fixed(out, 100 * share, options_digits(money->settings, 1));
	text_add_char(out, '%');
}

static void add_cells(const struct money_row *row, struct layout *layout)
{
	const struct equity_money *const money = row->money;
	const struct equity_money_result *const result = row->result;
	const int seat = row->seat;
	struct text *cell = layout_cell(layout);

	if (money->name[seat].length)
		text_add_slice(cell, money->name[seat]);
	else
		text_format(cell, "%d", seat + 1);
	cell = layout_cell(layout);
	if (plays(row))
		matchup_print_hand(cell, row->matchup, seat, money->settings->writes, " ");
	cell = layout_cell(layout);
	if (plays(row))
		show_percent(money, tally_equity(&row->answer->tally, seat), cell);
	chips_print_column(layout_cell(layout), money->start[seat], money->places);
	chips_print_column(layout_cell(layout),
		llround(result->stacks.mean[seat] * result->allin.units), money->places);
	show_money(money, result->now[seat], layout_cell(layout));
	show_money(money, result->values.mean[seat], layout_cell(layout));
	cell = layout_cell(layout);
	if (is_sampled(row)) {
		text_add_string(cell, "±");
		show_money(money, TALLY_95 * result->values.error[seat], cell);
	}
	cell = layout_cell(layout);
	if (has_fold(row))
		show_money(money, result->fold[seat], cell);
	cell = layout_cell(layout);
	if (has_fold(row)) {
		const double gain = result->values.mean[seat] - result->fold[seat];

		text_add_string(cell, gain > 0 ? "+" : "");
		show_money(money, gain, cell);
	}
}

/* Says what each player needs: "hero needs 55.97% and has 43.20%; pot odds 50.00%, ...". */
static void show_choice(const struct money_row *row, struct text *out)
{
	const struct equity_money *const money = row->money;
	const double needed = money_needed(row);

	if (needed < 0)
		return;
	if (money->name[row->seat].length)
		text_add_slice(out, money->name[row->seat]);
	else
		text_format(out, "player %d", row->seat + 1);
	text_add_string(out, " needs ");
	show_percent(money, needed, out);
	text_add_string(out, ", has ");
	show_percent(money, tally_equity(&row->answer->tally, row->seat), out);
	text_add_string(out, "; pot odds ");
	show_percent(money, chips_needed(row->choice), out);
	text_add_string(out, ", risk premium ");
	show_percent(money, needed - chips_needed(row->choice), out);
	if (has_factor(row)) {
		text_add_string(out, ", bubble factor ");
		text_add_fixed(out, bubble_factor(row), 2);
	}
	text_add_char(out, '\n');
}

void equity_money_show(const struct equity_money *money, const struct matchup *matchup,
	const struct answer *answer, const struct equity_money_result *result, struct text *out)
{
	static const struct layout_column columns[COLUMNS] = {{.right = false}, {.right = false},
		{.right = true}, {.right = true}, {.right = true}, {.right = true}, {.right = true},
		{.right = true}, {.right = true}, {.right = true}};
	const bool two = matchup->players == 2, colour = money->settings->colour;
	const char *const names[COLUMNS] = {"player", "range", "equity", "stack", "chips", "icm",
		"ev", answer->method == ANSWER_SAMPLED ? "±95%" : "", result->folds ? "fold" : "",
		result->folds ? "gain" : ""};
	struct money_row row = {.money = money,
		.result = result,
		.matchup = matchup,
		.answer = answer};
	struct layout layout;

	layout_init(&layout, columns, COLUMNS);
	layout_names(&layout, names);
	for (row.seat = 0; row.seat < money->seats; row.seat++) {
		row.choice = two && row.seat < 2 ? &result->choice[row.seat] : NULL;
		add_cells(&row, &layout);
	}
	layout_measure(&layout);
	layout_fit(&layout, money->settings->columns, RANGE, sizeof "range" - 1, EQUITY);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		text_add_string(out, i ? "" : screen_dim(colour));
		layout_row(&layout, i, colour, out);
		text_add_string(out, i ? "" : screen_plain(colour));
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
	for (row.seat = 0; two && row.seat < 2; row.seat++) {
		row.choice = &result->choice[row.seat];
		show_choice(&row, out);
	}
}
