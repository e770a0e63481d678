/* Pieces of an HTML page: untrusted text, and marked text of a narration (narrate.h). */
#ifndef FELT_CMD_HTML_H
#define FELT_CMD_HTML_H

#include "cards/card.h"

#include "base/text.h"

/* Appends an element with untrusted text, isolated in direction: `element` is the name with
 * attributes. Forbidden characters become U+FFFD. */
void html_add(struct text *out, const char *element, struct slice foreign);

/* Appends marked text: names are isolated in direction; cards have their colour and a spoken name
 * for screen readers. */
void html_add_marked(struct text *out, struct slice marked, enum card_notation notation);

/* Like html_add_marked(), for SVG, which has neither: Unicode characters isolate names, and cards
 * are plain text. */
void html_add_isolated(struct text *out, struct slice marked, enum card_notation notation);

/* The page's content security policy, its style sheet (in addition to that of the drawing), its
 * script, and the buttons for the script. */
extern const char html_policy[], html_style[], html_script[], html_bar[];

#endif
