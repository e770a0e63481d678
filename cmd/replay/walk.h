/* Files in directories: those of some endings, in the order of their names. */
#ifndef FELT_CMD_REPLAY_WALK_H
#define FELT_CMD_REPLAY_WALK_H

#include <stdbool.h>
#include <stddef.h>

struct walk {
	char **names; /* each owned, and all of them */
	size_t count, capacity;
	bool failed; /* a directory or an entry of one could not be read, reported */
	bool none;   /* a directory has none of the files, reported */
};

/* Adds a name as it is. False when memory is short. */
bool walk_add(struct walk *walk, const char *name);

/* Adds the files below a directory whose names end in one of `endings` (NULL after the last),
 * directory by directory, sorted by the bytes of their names. A link to a directory is not
 * followed. False when memory is short. What cannot be read is reported and left out: a directory
 * that may not be listed or searched, a path that is too long, and a file of such a name that
 * is a pipe, a socket or a device, which might never end. When `name` is no directory, it is
 * added itself. */
bool walk_below(struct walk *walk, const char *name, const char *const *endings);

void walk_free(struct walk *walk);

#endif
