#include "support.h"
#include "script.h"

#include <criterion/criterion.h>
#include <string.h>

static struct table table;
static struct legality legality;

#define BEGIN(...)           script_begin(&table, &(struct script){__VA_ARGS__})
#define PLAY(actions)        script_play(&table, actions)
#define REFUSED(action, why) cr_assert_str_eq(script_why(&table, action), why)

static const struct pots *pots_paid(void)
{
	static struct settlement settlement;

	table_settlement(&table, &settlement);
	return &settlement.pots;
}

/* Blinds 10 and 20; Bob 1000 and Carol 500 post them, Dave 100, Alice 1000 has the button. */
static void worked_hand(unsigned house)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 500 100 1000", .min_bet = 20, .house = house);
	script_deal(&table);
	PLAY("p3 cc");
}

Test(table, worked_hand_refuses_a_raise_to_30)
{
	worked_hand(0);
	REFUSED("p4 cbr 30", "the minimum raise is to 40");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.seat, 3);
	cr_assert_eq(legality.call, 20);
	cr_assert_eq(legality.least, 40);
	cr_assert_eq(legality.most, 1000);
}

Test(table, worked_hand_ends_as_told_where_any_raise_stands)
{
	worked_hand(HOUSE_ANY_RAISE);
	PLAY("p4 cbr 30, p1 f, p2 cc, p3 cbr 100, p4 f, p2 f");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "990 470 170 970"));
	cr_assert_eq(table.returned_to, 2);
	cr_assert_eq(table.returned, 70);
}

/* The next hand: Bob has the button. 60 in the pot on the turn, then Alice bets 450 into all-ins
 * of 450 and 150: Carol p1, Dave p2, Alice p3, Bob p4. */
static void next_hand(const char *carol, const char *dave, const char *alice)
{
	char deals[256];

	BEGIN(.blinds = "10 20", .stacks = "470 170 970 990", .min_bet = 20);
	snprintf(deals, sizeof deals,
		"d dh p1 %s, d dh p2 %s, d dh p3 %s, d dh p4 ????, p3 cc, p4 f, p1 cc, p2 cc",
		carol, dave, alice);
	PLAY(deals);
	PLAY("d db 2c7d9h, p1 cc, p2 cc, p3 cc, d db Ts, p1 cc, p2 cc, p3 cbr 450, p1 cc, p2 cc");
	cr_assert_eq(table.pot, 1110);
	PLAY("d db 3c, p3 sm -, p1 sm -, p2 sm -");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert_eq(pots_paid()->count, 2);
	cr_assert_eq(pots_paid()->pot[0].amount, 510);
	cr_assert_eq(pots_paid()->pot[1].amount, 600);
}

Test(table, next_hand_one_winner_takes_both_pots)
{
	next_hand("9c9d", "7c7s", "AhAs");
	cr_assert(script_stacks(&table, "1110 0 500 990"));
	next_hand("7c7s", "8h8s", "AhAs");
	cr_assert(script_stacks(&table, "1110 0 500 990"));
	next_hand("KhKs", "8h8s", "AhAs");
	cr_assert(script_stacks(&table, "0 0 1610 990"));
}

Test(table, next_hand_main_and_side_pot_to_different_players)
{
	next_hand("8c8h", "AhAs", "QhQs");
	cr_assert(script_stacks(&table, "0 510 1100 990"));
	next_hand("KhKs", "AhAs", "QhQs");
	cr_assert(script_stacks(&table, "600 510 500 990"));
}

Test(table, next_hand_each_pair_splits)
{
	next_hand("AcKs", "QdJd", "AdKh"); /* Carol and Alice both pots */
	cr_assert(script_stacks(&table, "555 0 1055 990"));
	next_hand("AcKs", "AdKh", "QdJd"); /* Carol and Dave the main pot, Carol the side pot */
	cr_assert(script_stacks(&table, "855 255 500 990"));
	next_hand("QdJd", "AcKs", "AdKh"); /* Dave and Alice the main pot, Alice the side pot */
	cr_assert(script_stacks(&table, "0 255 1355 990"));
}

Test(table, next_hand_all_three_split_the_main_pot)
{
	next_hand("AcKs", "AdKh", "AhKd");
	cr_assert(script_stacks(&table, "470 170 970 990"));
}

/* Setups that are rejected. */

static bool begins(struct table_setup setup)
{
	return table_begin(&table, &setup);
}

Test(table, a_setup_that_cannot_be_is_refused)
{
	const struct script whole = {.blinds = "1 2", .stacks = "100 100", .min_bet = 2};
	struct table_setup setup = script_setup(&whole);

	cr_assert(begins(setup));
	setup.seats = 1;
	cr_assert_not(begins(setup));
	setup.seats = SEATS_MAX + 1;
	cr_assert_not(begins(setup));
	setup = script_setup(&whole);
	setup.stack[1] = 0;
	cr_assert_not(begins(setup));
	setup.stack[1] = CHIPS_MAX + 1;
	cr_assert_not(begins(setup));
	setup.stack[1] = CHIPS_UNKNOWN;
	cr_assert(begins(setup));
	setup.ante[0] = -1;
	cr_assert_not(begins(setup));
	setup = script_setup(&whole);
	setup.blind[0] = -CHIPS_MAX - 1;
	cr_assert_not(begins(setup));
	setup = script_setup(&whole);
	setup.min_bet = 0;
	cr_assert_not(begins(setup));
	setup.variant = variant_find(slice_from("FT"));
	cr_assert_not(begins(setup));
	setup.small_bet = 2;
	setup.big_bet = 4;
	cr_assert(begins(setup));
	setup.variant = variant_find(slice_from("PO"));
	cr_assert_not(begins(setup));
	setup.variant = NULL;
	cr_assert_not(begins(setup));
}

/* Forced bets and who opens. */

