/* Files in directories: those with certain extensions, sorted by name. */
#ifndef FELT_CMD_HANDS_WALK_H
#define FELT_CMD_HANDS_WALK_H

#include "frame/options.h"

#include <stdbool.h>
#include <stddef.h>

struct walk {
	char **names;  /* the array and each name are owned */
	size_t *below; /* per name: offset of the path relative to the given directory; for a file
			  that was given itself, of its last component */
	size_t count, capacity;
	size_t root; /* length of the current directory's name */
	bool failed; /* a directory or one of its entries could not be read; reported */
	bool none;   /* a directory has no hand-history files; reported unless `quiet` */
	bool quiet;
};

/* Adds a name unchanged. Returns false if out of memory. */
bool walk_add(struct walk *walk, const char *name);

/* Adds the hand-history files below a directory, directory by directory, sorted by the bytes of
 * their names. Links to directories are not followed. If `name` is not a directory, adds it.
 * Returns false if out of memory. Unreadable entries are reported and skipped: a directory that may
 * not be listed or searched, a path that is too long, and a pipe, socket or device with such a
 * name, which might never end. */
bool walk_below(struct walk *walk, const char *name, bool all);

/* Adds the hand-history files that a command reads: its operands, or those listed by --from, or
 * standard input. If `recursive`, directories stand for the .phh and .phhs files below them, and
 * for those with extensions of site histories if their content is one; with `all`, whatever their
 * content. Returns false if out of memory. */
bool walk_gather(struct walk *walk, const struct settings *settings, bool recursive, bool all);

void walk_free(struct walk *walk);

#endif
