/* Strings: basic ("...") and literal ('...'), on one line or, in triple quotes, on several. */
#include "game/toml/toml_internal.h"

#include "base/text.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* -- escapes ---------------------------------------------------------------------- */

/* The value of a hexadecimal digit, 0 to 15, or -1. */
static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c |= 0x20;
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Returns the length of the escape at `at`, which is a backslash, or 0 if it is not valid. Writes
 * the bytes that it encodes, at most four, to `to`. */
static size_t unescape(const char *at, const char *end, char *to, size_t *length)
{
	static const char letters[] = "btnfr\"\\", meanings[] = "\b\t\n\f\r\"\\";
	const char *found;
	unsigned long code = 0;
	size_t digits;

	if (at + 1 >= end)
		return 0;
	found = memchr(letters, at[1], sizeof letters - 1);
	if (found) {
		to[0] = meanings[found - letters];
		*length = 1;
		return 2;
	}
	digits = at[1] == 'u' ? 4 : at[1] == 'U' ? 8 : 0;
	if (digits == 0 || (size_t)(end - at) < 2 + digits)
		return 0;
	for (size_t i = 0; i < digits; i++) {
		const int digit = hex_digit(at[2 + i]);

		if (digit < 0)
			return 0;
		code = code << 4 | (unsigned long)digit;
	}
	*length = code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
			  ? 0
			  : text_put_code_point(to, (unsigned)code);
	return *length ? 2 + digits : 0;
}

/* A backslash at the end of a line joins it with the next: the backslash and all whitespace after
 * it, including newlines, are not part of the string. Returns the length of all these, or 0 if the
 * backslash at `at` does not end its line. */
static size_t line_join(const char *at, const char *end)
{
	const char *to = at + 1;
	bool line = false;

	while (to < end && (toml_is_blank(*to) || *to == '\r' || *to == '\n')) {
		line |= *to == '\n';
		to++;
	}
	return line ? (size_t)(to - at) : 0;
}

static status_code decode(struct toml *toml, struct slice from, bool lines, struct slice *out)
{
	struct toml_memory *const memory = toml->memory;
	const char *const end = from.bytes + from.length;
	const size_t all = (size_t)(toml->end - toml->start);
	char *start, *to;

	/* space for all strings of the text, whose contents are never longer than their source */
	if (memory->room < all && !memory->count) {
		free(memory->bytes);
		memory->bytes = malloc(all);
		memory->room = memory->bytes ? all : 0;
		if (!memory->bytes)
			return STATUS_NO_MEMORY;
	}
	start = to = memory->bytes + memory->count;
	for (const char *at = from.bytes; at < end;) {
		char meant[4];
		size_t length = 0, skipped;

		if (*at != '\\') {
			*to++ = *at++;
			continue;
		}
		skipped = unescape(at, end, meant, &length);
		if (skipped == 0 && lines)
			skipped = line_join(at, end);
		if (skipped == 0)
			return toml_fault(toml, STATUS_TOML_ESCAPE, at,
				at + 1 < end ? 1 + toml_char_length(at + 1, end) : 1);
		memcpy(to, meant, length);
		to += length;
		at += skipped;
	}
	*out = (struct slice){start, (size_t)(to - start)};
	memory->count += out->length;
	return STATUS_OK;
}

/* -- the characters of a string --------------------------------------------------- */

static uint64_t bytes_of(char c)
{
	return UINT64_C(0x0101010101010101) * (unsigned char)c;
}

/* Sets the high bit of each byte that is 0 or has its own high bit set in `eight`. Because of
 * borrows in the subtraction, higher bytes than the first of these may be marked too. */
static uint64_t mark_zeros(uint64_t eight)
{
	return (eight - bytes_of(1)) | eight;
}

/* Skips plain characters other than `quote` and `stop`, eight at a time. The skip stops at a byte x
 * if x ^ quote, x ^ stop or x ^ 0x7f is 0, if x is below a space, so that x - 0x20 borrows and gets
 * the high bit, or if x has its high bit set. Each of these sets the high bit of the byte in `odd`.
 * A borrow may also mark bytes above the first one that is marked correctly, but never a byte below
 * it, so the lowest mark is correct; in little-endian order that is the first byte in memory. Tabs
 * stop the skip too: the caller looks at the byte again. */
