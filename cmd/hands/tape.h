/* The bytes of files, as UTF-8 with line feeds (decoder.h), which can be read again from any place.
 *
 * A regular file is read from where it is. What comes from a pipe, out of a store (store/store.h)
 * or from UTF-16 is also copied to a temporary file that has no name and vanishes with the program,
 * so that memory does not grow with the input. A pipe is read no further than someone asks for, and
 * never waited for. */
#ifndef FELT_CMD_TAPE_H
#define FELT_CMD_TAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct tape {
	char *const *names; /* of the files, "-" for standard input; not owned */
	size_t count;
	struct tape_file *file;
	size_t current; /* the last regular file that was opened */
	int copy;       /* of what came from pipes, each after the one before; -1: none yet */
	off_t copied;
	off_t ahead; /* pipes are read only until so many bytes are copied */
	int waits;   /* after TAPE_LATER, the pipe that has nothing yet; -1: `ahead` is reached */
	int error;   /* errno, after TAPE_FAILED; 0: what failed was reported */
};

enum tape_result {
	TAPE_BYTES,
	TAPE_END,
	TAPE_LATER, /* a pipe has nothing now, or may not be read now */
	TAPE_FAILED
};

/* Gets ready to read. Returns false when memory is short. */
bool tape_open(struct tape *tape, char *const *names, size_t count);
void tape_close(struct tape *tape);

/* Whether a file can be read from any place at once: a regular one, but for a store, for what is
 * compressed and for UTF-16. Reports nothing. */
bool tape_goes_anywhere(const char *name);

/* Whether a file, of which these are the first bytes, is compressed, which is reported. */
bool tape_is_packed(const char *file, const char *bytes, size_t length);

/* Reads bytes of the file of names[number] from a place on, at most `room` and as many as there are
 * at once. The bytes of a pipe must be read in their order before they can be read again. */
enum tape_result tape_read(struct tape *tape, size_t number, off_t from, char *bytes, size_t room,
	size_t *got);

#endif
