/* Open Hand History, versions 1.2 to 1.4.7: a JSON object for each hand.
 *
 *     {"ohh": {"spec_version": "1.4.7", "site_name": "...", "game_number": "1",
 *       "start_date_utc": "2022-09-10T23:39:49Z", "game_type": "Holdem",
 *       "bet_limit": {"bet_type": "NL", "bet_cap": 0}, "dealer_seat": 1, ...
 *       "players": [{"id": 0, "seat": 1, "name": "...", "starting_stack": 20.13}, ...],
 *       "rounds": [{"id": 0, "street": "Preflop", "actions": [
 *         {"action_number": 0, "player_id": 1, "action": "Post SB", "amount": 0.1}, ...]}, ...],
 *       "pots": [{"number": 0, "amount": 1.8, "rake": 0,
 *         "player_wins": [{"player_id": 2, "win_amount": 1.8}]}]}}
 *
 * The standard is at hh-specs.handhistory.org. The amount of an action is what it adds, uncalled
 * bets are in no pot, a pot is before its rake, and what is won is after it. Objects follow each
 * other with a blank line between; an array of them is read too. */
#include "histories/sites/sites_ohh.h"

#include "base/scan.h"

#include <string.h>

/* -- where hands begin ---------------------------------------------------- */

static void take_blanks(struct slice *at)
{
	while (at->length && scan_is_space(*at->bytes))
		*at = lines_after(*at, 1);
}

/* Takes a character and blanks, which may go on in the lines that follow. */
static bool take_mark(struct slice *at, struct slice *rest, const char *mark)
{
	take_blanks(at);
	if (!at->length) {
		*at = *rest;
		rest->length = 0;
		take_blanks(at);
	}
	return lines_take(at, mark);
}

/* Takes a member with a string or a number, such as "id": "x1", which some programs write before
 * the hand. */
static bool take_member(struct slice *at, struct slice *rest)
{
	struct slice words;

	if (!take_mark(at, rest, "\"") || !lines_take_until(at, "\"", &words) ||
		!take_mark(at, rest, ":"))
		return false;
	take_blanks(at);
	if (lines_take(at, "\"")) {
		if (!lines_take_until(at, "\"", &words))
			return false;
	} else {
		while (at->length &&
			(*at->bytes == '.' || (*at->bytes >= '0' && *at->bytes <= '9')))
			*at = lines_after(*at, 1);
	}
	return take_mark(at, rest, ",");
}

bool sites_ohh_begins(struct slice line, struct slice rest)
{
	enum { MEMBERS_MOST = 4 };

	if (!lines_take(&line, "{"))
		return false;
	for (int i = 0; i < MEMBERS_MOST; i++) {
		struct slice at = line, after = rest;

		if (take_mark(&at, &after, "\"ohh\""))
			return take_mark(&at, &after, ":");
		if (!take_member(&line, &rest))
			return false;
	}
	return false;
}

/* -- the tables ----------------------------------------------------------- */

enum {
	HAND_VERSION,
	HAND_SITE,
	HAND_NETWORK,
	HAND_INTERNAL,
	HAND_TOURNAMENT,
	HAND_TOURNAMENT_INFO,
	HAND_NUMBER,
	HAND_DATE,
	HAND_TABLE,
	HAND_HANDLE,
	HAND_SKIN,
	HAND_GAME,
	HAND_LIMIT,
	HAND_SIZE,
	HAND_CURRENCY,
	HAND_DEALER,
	HAND_SMALL_BLIND,
	HAND_BIG_BLIND,
	HAND_ANTE,
	HAND_HERO,
	HAND_FLAGS,
	HAND_PLAYERS,
	HAND_ROUNDS,
	HAND_POTS,
	HAND_BOUNTIES,
	HAND_REBUYS,
	HAND_FIELDS
};

