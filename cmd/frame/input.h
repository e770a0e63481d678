/* Input: the only module that opens input files. It delivers blocks of whole lines.
 *
 * A regular file is read up to its length at the time of opening, even if it grows meanwhile. So
 * one thread reads the same as several, and a command whose output is appended to its own input
 * terminates. */
#ifndef FELT_CMD_FRAME_INPUT_H
#define FELT_CMD_FRAME_INPUT_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct stat;

enum { INPUT_LINE_MAX = 1 << 20 }; /* maximum length of a line, in bytes */

struct input {
	const char *const *names; /* "-" is standard input; not owned */
	size_t count;
	size_t next; /* the next file to open */
	int fd;      /* -1 between files */
	const char *name;
	char *carry; /* the beginning of an incomplete line */
	size_t carried;
	bool fresh;            /* nothing of this file was delivered yet */
	bool skipping;         /* the rest of an overlong line is still to be skipped */
	bool raw;              /* blocks end where reads end, not at newlines */
	bool shared;           /* several threads read blocks: see block_load */
	size_t chunk;          /* size of a read, and of a part of a shared file */
	off_t start, from, to; /* of a file that block_load reads; start == to: none */
	off_t left;            /* unread bytes of a regular file; -1: unlimited */
	int error;             /* errno of a failure, about `name` */
};

/* Lines of one file, each with its newline, except perhaps the last of the file. A line longer than
 * INPUT_LINE_MAX is truncated, and is the last of its block. */
struct input_block {
	const char *bytes; /* the lines, in the buffer */
	size_t length;
	char *buffer; /* owned by the block; reused by the next read */
	size_t capacity;
	const char *name; /* the file name for messages */
	bool fresh;       /* the first block of its file */
	bool cut;         /* the last line is truncated */
	int fd;           /* -1, or the file that block_load must read */
	off_t start, end; /* offsets that are read from that file */
	off_t from, to;   /* offsets of the block's part */
};

/* Whether standard input has any data: false for a terminal and /dev/null, and for an empty file,
 * pipe or socket. Waits for the first byte of a pipe, and consumes nothing. */
bool input_has_any(void);

/* Whether a file of that name exists that is not a directory. */
bool input_is_file(const char *name);

/* The --input format of a file name's extension, "csv" or "tsv", in upper or lower case; otherwise
 * NULL. */
const char *input_table(const char *name);

/* Starts to read these files; without names, standard input. */
void input_open(struct input *input, const char *const *names, size_t count);

enum input_result { INPUT_END, INPUT_BLOCK, INPUT_FAILED };

/* Fills the block with the bytes of the next read, up to their last newline. After a truncated line
 * there may be empty blocks, so that a caller that has read enough does not wait for the end of
 * that line. */
enum input_result input_read(struct input *input, struct input_block *block);

/* Completes input_read. If a regular file is the only input and the input is shared, input_read
 * only assigns a part of the file to the block, and the part is read here: threads take turns in
 * input_read and read in parallel here. The block then has the lines that begin in its part. False,
 * with errno set, if reading failed. */
bool block_load(struct input_block *block);

/* Opens a file for reading, or standard input for "-", and fills *about. Returns -1, with errno
 * set, if it cannot be opened or is a directory. */
int input_open_file(const char *name, struct stat *about);

/* Reads `size` bytes at an offset of a regular file. False, with errno set, if reading fails or the
 * file ends before them. */
bool input_read_at(int fd, uint64_t offset, void *out, size_t size);

void input_close(struct input *input);
void block_free(struct input_block *block);

/* Appends the contents of a file, or of standard input for "-". A file of more than `most` bytes is
 * rejected, so that an endless one is not read forever. Returns an exit status; errors are
 * reported. */
int input_read_file(const char *name, size_t most, struct text *out);

#endif
