#include "input.h"

#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

enum { CHUNK = 256 << 10 }; /* default size of a read, in bytes */

static const char *const standard_input[] = {"-"};

bool input_is_file(const char *name)
{
	struct stat about;

	return !stat(name, &about) && !S_ISDIR(about.st_mode);
}

const char *input_table(const char *name)
{
	static const char *const formats[] = {"csv", "tsv"};
	const size_t length = strlen(name);

	for (size_t i = 0; length > 4 && name[length - 4] == '.' && i < 2; i++)
		if (!strcasecmp(name + length - 3, formats[i]))
			return formats[i];
	return NULL;
}

void input_open(struct input *input, const char *const *names, size_t count)
{
	*input = (struct input){.names = names, .count = count, .fd = -1, .chunk = CHUNK};
	if (!count) {
		input->names = standard_input;
		input->count = 1;
	}
}

bool input_has_any(void)
{
	struct pollfd standard = {STDIN_FILENO, POLLIN, 0};
	struct stat about;
	int waiting = 0;

	if (fstat(STDIN_FILENO, &about) || S_ISCHR(about.st_mode))
		return false;
	if (S_ISREG(about.st_mode))
		return lseek(STDIN_FILENO, 0, SEEK_CUR) < about.st_size;
	while (poll(&standard, 1, -1) < 0 && errno == EINTR)
		;
	return ioctl(STDIN_FILENO, FIONREAD, &waiting) < 0 || waiting > 0;
}

/* Computes how much of a regular file of `size` bytes to read: from its position to its end. */
static void measure(struct input *input, off_t size)
{
	const off_t at = lseek(input->fd, 0, SEEK_CUR);

	if (at < 0)
		return;
	input->left = size > at ? size - at : 0;
	if (input->shared && input->count == 1) {
		input->start = input->from = at;
		input->to = at + input->left;
	}
}

int input_open_file(const char *name, struct stat *about)
{
	const int fd = strcmp(name, "-") ? open(name, O_RDONLY | O_CLOEXEC) : STDIN_FILENO;

	if (fd < 0)
		return -1;
	if (!fstat(fd, about)) {
		if (!S_ISDIR(about->st_mode))
			return fd;
		errno = EISDIR;
	}
	if (fd > STDIN_FILENO) {
		const int error = errno;

		close(fd);
		errno = error;
	}
	return -1;
}

bool input_read_at(int fd, uint64_t offset, void *out, size_t size)
{
	char *to = out;

	while (size) {
		const ssize_t got = pread(fd, to, size, (off_t)offset);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0) {
			if (!got) /* cut since it was opened */
				errno = EIO;
			return false;
		}
		to += got;
		offset += (uint64_t)got;
		size -= (size_t)got;
	}
	return true;
}

static bool open_next(struct input *input)
{
	const char *name = input->names[input->next++];
	struct stat about;

	input->fresh = true;
	input->name = strcmp(name, "-") ? name : "standard input";
	input->fd = input_open_file(name, &about);
	if (input->fd < 0) {
		input->error = errno;
		return false;
	}
	input->left = -1;
	if (S_ISREG(about.st_mode) && about.st_size > 0) /* files in /proc report size 0 */
		measure(input, about.st_size);
	return true;
}

static void close_current(struct input *input)
{
	if (input->fd > STDIN_FILENO)
		close(input->fd);
	input->fd = -1;
}

static bool reserve(struct input_block *block, size_t capacity)
{
	char *bytes;

	if (block->capacity >= capacity)
		return true;
	bytes = realloc(block->buffer, capacity);
	if (!bytes)
		return false;
	block->buffer = bytes;
	block->capacity = capacity;
	return true;
}

/* The offset after the last newline of bytes[from .. to - 1], or 0. */
static size_t after_last_line(const char *bytes, size_t from, size_t to)
{
	while (to > from)
		if (bytes[--to] == '\n')
			return to + 1;
	return 0;
}

