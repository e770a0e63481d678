/* Formats that are recognised, so that who has such texts is told what they are, but not read.
 *
 *     {"history":[{"player":[{"name":"NAME","seat":"1","state":"STATE_PLAYING",...   IGT
 *     Gear Poker Game #1014850512: Hold'em - 2012-04-09 12:14:36                     Yatahay
 *
 * Those of Yatahay say neither the limit nor what winners held. */
#include "histories/sites/sites_inside.h"

static void refuse(struct history *history, const char *name)
{
	struct slice rest = history->text, line = {rest.bytes, 0};

	history->site = (struct slice){name, strlen(name)};
	lines_next(&rest, &line);
	history_fault_of(history, STATUS_HISTORY_REFUSED, lines_before(line, 0), history->site);
}

bool sites_igt_begins(struct slice line, struct slice rest)
{
	return lines_begins(line, "{\"history\":[") && lines_begins(rest, "{\"player\":");
}

void sites_igt_read(struct history *history)
{
	refuse(history, "IGT");
}

bool sites_yatahay_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return lines_begins(line, "ActionPoker.com Game #") ||
	       lines_begins(line, "Gear Poker Game #");
}

void sites_yatahay_read(struct history *history)
{
	refuse(history, "ActionPoker and Gear Poker");
}
