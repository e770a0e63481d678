#include "text/status.h"

static const char *const messages[STATUS_COUNT] = {
	[STATUS_OK] = "no fault",
	[STATUS_NO_MEMORY] = "out of memory",
	[STATUS_BAD_CARD] = "no card begins with '%s'",
	[STATUS_BAD_RANK] = "no such rank '%s' (2 to 9, T or 10, J, Q, K, A)",
	[STATUS_BAD_SUIT] = "no such suit '%s' (c d h s or ♣ ♦ ♥ ♠)",
	[STATUS_BAD_SPANISH_RANK] = "no such rank '%s' (2 to 10, J, Q, K, A)",
	[STATUS_BAD_SPANISH_SUIT] = "no such suit '%s' (P C D T or ♠ ♥ ♦ ♣)",
	[STATUS_NO_SUIT] = "'%s' has no suit",
	[STATUS_OPEN_BRACKET] = "bracket '%s' is not closed",
	[STATUS_CLOSE_BRACKET] = "bracket '%s' was not opened",
	[STATUS_REPEATED_CARD] = "repeated card '%s', first at %e",
	[STATUS_CARD_ELSEWHERE] = "card '%s' is dealt already, first at %e",
	[STATUS_ON_BOARD] = "card '%s' is on the board already",
	[STATUS_CARD_DEAD] = "card '%s' is dead",
	[STATUS_TOO_FEW_CARDS] = "too few cards: a hand has 5 to 7, here %n",
	[STATUS_TOO_MANY_CARDS] = "too many cards: a hand has 5 to 7, here %n",
	[STATUS_MANY_KNOWN] = "%n cards are known, more than the hand is to have",
	[STATUS_NEXT_CARDS] = "a next card makes a hand of 4 to 6 cards, here %n",
	[STATUS_DECK_SHORT] = "too few live cards to complete the hand",
	[STATUS_NO_HAND] = "no hand here",
	[STATUS_ONE_HAND] = "one hand: a showdown has two or more",
	[STATUS_TOO_MANY_HANDS] = "too many hands: a contest has at most 64",
	[STATUS_MORE_HANDS] = "a second hand, where one is wanted",
	[STATUS_TWO_BOARDS] = "a second board: a contest has one '@'",
	[STATUS_TWO_DEADS] = "a second list of dead cards: a contest has one '!'",
	[STATUS_NO_CARDS] = "no cards behind '@' or '!'",
	[STATUS_UNEVEN_HANDS] = "%n cards do not cut into hands of equal size",
	[STATUS_DIVIDED_HANDS] = "the line is divided into hands already",
	[STATUS_HAND_BEHIND] = "a hand behind the board or the dead cards",
	[STATUS_LONG_LINE] = "line too long",
	[STATUS_BAD_CSV] =
		"a quote is not closed, or text follows one that is (a quote in a cell is doubled)",
	[STATUS_SHORT_ROW] = "too few cells: the row has %n, the first more",
	[STATUS_LONG_ROW] = "too many cells: the row has %n, the first fewer",
};

enum status fault_set(struct fault *fault, enum status status, size_t offset, size_t length)
{
	if (fault)
		*fault = (struct fault){.status = status,
			.offset = offset,
			.length = length,
			.earlier = offset};
	return status;
}

const char *status_message(enum status status)
{
	const size_t index = (size_t)status;
	return index < STATUS_COUNT ? messages[index] : "unknown fault";
}
