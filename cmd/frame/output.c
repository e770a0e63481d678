#include "output.h"

#include "report.h"

#include "base/clean.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static bool failed; /* a failure is reported once */
static bool broken; /* the pipe has no reader */

static bool fail(int error)
{
	if (!failed && error != EPIPE)
		report_file("standard output", error);
	failed = true;
	broken |= error == EPIPE;
	return false;
}

bool output_write(const char *bytes, size_t length)
{
	while (length) {
		ssize_t written = write(STDOUT_FILENO, bytes, length);

		if (written < 0) {
			if (errno == EINTR)
				continue;
			return fail(errno);
		}
		bytes += written;
		length -= (size_t)written;
	}
	return true;
}

bool output_text(struct text *text)
{
	bool good = !text->failed && output_write(text->bytes, text->length);

	if (text->failed)
		report_memory();

	text_clear(text);
	return good;
}

bool output_data(struct text *data)
{
	struct text shown = {.bytes = NULL};
	bool good;

	if (data->failed || !data->length || !isatty(STDOUT_FILENO))
		return output_text(data);
	sanitize_append_escaped(&shown, text_slice(data));
	text_clear(data);
	good = output_text(&shown);
	text_free(&shown);
	return good;
}

bool output_close(void)
{
	if (broken) {
		signal(SIGPIPE, SIG_DFL);
		raise(SIGPIPE);
	}
	if (failed)
		return false;
	/* some file systems report failed writes only here */
	return close(STDOUT_FILENO) == 0 || errno == EBADF || fail(errno);
}