static const struct ohh_field hand_fields[HAND_FIELDS] = {
	[HAND_VERSION] = {"spec_version", OHH_STRING, OHH_SHOULD},
	[HAND_SITE] = {"site_name", OHH_STRING, OHH_SHOULD},
	[HAND_NETWORK] = {"network_name", OHH_STRING, OHH_SHOULD},
	[HAND_INTERNAL] = {"internal_version", OHH_STRING, OHH_SHOULD},
	[HAND_TOURNAMENT] = {"tournament", OHH_BOOLEAN, OHH_MAY},
	[HAND_TOURNAMENT_INFO] = {"tournament_info", OHH_OBJECT, OHH_MAY},
	[HAND_NUMBER] = {"game_number", OHH_STRING, OHH_SHOULD},
	[HAND_DATE] = {"start_date_utc", OHH_STRING, OHH_MAY},
	[HAND_TABLE] = {"table_name", OHH_STRING, OHH_SHOULD},
	[HAND_HANDLE] = {"table_handle", OHH_STRING, OHH_MAY},
	[HAND_SKIN] = {"table_skin", OHH_STRING, OHH_MAY},
	[HAND_GAME] = {"game_type", OHH_STRING, OHH_MUST},
	[HAND_LIMIT] = {"bet_limit", OHH_OBJECT, OHH_MUST},
	[HAND_SIZE] = {"table_size", OHH_INTEGER, OHH_SHOULD},
	[HAND_CURRENCY] = {"currency", OHH_STRING, OHH_SHOULD},
	[HAND_DEALER] = {"dealer_seat", OHH_INTEGER, OHH_MUST},
	[HAND_SMALL_BLIND] = {"small_blind_amount", OHH_DECIMAL, OHH_MAY},
	[HAND_BIG_BLIND] = {"big_blind_amount", OHH_DECIMAL, OHH_MAY},
	[HAND_ANTE] = {"ante_amount", OHH_DECIMAL, OHH_SHOULD},
	[HAND_HERO] = {"hero_player_id", OHH_INTEGER, OHH_MAY},
	[HAND_FLAGS] = {"flags", OHH_STRINGS, OHH_MAY},
	[HAND_PLAYERS] = {"players", OHH_OBJECTS, OHH_MUST},
	[HAND_ROUNDS] = {"rounds", OHH_OBJECTS, OHH_MUST},
	[HAND_POTS] = {"pots", OHH_OBJECTS, OHH_MUST},
	[HAND_BOUNTIES] = {"tournament_bounties", OHH_OBJECTS, OHH_MAY},
	[HAND_REBUYS] = {"tournament_rebuys", OHH_OBJECTS, OHH_NO_MORE},
};

enum { LIMIT_TYPE, LIMIT_CAP, LIMIT_FIELDS };

static const struct ohh_field limit_fields[LIMIT_FIELDS] = {
	[LIMIT_TYPE] = {"bet_type", OHH_STRING, OHH_MUST},
	[LIMIT_CAP] = {"bet_cap", OHH_DECIMAL, OHH_MAY},
};

enum {
	PLAYER_ID,
	PLAYER_SEAT,
	PLAYER_NAME,
	PLAYER_DISPLAY,
	PLAYER_STACK,
	PLAYER_BOUNTY,
	PLAYER_SITS_OUT,
	PLAYER_FIELDS
};

static const struct ohh_field player_fields[PLAYER_FIELDS] = {
	[PLAYER_ID] = {"id", OHH_INTEGER, OHH_MUST},
	[PLAYER_SEAT] = {"seat", OHH_INTEGER, OHH_MUST},
	[PLAYER_NAME] = {"name", OHH_STRING, OHH_MUST},
	[PLAYER_DISPLAY] = {"display", OHH_STRING, OHH_MAY},
	[PLAYER_STACK] = {"starting_stack", OHH_DECIMAL, OHH_MUST},
	[PLAYER_BOUNTY] = {"player_bounty", OHH_DECIMAL, OHH_MAY},
	[PLAYER_SITS_OUT] = {"is_sitting_out", OHH_BOOLEAN, OHH_MAY},
};

enum {
	INFO_NUMBER,
	INFO_NAME,
	INFO_DATE,
	INFO_CURRENCY,
	INFO_BUY_IN,
	INFO_BOUNTY,
	INFO_FEE,
	INFO_STACK,
	INFO_TYPE,
	INFO_FLAGS,
	INFO_SPEED,
	INFO_FIELDS
};

static const struct ohh_field info_fields[INFO_FIELDS] = {
	[INFO_NUMBER] = {"tournament_number", OHH_STRING, OHH_SHOULD},
	[INFO_NAME] = {"name", OHH_STRING, OHH_SHOULD},
	[INFO_DATE] = {"start_date_utc", OHH_STRING, OHH_MAY},
	[INFO_CURRENCY] = {"currency", OHH_STRING, OHH_SHOULD},
	[INFO_BUY_IN] = {"buyin_amount", OHH_DECIMAL, OHH_MAY},
	[INFO_BOUNTY] = {"bounty_fee_amount", OHH_DECIMAL, OHH_MAY},
	[INFO_FEE] = {"fee_amount", OHH_DECIMAL, OHH_MAY},
	[INFO_STACK] = {"initial_stack", OHH_DECIMAL, OHH_MAY},
	[INFO_TYPE] = {"type", OHH_STRING, OHH_MAY},
	[INFO_FLAGS] = {"flags", OHH_STRINGS, OHH_MAY},
	[INFO_SPEED] = {"speed", OHH_OBJECT, OHH_MAY},
};

