/* Line wrapping. */
#ifndef FELT_CMD_FRAME_WRAP_H
#define FELT_CMD_FRAME_WRAP_H

#include "base/status.h"

/* Width of text on a terminal. Colour escape sequences have none. */
size_t wrap_columns(struct slice text);

/* Takes the next line off *rest: as many pieces as fit in `columns`, but at least one. A piece ends
 * before spaces, or after one of the characters in `after`, which may be "". The spaces between two
 * lines belong to neither. */
struct slice wrap_line(struct slice *rest, size_t columns, const char *after);

#endif
