/* Showdowns through felt.h, decided by the rules. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static felt_showdown *decide(const char *game, const char *line)
{
	felt_error error;
	felt_showdown *const showdown = felt_showdown_new(felt_game_find(game), line, &error);

	cr_assert_not_null(showdown, "%s: %s", line, error.message);
	cr_assert_eq(error.status, FELT_OK);
	return showdown;
}

static void expect_share(const felt_showdown *showdown, int32_t hand, uint64_t part, uint64_t of)
{
	uint64_t found, of_found;

	felt_showdown_share(showdown, -1, hand, &found, &of_found);
	cr_expect(found == part && of_found == of, "hand %d: %d/%d", (int)hand, (int)found,
		(int)of_found);
}

Test(api_showdown, a_flush_beats_queens)
{
	felt_showdown *const showdown = decide("holdem", "AhKh v QsQd @ 2h7h9hTc3d");
	char why[128];

	cr_expect_eq(felt_showdown_hands(showdown), 2);
	cr_expect_eq(felt_showdown_boards(showdown), 1);
	cr_expect_eq(felt_showdown_place(showdown, 0, 0, 0), 1);
	cr_expect_eq(felt_showdown_place(showdown, 0, 0, 1), 2);
	cr_expect_gt(felt_showdown_score(showdown, 0, 0, 0),
		felt_showdown_score(showdown, 0, 0, 1));
	expect_share(showdown, 0, 1, 1);
	expect_share(showdown, 1, 0, 1);
	cr_expect_gt(felt_showdown_why(showdown, 0, 0, 0, why, sizeof why), 0);
	cr_expect_not_null(strstr(why, "flush"), "%s", why);
	felt_showdown_free(showdown);
}

Test(api_showdown, the_kicker_that_decides_is_named)
{
	felt_showdown *const showdown = decide("holdem", "AhQd v AcTd @ As8h5c3d2s");
	char why[128];

	felt_showdown_why(showdown, 0, 0, 0, why, sizeof why);
	cr_expect_str_eq(why, "the same pair; the queen beats the ten");
	felt_showdown_why(showdown, 0, 0, 1, why, sizeof why);
	cr_expect_str_eq(why, "the same pair; the ten loses to the queen");
	felt_showdown_free(showdown);
}

Test(api_showdown, hands_that_tie_share_a_place)
{
	felt_showdown *const showdown = decide("holdem", "2c3c v 2d3d v 7h2h @ TsJsQsKsAs");

	for (int32_t hand = 0; hand < 3; hand++) {
		cr_expect_eq(felt_showdown_place(showdown, 0, 0, hand), 1);
		expect_share(showdown, hand, 1, 3);
	}
	felt_showdown_free(showdown);
}

/* Four jacks win the high half; both players have the low 8-4-3-2-A. */
Test(api_showdown, a_player_can_be_quartered)
{
	felt_showdown *const showdown = decide("omaha8", "JhJc2hAd v 2dAcKdKh @ JdJs8c4h3s");

	cr_expect_eq(felt_showdown_place(showdown, 0, 0, 0), 1);
	cr_expect_eq(felt_showdown_place(showdown, 0, 1, 0), 1);
	cr_expect_eq(felt_showdown_place(showdown, 0, 1, 1), 1);
	expect_share(showdown, 0, 3, 4);
	expect_share(showdown, 1, 1, 4);
	felt_showdown_free(showdown);
}

Test(api_showdown, a_hand_without_a_low_has_no_place_in_the_low_half)
{
	felt_showdown *const showdown = decide("omaha8", "Ah2hKcKd v QhQdJcJs @ 3h4d8cTsKs");
	char why[8] = "x";

	cr_expect_eq(felt_showdown_place(showdown, 0, 1, 0), 1);
	cr_expect_eq(felt_showdown_place(showdown, 0, 1, 1), 0);
	cr_expect_eq(felt_showdown_score(showdown, 0, 1, 1), 0);
	cr_expect_eq(felt_showdown_why(showdown, 0, 1, 1, why, sizeof why), 0);
	cr_expect_str_eq(why, "");
	expect_share(showdown, 0, 1, 1);
	felt_showdown_free(showdown);
}

