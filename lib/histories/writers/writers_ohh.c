/* Open Hand History, version 1.4.7, as sites_ohh.c reads it: one line per hand, and an empty line
 * between hands.
 *
 * The standard has hold'em and Omaha, with as many hole cards as the players have. It has no
 * bring-ins, discards, small bets or big bets; so stud and draw are rejected, and fixed limit with
 * bets other than one and two big blinds. Players are numbered in dealing order. */
#include "histories/writers/writers_ohh_internal.h"

#include "base/scan.h"
#include "histories/history/history_time.h"

#include <string.h>

/* -- what the format can express ------------------------------------------ */

static const struct ohh_game {
	const char *code; /* of the variant, without its limit */
	const char *type;
	int guessed; /* number of hole cards if no cards are known */
} games[] = {{"T", "Holdem", 2}, {"O", "Omaha", 4}, {"O5", "Omaha", 4}, {"O6", "Omaha", 4},
	{"O/8", "OmahaHiLo", 4}, {"O5/8", "OmahaHiLo", 4}, {NULL, "", 0}};

/* The row of the game; the last row, without a code, if the standard does not have it. */
static const struct ohh_game *game_of(const struct variant *variant)
{
	const struct ohh_game *game = games;

	while (game->code && strcmp(variant_checked_code(variant) + 1, game->code) != 0)
		game++;
	return game;
}

static bool is_known(const card *cards, int count)
{
	return count && !memchr(cards, CARD_UNKNOWN, (size_t)count);
}

/* Whether some hand shows the number of hole cards. */
static bool shows_size(const struct hand_record *hand)
{
	const int size = hand->setup.variant->street[0].hole;

	for (int i = 0; i < hand->action_count; i++) {
		const struct action *const action = &hand->actions[i].action;

		if (!hand->actions[i].status && !hand->actions[i].nothing &&
			(action->act == ACT_DEAL_HOLE || action->act == ACT_SHOW) &&
			action->count == size && is_known(action->card, size))
			return true;
	}
	return false;
}

/* The full big blind, or else the minimum bet. */
static chips big_blind_of(const struct table_setup *setup)
{
	for (int i = 0; i < setup->seats; i++) {
		const struct hand_position position = hand_position(setup, i);

		if (position.post == HAND_POSTS_BIG_BLIND || position.post == HAND_POSTS_BLIND)
			return position.posted;
	}
	return setup->variant->limit == FIXED_LIMIT ? setup->small_bet : setup->min_bet;
}

static chips small_blind_of(const struct table_setup *setup)
{
	for (int i = 0; i < setup->seats; i++) {
		const struct hand_position position = hand_position(setup, i);

		if (position.post == HAND_POSTS_SMALL_BLIND)
			return position.posted;
	}
	return 0;
}

static bool has_boards(const struct table_setup *setup)
{
	for (int b = 0; b < setup->boards && setup->boards > 1; b++)
		if (!is_known(setup->board[b], BOARD_CARDS_MAX))
			return false;
	return setup->boards < 2 || setup->runs;
}

static bool is_sayable(struct writers_ohh *ohh)
{
	const struct table_setup *const setup = ohh->setup;
	const struct ohh_game *game;

	if (!ohh->hand->has_setup)
		return true; /* the replay will find out */
	game = game_of(setup->variant);
	if (!game->code ||
		(setup->variant->street[0].hole != game->guessed && !shows_size(ohh->hand)))
		return writers_refuse(ohh->writing, STATUS_WRITERS_GAME, "variant");
	if (setup->variant->limit == FIXED_LIMIT &&
		(setup->big_bet != 2 * setup->small_bet || setup->small_bet != big_blind_of(setup)))
		return writers_refuse(ohh->writing, STATUS_WRITERS_BETS, "small_bet");
	if (!has_boards(setup))
		return writers_refuse(ohh->writing, STATUS_WRITERS_BOARDS,
			setup->runs ? "_run" : "_boards");
	return writers_has_stacks(ohh->writing);
}

/* -- seats ---------------------------------------------------------------- */

/* Number of seats of the table: the stated one, but at least enough for all players. */
static int table_size(const struct writers_ohh *ohh)
{
	uint64_t size = 0;
	int most = 2;

	slice_uint(hand_text(ohh->hand, "seat_count"), 100, &size);
	for (int i = 0; i < ohh->setup->seats; i++)
		most = ohh->number[i] > most ? ohh->number[i] : most;
	return size ? (int)size : most;
}

/* -- the header ----------------------------------------------------------- */

static bool read_date(const struct hand_record *hand, struct history_time *when)
{
	uint64_t year, month, day;

	if (!slice_uint(hand_text(hand, "year"), 9999, &year) || !year ||
		!slice_uint(hand_text(hand, "month"), 12, &month) || !month ||
		!slice_uint(hand_text(hand, "day"), 31, &day) || !day)
		return false;
	when->year = (int16_t)year;
	when->month = (uint8_t)month;
	when->day = (uint8_t)day;
	return true;
}

