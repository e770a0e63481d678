#include "game/phh/phh_internal.h"

#include "base/scan.h"

/* A hand ends at a line that begins the next table. Such lines are searched for directly, without
 * reading the hand as TOML, so that a hand with a fault, such as a bracket or quote that is not
 * closed, does not swallow the hands after it. Only a string of several lines may contain such a
 * line. */

static const char *pass_blanks(const char *at, const char *end)
{
	while (at < end && toml_is_blank(*at))
		at++;
	return at;
}

/* Whether a line has nothing but a comment, if that, from `at` to its end. */
static bool ends_line(const char *at, const char *end)
{
	if (at < end && *at == '\r')
		at++;
	return at == end || *at == '\n' || *at == '#';
}

/* Whether the line begins a table: either its first byte is a bracket, whatever follows, or it has
 * a whole header after blanks. After blanks a bracket alone might be an element of an array. */
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

/* Whether the text has three quotes in a row. It is examined in blocks of a fixed size, in a loop
 * without early exit, so that compilers vectorize the loop. */
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

/* The quote of the string of several lines that is open at the end of a line, or 0. */
static char pass_line(const char *at, const char *end, char open)
{
	char quote = 0; /* of a string of one line */

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

/* The end of the line that begins at `at`, without the line feed, or NULL when there is no line
 * feed. */
static const char *line_end(const char *at, const char *end)
{
	return at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
}

/* Skips blank lines, comments and the header of the hand. Returns NULL at a line that is not whole.
 */
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

/* The first line from `at` on that begins a table; or else the end of the text or the last line if
 * it is not whole and that matters: unless `last`, when it has fewer than `least` bytes. */
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

/* The same for text in which a line that begins a table may be inside a string of several lines.
 * *held is set to the first line that is, and is used when that string is never closed. */
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
