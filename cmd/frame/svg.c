#include "svg.h"

#include "base/clean.h"
#include "base/scan.h"

#include <string.h>

/* XML 1.0, section 2.2, allows all characters that clean.h lets through. */
void svg_escaped(struct text *out, struct slice text)
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

void svg_attribute(struct text *out, const char *name, unsigned long value)
{
	text_format(out, " %s=\"%lu\"", name, value);
}

void svg_colour(struct text *out, struct grid_colour colour)
{
	static const char digits[] = "0123456789abcdef";
	const uint8_t parts[] = {colour.red, colour.green, colour.blue};

	text_add_char(out, '#');
	for (int i = 0; i < 3; i++) {
		text_add_char(out, digits[parts[i] >> 4]);
		text_add_char(out, digits[parts[i] & 15]);
	}
}

void svg_fill(struct text *out, struct grid_colour colour)
{
	text_add_string(out, " fill=\"");
	svg_colour(out, colour);
	text_add_char(out, '"');
}

void svg_page(struct text *out, unsigned long width, unsigned long height, const char *title,
	const char *style, const struct text *body)
{
	text_add_string(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
			     "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
	svg_attribute(out, "width", width);
	svg_attribute(out, "height", height);
	text_format(out, " viewBox=\"0 0 %lu %lu\">\n<title>", width, height);
	svg_escaped(out, slice_of(title));
	text_format(out, "</title>\n%s<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
		style);
	text_add_slice(out, text_slice(body));
	text_add_string(out, "</svg>\n");
	out->failed = out->failed || body->failed;
}
