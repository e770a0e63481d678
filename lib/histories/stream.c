#include "histories/stream.h"

#include "base/scan.h"

#include <stdlib.h>
#include <string.h>

enum {
	BUFFER_MIN = 64 << 10,
	ENCODING_MAX = 16 << 10 /* bytes that suffice to detect the encoding */
};

void stream_begin(struct stream *stream, bool decoded)
{
	*stream = (struct stream){.buffer = stream->buffer,
		.capacity = stream->capacity,
		.decoded = decoded,
		.line = 1};
}

void stream_free(struct stream *stream)
{
	free(stream->buffer);
	*stream = (struct stream){.buffer = NULL};
}

/* -- bytes ---------------------------------------------------------------- */

char *stream_room(struct stream *stream, size_t more)
{
	const size_t kept = stream->to - stream->from;
	size_t capacity = stream->capacity;
	char *buffer;

	if (stream->from && stream->to + more > capacity) {
		memmove(stream->buffer, stream->buffer + stream->from, kept);
		stream->from = 0;
		stream->to = kept;
	}
	if (stream->to + more <= capacity)
		return stream->buffer + stream->to;
	while (stream->to + more > capacity)
		capacity = capacity ? 2 * capacity : BUFFER_MIN;
	buffer = realloc(stream->buffer, capacity);
	if (!buffer)
		return NULL;
	stream->buffer = buffer;
	stream->capacity = capacity;
	return buffer + stream->to;
}

/* Whether these first bytes of a file show its encoding: they have a byte order mark, a newline, or
 * no newline for a long time. */
static bool shows_encoding(struct slice bytes)
{
	return bytes.length >= ENCODING_MAX ||
	       (bytes.length && memchr(bytes.bytes, '\n', bytes.length)) ||
	       (bytes.length >= 2 && (memcmp(bytes.bytes, "\xff\xfe", 2) == 0 ||
					     memcmp(bytes.bytes, "\xfe\xff", 2) == 0));
}

/* Decodes the bytes in the buffer, which are the first of the file. */
static bool decode_first(struct stream *stream)
{
	const size_t length = stream_rest(stream).length;
	struct decoder *const decoder = &stream->decoder;
	char *const room = stream_room(stream, 2 * length + sizeof decoder->half);
	const struct slice bytes = stream_rest(stream);
	size_t count;

	if (!room)
		return false;
	decoder_begin(decoder, bytes.bytes, length);
	count = decoder_decode(decoder, bytes.bytes, length, room);
	stream->from = stream->to;
	stream->to += count;
	stream->decoded = true;
	return true;
}

bool stream_add(struct stream *stream, struct slice bytes)
{
	char *room = stream_room(stream, 2 * bytes.length + sizeof stream->decoder.half);

	if (!room)
		return false;
	if (stream->decoded) {
		stream->to += decoder_decode(&stream->decoder, bytes.bytes, bytes.length, room);
		return true;
	}
	if (bytes.length)
		memcpy(room, bytes.bytes, bytes.length);
	stream->to += bytes.length;
	return !shows_encoding(stream_rest(stream)) || decode_first(stream);
}

bool stream_end(struct stream *stream)
{
	if (!stream->decoded && !decode_first(stream))
		return false;
	stream->ended = true;
	return true;
}

/* -- hands ---------------------------------------------------------------- */

static void pass(struct stream *stream, size_t length)
{
	if (!length)
		return;
	stream->line += slice_newlines((struct slice){stream->buffer + stream->from, length});
	stream->from += length;
	stream->offset += length;
}

size_t stream_next(struct stream *stream)
{
	size_t length, passed;

	pass(stream, stream->passed);
	stream->passed = 0;
	if (!stream->decoded)
		return 0;
	length = cutting_next(&stream->cutting, stream_rest(stream), stream->ended, &passed);
	pass(stream, passed);
	return length;
}

struct slice stream_take_phh(struct stream *stream, size_t length)
{
	stream->passed = length;
	return (struct slice){stream->buffer + stream->from, length};
}

bool stream_is_between(const struct stream *stream)
{
	return stream->number || !stream->ended || stream->to > stream->from + stream->passed;
}

struct slice stream_line(struct slice text, size_t offset, size_t *in_line)
{
	size_t start = offset < text.length ? offset : text.length, end = start;

	while (start && text.bytes[start - 1] != '\n')
		start--;
	*in_line = end - start;
	while (end < text.length && text.bytes[end] != '\n')
		end++;
	if (end > start + *in_line && text.bytes[end - 1] == '\r')
		end--;
	return (struct slice){text.bytes + start, end - start};
}

struct slice stream_take_history(struct stream *stream, size_t length, struct slice *session)
{
	const struct slice rest = stream_rest(stream);
	const size_t from = stream->cutting.cut.session;
	size_t lead = stream->cutting.cut.lead;

	*session = (struct slice){NULL, 0};
	if (from < lead) {
		stream->session = stream->offset + from;
		stream->session_length = lead - from;
		*session = (struct slice){rest.bytes + from, lead - from};
	} else if (!stream->session_length) {
		*session = (struct slice){rest.bytes + lead, 0};
	}
	if (cutting_lacks_beginning(&stream->cutting, rest, length,
		    stream->ended && !stream->number)) {
		length = lead;
		lead = 0;
	}
	pass(stream, lead);
	stream->passed = length - lead;
	return (struct slice){stream->buffer + stream->from, stream->passed};
}
