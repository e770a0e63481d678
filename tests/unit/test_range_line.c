#include "odds/range/range.h"

#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

/* The parts, as "hand|hand|@board|!dead". */
static void expect_split(const char *line, enum card_notation notation, const char *expected)
{
	struct contest_parts parts;
	struct fault fault = {0};
	struct text shown = {0};
	const status_code status = range_line_split(slice_from(line), notation, &parts, &fault);
	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", line, message_of(status), fault.offset);
	for (int i = 0; i < parts.count; i++) {
		text_add_string(&shown, i ? "|" : "");
		text_add_slice(&shown, parts.hands[i]);
	}
	if (parts.board.length) {
		text_add_string(&shown, "|@");
		text_add_slice(&shown, parts.board);
	}
	if (parts.dead.length) {
		text_add_string(&shown, "|!");
		text_add_slice(&shown, parts.dead);
	}
	cr_expect(text_is(&shown, expected), "'%s': %.*s", line, (int)shown.length, shown.bytes);
	text_free(&shown);
}

static void expect_ranges(const char *line, const char *expected)
{
	expect_split(line, CARD_ASCII, expected);
}

static bool same(struct slice a, struct slice b)
{
	return a.length == b.length && (!a.length || !memcmp(a.bytes, b.bytes, a.length));
}

/* The same lines as in test_contest.c. */
Test(range_line, a_line_of_cards_is_cut_as_a_contest_is)
{
	static const char *const lines[] = {"AhKh;QsQd", "AhKh; QsQd ;7c7d", "AhKh v QsQd",
		"AhKh V QsQd", "AhKh\tv\tQsQd v 7c7d; 2c2d", "AhKh", "a;b", "AhKhvQsQd",
		"AhKh vQsQd", "AhKhv QsQd", "v AhKh", "AhKh; QsQd @ 2h7h9hTc3d ! 4s",
		"AhKh;QsQd@2h7h9h!4s", "AhKh v QsQd @ 2h 7h 9h", "AhKh;QsQd ! 4s 5s",
		"AhKh @ 2h7h9h", "  Ah Kh\t;\tQs Qd  @  2h 7h 9h \t! 4s \r", "AhKh;QsQd;",
		"AhKh;QsQd ; ", "AhKh v QsQd v", "AhKh;QsQd; @ 2h7h9h", "AhKh;QsQd; ! 2h"};
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		struct contest_parts cards, ranges;

		cr_assert_eq(contest_split(slice_from(lines[i]), 1, &cards, NULL), STATUS_OK);
		cr_assert_eq(range_line_split(slice_from(lines[i]), CARD_ASCII, &ranges, NULL),
			STATUS_OK);
		cr_assert_eq(cards.count, ranges.count, "%s", lines[i]);
		for (int h = 0; h < cards.count; h++)
			cr_expect(same(cards.hands[h], ranges.hands[h]), "%s", lines[i]);
		cr_expect(same(cards.board, ranges.board), "%s", lines[i]);
		cr_expect(same(cards.dead, ranges.dead), "%s", lines[i]);
	}
}

Test(range_line, ranges_may_have_commas_and_blanks)
{
	expect_ranges("22+,A2s+, KTs+ v AA KK", "22+,A2s+, KTs+|AA KK");
	expect_ranges("AA KK v QQ", "AA KK|QQ");
	expect_ranges("AK;*;15%;5%-20%@ 2c7d9h ! 4s", "AK|*|15%|5%-20%|@2c7d9h|!4s");
}

Test(range_line, a_number_right_behind_a_term_is_a_weight_and_not_a_board)
{
	expect_ranges("AKs@50", "AKs@50");
	expect_ranges("AKs@50,QQ@12.5 JJ@.5 v KK@50%", "AKs@50,QQ@12.5 JJ@.5|KK@50%");
	expect_ranges("AKs@50;KK@25@2c7d9h", "AKs@50|KK@25|@2c7d9h");
	expect_ranges("KK v AKs@50 @ 2c 7d 9h ! 4s", "KK|AKs@50|@2c 7d 9h|!4s");
	expect_ranges("KK;AKs@50!4s", "KK|AKs@50|!4s");
	expect_ranges("[50]KK@5[/50];AA", "[50]KK@5[/50]|AA");
}

