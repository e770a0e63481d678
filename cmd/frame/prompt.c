#include "prompt.h"

#include "interrupt.h"

#include <errno.h>
#include <unistd.h>

/* The next byte; -1 at the end. */
static int next_byte(struct prompt *prompt)
{
	if (prompt->from == prompt->to) {
		ssize_t got;

		do
			got = read(STDIN_FILENO, prompt->buffer, sizeof prompt->buffer);
		while (got < 0 && errno == EINTR && !interrupt_came());
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
