#include "tape.h"

#include "frame/input.h"
#include "hands/decoder.h"
#include "store/store.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind {
	UNOPENED,
	REGULAR,
	PIPE /* or what is read in its order like one */
};

enum { RAW_BYTES = 16 << 10 };

struct tape_file {
	enum kind kind;
	int fd;       /* -1: closed */
	off_t start;  /* of its bytes: in the file itself, or in the copy */
	off_t length; /* of a pipe: what was copied of it */
	bool ended;   /* of a pipe: there is no more */
	bool begun;   /* the decoder has seen the first bytes */
	struct decoder decoder;
	struct store_reader *store; /* what gives the bytes of the pipe instead, or NULL */
};

bool tape_open(struct tape *tape, char *const *names, size_t count)
{
	*tape = (struct tape){.names = names, .count = count, .copy = -1, .waits = -1};
	tape->file = calloc(count + 1, sizeof *tape->file);
	for (size_t i = 0; tape->file && i < count; i++)
		tape->file[i].fd = -1;
	return tape->file;
}

static void close_file(struct tape_file *file)
{
	if (file->fd > STDIN_FILENO)
		close(file->fd);
	file->fd = -1;
}

void tape_close(struct tape *tape)
{
	for (size_t i = 0; tape->file && i < tape->count; i++)
		close_file(&tape->file[i]);
	for (size_t i = 0; tape->file && i < tape->count; i++)
		store_close(tape->file[i].store);
	if (tape->copy >= 0)
		close(tape->copy);
	free(tape->file);
	*tape = (struct tape){.copy = -1};
}

/* A file without a name for what pipes give. */
static bool begin_copy(struct tape *tape)
{
	FILE *file = tmpfile();

	if (file) {
		tape->copy = dup(fileno(file));
		fclose(file);
	}
	return tape->copy >= 0;
}

/* Has the file read in its order, and copied. */
static bool copy_in_order(struct tape *tape, struct tape_file *file)
{
	file->kind = PIPE;
	file->start = tape->copied;
	return tape->copy >= 0 || begin_copy(tape);
}

static bool is_store(int fd)
{
	char mark[STORE_MARK];
	const ssize_t got = pread(fd, mark, sizeof mark, 0);

	return store_begins((struct slice){mark, got > 0 ? (size_t)got : 0});
}

/* A store gives its bytes as a pipe does. */
static bool open_store(struct tape *tape, size_t number)
{
	struct tape_file *file = &tape->file[number];

	close_file(file);
	file->store = store_open(tape->names[number]);
	errno = 0;
	if (!file->store)
		return false;
	return copy_in_order(tape, file);
}

/* Finds out how a regular file is written, and whether that is in UTF-16, of which places are other
 * ones than those of its bytes. */
static bool is_wide(struct tape_file *file)
{
	char bytes[RAW_BYTES];
	const ssize_t count = pread(file->fd, bytes, sizeof bytes, file->start);

	decoder_begin(&file->decoder, bytes, count > 0 ? (size_t)count : 0);
	file->begun = true;
	return file->decoder.encoding > DECODER_CR_LINES;
}

/* Opens a file for the first time, or a regular one again. Only one regular file is open at a time.
 */
static bool open_file(struct tape *tape, size_t number)
{
	struct tape_file *file = &tape->file[number];
	struct stat about;

	if (file->fd >= 0 || file->kind == PIPE)
		return true;
	file->fd = input_open_file(tape->names[number], &about);
	if (file->fd < 0)
		return false;
	if (!S_ISREG(about.st_mode))
		return copy_in_order(tape, file);
	if (file->kind == UNOPENED && file->fd != STDIN_FILENO && is_store(file->fd))
		return open_store(tape, number);
	if (file->kind == UNOPENED && file->fd == STDIN_FILENO)
		file->start = lseek(file->fd, 0, SEEK_CUR);
	if (file->kind == UNOPENED && is_wide(file))
		return copy_in_order(tape, file);
	file->kind = REGULAR;
	if (tape->current != number)
		close_file(&tape->file[tape->current]);
	tape->current = number;
	return true;
}

bool tape_goes_anywhere(struct tape *tape, size_t number)
{
	return open_file(tape, number) && tape->file[number].kind == REGULAR;
}

static enum tape_result fail(struct tape *tape)
{
	tape->error = errno;
	return TAPE_FAILED;
}

static enum tape_result read_at(struct tape *tape, int fd, off_t at, char *bytes, size_t room,
	size_t *got)
{
	ssize_t read_now;

	do
		read_now = pread(fd, bytes, room, at);
	while (read_now < 0 && errno == EINTR);
	if (read_now < 0)
		return fail(tape);
	*got = (size_t)read_now;
	return read_now ? TAPE_BYTES : TAPE_END;
}

static bool write_copy(struct tape *tape, const char *bytes, size_t length)
{
	while (length) {
		const ssize_t written = pwrite(tape->copy, bytes, length, tape->copied);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0)
			return false;
		bytes += written;
		length -= (size_t)written;
		tape->copied += written;
	}
	return true;
}

static ssize_t read_new(struct tape_file *file, char *out, size_t room)
{
	const size_t half = (room - sizeof(file->decoder.half)) / 2;
	char raw[RAW_BYTES];
	ssize_t got;
	size_t count;

	if (file->store) {
		got = store_read(file->store, out, room);
		errno = 0;
		return got;
	}
	do {
		do
			got = read(file->fd, raw, half < sizeof raw ? half : sizeof raw);
		while (got < 0 && errno == EINTR);
		if (got <= 0)
			return got;
		if (!file->begun)
			decoder_begin(&file->decoder, raw, (size_t)got);
		file->begun = true;
		count = decoder_decode(&file->decoder, raw, (size_t)got, out);
	} while (!count); /* half a character */
	return (ssize_t)count;
}

/* Reads new bytes of a pipe, if there are any and they are wanted. */
static enum tape_result read_pipe(struct tape *tape, struct tape_file *file, char *bytes,
	size_t room, size_t *got)
{
	struct pollfd wanted = {file->fd, POLLIN, 0};
	ssize_t read_now;

	tape->waits = -1;
	if (file->ended)
		return TAPE_END;
	if (tape->copied >= tape->ahead)
		return TAPE_LATER;
	if (!file->store && poll(&wanted, 1, 0) <= 0) {
		tape->waits = file->fd;
		return TAPE_LATER;
	}
	read_now = read_new(file, bytes, room);
	if (read_now < 0)
		return fail(tape);
	if (!read_now) {
		file->ended = true;
		close_file(file);
		return TAPE_END;
	}
	if (!write_copy(tape, bytes, (size_t)read_now))
		return fail(tape);
	file->length += read_now;
	*got = (size_t)read_now;
	return TAPE_BYTES;
}

enum tape_result tape_read(struct tape *tape, size_t number, off_t from, char *bytes, size_t room,
	size_t *got)
{
	struct tape_file *file = &tape->file[number];
	off_t left;

	*got = 0;
	if (!open_file(tape, number))
		return fail(tape);
	if (file->kind == REGULAR) {
		const enum tape_result result =
			read_at(tape, file->fd, file->start + from, bytes, room, got);

		decoder_decode(&file->decoder, bytes, *got, bytes);
		return result;
	}
	left = file->length - from;
	if (left <= 0)
		return read_pipe(tape, file, bytes, room, got);
	return read_at(tape, tape->copy, file->start + from, bytes,
		left < (off_t)room ? (size_t)left : room, got);
}
