#include "base/scan.h"

#include <criterion/criterion.h>
#include <ctype.h>
#include <string.h>

static size_t char_length(const char *string)
{
	const struct scan scan = scan_of(slice_of(string));
	return scan_char_length(&scan);
}

/* RFC 3629, section 4, in reverse: every scalar value is encoded by the plain rule, and nothing
 * else of two to four bytes is a character. */
Test(scan, characters_are_exactly_the_unicode_scalar_values)
{
	size_t two = 0;
	size_t three = 0;
	for (unsigned first = 0x80; first <= 0xFF; first++) {
		for (unsigned rest = 0; rest < 0x10000; rest++) {
			const char bytes[] = {(char)first, (char)(rest >> 8), (char)rest};
			const struct scan scan = scan_of((struct slice){bytes, 3});
			const size_t length = scan_char_length(&scan);
			two += length == 2;
			three += length == 3;
			cr_assert_lt(length, 4);
		}
	}
	cr_expect_eq(two, (0x800 - 0x80) * 256); /* each with any third byte */
	cr_expect_eq(three, 0x10000 - 0x800 - 0x800);

	for (unsigned long point = 0x80; point < 0x120000; point++) {
		char bytes[5] = {0};
		size_t length = 0;
		if (point < 0x800) {
			bytes[length++] = (char)(0xC0 | point >> 6);
		} else if (point < 0x10000) {
			bytes[length++] = (char)(0xE0 | point >> 12);
			bytes[length++] = (char)(0x80 | (point >> 6 & 0x3F));
		} else {
			bytes[length++] = (char)(0xF0 | point >> 18);
			bytes[length++] = (char)(0x80 | (point >> 12 & 0x3F));
			bytes[length++] = (char)(0x80 | (point >> 6 & 0x3F));
		}
		bytes[length++] = (char)(0x80 | (point & 0x3F));
		const bool scalar = point < 0xD800 || (point > 0xDFFF && point < 0x110000);
		cr_assert_eq(char_length(bytes), scalar ? length : 1, "U+%lX", point);
	}
}

Test(scan, a_space_is_what_the_c_locale_says_it_is)
{
	for (int c = 0; c < 256; c++) {
		cr_expect_eq(scan_is_space((char)c), c < 128 && isspace(c), "byte %d", c);
		cr_expect_eq(scan_is_blank((char)c), c < 128 && c != '\n' && isspace(c), "byte %d",
			c);
	}
}

Test(scan, overlong_forms_are_single_bytes)
{
	cr_expect_eq(char_length("\xC0\x80"), 1);
	cr_expect_eq(char_length("\xC1\xBF"), 1);
	cr_expect_eq(char_length("\xE0\x9F\xBF"), 1);
	cr_expect_eq(char_length("\xF0\x8F\xBF\xBF"), 1);
	cr_expect_eq(char_length("\xF8\x88\x80\x80\x80"), 1);
}

Test(scan, a_character_cut_short_is_never_read_past_the_end)
{
	static const char spade[] = {'\xE2', '\x99', '\xA0'};
	for (size_t length = 1; length <= 3; length++) {
		const struct scan scan = scan_of((struct slice){spade, length});
		cr_expect_eq(scan_char_length(&scan), length == 3 ? 3 : 1);
	}
}

Test(scan, blanks_stop_at_newlines_and_at_the_end)
{
	struct scan scan = scan_of(slice_of(" \t\r\v\fA \n"));
	scan_blanks(&scan);
	cr_expect_eq(scan_offset(&scan), 5);
	scan_blanks(&scan);
	cr_expect_eq(scan_offset(&scan), 5);
	scan.at++;
	scan_blanks(&scan);
	cr_expect_eq(*scan.at, '\n');
	scan = scan_of(slice_of("  "));
	scan_blanks(&scan);
	cr_expect(scan_done(&scan));
	scan = scan_of((struct slice){NULL, 0});
	cr_expect(scan_done(&scan));
}

Test(scan, columns_count_characters_and_stray_bytes)
{
	cr_expect_eq(slice_columns(slice_of("")), 0);
	cr_expect_eq(slice_columns(slice_of("A♠ K♥")), 5);
	cr_expect_eq(slice_columns(slice_of("\xE2\x99 \xFF")), 4);
	cr_expect_eq(slice_columns((struct slice){"a\0b", 3}), 3);
}

Test(scan, first_columns_end_with_a_whole_character)
{
	const struct slice line = slice_of("A♠\xE2\x99K");

	cr_expect_eq(slice_first(line, 0).length, 0);
	cr_expect(slice_equal(slice_first(line, 2), "A♠"));
	cr_expect(slice_equal(slice_first(line, 3), "A♠\xE2"));
	cr_expect(slice_same(slice_first(line, 5), line));
	cr_expect(slice_same(slice_first(line, 6), line));
	cr_expect_eq(slice_first((struct slice){NULL, 0}, 1).length, 0);
}

/* The examples of RFC 3629, section 7, and a byte that is not UTF-8. */
Test(scan, code_points_are_those_of_utf8)
{
	static const struct {
		const char *character;
		unsigned code;
	} known[] = {{"A", 0x41}, {"\xC3\xA9", 0xE9}, {"\xE2\x89\xA2", 0x2262},
		{"\xE6\x97\xA5", 0x65E5}, {"\xF0\xA3\x8E\xB4", 0x233B4}, {"\xFF", 0xDCFF}};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		cr_expect_eq(slice_code_point(slice_of(known[i].character)), known[i].code);
}

