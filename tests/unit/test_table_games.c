/* The rules of stud and of draw games: opening, bring-ins, deals, and draws. Those of hold'em are
 * in test_table.c. */
#include "script.h"
#include "support.h"

#include <criterion/criterion.h>
#include <string.h>

static struct table table;

#define BEGIN(...)    script_begin(&table, &(struct script){__VA_ARGS__})
#define PLAY(actions) script_play(&table, actions)
#define WHY(action)   script_why(&table, action)

/* Three players in stud with an ante of 1, a bring-in of 2 and bets of 10 and 20. */
#define STUD(CODE)                                                                                 \
	BEGIN(.code = (CODE), .antes = "1 1 1", .stacks = "201 201 201", .bring_in = 2,            \
		.small_bet = 10, .big_bet = 20)

static void is_raise(chips least, chips most)
{
	struct legality legality;

	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.least, least, "%lld", (long long)legality.least);
	cr_assert_eq(legality.most, most, "%lld", (long long)legality.most);
}

/* -- who opens -------------------------------------------------------------------- */

/* Robert's Rules of Poker, "Seven-card stud": "The player with the lowest card by suit must bring
 * in." Poker Hand History format: suits rank c, d, h, s. */
Test(table_games, lowest_card_by_suit_brings_in)
{
	STUD("F7S");
	PLAY("d dh p1 AcAd2d, d dh p2 KcKd2c, d dh p3 QcQdAs");
	cr_assert_eq(table.actor, 1);
	cr_assert_str_eq(WHY("p2 cc"), "the bring-in of 2 or a bet is required");
	cr_assert_str_eq(WHY("p2 f"), "the bring-in of 2 or a bet is required");
	cr_assert_str_eq(WHY("p1 pb"), "p2 must act first");
	PLAY("p2 pb");
	cr_assert_eq(table.actor, 2);
	cr_assert_not_null(strstr(WHY("p3 pb"), "p3 must fold, call or raise"));
}

/* Robert's Rules, "Razz": "The highest card by suit starts the action", and aces are low. */
Test(table_games, highest_card_brings_in_at_razz_with_aces_low)
{
	STUD("FR");
	PLAY("d dh p1 2c3dKd, d dh p2 4c5dKh, d dh p3 6c7dAs");
	cr_assert_eq(table.actor, 1);
	STUD("FR");
	PLAY("d dh p1 2c3dAs, d dh p2 4c5d2h, d dh p3 6c7dAh");
	cr_assert_eq(table.actor, 1);
}

/* "On subsequent betting rounds, the high hand on board initiates the action": pairs beat high
 * cards, straights and flushes do not count, and among equal hands the first one dealt acts. */
Test(table_games, best_hand_face_up_opens_later_streets)
{
	STUD("F7S");
	PLAY("d dh p1 ????9c, d dh p2 ????8c, d dh p3 ????2d, p3 pb, p1 cc, p2 cc");
	PLAY("d dh p1 9d, d dh p2 Ac, d dh p3 Kd");
	cr_assert_eq(table.actor, 0);
	PLAY("p1 cc, p2 cc, p3 cc, d dh p1 2c, d dh p2 As, d dh p3 Qd");
	cr_assert_eq(table.actor, 1);
	PLAY("p2 cc, p3 cc, p1 cc, d dh p1 9h, d dh p2 Th, d dh p3 Jd");
	cr_assert_eq(table.actor, 0);
}

Test(table_games, of_equal_hands_face_up_the_first_dealt_opens)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????Ac, d dh p3 ????Ad, p1 pb, p2 cc, p3 cc");
	PLAY("d dh p1 3c, d dh p2 Kc, d dh p3 Kd");
	cr_assert_eq(table.actor, 1);
	PLAY("p2 cc, p3 cc, p1 cc, d dh p1 4c, d dh p2 Kh, d dh p3 Ah");
	cr_assert_eq(table.actor, 2); /* aces over kings */
	PLAY("p3 cc, p1 cc, p2 cc, d dh p1 5c, d dh p2 As, d dh p3 Ks");
	cr_assert_eq(table.actor, 1); /* aces and kings each */
}

