/* The chart of heads-up play: the stacks at which each starting hand is pushed and called. */
#include "nash.h"

#include "frame/listing.h"
#include "frame/output.h"
#include "frame/report.h"

#include "nash/headsup/headsup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	STEP = 10, /* stacks of a big blind */
	FIRST = 1, /* big blinds, as */
	LAST = 25,
	OPEN = 20,  /* the largest stack in an interval stands for itself and more */
	GAP = STEP, /* a big blind */
	STACKS = (LAST - FIRST) * STEP + 1
};

/* Whether hands are played at each stack; the first one is the smallest. */
struct nash_chart {
	const struct nash_command *command;
	bool plays[2][COMBO_CLASSES][STACKS];
};

static status_code solve_stack(const struct nash_command *command, const struct pairs *pairs, int i,
	struct nash_chart *chart, struct strategy *strategy)
{
	const struct pushfold_rules *const given = &command->rules;
	struct pushfold_rules rules = {.players = 2,
		.small = given->small / given->big,
		.big = 1,
		.ante = given->ante / given->big,
		.big_ante = given->big_ante / given->big};
	struct pushfold *const game = malloc(sizeof *game);
	status_code status;

	if (!game)
		return STATUS_NO_MEMORY;
	rules.stack[0] = rules.stack[1] = FIRST + i / (double)STEP;
	status = pushfold_make(&rules, game);
	if (!status)
		status = headsup_solve(game, pairs, strategy);
	for (int call = 0; call < 2 && !status; call++)
		for (int class = 0; class < COMBO_CLASSES; class ++)
			chart->plays[call][class][i] =
				strategy->frequency[game->index[call ? 3 : 1]][class] > 0.5;
	pushfold_free(game);
	free(game);
	return status;
}

/* Each stack starts from the strategy of the one before it. */
static status_code solve_stacks(const struct nash_command *command, const struct pairs *pairs,
	struct nash_chart *chart)
{
	struct strategy *const strategy = calloc(1, sizeof *strategy);
	status_code status = strategy ? STATUS_OK : STATUS_NO_MEMORY;

	chart->command = command;
	for (int i = STACKS - 1; i >= 0 && !status; i--)
		status = solve_stack(command, pairs, i, chart, strategy);
	free(strategy);
	return status;
}

/* -- intervals ---------------------------------------------------------------------- */

/* Appends a stack; those of 20 and more are 20. */
static void add_stack(struct text *out, int i)
{
	const int tenths = FIRST * STEP + i;

	text_add_double(out, (tenths < OPEN * STEP ? tenths : OPEN * STEP) / (double)STEP);
}

/* The end of an interval that begins at stack i, with gaps of at most GAP closed: there, a hand
 * is mixed or costs next to nothing. */
static int interval_end(const bool plays[STACKS], int i)
{
	int end = i;

	for (int k = i - 1; k >= 0 && k >= end - GAP; k--)
		if (plays[k])
			end = k;
	return end;
}

/* Appends the intervals of stacks, from the largest: "7.1-5.1,2.3-1". Those above 20 are one. */
static void add_intervals(const bool plays[STACKS], struct text *out)
{
	const int open = (OPEN - FIRST) * STEP;
	bool more = false;

	for (int i = open; i >= 0; i--) {
		const int from = i;

		if (!plays[i])
			continue;
		i = interval_end(plays, i);
		text_add_string(out, more ? "," : "");
		add_stack(out, from);
		if (i < from) {
			text_add_char(out, '-');
			add_stack(out, i);
		}
		more = true;
	}
}

struct nash_chart_row {
	const struct nash_chart *chart;
	int class;
};

static void add_class(struct rows *rows, const void *item)
{
	const struct nash_chart_row *const row = item;

	combo_class_print(rows->cell, row->class, row->chart->command->settings.writes);
	rows_add_cell(rows);
}

static void add_pushes(struct rows *rows, const void *item)
{
	const struct nash_chart_row *const row = item;

	add_intervals(row->chart->plays[0][row->class], rows->cell);
	rows_add_cell(rows);
}

static void add_calls(struct rows *rows, const void *item)
{
	const struct nash_chart_row *const row = item;

	add_intervals(row->chart->plays[1][row->class], rows->cell);
	rows_add_cell(rows);
}

const struct field nash_chart_fields[] = {
	{"class", ROWS_STRING, add_class, NASH_VIEW_CHART, NASH_VIEW_CHART},
	{"push", ROWS_STRING, add_pushes, NASH_VIEW_CHART, NASH_VIEW_CHART},
	{"call", ROWS_STRING, add_calls, NASH_VIEW_CHART, NASH_VIEW_CHART},
	{.name = NULL},
};

static void add_rows(const void *item, struct rows *rows)
{
	struct nash_chart_row row = {item, 0};

	for (row.class = 0; row.class < COMBO_CLASSES; row.class ++)
		if (row.chart->command->asked[row.class])
			fields_row(&row.chart->command->fields, rows, &row);
}

/* -- grids -------------------------------------------------------------------------- */

/* The largest stack of each hand, as text and as shade; hands with gaps are marked. */
static void fill_grid(const struct nash_chart *chart, bool call, struct grid *grid)
{
	const int open = (OPEN - FIRST) * STEP;

	*grid = (struct grid){.ramp = GRID_WEIGHT};
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		const bool *const plays = chart->plays[call][class];
		struct grid_cell *const cell = &grid->cell[class];
		int largest = open;

		while (largest >= 0 && !plays[largest])
			largest--;
		cell->present = largest >= 0;
		if (largest < 0)
			continue;
		cell->value = (largest + FIRST * STEP) / (double)(OPEN * STEP);
		if (largest == open)
			memcpy(cell->text, "20+", sizeof "20+");
		else
			snprintf(cell->text, sizeof cell->text, "%.1f",
				(largest + FIRST * STEP) / (double)STEP);
	}
}

static const char *const titles[] = {"push: the largest stack in big blinds",
	"call: the largest stack in big blinds"};

static void show_grids(const struct nash_chart *chart, struct text *out)
{
	const struct settings *const settings = &chart->command->settings;
	const struct grid_style style = {.show = GRID_TEXTS,
		.columns = settings->columns,
		.colour = settings->colour,
		.unicode = settings->writes == CARD_UNICODE};
	struct grid grid;

	for (int call = 0; call < 2; call++) {
		text_format(out, "%s%s\n", call ? "\n" : "", titles[call]);
		fill_grid(chart, call, &grid);
		grid_draw(&grid, &style, out);
	}
}

static void draw_grids(const struct nash_chart *chart, struct text *out)
{
	struct grid_page page = {.height = 0};
	struct grid grid;

	for (int call = 0; call < 2; call++) {
		fill_grid(chart, call, &grid);
		grid_page_add(&page, &grid, slice_of(titles[call]), SLICE(""));
	}
	grid_page_end(&page, "felt nash --chart", out);
}

int nash_write_chart(const struct nash_command *command, const struct pairs *pairs)
{
	struct nash_chart *const chart = calloc(1, sizeof *chart);
	struct text out = {0};
	int status = EXIT_IO;

	if (!chart || solve_stacks(command, pairs, chart)) {
		free(chart);
		return report_memory();
	}
	if (command->settings.svg || command->grid) {
		if (command->settings.svg)
			draw_grids(chart, &out);
		else
			show_grids(chart, &out);
		status = output_text(&out) ? EXIT_DONE : EXIT_IO;
		text_free(&out);
	} else {
		status = listing_write(&command->settings, &command->fields, add_rows, chart);
	}
	free(chart);
	return status;
}
