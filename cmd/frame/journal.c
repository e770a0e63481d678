#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int journal_open(const char *name)
{
	return open(name, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
}

bool journal_end_line(int fd, off_t size)
{
	char last = '\n';

	return !size ||
	       (pread(fd, &last, 1, size - 1) == 1 && (last == '\n' || write(fd, "\n", 1) == 1));
}

int journal_add(int fd, struct slice record)
{
	struct stat about;
	ssize_t written;
	int error;

	if (fstat(fd, &about))
		return errno;
	do
		written = write(fd, record.bytes, record.length);
	while (written < 0 && errno == EINTR);
	if (written == (ssize_t)record.length)
		return 0;
	error = written < 0 ? errno : ENOSPC;
	return S_ISREG(about.st_mode) && ftruncate(fd, about.st_size) ? errno : error;
}
