/* JSON with locations: RFC 8259. */
#include "base/jsontext.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <string.h>

static status_code read_string(struct jsontext *json, const char *string, struct slice *rest)
{
	*rest = slice_of(string);
	return jsontext_read(json, rest);
}

Test(jsontext, values_follow_each_other_with_their_children_between)
{
	const char *const text = " {\"a\": [1, 2.50], \"b\": null} x";
	struct jsontext json = {.values = NULL};
	struct slice rest;

	cr_assert_eq(read_string(&json, text, &rest), STATUS_OK);
	cr_assert(slice_equal(rest, " x"));
	cr_assert_eq(json.count, 5);
	cr_assert_eq(json.values[0].kind, JSONTEXT_OBJECT);
	cr_assert_eq(json.values[0].next, 5);
	cr_assert(slice_equal(json.values[1].key, "a"));
	cr_assert_eq(json.values[1].next, 4);
	cr_assert(slice_equal(json.values[1].text, "[1, 2.50]"));
	cr_assert(slice_equal(json.values[3].text, "2.50"));
	cr_assert_eq(json.values[3].text.bytes - text, 11);
	cr_assert_eq(json.values[4].kind, JSONTEXT_NULL);
	jsontext_free(&json);
}

Test(jsontext, an_escape_is_not_read_beyond_the_end)
{
	const char *const text = "\"\\u1234\"";
	struct jsontext json = {.values = NULL};
	struct slice cut = {text, strlen("\"\\u123")};

	cr_assert_neq(jsontext_read(&json, &cut), STATUS_OK);
	jsontext_free(&json);
}

Test(jsontext, what_is_no_json_has_its_place)
{
	static const struct {
		const char *text;
		size_t at;
	} rows[] = {{"", 0}, {"[1,]", 3}, {"{\"a\" 1}", 5}, {"{a:1}", 1}, {"01", 1}, {"1.", 2},
		{"-", 1}, {"[1 2]", 3}, {"\"a", 2}, {"\"\\x\"", 2}, {"\"\\u12g4\"", 2},
		{"\"\n\"", 1}, {"tru", 0}, {"{\"a\":1", 6}, {"[1}", 2}, {"1e", 2}, {"nul", 0}};
	struct jsontext json = {.values = NULL};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct slice rest;

		cr_assert_eq(read_string(&json, rows[i].text, &rest), STATUS_NOT_JSON, "%s",
			rows[i].text);
		cr_assert_eq((size_t)(json.fault.bytes - rows[i].text), rows[i].at, "%s: %zu",
			rows[i].text, (size_t)(json.fault.bytes - rows[i].text));
	}
	jsontext_free(&json);
}

Test(jsontext, arrays_are_not_read_deeper_than_the_limit)
{
	char text[2 * JSONTEXT_DEPTH_MAX + 4];
	struct jsontext json = {.values = NULL};
	struct slice rest;

	memset(text, '[', JSONTEXT_DEPTH_MAX);
	memset(text + JSONTEXT_DEPTH_MAX, ']', JSONTEXT_DEPTH_MAX);
	rest = (struct slice){text, (size_t)2 * JSONTEXT_DEPTH_MAX};
	cr_assert_eq(jsontext_read(&json, &rest), STATUS_OK);
	memset(text, '[', JSONTEXT_DEPTH_MAX + 1);
	memset(text + JSONTEXT_DEPTH_MAX + 1, ']', JSONTEXT_DEPTH_MAX + 1);
	rest = (struct slice){text, (size_t)2 * JSONTEXT_DEPTH_MAX + 2};
	cr_assert_eq(jsontext_read(&json, &rest), STATUS_NOT_JSON);
	jsontext_free(&json);
}

Test(jsontext, escapes_are_characters)
{
	struct text out = {.bytes = NULL};

	jsontext_unescape(&out, slice_of("a\\\"\\\\\\/\\n\\u00e9\\ud83c\\udca1\\udca1x"));
	cr_assert(slice_equal(text_slice(&out), "a\"\\/\n\xc3\xa9\xf0\x9f\x82\xa1\xef\xbf\xbdx"));
	text_free(&out);
}
