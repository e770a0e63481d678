/* Hands of MicroGaming as PokerTracker wrote them.
 *
 *     ** Game ID 7001 Version:4 starting - 2013-07-18 14:34:51
 *     ** Lund - €50 Max [Hold'em] (0.25|0.50 NL - € Cash Game seats:6 ) Real Money
 *     - NAME sitting in seat 1 with €49.50 at end €51.00 [Dealer]
 *     NAME posted the small blind - €0.25
 *     ** Dealing card to NAME: A of c, 10 of d
 *     NAME raised - €1.25
 *     NAME went all-in - €48.25
 *     ** Dealing the flop: 6 of s, 10 of h, 6 of c
 *     NAME wins €20.50 from the main pot
 *     End of game 7001
 *
 * Those that begin with "** Hand #" have no stacks at the end, but the rake. All amounts are what a
 * line adds. Bets that nobody called are won where all others folded, and go back without a word at
 * a showdown. Older texts, whose raises are totals, have no stacks at the end and are not read. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct micro {
	struct history *history;
	bool hand;  /* "** Hand #" */
	bool dealt; /* the posts are over */
	bool older;
	struct history_amount left[HISTORY_SEATS_MAX];
	struct slice line[HISTORY_SEATS_MAX];
};

bool sites_tracker_micro_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return (lines_begins(line, "** Game ID ") || lines_begins(line, "** Hand # ")) &&
	       lines_has(line, " starting - ");
}

/* -- the heading ---------------------------------------------------------- */

static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {NULL, NULL}};
static const struct sites_code games[] = {{"Hold'em", "T"}, {"Omaha", "O"}, {NULL, NULL}};

/* "** Game ID 7001 Version:4 starting - 2013-07-18 14:34:51". */
static void read_number(struct micro *micro, struct slice line)
{
	struct history *const history = micro->history;
	struct slice rest = line, words;
	uint64_t number;
	const char *from;

	micro->hand = lines_take(&rest, "** Hand # ");
	lines_take(&rest, "** Game ID ");
	from = rest.bytes;
	if (lines_take_number(&rest, &number))
		history->number = (struct slice){from, (size_t)(rest.bytes - from)};
	lines_take_until(&rest, " starting - ", &words);
	if (!lines_take_time(&rest, &history->when) || rest.length)
		history_fault(history, STATUS_HISTORY_TIME, rest);
}

/* "Cup (16,000 Guaranteed)(101):Table 11", "Lund (Deep) - €5 Min". */
static void read_place(struct history *history, struct slice place, bool tournament)
{
	const ptrdiff_t at = lines_find_last(place, tournament ? "):Table " : " - ");
	struct slice name = at < 0 ? place : lines_before(place, (size_t)at);
	const ptrdiff_t open = lines_find_last(name, "(");

	history->table = name;
	if (!tournament)
		return;
	history->table = place;
	history->tournament = at < 0 || open < 0 ? place : lines_after(name, (size_t)open + 1);
	if (at >= 0 && open > 0)
		history->event = slice_trim(lines_before(name, (size_t)open));
}

/* "** Lund - €50 Max [Hold'em] (0.25|0.50 NL - € Cash Game seats:6 ) Real Money". */
static bool read_heading(struct history *history, struct slice line)
{
	const ptrdiff_t middle = lines_find_last(line, "] (");
	struct slice before = lines_before(line, middle < 0 ? 0 : (size_t)middle), rest, limit;
	const ptrdiff_t open = lines_find_last(before, " [");
	bool tournament;

	if (open < 0 || !history->number.length)
		return false;
	history->game = lines_after(before, (size_t)open + 2);
	rest = lines_after(line, (size_t)middle + 3);
	if (!sites_take_stake(&rest, &history->stakes.small_blind) || !lines_take(&rest, "|") ||
		!sites_take_stake(&rest, &history->stakes.big_blind) || !lines_take(&rest, " ") ||
		!lines_take_until(&rest, " - ", &limit))
		return false;
	tournament = !lines_has(rest, "Cash Game");
	lines_take(&history->game, "Multi Table ");
	history->variant = sites_coded_variant(limits, limit, games, history->game);
	history->play_money = !lines_ends(line, " Real Money");
	if (history->play_money)
		history->kind = SLICE("play money");
	before = lines_before(before, (size_t)open);
	lines_take(&before, "** ");
	read_place(history, before, tournament);
	return true;
}

/* "- NAME sitting in seat 1 with €49.50 at end €51.00 [Dealer]". */
static bool read_seat(struct micro *micro, struct slice line)
{
	struct history *const history = micro->history;
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	const ptrdiff_t at = lines_find_last(line, " sitting in seat ");
	struct slice rest = line, currency = {"", 0};
	uint64_t number;
	int index;

	if (at < 0 || micro->dealt)
		return false;
	seat.name = lines_before(line, (size_t)at);
	if (!micro->hand)
		lines_take(&seat.name, "- ");
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	rest = lines_after(line, (size_t)at + strlen(" sitting in seat "));
	if (!lines_take_number(&rest, &number) || !number || number > 100 ||
		!lines_take(&rest, " with ") ||
		!lines_take_amount(&rest, LINES_POINT, &seat.stack, &currency)) {
		history_fault(history, STATUS_HISTORY_AMOUNT, line);
		return true;
	}
	seat.number = (int)number;
	if (!history->tournament.length && currency.length)
		history->currency = currency;
	if (lines_has(rest, "[Dealer]"))
		history->button = seat.number;
	index = history_add_seat(history, &seat);
	if (index < 0)
		return true;
	micro->line[index] = line;
	micro->left[index] = HISTORY_UNSAID;
	if (lines_take(&rest, " at end "))
		sites_take_money(history, &rest, &micro->left[index]);
	else
		micro->older |= !micro->hand;
	return true;
}

