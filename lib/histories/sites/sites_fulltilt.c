/* The texts of Full Tilt.
 *
 *     Full Tilt Poker Game #33730111975: Table Iowa (heads up) - NL Hold'em - $5/$10 - 12:40:19 ET
 * - 2014/01/06 Seat 1: NAME ($2,094.70) NAME posts the small blind of $5 The button is in seat #2
 *     *** HOLE CARDS ***
 *     Dealt to NAME [Qh Qc]
 *     NAME raises to $25
 *     *** FLOP *** [9h As 9d] (Total Pot: $50, 2 Players)
 *     NAME calls $138, and is all in
 *     Uncalled bet of $32 returned to NAME
 *     NAME wins the pot ($615.50) with a full house, Nines full of Aces
 *     *** SUMMARY ***
 *     Total pot $616 | Rake $0.50
 *     Seat 1: NAME (big blind) collected ($615.50)
 *
 * The first line is one line. Until 2012 the stakes stand before the game. Pots are those before
 * the rake. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct tilt {
	struct history *history;
	bool betting, summary;
	int run; /* of the summary */
	struct sites_won won[HISTORY_SEATS_MAX];
	struct sites_folds folds;
	uint32_t told; /* bit by seat, in the summary */
};

bool sites_fulltilt_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return lines_begins(line, "Full Tilt Poker Game #") ||
	       lines_begins(line, "FullTiltPoker Game #") ||
	       lines_begins(line, "GameDesire Game #");
}

/* -- the heading ---------------------------------------------------------- */

/* "2014/01/06". */
static bool take_date(struct slice *rest, struct history_time *when)
{
	struct slice at = *rest;
	uint64_t year, month, day;

	if (!lines_take_number(&at, &year) || !lines_take(&at, "/") ||
		!lines_take_number(&at, &month) || !lines_take(&at, "/") ||
		!lines_take_number(&at, &day) || year < 1000 || year > 9999 || month < 1 ||
		month > 12 || day < 1 || day > 31)
		return false;
	when->year = (int16_t)year;
	when->month = (uint8_t)month;
	when->day = (uint8_t)day;
	*rest = at;
	return true;
}

/* "Friday, March 5, 2010", as the date was written for a while. */
static bool take_long_date(struct slice *rest, struct history_time *when)
{
	struct slice before;
	uint64_t day, year;

	if (!lines_take_until(rest, ", ", &before))
		return false;
	when->weekday = (uint8_t)lines_weekday(before);
	when->month = (uint8_t)lines_month(*rest);
	if (!when->month || !lines_take_until(rest, " ", &before) ||
		!lines_take_number(rest, &day) || !lines_take(rest, ", ") ||
		!lines_take_number(rest, &year) || day < 1 || day > 31 || year < 1000 ||
		year > 9999)
		return false;
	when->day = (uint8_t)day;
	when->year = (int16_t)year;
	return true;
}

/* "12:40:19 ET - 2014/01/06", "21:09 ET - Friday, March 5, 2010". */
static bool take_stamp(struct slice *at, struct history_time *when)
{
	struct slice rest = *at;
	struct history_time read = {.year = 0};

	if (!lines_take_clock(&rest, &read) || !lines_take_zone(&rest, &read) ||
		!lines_take(&rest, " - ") ||
		(!take_date(&rest, &read) && !take_long_date(&rest, &read)))
		return false;
	*when = read;
	*at = rest;
	return true;
}

/* Finds the time, which the line ends with; the same by another clock may follow in brackets. */
static bool read_time(struct history *history, struct slice line, struct slice *facts,
	struct slice *rest)
{
	for (size_t from = 0; from + 3 < line.length; from++) {
		struct slice at = lines_after(line, from);

		if (!lines_take(&at, " - ") || !take_stamp(&at, &history->when))
			continue;
		*facts = lines_before(line, from);
		lines_blanks(&at);
		if (lines_take(&at, "[") && take_stamp(&at, &history->also))
			lines_take(&at, "]");
		*rest = slice_trim(at);
		return true;
	}
	return false;
}

/* "$0.50/$1", "$3/$6 Ante $0.50", "10K/20K". */
static bool read_stakes(struct history *history, struct slice part)
{
	struct slice currency = {"", 0}, at = part;
	struct history_amount small, big;

	lines_take_amount(&at, LINES_POINT, &small, &currency);
	if (!sites_take_stake(&part, &small) || !lines_take(&part, "/") ||
		!sites_take_stake(&part, &big))
		return false;
	history->stakes.small_blind = small;
	history->stakes.big_blind = big;
	history->currency = currency;
	return !part.length || lines_begins(part, " Ante ");
}

