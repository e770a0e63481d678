#include "svg.h"

#include "clean.h"
#include "frame/slices.h"

#include "base/scan.h"

#include <string.h>

/* All characters that clean.h lets through are allowed in XML 1.0, section 2.2. */
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
	text_add_char(out, ' ');
	text_add_string(out, name);
	text_add_string(out, "=\"");
	text_add_uint(out, value);
	text_add_char(out, '"');
}

void svg_fill(struct text *out, struct grid_colour colour)
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

void svg_page(struct text *out, unsigned long width, unsigned long height, const char *title,
	const char *style, const struct text *body)
{
	text_add_string(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
			     "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
	svg_attribute(out, "width", width);
	svg_attribute(out, "height", height);
	text_add_string(out, " viewBox=\"0 0 ");
	text_add_uint(out, width);
	text_add_char(out, ' ');
	text_add_uint(out, height);
	text_add_string(out, "\">\n<title>");
	svg_escaped(out, slice_of(title));
	text_add_string(out, "</title>\n");
	text_add_string(out, style);
	text_add_string(out, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
	text_add_slice(out, text_slice(body));
	text_add_string(out, "</svg>\n");
	out->failed = out->failed || body->failed;
}
