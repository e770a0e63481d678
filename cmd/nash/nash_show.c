#include "nash.h"

#include "frame/layout.h"
#include "frame/wrap.h"

#include <math.h>
#include <stdio.h>

/* -- decisions and players ---------------------------------------------------------- */

static void add_percent(const struct nash_solved *solved, double part, struct text *out)
{
	text_add_fixed(out, 100 * part, options_digits(&solved->command->settings, 2));
	text_add_char(out, '%');
}

enum { RANGE = 3 /* the column of ranges */ };

static void add_ranges(const struct nash_solved *solved, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = false},
		{.right = true}, {.right = false}};
	const struct settings *const settings = &solved->command->settings;
	struct layout layout;
	struct range range;

	layout_init(&layout, columns, 4);
	for (int pot = 0; pot < solved->game.pots; pot++) {
		const double *const frequency = solved->strategy->frequency[pot];

		if (!nash_shows(solved, pot))
			continue;
		text_add_string(layout_cell(&layout),
			pushfold_position(solved->game.rules.players,
				pushfold_actor(&solved->game.pot[pot])));
		nash_add_action(&solved->game, pot, layout_cell(&layout));
		add_percent(solved, strategy_mean(frequency), layout_cell(&layout));
		nash_range(frequency, &range);
		range_print(layout_cell(&layout), &range, &game_holdem, settings->writes);
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		const size_t at = layout_at(&layout, RANGE);
		struct slice rest = layout_get(&layout, i, RANGE);

		layout_begin_row(&layout, i, rest.length ? RANGE : RANGE - 1, false, out);
		if (!rest.length)
			text_add_slice(out, layout_get(&layout, i, RANGE - 1));
		for (bool more = false; rest.length; more = true) {
			if (more) {
				text_add_char(out, '\n');
				text_add_repeated(out, ' ', at);
			}
			text_add_slice(out,
				wrap_line(&rest,
					settings->columns > at ? settings->columns - at : 1, ","));
		}
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

/* Appends a number, with its standard error if it is an estimate. */
static void add_number(double number, bool is_estimated, double error, int digits, struct text *out)
{
	text_add_fixed(out, number, digits);
	if (is_estimated) {
		text_add_string(out, " +- ");
		text_add_fixed(out, error, digits);
	}
}

static void add_players(const struct nash_solved *solved, struct text *out)
{
	static const struct layout_column columns[] = {{.right = false}, {.right = true},
		{.right = true}, {.right = true}, {.right = true}};
	static const char *const names[] = {"position", "stack", "value", "gain", "sampled"};
	const int digits = options_digits(&solved->command->settings, NASH_DIGITS);
	struct layout layout;

	layout_init(&layout, columns, solved->is_sampled ? 5 : 4);
	layout_names(&layout, names);
	for (int i = 0; i < solved->game.rules.players; i++) {
		text_add_string(layout_cell(&layout),
			pushfold_position(solved->game.rules.players, i));
		text_add_double(layout_cell(&layout), solved->game.rules.stack[i]);
		add_number(solved->strategy->value[i], solved->is_estimated,
			solved->strategy->error[i], digits, layout_cell(&layout));
		text_add_fixed(layout_cell(&layout), solved->strategy->gain[i], digits);
		if (solved->is_sampled)
			add_number(solved->sampled.gain[i], true, solved->sampled.error[i], digits,
				layout_cell(&layout));
	}
	layout_measure(&layout);
	for (size_t i = 0; i < layout_rows(&layout); i++) {
		layout_row(&layout, i, false, out);
		text_add_char(out, '\n');
	}
	layout_free(&layout, out);
}

void nash_show(const struct nash_solved *solved, struct text *out)
{
	add_ranges(solved, out);
	text_add_char(out, '\n');
	add_players(solved, out);
}

/* -- grids -------------------------------------------------------------------------- */

/* The unit of values in a grid, whose cells have five characters: the big blind, or a hundredth of
 * all prizes. */
static double unit_of(const struct pushfold_rules *rules)
{
	double sum = 0;

	for (int i = 0; i < rules->places; i++)
		sum += rules->payouts[i];
	return sum > 0 ? sum / 100 : rules->big;
}

static void fill_grid(const struct nash_solved *solved, int pot, struct grid *grid)
{
	const struct strategy *const strategy = solved->strategy;
	const double unit = unit_of(&solved->game.rules);

	*grid = (struct grid){.ramp = GRID_WEIGHT};
	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct grid_cell *const cell = &grid->cell[i];
		const double frequency = strategy->frequency[pot][i];
		const double ev = strategy->ev[pot][i] / unit, size = fabs(ev);

		cell->value = frequency;
		cell->present = frequency > 0;
		cell->part = frequency > 0 && frequency < 1;
		if (isnan(ev) || size >= 9999.5)
			continue;
		snprintf(cell->text, sizeof cell->text, "%+.*f",
			size < 9.995   ? 2
			: size < 99.95 ? 1
				       : 0,
			ev);
	}
}

static const char *unit_name(const struct pushfold_rules *rules)
{
	return rules->places ? "percent of all prizes" : "big blinds";
}

/* Appends "BTN push, 58.28%". */
static void add_title(const struct nash_solved *solved, int pot, struct text *out)
{
	nash_add_decision(&solved->game, pot, out);
	text_add_string(out, ", ");
	add_percent(solved, strategy_mean(solved->strategy->frequency[pot]), out);
}

void nash_show_grids(const struct nash_solved *solved, struct text *out)
{
	const struct settings *const settings = &solved->command->settings;
	struct grid_style style = {.columns = settings->columns,
		.colour = settings->colour,
		.unicode = settings->writes == CARD_UNICODE};
	struct grid grid;

	for (int pot = 0; pot < solved->game.pots; pot++) {
		if (!nash_shows(solved, pot))
			continue;
		add_title(solved, pot, out);
		text_add_char(out, '\n');
		fill_grid(solved, pot, &grid);
		style.show = GRID_NAMES;
		grid_draw(&grid, &style, out);
		text_format(out, "\nvalue of a %s less that of folding, in %s\n",
			solved->game.pot[pot].count > 1 ? "call" : "push",
			unit_name(&solved->game.rules));
		for (int i = 0; i < COMBO_CLASSES; i++)
			grid.cell[i].present = grid.cell[i].text[0] != '\0';
		style.show = GRID_TEXTS;
		grid_draw(&grid, &style, out);
		text_add_char(out, '\n');
	}
	add_players(solved, out);
}

void nash_draw_grids(const struct nash_solved *solved, struct text *out)
{
	struct grid_page page = {.height = 0};
	struct text title = {0}, note = {0};
	struct grid grid;

	for (int pot = 0; pot < solved->game.pots; pot++) {
		if (!nash_shows(solved, pot))
			continue;
		text_clear(&title);
		text_clear(&note);
		add_title(solved, pot, &title);
		text_format(&note, "value of a %s less that of folding, in %s",
			solved->game.pot[pot].count > 1 ? "call" : "push",
			unit_name(&solved->game.rules));
		fill_grid(solved, pot, &grid);
		for (int i = 0; i < COMBO_CLASSES; i++) {
			grid.cell[i].present = true;
			grid.cell[i].part = false;
		}
		grid_page_add(&page, &grid, text_slice(&title), text_slice(&note));
	}
	page.body.failed = page.body.failed || title.failed || note.failed;
	grid_page_end(&page, "felt nash", out);
	text_free(&title);
	text_free(&note);
}
