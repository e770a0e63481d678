#include "frame/rows.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static const struct rows_name names[] = {{"hand", ROWS_STRING}, {"wins", ROWS_NUMBER},
	{"equity", ROWS_NUMBER}};

static void expect_text(struct text *out, const char *expected)
{
	cr_expect(out->length == strlen(expected) &&
			  memcmp(out->length ? out->bytes : "", expected, out->length) == 0,
		"%.*s", (int)out->length, out->bytes);
	text_free(out);
}

static struct text write_rows(enum rows_format format, char delimiter)
{
	struct text out = {0};
	struct text cell = {0};
	struct rows rows;
	rows_init(&rows, format, names, 3, &out, &cell);
	if (delimiter)
		rows.delimiter = delimiter;
	rows_header(&rows);
	rows_cstring(&rows, "As Kd");
	rows_uint(&rows, UINT64_MAX);
	rows_double(&rows, 0.5);
	rows_end(&rows);
	rows_cstring(&rows, "a,\t\"b\"\r\n");
	rows_cstring(&rows, "");
	rows_double(&rows, -HUGE_VAL);
	rows_end(&rows);
	return out;
}

Test(rows, text_is_bare_with_blanks_for_tabs_and_line_ends)
{
	struct text out = write_rows(ROWS_TEXT, 0);
	expect_text(&out,
		"hand\twins\tequity\nAs Kd\t18446744073709551615\t0.5\na, \"b\"  \t\t-inf\n");
}

Test(rows, tsv_quotes_what_it_must_behind_a_header)
{
	struct text out = write_rows(ROWS_TSV, 0);
	expect_text(&out, "hand\twins\tequity\nAs Kd\t18446744073709551615\t0.5\n"
			  "\"a,\t\"\"b\"\"\r\n\"\t\t-inf\n");
}

Test(rows, csv_quotes_what_it_must_behind_a_header)
{
	struct text out = write_rows(ROWS_CSV, 0);
	expect_text(&out, "hand,wins,equity\nAs Kd,18446744073709551615,0.5\n"
			  "\"a,\t\"\"b\"\"\r\n\",,-inf\n");
}

Test(rows, csv_takes_another_delimiter_even_a_points)
{
	struct text out = write_rows(ROWS_CSV, '.');
	expect_text(&out, "hand.wins.equity\nAs Kd.18446744073709551615.\"0.5\"\n"
			  "\"a,\t\"\"b\"\"\r\n\"..-inf\n");
}

Test(rows, json_is_an_object_a_line_and_null_for_no_number)
{
	struct text out = write_rows(ROWS_JSON, 0);
	expect_text(&out,
		"{\"hand\": \"As Kd\", \"wins\": 18446744073709551615, \"equity\": 0.5}\n"
		"{\"hand\": \"a,\\t\\\"b\\\"\\r\\n\", \"wins\": null, \"equity\": null}\n");
}

Test(rows, an_empty_cell_alone_in_its_row_is_quoted)
{
	for (int format = ROWS_TSV; format <= ROWS_CSV; format++) {
		struct text out = {0};
		struct text cell = {0};
		struct rows rows;
		rows_init(&rows, (enum rows_format)format, names, 1, &out, &cell);
		rows_cstring(&rows, "");
		rows_end(&rows);
		expect_text(&out, "\"\"\n");
	}
}

/* RFC 8259, section 6. */
Test(rows, json_numbers_are_bare_only_by_the_grammar)
{
	static const struct {
		char value[16];
		bool number;
	} cases[] = {{"0", true}, {"-0", true}, {"10", true}, {"50.00", true}, {"1e+21", true},
		{"1.5E-7", true}, {"", false}, {"-", false}, {"01", false}, {"+1", false},
		{".5", false}, {"5.", false}, {"1e", false}, {"1e+", false}, {"1 ", false},
		{"1,000", false}, {"inf", false}, {"nan", false}, {"0x1", false}};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct text out = {0};
		struct text cell = {0};
		struct rows rows;
		rows_init(&rows, ROWS_JSON, names + 1, 1, &out, &cell);
		rows_cstring(&rows, cases[i].value);
		rows_end(&rows);
		struct text expected = {0};
		text_add_string(&expected, "{\"wins\": ");
		text_add_string(&expected, cases[i].number ? cases[i].value : "null");
		text_add_string(&expected, "}\n");
		text_add_char(&expected, '\0');
		expect_text(&out, expected.bytes);
		text_free(&expected);
	}
}

