/* Games and scores through felt.h. Numbers of hands are the published ones; the reference of seven
 * cards is the best of the 21 hands of five. */
#include "felt.h"

#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t below(uint64_t *state, uint32_t bound)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)((*state >> 32) * bound >> 32);
}

/* Deals different cards of a deck. */
static void deal(uint64_t *state, felt_cards deck, int count, felt_card *out)
{
	felt_card all[52];
	const uint32_t cards = (uint32_t)felt_cards_list(deck, all);

	for (uint32_t i = 0; i < (uint32_t)count; i++) {
		const uint32_t other = i + below(state, cards - i);

		out[i] = all[other];
		all[other] = all[i];
	}
}

/* Weisstein, "Poker", MathWorld: the hands of five cards by category; a straight flush may be
 * royal. */
Test(api_games, all_hands_of_five_cards_have_their_published_categories)
{
	static const int published[] = {1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624,
		40};
	const felt_tables *const tables = felt_tables_get();
	const felt_game *const holdem = felt_game_find("holdem");
	int found[9] = {0}, different = 0;
	felt_card c[5];

	for (c[0] = 4; c[0] < 52; c[0]++)
		for (c[1] = 3; c[1] < c[0]; c[1]++)
			for (c[2] = 2; c[2] < c[1]; c[2]++)
				for (c[3] = 1; c[3] < c[2]; c[3]++)
					for (c[4] = 0; c[4] < c[3]; c[4]++) {
						const felt_score score = felt_value5(tables, c);

						different += score != felt_score5to7(c, 5);
						found[felt_category(holdem, 0, score)]++;
					}
	cr_expect_arr_eq(found, published, sizeof published);
	cr_expect_eq(different, 0, "felt_value5 and felt_score5to7 differ for %d", different);
}

static felt_score best_of_21(const felt_tables *tables, const felt_card cards[7])
{
	felt_score best = 0;

	for (int a = 0; a < 6; a++)
		for (int b = a + 1; b < 7; b++) {
			felt_card five[5];
			felt_score score;
			int count = 0;

			for (int i = 0; i < 7; i++)
				if (i != a && i != b)
					five[count++] = cards[i];
			score = felt_value5(tables, five);
			best = score > best ? score : best;
		}
	return best;
}

Test(api_games, seven_cards_are_worth_their_best_five)
{
	const felt_tables *const tables = felt_tables_get();
	const felt_game *const holdem = felt_game_find("holdem");
	uint64_t state = 7;

	for (int i = 0; i < 100000; i++) {
		felt_card cards[7];
		felt_score expected;

		deal(&state, felt_game_deck(holdem), 7, cards);
		expected = best_of_21(tables, cards);
		cr_assert_eq(felt_value7(tables, cards), expected);
		cr_assert_eq(felt_score7(cards), expected);
		cr_assert_eq(felt_score5to7(cards, 7), expected);
		cr_assert_eq(felt_evaluate(holdem, 0, cards, 2, 5), expected);
	}
}

Test(api_games, flushes_leave_the_inline_path_with_the_same_score)
{
	const felt_tables *const tables = felt_tables_get();
	uint64_t state = 11;

	for (int i = 0; i < 20000; i++) {
		const int suit = (int)below(&state, 4), suited = 5 + (int)below(&state, 3);
		const felt_cards suit_cards = UINT64_C(0x1111111111111) << suit;
		felt_card cards[7];

		deal(&state, suit_cards, suited, cards);
		deal(&state, ((UINT64_C(1) << 52) - 1) & ~suit_cards, 7 - suited, cards + suited);
		cr_assert_eq(felt_value7(tables, cards), best_of_21(tables, cards));
	}
}

