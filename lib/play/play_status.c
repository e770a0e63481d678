#include "play/play_status.h"

static const char *const messages[STATUS_PLAY_END - STATUS_PLAY] = {
	[STATUS_BAD_BOT - STATUS_PLAY] = "no such bot",
	[STATUS_BOT_STOPS - STATUS_PLAY] = "a bot ended the hand",
	[STATUS_BAD_TABLE - STATUS_PLAY] = "no hand can be played at such a table",
	[STATUS_NO_SHUFFLE - STATUS_PLAY] =
		"the ranges collide: no deal was found that gives every player a hand",
	[STATUS_SEARCH_AMOUNT - STATUS_PLAY] =
		"'%s' is not an amount: 100, 50..200, 100.. or ..20bb",
	[STATUS_SEARCH_COUNT - STATUS_PLAY] = "'%s' is not a number: 6, 2..3, 4.. or ..5",
	[STATUS_SEARCH_DATE - STATUS_PLAY] =
		"'%s' is not a date: 2009, 2009-07, 2009-07-01 or 2009-07..2009-09",
	[STATUS_SEARCH_ORDER - STATUS_PLAY] = "'%s' ends before it begins",
	[STATUS_SEARCH_STAKES - STATUS_PLAY] = "'%s' are not stakes: 5/10, or 10 for the big blind",
	[STATUS_SEARCH_POSITION - STATUS_PLAY] =
		"no position '%s' (SB, BB, UTG, UTG+1 and so on, LJ, HJ, CO, BTN)",
	[STATUS_SEARCH_GAME - STATUS_PLAY] = "no game '%s'; 'felt help games' lists them",
	[STATUS_SEARCH_TEXTURE - STATUS_PLAY] =
		("no texture '%s' (monotone, two-tone, rainbow, paired, unpaired, trips, "
		 "connected, "
		 "straight-possible, flush-possible, A-high, cards)"),
	[STATUS_SEARCH_HIGH - STATUS_PLAY] = "'%s', but another rank is to be the highest",
	[STATUS_SEARCH_NO_LINE - STATUS_PLAY] = "no actions: preflop:raise,call flop:bet,fold",
	[STATUS_SEARCH_STREET - STATUS_PLAY] = "no game has a street '%s'",
	[STATUS_SEARCH_COLON - STATUS_PLAY] = "no ':' after '%s'",
	[STATUS_SEARCH_DEED - STATUS_PLAY] =
		"no action '%s' (fold, check, call, bet, raise, bring-in, complete, allin, any)",
	[STATUS_SEARCH_LONG - STATUS_PLAY] = "too many streets or actions",
	[STATUS_CHART_EMPTY - STATUS_PLAY] = "the chart has no line",
	[STATUS_CHART_LONG - STATUS_PLAY] = "the chart has more than 1000 lines",
	[STATUS_CHART_SHORT - STATUS_PLAY] =
		"the line is short: POSITION SITUATION RANGE, and perhaps SIZE",
	[STATUS_CHART_MORE - STATUS_PLAY] = "'%s' after the size; a range has commas and no blanks",
	[STATUS_CHART_POSITION - STATUS_PLAY] =
		"no position '%s' (UTG, UTG+1 and so on, LJ, HJ, CO, BTN, SB, BB; * for all)",
	[STATUS_CHART_SITUATION - STATUS_PLAY] =
		"no situation '%s' (open, limp, iso, push, call, call-push, 3bet and so on)",
	[STATUS_CHART_NO_RAISE - STATUS_PLAY] = "'%s' answers no raise, so it has no raiser",
	[STATUS_CHART_DEPTH - STATUS_PLAY] =
		"'%s' is not a depth in big blinds above 0, as in push<=10",
	[STATUS_CHART_SIZE - STATUS_PLAY] =
		"'%s' is not a size: big blinds, such as 2.5; times the bet, such as 3x; or all",
	[STATUS_CHART_SIZED - STATUS_PLAY] = "'%s' after a range that is not raised with",
	[STATUS_CHART_TWICE - STATUS_PLAY] = "the position and situation are those of %e",
};

const struct status_room play_statuses = {STATUS_PLAY, STATUS_PLAY_END - STATUS_PLAY, messages};