/* RFC 8259, section 7: quote, backslash and the controls below 0x20 are escaped,
 * nothing else need be; a byte from 0x80 on alone is not UTF-8. */
Test(rows, json_strings_hold_every_byte)
{
	static const char hex[] = "0123456789abcdef";
	static const char named[] = "\bb\tt\nn\ff\rr\"\"\\\\";
	for (int byte = 0; byte < 256; byte++) {
		const char c = (char)byte;
		char expected[16] = "\"?\"";
		expected[1] = c;
		const char *name = NULL;
		for (size_t i = 0; i < sizeof named - 1; i += 2)
			if (named[i] == c)
				name = named + i + 1;
		if (name) {
			memcpy(expected, "\"\\?\"", 5);
			expected[2] = *name;
		} else if (byte < 0x20) {
			memcpy(expected, "\"\\u00??\"", 9);
			expected[5] = hex[byte / 16];
			expected[6] = hex[byte % 16];
		} else if (byte >= 0x80) {
			memcpy(expected, "\"\xEF\xBF\xBD\"", 6);
		}
		struct text out = {0};
		json_string(&(struct json){.out = &out}, NULL, (struct slice){&c, 1});
		expect_text(&out, expected);
	}
}

Test(rows, json_strings_keep_utf8_and_mend_the_rest)
{
	struct text out = {0};
	static const char value[] = "A♠\xE2\x99\0\x7F\xED\xA0\x80é";
	json_string(&(struct json){.out = &out}, NULL, (struct slice){value, sizeof value - 1});
	expect_text(&out,
		"\"A♠\xEF\xBF\xBD\xEF\xBF\xBD\\u0000\x7F\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBDé\"");
	json_string(&(struct json){.out = &out}, NULL, (struct slice){NULL, 0});
	expect_text(&out, "\"\"");
}

Test(rows, a_list_is_an_array_in_json_and_has_commas_elsewhere)
{
	static const struct rows_name lists[] = {{"draws", ROWS_LIST}, {"others", ROWS_LIST}};
	const struct {
		enum rows_format format;
		const char *expected;
	} written[] = {
		{ROWS_TEXT, "flush-draw,gutshot\t\n"},
		{ROWS_CSV, "\"flush-draw,gutshot\",\n"},
		{ROWS_JSON, "{\"draws\": [\"flush-draw\", \"gutshot\"], \"others\": []}\n"},
	};

	for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
		struct text out = {0}, cell = {0};
		struct rows rows;

		rows_init(&rows, written[i].format, lists, 2, &out, &cell);
		rows_cstring(&rows, "flush-draw,gutshot");
		rows_cstring(&rows, "");
		rows_end(&rows);
		expect_text(&out, written[i].expected);
		text_free(&cell);
	}
}

Test(rows, a_list_may_have_names_with_commas_amounts_and_shares)
{
	static const struct rows_name lists[] = {{"names", ROWS_LIST}, {"blinds", ROWS_LIST},
		{"shares", ROWS_LIST}, {"none", ROWS_LIST}};
	const struct {
		enum rows_format format;
		const char *expected;
	} written[] = {
		{ROWS_TSV, "Li, An,Bo\t1,0.50\tLi, An:3.00,Bo:0.50\t\n"},
		{ROWS_JSON, "{\"names\": [\"Li, An\", \"Bo\"], \"blinds\": [1, \"0.50\"], "
			    "\"shares\": [{\"player\": \"Li, An\", \"amount\": 3}, "
			    "{\"player\": \"Bo\", \"amount\": \"0.50\"}], \"none\": []}\n"},
	};

	for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
		struct text out = {0}, cell = {0};
		struct rows rows;

		rows_init(&rows, written[i].format, lists, 4, &out, &cell);
		rows_list(&rows);
		rows_list_string(&rows, slice_of("Li, An"));
		rows_list_string(&rows, slice_of("Bo"));
		rows_list_end(&rows);
		rows_list(&rows);
		rows_list_amount(&rows, slice_of("1"));
		rows_list_amount(&rows, slice_of("0.50"));
		rows_list_end(&rows);
		rows_list(&rows);
		rows_list_share(&rows, slice_of("Li, An"), slice_of("3.00"));
		rows_list_share(&rows, slice_of("Bo"), slice_of("0.50"));
		rows_list_end(&rows);
		rows_list(&rows);
		rows_list_end(&rows);
		rows_end(&rows);
		expect_text(&out, written[i].expected);
		text_free(&cell);
	}
}

