/* The header, the seats and the posts. */
#include "histories/writers/writers_stars_internal.h"

#include "base/hash.h"
#include "base/scan.h"
#include "histories/history/history_time.h"
#include "histories/lines.h"

#include <string.h>

/* -- games ----------------------------------------------------------------- */

/* The words for a game by the code of the variant. */
static const struct stars_game {
	const char *code, *words;
} games[] = {
	{"NT", "Hold'em No Limit"},
	{"PT", "Hold'em Pot Limit"},
	{"FT", "Hold'em Limit"},
	{"NS", "6+ Hold'em No Limit"},
	{"NO", "Omaha No Limit"},
	{"PO", "Omaha Pot Limit"},
	{"FO", "Omaha Limit"},
	{"NO/8", "Omaha Hi/Lo No Limit"},
	{"PO/8", "Omaha Hi/Lo Pot Limit"},
	{"FO/8", "Omaha Hi/Lo Limit"},
	{"PO5", "5 Card Omaha Pot Limit"},
	{"PO5/8", "5 Card Omaha Hi/Lo Pot Limit"},
	{"PO6", "6 Card Omaha Pot Limit"},
	{"PC", "Courchevel Pot Limit"},
	{"PC/8", "Courchevel Hi/Lo Pot Limit"},
	{"F7S", "7 Card Stud Limit"},
	{"P7S", "7 Card Stud Pot Limit"},
	{"F7S/8", "7 Card Stud Hi/Lo Limit"},
	{"FR", "Razz Limit"},
	{"N2L1D", "Single Draw 2-7 Lowball No Limit"},
	{"P2L1D", "Single Draw 2-7 Lowball Pot Limit"},
	{"F2L3D", "Triple Draw 2-7 Lowball Limit"},
	{"P2L3D", "Triple Draw 2-7 Lowball Pot Limit"},
	{"FB", "Badugi Limit"},
	{"PB", "Badugi Pot Limit"},
	{"N5D", "5 Card Draw No Limit"},
	{"P5D", "5 Card Draw Pot Limit"},
	{"F5D", "5 Card Draw Limit"},
};

static const char *game_words(const struct variant *variant)
{
	for (size_t i = 0; i < sizeof games / sizeof *games; i++)
		if (!strcmp(games[i].code, variant_checked_code(variant)))
			return games[i].words;
	return NULL;
}

/* -- stakes ---------------------------------------------------------------- */

/* Whether the only blind is that of the button, and equals the minimum bet and the antes: the
 * stakes of short-deck games. */
static bool has_button_blind(const struct table_setup *setup)
{
	chips button = 0, others = 0;

	for (int i = 0; i < setup->seats; i++) {
		const struct hand_position at = hand_position(setup, i);

		*(at.button ? &button : &others) += at.posted;
	}
	return button > 0 && !others && button == setup->min_bet &&
	       button == writers_common_ante(setup);
}

/* The blinds of the header, or the bets of fixed limit. If nobody posts a small blind, it is half
 * of the big blind. */
static void set_stakes(struct stars_writer *stars)
{
	const struct table_setup *const setup = &stars->hand->setup;

	if (stars->variant->limit == FIXED_LIMIT) {
		stars->small = setup->small_bet;
		stars->big = setup->big_bet;
		return;
	}
	stars->big = setup->min_bet;
	stars->button_blind = !variant_brings_in(stars->variant) && has_button_blind(setup);
	stars->small =
		variant_brings_in(stars->variant) ? setup->bring_in : hand_small_blind(setup);
	if (stars->small <= 0 || stars->small > stars->big)
		stars->small = stars->big / 2;
}

/* Whether a reader of the text will divide the antes into layers: one is short, and all others are
 * equal. */
static bool reads_trimmed(const struct table *table)
{
	chips most = 0;
	bool some = false;

	for (int i = 0; i < table->seats; i++)
		most = table->seat[i].ante > most ? table->seat[i].ante : most;
	for (int i = 0; i < table->seats; i++) {
		const struct seat *const seat = &table->seat[i];

		if (seat->ante == most)
			continue;
		if (!seat->ante || seat->stack || seat->street)
			return false;
		some = true;
	}
	return some;
}

/* -- seats ----------------------------------------------------------------- */

