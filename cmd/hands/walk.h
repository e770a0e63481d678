/* Files in directories: those with certain endings, in the order of their names. */
#ifndef FELT_CMD_HANDS_WALK_H
#define FELT_CMD_HANDS_WALK_H

#include "frame/options.h"

#include <stdbool.h>
#include <stddef.h>

struct walk {
	char **names;  /* the array and each name are owned */
	size_t *below; /* where in the name the path below the directory that was given begins; of
			  a file that was given itself, its last part */
	size_t count, capacity;
	size_t root; /* length of the name of the directory that is being walked */
	bool failed; /* a directory or one of its entries could not be read; reported */
	bool none;   /* a directory has no such files; reported */
};

/* Adds a name unchanged. Returns false when memory is short. */
bool walk_add(struct walk *walk, const char *name);

/* Adds the hand files and texts of poker sites below a directory, directory by directory, sorted by
 * the bytes of their names. Links to directories are not followed. If `name` is not a directory, it
 * is itself added. Returns false when memory is short. What cannot be read is reported and left
 * out: a directory that may not be listed or searched, a path that is too long, and a file with
 * such a name that is a pipe, a socket or a device, which might never end. */
bool walk_below(struct walk *walk, const char *name, bool all);

/* Adds the hand files that a command reads: its operands, or those listed by --from, or else
 * standard input. If `recursive`, the .phh and .phhs files below directories are added instead of
 * these, and those whose names end as texts of poker sites do if they are told to be such texts;
 * with `all`, these whatever is in them. Returns false when memory is short. */
bool walk_gather(struct walk *walk, const struct settings *settings, bool recursive, bool all);

void walk_free(struct walk *walk);

#endif
