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
 * The standard is at hh-specs.handhistory.org. The amount of an action is the chips that it adds;
 * uncalled bets are in no pot; a pot is before its rake, and what is won is after it. Empty lines
 * separate the objects; an array of them is read too. */
#include "histories/sites/sites_ohh.h"

#include "base/scan.h"

/* -- where hands begin ---------------------------------------------------- */

static void take_blanks(struct slice *at)
{
	while (at->length && scan_is_space(*at->bytes))
		*at = lines_after(*at, 1);
}

/* Consumes a character and whitespace, which may continue on the next lines. */
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

/* Consumes a member with a string or a number, such as "id": "x1", which some programs write before
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
	enum { MEMBERS_MAX = 4 };

	if (!lines_take(&line, "{"))
		return false;
	for (int i = 0; i < MEMBERS_MAX; i++) {
		struct slice at = line, after = rest;

		if (take_mark(&at, &after, "\"ohh\""))
			return take_mark(&at, &after, ":");
		if (!take_member(&line, &rest))
			return false;
	}
	return false;
}

/* -- the tables ----------------------------------------------------------- */

struct ohh_hand {
	int version, site, network, internal, tournament, tournament_info, number, date, table,
		handle, skin, game, limit, size, currency, dealer, small_blind, big_blind, ante,
		hero, flags, players, rounds, pots, bounties, rebuys;
};

static const struct ohh_field hand_fields[] = {
	{"spec_version", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, version)},
	{"site_name", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, site)},
	{"network_name", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, network)},
	{"internal_version", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, internal)},
	{"tournament", OHH_BOOLEAN, OHH_MAY, offsetof(struct ohh_hand, tournament)},
	{"tournament_info", OHH_OBJECT, OHH_MAY, offsetof(struct ohh_hand, tournament_info)},
	{"game_number", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, number)},
	{"start_date_utc", OHH_STRING, OHH_MAY, offsetof(struct ohh_hand, date)},
	{"table_name", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, table)},
	{"table_handle", OHH_STRING, OHH_MAY, offsetof(struct ohh_hand, handle)},
	{"table_skin", OHH_STRING, OHH_MAY, offsetof(struct ohh_hand, skin)},
	{"game_type", OHH_STRING, OHH_MUST, offsetof(struct ohh_hand, game)},
	{"bet_limit", OHH_OBJECT, OHH_MUST, offsetof(struct ohh_hand, limit)},
	{"table_size", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_hand, size)},
	{"currency", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_hand, currency)},
	{"dealer_seat", OHH_INTEGER, OHH_MUST, offsetof(struct ohh_hand, dealer)},
	{"small_blind_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_hand, small_blind)},
	{"big_blind_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_hand, big_blind)},
	{"ante_amount", OHH_DECIMAL, OHH_SHOULD, offsetof(struct ohh_hand, ante)},
	{"hero_player_id", OHH_INTEGER, OHH_MAY, offsetof(struct ohh_hand, hero)},
	{"flags", OHH_STRINGS, OHH_MAY, offsetof(struct ohh_hand, flags)},
	{"players", OHH_OBJECTS, OHH_MUST, offsetof(struct ohh_hand, players)},
	{"rounds", OHH_OBJECTS, OHH_MUST, offsetof(struct ohh_hand, rounds)},
	{"pots", OHH_OBJECTS, OHH_MUST, offsetof(struct ohh_hand, pots)},
	{"tournament_bounties", OHH_OBJECTS, OHH_MAY, offsetof(struct ohh_hand, bounties)},
	{"tournament_rebuys", OHH_OBJECTS, OHH_NO_MORE, offsetof(struct ohh_hand, rebuys)},
	{.name = NULL},
};

struct ohh_limit {
	int type, cap;
};

static const struct ohh_field limit_fields[] = {
	{"bet_type", OHH_STRING, OHH_MUST, offsetof(struct ohh_limit, type)},
	{"bet_cap", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_limit, cap)},
	{.name = NULL},
};

struct ohh_player {
	int id, seat, name, display, stack, bounty, sits_out;
};

