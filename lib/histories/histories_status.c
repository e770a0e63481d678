#include "histories/histories_status.h"

#define MESSAGE(CODE) [(CODE)-STATUS_HISTORIES]

static const char *const messages[STATUS_HISTORY_END - STATUS_HISTORIES] = {
	MESSAGE(STATUS_HISTORY_LINE) = "this line is not understood: '%s'",
	MESSAGE(STATUS_HISTORY_HEADING) = "the heading of the hand is not understood: '%s'",
	MESSAGE(STATUS_HISTORY_SESSION) = "the heading of the session is missing",
	MESSAGE(STATUS_HISTORY_GAME) = "'%s' is not a game that is known",
	MESSAGE(STATUS_HISTORY_NAME) = "nobody at the table has the name in '%s'",
	MESSAGE(STATUS_HISTORY_SEAT) = "nobody sits in seat '%s'",
	MESSAGE(STATUS_HISTORY_AMOUNT) = "'%s' is not an amount",
	MESSAGE(STATUS_HISTORY_CARDS) = "'%s' are not cards",
	MESSAGE(STATUS_HISTORY_TIME) = "'%s' is not a date with a time",
	MESSAGE(STATUS_HISTORY_BOARD) = "the board was dealt otherwise than '%s'",
	MESSAGE(STATUS_HISTORY_SUMMARY) = "the hand went otherwise than '%s'",
	MESSAGE(STATUS_HISTORY_MADE) = "the cards make another hand than in '%s'",
	MESSAGE(STATUS_HISTORY_SILENT) = "the summary says nothing of '%s'",
	MESSAGE(STATUS_HISTORY_NO_TABLE) = "the line of the table is missing",
	MESSAGE(STATUS_HISTORY_POT) = "the text does not state the pot",
	MESSAGE(STATUS_HISTORY_POT_IS) =
		"what the players put in and win gives another pot than '%s'",
	MESSAGE(STATUS_HISTORY_BUTTON) = "the text does not say who has the button",
	MESSAGE(STATUS_HISTORY_BOARDS) = "the boards that end with '%s' cannot be dealt",
	MESSAGE(STATUS_HISTORY_SEATS) = "more players than a table has seats",
	MESSAGE(STATUS_HISTORY_SEAT_TWICE) = "two players in one seat, or one in two: '%s'",
	MESSAGE(STATUS_HISTORY_EVENTS) = "more actions than a hand can have",
	MESSAGE(STATUS_HISTORY_LONG) = "hand too long",
	MESSAGE(STATUS_HISTORY_CANCELLED) = "the hand was cancelled",
	MESSAGE(STATUS_HISTORY_CUT) = "the hand is cut off before its end",
	MESSAGE(STATUS_HISTORY_NO_ACTION) =
		"the text does not tell what the players did after the blinds",
	MESSAGE(STATUS_HISTORY_NO_SUMMARY) = "the text ends before the summary of the hand",
	MESSAGE(STATUS_HISTORY_LACKS) = "the summary does not have all who are dealt in",
	MESSAGE(STATUS_HISTORY_LANGUAGE) =
		"language: %s; texts of this site are not read in this language",
	MESSAGE(STATUS_HISTORY_NOBODY) = "fewer than two players are dealt in",
	MESSAGE(STATUS_HISTORY_TABLE) = "no hand can be set up with these amounts and players",
	MESSAGE(STATUS_HISTORY_CALENDAR) =
		"the hand has a date or a time that does not exist; it is left out",
	MESSAGE(STATUS_HISTORY_WEEKDAY) = "the date of the hand is another day of the week",
	MESSAGE(STATUS_HISTORY_TIMES) =
		"the two times of the heading are not the same moment; the second counts",
	MESSAGE(STATUS_HISTORY_REFUSED) = "hands of %s are recognised, but not read",
	MESSAGE(STATUS_HISTORY_XML) = "this is not well-formed XML: '%s'",
	MESSAGE(STATUS_HISTORY_DOCTYPE) = "XML with a document type is not read: '%s'",
	MESSAGE(STATUS_HISTORY_ELEMENTS) = "more elements of XML than a hand can have",
	MESSAGE(STATUS_HISTORY_NO_XML) = "this felt was built without expat, which XML needs",
	MESSAGE(STATUS_HISTORY_TWICE) = "another action has the number '%s' too",
	MESSAGE(STATUS_HISTORY_GAP) = "before the action %s one is missing",
	MESSAGE(STATUS_HISTORY_ORDER) = "the action %s stands behind later ones",
	MESSAGE(STATUS_HISTORY_COUNT) = "the list of seats has not as many players as '%s' says",
	MESSAGE(STATUS_HISTORY_EARLIER) = "the time %s is earlier than that of the action before",
	MESSAGE(STATUS_HISTORY_LATER) = "the time %s is minutes after that of the action before",
	MESSAGE(STATUS_HISTORY_STAKE) = "this blind does not fit the stakes, or the player: '%s'",
	MESSAGE(STATUS_HISTORY_POST) =
		"this post fits neither the button nor the other posts: '%s'",
	MESSAGE(STATUS_HISTORY_CASHED) = "this player has cashed out before: '%s'",
	MESSAGE(STATUS_HISTORY_BIG) = "nobody posts the big blind after '%s'",
	MESSAGE(STATUS_HISTORY_DOUBLE) = "the bets of later streets are not twice the first ones",
	MESSAGE(STATUS_HISTORY_BETS) = "the text does not say how much a bet is, and nobody bets",
	MESSAGE(STATUS_HISTORY_CARD) = "by its number this is another card: '%s'",
	MESSAGE(STATUS_HISTORY_DEALT) = "'%s' are other hole cards than the game has",
	MESSAGE(STATUS_HISTORY_UNREPORTED) =
		"cards not shown are left out: it is unknown when they were dealt: '%s'",
	MESSAGE(STATUS_HISTORY_SUITS) =
		"'%s' may be a club, or a heart in another language; it is read as a club",
	MESSAGE(STATUS_HISTORY_LIMIT) =
		"the text does not say the limit of '%s', which is read as pot limit",
	MESSAGE(STATUS_HISTORY_HEADLESS) = "the beginning of this hand is missing",
	MESSAGE(STATUS_HISTORY_NOT_READ) = "no hand was found in this text",
	MESSAGE(STATUS_HISTORY_JSON) = "this is no JSON: '%s'",
	MESSAGE(STATUS_HISTORY_REPEATED) = "this line repeats the one before and is left out: '%s'",
	MESSAGE(STATUS_HISTORY_AFTER) = "this line comes after the summary of the hand: '%s'",
	MESSAGE(STATUS_HISTORY_PROTECTED) =
		"a player who was disconnected stays in without paying, which is not played: '%s'",
	MESSAGE(STATUS_HISTORY_TOURNAMENT) =
		"this is the summary of a tournament, which has no hands",
	MESSAGE(STATUS_HISTORY_FOLDED) = "who has folded has no hand at the showdown: '%s'",
	MESSAGE(STATUS_HISTORY_DEAD) = "the text does not say how much of this post is dead: '%s'",
	MESSAGE(STATUS_HISTORY_PAGE) = "this is a web page; hands are read from the texts of sites",
	MESSAGE(STATUS_WRITERS_GAME) = "the format of the output does not have this game",
	MESSAGE(STATUS_WRITERS_BOARDS) =
		"the format of the output has no hands with several boards",
	MESSAGE(STATUS_WRITERS_STACKS) = "the format of the output needs the stacks of all players",
	MESSAGE(STATUS_WRITERS_ANTES) =
		"the format of the output has no short antes that others pay in full",
	MESSAGE(STATUS_WRITERS_BETS) =
		"the format of the output has bets of one and two big blinds in fixed limit",
	MESSAGE(STATUS_WRITERS_STOPS) = "the hand stops before its end",
	MESSAGE(STATUS_WRITERS_UNSETTLED) = "the winner depends on cards that nobody knows",
	MESSAGE(STATUS_WRITERS_BAD) = "the hand is a bad one",
};

const struct status_domain histories_statuses = {STATUS_HISTORIES,
	STATUS_HISTORY_END - STATUS_HISTORIES, messages};
