#include "game/phh/phh_internal.h"

#include "base/scan.h"

/* A hand ends at a line that begins the next table. Such lines are searched for directly, without
 * parsing the hand as TOML, so that a hand with an error, such as an unclosed bracket or quote,
 * does not swallow the hands after it. Only a multi-line string may contain such a line. */

static const char *pass_blanks(const char *at, const char *end)
{
	while (at < end && toml_is_blank(*at))
		at++;
	return at;
}

/* Whether the rest of a line, from `at`, has at most a comment. */
static bool ends_line(const char *at, const char *end)
{
	if (at < end && *at == '\r')
		at++;
	return at == end || *at == '\n' || *at == '#';
}

/* Whether the line begins a table: its first byte is a bracket, whatever follows, or a complete
 * header follows spaces. A bracket alone after spaces could be an element of an array. */
static bool starts_table(const char *at, const char *end)
{
	if (at < end && *at == '[')
		return true;
	at = pass_blanks(at, end);
	if (at == end || *at != '[')
		return false;
	at = pass_blanks(at + 1, end);
	if (at == end || !toml_is_bare(*at))
		return false;
	while (at < end && toml_is_bare(*at))
		at++;
	at = pass_blanks(at, end);
	if (at == end || *at != ']')
		return false;
	at = pass_blanks(at + 1, end);
	return ends_line(at, end);
}

/* Whether the text has three quotes in a row. Examines blocks of a fixed size in a loop without
 * early exit, which compilers vectorize. */
static bool has_three(const char *at, const char *end)
{
	enum { BLOCK = 64 };

	while (at + 2 < end) {
		char block[BLOCK + 2] = {0};
		const size_t left = (size_t)(end - at);
		const char *from = at;
		unsigned char found = 0;

		if (left < sizeof block)
			from = memcpy(block, at, left);
		for (int i = 0; i < BLOCK; i++)
			found |= (unsigned char)((from[i] == '\'' || from[i] == '"') &
						 (from[i] == from[i + 1]) &
						 (from[i] == from[i + 2]));
		if (found)
			return true;
		at += BLOCK;
	}
	return false;
}

static bool is_three(const char *at, const char *end, char quote)
{
	return end - at >= 3 && at[0] == quote && at[1] == quote && at[2] == quote;
}

/* The quote of the multi-line string that is open at the end of a line, or 0. */
static char pass_line(const char *at, const char *end, char open)
{
	char quote = 0; /* quote of a single-line string */

	while (at < end) {
		const char c = *at;

		if (c == '\\' && (open == '"' || quote == '"')) {
			at += end - at > 1 ? 2 : 1;
		} else if (open) {
			if (!is_three(at, end, open)) {
				at++;
				continue;
			}
			while (at < end && *at == open)
				at++;
			open = 0;
		} else if (quote) {
			quote = c == quote ? 0 : quote;
			at++;
		} else if (c == '#') {
			break;
		} else if (is_three(at, end, '\'') || is_three(at, end, '"')) {
			open = c;
			at += 3;
		} else {
			quote = c == '\'' || c == '"' ? c : 0;
			at++;
		}
	}
	return open;
}

/* The end of the line that begins at `at`, without the newline; NULL if there is no newline. */
static const char *line_end(const char *at, const char *end)
{
	return at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
}

/* Skips empty lines, comments and the header of the hand. Returns NULL at an incomplete line. */
static const char *pass_head(const char *at, const char *end, bool last)
{
	at = slice_after_mark((struct slice){at, (size_t)(end - at)}).bytes;
	while (at < end) {
		const char *const feed = line_end(at, end);
		const char *const next = feed ? feed + 1 : end;
		const char *const from = pass_blanks(at, next);

		if (!feed && !last)
			return NULL;
		if (from < next && *from == '[')
			return next;
		if (!ends_line(from, next))
			return at;
		at = next;
	}
	return at;
}

/* The first line from `at` on that begins a table. If there is none, the end of the text, or the
 * start of its last line if that is incomplete and might begin a table: not if `last`, nor if it
 * has at least `least` bytes. */
static const char *next_table(const char *at, const char *end, bool last, ptrdiff_t least)
{
	while (at < end) {
		const char *const feed = line_end(at, end);

		if ((!feed && !last && end - at < least) || starts_table(at, feed ? feed : end))
			break;
		at = feed ? feed + 1 : end;
	}
	return at;
}

/* Like next_table(), for text in which a line that begins a table may be inside a multi-line
 * string. *held is set to the first such line, which is used if the string is never closed. */
static const char *next_outside(const char *at, const char *end, bool last, const char **held)
{
	char open = 0;

	while (at < end) {
		const char *const feed = line_end(at, end);
		const char *const to = feed ? feed : end;

		if (!feed && !last)
			break;
		if (starts_table(at, to)) {
			if (!open)
				break;
			*held = *held ? *held : at;
		}
		if (open || has_three(at, to))
			open = pass_line(at, to, open);
		at = feed ? feed + 1 : end;
	}
	return at;
}

size_t phh_hand_length(struct slice text, bool last)
{
	const bool over = text.length > PHH_HAND_MAX;
	const char *from, *at, *end, *held = NULL;

	if (text.length == 0)
		return 0;
	end = text.bytes + text.length;
	from = pass_head(text.bytes, end, last || over);
	if (!from)
		return 0;
	at = next_table(from, end, last, PTRDIFF_MAX);
	if (has_three(from, at))
		at = next_outside(from, end, last, &held);
	if (at < end && (last || line_end(at, end)))
		return (size_t)(at - text.bytes);
	if (!last && !over)
		return 0;
	if (held)
		return (size_t)(held - text.bytes);
	/* the rest of a hand that is too long begins at the start of a line, if possible */
	return over && !last && at - text.bytes > PHH_HAND_MAX ? (size_t)(at - text.bytes)
							       : text.length;
}

size_t phh_rest_length(struct slice text, bool last)
{
	const char *const end = text.bytes + text.length;

	return (size_t)(next_table(text.bytes, end, last, PHH_HAND_MAX) - text.bytes);
}