Test(table_games, lowest_hand_face_up_opens_later_streets_of_razz)
{
	STUD("FR");
	PLAY("d dh p1 ????Ac, d dh p2 ????8c, d dh p3 ????Kd, p3 pb, p1 cc, p2 cc");
	PLAY("d dh p1 Ad, d dh p2 Kc, d dh p3 Qd");
	cr_assert_eq(table.actor, 1); /* a pair of aces is not a low hand; K-8 beats K-Q */
	PLAY("p2 cc, p3 cc, p1 cc, d dh p1 2c, d dh p2 8d, d dh p3 Qc");
	cr_assert_eq(table.actor, 0); /* the lowest pair */
}

/* Robert's Rules, "Seven-card stud": if the player has no chips, the next player to the left must
 * act. */
Test(table_games, a_lowest_card_without_chips_passes_the_bring_in_to_the_left)
{
	BEGIN(.code = "F7S", .antes = "1 1 1", .stacks = "201 1 201", .bring_in = 2,
		.small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 ????9c, d dh p2 ????2c, d dh p3 ????Kd");
	cr_assert_eq(table.actor, 2);
	PLAY("p3 pb");
	cr_assert_eq(table.actor, 0);
}

/* Unknown cards: the file states who brings in. */
Test(table_games, with_unknown_cards_face_up_whoever_acts_first_opens)
{
	STUD("F7S");
	PLAY("d dh p1 ??????, d dh p2 ????5c, d dh p3 ????4c");
	cr_assert_eq(table.actor, 2);
	PLAY("p1 pb");
	cr_assert_eq(table.actor, 1);
	cr_assert_str_eq(WHY("p3 cc"), "p2 must act first");
	PLAY("p2 cc, p3 cc, d dh p1 ??, d dh p2 5d, d dh p3 As, p3 cbr 10");
	cr_assert_eq(table.actor, 0);
	cr_assert_eq(table.opener, 2);
}

/* -- the bring-in and its completion ---------------------------------------------- */

/* "The bring-in ... The first raise completes the bet"; it is one of four (Robert's Rules). */
Test(table_games, the_first_raise_completes_the_bring_in_and_counts)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd");
	is_raise(10, 10);
	PLAY("p1 pb");
	is_raise(10, 10);
	cr_assert_str_eq(WHY("p2 cbr 12"), "the raise must be to 10");
	PLAY("p2 cbr 10");
	is_raise(20, 20);
	PLAY("p3 cbr 20, p1 cbr 30, p2 cbr 40");
	cr_assert_eq(table.raises, 4);
	cr_assert_str_eq(WHY("p3 cbr 50"), "a street has at most 4 bets and raises");
	PLAY("p3 cc, p1 cc");
	cr_assert_eq(table.pot, 123);
}

Test(table_games, a_bring_in_that_is_only_called_has_no_option)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cc, p3 cc");
	cr_assert_eq(table.phase, PHASE_DEAL_HOLE);
	cr_assert_eq(table.street, 1);
}

Test(table_games, the_bring_in_may_be_a_bet_at_once)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 cbr 10");
	is_raise(20, 20);
	cr_assert_eq(table.raises, 1);
}