enum { SPEED_TYPE, SPEED_TIME, SPEED_FIELDS };

static const struct ohh_field speed_fields[SPEED_FIELDS] = {
	[SPEED_TYPE] = {"type", OHH_STRING, OHH_SHOULD},
	[SPEED_TIME] = {"round_time", OHH_INTEGER, OHH_SHOULD},
};

enum { BOUNTY_PLAYER, BOUNTY_WON, BOUNTY_DEFEATED, BOUNTY_FIELDS };

static const struct ohh_field bounty_fields[BOUNTY_FIELDS] = {
	[BOUNTY_PLAYER] = {"player_id", OHH_INTEGER, OHH_SHOULD},
	[BOUNTY_WON] = {"bounty_won", OHH_DECIMAL, OHH_SHOULD},
	[BOUNTY_DEFEATED] = {"defeated_player_id", OHH_INTEGER, OHH_SHOULD},
};

/* -- words ---------------------------------------------------------------- */

/* Whether the value is one of the words, the last of which is NULL; if not, that is noted. */
static bool is_one_of(struct ohh *ohh, int value, const char *const *words, bool fault,
	const char *otherwise)
{
	for (; value != OHH_NONE && *words; words++)
		if (sites_ohh_is(ohh, value, *words))
			return true;
	if (value != OHH_NONE)
		sites_ohh_say(ohh, fault, sites_ohh_place(ohh, value), "'", otherwise);
	return false;
}

static void check_flags(struct ohh *ohh, int flags, const char *const *words)
{
	for (int i = flags == OHH_NONE ? OHH_NONE : sites_ohh_next(ohh, flags, OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, flags, i))
		is_one_of(ohh, i, words, false, "' is no flag of the standard");
}

static void read_flags(struct ohh *ohh, int flags)
{
	static const char *const words[] = {"Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap",
		NULL};
	struct history *const history = ohh->history;

	check_flags(ohh, flags, words);
	for (int i = flags == OHH_NONE ? OHH_NONE : sites_ohh_next(ohh, flags, OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, flags, i)) {
		if (sites_ohh_is(ohh, i, words[0])) {
			ohh->flag_twice = true;
			ohh->twice = sites_ohh_place(ohh, i);
		}
		ohh->flag_observed |= sites_ohh_is(ohh, i, words[2]);
		if (sites_ohh_is(ohh, i, words[1]))
			history->kind = SLICE("anonymous");
		if (sites_ohh_is(ohh, i, words[3]))
			history->kind = SLICE("fast");
	}
}

/* -- the heading ---------------------------------------------------------- */

/* "1.4.7". */
static void check_version(struct ohh *ohh, int value)
{
	struct slice rest = sites_ohh_text(ohh, value);
	uint64_t major, minor;

	if (value == OHH_NONE ||
		(lines_take_number(&rest, &major) && lines_take(&rest, ".") &&
			lines_take_number(&rest, &minor) && major == 1 && minor <= 4))
		return;
	sites_ohh_say(ohh, false, sites_ohh_place(ohh, value), "'",
		"' is not a version that is known: 1.0 to 1.4.7 are");
}

/* "2022-09-10T23:39:49.123Z". */
static void read_date(struct ohh *ohh, int value)
{
	struct history_time when = {.zone = {"UTC", 3}};
	struct slice rest = sites_ohh_text(ohh, value), day;
	uint64_t part;

	if (value == OHH_NONE)
		return;
	day = rest;
	if (lines_take_time(&rest, &when)) {
		if (lines_take(&rest, "."))
			lines_take_number(&rest, &part);
		if (!rest.length || slice_equal(rest, "Z") || slice_equal(rest, "+00:00")) {
			when.zone = SLICE("UTC");
			ohh->history->when = when;
			return;
		}
	}
	sites_ohh_say(ohh, false, day, "'", "' is not a date with a time in UTC");
}

