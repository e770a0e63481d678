#include "casefold.h"

#include "base/scan.h"

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

bool casefold_contains(struct slice text, struct slice word)
{
	for (struct scan from = scan_of(text); !scan_done(&from); scan_char(&from))
		if (begins_with(from, scan_of(word)))
			return true;
	return false;
}