/* After the completion the player who brought in may raise, whatever the bring-in was. */
Test(table_games, a_completion_reopens_the_betting_for_the_bring_in)
{
	BEGIN(.code = "F7S", .stacks = "200 200", .bring_in = 8, .small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 ????2c, d dh p2 ????8c, p1 pb, p2 cbr 10");
	is_raise(20, 20);
}

/* The formula of the format: a raise over a short all-in adds a full bet; one that completes it to
 * the bet is accepted with a warning. */
Test(table_games, over_an_all_in_between_bring_in_and_bet_a_raise_adds_a_bet)
{
	BEGIN(.code = "F7S", .stacks = "200 5 200", .bring_in = 2, .small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cbr 5");
	is_raise(15, 15);
	cr_assert_eq(script_warning(&table, "p3 cbr 10"), TABLE_RAISE_COMPLETES);
	cr_assert_eq(table.raises, 1); /* half a bet */
}

/* A custom of card rooms: a bring-in posted short must be called in full. */
Test(table_games, a_short_bring_in_counts_in_full)
{
	struct legality legality;

	BEGIN(.code = "F7S", .stacks = "1 200 200", .bring_in = 2, .small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd");
	cr_assert_eq(script_warning(&table, "p1 cbr 1"), TABLE_BET_BRINGS_IN);
	PLAY("p1 pb");
	table_check(&table, NULL, &legality);
	cr_assert_eq(legality.call, 2);
	is_raise(10, 10);
}

Test(table_games, stud_without_a_bring_in_is_opened_by_a_check)
{
	BEGIN(.code = "F7S", .antes = "1 1", .stacks = "200 200", .small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 ????2c, d dh p2 ????8c, p1 cc, p2 cbr 10, p1 cc");
	cr_assert_eq(table.street, 1);
}

Test(table_games, stud_has_big_bets_from_fifth_street_on)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cc, p3 cc");
	PLAY("d dh p1 3c, d dh p2 3d, d dh p3 3h");
	is_raise(10, 10);
	PLAY("p3 cc, p1 cc, p2 cc, d dh p1 4c, d dh p2 4d, d dh p3 4h");
	is_raise(20, 20);
}

/* Robert's Rules, "Seven-card stud": with an open pair on fourth street, any player may bet or
 * raise by the upper limit, and over such a bet raises are by as much. */
Test(table_games, an_open_pair_on_fourth_street_may_be_bet_double)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cc, p3 cc");
	PLAY("d dh p1 3c, d dh p2 8d, d dh p3 3h");
	cr_assert_str_eq(WHY("p2 cbr 15"), "the bet must be 10");
	PLAY("p2 cbr 10, p3 cbr 30");
	cr_assert_str_eq(WHY("p1 cbr 40"), "the raise must be to 50");
	PLAY("p1 cbr 50, p2 cc, p3 cc, d dh p1 4c, d dh p2 4d, d dh p3 4h");
	is_raise(20, 20);
}

Test(table_games, without_an_open_pair_nothing_is_bet_double)
{
	STUD("F7S");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 f, p3 cc");
	PLAY("d dh p1 3c, d dh p3 3h");
	cr_assert_str_eq(WHY("p3 cbr 20"), "the bet must be 10");
	STUD("F7S/8");
	PLAY("d dh p1 ????2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cc, p3 cc");
	PLAY("d dh p1 3c, d dh p2 8d, d dh p3 3h");
	cr_assert_str_eq(WHY("p2 cbr 20"), "the bet must be 10");
}

Test(table_games, who_has_less_than_a_double_bet_may_bet_it_all)
{
	BEGIN(.code = "F7S", .antes = "1 1", .stacks = "16 201", .bring_in = 2, .small_bet = 10,
		.big_bet = 20);
	PLAY("d dh p1 ????2c, d dh p2 ????8c, p1 pb, p2 cc, d dh p1 2d, d dh p2 3h");
	cr_assert_str_eq(WHY("p1 cbr 12"), "the bet must be 10");
	PLAY("p1 cbr 13, p2 cc");
	cr_assert_eq(table.pot, 2 + 4 + 26);
}

/* -- the cards of stud ------------------------------------------------------------ */

Test(table_games, stud_deals_two_down_four_up_and_one_down)
{
	STUD("F7S");
	PLAY("d dh p1 AcAd2c, d dh p2 ????8c, d dh p3 ????Kd, p1 pb, p2 cc, p3 f");
	PLAY("d dh p1 3c, d dh p2 3d, p2 cc, p1 cc, d dh p1 4c, d dh p2 4d, p2 cc, p1 cc");
	PLAY("d dh p1 5c, d dh p2 5d, p2 cc, p1 cc");
	cr_assert_str_eq(WHY("d dh p3 9c"), "this player has already folded");
	cr_assert_str_eq(WHY("d db 9c"), "hole cards must be dealt first");
	PLAY("d dh p1 6c, d dh p2 6d");
	cr_assert_eq(table.seat[0].cards, 7);
	cr_assert_eq(table.seat[0].up, 4 + 8 + 16 + 32);
	cr_assert_eq(table.actor, 1);
}

/* Everybody shows before the cards to come, and may show again after the last. */
Test(table_games, hands_of_a_run_out_of_stud_are_shown_before_it_and_after)
{
	BEGIN(.code = "F7S", .stacks = "10 10", .bring_in = 2, .small_bet = 10, .big_bet = 20);
	PLAY("d dh p1 AcAd2c, d dh p2 KcKd8c, p1 cbr 10, p2 cc, p1 sm AcAd2c, p2 sm KcKd8c");
	PLAY("d dh p1 3c, d dh p2 3d, d dh p1 4c, d dh p2 4d, d dh p1 5c, d dh p2 5d");
	PLAY("d dh p1 6c, d dh p2 6d");
	cr_assert_eq(table.phase, PHASE_OVER);
	PLAY("p1 sm AcAd2c3c4c5c6c, p2 sm -");
	cr_assert(script_stacks(&table, "20 0"));
}

/* Eight players to the end: 48 cards, from 2c to Ks, are dealt in order; the aces are not dealt,
 * nor are burned cards. The players in `fold` fold on a street. */
static void eight_to_seventh(const char *fold, int fold_street)
{
	static const char suits[] = "cdhs", ranks[] = "23456789TJQKA";
	int next = 0;
	char deal[32];

	BEGIN(.code = "F7S", .stacks = "9 9 9 9 9 9 9 9", .antes = "1 1 1 1 1 1 1 1", .bring_in = 1,
		.small_bet = 2, .big_bet = 4);
	for (int street = 0; street < 4; street++)
		for (int p = 1; p <= 8; p++)
			for (int i = 0; i < (street ? 1 : 3); i++, next++) {
				if (table.seat[p - 1].folded)
					continue;
				snprintf(deal, sizeof deal, "d dh p%d %c%c", p, ranks[next / 4],
					suits[next % 4]);
				PLAY(deal);
				while (table.phase == PHASE_BET) {
					const bool folds = street == fold_street &&
							   strchr(fold, '0' + 1 + table.actor);

					snprintf(deal, sizeof deal, "p%d %s", 1 + table.actor,
						table.brings_in ? "pb"
						: folds         ? "f"
								: "cc");
					PLAY(deal);
				}
			}
}

/* Robert's Rules, "Seven-card stud", 11: "If there are not enough cards for everyone, one community
 * card is dealt, which plays in everyone's hand." */
Test(table_games, too_few_cards_for_all_make_one_community_card)
{
	score value[POT_HALVES];

	eight_to_seventh("", 0);
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(script_warning(&table, "d dh p1 Ac"), TABLE_DEAL_SINGLY);
	cr_assert_str_eq(WHY("d db AcAd"), "1 card is required here");
	PLAY("d db Ac");
	cr_assert_eq(table.phase, PHASE_BET);
	cr_assert(table_value(&table, 0, value));
}

/* Seven players: 45 of 52 cards are dealt, which leaves one for each. */
Test(table_games, burned_cards_are_dealt_before_a_community_card_is)
{
	eight_to_seventh("8", 0);
	cr_assert_eq(table.in, 7);
	cr_assert_eq(table.phase, PHASE_DEAL_HOLE);
	cr_assert_str_eq(WHY("d db Ac"), "hole cards must be dealt first");
}

/* All cards that are not burned have been dealt, so a new deck is made of the burned cards and of
 * the hand that was folded on sixth street. p1 has the first cards dealt, p8 the last on each. */
Test(table_games, a_community_card_may_come_from_a_new_deck)
{
	eight_to_seventh("8", 3);
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_str_eq(WHY("d db 2c"), "2c has already been dealt");
	cr_assert_str_eq(WHY("d db Ks"), "");
	PLAY("d db As");
	cr_assert_eq(table.phase, PHASE_BET);
	cr_assert_eq(table.board_count, 1);
}

Test(table_games, cards_for_each_instead_of_one_for_all_come_from_a_new_deck)
{
	eight_to_seventh("8", 3);
	cr_assert_str_eq(WHY("d dh p1 2c"), "2c has already been dealt");
	cr_assert_eq(script_warning(&table, "d dh p1 Ks"), TABLE_DEAL_SINGLY);
	PLAY("d dh p1 Ks, d dh p2 Ac");
	cr_assert_str_eq(WHY("d dh p3 Ks"), "Ks has already been dealt");
	cr_assert_str_eq(WHY("d db Ad"), "hole cards must be dealt first");
}

/* -- odd chips of stud ------------------------------------------------------------ */

/* Deals two players seven cards each while a third folds to p2's bring-in, and compares the stacks
 * after they have shown them. The pot has the antes and two chips. */
static void two_show(const char *code, const char *antes, const char *const cards[2],
	const char *stacks)
{
	static const int dealt[] = {3, 1, 1, 1, 1};
	char deal[64];

	BEGIN(.code = code, .antes = antes, .stacks = "20 20 20", .bring_in = 1, .small_bet = 2,
		.big_bet = 4);
	for (int street = 0, from = 0; street < 5; from += 2 * dealt[street++]) {
		for (int p = 0; p < 2; p++) {
			snprintf(deal, sizeof deal, "d dh p%d %.*s", p + 1, 2 * dealt[street],
				cards[p] + from);
			PLAY(deal);
		}
		if (street == 0)
			PLAY("d dh p3 ????9c, p2 pb, p3 f, p1 cc");
		else
			PLAY(table.actor == 0 ? "p1 cc, p2 cc" : "p2 cc, p1 cc");
	}
	PLAY(table.actor == 0 ? "p1 sm -, p2 sm -" : "p2 sm -, p1 sm -");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, stacks), "%s: %lld %lld %lld", code,
		(long long)table.seat[0].stack, (long long)table.seat[1].stack,
		(long long)table.seat[2].stack);
}

