/* The local times that poker sites print, converted to UTC and back.
 *
 * Sites name a clock, not an offset: PokerStars' ET is New York time in summer and in winter, and
 * its CET is Paris time. Two daylight saving rules cover the clocks that are read:
 *
 *     United States (ET, CT, MT, PT)   from the second Sunday of March at 2:00 to the first Sunday
 *                                      of November at 2:00, both local time; before 2007 from the
 *                                      first Sunday of April to the last Sunday of October
 *     Europe (WET, CET, EET)           from the last Sunday of March to the last Sunday of October,
 *                                      both at 1:00 UTC
 *
 * EST, EDT, CEST and the like are fixed offsets. MSK was UTC+3 in winter and UTC+4 in summer until
 * 2010, from the last Sunday of March at 2:00 to the last Sunday of October at 3:00; it was UTC+4
 * from 27 March 2011 to 26 October 2014, and has been UTC+3 since. Source: the tz database (IANA),
 * files northamerica and europe. A clock that is not listed, such as Sydney's or Brazil's, has no
 * UTC time: sites print such a time together with its ET. */
#ifndef FELT_HISTORIES_HISTORY_TIME_H
#define FELT_HISTORIES_HISTORY_TIME_H

#include "histories/history/history.h"

/* Written for a hand without a date if a format requires one; no hand was played at this time. */
#define HISTORY_NO_TIME "1970/01/01 0:00:00"

/* The same moment in UTC. False for a time without a zone, or with an unknown zone. An hour that
 * the clock shows twice in autumn is read as the first, which is daylight saving time. */
bool history_time_utc(const struct history_time *local, struct history_time *utc);

/* Local time in a zone at a time in UTC; false if the zone is unknown. */
bool history_time_local(const struct history_time *utc, struct slice zone,
	struct history_time *local);

/* UTC time of a number of seconds since the start of 1970, up to the year 9999. */
void history_time_epoch(uint64_t seconds, struct history_time *when);

/* Append a time in UTC, "2014-01-06T16:19:47Z", or a clock time, "16:19:47". */
void history_time_print(struct text *out, const struct history_time *utc);
void history_time_print_clock(struct text *out, const struct history_time *when);

/* Sets the time of the hand in UTC: from its second timestamp, which is that of the site's own
 * clock, if its zone is known; otherwise from the first. If the second timestamp is in an hour that
 * its clock shows twice, the first timestamp decides which one it is. Warns of an impossible time
 * or date, which is then left out, and of two timestamps of different moments. */
void history_set_utc(struct history *history);

#endif
