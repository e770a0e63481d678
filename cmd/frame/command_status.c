#include "frame/command_status.h"

static const char *const messages[STATUS_COMMANDS_END - STATUS_COMMANDS] = {
	[STATUS_BAD_CSV - STATUS_COMMANDS] =
		"unclosed quote, or text after a closing quote (write \"\" for a quote in a cell)",
	[STATUS_SHORT_ROW - STATUS_COMMANDS] = "%n cell%+, but the first row has %w",
	[STATUS_LONG_ROW - STATUS_COMMANDS] = "%n cell%+, but the first row has %w",
	[STATUS_MANY_KNOWN - STATUS_COMMANDS] = "%n known cards, but the hand has only %w",
	[STATUS_NEXT_CARDS - STATUS_COMMANDS] = "--next needs 4 to 6 known cards, not %n",
	[STATUS_NEXT_EXACTLY - STATUS_COMMANDS] =
		"--next needs %w known cards in this game, not %n",
	[STATUS_NEXT_BOARD - STATUS_COMMANDS] =
		"--next needs a hand of %w cards and a board of 3 or 4; given: %n card%+",
	[STATUS_BOARD_LONGER - STATUS_COMMANDS] =
		"a board of %n card%+, but --size leaves room for only %w",
	[STATUS_FULL_BOARD - STATUS_COMMANDS] = "the board is complete, so there is no next card",
	[STATUS_SHORT_BOARD - STATUS_COMMANDS] =
		"a range needs a board of 3 to 5 cards, not %n; use -b Qh7h2c, or '22+ @ Qh7h2c'",
	[STATUS_RANGE_HERE - STATUS_COMMANDS] =
		"'%s' is a range, not cards; use --ranges to count the hands that a range makes",
	[STATUS_UNREAD_STATE - STATUS_COMMANDS] =
		"'%s' is a state; put states in a column named 'state'",
	[STATUS_NOT_ONE_CELL - STATUS_COMMANDS] =
		"'%s' does not belong in one cell; give hands, board and dead cards a column each",
	[STATUS_FEW_STACKS - STATUS_COMMANDS] = "--icm has fewer stacks than the matchup has "
						"players; the players' stacks come first",
	[STATUS_INVALID_HAND - STATUS_COMMANDS] = "the hand is invalid",
	[STATUS_NO_SHOWDOWN - STATUS_COMMANDS] =
		"--ask payouts needs the hands of all players who did not fold, and a board",
	[STATUS_NO_DECISION - STATUS_COMMANDS] =
		"no decision of --ask, --position and --hand comes up in this spot",
	[STATUS_NOT_ASKED - STATUS_COMMANDS] = "the question does not fit the spot",
};

const struct status_domain command_statuses = {STATUS_COMMANDS,
	STATUS_COMMANDS_END - STATUS_COMMANDS, messages};
