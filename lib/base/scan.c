#include "base/scan.h"

#include <string.h>

void scan_blanks(struct scan *scan)
{
	while (scan->at < scan->end && scan_is_blank((char)*scan->at))
		scan->at++;
}

static bool is_between(unsigned char c, unsigned char low, unsigned char high)
{
	return c >= low && c <= high;
}

/* RFC 3629, section 4: the bounds of the second byte exclude overlong forms (after E0 and F0),
 * surrogates (ED) and code points beyond U+10FFFF (F4). */
size_t scan_far_length(const struct scan *scan)
{
	const unsigned char first = *scan->at;
	const unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
	const unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
	size_t length;

	if (is_between(first, 0xC2, 0xDF))
		length = 2;
	else if (is_between(first, 0xE0, 0xEF))
		length = 3;
	else if (is_between(first, 0xF0, 0xF4))
		length = 4;
	else
		return 1;

	if ((size_t)(scan->end - scan->at) < length || !is_between(scan->at[1], low, high))
		return 1;
	for (size_t i = 2; i < length; i++)
		if (!is_between(scan->at[i], 0x80, 0xBF))
			return 1;
	return length;
}

unsigned slice_code_point(struct slice character)
{
	const unsigned first = (unsigned char)character.bytes[0];
	unsigned code = first & (0x7fu >> character.length);

	if (character.length == 1)
		return first < 0x80 ? first : 0xdc00 | first;
	for (size_t i = 1; i < character.length; i++)
		code = code << 6 | ((unsigned char)character.bytes[i] & 0x3f);
	return code;
}

size_t slice_columns(struct slice slice)
{
	size_t columns = 0;
	for (struct scan scan = scan_of(slice); !scan_done(&scan); columns++)
		scan.at += scan_char_length(&scan);
	return columns;
}

struct slice slice_first(struct slice slice, size_t columns)
{
	struct scan scan = scan_of(slice);

	for (; columns && !scan_done(&scan); columns--)
		scan_char(&scan);
	return (struct slice){slice.bytes, scan_offset(&scan)};
}

struct slice slice_after_mark(struct slice text)
{
	enum { MARK = 3 };

	if (text.length < MARK || memcmp(text.bytes, "\xef\xbb\xbf", MARK) != 0)
		return text;
	return (struct slice){text.bytes + MARK, text.length - MARK};
}

struct slice slice_trim(struct slice slice)
{
	while (slice.length > 0 && scan_is_blank(slice.bytes[0])) {
		slice.bytes++;
		slice.length--;
	}
	while (slice.length > 0 && scan_is_blank(slice.bytes[slice.length - 1]))
		slice.length--;
	return slice;
}

struct slice slice_take_word(struct slice *rest)
{
	const char *at = rest->bytes, *const end = at + rest->length;
	struct slice word;

	while (at < end && scan_is_space(*at))
		at++;
	word.bytes = at;
	while (at < end && !scan_is_space(*at))
		at++;
	word.length = (size_t)(at - word.bytes);
	*rest = (struct slice){at, (size_t)(end - at)};
	return word;
}

struct slice slice_take_until(struct slice *rest, char end)
{
	const char *const found = rest->length ? memchr(rest->bytes, end, rest->length) : NULL;
	const struct slice part = {rest->bytes,
		found ? (size_t)(found - rest->bytes) : rest->length};
	const size_t used = part.length + (found != NULL);

	*rest = (struct slice){rest->bytes + used, rest->length - used};
	return part;
}

bool slice_take_item(struct slice *rest, struct slice *item)
{
	const size_t length = rest->length;

	if (!rest->bytes)
		return false;
	*item = slice_take_until(rest, ',');
	if (item->length == length) /* no comma */
		*rest = (struct slice){NULL, 0};
	*item = slice_trim(*item);
	return true;
}

bool slice_uint(struct slice slice, uint64_t most, uint64_t *value)
{
	uint64_t sum = 0;

	if (slice.length == 0)
		return false;
	for (size_t i = 0; i < slice.length; i++) {
		const uint64_t digit = (uint64_t)(unsigned char)slice.bytes[i] - '0';

		if (digit > 9 || digit > most || sum > (most - digit) / 10)
			return false;
		sum = sum * 10 + digit;
	}
	*value = sum;
	return true;
}

bool slice_equal(struct slice slice, const char *string)
{
	const size_t length = strlen(string);
	return slice.length == length && (length == 0 || memcmp(slice.bytes, string, length) == 0);
}

bool slice_same(struct slice a, struct slice b)
{
	return a.length == b.length && (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

bool slice_begins_word(struct slice slice, const char *word)
{
	size_t i = 0;

	while (i < slice.length && word[i] && slice_lower(slice.bytes[i]) == slice_lower(word[i]))
		i++;
	return !word[i];
}

bool slice_is_word(struct slice slice, const char *word)
{
	return slice_begins_word(slice, word) && slice.length == strlen(word);
}

bool slice_in_list(struct slice word, const char *list, char separator)
{
	while (*list) {
		const char *const end = strchr(list, separator);
		const size_t length = end ? (size_t)(end - list) : strlen(list);
		size_t same = 0;

		while (same < length && same < word.length &&
			slice_lower(list[same]) == slice_lower(word.bytes[same]))
			same++;
		if (same == length && same == word.length)
			return true;
		list += length + (end != NULL);
		list += strspn(list, " ");
	}
	return false;
}

/* Counts block by block, which compilers vectorize. */
size_t slice_newlines(struct slice slice)
{
	enum { BLOCK = 64 };
	size_t count = 0, at = 0;

	for (; slice.length - at >= BLOCK; at += BLOCK) {
		unsigned char newlines = 0;

		for (size_t i = 0; i < BLOCK; i++)
			newlines = (unsigned char)(newlines + (slice.bytes[at + i] == '\n'));
		count += newlines;
	}
	for (; at < slice.length; at++)
		count += slice.bytes[at] == '\n';
	return count;
}