Test(api_games, a_count_of_cards_without_a_hand_has_no_score)
{
	const felt_card cards[] = {51, 47, 43, 39, 35, 1, 2, 3};

	cr_expect_eq(felt_score5to7(cards, 4), 0);
	cr_expect_eq(felt_score5to7(cards, 8), 0);
	cr_expect_eq(felt_standing(felt_score5to7(cards, 5)), 1);
	cr_expect_eq(felt_standing(0), 0);
	cr_expect_eq(felt_standing(7463), 0);
	cr_expect_eq(felt_standing(1), 7462);
}

/* -- every game ---------------------------------------------------------------- */

static int count_games(void)
{
	int games = 0;

	while (felt_game_at(games))
		games++;
	return games;
}

Test(api_games, every_game_is_found_by_its_key_in_either_case)
{
	cr_expect_gt(count_games(), 15);
	cr_expect_null(felt_game_at(-1));
	cr_expect_null(felt_game_find("snap"));
	for (int i = 0; i < count_games(); i++) {
		const felt_game *const game = felt_game_at(i);
		char key[32];
		size_t length = 0;

		for (const char *from = felt_game_key(game); *from; from++)
			key[length++] = (char)toupper((unsigned char)*from);
		key[length] = '\0';
		cr_expect_eq(felt_game_find(felt_game_key(game)), game, "%s", key);
		cr_expect_eq(felt_game_find(key), game, "%s", key);
		cr_expect_gt(strlen(felt_game_name(game)), 0, "%s", key);
		cr_expect_gt(strlen(felt_game_about(game)), 0, "%s", key);
	}
}

/* A score of each hand alone, in a batch, and in a batch on one board. */
static void compare_batches(const felt_game *game, int32_t low)
{
	enum { HANDS = 5000, CARDS_MAX = 11 };
	static felt_card rows[HANDS * CARDS_MAX], own[HANDS * CARDS_MAX];
	static felt_score scores[HANDS], on_board[HANDS];
	const int32_t owns = felt_game_own(game), board = felt_game_board(game);
	const size_t size = (size_t)owns + (size_t)board;
	const char *const key = felt_game_key(game);
	felt_card shared[5] = {0};
	felt_cards deck = felt_game_deck(game);
	uint64_t state = 3;

	if (board)
		deal(&state, deck, board, shared);
	for (size_t i = 0; i < HANDS; i++) {
		deal(&state, deck, (int)size, rows + i * size);
		deal(&state, deck & ~felt_cards_set(shared, board), owns, own + i * (size_t)owns);
	}
	cr_assert_eq(felt_evaluate_batch(game, low, rows, owns, NULL, board, HANDS, scores),
		FELT_OK, "%s", key);
	cr_assert_eq(felt_evaluate_batch(game, low, own, owns, shared, board, HANDS, on_board),
		FELT_OK, "%s", key);
	for (size_t i = 0; i < HANDS; i++) {
		felt_card cards[CARDS_MAX];

		cr_assert_eq(scores[i], felt_evaluate(game, low, rows + i * size, owns, board),
			"%s", key);
		cr_assert_leq(scores[i], felt_game_standings(game, low), "%s", key);
		memcpy(cards, own + i * (size_t)owns, (size_t)owns);
		memcpy(cards + owns, shared, (size_t)board);
		cr_assert_eq(on_board[i], felt_evaluate(game, low, cards, owns, board), "%s", key);
	}
}

Test(api_games, batches_of_every_game_equal_single_hands)
{
	for (int i = 0; i < count_games(); i++) {
		const felt_game *const game = felt_game_at(i);

		compare_batches(game, 0);
		if (felt_game_split(game))
			compare_batches(game, 1);
	}
}

static int pairs_in(const felt_card best[5], int count)
{
	int pairs = 0;

	for (int i = 0; i < count; i++)
		for (int j = 0; j < i; j++)
			pairs += best[i] / 4 == best[j] / 4;
	return pairs;
}

