#include "histories/histories_status.h"

#define MESSAGE(CODE) [(CODE)-STATUS_HISTORIES]

static const char *const messages[STATUS_HISTORY_END - STATUS_HISTORIES] = {
	MESSAGE(STATUS_HISTORY_LINE) = "unknown line: '%s'",
	MESSAGE(STATUS_HISTORY_HEADING) = "unknown hand header: '%s'",
	MESSAGE(STATUS_HISTORY_SESSION) = "the session header is missing",
	MESSAGE(STATUS_HISTORY_GAME) = "unknown game '%s'",
	MESSAGE(STATUS_HISTORY_NO_LIMIT) = "the hand does not state the betting limit of '%s'",
	MESSAGE(STATUS_HISTORY_NAME) = "no player at the table has the name in '%s'",
	MESSAGE(STATUS_HISTORY_SEAT) = "seat '%s' is empty",
	MESSAGE(STATUS_HISTORY_AMOUNT) = "'%s' is not an amount",
	MESSAGE(STATUS_HISTORY_CARDS) = "missing or invalid cards: '%s'",
	MESSAGE(STATUS_HISTORY_TIME) = "'%s' is not a date and time",
	MESSAGE(STATUS_HISTORY_BOARD) = "the board differs from '%s'",
	MESSAGE(STATUS_HISTORY_SUMMARY) = "this line contradicts the rest of the hand: '%s'",
	MESSAGE(STATUS_HISTORY_MADE) = "the cards do not make the hand in '%s'",
	MESSAGE(STATUS_HISTORY_SILENT) = "the summary does not mention '%s'",
	MESSAGE(STATUS_HISTORY_NO_TABLE) = "the table line is missing",
	MESSAGE(STATUS_HISTORY_POT) = "the hand does not state the pot",
	MESSAGE(STATUS_HISTORY_POT_IS) = "the bets and winnings do not match the stated pot, '%s'",
	MESSAGE(STATUS_HISTORY_BUTTON) = "the hand does not say who has the button",
	MESSAGE(STATUS_HISTORY_BOARDS) =
		"too many or duplicate cards on the boards, the last of which is '%s'",
	MESSAGE(STATUS_HISTORY_SEATS) = "more players than seats",
	MESSAGE(STATUS_HISTORY_SEAT_TWICE) = "duplicate seat or player: '%s'",
	MESSAGE(STATUS_HISTORY_EVENTS) = "too many actions",
	MESSAGE(STATUS_HISTORY_LONG) = "hand too long",
	MESSAGE(STATUS_HISTORY_CANCELLED) = "the hand was cancelled",
	MESSAGE(STATUS_HISTORY_CUT) = "the hand is cut off",
	MESSAGE(STATUS_HISTORY_NO_ACTION) = "the hand has no actions after the blinds",
	MESSAGE(STATUS_HISTORY_NO_SUMMARY) = "the hand ends before its summary",
	MESSAGE(STATUS_HISTORY_LACKS) = "the summary does not list all players who are dealt in",
	MESSAGE(STATUS_HISTORY_LANGUAGE) = "%s hand histories of this site are not supported",
	MESSAGE(STATUS_HISTORY_NOBODY) = "fewer than two players are dealt in",
	MESSAGE(STATUS_HISTORY_TABLE) = "the hand cannot be played: %s",
	MESSAGE(STATUS_HISTORY_CALENDAR) =
		"the hand has a date or time that does not exist; it is left out",
	MESSAGE(STATUS_HISTORY_WEEKDAY) = "the date is not on the stated day of the week",
	MESSAGE(STATUS_HISTORY_TIMES) = "the two times in the header differ; the second is used",
	MESSAGE(STATUS_HISTORY_REFUSED) = "%s are not supported",
	MESSAGE(STATUS_HISTORY_XML) = "malformed XML: '%s'",
	MESSAGE(STATUS_HISTORY_DOCTYPE) = "XML with a document type is not supported: '%s'",
	MESSAGE(STATUS_HISTORY_ELEMENTS) = "too many XML elements",
	MESSAGE(STATUS_HISTORY_NO_XML) = "XML requires expat, and felt was built without it",
	MESSAGE(STATUS_HISTORY_TWICE) = "duplicate action number '%s'",
	MESSAGE(STATUS_HISTORY_GAP) = "an action before number %s is missing",
	MESSAGE(STATUS_HISTORY_ORDER) = "action %s is out of order: a later action comes before it",
	MESSAGE(STATUS_HISTORY_COUNT) = "fewer seats are listed than '%s' says",
	MESSAGE(STATUS_HISTORY_EARLIER) = "time %s is earlier than that of the previous action",
	MESSAGE(STATUS_HISTORY_LATER) =
		"time %s is more than 5 minutes after that of the previous action",
	MESSAGE(STATUS_HISTORY_STAKE) = "this blind has an unexpected amount or player: '%s'",
	MESSAGE(STATUS_HISTORY_POST) = "this post does not fit the button or the other posts: '%s'",
	MESSAGE(STATUS_HISTORY_CASHED) = "this player has already cashed out: '%s'",
	MESSAGE(STATUS_HISTORY_BIG) = "no player posts the big blind after '%s'",
	MESSAGE(STATUS_HISTORY_NO_SMALL) = "no player posts the small blind before '%s'",
	MESSAGE(STATUS_HISTORY_DOUBLE) =
		"the bets on later streets are not twice those on the first",
	MESSAGE(STATUS_HISTORY_BETS) = "the hand does not state the bet size, and no bet shows it",
	MESSAGE(STATUS_HISTORY_CARD) = "the id of the card does not fit its value and suit: '%s'",
	MESSAGE(STATUS_HISTORY_DEALT) = "wrong number of hole cards: '%s'",
	MESSAGE(STATUS_HISTORY_UNREPORTED) =
		"hidden cards are left out, because it is unknown when they were dealt: '%s'",
	MESSAGE(STATUS_HISTORY_SUITS) =
		"'%s' may be a club, or a heart in another language; it is read as a club",
	MESSAGE(STATUS_HISTORY_LIMIT) =
		"the hand does not state the limit of '%s'; it is read as pot limit",
	MESSAGE(STATUS_HISTORY_HEADLESS) = "the beginning of this hand is missing",
	MESSAGE(STATUS_HISTORY_NOT_READ) = "this is not a readable hand history",
	MESSAGE(STATUS_HISTORY_JSON) = "invalid JSON: '%s'",
	MESSAGE(STATUS_HISTORY_REPEATED) =
		"this line repeats the previous line and is left out: '%s'",
	MESSAGE(STATUS_HISTORY_AFTER) = "this line comes after the summary of the hand: '%s'",
	MESSAGE(STATUS_HISTORY_PROTECTED) =
		"a disconnected player stays in without paying, which is not supported: '%s'",
	MESSAGE(STATUS_HISTORY_TOURNAMENT) = "this is a tournament summary, which has no hands",
	MESSAGE(STATUS_HISTORY_FOLDED) = "a folded player shows a hand: '%s'",
	MESSAGE(STATUS_HISTORY_DEAD) = "the hand does not say how much of this post is dead: '%s'",
	MESSAGE(STATUS_HISTORY_PAGE) = "this is a web page, not a hand history",
	MESSAGE(STATUS_WRITERS_GAME) = "the output format does not support this game",
	MESSAGE(STATUS_WRITERS_BOARDS) = "the output format does not support several boards",
	MESSAGE(STATUS_WRITERS_STACKS) = "the output format needs all stacks, but some are unknown",
	MESSAGE(STATUS_WRITERS_ANTES) =
		"the output format does not support antes that only some players pay in full",
	MESSAGE(STATUS_WRITERS_BETS) =
		"the output format requires fixed-limit bets of one and two big blinds",
	MESSAGE(STATUS_WRITERS_STOPS) = "the hand is not finished",
	MESSAGE(STATUS_WRITERS_UNSETTLED) = "the winner depends on unknown cards",
	MESSAGE(STATUS_WRITERS_BAD) = "the hand is invalid",
};

const struct status_domain histories_statuses = {STATUS_HISTORIES,
	STATUS_HISTORY_END - STATUS_HISTORIES, messages};
