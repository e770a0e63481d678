#include "game/game_status.h"

static const char *const messages[STATUS_GAME_END - STATUS_GAME] = {
	[STATUS_NO_CONTRIBUTIONS - STATUS_GAME] = "no contribution here: each is NAME:CHIPS",
	[STATUS_ONE_CONTRIBUTION - STATUS_GAME] = "one player: a pot is of two or more",
	[STATUS_MANY_CONTRIBUTIONS - STATUS_GAME] = "too many players: a table has at most 23",
	[STATUS_LONG_CONTRIBUTION - STATUS_GAME] =
		"'%s' has too many parts: NAME:CHIPS:STATE:HAND is all",
	[STATUS_NO_NAME - STATUS_GAME] = "no name before the chips",
	[STATUS_NAME_TWICE - STATUS_GAME] = "'%s' is named twice, first at %e",
	[STATUS_NO_AMOUNT - STATUS_GAME] =
		"'%s' has no chips after it: a contribution is NAME:CHIPS",
	[STATUS_BAD_AMOUNT - STATUS_GAME] =
		"'%s' is not an amount: write 300 or 2.50, with at most six decimal places",
	[STATUS_BIG_AMOUNT - STATUS_GAME] =
		"too many chips: an amount has at most 10^15 of the smallest unit",
	[STATUS_BAD_STATE - STATUS_GAME] = "'%s' is neither a state (in, fold, allin) nor a hand",
	[STATUS_UNREAD_STATE - STATUS_GAME] =
		"'%s' is a state, but this column is not read: name the column state",
	[STATUS_ALL_FOLDED - STATUS_GAME] = "everybody has folded: nobody can win",
	[STATUS_NO_CHIPS - STATUS_GAME] = "no chips: nobody has put anything in",
	[STATUS_NO_BUTTON - STATUS_GAME] = "none of these players has the button",
	[STATUS_CONTRIBUTION_HAND - STATUS_GAME] =
		"a hand has two cards, or five to seven without a board, not %n",
	[STATUS_CONTRIBUTION_BOARD - STATUS_GAME] = "a board has three to five cards, not %n",
	[STATUS_CONTRIBUTION_NO_BOARD - STATUS_GAME] = "this game deals no board of %n card%+",
	[STATUS_HAND_LONG - STATUS_GAME] = "the hand is longer than 1 MiB",
	[STATUS_HAND_TABLE - STATUS_GAME] = "'%s' is not the table of a hand: [1], [2] and so on",
	[STATUS_HAND_KEY - STATUS_GAME] = "no key begins with '%s'",
	[STATUS_HAND_EQUALS - STATUS_GAME] = "no '=' after the key",
	[STATUS_HAND_TWICE - STATUS_GAME] = "key '%s' is given twice",
	[STATUS_HAND_KEYS - STATUS_GAME] = "too many keys",
	[STATUS_TOML_VALUE - STATUS_GAME] = "'%s' is not a value: strings need quotes",
	[STATUS_TOML_NO_VALUE - STATUS_GAME] = "a value is missing",
	[STATUS_TOML_NESTED - STATUS_GAME] = "arrays in arrays and inline tables are not supported",
	[STATUS_HAND_LINE_END - STATUS_GAME] = "'%s' follows the value on its line",
	[STATUS_TOML_STRING - STATUS_GAME] = "the string is not closed",
	[STATUS_TOML_ESCAPE - STATUS_GAME] = "no such escape '%s'",
	[STATUS_TOML_CONTROL - STATUS_GAME] = "a control character in a string or comment",
	[STATUS_TOML_UTF8 - STATUS_GAME] = "bytes that are not UTF-8",
	[STATUS_TOML_ARRAY - STATUS_GAME] = "the array is not closed",
	[STATUS_TOML_COMMA - STATUS_GAME] = "'%s' where a comma should be",
	[STATUS_HAND_WANTS_STRING - STATUS_GAME] = "'%s' is not a string",
	[STATUS_HAND_WANTS_ARRAY - STATUS_GAME] = "'%s' is not an array",
	[STATUS_HAND_WANTS_FLAG - STATUS_GAME] = "'%s' is neither true nor false",
	[STATUS_HAND_WANTS_SEAT - STATUS_GAME] = "'%s' is not a seat number",
	[STATUS_HAND_AMOUNT - STATUS_GAME] =
		"'%s' is not an amount: write 300 or 2.50, with at most six decimal places",
	[STATUS_HAND_AMOUNT_BIG - STATUS_GAME] = "amount '%s' is too big",
	[STATUS_HAND_NEGATIVE - STATUS_GAME] = "'%s' is negative",
	[STATUS_HAND_NO_CHIPS - STATUS_GAME] = "a player has no chips: a stack is above 0, or inf",
	[STATUS_HAND_NO_BET - STATUS_GAME] = "'%s' is not the size of a bet",
	[STATUS_HAND_PLAYERS - STATUS_GAME] = "a hand has 2 to 23 players, not %n",
	[STATUS_HAND_UNEVEN - STATUS_GAME] = "%n value%+, but starting_stacks has %w",
	[STATUS_HAND_NO_VARIANT - STATUS_GAME] = "the hand has no variant",
	[STATUS_HAND_NO_ANTES - STATUS_GAME] = "the hand has no antes",
	[STATUS_HAND_NO_BLINDS - STATUS_GAME] = "the hand has no blinds_or_straddles",
	[STATUS_HAND_NO_BRING_IN - STATUS_GAME] = "the hand has no bring_in",
	[STATUS_HAND_NO_SMALL_BET - STATUS_GAME] = "the hand has no small_bet",
	[STATUS_HAND_NO_BIG_BET - STATUS_GAME] = "the hand has no big_bet",
	[STATUS_HAND_NO_MIN_BET - STATUS_GAME] = "the hand has no min_bet",
	[STATUS_HAND_NO_STACKS - STATUS_GAME] = "the hand has no starting_stacks",
	[STATUS_HAND_NO_ACTIONS - STATUS_GAME] = "the hand has no actions",
	[STATUS_ACTION_ACTOR - STATUS_GAME] =
		"'%s' is neither the dealer, d, nor a player, p1, p2 and so on",
	[STATUS_ACTION_PLAYER - STATUS_GAME] = "no player '%s': the hand has %n",
	[STATUS_ACTION_WORD - STATUS_GAME] =
		"no such action '%s' (d: db dh; players: f cc cbr sm sd pb)",
	[STATUS_ACTION_SHORT - STATUS_GAME] = "something is missing after '%s'",
	[STATUS_ACTION_MORE - STATUS_GAME] = "'%s' is a word too many for this action",
	[STATUS_ACTION_CARDS - STATUS_GAME] = "%n cards are too many for an action",
	[STATUS_HAND_BOARDS - STATUS_GAME] =
		"'%s': two or three boards are wanted, such as ['2c7d9hTc3d', '3s4dKcQhJd']",
	[STATUS_HAND_BOARDS_TWICE - STATUS_GAME] = "'%s': a hand has either _boards or _run",
	[STATUS_ODD_DIGITS - STATUS_GAME] = "digits in groups, '%s', are read as one amount",
	[STATUS_ODD_TIME - STATUS_GAME] = "time '%s' is a string, not a time",
	[STATUS_ODD_COMMENT - STATUS_GAME] = "no space before a comment: '%s'",
	[STATUS_ODD_CARDS - STATUS_GAME] = "cards '%s' are not written like AhTd",
};

const struct status_room game_statuses = {STATUS_GAME, STATUS_GAME_END - STATUS_GAME, messages};