Test(api_showdown, each_board_has_an_equal_part_of_the_pot)
{
	felt_showdown *showdown = decide("holdem", "AhAd v KhKd @ 2c7d9hTc3d / Kc7s8s9c2d");

	cr_expect_eq(felt_showdown_boards(showdown), 2);
	cr_expect_eq(felt_showdown_place(showdown, 0, 0, 0), 1);
	cr_expect_eq(felt_showdown_place(showdown, 1, 0, 0), 2);
	expect_share(showdown, 0, 1, 2);
	felt_showdown_free(showdown);
	/* the same turn and river twice after one flop */
	showdown = decide("holdem", "AhAd v KhKd @ 2c7d9hTc3d / KcQs / Ks4c");
	cr_expect_eq(felt_showdown_boards(showdown), 3);
	expect_share(showdown, 0, 1, 3);
	expect_share(showdown, 1, 2, 3);
	felt_showdown_free(showdown);
}

static void expect_error(const char *game, const char *line, felt_status status, uint64_t offset)
{
	felt_error error;

	cr_expect_null(felt_showdown_new(felt_game_find(game), line, &error), "%s", line);
	cr_expect_null(felt_showdown_new(felt_game_find(game), line, NULL), "%s", line);
	cr_expect_eq(error.status, status, "%s: %s", line, felt_status_key(error.status));
	cr_expect_eq(error.offset, offset, "%s: %d", line, (int)error.offset);
}

Test(api_showdown, errors_have_their_location)
{
	expect_error("holdem", "AhKh", FELT_BAD_TEXT, 4);
	expect_error("holdem", "AhKh v QsQx @ 2h7h9hTc3d", FELT_BAD_TEXT, 10);
	expect_error("holdem", "AhKh v AhQd @ 2h7h9hTc3d", FELT_BAD_TEXT, 7);
	expect_error("omaha", "AhKh v QsQd @ 2h7h9hTc3d", FELT_BAD_TEXT, 0);
	expect_error("shortdeck", "AhKh v QsQd @ 2h7h9hTc8d", FELT_BAD_TEXT, 14);
	expect_error("holdem", "AhKh v QsQd @ 2h7h9hTc3d / 3c / 4c / 5c", FELT_BAD_TEXT, 14);
}

Test(api_showdown, places_that_do_not_exist_are_zero)
{
	felt_showdown *const showdown = decide("holdem", "AhKh v QsQd @ 2h7h9hTc3d");

	cr_expect_eq(felt_showdown_place(showdown, 1, 0, 0), 0);
	cr_expect_eq(felt_showdown_place(showdown, 0, 1, 0), 0);
	cr_expect_eq(felt_showdown_place(showdown, 0, 0, 2), 0);
	cr_expect_eq(felt_showdown_score(showdown, -1, 0, -1), 0);
	cr_expect_eq(felt_showdown_why(showdown, 0, 0, 2, NULL, 0), 0);
	expect_share(showdown, 2, 0, 1);
	felt_showdown_free(showdown);
	felt_showdown_free(NULL);
}

/* -- lines ------------------------------------------------------------------------------ */

static felt_showdown *read_line(felt_lines *lines, const char *line)
{
	felt_showdown *const showdown = felt_showdown_of_lines(lines);
	felt_error error;

	cr_assert(lines && showdown);
	cr_assert_eq(felt_showdown_read(showdown, line, strlen(line), &error), FELT_OK, "%s",
		error.message);
	return showdown;
}

/* A flush beats a pair of queens. The same object then has the hands of another line: ace-king
 * beats ace-queen by the second of the five cards that play. */
Test(api_showdown, an_object_reads_many_lines)
{
	const felt_form form = {.size = sizeof form, .board = "2h7h9hTc3d", .dead = "As"};
	felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), &form, NULL);
	felt_showdown *const showdown = read_line(lines, "QsQd v AhKh");
	const char second[] = "AcQc v AdKd";
	felt_error error;
	felt_card cards[22];

	cr_assert_eq(felt_showdown_at(showdown, 0, 0, 0), 1);
	cr_assert_eq(felt_showdown_at(showdown, 0, 0, 1), 0);
	cr_assert_eq(felt_showdown_decider(showdown, 0, 0, 0), -1); /* of different categories */
	cr_assert_eq(felt_showdown_cards(showdown, 0, 1, cards), 2);
	cr_assert_eq(cards[0], 12 * 4 + 2); /* Ah */
	cr_assert_eq(felt_showdown_cards(showdown, 0, -1, cards), 5);
	cr_assert_eq(felt_showdown_read(showdown, "AsKs v QsQd", 11, &error), FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 0); /* the ace is dead */
	cr_assert_eq(felt_showdown_hands(showdown), 0);
	cr_assert_eq(felt_showdown_read(showdown, second, strlen(second), NULL), FELT_OK);
	cr_assert_eq(felt_showdown_place(showdown, 0, 0, 1), 1);
	cr_assert_eq(felt_showdown_decider(showdown, 0, 0, 1), 1); /* the king of ace-king-ten */
	felt_showdown_free(showdown);
	felt_lines_free(lines);
}

