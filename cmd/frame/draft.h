/* A file that appears whole or not at all: it is written under a temporary name in its own
 * directory, NAME.PID.part, and then gets its name. A program that is killed in between leaves the
 * temporary file and nothing under the name. */
#ifndef FELT_CMD_FRAME_DRAFT_H
#define FELT_CMD_FRAME_DRAFT_H

#include <stdbool.h>
#include <stdio.h>

/* Zeroed: none is open. */
struct draft {
	FILE *file;
	const char *name; /* not owned */
	char *part;       /* the temporary name; owned */
	bool replaces;    /* a file that has the name already */
};

/* Opens a draft of the file of that name, which outlives it. Unless it replaces a file, there must
 * be none. Returns false, with errno set and nothing to close. */
bool draft_open(struct draft *draft, const char *name, bool replaces);

/* Closes the draft and gives it its name, or removes it: if it is not to be kept, if some of it
 * could not be written, or if a file has got the name meanwhile that it does not replace. Returns
 * whether the file is there; false with errno set, 0 where it was not to be kept. Does nothing to a
 * draft that is not open. */
bool draft_close(struct draft *draft, bool keep);

#endif
