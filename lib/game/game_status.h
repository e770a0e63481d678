/* Status codes of contributions and of PHH files. */
#ifndef FELT_GAME_GAME_STATUS_H
#define FELT_GAME_GAME_STATUS_H

#include "base/status.h"

/* Codes and their messages. Codes with ODD in their names are warnings: the text is read
 * nevertheless. */
/* clang-format off */
#define GAME_STATUSES(ROW) \
	ROW(STATUS_NO_CONTRIBUTIONS, "no players here; the form is NAME:CHIPS") \
	ROW(STATUS_ONE_CONTRIBUTION, "only one player; a pot needs two or more") \
	ROW(STATUS_MANY_CONTRIBUTIONS, "too many players: a table has at most 23") \
	ROW(STATUS_LONG_CONTRIBUTION, "'%s' has too many parts; the form is NAME:CHIPS:STATE:HAND") \
	ROW(STATUS_NO_NAME, "a name is missing") \
	ROW(STATUS_NAME_TWICE, "duplicate name '%s', first at %e") \
	ROW(STATUS_NO_AMOUNT, "'%s' has no amount; the form is NAME:CHIPS") \
	ROW(STATUS_BAD_AMOUNT, \
		"'%s' is not an amount, such as 300 or 2.50 (at most 6 decimal places)") \
	ROW(STATUS_BIG_AMOUNT, "too many chips: at most 10^15 of the smallest unit") \
	ROW(STATUS_BAD_STATE, "'%s' is neither a state (in, fold, allin) nor a hand") \
	ROW(STATUS_OTHER_BOARD, "the board differs from that of an earlier row") \
	ROW(STATUS_ALL_FOLDED, "all players have folded, so no one can win") \
	ROW(STATUS_NO_CHIPS, "no player has put any chips in") \
	ROW(STATUS_NO_BUTTON, "the button is not one of the players") \
	ROW(STATUS_CONTRIBUTION_HAND, \
		"a hand has 2 cards, or 5 to 7 without a board, not %n") \
	ROW(STATUS_CONTRIBUTION_BOARD, "a board has 3 to 5 cards, not %n") \
	ROW(STATUS_CONTRIBUTION_NO_BOARD, "this game has no board of %n card%+") \
	ROW(STATUS_NO_STACKS, "no stacks here; the form is STACK or NAME:STACK") \
	ROW(STATUS_ONE_STACK, \
		"only one player; a tournament needs two or more, on one line or in rows of a table") \
	ROW(STATUS_NO_STACK, "no stack after '%s'; the form is 12x 5000") \
	ROW(STATUS_EMPTY_TABLE, "a table has no stacks; the form is 5000 3000 / 4000 2000") \
	ROW(STATUS_BAD_STACK, \
		"'%s' is not a stack above 0, such as 5000 or 12.50 (at most 6 decimal places)") \
	ROW(STATUS_BAD_BET, \
		"'%s' is not chips already put in, such as the 100 of 4900+100") \
	ROW(STATUS_BAD_PLAYERS, "'%s' is not a number of players from 1 to 100000") \
	ROW(STATUS_MANY_STACKS, "too many players: a tournament has at most 100000") \
	ROW(STATUS_MANY_AT_TABLE, \
		"--bubble is for up to 100 players; --field takes those of other tables") \
	ROW(STATUS_MANY_SAMPLED, "too many players for --model: weitzman and roberts take up to 1000") \
	ROW(STATUS_SAMPLED_RISKS, \
		"--bubble needs exact values: up to 16 players with weitzman, 10 with roberts") \
	ROW(STATUS_UNEVEN_BOUNTIES, \
		"--bounties: %n bounties for %w players; give one for all, or one for each") \
	ROW(STATUS_BAD_PAYOUT, \
		"'%s' is not an amount of prize money; write digits only, such as 50 or 2500.50") \
	ROW(STATUS_MIXED_PAYOUTS, "'%s' among items of the other kind, amounts or percentages") \
	ROW(STATUS_MANY_PAYOUTS, "too many places: at most 100000") \
	ROW(STATUS_RISING_PAYOUT, \
		"'%s' is more than the payout before it; the first place comes first") \
	ROW(STATUS_NOT_ALL_PERCENT, "the percentages in '%s' must add up to 100") \
	ROW(STATUS_NO_PAYOUT, "no place gets prize money") \
	ROW(STATUS_HAND_LONG, "the hand is longer than 1 MiB") \
	ROW(STATUS_HAND_TABLE, "'%s' is not a hand number: [1], [2] and so on") \
	ROW(STATUS_HAND_KEY, "no key begins with '%s'") \
	ROW(STATUS_HAND_EQUALS, "no '=' after the key") \
	ROW(STATUS_HAND_TWICE, "duplicate key '%s'") \
	ROW(STATUS_HAND_KEYS, "too many keys") \
	ROW(STATUS_TOML_VALUE, "'%s' is not a value: strings need quotes") \
	ROW(STATUS_TOML_NO_VALUE, "a value is missing") \
	ROW(STATUS_TOML_NESTED, "arrays in arrays and inline tables are not supported") \
	ROW(STATUS_HAND_LINE_END, "'%s' after the value on the same line") \
	ROW(STATUS_TOML_STRING, "the string is not closed") \
	ROW(STATUS_TOML_ESCAPE, "no such escape '%s'") \
	ROW(STATUS_TOML_CONTROL, "control character in a string or comment") \
	ROW(STATUS_TOML_UTF8, "invalid UTF-8") \
	ROW(STATUS_TOML_ARRAY, "the array is not closed") \
	ROW(STATUS_TOML_COMMA, "'%s' where a comma is expected") \
	ROW(STATUS_HAND_WANTS_STRING, "'%s' is not a string") \
	ROW(STATUS_HAND_WANTS_ARRAY, "'%s' is not an array") \
	ROW(STATUS_HAND_WANTS_FLAG, "'%s' is neither true nor false") \
	ROW(STATUS_HAND_WANTS_SEAT, "'%s' is not a seat number") \
	ROW(STATUS_HAND_AMOUNT, \
		"'%s' is not an amount, such as 300 or 2.50 (at most 6 decimal places)") \
	ROW(STATUS_HAND_AMOUNT_BIG, "amount '%s' is too large (at most 10^15 of the smallest unit)") \
	ROW(STATUS_HAND_AMOUNT_TABLE, "amount '%s' has too many digits for this table") \
	ROW(STATUS_HAND_NEGATIVE, "'%s' is negative") \
	ROW(STATUS_HAND_NO_CHIPS, "a player has no chips; a stack is above 0, or inf") \
	ROW(STATUS_HAND_NO_BET, "'%s' is not a bet size") \
	ROW(STATUS_HAND_PLAYERS, "a hand has 2 to 23 players, not %n") \
	ROW(STATUS_HAND_UNEVEN, "%n value%+, but starting_stacks has %w") \
	ROW(STATUS_HAND_NO_VARIANT, "the hand has no variant") \
	ROW(STATUS_HAND_NO_ANTES, "the hand has no antes") \
	ROW(STATUS_HAND_NO_BLINDS, "the hand has no blinds_or_straddles") \
	ROW(STATUS_HAND_NO_BRING_IN, "the hand has no bring_in") \
	ROW(STATUS_HAND_NO_SMALL_BET, "the hand has no small_bet") \
	ROW(STATUS_HAND_NO_BIG_BET, "the hand has no big_bet") \
	ROW(STATUS_HAND_NO_MIN_BET, "the hand has no min_bet") \
	ROW(STATUS_HAND_NO_STACKS, "the hand has no starting_stacks") \
	ROW(STATUS_HAND_NO_ACTIONS, "the hand has no actions") \
	ROW(STATUS_ACTION_ACTOR, "'%s' is neither the dealer, d, nor a player, p1, p2 and so on") \
	ROW(STATUS_ACTION_PLAYER, "no player '%s': the hand has %n") \
	ROW(STATUS_ACTION_WORD, "no such action '%s' (dealer: db dh; players: f cc cbr sm sd pb)") \
	ROW(STATUS_ACTION_SHORT, "'%s' is incomplete") \
	ROW(STATUS_ACTION_MORE, "unexpected '%s' after the action") \
	ROW(STATUS_ACTION_CARDS, "%n cards are too many for one action") \
	ROW(STATUS_ODD_DIGITS, "digit groups '%s' are read as one amount") \
	ROW(STATUS_ODD_TIME, "time '%s' is a string, not a time") \
	ROW(STATUS_ODD_COMMENT, "no space before the comment '%s'") \
	ROW(STATUS_ODD_CARDS, "cards '%s' are not in the form AhTd") \
	ROW(STATUS_HAND_BOARDS, \
		"'%s' is not two or three boards, such as ['2c7d9hTc3d', '3s4dKcQhJd']") \
	ROW(STATUS_HAND_BOARDS_TWICE, "'%s': _boards and _run cannot be used together")
/* clang-format on */

enum { STATUS_BEFORE_GAME = STATUS_GAME - 1, GAME_STATUSES(STATUS_CODE) STATUS_GAME_END };

extern const struct status_domain game_statuses;

#endif
