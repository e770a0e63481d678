#include "histories/sites/sites_inside.h"

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", sites_stars_line, sites_stars_read},
	{"winning", "Winning Poker Network", sites_winning_line, sites_winning_read},
	{"bovada", "Bovada, Bodog, Ignition", sites_bovada_line, sites_bovada_read},
	{"888", "888poker, Pacific", sites_888_line, sites_888_read},
	{"partypoker", "PartyPoker", sites_party_line, sites_party_read},
	{"ongame", "OnGame", sites_ongame_line, sites_ongame_read},
	{.code = NULL},
};

enum site_line sites_line(struct slice line, const struct site **site)
{
	for (const struct site *row = sites_rows; row->code; row++) {
		const enum site_line is = row->line(line);

		if (is == SITE_WITHIN)
			continue;
		*site = row;
		return is;
	}
	return SITE_WITHIN;
}
