#include "histories/sites/sites_internal.h"

#include "base/scan.h"

const struct site sites_rows[] = {
	{"pokerstars", "PokerStars", "", .begins_at = sites_stars_begins, .read = sites_stars_read,
		.dialect = {.all_in_given = true, .raises_by = true, .rake_not_given = true}},
	{"winning", "Winning Poker Network", "Winning Poker Network",
		.begins = {"Game started at: ", "Hand #{n} - ", "Game Hand #{n} - "},
		.read = sites_winning_read, .dialect = {.shows_given = true}},
	{"bovada", "Bovada, Bodog, Ignition", "",
		.begins = {"Bovada{_} Hand #", "Bodog{_} Hand #", "Ignition{_} Hand #"},
		.read = sites_bovada_read,
		.dialect = {.shows_given = true, .raises_add = true, .rake_part = 20}},
	{"enet", "Enet", "Enet", .begins = {"Game #{n}: {_}) - {_} - %"}, .read = sites_enet_read,
		.dialect = {.commas = true, .shows_given = true}},
	{"betfair", "Betfair", "Betfair", .begins_at = sites_betfair_begins,
		.read = sites_betfair_read, .dialect = {.shows_given = true}},
	{"pokermavens", "Poker Mavens", "Poker Mavens", .begins = {"Hand #{n}-{n} - "},
		.read = sites_mavens_read, .dialect = {.shows_given = true, .all_in_given = true}},
	{"betonline", "BetOnline, PayNoRake", "",
		.begins = {"BetOnline Poker Game #", "PayNoRake Game #",
			"SportsBetting Poker Game #"},
		.read = sites_betonline_read, .dialect = {.raises_add = true, .rake_part = 18}},
	{"888", "888poker, Pacific", "", .begins_at = sites_888_begins, .read = sites_888_read,
		.dialect = {.shows_given = true, .returns_not_given = true}},
	{"partypoker", "PartyPoker", "", .begins_at = sites_party_begins, .read = sites_party_read,
		.dialect = {.raises_add = true, .returns_won = true, .folds_early = true}},
	{"ongame", "OnGame", "OnGame", .begins = {"***** History for hand "},
		.read = sites_ongame_read,
		.dialect = {.raises_add = true, .returns_not_given = true}},
	{"winamax", "Winamax", "Winamax", .begins_at = sites_winamax_begins,
		.read = sites_winamax_read,
		.dialect = {.shows_given = true, .raises_by = true, .returns_won = true}},
	{"fulltilt", "Full Tilt", "Full Tilt",
		.begins = {"Full Tilt Poker Game #", "FullTiltPoker Game #", "GameDesire Game #"},
		.read = sites_fulltilt_read, .dialect = {.shows_given = true}},
	{"pokernow", "PokerNow", "PokerNow", .begins_at = sites_pokernow_begins,
		.session_at = sites_pokernow_session, .ends = sites_pokernow_ends,
		.read = sites_pokernow_read,
		.dialect = {.numbers_recur = true, .folded_show = true}},
	{"biggame", "The Big Game", "The Big Game", .begins = {"LoadHand({{_}Title:"},
		.read = sites_biggame_read,
		.dialect = {.numbers_recur = true,
			.one_line = true,
			.all_in_given = true,
			.returns_won = true}},
	{"acpc", "Annual Computer Poker Competition", "ACPC", .begins = {"STATE:"},
		.session = {"# name/game/hands/seed "}, .read = sites_acpc_read,
		.dialect = {.numbers_recur = true, .one_line = true, .returns_not_given = true}},
	{"ohh", "Open Hand History", "", .begins_at = sites_ohh_begins, .read = sites_ohh_read,
		.dialect = {.folded_show = true}},
	{"ipoker", "iPoker", "iPoker", .begins = {"<game gamecode=", "<game"},
		.session = {"<session sessioncode=", "<session"}, .read = sites_ipoker_read,
		.dialect = {.either = true}},
	{"merge", "Merge", "Merge", .begins = {"<game starttime="},
		.session = {"<description stakes="}, .read = sites_merge_read,
		.dialect = {.shows_given = true, .rake_not_given = true}},
	{"microgaming", "MicroGaming", "MicroGaming",
		.begins = {"<Game hhversion=", "<Game betlimit="}, .read = sites_microgaming_read,
		.dialect = {.shows_given = true}},
	{"bossmedia", "Boss Media", "Boss Media", .begins = {"<HISTORY GAME"},
		.read = sites_boss_read, .dialect = {.returns_not_given = true}},
	{"everest", "Everest", "Everest", .begins = {"<HAND blinds="},
		.session = {"<SESSION screenName="}, .read = sites_everest_read,
		.dialect = {.shows_given = true}},
	{"entraction", "Entraction", "Entraction", .begins = {"Game # {n} - {_} - Table \""},
		.read = sites_entraction_read, .dialect = {.shows_given = true}},
	{"igt", "IGT", "IGT", .begins_at = sites_igt_begins, .read = sites_igt_read,
		.dialect = {.one_line = true}},
	{"tracker", "iPoker and Merge, by PokerTracker", "",
		.begins = {"GAME #{n}", "MERGE_GAME #{n}", "Merge Game #{n}"},
		.read = sites_tracker_read},
	{"trackereverest", "Everest, by PokerTracker", "Everest", .begins = {"EverestPoker Game #"},
		.read = sites_tracker_everest_read, .dialect = {.all_in_given = true}},
	{"trackermicro", "MicroGaming, by PokerTracker", "MicroGaming",
		.begins = {"** Game ID {_} starting - ", "** Hand # {_} starting - "},
		.read = sites_tracker_micro_read},
	{"pkr", "PKR", "PKR", .begins = {"Starting Hand #{n}{.}"}, .session_at = sites_pkr_session,
		.read = sites_pkr_read, .dialect = {.shows_given = true}},
	{"absolute", "Absolute Poker, UltimateBet", "Cereus",
		.begins = {"Stage #{n}: ", "Stage #C{n}: ", "Stage #{n} Tourney ID ",
			"Stage #C{n} Tourney ID "},
		.read = sites_absolute_read,
		.dialect = {.shows_given = true, .raises_add = true, .all_in_given = true}},
	{"cake", "Cake Poker", "Cake Poker", .begins = {"Hand#{_} - {_} -- "},
		.read = sites_cake_read,
		.dialect = {.either = true, .shows_given = true, .all_in_given = true}},
	{"everleaf", "Everleaf", "Everleaf",
		.begins = {"***** Hand history for game #",
			"*** Historique des Mains pour la partie "},
		.session_at = sites_everleaf_session, .read = sites_everleaf_read,
		.dialect = {.returns_not_given = true}},
	{"kingsclub", "KingsClub", "KingsClub", .begins = {"#{n}: {_}Limit {_} - "},
		.read = sites_kings_read,
		.dialect = {.shows_given = true,
			.all_in_given = true,
			.two_boards = true,
			.returns_won = true}},
	{"refused", "others", "",
		.begins = {"Game #{n}{_}: Table ", "Unibet Hand #{n}{_} - ",
			"ActionPoker.com Game #{n}{_}: ", "Gear Poker Game #{n}{_}: "},
		.read = sites_refused_read, .dialect = {.one_line = true}},
	{.code = NULL},
};

