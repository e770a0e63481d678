
#include "base/clean.h"
#include "base/scan.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_clean(const char *foreign, const char *shown, const char *named)
{
	const struct slice slice = slice_of(foreign);
	struct text out = {0};

	sanitize_append(&out, slice);
	cr_expect(slice_equal(text_slice(&out), shown), "%s: %.*s", foreign, (int)out.length,
		out.bytes);
	cr_expect_eq(slice_columns(text_slice(&out)), slice_columns(slice), "%s", foreign);
	text_clear(&out);
	sanitize_append_named(&out, slice);
	cr_expect(slice_equal(text_slice(&out), named), "%s: %.*s", foreign, (int)out.length,
		out.bytes);
	text_free(&out);
}

Test(clean, what_can_be_seen_stays)
{
	expect_clean("Zoë O'Hara 90%", "Zoë O'Hara 90%", "Zoë O'Hara 90%");
	expect_clean("A♠️ 王 🂡", "A♠️ 王 🂡", "A♠️ 王 🂡");
}

Test(clean, controls_of_a_terminal_do_not_pass)
{
	expect_clean("a\033[31mb", "a?[31mb", "a\\x1b[31mb");
	expect_clean("a\302\23331mb", "a?31mb", "aU+009B31mb");
	expect_clean("a\302\205\x7f\tb\n", "a???b?", "aU+0085\\x7f\\x09b\\x0a");
}

Test(clean, marks_of_direction_do_not_pass)
{
	expect_clean("a\u202eb\u2066c\u200fd\u061c", "a?b?c?d?", "aU+202EbU+2066cU+200FdU+061C");
	expect_clean("\u2028\ufeff\U000e0041", "???", "U+2028U+FEFFU+E0041");
}

Test(clean, bytes_that_are_not_utf8_become_replacement_characters)
{
	expect_clean("a\xff\xe2\x99", "a\ufffd\ufffd\ufffd", "a\\xff\\xe2\\x99");
	expect_clean("\xc0\x9b", "\ufffd\ufffd", "\\xc0\\x9b"); /* an overlong ESC */
}

/* Unicode 15, general categories Cc, Zl, Zp and the direction controls (UAX #9, table 1). */
Test(clean, no_control_of_unicode_is_shown)
{
	static const unsigned directions[] = {0x061c, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a,
		0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069};
	char bytes[4];

	for (unsigned code = 0x80; code < 0xa0; code++) {
		bytes[0] = (char)(0xc0 | code >> 6);
		bytes[1] = (char)(0x80 | (code & 0x3f));
		cr_expect(!clean_shows((struct slice){bytes, 2}), "U+%04X", code);
	}
	for (unsigned code = 0; code < 0x80; code++) {
		bytes[0] = (char)code;
		cr_expect_eq(clean_shows((struct slice){bytes, 1}), code >= 0x20 && code != 0x7f,
			"U+%04X", code);
	}
	for (size_t i = 0; i < sizeof directions / sizeof *directions; i++) {
		const unsigned code = directions[i];
		size_t length = 0;

		if (code >= 0x800)
			bytes[length++] = (char)(0xe0 | code >> 12);
		bytes[length] = (char)(length ? 0x80 | (code >> 6 & 0x3f) : 0xc0 | code >> 6);
		bytes[++length] = (char)(0x80 | (code & 0x3f));
		cr_expect(!clean_shows((struct slice){bytes, length + 1}), "U+%04X", code);
	}
}

Test(clean, data_on_a_terminal_is_escaped_as_json_has_it)
{
	char room[128];
	struct text text = text_over(room, sizeof room);

	sanitize_append_escaped(&text,
		SLICE("a\tb\n\033[31m\302\233\342\200\256\363\240\201\201\x9b\303\251"));
	cr_expect(slice_equal(text_slice(&text),
		"a\tb\n\\u001b[31m\\u009b\\u202e\\U000e0041\\x9b\303\251"));
}
