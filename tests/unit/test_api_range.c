/* Ranges through felt.h, with numbers of combos from arithmetic: a pair has 6, a suited hand 4, an
 * offsuit hand 12. */
#include "felt.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static felt_range *read_range(const char *game, const char *text)
{
	felt_error error;
	felt_range *const range = felt_range_new(felt_game_find(game), text, &error);

	cr_assert_not_null(range, "%s: %s", text, error.message);
	cr_assert_eq(error.status, FELT_OK);
	return range;
}

Test(api_range, combos_are_numbered_by_their_cards)
{
	int32_t number = 0;

	for (int a = 0; a < 52; a++)
		for (int b = 0; b < a; b++, number++) {
			felt_card cards[2];

			cr_assert_eq(felt_combo((felt_card)a, (felt_card)b), number);
			cr_assert_eq(felt_combo((felt_card)b, (felt_card)a), number);
			felt_combo_cards(number, cards);
			cr_assert(cards[0] == a && cards[1] == b);
		}
	cr_expect_eq(number, FELT_COMBOS);
	cr_expect_eq(felt_combo(3, 3), -1);
	cr_expect_eq(felt_combo(3, FELT_NO_CARD), -1);
	cr_expect_eq(felt_combo_class(FELT_COMBOS), -1);
	cr_expect_eq(felt_combo_class(-1), -1);
}

Test(api_range, classes_are_the_cells_of_the_grid)
{
	static const struct {
		int32_t of_class;
		char name[4];
	} rows[] = {{0, "AA"}, {1, "AKs"}, {13, "AKo"}, {14, "KK"}, {12, "A2s"}, {168, "22"}};
	int combos[FELT_CLASSES] = {0};
	char name[4];

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		cr_expect_eq(felt_class_name(rows[i].of_class, name, sizeof name),
			strlen(rows[i].name));
		cr_expect_str_eq(name, rows[i].name);
	}
	cr_expect_eq(felt_class_name(FELT_CLASSES, name, sizeof name), 0);
	for (int32_t combo = 0; combo < FELT_COMBOS; combo++)
		combos[felt_combo_class(combo)]++;
	for (int row = 0; row < 13; row++)
		for (int column = 0; column < 13; column++)
			cr_expect_eq(combos[row * 13 + column], row == column  ? 6
								: row < column ? 4
									       : 12);
}

static void expect_count(const char *game, const char *text, uint32_t combos, uint64_t sum)
{
	felt_range *const range = read_range(game, text);

	cr_expect_eq(felt_range_count(range), combos, "%s: %u", text, felt_range_count(range));
	cr_expect_eq(felt_range_sum(range), sum, "%s: %d", text, (int)felt_range_sum(range));
	felt_range_free(range);
}

Test(api_range, texts_have_the_combos_that_they_say)
{
	expect_count("holdem", "AA", 6, 6 * FELT_WHOLE);
	expect_count("holdem", "22+", 78, 78 * FELT_WHOLE);
	expect_count("holdem", "AK", 16, 16 * FELT_WHOLE);
	expect_count("holdem", "A2s+:0.5", 48, 48 * FELT_WHOLE / 2);
	expect_count("holdem", "22+,!88", 72, 72 * FELT_WHOLE);
	expect_count("holdem", "100%", 1326, 1326 * FELT_WHOLE);
	expect_count("holdem", "", 0, 0);
	expect_count("shortdeck", "22+", 54, 54 * FELT_WHOLE);
	expect_count("shortdeck", "100%", 36 * 35 / 2, 36 * 35 / 2 * FELT_WHOLE);
}

Test(api_range, every_range_that_is_printed_reads_back)
{
	const felt_game *const holdem = felt_game_find("holdem");
	uint64_t state = 1;

	for (int i = 0; i < 200; i++) {
		felt_range *const range = felt_range_new(holdem, "", NULL);
		felt_range *back;
		uint16_t weights[FELT_COMBOS], again[FELT_COMBOS];
		char *text;
		size_t length;

		for (int combo = 0; combo < FELT_COMBOS; combo++) {
			state = state * UINT64_C(6364136223846793005) + 1442695040888963407u;
			weights[combo] = state >> 60 ? 0 : (uint16_t)((state >> 32) % 10001);
		}
		cr_assert_eq(felt_range_set_weights(range, weights), FELT_OK);
		length = felt_range_print(range, NULL, 0);
		text = malloc(length + 1);
		cr_assert_eq(felt_range_print(range, text, length + 1), length);
		back = felt_range_new(holdem, text, NULL);
		cr_assert_not_null(back, "%s", text);
		felt_range_weights(back, again);
		cr_assert_arr_eq(again, weights, sizeof weights, "%s", text);
		free(text);
		felt_range_free(back);
		felt_range_free(range);
	}
}