static inline const char *skip_eights(const char *at, const char *end, char quote, char stop)
{
	while (end - at >= 8) {
		uint64_t eight, odd, marks;

		memcpy(&eight, at, sizeof eight);
		odd = mark_zeros(eight ^ bytes_of(quote)) | mark_zeros(eight ^ bytes_of(stop)) |
		      mark_zeros(eight ^ bytes_of(0x7f)) | (eight - bytes_of(' ')) | eight;
		marks = odd & UINT64_C(0x8080808080808080);
		if (marks) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
			at += __builtin_ctzll(marks) / 8;
#endif
			break;
		}
		at += 8;
	}
	return at;
}

/* Skips a single-line string up to its closing quote. */
static status_code skip_line(struct toml *toml, const char *open, bool *escaped)
{
	const char quote = *open;
	const char stop = quote == '"' ? '\\' : quote;

	for (;;) {
		/* the compiler removes the second test if the stop equals the quote */
		const char *at = quote == '"' ? skip_eights(toml->at, toml->end, '"', '\\')
					      : skip_eights(toml->at, toml->end, '\'', '\'');
		status_code status;

		while (at < toml->end && toml_is_plain(*at) && *at != quote && *at != stop)
			at++;
		toml->at = at;
		if (at < toml->end && *at == quote)
			return STATUS_OK;
		if (toml_at_line_end(toml))
			return toml_fault(toml, STATUS_TOML_STRING, open, 1);
		if (*toml->at == '\\') {
			*escaped = true;
			toml->at++;
			if (!toml_at_line_end(toml) && toml_is_plain(*toml->at))
				toml->at++;
			continue;
		}
		status = toml_skip_other(toml);
		if (status)
			return status;
	}
}

/* Skips quotes within a multi-line string. Three in a row close the string, and the cursor is then
 * at these three; up to two quotes before them belong to the string. */
static bool skip_quotes(struct toml *toml)
{
	const char quote = *toml->at;
	size_t run = 1;

	while (run < 5 && run < (size_t)(toml->end - toml->at) && toml->at[run] == quote)
		run++;
	toml->at += run < 3 ? run : run - 3;
	return run >= 3;
}

/* Skips a multi-line string up to the three quotes that close it. */
static status_code skip_lines(struct toml *toml, const char *open, bool *escaped)
{
	const char quote = *open;

	while (toml->at < toml->end) {
		const char c = *toml->at;

		if (c == quote) {
			if (skip_quotes(toml))
				return STATUS_OK;
		} else if (c == '\\' && quote == '"') {
			*escaped = true;
			toml->at++;
			if (toml->at < toml->end && toml_is_plain(*toml->at))
				toml->at++;
		} else if (toml_is_plain(c)) {
			toml->at++;
		} else if (!toml_line_end(toml)) {
			const status_code status = toml_skip_other(toml);

			if (status)
				return status;
		}
	}
	return toml_fault(toml, STATUS_TOML_STRING, open, 3);
}

status_code toml_string(struct toml *toml, struct toml_value *out)
{
	const char *const open = toml->at;
	const size_t left = (size_t)(toml->end - open);
	const bool lines = left >= 3 && open[1] == *open && open[2] == *open;
	const size_t quotes = lines ? 3 : 1;
	const char *from;
	bool escaped = false;
	status_code status;

	toml->at += quotes;
	if (lines)
		toml_line_end(toml);
	from = toml->at;
	status = lines ? skip_lines(toml, open, &escaped) : skip_line(toml, open, &escaped);
	if (status)
		return status;
	out->kind = TOML_STRING;
	out->escaped = escaped;
	out->text = (struct slice){from, (size_t)(toml->at - from)};
	toml->at += quotes;
	out->raw = (struct slice){open, (size_t)(toml->at - open)};
	return escaped ? decode(toml, out->text, lines, &out->text) : STATUS_OK;
}
