/* When a hand was played, from the keys of its file. */
#include "replay.h"

#include "base/scan.h"

#include <string.h>

struct slice replay_value(const struct hand_record *hand, const char *name)
{
	const struct hand_key *key = hand_find(hand, name);

	return key ? key->text : (struct slice){NULL, 0};
}

/* A part of the date after the year has two digits. */
static bool add_date_part(struct text *out, struct slice part)
{
	if (part.length)
		text_add_string(out, part.length == 1 ? "-0" : "-");
	text_add_slice(out, part);
	return part.length;
}

bool replay_add_date(struct text *out, const struct hand_record *hand)
{
	const struct slice year = replay_value(hand, "year");

	text_add_slice(out, year);
	return year.length && add_date_part(out, replay_value(hand, "month")) &&
	       add_date_part(out, replay_value(hand, "day"));
}

/* "+02:00". */
static bool is_offset(struct slice zone)
{
	return zone.length > 1 && (*zone.bytes == '+' || *zone.bytes == '-') &&
	       zone.bytes[1] >= '0' && zone.bytes[1] <= '9';
}

/* Whether ISO 8601 has a way to write the zone: names such as ET it does not know. */
static bool add_iso_zone(struct text *out, struct slice zone)
{
	if (slice_equal(zone, "UTC") || slice_equal(zone, "GMT") || slice_equal(zone, "Z"))
		text_add_char(out, 'Z');
	else if (is_offset(zone))
		text_add_slice(out, zone);
	else
		return false;
	return true;
}

static void add_zone(struct text *out, const struct hand_record *hand)
{
	const struct slice brief = replay_value(hand, "time_zone_abbreviation");
	const struct slice zone = replay_value(hand, "time_zone");

	if (add_iso_zone(out, brief) || add_iso_zone(out, zone) || !(brief.length + zone.length))
		return;
	text_add_char(out, ' ');
	text_add_slice(out, brief.length ? brief : zone);
}

void replay_add_time(struct text *out, const struct hand_record *hand)
{
	const struct slice time = replay_value(hand, "time");
	const bool dated = time.length > 4 && time.bytes[4] == '-'; /* 2009-08-21T20:30:00 */
	bool whole = false;

	if (!dated)
		whole = replay_add_date(out, hand);
	if (!time.length)
		return;
	if (out->length)
		text_add_char(out, whole ? 'T' : ' ');
	text_add_slice(out, time);
	add_zone(out, hand);
}
