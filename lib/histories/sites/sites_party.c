/* The texts of PartyPoker and of 888poker with its sisters of the network Pacific, which are of one
 * family:
 *
 *     ***** 888poker Hand History for Game 280083902 *****
 *     $0.50/$1 Blinds No Limit Holdem - *** 06 01 2014 13:39:55
 *     Table Alcorcon 6 Max (Real Money)
 *     Seat 6 is the button
 *     Seat 1: NAME ( $29.33 )
 *     NAME posts small blind [$0.50]
 *     ** Dealing down cards **
 *     NAME raises [$2]
 *     ** Dealing flop ** [ 3d, 8h, Kd ]
 *     ** Summary **
 *     NAME collected [ $34.30 ]
 *
 *     ***** Hand History for Game 13549932236 *****
 *     $0.05/$0.10 USD NL Texas Hold'em - Sunday, January 05, 19:24:07 EST 2014
 *     Table Aksay (Real Money)
 *     NAME is all-In  [$4.90 USD]
 *     NAME wins $1.87 USD from the side pot 1 with three of a kind, Eights.
 *
 * Amounts are the chips that an action adds. Neither has pots, rake or returned bets: at PartyPoker
 * uncalled chips are among what is won, at 888poker they are in no line at all. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct party {
	struct history *history;
	bool dealt;
};

static bool begins_game(struct slice line, struct slice *brand)
{
	while (lines_take(&line, "*"))
		continue;
	lines_blanks(&line);
	return lines_take_until(&line, "Hand History ", brand) &&
	       (lines_begins(line, "for Game ") || lines_begins(line, "For Game "));
}

bool sites_888_begins(struct slice line, struct slice rest)
{
	struct slice brand;

	(void)rest;
	return lines_begins(line, "***") && begins_game(line, &brand) && brand.length;
}

bool sites_party_begins(struct slice line, struct slice rest)
{
	struct slice brand;

	(void)rest;
	return lines_begins(line, "***") && begins_game(line, &brand) && !brand.length;
}

/* -- cards ---------------------------------------------------------------- */

/* Ranks in the languages of 888poker: Es, Knekt, Dam; Bube; Roi. */
static char rank_of_word(struct slice *at)
{
	static const struct {
		const char *word;
		char rank;
	} words[] = {{"Kn", 'J'}, {"E", 'A'}, {"D", 'Q'}, {"B", 'J'}, {"R", 'K'}};

	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (lines_take(at, words[i].word))
			return words[i].rank;
	return 0;
}

/* The cards that `rest` begins with, in English. */
static struct slice in_english(struct history *history, struct slice rest)
{
	const ptrdiff_t close = lines_find(rest, "]");
	char room[128];
	struct text english = text_over(room, sizeof(room));
	bool other = false;

	if (close < 0)
		return rest;
	for (struct slice at = lines_before(rest, (size_t)close + 1); at.length;) {
		const char rank = rank_of_word(&at);

		other |= rank != 0;
		text_add_char(&english, rank ? rank : *at.bytes);
		if (!rank)
			at = lines_after(at, 1);
	}
	return other && !english.failed ? history_keep(history, text_slice(&english)) : rest;
}

static void add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	sites_add_cards(history, deed, seat, line, in_english(history, rest));
}