/* Poker Hand History format, "Players": blinds and antes are assigned in reverse. */
Test(table, heads_up_blinds_and_antes_are_reversed)
{
	BEGIN(.antes = "1 2", .blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	cr_assert_eq(table.seat[0].ante, 2);
	cr_assert_eq(table.seat[0].street, 10);
	cr_assert_eq(table.seat[1].ante, 1);
	cr_assert_eq(table.seat[1].street, 5);
	cr_assert_eq(table.pot, 18);
}

/* Robert's Rules, "Button and blind use": heads-up the small blind is on the button and acts
 * first before the flop, last on all other rounds. */
Test(table, heads_up_the_button_acts_first_before_the_flop_and_last_after_it)
{
	BEGIN(.blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	script_deal(&table);
	cr_assert_eq(table.actor, 1);
	PLAY("p2 cc, p1 cc, d db 2c3c4c");
	cr_assert_eq(table.actor, 0);
}

Test(table, heads_up_the_button_acts_first_when_both_blinds_are_the_same)
{
	BEGIN(.blinds = "10 10", .stacks = "100 100", .min_bet = 10);
	script_deal(&table);
	cr_assert_eq(table.actor, 1);
}

static int opener(const char *blinds)
{
	BEGIN(.blinds = blinds, .stacks = "100 100 100 100 100 100", .min_bet = 2);
	script_deal(&table);
	return table.actor;
}

/* As in PokerKit's test_post_bets: a post is a live bet and changes nobody's turn. */
Test(table, left_of_the_largest_blind_or_straddle_opens_and_posts_do_not_count)
{
	cr_assert_eq(opener("1 2"), 2);
	cr_assert_eq(opener("1 2 -2"), 2);
	cr_assert_eq(opener("1 2 0 0 -2 -2"), 2);
	cr_assert_eq(opener("2 2"), 2);
	cr_assert_eq(opener("1 2 4"), 3);
	cr_assert_eq(opener("1 2 4 -2 -2"), 3);
	cr_assert_eq(opener("1 2 0 0 0 4"), 0);
	cr_assert_eq(opener(""), 0);
}

Test(table, a_newcomers_post_is_a_bet_already_made)
{
	cr_assert_eq(opener("1 2 0 0 -2"), 2);
	PLAY("p3 cc, p4 cc");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.seat, 4);
	cr_assert_eq(legality.call, 0);
	cr_assert_eq(legality.least, 4);
	PLAY("p5 cc, p6 cc, p1 cc, p2 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(table.pot, 12);
}

Test(table, the_big_blind_has_the_last_word_before_the_flop)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100 100", .min_bet = 2);
	script_deal(&table);
	PLAY("p3 cc, p1 cc");
	cr_assert_eq(table.actor, 1);
	PLAY("p2 cbr 6, p3 f, p1 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
}

/* A custom of card rooms: a short blind counts as a full one for the players who act after it. */
Test(table, a_blind_posted_short_is_called_and_raised_in_full)
{
	BEGIN(.blinds = "50 100", .stacks = "1000 30 1000 1000", .min_bet = 100);
	script_deal(&table);
	cr_assert_eq(table.actor, 2);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.call, 100);
	cr_assert_eq(legality.least, 200);
	PLAY("p3 cc, p4 f, p1 cc, d db 2c3c4c, p1 cc, p3 cc");
	cr_assert_eq(table.pot, 230);
}

Test(table, a_straddle_posted_short_decides_who_opens_and_is_called_in_full)
{
	BEGIN(.blinds = "10 20 40", .stacks = "1000 1000 25 1000 1000", .min_bet = 20);
	script_deal(&table);
	cr_assert_eq(table.actor, 3);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.call, 40);
	cr_assert_eq(legality.least, 60);
}

/* The first player to act is the first with chips to the left of the blind's seat. */
Test(table, a_seat_without_chips_is_passed_over_by_the_opening)
{
	BEGIN(.antes = "5 5 5 5", .blinds = "1 2", .stacks = "100 100 5 100", .min_bet = 2);
	script_deal(&table);
	cr_assert_eq(table.actor, 3);
}

Test(table, chips_of_a_short_blind_that_nobody_can_win_go_back)
{
	BEGIN(.blinds = "50 100", .stacks = "1000 30 1000", .min_bet = 100);
	PLAY("d dh p1 2c7d, d dh p2 AcAd, d dh p3 ????, p3 f");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert(table.runout);
	cr_assert_eq(table.returned_to, 0);
	cr_assert_eq(table.returned, 20);
	PLAY("d db KcKdQc, d db Jc, d db 9h, p1 sm -, p2 sm -");
	cr_assert(script_stacks(&table, "970 60 1000"));
}

/* The formula of the Poker Hand History format: the highest bet and the street's minimum. */
/* A newcomer who posted may fold without a bet; the blind, the only player with chips, still owes
 * the bet. */
Test(table, the_bet_of_who_folded_for_nothing_is_called_still)
{
	BEGIN(.blinds = "10 0 -20", .stacks = "100 5 100", .min_bet = 20);
	PLAY("d dh p1 2c3c, d dh p2 7d8d, d dh p3 AhAd, p2 cc, p3 f");
	cr_assert_eq(table.actor, 0);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.call, 10);
	PLAY("p1 cc, d db 9c9d9h, d db Ts, d db Js");
	cr_assert_eq(table.pot, 45);
}

Test(table, the_least_first_raise_over_a_straddle_adds_the_least_bet)
{
	BEGIN(.blinds = "1 2 4", .stacks = "100 100 100 100", .min_bet = 2);
	script_deal(&table);
	REFUSED("p4 cbr 5", "the minimum raise is to 6");
	PLAY("p4 cbr 6");
}

/* Antes: the cases of PokerKit's test_all_ins (MIT). */

static void aces_kings_queens(void)
{
	PLAY("d dh p1 AcAd, d dh p2 KcKd, d dh p3 QcQd");
}

Test(table, an_ante_that_is_not_trimmed_is_whole_for_a_short_stack)
{
	BEGIN(.antes = "0 2 0", .blinds = "1 2 0", .stacks = "6 4 1", .min_bet = 2);
	aces_kings_queens();
	PLAY("p3 cc, p1 cc, p3 sm QcQd, p1 sm AcAd, p2 sm KcKd, d db QhQs2c, d db 3c, d db 4c");
	cr_assert(script_stacks(&table, "6 0 5"));
}

Test(table, a_short_ante_makes_a_layer_where_antes_are_trimmed)
{
	BEGIN(.antes = "2 2 2", .blinds = "1 2 0", .stacks = "6 4 1", .min_bet = 2,
		.trim_antes = true);
	aces_kings_queens();
	PLAY("p1 cc, p3 sm QcQd, p1 sm AcAd, p2 sm KcKd, d db QhQs2c, d db 3c, d db 4c");
	cr_assert(script_stacks(&table, "8 0 3"));
	cr_assert_eq(pots_paid()->pot[0].amount, 3);
}

Test(table, nobody_is_asked_when_antes_and_blinds_took_all)
{
	BEGIN(.antes = "2 2 2", .blinds = "1 2 0", .stacks = "3 4 1", .min_bet = 2,
		.trim_antes = true);
	aces_kings_queens();
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	PLAY("p3 sm QcQd, p1 sm AcAd, p2 sm KcKd, d db QhQs2c, d db 3c, d db 4c");
	cr_assert(script_stacks(&table, "4 1 3"));
}

Test(table, six_all_in_by_antes_and_blinds)
{
	BEGIN(.antes = "2 2 2 2 2 2", .blinds = "1 2", .stacks = "3 4 6 1 2 2", .min_bet = 2,
		.trim_antes = true);
	aces_kings_queens();
	PLAY("d dh p4 JcJd, d dh p5 TcTd, d dh p6 9c9d, p3 cc, p3 sm -, p4 sm -, p5 sm -, p6 sm -");
	PLAY("p1 sm -, p2 sm -, d db QhQs2c, d db 3c, d db 4c");
	cr_assert(script_stacks(&table, "0 0 18 0 0 0"));
}

Test(table, a_blind_that_is_all_in_is_called_and_raised_above)
{
	BEGIN(.blinds = "1 2", .stacks = "200 2 200", .min_bet = 2);
	aces_kings_queens();
	PLAY("p3 cbr 100, p1 cc, d db QhQs2c, p1 cbr 100, p3 cc, p1 sm -, p2 sm -, p3 sm -");
	PLAY("d db 3c, d db 4c");
	cr_assert(script_stacks(&table, "0 0 402"));
}

/* Trimmed, an ante is a contribution like a bet: the part that nobody else put in is returned. */
Test(table, an_ante_of_one_player_goes_back_where_antes_are_trimmed)
{
	BEGIN(.antes = "0 3 0", .blinds = "1 2", .stacks = "100 100 100", .min_bet = 2,
		.trim_antes = true);
	aces_kings_queens();
	PLAY("p3 cc, p1 cc, p2 cc, d db 2c3c4d, p1 cc, p2 cc, p3 cc, d db 9h, p1 cc, p2 cc, p3 cc");
	PLAY("d db 9s, p1 cc, p2 cc, p3 cc");
	cr_assert_eq(table.returned_to, 1);
	cr_assert_eq(table.returned, 3);
	PLAY("p1 sm -, p2 sm -, p3 sm -");
	cr_assert(script_stacks(&table, "104 98 98"));
}

