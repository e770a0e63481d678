/* Standard output: every byte leaves here and every failure is seen. */
#ifndef FELT_CMD_FRAME_OUTPUT_H
#define FELT_CMD_FRAME_OUTPUT_H

#include "base/text.h"

#include <stdbool.h>

/* Writes all bytes. Reports a failure, unless it is a closed pipe, and returns
 * false; EXIT_IO is then the status to end with. */
bool output_write(const char *bytes, size_t length);

/* Writes a text, which may have failed to grow, and clears it. */
bool output_text(struct text *text);

/* The same for data with foreign text in it, such as names: where standard output is a terminal,
 * what would disturb it is escaped (clean.h). */
bool output_data(struct text *data);

/* Flushes and closes standard output before the program ends. Where SIGPIPE was ignored and nobody
 * reads the output, the program ends here by SIGPIPE. */
bool output_close(void);

#endif
