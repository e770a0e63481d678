#include "prompt.h"

#include "interrupt.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

/* Waits until a read does not block. False after an interrupt; one that comes just before a wait is
 * noticed at its end. */
static bool wait_for_input(void)
{
	enum { WAIT_MAX = 100 /* milliseconds */ };
	struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};

	while (!interrupt_came())
		if (poll(&input, 1, WAIT_MAX) > 0)
			return true;
	return false;
}

/* The next byte; -1 at the end. */
static int next_byte(struct prompt *prompt)
{
	if (prompt->from == prompt->to) {
		ssize_t got;

		do
			got = wait_for_input()
				      ? read(STDIN_FILENO, prompt->buffer, sizeof prompt->buffer)
				      : 0;
		while (got < 0 && errno == EINTR);
		if (got <= 0)
			return -1;
		prompt->from = 0;
		prompt->to = (size_t)got;
	}
	return (unsigned char)prompt->buffer[prompt->from++];
}

bool prompt_read(struct prompt *prompt, struct slice *line)
{
	size_t length = 0;
	int byte;

	while ((byte = next_byte(prompt)) >= 0 && byte != '\n')
		if (length < sizeof prompt->line)
			prompt->line[length++] = (char)byte;
	*line = (struct slice){prompt->line, length};
	return byte >= 0 || length > 0;
}
