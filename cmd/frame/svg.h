/* Pieces of pages of SVG 1.1, and the page around a finished body. */
#ifndef FELT_CMD_FRAME_SVG_H
#define FELT_CMD_FRAME_SVG_H

#include "frame/grid.h"

/* Appends text of any bytes, escaped; what may not be shown becomes U+FFFD. */
void svg_escaped(struct text *out, struct slice text);

/* Append attributes, after a blank: a number, and the colour that a shape is filled with. */
void svg_attribute(struct text *out, const char *name, unsigned long value);
void svg_fill(struct text *out, struct grid_colour colour);

/* Appends a page of this size in pixels, with a style sheet in its element, on white. If memory was
 * short for the body, *out has failed too. */
void svg_page(struct text *out, unsigned long width, unsigned long height, const char *title,
	const char *style, const struct text *body);

#endif
