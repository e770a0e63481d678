/* When a hand was played, from the keys of its file. */
#include "replay.h"

#include "base/scan.h"

#include <string.h>

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
	const struct slice brief = hand_text(hand, "time_zone_abbreviation");
	const struct slice zone = hand_text(hand, "time_zone");

	if (add_iso_zone(out, brief) || add_iso_zone(out, zone) || !(brief.length + zone.length))
		return;
	text_add_char(out, ' ');
	text_add_slice(out, brief.length ? brief : zone);
}

void replay_add_time(struct text *out, const struct hand_record *hand)
{
	const struct slice time = hand_text(hand, "time");
	const bool dated = time.length > 4 && time.bytes[4] == '-'; /* 2009-08-21T20:30:00 */
	bool whole = false;

	if (!dated)
		whole = hand_add_date(out, hand);
	if (!time.length)
		return;
	if (out->length)
		text_add_char(out, whole ? 'T' : ' ');
	text_add_slice(out, time);
	add_zone(out, hand);
}