static bool carry(struct input *input, const char *bytes, size_t length)
{
	if (!input->carry) {
		input->carry = malloc(INPUT_LINE_MAX + CHUNK);
		if (!input->carry)
			return false;
	}
	memcpy(input->carry, bytes, length);
	input->carried = length;
	return true;
}

static ssize_t read_some(int fd, char *bytes, size_t length)
{
	ssize_t got;

	do
		got = read(fd, bytes, length);
	while (got < 0 && errno == EINTR);
	return got;
}

/* Reads the next bytes of the open file; none at the limit. */
static ssize_t read_on(struct input *input, char *bytes, size_t length)
{
	ssize_t got;

	if (input->left >= 0 && input->left < (off_t)length)
		length = (size_t)input->left;
	got = length ? read_some(input->fd, bytes, length) : 0;
	if (input->left >= 0 && got > 0)
		input->left -= got;
	return got;
}

/* Skips more of an overlong line, as much as one read returns, and keeps the bytes after it for the
 * next block. The block stays empty. */
static enum input_result skip(struct input *input, struct input_block *block)
{
	ssize_t got;
	char *end;

	if (!reserve(block, CHUNK)) {
		input->error = ENOMEM;
		return INPUT_FAILED;
	}
	got = read_on(input, block->buffer, CHUNK);
	if (got < 0) {
		input->error = errno;
		return INPUT_FAILED;
	}
	end = memchr(block->buffer, '\n', (size_t)got);
	if (end) {
		size_t rest = (size_t)(block->buffer + got - (end + 1));

		if (rest && !carry(input, end + 1, rest)) {
			input->error = ENOMEM;
			return INPUT_FAILED;
		}
	}
	input->skipping = got > 0 && !end;
	return INPUT_BLOCK;
}

/* Reads until the block has a whole line, the file ends, or the line is too long. */
static enum input_result fill(struct input *input, struct input_block *block)
{
	for (;;) {
		size_t before = block->length, lines;
		ssize_t got;

		if (!reserve(block, before + input->chunk)) {
			input->error = ENOMEM;
			return INPUT_FAILED;
		}
		got = read_on(input, block->buffer + before, input->chunk);
		if (got < 0) {
			input->error = errno;
			return INPUT_FAILED;
		}
		if (got == 0) {
			close_current(input);
			return block->length ? INPUT_BLOCK : INPUT_END;
		}
		block->length += (size_t)got;
		if (input->raw)
			return INPUT_BLOCK;
		lines = after_last_line(block->buffer, before, block->length);
		if (lines) {
			size_t rest = block->length - lines;

			if (rest && !carry(input, block->buffer + lines, rest)) {
				input->error = ENOMEM;
				return INPUT_FAILED;
			}
			block->length = lines;
			return INPUT_BLOCK;
		}
		if (block->length > INPUT_LINE_MAX) {
			block->cut = true;
			block->length = INPUT_LINE_MAX;
			input->skipping = true;
			return INPUT_BLOCK;
		}
	}
}

/* Assigns the next part of a file whose blocks are loaded by block_load. */
static void take_part(struct input *input, struct input_block *block)
{
	off_t left = input->to - input->from, chunk = (off_t)input->chunk;

	block->fresh = input->fresh;
	block->fd = input->fd;
	block->start = input->start;
	block->end = input->to;
	block->from = input->from;
	block->to = input->from += left < chunk ? left : chunk;
	input->fresh = false;
}

