/* Pots and prizes by felt.h alone. */
#include "felt.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { A = 1, B = 2, C = 4, D = 8 }; /* sets of the first seats */

static felt_pot pots[FELT_POTS_MAX];

static bool pot_is(int32_t index, felt_chips amount, uint32_t contenders)
{
	return pots[index].amount == amount && pots[index].contenders == contenders;
}

/* -- pots ------------------------------------------------------------------------------ */

/* 3 x 100 and the folded 50 make the main pot; 2 x 200 the side pot. */
Test(api_pots, an_all_in_makes_a_side_pot)
{
	const felt_stake stakes[] = {{300, 0, 0}, {300, 0, 0}, {100, 0, 0}, {50, 0, 1}};
	int32_t returned_to = 7;
	felt_chips returned = 7;

	cr_assert_eq(felt_pots(stakes, 4, 0, pots, &returned_to, &returned), 2);
	cr_assert(pot_is(0, 350, A | B | C));
	cr_assert(pot_is(1, 400, A | B));
	cr_assert_eq(pots[0].from, 0);
	cr_assert_eq(pots[0].to, 100);
	cr_assert_eq(pots[1].from, 100);
	cr_assert_eq(pots[1].to, 300);
	cr_assert_eq(returned_to, -1);
	cr_assert_eq(returned, 0);
}

/* 500 over 300 are returned. Carried chips and an untrimmed ante are in the main pot. */
Test(api_pots, an_uncalled_bet_is_returned)
{
	const felt_stake stakes[] = {{800, 0, 0}, {300, 0, 1}, {200, 25, 0}};
	int32_t returned_to;
	felt_chips returned;

	cr_assert_eq(felt_pots(stakes, 3, 1000, pots, &returned_to, &returned), 2);
	cr_assert(pot_is(0, 1000 + 25 + 600, A | C));
	cr_assert(pot_is(1, 200, A));
	cr_assert_eq(returned_to, 0);
	cr_assert_eq(returned, 500);
	cr_assert_eq(felt_pots(stakes, 3, 1000, pots, NULL, NULL), 2);
}