/* -- lines about a player ------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"double bets ", HISTORY_RAISE, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_ADDED},
	{"completes ", HISTORY_RAISE, SITES_ADDED},
	{"is all-In ", HISTORY_ALL_IN, SITES_ADDED},
	{"is all-in ", HISTORY_ALL_IN, SITES_ADDED},
	{"bring-ins ", HISTORY_BRING_IN, SITES_ADDED},
	{"brings in ", HISTORY_BRING_IN, SITES_ADDED},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind + dead ", HISTORY_BOTH, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts button blind ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts the ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts ante of ", HISTORY_ANTE, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"did not show", HISTORY_MUCK, SITES_NOTHING},
	{"does not show", HISTORY_MUCK, SITES_NOTHING},
	{"collected ", HISTORY_COLLECT, SITES_ADDED},
	{"wins Lo ", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

static const char *const chatter[] = {"has left the table", "has joined the table", "will be using",
	"is sitting out", "sits out", "has been disconnected", "is disconnected",
	"was disconnected", "has reconnected", "did not respond", "could not respond",
	"has timed out", "is connected", "re-joined", "rebuys", "re-buys", "shows", "wins ",
	"will be allowed", "finished", "has returned", "is back", "eliminated", NULL};

/* "posts dead blind [$1 + $2]": the small blind is dead, and the big blind live. */
static void read_dead(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_event *const event = sites_add(history, HISTORY_BOTH, seat, line);
	struct history_amount dead, live;

	if (!event || !sites_take_money(history, &rest, &dead))
		return;
	event->added = dead;
	lines_blanks(&rest);
	if (!lines_take(&rest, "+")) {
		event->deed = HISTORY_DEAD;
		return;
	}
	if (!sites_take_money(history, &rest, &live))
		return;
	for (; dead.places < live.places; dead.places++)
		dead.digits *= 10;
	for (; live.places < dead.places; live.places++)
		live.digits *= 10;
	event->added = (struct history_amount){dead.digits + live.digits, dead.places};
	if (!live.digits)
		event->deed = HISTORY_DEAD;
}

/* "raises [$20] and has reached the $30 cap". */
static void read_cap(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	struct history_amount cap;

	if (lines_take_until(&rest, " has reached the ", &before) &&
		sites_take_money(history, &rest, &cap))
		history->cap = cap;
}

static bool wins_money(struct slice rest)
{
	struct history_amount amount;

	return lines_take(&rest, "wins ") && lines_take_amount(&rest, LINES_POINT, &amount, NULL);
}

static bool read_deed(struct history *history, int seat, struct slice line, struct slice rest)
{
	const ptrdiff_t open = lines_find(rest, "[");

	if (lines_begins(rest, "shows [")) {
		add_cards(history, HISTORY_SHOW, seat, line, lines_after(rest, (size_t)open));
	} else if (lines_begins(rest, "doesn't show [") || lines_begins(rest, "mucks [")) {
		add_cards(history, HISTORY_KNOWN, seat, line, lines_after(rest, (size_t)open));
		sites_add(history, HISTORY_MUCK, seat, line);
	} else if (lines_take(&rest, "posts dead blind ")) {
		read_dead(history, seat, line, rest);
	} else if (wins_money(rest)) {
		sites_add_amount(history, HISTORY_COLLECT, seat, line, lines_after(rest, 5));
	} else if (sites_take_deed(history, deeds, seat, line, rest)) {
		read_cap(history, line);
	} else {
		return sites_begins_any(rest, chatter);
	}
	return true;
}

/* "Dealt to NAME [  Ah 4d 5d Qc ]". */
static void read_dealt(struct history *history, struct slice line)
{
	struct slice rest = lines_after(line, 9), cards;
	const int seat = history_seat_begins(history, rest, " [", &cards);

	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, rest);
		return;
	}
	add_cards(history, HISTORY_HOLE, seat, line, cards);
	if (history->hero < 0)
		history->hero = seat;
}

/* A line that says what a player does, of whom the list of seats knows nothing. */
static bool is_of_a_stranger(struct slice line)
{
	static const char *const words[] = {" raises [", " bets [", " calls [", " posts ",
		" wins $", " collected [", " is all-In ", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_has(line, words[i]))
			return true;
	return lines_ends(line, " folds") || lines_ends(line, " checks");
}

/* -- the table ------------------------------------------------------------ */

/* "Seat 1: NAME ( $29.33 )", "Seat 6 is the button". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	uint64_t number;
	ptrdiff_t open;

	if (!lines_take(&rest, "Seat ") || !lines_take_number(&rest, &number) || number > 100)
		return false;
	if (lines_begins(rest, " is the button")) {
		history->button = (int)number;
		return true;
	}
	open = lines_find_last(rest, " (");
	if (!lines_begins(rest, ": ") || open < 2)
		return false;
	seat.number = (int)number;
	seat.name = lines_after(lines_before(rest, (size_t)open), 2);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)open);
	if (sites_take_money(history, &amount, &seat.stack))
		history_add_seat(history, &seat);
	return true;
}

/* "Table Alcorcon 6 Max (Real Money)", "Tournament #78670191 $0.01 - Table #1 9 Max (Real Money)".
 */
