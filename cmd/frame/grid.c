#include "grid.h"

#include "screen.h"

#include <string.h>

/* -- colours -------------------------------------------------------------- */

enum { STOPS = 5 };

/* Colours at 0, 1/4 ... 1; between them, mixed. */
static const struct grid_colour stops[][STOPS] = {
	[GRID_WEIGHT] = {{0xff, 0xf7, 0xc8}, {0xd7, 0xec, 0x98}, {0xa8, 0xd8, 0x70},
		{0x5c, 0xb4, 0x50}, {0x18, 0x90, 0x28}},
	[GRID_EQUITY] = {{0xc8, 0x38, 0x28}, {0xf4, 0xa4, 0x68}, {0xfa, 0xf6, 0xc4},
		{0xa4, 0xd4, 0xec}, {0x20, 0x70, 0xc8}},
};

static double clipped(double value)
{
	return value > 1 ? 1 : value > 0 ? value : 0;
}

static uint8_t mixed(uint8_t from, uint8_t to, double part)
{
	return (uint8_t)(from + (to - from) * part + 0.5);
}

struct grid_colour grid_paint(enum grid_ramp ramp, double value)
{
	double place = clipped(value) * (STOPS - 1);
	int stop = place < STOPS - 1 ? (int)place : STOPS - 2;
	struct grid_colour from = stops[ramp][stop], to = stops[ramp][stop + 1];

	place -= stop;
	return (struct grid_colour){mixed(from.red, to.red, place),
		mixed(from.green, to.green, place), mixed(from.blue, to.blue, place)};
}

struct grid_colour grid_cell_colour(const struct grid *grid, const struct grid_cell *cell)
{
	return grid->ramp == GRID_OWN ? cell->colour : grid_paint(grid->ramp, cell->value);
}

/* By luma, ITU-R BT.601. */
bool grid_dark(struct grid_colour colour)
{
	return 299 * colour.red + 587 * colour.green + 114 * colour.blue < 110 * 1000;
}

static const uint8_t levels[] = {0, 95, 135, 175, 215, 255};

/* The nearest level of the terminal's 6 x 6 x 6 colour cube, whose numbers start at 16. */
static unsigned nearest_level(uint8_t part)
{
	unsigned level = 0;

	while (level < 5 && part > (levels[level] + levels[level + 1]) / 2)
		level++;
	return level;
}

/* The number of the nearest colour of the cube. */
unsigned grid_paint_number(struct grid_colour colour)
{
	return 16 + 36 * nearest_level(colour.red) + 6 * nearest_level(colour.green) +
	       nearest_level(colour.blue);
}

static bool cube_dark(unsigned number)
{
	unsigned place = number - 16;

	return grid_dark(
		(struct grid_colour){levels[place / 36], levels[place / 6 % 6], levels[place % 6]});
}

void grid_begin_paint(struct text *out, unsigned number)
{
	text_format(out, cube_dark(number) ? "\033[38;5;231;48;5;%um" : "\033[38;5;16;48;5;%um",
		number);
}

/* -- cells ---------------------------------------------------------------- */

enum arrangement { NARROW_NAMES, WIDE_NAMES, TEXTS, MARKS };

static const size_t arrangement_width[] = {4, 5, 6, 2};

enum { WIDE_COLUMNS = 5 * CARD_RANKS, MARGIN = 2 /* ranks left of texts and marks */ };

static const char ranks[] = "AKQJT98765432";

/* Painted names are padded with spaces if they fit. */
static enum arrangement arrangement_of(const struct grid_style *style)
{
	if (style->show == GRID_TEXTS)
		return style->columns >= GRID_TEXT_COLUMNS ? TEXTS : MARKS;
	if (style->columns + 1 < GRID_NAME_COLUMNS) /* the last column is a space */
		return MARKS;
	return style->colour && style->columns >= WIDE_COLUMNS ? WIDE_NAMES : NARROW_NAMES;
}

static const char *mark_of(const struct grid_cell *cell, bool unicode)
{
	static const char *const plain[] = {"-", "+", "x", "#"};
	static const char *const shades[] = {"\u2591", "\u2592", "\u2593", "\u2588"};
	double value = clipped(cell->value);
	int quarter = value >= 1 ? 3 : value < 0.25 ? 0 : value < 0.625 ? 1 : 2;

	return (unicode ? shades : plain)[quarter];
}