Test(range_line, what_is_no_number_behind_a_term_is_a_board)
{
	expect_ranges("AA v KK@2c7d9h", "AA|KK|@2c7d9h");
	expect_ranges("AA v KK@10c7d9h", "AA|KK|@10c7d9h");
	expect_ranges("AA v KK@2c 7d 9h", "AA|KK|@2c 7d 9h");
	expect_ranges("AA v KK @2c7d9h", "AA|KK|@2c7d9h");
	expect_ranges("AA v KK @ 2c7d9h", "AA|KK|@2c7d9h");
	expect_ranges("AA v KK @50", "AA|KK|@50");
	expect_ranges("AA v KK, @50", "AA|KK,|@50");
	expect_ranges("AA v KK@1.2.3", "AA|KK|@1.2.3");
	expect_ranges("AA v KK@.", "AA|KK|@.");
	expect_ranges("AA v KK@5%%", "AA|KK|@5%%");
	expect_split("AA v KK@2T7D9P", CARD_SPANISH, "AA|KK|@2T7D9P");
}

Test(range_line, a_range_behind_a_lone_exclamation_mark_is_excluded)
{
	expect_ranges("22+,!88", "22+,!88");
	expect_ranges("22+, !88 v AA", "22+, !88|AA");
	expect_ranges("22+ !88 v AA", "22+ !88|AA");
	expect_ranges("AA v 22+ !88,!77 !AhK* !Ah*", "AA|22+ !88,!77 !AhK* !Ah*");
	expect_ranges("AA v KK @2c7d9h !Ah", "AA|KK|@2c7d9h|!Ah");
	expect_ranges("AA v KK,!KhKd @ 2c7d9h ! Ah", "AA|KK,!KhKd|@2c7d9h|!Ah");
	expect_ranges("AA v KK,!KhKd !Ah @2c7d9h", "AA|KK,!KhKd|@2c7d9h|!Ah");
	expect_ranges("AA;!88", "AA|!88");
	expect_ranges("!88;AA", "!88|AA");
	expect_ranges("AA;KK !AKs", "AA|KK !AKs");
}

Test(range_line, cards_behind_an_exclamation_mark_are_dead_unless_a_comma_stands_before_it)
{
	expect_ranges("AA v KK !Ah", "AA|KK|!Ah");
	expect_ranges("AA v KK !AhKd", "AA|KK|!AhKd");
	expect_ranges("AA v KK !Ah Kd", "AA|KK|!Ah Kd");
	expect_ranges("AA v KK !AhAh", "AA|KK|!AhAh");
	expect_ranges("AA v KK ![Ah Kd]", "AA|KK|![Ah Kd]");
	expect_ranges("AA v KK ! 88", "AA|KK|!88");
	expect_ranges("AA v KK!Ah", "AA|KK|!Ah");
	expect_ranges("AA v KK!88", "AA|KK|!88");
	expect_ranges("AA v KK,!AhKd", "AA|KK,!AhKd");
	expect_ranges("AA v KK,\t!AhKd !4s", "AA|KK,\t!AhKd|!4s");
	expect_ranges("AA v KK, ! 4s", "AA|KK,|!4s");
	expect_ranges("AA v KK !A♥", "AA|KK|!A♥");
	expect_split("AA v KK !AP", CARD_SPANISH, "AA|KK|!AP");
	expect_split("AA v KK !APKC", CARD_SPANISH, "AA|KK|!APKC");
	expect_split("AA v KK !AsKs", CARD_SPANISH, "AA|KK !AsKs");
}

Test(range_line, the_board_and_the_dead_cards_have_neither_weights_nor_exclusions)
{
	struct contest_parts parts;
	struct fault fault;
	cr_expect_eq(range_line_split(slice_from("AA;KK @ 2c7d9h@50"), CARD_ASCII, &parts, &fault),
		STATUS_TWO_BOARDS);
	cr_expect_eq(fault.offset, 14);
	cr_expect_eq(range_line_split(slice_from("AA;KK ! 2c,!88"), CARD_ASCII, &parts, &fault),
		STATUS_TWO_DEADS);
	cr_expect_eq(fault.offset, 11);
	cr_expect_eq(range_line_split(slice_from("AA !4s v KK"), CARD_ASCII, &parts, &fault),
		STATUS_HAND_BEHIND);
	cr_expect_eq(fault.offset, 7);
	cr_expect_eq(range_line_split(slice_from("AA;KK !"), CARD_ASCII, &parts, &fault),
		STATUS_NO_CARDS);
	cr_expect_eq(fault.offset, 6);
}

Test(range_line, weights_and_exclusions_mark_no_line_of_ranges)
{
	static const char *const ranges[] = {"AKs@50", "22+,!88", "22+ !88", "22+,!AhAd", "*"},
				 *const lines[] = {"AA;KK", "AA v KK", "AA @ 2c7d9h", "AA@2c7d9h",
					 "AA ! 4s", "AA !4s", "AA!4s"};
	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
		cr_expect_not(range_line_marked(slice_from(ranges[i]), CARD_ASCII), "%s",
			ranges[i]);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		cr_expect(range_line_marked(slice_from(lines[i]), CARD_ASCII), "%s", lines[i]);
}
