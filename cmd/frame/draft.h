/* A file that appears complete or not at all: it is written under a temporary name in its own
 * directory, NAME.PID.part, and then renamed. A program that is killed in between leaves only the
 * temporary file. */
#ifndef FELT_CMD_FRAME_DRAFT_H
#define FELT_CMD_FRAME_DRAFT_H

#include <stdbool.h>
#include <stdio.h>

/* Closed when zeroed. */
struct draft {
	FILE *file;
	const char *name; /* not owned */
	char *part;       /* the temporary name; owned */
	bool replaces;    /* may replace an existing file */
};

/* Opens a draft of a file; `name` must outlive it. Unless it `replaces` a file, the file must not
 * exist. Returns false, with errno set and nothing to close. */
bool draft_open(struct draft *draft, const char *name, bool replaces);

/* Closes the draft and renames it, or removes it: if `keep` is false, if a write failed, or if a
 * file of that name has appeared that it may not replace. Returns whether the file exists; on
 * false, errno is set, and is 0 if `keep` was false. Does nothing to a closed draft. */
bool draft_close(struct draft *draft, bool keep);

#endif
