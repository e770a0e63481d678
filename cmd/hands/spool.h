/* The bytes of files, as UTF-8 with line feeds (decoder.h), which can be read again from any place.
 *
 * A regular file is read from where it is. What comes from a pipe, out of a store (store/store.h)
 * or from UTF-16 is also copied to a temporary file that has no name and vanishes with the program,
 * so that memory does not grow with the input. A pipe is read no further than someone asks for, and
 * never waited for. */
#ifndef FELT_CMD_SPOOL_H
#define FELT_CMD_SPOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct spool {
	char *const *names; /* of the files, "-" for standard input; not owned */
	size_t count;
	struct spool_file *file;
	size_t current; /* the last regular file that was opened */
	int copy;       /* of what came from pipes, each after the one before; -1: none yet */
	off_t copied;
	off_t ahead; /* pipes are read only until so many bytes are copied */
	int waits;   /* after SPOOL_LATER, the pipe that has nothing yet; -1: `ahead` is reached */
	int error;   /* errno, after SPOOL_FAILED; 0: what failed was reported */
};

enum spool_result {
	SPOOL_BYTES,
	SPOOL_END,
	SPOOL_LATER, /* a pipe has nothing now, or may not be read now */
	SPOOL_FAILED
};

/* Gets ready to read. Returns false when memory is short. */
bool spool_open(struct spool *spool, char *const *names, size_t count);
void spool_close(struct spool *spool);

/* Whether a file can be read from any place at once: a regular one, but for a store, for what is
 * compressed and for UTF-16. Reports nothing. */
bool spool_goes_anywhere(const char *name);

/* Whether a file, of which these are the first bytes, is compressed, which is reported. */
bool spool_is_packed(const char *file, const char *bytes, size_t length);

/* Reads bytes of the file of names[number] from a place on, at most `room` and as many as there are
 * at once. The bytes of a pipe must be read in their order before they can be read again. */
enum spool_result spool_read(struct spool *spool, size_t number, off_t from, char *bytes,
	size_t room, size_t *got);

#endif