/* The cards that play are among the cards, and worth the same on their own. */
static void check_best(const felt_game *game, int32_t low, uint64_t *state)
{
	const int32_t own = felt_game_own(game), board = felt_game_board(game);
	const bool omaha = own > 3 && board;
	const char *const key = felt_game_key(game);
	felt_card cards[11], best[5];
	felt_score score;
	int32_t count;
	felt_cards used, mine;

	deal(state, felt_game_deck(game), own + board, cards);
	score = felt_evaluate(game, low, cards, own, board);
	count = felt_best(game, low, cards, own, board, best);
	cr_assert_eq(count == 0, score == 0, "%s", key);
	if (!count)
		return;
	used = felt_cards_set(best, count);
	mine = used & felt_cards_set(cards, own);
	cr_assert_eq(used & ~felt_cards_set(cards, own + board), 0, "%s", key);
	cr_assert_eq(__builtin_popcountll(used), count, "%s", key);
	if (omaha)
		cr_assert_eq(__builtin_popcountll(mine), 2, "%s", key);
	if (low)
		cr_assert_eq(pairs_in(best, count), 0, "%s", key);
	if (!low && omaha)
		cr_assert_eq(felt_score5to7(best, 5), score, "%s", key);
	else if (count == 5)
		cr_assert_eq(felt_evaluate(omaha ? felt_game_find("stud8") : game, low, best, 5, 0),
			score, "%s", key);
}

Test(api_games, the_cards_that_play_are_worth_the_score)
{
	uint64_t state = 5;

	for (int i = 0; i < count_games(); i++) {
		const felt_game *const game = felt_game_at(i);

		for (int hand = 0; hand < 1000; hand++) {
			check_best(game, 0, &state);
			if (felt_game_split(game))
				check_best(game, 1, &state);
		}
	}
}

/* The numbers of different hands: C(13, 5) + ... = 7462, and those of felt-games(7). */
Test(api_games, every_standing_has_a_category_and_a_name)
{
	static const struct {
		char key[16];
		int32_t low;
		uint32_t standings;
		int32_t categories;
	} rows[] = {{"holdem", 0, 7462, 9}, {"shortdeck", 0, 1404, 9}, {"omaha8", 1, 56, 0},
		{"razz", 0, 6175, 0}, {"27", 0, 7462, 0}, {"badugi", 0, 1092, 4}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const felt_game *const game = felt_game_find(rows[i].key);
		const int32_t low = rows[i].low, categories = felt_category_count(game, low);
		int32_t last = -1;

		cr_expect_eq(felt_game_standings(game, low), rows[i].standings, "%s", rows[i].key);
		if (rows[i].categories)
			cr_expect_eq(categories, rows[i].categories, "%s", rows[i].key);
		for (uint32_t score = 1; score <= rows[i].standings; score++) {
			const int32_t category = felt_category(game, low, (felt_score)score);
			char name[128];

			cr_assert(category == last || category == last + 1, "%s", rows[i].key);
			last = category;
			cr_assert_gt(felt_score_name(game, low, (felt_score)score, name,
					     sizeof name),
				0);
			cr_assert_eq(felt_game_standing(game, low, (felt_score)score),
				rows[i].standings + 1 - score);
		}
		cr_expect_eq(last, categories - 1, "%s", rows[i].key);
		cr_expect_null(felt_category_key(game, low, categories));
		cr_expect_null(felt_category_key(game, low, -1));
		cr_expect_eq(felt_category(game, low, 0), -1);
		cr_expect_eq(felt_score_name(game, low, 0, NULL, 0), 0);
	}
}

/* -- rules ---------------------------------------------------------------------- */

static void expect_standing(const char *key, int32_t low, const char *text, int32_t own,
	uint32_t standing, const char *name)
{
	const felt_game *const game = felt_game_find(key);
	felt_card cards[11];
	const int32_t count = felt_cards_parse(text, cards, 11, NULL);
	felt_score score;
	char out[128];

	cr_assert_gt(count, 0, "%s", text);
	score = felt_evaluate(game, low, cards, own, count - own);
	if (standing)
		cr_expect_eq(felt_game_standing(game, low, score), standing, "%s: %u", text,
			felt_game_standing(game, low, score));
	felt_score_name(game, low, score, out, sizeof out);
	cr_expect_str_eq(out, name);
}