static const struct ohh_field player_fields[] = {
	{"id", OHH_INTEGER, OHH_MUST, offsetof(struct ohh_player, id)},
	{"seat", OHH_INTEGER, OHH_MUST, offsetof(struct ohh_player, seat)},
	{"name", OHH_STRING, OHH_MUST, offsetof(struct ohh_player, name)},
	{"display", OHH_STRING, OHH_MAY, offsetof(struct ohh_player, display)},
	{"starting_stack", OHH_DECIMAL, OHH_MUST, offsetof(struct ohh_player, stack)},
	{"player_bounty", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_player, bounty)},
	{"is_sitting_out", OHH_BOOLEAN, OHH_MAY, offsetof(struct ohh_player, sits_out)},
	{.name = NULL},
};

struct ohh_info {
	int number, name, date, currency, buy_in, bounty, fee, stack, type, flags, speed;
};

static const struct ohh_field info_fields[] = {
	{"tournament_number", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_info, number)},
	{"name", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_info, name)},
	{"start_date_utc", OHH_STRING, OHH_MAY, offsetof(struct ohh_info, date)},
	{"currency", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_info, currency)},
	{"buyin_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_info, buy_in)},
	{"bounty_fee_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_info, bounty)},
	{"fee_amount", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_info, fee)},
	{"initial_stack", OHH_DECIMAL, OHH_MAY, offsetof(struct ohh_info, stack)},
	{"type", OHH_STRING, OHH_MAY, offsetof(struct ohh_info, type)},
	{"flags", OHH_STRINGS, OHH_MAY, offsetof(struct ohh_info, flags)},
	{"speed", OHH_OBJECT, OHH_MAY, offsetof(struct ohh_info, speed)},
	{.name = NULL},
};

struct ohh_speed {
	int type, time;
};

static const struct ohh_field speed_fields[] = {
	{"type", OHH_STRING, OHH_SHOULD, offsetof(struct ohh_speed, type)},
	{"round_time", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_speed, time)},
	{.name = NULL},
};

struct ohh_bounty {
	int player, won, defeated;
};

static const struct ohh_field bounty_fields[] = {
	{"player_id", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_bounty, player)},
	{"bounty_won", OHH_DECIMAL, OHH_SHOULD, offsetof(struct ohh_bounty, won)},
	{"defeated_player_id", OHH_INTEGER, OHH_SHOULD, offsetof(struct ohh_bounty, defeated)},
	{.name = NULL},
};

/* -- words ---------------------------------------------------------------- */

/* Whether the value is one of the words, the last of which is NULL; if not, notes that. */
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
	OHH_EACH (i, ohh, flags)
		is_one_of(ohh, i, words, false, "' is not a standard flag");
}

/* -- the header ----------------------------------------------------------- */

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
		"' is not a known version (1.0 to 1.4.7)");
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
	struct history_amount cap;
	struct ohh_limit found;

	if (limit == OHH_NONE)
		return;
	sites_ohh_fields(ohh, limit, limit_fields, &found);
	is_one_of(ohh, found.type, words, true, "' is not a standard betting limit");
	ohh->limit = sites_ohh_is(ohh, found.type, "PL")   ? POT_LIMIT
		     : sites_ohh_is(ohh, found.type, "FL") ? FIXED_LIMIT
							   : NO_LIMIT;
	cap = sites_ohh_amount(ohh, found.cap, NULL);
	if (history_given(cap) && cap.digits)
		ohh->history->stakes.cap = cap;
}

static void read_game(struct ohh *ohh, int game)
{
	static const char *const words[] = {"Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo",
		"Draw", NULL};
	const struct slice at = sites_ohh_text(ohh, game);

	ohh->history->game = at;
	if (!is_one_of(ohh, game, words, true, "' is not a standard game"))
		return;
	if (slice_equal(at, "Stud") || slice_equal(at, "StudHiLo") || slice_equal(at, "Draw"))
		sites_ohh_say(ohh, true, sites_ohh_place(ohh, game), "'",
			"' hands are not supported: the standard does not cover bring-ins and "
			"draws");
	ohh->omaha = lines_begins(at, "Omaha");
	ohh->high_low = slice_equal(at, "OmahaHiLo");
}