Test(table, an_ante_of_the_button_is_anyones)
{
	BEGIN(.antes = "0 0 3", .blinds = "1 2", .stacks = "100 100 100", .min_bet = 2);
	script_deal(&table);
	PLAY("p3 f, p1 f");
	cr_assert(script_stacks(&table, "99 104 97"));
}

/* No and pot limit. */

Test(table, a_raise_adds_at_least_the_last_one)
{
	BEGIN(.blinds = "5 10", .stacks = "1000 1000 1000", .min_bet = 10);
	script_deal(&table);
	REFUSED("p3 cbr 19", "the minimum raise is to 20");
	REFUSED("p3 cbr 10", "the minimum raise is to 20");
	REFUSED("p3 cbr 1001", "the maximum raise is to 1,000, which is all-in");
	PLAY("p3 cbr 45");
	REFUSED("p1 cbr 79", "the minimum raise is to 80");
	PLAY("p1 cbr 80, p2 f, p3 cc, d db 2c3c4c");
	REFUSED("p1 cbr 9", "the minimum bet is 10");
	PLAY("p1 cbr 10");
	REFUSED("p3 cbr 19", "the minimum raise is to 20");
}

/* TDA, illustrations of the minimum raise: blinds 100 and 200; on the turn 300, then 1000, so to
 * 1700; blinds 25 and 50: 125, 200, 500, so to 800, but 500 and two calls, so to 950. */
Test(table, the_least_raise_is_the_largest_of_the_round)
{
	BEGIN(.blinds = "100 200", .stacks = "5000 5000 5000", .min_bet = 200);
	script_deal(&table);
	PLAY("p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc, p2 cc, p3 cc, d db 5c, p1 cbr 300, p2 cbr "
	     "1000");
	REFUSED("p3 cbr 1699", "the minimum raise is to 1,700");
	BEGIN(.blinds = "25 50", .stacks = "5000 5000 5000 5000 5000 5000", .min_bet = 50);
	script_deal(&table);
	PLAY("p3 cbr 125");
	REFUSED("p4 cbr 199", "the minimum raise is to 200");
	PLAY("p4 cbr 200, p5 cbr 500");
	REFUSED("p6 cbr 799", "the minimum raise is to 800");
	BEGIN(.blinds = "25 50", .stacks = "5000 5000 5000 5000 5000 5000", .min_bet = 50);
	script_deal(&table);
	PLAY("p3 cbr 500, p4 cc, p5 cc");
	REFUSED("p6 cbr 949", "the minimum raise is to 950");
}

Test(table, an_all_in_below_the_least_raise_is_allowed)
{
	BEGIN(.blinds = "5 10", .stacks = "1000 1000 17", .min_bet = 10);
	script_deal(&table);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.least, 17);
	cr_assert_eq(legality.most, 17);
	PLAY("p3 cbr 17");
	REFUSED("p1 cbr 26", "the minimum raise is to 27");
}

/* TDA 2024, rule 47, first example: 100, all-ins of 125 and 200 with calls in between. The first
 * player faces a full raise and may raise again; the player who called 125 may not. */
Test(table, several_short_all_ins_reopen_the_betting_when_they_add_up)
{
	BEGIN(.blinds = "0", .stacks = "5000 125 5000 200 5000 5000", .min_bet = 100);
	script_deal(&table);
	PLAY("p1 cbr 100, p2 cbr 125, p3 cc, p4 cbr 200, p5 cc, p6 f");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.seat, 0);
	cr_assert_eq(legality.least, 300);
	PLAY("p1 cc");
	REFUSED("p3 cbr 300", "the all-in was too short to reopen the betting");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.least, 0);
	cr_assert_eq(legality.most, 0);
	cr_assert_eq(legality.call, 75);
	PLAY("p3 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
}

/* Likewise, but the first player raises to 300: everybody may raise again. */
Test(table, a_full_raise_reopens_the_betting_to_all)
{
	BEGIN(.blinds = "0", .stacks = "5000 125 5000 200 5000", .min_bet = 100);
	script_deal(&table);
	PLAY("p1 cbr 100, p2 cbr 125, p3 cc, p4 cbr 200, p5 cc, p1 cbr 300, p3 cbr 400");
	cr_assert_eq(table.actor, 4);
	PLAY("p5 cbr 500");
}

Test(table, a_short_all_in_does_not_reopen_the_betting_to_who_has_acted)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 1000 1000 55", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cbr 40, p4 cbr 55, p1 cc, p2 f");
	REFUSED("p3 cbr 200", "the all-in was too short to reopen the betting");
	PLAY("p3 cc");
}

Test(table, a_short_all_in_may_be_raised_by_who_has_not_acted)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 1000 1000 50", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cbr 40, p4 cbr 50");
	REFUSED("p1 cbr 69", "the minimum raise is to 70");
	PLAY("p1 cbr 70, p2 f, p3 cbr 90");
}

/* TDA 2024, rule 47: a check is an action. */
Test(table, a_bet_all_in_below_the_least_bet_does_not_reopen_a_check)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 27 1000", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc, p2 cbr 7, p3 cc");
	REFUSED("p1 cbr 40", "the all-in was too short to reopen the betting");
	PLAY("p1 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
}

Test(table, raising_when_nobody_could_call_is_refused)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 300 1000", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 f, p1 cc, p2 cbr 300");
	REFUSED("p1 cbr 600", "no opponent has chips to call a raise");
	REFUSED("p1 cbr 1000", "no opponent has chips to call a raise");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.call, 280);
	cr_assert_eq(legality.most, 0);
}

Test(table, a_stack_no_more_than_a_call_cannot_raise)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 1000 15", .min_bet = 20);
	script_deal(&table);
	REFUSED("p3 cbr 15", "the stack is too short to raise; a call is all-in");
	PLAY("p3 cc");
	cr_assert(table.seat[2].all_in);
	cr_assert_eq(table.bet, 20);
}

/* 2 x highest bet - own bet + pot: 5 and 10 posted, so 35, then 2 x 35 - 5 + 50 = 115. */
Test(table, pot_limit_raises_to_a_call_and_the_pot_behind_it)
{
	BEGIN(.code = "PT", .blinds = "5 10", .stacks = "1000 1000 1000", .min_bet = 10);
	script_deal(&table);
	REFUSED("p3 cbr 36", "the maximum raise is to 35, the size of the pot");
	REFUSED("p3 cbr 19", "the minimum raise is to 20");
	PLAY("p3 cbr 35");
	REFUSED("p1 cbr 116", "the maximum raise is to 115, the size of the pot");
	PLAY("p1 cbr 115, p2 f, p3 cc, d db 2c3c4c");
	REFUSED("p1 cbr 241", "the maximum bet is 240, the size of the pot");
	PLAY("p1 cbr 240");
}

Test(table, pot_limit_allows_the_least_bet_in_a_smaller_pot)
{
	BEGIN(.code = "PT", .antes = "1 1", .blinds = "0", .stacks = "100 100", .min_bet = 10);
	script_deal(&table);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.least, 10);
	cr_assert_eq(legality.most, 10);
}

Test(table, any_raise_is_still_above_the_bet)
{
	BEGIN(.blinds = "10 20", .stacks = "100 100 100", .min_bet = 20, .house = HOUSE_ANY_RAISE);
	script_deal(&table);
	REFUSED("p3 cbr 20", "the minimum raise is to 21");
	PLAY("p3 cbr 21, p1 cc, p2 cc, d db 2c3c4c");
	REFUSED("p1 cbr 19", "the minimum bet is 20");
}

