#include "histories/sites/sites_inside.h"

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", sites_stars_begins, NULL, sites_stars_read, NULL},
	{"winning", "Winning Poker Network", sites_winning_begins, NULL, sites_winning_read, NULL},
	{"bovada", "Bovada, Bodog, Ignition", sites_bovada_begins, NULL, sites_bovada_read, NULL},
	{"888", "888poker, Pacific", sites_888_begins, NULL, sites_888_read, NULL},
	{"partypoker", "PartyPoker", sites_party_begins, NULL, sites_party_read, NULL},
	{"ongame", "OnGame", sites_ongame_begins, NULL, sites_ongame_read, NULL},
	{"winamax", "Winamax", sites_winamax_begins, NULL, sites_winamax_read, NULL},
	{"fulltilt", "Full Tilt", sites_fulltilt_begins, NULL, sites_fulltilt_read, NULL},
	{"pokernow", "PokerNow", sites_pokernow_begins, sites_pokernow_session, sites_pokernow_read,
		sites_pokernow_ends},
	{"acpc", "Annual Computer Poker Competition", sites_acpc_begins, sites_acpc_session,
		sites_acpc_read, NULL},
	{"ohh", "Open Hand History", sites_ohh_begins, NULL, sites_ohh_read, NULL},
	{"ipoker", "iPoker", sites_ipoker_begins, sites_ipoker_session, sites_ipoker_read, NULL},
	{"microgaming", "MicroGaming", sites_microgaming_begins, NULL, sites_microgaming_read,
		NULL},
	{.code = NULL},
};

const struct site *sites_begin(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->begins(line, rest))
			return row;
	return NULL;
}

const struct site *sites_session(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->session && row->session(line, rest))
			return row;
	return NULL;
}
