#include "spool.h"

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

enum spool_kind {
	UNOPENED,
	REGULAR,
	PIPE /* or a file that is read sequentially like one */
};

enum { RAW_BYTES = 12 << 10 };

struct spool_file {
	enum spool_kind kind;
	int fd;       /* -1: closed */
	off_t start;  /* offset of its bytes: in the file itself, or in the copy */
	off_t length; /* pipe: number of bytes copied */
	bool ended;   /* pipe: at its end */
	bool started; /* the decoder has seen the first bytes */
	bool failed;  /* the rest cannot be read; not tried again */
	struct decoder decoder;
	struct store_reader *store; /* source of the bytes if it is a database, or NULL */
};

bool spool_open(struct spool *spool, char *const *names, size_t count)
{
	*spool = (struct spool){.names = names, .count = count, .copy = -1, .waits = -1};
	spool->file = calloc(count + 1, sizeof *spool->file);
	for (size_t i = 0; spool->file && i < count; i++)
		spool->file[i].fd = -1;
	return spool->file;
}

static void close_file(struct spool_file *file)
{
	if (file->fd > STDIN_FILENO)
		close(file->fd);
	file->fd = -1;
}

void spool_close(struct spool *spool)
{
	for (size_t i = 0; spool->file && i < spool->count; i++)
		close_file(&spool->file[i]);
	for (size_t i = 0; spool->file && i < spool->count; i++)
		store_close(spool->file[i].store);
	if (spool->copy >= 0)
		close(spool->copy);
	free(spool->file);
	*spool = (struct spool){.copy = -1};
}

/* Creates the anonymous temporary file for the data of pipes. */
static bool begin_copy(struct spool *spool)
{
	FILE *file = tmpfile();

	if (file) {
		spool->copy = dup(fileno(file));
		fclose(file);
	}
	return spool->copy >= 0;
}

/* Makes the file sequential, with a copy. */
static bool copy_in_order(struct spool *spool, struct spool_file *file)
{
	file->kind = PIPE;
	file->start = spool->copied;
	return spool->copy >= 0 || begin_copy(spool);
}

bool spool_is_packed(const char *file, const char *bytes, size_t length)
{
	const char *const command = decoder_unpacker(bytes, length);

	if (command)
		report("%s: compressed file; decompress it first, such as with '%s'", file,
			command);
	return command;
}

static bool is_store(int fd)
{
	char mark[STORE_MARK];
	const ssize_t got = pread(fd, mark, sizeof mark, 0);

	return store_begins((struct slice){mark, got > 0 ? (size_t)got : 0});
}

/* Detects the encoding of a file from its first bytes. False: it is compressed, reported. */
static bool begin_file(struct spool *spool, size_t number, const char *bytes, ssize_t count)
{
	struct spool_file *file = &spool->file[number];
	const char *const name = spool->names[number];
	const size_t length = count > 0 ? (size_t)count : 0;

	decoder_begin(&file->decoder, bytes, length);
	file->started = true;
	file->failed =
		spool_is_packed(strcmp(name, "-") != 0 ? name : "standard input", bytes, length);
	errno = 0;
	return !file->failed;
}

/* Likewise for a regular file. In UTF-16, offsets differ from those in the file. */
static bool begin_regular(struct spool *spool, size_t number, bool *wide)
{
	struct spool_file *file = &spool->file[number];
	char bytes[RAW_BYTES];
	const ssize_t count = pread(file->fd, bytes, sizeof bytes, file->start);
	const bool good = begin_file(spool, number, bytes, count);

	*wide = file->decoder.encoding > DECODER_CR_LINES;
	return good;
}

/* Opens a file for the first time, or a regular one again. Only one regular file is open at a time.
 */
