/* The text of PokerStars, which other sites write too: GGPoker, PPPoker, Upoker and others.
 *
 *     PokerStars Hand #109688230087:  Hold'em No Limit ($0.05/$0.10 USD) - 2014/01/06 10:23:24 ET
 *     Table 'Skat III' 6-max Seat #3 is the button
 *     Seat 2: NAME ($15 in chips)
 *     NAME: posts small blind $0.05
 *     *** HOLE CARDS ***
 *     Dealt to NAME [Ah Ks]
 *     NAME: raises $0.20 to $0.30
 *     *** FLOP *** [5c 4c 4h]
 *     ...
 *     *** SUMMARY ***
 *     Total pot $24.68 | Rake $1.11
 *     Seat 2: NAME folded before Flop (didn't bet)
 *
 * Names may contain any of these words. They are known from the list of seats, and a line about a
 * player begins with a whole name. */
#include "histories/sites/sites_inside.h"

#include "base/scan.h"

#include <string.h>

/* What is being read. */
struct stars {
	struct history *history;
	bool summary;
	int run;   /* of the board, from 0, after "FIRST", "SECOND" */
	int board; /* cards of the first board so far */
	int shown; /* cards of the first board when it was parted into runs, or -1 */
	bool betting;
};

/* The first words of a hand in other languages, in which the client can be set. */
struct stars_language {
	const char *begins, *code;
};

static const struct stars_language languages[] = {
	{"M\xc3\xa3o PokerStars #", "pt"},
	{"Mano PokerStars #", "es"},
	{"Mano n.\xc2\xba ", "es"},
	{"Main PokerStars ", "fr"},
	{"Mano di PokerStars #", "it"},
	{"PokerStars-Hand #", "de"},
	{NULL, NULL},
};

static const char *language_of(struct slice line)
{
	for (const struct stars_language *language = languages; language->begins; language++)
		if (lines_begins(line, language->begins))
			return language->code;
	return NULL;
}

enum site_line sites_stars_line(struct slice line)
{
	if (line.length < 20 || !lines_has(line, "#"))
		return SITE_WITHIN;
	lines_take(&line, "> "); /* as forums quote it */
	if ((lines_begins(line, "PokerStars ") || lines_begins(line, "Poker Hand #") ||
		    lines_begins(line, "PPPoker Hand #")) &&
		(lines_has(line, " Hand #") || lines_has(line, " Game #")) && lines_has(line, ": "))
		return SITE_BEGINS;
	return language_of(line) ? SITE_BEGINS : SITE_WITHIN;
}

/* -- the heading ---------------------------------------------------------- */

/* Finds the first date of the line, and the one in brackets after it. */
static void read_times(struct history *history, struct slice line)
{
	struct history_time *to = &history->when;

	while (line.length && to) {
		struct slice at = line, zone;

		if (!lines_take_time(&at, to)) {
			line = lines_after(line, 1);
			continue;
		}
		lines_blanks(&at);
		zone = at;
		while (at.length && scan_is_space(*at.bytes) == 0 && *at.bytes != ']' &&
			*at.bytes != '[')
			at = lines_after(at, 1);
		to->zone = lines_before(zone, (size_t)(at.bytes - zone.bytes));
		to = to == &history->when ? &history->also : NULL;
		line = at;
	}
}

/* "($0.05/$0.10 USD)", "($0.50/$1.00 - $20 Cap -  USD)", "(10/20)", "(Hold'em Limit, $4/$8 USD)".
 * The amounts are those on both sides of the first `/` that has amounts on both sides. */
static bool read_stakes(struct history *history, struct slice inside)
{
	struct history_amount small, big, cap;
	struct slice at = inside;

	while (at.length) {
		struct slice rest = at;

		if (lines_take_amount(&rest, LINES_POINT, &small, &history->currency) &&
			lines_take(&rest, "/") &&
			lines_take_amount(&rest, LINES_POINT, &big, NULL)) {
			history->small_blind = small;
			history->big_blind = big;
			at = rest;
			break;
		}
		at = lines_after(at, 1);
	}
	if (!at.length && !history_said(history->big_blind))
		return false;
	if (lines_take(&at, " - ") && lines_take_amount(&at, LINES_POINT, &cap, NULL) &&
		lines_begins(at, " Cap"))
		history->cap = cap;
	at = lines_after(inside, inside.length < 3 ? 0 : inside.length - 3);
	if (at.length == 3 && at.bytes[0] >= 'A' && at.bytes[0] <= 'Z' && at.bytes[1] >= 'A' &&
		at.bytes[1] <= 'Z' && at.bytes[2] >= 'A' && at.bytes[2] <= 'Z')
		history->currency = at;
	return true;
}

