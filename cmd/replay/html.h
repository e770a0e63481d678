/* Pieces of a page in HTML: foreign text, and text of a telling with marks (tell.h). */
#ifndef FELT_CMD_HTML_H
#define FELT_CMD_HTML_H

#include "cards/card.h"

#include "base/text.h"

/* Appends an element with foreign text, whose direction is its own: `element` is the name, with
 * attributes. What may not be shown becomes U+FFFD. */
void html_add(struct text *out, const char *element, struct slice foreign);

/* Appends marked text: names are isolated from the direction of the text around them, and cards
 * have their colour and, for those who do not see them, their names in words. */
void html_add_marked(struct text *out, struct slice marked, enum card_notation notation);

/* The same for SVG, which has neither: names are isolated by characters of Unicode, and cards are
 * as they are written. */
void html_add_isolated(struct text *out, struct slice marked, enum card_notation notation);

/* The page's policy, as its head has it, its style sheet besides that of the drawing, its script,
 * and the buttons that work with the script. */
extern const char html_policy[], html_style[], html_script[], html_bar[];

#endif
