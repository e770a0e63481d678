#include "base/decimal.h"
#include "support.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Test(decimal, what_is_read_is_described_as_written)
{
	static const struct {
		char text[24];
		int places;
		struct decimal expected;
		size_t taken;
	} rows[] = {
		{"17", 0, {17, 0, 0, false, true}, 2},
		{"2.505 x", 2, {250, 3, 5, false, true}, 5},
		{"2.5", 4, {25000, 1, 0, false, true}, 3},
		{"0.00001", 4, {0, 5, 1, false, true}, 7},
		{"0.000010", 3, {0, 6, 0, true, true}, 8},
		{".5", 1, {5, 1, 0, false, false}, 2},
		{"5.", 1, {50, 0, 0, false, false}, 2},
		{"1.2.3", 1, {12, 1, 0, false, true}, 3},
		{"999999999999999999", 0, {UINT64_C(999999999999999999), 0, 0, false, true}, 18},
		{"1000000000000000000", 0, {DECIMAL_MAX, 0, 0, false, true}, 19},
		{"31415926535897932384", 0, {DECIMAL_MAX, 0, 0, false, true}, 20},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct decimal *expected = &rows[i].expected;
		struct scan scan = scan_of(slice_from(rows[i].text));
		struct decimal decimal;

		cr_assert(decimal_take(&scan, rows[i].places, &decimal), "%s", rows[i].text);
		cr_expect_eq(decimal.value, expected->value, "%s", rows[i].text);
		cr_expect_eq(decimal.written, expected->written, "%s", rows[i].text);
		cr_expect_eq(decimal.next, expected->next, "%s", rows[i].text);
		cr_expect_eq(decimal.rest, expected->rest, "%s", rows[i].text);
		cr_expect_eq(decimal.tidy, expected->tidy, "%s", rows[i].text);
		cr_expect_eq(scan_offset(&scan), rows[i].taken, "%s", rows[i].text);
	}
}

Test(decimal, what_is_none_leaves_the_cursor)
{
	static const char *const texts[] = {"", ".", "x", "-1", "..1", ".x"};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct scan scan = scan_of(slice_from(texts[i]));
		struct decimal decimal = {.value = 99};

		cr_expect_not(decimal_take(&scan, 2, &decimal), "'%s'", texts[i]);
		cr_expect_eq(scan_offset(&scan), 0, "'%s'", texts[i]);
		cr_expect_eq(decimal.value, 99, "'%s'", texts[i]);
	}
	cr_expect_not(decimal_parse(slice_from("1 "), 0, &(struct decimal){0}));
}

Test(decimal, a_value_that_is_printed_reads_back)
{
	uint64_t state = 5;

	for (int i = 0; i < 2000; i++) {
		const int places = (int)random_below(&state, 19);
		const uint64_t value = random_next(&state) % DECIMAL_MAX;
		struct text text = {0};
		struct decimal decimal;

		decimal_print(&text, value, places);
		cr_assert(decimal_parse(text_slice(&text), places, &decimal));
		cr_expect_eq(decimal.value, value, "%.*s", (int)text.length, text.bytes);
		cr_expect_eq(decimal.written, (size_t)places);
		cr_expect(decimal.tidy);
		text_free(&text);
	}
}

Test(decimal, an_exponent_of_ten_makes_a_whole_number)
{
	static const struct {
		char text[32];
		uint64_t value;
	} rows[] = {{"1e6", 1000000}, {"1E+6", 1000000}, {"2.5e3", 2500}, {"15.0", 15},
		{"1.5e1", 15}, {".5e1", 5}, {"5.", 5}, {"1200e-2", 12}, {"0e-999999999", 0},
		{"0e9", 0}, {"007", 7}, {"18446744073709551615", UINT64_MAX},
		{"1844674407370955161.5e1", UINT64_MAX}, {"18446744073709551615.000", UINT64_MAX}};
	static const char *const none[] = {"", ".", "e6", ".e1", "1e", "1e+", "1e-1", "1.5", "-1",
		"+1", " 1", "1 ", "0x10", "inf", "nan", "1e6x", "1e6e1", "1.2.3",
		"18446744073709551616", "18446744073709551615.1", "2e19", "1e999999999999"};
	uint64_t value;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		cr_assert(decimal_parse_whole(slice_from(rows[i].text), UINT64_MAX, &value), "%s",
			rows[i].text);
		cr_expect_eq(value, rows[i].value, "%s", rows[i].text);
	}
	value = 99;
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		cr_expect_not(decimal_parse_whole(slice_from(none[i]), UINT64_MAX, &value), "'%s'",
			none[i]);
	cr_expect_not(decimal_parse_whole(slice_from("1e3"), 999, &value));
	cr_expect_eq(value, 99);
}

