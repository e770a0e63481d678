/* What the parts of the hands module share; private to them. */
#ifndef FELT_CMD_HANDS_INSIDE_H
#define FELT_CMD_HANDS_INSIDE_H

#include "hands.h"

/* Tells from the first bytes of a file whether it is a hand file or a text of sites. Returns false
 * while more of them are needed. */
bool hands_tell(struct hands *hands, struct slice start);

/* Sets the heading of the session for the hands that follow. False when memory is short, which is
 * the error of the input. */
bool hands_set_session(struct hands *hands, struct slice heading);

/* Reads a hand of a site. */
enum hands_result hands_read_history(struct hands *hands, struct slice text);

#endif
