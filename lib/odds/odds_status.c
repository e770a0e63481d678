#include "odds/odds_status.h"

static const char *const messages[STATUS_ODDS_END - STATUS_ODDS] = {
	[STATUS_NO_RANGE - STATUS_ODDS] = "no range here",
	[STATUS_BAD_RANGE - STATUS_ODDS] = "no range begins with '%s'",
	[STATUS_BAD_TERM - STATUS_ODDS] = "'%s' is neither a rank nor a suit",
	[STATUS_TERM_END - STATUS_ODDS] = "'%s' stands where a comma or a blank should",
	[STATUS_ONE_CARD - STATUS_ODDS] = "'%s' is one card: hole cards are two",
	[STATUS_PAIR_MARK - STATUS_ODDS] = "'%s': a pair is neither suited nor offsuit",
	[STATUS_NONE_BEFORE - STATUS_ODDS] = "nothing stands before '%s' to take it from",
	[STATUS_BAD_SPAN - STATUS_ODDS] =
		"'%s' is no span: both ends are pairs, or share a rank, or a gap",
	[STATUS_OPEN_SPAN - STATUS_ODDS] = "nothing stands behind '-': a span has two ends",
	[STATUS_BAD_PLUS - STATUS_ODDS] = "nothing is better than '%s' in this sense",
	[STATUS_BAD_WEIGHT - STATUS_ODDS] =
		"'%s' is no weight: 0 to 1 behind ':', 0 to 100 behind '@'",
	[STATUS_BAD_PERCENTAGE - STATUS_ODDS] = "'%s' is no percentage from 0 to 100",
	[STATUS_NO_COMBO - STATUS_ODDS] =
		"'%s' has no combo that the board and the dead cards leave",
	[STATUS_NO_DEAL - STATUS_ODDS] = "the ranges collide: no deal gives each player a hand",
	[STATUS_ONE_PLAYER - STATUS_ODDS] = "one range: an equity is of two or more",
	[STATUS_MANY_PLAYERS - STATUS_ODDS] = "too many ranges: an equity is of at most ten",
	[STATUS_LONG_BOARD - STATUS_ODDS] = "a board of %n cards: it has at most five",
	[STATUS_NOT_COUNTABLE - STATUS_ODDS] =
		"too many weighted deals to count exactly in 128 bits",
};

const struct status_room odds_statuses = {STATUS_ODDS, STATUS_ODDS_END - STATUS_ODDS, messages};
