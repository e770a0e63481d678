#include "histories/history/history_time.h"

#include "base/scan.h"

#include <string.h>

enum summer { NEVER, AMERICA, EUROPE, MOSCOW };

static const struct zone {
	const char *name;
	int minutes; /* standard time, east of Greenwich */
	enum summer summer;
} zones[] = {
	{"ET", -300, AMERICA},
	{"CT", -360, AMERICA},
	{"MT", -420, AMERICA},
	{"PT", -480, AMERICA},
	{"WET", 0, EUROPE},
	{"CET", 60, EUROPE},
	{"EET", 120, EUROPE},
	{"MSK", 180, MOSCOW},
	{"UTC", 0, NEVER},
	{"GMT", 0, NEVER},
	{"BST", 60, NEVER},
	{"WEST", 60, NEVER},
	{"CEST", 120, NEVER},
	{"MEZ", 60, NEVER},
	{"MESZ", 120, NEVER},
	{"EEST", 180, NEVER},
	{"EST", -300, NEVER},
	{"EDT", -240, NEVER},
	{"CST", -360, NEVER},
	{"CDT", -300, NEVER},
	{"MST", -420, NEVER},
	{"MDT", -360, NEVER},
	{"PST", -480, NEVER},
	{"PDT", -420, NEVER},
	{NULL, 0, NEVER},
};

/* -- the calendar --------------------------------------------------------- */

/* Days since 1 March of year 0; leap days then come last in their year. */
static int64_t day_number(int year, int month, int day)
{
	const int shifted = (month + 9) % 12; /* March is 0 */
	const int64_t from = year - (month < 3);

	return 365 * from + from / 4 - from / 100 + from / 400 + (153 * shifted + 2) / 5 + day - 1;
}

static int64_t minute_number(int year, int month, int day, int hour, int minute)
{
	return (day_number(year, month, day) * 24 + hour) * 60 + minute;
}

/* 400 years have 146,097 days, and five months from March on have 153. */
static void set_minute(int64_t minutes, struct history_time *when)
{
	const int64_t days = minutes / (24 * 60);
	int64_t year = days * 400 / 146097;
	int left, month;

	if (day_number((int)year, 3, 1) > days)
		year--;
	else if (day_number((int)year + 1, 3, 1) <= days)
		year++;
	left = (int)(days - day_number((int)year, 3, 1));
	month = (5 * left + 2) / 153; /* March is 0 */
	when->year = (int16_t)(year + (month >= 10));
	when->month = (uint8_t)(month < 10 ? month + 3 : month - 9);
	when->day = (uint8_t)(left - (153 * month + 2) / 5 + 1);
	when->hour = (uint8_t)(minutes / 60 % 24);
	when->minute = (uint8_t)(minutes % 60);
}

/* The day of the week, from 1 (Monday) to 7. 1 March 2000 was a Wednesday, and day 730,485; 730,485
 * % 7 = 0. */
static int weekday_of(int year, int month, int day)
{
	return (int)((day_number(year, month, day) + 2) % 7) + 1;
}

/* The day of the month of its nth Sunday; n = 5 is the last, in months of 30 or 31 days. */
static int sunday(int year, int month, int nth)
{
	int day = 8 - weekday_of(year, month, 1) + 7 * (nth - 1);

	while (day > 31 || (month == 11 && day > 30))
		day -= 7;
	return day;
}

/* -- clocks --------------------------------------------------------------- */

/* Minutes that a clock is ahead of standard time; `now` is what it shows. */
static int ahead(const struct zone *zone, int year, int64_t now)
{
	int64_t from, to;

	switch (zone->summer) {
	case AMERICA:
		from = year < 2007 ? minute_number(year, 4, sunday(year, 4, 1), 2, 0)
				   : minute_number(year, 3, sunday(year, 3, 2), 2, 0);
		to = year < 2007 ? minute_number(year, 10, sunday(year, 10, 5), 2, 0)
				 : minute_number(year, 11, sunday(year, 11, 1), 2, 0);
		break;
	case EUROPE:
		from = minute_number(year, 3, sunday(year, 3, 5), 1, 0) + zone->minutes;
		to = minute_number(year, 10, sunday(year, 10, 5), 1, 0) + zone->minutes + 60;
		break;
	case MOSCOW:
		from = year < 2011 ? minute_number(year, 3, sunday(year, 3, 5), 2, 0)
				   : minute_number(2011, 3, 27, 2, 0);
		to = year < 2011 ? minute_number(year, 10, sunday(year, 10, 5), 3, 0)
				 : minute_number(2014, 10, 26, 2, 0);
		break;
	case NEVER:
	default:
		return 0;
	}
	return now >= from && now < to ? 60 : 0;
}

/* "GMT+0100", "GMT-03:30": a fixed offset. */
static bool read_offset(struct slice name, struct zone *zone)
{
	const size_t colon = name.length == 9 && name.bytes[6] == ':';
	int minutes = 0;

	if (name.length != 8 + colon || memcmp(name.bytes, "GMT", 3) != 0 ||
		(name.bytes[3] != '+' && name.bytes[3] != '-'))
		return false;
	for (size_t i = 4; i < 8; i++) {
		const char digit = name.bytes[i < 6 ? i : i + colon];

		if (digit < '0' || digit > '9')
			return false;
		minutes = minutes * (i == 6 ? 6 : 10) + (digit - '0');
	}
	*zone = (struct zone){"GMT", name.bytes[3] == '-' ? -minutes : minutes, NEVER};
	return minutes < 24 * 60;
}

