#include "frame/command_status.h"

static const char *const messages[STATUS_COMMANDS_END - STATUS_COMMANDS] = {
	[STATUS_BAD_CSV - STATUS_COMMANDS] =
		"a quote is not closed, or text follows one that is (a quote in a cell is doubled)",
	[STATUS_SHORT_ROW - STATUS_COMMANDS] = "the row has %n cells, fewer than the first row",
	[STATUS_LONG_ROW - STATUS_COMMANDS] = "the row has %n cells, more than the first row",
	[STATUS_MANY_KNOWN - STATUS_COMMANDS] = "%n known cards are more than the hand has",
	[STATUS_NEXT_CARDS - STATUS_COMMANDS] = "--next needs 4 to 6 known cards, not %n",
	[STATUS_FULL_BOARD - STATUS_COMMANDS] = "the board is complete: no card is to come",
	[STATUS_OTHER_BOARD - STATUS_COMMANDS] = "the board differs from that of an earlier row",
	[STATUS_FAULTY_HAND - STATUS_COMMANDS] = "the hand does not hold",
};

const struct status_room command_statuses = {STATUS_COMMANDS, STATUS_COMMANDS_END - STATUS_COMMANDS,
	messages};
