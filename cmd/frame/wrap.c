#include "wrap.h"

#include "width.h"

#include "base/scan.h"

#include <string.h>

size_t wrap_columns(struct slice text)
{
	struct scan scan = scan_of(text);
	size_t columns = 0;

	while (!scan_done(&scan)) {
		const struct slice character = scan_char(&scan);

		if (*character.bytes == '\033')
			while (!scan_done(&scan) && *scan_char(&scan).bytes != 'm')
				;
		else
			columns += (size_t)width_of(character);
	}
	return columns;
}

/* The end of the piece that begins at `from`, with the spaces before it. */
static size_t piece_end(struct slice text, size_t from, const char *after)
{
	size_t to = from;

	while (to < text.length && text.bytes[to] == ' ')
		to++;
	while (to < text.length && text.bytes[to] != ' ') {
		const char c = text.bytes[to++];

		if (c && strchr(after, c))
			break;
	}
	return to;
}

struct slice wrap_line(struct slice *rest, size_t columns, const char *after)
{
	struct slice line = {rest->bytes, 0};
	size_t used = 0, to;

	while (line.length < rest->length) {
		to = piece_end(*rest, line.length, after);
		used += wrap_columns((struct slice){rest->bytes + line.length, to - line.length});
		if (line.length && used > columns)
			break;
		line.length = to;
	}
	to = line.length;
	while (to < rest->length && rest->bytes[to] == ' ')
		to++;
	*rest = (struct slice){rest->bytes + to, rest->length - to};
	return line;
}