Test(api_pots, invalid_stakes_have_no_pots)
{
	const felt_stake folded[] = {{10, 0, 1}, {10, 0, 1}};
	const felt_stake negative[] = {{10, 0, 0}, {-10, 0, 0}};
	const felt_stake dead[] = {{10, 0, 0}, {10, -1, 0}};
	const felt_stake unknown[] = {{10, 0, 0}, {FELT_CHIPS_UNKNOWN, 0, 0}};
	const felt_stake fine[] = {{10, 0, 0}, {10, 0, 0}};

	cr_assert_eq(felt_pots(folded, 2, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(negative, 2, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(dead, 2, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(unknown, 2, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(fine, 2, -1, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(fine, 0, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(fine, FELT_SEATS_MAX + 1, 0, pots, NULL, NULL), -1);
	cr_assert_eq(felt_pots(fine, 2, 0, pots, NULL, NULL), 1);
}

/* Each of 23 seats has put in one more than the seat before: 22 layers, and 1 is returned. */
Test(api_pots, a_full_table_has_a_pot_for_each_seat)
{
	felt_stake stakes[FELT_SEATS_MAX] = {{0, 0, 0}};
	felt_chips returned, sum = 0;
	int32_t returned_to;

	for (int i = 0; i < FELT_SEATS_MAX; i++)
		stakes[i].paid = i + 1;
	cr_assert_eq(felt_pots(stakes, FELT_SEATS_MAX, 0, pots, &returned_to, &returned), 22);
	for (int i = 0; i < 22; i++) {
		cr_assert_eq(pots[i].amount, FELT_SEATS_MAX - i);
		sum += pots[i].amount;
	}
	cr_assert_eq(sum + returned, 23 * 24 / 2);
	cr_assert_eq(returned_to, 22);
}

/* -- paying ---------------------------------------------------------------------------- */

/* The main pot of 351 is shared by seats 0 and 2, and the odd chip goes to the seat left of the
 * button, which is seat 0 if seat 3 or seat 2 has the button, and seat 2 if seat 0 or seat 1 has.
 */
Test(api_pots, an_odd_chip_goes_left_of_the_button)
{
	static const int32_t odd[] = {2, 2, 0, 0};
	const felt_pot pot = {351, 0, 100, A | B | C};
	const felt_score scores[] = {5, 4, 5, 6}; /* seat 3 does not contend */

	for (int32_t button = 0; button < 4; button++) {
		felt_chips gets[4] = {1, 1, 1, 1}; /* payments are added */

		cr_assert_eq(felt_pot_pay(&pot, 4, button, scores, NULL, 0, gets), FELT_OK);
		cr_assert_eq(gets[0], 176 + (odd[button] == 0), "button %d", button);
		cr_assert_eq(gets[2], 176 + (odd[button] == 2), "button %d", button);
		cr_assert_eq(gets[1], 1);
		cr_assert_eq(gets[3], 1);
	}
}

/* 5 % of 101, rounded down by the caller, is 5; of 96 the high half gets 48. */
Test(api_pots, halves_are_paid_after_the_rake)
{
	const felt_pot pot = {101, 0, 101, A | B | C};
	const felt_score scores[] = {9, 2, 9}, lows[] = {0, 3, 0}, none[] = {0, 0, 0};
	felt_chips gets[3] = {0};

	cr_assert_eq(felt_pot_pay(&pot, 3, 2, scores, lows, 5, gets), FELT_OK);
	cr_assert_eq(gets[0], 24);
	cr_assert_eq(gets[1], 48);
	cr_assert_eq(gets[2], 24);
	/* Without a low the high hands win all of it: 101 is 51 for the first seat. */
	gets[0] = gets[1] = gets[2] = 0;
	cr_assert_eq(felt_pot_pay(&pot, 3, 2, scores, none, 0, gets), FELT_OK);
	cr_assert_eq(gets[0], 51);
	cr_assert_eq(gets[1], 0);
	cr_assert_eq(gets[2], 50);
	/* The odd chip of two halves is of the high half. */
	gets[0] = gets[1] = gets[2] = 0;
	cr_assert_eq(felt_pot_pay(&pot, 3, 2, (const felt_score[]){9, 2, 1}, lows, 0, gets),
		FELT_OK);
	cr_assert_eq(gets[0], 51);
	cr_assert_eq(gets[1], 50);
}

Test(api_pots, a_single_contender_needs_no_hand)
{
	const felt_pot pot = {70, 0, 35, B};
	const felt_score scores[] = {9, 0};
	felt_chips gets[2] = {0};

	cr_assert_eq(felt_pot_pay(&pot, 2, 0, scores, scores, 0, gets), FELT_OK);
	cr_assert_eq(gets[0], 0);
	cr_assert_eq(gets[1], 70);
}

Test(api_pots, a_pot_that_cannot_be_paid_is_misuse)
{
	const felt_score scores[] = {0, 0, 0}, good[] = {1, 2, 3};
	const felt_pot pot = {70, 0, 35, A | B}, nobody = {70, 0, 35, 0},
		       outside = {70, 0, 35, A | D}, negative = {-1, 0, 35, A};
	felt_chips gets[3] = {0};

	cr_assert_eq(felt_pot_pay(&pot, 3, 0, scores, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&nobody, 3, 0, good, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&outside, 3, 0, good, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&negative, 3, 0, good, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&pot, 3, 3, good, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&pot, 3, -1, good, NULL, 0, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&pot, 3, 0, good, NULL, 71, gets), FELT_MISUSE);
	cr_assert_eq(felt_pot_pay(&pot, 3, 0, good, NULL, -1, gets), FELT_MISUSE);
	for (int i = 0; i < 3; i++)
		cr_assert_eq(gets[i], 0);
}

/* All chips that go in come out: the pots, their winners, the rake and the uncalled bet. */
Test(api_pots, chips_are_neither_made_nor_lost)
{
	uint32_t random = 1;

	for (int round = 0; round < 20000; round++) {
		felt_stake stakes[9];
		felt_score scores[9], lows[9];
		felt_chips in = 0, out = 0, gets[9] = {0}, returned;
		const int32_t seats = 2 + round % 8;
		int32_t count;

		for (int32_t i = 0; i < seats; i++) {
			random = random * 1664525 + 1013904223;
			stakes[i] = (felt_stake){random >> 20 & 127, random >> 27 & 3,
				i > 0 && random >> 29 & 1};
			scores[i] = (felt_score)(1 + (random >> 16 & 3));
			lows[i] = (felt_score)(random >> 14 & 3);
			in += stakes[i].paid + stakes[i].dead;
		}
		count = felt_pots(stakes, seats, 10, pots, NULL, &returned);
		cr_assert_geq(count, 1);
		out = returned;
		for (int32_t i = 0; i < count; i++) {
			const felt_chips rake = pots[i].amount / 20;

			cr_assert_eq(felt_pot_pay(&pots[i], seats, round % seats, scores,
					     round & 1 ? lows : NULL, rake, gets),
				FELT_OK);
			out += rake;
		}
		for (int32_t i = 0; i < seats; i++)
			out += gets[i];
		cr_assert_eq(in + 10, out);
	}
}

/* -- settlements ------------------------------------------------------------------------ */

static felt_settlement settled;

/* Settles a line of hold'em; a form without a size has all fields 0. */
static felt_status settle(felt_form form, const char *line, felt_error *error)
{
	felt_lines *lines;
	felt_status status;

	form.size = sizeof form;
	lines = felt_lines_new(felt_game_find("holdem"), &form, error);
	cr_assert(lines, "%s", error ? error->message : "");
	status = felt_settle(lines, line, strlen(line), NULL, 0, &settled, error);
	felt_lines_free(lines);
	return status;
}

static bool is_text(felt_text text, const char *string)
{
	return text.length == strlen(string) && !memcmp(text.bytes, string, text.length);
}

/* Alice's flush beats bob's queens, but carol, whose hand is unknown, can still win the main pot:
 * 3 x 100 and dave's 50. */
Test(api_pots, a_pot_is_open_while_a_contender_is_unknown)
{
	cr_assert_eq(settle((felt_form){0},
			     "alice:300:AhKh bob:300:QsQd carol:100:allin "
			     "dave:50:fold @ 2h7h9hTc3d",
			     NULL),
		FELT_OK);
	cr_assert_eq(settled.seats, 4);
	cr_assert_eq(settled.pots, 2);
	cr_assert_eq(settled.pot[0].amount, 350);
	cr_assert_eq(settled.pot[0].contenders, A | B | C);
	cr_assert_eq(settled.parts[0], 0);
	cr_assert_eq(settled.put[0][3], 50);
	cr_assert_eq(settled.pot[1].amount, 400);
	cr_assert_eq(settled.parts[1], 1);
	cr_assert_eq(settled.part[1][0].winners, A);
	cr_assert_eq(settled.part[1][0].each, 400);
	cr_assert_eq(settled.gets[0], 400);
	cr_assert_eq(settled.gets[1], 0);
	cr_assert_eq(settled.returned_to, -1);
	cr_assert_eq(settled.button, 3);
	cr_assert(is_text(settled.name[2], "carol"));
	cr_assert_eq(settled.all_in, C);
	cr_assert(settled.stake[3].folded && !settled.stake[2].folded);
	cr_assert_eq(settled.hand[0][1], 11 * 4 + 2); /* Kh */
	cr_assert_eq(settled.hand[0][2], FELT_NO_CARD);
	cr_assert_eq(settled.hand[2][0], FELT_NO_CARD);
	cr_assert_eq(settled.board[0][5], FELT_NO_CARD);
	/* 441 is the standing of ace-king-nine-seven-two in a suit. */
	cr_assert_eq(felt_standing(settled.score[0][0][0]), 441);
	cr_assert_eq(settled.score[0][0][2], 0);
}

/* 5 % of 300 and of 400, but 17.50 at most, in hundredths because of the cap. */
Test(api_pots, the_rake_of_all_pots_is_at_most_the_cap)
{
	const char line[] = "alice:300:AsAd bob:300:KsKd carol:100:QsQd @ 2c7d9hTc3d";

	cr_assert_eq(settle((felt_form){.rake = 500, .rake_cap = "17.50"}, line, NULL), FELT_OK);
	cr_assert_eq(settled.places, 2);
	cr_assert_eq(settled.rake[0], 1500);
	cr_assert_eq(settled.rake[1], 250);
	cr_assert_eq(settled.gets[0], 70000 - 1750);
	cr_assert_eq(settle((felt_form){.rake = 500, .flop_only = 1}, "a:2 b:2:fold", NULL),
		FELT_OK);
	cr_assert_eq(settled.rake[0], 0);
}

/* Each board wins half of 301, the first one the odd chip; both win the second, and share 150. The
 * button is bob's, so that carol is first for odd chips, of which there are none. */
Test(api_pots, several_boards_divide_a_pot)
{
	const felt_form form = {.boards = 2, .button = "bob", .carried = "1"};

	cr_assert_eq(settle(form, "alice:150:AsAd bob:150:AhAc @ 2s7s9sTs3d / 2c2d9cTh3c", NULL),
		FELT_OK);
	cr_assert_eq(settled.boards, 2);
	cr_assert_eq(settled.carried, 1);
	cr_assert_eq(settled.button, 1);
	cr_assert_eq(settled.parts[0], 2);
	cr_assert_eq(settled.part[0][0].amount, 151);
	cr_assert_eq(settled.part[0][0].winners, A);
	cr_assert_eq(settled.part[0][1].board, 1);
	cr_assert_eq(settled.part[0][1].winners, A | B);
	cr_assert_eq(settled.part[0][1].each, 75);
	cr_assert_eq(settled.gets[0], 226);
}

Test(api_pots, entries_may_be_cells_of_a_table)
{
	const char text[] = "Ann Lee,20,,AsAd,2c7d9hTc3d\nbob,50,fold,,\n";
	const felt_entry entries[] = {{{text, 7}, {text + 8, 2}, {text, 0}, {text + 12, 4},
					      {text + 17, 10}},
		{{text + 28, 3}, {text + 32, 2}, {text + 35, 4}, {text, 0}, {text, 0}}};
	felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), NULL, NULL);
	felt_entry wrong[2] = {entries[0], entries[1]};
	felt_error error;

	cr_assert(lines);
	cr_assert_eq(felt_settle(lines, text, strlen(text), entries, 2, &settled, NULL), FELT_OK);
	cr_assert(is_text(settled.name[0], "Ann Lee"));
	cr_assert_eq(settled.gets[0], 40);
	cr_assert_eq(settled.gets[1], 30);
	cr_assert_eq(settled.returned_to, 1);
	wrong[1].chips = entries[1].name;
	cr_assert_eq(felt_settle(lines, text, strlen(text), wrong, 2, &settled, &error),
		FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 28);
	cr_assert_eq(error.length, 3);
	felt_lines_free(lines);
}

/* The hand of three cards begins at byte 6. */
Test(api_pots, errors_of_settlements_have_their_numbers)
{
	felt_error error;

	cr_assert_eq(settle((felt_form){0}, "a:10:AsAdAh b:10", &error), FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 5);
	cr_assert_eq(error.number, 3);
	cr_assert_eq(settle((felt_form){.board = "2h7h"}, "a:10 b:10", &error), FELT_MISUSE);
	cr_assert_eq(error.number, 2);
	cr_assert_eq(settle((felt_form){.rake_cap = "x"}, "a:10 b:10", &error), FELT_MISUSE);
	cr_assert_eq(settle((felt_form){.carried = "1,5"}, "a:10 b:10", &error), FELT_MISUSE);
}

Test(api_pots, a_form_must_suit_the_game)
{
	felt_form form = {.size = sizeof form, .boards = 4};
	felt_error error;

	cr_assert_null(felt_lines_new(felt_game_find("holdem"), &form, &error));
	cr_assert_eq(error.status, FELT_MISUSE);
	form.boards = 2;
	cr_assert_null(felt_lines_new(felt_game_find("stud"), &form, &error));
	form.boards = 0;
	form.board = "2h 7h 2h";
	cr_assert_null(felt_lines_new(felt_game_find("holdem"), &form, &error));
	cr_assert_eq(error.status, FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 6);
}

Test(api_pots, amounts_are_read_and_printed)
{
	felt_chips amount;
	char text[32];

	cr_assert_eq(felt_chips_parse("1250.50", 7, &amount), 2);
	cr_assert_eq(amount, 125050);
	cr_assert_eq(felt_chips_parse("1250.50", 4, &amount), 0);
	cr_assert_eq(amount, 1250);
	cr_assert_eq(felt_chips_parse("1000000000000001", 16, &amount), 0);
	cr_assert_eq(amount, FELT_CHIPS_UNKNOWN);
	cr_assert_eq(felt_chips_parse("-1", 2, &amount), -1);
	cr_assert_eq(felt_chips_parse("", 0, &amount), -1);
	cr_assert_eq(felt_chips_print(125050, 2, 0, text, sizeof text), 7);
	cr_assert_str_eq(text, "1250.50");
	felt_chips_print(125050, 2, 1, text, sizeof text);
	cr_assert_str_eq(text, "1,250.50");
}

/* -- prizes ---------------------------------------------------------------------------- */

/* By hand: 50 * 5/10 + 30 * (3/10 * 5/7 + 2/10 * 5/8) + 20 * (1 - 5/10 - ...). */
Test(api_pots, prizes_follow_the_independent_chip_model)
{
	const double stacks[] = {5000, 3000, 2000}, payouts[] = {50, 30, 20};
	double values[3];

	cr_assert_eq(felt_icm(stacks, 3, payouts, 3, values), FELT_OK);
	cr_assert_float_eq(values[0], 38.3929, 5e-5);
	cr_assert_float_eq(values[1], 32.75, 5e-5);
	cr_assert_float_eq(values[2], 28.8571, 5e-5);
	cr_assert_eq(felt_icm(stacks, 3, payouts, 1, values), FELT_OK);
	cr_assert_float_eq(values[0], 25, 1e-12);
	cr_assert_eq(felt_icm((const double[]){1, 0, 0}, 3, payouts, 3, values), FELT_OK);
	cr_assert_float_eq(values[0], 50, 1e-12);
	cr_assert_float_eq(values[1], 25, 1e-12);
}

/* Equal stacks have equal prizes in a field of any size. */
Test(api_pots, a_field_may_be_large)
{
	enum { PLAYERS = 1000 };
	double *stacks = malloc(3 * PLAYERS * sizeof *stacks);
	double *values = stacks + PLAYERS, *payouts = values + PLAYERS;

	cr_assert(stacks);
	for (int i = 0; i < PLAYERS; i++) {
		stacks[i] = 20000;
		payouts[i] = i < 100 ? 100 - i : 0;
	}
	cr_assert_eq(felt_icm(stacks, PLAYERS, payouts, PLAYERS, values), FELT_OK);
	for (int i = 0; i < PLAYERS; i++)
		cr_assert_float_eq(values[i], 5.05, 1e-9);
	free(stacks);
}

Test(api_pots, invalid_prizes_are_misuse)
{
	const double stacks[] = {5000, 3000}, payouts[] = {50, 30};
	double values[2];

	cr_assert_eq(felt_icm(stacks, 0, payouts, 2, values), FELT_MISUSE);
	cr_assert_eq(felt_icm(stacks, 100001, payouts, 2, values), FELT_MISUSE);
	cr_assert_eq(felt_icm(stacks, 2, payouts, 0, values), FELT_MISUSE);
	cr_assert_eq(felt_icm((const double[]){0, 0}, 2, payouts, 2, values), FELT_MISUSE);
	cr_assert_eq(felt_icm((const double[]){-1, 2}, 2, payouts, 2, values), FELT_MISUSE);
	cr_assert_eq(felt_icm((const double[]){(double)NAN, 2}, 2, payouts, 2, values),
		FELT_MISUSE);
	cr_assert_eq(felt_icm((const double[]){(double)INFINITY, 2}, 2, payouts, 2, values),
		FELT_MISUSE);
	cr_assert_eq(felt_icm(stacks, 2, (const double[]){-1, 2}, 2, values), FELT_MISUSE);
}