/* Of fixed limit the stakes are the bets. The big blind is the small bet; the small blind is
 * posted as the site likes, and usually half of it. */
static void fix_stakes(struct history *history)
{
	if (!history->variant || history->variant->limit != FIXED_LIMIT)
		return;
	history->small_bet = history->small_blind;
	history->big_bet = history->big_blind;
	history->big_blind = history->small_bet;
	history->small_blind = HISTORY_UNSAID;
}

static void read_tournament(struct history *history, struct slice *rest)
{
	struct slice number, before;
	ptrdiff_t money;

	if (!lines_take(rest, "Tournament #"))
		return;
	if (!lines_take_until(rest, ",", &number) && !lines_take_until(rest, " ", &number))
		return;
	history->tournament = slice_trim(number);
	lines_blanks(rest);
	/* the buy-in is what stands before the game */
	before = *rest;
	money = lines_find(before, "USD ");
	if (money < 0)
		money = lines_find(before, "EUR ");
	if (money >= 0) {
		history->buy_in = slice_trim(lines_before(before, (size_t)money + 3));
		history->currency = lines_before(lines_after(before, (size_t)money), 3);
	} else if (before.length && before.bytes[0] >= '0' && before.bytes[0] <= '9') {
		lines_take_until(rest, " ", &history->buy_in);
	}
}

static void read_level(struct history *history, struct slice line)
{
	const ptrdiff_t at = lines_find(line, "Level ");
	struct slice level;

	if (at < 0)
		return;
	level = lines_after(line, (size_t)at + 6);
	if (lines_find(level, " (") > 0)
		history->level = lines_before(level, (size_t)lines_find(level, " ("));
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, before, inside;
	ptrdiff_t close;

	history->site = (struct slice){"PokerStars", 10};
	if (lines_begins(rest, "Poker Hand #"))
		history->site = (struct slice){"GGPoker", 7};
	else if (lines_begins(rest, "PPPoker "))
		history->site = (struct slice){"PPPoker", 7};
	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, ":", &history->number))
		return false;
	if (lines_has(before, "Zoom"))
		history->kind = (struct slice){"zoom", 4};
	if (lines_has(before, "Home Game"))
		history->kind = (struct slice){"home game", 9};
	lines_blanks(&rest);
	read_times(history, rest);
	if (lines_begins(rest, "Tournament #"))
		read_level(history, rest);
	read_tournament(history, &rest);
	/* the game: in brackets in mixed games, else before them */
	close = lines_find_last(rest, ")");
	history->game = close < 0 ? rest : lines_before(rest, (size_t)close + 1);
	while (lines_take_until(&rest, "(", &before)) {
		if (!lines_take_until(&rest, ")", &inside))
			return false;
		if (sites_variant(inside))
			history->variant = sites_variant(inside);
		else if (!history->variant)
			history->variant = sites_variant(before);
		if (read_stakes(history, inside))
			break;
	}
	if (lines_find(history->game, " (") > 0)
		history->game = slice_trim(
			lines_before(history->game, (size_t)lines_find(history->game, " (")));
	fix_stakes(history);
	return history_said(history->big_blind);
}

/* "Table 'Skat III' 6-max (Play Money) Seat #3 is the button". */
static bool read_table(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	ptrdiff_t end;
	uint64_t number;

	if (!lines_take(&rest, "Table '"))
		return false;
	end = lines_find_last(rest, "' ");
	if (end < 0)
		end = lines_find_last(rest, "'");
	if (end < 0)
		return false;
	history->table = lines_before(rest, (size_t)end);
	rest = lines_after(rest, (size_t)end + 1);
	lines_blanks(&rest);
	if (lines_take_number(&rest, &number) && lines_take(&rest, "-max") && number <= 100)
		history->seats_max = (int)number;
	if (lines_has(rest, "(Play Money)")) {
		history->play_money = true;
		history->kind = (struct slice){"play money", 10};
	}
	if (lines_take_until(&rest, "Seat #", &before) && lines_take_number(&rest, &number) &&
		number <= 100)
		history->button = (int)number;
	return true;
}

