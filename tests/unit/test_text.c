#include "base/text.h"

#include <criterion/criterion.h>
#include <float.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool holds(const struct text *text, const char *expected)
{
	const size_t length = strlen(expected);
	return text->length == length && memcmp(text->bytes, expected, length) == 0;
}

static void expect_double(double value, const char *expected)
{
	struct text text = {0};
	text_add_double(&text, value);
	cr_expect(holds(&text, expected), "%.17g is '%.*s', not '%s'", value, (int)text.length,
		text.bytes, expected);
	text_free(&text);
}

static void expect_fixed(double value, int places, const char *expected)
{
	struct text text = {0};
	text_add_fixed(&text, value, places);
	cr_expect(holds(&text, expected), "%.17g to %d is '%.*s', not '%s'", value, places,
		(int)text.length, text.bytes, expected);
	text_free(&text);
}

Test(text, appends_keep_order_through_growth)
{
	struct text text = {0};
	for (int i = 0; i < 1000; i++) {
		text_add_string(&text, "ab");
		text_add_char(&text, '\0');
		text_add_repeated(&text, 'c', 2);
	}
	cr_assert_eq(text.length, 5000);
	for (size_t i = 0; i < text.length; i += 5)
		cr_assert_eq(memcmp(text.bytes + i, "ab\0cc", 5), 0);
	text_add(&text, NULL, 0);
	text_add_slice(&text, (struct slice){NULL, 0});
	text_add_repeated(&text, 'x', 0);
	cr_expect_eq(text.length, 5000);
	text_free(&text);
	cr_expect(!text.bytes && text.length == 0 && text.capacity == 0 && !text.failed);
}

Test(text, a_failure_sticks_until_freed)
{
	struct text text = {0};
	text_add_string(&text, "kept");
	cr_expect_null(text_reserve(&text, SIZE_MAX));
	cr_expect(text.failed);
	text_add_string(&text, "lost");
	text_add_uint(&text, 5);
	cr_expect(holds(&text, "kept"));
	text_clear(&text);
	cr_expect(text.failed, "so that a writer who checks once, at the end, sees it");
	text_add_string(&text, "lost");
	cr_expect(holds(&text, ""));
	text_free(&text);
	text_add_string(&text, "new");
	cr_expect(holds(&text, "new"));
	text_free(&text);
}

Test(text, uints_are_as_printf_writes_them)
{
	struct text text = {0};
	char expected[32];
	uint64_t power = 1;
	for (int digits = 0; digits < 20; digits++, power *= 10) {
		for (int more = -1; more <= 1; more++) {
			const uint64_t value = power + (uint64_t)more;
			snprintf(expected, sizeof expected, "%llu", (unsigned long long)value);
			text_clear(&text);
			text_add_uint(&text, value);
			cr_expect(holds(&text, expected), "%s", expected);
		}
	}
	text_clear(&text);
	text_add_uint(&text, UINT64_MAX);
	cr_expect(holds(&text, "18446744073709551615"));
	text_free(&text);
}

Test(text, formats_are_as_printf_writes_them)
{
	struct text text = {0};
	char expected[256];

	text_format(&text, "%s: %d %d%c%u %ld %lld %zu %lu %llu%% [%.*s]", "a", -3, INT_MIN, '/',
		7u, LONG_MIN, LLONG_MAX, SIZE_MAX, ULONG_MAX, ULLONG_MAX, 2, "abc");
	snprintf(expected, sizeof expected, "%s: %d %d%c%u %ld %lld %zu %lu %llu%% [%.*s]", "a", -3,
		INT_MIN, '/', 7u, LONG_MIN, LLONG_MAX, SIZE_MAX, ULONG_MAX, ULLONG_MAX, 2, "abc");
	cr_expect(holds(&text, expected), "%.*s", (int)text.length, text.bytes);
	text_free(&text);
}

Test(text, groups_are_threes_from_the_right)
{
	static const struct {
		uint64_t value;
		char text[32];
	} rows[] = {{0, "0"}, {999, "999"}, {1000, "1,000"}, {12345, "12,345"},
		{133784560, "133,784,560"}, {UINT64_MAX, "18,446,744,073,709,551,615"}};
	struct text text = {0};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		text_clear(&text);
		text_add_uint_grouped(&text, rows[i].value);
		cr_expect(holds(&text, rows[i].text), "%s", rows[i].text);
	}
	text_free(&text);
}

/* ECMA-262, Number::toString, except for minus zero, `inf` and `nan`. */
Test(text, doubles_are_laid_out_as_javascript_does)
{
	expect_double(0.0, "0");
	expect_double(-0.0, "-0");
	expect_double(0.5, "0.5");
	expect_double(-3216.2, "-3216.2");
	expect_double(0.1 + 0.2, "0.30000000000000004");
	expect_double(1.0 / 3, "0.3333333333333333");
	expect_double(0.000001, "0.000001");
	expect_double(0.00000123, "0.00000123");
	expect_double(0.0000001, "1e-7");
	expect_double(1e-300, "1e-300");
	expect_double(133784560, "133784560");
	expect_double(9007199254740991.0, "9007199254740991");
	expect_double(9007199254740992.0, "9007199254740992");
	expect_double(123456789012345680000.0, "123456789012345680000");
	expect_double(1e20, "100000000000000000000");
	expect_double(1e21, "1e+21");
	expect_double(1.5e21, "1.5e+21");
	expect_double(DBL_MAX, "1.7976931348623157e+308");
	expect_double(DBL_MIN, "2.2250738585072014e-308");
	expect_double(DBL_TRUE_MIN, "5e-324");
	expect_double(HUGE_VAL, "inf");
	expect_double(-HUGE_VAL, "-inf");
	expect_double((double)NAN, "nan");
	expect_double(-(double)NAN, "nan");
}

