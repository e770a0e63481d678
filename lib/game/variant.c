#include "game/variant.h"

#include "base/scan.h"

/* The streets of games with a board, which differ in the number of hole cards. */
#define BOARD_STREETS(HOLE)                                                                        \
	.streets = 4,                                                                              \
	.street = {                                                                                \
		{"before the flop", "preflop", .hole = (HOLE), .opener = OPENER_LEFT_OF_BLINDS},   \
		{"flop", "flop", .board = 3, .opener = OPENER_LEFT_OF_BUTTON},                     \
		{"turn", "turn", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},        \
		{"river", "river", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},      \
	}

/* Three cards each, one of which is discarded before the flop or, in crazy pineapple, before the
 * turn; the other numbers of discards are 0. */
#define PINEAPPLE_STREETS(FLOP, TURN)                                                              \
	.streets = 4,                                                                              \
	.street = {                                                                                \
		{"before the flop", "preflop", .hole = 3, .opener = OPENER_LEFT_OF_BLINDS},        \
		{"flop", "flop", .discard = (FLOP), .board = 3, .opener = OPENER_LEFT_OF_BUTTON},  \
		{"turn", "turn", .discard = (TURN), .board = 1, .big = true,                       \
			.opener = OPENER_LEFT_OF_BUTTON},                                          \
		{"river", "river", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},      \
	}

/* A bomb pot: every player antes, there are no blinds, and the first betting is on the flop. */
#define BOMB_STREETS(CHECKED, HOLE)                                                                \
	.checked = (CHECKED), .boards = 2, .streets = 4,                                           \
	.street = {                                                                                \
		{"before the flop", "preflop", .hole = (HOLE), .unbet = true,                      \
			.opener = OPENER_LEFT_OF_BUTTON},                                          \
		{"flop", "flop", .board = 3, .opener = OPENER_LEFT_OF_BUTTON},                     \
		{"turn", "turn", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},        \
		{"river", "river", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},      \
	}

/* Like BOARD_STREETS(5), but the first card of the flop is dealt before the first betting round. */
#define COURCHEVEL_STREETS                                                                         \
	.streets = 4,                                                                              \
	.street = {                                                                                \
		{"before the flop", "preflop", .hole = 5, .board = 1,                              \
			.opener = OPENER_LEFT_OF_BLINDS},                                          \
		{"flop", "flop", .board = 2, .opener = OPENER_LEFT_OF_BUTTON},                     \
		{"turn", "turn", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},        \
		{"river", "river", .board = 1, .big = true, .opener = OPENER_LEFT_OF_BUTTON},      \
	}

/* The streets of stud, which differ in who brings in and who opens later streets. */
#define STUD_STREETS(BRINGS_IN, OPENS, PAIR)                                                       \
	.streets = 5,                                                                              \
	.street = {                                                                                \
		{"third street", "third", .hole = 3, .up = 1, .opener = (BRINGS_IN)},              \
		{"fourth street", "fourth", .hole = 1, .up = 1, .pair_bets = (PAIR),               \
			.opener = (OPENS)},                                                        \
		{"fifth street", "fifth", .hole = 1, .up = 1, .big = true, .opener = (OPENS)},     \
		{"sixth street", "sixth", .hole = 1, .up = 1, .big = true, .opener = (OPENS)},     \
		{"seventh street", "seventh", .hole = 1, .big = true, .opener = (OPENS)},          \
	}

#define DRAW_STREET(NAME, WORD, BIG)                                                               \
	{                                                                                          \
		NAME, WORD, .draw = true, .big = (BIG), .opener = OPENER_LEFT_OF_BUTTON            \
	}

#define SINGLE_DRAW_STREETS(HOLE)                                                                  \
	.streets = 2,                                                                              \
	.street = {                                                                                \
		{"before the draw", "predraw", .hole = (HOLE), .opener = OPENER_LEFT_OF_BLINDS},   \
		DRAW_STREET("draw", "draw", true),                                                 \
	}

