#include "cards/card_status.h"

static const char *const messages[STATUS_CARDS_END - STATUS_CARDS] = {
	[STATUS_BAD_CARD - STATUS_CARDS] = "no card begins with '%s'",
	[STATUS_BAD_RANK - STATUS_CARDS] = "no such rank '%s' (2 to 9, T or 10, J, Q, K, A)",
	[STATUS_BAD_SUIT - STATUS_CARDS] = "no such suit '%s' (c d h s or ♣ ♦ ♥ ♠)",
	[STATUS_BAD_SPANISH_RANK - STATUS_CARDS] = "no such rank '%s' (2 to 10, J, Q, K, A)",
	[STATUS_BAD_SPANISH_SUIT - STATUS_CARDS] = "no such suit '%s' (P C D T or ♠ ♥ ♦ ♣)",
	[STATUS_NO_SUIT - STATUS_CARDS] = "'%s' has no suit",
	[STATUS_OPEN_BRACKET - STATUS_CARDS] = "bracket '%s' is not closed",
	[STATUS_CLOSE_BRACKET - STATUS_CARDS] = "bracket '%s' was not opened",
	[STATUS_REPEATED_CARD - STATUS_CARDS] = "repeated card '%s', first at %e",
	[STATUS_CARD_ELSEWHERE - STATUS_CARDS] = "card '%s' is already dealt, first at %e",
	[STATUS_ON_BOARD - STATUS_CARDS] = "card '%s' is already on the board",
	[STATUS_CARD_DEAD - STATUS_CARDS] = "card '%s' is dead",
	[STATUS_TOO_FEW_CARDS - STATUS_CARDS] = "too few cards: a hand has 5 to 7, not %n",
	[STATUS_TOO_MANY_CARDS - STATUS_CARDS] = "too many cards: a hand has 5 to 7, not %n",
	[STATUS_DECK_SHORT - STATUS_CARDS] = "too few live cards to complete the hand",
	[STATUS_NO_HAND - STATUS_CARDS] = "no hand here",
	[STATUS_ONE_HAND - STATUS_CARDS] = "only one hand; a showdown needs two or more",
	[STATUS_TOO_MANY_HANDS - STATUS_CARDS] = "too many hands; a contest has at most 64",
	[STATUS_MORE_HANDS - STATUS_CARDS] = "a second hand where only one is expected",
	[STATUS_TWO_BOARDS - STATUS_CARDS] = "a second board; a contest has only one '@'",
	[STATUS_TWO_DEADS - STATUS_CARDS] =
		"a second list of dead cards; a contest has only one '!'",
	[STATUS_NO_CARDS - STATUS_CARDS] = "no cards after '@' or '!'",
	[STATUS_UNEVEN_HANDS - STATUS_CARDS] = "%n cards cannot be cut into hands of equal size",
	[STATUS_DIVIDED_HANDS - STATUS_CARDS] = "the line is already divided into hands",
	[STATUS_HAND_BEHIND - STATUS_CARDS] = "a hand after the board or the dead cards",
	[STATUS_HAND_SIZE - STATUS_CARDS] = "a hand of %n card%+; this game deals %w",
	[STATUS_BOARD_SIZE - STATUS_CARDS] = "a board of %n card%+; this game needs three to five",
	[STATUS_NOT_IN_DECK - STATUS_CARDS] = "the deck of this game has no '%s'",
	[STATUS_ONE_BOARD - STATUS_CARDS] = "'%s' divides boards, but only one is played",
	[STATUS_BOARDS_NUMBER - STATUS_CARDS] =
		"%n board%+, not %w; '/' divides them, as in 2c7d9h / 3s4dKc",
	[STATUS_BOARD_MISSING - STATUS_CARDS] = "a board is missing beside '/'",
	[STATUS_SHOE_EMPTY - STATUS_CARDS] = "no '%s' is left: %n deck%+ in play",
	[STATUS_SHOE_HAND - STATUS_CARDS] = "too many cards: a hand has at most %n",
	[STATUS_SHOE_BOARD - STATUS_CARDS] = "there is no board in this game",
	[STATUS_SHOE_LARGE - STATUS_CARDS] =
		"too many hands to count: there are 2^64 or more; complete to fewer cards",
};

const struct status_room card_statuses = {STATUS_CARDS, STATUS_CARDS_END - STATUS_CARDS, messages};
