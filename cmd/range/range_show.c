#include "range_show.h"

#include "frame/screen.h"
#include "frame/width.h"
#include "frame/wrap.h"

#include <stdio.h>
#include <string.h>

static void add_combo(const struct range_view *view, combo h, struct range_sums *sums)
{
	sums->combos += view->range->weight[h] > 0;
	sums->weight += view->range->weight[h];
	sums->possible += !(combo_set(h) & view->dead);
}

struct range_sums range_sums_of_combo(const struct range_view *view, combo h)
{
	struct range_sums sums = {0, 0, 0};

	add_combo(view, h, &sums);
	return sums;
}

struct range_sums range_sums_of_class(const struct range_view *view, int class)
{
	struct range_sums sums = {0, 0, 0};
	combo holes[COMBO_CLASS_MAX];
	int count = combo_class_list(class, holes);

	for (int i = 0; i < count; i++)
		add_combo(view, holes[i], &sums);
	return sums;
}

struct range_sums range_sums(const struct range_view *view)
{
	struct range_sums sums = {0, 0, 0};

	if (view->hands)
		return (struct range_sums){view->hands->count, hands_weight(view->hands),
			hands_possible(view->hands->game, view->dead)};
	for (int h = 0; h < COMBO_COUNT; h++)
		add_combo(view, (combo)h, &sums);
	return sums;
}

double range_sums_weighted(const struct range_sums *sums)
{
	return (double)sums->weight / RANGE_WHOLE;
}

double range_sums_share(const struct range_sums *sums)
{
	double whole = RANGE_WHOLE * (double)sums->possible;

	return sums->possible ? (double)sums->weight / whole : 0;
}

static bool partial(const struct range_sums *sums, unsigned combos)
{
	return sums->weight < (unsigned long)RANGE_WHOLE * combos;
}

/* -- the count and the range ---------------------------------------------- */

/* Appends "222 of 1,326 combos, 16.74%". */
static void add_count(const struct range_view *view, struct text *out)
{
	struct range_sums sums = range_sums(view);

	text_add_uint_grouped(out, sums.combos);
	text_add_string(out, " of ");
	text_add_uint_grouped(out, sums.possible);
	text_add_string(out, view->hands ? " hands, " : " combos, ");
	if (partial(&sums, sums.combos)) {
		text_add_double(out, range_sums_weighted(&sums));
		text_add_string(out, " by weight, ");
	}
	text_add_fixed(out, 100 * range_sums_share(&sums),
		options_digits(view->settings, RANGE_SHOW_DIGITS));
	text_add_char(out, '%');
}

enum { RANGE_COLUMN = 34 }; /* column of the range after its count, if it fits there */

void range_show_summary(const struct range_view *view, struct text *out)
{
	struct slice rest = view->normal;
	struct text count = {0};
	size_t column, columns = view->settings->columns;

	add_count(view, &count);
	text_add_slice(out, text_slice(&count));
	column = count.length + 2 > RANGE_COLUMN ? count.length + 2 : RANGE_COLUMN;
	if (!rest.length || column + width_columns(rest) > columns)
		text_add_char(out, '\n');
	else
		text_add_repeated(out, ' ', column - count.length);
	while (rest.length) {
		screen_add_cards(out, wrap_line(&rest, columns, ","), view->settings->colour);
		text_add_char(out, '\n');
	}
	out->failed = out->failed || count.failed;
	text_free(&count);
}

/* -- the grid ------------------------------------------------------------- */

static void fill_grid(const struct range_view *view, struct grid *grid)
{
	*grid = (struct grid){.ramp = GRID_WEIGHT,
		.left_out = grid_left_out(view->settings->game->deck)};
	for (int i = 0; i < COMBO_CLASSES; i++) {
		struct range_sums sums = range_sums_of_class(view, i);

		grid->cell[i] = (struct grid_cell){.present = sums.combos > 0,
			.part = partial(&sums, sums.possible),
			.value = range_sums_share(&sums)};
	}
}

void range_show_grid(const struct range_view *view, struct text *out)
{
	const struct settings *settings = view->settings;
	const struct grid_style style = {.columns = settings->columns,
		.colour = settings->colour,
		.unicode = settings->writes == CARD_UNICODE};
	struct grid grid;

	fill_grid(view, &grid);
	grid_draw(&grid, &style, out);
	range_show_summary(view, out);
}

/* Shows the fraction of a starting hand in the range, if it is a part, in place of a mark. */
static void say_part(struct grid_cell *cell)
{
	if (!cell->present || !cell->part)
		return;
	if (cell->value < 0.005)
		memcpy(cell->text, "<1%", 4);
	else if (cell->value > 0.995)
		memcpy(cell->text, ">99%", 5);
	else
		snprintf(cell->text, sizeof cell->text, "%.0f%%", 100 * cell->value);
	cell->part = false;
}

void range_show_on_page(const struct range_view *view, struct grid_page *page)
{
	struct text title = {0};
	struct grid grid;

	fill_grid(view, &grid);
	for (int i = 0; i < COMBO_CLASSES; i++)
		say_part(&grid.cell[i]);
	add_count(view, &title);
	grid_page_add(page, &grid, text_slice(&title), view->normal);
	page->body.failed = page->body.failed || title.failed;
	text_free(&title);
}
