/* The functions of felt.h about tables; expected values come from rule books. */
#include "felt.h"

#include <criterion/criterion.h>
#include <string.h>

static felt_error error;

static felt_table *table_of(const char *variant, int seats, const felt_chips *stacks,
	const felt_chips *blinds)
{
	felt_setup setup;
	felt_table *table;

	FELT_INIT(setup);
	setup.variant = variant;
	setup.seats = seats;
	setup.stacks = stacks;
	setup.blinds = blinds;
	setup.min_bet = setup.small_bet = 20;
	setup.big_bet = 40;
	table = felt_table_new(&setup, &error);
	cr_assert_not_null(table, "%s", error.message);
	return table;
}

/* Actions with `, ` between them. */
static void play(felt_table *table, const char *actions)
{
	char line[512], *rest = line;

	cr_assert_lt(strlen(actions), sizeof line);
	memcpy(line, actions, strlen(actions) + 1);
	while (rest) {
		char *const end = strstr(rest, ", ");
		felt_status status;

		if (end)
			*end = '\0';
		status = felt_table_do(table, rest, &error);
		cr_assert_eq(status, FELT_OK, "%s: %s", rest, error.message);
		rest = end ? end + 2 : NULL;
	}
}

static void expect_illegal(felt_table *table, const char *action, const char *why)
{
	cr_expect_eq(felt_table_do(table, action, &error), FELT_ILLEGAL, "%s", action);
	cr_expect_eq(error.status, FELT_ILLEGAL);
	cr_expect_str_eq(error.message, why);
}

static felt_due due_of(const felt_table *table)
{
	felt_due due;

	felt_table_due(table, &due);
	return due;
}

static void expect_nets(const felt_table *table, const felt_chips *nets)
{
	cr_assert_eq(due_of(table).act, FELT_OVER);
	for (int i = 0; i < felt_table_seats(table); i++) {
		felt_chips net = -1;

		cr_assert_eq(felt_table_net(table, i, &net), FELT_OK);
		cr_expect_eq(net, nets[i], "seat %d: %lld", i, (long long)net);
	}
}

/* Robert's Rules of Poker, "No-limit and pot-limit", 3: a raise must be at least as large as the
 * bet or raise before it. */
Test(api_table, a_raise_is_at_least_the_bet_before_it)
{
	const felt_chips stacks[] = {1000, 500, 100, 1000}, blinds[] = {10, 20, 0, 0};
	felt_table *table = table_of("NT", 4, stacks, blinds);
	felt_due due = due_of(table);

	cr_expect_eq(due.act, FELT_DEAL);
	cr_expect_eq(due.seat, 0);
	cr_expect_eq(due.cards, 2);
	play(table, "d dh p1 ????, d dh p2 ????, d dh p3 ????, d dh p4 ????, p3 cc");
	due = due_of(table);
	cr_expect_eq(due.act, FELT_CALL);
	cr_expect_eq(due.seat, 3);
	cr_expect_eq(due.call, 20);
	cr_expect_eq(due.raise_min, 40);
	cr_expect_eq(due.raise_max, 1000);
	expect_illegal(table, "p4 cbr 30", "the minimum raise is to 40");
	expect_illegal(table, "p1 f", "p4 must act first");
	cr_expect_eq(felt_table_pot(table), 50);
	play(table, "p4 cbr 60");
	cr_expect_eq(due_of(table).raise_min, 100, "60 more by 40");
	cr_expect_eq(felt_table_bet(table, 3), 60);
	cr_expect_eq(felt_table_stack(table, 3), 940);
	felt_table_free(table);
}