Test(api_games, the_best_and_the_worst_hands_of_the_rules)
{
	expect_standing("holdem", 0, "As Ks Qs Js Ts 2h 3d", 2, 1, "royal flush");
	expect_standing("holdem", 0, "7h5d4c3s2d", 5, 7462, "high card, seven-five-four-three-two");
	expect_standing("holdem", 0, "7c7d7h2s2c", 2, 0, "full house, sevens over deuces");
	expect_standing("27", 0, "7h5d4c3s2d", 5, 1, "seven-five-four-three-two low");
	expect_standing("razz", 0, "Ah2d3c4s5dKcKd", 7, 1, "five-four-three-two-ace low");
	expect_standing("badugi", 0, "Ah2d3c4s", 4, 1, "four-card badugi, four-three-two-ace");
	expect_standing("stud8", 1, "8h7d6c5s4dKcKd", 7, 56, "eight-seven-six-five-four low");
}

Test(api_games, in_omaha_exactly_two_cards_of_the_hand_play)
{
	/* one spade in the hand: no flush; no pair in the hand: a straight by two cards */
	expect_standing("omaha", 0, "As Kd 2c 3c Qs Js Ts 9s 8s", 4, 0, "ace-high straight");
	/* four aces in the hand are a pair */
	expect_standing("omaha", 0, "As Ah Ad Ac Ks Qd 9h 4c 2d", 4, 0,
		"pair of aces, king-queen-nine kickers");
	/* a low of two from the hand and three of the board */
	expect_standing("omaha8", 1, "Ah 2d Kc Ks 3h 4d 8c Kd Qd", 4, 0,
		"eight-four-three-two-ace low");
}

Test(api_games, hands_that_the_game_does_not_value_have_no_score)
{
	const felt_game *const omaha8 = felt_game_find("omaha8");
	const felt_game *const short_deck = felt_game_find("shortdeck");
	const felt_game *const holdem = felt_game_find("holdem");
	const felt_card cards[] = {51, 47, 43, 39, 35, 31, 27, 23, 20};
	const felt_card twice[] = {51, 47, 43, 39, 35, 31, 51};
	const felt_card unknown[] = {51, 47, 43, 39, 35, 31, FELT_NO_CARD};
	const felt_card deuce[] = {51, 47, 43, 39, 35, 31, 0};
	felt_score score = 99;

	cr_expect_eq(felt_evaluate(omaha8, 1, cards, 4, 5), 0,
		"no low with five cards above eight");
	cr_expect_eq(felt_evaluate(omaha8, 0, cards, 2, 5), 0);
	cr_expect_eq(felt_evaluate(holdem, 1, cards, 2, 5), 0);
	cr_expect_eq(felt_evaluate(holdem, 0, cards, 2, 2), 0);
	cr_expect_eq(felt_evaluate(holdem, 0, cards, -1, 6), 0);
	cr_expect_eq(felt_evaluate(holdem, 0, twice, 2, 5), 0);
	cr_expect_eq(felt_evaluate(holdem, 0, unknown, 2, 5), 0);
	cr_expect_eq(felt_evaluate(short_deck, 0, deuce, 2, 5), 0);
	cr_expect_eq(felt_evaluate_batch(holdem, 0, cards, 2, NULL, 2, 1, &score), FELT_MISUSE);
	cr_expect_eq(felt_evaluate_batch(holdem, 1, cards, 2, NULL, 5, 1, &score), FELT_MISUSE);
	cr_expect_eq(score, 99);
	cr_expect_eq(felt_evaluate_batch(holdem, 0, NULL, 2, NULL, 5, 0, NULL), FELT_OK);
}
