/* The status codes of this room. Their messages are in histories_status.c. */
#ifndef FELT_HISTORIES_STATUS_H
#define FELT_HISTORIES_STATUS_H

#include "base/status.h"

enum {
	STATUS_HISTORY_LINE = STATUS_HISTORIES, /* not understood; it is left out */
	STATUS_HISTORY_HEADING,                 /* the first line of a hand */
	STATUS_HISTORY_SESSION,                 /* the hand has none, and needs it */
	STATUS_HISTORY_GAME,                    /* no row of variants */
	STATUS_HISTORY_NAME,                    /* nobody at the table has it */
	STATUS_HISTORY_SEAT,                    /* nobody sits in it */
	STATUS_HISTORY_AMOUNT,
	STATUS_HISTORY_CARDS,
	STATUS_HISTORY_TIME,
	STATUS_HISTORY_BOARD,      /* the summary has other cards than were dealt */
	STATUS_HISTORY_SUMMARY,    /* it says otherwise than the lines before it */
	STATUS_HISTORY_MADE,       /* cards are described as what they do not make */
	STATUS_HISTORY_SILENT,     /* of a player who was dealt in, or may have been */
	STATUS_HISTORY_NO_TABLE,   /* which its format has */
	STATUS_HISTORY_POT,        /* the text has none, although its format does */
	STATUS_HISTORY_POT_IS,     /* another than the actions or the winners give */
	STATUS_HISTORY_BUTTON,     /* likewise */
	STATUS_HISTORY_BOARDS,     /* of several boards, one has too many or the same cards */
	STATUS_HISTORY_SEATS,      /* more than HISTORY_SEATS_MAX */
	STATUS_HISTORY_SEAT_TWICE, /* two players in one seat, or one in two */
	STATUS_HISTORY_EVENTS,     /* more than HISTORY_EVENTS_MAX */
	STATUS_HISTORY_LONG,       /* a hand of more bytes than is read */
	STATUS_HISTORY_CANCELLED,  /* the site cancelled the hand */
	STATUS_HISTORY_CUT,        /* it ends before its end */
	STATUS_HISTORY_NO_ACTION,  /* only posts and cards */
	STATUS_HISTORY_HEADLESS,   /* its first lines are missing */
	STATUS_HISTORY_NO_SUMMARY, /* it ends before its summary */
	STATUS_HISTORY_LACKS,      /* its summary has not all who are dealt in */
	STATUS_HISTORY_LANGUAGE,   /* of the text is not read */
	STATUS_HISTORY_NOBODY,     /* fewer than two players */
	STATUS_HISTORY_TABLE,      /* table_begin refuses it */
	STATUS_HISTORY_CALENDAR,   /* a time that no clock has, or a day that no month has */
	STATUS_HISTORY_WEEKDAY,    /* the day of the week is not that of the date */
	STATUS_HISTORY_TIMES,      /* two stamps are not of one moment */
	STATUS_HISTORY_REFUSED,    /* the format is known, but not read */
	STATUS_HISTORY_XML,        /* it is not well-formed */
	STATUS_HISTORY_DOCTYPE,    /* the XML has a document type */
	STATUS_HISTORY_ELEMENTS,   /* the XML has more than XML_ELEMENTS_MAX */
	STATUS_HISTORY_NO_XML,     /* felt was built without what reads XML */
	STATUS_HISTORY_TWICE,      /* two actions with one number */
	STATUS_HISTORY_GAP,        /* an action is missing among the numbers of others */
	STATUS_HISTORY_ORDER,      /* an action stands behind one of a higher number */
	STATUS_HISTORY_COUNT,      /* the list has not as many players as a line says */
	STATUS_HISTORY_EARLIER,    /* an action has a time before that of the one before it */
	STATUS_HISTORY_LATER,      /* or minutes after it */
	STATUS_HISTORY_STAKE,      /* a blind is another than the stakes have */
	STATUS_HISTORY_POST,       /* a post contradicts the button or another post */
	STATUS_HISTORY_CASHED,     /* a second cash-out of one player */
	STATUS_HISTORY_BIG,        /* nobody posts the big blind */
	STATUS_HISTORY_DOUBLE,     /* limit bets of which the large is not twice the small */
	STATUS_HISTORY_BETS,       /* nobody bets, and no heading says how much that is */
	STATUS_HISTORY_CARD,       /* a card with the number of another */
	STATUS_HISTORY_DEALT,      /* more or fewer hole cards than the game has */
	STATUS_HISTORY_UNREPORTED, /* cards that were not shown, and nobody knows when dealt */
	STATUS_HISTORY_SUITS,      /* a letter that is another suit in another language */
	STATUS_HISTORY_LIMIT,      /* of the game, which the text does not say */
	STATUS_HISTORY_NOT_READ,   /* a reader could not make a hand of it */
	STATUS_HISTORY_JSON,       /* the text is no JSON there */
	STATUS_HISTORY_REPEATED,   /* a line that a site wrote more than once */
	STATUS_HISTORY_AFTER,      /* a line of the hand after its summary */
	STATUS_HISTORY_PROTECTED,  /* who was disconnected need not pay to stay in */
	STATUS_HISTORY_TOURNAMENT, /* the summary of one */
	STATUS_HISTORY_PAGE,       /* HTML */
	STATUS_HISTORY_FOLDED,     /* who has folded shows the hand at a showdown */
	STATUS_HISTORY_DEAD,       /* how much of a post is dead is not known */
	/* of writers: a hand that a format cannot say */
	STATUS_WRITERS_GAME,      /* its game */
	STATUS_WRITERS_BOARDS,    /* several boards that are no runs of one */
	STATUS_WRITERS_STACKS,    /* unknown ones */
	STATUS_WRITERS_ANTES,     /* short ones that count in full */
	STATUS_WRITERS_BETS,      /* others of fixed limit than one and two big blinds */
	STATUS_WRITERS_STOPS,     /* before its end */
	STATUS_WRITERS_UNSETTLED, /* the winner is not known */
	STATUS_WRITERS_BAD,       /* `_bad` */
	STATUS_HISTORY_END
};

extern const struct status_domain histories_statuses;

#endif
