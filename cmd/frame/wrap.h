/* The breaking of text into lines. */
#ifndef FELT_CMD_FRAME_WRAP_H
#define FELT_CMD_FRAME_WRAP_H

#include "base/status.h"

/* Columns of text on a screen. Escape sequences of colours have none. */
size_t wrap_columns(struct slice text);

/* Takes the next line off *rest: as many pieces as fit in `columns`, but at least one. A piece ends
 * before blanks, or after one of the characters in `after`, which may be "". The blanks between
 * two lines belong to neither. */
struct slice wrap_line(struct slice *rest, size_t columns, const char *after);

#endif
