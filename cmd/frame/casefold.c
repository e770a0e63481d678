#include "casefold.h"

#include "base/scan.h"

#include <ctype.h>
#include <string.h>
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

static bool is_separator(struct slice character)
{
	return character.length == 1 && strchr(" -/", *character.bytes);
}

/* Like casefold_same(), but the characters between the words of a phrase are all equal. */
static bool same_in_phrase(struct slice a, struct slice b)
{
	return casefold_same(a, b) || (is_separator(a) && is_separator(b));
}

static bool begins_with(struct scan text, struct scan word,
	bool (*same)(struct slice a, struct slice b))
{
	while (!scan_done(&word)) {
		if (scan_done(&text) || !same(scan_char(&text), scan_char(&word)))
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

/* Whether a word of the text begins with `word` and, if `whole`, ends there or in a plural. */
static bool contains_word(struct slice text, struct slice word, bool whole)
{
	const struct scan all = scan_of(text);

	for (struct scan from = all; !scan_done(&from); scan_char(&from)) {
		struct scan after = from;

		if ((from.at > all.start && !ends_word(from.at - 1, all.end)) ||
			!begins_with(from, scan_of(word), same_in_phrase))
			continue;
		for (size_t count = slice_columns(word); count; count--)
			scan_char(&after);
		if (!whole || ends_plural(after.at, all.end))
			return true;
	}
	return false;
}

static bool ends_in(struct slice word, const char *letters)
{
	const char last = word.length > 2 ? word.bytes[word.length - 1] : '\0';

	return last && strchr(letters, last);
}

bool casefold_contains_word(struct slice text, struct slice word)
{
	if (ends_in(word, "sS")) {
		word.length--;
		if (ends_in(word, "eE")) { /* "flushes" is the plural of "flush" */
			const struct slice stem = {word.bytes, word.length - 1};

			if (ends_in(stem, "hsxzHSXZ") && contains_word(text, stem, true))
				return true;
		}
	}
	return contains_word(text, word, true);
}

bool casefold_contains_beginning(struct slice text, struct slice word)
{
	return contains_word(text, word, false);
}

bool casefold_contains(struct slice text, struct slice word)
{
	for (struct scan from = scan_of(text); !scan_done(&from); scan_char(&from))
		if (begins_with(from, scan_of(word), casefold_same))
			return true;
	return false;
}