/* ",DATE,ORDER", where the date ends with Z: the end of a table row, which may begin with
 * anything. */
static bool ends_as_row(struct slice line)
{
	size_t at = line.length;

	while (at && lines_is_digit(line.bytes[at - 1]))
		at--;
	return at < line.length && at > 1 && line.bytes[at - 1] == ',' && line.bytes[at - 2] == 'Z';
}

#define ANY       UINT32_MAX
#define SECOND(C) (UINT32_C(1) << ((C)&31))

/* The first two bytes of lines at which a hand or a session begins: for each first byte a set of
 * second bytes, reduced to their low five bits. Spaces and brackets may precede them. */
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
	case '*': /* headings of streets begin with asterisks too: History, history, Historique */
		return memchr(line.bytes, 'i', line.length) &&
		       (lines_has(line, "istor") || lines_has(line, " starting - "));
	case '<': /* game, session, description, HISTORY, HAND, but not elements within hands */
		return memchr("gGsSdH", line.bytes[1], 6);
	case 'B': /* but not Board */
		return !lines_begins(line, "Boa");
	case 'M':
		return !lines_begins(line, "Main pot");
	case 'P':
		return !lines_begins(line, "Pot");
	case 'S':
		return !lines_begins(line, "Start ") && !lines_begins(line, "Summary");
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

/* Whether a line with this first byte has no space, byte order mark, XML or JSON at its start. */
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
		if (is_first(at[0], at[1]) || (last > at && lines_is_digit(last[-1]))) {
			const struct slice line = {at, (size_t)(last - at)};

			if (!begins_words(*at) || sites_may_begin(line))
				break;
		}
		left -= (size_t)(feed + 1 - at);
		at = feed + 1;
	}
	*rest = (struct slice){at, left};
}

/* Reads "$10+$1 USD", "4.50€ + 0.50€". Points, as in "300+20 FPP", are not money. */
void sites_read_buy_in(struct history *history)
{
	struct slice rest = slice_trim(history->buy_in), code = history->prize_currency;
	struct history_amount sum = {0, 0}, part;
	bool good = false, more = true;

	history->paid = HISTORY_NOT_GIVEN;
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

/* Most lines differ in their first byte. */
static inline bool fits_any(struct slice line, const char *const *patterns)
{
	for (; *patterns; patterns++)
		if (**patterns == *line.bytes && sites_fits(line, *patterns))
			return true;
	return false;
}

const struct site *sites_begin(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->begins_at ? row->begins_at(line, rest) : fits_any(line, row->begins))
			return row;
	return NULL;
}

const struct site *sites_session(struct slice line, struct slice rest)
{
	for (const struct site *row = sites_rows; row->code; row++)
		if (row->session_at ? row->session_at(line, rest) : fits_any(line, row->session))
			return row;
	return NULL;
}

void sites_read(const struct site *site, struct history *history)
{
	history->dialect = site->dialect;
	history->site = (struct slice){site->brand, strlen(site->brand)};
	site->read(history);
}
