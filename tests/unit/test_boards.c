#include "cards/boards.h"

#include "support.h"

#include <criterion/criterion.h>

static const struct boards_rule one = {1, false}, two = {2, false}, twice = {2, true},
				thrice = {3, true};

static void expect_boards(const char *text, const struct boards_rule *rule, const char *expected)
{
	const struct slice line = slice_from(text);
	struct cards boards[BOARDS_MAX];
	struct text shown = {0};
	struct fault fault = {0};
	const status_code status = boards_read(line, line, CARD_ASCII, rule, boards, &fault);

	cr_assert_eq(status, STATUS_OK, "'%s': %s at %zu", text, message_of(status), fault.offset);
	for (int b = 0; b < boards_count(rule); b++) {
		text_add_string(&shown, b ? "|" : "");
		cards_print(&shown, boards[b].list, boards[b].count, CARD_ASCII, "");
	}
	cr_expect(text_is(&shown, expected), "'%s': %.*s", text, (int)shown.length, shown.bytes);
	text_free(&shown);
}

static void expect_fault(const char *text, const struct boards_rule *rule, status_code status,
	size_t offset, size_t earlier)
{
	const struct slice line = slice_from(text);
	struct cards boards[BOARDS_MAX];
	struct fault fault = {0};

	cr_assert_eq(boards_read(line, line, CARD_ASCII, rule, boards, &fault), status, "'%s'",
		text);
	cr_expect(fault.status == status && fault.offset == offset && fault.earlier == earlier,
		"'%s': %zu %zu", text, fault.offset, fault.earlier);
}

Test(boards, are_divided_by_slashes)
{
	expect_boards("2c7d9h", &one, "2c7d9h");
	expect_boards("2c7d9h/3s4dKc", &two, "2c7d9h|3s4dKc");
	expect_boards("[2c 7d 9h] / 3s, 4d, Kc", &two, "2c7d9h|3s4dKc");
	expect_boards("2c7d9hTc / 3s4dKc", &two, "2c7d9hTc|3s4dKc");
	expect_boards("", &two, "|");
}

Test(boards, runs_have_their_first_cards_in_common)
{
	expect_boards("2c7d9h", &thrice, "2c7d9h|2c7d9h|2c7d9h");
	expect_boards("2c7d9hTc3d / 2c7d9h4h5s", &twice, "2c7d9hTc3d|2c7d9h4h5s");
	expect_boards("2c7d9hTc3d / 4h5s / 4c", &thrice, "2c7d9hTc3d|2c7d9h4h5s|2c7d9hTc4c");
	expect_boards("2c7d9hTc3d / 4h5s6s7sKd", &twice, "2c7d9hTc3d|4h5s6s7sKd");
	expect_boards("2c7d9hTc3d / 2c7d9h", &twice, "2c7d9hTc3d|2c7d9h");
	expect_boards("", &thrice, "||");
}

Test(boards, share_no_card_but_the_first_of_runs)
{
	expect_fault("2c7d9h / 2c4dKc", &two, STATUS_CARD_ELSEWHERE, 9, 0);
	expect_fault("2c7d9h / 3s4d9h", &two, STATUS_CARD_ELSEWHERE, 13, 4);
	expect_fault("2c7d9hTc3d / 4h3d", &twice, STATUS_CARD_ELSEWHERE, 15, 8);
	expect_fault("2c7d9hTc3d / 2c7d9h4h3d", &twice, STATUS_CARD_ELSEWHERE, 21, 8);
	expect_fault("2c7d9hTc3d / 4h5s / 6s5s", &thrice, STATUS_CARD_ELSEWHERE, 22, 15);
}

Test(boards, are_as_many_as_are_played)
{
	expect_fault("2c7d9h / 3s4dKc", &one, STATUS_ONE_BOARD, 7, 7);
	expect_fault("2c7d9h", &two, STATUS_BOARDS_NUMBER, 0, 0);
	expect_fault("2c7d9h / 3s / 4s", &twice, STATUS_BOARDS_NUMBER, 0, 0);
	expect_fault("2c7d9h / 3s4dKc", &thrice, STATUS_BOARDS_NUMBER, 0, 0);
	expect_fault("2c7d9h /", &two, STATUS_BOARD_MISSING, 8, 8);
	expect_fault("/ 2c7d9h", &two, STATUS_BOARD_MISSING, 0, 0);
	expect_fault("2c7d9h / 3x", &two, STATUS_BAD_SUIT, 10, 10);
	expect_fault("2c7d9h / []", &two, STATUS_NO_CARDS, 9, 9);
}

Test(boards, cards_of_all_are_each_once)
{
	const struct slice line = slice_from("2c7d9hTc3d / 4h5s");
	struct cards boards[BOARDS_MAX], all;

	cr_assert_eq(boards_read(line, line, CARD_ASCII, &twice, boards, NULL), STATUS_OK);
	boards_all(boards, 2, &all);
	cr_expect(all.count == 7 && all.set == (boards[0].set | boards[1].set));
	cr_expect(cards_place(&all, all.list[5]) == 13);
}