Test(api_showdown, cards_can_be_cut_into_hands)
{
	const felt_form form = {.size = sizeof form, .cut = 2, .boards = 2, .runs = 1};
	felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), &form, NULL);
	felt_showdown *const showdown = read_line(lines, "AhKhQsQd @ 2h7h9hTc3d / Qc3s");
	uint64_t part, of;

	cr_assert_eq(felt_showdown_hands(showdown), 2);
	felt_showdown_share(showdown, 0, 0, &part, &of); /* the flush wins the first half */
	cr_assert(part == 1 && of == 2);
	felt_showdown_share(showdown, -1, 0, &part, &of); /* and the second */
	cr_assert(part == 1 && of == 1);
	felt_showdown_free(showdown);
	felt_lines_free(lines);
}

/* The line of a single hand has a board of its own, or the board of the form. Two of the player's
 * cards play in Omaha: one spade of the hand and four of the board do not flush. */
Test(api_showdown, a_line_can_be_a_single_hand)
{
	felt_form form = {.size = sizeof form, .single = 1};
	const felt_game *const omaha = felt_game_find("omaha");
	felt_lines *lines = felt_lines_new(omaha, &form, NULL);
	felt_showdown *showdown = read_line(lines, "AsKhQdJd @ 2s3s4sTs9h");
	felt_error error;

	cr_assert_eq(felt_showdown_hands(showdown), 1);
	cr_assert_eq(felt_category(omaha, 0, felt_showdown_score(showdown, 0, 0, 0)), 0);
	cr_assert_eq(felt_showdown_read(showdown, "AsKhQd @ 2s3s4s", 15, &error), FELT_BAD_TEXT);
	cr_assert_eq(error.number, 3); /* cards, of which a hand has */
	cr_assert_eq(error.wanted, 4);
	felt_showdown_free(showdown);
	felt_lines_free(lines);
	form.board = "2s3s4sTs9h";
	lines = felt_lines_new(omaha, &form, NULL);
	showdown = read_line(lines, "[As Ks] QdJd");
	cr_assert_eq(felt_category(omaha, 0, felt_showdown_score(showdown, 0, 0, 0)), 5);
	cr_assert_eq(felt_showdown_read(showdown, "AsKs2s3c", 8, &error), FELT_BAD_TEXT);
	cr_assert_eq(error.offset, 4); /* on the board */
	felt_showdown_free(showdown);
	felt_lines_free(lines);
	form.cut = 4;
	cr_assert_null(felt_lines_new(omaha, &form, &error));
	cr_assert_eq(error.status, FELT_MISUSE);
}

/* A royal flush is the best of 7462 classes, and 7-5-4-3-2 the worst; four aces with a king are
 * 11th, after ten straight flushes. */
Test(api_showdown, lines_are_scored_up_to_one_that_needs_care)
{
	static const char text[] = "AsKsQsJsTs\nAsAhAdAcKs\n7s5h4d3c2s\n[As Ks Qs Js Ts]\n";
	static const char *const instructions[] = {NULL, "scalar"};

	for (int i = 0; i < 2; i++) {
		const felt_form form = {.size = sizeof form,
			.single = 1,
			.instructions = instructions[i]};
		felt_lines *const lines = felt_lines_new(felt_game_find("holdem"), &form, NULL);
		felt_score scores[8];
		uint64_t counts[9] = {0};
		char out[8 * 8];
		size_t hands;

		cr_assert_eq(felt_lines_score(lines, text, strlen(text), scores, 8, &hands), 33);
		cr_assert_eq(hands, 3);
		cr_assert_eq(felt_lines_standings(lines, scores, hands, out), 10);
		cr_assert_eq(memcmp(out, "1\n11\n7462\n", 10), 0);
		felt_lines_categories(lines, scores, hands, counts);
		cr_assert(counts[8] == 1 && counts[7] == 1 && counts[0] == 1);
		cr_assert_eq(felt_lines_score(lines, text, strlen(text), scores, 2, &hands), 22);
		cr_assert_eq(hands, 2);
		felt_lines_free(lines);
	}
}

