#include "histories/sites/sites_inside.h"

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", sites_stars_begins, sites_stars_read},
	{"winning", "Winning Poker Network", sites_winning_begins, sites_winning_read},
	{"bovada", "Bovada, Bodog, Ignition", sites_bovada_begins, sites_bovada_read},
	{"888", "888poker, Pacific", sites_888_begins, sites_888_read},
	{"partypoker", "PartyPoker", sites_party_begins, sites_party_read},
	{"ongame", "OnGame", sites_ongame_begins, sites_ongame_read},
	{.code = NULL},
};

const struct site *sites_begin(struct slice line)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->begins(line))
			return row;
	return NULL;
}