/* TDA 2024, 20: in stud the odd chip goes to "the high card by suit in the best 5-card hand". Both
 * have a straight to the ten and share 5; p1's king of spades does not play. */
Test(table_games, odd_chip_of_stud_goes_to_the_highest_card_of_the_five_by_suit)
{
	two_show("F7S", "1 1 1", (const char *const[]){"KsTh9d8c7h6d2h", "Ts9s3d8d7s6c2c"},
		"20 21 19");
}

/* In low hands the ace is low: of two 7-5-4-3-2, the one with the seven of spades comes first. */
Test(table_games, odd_chip_of_razz_goes_to_the_highest_card_of_the_low_by_suit)
{
	two_show("FR", "1 1 1", (const char *const[]){"KsQs7h5c4c3c2d", "7s5dKh4d3d2cQh"},
		"20 21 19");
	two_show("FR", "1 1 1", (const char *const[]){"KsQs6hAs4c3c2d", "6s4dKhAd3d2cQh"},
		"20 21 19");
}

/* In a pot of 6 the high hand has 3, the kings of p1; the other 3 are of two lows 8-4-3-2-A, and
 * the odd one goes to the eight of spades and not to the ace of spades. */
Test(table_games, odd_chip_of_a_low_half_in_stud_goes_to_its_highest_card_with_aces_low)
{
	two_show("F7S/8", "2 1 1", (const char *const[]){"KdKhAs8h4d3c2h", "QdJc2d8s4c3hAc"},
		"21 20 19");
}

