#include "equity_matrix.h"

#include "frame/svg.h"
#include "frame/wrap.h"

enum {
	MARGIN = 20,
	LABEL = 40,            /* space for names, left of the grid and above it */
	LABEL_GAP = 3,         /* between names and grid */
	LABELS_TWICE = 60,     /* from this many hands on, names are at both ends */
	FONT_MAX = 14,         /* of names, which are otherwise slightly smaller than a cell */
	TITLE_LINE = 20,       /* height of a title line */
	TITLE_CHARACTERS = 50, /* maximum per line, if the title can be wrapped */
	TITLE_BELOW = 12,      /* between title and names */
	WIDTH_MIN = 600,       /* of the image, so that a title fits */
	BETWEEN = 24,          /* between two grids */
	PICTURE = 1352,        /* side of a grid of all starting hands, 169 x 8 */
	CELL_MAX = 40,         /* with few starting hands */
	CELL_TENTHS = 32,      /* from this size on, cells show tenths of a percent, */
	CELL_WHOLE = 20,       /* and from this size on, whole percentages */
	NOTE_LINE = 24,        /* height of the note, and of the key below it */
	KEY_STEPS = 20,        /* steps of the colour key from equity 0 to 1 */
	KEY_SIDE = 12,
	KEY_LABEL = 24 /* space for "0%" before it */
};

/* A grid of starting hands, best first. Its first cell is at (left, top). */
struct equity_matrix_svg_picture {
	int heroes[COMBO_CLASSES], villains[COMBO_CLASSES];
	int rows, columns;
	unsigned long left, top, size; /* size: side of a cell */
};

static unsigned long column_left(const struct equity_matrix_svg_picture *picture, int column)
{
	return picture->left + picture->size * (unsigned long)column;
}

static unsigned long row_top(const struct equity_matrix_svg_picture *picture, int row)
{
	return picture->top + picture->size * (unsigned long)row;
}

/* Lists the starting hands that a player can have, best first. Returns their number. */
static int list_classes(const struct equity_matrix *matrix, int player, int out[COMBO_CLASSES])
{
	const uint8_t *order = range_order_of(matrix->matchup->game);
	int count = 0;

	for (int i = 0; i < COMBO_CLASSES; i++)
		if (equity_matrix_has(matrix, player, order[i]))
			out[count++] = order[i];
	return count;
}

/* -- names -------------------------------------------------------------------- */

static void begin_text(struct text *out, const char *class, unsigned long x, unsigned long y)
{
	text_add_string(out, "<text class=\"");
	text_add_string(out, class);
	text_add_char(out, '"');
	svg_attribute(out, "x", x);
	svg_attribute(out, "y", y);
	text_add_char(out, '>');
}

static void add_name(struct text *out, int class)
{
	char name[4];

	combo_class_name(class, name);
	text_add_string(out, name);
}

static unsigned long font_of(const struct equity_matrix_svg_picture *picture)
{
	const unsigned long font = picture->size * 7 / 8;

	return font < FONT_MAX ? font : FONT_MAX;
}

/* Distance from the edge of a cell to the baseline of vertically centred text. */
static unsigned long baseline(const struct equity_matrix_svg_picture *picture, bool turned)
{
	const unsigned long half = font_of(picture) * 3 / 8;

	return turned ? picture->size / 2 - half : picture->size / 2 + half;
}

