/* Growable output text.
 *
 * Functions only append. Running out of memory is remembered in `failed` and
 * makes later appends do nothing, so that a writer checks once, at the end.
 * `bytes` is owned by the text and is not terminated; it may be NULL while
 * `length` is 0. A zeroed struct text is empty and ready. */
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
	bool fixed; /* never grows: see text_over */
};

/* A text over `size` bytes of the caller's, for where no memory may be asked for: what does not
 * fit fails. It is not freed. */
struct text text_over(char *bytes, size_t size);

void text_clear(struct text *text); /* empty, memory kept for reuse; a failure to grow is kept */
void text_free(struct text *text);  /* all memory given back; ready again as if zeroed */

void text_add_slice(struct text *text, struct slice slice);
void text_add_string(struct text *text, const char *string);
void text_add_repeated(struct text *text, char c, size_t times);

void text_add_uint(struct text *text, uint64_t value);         /* 133784560 */
void text_add_uint_grouped(struct text *text, uint64_t value); /* 133,784,560 */

/* Appends the format with its places filled in as printf does, without widths: %s, %.*s, %c, %%,
 * and %d and %u, also with l, ll or z before them. */
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A code point below 0x110000 as UTF-8; of a surrogate the three bytes that it would have. The
 * first writes it to four bytes of the caller's, and returns how many it takes. */
size_t text_put_code_point(char *to, unsigned code);
void text_add_code_point(struct text *text, unsigned code);

/* The nearest decimal of the fewest digits that reads back as the same double,
 * laid out as JavaScript does (ECMA-262, Number::toString): 0.5, 3216.2, 1e-7,
 * 1.5e+21; a whole number below 1e21 has no point. Minus zero is `-0`; `inf`,
 * `-inf`, `nan`. The C locale's point always. At most 25 bytes. */
void text_add_double(struct text *text, double value);

/* With exactly `places` digits after the point (0 to 15), rounded half to even
 * on the binary value; a value that rounds to zero has no sign. */
void text_add_fixed(struct text *text, double value, int places);

/* The text as a slice, good until the next append. */
struct slice text_slice(const struct text *text);

/* The slow way of text_reserve: grows, or fails. */
char *text_grow(struct text *text, size_t more);

/* Room for `more` bytes after the end, or NULL (and `failed`). The caller
 * writes there and then adds what it wrote to `length`. */
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
