#include "histories/sites/sites_inside.h"

#include "base/scan.h"

#include <string.h>

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", "", sites_stars_begins, NULL, sites_stars_read, NULL,
		{.all_in_said = true, .raises_by = true, .rake_unsaid = true}},
	{"winning", "Winning Poker Network", "Winning Poker Network", sites_winning_begins, NULL,
		sites_winning_read, NULL, {.shows_said = true}},
	{"bovada", "Bovada, Bodog, Ignition", "", sites_bovada_begins, NULL, sites_bovada_read,
		NULL, {.shows_said = true, .raises_add = true, .rake_part = 20}},
	{"enet", "Enet", "Enet", sites_enet_begins, NULL, sites_enet_read, NULL,
		{.commas = true, .shows_said = true}},
	{"betfair", "Betfair", "Betfair", sites_betfair_begins, NULL, sites_betfair_read, NULL,
		{.shows_said = true}},
	{"pokermavens", "Poker Mavens", "Poker Mavens", sites_mavens_begins, NULL,
		sites_mavens_read, NULL, {.shows_said = true, .all_in_said = true}},
	{"betonline", "BetOnline, PayNoRake", "", sites_betonline_begins, NULL,
		sites_betonline_read, NULL, {.raises_add = true, .rake_part = 18}},
	{"888", "888poker, Pacific", "", sites_888_begins, NULL, sites_888_read, NULL,
		{.shows_said = true, .returns_unsaid = true}},
	{"partypoker", "PartyPoker", "", sites_party_begins, NULL, sites_party_read, NULL,
		{.raises_add = true, .returns_won = true, .folds_early = true}},
	{"ongame", "OnGame", "OnGame", sites_ongame_begins, NULL, sites_ongame_read, NULL,
		{.raises_add = true, .returns_unsaid = true}},
	{"winamax", "Winamax", "Winamax", sites_winamax_begins, NULL, sites_winamax_read, NULL,
		{.shows_said = true, .raises_by = true, .returns_won = true}},
	{"fulltilt", "Full Tilt", "Full Tilt", sites_fulltilt_begins, NULL, sites_fulltilt_read,
		NULL, {.shows_said = true}},
	{"pokernow", "PokerNow", "PokerNow", sites_pokernow_begins, sites_pokernow_session,
		sites_pokernow_read, sites_pokernow_ends,
		{.numbers_recur = true, .folded_show = true}},
	{"biggame", "The Big Game", "The Big Game", sites_biggame_begins, NULL, sites_biggame_read,
		NULL,
		{.numbers_recur = true,
			.one_line = true,
			.all_in_said = true,
			.returns_won = true}},
	{"acpc", "Annual Computer Poker Competition", "ACPC", sites_acpc_begins, sites_acpc_session,
		sites_acpc_read, NULL,
		{.numbers_recur = true, .one_line = true, .returns_unsaid = true}},
	{"ohh", "Open Hand History", "", sites_ohh_begins, NULL, sites_ohh_read, NULL,
		{.folded_show = true}},
	{"ipoker", "iPoker", "iPoker", sites_ipoker_begins, sites_ipoker_session, sites_ipoker_read,
		NULL, {.either = true}},
	{"merge", "Merge", "Merge", sites_merge_begins, sites_merge_session, sites_merge_read, NULL,
		{.shows_said = true, .rake_unsaid = true}},
	{"microgaming", "MicroGaming", "MicroGaming", sites_microgaming_begins, NULL,
		sites_microgaming_read, NULL, {.shows_said = true}},
	{"bossmedia", "Boss Media", "Boss Media", sites_boss_begins, NULL, sites_boss_read, NULL,
		{.returns_unsaid = true}},
	{"everest", "Everest", "Everest", sites_everest_begins, sites_everest_session,
		sites_everest_read, NULL, {.shows_said = true}},
	{"entraction", "Entraction", "Entraction", sites_entraction_begins, NULL,
		sites_entraction_read, NULL, {.shows_said = true}},
	{"igt", "IGT", "IGT", sites_igt_begins, NULL, sites_igt_read, NULL, {.one_line = true}},
	{"tracker", "iPoker and Merge, by PokerTracker", "", sites_tracker_begins, NULL,
		sites_tracker_read, NULL, {.listed = false}},
	{"trackereverest", "Everest, by PokerTracker", "Everest", sites_tracker_everest_begins,
		NULL, sites_tracker_everest_read, NULL, {.all_in_said = true}},
	{"trackermicro", "MicroGaming, by PokerTracker", "MicroGaming", sites_tracker_micro_begins,
		NULL, sites_tracker_micro_read, NULL, {.listed = false}},
	{"pkr", "PKR", "PKR", sites_pkr_begins, sites_pkr_session, sites_pkr_read, NULL,
		{.shows_said = true}},
	{"absolute", "Absolute Poker, UltimateBet", "Cereus", sites_absolute_begins, NULL,
		sites_absolute_read, NULL,
		{.shows_said = true, .raises_add = true, .all_in_said = true}},
	{"cake", "Cake Poker", "Cake Poker", sites_cake_begins, NULL, sites_cake_read, NULL,
		{.either = true, .shows_said = true, .all_in_said = true}},
	{"everleaf", "Everleaf", "Everleaf", sites_everleaf_begins, sites_everleaf_session,
		sites_everleaf_read, NULL, {.returns_unsaid = true}},
	{"kingsclub", "KingsClub", "KingsClub", sites_kings_begins, NULL, sites_kings_read, NULL,
		{.shows_said = true, .all_in_said = true, .two_boards = true, .returns_won = true}},
	{"refused", "others", "", sites_refused_begins, NULL, sites_refused_read, NULL,
		{.one_line = true}},
	{.code = NULL},
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* ",DATE,ORDER", of which the date ends with a Z: so end rows of tables, which may begin with
 * anything. */
