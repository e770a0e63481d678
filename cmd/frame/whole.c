#include "whole.h"

#include "input.h"
#include "report.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READ_AT_ONCE = 1 << 16 };

int whole_read(const char *name, size_t most, struct text *out)
{
	struct stat about;
	const int fd = input_open_file(name, &about);
	ssize_t got = fd < 0 ? -1 : 1;
	int error = errno;

	while (got > 0 && out->length <= most && !out->failed) {
		char *const room = text_reserve(out, READ_AT_ONCE);

		if (!room)
			break;
		got = read(fd, room, READ_AT_ONCE);
		error = errno;
		if (got > 0)
			out->length += (size_t)got;
	}
	if (fd > STDIN_FILENO)
		close(fd);
	if (got < 0)
		return report_file(name, error);
	if (out->failed)
		return report_memory();
	if (out->length > most)
		return report_file(name, EFBIG);
	return EXIT_DONE;
}
