/* Lines of hands from a shoe, and the winners. */
#include "cards/shoe_line.h"
#include "cards/showdown.h"

#include "support.h"

#include <criterion/criterion.h>

static struct shoe_line line;

static status_code read_line(const char *text, int decks, int each, struct fault *fault)
{
	struct shoe shoe;
	const struct shoe_line_rules rules = {.notation = CARD_ASCII,
		.each = each,
		.least = 2,
		.most = CONTEST_HANDS_MAX,
		.shoe = &shoe};

	shoe_init(&shoe, decks);
	return shoe_line_parse(slice_from(text), &rules, &line, fault);
}

Test(shoe_line, hands_and_dead_cards_leave_the_shoe)
{
	cr_assert_eq(read_line("AsAs; [Kd Kd] v 7h7h7d ! 2c,2c 3d", 2, 0, NULL), STATUS_OK);
	cr_expect_eq(line.count, 3);
	cr_expect_eq(line.hand[2].count, 3);
	cr_expect_eq(line.left.count, 104 - 10);
	cr_expect_eq(line.left.left[51], 0);
	cr_expect_eq(line.left.left[0], 0);
}

Test(shoe_line, cards_are_cut_into_hands)
{
	cr_assert_eq(read_line("AsKd Qd9c 7h8h ! 2c", 1, 2, NULL), STATUS_OK);
	cr_expect_eq(line.count, 3);
	cr_expect_eq(line.hand[1].count, 2);
	cr_expect_eq(line.text[1].length, 4);
	cr_expect_eq(line.left.count, 45);
}

Test(shoe_line, faults_say_where)
{
	static const struct {
		char text[64];
		int decks, each;
		status_code status;
		size_t offset, length;
	} rows[] = {
		{"AsKd; KdQd", 1, 0, STATUS_SHOE_EMPTY, 6, 2},
		{"AsAs; Kd", 1, 0, STATUS_SHOE_EMPTY, 2, 2},
		{"AsKd; QdQc ! AsKd", 1, 0, STATUS_SHOE_EMPTY, 13, 2},
		{"AsKd; QdQc @ 2c", 1, 0, STATUS_SHOE_BOARD, 13, 2},
		{"AsKd", 1, 0, STATUS_ONE_HAND, 4, 0},
		{"AsKd;; Qd", 1, 0, STATUS_NO_HAND, 5, 1},
		{"[]; Qd", 1, 0, STATUS_NO_HAND, 0, 2},
		{"As; Qd ! []", 1, 0, STATUS_NO_CARDS, 9, 2},
		{"AsKd Qd", 1, 2, STATUS_UNEVEN_HANDS, 7, 0},
		{"AsKd; Qd", 1, 2, STATUS_DIVIDED_HANDS, 6, 2},
		{"As; AsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAsAs", 64, 0, STATUS_SHOE_HAND, 48,
			2},
		{"As; Qx", 1, 0, STATUS_BAD_SUIT, 5, 1},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct fault fault = {.status = STATUS_OK};

		cr_expect_eq(read_line(rows[i].text, rows[i].decks, rows[i].each, &fault),
			rows[i].status, "%s: %s", rows[i].text, message_of(fault.status));
		cr_expect_eq(fault.offset, rows[i].offset, "%s: %zu", rows[i].text, fault.offset);
		cr_expect_eq(fault.length, rows[i].length, "%s", rows[i].text);
	}
}

Test(shoe_line, more_hands_than_a_line_can_hold_are_refused)
{
	char text[3 * (CONTEST_HANDS_MAX + 1) + 1];
	struct fault fault;

	for (int i = 0; i <= CONTEST_HANDS_MAX; i++)
		memcpy(text + 3 * i, "As;", 4);
	cr_expect_eq(read_line(text, 64, 0, &fault), STATUS_TOO_MANY_HANDS);
	for (int i = 0; i <= CONTEST_HANDS_MAX; i++)
		memcpy(text + 2 * i, i < 64 ? "As" : "Kd", 3);
	cr_expect_eq(read_line(text, 64, 1, &fault), STATUS_TOO_MANY_HANDS);
	cr_expect_eq(fault.offset, 128);
}