/* Bob has put in 300, Carol 300 and Dave 100; Dave wins the main pot, Bob the side pot. */
Test(api_table, side_pots_go_to_those_who_paid_for_them)
{
	const felt_chips stacks[] = {300, 300, 100}, blinds[] = {10, 20, 0};
	const felt_chips nets[] = {100, -300, 200};
	felt_table *table = table_of("NT", 3, stacks, blinds);
	felt_pot pots[FELT_POTS_MAX];

	play(table, "d dh p1 KsKd, d dh p2 QsQd, d dh p3 AsAd, p3 cbr 100, p1 cbr 300, p2 cc");
	cr_expect_eq(due_of(table).act, FELT_BOARD);
	cr_expect_eq(due_of(table).cards, 3);
	cr_expect(felt_table_all_in(table, 2));
	cr_assert_eq(felt_table_pots(table, pots), 2);
	cr_expect_eq(pots[0].amount, 300);
	cr_expect_eq(pots[0].contenders, 7);
	cr_expect_eq(pots[1].amount, 400);
	cr_expect_eq(pots[1].contenders, 3);
	cr_expect_eq(pots[1].from, 100);
	cr_expect_eq(pots[1].to, 300);
	play(table, "d db 2c7d9h, d db 3c, d db 4h, p1 sm -, p2 sm -, p3 sm -");
	expect_nets(table, nets);
	cr_expect_eq(felt_table_stack(table, 2), 300);
	felt_table_free(table);
}

/* TDA 2024, 34: heads-up the button posts the small blind and acts first before the flop and last
 * after it. */
Test(api_table, heads_up_the_button_posts_the_small_blind)
{
	const felt_chips stacks[] = {1000, 1000}, blinds[] = {10, 20};
	const felt_chips nets[] = {10, -10};
	felt_table *table = table_of("NT", 2, stacks, blinds), *copy;

	cr_expect_eq(felt_table_bet(table, 0), 20);
	cr_expect_eq(felt_table_bet(table, 1), 10);
	play(table, "d dh p1 ????, d dh p2 ????");
	cr_expect_eq(due_of(table).seat, 1);
	copy = felt_table_copy(table);
	play(copy, "p2 f");
	expect_nets(copy, nets);
	cr_expect(felt_table_folded(copy, 1));
	cr_expect_not(felt_table_folded(table, 1), "a copy is independent");
	play(table, "p2 cc, p1 cc, d db 2c7d9h");
	cr_expect_eq(due_of(table).seat, 0);
	cr_expect_eq(due_of(table).street, 1);
	felt_table_free(copy);
	felt_table_free(table);
}

/* Robert's Rules of Poker, "Seven-card stud", 1 and 2: the lowest up card brings in, ties by suit;
 * the first raise completes to the small bet. */
Test(api_table, the_lowest_up_card_brings_in)
{
	const felt_chips stacks[] = {500, 500, 500};
	felt_setup setup;
	felt_table *table;
	felt_due due;
	felt_card cards[8];
	uint32_t up;

	FELT_INIT(setup);
	setup.variant = "F7S";
	setup.seats = 3;
	setup.stacks = stacks;
	setup.small_bet = 20;
	setup.big_bet = 40;
	setup.bring_in = 5;
	table = felt_table_new(&setup, &error);
	play(table, "d dh p1 ????2d, d dh p2 ????2c, d dh p3 ????As");
	due = due_of(table);
	cr_expect_eq(due.act, FELT_BRING_IN);
	cr_expect_eq(due.seat, 1);
	cr_expect_eq(due.call, 5);
	cr_expect_eq(due.raise_min, 20);
	expect_illegal(table, "p2 f", "the bring-in of 5 or a bet is required");
	play(table, "p2 pb");
	due = due_of(table);
	cr_expect_eq(due.act, FELT_CALL);
	cr_expect_eq(due.seat, 2);
	cr_expect_eq(due.raise_min, 20);
	cr_expect_eq(due.raise_max, 20);
	cr_expect_eq(felt_table_cards(table, 0, cards, &up), 3);
	cr_expect_eq(cards[0], FELT_NO_CARD);
	cr_expect_eq(up, 4);
	felt_table_free(table);
}

/* Robert's Rules of Poker, "Limit poker": "A bet and three raises". */
Test(api_table, a_limit_street_has_a_bet_and_three_raises)
{
	const felt_chips stacks[] = {500, 500, 500}, blinds[] = {10, 20, 0};
	felt_table *table = table_of("FT", 3, stacks, blinds);

	play(table, "d dh p1 ????, d dh p2 ????, d dh p3 ????, p3 cc, p1 cc, p2 cc, d db 2c7d9h");
	play(table, "p1 cbr 20, p2 cbr 40, p3 cbr 60, p1 cbr 80");
	cr_expect_eq(due_of(table).raise_min, 0);
	expect_illegal(table, "p2 cbr 100", "a street has at most 4 bets and raises");
	felt_table_free(table);
}

