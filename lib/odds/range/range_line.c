#include "odds/range/range.h"

#include "cards/contest.h"

/* Bytes that end a word of a range, besides blanks: weights and cards end before them. */
static const bool ends_word[256] = {[','] = 1, [';'] = 1, ['@'] = 1, ['!'] = 1};

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

/* Whether the `@` at `at` begins a weight: it comes directly after a term, and a number and the
 * end of the word come after it. A board is never a number, as its cards have suits. */
static bool weighs(struct slice line, size_t at)
{
	const char *s = line.bytes;
	size_t digits = 0, points = 0, end = at + 1;

	if (!at || blank(s[at - 1]) || s[at - 1] == ',' || s[at - 1] == ';')
		return false;
	for (; end < line.length && ((s[end] >= '0' && s[end] <= '9') || s[end] == '.'); end++) {
		digits += s[end] != '.';
		points += s[end] == '.';
	}
	if (!digits || points > 1)
		return false;
	end += end < line.length && s[end] == '%';
	return end == line.length || blank(s[end]) || ends_word[(unsigned char)s[end]] ||
	       s[end] == '[';
}

/* Whether the word at `at` is cards, as dead cards are written, and not a range. */
static bool cards_at(struct slice line, size_t at, enum card_notation notation)
{
	struct slice word = {line.bytes + at, 0};
	struct cards_reader reader;
	struct cards cards;
	status_code status;

	while (at + word.length < line.length && !blank(word.bytes[word.length]) &&
		!ends_word[(unsigned char)word.bytes[word.length]])
		word.length++;
	reader = cards_reader_in(line, word, notation);
	status = cards_reader_take(&reader, CARD_COUNT + 1, &cards, NULL);
	return status == STATUS_REPEATED_CARD || status == STATUS_OPEN_BRACKET ||
	       (!status && cards.count);
}

/* Whether the `!` at `at`, in the piece from `start`, begins an exclusion. */
static bool excludes(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	const char *s = line.bytes;
	size_t before = at;

	if (at + 1 == line.length || blank(s[at + 1]))
		return false;
	while (before > start && blank(s[before - 1]))
		before--;
	if (before > start && s[before - 1] == ',')
		return true;
	return (before < at || at == start) && !cards_at(line, at + 1, notation);
}

/* Whether the `@` or `!` at `at` belongs to the range from `start`. */
static bool belongs(struct slice line, size_t start, size_t at, enum card_notation notation)
{
	return line.bytes[at] == '@' ? weighs(line, at) : excludes(line, start, at, notation);
}

status_code range_line_split(struct slice line, enum card_notation notation,
	struct contest_parts *out, struct fault *fault)
{
	return contest_split_by(line, belongs, notation, 1, out, fault);
}

bool range_line_marked(struct slice slice, enum card_notation notation)
{
	return contest_marked_by(slice, belongs, notation);
}