/* -- showdowns ----------------------------------------------------------------------- */

static struct showdown decide(const char *text, const struct shoe_rules *rules)
{
	struct showdown showdown;

	cr_assert_eq(read_line(text, 4, 0, NULL), STATUS_OK, "%s", text);
	showdown_decide_shoe(line.hand, line.count, rules, &showdown);
	return showdown;
}

static void expect_why(const struct showdown *showdown, int hand, const char *why)
{
	struct text text = {.bytes = NULL};

	showdown_why(&text, showdown, hand);
	cr_expect(text_is(&text, why), "%s, not %.*s", why, (int)text.length, text.bytes);
	text_free(&text);
}

Test(shoe_line, the_hand_nearest_to_21_wins)
{
	const struct showdown s = decide("Ks9d; Ts8d; KdQd5c; 9h9c", &shoe_twentyone);

	cr_expect_eq(s.winners, 1);
	cr_expect_eq(s.place[0], 1);
	cr_expect_eq(s.place[1], 2);
	cr_expect_eq(s.place[2], 0);
	cr_expect_eq(s.place[3], 2);
	cr_expect_eq(s.order[3], 2);
	cr_expect_eq(showdown_result(&s, 0), SHOWDOWN_WIN);
	cr_expect_eq(showdown_result(&s, 2), SHOWDOWN_LOSE);
	expect_why(&s, 0, "19 beats 18");
	expect_why(&s, 1, "18 each, less than 19");
	expect_why(&s, 2, "25 is more than 21");
}

Test(shoe_line, a_natural_beats_21)
{
	const struct showdown s = decide("7h7d7c; AsKd", &shoe_twentyone);

	cr_expect_eq(s.order[0], 1);
	expect_why(&s, 1, "a natural beats 21");
	expect_why(&s, 0, "21 loses to a natural");
}

Test(shoe_line, equal_totals_tie_soft_or_hard)
{
	const struct showdown s = decide("As6d; Td7c; KdQdJd", &shoe_twentyone);

	cr_expect_eq(s.winners, 2);
	cr_expect_eq(showdown_result(&s, 0), SHOWDOWN_TIE);
	expect_why(&s, 1, "17 each");
}

Test(shoe_line, nobody_wins_if_all_are_bust)
{
	const struct showdown s = decide("KsQs2d; KdQdJd", &shoe_twentyone);

	cr_expect_eq(s.winners, 0);
	for (int h = 0; h < 2; h++) {
		cr_expect_eq(s.place[h], 0);
		cr_expect_eq(showdown_result(&s, h), SHOWDOWN_LOSE);
	}
	expect_why(&s, 1, "30 is more than 21");
}

Test(shoe_line, the_last_hand_that_is_not_bust_wins)
{
	const struct showdown s = decide("KsQs2d; 2c3c; KdQdJd", &shoe_twentyone);

	cr_expect_eq(showdown_result(&s, 1), SHOWDOWN_WIN);
	expect_why(&s, 1, "5 is the only hand that is not bust");
}

Test(shoe_line, the_higher_card_wins_by_rank_and_then_by_suit)
{
	const struct showdown s = decide("Kd; Ks; Qs", &shoe_high);

	cr_expect_eq(s.order[0], 1);
	expect_why(&s, 1, "king of spades beats king of diamonds");
	expect_why(&s, 2, "queen of spades loses to king of diamonds");
}

Test(shoe_line, the_same_card_of_several_decks_ties)
{
	const struct showdown s = decide("Kd; Kd; Qs", &shoe_high);

	cr_expect_eq(s.winners, 2);
	expect_why(&s, 0, "king of diamonds each");
}

Test(shoe_line, without_suits_cards_of_one_rank_tie)
{
	const struct showdown s = decide("Kd; Ks; Qs", &shoe_high_ranks);

	cr_expect_eq(s.winners, 2);
	expect_why(&s, 2, "queen loses to king");
}