/* "Seat 2: NAME ($15 in chips, $2 bounty) is sitting out". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID, .bounty = HISTORY_UNSAID};
	struct slice rest = line, inside;
	ptrdiff_t in_chips, open;
	uint64_t number;

	if (!lines_take(&rest, "Seat ") || !lines_take_number(&rest, &number) || number > 100 ||
		!lines_take(&rest, ": "))
		return false;
	in_chips = lines_find_last(rest, " in chips");
	if (in_chips < 0)
		return false;
	open = lines_find_last(lines_before(rest, (size_t)in_chips), " (");
	if (open < 0)
		return false;
	seat.number = (int)number;
	seat.name = lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	inside = lines_after(rest, (size_t)open + 2);
	if (!lines_take_amount(&inside, LINES_POINT, &seat.stack, NULL)) {
		history_fault(history, STATUS_HISTORY_AMOUNT, inside);
		return true;
	}
	rest = lines_after(rest, (size_t)in_chips + 9);
	if (lines_take(&rest, ", "))
		lines_take_amount(&rest, LINES_POINT, &seat.bounty, NULL);
	seat.away = lines_has(rest, "sitting out") || lines_has(rest, "out of hand");
	/* PokerStars lists a player who was moved to the table with no chips to play with */
	if (!seat.stack.digits && seat.away)
		return true;
	history_add_seat(history, &seat);
	return true;
}

/* -- lines about a player ------------------------------------------------- */

static bool take_money(struct stars *stars, struct slice *rest, struct history_amount *amount)
{
	lines_blanks(rest);
	if (lines_take_amount(rest, LINES_POINT, amount, NULL))
		return true;
	history_fault(stars->history, STATUS_HISTORY_AMOUNT, *rest);
	return false;
}

static struct history_event *add(struct stars *stars, enum history_deed deed, int seat,
	struct slice line)
{
	struct history_event *const event = history_add(stars->history, deed, seat, line);

	if (event)
		event->all_in = lines_has(line, "all-in");
	return event;
}

static void add_amount(struct stars *stars, enum history_deed deed, int seat, struct slice line,
	struct slice *rest)
{
	struct history_event *const event = add(stars, deed, seat, line);

	if (event)
		take_money(stars, rest, &event->added);
}