static bool open_file(struct spool *spool, size_t number)
{
	struct spool_file *file = &spool->file[number];
	struct stat about;
	bool wide = false;

	errno = 0;
	if (file->failed && !file->length)
		return false;
	if (file->fd >= 0 || file->kind == PIPE)
		return true;
	file->fd = input_open_file(spool->names[number], &about);
	if (file->fd < 0)
		return false;
	if (!S_ISREG(about.st_mode))
		return copy_in_order(spool, file);
	if (file->kind == UNOPENED && file->fd != STDIN_FILENO && is_store(file->fd)) {
		/* A database is read sequentially, like a pipe. */
		close_file(file);
		file->store = store_open(spool->names[number]);
		errno = 0;
		file->failed = !file->store;
		if (file->failed)
			return false;
		return copy_in_order(spool, file);
	}
	if (file->kind == UNOPENED && file->fd == STDIN_FILENO)
		file->start = lseek(file->fd, 0, SEEK_CUR);
	if (file->kind == UNOPENED && !begin_regular(spool, number, &wide))
		return false;
	if (wide)
		return copy_in_order(spool, file);
	file->kind = REGULAR;
	if (spool->current != number)
		close_file(&spool->file[spool->current]);
	spool->current = number;
	return true;
}

bool spool_goes_anywhere(const char *name)
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

static enum spool_result fail(struct spool *spool)
{
	spool->error = errno;
	return SPOOL_FAILED;
}

static enum spool_result read_at(struct spool *spool, int fd, off_t at, char *bytes, size_t room,
	size_t *got)
{
	ssize_t read_now;

	do
		read_now = pread(fd, bytes, room, at);
	while (read_now < 0 && errno == EINTR);
	if (read_now < 0)
		return fail(spool);
	*got = (size_t)read_now;
	return read_now ? SPOOL_BYTES : SPOOL_END;
}

static ssize_t read_new(struct spool *spool, size_t number, char *out, size_t room)
{
	struct spool_file *const file = &spool->file[number];
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
		if (!file->started && !begin_file(spool, number, raw, got))
			return -1;
		count = decoder_decode(&file->decoder, raw, (size_t)got, out);
	} while (!count); /* an incomplete character */
	return (ssize_t)count;
}

/* Reads new bytes of a pipe, if there are any and more are needed. */
static enum spool_result read_pipe(struct spool *spool, size_t number, char *bytes, size_t room,
	size_t *got)
{
	struct spool_file *const file = &spool->file[number];
	struct pollfd wanted = {file->fd, POLLIN, 0};
	ssize_t read_now;
	size_t length;

	spool->waits = -1;
	errno = 0;
	if (file->failed)
		return fail(spool);
	if (file->ended)
		return SPOOL_END;
	if (spool->copied >= spool->ahead)
		return SPOOL_LATER;
	if (!file->store && poll(&wanted, 1, 0) <= 0) {
		spool->waits = file->fd;
		return SPOOL_LATER;
	}
	read_now = read_new(spool, number, bytes, room);
	file->failed = read_now < 0;
	if (file->failed)
		return fail(spool);
	if (!read_now) {
		file->ended = true;
		close_file(file);
		return SPOOL_END;
	}
	length = (size_t)read_now;
	while (length) {
		const ssize_t written = pwrite(spool->copy, bytes, length, spool->copied);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0)
			return fail(spool);
		bytes += written;
		length -= (size_t)written;
		spool->copied += written;
	}
	file->length += read_now;
	*got = (size_t)read_now;
	return SPOOL_BYTES;
}

enum spool_result spool_read(struct spool *spool, size_t number, off_t from, char *bytes,
	size_t room, size_t *got)
{
	struct spool_file *file = &spool->file[number];
	off_t left;

	*got = 0;
	if (!open_file(spool, number))
		return fail(spool);
	if (file->kind == REGULAR) {
		const enum spool_result result =
			read_at(spool, file->fd, file->start + from, bytes, room, got);

		decoder_decode(&file->decoder, bytes, *got, bytes);
		return result;
	}
	left = file->length - from;
	if (left <= 0)
		return read_pipe(spool, number, bytes, room, got);
	return read_at(spool, spool->copy, file->start + from, bytes,
		left < (off_t)room ? (size_t)left : room, got);
}
