#include "support.h"

#include "game/chips.h"

#include <criterion/criterion.h>

static bool prints(chips amount, int places, const char *plain, const char *grouped)
{
	struct text text = {0};
	bool same;

	chips_print(&text, amount, places);
	same = text_is(&text, plain);
	text_clear(&text);
	chips_print_grouped(&text, amount, places);
	same = same && text_is(&text, grouped);
	text_free(&text);
	return same;
}

Test(chips, places_are_the_digits_behind_the_point)
{
	cr_assert_eq(chips_places(slice_from("17"), false), 0);
	cr_assert_eq(chips_places(slice_from("2.50"), false), 2);
	cr_assert_eq(chips_places(slice_from("0.000001"), false), 6);
	cr_assert_eq(chips_places(slice_from("-20.5"), true), 1);
}

Test(chips, what_is_no_decimal_has_no_places)
{
	static const char *const rows[] = {"", ".", "-", "2.", ".5", "1.2.3", "1e3", "+1", " 1",
		"1 ", "1,000", "--1", "-20", "0.0000001", "inf"};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		cr_assert_eq(chips_places(slice_from(rows[i]), false), -1, "%s", rows[i]);
	cr_assert_eq(chips_places(slice_from("-"), true), -1);
	cr_assert_eq(chips_places(slice_from("-.5"), true), -1);
}

Test(chips, a_decimal_is_read_in_the_unit_asked_for)
{
	chips amount = -1;

	cr_assert(chips_parse(slice_from("2.50"), false, 2, &amount));
	cr_assert_eq(amount, 250);
	cr_assert(chips_parse(slice_from("17"), false, 2, &amount));
	cr_assert_eq(amount, 1700);
	cr_assert(chips_parse(slice_from("-0.5"), true, 3, &amount));
	cr_assert_eq(amount, -500);
	cr_assert_not(chips_parse(slice_from("2.505"), false, 2, &amount));
	cr_assert_eq(amount, -500);
}

Test(chips, amounts_end_at_the_most)
{
	chips amount = 7;

	cr_assert(chips_parse(slice_from("1000000000000000"), false, 0, &amount));
	cr_assert_eq(amount, CHIPS_MAX);
	cr_assert(chips_parse(slice_from("1000000000"), false, 6, &amount));
	cr_assert_eq(amount, CHIPS_MAX);
	cr_assert_not(chips_parse(slice_from("1000000000000001"), false, 0, &amount));
	cr_assert_not(chips_parse(slice_from("1000000001"), false, 6, &amount));
	cr_assert_not(chips_parse(slice_from("99999999999999999999999999"), false, 0, &amount));
	cr_assert(chips_parse(slice_from("00000000000000000000000000001"), false, 0, &amount));
	cr_assert_eq(amount, 1);
}

Test(chips, are_printed_for_programs_and_for_people)
{
	cr_assert(prints(0, 0, "0", "0"));
	cr_assert(prints(250, 2, "2.50", "2.50"));
	cr_assert(prints(-2000, 2, "-20.00", "-20"));
	cr_assert(prints(5, 2, "0.05", "0.05"));
	cr_assert(prints(112560000, 2, "1125600.00", "1,125,600"));
	cr_assert(prints(-123450, 2, "-1234.50", "-1,234.50"));
	cr_assert(prints(1000001, 6, "1.000001", "1.000001"));
	cr_assert(prints(CHIPS_UNKNOWN, 2, "inf", "inf"));
}

static bool prints_in_column(chips amount, int places, const char *expected)
{
	struct text text = {0};
	bool same;

	chips_print_column(&text, amount, places);
	same = slice_equal(text_slice(&text), expected);
	text_free(&text);
	return same;
}

Test(chips, amounts_of_a_column_have_all_their_places)
{
	cr_assert(prints_in_column(5100, 2, "51.00"));
	cr_assert(prints_in_column(1085, 2, "10.85"));
	cr_assert(prints_in_column(0, 2, "0.00"));
	cr_assert(prints_in_column(-112560000, 2, "-1,125,600.00"));
	cr_assert(prints_in_column(5100, 0, "5,100"));
	cr_assert(prints_in_column(CHIPS_UNKNOWN, 2, "inf"));
}

Test(chips, what_is_printed_reads_back_the_same)
{
	uint64_t state = 20;

	for (int i = 0; i < 10000; i++) {
		const chips amount =
			(chips)(random_next(&state) % (CHIPS_MAX + 1)) >> random_below(&state, 50);
		const int places = (int)random_below(&state, CHIPS_PLACES_MAX + 1);
		struct text text = {0};
		chips again;

		chips_print(&text, i % 2 ? amount : -amount, places);
		cr_assert(chips_parse(text_slice(&text), true, places, &again));
		cr_assert_eq(again, i % 2 ? amount : -amount);
		text_free(&text);
	}
}
