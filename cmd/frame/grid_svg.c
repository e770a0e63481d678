#include "grid.h"

#include "clean.h"
#include "wrap.h"

#include "base/scan.h"

#include <string.h>

enum {
	CELL = 40, /* pixels of a side */
	MARGIN = 20,
	SIDE = CELL * CARD_RANKS,
	TITLE_HEIGHT = 20,     /* of a line */
	TITLE_RISE = 4,        /* by which the first line is lower */
	TITLE_BELOW = 14,      /* from the title to the square */
	TITLE_CHARACTERS = 50, /* per line at most, if there is a place to break it */
	NOTE_HEIGHT = 18,      /* of a line */
	NOTE_CHARACTERS = 70,  /* per line at most, likewise */
	BETWEEN = 24           /* between two squares */
};

/* All characters that clean.h lets through are allowed in XML 1.0, section 2.2. */
static void add_escaped(struct text *out, struct slice text)
{
	struct scan scan = scan_of(text);

	while (!scan_done(&scan)) {
		struct slice character = scan_char(&scan);

		if (!clean_shows(character))
			text_add_string(out, "\ufffd");
		else if (*character.bytes == '&')
			text_add_string(out, "&amp;");
		else if (*character.bytes == '<')
			text_add_string(out, "&lt;");
		else if (*character.bytes == '>')
			text_add_string(out, "&gt;");
		else if (*character.bytes == '"')
			text_add_string(out, "&quot;");
		else
			text_add_slice(out, character);
	}
}

static void add_attribute(struct text *out, const char *name, unsigned long value)
{
	text_add_char(out, ' ');
	text_add_string(out, name);
	text_add_string(out, "=\"");
	text_add_uint(out, value);
	text_add_char(out, '"');
}

static void begin_text(struct text *out, const char *class, unsigned long x, unsigned long y)
{
	text_add_string(out, "<text class=\"");
	text_add_string(out, class);
	text_add_char(out, '"');
	add_attribute(out, "x", x);
	add_attribute(out, "y", y);
	text_add_char(out, '>');
}

static void add_colour(struct text *out, struct grid_colour colour)
{
	static const char digits[] = "0123456789abcdef";
	const uint8_t parts[] = {colour.red, colour.green, colour.blue};

	text_add_string(out, " fill=\"#");
	for (int i = 0; i < 3; i++) {
		text_add_char(out, digits[parts[i] >> 4]);
		text_add_char(out, digits[parts[i] & 15]);
	}
	text_add_char(out, '"');
}

static void add_cell(struct text *out, const struct grid *grid, int class, unsigned long top)
{
	const struct grid_cell *cell = &grid->cell[class];
	unsigned long x = MARGIN + (unsigned long)(class % CARD_RANKS) * CELL;
	unsigned long y = top + (unsigned long)(class / CARD_RANKS) * CELL;
	bool two = cell->present && cell->text[0];
	struct grid_colour colour = {0xf4, 0xf4, 0xf4};
	char name[4];

	if (cell->present)
		colour = grid_paint(grid->ramp, cell->value);
	combo_class_name(class, name);
	text_add_string(out, "<g><title>");
	text_add_string(out, name);
	if (cell->present) {
		text_add_string(out, " ");
		text_add_double(out, cell->value);
	}
	text_add_string(out, "</title><rect");
	add_attribute(out, "x", x);
	add_attribute(out, "y", y);
	add_attribute(out, "width", CELL);
	add_attribute(out, "height", CELL);
	add_colour(out, colour);
	text_add_string(out, "/>");
	begin_text(out,
		!cell->present      ? "none"
		: grid_dark(colour) ? "dark"
				    : "name",
		x + CELL / 2, y + (two ? 19 : 25));
	text_add_string(out, name);
	text_add_string(out, cell->present && cell->part ? "*</text>" : "</text>");
	if (two) {
		begin_text(out, grid_dark(colour) ? "more dark" : "more", x + CELL / 2, y + 33);
		add_escaped(out, (struct slice){cell->text, strlen(cell->text)});
		text_add_string(out, "</text>");
	}
	text_add_string(out, "</g>\n");
}

static void add_lines(struct grid_page *page, const char *class, struct slice text,
	size_t characters, unsigned long height)
{
	while (text.length) {
		page->height += height;
		begin_text(&page->body, class, MARGIN, page->height);
		add_escaped(&page->body, wrap_line(&text, characters, ","));
		text_add_string(&page->body, "</text>\n");
	}
}

void grid_page_add(struct grid_page *page, const struct grid *grid, struct slice title,
	struct slice note)
{
	page->height += page->height ? BETWEEN : MARGIN;
	if (title.length) {
		page->height -= TITLE_RISE;
		add_lines(page, "head", title, TITLE_CHARACTERS, TITLE_HEIGHT);
		page->height += TITLE_BELOW;
	}
	for (int i = 0; i < COMBO_CLASSES; i++)
		add_cell(&page->body, grid, i, page->height);
	page->height += SIDE;
	add_lines(page, "note", note, NOTE_CHARACTERS, NOTE_HEIGHT);
}

static const char style[] = "<style>\n"
			    "text { font: 13px sans-serif; text-anchor: middle; fill: #000 }\n"
			    ".none { fill: #aaa }\n"
			    ".dark { fill: #fff }\n"
			    ".more { font-size: 11px }\n"
			    ".head { font-size: 16px; font-weight: bold; text-anchor: start }\n"
			    ".note { font-size: 12px; text-anchor: start }\n"
			    "rect { stroke: #fff }\n"
			    "</style>\n";

void grid_page_end(struct grid_page *page, const char *title, struct text *out)
{
	unsigned long width = SIDE + 2 * MARGIN, height = page->height + MARGIN;

	text_add_string(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
			     "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
	add_attribute(out, "width", width);
	add_attribute(out, "height", height);
	text_add_string(out, " viewBox=\"0 0 ");
	text_add_uint(out, width);
	text_add_char(out, ' ');
	text_add_uint(out, height);
	text_add_string(out, "\">\n<title>");
	add_escaped(out, (struct slice){title, strlen(title)});
	text_add_string(out, "</title>\n");
	text_add_string(out, style);
	text_add_string(out, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
	text_add_slice(out, text_slice(&page->body));
	text_add_string(out, "</svg>\n");
	out->failed = out->failed || page->body.failed;
	grid_page_free(page);
}

void grid_page_free(struct grid_page *page)
{
	text_free(&page->body);
	page->height = 0;
}