/* The stakes; in fixed limit the small bet is the big blind, and the big bet is twice that. */
static void read_stakes(struct ohh *ohh, const struct ohh_hand *found)
{
	struct history *const history = ohh->history;

	history->stakes.small_blind = sites_ohh_amount(ohh, found->small_blind, NULL);
	history->stakes.big_blind = sites_ohh_amount(ohh, found->big_blind, NULL);
	sites_ohh_amount(ohh, found->ante, NULL);
	if (ohh->limit != FIXED_LIMIT || !history_given(history->stakes.big_blind))
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
	struct ohh_info found;
	struct ohh_speed speed;

	if (info == OHH_NONE) {
		if (sites_ohh_true(ohh, marked))
			history->tournament = SLICE("unknown");
		return;
	}
	sites_ohh_fields(ohh, info, info_fields, &found);
	history->tournament = sites_ohh_text(ohh, found.number);
	if (!history->tournament.length)
		history->tournament = sites_ohh_text(ohh, found.name);
	if (!history->tournament.length)
		history->tournament = SLICE("unknown");
	history->buy_in = sites_ohh_text(ohh, found.buy_in);
	history->prize_currency = sites_ohh_text(ohh, found.currency);
	is_one_of(ohh, found.type, types, false, "' is not a standard type");
	check_flags(ohh, found.flags, flags);
	if (found.speed == OHH_NONE)
		return;
	sites_ohh_fields(ohh, found.speed, speed_fields, &speed);
	is_one_of(ohh, speed.type, speeds, false, "' is not a standard speed");
}

static void check_bounties(struct ohh *ohh, int bounties)
{
	struct ohh_bounty found;

	OHH_EACH (i, ohh, bounties) {
		sites_ohh_fields(ohh, i, bounty_fields, &found);
		sites_ohh_seat(ohh, found.player);
		sites_ohh_seat(ohh, found.defeated);
		sites_ohh_amount(ohh, found.won, NULL);
	}
}

static void read_heading(struct ohh *ohh, const struct ohh_hand *found)
{
	struct history *const history = ohh->history;
	int size;
	static const char *const words[] = {"Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap",
		NULL};

	check_version(ohh, found->version);
	history->site = sites_ohh_text(ohh, found->site);
	if (!history->site.length)
		history->site = sites_ohh_text(ohh, found->network);
	history->number = sites_ohh_text(ohh, found->number);
	history->table = sites_ohh_text(ohh, found->table);
	history->currency = sites_ohh_text(ohh, found->currency);
	if (slice_equal(history->currency, "XPM") || slice_equal(history->currency, "PPC")) {
		history->play_money = true;
		history->currency = SLICE("");
	}
	read_date(ohh, found->date);
	read_game(ohh, found->game);
	read_limit(ohh, found->limit);
	read_stakes(ohh, found);
	read_tournament(ohh, found->tournament_info, found->tournament);
	check_flags(ohh, found->flags, words);
	OHH_EACH (i, ohh, found->flags) {
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
	sites_ohh_integer(ohh, found->dealer, 100, &history->button);
	if (sites_ohh_integer(ohh, found->size, 100, &size))
		history->seats_max = size;
}

/* -- players -------------------------------------------------------------- */

/* The name of a player: the one displayed at the table, unless two players have the same, otherwise
 * that of the account. */
static struct slice name_of(struct ohh *ohh, const struct ohh_player *found)
{
	const struct slice shown = sites_ohh_text(ohh, found->display);

	return shown.length && history_seat_named(ohh->history, shown) < 0
		       ? shown
		       : sites_ohh_text(ohh, found->name);
}

static void read_player(struct ohh *ohh, int player)
{
	struct history *const history = ohh->history;
	struct history_seat seat = {.stack = HISTORY_NOT_GIVEN};
	struct ohh_player found;
	int index;

	sites_ohh_fields(ohh, player, player_fields, &found);
	if (found.id == OHH_NONE || found.name == OHH_NONE)
		return;
	for (int i = 0; i < history->seats; i++)
		if (slice_same(ohh->id[i], ohh->json.values[found.id].text)) {
			sites_ohh_say(ohh, true, sites_ohh_place(ohh, found.id),
				"duplicate player id ", "");
			return;
		}
	if (!sites_ohh_integer(ohh, found.seat, 100, &seat.number))
		return;
	seat.name = name_of(ohh, &found);
	seat.stack = sites_ohh_amount(ohh, found.stack, NULL);
	seat.offset = (size_t)(sites_ohh_place(ohh, player).bytes - history->text.bytes);
	if (!seat.name.length) {
		text_add_string(sites_ohh_note(ohh, true, sites_ohh_place(ohh, player)),
			"a player has no name");
		return;
	}
	index = history_add_seat(history, &seat);
	if (index < 0)
		return;
	ohh->id[index] = ohh->json.values[found.id].text;
	ohh->left[index] = seat.stack;
	ohh->sits_out[index] = sites_ohh_true(ohh, found.sits_out);
	sites_ohh_amount(ohh, found.bounty, NULL);
}

/* -- the hand ------------------------------------------------------------- */

/* The comma or closing bracket of an array may follow the hand. */
static void check_rest(struct ohh *ohh, struct slice rest)
{
	struct slice line;

	take_blanks(&rest);
	while (lines_take(&rest, ",") || lines_take(&rest, "]") || lines_take(&rest, "["))
		take_blanks(&rest);
	if (lines_next(&rest, &line))
		sites_ohh_say(ohh, true, line, "unexpected text after the hand: '", "'");
}

/* Warns if a post differs from the field, unless it took the player's last chips. */
static void check_post(struct ohh *ohh, int field, enum history_event_kind kind)
{
	struct history *const history = ohh->history;
	const struct history_amount stated = sites_ohh_amount(ohh, field, NULL);

	for (int i = 0; history_given(stated) && i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->kind != kind || event->all_in || sites_is_short(history, event) ||
			!sites_compare(event->added, stated))
			continue;
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, field),
			"a blind or ante differs from the stated ", "");
		return;
	}
}

