/* A cursor over input.
 *
 * Holds a slice and a position in it, moves forward only, never reads outside the slice, and never
 * treats bytes as C strings: NUL is an ordinary byte. */
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

/* The code point of one character, as returned by scan_char(). A byte that is not UTF-8 has none;
 * it becomes a surrogate (U+DC80 to U+DCFF) that represents the byte. */
unsigned slice_code_point(struct slice character);

/* The number of characters in a slice, counting a malformed byte as one: the columns that an editor
 * shows for text without tabs and wide characters. */
size_t slice_columns(struct slice slice);

/* The first `columns` characters of a slice, counted as by slice_columns(), or the whole slice if
 * it has fewer. */
struct slice slice_first(struct slice slice, size_t columns);

/* The text without a leading UTF-8 byte order mark, if it has one. */
struct slice slice_after_mark(struct slice text);

/* A slice without leading and trailing blanks. */
struct slice slice_trim(struct slice slice);

/* Removes the next word, and the spaces before it, from the front of a slice. Returns the word; its
 * length is 0 at the end. */
struct slice slice_take_word(struct slice *rest);

/* Removes the bytes before the next `end`, and that byte, from the front of a slice; all bytes if
 * there is none. Returns the bytes without `end`. */
struct slice slice_take_until(struct slice *rest, char end);

/* Removes the next item of a list divided by commas, and the comma, from the front of a slice; the
 * item is without the spaces around it. False after the last: a list has one item more than commas.
 */
bool slice_take_item(struct slice *rest, struct slice *item);

/* Reads an unsigned decimal integer that is the whole slice: one or more digits, no sign, at most
 * `most`. Returns false, with *value untouched, otherwise. */
bool slice_uint(struct slice slice, uint64_t most, uint64_t *value);

/* Number of newlines. */
size_t slice_newlines(struct slice slice);

bool slice_equal(struct slice slice, const char *string);
bool slice_same(struct slice a, struct slice b);

/* True if a slice is a word, or begins with one, ignoring ASCII case. */
bool slice_is_word(struct slice slice, const char *word);
bool slice_begins_word(struct slice slice, const char *word);

/* True if a word is in a list whose items are divided by `separator`, and spaces after it, ignoring
 * ASCII case. */
bool slice_in_list(struct slice word, const char *list, char separator);

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

/* The number of bytes before the cursor. */
static inline size_t scan_offset(const struct scan *scan)
{
	return (size_t)(scan->at - scan->start);
}

/* The bytes not yet read. */
static inline struct slice scan_rest(const struct scan *scan)
{
	return (struct slice){(const char *)scan->at, (size_t)(scan->end - scan->at)};
}

/* The slow path of scan_char_length(), for bytes beyond ASCII. */
size_t scan_far_length(const struct scan *scan);

/* The length of the character at the cursor, which must not be at the end: 1 to 4 bytes for
 * well-formed UTF-8 (RFC 3629), 1 for a byte that begins no character. */
static inline size_t scan_char_length(const struct scan *scan)
{
	return *scan->at < 0x80 ? 1 : scan_far_length(scan);
}

/* Returns the character at the cursor and moves the cursor past it. */
static inline struct slice scan_char(struct scan *scan)
{
	struct slice character;

	character.bytes = (const char *)scan->at;
	character.length = scan_char_length(scan);
	scan->at += character.length;
	return character;
}

/* Sets of characters up to the space, one bit each. Most characters are above the space, so that a
 * single comparison decides for them. */
#define SCAN_BLANKS                                                                                \
	(UINT64_C(1) << ' ' | UINT64_C(1) << '\t' | UINT64_C(1) << '\r' | UINT64_C(1) << '\v' |    \
		UINT64_C(1) << '\f')
#define SCAN_SPACES (SCAN_BLANKS | UINT64_C(1) << '\n')

/* True if a character separates words: a blank, which may occur within a line (space, tab, vertical
 * tab, form feed, carriage return), or any space, which includes the newline. */
static inline bool scan_is_space(char c)
{
	return (unsigned char)c <= ' ' && SCAN_SPACES >> c & 1;
}

static inline bool scan_is_blank(char c)
{
	return (unsigned char)c <= ' ' && SCAN_BLANKS >> c & 1;
}

#endif
