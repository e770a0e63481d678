#include "casefold.h"

#include "base/scan.h"

#include <ctype.h>
#include <wctype.h>

/* Folds all forms of a letter to one. The small letter of the capital is unique even if a letter
 * has two small forms, like the Greek sigma. ASCII is folded here because a Turkish locale has two
 * letters i, and "ivey" should find Ivey there too. */
static wint_t folded(struct slice character)
{
	const char c = *character.bytes;

	if (character.length == 1 && c >= 'A' && c <= 'Z')
		return (wint_t)(c - 'A' + 'a');
	if (character.length == 1)
		return slice_code_point(character);
	return towlower(towupper((wint_t)slice_code_point(character)));
}

bool casefold_same(struct slice a, struct slice b)
{
	return folded(a) == folded(b);
}

static bool begins_with(struct scan text, struct scan word)
{
	while (!scan_done(&word)) {
		if (scan_done(&text) || !casefold_same(scan_char(&text), scan_char(&word)))
			return false;
	}
	return true;
}

/* Characters beyond ASCII count as letters. */
static bool ends_word(const unsigned char *at, const unsigned char *end)
{
	return at == end || (*at < 0x80 && !isalnum(*at));
}

/* Whether the text after a word, up to the end of that word, is a plural ending or nothing. */
static bool ends_plural(const unsigned char *at, const unsigned char *end)
{
	if (at < end && tolower(*at) == 'e' && end - at > 1 && tolower(at[1]) == 's')
		at += 2;
	else if (at < end && tolower(*at) == 's')
		at++;
	return ends_word(at, end);
}

bool casefold_contains_word(struct slice text, struct slice word)
{
	const struct scan all = scan_of(text);

	if (word.length > 2 && tolower((unsigned char)word.bytes[word.length - 1]) == 's')
		word.length--;
	for (struct scan from = all; !scan_done(&from); scan_char(&from)) {
		struct scan after = from;

		if ((from.at > all.start && !ends_word(from.at - 1, all.end)) ||
			!begins_with(from, scan_of(word)))
			continue;
		for (size_t count = slice_columns(word); count; count--)
			scan_char(&after);
		if (ends_plural(after.at, all.end))
			return true;
	}
	return false;
}

bool casefold_contains(struct slice text, struct slice word)
{
	for (struct scan from = scan_of(text); !scan_done(&from); scan_char(&from))
		if (begins_with(from, scan_of(word)))
			return true;
	return false;
}
