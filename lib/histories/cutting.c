#include "histories/cutting.h"

#include "base/scan.h"
#include "game/phh/phh.h"

#include <string.h>

enum {
	NARRATE_MAX = 64 << 10,
	TABLE_MAX = 4 << 10 /* bytes of a line that suffice to decide whether it begins a table */
};

/* -- format of a file ----------------------------------------------------- */

/* Whether only PHH can have this line: a table header, or a key with its `=`. */
static bool is_phh_line(struct slice line)
{
	size_t at = 0;

	if (line.length > 1 && line.bytes[0] == '[' && line.bytes[1] >= '0' && line.bytes[1] <= '9')
		return true;
	while (at < line.length &&
		((line.bytes[at] >= 'a' && line.bytes[at] <= 'z') || line.bytes[at] == '_'))
		at++;
	line = slice_trim((struct slice){line.bytes + at, line.length - at});
	return at && line.length && *line.bytes == '=';
}

/* The first line that is neither empty nor a comment, without a byte order mark; *whole is set to
 * whether its end is there. */
static struct slice first_line(struct slice start, bool *whole)
{
	start = slice_after_mark(start);
	for (size_t from = 0; from < start.length;) {
		size_t end = from;
		struct slice line;

		while (end < start.length && start.bytes[end] != '\n')
			end++;
		*whole = end < start.length;
		line = slice_trim((struct slice){start.bytes + from, end - from});
		if (line.length && *line.bytes != '#')
			return line;
		from = end + 1;
	}
	*whole = false;
	return SLICE("");
}

static bool is_phh(struct slice start)
{
	bool whole;
	const struct slice line = first_line(start, &whole);

	return whole && is_phh_line(line);
}

/* Whether a file of unknown format may be meant as PHH, so that its errors are reported as such. */
static bool resembles_phh(struct slice start)
{
	static const char firsts[] = {'_', '[', '"', '\'', '=', '\0'};
	bool whole;
	const struct slice line = first_line(start, &whole);

	return !line.length || (*line.bytes >= 'a' && *line.bytes <= 'z') ||
	       memchr(firsts, *line.bytes, sizeof firsts) || (unsigned char)*line.bytes >= 0x80;
}

/* Determines the format. Returns false if more of the file is needed. */
static bool recognize(struct cutting *cutting, struct slice start, bool last)
{
	if (is_phh(start)) {
		cutting->reported = true;
	} else if (histories_recognise(start)) {
		cutting->reported = cutting->foreign = true;
	} else {
		cutting->reported = last || start.length > NARRATE_MAX;
		cutting->foreign = cutting->reported &&
				   (!resembles_phh(start) || histories_is_headless(start));
	}
	return cutting->reported;
}

/* -- cutting -------------------------------------------------------------- */

static void pass(struct slice *rest, size_t length)
{
	*rest = (struct slice){rest->bytes + length, rest->length - length};
}

/* Skips the rest of a line whose start was skipped. Returns false if the end of the line has not
 * been read yet. */
static bool skip_line(struct cutting *cutting, struct slice *rest, bool last)
{
	const char *feed;

	if (!cutting->line_skipped)
		return true;
	feed = rest->length ? memchr(rest->bytes, '\n', rest->length) : NULL;
	pass(rest, feed ? (size_t)(feed + 1 - rest->bytes) : rest->length);
	cutting->line_skipped = !feed && !last;
	return !cutting->line_skipped;
}

/* Skips the rest of a hand that was too long. Returns true once the next hand may be read. */
static bool skip(struct cutting *cutting, struct slice *rest, bool last)
{
	size_t length;

	if (!cutting->skipping)
		return true;
	if (!skip_line(cutting, rest, last))
		return false;
	length = phh_rest_length(*rest, last);
	pass(rest, length);
	/* an incomplete line may or may not begin a table */
	if (last) {
		cutting->skipping = false;
	} else if (!length && rest->length > TABLE_MAX) {
		cutting->skipping =
			*rest->bytes != '[' && *rest->bytes != ' ' && *rest->bytes != '\t';
		cutting->line_skipped = cutting->skipping;
	}
	return !cutting->skipping;
}

size_t cutting_next(struct cutting *cutting, struct slice rest, bool last, size_t *passed)
{
	const size_t all = rest.length;
	size_t length = 0;

	*passed = 0;
	if (!cutting->reported && !recognize(cutting, rest, last))
		return 0;
	if (cutting->foreign)
		return histories_length(rest, last, &cutting->cut);
	if (skip(cutting, &rest, last))
		length = phh_hand_length(rest, last);
	*passed = all - rest.length;
	cutting->skipping |= length > PHH_HAND_MAX;
	cutting->line_skipped |= length > PHH_HAND_MAX && rest.bytes[length - 1] != '\n';
	return length;
}

bool cutting_lacks_beginning(const struct cutting *cutting, struct slice rest, size_t length,
	bool only)
{
	return (only && length == cutting->cut.lead) ||
	       histories_is_headless((struct slice){rest.bytes, cutting->cut.lead});
}