Test(text, doubles_read_back_equal)
{
	struct text text = {0};
	uint64_t state = 1;
	for (int i = 0; i < 200000; i++) {
		state = state * 6364136223846793005U + 1442695040888963407U;
		const uint64_t bits = state ^ state >> 29;
		double value;
		if (i % 2)
			memcpy(&value, &bits, sizeof value); /* any exponent, subnormals too */
		else
			value = (double)(bits >> 40) / 1000; /* like amounts */
		if (!isfinite(value))
			continue;
		text_clear(&text);
		text_add_double(&text, value);
		cr_assert_leq(text.length, 25);
		text_add_char(&text, '\0');
		const double back = strtod(text.bytes, NULL);
		cr_assert_eq(memcmp(&back, &value, sizeof value), 0, "%s", text.bytes);
	}
	text_free(&text);
}

/* The shortest representation according to printf and strtod. */
static void expect_as_printf(double value)
{
	char printed[40], expected[60], digits[20] = "";
	int places = DBL_DIG, exponent;
	size_t count = 0;

	do
		snprintf(printed, sizeof printed, "%.*e", places - 1, value);
	while (places++ < 17 && strtod(printed, NULL) != value);
	for (const char *at = printed; *at != 'e'; at++)
		if (*at != '.')
			digits[count++] = *at;
	while (count > 1 && digits[count - 1] == '0')
		count--;
	exponent = atoi(strchr(printed, 'e') + 1);
	snprintf(expected, sizeof expected, "0.%.*s%.*s", -exponent - 1, "00000", (int)count,
		digits);
	expect_double(value, expected);
}

Test(text, shares_are_as_printf_would_have_them)
{
	uint64_t state = 1;

	for (int i = 0; i < 300000; i++) {
		double value;

		state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
		switch (i % 3) {
		case 0: /* any */
			value = (double)(state >> 11) * 0x1p-53;
			break;
		case 1: /* of counts */
			value = (double)(state >> 40) /
				(double)(1 + (state >> 40 | (state & 0xffff)));
			break;
		default: /* around decimals of few digits, where digits carry */
			value = nextafter((double)(1 + (state >> 33) % 99) *
						  pow(10, -(double)(state >> 60) / 3 - 1),
				(double)(state >> 32 & 1));
		}
		if (value >= 1e-6 && value < 1)
			expect_as_printf(value);
	}
	for (int i = 1; i < 20; i++) /* the spacing of doubles changes there */
		for (int side = -1; side <= 1; side++)
			expect_as_printf(nextafter(ldexp(1, -i), ldexp(1, -i) * (1 + side)));
}

Test(text, fixed_rounds_half_to_even_on_the_binary_value)
{
	expect_fixed(0.125, 2, "0.12"); /* exact halves */
	expect_fixed(0.375, 2, "0.38");
	expect_fixed(2.5, 0, "2");
	expect_fixed(3.5, 0, "4");
	expect_fixed(1.005, 2, "1.00"); /* 1.00499999999999989... */
	expect_fixed(82.36, 2, "82.36");
	expect_fixed(-1.5, 1, "-1.5");
	expect_fixed(-0.001, 2, "0.00");
	expect_fixed(1, 15, "1.000000000000000");
	expect_fixed(1e22, 1, "10000000000000000000000.0");
	expect_fixed(HUGE_VAL, 2, "inf");

	struct text text = {0};
	text_add_fixed(&text, -DBL_MAX, 15);
	cr_expect_eq(text.length, 1 + 309 + 1 + 15);
	text_free(&text);
}

/* Skipped if no locale with a decimal comma is installed. */
Test(text, the_point_is_a_point_in_every_locale)
{
	static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "es_ES.UTF-8",
		"fr_FR.UTF-8", "ps_AF.UTF-8"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		if (!setlocale(LC_NUMERIC, names[i]))
			continue;
		expect_double(0.5, "0.5");
		expect_double(1.25e-9, "1.25e-9");
		expect_fixed(1234.5, 2, "1234.50");
	}
}

/* The examples of RFC 3629, section 7, and the ends of each length. */
Test(text, code_points_are_utf8)
{
	struct text text = {.bytes = NULL};

	text_add_code_point(&text, 'A');
	text_add_code_point(&text, 0x2262);
	text_add_code_point(&text, 0x391);
	text_add_code_point(&text, 0x233b4);
	cr_assert(holds(&text, "A\xe2\x89\xa2\xce\x91\xf0\xa3\x8e\xb4"));
	text_clear(&text);
	text_add_code_point(&text, 0x7f);
	text_add_code_point(&text, 0x80);
	text_add_code_point(&text, 0x7ff);
	text_add_code_point(&text, 0x800);
	text_add_code_point(&text, 0xffff);
	text_add_code_point(&text, 0x10000);
	text_add_code_point(&text, 0x10ffff);
	cr_assert(holds(&text,
		"\x7f\xc2\x80\xdf\xbf\xe0\xa0\x80\xef\xbf\xbf\xf0\x90\x80\x80\xf4\x8f\xbf\xbf"));
	text_free(&text);
}
