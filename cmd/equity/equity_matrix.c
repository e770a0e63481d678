#include "equity_matrix.h"

#include "frame/svg.h"
#include "frame/wrap.h"

/* -- rows of pairs ------------------------------------------------------------ */

struct pair {
	size_t problem;
	int hero, villain; /* classes */
	const struct matrix_cell *cell;
	enum card_notation notation;
};

static void add_problem(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct pair *)item)->problem);
}

static void add_class(struct rows *rows, int class, enum card_notation notation)
{
	combo_class_print(rows->cell, class, notation);
	rows_add_cell(rows);
}

static void add_hero(struct rows *rows, const void *item)
{
	const struct pair *pair = item;

	add_class(rows, pair->hero, pair->notation);
}

static void add_villain(struct rows *rows, const void *item)
{
	const struct pair *pair = item;

	add_class(rows, pair->villain, pair->notation);
}

static void add_matchups(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct pair *)item)->cell->matchups);
}

static void add_equity(struct rows *rows, const void *item)
{
	rows_fraction(rows, matrix_equity(((const struct pair *)item)->cell));
}

static void add_win_count(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct pair *)item)->cell->wins);
}

static void add_tie_count(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct pair *)item)->cell->ties);
}

static void add_win(struct rows *rows, const void *item)
{
	const struct matrix_cell *cell = ((const struct pair *)item)->cell;

	rows_fraction(rows, (double)cell->wins / (double)cell->deals);
}

static void add_tie(struct rows *rows, const void *item)
{
	const struct matrix_cell *cell = ((const struct pair *)item)->cell;

	rows_fraction(rows, (double)cell->ties / (double)cell->deals);
}

static void add_deals(struct rows *rows, const void *item)
{
	rows_uint(rows, ((const struct pair *)item)->cell->deals);
}

enum { ROWS = EQUITY_MATRIX_ROWS, SQUARE = EQUITY_MATRIX_SQUARE };

const struct field equity_matrix_fields[] = {
	{"hero", ROWS_STRING, add_hero, ROWS | SQUARE, ROWS | SQUARE},
	{"villain", ROWS_STRING, add_villain, ROWS, ROWS},
	{"matchups", ROWS_NUMBER, add_matchups, ROWS, ROWS},
	{"equity", ROWS_NUMBER, add_equity, ROWS, ROWS},
	{"win_count", ROWS_NUMBER, add_win_count, ROWS, ROWS},
	{"tie_count", ROWS_NUMBER, add_tie_count, ROWS, ROWS},
	{"win", ROWS_NUMBER, add_win, ROWS, ROWS},
	{"tie", ROWS_NUMBER, add_tie, ROWS, ROWS},
	{"deals", ROWS_NUMBER, add_deals, ROWS, ROWS},
	{"problem", ROWS_NUMBER, add_problem, 0, ROWS},
	{.name = NULL},
};

void equity_matrix_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct equity_matrix *matrix, enum card_notation notation)
{
	struct pair pair = {.problem = job->record, .notation = notation};

	for (pair.hero = 0; pair.hero < COMBO_CLASSES; pair.hero++)
		for (pair.villain = 0; pair.villain < COMBO_CLASSES; pair.villain++) {
			pair.cell = &matrix->counts.cell[pair.hero][pair.villain];
			if (!pair.cell->deals)
				continue;
			run_row(job, record);
			fields_row(fields, &job->rows, &pair);
		}
}

/* -- the square --------------------------------------------------------------- */

static bool has_class(const struct equity_matrix *matrix, int player, int class)
{
	const struct spot_side *side = &matrix->question->spot.side[player];

	for (int i = 0; i < side->count; i++)
		if (combo_class(side->combos[i]) == class)
			return true;
	return false;
}

const struct rows_name *equity_matrix_names(enum card_notation notation)
{
	static char names[COMBO_CLASSES][sizeof "1010o"];
	static struct rows_name columns[EQUITY_MATRIX_COLUMNS];

	columns[0] = (struct rows_name){"hero", ROWS_STRING};
	for (int class = 0; class < COMBO_CLASSES; class ++) {
		struct text name = text_over(names[class], sizeof names[class] - 1);

		combo_class_print(&name, class, notation);
		columns[1 + class] = (struct rows_name){names[class], ROWS_NUMBER};
	}
	return columns;
}

void equity_matrix_square(struct job *job, const struct record *record,
	const struct equity_matrix *matrix, enum card_notation notation)
{
	for (int hero = 0; hero < COMBO_CLASSES; hero++) {
		if (!has_class(matrix, 0, hero))
			continue;
		run_row(job, record);
		add_class(&job->rows, hero, notation);
		for (int villain = 0; villain < COMBO_CLASSES; villain++) {
			const struct matrix_cell *cell = &matrix->counts.cell[hero][villain];

			if (cell->deals)
				rows_fraction(&job->rows, matrix_equity(cell));
			else
				rows_empty(&job->rows);
		}
		rows_end(&job->rows);
	}
}

/* -- the picture -------------------------------------------------------------- */

