/* Input: the only opener of files. Hands out blocks of whole lines.
 *
 * A regular file is read up to the length that it had when it was opened, even if more is
 * appended meanwhile. So one thread reads the same as several do, and a command whose output
 * is appended to its own input comes to an end. */
#ifndef FELT_CMD_FRAME_INPUT_H
#define FELT_CMD_FRAME_INPUT_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct stat;

enum { INPUT_LINE_MAX = 1 << 20 }; /* bytes of the longest line that is read */

struct input {
	const char *const *names; /* "-" is standard input; not owned */
	size_t count;
	size_t next; /* the next file to open */
	int fd;      /* -1 between files */
	const char *name;
	char *carry; /* the beginning of a line whose end is still to come */
	size_t carried;
	bool fresh;            /* nothing of this file has been handed out */
	bool skipping;         /* the rest of a line that is too long is still to come */
	bool raw;              /* blocks end where reads end, not where lines do */
	bool shared;           /* several threads take blocks: see block_load */
	size_t chunk;          /* bytes that a read asks for, and a part of a shared file has */
	off_t start, from, to; /* of a file whose blocks load by themselves; start == to: none */
	off_t left;            /* bytes of a regular file that are still to be read; -1: no limit */
	int error;             /* errno of what went wrong, with `name` */
};

/* Lines of one file, each with its line feed, except perhaps the last of the file. A line
 * longer than INPUT_LINE_MAX is the last of its block, cut short. */
struct block {
	const char *bytes; /* the lines, in the buffer */
	size_t length;
	char *buffer; /* owned by the block, reused from one fill to the next */
	size_t capacity;
	const char *name; /* of the file, as errors name it */
	bool fresh;       /* the first block of its file */
	bool cut;         /* the last line is not whole */
	int fd;           /* -1, or the file that block_load has still to read */
	off_t start, end; /* of what is read of that file */
	off_t from, to;   /* of the block's part of it */
};

/* Whether standard input has anything to read: false for a terminal and /dev/null, and for a
 * file, pipe or socket that ends without a byte. Waits for the first byte of a pipe, and
 * consumes nothing. */
bool input_has_any(void);

/* Whether there is something of that name that can be read as a file: no directory. */
bool input_is_file(const char *name);

/* The format of --input that a file's name ends in, "csv" or "tsv", in either case; else NULL. */
const char *input_table(const char *name);

/* Begins the input of these files; without names, of standard input. */
void input_open(struct input *input, const char *const *names, size_t count);

enum input_result { INPUT_END, INPUT_BLOCK, INPUT_FAILED };

/* Fills the block with the bytes of the next read, up to their last line end. After a
 * line that was cut there may be empty blocks, so that a caller that has read
 * enough does not wait for the end of that line. */
enum input_result input_read(struct input *input, struct block *block);

/* Completes what input_read began. When a regular file is the only input and the input is
 * shared, input_read only assigns a part of the file to the block, and the part is read
 * here: threads take turns in input_read and read side by side here. The block then has the
 * lines that begin in its part. False, with errno set, when reading failed. */
bool block_load(struct block *block);

/* Opens a file for reading, standard input for "-", and says what it is about. -1, with errno set,
 * when it cannot be opened or is a directory. */
int input_open_file(const char *name, struct stat *about);

void input_close(struct input *input);
void block_free(struct block *block);

/* Appends what a file has, or standard input for "-". A file of more than `most` bytes is too
 * large, so that what never ends is not read for ever. Returns an exit status; what went wrong is
 * reported. */
int input_read_file(const char *name, size_t most, struct text *out);

#endif