Test(decimal, a_whole_number_may_have_groups_of_three_digits_or_a_letter)
{
	static const struct {
		char text[32];
		uint64_t value;
	} rows[] = {{"1,000", 1000}, {"1,000,000", 1000000}, {"1_000_000", 1000000},
		{"12,345", 12345}, {"123,456", 123456}, {"1k", 1000}, {"10K", 10000},
		{"1M", 1000000}, {"2.5m", 2500000}, {"1G", 1000000000}, {"0.001k", 1},
		{"1,000k", 1000000}, {"18,446,744,073,709,551,615", UINT64_MAX}};
	static const char *const none[] = {",", ",000", "1,", "1,00", "1,0000", "1000,000",
		"1,000_000", "1,,000", "1,000.5", "1.5,000", "k", "1kk", "1k5", "1e3k", "1E3M",
		"0.0001k", "1b", "1,000e3", "18446744073709552k"};
	uint64_t value;
	double number;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		cr_assert(decimal_parse_whole(slice_from(rows[i].text), UINT64_MAX, &value), "%s",
			rows[i].text);
		cr_expect_eq(value, rows[i].value, "%s", rows[i].text);
		cr_expect_not(decimal_parse_double(slice_from(rows[i].text), &number), "%s",
			rows[i].text);
	}
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		cr_expect_not(decimal_parse_whole(slice_from(none[i]), UINT64_MAX, &value), "'%s'",
			none[i]);
}

/* The result of strtod for the same text. */
Test(decimal, a_double_is_what_the_c_library_reads)
{
	static const char *const rows[] = {"0", "1e-4", "0.0005", ".5", "1e6", "3600", "0.001",
		"9007199254740991e22", "1e-22", "2.5E+3", "0.1234567890123456", "1e400", "1e-400",
		"0e400"};
	static const char *const none[] = {"", "inf", "nan", "0x1p3", "1e", "-1", "+1", "1e5.",
		"1,5"};
	uint64_t state = 7;
	double value;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		cr_assert(decimal_parse_double(slice_from(rows[i]), &value), "%s", rows[i]);
		cr_expect(value == strtod(rows[i], NULL), "%s: %.17g", rows[i], value);
	}
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		cr_expect_not(decimal_parse_double(slice_from(none[i]), &value), "'%s'", none[i]);
	for (int i = 0; i < 2000; i++) {
		const unsigned long long digits = random_next(&state) >> 11;
		const int exponent = (int)random_below(&state, 45) - 22;
		char text[40];

		snprintf(text, sizeof text, "%llue%d", digits, exponent);
		cr_assert(decimal_parse_double(slice_from(text), &value));
		cr_expect(value == strtod(text, NULL), "%s: %.17g", text, value);
	}
}

Test(decimal, for_people_it_is_grouped_and_has_no_empty_fraction)
{
	static const struct {
		uint64_t value;
		int places;
		char text[24];
	} rows[] = {{112560000, 2, "1,125,600"}, {250, 2, "2.50"}, {0, 3, "0"}, {5, 3, "0.005"}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct text text = {0};

		decimal_print_grouped(&text, rows[i].value, rows[i].places);
		cr_expect(text_is(&text, rows[i].text), "%.*s", (int)text.length, text.bytes);
		text_free(&text);
	}
}