static void add_cards(struct stars *stars, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	struct history_event *event;
	card cards[HOLE_CARDS_MAX];
	int count;

	lines_blanks(&rest);
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count < 0) {
		history_fault(stars->history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	event = add(stars, deed, seat, line);
	if (!event)
		return;
	event->count = (uint8_t)count;
	memcpy(event->card, cards, (size_t)count);
}

/* The forced bets, by the words after "posts". */
struct post_words {
	const char *words;
	enum history_deed deed;
};

static const struct post_words posts[] = {
	{"small blind ", HISTORY_SMALL_BLIND},
	{"big blind ", HISTORY_BIG_BLIND},
	{"the ante ", HISTORY_ANTE},
	{"ante ", HISTORY_ANTE},
	{"small & big blinds ", HISTORY_BOTH},
	{"big blind ante ", HISTORY_ANTE},
	{"button blind ", HISTORY_STRADDLE},
	{"straddle ", HISTORY_STRADDLE},
	{"missed blind ", HISTORY_DEAD},
	{"dead ", HISTORY_DEAD},
	{"bring-in ", HISTORY_BRING_IN},
	{NULL, HISTORY_ANTE},
};

static bool read_post(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	for (const struct post_words *post = posts; post->words; post++)
		if (lines_take(&rest, post->words)) {
			add_amount(stars, post->deed, seat, line, &rest);
			return true;
		}
	return false;
}

/* "raises $2 to $3 and is all-in": the second amount is the total of the street. */
static void read_raise(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	struct history_event *const event = add(stars, HISTORY_RAISE, seat, line);
	struct history_amount by;

	if (event && take_money(stars, &rest, &by)) {
		if (lines_take(&rest, " to "))
			take_money(stars, &rest, &event->to);
		else
			history_fault(stars->history, STATUS_HISTORY_AMOUNT, rest);
	}
}

/* "discards 3 cards [2h 3d 4c]"; of others only how many. */
static void read_discard(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	struct history_event *event;
	struct slice words;
	uint64_t count;

	if (!lines_take_number(&rest, &count) || count > HOLE_CARDS_MAX) {
		history_fault(stars->history, STATUS_HISTORY_CARDS, rest);
		return;
	}
	lines_take_until(&rest, "card", &words);
	lines_take(&rest, "s");
	add_cards(stars, HISTORY_DRAW, seat, line, rest);
	event = &stars->history->events[stars->history->event_count - 1];
	if (event->deed != HISTORY_DRAW || event->count)
		return;
	event->count = (uint8_t)count;
	memset(event->card, CARD_UNKNOWN, count);
}

/* What a player does, after the name and a colon. */
static bool read_deed(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	if (lines_take(&rest, "folds")) {
		add(stars, HISTORY_FOLD, seat, line);
		lines_blanks(&rest);
		if (rest.length && *rest.bytes == '[')
			add_cards(stars, HISTORY_SHOW, seat, line, rest);
	} else if (lines_take(&rest, "checks")) {
		add(stars, HISTORY_CHECK, seat, line);
	} else if (lines_take(&rest, "calls ")) {
		add_amount(stars, HISTORY_CALL, seat, line, &rest);
	} else if (lines_take(&rest, "bets ")) {
		add_amount(stars, HISTORY_BET, seat, line, &rest);
	} else if (lines_take(&rest, "raises ")) {
		read_raise(stars, seat, line, rest);
	} else if (lines_take(&rest, "brings in for ")) {
		add_amount(stars, HISTORY_BRING_IN, seat, line, &rest);
	} else if (lines_take(&rest, "posts ")) {
		return read_post(stars, seat, line, rest);
	} else if (lines_take(&rest, "straddle ")) {
		add_amount(stars, HISTORY_STRADDLE, seat, line, &rest);
	} else if (lines_take(&rest, "shows ")) {
		add_cards(stars, HISTORY_SHOW, seat, line, rest);
	} else if (lines_take(&rest, "mucks hand")) {
		add(stars, HISTORY_MUCK, seat, line);
	} else if (lines_take(&rest, "Bet & Muck folds")) {
		/* after a call the bet stays, and the hand is given up */
		add(stars, HISTORY_MUCK, seat, line);
	} else if (lines_take(&rest, "Bet & Muck ")) {
		add_amount(stars, HISTORY_BET, seat, line, &rest);
	} else if (lines_take(&rest, "Pays Cashout Risk (")) {
		add_amount(stars, HISTORY_FEE, seat, line, &rest);
	} else if (lines_take(&rest, "Receives Cashout (")) {
		add_amount(stars, HISTORY_PAID, seat, line, &rest);
	} else if (lines_take(&rest, "discards ")) {
		read_discard(stars, seat, line, rest);
	} else if (lines_take(&rest, "stands pat")) {
		add(stars, HISTORY_PAT, seat, line);
	} else {
		return lines_begins(rest, "doesn't show hand") || lines_begins(rest, "sits out") ||
		       lines_begins(rest, "Chooses to EV Cashout") ||
		       lines_begins(rest, "is sitting out") || lines_begins(rest, "is connected");
	}
	return true;
}

/* What is said of a player without a colon, of which nothing follows for the hand. */
static bool is_chatter(struct slice rest)
{
	static const char *const words[] = {"said, ", "is disconnected", "is connected",
		"has timed out", "leaves the table", "joins the table", "will be allowed to play",
		"was removed from the table", "has returned", "is sitting out", "sits out",
		"finished the tournament", "wins the tournament", "wins ", "re-buys", "adds ",
		"has requested", "is feeling", "is being", "cashes", "added", "was moved",
		"stands up", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_begins(rest, words[i]))
			return true;
	return false;
}

/* "m788 cashed out the hand for $26.10 | Cash Out Fee $0.26". */
static void read_cash_out(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	add_amount(stars, HISTORY_CASH_OUT, seat, line, &rest);
}

/* A line that begins with a name and a blank. */
static bool read_said(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	if (lines_take(&rest, "collected "))
		add_amount(stars, HISTORY_COLLECT, seat, line, &rest);
	else if (lines_take(&rest, "cashed out the hand for "))
		read_cash_out(stars, seat, line, rest);
	else
		return is_chatter(rest);
	return true;
}

/* "Dealt to NAME [Ah Ks] [7c]": the last brackets are new. */
static void read_dealt(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = lines_after(line, 9), cards;
	const int seat = history_seat_begins(history, rest, " [", &cards);
	const struct history_event *last;

	if (seat < 0) {
		/* GGPoker names everybody, and knows only the hero's cards */
		if (history_seat_named(history, slice_trim(rest)) < 0)
			history_fault(history, STATUS_HISTORY_NAME, rest);
		return;
	}
	cards = lines_after(rest, (size_t)lines_find_last(rest, "["));
	add_cards(stars, HISTORY_HOLE, seat, line, cards);
	last = history->event_count ? &history->events[history->event_count - 1] : NULL;
	if (last && last->deed == HISTORY_HOLE && history->hero < 0 && history->variant &&
		(!variant_brings_in(history->variant) || last->count > 1))
		history->hero = seat;
}

static bool read_returned(struct stars *stars, struct slice line)
{
	struct slice rest = line;
	struct history_event *event;
	struct history_amount amount;
	int seat;

	if (!lines_take(&rest, "Uncalled bet (") || !take_money(stars, &rest, &amount) ||
		!lines_take(&rest, ") returned to "))
		return false;
	seat = history_seat_named(stars->history, rest);
	if (seat < 0) {
		history_fault(stars->history, STATUS_HISTORY_NAME, rest);
		return true;
	}
	event = add(stars, HISTORY_RETURN, seat, line);
	if (event)
		event->added = amount;
	return true;
}

/* -- streets -------------------------------------------------------------- */

static int run_of(struct slice heading)
{
	return lines_has(heading, "SECOND ") ? 1 : lines_has(heading, "THIRD ") ? 2 : 0;
}

/* "*** TURN *** [5c 4c 4h] [Qs]": the last brackets are new. Of a later run those are its own. */
static void read_board(struct stars *stars, struct slice line)
{
	const ptrdiff_t open = lines_find_last(line, "[");

	stars->run = run_of(line);
	if (open < 0)
		return;
	add_cards(stars, HISTORY_BOARD, -1, line, lines_after(line, (size_t)open));
	if (stars->history->event_count)
		stars->history->events[stars->history->event_count - 1].run = (int8_t)stars->run;
}

/* "*** FLOP *** [5c 4c 4h]"; forums take the asterisks away. */
static bool is_heading(struct slice line)
{
	static const char *const words[] = {"HOLE CARDS", "FLOP", "TURN", "RIVER", "SHOW DOWN",
		"SUMMARY", NULL};

	if (lines_begins(line, "*** "))
		return true;
	for (int i = 0; words[i]; i++)
		if (lines_take(&line, words[i]))
			return !slice_trim(line).length || lines_begins(slice_trim(line), "[");
	return false;
}

static void read_heading_line(struct stars *stars, struct slice line)
{
	if (lines_has(line, "SUMMARY"))
		stars->summary = true;
	else if (lines_has(line, "FLOP") || lines_has(line, "TURN") || lines_has(line, "RIVER"))
		read_board(stars, line);
	stars->betting = true;
}

/* -- the summary ---------------------------------------------------------- */

/* "Total pot $41 Main pot $37. Side pot $4. | Rake $2.05". */
static void read_total(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = lines_after(line, 10), before;
	struct history_amount amount;

	history->pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->pot_length = line.length;
	if (take_money(stars, &rest, &history->pot))
		history->pot_is = HISTORY_POT_WHOLE;
	while (lines_take_until(&rest, "pot ", &before) ||
		lines_take_until(&rest, "pot-", &before)) {
		if (rest.bytes[-1] == '-')
			lines_take_until(&rest, " ", &before);
		if (history->pot_count < SEATS_MAX &&
			lines_take_amount(&rest, LINES_POINT, &amount, NULL))
			history->pots[history->pot_count++] = amount;
	}
	rest = line;
	if (lines_take_until(&rest, "| Rake ", &before))
		take_money(stars, &rest, &history->rake);
	while (lines_take_until(&rest, "| ", &before)) {
		/* Jackpot, Bingo, Fortune, Tax */
		if (!lines_take_until(&rest, " ", &before) ||
			!lines_take_amount(&rest, LINES_POINT, &amount, NULL) || !amount.digits)
			continue;
		if (history_said(history->fees) && history->fees.places == amount.places)
			history->fees.digits += amount.digits;
		else if (!history_said(history->fees))
			history->fees = amount;
	}
}

/* "Seat 5: NAME (button) mucked [Qh Jc]"; "... showed [Ah Ks] and won ($23.57) with two pair".
 * Cards that were mucked are known from here alone; winnings are where no line above has them. */
static void read_result(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = line, cards, before;
	bool collected = false, shown = false;
	uint64_t number;
	ptrdiff_t at;
	int seat = -1;

	if (!lines_take(&rest, "Seat ") || !lines_take_number(&rest, &number) ||
		!lines_take(&rest, ": "))
		return;
	for (int i = 0; i < history->seats; i++)
		if (history->seat[i].number == (int)number)
			seat = i;
	if (seat < 0 || !lines_begins(rest, "") || rest.length < history->seat[seat].name.length)
		return;
	rest = lines_after(rest, history->seat[seat].name.length);
	at = lines_find(rest, "mucked [");
	if (at >= 0) {
		cards = lines_after(rest, (size_t)at + 7);
		add_cards(stars, HISTORY_KNOWN, seat, line, cards);
	}
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		collected |= event->deed == HISTORY_COLLECT && event->seat == seat;
		shown |= event->deed == HISTORY_SHOW && event->seat == seat;
	}
	/* PPPoker writes here alone what was shown */
	at = lines_find(rest, "showed [");
	if (!shown && at >= 0)
		add_cards(stars, HISTORY_SHOW, seat, line, lines_after(rest, (size_t)at + 7));
	if (!collected && lines_has(rest, "pot not awarded as player cashed out") &&
		lines_take_until(&rest, "won (", &before))
		add_amount(stars, HISTORY_COLLECT, seat, line, &rest);
}