static bool read_table(struct history *history, struct slice line)
{
	struct slice rest = line, words;
	ptrdiff_t end = lines_find_last(line, " (Real Money)");

	if (lines_take(&rest, "Tournament #")) {
		if (!lines_take_until(&rest, " ", &history->tournament) ||
			!lines_take_until(&rest, " - Table ", &history->buy_in))
			return true;
	} else if (!lines_take(&rest, "Table ")) {
		return false;
	}
	if (end < 0) {
		end = lines_find_last(line, " (P");
		history->play_money = end >= 0;
		if (history->play_money)
			history->kind = (struct slice){"play money", 10};
	}
	if (end >= 0 && line.bytes + end > rest.bytes)
		rest = lines_before(rest, (size_t)(line.bytes + end - rest.bytes));
	words = rest;
	end = lines_find_last(words, " Max");
	if (end > 1 && words.bytes[end - 1] >= '2' && words.bytes[end - 1] <= '9') {
		const ptrdiff_t number = lines_find_last(lines_before(words, (size_t)end), " ");

		if (number > 0) {
			history->seats_max = words.bytes[end - 1] - '0';
			rest = lines_before(rest, (size_t)number);
		}
	}
	history->table = rest;
	return true;
}

static struct history_amount first_posted(const struct history *history, enum history_deed deed)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == deed)
			return history->events[i].added;
	return HISTORY_UNSAID;
}

/* Whether the seat has chips to act with. */
static bool acts(const struct history *history, int seat)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].seat == seat && history->events[i].deed >= HISTORY_FOLD &&
			history->events[i].deed <= HISTORY_ALL_IN)
			return true;
	return false;
}

/* When the level rises, the heading is ahead of what the table still plays: the blind is the one
 * that was posted, if it did not take the last chips. */
static void set_big_blind(struct history *history)
{
	const struct history_amount posted = first_posted(history, HISTORY_BIG_BLIND);
	bool whole = false;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BIG_BLIND)
			whole |= acts(history, event->seat);
	}
	if (!history_said(history->big_blind) || (history_said(posted) && whole))
		history->big_blind = posted;
}

/* -- a line --------------------------------------------------------------- */

static void read_line(struct party *party, struct slice line)
{
	static const char *const remarks[] = {"Game #", "#Game No", "Trny:", "Blinds", "Stakes",
		"Your time bank", "Congratulations", "Player ", "(Hi:", "(Lo:", "Total number",
		"There is no Small Blind", "Connection Lost", "Table Closed", "**", NULL};
	struct history *const history = party->history;
	struct slice rest;
	int seat;

	if (lines_begins(line, "** Dealing")) {
		rest = lines_after(line, 10);
		party->dealt = true;
		if (lines_find(rest, "[") > 0)
			add_cards(history, HISTORY_BOARD, -1, line,
				lines_after(rest, (size_t)lines_find(rest, "[")));
		return;
	}
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat >= 0 && read_deed(history, seat, line, rest))
		return;
	if (lines_begins(line, "Dealt to "))
		read_dealt(history, line);
	else if (!party->dealt && (read_seat(history, line) || read_table(history, line)))
		return;
	else if (sites_begins_any(line, remarks) ||
		 history_seat_begins(history, line, ": ", NULL) >= 0 ||
		 lines_has(line, " has joined the table") || lines_has(line, " has left the table"))
		return;
	else if (is_of_a_stranger(line))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

static void read_lines(struct party *party, struct slice rest)
{
	struct history *const history = party->history;
	struct slice line;

	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(party, line);
	if (!history_said(history->small_blind))
		history->small_blind = first_posted(history, HISTORY_SMALL_BLIND);
	set_big_blind(history);
	if (history->variant->limit == FIXED_LIMIT && !history_said(history->small_bet)) {
		history->small_bet = history->big_bet = history->big_blind;
		history->big_bet.digits *= 2;
	}
	history->rake_unsaid = !history->tournament.length;
}

static bool read_number(struct history *history, struct slice line)
{
	struct slice before;

	return lines_take_until(&line, " Game ", &before) &&
	       lines_take_until(&line, " ", &history->number);
}

/* -- 888poker ------------------------------------------------------------- */