/* "NL Hold'em", "CAP NL Hold'em", "$15 Cap No Limit Hold'em". */
static void read_game(struct history *history, struct slice part)
{
	static const char *const limits[] = {"Limit ", "NL ", "PL ", "FL ", NULL};
	struct history_amount cap;
	struct slice rest = part;

	history->game = part;
	if (lines_take_amount(&rest, LINES_POINT, &cap, NULL) && lines_take(&rest, " Cap "))
		history->stakes.cap = cap;
	for (int i = 0; limits[i] && !history->variant; i++)
		if (lines_has(part, limits[i]))
			history->variant = sites_variant(part);
	sites_fix_stakes(history);
}

/* "heads up", "6 max, shallow", "deep 6". */
static void read_attributes(struct history *history, struct slice words)
{
	uint64_t number;

	if (lines_has(words, "heads up"))
		history->seats_max = 2;
	for (; words.length && !history->seats_max; words = lines_after(words, 1))
		if (lines_take_number(&words, &number) && number >= 2 && number <= 10)
			history->seats_max = (int)number;
}

/* "Table Iowa (heads up)"; "MiniFTOPS Main Event (255707037), Table 179", "$10 + $1 Sit & Go
 * (Turbo) (268569961), Table 1". */
static void read_place(struct history *history, struct slice place)
{
	const ptrdiff_t end = lines_find_last(place, "), ");
	struct slice name = lines_before(place, end < 0 ? 0 : (size_t)end), rest;
	const ptrdiff_t open = lines_find_last(name, "(");
	struct history_amount fee;

	if (open >= 0) {
		history->tournament = lines_after(name, (size_t)open + 1);
		history->event = slice_trim(lines_before(name, (size_t)open));
		place = lines_after(place, (size_t)end + 3);
		rest = name;
		if (lines_take_amount(&rest, LINES_POINT, &fee, NULL)) {
			if (lines_take(&rest, " + "))
				lines_take_amount(&rest, LINES_POINT, &fee, NULL);
			history->buy_in = lines_before(name, (size_t)(rest.bytes - name.bytes));
		}
	}
	if (!lines_take(&place, "Table "))
		lines_take(&place, "Match ");
	if (lines_ends(place, ")") && lines_find_last(place, " (") > 0) {
		const size_t at = (size_t)lines_find_last(place, " (");

		read_attributes(history, lines_after(place, at));
		place = lines_before(place, at);
	}
	history->table = place;
	if (lines_begins(place, "Play Chip ") || lines_begins(place, "PC")) {
		history->play_money = true;
		history->kind = SLICE("play money");
	}
}

/* Parts the facts at the last two " - ": the game and the stakes stand there, in either order; a
 * name of a table may have " - " in it. */
static bool read_facts(struct history *history, struct slice facts)
{
	const ptrdiff_t last = lines_find_last(facts, " - ");
	struct slice before = lines_before(facts, last < 0 ? 0 : (size_t)last), after;
	const ptrdiff_t middle = lines_find_last(before, " - ");

	if (middle < 0)
		return false;
	after = lines_after(facts, (size_t)last + 3);
	read_place(history, slice_trim(lines_before(before, (size_t)middle)));
	before = lines_after(before, (size_t)middle + 3);
	if (read_stakes(history, after)) {
		read_game(history, before);
		return true;
	}
	if (!read_stakes(history, before))
		return false;
	read_game(history, after);
	return true;
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, before, facts;

	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, ": ", &history->number) ||
		!read_time(history, rest, &facts, &rest) || !read_facts(history, facts))
		return false;
	if (lines_has(facts, "Rush"))
		history->kind = SLICE("rush");
	if (lines_begins(rest, "(partial)"))
		history_fault(history, STATUS_HISTORY_CUT, line);
	return true;
}

/* "Seat 1: NAME ($300), is sitting out". Texts of 2006 have no stacks of players who were watched.
 */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	ptrdiff_t open;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number))
		return false;
	if (lines_ends(rest, ", is sitting out"))
		rest = lines_before(rest, rest.length - 16);
	open = lines_ends(rest, ")") ? lines_find_last(rest, " (") : -1;
	seat.name = open < 0 ? rest : lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)(open + 2));
	if (open >= 0 && !sites_take_money(history, &amount, &seat.stack))
		return true;
	history_add_seat(history, &seat);
	return true;
}