Test(table, any_raise_reopens_the_betting)
{
	BEGIN(.blinds = "10 20", .stacks = "500 500 500", .min_bet = 20, .house = HOUSE_ANY_RAISE);
	script_deal(&table);
	PLAY("p3 cbr 40, p1 cbr 45, p2 f, p3 cbr 46, p1 cbr 47, p3 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
}

/* Customary, and used in the record of a hand of the 2023 World Series. */
Test(table, a_raise_to_all_that_opponents_have_is_accepted_with_a_warning)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 35 1000", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 f");
	REFUSED("p1 cbr 34", "the minimum raise is to 40");
	REFUSED("p1 cbr 36", "the minimum raise is to 40");
	cr_assert_eq(script_warning(&table, "p1 cbr 35"), TABLE_RAISE_EFFECTIVE);
	cr_assert_eq(script_warning(&table, "p1 cbr 40"), TABLE_NO_WARNING);
	PLAY("p1 cbr 35, p2 cc");
	cr_assert(table.runout);
	cr_assert_eq(table.pot, 70);
}

/* A raise that nobody can call would be returned in full: the one opponent with chips left can call
 * the bet of 100 and not one chip more. */
Test(table, nobody_calls_a_raise_when_the_callers_reach_exactly_the_bet)
{
	BEGIN(.blinds = "10 20", .stacks = "1000 100 100", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cbr 100");
	REFUSED("p1 cbr 200", "no opponent has chips to call a raise");
	BEGIN(.blinds = "10 20", .stacks = "1000 101 100", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cbr 100");
	REFUSED("p1 cbr 200", "");
}

/* Fixed limit. */

static void fixed_limit(const char *stacks)
{
	BEGIN(.code = "FT", .blinds = "10 20", .stacks = stacks, .small_bet = 20, .big_bet = 40);
	script_deal(&table);
}

Test(table, fixed_limit_has_one_size_a_street)
{
	fixed_limit("1000 1000 1000");
	REFUSED("p3 cbr 39", "the raise must be to 40");
	REFUSED("p3 cbr 60", "the raise must be to 40");
	PLAY("p3 cbr 40, p1 cbr 60, p2 f, p3 cc, d db 2c3c4c");
	REFUSED("p1 cbr 40", "the bet must be 20");
	PLAY("p1 cbr 20, p3 cc, d db 5c");
	REFUSED("p1 cbr 20", "the bet must be 40");
	PLAY("p1 cbr 40, p3 cbr 80, p1 cc, d db 6c, p1 cbr 40");
}

/* Poker Hand History format: four bets or raises per street; the blinds do not count. */
Test(table, fixed_limit_has_four_bets_or_raises_a_street)
{
	fixed_limit("1000 1000 1000");
	PLAY("p3 cbr 40, p1 cbr 60, p2 cbr 80, p3 cbr 100");
	REFUSED("p1 cbr 120", "a street has at most 4 bets and raises");
	PLAY("p1 cc, p2 cc, d db 2c3c4c, p1 cbr 20, p2 cbr 40, p3 cbr 60, p1 cbr 80");
	REFUSED("p2 cbr 100", "a street has at most 4 bets and raises");
}

/* Robert's Rules, "Betting and raising": less than half a bet may be completed; on a 20 round an
 * all-in of 15 over 20 makes 35, and a full raise goes to 55. */
Test(table, fixed_limit_a_raise_over_a_short_all_in_adds_a_full_bet)
{
	fixed_limit("1000 1000 1000 35");
	PLAY("p3 cc, p4 cbr 35");
	REFUSED("p1 cbr 50", "the raise must be to 55");
	PLAY("p1 cbr 55");
}

Test(table, fixed_limit_a_raise_may_complete_a_short_all_in_with_a_warning)
{
	fixed_limit("1000 1000 1000 25");
	PLAY("p3 cc, p4 cbr 25");
	cr_assert_eq(script_warning(&table, "p1 cbr 40"), TABLE_RAISE_COMPLETES);
	cr_assert_eq(script_warning(&table, "p1 cbr 45"), TABLE_NO_WARNING);
	PLAY("p1 cbr 40");
	REFUSED("p2 cbr 65", "the raise must be to 60");
	PLAY("p2 cbr 60");
}

/* TDA 2024, rule 47: in limit "at least 50% of a full bet or raise is required to re-open". */
Test(table, fixed_limit_half_a_bet_reopens_the_betting)
{
	fixed_limit("1000 1000 1000 49");
	PLAY("p3 cbr 40, p4 cbr 49, p1 f, p2 f");
	REFUSED("p3 cbr 69", "no opponent has chips to call a raise");
	fixed_limit("1000 1000 1000 49");
	PLAY("p3 cbr 40, p4 cbr 49, p1 f, p2 cc");
	REFUSED("p3 cbr 69", "the all-in was too short to reopen the betting");
	fixed_limit("1000 1000 1000 50");
	PLAY("p3 cbr 40, p4 cbr 50, p1 f, p2 cc, p3 cbr 70");
}

Test(table, fixed_limit_all_ins_below_half_a_bet_are_not_counted)
{
	fixed_limit("1000 1000 1000 69");
	PLAY("p3 cbr 40, p4 cc, p1 cbr 60, p2 f, p3 cc, p4 cbr 69");
	cr_assert_eq(table.raises, 2);
}

/* All in to 35 over 20 is "treated as a full bet" of 20; all in to 40 is the same bet still. */
Test(table, fixed_limit_all_ins_that_complete_a_bet_count_once)
{
	fixed_limit("1000 1000 1000 35 40");
	PLAY("p3 cc, p4 cbr 35, p5 cbr 40");
	cr_assert_eq(table.raises, 1);
	PLAY("p1 cbr 60, p2 cbr 80, p3 cbr 100");
	REFUSED("p1 cbr 120", "a street has at most 4 bets and raises");
}

/* "An all-in wager of a half a bet or more is treated as a full bet" (Robert's Rules, "Limit poker:
 * betting and raising"): 30 over 20 is exactly half a bet of 20, and 35 after it is the same bet.
 */
Test(table, fixed_limit_exactly_half_a_bet_counts_as_a_raise_and_once)
{
	fixed_limit("1000 1000 1000 30");
	PLAY("p3 cc, p4 cbr 30");
	cr_assert_eq(table.raises, 1);
	fixed_limit("1000 1000 1000 30 35");
	PLAY("p3 cc, p4 cbr 30, p5 cbr 35");
	cr_assert_eq(table.raises, 1);
	fixed_limit("1000 1000 1000 29");
	PLAY("p3 cc, p4 cbr 29");
	cr_assert_eq(table.raises, 0);
}

/* Half a bet beyond the bet that the first one completed: 20, 40, and 10 of the next. */
Test(table, fixed_limit_all_ins_past_a_bet_begin_the_next)
{
	fixed_limit("1000 1000 1000 35 50");
	PLAY("p3 cc, p4 cbr 35, p5 cbr 50");
	cr_assert_eq(table.raises, 2);
}

/* TDA 2024, rule 47 again: the player who called 35 faces 5 of 20. */
Test(table, fixed_limit_completing_does_not_reopen_to_who_faces_less_than_half_a_bet)
{
	fixed_limit("1000 1000 1000 35 1000 40");
	PLAY("p3 cc, p4 cbr 35, p5 cc, p6 cbr 40, p1 f, p2 f");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.seat, 2);
	cr_assert_eq(legality.least, 60);
	PLAY("p3 cc");
	REFUSED("p5 cbr 60", "the all-in was too short to reopen the betting");
}

Test(table, fixed_limit_all_in_for_less_than_a_raise)
{
	fixed_limit("1000 1000 30");
	REFUSED("p3 cbr 40", "the raise must be to 30, which is all-in");
	PLAY("p3 cbr 30");
}

Test(table, fixed_limit_raises_to_an_effective_stack_are_accepted_with_a_warning)
{
	fixed_limit("1000 33 1000");
	PLAY("p3 f");
	cr_assert_eq(script_warning(&table, "p1 cbr 33"), TABLE_RAISE_EFFECTIVE);
	REFUSED("p1 cbr 34", "the raise must be to 40");
}

/* Turns. */

Test(table, only_the_actor_acts)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100 100", .min_bet = 2);
	REFUSED("p3 cc", "hole cards must be dealt first");
	script_deal(&table);
	REFUSED("p1 cc", "p3 must act first");
	REFUSED("p2 cbr 10", "p3 must act first");
	REFUSED("p4 f", "there are 3 players");
	REFUSED("d db 2c3c4c", "p3 must fold, call or raise first");
	REFUSED("p3 sm", "p3 must fold, call or raise first");
	PLAY("p3 f");
	REFUSED("p3 cc", "this player has already folded");
	PLAY("p1 cc, p2 cc");
	REFUSED("p1 cc", "the flop must be dealt first");
	REFUSED("d dh p1 2c3c", "the flop must be dealt first");
	PLAY("d db 2c3c4c, p1 cc, p2 cc");
	REFUSED("p1 cc", "the turn must be dealt first");
}

