#include "base/clean.h"

#include "base/scan.h"

#include <stdio.h>

/* The characters that are not shown, in ascending order. Variation selectors (U+FE00 to U+FE0F) are
 * shown: some keyboards write them after suit symbols. */
static const struct {
	unsigned first, last;
} unseen[] = {
	{0x0000, 0x001f},   /* C0 */
	{0x007f, 0x00a0},   /* DEL, C1, no-break space */
	{0x00ad, 0x00ad},   /* soft hyphen */
	{0x034f, 0x034f},   /* combining grapheme joiner */
	{0x061c, 0x061c},   /* Arabic letter mark, a direction mark */
	{0x180b, 0x180f},   /* Mongolian selectors and vowel separator */
	{0x2000, 0x200f},   /* spaces, joiners, direction marks */
	{0x2028, 0x202f},   /* line separators, direction embeddings and overrides */
	{0x205f, 0x206f},   /* spaces, direction isolates, invisible operators */
	{0x3000, 0x3000},   /* ideographic space */
	{0xfeff, 0xfeff},   /* byte-order mark */
	{0xfff0, 0xfffb},   /* annotations; reserved */
	{0xfffe, 0xffff},   /* noncharacters */
	{0xe0000, 0xe0fff}, /* tags; reserved */
};

static bool is_malformed(struct slice character)
{
	return character.length == 1 && (unsigned char)character.bytes[0] >= 0x80;
}

bool clean_shows(struct slice character)
{
	const unsigned char first = (unsigned char)character.bytes[0];
	unsigned code;

	if (character.length == 1)
		return first >= 0x20 && first < 0x7f;
	code = slice_code_point(character);
	for (size_t i = 0; i < sizeof unseen / sizeof *unseen; i++)
		if (code <= unseen[i].last)
			return code < unseen[i].first;
	return true;
}

/* Takes the printable ASCII at the current position, which is most text, to add it at once. */
static struct slice plain_run(struct scan *scan)
{
	const unsigned char *const from = scan->at;

	while (!scan_done(scan) && *scan->at >= 0x20 && *scan->at < 0x7f)
		scan->at++;
	return (struct slice){(const char *)from, (size_t)(scan->at - from)};
}

/* How a hidden character is written. */
enum clean_style { REPLACED, NAMED, ESCAPED };

static void clean(struct text *out, struct slice foreign, enum clean_style style)
{
	struct scan scan = scan_of(foreign);

	for (;;) {
		struct slice character;
		bool byte;
		unsigned code;
		char name[16];

		text_add_slice(out, plain_run(&scan));
		if (scan_done(&scan))
			return;
		character = scan_char(&scan);
		if (clean_shows(character) ||
			(style == ESCAPED &&
				(*character.bytes == '\n' || *character.bytes == '\t'))) {
			text_add_slice(out, character);
			continue;
		}
		byte = character.length == 1;
		code = byte ? (unsigned char)*character.bytes : slice_code_point(character);
		if (style == REPLACED)
			snprintf(name, sizeof name, "%s", is_malformed(character) ? "\ufffd" : "?");
		else if (style == NAMED)
			snprintf(name, sizeof name, byte ? "\\x%02x" : "U+%04X", code);
		else if (is_malformed(character))
			snprintf(name, sizeof name, "\\x%02x", code);
		else
			snprintf(name, sizeof name, code > 0xffff ? "\\U%08x" : "\\u%04x", code);
		text_add_string(out, name);
	}
}

void sanitize_append(struct text *out, struct slice foreign)
{
	clean(out, foreign, REPLACED);
}

void sanitize_append_named(struct text *out, struct slice foreign)
{
	clean(out, foreign, NAMED);
}

void sanitize_append_escaped(struct text *out, struct slice foreign)
{
	clean(out, foreign, ESCAPED);
}