/* In a pot of 6 the two straights to the ten share the high half, 3, whose odd chip goes to the ten
 * of spades; p1 has the only low, 8-7-6-2-A, with an ace that does not play. */
Test(table_games, odd_chip_of_a_high_half_in_stud_goes_to_its_highest_card)
{
	two_show("F7S/8", "2 1 1", (const char *const[]){"ThAs9d8c7h6d2h", "Ts9s3d8d7s6cKc"},
		"21 20 19");
}

/* Robert's Rules, "Ties", 5: both wheels win both halves and share all of it, 5, as evenly as
 * possible. Their high hands decide: the ace of spades is above that of hearts. */
Test(table_games, odd_chip_of_a_pot_tied_both_ways_in_stud_goes_by_the_high_hands)
{
	two_show("F7S/8", "1 1 1", (const char *const[]){"AhKd3d4h5s2cQd", "AsKc2h3c4c5hJd"},
		"20 21 19");
}

/* -- draws ------------------------------------------------------------------------ */

#define DRAW(CODE, SEATS)                                                                          \
	BEGIN(.code = (CODE), .blinds = "5 10", .stacks = (SEATS), .small_bet = 10, .big_bet = 20, \
		.min_bet = 10)

/* PHH: all players of a round draw, from p1 on, before anybody is dealt replacements. */
Test(table_games, all_discard_in_turn_before_cards_are_dealt)
{
	DRAW("F2L3D", "200 200 200");
	PLAY("d dh p1 2c3c4c5c7d, d dh p2 ??????????, d dh p3 AcAdKcKdQc, p3 cc, p1 cc, p2 cc");
	cr_assert_eq(table.phase, PHASE_DRAW);
	cr_assert_eq(table.actor, 0);
	cr_assert_str_eq(WHY("p2 sd"), "p1 must draw or stand pat first");
	PLAY("p1 sd");
	cr_assert_str_eq(WHY("d dh p1 9c"), "p2 must draw or stand pat first");
	cr_assert_str_eq(WHY("p2 sd ????????????"), "this player has only 5 cards");
	PLAY("p2 sd ????");
	cr_assert_str_eq(WHY("p3 sd AcAs"), "As is not one of this player's cards");
	cr_assert_str_eq(WHY("p3 sd ??"),
		"this player's cards are known, so the discards must be named");
	PLAY("p3 sd AcAdKcKdQc");
	cr_assert_str_eq(WHY("d dh p1 9c"), "no more cards can be dealt here");
	PLAY("d dh p3 8d9d, d dh p2 8c9c, d dh p3 2d3d4d");
	cr_assert_eq(table.phase, PHASE_BET);
	cr_assert_eq(table.actor, 0);
	cr_assert_eq(table.seat[2].cards, 5);
}

