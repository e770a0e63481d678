/* Names that cannot be mistaken for the grammar of a format. */
#include "histories/writers/writers_internal.h"

#include "base/scan.h"

#include <string.h>

/* Whether some program ends a line at this character: a control character (those of C1 are two
 * bytes), or a line or paragraph separator. */
static bool breaks_lines(struct slice character)
{
	const unsigned code = slice_code_point(character);

	return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029 ||
	       (character.length == 1 && code >= 0x80);
}

static bool is_word(struct slice at, const char *const *words)
{
	for (; *words; words++) {
		const size_t length = strlen(*words);

		if (at.length >= length && memcmp(at.bytes, *words, length) == 0)
			return true;
	}
	return false;
}

bool writers_name_add(struct text *out, struct slice name, const char *const *words)
{
	const size_t before = out->length;
	struct scan scan = scan_of(slice_trim(name));
	bool blank = true;

	while (!scan_done(&scan) && out->length - before + 4 <= WRITERS_NAME_BYTES) {
		const struct slice rest = {(const char *)scan.at, (size_t)(scan.end - scan.at)};
		const struct slice character = scan_char(&scan);

		if (breaks_lines(character) || (blank && *character.bytes == ' ') ||
			is_word(rest, words))
			text_add_char(out, '_');
		else
			text_add_slice(out, character);
		blank = *character.bytes == ' ';
	}
	if (out->length == before)
		text_add_char(out, '_');
	return !slice_same(name, (struct slice){out->bytes + before, out->length - before});
}

static bool is_taken(const struct writers_names *names, int seat)
{
	for (int i = 0; i < seat; i++)
		if (slice_same(names->name[i], names->name[seat]))
			return true;
	return false;
}

void writers_names_make(struct writers_hand *writing, const char *const *words,
	struct writers_names *names)
{
	for (int i = 0; i < writing->hand->setup.seats; i++) {
		char buffer[8];
		const struct slice name = hand_player(writing->hand, i, buffer);
		struct text text = text_over(names->room[i], sizeof(names->room[i]));
		bool changed = writers_name_add(&text, name, words);
		const size_t length = text.length;

		names->name[i] = text_slice(&text);
		for (unsigned number = 2; is_taken(names, i); number++) {
			text.length = length;
			text_add_char(&text, '_');
			text_add_uint(&text, number);
			names->name[i] = text_slice(&text);
			changed = true;
		}
		writing->lost[WRITERS_NAMES] += changed;
	}
}