/* -- deeds ---------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"completes it to ", HISTORY_RAISE, SITES_TOTAL},
	{"brings in for ", HISTORY_BRING_IN, SITES_ADDED},
	{"antes ", HISTORY_ANTE, SITES_ADDED},
	{"posts the small blind of ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts the big blind of ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts a dead small blind of ", HISTORY_DEAD, SITES_ADDED},
	{"posts a dead big blind of ", HISTORY_DEAD, SITES_ADDED},
	{"posts ", HISTORY_LIVE, SITES_ADDED},
	{"discards ", HISTORY_DRAW, SITES_COUNTED},
	{"stands pat", HISTORY_PAT, SITES_NOTHING},
	{"mucks", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

/* What a hand is worth is said after it was shown; the rest is of the table. */
static const char *const chatter[] = {"shows ", "has ", "is ", "adds ", "sits down", "sits out",
	"stands up", "doesn't show", "leaves", "joins", "finished ", "finishes ",
	"wins the tournament", "re-buys", "rebuys", "takes ", "requests ", NULL};

/* "wins the pot ($615.50) with ...", "wins the high side pot #2 ($1)", "wins pot 1 ($311)", "ties
 * for the low pot ($0.76)". */
static bool read_paid(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before;

	if ((!lines_begins(rest, "wins ") && !lines_begins(rest, "ties for ")) ||
		!lines_take_until(&rest, " (", &before))
		return false;
	if (!lines_has(before, "pot"))
		return false;
	sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	return true;
}

/* "Dealt to NAME [2h 4c] [Qs Kd Kh]" after a draw: what is not kept was discarded. */
static void name_discards(struct history *history, int seat, struct slice line, struct slice cards)
{
	const ptrdiff_t last = lines_find_last(cards, "[");
	struct slice before = lines_before(cards, last < 0 ? 0 : (size_t)last);
	card kept[HOLE_CARDS_MAX];
	const int keeps = lines_take_cards(&before, HOLE_CARDS_MAX, kept);

	sites_name_discards(history, seat, line, keeps, kept);
}

static void read_dealt(struct history *history, struct slice line)
{
	struct slice cards;
	const int seat = sites_dealt_to(history, line, &cards);

	if (seat < 0)
		return;
	name_discards(history, seat, line, cards);
	sites_add_dealt(history, seat, line, cards);
}

/* "Uncalled bet of $32 returned to NAME"; "Ante of $1 returned to NAME", who is not dealt in. */
static bool read_returned(struct history *history, struct slice line)
{
	struct slice rest = line;
	struct history_amount amount;
	struct history_event *event;
	const bool ante = lines_take(&rest, "Ante of ");
	bool anted = false;
	int seat;

	if ((!ante && !lines_take(&rest, "Uncalled bet of ")) ||
		!sites_take_money(history, &rest, &amount))
		return false;
	seat = lines_take(&rest, " returned to ") ? history_seat_named(history, rest) : -1;
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return true;
	}
	for (int i = 0; ante && i < history->event_count; i++) {
		event = &history->events[i];
		if (event->deed != HISTORY_ANTE || event->seat != seat ||
			sites_compare(event->added, amount))
			continue;
		event->seat = -1;
		anted = true;
	}
	if (ante && !anted)
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
	event = ante ? NULL : sites_add(history, HISTORY_RETURN, seat, line);
	if (event)
		event->added = amount;
	return true;
}

static bool read_deed(struct tilt *tilt, struct slice line)
{
	struct history *const history = tilt->history;
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return history_seat_begins(history, line, ": ", NULL) >= 0;
	if (lines_begins(rest, "shows [")) {
		sites_add_cards(history, HISTORY_SHOW, seat, line, lines_after(rest, 6));
	} else if (lines_begins(rest, "shows ")) {
		sites_check_words(history, seat, line, rest);
	} else if (sites_take_deed(history, deeds, seat, line, rest)) {
		if (lines_ends(rest, ", and is capped"))
			sites_set_cap(history, seat);
	} else if (!read_paid(history, seat, line, rest)) {
		return sites_begins_any(rest, chatter) ||
		       history_seat_begins(history, line, ": ", NULL) >= 0;
	}
	return true;
}

/* -- the summary ---------------------------------------------------------- */

/* "Seat 1: NAME (big blind) showed [Ac 9s] and won ($615.50) with ...", "collected ($17.60),
 * mucked", "mucked [7h 2d] - ...". */