static bool ends_as_row(struct slice line)
{
	size_t at = line.length;

	while (at && is_digit(line.bytes[at - 1]))
		at--;
	return at < line.length && at > 1 && line.bytes[at - 1] == ',' && line.bytes[at - 2] == 'Z';
}

#define ANY       UINT32_MAX
#define SECOND(C) (UINT32_C(1) << ((C)&31))

/* The first two bytes of lines at which a hand or a session begins: for each first one a bit for
 * each second one, of which the last five bits count. Blanks and brackets may stand before one. */
static const uint32_t seconds[128] = {
	['\t'] = ANY,
	['\v'] = ANY,
	['\f'] = ANY,
	['\r'] = ANY,
	[' '] = ANY,
	['"'] = ANY,
	['#'] = ANY,
	['*'] = ANY,
	[','] = ANY,
	['-'] = SECOND(' '), /* a skin of Everleaf */
	['<'] = ANY,
	['>'] = ANY,
	['A'] = SECOND('c'),               /* ActionPoker.com */
	['B'] = SECOND('e') | SECOND('o'), /* BetOnline, Bovada, Bodog */
	['C'] = SECOND('o'),               /* CoinPoker */
	['E'] = SECOND('v'),               /* Everleaf, EverestPoker */
	['F'] = SECOND('u'),               /* Full Tilt */
	['G'] = SECOND('a') | SECOND('e'), /* Game, GAME, Gear Poker */
	['H'] = SECOND('a'),               /* Hand */
	['I'] = SECOND('g'),               /* Ignition */
	['L'] = SECOND('o'),               /* LoadHand */
	/* Merge Game, Main, Mano, Mão, MPLPoker */
	['M'] = SECOND('e') | SECOND('a') | SECOND(0xc3) | SECOND('P'),
	['P'] = SECOND('o') | SECOND('p') | SECOND('a'), /* PokerStars, PPPoker, PayNoRake */
	['R'] = SECOND('u'),                             /* Run It Once */
	['S'] = SECOND('t') | SECOND('p') | SECOND('u'), /* Stage, SportsBetting, SupremaPoker */
	['T'] = SECOND('a'),                             /* Table #, of PKR */
	['U'] = SECOND('n'),                             /* Unibet */
	['W'] = SECOND('e') | SECOND('i'),               /* Weplay, Winamax */
	['['] = ANY,
	[']'] = ANY,
	['e'] = SECOND('n'), /* entry,at,order */
	['{'] = ANY,
	['}'] = ANY,
};

static bool is_first(char first, char second)
{
	const unsigned char byte = (unsigned char)first;

	return byte >= 128 || (seconds[byte] & SECOND(second));
}

bool sites_may_begin(struct slice line)
{
	if (line.length < 2)
		return line.length && *line.bytes == '{';
	if (!is_first(line.bytes[0], line.bytes[1]))
		return ends_as_row(line);
	switch (*line.bytes) {
	case '*': /* streets begin with asterisks too: History, history, Historique */
		return memchr(line.bytes, 'i', line.length) &&
		       (lines_has(line, "istor") || lines_has(line, " starting - "));
	case 'B': /* but not Board */
		return !lines_begins(line, "Boa");
	case 'T':
		return lines_begins(line, "Table #");
	case ',':
	case '[':
	case ']':
	case '}':
		return ends_as_row(line);
	default:
		return true;
	}
}

/* Whether a line that begins with this byte has no blanks, no byte order mark and no XML or JSON in
 * front. */
static bool begins_words(char c)
{
	return (c > ' ' && c < '[' && c != '<' && c != ',') || (c > ']' && c < '{');
}

void sites_skip_lines(struct slice *rest)
{
	const char *at = rest->bytes;
	size_t left = rest->length;

	while (left > 1 && (begins_words(*at) || !is_first(at[0], at[1]))) {
		const char *const feed = memchr(at, '\n', left);
		const char *last = feed;

		if (!feed)
			break;
		while (last > at && scan_is_blank(last[-1]))
			last--;
		if (is_first(at[0], at[1]) || (last > at && is_digit(last[-1]))) {
			const struct slice line = {at, (size_t)(last - at)};

			if (!begins_words(*at) || sites_may_begin(line))
				break;
		}
		left -= (size_t)(feed + 1 - at);
		at = feed + 1;
	}
	*rest = (struct slice){at, left};
}

/* "$10+$1 USD", "4.50€ + 0.50€". What is paid in points, "300+20 FPP", is no money. */
void sites_read_buy_in(struct history *history)
{
	struct slice rest = slice_trim(history->buy_in), code = history->prize_currency;
	struct history_amount sum = {0, 0}, part;
	bool good = false, more = true;

	history->paid = HISTORY_UNSAID;
	if (!history->tournament.length)
		return;
	if (!code.length)
		code = history->currency;
	while (more && lines_take_amount(&rest, LINES_EITHER, &part, &code)) {
		sum = history_sum(sum, part);
		rest = slice_trim(rest);
		more = lines_take(&rest, "+");
		good = !more;
		rest = slice_trim(rest);
	}
	if (rest.length == 3 && !slice_equal(rest, "FPP"))
		code = rest;
	else
		good = good && !rest.length;
	if (good)
		history->paid = sum;
	history->prize_currency = code;
	history->currency = SLICE("");
}

const struct site *sites_begin(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->begins(line, rest))
			return row;
	return NULL;
}

void sites_read(const struct site *site, struct history *history)
{
	history->dialect = site->dialect;
	history->site = (struct slice){site->brand, strlen(site->brand)};
	site->read(history);
}

const struct site *sites_session(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->session && row->session(line, rest))
			return row;
	return NULL;
}
