#include "frame/json.h"
#include "frame/rows.h"

#include "base/scan.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static void expect_text(struct text *out, const char *expected)
{
	cr_expect(slice_equal(text_slice(out), expected), "%.*s", (int)out->length, out->bytes);
	text_free(out);
}

Test(json, tight_text_has_no_blanks_between)
{
	struct text out = {0};
	struct json json = {.out = &out, .tight = true};

	json_object(&json, NULL);
	json_uint(&json, "a", 1);
	json_array(&json, "b");
	json_cstring(&json, NULL, "x, y: z");
	json_null(&json, NULL);
	json_end(&json);
	json_end(&json);
	expect_text(&out, "{\"a\":1,\"b\":[\"x, y: z\",null]}\n");
}

Test(json, objects_and_arrays_nest_and_end_with_a_line)
{
	struct text out = {0};
	struct json json = {.out = &out};

	for (int i = 0; i < 2; i++) {
		json_object(&json, NULL);
		json_uint(&json, "a", UINT64_MAX);
		json_array(&json, "b");
		json_object(&json, NULL);
		json_end(&json);
		json_array(&json, NULL);
		json_cstring(&json, NULL, "x");
		json_null(&json, NULL);
		json_end(&json);
		json_end(&json);
		json_cstring(&json, "c", "");
		json_end(&json);
	}
	expect_text(&out,
		"{\"a\": 18446744073709551615, \"b\": [{}, [\"x\", null]], \"c\": \"\"}\n"
		"{\"a\": 18446744073709551615, \"b\": [{}, [\"x\", null]], \"c\": \"\"}\n");
}

Test(json, strings_are_escaped_and_keys_too)
{
	struct text out = {0};
	struct json json = {.out = &out};

	json_object(&json, NULL);
	json_string(&json, "\"k\"", (struct slice){"a\"\\\n\0\x1f\xff♠", 10});
	json_end(&json);
	expect_text(&out, "{\"\\\"k\\\"\": \"a\\\"\\\\\\n\\u0000\\u001f\ufffd♠\"}\n");
}

/* RFC 8259, section 6. */
Test(json, what_is_no_number_is_null)
{
	static const char *const numbers[] = {"0", "-0", "12", "-1.50", "1e5", "1E-05", "0.5e+1"};
	static const char *const others[] = {"", "+1", "01", ".5", "1.", "1e", "0x1", "inf", "nan",
		"1 ", "--1"};

	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
		struct text out = {0};

		json_number(&(struct json){.out = &out}, NULL, slice_of(numbers[i]));
		expect_text(&out, numbers[i]);
	}
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		struct text out = {0};

		json_number(&(struct json){.out = &out}, NULL, slice_of(others[i]));
		expect_text(&out, "null");
	}
}

/* A double has 53 bits: it represents each integer up to 2^53 - 1 = 9007199254740991; 2^53 + 1 is
 * rounded to 2^53. */
Test(json, an_amount_is_a_number_if_it_is_whole_and_every_reader_can_keep_it)
{
	static const struct {
		const char *amount, *written;
	} cases[] = {{"0", "0"}, {"350", "350"}, {"-350", "-350"}, {"20.00", "20"},
		{"-20.000000", "-20"}, {"0.00", "0"}, {"-0.00", "0"}, {"0.50", "\"0.50\""},
		{"-2.01", "\"-2.01\""}, {"9007199254740991", "9007199254740991"},
		{"9007199254740991.00", "9007199254740991"},
		{"9007199254740992", "\"9007199254740992\""}, {"inf", "\"inf\""}, {"", "null"}};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct text out = {0};

		json_amount(&(struct json){.out = &out}, NULL, slice_of(cases[i].amount));
		expect_text(&out, cases[i].written);
	}
}

Test(json, only_finite_numbers_are_numbers)
{
	struct text out = {0};
	struct json json = {.out = &out};

	json_array(&json, NULL);
	json_double(&json, NULL, 0.1);
	json_double(&json, NULL, (double)INFINITY);
	json_double(&json, NULL, (double)NAN);
	json_end(&json);
	expect_text(&out, "[0.1, null, null]\n");
}

static void expect_names(enum rows_format format, const char *columns, const char *expected)
{
	static const struct rows_name fields[] = {{"rank", ROWS_NUMBER}, {"name", ROWS_STRING}};
	struct slice cells[8];
	struct rows_names names;
	struct text out = {0};
	size_t count = 0;

	for (const char *at = columns;; at++) {
		cells[count++] = (struct slice){at, strcspn(at, ",")};
		at += strcspn(at, ",");
		if (!*at)
			break;
	}
	cr_assert(rows_names_init(&names, format, cells, count, fields, 2));
	for (size_t i = 0; i < names.count; i++) {
		text_add_string(&out, i ? "," : "");
		text_add_string(&out, names.name[i].name);
	}
	rows_names_free(&names);
	expect_text(&out, expected);
}

Test(rows_names, a_field_has_a_name_that_no_column_has)
{
	expect_names(ROWS_CSV, "a,b", "a,b,rank,name");
	expect_names(ROWS_CSV, "name,felt_name,felt_felt_name",
		"name,felt_name,felt_felt_name,"
		"rank,felt_felt_felt_name");
	expect_names(ROWS_CSV, "felt_name", "felt_name,rank,name");
	expect_names(ROWS_CSV, "a,a,rank", "a,a,rank,felt_rank,name");
}

Test(rows_names, columns_of_one_name_are_told_apart_in_json)
{
	expect_names(ROWS_JSON, "a,b", "a,b,rank,name");
	expect_names(ROWS_JSON, "a,a,a", "a,a_2,a_3,rank,name");
	expect_names(ROWS_JSON, "a,a_2,a,a_2", "a,a_2,a_3,a_2_2,rank,name");
	expect_names(ROWS_JSON, ",,", ",_2,_3,rank,name");
	expect_names(ROWS_JSON, "\xff,\xfe", "\ufffd,\ufffd_2,rank,name");
	expect_names(ROWS_JSON, "rank,rank", "rank,rank_2,felt_rank,name");
}