#define TRIPLE_DRAW_STREETS(HOLE)                                                                  \
	.streets = 4,                                                                              \
	.street = {                                                                                \
		{"before the draw", "predraw", .hole = (HOLE), .opener = OPENER_LEFT_OF_BLINDS},   \
		DRAW_STREET("first draw", "first-draw", false),                                    \
		DRAW_STREET("second draw", "second-draw", true),                                   \
		DRAW_STREET("third draw", "third-draw", true),                                     \
	}

/* "A bet and three raises" (Robert's Rules of Poker, "Limit poker"). */
#define FIXED .limit = FIXED_LIMIT, .raises_most = 4

/* The eleven codes of the Poker Hand History format, and others that are made like them: the limit
 * (N, P or F), the game, /8 for high-low, and /B for a bomb pot. */
const struct variant variant_rows[] = {
	{"NT", "no-limit hold'em", &game_holdem, .limit = NO_LIMIT, BOARD_STREETS(2)},
	{"PT", "pot-limit hold'em", &game_holdem, .limit = POT_LIMIT, BOARD_STREETS(2)},
	{"FT", "fixed-limit hold'em", &game_holdem, FIXED, BOARD_STREETS(2)},
	{"NS", "no-limit short-deck hold'em", &game_short_deck, .limit = NO_LIMIT,
		BOARD_STREETS(2)},
	{"NR", "no-limit royal hold'em", &game_royal, .limit = NO_LIMIT, BOARD_STREETS(2)},
	{"PO", "pot-limit Omaha", &game_omaha, .limit = POT_LIMIT, BOARD_STREETS(4)},
	{"NO", "no-limit Omaha", &game_omaha, .limit = NO_LIMIT, BOARD_STREETS(4)},
	{"FO", "fixed-limit Omaha", &game_omaha, FIXED, BOARD_STREETS(4)},
	{"FO/8", "fixed-limit Omaha high-low, eight or better", &game_omaha8, FIXED,
		BOARD_STREETS(4)},
	{"PO/8", "pot-limit Omaha high-low, eight or better", &game_omaha8, .limit = POT_LIMIT,
		BOARD_STREETS(4)},
	{"NO/8", "no-limit Omaha high-low, eight or better", &game_omaha8, .limit = NO_LIMIT,
		BOARD_STREETS(4)},
	{"PO5", "pot-limit five-card Omaha", &game_omaha5, .limit = POT_LIMIT, BOARD_STREETS(5)},
	{"PO6", "pot-limit six-card Omaha", &game_omaha6, .limit = POT_LIMIT, BOARD_STREETS(6)},
	{"PO5/8", "pot-limit five-card Omaha high-low, eight or better", &game_omaha5_8,
		.limit = POT_LIMIT, BOARD_STREETS(5)},
	{"PC", "pot-limit courchevel", &game_courchevel, .limit = POT_LIMIT, COURCHEVEL_STREETS},
	{"PC/8", "pot-limit courchevel high-low, eight or better", &game_omaha5_8,
		.limit = POT_LIMIT, COURCHEVEL_STREETS},
	{"F7S", "fixed-limit seven-card stud", &game_stud, FIXED,
		STUD_STREETS(OPENER_LOWEST_CARD, OPENER_HIGHEST_HAND, true)},
	{"P7S", "pot-limit seven-card stud", &game_stud, .limit = POT_LIMIT,
		STUD_STREETS(OPENER_LOWEST_CARD, OPENER_HIGHEST_HAND, false)},
	{"F7S/8", "fixed-limit seven-card stud high-low, eight or better", &game_stud8, FIXED,
		STUD_STREETS(OPENER_LOWEST_CARD, OPENER_HIGHEST_HAND, false)},
	{"FR", "fixed-limit razz", &game_razz, FIXED,
		STUD_STREETS(OPENER_HIGHEST_CARD, OPENER_LOWEST_HAND, false)},
	{"N2L1D", "no-limit deuce-to-seven single draw", &game_single_draw, .limit = NO_LIMIT,
		SINGLE_DRAW_STREETS(5)},
	{"P2L1D", "pot-limit deuce-to-seven single draw", &game_single_draw, .limit = POT_LIMIT,
		SINGLE_DRAW_STREETS(5)},
	{"F2L3D", "fixed-limit deuce-to-seven triple draw", &game_triple_draw, FIXED,
		TRIPLE_DRAW_STREETS(5)},
	{"P2L3D", "pot-limit deuce-to-seven triple draw", &game_triple_draw, .limit = POT_LIMIT,
		TRIPLE_DRAW_STREETS(5)},
	{"FA5L1D", "fixed-limit ace-to-five lowball", &game_ace_to_five, FIXED,
		SINGLE_DRAW_STREETS(5)},
	{"FB", "fixed-limit badugi", &game_badugi, FIXED, TRIPLE_DRAW_STREETS(4)},
	{"PB", "pot-limit badugi", &game_badugi, .limit = POT_LIMIT, TRIPLE_DRAW_STREETS(4)},
	{"N5D", "no-limit five-card draw", &game_draw, .limit = NO_LIMIT, SINGLE_DRAW_STREETS(5)},
	{"P5D", "pot-limit five-card draw", &game_draw, .limit = POT_LIMIT, SINGLE_DRAW_STREETS(5)},
	{"F5D", "fixed-limit five-card draw", &game_draw, FIXED, SINGLE_DRAW_STREETS(5)},
	{"NP", "no-limit pineapple", &game_pineapple, .limit = NO_LIMIT, PINEAPPLE_STREETS(1, 0)},
	{"PP", "pot-limit pineapple", &game_pineapple, .limit = POT_LIMIT, PINEAPPLE_STREETS(1, 0)},
	{"FP", "fixed-limit pineapple", &game_pineapple, FIXED, PINEAPPLE_STREETS(1, 0)},
	{"NCP", "no-limit crazy pineapple", &game_crazy_pineapple, .limit = NO_LIMIT,
		PINEAPPLE_STREETS(0, 1)},
	{"PCP", "pot-limit crazy pineapple", &game_crazy_pineapple, .limit = POT_LIMIT,
		PINEAPPLE_STREETS(0, 1)},
	{"FCP", "fixed-limit crazy pineapple", &game_crazy_pineapple, FIXED,
		PINEAPPLE_STREETS(0, 1)},
	{"FCP/8", "fixed-limit crazy pineapple high-low, eight or better", &game_crazy_pineapple8,
		FIXED, PINEAPPLE_STREETS(0, 1)},
	{"NT/B", "no-limit hold'em bomb pot", &game_holdem, .limit = NO_LIMIT,
		BOMB_STREETS("NT", 2)},
	{"PT/B", "pot-limit hold'em bomb pot", &game_holdem, .limit = POT_LIMIT,
		BOMB_STREETS("PT", 2)},
	{"FT/B", "fixed-limit hold'em bomb pot", &game_holdem, FIXED, BOMB_STREETS("FT", 2)},
	{"PO/B", "pot-limit Omaha bomb pot", &game_omaha, .limit = POT_LIMIT,
		BOMB_STREETS("PO", 4)},
	{"NO/B", "no-limit Omaha bomb pot", &game_omaha, .limit = NO_LIMIT, BOMB_STREETS("NO", 4)},
	{"PO/8/B", "pot-limit Omaha high-low bomb pot, eight or better", &game_omaha8,
		.limit = POT_LIMIT, BOMB_STREETS("PO/8", 4)},
	{"NO/8/B", "no-limit Omaha high-low bomb pot, eight or better", &game_omaha8,
		.limit = NO_LIMIT, BOMB_STREETS("NO/8", 4)},
	{"PO5/B", "pot-limit five-card Omaha bomb pot", &game_omaha5, .limit = POT_LIMIT,
		BOMB_STREETS("PO5", 5)},
	{"PO6/B", "pot-limit six-card Omaha bomb pot", &game_omaha6, .limit = POT_LIMIT,
		BOMB_STREETS("PO6", 6)},
	{.code = NULL},
};

const struct variant *variant_find(struct slice code)
{
	for (const struct variant *variant = variant_rows; variant->code; variant++)
		if (slice_equal(code, variant->code))
			return variant;
	return NULL;
}

bool variant_discards_after(const struct variant *variant, int street)
{
	for (int i = street + 1; i < variant->streets; i++)
		if (variant->street[i].draw || variant->street[i].discard)
			return true;
	return false;
}