static void read_limit(struct ohh *ohh, int limit)
{
	static const char *const words[] = {"NL", "PL", "FL", NULL};
	struct history *const history = ohh->history;
	struct history_amount cap;
	int found[LIMIT_FIELDS];

	if (limit == OHH_NONE)
		return;
	sites_ohh_fields(ohh, limit, limit_fields, LIMIT_FIELDS, found);
	is_one_of(ohh, found[LIMIT_TYPE], words, true, "' is no limit of the standard");
	ohh->limit = sites_ohh_is(ohh, found[LIMIT_TYPE], "PL")   ? POT_LIMIT
		     : sites_ohh_is(ohh, found[LIMIT_TYPE], "FL") ? FIXED_LIMIT
								  : NO_LIMIT;
	cap = sites_ohh_amount(ohh, found[LIMIT_CAP], NULL);
	if (history_said(cap) && cap.digits)
		history->stakes.cap = cap;
}

static void read_game(struct ohh *ohh, int game)
{
	static const char *const words[] = {"Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo",
		"Draw", NULL};
	const struct slice at = sites_ohh_text(ohh, game);

	ohh->history->game = at;
	if (!is_one_of(ohh, game, words, true, "' is no game of the standard"))
		return;
	if (slice_equal(at, "Stud") || slice_equal(at, "StudHiLo") || slice_equal(at, "Draw"))
		sites_ohh_say(ohh, true, sites_ohh_place(ohh, game), "hands of '",
			"' are not read: the standard has no words for bring-ins and draws");
	ohh->omaha = lines_begins(at, "Omaha");
	ohh->high_low = slice_equal(at, "OmahaHiLo");
}

/* The stakes; of fixed limit the small bet is the big blind, and the big bet is twice that. */
static void read_stakes(struct ohh *ohh, const int *found)
{
	struct history *const history = ohh->history;

	history->stakes.small_blind = sites_ohh_amount(ohh, found[HAND_SMALL_BLIND], NULL);
	history->stakes.big_blind = sites_ohh_amount(ohh, found[HAND_BIG_BLIND], NULL);
	sites_ohh_amount(ohh, found[HAND_ANTE], NULL);
	if (ohh->limit != FIXED_LIMIT || !history_said(history->stakes.big_blind))
		return;
	history->stakes.small_bet = history->stakes.big_bet = history->stakes.big_blind;
	history->stakes.big_bet.digits *= 2;
}

static void read_tournament(struct ohh *ohh, int info, int marked)
{
	static const char *const types[] = {"STT", "MTT", NULL};
	static const char *const speeds[] = {"Normal", "Semi-Turbo", "Turbo", "Super-Turbo",
		"Hyper-Turbo", "Ultra-Turbo", NULL};
	static const char *const flags[] = {"SNG", "DON", "Bounty", "Shootout", "Rebuy", "Matrix",
		"Push_Or_Fold", "Satellite", "Steps", "Deep", "Multi-Entry", "Fifty50", "Flipout",
		"TripleUp", "Lottery", "Re-Entry", "Power_Up", "Progressive-Bounty", NULL};
	struct history *const history = ohh->history;
	int found[INFO_FIELDS], speed[SPEED_FIELDS];

	if (info == OHH_NONE) {
		if (sites_ohh_true(ohh, marked))
			history->tournament = SLICE("unknown");
		return;
	}
	sites_ohh_fields(ohh, info, info_fields, INFO_FIELDS, found);
	history->tournament = sites_ohh_text(ohh, found[INFO_NUMBER]);
	if (!history->tournament.length)
		history->tournament = sites_ohh_text(ohh, found[INFO_NAME]);
	if (!history->tournament.length)
		history->tournament = SLICE("unknown");
	history->buy_in = sites_ohh_text(ohh, found[INFO_BUY_IN]);
	history->prize_currency = sites_ohh_text(ohh, found[INFO_CURRENCY]);
	is_one_of(ohh, found[INFO_TYPE], types, false, "' is no type of the standard");
	check_flags(ohh, found[INFO_FLAGS], flags);
	if (found[INFO_SPEED] == OHH_NONE)
		return;
	sites_ohh_fields(ohh, found[INFO_SPEED], speed_fields, SPEED_FIELDS, speed);
	is_one_of(ohh, speed[SPEED_TYPE], speeds, false, "' is no speed of the standard");
}

