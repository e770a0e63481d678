#include "range_part.h"

#include "frame/report.h"

#include "base/decimal.h"

#include <string.h>

enum { PLACES = 4 }; /* significant decimals of a percentage */

/* Takes a percentage, 0 to 100, and an optional % sign. */
static bool take(struct scan *scan, uint32_t *percent)
{
	struct decimal number;

	if (!decimal_take(scan, PLACES, &number) || number.value > RANGE_HUNDRED ||
		(number.value == RANGE_HUNDRED && (number.next || number.rest)))
		return false;
	*percent = (uint32_t)number.value;
	if (!scan_done(scan) && *scan->at == '%')
		scan->at++;
	return true;
}

static bool read_one(const char *option, const char *value, uint32_t *percent)
{
	struct scan scan = scan_of(slice_of(value));

	if (take(&scan, percent) && scan_done(&scan))
		return true;
	report_usage("%s: '%s' is not a percentage from 0 to 100, such as 15%%", option, value);
	return false;
}

bool range_part_read_top(struct range_part *part, const char *value)
{
	*part = (struct range_part){.given = true};
	return read_one("--top", value, &part->to);
}

bool range_part_read_bottom(struct range_part *part, const char *value)
{
	uint32_t percent = 0;
	const bool good = read_one("--bottom", value, &percent);

	*part = (struct range_part){true, RANGE_HUNDRED - percent, RANGE_HUNDRED};
	return good;
}

bool range_part_read_between(struct range_part *part, const char *value)
{
	struct scan scan = scan_of(slice_of(value));
	uint32_t from = 0, to = 0;
	bool good = take(&scan, &from) && !scan_done(&scan) && *scan.at++ == '-' &&
		    take(&scan, &to) && scan_done(&scan);

	*part = (struct range_part){true, from < to ? from : to, from < to ? to : from};
	if (!good)
		report_usage("--between: '%s' is not two percentages, such as 5%%-20%%", value);
	return good;
}
