/* Hands of iPoker and of Merge as PokerTracker wrote them, a trade program in which players kept
 * their hands.
 *
 *     GAME #7001 Version:18.9.3.4 Uncalled:Y Texas Hold'em NL $0.05/$0.10 2019-01-03 11:56:34/GMT
 *     Table Lund
 *     Seat 1: NAME ($10.00 in chips) DEALER
 *     NAME: Post SB $0.05
 *     *** HOLE CARDS ***
 *     Dealt to NAME [HA CA]
 *     NAME: Raise (NF) $0.25
 *     *** FLOP *** [DJ SQ C8]
 *     NAME: Allin $9.75
 *     *** SUMMARY ***
 *     Total pot $7.52 Rake $0.53
 *     NAME: Shows [DQ D10] Two Pair, Queens and Tens
 *     NAME: wins $7.52
 *
 *     MERGE_GAME #8001-134: Holdem NL $0.10/$0.25 04/11/2012 19:28:19
 *     Merge Game #8002-236 | Holdem NL ($0.02/$0.04) | 12/05/2014 17:08:49 EST | Version:2
 *
 * What a player raises to is the total of the street, other amounts are what a line adds. What is
 * won is after the rake; bets that nobody called are among it, but for `Uncalled:Y`, which leaves
 * them out, and for lines that end with `(uncalled)`. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct tracker {
	struct history *history;
	bool merge;   /* else iPoker, whose cards have the suit first */
	bool version; /* the heading has one */
	bool tournament;
	bool leaves_out; /* bets that nobody called */
	bool betting, summary;
};

bool sites_tracker_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return (lines_take(&line, "GAME #") || lines_take(&line, "MERGE_GAME #") ||
		       lines_take(&line, "Merge Game #")) &&
	       lines_take_number(&line, &number);
}

/* -- the heading ---------------------------------------------------------- */

/* "04/11/2012 19:28:19", with the month first. */
static bool take_american(struct slice *rest, struct history_time *when)
{
	char room[64];
	struct text swapped = text_over(room, sizeof(room));
	struct slice at = *rest, month, day;

	if (!lines_take_until(&at, "/", &month) || !lines_take_until(&at, "/", &day) ||
		month.length > 2 || day.length > 2)
		return false;
	text_add_slice(&swapped, day);
	text_add_char(&swapped, '/');
	text_add_slice(&swapped, month);
	text_add_char(&swapped, '/');
	text_add_slice(&swapped, lines_before(at, 20));
	at = text_slice(&swapped);
	if (!lines_take_time(&at, when))
		return false;
	*rest = lines_after(*rest, swapped.length - at.length);
	return true;
}

static void read_time(struct tracker *tracker, struct slice rest)
{
	struct history_time *const when = &tracker->history->when;

	if (!(tracker->merge ? take_american(&rest, when) : lines_take_time(&rest, when))) {
		history_fault(tracker->history, STATUS_HISTORY_TIME, rest);
		return;
	}
	lines_take(&rest, "/");
	lines_take_zone(&rest, when);
}

/* "$0.05/$0.10", "($0.02/$0.04)"; or "Tournament", whose stakes are those that are posted. */
static bool take_stakes(struct tracker *tracker, struct slice *rest)
{
	struct history *const history = tracker->history;
	struct slice at;
	struct history_amount small;

	lines_blanks(rest);
	tracker->tournament = lines_take(rest, "Tournament ");
	if (tracker->tournament)
		return true;
	lines_take(rest, "(");
	at = *rest;
	lines_take_amount(&at, LINES_POINT, &small, &history->currency);
	if (!sites_take_stake(rest, &history->stakes.small_blind) || !lines_take(rest, "/") ||
		!sites_take_stake(rest, &history->stakes.big_blind))
		return false;
	lines_take(rest, ") |");
	return true;
}

/* Takes "Texas Hold'em NL ". */
static bool take_game(struct history *history, struct slice *rest)
{
	static const char *const limits[][2] = {{" NL ", "No Limit"}, {" PL ", "Pot Limit"},
		{" FL ", "Limit"}, {" L ", "Limit"}, {NULL, NULL}};
	struct slice game;

	for (int i = 0; limits[i][0]; i++) {
		if (!lines_take_until(rest, limits[i][0], &game))
			continue;
		history->game = sites_join(history, slice_trim(game),
			(struct slice){limits[i][1], strlen(limits[i][1])});
		/* nobody knows how up cards and draws are written */
		if (lines_has(game, "Hold") || lines_has(game, "Omaha"))
			history->variant = sites_variant(history->game);
		return true;
	}
	return false;
}