static void check_bounties(struct ohh *ohh, int bounties)
{
	int found[BOUNTY_FIELDS];

	for (int i = bounties == OHH_NONE ? OHH_NONE : sites_ohh_next(ohh, bounties, OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, bounties, i)) {
		sites_ohh_fields(ohh, i, bounty_fields, BOUNTY_FIELDS, found);
		sites_ohh_seat(ohh, found[BOUNTY_PLAYER]);
		sites_ohh_seat(ohh, found[BOUNTY_DEFEATED]);
		sites_ohh_amount(ohh, found[BOUNTY_WON], NULL);
	}
}

static void read_heading(struct ohh *ohh, const int *found)
{
	struct history *const history = ohh->history;
	int size;

	check_version(ohh, found[HAND_VERSION]);
	history->site = sites_ohh_text(ohh, found[HAND_SITE]);
	if (!history->site.length)
		history->site = sites_ohh_text(ohh, found[HAND_NETWORK]);
	history->number = sites_ohh_text(ohh, found[HAND_NUMBER]);
	history->table = sites_ohh_text(ohh, found[HAND_TABLE]);
	history->currency = sites_ohh_text(ohh, found[HAND_CURRENCY]);
	if (slice_equal(history->currency, "XPM") || slice_equal(history->currency, "PPC")) {
		history->play_money = true;
		history->currency = SLICE("");
	}
	read_date(ohh, found[HAND_DATE]);
	read_game(ohh, found[HAND_GAME]);
	read_limit(ohh, found[HAND_LIMIT]);
	read_stakes(ohh, found);
	read_tournament(ohh, found[HAND_TOURNAMENT_INFO], found[HAND_TOURNAMENT]);
	read_flags(ohh, found[HAND_FLAGS]);
	sites_ohh_integer(ohh, found[HAND_DEALER], 100, &history->button);
	if (sites_ohh_integer(ohh, found[HAND_SIZE], 100, &size))
		history->seats_max = size;
}

/* -- players -------------------------------------------------------------- */

/* What players are called: what was shown at the table, where no two have the same, else the name
 * of the account. */
static struct slice name_of(struct ohh *ohh, const int *found)
{
	const struct slice shown = sites_ohh_text(ohh, found[PLAYER_DISPLAY]);

	return shown.length && history_seat_named(ohh->history, shown) < 0
		       ? shown
		       : sites_ohh_text(ohh, found[PLAYER_NAME]);
}

static void read_player(struct ohh *ohh, int player)
{
	struct history *const history = ohh->history;
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	int found[PLAYER_FIELDS], index;

	sites_ohh_fields(ohh, player, player_fields, PLAYER_FIELDS, found);
	if (found[PLAYER_ID] == OHH_NONE || found[PLAYER_NAME] == OHH_NONE)
		return;
	for (int i = 0; i < history->seats; i++)
		if (slice_same(ohh->id[i], ohh->json.values[found[PLAYER_ID]].text)) {
			sites_ohh_say(ohh, true, sites_ohh_place(ohh, found[PLAYER_ID]),
				"two players have the id ", "");
			return;
		}
	if (!sites_ohh_integer(ohh, found[PLAYER_SEAT], 100, &seat.number))
		return;
	seat.name = name_of(ohh, found);
	seat.stack = sites_ohh_amount(ohh, found[PLAYER_STACK], NULL);
	seat.offset = (size_t)(sites_ohh_place(ohh, player).bytes - history->text.bytes);
	if (!seat.name.length) {
		text_add_string(sites_ohh_note(ohh, true, sites_ohh_place(ohh, player)),
			"a player has no name");
		return;
	}
	index = history_add_seat(history, &seat);
	if (index < 0)
		return;
	ohh->id[index] = ohh->json.values[found[PLAYER_ID]].text;
	ohh->left[index] = seat.stack;
	ohh->sits_out[index] = sites_ohh_true(ohh, found[PLAYER_SITS_OUT]);
	sites_ohh_amount(ohh, found[PLAYER_BOUNTY], NULL);
}

static void read_players(struct ohh *ohh, int players, int hero)
{
	for (int i = players == OHH_NONE ? OHH_NONE : sites_ohh_next(ohh, players, OHH_NONE);
		i != OHH_NONE; i = sites_ohh_next(ohh, players, i))
		read_player(ohh, i);
	ohh->history->hero = sites_ohh_seat(ohh, hero);
	if (ohh->flag_observed && ohh->history->hero >= 0)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, hero),
			"the flag Observed, and the hero ", "");
}