static void expect_error(const char *game, const char *text, felt_status status, uint64_t offset,
	uint64_t length)
{
	felt_error error;

	cr_expect_null(felt_range_new(felt_game_find(game), text, &error), "%s", text);
	cr_expect_null(felt_range_new(felt_game_find(game), text, NULL), "%s", text);
	cr_expect_eq(error.status, status, "%s: %s", text, felt_status_key(error.status));
	cr_expect_eq(error.offset, offset, "%s: %d", text, (int)error.offset);
	cr_expect_eq(error.length, length, "%s: %d", text, (int)error.length);
	cr_expect_gt(strlen(error.message), 0, "%s", text);
}

Test(api_range, errors_have_their_location)
{
	expect_error("holdem", "AA,KX", FELT_BAD_TEXT, 4, 1);
	expect_error("holdem", "22+,AKs:2", FELT_BAD_TEXT, 8, 1);
	expect_error("holdem", "AA AhAh", FELT_BAD_TEXT, 5, 2);
	expect_error("shortdeck", "AA,Ah2h", FELT_BAD_TEXT, 5, 2);
	expect_error("omaha", "AAxx", FELT_UNSUPPORTED, 0, 0);
	expect_error("crazy8", "AA", FELT_UNSUPPORTED, 0, 0);
}

/* A weight of 90 symbols, three bytes each: a message quotes the whole ones within 64 bytes. */
Test(api_range, long_text_is_quoted_in_part)
{
	char text[300] = "AA:";
	felt_error error;
	size_t quoted;

	for (int i = 0; i < 90; i++)
		strcat(text, "♠");
	cr_expect_null(felt_range_new(felt_game_find("holdem"), text, &error));
	quoted = strspn(error.message + 1, "♠");
	cr_expect_eq(quoted, 63, "%s", error.message);
	cr_expect_eq(error.length, 270);
}

Test(api_range, weights_are_set_one_at_a_time)
{
	felt_range *const range = read_range("shortdeck", "AA");
	const int32_t aces = felt_combo(51, 50), deuces = felt_combo(0, 1);
	uint16_t weights[FELT_COMBOS] = {0};

	cr_expect_eq(felt_range_weight(range, aces), FELT_WHOLE);
	cr_expect_eq(felt_range_set(range, aces, 1), FELT_OK);
	cr_expect_eq(felt_range_weight(range, aces), 1);
	cr_expect_eq(felt_range_set(range, aces, FELT_WHOLE + 1), FELT_MISUSE);
	cr_expect_eq(felt_range_set(range, deuces, 1), FELT_MISUSE, "no deuces in short deck");
	cr_expect_eq(felt_range_set(range, deuces, 0), FELT_OK);
	cr_expect_eq(felt_range_set(range, -1, 0), FELT_MISUSE);
	cr_expect_eq(felt_range_set(range, FELT_COMBOS, 0), FELT_MISUSE);
	cr_expect_eq(felt_range_weight(range, FELT_COMBOS), 0);
	weights[deuces] = 1;
	cr_expect_eq(felt_range_set_weights(range, weights), FELT_MISUSE);
	cr_expect_eq(felt_range_count(range), 6, "unchanged");
	felt_range_free(range);
}

Test(api_range, ranges_are_combined_weight_by_weight)
{
	static const struct {
		void (*combine)(felt_range *range, const felt_range *by);
		uint32_t aces, kings, queens;
	} rows[] = {{felt_range_unite, 10000, 7000, 10000}, {felt_range_intersect, 10000, 3000, 0},
		{felt_range_subtract, 0, 4000, 0}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		felt_range *const range = read_range("holdem", "AA,KK:0.7");
		felt_range *const by = read_range("holdem", "AA,KK:0.3,QQ");

		rows[i].combine(range, by);
		cr_expect_eq(felt_range_weight(range, felt_combo(51, 50)), rows[i].aces);
		cr_expect_eq(felt_range_weight(range, felt_combo(47, 46)), rows[i].kings);
		cr_expect_eq(felt_range_weight(range, felt_combo(43, 42)), rows[i].queens);
		felt_range_free(range);
		felt_range_free(by);
	}
}

