/* Strings of PHH. */
#include "game/phh/phh_internal.h"

#include <stdint.h>
#include <string.h>

static bool is_control(char c)
{
	return ((unsigned char)c < 0x20 && c != '\t') || c == 0x7f;
}

/* Sets the highest bit of each byte of the word that equals `byte`. Higher bytes than the first of
 * these may be marked too, so only a result of 0 is certain. */
static uint64_t bytes_that_are(uint64_t word, unsigned char byte)
{
	const uint64_t ones = UINT64_C(0x0101010101010101), rest = word ^ (ones * byte);

	return (rest - ones) & ~rest;
}

/* Writes within quotes: unchanged in a literal string, with escapes in a basic one. */
void phh_print_within(struct text *out, struct slice slice, bool basic)
{
	static const char digits[] = "0123456789ABCDEF";

	if (!basic) {
		text_add_slice(out, slice);
		return;
	}
	for (size_t i = 0; i < slice.length; i++) {
		const char c = slice.bytes[i];

		if (is_control(c)) {
			text_add_string(out, c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\u00");
			if (c == '\n' || c == '\r')
				continue;
			text_add_char(out, digits[(unsigned char)c >> 4]);
			text_add_char(out, digits[c & 15]);
			continue;
		}
		if (c == '"' || c == '\\')
			text_add_char(out, '\\');
		text_add_char(out, c);
	}
}

/* Whether the text contains something that a literal string cannot: a control character or a quote.
 * Most texts have no such byte, which is checked for eight bytes at a time: bytes below 0x20 borrow
 * when 0x20 is subtracted from each. */
bool phh_needs_basic(struct slice slice)
{
	const uint64_t ones = UINT64_C(0x0101010101010101);
	uint64_t word;
	size_t at = 0;

	for (; slice.length - at >= sizeof(word); at += sizeof(word)) {
		memcpy(&word, slice.bytes + at, sizeof(word));
		if ((((word - ones * 0x20) & ~word) | bytes_that_are(word, '\'') |
			    bytes_that_are(word, 0x7f)) &
			ones << 7)
			break;
	}
	for (; at < slice.length; at++)
		if (slice.bytes[at] == '\'' || is_control(slice.bytes[at]))
			return true;
	return false;
}

void phh_print_string(struct text *out, struct slice value)
{
	const bool basic = phh_needs_basic(value);
	char *const room = basic ? NULL : text_reserve(out, value.length + 2);

	if (room) {
		room[0] = room[value.length + 1] = '\'';
		memcpy(room + 1, value.bytes, value.length);
		out->length += value.length + 2;
	} else {
		text_add_char(out, '"');
		phh_print_within(out, value, true);
		text_add_char(out, '"');
	}
}
