#include "game/variant.h"

#include "base/scan.h"

/* The streets of games with a board, which differ in the number of hole cards. */
#define BOARD_STREETS(HOLE)                                                                        \
	.streets = 4,                                                                              \
	.street = {                                                                                \
		{"before the flop", "preflop", HOLE, 0, false, OPENER_LEFT_OF_BLINDS},             \
		{"flop", "flop", 0, 3, false, OPENER_LEFT_OF_BUTTON},                              \
		{"turn", "turn", 0, 1, true, OPENER_LEFT_OF_BUTTON},                               \
		{"river", "river", 0, 1, true, OPENER_LEFT_OF_BUTTON},                             \
	}

/* The codes are those of the Poker Hand History format, and others that are made like them: PT for
 * pot-limit hold'em, PO/8 for pot-limit Omaha high-low, and a 5 for five hole cards. */
const struct variant variant_rows[] = {
	{.code = "NT",
		.name = "no-limit hold'em",
		.limit = NO_LIMIT,
		BOARD_STREETS(2),
		.evaluator = &evaluator_high},
	{.code = "PT",
		.name = "pot-limit hold'em",
		.limit = POT_LIMIT,
		BOARD_STREETS(2),
		.evaluator = &evaluator_high},
	{.code = "FT",
		.name = "fixed-limit hold'em",
		.limit = FIXED_LIMIT,
		.raises_most = 4,
		BOARD_STREETS(2),
		.evaluator = &evaluator_high},
	{.code = "NS", .name = "no-limit short-deck hold'em", .limit = NO_LIMIT},
	{.code = "PO",
		.name = "pot-limit Omaha",
		.limit = POT_LIMIT,
		BOARD_STREETS(4),
		.evaluator = &evaluator_omaha},
	{.code = "PO/8",
		.name = "pot-limit Omaha high-low, eight or better",
		.limit = POT_LIMIT,
		BOARD_STREETS(4),
		.evaluator = &evaluator_omaha,
		.low = &evaluator_omaha_low},
	{.code = "FO/8",
		.name = "fixed-limit Omaha high-low, eight or better",
		.limit = FIXED_LIMIT,
		.raises_most = 4,
		BOARD_STREETS(4),
		.evaluator = &evaluator_omaha,
		.low = &evaluator_omaha_low},
	{.code = "PO5",
		.name = "pot-limit five-card Omaha",
		.limit = POT_LIMIT,
		BOARD_STREETS(5),
		.evaluator = &evaluator_omaha},
	{.code = "PO5/8",
		.name = "pot-limit five-card Omaha high-low, eight or better",
		.limit = POT_LIMIT,
		BOARD_STREETS(5),
		.evaluator = &evaluator_omaha,
		.low = &evaluator_omaha_low},
	{.code = "F7S",
		.name = "fixed-limit seven-card stud",
		.limit = FIXED_LIMIT,
		.odd_by_suit = true},
	{.code = "F7S/8",
		.name = "fixed-limit seven-card stud high-low, eight or better",
		.limit = FIXED_LIMIT,
		.odd_by_suit = true},
	{.code = "FR", .name = "fixed-limit razz", .limit = FIXED_LIMIT, .odd_by_suit = true},
	{.code = "N2L1D", .name = "no-limit deuce-to-seven single draw", .limit = NO_LIMIT},
	{.code = "F2L3D", .name = "fixed-limit deuce-to-seven triple draw", .limit = FIXED_LIMIT},
	{.code = "FB", .name = "fixed-limit badugi", .limit = FIXED_LIMIT},
	{.code = NULL},
};

const struct variant *variant_find(struct slice code)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		if (slice_equal(code, variant->code))
			return variant;
	return NULL;
}