static void read_result(struct tilt *tilt, struct slice line)
{
	struct history *const history = tilt->history;
	struct slice rest = line, paid;
	const int seat = sites_take_seat(history, "Seat ", &rest);
	const ptrdiff_t showed = lines_find(rest, " showed ["),
			mucked = lines_find(rest, " mucked [");

	if (seat < 0) {
		/* who sat down during the hand has no seat above, and a text without seats has a
		 * greater fault */
		if (history->seats && !lines_ends(line, " is sitting out"))
			history_fault(history, STATUS_HISTORY_NAME, line);
		return;
	}
	tilt->told |= UINT32_C(1) << seat;
	sites_read_position(history, "(button)", seat, line, rest);
	sites_check_folded(history, &tilt->folds, seat, line, sites_find_folded(line, rest));
	if (showed >= 0)
		sites_check_shown(history, seat, line, lines_after(rest, (size_t)showed + 8));
	else if (mucked >= 0)
		sites_add_mucked(history, seat, line, lines_after(rest, (size_t)mucked + 8));
	/* who is said to have folded was dealt in; a fold that is missing above is missed */
	if (lines_has(rest, " folded") || lines_has(rest, "(folded)"))
		history->seat[seat].dealt = true;
	paid = rest;
	if (lines_take_until(&paid, " won (", &rest) ||
		lines_take_until(&paid, " collected (", &rest))
		sites_read_won(history, &tilt->won[seat], line, paid);
}

static void read_summary_line(struct tilt *tilt, struct slice line)
{
	struct history *const history = tilt->history;

	if (lines_begins(line, "Total pot "))
		sites_read_pot(history, HISTORY_POT_WHOLE, line);
	else if (lines_begins(line, "Board: ["))
		sites_check_board(history, tilt->run, line);
	else if (lines_begins(line, "Seat "))
		read_result(tilt, line);
	else if (!lines_begins(line, "Pot ") && !lines_begins(line, "Duration "))
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* -- the hand ------------------------------------------------------------- */

static void read_street(struct tilt *tilt, struct slice line)
{
	tilt->betting = true;
	if (lines_has(line, "SUMMARY")) {
		tilt->summary = true;
		tilt->run = sites_run_of(line);
	} else if (lines_begins(line, "*** FLOP") || lines_begins(line, "*** TURN") ||
		   lines_begins(line, "*** RIVER")) {
		sites_add_board(tilt->history, sites_run_of(line), line);
	}
}

static bool read_fact(struct history *history, struct slice line)
{
	static const char *const remarks[] = {"The blinds are now ", "The antes are now ",
		"The limits are now ", "Time has expired", "No low hand qualified",
		"Players agree to Run It Twice", "Players do not agree", "Betting is capped",
		"Match ", "(", NULL};
	struct slice rest = line;
	uint64_t number;

	if (lines_take(&rest, "The button is in seat #")) {
		if (lines_take_number(&rest, &number) && number <= 100)
			history->button = (int)number;
	} else if (lines_begins(line, "Hand #") && lines_has(line, " has been cancel")) {
		history->cancelled = true;
	} else {
		return sites_begins_any(line, remarks);
	}
	return true;
}

/* Those who are not seated talk, come and go. */
static bool is_of_others(struct slice line)
{
	static const char *const words[] = {" sits down", " stands up", " is sitting out",
		" has returned", " seconds left to act", " has timed out", " has reconnected",
		" has been disconnected", " seconds to reconnect", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_ends(line, words[i]))
			return true;
	return lines_has(line, ": ") || lines_has(line, " adds ");
}

static void read_line(struct tilt *tilt, struct slice line)
{
	struct history *const history = tilt->history;

	if (sites_is_heading(line))
		read_street(tilt, line);
	else if (tilt->summary)
		read_summary_line(tilt, line);
	else if (!tilt->betting && read_seat(history, line))
		return;
	else if (lines_begins(line, "Dealt to "))
		read_dealt(history, line);
	else if (!read_deed(tilt, line) && !read_fact(history, line) &&
		 !read_returned(history, line) && !is_of_others(line))
		sites_not_understood(history, line);
}

void sites_fulltilt_read(struct history *history)
{
	struct tilt tilt = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (lines_begins(line, "GameDesire "))
		history->site = SLICE("GameDesire");
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&tilt, line);
	sites_check_won(history, tilt.won);
	history->dialect.rake_unsaid = !history_said(history->money.rake);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	if (!history->button && history->seats && !history->cancelled &&
		!variant_brings_in(history->variant))
		history_warn(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	sites_check_stakes(history);
	if (tilt.summary)
		sites_check_told(history, tilt.told, 0);
	sites_check_end(history, tilt.summary);
}
