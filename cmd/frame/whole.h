/* Small files, read whole. */
#ifndef FELT_CMD_FRAME_WHOLE_H
#define FELT_CMD_FRAME_WHOLE_H

#include "base/text.h"

/* Appends what a file has, or standard input for "-". A file of more than `most` bytes is too
 * large, so that what never ends is not read for ever. Returns an exit status; what went wrong is
 * reported. */
int whole_read(const char *name, size_t most, struct text *out);

#endif
