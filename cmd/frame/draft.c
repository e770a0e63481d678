#include "draft.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool draft_open(struct draft *draft, const char *name, bool replaces)
{
	const size_t size = strlen(name) + 32;
	struct stat about;
	int fd = -1, error;

	*draft = (struct draft){.name = name, .part = malloc(size), .replaces = replaces};
	if (!draft->part) {
		errno = ENOMEM;
	} else if (!replaces && !lstat(name, &about)) {
		errno = EEXIST;
	} else {
		snprintf(draft->part, size, "%s.%ld.part", name, (long)getpid());
		unlink(draft->part); /* left by a killed program with the same process number */
		fd = open(draft->part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	}
	if (fd >= 0 && (draft->file = fdopen(fd, "w")))
		return true;
	error = errno;
	if (fd >= 0) {
		close(fd);
		unlink(draft->part);
	}
	free(draft->part);
	*draft = (struct draft){.file = NULL};
	errno = error;
	return false;
}

/* Only link() rejects an existing name; file systems without links get the name after a check,
 * which loses a race with another writer of the same file. */
static bool give_name(const struct draft *draft)
{
	struct stat about;

	if (!draft->replaces && !link(draft->part, draft->name)) {
		unlink(draft->part);
		return true;
	}
	if (!draft->replaces && (errno == EEXIST || !lstat(draft->name, &about))) {
		errno = EEXIST;
		return false;
	}
	return !rename(draft->part, draft->name);
}

bool draft_close(struct draft *draft, bool keep)
{
	bool good = keep;
	int error = 0;

	if (!draft->file)
		return false;
	errno = 0;
	if (ferror(draft->file) | fclose(draft->file)) {
		error = errno ? errno : EIO;
		good = false;
	} else if (keep && !give_name(draft)) {
		error = errno;
		good = false;
	}
	if (!good)
		unlink(draft->part);
	free(draft->part);
	*draft = (struct draft){.file = NULL};
	errno = error;
	return good;
}