static void read_hand(struct ohh *ohh, int hand)
{
	struct history *const history = ohh->history;
	struct ohh_hand found;

	sites_ohh_fields(ohh, hand, hand_fields, &found);
	read_heading(ohh, &found);
	OHH_EACH (i, ohh, found.players)
		read_player(ohh, i);
	ohh->history->hero = sites_ohh_seat(ohh, found.hero);
	if (ohh->flag_observed && ohh->history->hero >= 0)
		sites_ohh_say(ohh, false, sites_ohh_place(ohh, found.hero),
			"the flag Observed contradicts the hero ", "");
	if (found.rounds != OHH_NONE)
		sites_ohh_rounds(ohh, found.rounds);
	if (found.pots != OHH_NONE)
		sites_ohh_pots(ohh, found.pots);
	check_bounties(ohh, found.bounties);
	if (!history->bad) {
		check_post(ohh, found.small_blind, HISTORY_SMALL_BLIND);
		check_post(ohh, found.big_blind, HISTORY_BIG_BLIND);
		check_post(ohh, found.ante, HISTORY_ANTE);
	}
	/* Players without any action are assumed to be sitting out, like those whom the standard's
	 * field marks. */
	for (int i = 0; i < history->seats; i++) {
		struct text *words;

		if (ohh->acts[i] != ohh->sits_out[i])
			continue;
		words = sites_ohh_note(ohh, false,
			lines_before(lines_after(history->text, history->seat[i].offset), 1));
		text_add_char(words, '\'');
		text_add_slice(words, history->seat[i].name);
		text_add_string(words, ohh->acts[i] ? "' is marked as sitting out, but acts"
						    : "' does nothing and is read as sitting out");
	}
	if (!history->bad) {
		/* The variant of the game, with as many hole cards as the known hands have. */
		static const char limits[] =
			{[NO_LIMIT] = 'N', [POT_LIMIT] = 'P', [FIXED_LIMIT] = 'F'};
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
}

void sites_ohh_read(struct history *history)
{
	static const struct ohh_field outer[] = {{"ohh", OHH_OBJECT, OHH_MUST, 0}, {.name = NULL}};
	struct ohh ohh = {.history = history};
	struct slice rest = history->text;
	const status_code status = jsontext_read(&ohh.json, &rest);
	int hand = OHH_NONE;

	if (status == STATUS_NOT_JSON) {
		history_fault(history, STATUS_HISTORY_JSON, ohh.json.fault);
	} else if (status) {
		history->failed = true;
	} else {
		sites_ohh_fields(&ohh, 0, outer, &hand);
		check_rest(&ohh, rest);
	}
	if (hand != OHH_NONE)
		read_hand(&ohh, hand);
	jsontext_free(&ohh.json);
}
