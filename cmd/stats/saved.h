/* Tallies that were saved: what `felt stats -f json` writes, read back. */
#ifndef FELT_CMD_STATS_SAVED_H
#define FELT_CMD_STATS_SAVED_H

#include "stats_command.h"

struct saved {
	struct text player, group; /* owned */
	enum stats_by by;
	struct stats_tally tally; /* owned */
	bool memory;              /* it was short */
	/* why the line cannot be read, and where in it */
	const char *why;
	size_t offset;
};

/* Reads one object, which is the whole line. What is derived from the counts is not read. False,
 * with `why`, for anything else. A saved may be used again for the next line. */
bool saved_read(struct saved *saved, struct slice line);
void saved_free(struct saved *saved);

#endif
