#include "frame/command_status.h"

static const char *const messages[STATUS_COMMANDS_END - STATUS_COMMANDS] = {
	[STATUS_BAD_CSV - STATUS_COMMANDS] =
		"a quote is not closed, or text follows one that is (a quote in a cell is doubled)",
	[STATUS_SHORT_ROW - STATUS_COMMANDS] = "too few cells: the row has %n, the first more",
	[STATUS_LONG_ROW - STATUS_COMMANDS] = "too many cells: the row has %n, the first fewer",
	[STATUS_MANY_KNOWN - STATUS_COMMANDS] = "%n cards are known, more than the hand is to have",
	[STATUS_NEXT_CARDS - STATUS_COMMANDS] = "a next card makes a hand of 4 to 6 cards, here %n",
	[STATUS_FULL_BOARD - STATUS_COMMANDS] = "the board is complete: no card is to come",
	[STATUS_OTHER_BOARD - STATUS_COMMANDS] = "another board than in the rows before",
	[STATUS_FAULTY_HAND - STATUS_COMMANDS] = "the hand does not hold",
};

const struct status_room command_statuses = {STATUS_COMMANDS, STATUS_COMMANDS_END - STATUS_COMMANDS,
	messages};