/* "23:05:59", optionally with a fraction. */
static bool read_time(const struct hand_record *hand, struct history_time *when)
{
	const struct slice time = hand_text(hand, "time");
	uint64_t part[3];

	for (size_t i = 0; i < 3; i++)
		if (time.length < 8 ||
			!slice_uint((struct slice){time.bytes + 3 * i, 2}, 60, &part[i]))
			return false;
	when->hour = (uint8_t)part[0];
	when->minute = (uint8_t)part[1];
	when->second = (uint8_t)part[2];
	return true;
}

/* The moment in UTC. An unknown zone is replaced by UTC, and a missing time of day by the start of
 * the day; either counts as a loss. */
static void write_date(struct writers_ohh *ohh)
{
	struct history_time when = {.zone = hand_text(ohh->hand, "time_zone_abbreviation")};
	const struct slice utc = hand_text(ohh->hand, "_utc");
	struct history_time moment;
	bool whole;

	if (utc.length) {
		writers_ohh_string(ohh, "start_date_utc", utc);
		ohh->writing->lost[WRITERS_TIMES] += !slice_equal(when.zone, "UTC");
		return;
	}
	writers_ohh_key(ohh, "start_date_utc");
	whole = read_time(ohh->hand, &when);
	if (!read_date(ohh->hand, &when)) {
		text_add_string(ohh->out, "null");
		ohh->writing->lost[WRITERS_TIMES] += whole;
		return;
	}
	ohh->writing->lost[WRITERS_TIMES] += !whole || !slice_equal(when.zone, "UTC");
	if (history_time_utc(&when, &moment))
		when = moment;
	text_add_char(ohh->out, '"');
	history_time_print(ohh->out, &when);
	text_add_char(ohh->out, '"');
}

/* The standard requires more about a tournament than PHH has. */
static void write_tournament(struct writers_ohh *ohh)
{
	const struct slice number = hand_text(ohh->hand, "_tournament");
	const struct slice buy_in = hand_text(ohh->hand, "_buy_in");
	const struct slice entry = hand_text(ohh->hand, "_entry");
	const struct slice none = {"", 0};

	if (!number.length)
		return;
	writers_ohh_word(ohh, "tournament", "true");
	writers_ohh_key(ohh, "tournament_info");
	writers_ohh_open(ohh, '{');
	writers_ohh_string(ohh, "tournament_number", number);
	writers_ohh_string(ohh, "name", none);
	writers_ohh_string(ohh, "currency", hand_text(ohh->hand, "_prize_currency"));
	if (chips_places(buy_in, false) >= 0) {
		writers_ohh_key(ohh, "buyin_amount");
		text_add_slice(ohh->out, buy_in);
	}
	/* words of the site other than the sum, such as the fee */
	ohh->writing->lost[WRITERS_CUSTOM] += entry.length && chips_places(entry, false) < 0;
	writers_ohh_close(ohh, '}');
}

static void write_flag(struct writers_ohh *ohh, const char *flag)
{
	writers_ohh_next(ohh);
	text_add_char(ohh->out, '"');
	text_add_string(ohh->out, flag);
	text_add_char(ohh->out, '"');
}

static void write_hero_and_flags(struct writers_ohh *ohh)
{
	const int hero = hand_hero(ohh->hand);
	struct slice kind;
	bool fast, anonymous;

	if (hero >= 0)
		writers_ohh_number(ohh, "hero_player_id", (uint64_t)hero);
	else
		writers_ohh_word(ohh, "hero_player_id", "null");
	kind = hand_text(ohh->hand, "_kind");
	fast = slice_equal(kind, "fast");
	anonymous = slice_equal(kind, "anonymous");
	writers_ohh_array(ohh, "flags");
	if (ohh->setup->boards > 1)
		write_flag(ohh, "Run_It_Twice");
	if (anonymous)
		write_flag(ohh, "Anonymous");
	if (hero < 0)
		write_flag(ohh, "Observed");
	if (fast || slice_equal(kind, "zoom") || slice_equal(kind, "speed"))
		write_flag(ohh, "Fast");
	if (hand_text(ohh->hand, "_cap").length)
		write_flag(ohh, "Cap");
	writers_ohh_close(ohh, ']');
	ohh->writing->lost[WRITERS_CUSTOM] +=
		kind.length && !fast && !anonymous && !slice_equal(kind, "play money");
}

/* The value of the first of two keys that the hand has. */
static struct slice either(const struct writers_ohh *ohh, const char *first, const char *second)
{
	const struct slice text = hand_text(ohh->hand, first);

	return text.length ? text : hand_text(ohh->hand, second);
}

