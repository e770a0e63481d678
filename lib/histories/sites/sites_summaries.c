/* Files without hands that players keep next to hand histories, and confuse with them.
 *
 *     PokerStars Tournament #783, No Limit Hold'em
 *     Full Tilt Poker Tournament Summary $2 + $0.25 Sit & Go (214) Hold'em No Limit
 *     Winamax Poker - Tournament summary : Expresso(193)
 *     ***** Cassava Tournament Summary *****
 *     Tournament #17, Daily Special $20, Hold'em No Limit
 *     <!DOCTYPE html PUBLIC ...
 */
#include "histories/sites/sites.h"

#include "base/scan.h"
#include "histories/lines.h"

/* "PokerStars Tournament #783, ": a number and a comma, unlike "NAME Hand #1: Tournament #783, " in
 * a hand. */
static bool is_numbered(struct slice line)
{
	struct slice before;
	uint64_t number;

	return lines_take_until(&line, "Tournament #", &before) &&
	       (!before.length || lines_ends(before, " ")) && !lines_has(before, "#") &&
	       lines_take_number(&line, &number) && lines_begins(line, ", ");
}

status_code sites_why_no_hands(struct slice text)
{
	struct slice line = {"", 0};

	while (!line.length && lines_next(&text, &line))
		line = slice_after_mark(line);
	if (lines_has(line, "Tournament Summary") || lines_has(line, "Tournament summary") ||
		lines_begins(line, "Tournament History for your last ") || is_numbered(line))
		return STATUS_HISTORY_TOURNAMENT;
	if (lines_begins(line, "<!DOCTYPE html") || lines_begins(line, "<!DOCTYPE HTML") ||
		lines_begins(line, "<html") || lines_begins(line, "<HTML"))
		return STATUS_HISTORY_PAGE;
	return STATUS_HISTORY_NOT_READ;
}
