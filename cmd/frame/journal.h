/* A file to which records are appended, each at once, so that a killed program and a full disk
 * leave whole records. */
#ifndef FELT_CMD_FRAME_JOURNAL_H
#define FELT_CMD_FRAME_JOURNAL_H

#include "base/status.h"

#include <stdbool.h>
#include <sys/types.h>

/* Opens a file for reading and appending, and creates it if there is none. Returns -1, with errno
 * set, if it cannot be opened. */
int journal_open(const char *name);

/* Adds a newline to a file of `size` bytes whose last line lacks one. False, with errno set, if
 * that fails. */
bool journal_end_line(int fd, off_t size);

/* Appends a record. Returns 0 or an errno; a part that was written is then removed again. */
int journal_add(int fd, struct slice record);

#endif