Test(table_games, when_all_stand_pat_betting_begins)
{
	DRAW("FB", "200 200");
	PLAY("d dh p1 ????????, d dh p2 ????????, p2 cc, p1 cc, p1 sd, p2 sd");
	cr_assert_eq(table.phase, PHASE_BET);
	is_raise(10, 10);
	PLAY("p1 cc, p2 cc, p1 sd, p2 sd");
	is_raise(20, 20);
}

/* A named discard is one of the unknown cards. */
Test(table_games, known_discards_take_the_places_of_unknown_cards)
{
	DRAW("N2L1D", "200 200");
	PLAY("d dh p1 2c3c??????, d dh p2 ??????????, p2 cc, p1 cc");
	cr_assert_str_eq(WHY("p1 sd AcAdAhAs"), "As is not one of this player's cards");
	PLAY("p1 sd AcAd, p2 sd Kc");
	cr_assert_eq(table.seat[0].cards, 3);
	cr_assert_eq(table.seat[0].card[2], CARD_UNKNOWN);
	cr_assert_str_eq(WHY("d dh p2 Ac"), "Ac has already been dealt");
	PLAY("d dh p1 4c5c, d dh p2 Qc");
}

/* All-in players draw like the others, and no hand is shown before that. */
Test(table_games, all_in_players_draw)
{
	DRAW("N2L1D", "50 50");
	PLAY("d dh p1 2c3c4c5c7d, d dh p2 2d3d4d5d8c, p2 cbr 50, p1 cc");
	cr_assert_eq(table.phase, PHASE_DRAW);
	cr_assert_str_eq(WHY("p1 sm -"), "p1 must draw or stand pat first");
	PLAY("p1 sd, p2 sd 8c, d dh p2 7h");
	cr_assert_eq(table.phase, PHASE_SHOWDOWN);
	PLAY("p2 sm -, p1 sm -");
	cr_assert(script_stacks(&table, "50 50")); /* seven-five each */
}

/* Robert's Rules, "Draw poker": the discards are shuffled when the deck is out, and nobody is dealt
 * what they just discarded. Six players have 30 of 52 cards, and a card is burned before each draw;
 * 30 + 1 + 21 = 52. */
