/* Hand histories of PartyPoker, of 888poker and the other skins of the Pacific network, and of
 * Betfair, which are variants of one format:
 *
 *     ***** 888poker Hand History for Game 280083902 *****
 *     $0.50/$1 Blinds No Limit Holdem - *** 06 01 2014 13:39:55
 *     Table Alcorcon 6 Max (Real Money)
 *     Seat 6 is the button
 *     Seat 1: NAME ( $29.33 )
 *     NAME posts small blind [$0.50]
 *     ** Dealing down cards **
 *     NAME raises [$2]
 *     ** Dealing flop ** [ 3d, 8h, Kd ]
 *     ** Summary **
 *     NAME collected [ $34.30 ]
 *
 *     ***** Hand History for Game 13549932236 *****
 *     $0.05/$0.10 USD NL Texas Hold'em - Sunday, January 05, 19:24:07 EST 2014
 *     Table Aksay (Real Money)
 *     NAME is all-In  [$4.90 USD]
 *     NAME wins $1.87 USD from the side pot 1 with three of a kind, Eights.
 *
 *     ***** Hand History For Game 9423586142 *****
 *     0.01/0.02 Texas Hold'em Game Table (NL)  -  Mon Jul 12 13:38:32 EDT 2010
 *     Table Aksay  (Real Money) -- Seat 1 is the button
 *     NAME raises 0.06 to 0.08
 *     NAME balance $0.96, bet $0.21, collected $0.31, net +$0.1
 *
 * Amounts are the chips that an action adds. Except in the last variant, which is sent by mail,
 * pots, rake and returned bets are not stated: at PartyPoker the amount won includes uncalled bets,
 * at 888poker they have no line at all. */
#include "histories/sites/sites_party_internal.h"

bool sites_party_begins(struct slice line, struct slice rest)
{
	struct slice brand;

	(void)rest;
	return lines_begins(line, "***") && sites_party_begins_game(line, &brand) && !brand.length;
}

/* "***** Hand History for Game 1111111111 ***** (PokerBros)": a program wrote another site's hand
 * in this format. */
static void read_site(struct history *history, struct slice line)
{
	struct slice site;

	history->site = SLICE("PartyPoker");
	if (lines_take_until(&line, "***** (", &site) && lines_take_until(&line, ")", &site))
		history->site = slice_equal(site, "Poker Stars") ? SLICE("PokerStars") : site;
}

/* A summary has the pots and all players. Texts without one state above who wins, except for a pot
 * that the house gets because its winner cashed out. */
static void check_summary(struct history *history, bool summary)
{
	uint32_t reported = 0;
	bool cashed = false;

	for (int seat = 0; seat < history->seats; seat++) {
		reported |= (uint32_t)history_has(history, HISTORY_LEFT, seat) << seat;
		cashed |= history_has(history, HISTORY_CASH_OUT, seat);
	}
	if (summary || cashed)
		sites_check_end(history, summary);
	if (summary && history_given(history->money.pot))
		sites_check_mentioned(history, reported, UINT32_MAX);
}

void sites_party_read(struct history *history)
{
	struct party party = {.reader = {.history = history}};
	struct slice rest = history->text, line;

	if (!lines_next(&rest, &line) || !sites_party_read_number(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	read_site(history, line);
	/* a line about a player who left may come between the two */
	while (lines_next_full(&rest, &line) &&
		(lines_ends(line, "has left the table.") || lines_has(line, " finished in ")))
		continue;
	if (!sites_party_read_stakes(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	history->dialect.commas = sites_party_writes_commas(rest);
	sites_party_read_level(history, line);
	sites_party_read_lines(&party, rest);
	if (history->tournament.length)
		history->currency = SLICE("");
	check_summary(history, lines_has(rest, "** Summary **"));
}
