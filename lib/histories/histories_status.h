/* Status codes of the histories layer. Their messages are in histories_status.c. */
#ifndef FELT_HISTORIES_STATUS_H
#define FELT_HISTORIES_STATUS_H

#include "base/status.h"

enum {
	STATUS_HISTORY_LINE = STATUS_HISTORIES, /* not understood; the line is ignored */
	STATUS_HISTORY_HEADING,                 /* the first line of a hand is invalid */
	STATUS_HISTORY_SESSION,                 /* the hand needs a session header, and has none */
	STATUS_HISTORY_GAME,                    /* not in the table of variants */
	STATUS_HISTORY_NO_LIMIT,                /* the header names the game, but not its limit */
	STATUS_HISTORY_NAME,                    /* no player at the table has this name */
	STATUS_HISTORY_SEAT,                    /* empty seat */
	STATUS_HISTORY_AMOUNT,
	STATUS_HISTORY_CARDS,
	STATUS_HISTORY_TIME,
	STATUS_HISTORY_BOARD,      /* the board in the summary is not the one dealt */
	STATUS_HISTORY_SUMMARY,    /* the summary contradicts the lines before it */
	STATUS_HISTORY_MADE,       /* the cards do not make the hand described */
	STATUS_HISTORY_SILENT,     /* no line about a player who is or may be dealt in */
	STATUS_HISTORY_NO_TABLE,   /* the format has a table line, and the hand does not */
	STATUS_HISTORY_POT,        /* the format states the pot, and the hand does not */
	STATUS_HISTORY_POT_IS,     /* the pot differs from the actions or the winnings */
	STATUS_HISTORY_BUTTON,     /* the button contradicts the actions */
	STATUS_HISTORY_BOARDS,     /* one of several boards has too many or duplicate cards */
	STATUS_HISTORY_SEATS,      /* more than HISTORY_SEATS_MAX */
	STATUS_HISTORY_SEAT_TWICE, /* two players in one seat, or one player in two */
	STATUS_HISTORY_EVENTS,     /* more than HISTORY_EVENTS_MAX */
	STATUS_HISTORY_LONG,       /* longer than HISTORIES_HAND_MAX */
	STATUS_HISTORY_CANCELLED,  /* the site cancelled the hand */
	STATUS_HISTORY_CUT,        /* the hand is truncated */
	STATUS_HISTORY_NO_ACTION,  /* only posts and cards */
	STATUS_HISTORY_HEADLESS,   /* the first lines of the hand are missing */
	STATUS_HISTORY_NO_SUMMARY, /* the hand ends before its summary */
	STATUS_HISTORY_LACKS,      /* the summary omits a player who was dealt in */
	STATUS_HISTORY_LANGUAGE,   /* unsupported language */
	STATUS_HISTORY_NOBODY,     /* fewer than two players */
	STATUS_HISTORY_TABLE,      /* rejected by table_begin */
	STATUS_HISTORY_CALENDAR,   /* impossible time or date */
	STATUS_HISTORY_WEEKDAY,    /* the weekday does not match the date */
	STATUS_HISTORY_TIMES,      /* two timestamps are of different times */
	STATUS_HISTORY_REFUSED,    /* unsupported format */
	STATUS_HISTORY_XML,        /* not well-formed XML */
	STATUS_HISTORY_DOCTYPE,    /* XML with a document type */
	STATUS_HISTORY_ELEMENTS,   /* more than XML_ELEMENTS_MAX */
	STATUS_HISTORY_NO_XML,     /* felt was built without an XML parser */
	STATUS_HISTORY_TWICE,      /* two actions with the same number */
	STATUS_HISTORY_GAP,        /* an action number is missing */
	STATUS_HISTORY_ORDER,      /* an action follows one with a higher number */
	STATUS_HISTORY_COUNT,      /* the list has more or fewer players than stated */
	STATUS_HISTORY_EARLIER,    /* an action is earlier than the one before it */
	STATUS_HISTORY_LATER,      /* an action is minutes later than the one before it */
	STATUS_HISTORY_STAKE,      /* a blind differs from the stakes */
	STATUS_HISTORY_POST,       /* a post contradicts the button or another post */
	STATUS_HISTORY_CASHED,     /* second cash-out of a player */
	STATUS_HISTORY_BIG,        /* no player posts the big blind */
	STATUS_HISTORY_NO_SMALL,   /* no player posts the small blind */
	STATUS_HISTORY_DOUBLE,     /* the big bet is not twice the small bet */
	STATUS_HISTORY_BETS,       /* no player bets, and no header states the size of the bets */
	STATUS_HISTORY_CARD,       /* a card with the number of another card */
	STATUS_HISTORY_DEALT,      /* more or fewer hole cards than the game has */
	STATUS_HISTORY_UNREPORTED, /* hidden cards, and it is not known when they were dealt */
	STATUS_HISTORY_SUITS,      /* a letter that means another suit in another language */
	STATUS_HISTORY_LIMIT,      /* the text does not say what the betting limit is */
	STATUS_HISTORY_NOT_READ,   /* the reader did not recognise a hand */
	STATUS_HISTORY_JSON,       /* not valid JSON at this point */
	STATUS_HISTORY_REPEATED,   /* a line that the site wrote more than once */
	STATUS_HISTORY_AFTER,      /* a line of the hand after its summary */
	STATUS_HISTORY_PROTECTED,  /* a disconnected player stays in without paying */
	STATUS_HISTORY_TOURNAMENT, /* a tournament summary */
	STATUS_HISTORY_PAGE,       /* an HTML page */
	STATUS_HISTORY_FOLDED,     /* a player who has folded shows at a showdown */
	STATUS_HISTORY_DEAD,       /* it is not known how much of a post is dead */
	/* writers: the format cannot express the hand because of */
	STATUS_WRITERS_GAME,      /* its game */
	STATUS_WRITERS_BOARDS,    /* several boards that are not runouts of one board */
	STATUS_WRITERS_STACKS,    /* unknown stacks */
	STATUS_WRITERS_ANTES,     /* short antes that count in full */
	STATUS_WRITERS_BETS,      /* fixed-limit bets other than one and two big blinds */
	STATUS_WRITERS_STOPS,     /* it stops before its end */
	STATUS_WRITERS_UNSETTLED, /* the winner is not known */
	STATUS_WRITERS_BAD,       /* `_bad` */
	STATUS_HISTORY_END
};

extern const struct status_domain histories_statuses;

#endif
