/* Rows that are the whole output of a command. */
#ifndef FELT_CMD_FRAME_LISTING_H
#define FELT_CMD_FRAME_LISTING_H

#include "frame/options.h"

/* Appends the rows that `add` writes of an item: in the format of the settings or, for a terminal,
 * as a table, with the decimals of the command. */
void listing_add(const struct settings *settings, const struct fields *fields,
	void (*add)(const void *item, struct rows *rows), const void *item, struct text *out);

/* Writes them to standard output. Returns the exit status. */
int listing_write(const struct settings *settings, const struct fields *fields,
	void (*add)(const void *item, struct rows *rows), const void *item);

#endif