Test(table_games, discards_come_back_only_when_the_deck_is_out)
{
	static const char ranks[] = "23456789TJQKA";
	char deal[32];

	DRAW("F2L3D", "200 200 200 200 200 200");
	for (int p = 0; p < 6; p++) /* five of each of the lowest ranks but seven */
		for (int i = 0; i < 5; i++) {
			const int c = 5 * p + i;

			snprintf(deal, sizeof deal, "d dh p%d %c%c", p + 1, ranks[c / 4],
				"cdhs"[c % 4]);
			PLAY(deal);
		}
	PLAY("p3 cc, p4 cc, p5 cc, p6 cc, p1 cc, p2 cc");
	PLAY("p1 sd 2c2d2h2s3c, p2 sd 3d3h3s4c4d, p3 sd 4h4s5c5d5h, p4 sd 5s6c6d6h6s");
	PLAY("p5 sd 7c, p6 sd 8d8h8s9c9d");
	PLAY("d dh p1 9h9sTcTdTh, d dh p2 TsJcJdJhJs, d dh p3 QcQdQhQsKc, d dh p4 KdKhKsAcAd");
	/* one card is left, and one was burned */
	cr_assert_str_eq(WHY("d dh p5 2c"), "2c has already been dealt");
	PLAY("d dh p5 Ah");
	cr_assert_str_eq(WHY("d dh p6 8d"), "8d has already been dealt"); /* just discarded */
	cr_assert_str_eq(WHY("d dh p6 7d"), "7d has already been dealt"); /* p5 holds it */
	PLAY("d dh p6 2c7c, d dh p6 As6c6d");
	cr_assert_eq(table.phase, PHASE_BET);
}

/* Poker Hand History format: cards come back "only when all 52 have been seen, never one's own of
 * this round". Programs that shuffle before the second draw have other cards left in the third than
 * those that shuffle in it. Seven players have 35 cards, and 35 + 1 + 16 = 52. */
Test(table_games, discards_of_a_draw_may_come_in_it_once_the_deck_was_out)
{
	static const char ranks[] = "23456789TJQKA";
	char deal[32];

	DRAW("F2L3D", "200 200 200 200 200 200 200");
	for (int c = 0; c < 35; c++) { /* to the fours of p1, the sixes of p2, and so on */
		snprintf(deal, sizeof deal, "d dh p%d %c%c", c / 5 + 1, ranks[c / 4],
			"cdhs"[c % 4]);
		PLAY(deal);
	}
	PLAY("p3 cc, p4 cc, p5 cc, p6 cc, p7 cc, p1 cc, p2 cc");
	PLAY("p1 sd 2c2d2h2s3c, p2 sd 3d3h3s4c4d, p3 sd 4h4s5c5d5h, p4 sd 5s, p5 sd, p6 sd, p7 sd");
	PLAY("d dh p1 TsJcJdJhJs, d dh p2 QcQdQhQsKc, d dh p3 KdKhKsAcAd, d dh p4 Ah");
	PLAY("p1 cc, p2 cc, p3 cc, p4 cc, p5 cc, p6 cc, p7 cc");
	PLAY("p1 sd Ts, p2 sd Qc, p3 sd, p4 sd, p5 sd, p6 sd, p7 sd");
	cr_assert_str_eq(WHY("d dh p1 Ts"), "Ts has already been dealt");
	cr_assert_str_eq(WHY("d dh p1 Jc"), "Jc has already been dealt");
	PLAY("d dh p1 2c, d dh p2 Ts");
	PLAY("p1 cc, p2 cc, p3 cc, p4 cc, p5 cc, p6 cc, p7 cc");
	PLAY("p1 sd Jc, p2 sd, p3 sd, p4 sd, p5 sd, p6 sd, p7 sd 9s");
	cr_assert_str_eq(WHY("d dh p7 9s"), "9s has already been dealt");
	cr_assert_str_eq(WHY("d dh p7 2c"), "2c has already been dealt");
	PLAY("d dh p1 9s, d dh p7 Jc");
	cr_assert_eq(table.phase, PHASE_BET);
}

/* -- the limits of draw games and Omaha -------------------------------------------- */

Test(table_games, pot_limit_of_omaha_is_the_pot_after_a_call)
{
	DRAW("PO", "200 200 200");
	PLAY("d dh p1 ????????, d dh p2 ????????, d dh p3 ????????");
	is_raise(20, 35); /* 2 x 10 + 15 */
}

Test(table_games, courchevel_has_the_first_card_of_the_flop_before_the_betting)
{
	DRAW("PC", "200 200");
	PLAY("d dh p1 ??????????, d dh p2 ??????????");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	PLAY("d db 2c, p2 cc, p1 cc, d db 3c4c");
	cr_assert_eq(table.board_count, 3);
	cr_assert_eq(table.phase, PHASE_BET);
}