/* The stated table size, or else the smallest size that PokerStars has with enough seats. */
static int table_size(struct stars_writer *stars)
{
	static const int sizes[] = {2, 6, 9, 10};
	const int seats = stars->hand->setup.seats;
	const int most = stars->number[stars->by_number[seats - 1]];
	uint64_t given;

	if (slice_uint(hand_text(stars->hand, "seat_count"), 100, &given)) {
		if ((int)given >= most)
			return (int)given;
		stars->writing->lost[WRITERS_NUMBERS]++;
	}
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		if (sizes[i] >= most)
			return sizes[i];
	return most;
}

/* -- facts known before the replay ----------------------------------------- */

/* Words after a name by which the format says who does what: a name that contains them could be
 * read as such a line. */
static const char *const words[] = {": folds", ": checks", ": calls", ": bets", ": raises",
	": posts", ": brings in", ": discards", ": stands pat", ": shows", ": mucks", ": doesn't",
	" collected ", " said, ", " [", " in chips", " (button)", " (small blind)", " (big blind)",
	" folded", " showed", " mucked", " and is all-in", "*** ", NULL};

bool writers_stars_setup(struct stars_writer *stars)
{
	const struct table_setup *const setup = &stars->hand->setup;
	const struct hand_record *const hand = stars->hand;
	bool good;

	if (!game_words(stars->variant))
		return writers_refuse(stars->writing, STATUS_WRITERS_GAME, "variant");
	stars->tournament = hand_text(stars->hand, "_tournament").length > 0;
	stars->sign =
		stars->tournament ? "" : writers_stars_sign(hand_text(stars->hand, "currency"));
	set_stakes(stars);
	good = writers_numbers_go_around(hand);
	for (int i = 0; i < hand->setup.seats; i++) {
		int at = i;

		stars->number[i] = good ? hand->seat_number[i] : i + 1;
		stars->writing->lost[WRITERS_NUMBERS] += !good && hand->seat_number[i] > 0;
		while (at > 0 && stars->number[stars->by_number[at - 1]] > stars->number[i]) {
			stars->by_number[at] = stars->by_number[at - 1];
			at--;
		}
		stars->by_number[at] = i;
	}
	writers_names_make(stars->writing, words, &stars->names);
	stars->hero = hand_hero(stars->hand);
	if (!writers_amount(stars->hand, "_cap", &stars->cap))
		stars->cap = 0;
	if (!hand_play_begin(stars->play, stars->hand, 0))
		return false;
	if (reads_trimmed(&stars->play->table) && !setup->trim_antes)
		return writers_refuse(stars->writing, STATUS_WRITERS_ANTES, "antes");
	return true;
}

/* -- the header ------------------------------------------------------------ */

/* Appends the digits of a number that has other characters too. Trackers keep a hand number in a
 * signed 64-bit integer: a longer one is replaced by a hash of it. */
static void add_number(struct stars_writer *stars, struct slice number, bool of_hand)
{
	const size_t from = stars->out->length;
	uint64_t value;

	for (size_t i = 0; i < number.length; i++)
		if (number.bytes[i] >= '0' && number.bytes[i] <= '9')
			text_add_char(stars->out, number.bytes[i]);
	if (stars->out->failed)
		return;
	if (stars->out->length > from &&
		(!of_hand || slice_uint((struct slice){stars->out->bytes + from,
						stars->out->length - from},
				     INT64_MAX, &value))) {
		stars->writing->lost[WRITERS_NUMBERS] += stars->out->length - from != number.length;
		return;
	}
	stars->out->length = from;
	stars->writing->lost[WRITERS_NUMBERS]++;
	text_add_uint(stars->out, hash_add(HASH_BEGIN, number) % UINT64_C(1000000000000000000));
}

/* Appends a word of the header, and counts it as a loss if it had to be changed. */
static void add_word(struct stars_writer *stars, struct slice word, enum writers_loss loss)
{
	static const char *const brackets[] = {"(", ")", NULL};

	stars->writing->lost[loss] += writers_name_add(stars->out, word, brackets);
}

static bool is_of_pokerstars(const struct stars_writer *stars)
{
	return slice_equal(hand_text(stars->hand, "_site"), "PokerStars");
}

/* The mix to which the game belongs: "HORSE" in "HORSE (Razz Limit)". */
static struct slice mixed_game(const struct stars_writer *stars)
{
	const struct slice game = hand_text(stars->hand, "_game");
	const ptrdiff_t open = lines_find(game, " (");

