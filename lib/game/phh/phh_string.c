#include "game/phh/phh_inside.h"

#include <stdlib.h>

/* One code point as UTF-8; returns the bytes, 0 for what is none. */
static size_t put_code(char *to, unsigned long code)
{
	if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
		return 0;
	if (code < 0x80) {
		to[0] = (char)code;
		return 1;
	}
	const size_t length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	for (size_t i = length - 1; i > 0; i--) {
		to[i] = (char)(unsigned char)(0x80 | (code & 0x3f));
		code >>= 6;
	}
	to[0] = (char)(unsigned char)(0xf00 >> length | code);
	return length;
}

/* The escape at `at`, a backslash: its length, and what it says in at most four bytes of `to`;
 * 0 when it is none. */
static size_t unescape(const char *at, const char *end, char *to, size_t *length)
{
	static const char letters[] = "btnfr\"\\", meanings[] = "\b\t\n\f\r\"\\";
	if (at + 1 >= end)
		return 0;
	const char *const found = memchr(letters, at[1], sizeof letters - 1);
	if (found) {
		to[0] = meanings[found - letters];
		*length = 1;
		return 2;
	}
	const size_t digits = at[1] == 'u' ? 4 : at[1] == 'U' ? 8 : 0;
	if (digits == 0 || (size_t)(end - at) < 2 + digits)
		return 0;
	unsigned long code = 0;
	for (size_t i = 0; i < digits; i++) {
		const int digit = toml_hex_digit(at[2 + i]);
		if (digit < 0)
			return 0;
		code = code << 4 | (unsigned long)digit;
	}
	*length = put_code(to, code);
	return *length ? 2 + digits : 0;
}

/* The length of a backslash at the end of a line of a string of several lines, with all blanks and
 * line ends that follow: they mean nothing. 0 when it is none. */
static size_t line_join(const char *at, const char *end)
{
	const char *to = at + 1;
	bool line = false;
	while (to < end && (*to == ' ' || *to == '\t' || *to == '\r' || *to == '\n')) {
		line |= *to == '\n';
		to++;
	}
	return line ? (size_t)(to - at) : 0;
}

/* What an escaped string says, in the reader's bytes: never longer than what is written. */
static status_code decode(struct toml *toml, struct slice from, bool lines, struct slice *out)
{
	struct phh_reader *const reader = toml->reader;
	const size_t most = (size_t)(toml->end - toml->start);
	if (reader->bytes_room < most && reader->byte_count == 0) {
		free(reader->bytes);
		reader->bytes = malloc(most);
		reader->bytes_room = reader->bytes ? most : 0;
		if (!reader->bytes)
			return STATUS_NO_MEMORY;
	}
	char *const start = reader->bytes + reader->byte_count;
	char *to = start;
	const char *const end = from.bytes + from.length;
	for (const char *at = from.bytes; at < end;) {
		if (*at != '\\') {
			*to++ = *at++;
			continue;
		}
		char meant[4];
		size_t length = 0, passed = unescape(at, end, meant, &length);
		if (passed == 0 && lines)
			passed = line_join(at, end);
		if (passed == 0)
			return toml_fault(toml, STATUS_HAND_ESCAPE, at,
				at + 1 < end ? 1 + toml_char_length(at + 1, end) : 1);
		memcpy(to, meant, length);
		to += length;
		at += passed;
	}
	*out = (struct slice){start, (size_t)(to - start)};
	reader->byte_count += out->length;
	return STATUS_OK;
}

static uint64_t bytes_of(char c)
{
	return UINT64_C(0x0101010101010101) * (unsigned char)c;
}

/* Nonzero when one of the eight bytes is nought, or has its high bit. */
static uint64_t has_nought(uint64_t eight)
{
	return (eight - bytes_of(1)) | eight;
}

/* Passes over plain characters that are neither of two, eight bytes at a time: of bytes without
 * their high bit, a control character is one that has it when a blank is taken away. A borrow marks
 * only bytes behind one that is marked by right (in memory, where the first is the lowest). What it
 * stops at is for a closer look. */
static const char *pass_eights(const char *at, const char *end, char quote, char stop)
{
	while (end - at >= 8) {
		uint64_t eight;
		memcpy(&eight, at, sizeof eight);
		const uint64_t odd =
			has_nought(eight ^ bytes_of(quote)) | has_nought(eight ^ bytes_of(stop)) |
			has_nought(eight ^ bytes_of(0x7f)) | (eight - bytes_of(' ')) | eight;
		const uint64_t marks = odd & UINT64_C(0x8080808080808080);
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

/* A string of one line: to its closing quote. */
static status_code pass_line(struct toml *toml, const char *open, bool *escaped)
{
	const char quote = *open;
	const char stop = quote == '"' ? '\\' : quote;
	for (;;) {
		const char *at = pass_eights(toml->at, toml->end, quote, stop);
		while (at < toml->end && toml_is_plain(*at) && *at != quote && *at != stop)
			at++;
		toml->at = at;
		if (toml_at_line_end(toml))
			return toml_fault(toml, STATUS_HAND_STRING, open, 1);
		if (*toml->at == quote)
			return STATUS_OK;
		if (*toml->at == '\\') {
			*escaped = true;
			toml->at++;
			if (!toml_at_line_end(toml) && toml_is_plain(*toml->at))
				toml->at++;
			continue;
		}
		const status_code status = toml_pass_other(toml);
		if (status)
			return status;
	}
}

/* A string of several lines: to the three quotes that close it; two more may stand before them. */
static status_code pass_lines(struct toml *toml, const char *open, bool *escaped)
{
	const char quote = *open;
	while (toml->at < toml->end) {
		const char c = *toml->at;
		if (c == quote) {
			size_t run = 1;
			while (run < 5 && run < (size_t)(toml->end - toml->at) &&
				toml->at[run] == quote)
				run++;
			toml->at += run < 3 ? run : run - 3;
			if (run >= 3)
				return STATUS_OK;
		} else if (c == '\\' && quote == '"') {
			*escaped = true;
			toml->at++;
			if (toml->at < toml->end && toml_is_plain(*toml->at))
				toml->at++;
		} else if (toml_is_plain(c)) {
			toml->at++;
		} else if (!toml_line_end(toml)) {
			const status_code status = toml_pass_other(toml);
			if (status)
				return status;
		}
	}
	return toml_fault(toml, STATUS_HAND_STRING, open, 3);
}

status_code toml_string(struct toml *toml, struct toml_value *out)
{
	const char *const open = toml->at;
	const size_t left = (size_t)(toml->end - open);
	const bool lines = left >= 3 && open[1] == *open && open[2] == *open;
	const size_t quotes = lines ? 3 : 1;
	bool escaped = false;

	toml->at += quotes;
	if (lines)
		toml_line_end(toml);
	const char *const from = toml->at;
	status_code status =
		lines ? pass_lines(toml, open, &escaped) : pass_line(toml, open, &escaped);
	if (status)
		return status;
	out->kind = TOML_STRING;
	out->escaped = escaped;
	out->text = (struct slice){from, (size_t)(toml->at - from)};
	toml->at += quotes;
	out->raw = (struct slice){open, (size_t)(toml->at - open)};
	if (escaped)
		status = decode(toml, out->text, lines, &out->text);
	return status;
}
