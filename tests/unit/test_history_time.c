#include "histories/history/history_time.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

/* "2011/05/07 20:51:38" in a zone. */
static struct history_time stamp(int year, int month, int day, int hour, int minute,
	const char *zone)
{
	return (struct history_time){.year = (int16_t)year,
		.month = (uint8_t)month,
		.day = (uint8_t)day,
		.hour = (uint8_t)hour,
		.minute = (uint8_t)minute,
		.second = 38,
		.zone = {zone, strlen(zone)}};
}

static void check(struct history_time local, const char *wanted)
{
	struct history_time utc;
	char got[64];

	cr_assert(history_time_utc(&local, &utc));
	snprintf(got, sizeof got, "%04d-%02d-%02d %02d:%02d:%02d", utc.year, utc.month, utc.day,
		utc.hour, utc.minute, utc.second);
	cr_expect_str_eq(got, wanted);
}

/* The dates of the change are those of the tz database, files northamerica and europe. */
Test(history_time, american_clocks_change_in_march_and_november)
{
	check(stamp(2011, 5, 6, 20, 51, "PT"), "2011-05-07 03:51:38");
	check(stamp(2014, 1, 6, 11, 19, "ET"), "2014-01-06 16:19:38");
	check(stamp(2024, 3, 10, 1, 59, "ET"), "2024-03-10 06:59:38");
	check(stamp(2024, 3, 10, 3, 0, "ET"), "2024-03-10 07:00:38");
	check(stamp(2024, 11, 3, 1, 30, "ET"), "2024-11-03 05:30:38");
	check(stamp(2024, 11, 3, 2, 0, "ET"), "2024-11-03 07:00:38");
	check(stamp(2015, 11, 1, 2, 0, "ET"), "2015-11-01 07:00:38");
}

Test(history_time, american_clocks_before_2007_changed_in_april_and_october)
{
	check(stamp(2006, 4, 2, 1, 59, "ET"), "2006-04-02 06:59:38");
	check(stamp(2006, 4, 2, 3, 0, "ET"), "2006-04-02 07:00:38");
	check(stamp(2006, 10, 29, 1, 59, "ET"), "2006-10-29 05:59:38");
	check(stamp(2006, 10, 29, 2, 0, "ET"), "2006-10-29 07:00:38");
}

Test(history_time, european_clocks_change_together)
{
	check(stamp(2013, 10, 4, 23, 22, "CET"), "2013-10-04 21:22:38");
	check(stamp(2024, 3, 31, 1, 59, "CET"), "2024-03-31 00:59:38");
	check(stamp(2024, 3, 31, 3, 0, "CET"), "2024-03-31 01:00:38");
	check(stamp(2024, 10, 27, 2, 30, "CET"), "2024-10-27 00:30:38");
	check(stamp(2024, 10, 27, 3, 0, "CET"), "2024-10-27 02:00:38");
	check(stamp(2024, 3, 31, 2, 0, "WET"), "2024-03-31 01:00:38");
	check(stamp(2024, 3, 31, 4, 0, "EET"), "2024-03-31 01:00:38");
}

Test(history_time, offsets_are_the_same_all_year)
{
	check(stamp(2014, 7, 1, 4, 15, "EST"), "2014-07-01 09:15:38");
	check(stamp(2014, 6, 11, 20, 10, "CEST"), "2014-06-11 18:10:38");
	check(stamp(2016, 9, 26, 1, 30, "MSK"), "2016-09-25 22:30:38");
	check(stamp(2012, 1, 1, 1, 30, "MSK"), "2011-12-31 21:30:38");
	check(stamp(2011, 3, 27, 1, 59, "MSK"), "2011-03-26 22:59:38");
	check(stamp(2014, 10, 26, 2, 0, "MSK"), "2014-10-25 23:00:38");
	check(stamp(2010, 8, 18, 0, 30, "GMT+0100"), "2010-08-17 23:30:38");
	check(stamp(2010, 8, 18, 23, 45, "GMT-0330"), "2010-08-19 03:15:38");
	check(stamp(2016, 8, 31, 1, 41, "MESZ"), "2016-08-30 23:41:38");
	check(stamp(2025, 2, 23, 23, 50, "UTC"), "2025-02-23 23:50:38");
	check(stamp(2012, 8, 7, 0, 36, "BST"), "2012-08-06 23:36:38");
	check(stamp(2012, 5, 31, 0, 10, "GMT+01:00"), "2012-05-30 23:10:38");
	check(stamp(2012, 5, 31, 22, 10, "GMT-03:30"), "2012-06-01 01:40:38");
}

/* The tz database, file europe: until 2010 Russia had summer time. */
Test(history_time, the_clock_of_moscow_had_summer_time_until_2010)
{
	check(stamp(2010, 8, 20, 5, 1, "MSK"), "2010-08-20 01:01:38");
	check(stamp(2010, 3, 28, 1, 59, "MSK"), "2010-03-27 22:59:38");
	check(stamp(2010, 3, 28, 3, 0, "MSK"), "2010-03-27 23:00:38");
	check(stamp(2010, 10, 31, 2, 59, "MSK"), "2010-10-30 22:59:38");
	check(stamp(2010, 10, 31, 3, 0, "MSK"), "2010-10-31 00:00:38");
	check(stamp(2010, 12, 1, 3, 0, "MSK"), "2010-12-01 00:00:38");
}

Test(history_time, days_pass_over_the_ends_of_months_and_years)
{
	check(stamp(2023, 12, 31, 23, 30, "PST"), "2024-01-01 07:30:38");
	check(stamp(2024, 2, 29, 20, 0, "EST"), "2024-03-01 01:00:38");
	check(stamp(2023, 3, 1, 0, 30, "CEST"), "2023-02-28 22:30:38");
	check(stamp(2024, 1, 1, 0, 30, "CET"), "2023-12-31 23:30:38");
}

Test(history_time, a_clock_that_is_not_known_has_no_utc)
{
	struct history_time utc, local = stamp(2014, 1, 6, 11, 19, "AEST"), none = {.year = 0};

	cr_expect_not(history_time_utc(&local, &utc));
	cr_expect_not(history_time_utc(&none, &utc));
	local.zone = (struct slice){"GMT+01.30", 9};
	cr_expect_not(history_time_utc(&local, &utc));
	local.zone = (struct slice){"ICT+07:00", 9};
	cr_expect_not(history_time_utc(&local, &utc));
	local.zone.length = 0;
	cr_expect_not(history_time_utc(&local, &utc));
}

Test(history_time, a_clock_shows_again_the_time_from_which_utc_was_found)
{
	static const char *const zones[] = {"ET", "PT", "CET", "WET", "MSK", "UTC", "EDT"};

	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++)
		for (int month = 1; month <= 12; month++) {
			const struct history_time local = stamp(2024, month, 28, 23, 30, zones[i]);
			struct history_time utc, again;

			cr_assert(history_time_utc(&local, &utc));
			cr_assert(history_time_local(&utc, local.zone, &again));
			cr_expect_eq(again.day, 28, "%s in month %d", zones[i], month);
			cr_expect_eq(again.hour, 23, "%s in month %d", zones[i], month);
			cr_expect_eq(again.month, month);
		}
}
