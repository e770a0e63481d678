/* Times of the clocks by which poker sites stamp their hands, in universal time (UTC).
 *
 * Sites name a clock, not an offset: PokerStars' ET is the time in New York in summer as in winter,
 * and its CET that in Paris. Two rules of summer time cover the clocks that are read:
 *
 *     United States (ET, CT, MT, PT)   from the second Sunday of March at 2:00 to the first Sunday
 *                                      of November at 2:00, both by the clock; before 2007 from the
 *                                      first Sunday of April to the last of October
 *     Europe (WET, CET, EET)           from the last Sunday of March to the last of October, both
 *                                      at 1:00 UTC
 *
 * EST, EDT, CEST and the like are offsets all the year. MSK is UTC+3 in winter and was UTC+4 in
 * summer until 2010, from the last Sunday of March at 2:00 to the last of October at 3:00; from 27
 * March 2011 to 26 October 2014 it was UTC+4, and UTC+3 since then. All from the tz database
 * (IANA), northamerica and europe. A clock that is not listed, such as Sydney's or Brazil's, has no
 * time in UTC: sites write such a time together with its ET. */
#ifndef FELT_HISTORIES_HISTORY_TIME_H
#define FELT_HISTORIES_HISTORY_TIME_H

#include "histories/history/history.h"

/* What a text that needs a time has for a hand without a date: no hand was played then. */
#define HISTORY_NO_TIME "1970/01/01 0:00:00"

/* The same moment in UTC. False for a time without a zone, or with one that is not known. An hour
 * that the clock shows twice in autumn is taken for the first of them, which is summer time. */
bool history_time_utc(const struct history_time *local, struct history_time *utc);

/* What the clock of a zone shows at a time in UTC; false for a zone that is not known. */
bool history_time_local(const struct history_time *utc, struct slice zone,
	struct history_time *local);

/* The time in UTC that is so many seconds after the start of 1970, up to the year 9999. */
void history_time_epoch(uint64_t seconds, struct history_time *when);

/* Append a time in UTC, "2014-01-06T16:19:47Z", and what a clock shows, "16:19:47". */
void history_time_print(struct text *out, const struct history_time *utc);
void history_time_print_clock(struct text *out, const struct history_time *when);

/* Sets when the hand was played, in UTC: by its second stamp, which is that of the site's own
 * clock, if it has one that is known, else by the first. The first also tells which of two hours
 * the second is that its clock shows twice. Warns of a time that no clock or calendar
 * has, which is then left out, and of two stamps that are not of one moment. */
void history_set_utc(struct history *history);

#endif
