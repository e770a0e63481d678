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

bool sites_stars_begins(struct slice line, struct slice rest)
{
	(void)rest;
	if (line.length < 20 || !lines_has(line, "#"))
		return false;
	lines_take(&line, "> "); /* as forums quote it */
	if ((lines_begins(line, "PokerStars ") || lines_begins(line, "Poker Hand #") ||
		    lines_begins(line, "PPPoker Hand #")) &&
		(lines_has(line, " Hand #") || lines_has(line, " Game #")) && lines_has(line, ": "))
		return true;
	return language_of(line);
}

/* -- the heading ---------------------------------------------------------- */

/* Finds the first date of the line, and its zone; the same in another zone may follow in brackets.
 */
static void read_time(struct history *history, struct slice line)
{
	while (line.length && !lines_take_time(&line, &history->when))
		line = lines_after(line, 1);
	lines_take_zone(&line, &history->when);
	lines_blanks(&line);
	if (lines_take(&line, "[") && lines_take_time(&line, &history->also))
		lines_take_zone(&line, &history->also);
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
	read_time(history, rest);
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
	struct history_seat seat = {.stack = HISTORY_UNSAID};
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
	/* PokerStars lists a player who was moved to the table with no chips to play with */
	if (!seat.stack.digits &&
		(lines_has(rest, "sitting out") || lines_has(rest, "out of hand")))
		return true;
	history_add_seat(history, &seat);
	return true;
}

/* -- lines about a player ------------------------------------------------- */

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
	sites_add_cards(stars->history, HISTORY_DRAW, seat, line, rest);
	event = &stars->history->events[stars->history->event_count - 1];
	if (event->deed != HISTORY_DRAW || event->count)
		return;
	event->count = (uint8_t)count;
	memset(event->card, CARD_UNKNOWN, count);
}

/* What a player does, after the name and a colon. GGPoker's "Bet & Muck" is a bet that, once it is
 * called, is given up: the bet stays in the pot. */
static const struct sites_deed deeds[] = {
	{"folds [", HISTORY_FOLD, SITES_NOTHING},
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{"brings in for ", HISTORY_BRING_IN, SITES_ADDED},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts the ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts big blind ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts small & big blinds ", HISTORY_BOTH, SITES_ADDED},
	{"posts button blind ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts missed blind ", HISTORY_DEAD, SITES_ADDED},
	{"posts dead ", HISTORY_DEAD, SITES_ADDED},
	{"posts bring-in ", HISTORY_BRING_IN, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks hand", HISTORY_MUCK, SITES_NOTHING},
	{"Bet & Muck folds", HISTORY_MUCK, SITES_NOTHING},
	{"Bet & Muck ", HISTORY_BET, SITES_ADDED},
	{"Pays Cashout Risk ", HISTORY_FEE, SITES_ADDED},
	{"Receives Cashout ", HISTORY_PAID, SITES_ADDED},
	{"stands pat", HISTORY_PAT, SITES_NOTHING},
	{.words = NULL},
};

static bool read_deed(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	static const char *const nothing[] = {"doesn't show hand", "sits out", "is sitting out",
		"is connected", "Chooses to EV Cashout", NULL};

	if (lines_take(&rest, "discards "))
		read_discard(stars, seat, line, rest);
	else if (!sites_take_deed(stars->history, deeds, seat, line, rest))
		return sites_begins_any(rest, nothing);
	else if (lines_take(&rest, "folds ["))
		sites_add_cards(stars->history, HISTORY_SHOW, seat, line,
			(struct slice){rest.bytes - 1, rest.length + 1});
	return true;
}

/* What is said of a player without a colon. "m788 cashed out the hand for $26.10 | Cash Out Fee
 * $0.26": the fee has been taken. */
static const struct sites_deed results[] = {
	{"collected ", HISTORY_COLLECT, SITES_ADDED},
	{"cashed out the hand for ", HISTORY_CASH_OUT, SITES_ADDED},
	{.words = NULL},
};

/* A line that begins with a name and a blank. Of most nothing follows for the hand. */
static bool read_said(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	static const char *const nothing[] = {"said, ", "is disconnected", "is connected",
		"has timed out", "leaves the table", "joins the table", "will be allowed to play",
		"was removed from the table", "has returned", "is sitting out", "sits out",
		"finished the tournament", "wins the tournament", "wins ", "re-buys", "adds ",
		"has requested", "is feeling", "is being", "cashes", "added", "was moved",
		"stands up", NULL};

	return sites_take_deed(stars->history, results, seat, line, rest) ||
	       sites_begins_any(rest, nothing);
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
	sites_add_cards(history, HISTORY_HOLE, seat, line, cards);
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

	if (!lines_take(&rest, "Uncalled bet (") ||
		!sites_take_money(stars->history, &rest, &amount) ||
		!lines_take(&rest, ") returned to "))
		return false;
	seat = history_seat_named(stars->history, rest);
	if (seat < 0) {
		history_fault(stars->history, STATUS_HISTORY_NAME, rest);
		return true;
	}
	event = sites_add(stars->history, HISTORY_RETURN, seat, line);
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
	if (lines_has(line, "["))
		sites_add_board(stars->history, run_of(line), line);
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
	if (sites_take_money(history, &rest, &history->pot))
		history->pot_is = HISTORY_POT_WHOLE;
	rest = line;
	if (lines_take_until(&rest, "| Rake ", &before))
		sites_take_money(history, &rest, &history->rake);
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
	ptrdiff_t at;
	const int seat = sites_take_seat(history, &rest);

	if (seat < 0)
		return;
	at = lines_find(rest, "mucked [");
	if (at >= 0) {
		cards = lines_after(rest, (size_t)at + 7);
		sites_add_cards(history, HISTORY_KNOWN, seat, line, cards);
	}
	/* PPPoker writes here alone what was shown */
	at = lines_find(rest, "showed [");
	if (at >= 0 && !sites_has(history, HISTORY_SHOW, seat))
		sites_add_cards(history, HISTORY_SHOW, seat, line,
			lines_after(rest, (size_t)at + 7));
	if (!sites_has(history, HISTORY_COLLECT, seat) &&
		lines_has(rest, "pot not awarded as player cashed out") &&
		lines_take_until(&rest, "won (", &before))
		sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
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

	return sites_begins_any(line, words);
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

void sites_stars_read(struct history *history)
{
	struct stars stars = {.history = history};
	struct slice rest = history->text, line;

	lines_take(&rest, "> ");
	lines_next(&rest, &line);
	if (language_of(line)) {
		history_fault(history, STATUS_HISTORY_LANGUAGE,
			(struct slice){language_of(line), 2});
		return;
	}
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
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
