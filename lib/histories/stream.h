/* The hands of a file, cut out of its bytes as they come, in constant memory. The bytes are decoded
 * first (decoder). The caller reads each hand, with the reader of PHH or that of site histories:
 *
 *     stream_begin(&stream, false);
 *     for (;;) {
 *             length = stream_next(&stream);
 *             if (!length && stream.ended)
 *                     break;
 *             if (!length)
 *                     ... stream_add(&stream, bytes) or stream_end(&stream) ...
 *             else if (stream.cutting.foreign)
 *                     text = stream_take_history(&stream, length, &session);
 *             else
 *                     text = stream_take_phh(&stream, length);
 *     }
 *     stream_free(&stream); */
#ifndef FELT_HISTORIES_STREAM_H
#define FELT_HISTORIES_STREAM_H

#include "histories/cutting.h"
#include "histories/decoder.h"

/* State for one file. A zeroed stream has no memory. */
struct stream {
	char *buffer; /* bytes of the file that are not used yet, from `from` to `to`; owned */
	size_t from, to, capacity;
	uint64_t offset; /* of buffer[from] in the decoded file */
	size_t passed;   /* bytes at buffer[from] that belong to the current hand */
	bool decoded;    /* the encoding is known; until then the buffer has bytes as they came */
	bool ended;      /* nothing follows the bytes in the buffer */
	struct decoder decoder;
	struct cutting cutting;
	size_t number;         /* hands cut so far, as the caller counts them */
	size_t line;           /* line of buffer[from], from 1 */
	uint64_t session;      /* offset of the current session header */
	size_t session_length; /* 0: none */
};

/* Starts a file, and keeps the memory. `decoded`: the bytes will be UTF-8 with newlines. */
void stream_begin(struct stream *stream, bool decoded);
void stream_free(struct stream *stream);

/* Space for `more` bytes after the buffer's end; NULL if out of memory. The caller then adds the
 * number of decoded bytes written there to `to`. */
char *stream_room(struct stream *stream, size_t more);

/* Adds bytes of the file, and decodes them. False if out of memory. */
bool stream_add(struct stream *stream, struct slice bytes);

/* Ends the file. False if out of memory. */
bool stream_end(struct stream *stream);

/* The bytes that are not used yet. */
static inline struct slice stream_rest(const struct stream *stream)
{
	return (struct slice){stream->buffer + stream->from, stream->to - stream->from};
}

/* Skips the current hand. Returns the length of the next, as cutting_next does; 0 if more bytes are
 * needed or, if `ended`, if no hand is left. */
size_t stream_next(struct stream *stream);

/* Takes the next hand, of that length, and makes it the current one. The text is valid until the
 * next call. */
struct slice stream_take_phh(struct stream *stream, size_t length);

/* Whether a PHH text without any key is not a hand: a comment before, between or after others. If
 * the whole file is such a text, it is an invalid hand. */
bool stream_is_between(const struct stream *stream);

/* The line of a text that contains the byte at `offset`, without its line ending. Sets *in_line to
 * the offset within it. */
struct slice stream_line(struct slice text, size_t offset, size_t *in_line);

/* Takes the next hand, of that length, of a site history. Lines before the hand are not part of it;
 * a session header among them applies to it and to the following hands. If the header changes, sets
 * *session to the new one, which is empty if there is none, and otherwise *session to {NULL, 0}.
 * The length is 0 if there is no hand. */
struct slice stream_take_history(struct stream *stream, size_t length, struct slice *session);

#endif