/* Badugi: A-2-3-4 of four suits is the best hand of 1092. A board of three cards leaves two. */
Test(api_showdown, lines_of_other_games_are_scored_too)
{
	felt_form form = {.size = sizeof form, .single = 1, .many = 1};
	const char badugi[] = "As2h3d4c\nAs As3d4c\n", omaha[] = "AsKsQdJd @ QsJsTs\n";
	const felt_game *const game = felt_game_find("badugi");
	felt_lines *lines = felt_lines_new(game, &form, NULL);
	felt_score scores[64];
	uint64_t counts[4] = {0};
	size_t hands;

	cr_assert_eq(felt_lines_score(lines, badugi, strlen(badugi), scores, 64, &hands), 9);
	cr_assert_eq(felt_game_standing(game, 0, scores[0]), 1);
	felt_lines_categories(lines, scores, hands, counts);
	cr_assert_eq(counts[3], 1);
	felt_lines_free(lines);
	lines = felt_lines_new(felt_game_find("omaha"), &form, NULL);
	cr_assert_eq(felt_lines_score(lines, omaha, strlen(omaha), scores, 64, &hands), 18);
	cr_assert_eq(felt_standing(scores[0]), 1);
	felt_lines_free(lines);
	form.single = 0; /* lines of several hands */
	lines = felt_lines_new(felt_game_find("omaha"), &form, NULL);
	cr_assert_eq(felt_lines_score(lines, omaha, strlen(omaha), scores, 64, &hands), 0);
	cr_assert_eq(hands, 0);
	felt_lines_free(lines);
	form.instructions = "mmx";
	cr_assert_null(felt_lines_new(game, &form, NULL));
}

/* Thorp's rules: a natural beats another 21, and 24 is bust. Two decks have 104 cards; 8 are dealt
 * and one is dead: one ace of spades, of two, is left. */
Test(api_showdown, a_shoe_has_several_decks)
{
	const felt_form form = {.size = sizeof form, .decks = 2, .dead = "2c"};
	felt_lines *const lines = felt_lines_new(felt_game_find("21"), &form, NULL);
	felt_showdown *const showdown = read_line(lines, "Kd9d5h; AsKd; 7h7d7c");
	uint8_t left[52];
	uint64_t part, of;
	char text[64];

	cr_assert_eq(felt_showdown_place(showdown, 0, 0, 0), 0);
	cr_assert_eq(felt_showdown_place(showdown, 0, 0, 1), 1);
	cr_assert_eq(felt_showdown_place(showdown, 0, 0, 2), 2);
	cr_assert_eq(felt_showdown_at(showdown, 0, 0, 2), 0);
	felt_showdown_name(showdown, 0, 0, 0, text, sizeof text);
	cr_assert_str_eq(text, "bust with 24");
	felt_showdown_share(showdown, -1, 1, &part, &of);
	cr_assert(part == 1 && of == 1);
	cr_assert_eq(felt_showdown_left(showdown, left), 104 - 8 - 1);
	cr_assert_eq(left[51], 1);
	cr_assert_eq(left[11 * 4 + 1], 0); /* both kings of diamonds are dealt */
	cr_assert_eq(left[0], 1);
	felt_showdown_free(showdown);
	felt_lines_free(lines);
}

/* Such games have no evaluator, so that other functions must not use it. */
Test(api_showdown, games_from_a_shoe_have_nothing_else)
{
	const felt_game *const game = felt_game_find("21");
	const felt_card cards[] = {0, 1, 2, 3, 4};
	felt_settlement settlement;
	felt_lines *const lines = felt_lines_new(game, NULL, NULL);
	felt_score score;
	felt_error error;

	cr_assert(game && lines);
	cr_assert_eq(felt_settle(lines, "a:1 b:1", 7, NULL, 0, &settlement, NULL),
		FELT_UNSUPPORTED);
	cr_assert_null(felt_equity_new(game, "AsKs v QsQd", &error));
	cr_assert_eq(error.status, FELT_UNSUPPORTED);
	cr_assert_null(felt_range_new(game, "AA", NULL));
	cr_assert_eq(felt_evaluate(game, 0, cards, 5, 0), 0);
	cr_assert_eq(felt_evaluate_batch(game, 0, cards, 5, NULL, 0, 1, &score), FELT_MISUSE);
	cr_assert_eq(felt_category_count(game, 0), 0);
	cr_assert_eq(felt_game_standing(game, 0, 1), 0);
	felt_lines_free(lines);
}