/* The zone with that name; `room` is filled for zones that are not in the table. */
static const struct zone *zone_named(struct slice name, struct zone *room)
{
	if (!name.length)
		return NULL;
	if (read_offset(name, room))
		return room;
	for (const struct zone *zone = zones; zone->name; zone++)
		if (slice_equal(name, zone->name))
			return zone;
	return NULL;
}

bool history_time_utc(const struct history_time *local, struct history_time *utc)
{
	struct zone room;
	const struct zone *const zone = zone_named(local->zone, &room);
	int64_t now;

	if (!local->year || !zone)
		return false;
	now = minute_number(local->year, local->month, local->day, local->hour, local->minute);
	*utc = *local;
	utc->zone = SLICE("UTC");
	set_minute(now - zone->minutes - ahead(zone, local->year, now), utc);
	return true;
}

bool history_time_local(const struct history_time *utc, struct slice zone_name,
	struct history_time *local)
{
	struct zone room;
	const struct zone *const zone = zone_named(zone_name, &room);
	int64_t now;

	if (!utc->year || !zone)
		return false;
	now = minute_number(utc->year, utc->month, utc->day, utc->hour, utc->minute);
	for (int ahead = 60; ahead >= 0; ahead -= 60) {
		struct history_time back;

		*local = *utc;
		local->zone = zone_name;
		set_minute(now + zone->minutes + ahead, local);
		if (history_time_utc(local, &back) && back.day == utc->day &&
			back.hour == utc->hour && back.minute == utc->minute)
			break;
	}
	return true;
}

void history_time_epoch(uint64_t seconds, struct history_time *when)
{
	*when = (struct history_time){.second = (uint8_t)(seconds % 60), .zone = {"UTC", 3}};
	set_minute(minute_number(1970, 1, 1, 0, 0) + (int64_t)(seconds / 60), when);
}

static bool is_time(const struct history_time *when)
{
	const int month = when->month;
	const int64_t next = month < 12 ? day_number(when->year, month + 1, 1)
					: day_number(when->year + 1, 1, 1);

	return month >= 1 && month <= 12 && when->day >= 1 &&
	       day_number(when->year, month, when->day) < next && when->hour < 24 &&
	       when->minute < 60 && when->second < 60;
}

/* Whether the clock of a timestamp shows that time at that moment. */
static bool is_shown_at(const struct history_time *stamp, const struct history_time *utc)
{
	struct history_time local;

	return history_time_local(utc, stamp->zone, &local) && local.year == stamp->year &&
	       local.month == stamp->month && local.day == stamp->day &&
	       local.hour == stamp->hour && local.minute == stamp->minute &&
	       local.second == stamp->second;
}

void history_set_utc(struct history *history)
{
	struct history_time first, second;
	bool has_first, has_second;

	if ((history->when.year && !is_time(&history->when)) ||
		(history->also.year && !is_time(&history->also))) {
		history_warn(history, STATUS_HISTORY_CALENDAR, history_heading(history));
		history->when.year = history->also.year = 0;
	}
	if (history->when.year && history->when.weekday &&
		history->when.weekday !=
			weekday_of(history->when.year, history->when.month, history->when.day))
		history_warn(history, STATUS_HISTORY_WEEKDAY, history_heading(history));
	has_first = history_time_utc(&history->when, &first);
	has_second = history_time_utc(&history->also, &second);
	if (has_first || has_second)
		history->utc = has_second ? second : first;
	if (!has_first || !has_second ||
		(first.year == second.year && first.month == second.month &&
			first.day == second.day && first.hour == second.hour &&
			first.minute == second.minute && first.second == second.second))
		return;
	/* the other clock decides an hour that comes twice */
	if (is_shown_at(&history->also, &first))
		history->utc = first;
	else if (!is_shown_at(&history->when, &second))
		history_warn(history, STATUS_HISTORY_TIMES, history_heading(history));
}

static void add_two(struct text *out, unsigned value)
{
	text_add_char(out, (char)('0' + value / 10 % 10));
	text_add_char(out, (char)('0' + value % 10));
}

void history_time_print_clock(struct text *out, const struct history_time *when)
{
	add_two(out, when->hour);
	text_add_char(out, ':');
	add_two(out, when->minute);
	text_add_char(out, ':');
	add_two(out, when->second);
}

void history_time_print(struct text *out, const struct history_time *utc)
{
	add_two(out, (unsigned)utc->year / 100);
	add_two(out, (unsigned)utc->year % 100);
	text_add_char(out, '-');
	add_two(out, utc->month);
	text_add_char(out, '-');
	add_two(out, utc->day);
	text_add_char(out, 'T');
	history_time_print_clock(out, utc);
	text_add_char(out, 'Z');
}