/* "06 01 2014 13:39:55". */
static bool take_day_first(struct history *history, struct slice rest)
{
	char room[64];
	struct text text = text_over(room, sizeof(room));
	uint64_t day, month, year;
	struct slice at;

	if (!lines_take_number(&rest, &day) || !lines_take(&rest, " ") ||
		!lines_take_number(&rest, &month) || !lines_take(&rest, " ") ||
		!lines_take_number(&rest, &year) || !lines_take(&rest, " "))
		return false;
	text_add_uint(&text, year);
	text_add_char(&text, '-');
	text_add_uint(&text, month);
	text_add_char(&text, '-');
	text_add_uint(&text, day);
	text_add_char(&text, ' ');
	text_add_slice(&text, lines_before(rest, 20));
	at = text_slice(&text);
	return !text.failed && lines_take_time(&at, &history->when);
}

/* "$0.50/$1 Blinds No Limit Holdem - *** 06 01 2014 13:39:55", "25 $/50 $ Blinds ...". A currency
 * after the amount is of a language that writes decimals with a comma. */
static bool read_888_stakes(struct history *history, struct slice line)
{
	struct slice stakes, rest = line, time = line, before;

	if (!lines_take_until(&rest, " Blinds ", &stakes) ||
		!lines_take_until(&time, "*** ", &before))
		return false;
	history->game = slice_trim(lines_before(rest, (size_t)(time.bytes - rest.bytes) - 4));
	if (lines_ends(history->game, " -"))
		history->game = slice_trim(lines_before(history->game, history->game.length - 2));
	history->variant = sites_variant(history->game);
	history->commas =
		!(stakes.bytes[stakes.length - 1] >= '0' && stakes.bytes[stakes.length - 1] <= '9');
	if (!lines_take_amount(&stakes, history->commas ? LINES_COMMA : LINES_POINT,
		    &history->small_blind, &history->currency) ||
		!lines_take(&stakes, "/") ||
		!sites_take_money(history, &stakes, &history->big_blind))
		return false;
	if (!take_day_first(history, time))
		history_fault(history, STATUS_HISTORY_TIME, time);
	return true;
}

static void read_brand(struct history *history, struct slice line)
{
	struct slice brand, before;

	begins_game(line, &brand);
	history->site = slice_trim(brand);
	before = history->site;
	if (lines_has(brand, "Snap Poker"))
		history->kind = (struct slice){"snap", 4};
	if (lines_has(brand, "BLAST"))
		history->kind = (struct slice){"blast", 5};
	if (lines_take_until(&before, " ", &brand))
		history->site = brand;
}

