/* The status codes of this room. Their messages are in play_status.c. */
#ifndef FELT_PLAY_STATUS_H
#define FELT_PLAY_STATUS_H

#include "base/status.h"

enum {
	STATUS_BAD_BOT = STATUS_PLAY, /* a bot that cannot be made so */
	STATUS_BOT_STOPS,             /* a bot ended the hand */
	STATUS_BAD_TABLE,             /* a table at which no hand can be played */
	STATUS_NO_SHUFFLE,            /* ranges that cannot all be dealt at once */
	STATUS_SEARCH_AMOUNT,         /* a condition of a search that is no range of amounts */
	STATUS_SEARCH_COUNT,          /* nor one of whole numbers */
	STATUS_SEARCH_DATE,
	STATUS_SEARCH_ORDER, /* a range whose end is before its beginning */
	STATUS_SEARCH_STAKES,
	STATUS_SEARCH_POSITION,
	STATUS_SEARCH_GAME,
	STATUS_SEARCH_TEXTURE,
	STATUS_SEARCH_HIGH,    /* two ranks that should be the highest */
	STATUS_SEARCH_NO_LINE, /* a line of actions without a street */
	STATUS_SEARCH_STREET,  /* a street that no game has */
	STATUS_SEARCH_COLON,   /* no colon after a street */
	STATUS_SEARCH_DEED,    /* a word that is no action */
	STATUS_SEARCH_LONG,    /* more streets or actions than a line may have */
	/* Of a chart (play/chart.h). */
	STATUS_CHART_EMPTY,
	STATUS_CHART_LONG,
	STATUS_CHART_SHORT, /* a line without a situation or a range */
	STATUS_CHART_MORE,
	STATUS_CHART_POSITION,
	STATUS_CHART_SITUATION,
	STATUS_CHART_NO_RAISE,
	STATUS_CHART_DEPTH,
	STATUS_CHART_SIZE,
	STATUS_CHART_SIZED,
	STATUS_CHART_TWICE,
	STATUS_PLAY_END
};

extern const struct status_room play_statuses;

#endif