bool block_load(struct input_block *block)
{
	enum { BEYOND = 4 << 10 }; /* read after the part, for the end of its last line */
	/* the byte before the part shows whether a line begins with it */
	off_t offset = block->from > block->start ? block->from - 1 : block->from;
	const size_t part = (size_t)(block->to - offset), most = (size_t)(block->end - offset);
	size_t length = part + BEYOND;
	const char *first = NULL, *last = NULL;
	size_t begin;

	if (block->fd < 0)
		return true;
	for (;;) {
		if (length > most)
			length = most;
		/* Read from `offset` until the block has `length` bytes or the file ends. */
		if (!reserve(block, length))
			return false;
		while (block->length < length) {
			ssize_t got = pread(block->fd, block->buffer + block->length,
				length - block->length, offset + (off_t)block->length);

			if (got < 0 && errno == EINTR)
				continue;
			if (got < 0)
				return false;
			if (got == 0)
				break;
			block->length += (size_t)got;
		}
		/* the last line that begins in the part ends at or after its last byte */
		if (block->length >= part)
			last = memchr(block->buffer + part - 1, '\n', block->length - (part - 1));
		if (last || block->length < length || length == most ||
			length > part + INPUT_LINE_MAX)
			break;
		length += INPUT_LINE_MAX / 4;
	}
	if (last)
		block->length = (size_t)(last + 1 - block->buffer);
	else
		block->cut = block->length == length && length < most;
	begin = 0;
	if (offset < block->from) {
		first = memchr(block->buffer, '\n', block->length);
		begin = first ? (size_t)(first + 1 - block->buffer) : block->length;
	}
	if (offset + (off_t)begin >= block->to) { /* a line spans the whole part */
		begin = block->length;
		block->cut = false;
	}
	block->length -= begin;
	block->bytes = block->buffer + begin;
	block->fd = -1;
	return true;
}

static enum input_result read_block(struct input *input, struct input_block *block)
{
	for (;;) {
		enum input_result result;

		if (input->fd < 0) {
			if (input->next == input->count)
				return INPUT_END;
			if (!open_next(input))
				return INPUT_FAILED;
		}
		block->cut = false;
		block->length = 0;
		block->name = input->name;
		block->fresh = false;
		block->fd = -1;
		if (input->start < input->to) {
			if (input->from == input->to) /* stays open until all blocks are loaded */
				return INPUT_END;
			take_part(input, block);
			return INPUT_BLOCK;
		}
		if (input->skipping)
			return skip(input, block);
		if (input->carried) {
			/* the carried bytes have no newline, unless they followed an overlong
			 * line */
			size_t lines = after_last_line(input->carry, 0, input->carried);

			if (!reserve(block, input->carried)) {
				input->error = ENOMEM;
				return INPUT_FAILED;
			}
			block->length = lines ? lines : input->carried;
			memcpy(block->buffer, input->carry, block->length);
			input->carried -= block->length;
			memmove(input->carry, input->carry + block->length, input->carried);
			if (lines)
				return INPUT_BLOCK;
		}
		result = fill(input, block);
		if (result == INPUT_END)
			continue; /* continue with the next file */
		block->fresh = input->fresh;
		input->fresh = false;
		return result;
	}
}

enum input_result input_read(struct input *input, struct input_block *block)
{
	enum input_result result = read_block(input, block);

	block->bytes = block->buffer;
	return result;
}

void input_close(struct input *input)
{
	if (input->start < input->to) /* so that a later reader of the file continues here */
		lseek(input->fd, input->from, SEEK_SET);
	close_current(input);
	free(input->carry);
	input->carry = NULL;
}

void block_free(struct input_block *block)
{
	free(block->buffer);
	*block = (struct input_block){.bytes = NULL};
}

enum { READ_AT_ONCE = 1 << 16 };

int input_read_file(const char *name, size_t most, struct text *out)
{
	struct stat about;
	const int fd = input_open_file(name, &about);
	ssize_t got = fd < 0 ? -1 : 1;
	int error = errno;

	while (got > 0 && out->length <= most && !out->failed) {
		char *const room = text_reserve(out, READ_AT_ONCE);

		if (!room)
			break;
		got = read(fd, room, READ_AT_ONCE);
		error = errno;
		if (got > 0)
			out->length += (size_t)got;
	}
	if (fd > STDIN_FILENO)
		close(fd);
	if (got < 0)
		return report_file(name, error);
	if (out->failed)
		return report_memory();
	if (out->length > most)
		return report_file(name, EFBIG);
	return EXIT_DONE;
}