static bool read_heading(struct tracker *tracker, struct slice line)
{
	struct history *const history = tracker->history;
	struct slice rest = line, before, number;

	if (!lines_take_until(&rest, "#", &before) || !lines_take_until(&rest, " ", &number))
		return false;
	history->number =
		lines_ends(number, ":") ? lines_before(number, number.length - 1) : number;
	lines_take(&rest, "| ");
	tracker->version = lines_has(line, "Version:");
	if (lines_begins(rest, "Version:") && !lines_take_until(&rest, " ", &before))
		return false;
	tracker->leaves_out = lines_take(&rest, "Uncalled:Y ");
	if (!take_game(history, &rest) || !take_stakes(tracker, &rest))
		return false;
	lines_blanks(&rest);
	read_time(tracker, rest);
	return true;
}

/* "Winter Cup, 595, 473 (Tournament: Winter Cup Buy-In: $2+$0.20)": the last number is that of the
 * tournament, of which iPoker has that of the table too. */
static void read_tournament(struct history *history, struct slice line, size_t at)
{
	struct slice rest = lines_after(line, at + strlen(" (Tournament: ")), name, number;
	const ptrdiff_t comma = lines_find_last(lines_before(line, at), ", ");

	if (lines_take_until(&rest, " Buy-In: ", &history->event))
		history->buy_in =
			lines_ends(rest, ")") ? lines_before(rest, rest.length - 1) : rest;
	if (comma < 0)
		return;
	number = lines_before(line, at);
	history->tournament = slice_trim(lines_after(number, (size_t)comma + 2));
	name = lines_before(line, (size_t)comma);
	history->table = lines_take_until(&name, ", ", &number) ? name : number;
	if (!history->table.length || history->table.bytes == number.bytes)
		history->table = lines_before(line, (size_t)comma);
}

/* "Table Lund, Seats 6". */
static void read_table(struct tracker *tracker, struct slice name)
{
	struct history *const history = tracker->history;
	const ptrdiff_t at = lines_find_last(name, " (Tournament: ");
	const ptrdiff_t seats = lines_find_last(name, ", Seats ");
	struct slice rest;
	uint64_t number;

	history->table = name;
	if (at >= 0) {
		read_tournament(history, name, (size_t)at);
	} else if (seats >= 0) {
		rest = lines_after(name, (size_t)seats + strlen(", Seats "));
		if (lines_take_number(&rest, &number) && number <= 100)
			history->seats_max = (int)number;
		history->table = lines_before(name, (size_t)seats);
	}
}

/* "Seat 3: NAME ($3.52 in chips) DEALER". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	ptrdiff_t open, end;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number))
		return false;
	end = lines_find_last(rest, " in chips)");
	open = lines_find_last(lines_before(rest, end < 0 ? 0 : (size_t)end), " (");
	if (open < 0)
		return false;
	seat.name = lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)open);
	if (!sites_take_money(history, &amount, &seat.stack))
		return true;
	if (lines_has(lines_after(rest, (size_t)end), " DEALER"))
		history->button = seat.number;
	history_add_seat(history, &seat);
	return true;
}

/* -- cards ---------------------------------------------------------------- */

/* Adds an event with the cards in the brackets of a line. */
static void add_cards(struct tracker *tracker, enum history_deed deed, int seat, struct slice line)
{
	struct history *const history = tracker->history;
	const ptrdiff_t open = lines_find_last(line, "["), close = lines_find_last(line, "]");
	card cards[HOLE_CARDS_MAX];
	struct slice words;
	int count = -1;

	if (open >= 0 && close > open) {
		words = lines_before(line, (size_t)close);
		words = lines_after(words, (size_t)open + 1);
		count = tracker->merge ? sites_parted_cards(words, " ", cards)
				       : sites_suits_first(words, cards);
	}
	if (count <= 0) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	sites_set_cards(sites_add(history, deed, seat, line), cards, count);
}

static void read_dealt(struct tracker *tracker, struct slice line)
{
	struct slice cards;
	const int seat = sites_dealt_to(tracker->history, line, &cards);

	if (seat < 0)
		return;
	add_cards(tracker, HISTORY_HOLE, seat, line);
	tracker->history->hero = seat;
}