Test(api_range, a_range_keeps_to_the_deck_of_its_game)
{
	felt_range *const range = read_range("shortdeck", "AA");
	felt_range *const by = read_range("holdem", "22+");

	felt_range_unite(range, by);
	cr_expect_eq(felt_range_count(range), 54);
	felt_range_remove(range, UINT64_C(1) << 51 | UINT64_C(1) << 63); /* As, and no card */
	cr_expect_eq(felt_range_count(range), 51);
	felt_range_free(range);
	felt_range_free(by);
}

Test(api_range, a_copy_is_independent)
{
	felt_range *const range = read_range("holdem", "AA");
	felt_range *const copy = felt_range_copy(range);

	felt_range_set(range, felt_combo(51, 50), 0);
	cr_expect_eq(felt_range_count(range), 5);
	cr_expect_eq(felt_range_count(copy), 6);
	felt_range_free(range);
	felt_range_free(copy);
	felt_range_free(NULL);
}

static int32_t kind_of(const char *key)
{
	for (int32_t kind = 0; kind < felt_make_count(); kind++)
		if (!strcmp(felt_make_key(kind), key))
			return kind;
	cr_assert_fail("no kind %s", key);
	return 0;
}

/* On Qh7h2c: three sets of each rank; two pairs of 3 x 3 combos for each two ranks; kings and aces
 * are overpairs; 49 live cards make C(49, 2) combos, C(11, 2) of them with two hearts. */
Test(api_range, all_hands_on_a_flop_make_what_arithmetic_says)
{
	felt_range *const range = read_range("holdem", "100%");
	felt_card board[3];
	uint32_t combos[64], made = 0;
	uint64_t weights[64];

	cr_assert_leq(felt_make_count(), 64);
	felt_cards_parse("Qh7h2c", board, 3, NULL);
	cr_assert_eq(felt_range_makes(range, board, 3, 0, combos, weights), FELT_OK);
	for (int32_t kind = 0; kind < felt_make_count(); kind++)
		cr_expect_eq(weights[kind], (uint64_t)combos[kind] * FELT_WHOLE);
	for (int32_t kind = 0; kind <= kind_of("board-plays"); kind++)
		made += combos[kind];
	cr_expect_eq(made, 49 * 48 / 2);
	cr_expect_eq(combos[kind_of("set")], 9);
	cr_expect_eq(combos[kind_of("two-pair")], 27);
	cr_expect_eq(combos[kind_of("overpair")], 12);
	cr_expect_eq(combos[kind_of("flush")], 0);
	cr_expect_eq(felt_range_makes(range, board, 3, UINT64_C(1) << 51, combos, NULL), FELT_OK);
	cr_expect_eq(combos[kind_of("overpair")], 9, "an ace is dead");
	felt_range_free(range);
}

Test(api_range, a_board_has_three_to_five_different_cards)
{
	felt_range *const range = read_range("holdem", "AA");
	const felt_card board[] = {0, 4, 8, 12, 16, 20}, twice[] = {0, 4, 4};
	const felt_card unknown[] = {0, 4, FELT_NO_CARD};

	cr_expect_eq(felt_range_makes(range, board, 2, 0, NULL, NULL), FELT_MISUSE);
	cr_expect_eq(felt_range_makes(range, board, 6, 0, NULL, NULL), FELT_MISUSE);
	cr_expect_eq(felt_range_makes(range, twice, 3, 0, NULL, NULL), FELT_MISUSE);
	cr_expect_eq(felt_range_makes(range, unknown, 3, 0, NULL, NULL), FELT_MISUSE);
	cr_expect_eq(felt_range_makes(range, board, 5, 0, NULL, NULL), FELT_OK);
	cr_expect_null(felt_make_key(-1));
	cr_expect_null(felt_make_key(felt_make_count()));
	felt_range_free(range);
}