	if (open <= 0 || !is_of_pokerstars(stars) ||
		!slice_equal(lines_after(lines_before(game, game.length - 1), (size_t)open + 2),
			game_words(stars->variant)))
		return SLICE("");
	return lines_before(game, (size_t)open);
}

/* Three capital letters, as in the format. */
static bool is_currency(struct slice code)
{
	for (size_t i = 0; i < code.length; i++)
		if (code.bytes[i] < 'A' || code.bytes[i] > 'Z')
			return false;
	return code.length == 3;
}

static void add_stakes(struct stars_writer *stars)
{
	const struct slice currency = hand_text(stars->hand, "currency");

	if (stars->button_blind) {
		writers_stars_add(stars, "Button Blind %a - Ante %a", stars->big, stars->big);
	} else {
		writers_stars_add(stars, "%a/%a", stars->small, stars->big);
	}
	if (stars->cap > 0) {
		writers_stars_add(stars, " - %a Cap - ", stars->cap);
	}
	if (stars->tournament || !currency.length)
		return;
	if (!is_currency(currency)) {
		stars->writing->lost[WRITERS_MONEY]++;
		return;
	}
	writers_stars_say(stars, stars->button_blind ? "  " : " ");
	text_add_slice(stars->out, currency);
}

/* "Tournament #1689829479, $3.19+$0.31 USD Hold'em No Limit - Level IV (40/80)". */
static void add_tournament(struct stars_writer *stars)
{
	const struct slice level = hand_text(stars->hand, "_level");
	const struct slice mixed = mixed_game(stars);
	bool worded;
	struct slice buy_in, event;

	writers_stars_say(stars, " Tournament #");
	add_number(stars, hand_text(stars->hand, "_tournament"), false);
	writers_stars_say(stars, ", ");
	/* The buy-in, and the name of the tournament. */
	worded = hand_find(stars->hand, "_entry");
	buy_in = hand_text(stars->hand, worded ? "_entry" : "_buy_in");
	event = hand_text(stars->hand, "event");
	if (buy_in.length) {
		add_word(stars, buy_in, WRITERS_MONEY);
		writers_stars_say(stars, slice_equal(buy_in, "Freeroll") ? "  " : " ");
	}
	if (event.length && is_of_pokerstars(stars)) {
		add_word(stars, event, WRITERS_NAMES);
		writers_stars_say(stars, " ");
	}
	if (mixed.length) {
		add_word(stars, mixed, WRITERS_CUSTOM);
		writers_stars_say(stars, " (");
	}
	writers_stars_add(stars, "%s%s", game_words(stars->variant),
		mixed.length ? ") - Level " : " - Level ");
	if (level.length)
		add_word(stars, level, WRITERS_CUSTOM);
	else
		writers_stars_say(stars, "I");
	writers_stars_say(stars, " (");
	add_stakes(stars);
	writers_stars_say(stars, ")");
}

static void add_two(struct text *out, uint64_t value)
{
	if (value < 10)
		text_add_char(out, '0');
	text_add_uint(out, value);
}

/* A part of the date; 0 if the hand has none. */
static uint64_t date_part(const struct stars_writer *stars, const char *key, uint64_t most)
{
	uint64_t value;

	return slice_uint(hand_text(stars->hand, key), most, &value) ? value : 0;
}

/* Appends the date. If the hand has none, returns false and appends HISTORY_NO_TIME, which felt's
 * reader recognises: trackers reject a header without a date. */
static bool add_date(struct stars_writer *stars, struct text *out)
{
	const uint64_t year = date_part(stars, "year", 9999), month = date_part(stars, "month", 12);
	const uint64_t day = date_part(stars, "day", 31);

	if (!year || !month || !day) {
		writers_stars_say(stars, HISTORY_NO_TIME);
		return false;
	}
	text_add_uint(out, year);
	text_add_char(out, '/');
	add_two(out, month);
	text_add_char(out, '/');
	add_two(out, day);
	return true;
}

static bool is_zone(struct slice zone)
{
	for (size_t i = 0; i < zone.length; i++)
		if (zone.bytes[i] < 'A' || zone.bytes[i] > 'Z')
			return false;
	return zone.length > 0 && zone.length <= 5;
}