static void read_summary_line(struct stars *stars, struct slice line)
{
	if (lines_begins(line, "Total pot "))
		read_total(stars, line);
	else if (lines_begins(line, "Seat "))
		read_result(stars, line);
}

/* -- the hand ------------------------------------------------------------- */

static bool is_remark(struct slice line)
{
	static const char *const words[] = {"No low hand qualified", "Hand was run", "The ",
		"Betting is capped", "Pair on board", "*", "Board ", "Hand #", "Hand ended at ",
		"Cash Drop", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_begins(line, words[i]))
			return true;
	return false;
}

/* What is said of those who are not seated, or not yet: they talk, come and go. */
static bool is_of_others(struct slice line)
{
	static const char *const words[] = {" said, ", " joins the table", " leaves the table",
		" sits out", " is sitting out", " was removed", " will be allowed",
		" is disconnected", " is connected", " has timed out", " has returned",
		" re-buys and receives ", " takes the add-on", " finished the tournament",
		" was moved ", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_has(line, words[i]))
			return true;
	return false;
}

static void read_line(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest;
	int seat;

	if (is_heading(line)) {
		read_heading_line(stars, line);
		return;
	}
	if (stars->summary) {
		read_summary_line(stars, line);
		return;
	}
	seat = history_seat_begins(history, line, ": ", &rest);
	if (seat >= 0 && read_deed(stars, seat, line, rest))
		return;
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat >= 0 && read_said(stars, seat, line, rest))
		return;
	if (lines_begins(line, "Dealt to ")) {
		read_dealt(stars, line);
	} else if (lines_begins(line, "Hand cancelled")) {
		history->cancelled = true;
	} else if (!read_returned(stars, line) && !is_remark(line)) {
		if (!is_of_others(line))
			history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

void sites_stars_read(struct history *history, const struct site_session *session)
{
	struct stars stars = {.history = history, .shown = -1};
	struct slice rest = history->text, line;

	(void)session;
	lines_take(&rest, "> ");
	lines_next(&rest, &line);
	if (language_of(line)) {
		history->language = (struct slice){language_of(line), 2};
		history_fault(history, STATUS_HISTORY_LANGUAGE, history->language);
		return;
	}
	if (!read_heading(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	while (lines_next(&rest, &line)) {
		if (!line.length)
			continue;
		if (!stars.betting && !stars.summary &&
			(read_table(history, line) || read_seat(history, line)))
			continue;
		read_line(&stars, line);
	}
	if (!stars.summary && !history->bad && !history->cancelled)
		history_warn(history, STATUS_HISTORY_NO_SUMMARY,
			lines_after(history->text, history->text.length));
}