Test(api_table, players_discard_and_draw)
{
	const felt_chips stacks[] = {500, 500}, blinds[] = {10, 20};
	const felt_chips nets[] = {20, -20};
	felt_table *table = table_of("F2L3D", 2, stacks, blinds);
	const felt_action pat = {.act = FELT_DRAW, .seat = 1, .count = 0};
	felt_due due;

	play(table, "d dh p1 2c3c4c5hKd, d dh p2 7s8s9sTsQs, p2 cc, p1 cc");
	due = due_of(table);
	cr_expect_eq(due.act, FELT_DRAW);
	cr_expect_eq(due.seat, 0);
	expect_illegal(table, "p1 sd As", "As is not one of this player's cards");
	play(table, "p1 sd Kd");
	cr_expect_eq(felt_table_act(table, &pat, &error), FELT_OK);
	due = due_of(table);
	cr_expect_eq(due.act, FELT_DEAL);
	cr_expect_eq(due.seat, 0);
	cr_expect_eq(due.cards, 1);
	play(table, "d dh p1 7d, p1 cc, p2 cc, p1 sd, p2 sd, p1 cc, p2 cc, p1 sd, p2 sd, p1 cc, "
		    "p2 cc, p1 sm -, p2 sm -");
	expect_nets(table, nets); /* a seven low beats a queen low */
	felt_table_free(table);
}

/* A bomb pot has two boards, each for half of the pot. */
Test(api_table, a_bomb_pot_is_dealt_to_both_boards_at_once)
{
	const felt_chips stacks[] = {100, 100, 100}, antes[] = {10, 10, 10};
	const felt_chips nets[] = {5, 5, -10};
	felt_setup setup;
	felt_table *table;
	felt_card board[5];

	FELT_INIT(setup);
	setup.variant = "NT/B";
	setup.seats = 3;
	setup.stacks = stacks;
	setup.antes = antes;
	setup.min_bet = 10;
	table = felt_table_new(&setup, &error);
	cr_assert_not_null(table, "%s", error.message);
	play(table, "d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd");
	cr_expect_eq(due_of(table).cards, 6);
	expect_illegal(table, "d db 2c2h3c3h4s", "6 cards are required here");
	expect_illegal(table, "d db 2c2h3cAs3h4s", "As has already been dealt");
	expect_illegal(table, "d db 2c2h3c4s3h4s", "4s has already been dealt");
	play(table, "d db 2c2h3cKc3h4s, p1 cc, p2 cc, p3 cc, d db 4d5h, p1 cc, p2 cc, p3 cc, "
		    "d db 9s8s, p1 cc, p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm -");
	cr_expect_eq(felt_table_boards(table), 2);
	cr_expect_eq(felt_table_board(table, 1, board), 5);
	cr_expect_eq(board[4], 6 * 4 + 3, "8s");
	expect_nets(table, nets);
	felt_table_free(table);
}

Test(api_table, unknown_cards_leave_the_result_unknown)
{
	const felt_chips stacks[] = {100, 100}, blinds[] = {1, 2};
	felt_table *table = table_of("NT", 2, stacks, blinds);
	felt_chips net;

	play(table, "d dh p1 ????, d dh p2 ????, p2 cbr 100, p1 cc, d db 2c7d9h, d db 3c, d db 4h");
	cr_expect_eq(due_of(table).act, FELT_SHOW);
	cr_expect_eq(felt_table_net(table, 0, &net), FELT_MISUSE);
	play(table, "p1 sm -, p2 sm -");
	cr_expect_eq(due_of(table).act, FELT_OVER);
	cr_expect_eq(felt_table_net(table, 0, &net), FELT_UNKNOWN);
	felt_table_free(table);
}

