/* Lines that the user types, or that come from a pipe: the answers to questions. */
#ifndef FELT_CMD_FRAME_PROMPT_H
#define FELT_CMD_FRAME_PROMPT_H

#include "base/status.h"

#include <stdbool.h>

enum { PROMPT_LINE_MAX = 512 };

/* The lines of standard input; zero it before first use. */
struct prompt {
	char buffer[4096];
	size_t from, to;
	char line[PROMPT_LINE_MAX];
};

/* Reads the next line, without its newline; the rest of a line that is longer than PROMPT_LINE_MAX
 * is dropped. The slice is valid until the next call. False at the end of the input, and after an
 * interrupt (interrupt.h). */
bool prompt_read(struct prompt *prompt, struct slice *line);

#endif
