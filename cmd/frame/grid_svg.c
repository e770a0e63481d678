#include "grid.h"

#include "svg.h"
#include "wrap.h"

#include <string.h>

enum {
	CELL = 40, /* side in pixels */
	MARGIN = 20,
	SIDE = CELL * CARD_RANKS, /* side of a full grid, for which titles and notes are sized */
	TITLE_HEIGHT = 20,        /* per line */
	TITLE_RISE = 4,           /* offset of the first line */
	TITLE_BELOW = 14,         /* between title and grid */
	TITLE_CHARACTERS = 50,    /* maximum per line, if the text can be wrapped */
	NOTE_HEIGHT = 18,         /* per line */
	NOTE_CHARACTERS = 70,     /* likewise */
	BETWEEN = 24              /* between two grids */
};

static void begin_text(struct text *out, const char *class, unsigned long x, unsigned long y)
{
	text_format(out, "<text class=\"%s\"", class);
	svg_attribute(out, "x", x);
	svg_attribute(out, "y", y);
	text_add_char(out, '>');
}

/* Adds an attribute with a part of a cell's side, after an integer number of pixels. */
static void add_part(struct text *out, const char *name, unsigned long from, double part)
{
	text_format(out, " %s=\"", name);
	text_add_fixed(out, (double)from + CELL * part, 2);
	text_add_char(out, '"');
}

static void add_bands(struct text *out, const struct grid *grid, int class, unsigned long x,
	unsigned long y)
{
	const struct grid_bands *const bands = grid->bands;
	const double height = grid->cell[class].value;
	double left = 0;

	for (int i = 0; i < bands->count; i++) {
		const double share = (double)bands->share[class][i];

		if (share >= 0.0005) {
			text_add_string(out, "<rect class=\"band\"");
			add_part(out, "x", x, left);
			add_part(out, "y", y, 1 - height);
			add_part(out, "width", 0, share);
			add_part(out, "height", 0, height);
			svg_fill(out, bands->colour[i]);
			text_add_string(out, "/>");
		}
		left += share;
	}
}

/* Adds "AKs: b75 87.7%, x 12.3%". */
static void add_tooltip(struct text *out, const struct grid *grid, int class, const char *name)
{
	const struct grid_cell *const cell = &grid->cell[class];
	const struct grid_bands *const bands = grid->bands;

	text_add_string(out, name);
	if (!cell->present)
		return;
	text_add_string(out, bands ? ":" : " ");
	for (int i = 0; bands && i < bands->count; i++) {
		text_add_string(out, i ? ", " : " ");
		svg_escaped(out, slice_of(bands->name[i]));
		text_add_char(out, ' ');
		text_add_fixed(out, 100 * (double)bands->share[class][i], 1);
		text_add_char(out, '%');
	}
	if (!bands) {
		text_add_fixed(out, 100 * cell->value, 2);
		text_add_char(out, '%');
	}
}

static void add_cell(struct text *out, const struct grid *grid, int class, unsigned long top)
{
	const struct grid_cell *cell = &grid->cell[class];
	unsigned long x = MARGIN + (unsigned long)(class % CARD_RANKS) * CELL;
	unsigned long y = top + (unsigned long)(class / CARD_RANKS) * CELL;
	bool two = cell->present && cell->text[0];
	struct grid_colour colour = {0xf4, 0xf4, 0xf4};
	char name[4];

	if (cell->present && !grid->bands)
		colour = grid_cell_colour(grid, cell);
	combo_class_name(class, name);
	text_add_string(out, "<g><title>");
	add_tooltip(out, grid, class, name);
	text_add_string(out, "</title><rect");
	svg_attribute(out, "x", x);
	svg_attribute(out, "y", y);
	svg_attribute(out, "width", CELL);
	svg_attribute(out, "height", CELL);
	svg_fill(out, colour);
	text_add_string(out, "/>");
	if (cell->present && grid->bands)
		add_bands(out, grid, class, x, y);
	begin_text(out,
		!cell->present      ? "none"
		: grid->bands       ? "over"
		: grid_dark(colour) ? "dark"
				    : "name",
		x + CELL / 2, y + (two ? 19 : 25));
	text_format(out, "%s%s", name, cell->present && cell->part ? "*</text>" : "</text>");
	if (two) {
		begin_text(out, grid_dark(colour) ? "more dark" : "more", x + CELL / 2, y + 33);
		svg_escaped(out, slice_of(cell->text));
		text_add_string(out, "</text>");
	}
	text_add_string(out, "</g>\n");
}

