/* Standard output: every byte is written here and every failure is noticed. */
#ifndef FELT_CMD_FRAME_OUTPUT_H
#define FELT_CMD_FRAME_OUTPUT_H

#include "base/text.h"

#include <stdbool.h>

/* Writes all bytes. Reports a failure, unless it is a closed pipe, and returns false; the exit
 * status is then EXIT_IO. */
bool output_write(const char *bytes, size_t length);

/* Writes a text, which may have failed to grow, and clears it. */
bool output_text(struct text *text);

/* Like output_text(), for data with untrusted text in it, such as names: if standard output is a
 * terminal, harmful characters are escaped (clean.h). */
bool output_data(struct text *data);

/* Flushes and closes standard output before the program ends. If SIGPIPE was ignored and nobody
 * reads the output, ends the program by SIGPIPE. */
bool output_close(void);

#endif
