/* Amounts, cards and times as sites write them. */
#include "histories/lines.h"

#include <criterion/criterion.h>
#include <string.h>

struct example {
	const char *text;
	enum lines_amounts how;
	int64_t digits;
	int places;
	const char *rest, *currency;
};

static void expect_amount(const struct example *example)
{
	struct slice at = {example->text, strlen(example->text)}, currency = {"", 0};
	struct history_amount amount = HISTORY_NOT_GIVEN;

	cr_expect(lines_take_amount(&at, example->how, &amount, &currency), "%s", example->text);
	cr_expect(amount.digits == example->digits && amount.places == example->places,
		"%s is read as %lld with %d places", example->text, (long long)amount.digits,
		amount.places);
	cr_expect(at.length == strlen(example->rest) && !memcmp(at.bytes, example->rest, at.length),
		"%s leaves '%.*s'", example->text, (int)at.length, at.bytes);
	cr_expect(currency.length == strlen(example->currency) &&
			  !memcmp(currency.bytes, example->currency, currency.length),
		"%s is in '%.*s'", example->text, (int)currency.length, currency.bytes);
}

Test(amounts, with_points)
{
	static const struct example examples[] = {
		{"15", LINES_POINT, 15, 0, "", ""},
		{"$15 to $30", LINES_POINT, 15, 0, " to $30", "USD"},
		{"0.50 in chips", LINES_POINT, 50, 2, " in chips", ""},
		{"$4. Side pot", LINES_POINT, 4, 0, ". Side pot", "USD"},
		{"1.5.3", LINES_POINT, 15, 1, ".3", ""},
		{"1,234.50)", LINES_POINT, 123450, 2, ")", ""},
		{"1 480 chips", LINES_POINT, 1480, 0, " chips", ""},
		{"1 48", LINES_POINT, 1, 0, " 48", ""},
		{"0,50", LINES_EITHER, 50, 2, "", ""},
		{"1,234.50", LINES_EITHER, 123450, 2, "", ""},
		{"5 \xe2\x82\xac", LINES_POINT, 5, 0, "", "EUR"},
		{"5\xe2\x82\xac.", LINES_POINT, 5, 0, ".", "EUR"},
		{"US$7/", LINES_POINT, 7, 0, "/", "USD"},
		{"123456789", LINES_POINT, 123456789, 0, "", ""},
		{"1234567890", LINES_POINT, 1234567890, 0, "", ""},
		{"0.000001", LINES_POINT, 1, 6, "", ""},
		{".25", LINES_POINT, 25, 2, "", ""},
	};

	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
		expect_amount(&examples[i]);
}

Test(amounts, with_commas)
{
	static const struct example examples[] = {
		{"15", LINES_COMMA, 15, 0, "", ""},
		{"1.234,50", LINES_COMMA, 123450, 2, "", ""},
		{"1.234", LINES_COMMA, 1234, 0, "", ""},
		{"0.50", LINES_COMMA, 50, 2, "", ""},
		{"1 234,50 \xe2\x82\xac", LINES_COMMA, 123450, 2, "", "EUR"},
	};

	for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
		expect_amount(&examples[i]);
}

Test(amounts, nothing_is_taken_of_what_is_none)
{
	static const char *const none[] = {"", "$", ".", "USD", "-5", "x5", "0.0000001",
		"99999999999999999999", "0,50", "1,45", "$23,00", "1,2345"};

	for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
		struct slice at = slice_of(none[i]);
		struct history_amount amount;

		cr_expect(!lines_take_amount(&at, LINES_POINT, &amount, NULL), "%s", none[i]);
		cr_expect(at.bytes == none[i] && at.length == strlen(none[i]), "%s", none[i]);
	}
}

/* Letters of both cases, suit symbols, ten as two characters, and unknown cards. */
Test(amounts, cards)
{
	static const char text[] = "[Ah tD, 10c kS \xe2\x99\xa5]";
	struct slice at = {text, sizeof text - 1}, signs = {"9\xe2\x99\xa0 J\xe2\x99\xa6", 9};
	card cards[5];

	cr_expect(lines_take_cards(&at, 5, cards) == -1);
	cr_expect(lines_take_cards(&signs, 5, cards) == 2);
	cr_expect(cards[0] == card_of(7, 3) && cards[1] == card_of(9, 1));
	at = (struct slice){"[Ah tD, 10c kS ??]", 18};
	cr_expect(lines_take_cards(&at, 5, cards) == 5 && !at.length);
	cr_expect(cards[0] == card_of(12, 2) && cards[1] == card_of(8, 1) &&
		  cards[2] == card_of(8, 0) && cards[3] == card_of(11, 3) &&
		  cards[4] == CARD_UNKNOWN);
}

/* The time that all of some words give, or year 0. */
static struct history_time time_in(const char *words, bool bare)
{
	struct slice rest = slice_of(words);
	struct history_time when = {.year = 0};

	if (!(bare ? lines_take_bare_time(&rest, &when) : lines_take_time(&rest, &when)) ||
		rest.length)
		when.year = 0;
	return when;
}

Test(amounts, a_time_has_the_year_first_or_last)
{
	const struct history_time first = time_in("2014/01/06 7:22:02", false);
	const struct history_time last = time_in("6.1.2014 07:22:02", false);

	cr_assert(first.year == 2014 && first.month == 1 && first.day == 6 && first.hour == 7 &&
		  first.minute == 22 && first.second == 2);
	cr_assert(memcmp(&first, &last, sizeof(first)) == 0);
}

Test(amounts, a_time_that_lost_or_gained_a_digit_is_none)
{
	static const char *const wrong[] = {"2014/01/06 16:4:02", "2014/01/06 16:4",
		"2014/01/06 16:04:2", "2014/01/06 116:04:02", "2014/01/06 16:041:02",
		"20144/01/06 16:04:02", "201/01/06 16:04:02", "14/01/06 16:04:02",
		"2014/011/06 16:04:02", "2014/01/006 16:04:02", "06/01/20144 16:04:02",
		"2014/13/06 16:04:02", "2014/00/06 16:04:02", "2014/01/32 16:04:02"};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		cr_expect(!time_in(wrong[i], false).year, "%s", wrong[i]);
	cr_expect(time_in("2014/3/9 0:4:1", true).minute == 4);
	cr_expect(!time_in("2014/3/9 0:4:123", true).year);
}

Test(amounts, months_and_days_of_the_week_have_numbers)
{
	cr_assert(lines_month((struct slice){"January 05", 10}) == 1);
	cr_assert(lines_month((struct slice){"Dec", 3}) == 12);
	cr_assert(lines_weekday((struct slice){"Monday", 6}) == 1);
	cr_assert(lines_weekday((struct slice){"Sun", 3}) == 7);
	cr_assert(
		!lines_month((struct slice){"Mo", 2}) && !lines_weekday((struct slice){"May", 3}));
}