enum {
	MARGIN = 20,
	LABEL = 40,            /* for the names of classes, left of the picture and above it */
	TITLE_LINE = 20,       /* the height of a line of the title */
	TITLE_CHARACTERS = 60, /* per line at most, if there is a place to break it */
	TITLE_BELOW = 12,      /* from the title to the labels */
	WIDTH_LEAST = 600,     /* of a page, so that a title fits */
	BETWEEN = 24,          /* two pictures */
	PICTURE = 1352,        /* the side of a picture of all classes, 169 x 8 */
	CELL_MOST = 40         /* of few classes */
};

/* The classes that a player has, the best first. Returns how many. */
static int list_classes(const struct equity_matrix *matrix, int player, int out[COMBO_CLASSES])
{
	int count = 0;

	for (int i = 0; i < COMBO_CLASSES; i++)
		if (has_class(matrix, player, range_order[i]))
			out[count++] = range_order[i];
	return count;
}

static void add_name(struct text *out, int class)
{
	char name[4];

	combo_class_name(class, name);
	text_add_string(out, name);
}

/* The name of a class, which ends at a place: to the left of it, or turned, above it. */
static void add_label(struct text *out, int class, unsigned long size, unsigned long x,
	unsigned long y, bool turned)
{
	text_add_string(out, "<text");
	svg_attribute(out, "font-size", size > 14 ? 14 : size);
	if (turned) {
		text_add_string(out, " transform=\"translate(");
		text_add_uint(out, x);
		text_add_char(out, ' ');
		text_add_uint(out, y);
		text_add_string(out, ") rotate(90)\"");
	} else {
		svg_attribute(out, "x", x);
		svg_attribute(out, "y", y);
	}
	text_add_char(out, '>');
	add_name(out, class);
	text_add_string(out, "</text>\n");
}

/* A browser shows the title of a cell where the pointer rests. */
static void add_cell(struct text *out, const struct matrix_cell *cell, int hero, int villain,
	unsigned long size, unsigned long x, unsigned long y)
{
	const double equity = matrix_equity(cell);

	text_add_string(out, "<rect");
	svg_attribute(out, "x", x);
	svg_attribute(out, "y", y);
	svg_attribute(out, "width", size);
	svg_attribute(out, "height", size);
	svg_fill(out, grid_paint(GRID_EQUITY, equity));
	text_add_string(out, "><title>");
	add_name(out, hero);
	text_add_string(out, " v ");
	add_name(out, villain);
	text_add_char(out, ' ');
	text_add_fixed(out, 100 * equity, 2);
	text_add_string(out, "%</title></rect>\n");
}

static void add_title(struct equity_matrix_page *page, struct slice title)
{
	struct text *out = &page->body;

	page->height += page->height ? BETWEEN : MARGIN;
	while (title.length) {
		page->height += TITLE_LINE;
		text_add_string(out, "<text class=\"head\"");
		svg_attribute(out, "x", MARGIN);
		svg_attribute(out, "y", page->height - TITLE_LINE / 4);
		text_add_char(out, '>');
		/* the notation of ranges has no character to escape */
		text_add_slice(out, wrap_line(&title, TITLE_CHARACTERS, ","));
		text_add_string(out, "</text>\n");
	}
	page->height += TITLE_BELOW;
}

void equity_matrix_draw(struct equity_matrix_page *page, const struct equity_matrix *matrix,
	struct slice title)
{
	int heroes[COMBO_CLASSES], villains[COMBO_CLASSES];
	const int rows = list_classes(matrix, 0, heroes),
		  columns = list_classes(matrix, 1, villains);
	const int most = rows > columns ? rows : columns;
	const unsigned long size =
		PICTURE / most < CELL_MOST ? (unsigned long)(PICTURE / most) : CELL_MOST;
	const unsigned long left = MARGIN + LABEL, width = left + size * (unsigned long)columns;
	struct text *out = &page->body;
	unsigned long top;

	add_title(page, title);
	top = page->height + LABEL;
	for (int v = 0; v < columns; v++)
		add_label(out, villains[v], size * 7 / 8, left + size * (unsigned long)v + size / 5,
			top - 3, true);
	for (int h = 0; h < rows; h++) {
		const unsigned long y = top + size * (unsigned long)h;

		add_label(out, heroes[h], size * 7 / 8, left - 3, y + size * 7 / 8, false);
		for (int v = 0; v < columns; v++) {
			const struct matrix_cell *cell =
				&matrix->counts.cell[heroes[h]][villains[v]];

			if (cell->deals)
				add_cell(out, cell, heroes[h], villains[v], size,
					left + size * (unsigned long)v, y);
		}
	}
	page->height = top + size * (unsigned long)rows;
	page->width = width > page->width ? width : page->width;
}

static const char style[] = "<style>\n"
			    "text { font-family: sans-serif; text-anchor: end; fill: #000 }\n"
			    ".head { font-size: 16px; font-weight: bold; text-anchor: start }\n"
			    "rect { shape-rendering: crispEdges }\n"
			    "</style>\n";

void equity_matrix_page_end(struct equity_matrix_page *page, struct text *out)
{
	const unsigned long least = WIDTH_LEAST;
	const unsigned long width = page->width + MARGIN > least ? page->width + MARGIN : least;

	svg_page(out, width, page->height + MARGIN, "felt equity --matrix", style, &page->body);
	equity_matrix_page_free(page);
}

void equity_matrix_page_free(struct equity_matrix_page *page)
{
	text_free(&page->body);
	page->width = page->height = 0;
}
