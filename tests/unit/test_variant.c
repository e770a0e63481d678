#include "support.h"

#include "game/variant.h"

#include <criterion/criterion.h>
#include <string.h>

static const struct variant *find(const char *code)
{
	return variant_find(slice_from(code));
}

Test(variant, every_row_is_found_by_its_code)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		cr_assert_eq(find(variant->code), variant, "%s", variant->code);
}

Test(variant, unknown_codes_have_no_row)
{
	static const char *const codes[] = {"", "N", "NT ", "nt", "NTT", "F7S/", "XX"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		cr_assert_null(find(codes[i]), "%s", codes[i]);
}

Test(variant, words_of_players_mean_a_code_or_a_key)
{
	static const char *const words[][2] = {{"plo", "PO"}, {"PLO5", "PO5"}, {"plo8", "PO/8"},
		{"O8", "omaha8"}, {"2-7", "27"}, {"2-7 Triple Draw", "27td"}, {"Hold'em", "holdem"},
		{"texas-holdem", "holdem"}, {"NLHE", "NT"}, {"limit", "FT"}, {"6+", "shortdeck"},
		{"short-deck", "shortdeck"}, {"Big O", "PO5/8"}, {"7-card stud", "stud"},
		{"a-5", "a5"}, {"blackjack", "21"}, {"omaha", "omaha"}};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const char *const alias = variant_alias(slice_from(words[i][0]));

		cr_assert(alias && !strcmp(alias, words[i][1]), "%s: %s", words[i][0], alias);
		cr_assert(find(alias) || game_find(slice_from(alias)) ||
				  game_find_shoe(slice_from(alias)),
			"%s", alias);
		cr_assert_null(variant_ambiguous(slice_from(words[i][0])), "%s", words[i][0]);
	}
}

Test(variant, a_word_for_several_games_means_none)
{
	static const char *const words[] = {"deuce", "lowball", "hi-lo", "6-max", "HORSE"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		cr_assert_null(variant_alias(slice_from(words[i])), "%s", words[i]);
		cr_assert_not_null(variant_ambiguous(slice_from(words[i])), "%s", words[i]);
	}
	cr_assert_null(variant_alias(slice_from("")));
	cr_assert_null(variant_alias(slice_from("-")));
	cr_assert_null(variant_alias(slice_from("a word that is longer than all of the table")));
	cr_assert_null(variant_ambiguous(slice_from("holdem")));
}

/* The table of games of the Poker Hand History format (Kim), section "Variants". */
Test(variant, every_code_of_the_format_has_a_name)
{
	static const char *const codes[] = {"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR",
		"N2L1D", "F2L3D", "FB"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		cr_assert(find(codes[i]) && strlen(find(codes[i])->name) > 0, "%s", codes[i]);
}

/* The same table: hold'em deals two cards to each player, Omaha four, and both a board of five. */
Test(variant, games_with_a_board_differ_in_hole_cards)
{
	static const struct {
		const char *code;
		int hole;
		const struct evaluator *evaluator, *low;
	} rows[] = {
		{"NT", 2, &evaluator_high, NULL},
		{"PT", 2, &evaluator_high, NULL},
		{"FT", 2, &evaluator_high, NULL},
		{"PO", 4, &evaluator_omaha, NULL},
		{"PO/8", 4, &evaluator_omaha, &evaluator_omaha_low},
		{"FO/8", 4, &evaluator_omaha, &evaluator_omaha_low},
		{"PO5", 5, &evaluator_omaha, NULL},
		{"PO5/8", 5, &evaluator_omaha, &evaluator_omaha_low},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct variant *variant = find(rows[i].code);
		int board = 0;

		cr_assert_eq(variant->streets, 4, "%s", rows[i].code);
		for (int street = 0; street < variant->streets; street++)
			board += variant->street[street].board;
		cr_assert_eq(board, BOARD_CARDS_MAX, "%s", rows[i].code);
		cr_assert_eq(variant->street[0].hole, rows[i].hole, "%s", rows[i].code);
		cr_assert_eq(variant->game->evaluator, rows[i].evaluator, "%s", rows[i].code);
		cr_assert_eq(variant->game->low, rows[i].low, "%s", rows[i].code);
	}
}

/* A hand is dealt by the row of its game: the same numbers of cards, draws, discards and cards
 * face up. */
Test(variant, streets_deal_the_cards_of_the_game)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		const struct game *game = variant->game;
		int hole = 0, up = 0, board = 0, draws = 0, discards = 0;

		for (int i = 0; i < variant->streets; i++) {
			hole += variant->street[i].hole;
			up += variant->street[i].up;
			board += variant->street[i].board;
			draws += variant->street[i].draw;
			discards += variant->street[i].discard;
		}
		cr_assert_eq(hole, game->own + discards, "%s", variant->code);
		cr_assert_eq(discards, game->discards, "%s", variant->code);
		cr_assert_eq(up, game->up, "%s", variant->code);
		cr_assert_eq(board, game->board, "%s", variant->code);
		cr_assert_eq(draws, game->draws, "%s", variant->code);
		cr_assert_eq(variant->raises_most, variant->limit == FIXED_LIMIT ? 4 : 0, "%s",
			variant->code);
	}
}

/* The table of the format: stud has small bets on third and fourth street, triple draw before and
 * after the first draw. */
Test(variant, stud_and_triple_draw_have_two_streets_of_small_bets)
{
	static const char *const codes[] = {"F7S", "F7S/8", "FR", "F2L3D", "FB"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		for (int street = 0; street < find(codes[i])->streets; street++)
			cr_assert_eq(find(codes[i])->street[street].big, street >= 2, "%s",
				codes[i]);
}

/* Robert's Rules of Poker, "Hold'em": the bets on the last two streets are twice as large. */
Test(variant, fixed_limit_has_big_bets_from_the_turn_on_and_four_a_street)
{
	const struct variant *limit = find("FT");

	cr_assert_eq(limit->limit, FIXED_LIMIT);
	cr_assert_eq(limit->raises_most, 4);
	cr_assert_not(limit->street[0].big);
	cr_assert_not(limit->street[1].big);
	cr_assert(limit->street[2].big);
	cr_assert(limit->street[3].big);
	cr_assert_eq(find("NT")->raises_most, 0);
	cr_assert_eq(find("PT")->limit, POT_LIMIT);
}