Test(scan, trimming_takes_blanks_at_the_ends_only)
{
	cr_expect(slice_equal(slice_trim(slice_of(" \tAs Kd\r")), "As Kd"));
	cr_expect(slice_equal(slice_trim(slice_of(" \t ")), ""));
	cr_expect(slice_equal(slice_trim((struct slice){NULL, 0}), ""));
	cr_expect_not(slice_equal((struct slice){"a\0", 2}, "a"));
	cr_expect_not(slice_equal(slice_of("a"), "ab"));
}

Test(scan, a_uint_is_all_digits_and_in_bounds)
{
	uint64_t value = 42;
	static const char *const bad[] = {"", "+1", "-1", " 1", "1 ", "1.0", "0x1", "٣", "8", "10",
		"99999999999999999999999"};
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		cr_expect_not(slice_uint(slice_of(bad[i]), 7, &value), "'%s'", bad[i]);
	cr_expect_not(slice_uint((struct slice){"1\0", 2}, 7, &value));
	cr_expect_not(slice_uint(slice_of("18446744073709551616"), UINT64_MAX, &value));
	cr_expect_not(slice_uint(slice_of("1"), 0, &value));
	cr_expect_eq(value, 42, "a refused number leaves the value alone");

	cr_expect(slice_uint(slice_of("007"), 7, &value) && value == 7);
	cr_expect(slice_uint(slice_of("0"), 0, &value) && value == 0);
	cr_expect(slice_uint(slice_of("18446744073709551615"), UINT64_MAX, &value) &&
		  value == UINT64_MAX);
}

Test(scan, only_a_whole_byte_order_mark_is_skipped)
{
	const struct slice marked = {"\xef\xbb\xbf\xef\xbb\xbfx", 7}, half = {"\xef\xbb", 2};

	cr_expect_eq(slice_after_mark(marked).bytes, marked.bytes + 3);
	cr_expect_eq(slice_after_mark(marked).length, 4);
	cr_expect_eq(slice_after_mark(half).length, 2);
	cr_expect_eq(slice_after_mark((struct slice){"", 0}).length, 0);
}

/* A control character differs from a digit only by the bit that separates the cases of letters:
 * 0x12 | 0x20 is '2'. */
Test(scan, only_letters_have_two_cases)
{
	cr_assert(slice_is_word(SLICE("Omaha8"), "omaha8"));
	cr_assert(slice_is_word(SLICE("omaha8"), "OMAHA8"));
	cr_assert_not(slice_is_word(SLICE("\x12\x17"), "27"));
	cr_assert_not(slice_is_word(SLICE("oma\x08"), "oma("));
	cr_assert_not(slice_is_word(SLICE("omaha"), "omaha8"));
	cr_assert_not(slice_is_word(SLICE("omaha8"), "omaha"));
	cr_assert(slice_begins_word(SLICE("ANY two"), "any"));
	cr_assert_not(slice_begins_word(SLICE("an"), "any"));
	cr_assert(slice_is_word(SLICE(""), ""));
}

Test(scan, a_word_is_found_in_a_list_only_whole_and_in_any_case)
{
	cr_expect(slice_in_list(slice_of("plo"), "omaha PLO plo4", ' '));
	cr_expect(slice_in_list(slice_of("PLO4"), "omaha plo plo4", ' '));
	cr_expect_not(slice_in_list(slice_of("pl"), "omaha plo plo4", ' '));
	cr_expect_not(slice_in_list(slice_of("plo 4"), "omaha plo plo4", ' '));
	cr_expect(slice_in_list(slice_of("pot odds"), "price, Pot odds, odds", ','));
	cr_expect_not(slice_in_list(slice_of("pot"), "price, pot odds, odds", ','));
	cr_expect_not(slice_in_list(slice_of(""), "a b", ' '));
	cr_expect_not(slice_in_list(slice_of("a"), "", ' '));
}

Test(scan, parts_are_taken_until_a_separator)
{
	struct slice rest = SLICE("ab;;c");

	cr_assert(slice_equal(slice_take_until(&rest, ';'), "ab"));
	cr_assert(slice_equal(rest, ";c"));
	cr_assert(slice_equal(slice_take_until(&rest, ';'), ""));
	cr_assert(slice_equal(rest, "c"));
	cr_assert(slice_equal(slice_take_until(&rest, ';'), "c"));
	cr_assert_eq(rest.length, 0);
	cr_assert_eq(slice_take_until(&rest, ';').length, 0);
	rest = (struct slice){NULL, 0};
	cr_assert_eq(slice_take_until(&rest, ';').length, 0);
}

Test(scan, items_of_a_list)
{
	static const struct {
		const char *list;
		const char *item[4];
	} cases[] = {{"a", {"a"}}, {" a , b c ", {"a", "b c"}}, {"", {""}}, {",", {"", ""}},
		{"a,,b", {"a", "", "b"}}, {"a, ", {"a", ""}}};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct slice rest = slice_of(cases[i].list), item;

		for (size_t k = 0; cases[i].item[k]; k++) {
			cr_assert(slice_take_item(&rest, &item), "%s", cases[i].list);
			cr_expect(slice_equal(item, cases[i].item[k]), "%s", cases[i].list);
		}
		cr_expect_not(slice_take_item(&rest, &item), "%s", cases[i].list);
	}
}