Test(table, folding_when_checking_is_free_is_accepted_with_a_warning)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100 100", .min_bet = 2);
	script_deal(&table);
	cr_assert_eq(script_warning(&table, "p3 f"), TABLE_NO_WARNING);
	PLAY("p3 cc, p1 cc");
	cr_assert_eq(script_warning(&table, "p2 f"), TABLE_FOLD_FOR_NOTHING);
	PLAY("p2 f");
	cr_assert_eq(table.in, 2);
}

/* The last player to act owes nothing, and nobody else has chips. */
Test(table, a_check_that_nobody_asks_for_is_accepted)
{
	BEGIN(.blinds = "10 20", .stacks = "100 15", .min_bet = 20);
	PLAY("d dh p1 AcAd, d dh p2 KcKd, p2 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(script_warning(&table, "p1 cc"), TABLE_CHECK_OPTIONAL);
	REFUSED("p1 cbr 40", "no opponent has chips to call a raise");
	PLAY("p1 cc");
	REFUSED("p1 cc", "the flop must be dealt first");
	PLAY("d db 2c3c4c, p1 cc, d db 9h, d db Th, p1 cc, p1 sm -, p2 sm -");
	cr_assert(script_stacks(&table, "115 0"));
}

Test(table, nobody_else_may_check_unasked)
{
	BEGIN(.blinds = "10 20", .stacks = "100 15 100", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cc, p1 f");
	REFUSED("p1 cc", "this player has already folded");
	REFUSED("p2 cc", "the flop must be dealt first");
	REFUSED("p3 cc", "the flop must be dealt first"); /* has acted on this street */
	PLAY("d db 2c3c4c, p3 cc");
}

/* As in PokerKit's test_nonstandard_folds. */
Test(table, a_fold_that_nobody_asks_for_leaves_the_pot_to_the_others)
{
	BEGIN(.blinds = "10 20", .stacks = "50 60 100 100", .min_bet = 20);
	PLAY("d dh p1 2c7d, d dh p2 2h7h, d dh p3 AcAd, d dh p4 KcKd");
	PLAY("p3 cbr 80, p4 cc, p1 cc, p2 cc, d db Qs8s9c, p3 f");
	cr_assert(table.runout);
	cr_assert_eq(script_warning(&table, "p4 f"), TABLE_FOLD_FOR_NOTHING);
	PLAY("p4 f, d db 3s, d db 7s, p1 sm -, p2 sm -");
	cr_assert_eq(table.phase, PHASE_OVER);
	/* 4 x 50 split, and 10, 30 and 30 above that for the second alone */
	cr_assert(script_stacks(&table, "100 170 20 20"));
}

/* Cards. */

Test(table, no_card_is_dealt_twice)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100", .min_bet = 2);
	REFUSED("d dh p1 AcAc", "Ac has already been dealt");
	PLAY("d dh p1 AcAd");
	REFUSED("d dh p2 KcAd", "Ad has already been dealt");
	PLAY("d dh p2 KcKd, p2 cc, p1 cc");
	REFUSED("d db 2c3cKd", "Kd has already been dealt");
	REFUSED("d db 2c3c2c", "2c has already been dealt");
	PLAY("d db 2c3c4c, p1 cc, p2 cc");
	REFUSED("d db 3c", "3c has already been dealt");
}

Test(table, cards_may_come_in_parts_and_in_any_order)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100", .min_bet = 2);
	PLAY("d dh p2 Kc, d dh p1 Ac, d dh p2 Kd");
	REFUSED("d dh p2 Kh", "no more cards can be dealt here");
	REFUSED("d dh p1 AdAh", "1 card is required here");
	PLAY("d dh p1 Ad, p2 cc, p1 cc");
	REFUSED("d db 2c3c4c5c", "3 cards are required here");
	REFUSED("d db -", "3 cards are required here");
	PLAY("d db 2c3c");
	REFUSED("d db 4c5c", "1 card is required here");
	REFUSED("p1 cc", "the flop must be dealt first");
	PLAY("d db 4c, p1 cc");
}

/* The end of the betting. */

static void to_the_river(const char *first, const char *second, const char *third);

Test(table, all_but_one_folding_ends_the_hand)
{
	BEGIN(.blinds = "1 2", .stacks = "100 100 100", .min_bet = 2);
	script_deal(&table);
	PLAY("p3 cbr 6, p1 f, p2 f");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert_eq(table.returned_to, 2);
	cr_assert_eq(table.returned, 4);
	cr_assert_eq(pots_paid()->pot[0].amount, 5);
	cr_assert(script_stacks(&table, "99 98 103"));
	REFUSED("p3 cc", "the hand is over");
	REFUSED("d db 2c3c4c", "the hand is over");
	REFUSED("p1 sm", "the hand is over");
	PLAY("p3 sm AcAd");
	REFUSED("p3 sm", "this player has already shown or mucked");
	cr_assert(script_stacks(&table, "99 98 103"));
}