static bool has_part(const struct grid *grid)
{
	for (int i = 0; i < COMBO_CLASSES; i++)
		if (grid->cell[i].present && grid->cell[i].part)
			return true;
	return false;
}

static void add_lines(struct grid_page *page, const char *class, struct slice text,
	size_t characters, unsigned long height)
{
	while (text.length) {
		page->height += height;
		begin_text(&page->body, class, MARGIN, page->height);
		svg_escaped(&page->body, wrap_line(&text, characters, ","));
		text_add_string(&page->body, "</text>\n");
	}
}

void grid_page_add(struct grid_page *page, const struct grid *grid, struct slice title,
	struct slice note)
{
	static const char part[] = "* in part";
	const int rows = CARD_RANKS - grid->left_out;

	page->height += page->height ? BETWEEN : MARGIN;
	if (title.length) {
		page->height -= TITLE_RISE;
		add_lines(page, "head", title, TITLE_CHARACTERS, TITLE_HEIGHT);
		page->height += TITLE_BELOW;
	}
	for (int row = 0; row < rows; row++)
		for (int column = 0; column < rows; column++)
			add_cell(&page->body, grid, row * CARD_RANKS + column, page->height);
	page->height += (unsigned long)rows * CELL;
	add_lines(page, "note", note, NOTE_CHARACTERS, NOTE_HEIGHT);
	if (has_part(grid))
		add_lines(page, "note", slice_of(part), NOTE_CHARACTERS, NOTE_HEIGHT);
}

void grid_page_legend(struct grid_page *page, struct grid_colour colour, struct slice text)
{
	enum { SWATCH = 14 };

	page->height += NOTE_HEIGHT + 4;
	text_add_string(&page->body, "<rect");
	svg_attribute(&page->body, "x", MARGIN);
	svg_attribute(&page->body, "y", page->height - 12);
	svg_attribute(&page->body, "width", SWATCH);
	svg_attribute(&page->body, "height", SWATCH);
	svg_fill(&page->body, colour);
	text_add_string(&page->body, "/>");
	begin_text(&page->body, "legend", MARGIN + SWATCH + 8, page->height);
	svg_escaped(&page->body, text);
	text_add_string(&page->body, "</text>\n");
}

static const char style[] = "<style>\n"
			    "text { font: 13px sans-serif; text-anchor: middle; fill: #000 }\n"
			    ".none { fill: #aaa }\n"
			    ".dark { fill: #fff }\n"
			    ".over { paint-order: stroke; stroke: #fff; stroke-width: 3px }\n"
			    ".band { stroke: none }\n"
			    ".legend { text-anchor: start }\n"
			    ".more { font-size: 11px }\n"
			    ".head { font-size: 16px; font-weight: bold; text-anchor: start }\n"
			    ".note { font-size: 12px; text-anchor: start }\n"
			    "rect { stroke: #fff }\n"
			    "</style>\n";

void grid_page_end(struct grid_page *page, const char *title, struct text *out)
{
	svg_page(out, SIDE + 2 * MARGIN, page->height + MARGIN, title, style, &page->body);
	grid_page_free(page);
}

void grid_page_free(struct grid_page *page)
{
	text_free(&page->body);
	page->height = 0;
}