void sites_888_read(struct history *history)
{
	struct party party = {.history = history};
	struct slice rest = history->text, line;

	if (!lines_next(&rest, &line) || !read_number(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	read_brand(history, line);
	if (!lines_next(&rest, &line) || !read_888_stakes(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	read_lines(&party, rest);
	/* chips carry a dollar sign too */
	if (history->tournament.length || history->play_money)
		history->currency = (struct slice){"", 0};
	history->returns_unsaid = true;
}

/* -- PartyPoker ----------------------------------------------------------- */

static unsigned month_of(struct slice word)
{
	static const char names[] = "JanFebMarAprMayJunJulAugSepOctNovDec";

	for (unsigned i = 0; i < 12 && word.length >= 3; i++)
		if (memcmp(word.bytes, names + (size_t)3 * i, 3) == 0)
			return i + 1;
	return 0;
}

/* The time of the day, the day or the year: a number, of which nothing follows but for a time. */
static bool read_date_number(struct history_time *when, struct slice word)
{
	uint64_t value, minute, second = 0;

	if (!lines_take_number(&word, &value))
		return false;
	if (lines_take(&word, ":")) {
		if (!lines_take_number(&word, &minute) ||
			(lines_take(&word, ":") && !lines_take_number(&word, &second)) ||
			value > 24 || minute > 59 || second > 60)
			return false;
		when->hour = (uint8_t)value;
		when->minute = (uint8_t)minute;
		when->second = (uint8_t)second;
	} else if (value > 31 && value < 10000) {
		when->year = (int16_t)value;
	} else if (value <= 31) {
		when->day = (uint8_t)value;
	}
	return true;
}

/* "Sunday, January 05, 19:24:07 EST 2014", with or without any of the commas. */
static bool read_date(struct history *history, struct slice rest)
{
	struct history_time when = {.zone = {"", 0}};

	while (rest.length) {
		size_t length = 0;
		struct slice word;

		while (length < rest.length && rest.bytes[length] != ' ' &&
			rest.bytes[length] != ',')
			length++;
		word = lines_before(rest, length);
		rest = lines_after(rest, length + 1);
		if (month_of(word))
			when.month = (uint8_t)month_of(word);
		else if (!read_date_number(&when, word) && word.length > 1 && word.length < 6 &&
			 word.bytes[1] >= 'A' && word.bytes[1] <= 'Z')
			when.zone = word;
	}
	if (!when.month || !when.day || !when.year)
		return false;
	history->when = when;
	return true;
}

/* Chips, whose thousands are grouped by any sign: "1.200", "1,200", "1 200". */
static bool take_chips(struct slice *rest, struct history_amount *amount)
{
	if (!lines_take_amount(rest, LINES_POINT, amount, NULL))
		return false;
	if (amount->places == 3)
		amount->places = 0;
	return true;
}

/* "Trny:125049467 Level:12  Blinds-Antes(1.200/2.400 -400)", in the heading or below it. */
static void read_level(struct history *history, struct slice text)
{
	struct slice rest = text, before;
	uint64_t number;

	if (lines_take_until(&rest, "Trny:", &before)) {
		lines_blanks(&rest);
		history->tournament = rest;
		if (lines_take_number(&rest, &number))
			history->tournament = lines_before(history->tournament,
				(size_t)(rest.bytes - history->tournament.bytes));
	}
	if (lines_take_until(&rest, "Level:", &before)) {
		lines_blanks(&rest);
		history->level = rest;
		if (lines_take_number(&rest, &number))
			history->level = lines_before(history->level,
				(size_t)(rest.bytes - history->level.bytes));
	}
	if (history->tournament.length && lines_take_until(&rest, "Blinds", &before) &&
		lines_take_until(&rest, "(", &before) && take_chips(&rest, &history->small_blind) &&
		lines_take(&rest, "/"))
		take_chips(&rest, &history->big_blind);
}

static bool read_party_stakes(struct history *history, struct slice line)
{
	const ptrdiff_t end = lines_find_last(line, " - ");
	struct slice words, rest, before;
	struct history_amount small, big;
	char room[160];
	struct text text = text_over(room, sizeof(room));

	if (end < 0)
		return false;
	words = slice_trim(lines_before(line, (size_t)end));
	if (!read_date(history, lines_after(line, (size_t)end + 3)))
		history_fault(history, STATUS_HISTORY_TIME, lines_after(line, (size_t)end + 3));
	rest = words;
	if (lines_take_until(&rest, "Buy-in", &before)) {
		const ptrdiff_t dollar = lines_find(before, "$");

		history->buy_in = slice_trim(lines_after(before, dollar < 0 ? 0 : (size_t)dollar));
		words = lines_before(words, before.length);
	}
	rest = words;
	text_add_slice(&text, lines_before(words, 120));
	text_add_string(&text, lines_has(words, "NL")   ? " No Limit"
			       : lines_has(words, "PL") ? " Pot Limit"
							: " Limit");
	history->game = words;
	if (!lines_has(words, "Double"))
		history->variant = sites_variant(text_slice(&text));
	if (!lines_take_amount(&rest, LINES_POINT, &small, &history->currency) ||
		!lines_take(&rest, "/") || !lines_take_amount(&rest, LINES_POINT, &big, NULL))
		return true;
	if (history->variant && history->variant->limit == FIXED_LIMIT) {
		history->small_bet = small;
		history->big_bet = big;
	} else {
		history->small_blind = small;
		history->big_blind = big;
	}
	return true;
}

void sites_party_read(struct history *history)
{
	struct party party = {.history = history};
	struct slice rest = history->text, line;

	history->site = (struct slice){"PartyPoker", 10};
	if (!lines_next(&rest, &line) || !read_number(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	/* who left may stand between the two lines */
	while (lines_next(&rest, &line) &&
		(lines_ends(line, "has left the table.") || lines_has(line, " finished in ")))
		continue;
	if (!read_party_stakes(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	read_level(history,
		(struct slice){line.bytes, (size_t)(rest.bytes + rest.length - line.bytes)});
	read_lines(&party, rest);
	if (history->tournament.length)
		history->currency = (struct slice){"", 0};
	history->returns_won = true;
}