/* -- deeds ---------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"Fold", HISTORY_FOLD, SITES_NOTHING},
	{"Check", HISTORY_CHECK, SITES_NOTHING},
	{"Call ", HISTORY_CALL, SITES_ADDED},
	{"Bet ", HISTORY_BET, SITES_ADDED},
	{"Raise (NF) ", HISTORY_RAISE, SITES_TOTAL},
	{"Raise ", HISTORY_RAISE, SITES_TOTAL},
	{"Allin ", HISTORY_ALL_IN, SITES_ADDED},
	{"Post SB Allin ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"Post SB ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"Post BB Allin ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"Post BB ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"Post DB ", HISTORY_BOTH, SITES_ADDED},
	{"Post Ante ", HISTORY_ANTE, SITES_ADDED},
	{"wins ", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

static bool read_deed(struct tracker *tracker, struct slice line)
{
	struct history *const history = tracker->history;
	struct slice rest;
	const int seat = history_seat_begins(history, line, ": ", &rest);

	if (seat < 0)
		return false;
	if (lines_begins(rest, "Shows ["))
		add_cards(tracker, HISTORY_SHOW, seat, line);
	else if (lines_begins(rest, "Mucks ["))
		add_cards(tracker, HISTORY_KNOWN, seat, line);
	else if (lines_begins(rest, "wins ") && lines_ends(rest, " (uncalled)"))
		sites_add_amount(history, HISTORY_RETURN, seat, line, lines_after(rest, 5));
	else if (!sites_take_deed(history, deeds, seat, line, rest))
		return lines_begins(rest, "Mucks");
	return true;
}

/* "Total pot $7.52 Rake $0.53". */
static void read_pot(struct history *history, struct slice line, struct slice rest)
{
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	if (!sites_take_money(history, &rest, &history->money.pot))
		return;
	history->money.pot_is = HISTORY_POT_RAKED;
	if (lines_take(&rest, " Rake "))
		sites_take_money(history, &rest, &history->money.rake);
}

/* -- the hand ------------------------------------------------------------- */

/* Whether somebody without a seat acts, or is paid. */
static bool is_deed(struct slice line)
{
	for (const struct sites_deed *deed = deeds; deed->words; deed++) {
		const ptrdiff_t at = lines_find(line, deed->words);

		if (at > 1 && line.bytes[at - 1] == ' ' && line.bytes[at - 2] == ':')
			return true;
	}
	return false;
}

static void read_line(struct tracker *tracker, struct slice line)
{
	struct history *const history = tracker->history;
	struct slice rest = line;

	if (sites_is_heading(line)) {
		tracker->betting = true;
		tracker->summary |= lines_has(line, "SUMMARY");
		if (lines_has(line, "[") && sites_check_street(history, line))
			add_cards(tracker, HISTORY_BOARD, -1, line);
	} else if (!tracker->betting && lines_take(&rest, "Table ")) {
		read_table(tracker, rest);
	} else if (lines_take(&rest, "Total pot ")) {
		read_pot(history, line, rest);
	} else if (lines_begins(line, "Dealt to ")) {
		read_dealt(tracker, line);
	} else if (!read_deed(tracker, line) && (tracker->betting || !read_seat(history, line))) {
		if (is_deed(line))
			history_fault(history, STATUS_HISTORY_NAME, line);
		else
			history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

/* A big blind of more than that is both blinds. */
static void part_blinds(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BIG_BLIND && history_said(history->stakes.big_blind) &&
			sites_compare(event->added, history->stakes.big_blind) > 0)
			event->deed = HISTORY_BOTH;
	}
}

static void set_rules(struct tracker *tracker)
{
	struct history *const history = tracker->history;

	/* as in what Merge itself wrote, stacks of tournaments are those after the posts */
	if (tracker->tournament && tracker->merge && !tracker->version)
		sites_add_posts(history);
	if (tracker->tournament || history->variant->limit == FIXED_LIMIT)
		sites_find_stakes(history);
	else
		part_blinds(history);
	sites_check_stakes(history);
	for (int i = 0; tracker->tournament && i < history->seats; i++)
		history->seat[i].dealt = true;
	if (tracker->tournament) {
		history->currency = SLICE("");
		if (!history->tournament.length)
			history->tournament = history->table;
	}
	history->dialect.returns_won = !tracker->leaves_out;
	history->dialect.returns_unsaid = tracker->leaves_out;
	history->dialect.rake_unsaid = tracker->merge;
}

static void check_end(const struct tracker *tracker)
{
	struct history *const history = tracker->history;

	if (!tracker->merge)
		sites_check_end(history, tracker->summary);
	else
		sites_check_summary(history, tracker->summary);
}

/* "GAME #7003: Omaha 50/100 - 2013-08-01 22:16:18": no limit, and actions that are written in other
 * words. */
static bool refuse_unlimited(struct history *history, struct slice line)
{
	static const char form[] = "iPoker in a form of PokerTracker without the limit";
	struct slice rest = line, number, game;
	struct history_time when;

	if (!lines_take_until(&rest, "#", &number) || !lines_take_until(&rest, ": ", &number) ||
		!lines_take_until(&rest, " - ", &game) || !lines_has(game, "/") ||
		!lines_take_time(&rest, &when) || rest.length)
		return false;
	history->number = number;
	history_fault_of(history, STATUS_HISTORY_REFUSED, line,
		(struct slice){form, sizeof form - 1});
	return true;
}

void sites_tracker_read(struct history *history)
{
	struct tracker tracker = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	tracker.merge = !lines_begins(line, "GAME");
	history->site = tracker.merge ? SLICE("Merge") : SLICE("iPoker");
	if (refuse_unlimited(history, line))
		return;
	if (!sites_check_heading(history, read_heading(&tracker, line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&tracker, line);
	set_rules(&tracker);
	check_end(&tracker);
}
