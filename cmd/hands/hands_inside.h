/* What the parts of the hands module share; private to them. */
#ifndef FELT_CMD_HANDS_INSIDE_H
#define FELT_CMD_HANDS_INSIDE_H

#include "hands.h"

/* Tells from the first bytes of a file whether it is a hand file or a text of sites. Returns false
 * while more of them are needed. */
bool hands_tell(struct hands *hands, struct slice start);

/* Appends bytes of the file to a buffer with room for twice as many, as UTF-8 with line feeds.
 * Returns how many bytes that are. `first` says that the file begins with them. */
size_t hands_decode(struct hands *hands, bool first, const char *bytes, size_t length, char *out);

/* Sets the heading of the session for the hands that follow. False when memory is short, which is
 * the error of the input. */
bool hands_set_session(struct hands *hands, struct slice heading);

/* Reads a hand of a site. */
enum hands_result hands_read_history(struct hands *hands, struct slice text);

#endif