static void write_heading(struct writers_ohh *ohh)
{
	static const struct slice version = {"1.4.7", 5};
	const struct slice site = either(ohh, "_site", "venue");
	const bool play = slice_equal(hand_text(ohh->hand, "_kind"), "play money");
	struct slice number = either(ohh, "_hand", "hand");
	char room[24];
	struct text counted = text_over(room, sizeof(room));
	static const char *const limits[] =
		{[NO_LIMIT] = "\"NL\"", [POT_LIMIT] = "\"PL\"", [FIXED_LIMIT] = "\"FL\""};
	chips cap = 0;
	const struct table_setup *const setup = ohh->setup;
	chips big, ante = 0;
	const char *type;
	struct slice words;

	text_add_uint(&counted, ohh->writing->number);
	if (!number.length)
		number = ohh->hand->number.length ? ohh->hand->number : text_slice(&counted);
	writers_ohh_string(ohh, "spec_version", version);
	writers_ohh_string(ohh, "site_name", site);
	writers_ohh_string(ohh, "network_name", site);
	writers_ohh_string(ohh, "internal_version", version);
	write_tournament(ohh);
	writers_ohh_string(ohh, "game_number", number);
	write_date(ohh);
	writers_ohh_string(ohh, "table_name", hand_text(ohh->hand, "table"));
	type = game_of(ohh->setup->variant)->type;
	words = hand_text(ohh->hand, "_game");
	writers_ohh_quoted(ohh, "game_type", type);
	ohh->writing->lost[WRITERS_CUSTOM] += words.length && !slice_equal(words, type);
	writers_amount(ohh->hand, "_cap", &cap);
	writers_ohh_key(ohh, "bet_limit");
	writers_ohh_open(ohh, '{');
	writers_ohh_word(ohh, "bet_type", limits[ohh->setup->variant->limit]);
	writers_ohh_amount(ohh, "bet_cap", cap);
	writers_ohh_close(ohh, '}');
	writers_ohh_number(ohh, "table_size", (uint64_t)table_size(ohh));
	writers_ohh_string(ohh, "currency", play ? SLICE("XPM") : hand_text(ohh->hand, "currency"));
	writers_ohh_number(ohh, "dealer_seat", (uint64_t)ohh->number[ohh->setup->seats - 1]);
	big = big_blind_of(setup);
	for (int i = 0; i < setup->seats; i++) {
		const chips own = hand_position(setup, i).ante - writers_dead(setup, i);

		ante = own > ante ? own : ante;
	}
	writers_ohh_amount(ohh, "small_blind_amount", small_blind_of(setup));
	writers_ohh_amount(ohh, "big_blind_amount", big);
	writers_ohh_amount(ohh, "ante_amount", ante);
	ohh->writing->lost[WRITERS_POSTS] +=
		setup->variant->limit != FIXED_LIMIT && setup->min_bet != big;
	write_hero_and_flags(ohh);
}

/* -- the hand ------------------------------------------------------------- */

static const char *const given[] = {"seats", "seat_count", "table", "hand", "time",
	"time_zone_abbreviation", "day", "month", "year", "currency", "venue", "_site", "_hand",
	"_rake", "_fees", "_tournament", "_entry", "_buy_in", "_prize_currency", "_kind", "_game",
	"_cap", "_hero", "_run", "_utc", "_house_paid", "_splash", "_uncapped", NULL};

bool writers_ohh_write(struct text *out, struct writers_hand *writing)
{
	struct writers_ohh ohh = {.writing = writing,
		.hand = writing->hand,
		.setup = &writing->hand->setup,
		.out = out};
	struct settlement settlement;
	chips paid[SEATS_MAX];
	bool good, none = true;

	if (!is_sayable(&ohh) || !writers_play(writing))
		return false;
	settlement = *hand_play_settlement(writing->play);
	writers_paid(writing, paid);
	pots_give_odd(&settlement, writing->hand->setup.seats, paid);
	writers_count_keys(writing, given);
	/* The seat numbers, if they go around the table; otherwise the seats are numbered from
	 * 1. */
	good = writers_numbers_go_around(ohh.hand);
	for (int i = 0; i < ohh.setup->seats; i++) {
		none &= !ohh.hand->seat_number[i];
		ohh.number[i] = good ? ohh.hand->seat_number[i] : i + 1;
	}
	ohh.writing->lost[WRITERS_NUMBERS] += !good && !none;
	if (writing->number > 1)
		text_add_char(out, '\n');
	text_add_string(out, "{\"ohh\": ");
	writers_ohh_open(&ohh, '{');
	write_heading(&ohh);
	writers_ohh_array(&ohh, "players");
	for (int i = 0; i < ohh.setup->seats; i++) {
		char room[8];

		writers_ohh_item(&ohh);
		writers_ohh_number(&ohh, "id", (uint64_t)i);
		writers_ohh_number(&ohh, "seat", (uint64_t)ohh.number[i]);
		writers_ohh_string(&ohh, "name", hand_player(ohh.hand, i, room));
		writers_ohh_amount(&ohh, "starting_stack", ohh.setup->stack[i]);
		writers_ohh_close(&ohh, '}');
	}
	writers_ohh_close(&ohh, ']');
	writers_ohh_rounds(&ohh);
	writers_ohh_pots(&ohh, &settlement, paid);
	text_add_string(out, "}}\n");
	return true;
}