/* Who does nothing is taken as sitting out, like those whom the standard's field says to be. */
static void check_idle(struct ohh *ohh)
{
	struct history *const history = ohh->history;

	for (int i = 0; i < history->seats; i++) {
		struct text *words;

		if (ohh->acts[i] != ohh->sits_out[i])
			continue;
		words = sites_ohh_note(ohh, false,
			lines_before(lines_after(history->text, history->seat[i].offset), 1));
		text_add_slice(words, history->seat[i].name);
		text_add_string(words, ohh->acts[i] ? " sits out and acts"
						    : " does nothing and is taken as sitting out");
	}
}

/* -- the hand ------------------------------------------------------------- */

/* The row of variants for the game, whose number of hole cards is that of the hands that are
 * known. */
static void set_variant(struct ohh *ohh)
{
	static const char limits[] = {[NO_LIMIT] = 'N', [POT_LIMIT] = 'P', [FIXED_LIMIT] = 'F'};
	struct history *const history = ohh->history;
	char room[8];
	struct text code = text_over(room, sizeof(room));

	text_add_char(&code, limits[ohh->limit]);
	text_add_char(&code, ohh->omaha ? 'O' : 'T');
	if (ohh->omaha && ohh->hole_cards > 4)
		text_add_uint(&code, (uint64_t)ohh->hole_cards);
	if (ohh->high_low)
		text_add_string(&code, "/8");
	history->variant = variant_find(text_slice(&code));
	if (!history->variant && !history->bad)
		history_fault(history, STATUS_HISTORY_GAME, history->game);
}

/* After the hand may stand the comma and the bracket of an array. */
static void check_rest(struct ohh *ohh, struct slice rest)
{
	struct slice line;

	take_blanks(&rest);
	while (lines_take(&rest, ",") || lines_take(&rest, "]") || lines_take(&rest, "["))
		take_blanks(&rest);
	if (lines_next(&rest, &line))
		sites_ohh_say(ohh, true, line, "after the hand stands '", "'");
}

/* Warns if a post of the kind is another than the field says, unless it took the last chips: one
 * who has less posts that. */
static void check_post(struct ohh *ohh, int field, enum history_deed deed)
{
	struct history *const history = ohh->history;
	const struct history_amount stated = sites_ohh_amount(ohh, field, NULL);

	for (int i = 0; history_said(stated) && i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != deed || event->all_in || sites_is_short(history, event) ||
			!sites_compare(event->added, stated))
			continue;
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, field), "a player posts other than ",
			"");
		return;
	}
}

static void check_posts(struct ohh *ohh, const int *found)
{
	if (ohh->history->bad)
		return;
	check_post(ohh, found[HAND_SMALL_BLIND], HISTORY_SMALL_BLIND);
	check_post(ohh, found[HAND_BIG_BLIND], HISTORY_BIG_BLIND);
	check_post(ohh, found[HAND_ANTE], HISTORY_ANTE);
}

static void read_hand(struct ohh *ohh, int hand)
{
	struct history *const history = ohh->history;
	int found[HAND_FIELDS];

	sites_ohh_fields(ohh, hand, hand_fields, HAND_FIELDS, found);
	read_heading(ohh, found);
	read_players(ohh, found[HAND_PLAYERS], found[HAND_HERO]);
	if (found[HAND_ROUNDS] != OHH_NONE)
		sites_ohh_rounds(ohh, found[HAND_ROUNDS]);
	if (found[HAND_POTS] != OHH_NONE)
		sites_ohh_pots(ohh, found[HAND_POTS]);
	check_bounties(ohh, found[HAND_BOUNTIES]);
	check_posts(ohh, found);
	check_idle(ohh);
	if (!history->bad)
		set_variant(ohh);
}

void sites_ohh_read(struct history *history)
{
	static const struct ohh_field outer[] = {{"ohh", OHH_OBJECT, OHH_MUST}};
	struct ohh ohh = {.history = history};
	struct slice rest = history->text;
	const status_code status = jsontext_read(&ohh.json, &rest);
	int hand = OHH_NONE;

	if (status == STATUS_NOT_JSON) {
		history_fault(history, STATUS_HISTORY_JSON, ohh.json.fault);
	} else if (status) {
		history->failed = true;
	} else {
		sites_ohh_fields(&ohh, 0, outer, 1, &hand);
		check_rest(&ohh, rest);
	}
	if (hand != OHH_NONE)
		read_hand(&ohh, hand);
	jsontext_free(&ohh.json);
}
