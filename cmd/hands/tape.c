#include "tape.h"

#include "frame/input.h"
#include "frame/report.h"
#include "histories/decoder.h"
#include "store/store.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind {
	UNOPENED,
	REGULAR,
	PIPE /* or what is read in its order like one */
};

enum { RAW_BYTES = 12 << 10 };

struct tape_file {
	enum kind kind;
	int fd;       /* -1: closed */
	off_t start;  /* of its bytes: in the file itself, or in the copy */
	off_t length; /* of a pipe: what was copied of it */
	bool ended;   /* of a pipe: there is no more */
	bool begun;   /* the decoder has seen the first bytes */
	bool failed;  /* what comes next cannot be read, which is not tried again */
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

bool tape_is_packed(const char *file, const char *bytes, size_t length)
{
	const char *const command = decoder_unpacker(bytes, length);

	if (command)
		report("%s: a compressed file; unpack it first, such as by '%s'", file, command);
	return command;
}

static bool is_store(int fd)
{
	char mark[STORE_MARK];
	const ssize_t got = pread(fd, mark, sizeof mark, 0);

	return store_begins((struct slice){mark, got > 0 ? (size_t)got : 0});
}

/* Finds out from its first bytes how a file is written. False: it is compressed, reported. */
static bool begin_file(struct tape *tape, size_t number, const char *bytes, ssize_t count)
{
	struct tape_file *file = &tape->file[number];
	const char *const name = tape->names[number];
	const size_t length = count > 0 ? (size_t)count : 0;

	decoder_begin(&file->decoder, bytes, length);
	file->begun = true;
	file->failed =
		tape_is_packed(strcmp(name, "-") != 0 ? name : "standard input", bytes, length);
	errno = 0;
	return !file->failed;
}

/* The same for a regular one. In UTF-16, places are other ones than those of its bytes. */
static bool begin_regular(struct tape *tape, size_t number, bool *wide)
{
	struct tape_file *file = &tape->file[number];
	char bytes[RAW_BYTES];
	const ssize_t count = pread(file->fd, bytes, sizeof bytes, file->start);
	const bool good = begin_file(tape, number, bytes, count);

	*wide = file->decoder.encoding > DECODER_CR_LINES;
	return good;
}

/* Opens a file for the first time, or a regular one again. Only one regular file is open at a time.
 */
static bool open_file(struct tape *tape, size_t number)
{
	struct tape_file *file = &tape->file[number];
	struct stat about;
	bool wide = false;

	errno = 0;
	if (file->failed && !file->length)
		return false;
	if (file->fd >= 0 || file->kind == PIPE)
		return true;
	file->fd = input_open_file(tape->names[number], &about);
	if (file->fd < 0)
		return false;
	if (!S_ISREG(about.st_mode))
		return copy_in_order(tape, file);
	if (file->kind == UNOPENED && file->fd != STDIN_FILENO && is_store(file->fd)) {
		/* A database gives its bytes as a pipe does. */
		close_file(file);
		file->store = store_open(tape->names[number]);
		errno = 0;
		file->failed = !file->store;
		if (file->failed)
			return false;
		return copy_in_order(tape, file);
	}
	if (file->kind == UNOPENED && file->fd == STDIN_FILENO)
		file->start = lseek(file->fd, 0, SEEK_CUR);
	if (file->kind == UNOPENED && !begin_regular(tape, number, &wide))
		return false;
	if (wide)
		return copy_in_order(tape, file);
	file->kind = REGULAR;
	if (tape->current != number)
		close_file(&tape->file[tape->current]);
	tape->current = number;
	return true;
}

bool tape_goes_anywhere(const char *name)
{
	struct decoder decoder;
	struct stat about;
	char bytes[RAW_BYTES];
	ssize_t count = -1;
	const int fd = input_open_file(name, &about);

	if (fd >= 0 && S_ISREG(about.st_mode))
		count = pread(fd, bytes, sizeof bytes, 0);
	if (fd > STDIN_FILENO)
		close(fd);
	if (count < 0)
		return false;
	decoder_begin(&decoder, bytes, (size_t)count);
	return decoder.encoding <= DECODER_CR_LINES && !decoder_unpacker(bytes, (size_t)count) &&
	       !store_begins((struct slice){bytes, (size_t)count});
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

static ssize_t read_new(struct tape *tape, size_t number, char *out, size_t room)
{
	struct tape_file *const file = &tape->file[number];
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
		if (!file->begun && !begin_file(tape, number, raw, got))
			return -1;
		count = decoder_decode(&file->decoder, raw, (size_t)got, out);
	} while (!count); /* half a character */
	return (ssize_t)count;
}

/* Reads new bytes of a pipe, if there are any and they are wanted. */
static enum tape_result read_pipe(struct tape *tape, size_t number, char *bytes, size_t room,
	size_t *got)
{
	struct tape_file *const file = &tape->file[number];
	struct pollfd wanted = {file->fd, POLLIN, 0};
	ssize_t read_now;
	size_t length;

	tape->waits = -1;
	errno = 0;
	if (file->failed)
		return fail(tape);
	if (file->ended)
		return TAPE_END;
	if (tape->copied >= tape->ahead)
		return TAPE_LATER;
	if (!file->store && poll(&wanted, 1, 0) <= 0) {
		tape->waits = file->fd;
		return TAPE_LATER;
	}
	read_now = read_new(tape, number, bytes, room);
	file->failed = read_now < 0;
	if (file->failed)
		return fail(tape);
	if (!read_now) {
		file->ended = true;
		close_file(file);
		return TAPE_END;
	}
	length = (size_t)read_now;
	while (length) {
		const ssize_t written = pwrite(tape->copy, bytes, length, tape->copied);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0)
			return fail(tape);
		bytes += written;
		length -= (size_t)written;
		tape->copied += written;
	}
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
		return read_pipe(tape, number, bytes, room, got);
	return read_at(tape, tape->copy, file->start + from, bytes,
		left < (off_t)room ? (size_t)left : room, got);
}