Test(api_table, amounts_have_the_decimal_places_of_the_setup)
{
	const felt_chips stacks[] = {10000, 10000}, blinds[] = {50, 100};
	felt_setup setup;
	felt_table *table;

	FELT_INIT(setup);
	setup.variant = "NT";
	setup.seats = 2;
	setup.places = 2;
	setup.stacks = stacks;
	setup.blinds = blinds;
	setup.min_bet = 100;
	table = felt_table_new(&setup, &error);
	play(table, "d dh p1 ????, d dh p2 ????");
	expect_illegal(table, "p2 cbr 1.50", "the minimum raise is to 2");
	cr_expect_eq(felt_table_do(table, "p2 cbr 2.505", &error), FELT_BAD_TEXT);
	cr_expect_eq(error.offset, 7);
	cr_expect_eq(error.length, 5);
	play(table, "p2 cbr 2.50");
	cr_expect_eq(felt_table_bet(table, 1), 250);
	felt_table_free(table);
}

Test(api_table, a_text_that_is_no_action_is_located)
{
	const felt_chips stacks[] = {100, 100}, blinds[] = {1, 2};
	felt_table *table = table_of("NT", 2, stacks, blinds);

	cr_expect_eq(felt_table_do(table, "d dh p1 AhXd", &error), FELT_BAD_TEXT);
	cr_expect_eq(error.offset, 10);
	cr_expect_eq(error.length, 1);
	cr_expect_not_null(strstr(error.message, "'X'"), "%s", error.message);
	cr_expect_eq(felt_table_do(table, "p3 f", NULL), FELT_BAD_TEXT);
	cr_expect_eq(felt_table_do(table, "", NULL), FELT_BAD_TEXT);
	cr_expect_eq(due_of(table).act, FELT_DEAL, "nothing was applied");
	felt_table_free(table);
}

Test(api_table, arguments_out_of_range_are_misuse)
{
	const felt_chips stacks[] = {100, 0}, blinds[] = {1, 2};
	felt_setup setup;
	felt_table *table = table_of("NT", 2, (felt_chips[]){100, 100}, blinds);
	const felt_action wrong[] = {
		{.act = 0},
		{.act = 10},
		{.act = FELT_DEAL, .count = 9},
		{.act = FELT_DEAL, .count = 1, .cards = {52}},
		{.act = FELT_RAISE, .amount = -1},
	};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		cr_expect_eq(felt_table_act(table, &wrong[i], NULL), FELT_MISUSE, "%zu", i);
	cr_expect_eq(felt_table_act(table, &(felt_action){.act = FELT_FOLD, .seat = 7}, &error),
		FELT_ILLEGAL);
	cr_expect_eq(felt_table_stack(table, -1), 0);
	cr_expect_eq(felt_table_board(table, 1, NULL), 0);
	felt_table_free(table);
	FELT_INIT(setup);
	setup.variant = "NT";
	setup.seats = 2;
	setup.stacks = stacks;
	setup.min_bet = 2;
	cr_expect_null(felt_table_new(&setup, &error));
	cr_expect_eq(error.status, FELT_MISUSE);
	cr_expect_str_eq(error.message, "a player has no chips");
	setup.variant = "XX";
	cr_expect_null(felt_table_new(&setup, NULL));
	setup.variant = "NT";
	setup.seats = 24;
	cr_expect_null(felt_table_new(&setup, NULL));
	felt_table_free(NULL);
}

Test(api_table, variants_are_listed)
{
	int count = 0;

	cr_expect_str_eq(felt_variant_code(0), "NT");
	cr_expect_str_eq(felt_variant_name("NT"), "no-limit hold'em");
	while (felt_variant_code(count)) {
		cr_expect_not_null(felt_variant_name(felt_variant_code(count)));
		cr_expect_not_null(felt_variant_game(felt_variant_code(count)));
		count++;
	}
	cr_expect_geq(count, 11, "those of the Poker Hand History format");
	cr_expect_null(felt_variant_code(-1));
	cr_expect_null(felt_variant_name("XX"));
	cr_expect_null(felt_variant_game("XX"));
}