Test(table, what_nobody_can_call_goes_back_before_the_cards_come)
{
	BEGIN(.blinds = "1 2", .stacks = "1000 300", .min_bet = 2);
	script_deal(&table);
	PLAY("p2 cc, p1 cbr 800, p2 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(table.returned_to, 0);
	cr_assert_eq(table.returned, 500);
	cr_assert_eq(table.seat[0].stack, 700);
	cr_assert_eq(table.pot, 600);
	cr_assert_eq(table.seat[0].paid, 300);
}

/* The first televised million-dollar pot of Tom Dwan and Phil Ivey: from the Poker Hand History
 * dataset (MIT). */
static void dwan_and_ivey(const char *antonius)
{
	char stacks[64];

	snprintf(stacks, sizeof stacks, "1125600 %s 553500", antonius);
	BEGIN(.antes = "500 500 500", .blinds = "1000 2000", .stacks = stacks, .min_bet = 2000,
		.trim_antes = true);
	PLAY("d dh p1 Ac2d, d dh p2 ????, d dh p3 7h6h, p3 cbr 7000, p1 cbr 23000, p2 f, p3 cc");
	PLAY("d db Jc3d5c, p1 cbr 35000, p3 cc, d db 4h, p1 cbr 90000, p3 cbr 232600");
	PLAY("p1 cbr 1067100, p3 cc");
}

Test(table, hands_may_be_shown_before_a_runout)
{
	dwan_and_ivey("2000000");
	PLAY("p1 sm Ac2d, p3 sm 7h6h, d db Jh");
	cr_assert(script_stacks(&table, "572100 1997500 1109500"));
}

Test(table, hands_may_be_shown_after_a_runout)
{
	dwan_and_ivey("2000000");
	PLAY("d db Jh, p3 sm 7h6h, p1 sm Ac2d");
	cr_assert(script_stacks(&table, "572100 1997500 1109500"));
}

Test(table, an_endless_stack_stays_one)
{
	dwan_and_ivey("inf");
	PLAY("p1 sm Ac2d, p3 sm 7h6h, d db Jh");
	cr_assert(script_stacks(&table, "572100 inf 1109500"));
	BEGIN(.blinds = "1 2", .stacks = "inf inf", .min_bet = 2);
	script_deal(&table);
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.most, CHIPS_MAX);
	PLAY("p2 cbr 1000000000000000, p1 cc");
	cr_assert_not(table.seat[0].all_in);
	cr_assert_eq(table.pot, 2 * CHIPS_MAX);
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_not(table.runout);
}