/* The time of day; its hour is not padded. */
static void add_clock(struct stars_writer *stars, const struct history_time *when)
{
	text_add_uint(stars->out, when->hour);
	text_add_char(stars->out, ':');
	add_two(stars->out, when->minute);
	text_add_char(stars->out, ':');
	add_two(stars->out, when->second);
}

/* The moment in UTC: as stated by the hand, or computed from its time and zone. */
static bool find_moment(const struct stars_writer *stars, const struct history_time *when,
	struct history_time *utc)
{
	const struct slice given = hand_text(stars->hand, "_utc");
	char room[32];
	struct slice at = {room, given.length};

	if (!given.length || given.length > sizeof(room))
		return history_time_utc(when, utc);
	memcpy(room, given.bytes, given.length);
	if (at.length > 10)
		room[10] = ' '; /* 2014-01-06T16:19:47Z */
	return lines_take_time(&at, utc);
}

/* " - 2014/01/06 7:22:02 CET [2014/01/06 1:22:02 ET]". The zone is omitted if the hand has none. */
static void add_time(struct stars_writer *stars)
{
	const struct slice zone = hand_text(stars->hand, "time_zone_abbreviation");
	const struct slice clock = hand_text(stars->hand, "time");
	struct history_time when = {.year = 0};
	char room[64];
	struct text text = text_over(room, sizeof(room));
	struct slice at;
	struct history_time utc = {.year = 0}, local;

	writers_stars_say(stars, " - ");
	if (!add_date(stars, &text)) {
		stars->writing->lost[WRITERS_TIMES] +=
			clock.length || hand_text(stars->hand, "year").length;
		return;
	}
	text_add_slice(stars->out, text_slice(&text));
	text_add_char(&text, ' ');
	text_add_slice(&text, clock.length == 8 ? clock : SLICE("0:00:00"));
	at = text_slice(&text);
	if (!lines_take_time(&at, &when) || clock.length != 8)
		stars->writing->lost[WRITERS_TIMES]++;
	when.zone = is_zone(zone) ? zone : SLICE("");
	text_add_char(stars->out, ' ');
	add_clock(stars, &when);
	if (when.zone.length)
		text_add_char(stars->out, ' ');
	text_add_slice(stars->out, when.zone);
	stars->writing->lost[WRITERS_TIMES] += zone.length && !is_zone(zone);
	/* " [2014/01/06 1:22:02 ET]": the time of PokerStars' own clock, after that of another. */
	if (slice_equal(when.zone, "ET") || !find_moment(stars, &when, &utc) ||
		!history_time_local(&utc, SLICE("ET"), &local))
		return;
	writers_stars_add(stars, " [%u", (uint64_t)local.year);
	text_add_char(stars->out, '/');
	add_two(stars->out, local.month);
	text_add_char(stars->out, '/');
	add_two(stars->out, local.day);
	text_add_char(stars->out, ' ');
	add_clock(stars, &local);
	writers_stars_say(stars, " ET]");
}

/* Counts fields that have no place in the header. */
static void count_lost(struct stars_writer *stars)
{
	static const char *const sites[] = {"venue", "_site"};
	static const char *const kinds[] = {"zoom", "home game", "play money",
		"home game, play money", ""};
	const struct slice kind = hand_text(stars->hand, "_kind");
	const struct slice game = hand_text(stars->hand, "_game");
	bool known = false;
	chips fees;

	for (int i = 0; i < 2; i++) {
		const struct slice site = hand_text(stars->hand, sites[i]);

		if (site.length && !slice_equal(site, "PokerStars"))
			stars->writing->lost[i ? WRITERS_CUSTOM : WRITERS_FIELDS]++;
	}
	stars->writing->lost[WRITERS_FIELDS] += hand_text(stars->hand, "event").length &&
						!(stars->tournament && is_of_pokerstars(stars));
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		known |= slice_equal(kind, kinds[i]);
	stars->writing->lost[WRITERS_CUSTOM] += !known;
	if (game.length && !mixed_game(stars).length &&
		!slice_equal(game, game_words(stars->variant)))
		stars->writing->lost[WRITERS_CUSTOM]++;
	stars->writing->lost[WRITERS_MONEY] += writers_amount(stars->hand, "_fees", &fees) && fees;
	stars->writing->lost[WRITERS_MONEY] += writers_has_no_winner(stars->hand);
}

