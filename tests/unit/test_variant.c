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

/* The table of games of the Poker Hand History format (Kim), section "Variants". */
Test(variant, every_code_of_the_format_has_a_name)
{
	static const char *const codes[] = {"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR",
		"N2L1D", "F2L3D", "FB"};

	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
		cr_assert(find(codes[i]) && strlen(find(codes[i])->name) > 0, "%s", codes[i]);
}

Test(variant, only_holdem_is_played)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		cr_assert_eq(variant->streets > 0,
			strchr("NPF", variant->code[0]) && strcmp(variant->code + 1, "T") == 0);
}

Test(variant, holdem_has_two_hole_cards_and_a_board_of_five_on_four_streets)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++) {
		int hole = 0, board = 0;

		for (int i = 0; i < variant->streets; i++) {
			hole += variant->street[i].hole;
			board += variant->street[i].board;
		}
		cr_assert(!variant->streets || (hole == 2 && board == BOARD_CARDS_MAX));
		cr_assert(!variant->streets || variant->streets == 4);
		cr_assert(!variant->streets || variant->evaluator->most == hole + board);
	}
}

/* Robert's Rules of Poker, "Hold'em": the bets of the last two streets are twice as big. */
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
