/* The status codes of this layer. */
#ifndef FELT_PLAY_STATUS_H
#define FELT_PLAY_STATUS_H

#include "base/status.h"

/* Each code, and its message. */
/* clang-format off */
#define PLAY_STATUSES(ROW) \
	ROW(STATUS_BAD_BOT, "no such bot") \
	ROW(STATUS_BOT_STOPS, "a bot ended the hand") \
	ROW(STATUS_BAD_TABLE, "the game cannot be played with these players and stakes") \
	ROW(STATUS_NO_SHUFFLE, \
		"the ranges conflict: no deal was found that gives every player a hand") \
	ROW(STATUS_SEARCH_AMOUNT, "'%s' is not an amount, such as 100, 50..200, 100.. or ..20bb") \
	ROW(STATUS_SEARCH_COUNT, "'%s' is not a number, such as 6, 2..3, 4.. or ..5") \
	ROW(STATUS_SEARCH_DATE, \
		"'%s' is not a date, such as 2009, 2009-07, 2009-07-01 or 2009-07..2009-09") \
	ROW(STATUS_SEARCH_ORDER, "'%s' ends before it begins") \
	ROW(STATUS_SEARCH_STAKES, "'%s' is not stakes, such as 5/10, or 10 for the big blind") \
	ROW(STATUS_SEARCH_POSITION, \
		"no position '%s' (SB, BB, UTG, UTG+1 and so on, LJ, HJ, CO, BTN)") \
	ROW(STATUS_SEARCH_GAME, "unknown game '%s'; see 'felt help games'") \
	ROW(STATUS_SEARCH_TEXTURE, \
		"no texture '%s' (monotone, two-tone, rainbow, paired, unpaired, trips, " \
		"connected, straight-possible, flush-possible, A-high, or cards such as Kh7d)") \
	ROW(STATUS_SEARCH_HIGH, "'%s': a highest rank is already given") \
	ROW(STATUS_SEARCH_NO_LINE, "no actions, such as preflop:raise,call flop:bet,fold") \
	ROW(STATUS_SEARCH_STREET, "no such street '%s'") \
	ROW(STATUS_SEARCH_STREETLESS, \
		"no street before '%s'; a line is written as in preflop:raise,call flop:bet") \
	ROW(STATUS_SEARCH_COLON, "no ':' after '%s'") \
	ROW(STATUS_SEARCH_ACTION, \
		"no action '%s' (fold, check, call, bet, raise, allin, any, open, limp, 3bet, " \
		"cbet and others of felt-search(7))") \
	ROW(STATUS_SEARCH_LONG, "too many streets or actions") \
	ROW(STATUS_CHART_EMPTY, "the chart is empty") \
	ROW(STATUS_CHART_LONG, "the chart has more than 1000 lines") \
	ROW(STATUS_CHART_SHORT, "the line is incomplete; the form is POSITION SITUATION RANGE [SIZE]") \
	ROW(STATUS_CHART_MORE, "'%s' after the size; write ranges with commas, not spaces") \
	ROW(STATUS_CHART_POSITION, \
		"no position '%s' (UTG, UTG+1 and so on, LJ, HJ, CO, BTN, SB, BB; * for all)") \
	ROW(STATUS_CHART_SITUATION, \
		"no situation '%s' (open, limp, iso, push, call, call-push, 3bet and so on)") \
	ROW(STATUS_CHART_NO_RAISE, "'%s' does not answer a raise, so it has no raiser") \
	ROW(STATUS_CHART_DEPTH, "'%s' is not a stack depth in big blinds, as in push<=10") \
	ROW(STATUS_CHART_SIZE, \
		"'%s' is not a size: 2.5 (big blinds), 3x (times the bet) or all") \
	ROW(STATUS_CHART_SIZED, "'%s' after a range that does not raise") \
	ROW(STATUS_CHART_TWICE, "duplicate position and situation, first at %e")
/* clang-format on */

enum { STATUS_BEFORE_PLAY = STATUS_PLAY - 1, PLAY_STATUSES(STATUS_CODE) STATUS_PLAY_END };

extern const struct status_domain play_statuses;

#endif
