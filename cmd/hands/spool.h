/* The bytes of files, as UTF-8 with newlines (decoder.h), with random access.
 *
 * A regular file is read in place. Input from a pipe, from a database (store/store.h) or in UTF-16
 * is also copied to an anonymous temporary file, which vanishes with the program, so that memory
 * does not grow with the input. A pipe is read only as far as requested, and never waited for. */
#ifndef FELT_CMD_SPOOL_H
#define FELT_CMD_SPOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct spool {
	char *const *names; /* file names, "-" for standard input; not owned */
	size_t count;
	struct spool_file *file;
	size_t current; /* the last regular file opened */
	int copy;       /* temporary file with the data of all pipes in order; -1: none */
	off_t copied;
	off_t ahead; /* pipes are read only until this many bytes are copied */
	int waits;   /* after SPOOL_LATER: the pipe without data; -1: `ahead` is reached */
	int error;   /* errno, after SPOOL_FAILED; 0: already reported */
};

enum spool_result {
	SPOOL_BYTES,
	SPOOL_END,
	SPOOL_LATER, /* a pipe has no data, or may not be read now */
	SPOOL_FAILED
};

/* Prepares to read. Returns false if out of memory. */
bool spool_open(struct spool *spool, char *const *names, size_t count);
void spool_close(struct spool *spool);

/* Whether a file has random access without a copy: a regular file, unless it is a database,
 * compressed or UTF-16. Reports nothing. */
bool spool_goes_anywhere(const char *name);

/* Whether a file that starts with these bytes is compressed; if so, reports it. */
bool spool_is_packed(const char *file, const char *bytes, size_t length);

/* Reads bytes of the file names[number] at `from`, at most `room` and as many as are available at
 * once. The bytes of a pipe must be read in order before they can be read again. */
enum spool_result spool_read(struct spool *spool, size_t number, off_t from, char *bytes,
	size_t room, size_t *got);

#endif
