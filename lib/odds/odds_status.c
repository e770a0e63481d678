#include "odds/odds_status.h"

static const char *const messages[STATUS_ODDS_END - STATUS_ODDS] = {
	[STATUS_NO_RANGE - STATUS_ODDS] = "a range is missing",
	[STATUS_BAD_RANGE - STATUS_ODDS] = "a range cannot begin with '%s'",
	[STATUS_BAD_TERM - STATUS_ODDS] = "'%s' is neither a rank nor a suit",
	[STATUS_TERM_END - STATUS_ODDS] = "'%s' where a comma or space is expected",
	[STATUS_ONE_CARD - STATUS_ODDS] = "'%s' is one card; a hand has two",
	[STATUS_PAIR_MARK - STATUS_ODDS] = "'%s': a pair is neither suited nor offsuit",
	[STATUS_NONE_BEFORE - STATUS_ODDS] = "'%s' excludes combos, but no range comes before it",
	[STATUS_BAD_SPAN - STATUS_ODDS] =
		"'%s' is not a span; the ends must be pairs, or share a rank or a gap",
	[STATUS_OPEN_SPAN - STATUS_ODDS] = "nothing after '-'; a span has two ends",
	[STATUS_BAD_PLUS - STATUS_ODDS] =
		"'+' cannot follow '%s'; it follows pairs and hands such as K9s",
	[STATUS_BAD_WEIGHT - STATUS_ODDS] =
		"'%s' is not a weight: after ':' write 0 to 1 or 0%% to 100%%, after '@' 0 to 100",
	[STATUS_DOUBTFUL_WEIGHT - STATUS_ODDS] =
		"'@%s' is ambiguous: write ':%s' for a fraction, or '@%s%%' for a percentage",
	[STATUS_LETTER_X - STATUS_ODDS] = "'%s' is not a wildcard; write '*', as in A*, A*s or Ah*",
	[STATUS_BAD_PERCENTAGE - STATUS_ODDS] = "'%s' is not a percentage from 0 to 100",
	[STATUS_TOP_RANGE - STATUS_ODDS] =
		"'%s' is not a range; the best hands are a percentage, such as 10%%",
	[STATUS_NO_COMBO - STATUS_ODDS] =
		"'%s' has no combos left: all are excluded, on the board or dead",
	[STATUS_NO_DEAL - STATUS_ODDS] = "the ranges conflict: no deal gives every player a hand",
	[STATUS_ONE_PLAYER - STATUS_ODDS] =
		"only one range; two or more are needed, as in 'AA v KK'",
	[STATUS_MANY_PLAYERS - STATUS_ODDS] = "too many ranges; at most 10 are allowed",
	[STATUS_LONG_BOARD - STATUS_ODDS] = "the board has %n cards; at most 5 are allowed",
	[STATUS_NOT_COUNTABLE - STATUS_ODDS] =
		"too many weighted deals to count exactly in 128 bits; use samples",
	[STATUS_NOT_TWO - STATUS_ODDS] = "a matrix needs exactly two ranges",
	[STATUS_NOT_PREFLOP - STATUS_ODDS] =
		"a matrix is preflop only; remove the board and the dead cards",
	[STATUS_HALF_UNKNOWN - STATUS_ODDS] = "'%s': an unknown card is written ??",
	[STATUS_NO_BOARD - STATUS_ODDS] = "this game has no board",
	[STATUS_HANDS_SHORT - STATUS_ODDS] = "too few live cards to complete all hands",
	[STATUS_NO_STEPS - STATUS_ODDS] = "'%s' has no ranks to raise or lower",
	[STATUS_NOT_STEPS - STATUS_ODDS] =
		"'%s' is not a span; both ends need the same suits and the same gaps between ranks",
	[STATUS_RANGE_WORK - STATUS_ODDS] =
		"the range is too complex: it takes more than 50 million comparisons",
	[STATUS_DEEP_RANGE - STATUS_ODDS] = "parentheses nested more than 20 deep",
	[STATUS_SHARD_ROW - STATUS_ODDS] = "not a row written by felt equity --shard",
	[STATUS_SHARD_BEGIN - STATUS_ODDS] = "rows before this one are missing",
	[STATUS_SHARD_GAP - STATUS_ODDS] = "the rows of the previous matchup are incomplete",
	[STATUS_SHARD_CHANGED - STATUS_ODDS] = "wrong checksum; the rows above were changed",
};

const struct status_domain odds_statuses = {STATUS_ODDS, STATUS_ODDS_END - STATUS_ODDS, messages};
