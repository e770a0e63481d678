/* Pieces of SVG 1.1 images, and the document around a finished body. */
#ifndef FELT_CMD_FRAME_SVG_H
#define FELT_CMD_FRAME_SVG_H

#include "frame/grid.h"

/* Appends text of any bytes, escaped; characters that XML forbids become U+FFFD. */
void svg_escaped(struct text *out, struct slice text);

/* Append attributes, preceded by a space: a number; the fill colour of a shape. */
void svg_attribute(struct text *out, const char *name, unsigned long value);
void svg_fill(struct text *out, struct grid_colour colour);

/* Appends a colour, "#6ca8dc". */
void svg_colour(struct text *out, struct grid_colour colour);

/* Appends a document of this size in pixels, on white, with a style sheet. If memory ran out for
 * the body, marks *out as failed too. */
void svg_page(struct text *out, unsigned long width, unsigned long height, const char *title,
	const char *style, const struct text *body);

#endif