Test(rows, what_does_not_apply_is_null_and_an_empty_cell)
{
	static const struct rows_name kinds[] = {{"s", ROWS_STRING}, {"n", ROWS_NUMBER},
		{"a", ROWS_AMOUNT}, {"b", ROWS_BOOL}, {"c", ROWS_CARDS}, {"l", ROWS_LIST}};

	for (int format = ROWS_CSV; format <= ROWS_JSON; format++) {
		struct text out = {0}, cell = {0};
		struct rows rows;

		rows_init(&rows, (enum rows_format)format, kinds, 6, &out, &cell);
		for (int i = 0; i < 6; i++)
			rows_empty(&rows);
		rows_end(&rows);
		expect_text(&out, format == ROWS_CSV
					  ? ",,,,,\n"
					  : "{\"s\": null, \"n\": null, \"a\": null, \"b\": null, "
					    "\"c\": null, \"l\": null}\n");
	}
}

Test(rows, each_kind_is_written_by_its_rule)
{
	static const struct rows_name kinds[] = {{"a", ROWS_AMOUNT}, {"b", ROWS_BOOL},
		{"b2", ROWS_BOOL}, {"c", ROWS_CARDS}};

	for (int format = ROWS_CSV; format <= ROWS_JSON; format++) {
		struct text out = {0}, cell = {0};
		struct rows rows;

		rows_init(&rows, (enum rows_format)format, kinds, 4, &out, &cell);
		rows_cstring(&rows, "20.00");
		rows_bool(&rows, true);
		rows_bool(&rows, false);
		rows_cstring(&rows, "As??");
		rows_end(&rows);
		expect_text(&out, format == ROWS_CSV
					  ? "20.00,true,false,As??\n"
					  : "{\"a\": 20, \"b\": true, \"b2\": false, \"c\": "
					    "\"As??\"}\n");
	}
}

/* --digits and --percent change numbers in text, but not in JSON. */
Test(rows, numbers_have_the_digits_that_are_asked_for)
{
	static const struct rows_name two[] = {{"share", ROWS_NUMBER}, {"odds", ROWS_NUMBER}};
	static const struct {
		enum rows_format format;
		struct rows_decimals decimals;
		char expected[64];
	} cases[] = {{ROWS_TEXT, {false, false, 0}, "0.125\t1e+300\n"},
		{ROWS_TEXT, {true, false, 2}, "0.12\t"}, {ROWS_CSV, {true, true, 1}, "12.5,"},
		{ROWS_TSV, {true, true, 0}, "12\t"},
		{ROWS_JSON, {true, true, 1}, "{\"share\": 0.125, \"odds\": 1e+300}\n"}};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct text out = {0}, cell = {0};
		struct rows rows;

		rows_init(&rows, cases[i].format, two, 2, &out, &cell);
		rows.decimals = cases[i].decimals;
		rows_fraction(&rows, 0.125);
		rows_double(&rows, 1e300);
		rows_end(&rows);
		cr_expect(out.length >= strlen(cases[i].expected) &&
				  !memcmp(out.bytes, cases[i].expected, strlen(cases[i].expected)),
			"%zu: %.*s", i, (int)out.length, out.bytes);
		if (i == 1) /* as many digits as a double has before the point */
			cr_expect_eq(out.length, strlen("0.12\t") + 301 + 3 + 1);
		text_free(&out);
		text_free(&cell);
	}
}
