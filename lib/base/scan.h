/* A cursor over input.
 *
 * Holds a slice and a place in it, moves forward only, never reads outside the
 * slice, and never looks at bytes as C strings: NUL is a byte like another. */
#ifndef FELT_BASE_SCAN_H
#define FELT_BASE_SCAN_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct scan {
	const unsigned char *start;
	const unsigned char *at;
	const unsigned char *end;
};

/* Skips blanks. */
void scan_blanks(struct scan *scan);

/* The code point of such a character; of a byte that is not UTF-8, which has none, a surrogate
 * (U+DC80 to U+DCFF) that stands for the byte. */
unsigned slice_code_point(struct slice character);

/* Characters in a slice, counting a malformed byte as one: the columns that an
 * editor shows for text without tabs and wide characters. */
size_t slice_columns(struct slice slice);

/* The first `columns` characters of a slice, counted in the same way, or all if it has fewer. */
struct slice slice_first(struct slice slice, size_t columns);

/* What comes after the byte order mark of UTF-8, if a text begins with one; else all of it. */
struct slice slice_after_mark(struct slice text);

/* A slice without the blanks at its two ends. */
struct slice slice_trim(struct slice slice);

/* Takes the next word off the front of a slice, and the spaces before it; of length 0 at the end.
 */
struct slice slice_take_word(struct slice *rest);

/* An unsigned decimal that is the whole slice: digits only, at least one, no
 * sign, at most `most`. False, with *value untouched, otherwise. */
bool slice_uint(struct slice slice, uint64_t most, uint64_t *value);

bool slice_equal(struct slice slice, const char *string);
bool slice_same(struct slice a, struct slice b);

/* Whether a slice is a word, or begins with one, in upper or lower case of ASCII. */
bool slice_is_word(struct slice slice, const char *word);
bool slice_begins_word(struct slice slice, const char *word);

/* An ASCII letter in lower case; any other byte as it is. */
static inline char slice_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline struct scan scan_of(struct slice slice)
{
	static const unsigned char nothing[1] = {0};
	const unsigned char *const start =
		slice.bytes ? (const unsigned char *)slice.bytes : nothing;
	struct scan scan;

	scan.start = scan.at = start;
	scan.end = slice.bytes ? start + slice.length : start;
	return scan;
}

static inline bool scan_done(const struct scan *scan)
{
	return scan->at == scan->end;
}

/* Bytes from the start. */
static inline size_t scan_offset(const struct scan *scan)
{
	return (size_t)(scan->at - scan->start);
}

/* What is not yet read. */
static inline struct slice scan_rest(const struct scan *scan)
{
	return (struct slice){(const char *)scan->at, (size_t)(scan->end - scan->at)};
}

/* The slow way of scan_char_length, for bytes beyond ASCII. */
size_t scan_far_length(const struct scan *scan);

/* The bytes of the character at the cursor, which may not be at the end: 1 to 4
 * for well-formed UTF-8 (RFC 3629), 1 for a byte that begins no character. */
static inline size_t scan_char_length(const struct scan *scan)
{
	return *scan->at < 0x80 ? 1 : scan_far_length(scan);
}

/* That character, and the cursor moved to the next. */
static inline struct slice scan_char(struct scan *scan)
{
	struct slice character;

	character.bytes = (const char *)scan->at;
	character.length = scan_char_length(scan);
	scan->at += character.length;
	return character;
}

/* Sets of characters up to the space, one bit each: most characters are above it, and for these a
 * single comparison is enough. */
#define SCAN_BLANKS                                                                                \
	(UINT64_C(1) << ' ' | UINT64_C(1) << '\t' | UINT64_C(1) << '\r' | UINT64_C(1) << '\v' |    \
		UINT64_C(1) << '\f')
#define SCAN_SPACES (SCAN_BLANKS | UINT64_C(1) << '\n')

/* Whether a character separates words: a blank, which may be inside a line (space, tab, vertical
 * tab, form feed, carriage return), or any space, which includes the line feed. */
static inline bool scan_is_space(char c)
{
	return (unsigned char)c <= ' ' && SCAN_SPACES >> c & 1;
}

static inline bool scan_is_blank(char c)
{
	return (unsigned char)c <= ' ' && SCAN_BLANKS >> c & 1;
}

#endif
