#include "support.h"

#include "game/toml/toml.h"

#include <criterion/criterion.h>

static struct toml_memory memory;
static struct toml toml;

static status_code scalar(const char *text, struct toml_value *value)
{
	toml_init(&toml, slice_from(text), &memory);
	return toml_scalar(&toml, value);
}

static void is_kind(const char *text, enum toml_kind kind)
{
	struct toml_value value;

	cr_assert_eq(scalar(text, &value), STATUS_OK, "%s", text);
	cr_assert_eq(value.kind, kind, "%s", text);
	cr_assert_eq(toml.at, toml.end, "%s", text);
}

static void says(const char *text, const char *contents)
{
	struct toml_value value;

	cr_assert_eq(scalar(text, &value), STATUS_OK, "%s", text);
	cr_assert_eq(value.kind, TOML_STRING, "%s", text);
	cr_assert(slice_equal(value.text, contents), "%s says '%.*s'", text, (int)value.text.length,
		value.text.bytes);
}

static void fails(const char *text, status_code status, size_t offset, size_t length)
{
	struct toml_value value;

	cr_assert_eq(scalar(text, &value), status, "%s", text);
	cr_assert_eq(toml.fault.offset, offset, "%s: offset %zu", text, toml.fault.offset);
	cr_assert_eq(toml.fault.length, length, "%s: length %zu", text, toml.fault.length);
}

/* TOML 1.0, "Integer", "Float", "Boolean" and the four kinds of times. */
Test(toml, words_have_the_kinds_of_the_specification)
{
	static const char *const numbers[] = {"0", "+99", "-17", "1_000", "0xdead_beef", "0o755",
		"0b1101", "3.14", "-0.01", "5e+22", "6.626e-34", "inf", "-inf", "nan"};
	static const char *const times[] = {"07:32:00", "07:32", "1979-05-27",
		"1979-05-27T07:32:00", "1979-05-27T00:32:00.999999-07:00", "1979-05-27T07:32:00Z"};

	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		is_kind(numbers[i], TOML_NUMBER);
	for (size_t i = 0; i < sizeof times / sizeof *times; i++)
		is_kind(times[i], TOML_TIME);
	is_kind("true", TOML_FLAG);
	is_kind("false", TOML_FLAG);
}

Test(toml, words_that_are_no_values_are_refused_whole)
{
	static const char *const words[] = {"NT", "1__0", "_1", "1_", "01", "1.", ".5", "0x",
		"True", "24:00:00", "1979-13-01", "1979-05-32"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		fails(words[i], STATUS_TOML_VALUE, 0, strlen(words[i]));
	fails("", STATUS_TOML_NO_VALUE, 0, 0);
	fails("# a comment", STATUS_TOML_NO_VALUE, 0, 0);
}

Test(toml, strings_say_what_their_escapes_mean)
{
	says("'C:\\temp'", "C:\\temp");
	says("\"a\\tb\\\"c\\\\\"", "a\tb\"c\\");
	says("\"\\u00e9 \\U0001F600\"", "\xc3\xa9 \xf0\x9f\x98\x80");
	says("'''\nfirst line is skipped'''", "first line is skipped");
	says("\"\"\"a \\\n   b\"\"\"", "a b");
	says("'''it''s'''", "it''s");
	says("'''two before the end'''''", "two before the end''");
}

Test(toml, wrong_strings_are_refused_at_their_place)
{
	fails("'open", STATUS_TOML_STRING, 0, 1);
	fails("'open\n'", STATUS_TOML_STRING, 0, 1);
	fails("'''open", STATUS_TOML_STRING, 0, 3);
	fails("\"a\\qb\"", STATUS_TOML_ESCAPE, 2, 2);
	fails("\"\\ud800\"", STATUS_TOML_ESCAPE, 1, 2);
	fails("'a\x01z'", STATUS_TOML_CONTROL, 2, 1);
	fails("'0123456789\x7f'", STATUS_TOML_CONTROL, 11, 1);
	fails("'a\xff'", STATUS_TOML_UTF8, 2, 1);
}

/* Plain characters are skipped eight at a time: any character that stops that is found at every
 * offset. */
Test(toml, a_string_ends_at_its_quote_wherever_that_is)
{
	char text[64];
	struct toml_value value;

	for (size_t length = 0; length < 40; length++) {
		text[0] = '\'';
		memset(text + 1, ' ' + (int)length, length);
		for (size_t i = 1; i <= length; i++)
			if (text[i] == '\'')
				text[i] = '\t';
		memcpy(text + 1 + length, "' rest 'of it'", sizeof "' rest 'of it'");
		cr_assert_eq(scalar(text, &value), STATUS_OK, "%s", text);
		cr_assert_eq(value.text.length, length, "%s: %zu", text, value.text.length);
	}
}

/* The parts of an array: `e` an element, `#` a comment, `]` the end. */
static void walk(const char *text, const char *parts)
{
	struct toml_list list = {NULL, false};
	struct toml_value value;
	struct slice comment;
	enum toml_part part;
	status_code status;

	toml_init(&toml, slice_from(text), &memory);
	for (const char *next = parts; *next; next++) {
		status = toml_next(&toml, &list, &part, &comment);
		if (status) {
			cr_assert_eq(*next, '!', "%s: status %d", text, status);
			return;
		}
		cr_assert_eq(part,
			*next == 'e'   ? TOML_ELEMENT
			: *next == '#' ? TOML_COMMENT
				       : TOML_END,
			"%s: part %d", text, (int)(next - parts));
		if (part == TOML_COMMENT)
			cr_assert_eq(*comment.bytes, '#', "%s", text);
		if (part == TOML_ELEMENT)
			cr_assert_eq(toml_scalar(&toml, &value), STATUS_OK, "%s", text);
	}
	cr_assert_eq(toml.at, toml.end, "%s", text);
}

Test(toml, arrays_come_in_parts_with_their_comments)
{
	walk("[]", "]");
	walk("[ ]", "]");
	walk("[1, 2,3]", "eee]");
	walk("[1, 2, ]", "ee]");
	walk("[ # one\n 'a', # two\n # three\n 'b' # four\n, 'c']", "#e##e#e]");
	walk("[1 # no comma\n 2]", "e#!");
	walk("[1", "e!");
	walk("[[1]]", "!");
	walk("[{a = 1}]", "!");
}

Test(toml, a_comment_ends_with_its_line_and_without_its_blanks)
{
	struct slice comment;

	toml_init(&toml, slice_from("# expect pot 300 \t\r\nnext"), &memory);
	cr_assert_eq(toml_comment(&toml, &comment), STATUS_OK);
	cr_assert(slice_equal(comment, "# expect pot 300"));
	cr_assert(toml_line_end(&toml));
	cr_assert(slice_equal(toml_key(&toml), "next"));
}