static void add_table(struct stars_writer *stars)
{
	static const char *const quote[] = {"' ", NULL};
	const struct slice table = hand_text(stars->hand, "table");
	const int seats = stars->hand->setup.seats;

	writers_stars_say(stars, "\nTable '");
	if (table.length)
		stars->writing->lost[WRITERS_NAMES] += writers_name_add(stars->out, table, quote);
	else
		writers_stars_say(stars, "felt");
	writers_stars_add(stars, "' %u-max", (uint64_t)table_size(stars));
	if (lines_ends(hand_text(stars->hand, "_kind"), "play money"))
		writers_stars_say(stars, " (Play Money)");
	if (!variant_brings_in(stars->variant)) {
		writers_stars_add(stars, " Seat #%u is the button",
			(uint64_t)stars->number[seats - 1]);
	}
	writers_stars_say(stars, "\n");
}

void writers_stars_heading(struct stars_writer *stars)
{
	const struct slice kind = hand_text(stars->hand, "_kind");
	static const char *const keys[] = {"_hand", "hand"};
	struct slice number;

	writers_stars_say(stars, slice_equal(kind, "zoom")         ? "PokerStars Zoom Hand #"
				 : lines_begins(kind, "home game") ? "PokerStars Home Game Hand #"
								   : "PokerStars Hand #");
	number = stars->hand->number;
	for (size_t i = sizeof keys / sizeof *keys; i-- > 0;)
		if (hand_text(stars->hand, keys[i]).length)
			number = hand_text(stars->hand, keys[i]);
	if (number.length)
		add_number(stars, number, true);
	else
		text_add_uint(stars->out, stars->writing->number);
	writers_stars_say(stars, ":");
	if (stars->tournament) {
		add_tournament(stars);
	} else {
		/* "  Hold'em No Limit ($0.05/$0.10 USD)", "  HORSE (Razz Limit, $4/$8 USD)". */
		const struct slice mixed = mixed_game(stars);

		writers_stars_say(stars, "  ");
		if (mixed.length) {
			add_word(stars, mixed, WRITERS_CUSTOM);
			writers_stars_say(stars, " (");
		}
		writers_stars_add(stars, "%s%s", game_words(stars->variant),
			mixed.length ? ", " : " (");
		add_stakes(stars);
		writers_stars_say(stars, ")");
	}
	add_time(stars);
	add_table(stars);
	count_lost(stars);
	for (int i = 0; i < stars->hand->setup.seats; i++) {
		const int seat = stars->by_number[i];

		writers_stars_add(stars, "Seat %u: %n (%a in chips", (uint64_t)stars->number[seat],
			seat, stars->hand->setup.stack[seat]);
		writers_stars_bounty(stars, seat);
		writers_stars_say(stars, ") \n");
	}
	if (stars->splash) {
		writers_stars_add(stars, "STP added: %a\n", stars->splash);
	}
}

/* -- posts ----------------------------------------------------------------- */

/* In short-deck games the blind comes last, as it does in tournaments. */
static bool antes_come_first(const struct stars_writer *stars)
{
	return stars->tournament || stars->button_blind;
}

static void post(struct stars_writer *stars, int seat, const char *kind, chips amount, bool last)
{
	writers_stars_add(stars, "%n%s%a", seat, kind, amount);
	if (last && !stars->play->table.seat[seat].stack)
		writers_stars_say(stars, " and is all-in");
	writers_stars_say(stars, "\n");
}

/* Dead chips that a new player posts together with a live big blind, on one line. */
static chips dead_of(struct stars_writer *stars, int seat)
{
	const struct table *const table = &stars->play->table;
	const struct hand_position at = hand_position(&stars->hand->setup, seat);
	const chips big_blind =
		stars->variant->limit == FIXED_LIMIT ? stars->small : stars->hand->setup.min_bet;

	if (at.post != HAND_POSTS_LIVE || table->seat[seat].street != big_blind)
		return 0;
	return table->seat[seat].ante - writers_common_ante(&stars->hand->setup);
}

