/* Growable output text.
 *
 * Functions only append. If memory runs out, `failed` is set and later appends do nothing, so that
 * a writer checks once, at the end. `bytes` is owned by the text and is not terminated; it may be
 * NULL while `length` is 0. A zeroed struct text is empty and ready. */
#ifndef FELT_BASE_TEXT_H
#define FELT_BASE_TEXT_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct text {
	char *bytes;
	size_t length;
	size_t capacity;
	bool failed;
	bool fixed; /* never grows: see text_over() */
};

/* A text in a buffer of the caller of `size` bytes, for code that must not allocate. An append that
 * does not fit fails. Do not free it. */
struct text text_over(char *bytes, size_t size);

void text_clear(struct text *text); /* empty; memory is kept for reuse, and so is `failed` */
void text_free(struct text *text);  /* frees the memory; ready again as if zeroed */

void text_add_slice(struct text *text, struct slice slice);
void text_add_string(struct text *text, const char *string);
void text_add_repeated(struct text *text, char c, size_t times);

void text_add_uint(struct text *text, uint64_t value);         /* 133784560 */
void text_add_uint_grouped(struct text *text, uint64_t value); /* 133,784,560 */

/* Appends formatted output like printf, without widths: %s, %.*s, %c, %%, and %d and %u, also with
 * l, ll or z. */
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes a code point below 0x110000 as UTF-8; a surrogate becomes the three bytes that it would
 * have. text_put_code_point() writes to a buffer of four bytes and returns the number of bytes
 * used. */
size_t text_put_code_point(char *to, unsigned code);
void text_add_code_point(struct text *text, unsigned code);

/* Appends the shortest decimal that reads back as the same double, formatted as in JavaScript
 * (ECMA-262, Number::toString): 0.5, 3216.2, 1e-7, 1.5e+21; an integer below 1e21 has no point.
 * Minus zero is `-0`; the others are `inf`, `-inf`, `nan`. The decimal point is that of the C
 * locale. At most 25 bytes. */
void text_add_double(struct text *text, double value);

/* Appends a value with exactly `places` digits after the point (0 to 15), rounded half to even on
 * the binary value; a value that rounds to zero has no sign. */
void text_add_fixed(struct text *text, double value, int places);

/* The text as a slice, valid until the next append. */
struct slice text_slice(const struct text *text);

/* The slow path of text_reserve(): grows the text, or fails. */
char *text_grow(struct text *text, size_t more);

/* Space for `more` bytes after the end, or NULL (and `failed` is set). The caller writes there and
 * then adds the number of bytes written to `length`. */
static inline char *text_reserve(struct text *text, size_t more)
{
	if (!text->failed && text->bytes && more <= text->capacity - text->length)
		return text->bytes + text->length;
	return text_grow(text, more);
}

static inline void text_add(struct text *text, const char *bytes, size_t length)
{
	char *to = text_reserve(text, length);

	if (!to || !length)
		return;
	memcpy(to, bytes, length);
	text->length += length;
}

static inline void text_add_char(struct text *text, char c)
{
	char *to = text_reserve(text, 1);

	if (!to)
		return;
	*to = c;
	text->length++;
}

#endif
