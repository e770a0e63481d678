#include "histories/sites/sites_inside.h"

#include <string.h>

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", sites_stars_begins, NULL, sites_stars_read, NULL},
	{"winning", "Winning Poker Network", sites_winning_begins, NULL, sites_winning_read, NULL},
	{"bovada", "Bovada, Bodog, Ignition", sites_bovada_begins, NULL, sites_bovada_read, NULL},
	{"enet", "Enet", sites_enet_begins, NULL, sites_enet_read, NULL},
	{"betfair", "Betfair", sites_betfair_begins, NULL, sites_betfair_read, NULL},
	{"pokermavens", "Poker Mavens", sites_mavens_begins, NULL, sites_mavens_read, NULL},
	{"betonline", "BetOnline, PayNoRake", sites_betonline_begins, NULL, sites_betonline_read,
		NULL},
	{"888", "888poker, Pacific", sites_888_begins, NULL, sites_888_read, NULL},
	{"partypoker", "PartyPoker", sites_party_begins, NULL, sites_party_read, NULL},
	{"ongame", "OnGame", sites_ongame_begins, NULL, sites_ongame_read, NULL},
	{"winamax", "Winamax", sites_winamax_begins, NULL, sites_winamax_read, NULL},
	{"fulltilt", "Full Tilt", sites_fulltilt_begins, NULL, sites_fulltilt_read, NULL},
	{"pokernow", "PokerNow", sites_pokernow_begins, sites_pokernow_session, sites_pokernow_read,
		sites_pokernow_ends},
	{"biggame", "The Big Game", sites_biggame_begins, NULL, sites_biggame_read, NULL},
	{"acpc", "Annual Computer Poker Competition", sites_acpc_begins, sites_acpc_session,
		sites_acpc_read, NULL},
	{"ohh", "Open Hand History", sites_ohh_begins, NULL, sites_ohh_read, NULL},
	{"ipoker", "iPoker", sites_ipoker_begins, sites_ipoker_session, sites_ipoker_read, NULL},
	{"merge", "Merge", sites_merge_begins, sites_merge_session, sites_merge_read, NULL},
	{"microgaming", "MicroGaming", sites_microgaming_begins, NULL, sites_microgaming_read,
		NULL},
	{"bossmedia", "Boss Media", sites_boss_begins, NULL, sites_boss_read, NULL},
	{"everest", "Everest", sites_everest_begins, sites_everest_session, sites_everest_read,
		NULL},
	{"entraction", "Entraction", sites_entraction_begins, NULL, sites_entraction_read, NULL},
	{"igt", "IGT", sites_igt_begins, NULL, sites_igt_read, NULL},
	{"tracker", "iPoker and Merge, by PokerTracker", sites_tracker_begins, NULL,
		sites_tracker_read, NULL},
	{"trackereverest", "Everest, by PokerTracker", sites_tracker_everest_begins, NULL,
		sites_tracker_everest_read, NULL},
	{"trackermicro", "MicroGaming, by PokerTracker", sites_tracker_micro_begins, NULL,
		sites_tracker_micro_read, NULL},
	{"pkr", "PKR", sites_pkr_begins, sites_pkr_session, sites_pkr_read, NULL},
	{"absolute", "Absolute Poker, UltimateBet", sites_absolute_begins, NULL,
		sites_absolute_read, NULL},
	{"cake", "Cake Poker", sites_cake_begins, NULL, sites_cake_read, NULL},
	{"everleaf", "Everleaf", sites_everleaf_begins, sites_everleaf_session, sites_everleaf_read,
		NULL},
	{"kingsclub", "KingsClub", sites_kings_begins, NULL, sites_kings_read, NULL},
	{"refused", "others", sites_refused_begins, NULL, sites_refused_read, NULL},
	{.code = NULL},
};

/* ",DATE,ORDER", of which the date ends with a Z: so end rows of tables, which may begin with
 * anything. */
static bool ends_as_row(struct slice line)
{
	size_t at = line.length;

	while (at && line.bytes[at - 1] >= '0' && line.bytes[at - 1] <= '9')
		at--;
	return at < line.length && at > 1 && line.bytes[at - 1] == ',' && line.bytes[at - 2] == 'Z';
}

#define FIRST(A, B) ((unsigned)(A) << 8 | (unsigned)(B))

/* Most lines are about players, and no hand begins there. A line at which a hand or a session
 * begins has these bytes first, or is a row of a table. */
bool sites_may_begin(struct slice line)
{
	if (line.length < 2)
		return line.length && *line.bytes == '{';
	switch (*line.bytes) {
	case '"':
	case '#':
	case '<':
	case '>':
	case '{':
		return true;
	case '*':                                  /* streets begin with asterisks too */
		return lines_has(line, "istor") || /* History, history, Historique */
		       lines_has(line, " starting - ");
	default:
		break;
	}
	switch (FIRST((unsigned char)line.bytes[0], (unsigned char)line.bytes[1])) {
	case FIRST('A', 'c'): /* ActionPoker.com */
	case FIRST('B', 'e'): /* BetOnline */
		return true;
	case FIRST('B', 'o'): /* Bovada, Bodog, but not Board */
		return line.length > 2 && line.bytes[2] != 'a';
	case FIRST('T', 'a'): /* Table #, of PKR */
		return lines_begins(line, "Table #");
	case FIRST('C', 'o'): /* CoinPoker */
	case FIRST('E', 'v'): /* Everleaf, EverestPoker */
	case FIRST('-', ' '): /* one of its skins */
	case FIRST('F', 'u'): /* Full Tilt */
	case FIRST('G', 'a'): /* Game, Game started at */
	case FIRST('G', 'e'): /* Gear Poker */
	case FIRST('G', 'A'): /* GAME, and Merge Game, of PokerTracker */
	case FIRST('M', 'E'):
	case FIRST('M', 'e'):
	case FIRST('H', 'a'): /* Hand */
	case FIRST('I', 'g'): /* Ignition */
	case FIRST('L', 'o'): /* LoadHand */
	case FIRST('M', 'a'): /* Main, Mano: other languages of PokerStars */
	case FIRST('M', 0xc3):
	case FIRST('P', 'O'): /* POKERSTARS */
	case FIRST('P', 'P'): /* PPPoker */
	case FIRST('P', 'a'): /* PayNoRake */
	case FIRST('P', 'o'): /* PokerStars, Poker Hand */
	case FIRST('R', 'u'): /* Run It Once */
	case FIRST('S', 'T'): /* STATE */
	case FIRST('S', 'p'): /* SportsBetting */
	case FIRST('S', 't'): /* Starting Hand, Stage */
	case FIRST('W', 'e'): /* Weplay */
	case FIRST('W', 'i'): /* Winamax */
	case FIRST('e', 'n'): /* entry,at,order */
		return true;
	default:
		break;
	}
	return ends_as_row(line);
}

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