/* Dead chips that a player posts alone, in addition to the ante: a missed small blind. */
static chips owed_of(struct stars_writer *stars, int seat)
{
	const struct table *const table = &stars->play->table;
	const struct hand_position at = hand_position(&stars->hand->setup, seat);
	const chips common = writers_common_ante(&stars->hand->setup);
	const chips more = table->seat[seat].ante - common;

	return common > 0 && more == stars->small && at.post == HAND_POSTS_NOTHING ? more : 0;
}

static const char *blind_words(const struct stars_writer *stars, enum hand_post kind, bool button)
{
	if (stars->button_blind)
		return ": posts button blind ";
	switch (kind) {
	case HAND_POSTS_SMALL_BLIND:
		return ": posts small blind ";
	case HAND_POSTS_BIG_BLIND:
	case HAND_POSTS_LIVE:
		return ": posts big blind ";
	case HAND_POSTS_BLIND:
		return button ? ": posts button blind " : ": posts straddle ";
	default:
		return ": posts straddle ";
	}
}

/* Whether a reader of the text will know the full blind. One that was posted short with the last
 * chips is read as a full small or big blind. */
static bool is_reported_in_full(const struct stars_writer *stars, int seat,
	const struct hand_position *at)
{
	const chips posted = stars->play->table.seat[seat].street;
	const bool all_in = !stars->play->table.seat[seat].stack;
	const bool fixed = stars->variant->limit == FIXED_LIMIT;
	chips stake = 0;

	if (at->post == HAND_POSTS_SMALL_BLIND && !fixed)
		stake = stars->small;
	if (at->post == HAND_POSTS_BIG_BLIND)
		stake = fixed ? stars->small : stars->big;
	if (stars->button_blind)
		stake = stars->big;
	return at->posted == (all_in && posted < stake ? stake : posted);
}

static void post_blind(struct stars_writer *stars, int seat)
{
	const struct hand_position at = hand_position(&stars->hand->setup, seat);
	const chips posted = stars->play->table.seat[seat].street, dead = dead_of(stars, seat);
	const chips owed = owed_of(stars, seat);

	if (owed)
		post(stars, seat, blind_words(stars, HAND_POSTS_SMALL_BLIND, false), owed,
			antes_come_first(stars));
	if (at.post == HAND_POSTS_NOTHING)
		return;
	stars->writing->lost[WRITERS_POSTS] += !is_reported_in_full(stars, seat, &at);
	stars->put[seat] = posted > 0;
	if (posted + dead <= 0) /* the ante took the last chips */
		return;
	post(stars, seat,
		dead > 0 ? ": posts small & big blinds " : blind_words(stars, at.post, at.button),
		posted + dead,
		antes_come_first(stars) || stars->play->table.seat[seat].ante == dead);
}

static void post_ante(struct stars_writer *stars, int seat)
{
	const struct seat *const at = &stars->play->table.seat[seat];
	const chips ante = at->ante - dead_of(stars, seat) - owed_of(stars, seat);

	if (ante > 0)
		post(stars, seat, ": posts the ante ", ante,
			!antes_come_first(stars) || !at->street);
}

/* The small blind comes first; heads-up it belongs to the last seat. */
static void post_blinds(struct stars_writer *stars)
{
	const int seats = stars->hand->setup.seats;

	for (int i = 0; i < seats; i++)
		post_blind(stars, seats == 2 ? 1 - i : i);
}

void writers_stars_posts(struct stars_writer *stars)
{
	const bool blinds = !variant_brings_in(stars->variant);
	const struct table *const table = &stars->play->table;
	const struct table_setup *const setup = &stars->hand->setup;
	bool trimmed;
	chips most = 0;

	trimmed = reads_trimmed(table);
	for (int i = 0; i < table->seats; i++)
		most = table->seat[i].ante > most ? table->seat[i].ante : most;
	for (int i = 0; i < table->seats; i++) {
		const chips full = setup->ante[table->seats == 2 ? 1 - i : i];

		stars->writing->lost[WRITERS_POSTS] +=
			full != (trimmed ? most : table->seat[i].ante);
	}
	stars->writing->lost[WRITERS_POSTS] += setup->trim_antes && !trimmed;
	if (blinds && !antes_come_first(stars))
		post_blinds(stars);
	for (int i = 0; i < stars->hand->setup.seats; i++)
		post_ante(stars, stars->by_number[i]);
	if (blinds && antes_come_first(stars))
		post_blinds(stars);
}