Test(table, a_hand_is_shown_once_and_again_after_more_cards_of_a_runout)
{
	BEGIN(.blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 KcKd, p2 cbr 100, p1 cc, p1 sm AcAd");
	REFUSED("p1 sm AcAd", "this player has already shown or mucked");
	REFUSED("p1 sm -", "this player has already shown or mucked");
	REFUSED("p1 sm", "this player has already shown or mucked");
	PLAY("p2 sm KcKd, d db 2c3c4c, p1 sm AcAd, d db 5c, d db 6s");
	cr_assert_eq(table.phase, PHASE_OVER);
	PLAY("p2 sm KcKd, p1 sm AcAd");
	REFUSED("p1 sm AcAd", "this player has already shown or mucked");
	cr_assert(script_stacks(&table, "200 0"));
	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm -");
	REFUSED("p1 sm -", "this player has already shown or mucked");
	PLAY("p2 sm -, p3 sm -");
	REFUSED("p3 sm -", "this player has already shown or mucked");
}

/* Sites record shows during a runout without cards, street by street, and the cards at its end. */
Test(table, shows_of_a_runout_without_cards_wait_for_the_cards)
{
	BEGIN(.blinds = "5 10", .stacks = "180 239", .min_bet = 10);
	script_deal(&table);
	PLAY("p2 cbr 180, p1 cc, p1 sm ????, p2 sm ????, d db 6c3cTc, p1 sm ????, p2 sm ????");
	PLAY("d db 9h, p1 sm ????, p2 sm ????, d db Ks");
	cr_assert_eq(table.phase, PHASE_SHOWDOWN);
	PLAY("p1 sm 6sAd, p2 sm QhKh");
	cr_assert(script_stacks(&table, "0 419"));
}

Test(table, who_mucks_in_a_runout_leaves_the_pot)
{
	bool unshown = true;

	BEGIN(.blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 ????, p2 cbr 100, p1 cc, p2 sm");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(table_end(&table, &unshown), TABLE_OK);
	cr_assert_not(unshown);
	cr_assert(script_stacks(&table, "200 0"));
	BEGIN(.blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 ????, p2 cbr 100, p1 cc, p2 sm, d db 2c3c4c, d db 5c, d db 6c");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "200 0"));
}

/* Showdowns. */

/* Three players to the river without a bet, in a pot of 30: 2c7d9hTs3c. */
static void to_the_river(const char *first, const char *second, const char *third)
{
	char deals[128];

	BEGIN(.blinds = "5 10", .stacks = "100 100 100", .min_bet = 10);
	snprintf(deals, sizeof deals, "d dh p1 %s, d dh p2 %s, d dh p3 %s", first, second, third);
	PLAY(deals);
	PLAY("p3 cc, p1 cc, p2 cc, d db 2c7d9h, p1 cc, p2 cc, p3 cc, d db Ts, p1 cc, p2 cc, p3 cc");
	PLAY("d db 3c");
}

/* TDA 2024, rule 17: "If there was no bet on the final street ... the player who would be first
 * to act in a final betting round must table first." */
Test(table, without_a_bet_the_first_to_act_shows_first)
{
	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc");
	cr_assert_eq(table.phase, PHASE_SHOWDOWN);
	cr_assert_eq(table.actor, 0);
	PLAY("p1 sm -");
	cr_assert_eq(table.actor, 1);
	PLAY("p2 sm -");
	cr_assert_eq(table.actor, 2);
	PLAY("p3 sm");
	cr_assert(script_stacks(&table, "120 90 90"));
}

/* The same rule: "the last aggressive player on the final betting round (street) must table
 * first". */
Test(table, who_bet_or_raised_last_shows_first)
{
	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cbr 10, p3 cbr 20, p1 cc, p2 cc");
	cr_assert_eq(table.actor, 2);
	PLAY("p3 sm -");
	cr_assert_eq(table.actor, 0);
}

/* Likewise: order is enforced only if cards are not "spontaneously tabled or discarded". */
Test(table, hands_may_be_shown_out_of_turn)
{
	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p3 sm, p2 sm -, p1 sm -");
	cr_assert(script_stacks(&table, "120 90 90"));
}

Test(table, a_mucked_hand_wins_nothing)
{
	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm, p2 sm -, p3 sm -");
	cr_assert(script_stacks(&table, "90 120 90"));
	REFUSED("p1 sm AcAd", "this player has already shown or mucked");
}

/* Poker Hand History format: the last player left wins without a comparison. */
Test(table, when_all_but_one_have_mucked_that_one_wins)
{
	to_the_river("????", "????", "????");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm, p3 sm");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "90 120 90"));
	PLAY("p2 sm");
	cr_assert(script_stacks(&table, "90 120 90"));
}

/* Robert's Rules, "Ties", 6; TDA 2024, rule 21: pots are as the betting left them. If both players
 * of a side pot muck, the second one wins it: the first conceded it. */
Test(table, a_side_pot_that_both_muck_is_the_last_ones)
{
	BEGIN(.blinds = "5 10", .stacks = "20 100 100", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 ????, d dh p3 ????, p3 cbr 50, p1 cc, p2 cc, d db 2c7d9h");
	PLAY("p2 cc, p3 cc, d db Ts, p2 cc, p3 cc, d db 3c, p2 cc, p3 cc, p1 sm -, p3 sm, p2 sm");
	cr_assert(script_stacks(&table, "60 110 50"));
	cr_assert_eq(pots_paid()->count, 2);
}

Test(table, layers_are_of_who_was_in_when_the_betting_ended)
{
	BEGIN(.blinds = "5 10", .stacks = "20 100 100", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 KcKd, d dh p3 QcQd, p3 cbr 50, p1 cc, p2 cc, d db 2c7d9h");
	PLAY("p2 cc, p3 cc, d db Ts, p2 cc, p3 cc, d db 3c, p2 cc, p3 cc, p2 sm, p1 sm -, p3 sm -");
	cr_assert_eq(pots_paid()->count, 2);
	cr_assert_eq(pots_paid()->pot[1].contenders, 6);
	cr_assert(script_stacks(&table, "60 50 110"));
}

Test(table, unknown_cards_are_known_when_they_are_shown)
{
	to_the_river("????", "????", "KcKd");
	PLAY("p1 cc, p2 cc, p3 cc");
	REFUSED("p1 sm Kc4d", "Kc has already been dealt");
	REFUSED("p1 sm 4d4d", "4d has already been dealt");
	REFUSED("p1 sm 9h4d", "9h has already been dealt");
	REFUSED("p1 sm Ac", "2 cards are required here");
	PLAY("p1 sm AcAd, p2 sm AhAs");
	REFUSED("p3 sm KcKh", "Kh is not one of this player's cards");
	PLAY("p3 sm KdKc");
	cr_assert(script_stacks(&table, "105 105 90"));
}

/* Robert's Rules, "The showdown": a player must show all cards to win any part of the pot. */
Test(table, a_hand_shown_in_part_loses_to_one_shown_whole)
{
	to_the_river("????", "????", "????");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm ??Ad, p2 sm 4c5d, p3 sm ????");
	cr_assert(script_stacks(&table, "90 120 90"));
}

Test(table, a_hand_shown_in_part_wins_when_the_others_muck)
{
	to_the_river("????", "????", "????");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm ??Ad, p2 sm, p3 sm");
	cr_assert(script_stacks(&table, "120 90 90"));
}

Test(table, hands_all_shown_in_part_cannot_be_settled)
{
	bool unshown;

	to_the_river("????", "????", "????");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm ??Ad, p2 sm ??Kc, p3 sm");
	cr_assert_eq(table.phase, PHASE_SHOWDOWN);
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOTHING_KNOWN);
	PLAY("p1 sm AcAd");
	cr_assert(script_stacks(&table, "120 90 90"));
}

/* Poker Hand History format: known cards settle the hand even if nobody shows them. */
Test(table, known_cards_that_nobody_shows_settle_the_hand_with_a_warning)
{
	bool unshown = false;

	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p2 sm -");
	cr_assert_eq(table_end(&table, &unshown), TABLE_OK);
	cr_assert(unshown);
	cr_assert(script_stacks(&table, "120 90 90"));
}

Test(table, hands_that_were_all_shown_need_no_warning)
{
	bool unshown = true;

	to_the_river("AcAd", "KcKd", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm");
	cr_assert_eq(table_end(&table, &unshown), TABLE_OK);
	cr_assert_not(unshown);
}

Test(table, unknown_cards_that_nobody_shows_cannot_be_settled)
{
	struct table before;
	bool unshown;

	to_the_river("AcAd", "????", "QcQd");
	PLAY("p1 cc, p2 cc, p3 cc, p1 sm -, p3 sm -");
	before = table;
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOTHING_KNOWN);
	cr_assert_eq(table.phase, PHASE_SHOWDOWN);
	cr_assert_eq(table.seat[0].stack, before.seat[0].stack);
	PLAY("p2 sm");
	cr_assert(script_stacks(&table, "120 90 90"));
}

Test(table, an_unknown_board_cannot_be_settled)
{
	bool unshown;

	BEGIN(.blinds = "5 10", .stacks = "10 10", .min_bet = 10);
	PLAY("d dh p1 AcAd, d dh p2 KcKd, p2 cc, d db 2c3c4c, d db 5c, d db ??, p1 sm -, p2 sm -");
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOTHING_KNOWN);
}

Test(table, a_hand_may_stop_early)
{
	bool unshown;

	BEGIN(.blinds = "5 10", .stacks = "100 100", .min_bet = 10);
	script_deal(&table);
	PLAY("p2 cc");
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOT_DUE);
	cr_assert_eq(table.phase, PHASE_BET);
	PLAY("p1 cc, d db 2c3c4c");
	cr_assert_eq(table_end(&table, &unshown), TABLE_NOT_DUE);
}

/* Robert's Rules, "Ties", 4; p1 is the first left of the button. */
Test(table, odd_chips_go_one_each_from_the_left_of_the_button)
{
	BEGIN(.antes = "0 2", .blinds = "5 10", .stacks = "100 100 100 100", .min_bet = 10);
	PLAY("d dh p1 Ac4d, d dh p2 ????, d dh p3 Ad4h, d dh p4 Ah4c, p3 cc, p4 cc, p1 cc, p2 cbr "
	     "21");
	PLAY("p3 cc, p4 cc, p1 cc, d db KcKd9s, p1 cc, p2 f, p3 cc, p4 cc, d db Ts, p1 cc, p3 cc");
	PLAY("p4 cc, d db Js, p1 cc, p3 cc, p4 cc, p1 sm -, p3 sm -, p4 sm -");
	cr_assert_eq(pots_paid()->pot[0].amount, 86);
	cr_assert(script_stacks(&table, "108 77 108 107"));
}

Test(table, one_odd_chip_goes_to_the_first_winner_left_of_the_button)
{
	BEGIN(.antes = "0 2", .blinds = "5 10", .stacks = "100 100 100 100", .min_bet = 10);
	PLAY("d dh p1 ????, d dh p2 ????, d dh p3 Ad4h, d dh p4 Ah4c, p3 cc, p4 cc, p1 f, p2 cc");
	PLAY("d db KcKd9s, p2 f, p3 cc, p4 cc, d db Ts, p3 cc, p4 cc, d db Js, p3 cc, p4 cc");
	PLAY("p3 sm -, p4 sm -");
	cr_assert_eq(pots_paid()->pot[0].amount, 37);
	cr_assert(script_stacks(&table, "95 88 109 108"));
}

/* The decimal places of amounts can make a unit of half a chip: the pot of 5 chips is 50 tenths. */
Test(table, a_chip_is_halved_where_the_unit_allows)
{
	BEGIN(.antes = "10 0 0", .blinds = "20 20 0", .stacks = "1000 1000 1000", .min_bet = 20);
	PLAY("d dh p1 Ac4d, d dh p2 Ad4h, d dh p3 ????, p3 f, p1 cc, p2 cc, d db KcKd9s, p1 cc");
	PLAY("p2 cc, d db Ts, p1 cc, p2 cc, d db Js, p1 cc, p2 cc, p1 sm -, p2 sm -");
	cr_assert(script_stacks(&table, "995 1005 1000"));
}

Test(table, odd_chips_of_each_pot_go_apart)
{
	BEGIN(.antes = "0 0 0 1", .blinds = "5 11", .stacks = "11 100 100 100", .min_bet = 10);
	PLAY("d dh p1 Ac4d, d dh p2 Ad4h, d dh p3 Ah4c, d dh p4 ????, p3 cbr 31, p4 cbr 62, p1 cc");
	PLAY("p2 cc, p3 cc, d db KcKd9s, p2 cc, p3 cc, p4 f, d db Ts, p2 cc, p3 cc, d db Js");
	PLAY("p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm -");
	/* 45 in three, 153 in two with one odd chip for p2 */
	cr_assert_eq(pots_paid()->pot[0].amount, 45);
	cr_assert_eq(pots_paid()->pot[1].amount, 153);
	cr_assert(script_stacks(&table, "15 130 129 37"));
}

/* Words. */

Test(table, every_fault_has_words_and_amounts_have_their_places)
{
	BEGIN(.blinds = "1000 2000", .stacks = "500000 500000", .min_bet = 2000);
	script_deal(&table);
	for (int fault = 0; fault < TABLE_FAULTS; fault++) {
		struct text text = {0};

		legality = (struct legality){.fault = (enum table_fault)fault, .least = 1};
		table_explain(&text, &table, &legality, 2);
		cr_assert_gt(text.length, 8);
		text_free(&text);
	}
	for (int warning = 1; warning < TABLE_WARNINGS; warning++)
		cr_assert_gt(strlen(table_warning_message((enum table_warning)warning)), 0);
	cr_assert_str_eq(table_warning_message(TABLE_NO_WARNING), "");
}

Test(table, amounts_are_told_in_places)
{
	const struct action raise = {.act = ACT_BET_RAISE, .seat = 1, .amount = 350050};
	struct text text = {0};

	BEGIN(.blinds = "100000 200050", .stacks = "50000000 50000000", .min_bet = 200050);
	script_deal(&table);
	table_check(&table, &raise, &legality);
	table_explain(&text, &table, &legality, 2);
	cr_assert(text_is(&text, "the minimum raise is to 4,001"));
	text_free(&text);
}

Test(table, pots_can_be_seen_before_the_hand_is_over)
{
	struct pots pots;

	worked_hand(HOUSE_ANY_RAISE);
	PLAY("p4 cbr 30, p1 f, p2 cc");
	table_pots(&table, &pots); /* Bob has folded after 10, Dave has put in 20, the others 30 */
	cr_assert_eq(pots.count, 2);
	cr_assert_eq(pots.pot[0].amount, 70);
	cr_assert_eq(pots.pot[1].amount, 20);
	PLAY("p3 cbr 100");
	table_pots(&table, &pots); /* 70 of Dave's chips are not matched yet */
	cr_assert_eq(pots.returned_to, 2);
	cr_assert_eq(pots.returned, 70);
	PLAY("p4 f, p2 f");
	table_pots(&table, &pots);
	cr_assert_eq(pots.count, 1);
	cr_assert_eq(pots.pot[0].amount, 100);
}

/* -- halves ----------------------------------------------------------------------- */

#define OMAHA_DEAL(ONE, TWO, THREE)                                                                \
	"d dh p1 " ONE ", d dh p2 " TWO ", d dh p3 " THREE                                         \
	", p3 cc, p1 cc, p2 cc, d db 3c4d8h, p1 cc, p2 cc, p3 cc, d db 5h, p1 cc, p2 cc, p3 cc, "
#define OMAHA_END "d db Jd, p1 cc, p2 cc, p3 cc, p1 sm -, p2 sm -, p3 sm -"

static void begin_halves(const char *stacks, chips small)
{
	script_begin(&table, &(struct script){.code = "FO/8",
				     .blinds = "1 2",
				     .stacks = stacks,
				     .small_bet = small,
				     .big_bet = 2 * small});
}

Test(table, the_low_half_is_split_by_those_who_tie_for_it)
{
	begin_halves("100 100 100", 2);
	/* 6 chips: 3 for p2's 4-5-6-7-8; of 3 for 5-4-3-2-A p1 gets 2 and p3 1 */
	PLAY(OMAHA_DEAL("AhKd2cQs", "7c6sTdTh", "As2dKhQc") OMAHA_END);
	cr_assert(script_stacks(&table, "100 101 99"));
}

Test(table, without_a_low_the_high_hand_takes_all)
{
	begin_halves("100 100 100", 2);
	/* only two board cards are eight or lower */
	PLAY("d dh p1 AhKd2cQs, d dh p2 9c9sTdTh, d dh p3 As2dKhQc, p3 cc, p1 cc, p2 cc, "
	     "d db 3cTc8h, p1 cc, p2 cc, p3 cc, d db Jh, p1 cc, p2 cc, p3 cc, " OMAHA_END);
	cr_assert(script_stacks(&table, "98 104 98"));
}

/* p1 is all-in for 1 with the only low; the side pot has two contenders without one. */
Test(table, a_side_pot_without_a_low_goes_to_the_high_hand_whatever_lows_others_have)
{
	struct settlement settlement;

	begin_halves("1 100 100", 2);
	PLAY("d dh p1 AhKd2cQs, d dh p2 9c9sTdTh, d dh p3 KsKhJhQc, p3 cc, p2 cc, d db 3c4d8h, "
	     "p2 cc, p3 cc, d db 5h, p2 cc, p3 cc, d db Jd, p2 cc, p3 cc, p2 sm -, p3 sm -, p1 sm "
	     "-");
	table_settlement(&table, &settlement);
	cr_assert_eq(settlement.pots.count, 2);
	cr_assert_eq(settlement.award[0].count, 1); /* a wheel is the best high hand, too */
	cr_assert_eq(settlement.award[1].count, 1);
	cr_assert_eq(settlement.award[1].part[0].halves, 1 << POT_HIGH);
	cr_assert(script_stacks(&table, "3 98 100"));
}

/* Exactly two hole cards play: three kings are a pair, and the ace of spades makes no flush with
 * the five spades on the board. */
Test(table, two_cards_of_an_omaha_hand_play)
{
	begin_halves("100 100", 2);
	PLAY("d dh p1 AsAhQdQc, d dh p2 KcKhKd2s, p2 cc, p1 cc, d db 9s7s4s, p1 cc, p2 cc, "
	     "d db 3s, p1 cc, p2 cc, d db Js, p1 cc, p2 cc, p1 sm -, p2 sm -");
	cr_assert(script_stacks(&table, "102 98"));
}

/* "A player must show all cards in the hand face-up on the table to win" (Robert's Rules, "The
 * showdown", 1): aces, one of which stays hidden, lose to kings, and showing the other ace after
 * the pot was paid changes nothing. */
Test(table, a_hand_shown_after_the_end_changes_nothing_that_was_paid)
{
	struct settlement settlement;
	score aces[POT_HALVES];

	BEGIN(.blinds = "10 20", .stacks = "1000 1000 1000", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cc, p1 cc, p2 cc, d db 2c3c4d, p1 cc, p2 cc, p3 cc, d db 9h, p1 cc, p2 cc, p3 cc");
	PLAY("d db Ts, p1 cc, p2 cc, p3 cc, p1 sm ??Ad, p2 sm KcKd, p3 sm");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert_not(table_value(&table, 0, aces));
	PLAY("p1 sm AcAd");
	cr_assert(table_value(&table, 0, aces));
	table_settlement(&table, &settlement);
	cr_assert_eq(settlement.award[0].winners, 2);
	cr_assert_eq(settlement.gets[1], 60);
	cr_assert(script_stacks(&table, "980 1040 980"));
}

Test(table, a_hand_that_is_not_over_has_paid_nothing)
{
	struct settlement settlement;

	BEGIN(.blinds = "10 20", .stacks = "1000 1000 1000", .min_bet = 20);
	script_deal(&table);
	PLAY("p3 cc, p1 cc, p2 cc");
	table_settlement(&table, &settlement);
	cr_assert_eq(settlement.open, 60);
	cr_assert_eq(settlement.won, 0);
}

/* Bots copy the state to try an action. */
Test(table, a_copy_of_the_state_goes_on_by_itself)
{
	struct table copy;

	BEGIN(.blinds = "10 20", .stacks = "1000 1000", .min_bet = 20);
	script_deal(&table);
	copy = table;
	script_play(&copy, "p2 f");
	cr_assert_eq(copy.phase, PHASE_OVER);
	cr_assert(script_stacks(&copy, "1010 990"));
	cr_assert_eq(table.phase, PHASE_BET);
	PLAY("p2 cc");
	cr_assert_eq(table.pot, 40);
}
