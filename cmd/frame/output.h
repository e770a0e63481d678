/* Standard output: every byte leaves here and every failure is seen. */
#ifndef FELT_CMD_FRAME_OUTPUT_H
#define FELT_CMD_FRAME_OUTPUT_H

#include "base/text.h"

#include <stdbool.h>

/* Writes all of it. False when that failed, reported already (a closed pipe is
 * not worth a word); EXIT_IO is then the status to end with. */
bool output_write(const char *bytes, size_t length);

/* Writes a text, which may have failed to grow, and clears it. */
bool output_text(struct text *text);

/* The last look before the program ends: what stdio still holds, and the close. */
bool output_close(void);

#endif