/* Adds a name that ends at a position, or begins there if it is `after` the cells. */
static void add_label(struct text *out, int class, unsigned long x, unsigned long y, bool turned,
	bool after)
{
	text_add_string(out, after ? "<text class=\"after\"" : "<text");
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

/* Adds all names left of and above the cells, and in a large grid also right and below. */
static void add_labels(struct text *out, const struct equity_matrix_svg_picture *picture)
{
	const unsigned long right = column_left(picture, picture->columns) + LABEL_GAP;
	const unsigned long bottom = row_top(picture, picture->rows) + LABEL_GAP;

	text_add_string(out, "<g");
	svg_attribute(out, "font-size", font_of(picture));
	text_add_string(out, ">\n");
	for (int i = 0; i < picture->columns; i++) {
		const unsigned long x = column_left(picture, i) + baseline(picture, true);

		add_label(out, picture->villains[i], x, picture->top - LABEL_GAP, true, false);
		if (picture->rows >= LABELS_TWICE)
			add_label(out, picture->villains[i], x, bottom, true, true);
	}
	for (int i = 0; i < picture->rows; i++) {
		const unsigned long y = row_top(picture, i) + baseline(picture, false);

		add_label(out, picture->heroes[i], picture->left - LABEL_GAP, y, false, false);
		if (picture->columns >= LABELS_TWICE)
			add_label(out, picture->heroes[i], right, y, false, true);
	}
	text_add_string(out, "</g>\n");
}

/* -- cells -------------------------------------------------------------------- */

/* Begins a rectangle; leaves the element open. */
static void begin_square(struct text *out, unsigned long x, unsigned long y, unsigned long size,
	double equity)
{
	text_add_string(out, "<rect");
	svg_attribute(out, "x", x);
	svg_attribute(out, "y", y);
	svg_attribute(out, "width", size);
	svg_attribute(out, "height", size);
	svg_fill(out, grid_paint(GRID_EQUITY, equity));
}

/* Adds a cell with a title, which a browser shows as a tooltip. */
static void add_cell(struct text *out, const struct equity_matrix_svg_picture *picture, int row,
	int column, double equity)
{
	const unsigned long x = column_left(picture, column), y = row_top(picture, row);
	const bool dark = grid_dark(grid_paint(GRID_EQUITY, equity));

	begin_square(out, x, y, picture->size, equity);
	text_add_string(out, "><title>");
	add_name(out, picture->heroes[row]);
	text_add_string(out, " v ");
	add_name(out, picture->villains[column]);
	text_add_char(out, ' ');
	text_add_fixed(out, 100 * equity, 2);
	text_add_string(out, "%</title></rect>\n");
	if (picture->size < CELL_WHOLE)
		return;
	begin_text(out, dark ? "in dark" : "in", x + picture->size / 2, y + picture->size / 2 + 4);
	text_add_fixed(out, 100 * equity, picture->size >= CELL_TENTHS);
	text_add_string(out, "</text>\n");
}

/* -- images ------------------------------------------------------------------- */

void equity_matrix_draw(struct equity_matrix_page *page, const struct equity_matrix *matrix,
	struct slice title)
{
	struct text *out = &page->body;
	struct equity_matrix_svg_picture picture;
	unsigned long width;
	int most;

	page->height += page->height ? BETWEEN : MARGIN;
	while (title.length) {
		page->height += TITLE_LINE;
		begin_text(out, "head", MARGIN, page->height - TITLE_LINE / 4);
		/* range notation has no character to escape */
		text_add_slice(out, wrap_line(&title, TITLE_CHARACTERS, ","));
		text_add_string(out, "</text>\n");
	}
	page->height += TITLE_BELOW;
	picture.rows = list_classes(matrix, 0, picture.heroes);
	picture.columns = list_classes(matrix, 1, picture.villains);
	most = picture.rows > picture.columns ? picture.rows : picture.columns;
	picture.size = (unsigned long)(PICTURE / most < CELL_MAX ? PICTURE / most : CELL_MAX);
	picture.left = MARGIN + LABEL;
	picture.top = page->height + LABEL;
	add_labels(out, &picture);
	for (int row = 0; row < picture.rows; row++)
		for (int column = 0; column < picture.columns; column++) {
			const int hero = picture.heroes[row], villain = picture.villains[column];
			const struct matrix_cell *cell = &matrix->counts.cell[hero][villain];

			if (cell->deals)
				add_cell(out, &picture, row, column, matrix_equity(cell));
		}
	width = column_left(&picture, picture.columns) +
		(picture.columns >= LABELS_TWICE ? LABEL - MARGIN : 0);
	page->width = width > page->width ? width : page->width;
	page->height = row_top(&picture, picture.rows) + (picture.rows >= LABELS_TWICE ? LABEL : 0);
	/* Explain whose equity the cells show, and the colours. */
	page->height += NOTE_LINE;
	begin_text(out, "note", MARGIN, page->height);
	text_add_string(out, "equity of the class on the left (first range) against the "
			     "class above (second range)</text>\n");
	page->height += NOTE_LINE;
	begin_text(out, "note", MARGIN, page->height);
	text_add_string(out, "0%</text>\n");
	for (int i = 0; i <= KEY_STEPS; i++) {
		begin_square(out, MARGIN + KEY_LABEL + KEY_SIDE * (unsigned long)i,
			page->height - KEY_SIDE + 2, KEY_SIDE, (double)i / KEY_STEPS);
		text_add_string(out, "/>\n");
	}
	begin_text(out, "note", MARGIN + KEY_LABEL + KEY_SIDE * (KEY_STEPS + 1) + 2 * LABEL_GAP,
		page->height);
	text_add_string(out, "100%</text>\n");
}

static const char style[] = "<style>\n"
			    "text { font-family: sans-serif; text-anchor: end; fill: #000 }\n"
			    ".after { text-anchor: start }\n"
			    ".in { font-size: 11px; text-anchor: middle; pointer-events: none }\n"
			    ".dark { fill: #fff }\n"
			    ".head { font-size: 16px; font-weight: bold; text-anchor: start }\n"
			    ".note { font-size: 12px; text-anchor: start }\n"
			    "rect { shape-rendering: crispEdges }\n"
			    "rect[x]:hover { stroke: #000 }\n"
			    "</style>\n";

void equity_matrix_page_end(struct equity_matrix_page *page, struct text *out)
{
	const unsigned long least = WIDTH_MIN;
	const unsigned long width = page->width + MARGIN > least ? page->width + MARGIN : least;

	svg_page(out, width, page->height + MARGIN, "felt equity --matrix", style, &page->body);
	equity_matrix_page_free(page);
}

void equity_matrix_page_free(struct equity_matrix_page *page)
{
	text_free(&page->body);
	page->width = page->height = 0;
}