/* Appends the content of a cell without the spaces around it. Returns its width. */
static size_t add_content(struct text *out, const struct grid_style *style, enum arrangement layout,
	int class, const struct grid_cell *cell)
{
	char name[4];

	if (!cell->present) {
		text_add_string(out, style->unicode ? "\u00b7" : ".");
		return 1;
	}
	if (layout == TEXTS) {
		text_add_string(out, cell->text);
		return strlen(cell->text);
	}
	if (layout == MARKS) { /* in colour, the paint is the mark */
		text_add_string(out, style->colour ? " " : mark_of(cell, style->unicode));
		return 1;
	}
	combo_class_name(class, name);
	text_format(out, "%s%s", name, cell->part ? "*" : "");
	return strlen(name) + cell->part;
}

/* -- lines ---------------------------------------------------------------- */

enum { NO_PAINT = 0, DIM = 1 }; /* other values are colours of the cube */

static void change_paint(struct text *out, unsigned from, unsigned to)
{
	if (from == to)
		return;
	if (from)
		text_add_string(out, screen_plain(true));
	if (to == DIM)
		text_add_string(out, screen_dim(true));
	else if (to)
		grid_begin_paint(out, to);
}

static void add_line(const struct grid *grid, const struct grid_style *style,
	enum arrangement layout, int row, struct text *out)
{
	const int first = row * CARD_RANKS, end = first + CARD_RANKS - grid->left_out;
	unsigned paint = NO_PAINT;

	if (layout == TEXTS || layout == MARKS) {
		text_format(out, "%s%c%s ", screen_dim(style->colour), ranks[row],
			screen_plain(style->colour));
	}
	for (int i = first; i < end; i++) {
		const struct grid_cell *cell = &grid->cell[i];
		unsigned next =
			cell->present ? grid_paint_number(grid_cell_colour(grid, cell)) : DIM;
		size_t width, before, used;
		bool painted;

		if (style->colour)
			change_paint(out, paint, next);
		paint = next;
		width = arrangement_width[layout];
		before = layout == WIDE_NAMES;
		painted = style->colour && cell->present;
		/* Append a cell at full width. Only a painted cell may end a line with spaces. */
		if (layout == TEXTS) /* right-aligned */
			before = cell->present ? width - strlen(cell->text) : width - 3;
		else if (!cell->present && layout != MARKS)
			before++; /* centred */
		text_add_repeated(out, ' ', before);
		used = before + add_content(out, style, layout, i, cell);
		if (painted || !(i == end - 1))
			text_add_repeated(out, ' ', used < width ? width - used : 0);
	}
	if (style->colour)
		change_paint(out, paint, NO_PAINT);
	text_add_char(out, '\n');
}

void grid_draw(const struct grid *grid, const struct grid_style *style, struct text *out)
{
	enum arrangement layout = arrangement_of(style);
	bool names = layout == NARROW_NAMES || layout == WIDE_NAMES, part = false;
	const int rows = CARD_RANKS - grid->left_out;

	if (!names) {
		size_t width = arrangement_width[layout];

		text_add_string(out, screen_dim(style->colour));
		text_add_repeated(out, ' ', MARGIN);
		for (int i = 0; i < rows; i++) {
			text_add_repeated(out, ' ', layout == TEXTS ? width - 3 : 0);
			text_add_char(out, ranks[i]);
			if (i + 1 < rows)
				text_add_repeated(out, ' ', layout == TEXTS ? 2 : width - 1);
		}
		text_format(out, "%s\n", screen_plain(style->colour));
	}
	for (int row = 0; row < rows; row++)
		add_line(grid, style, layout, row, out);
	for (int i = 0; i < COMBO_CLASSES; i++)
		part = part || (grid->cell[i].present && grid->cell[i].part);
	if (names && part)
		text_add_string(out, "* in part\n");
}

void grid_add_sample(struct text *out, struct grid_colour colour)
{
	text_format(out, "\033[48;5;%um  %s ", grid_paint_number(colour), screen_plain(true));
}