Test(table_games, short_deck_has_no_card_below_the_six)
{
	BEGIN(.code = "NS", .antes = "1 1", .blinds = "0 2", .stacks = "50 50", .min_bet = 2);
	cr_assert_str_eq(WHY("d dh p1 5cAd"), "5c is not in the deck of this game");
	PLAY("d dh p1 6cAd");
}

/* -- pineapple -------------------------------------------------------------------- */

/* "Before the flop can be delivered each player must discard one of their three cards"; in crazy
 * pineapple "players discard before the turn card is delivered". */
Test(table_games, pineapple_discards_a_card_before_the_flop)
{
	BEGIN(.code = "NP", .blinds = "5 10", .stacks = "200 200", .min_bet = 10);
	PLAY("d dh p1 AcAd2d, d dh p2 KcKd2c");
	cr_assert_eq(table.phase, PHASE_BET);
	PLAY("p2 cc, p1 cc");
	cr_assert_eq(table.phase, PHASE_DRAW);
	cr_assert_eq(table_played_street(&table), 0);
	cr_assert_str_eq(WHY("d db 3c4c5c"), "p1 must discard first");
	cr_assert_str_eq(WHY("p1 sd"), "1 card must be discarded");
	cr_assert_str_eq(WHY("p1 sd AcAd"), "1 card must be discarded");
	cr_assert_str_eq(WHY("p1 sd Kc"), "Kc has already been dealt");
	PLAY("p1 sd Ad, p2 sd 2c");
	cr_assert_str_eq(WHY("d dh p1 Qc"), "the flop must be dealt first");
	cr_assert_str_eq(WHY("d db Ad4c5c"), "Ad has already been dealt");
	PLAY("d db 3c4c5d, p1 cc, p2 cc, d db 6h, p1 cc, p2 cc, d db 9h, p1 cc, p2 cc");
	/* the deuce makes a straight to the six; the pair of aces is gone */
	PLAY("p1 sm Ac2d, p2 sm");
	cr_assert(script_stacks(&table, "210 190"));
}

Test(table_games, crazy_pineapple_discards_a_card_before_the_turn)
{
	BEGIN(.code = "NCP", .blinds = "5 10", .stacks = "200 200", .min_bet = 10);
	PLAY("d dh p1 AcAd2d, d dh p2 KcKd2c, p2 cc, p1 cc, d db 3c4c5c");
	cr_assert_eq(table.phase, PHASE_BET);
	PLAY("p1 cbr 20, p2 cc");
	cr_assert_eq(table.phase, PHASE_DRAW);
	cr_assert_eq(table_played_street(&table), 1);
	PLAY("p1 sd 2d, p2 sd 2c");
	cr_assert_eq(table.phase, PHASE_DEAL_BOARD);
	cr_assert_eq(table.seat[1].cards, 2);
}

/* A three-card hand does not determine which two of its cards play. */
Test(table_games, hands_are_shown_after_the_discards)
{
	BEGIN(.code = "NCP", .blinds = "5 10", .stacks = "200 200", .min_bet = 10);
	PLAY("d dh p1 AcAd2d, d dh p2 KcKd2c, p2 cbr 200, p1 cc");
	cr_assert_str_eq(WHY("p1 sm -"), "the flop must be dealt first");
	PLAY("d db 3c4c5d");
	cr_assert_str_eq(WHY("p1 sm -"), "p1 must discard first");
	PLAY("p1 sd 2d, p2 sd 2c, p1 sm -, p2 sm -, d db 9h, d db 9s");
	cr_assert_eq(table.phase, PHASE_OVER);
	cr_assert(script_stacks(&table, "400 0"));
}

Test(table_games, a_player_who_mucks_instead_of_discarding_is_out)
{
	BEGIN(.code = "NCP", .blinds = "5 10", .stacks = "200 200 200", .min_bet = 10);
	PLAY("d dh p1 AcAd2d, d dh p2 KcKd2c, d dh p3 QcQd3c, p3 cbr 200, p1 cc, p2 cc");
	PLAY("d db 3d4c5d, p1 sd 2d, p2 sd 2c, p3 sd 3c, p1 sm -, p2 sm -, p3 sm");
	cr_assert_eq(table.in - table.mucks, 2);
	PLAY("d db 9h, d db 9s");
	cr_assert(script_stacks(&table, "600 0 0"));
}
