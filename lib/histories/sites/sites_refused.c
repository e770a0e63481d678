/* Formats that are recognised but not supported, so that messages can name them.
 *
 *     {"history":[{"player":[{"name":"NAME","seat":"1","state":"STATE_PLAYING",...   IGT
 *     Gear Poker Game #1001: Hold'em - 2012-04-01 10:00:00                   Yatahay
 *     Game #1001: Table 1 NL - 0.05/0.10 - No Limit Hold'Em Banzai - ...     Unibet
 *     Unibet Hand #1001 - 0.05/0.10 - No Limit Hold'Em - UTC 10:00:00 ...    the same since 2026
 *
 * Yatahay hand histories state neither the limit nor the winners' hands. */
#include "histories/sites/sites_internal.h"

/* `formats` is the subject of a message: "Unibet hand histories". */
static void refuse(struct history *history, const char *site, const char *formats)
{
	struct slice rest = history->text, line = {rest.bytes, 0};

	history->site = slice_of(site);
	lines_next(&rest, &line);
	history_fault_of(history, STATUS_HISTORY_REFUSED, lines_before(line, 0), slice_of(formats));
}

bool sites_igt_begins(struct slice line, struct slice rest)
{
	return lines_begins(line, "{\"history\":[") && lines_begins(rest, "{\"player\":");
}

void sites_igt_read(struct history *history)
{
	refuse(history, "IGT", "IGT hand histories");
}

void sites_refused_read(struct history *history)
{
	struct slice text = history->text;

	lines_blanks(&text);
	if (lines_begins(text, "Act"))
		refuse(history, "ActionPoker", "ActionPoker hand histories");
	else if (lines_begins(text, "Gear"))
		refuse(history, "Gear Poker", "Gear Poker hand histories");
	else
		refuse(history, "Unibet", "Unibet hand histories");
}