/* -- what happens --------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"posted the small blind - ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posted the big blind - ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posted ante - ", HISTORY_ANTE, SITES_ADDED},
	{"posted to play - ", HISTORY_DEAD, SITES_ADDED},
	{"folded", HISTORY_FOLD, SITES_NOTHING},
	{"checked", HISTORY_CHECK, SITES_NOTHING},
	{"called - ", HISTORY_CALL, SITES_ADDED},
	{"bet - ", HISTORY_BET, SITES_ADDED},
	{"raised - ", HISTORY_RAISE, SITES_ADDED},
	{"raised to ", HISTORY_RAISE, SITES_ADDED},
	{"went all-in - ", HISTORY_ALL_IN, SITES_ADDED},
	{"wins ", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

/* Adds an event with "A of c, 10 of d", or "Ac, 10d". */
static void add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice words)
{
	char room[128];
	struct text bare = text_over(room, sizeof(room));
	card cards[HOLE_CARDS_MAX];
	struct slice before;
	int count = -1;

	if (words.length < sizeof(room)) {
		while (lines_take_until(&words, " of ", &before))
			text_add_slice(&bare, before);
		text_add_slice(&bare, words);
		count = sites_parted_cards(text_slice(&bare), ", ", cards);
	}
	if (count > 0)
		sites_set_cards(sites_add(history, deed, seat, line), cards, count);
	else
		history_fault(history, STATUS_HISTORY_CARDS, line);
}

/* A blind that takes the last chips is "went all-in" too. */
static void name_blind(struct micro *micro, int before)
{
	struct history *const history = micro->history;
	struct history_event *const event = &history->events[before];

	if (history->event_count == before || event->deed != HISTORY_ALL_IN)
		return;
	event->all_in = true;
	if (!micro->dealt)
		event->deed = history_has_any(history, HISTORY_SMALL_BLIND) ? HISTORY_BIG_BLIND
									    : HISTORY_SMALL_BLIND;
}

static bool read_deed(struct micro *micro, struct slice line)
{
	struct history *const history = micro->history;
	const int before = history->event_count;
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	if (lines_take(&rest, "shows: ")) {
		if (!history_has(history, HISTORY_SHOW, seat))
			add_cards(history, HISTORY_SHOW, seat, line, rest);
	} else if (lines_take(&rest, "mucks: ")) {
		sites_add(history, HISTORY_MUCK, seat, line);
		add_cards(history, HISTORY_KNOWN, seat, line, rest);
	} else if (!slice_equal(rest, "mucks:")) {
		if (!sites_take_deed(history, deeds, seat, line, rest))
			return false;
		name_blind(micro, before);
	}
	return true;
}

/* "** Dealing the flop: A of s, 10 of s, 2 of c", "** Dealing card to NAME: A of c, 10 of d". */
static bool read_dealt(struct micro *micro, struct slice line)
{
	struct history *const history = micro->history;
	struct slice rest = line, words;
	int seat;

	if (!lines_take(&rest, "** Dealing "))
		return false;
	micro->dealt = true;
	if (lines_take(&rest, "the flop: ") || lines_take(&rest, "the turn: ") ||
		lines_take(&rest, "the river: ")) {
		add_cards(history, HISTORY_BOARD, -1, line, rest);
		return true;
	}
	if (!lines_take_until(&rest, " to ", &words))
		return false;
	seat = history_seat_begins(history, rest, ": ", &words);
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return true;
	}
	add_cards(history, HISTORY_HOLE, seat, line, words);
	history->hero = seat;
	return true;
}

static void read_line(struct micro *micro, struct slice line)
{
	struct history *const history = micro->history;
	struct slice rest = line;

	if (lines_take(&rest, "Rake: ")) {
		sites_take_money(history, &rest, &history->money.rake);
		return;
	}
	if (read_seat(micro, line) || read_dealt(micro, line) || read_deed(micro, line) ||
		lines_begins(line, "End of game "))
		return;
	if (lines_has(line, " wins ") || lines_has(line, " posted "))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		sites_not_understood(history, line);
}

/* Whether all but one of those who act have folded. */
static bool is_uncontested(const struct history *history)
{
	bool in[HISTORY_SEATS_MAX] = {false};
	int left = 0;

	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].seat >= 0 && history->events[i].deed <= HISTORY_ALL_IN)
			in[history->events[i].seat] = history->events[i].deed != HISTORY_FOLD;
	for (int i = 0; i < history->seats; i++)
		left += in[i];
	return left == 1;
}

static void set_rules(struct micro *micro)
{
	struct history *const history = micro->history;

	for (int i = 0; i < history->seats; i++) {
		struct history_event *const event =
			history_said(micro->left[i])
				? sites_add(history, HISTORY_LEFT, i, micro->line[i])
				: NULL;

		if (event)
			event->added = micro->left[i];
	}
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	history->dialect.returns_won = is_uncontested(history);
	history->dialect.returns_unsaid = !history->dialect.returns_won;
	if (history->tournament.length)
		history->money.rake = (struct history_amount){0, 0};
	history->dialect.rake_unsaid = !history_said(history->money.rake);
}

void sites_tracker_micro_read(struct history *history)
{
	struct micro micro = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	read_number(&micro, line);
	while (lines_next(&rest, &line) && !line.length)
		continue;
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	while (!micro.older && lines_next(&rest, &line))
		if (line.length)
			read_line(&micro, line);
	if (!micro.older) {
		set_rules(&micro);
		return;
	}
	history_fault_of(history, STATUS_HISTORY_REFUSED, line,
		SLICE("MicroGaming by older versions of PokerTracker"));
	history->variant = NULL;
}
