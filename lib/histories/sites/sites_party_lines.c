/* The lines of PartyPoker, 888poker and Betfair below the heading. */
#include "histories/sites/sites_party_inside.h"

#include <string.h>

static void add_cards(struct history *history, enum history_deed deed, int seat, struct slice line,
	struct slice rest)
{
	sites_add_cards(history, deed, seat, line, sites_party_english(history, rest));
}

/* -- lines about a player ------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls", HISTORY_CALL, SITES_ADDED},
	{"bets", HISTORY_BET, SITES_ADDED},
	{"double bets ", HISTORY_RAISE, SITES_ADDED},
	{"raises", HISTORY_RAISE, SITES_ADDED},
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

/* "raises 2.70 to 2.80", "raises to [$0.30]". */
static const struct sites_deed raises_to[] = {
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{.words = NULL},
};

static const char *const chatter[] = {"has left the table", "has joined the table", "will be using",
	"is sitting out", "sits out", "has been disconnected", "is disconnected",
	"was disconnected", "has reconnected", "has been reconnected", "did not respond",
	"could not respond", "has timed out", "is connected", "re-joined", "rebuys", "re-buys",
	"shows", "wins ", "will be allowed", "finished", "has returned", "is back", "eliminated",
	"opens", "is all-In", "is all-in", "goes all-in", "Forward Folds", "Cash-out Premium",
	"opted for", "probabilty is", "probability is", NULL};

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
		history->stakes.cap = cap;
}

/* Takes words and the blanks after them, of which there may be two, if brackets follow. */
static bool take_shown(struct slice *rest, const char *words)
{
	struct slice at = *rest;

	if (!lines_take(&at, words))
		return false;
	lines_blanks(&at);
	if (!lines_begins(at, "["))
		return false;
	*rest = at;
	return true;
}

static bool wins_money(struct slice rest)
{
	struct history_amount amount;

	return lines_take(&rest, "wins ") && lines_take_amount(&rest, LINES_EITHER, &amount, NULL);
}

static bool read_deed(struct history *history, int seat, struct slice line, struct slice rest)
{
	if (take_shown(&rest, "shows")) {
		add_cards(history, HISTORY_SHOW, seat, line, rest);
	} else if (take_shown(&rest, "doesn't show") || take_shown(&rest, "mucks")) {
		add_cards(history, HISTORY_KNOWN, seat, line, rest);
		sites_add(history, HISTORY_MUCK, seat, line);
	} else if (lines_take(&rest, "posts dead blind ")) {
		read_dead(history, seat, line, rest);
	} else if (wins_money(rest)) {
		sites_add_amount(history, HISTORY_COLLECT, seat, line, lines_after(rest, 5));
	} else if (lines_take(&rest, "Cashout Amount is ")) {
		sites_add_amount(history, HISTORY_CASH_OUT, seat, line, rest);
	} else if (lines_begins(rest, "raises ") && lines_has(rest, " to ")) {
		sites_take_deed(history, raises_to, seat, line, rest);
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
	struct slice cards;
	const int seat = sites_dealt_to(history, line, &cards);

	if (seat < 0)
		return;
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

/* Where the heading has no sign of the currency, the stacks have it. */
static void find_currency(struct history *history, struct slice amount)
{
	struct history_amount read;

	while (lines_take(&amount, "(") || lines_take(&amount, " "))
		continue;
	if (!history->currency.length)
		lines_take_amount(&amount, LINES_EITHER, &read, &history->currency);
}

/* "Seat 1: NAME ( $29.33 )", "seat1: NAME ( $29.33 ) - VPIP: 21", "Seat 6 is the button". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	uint64_t number;
	ptrdiff_t open;

	if (!lines_take(&rest, "Seat") && !lines_take(&rest, "seat"))
		return false;
	lines_take(&rest, " ");
	if (!lines_take_number(&rest, &number) || number > 100)
		return false;
	if (lines_begins(rest, " is the button")) {
		history->button = (int)number;
		return true;
	}
	open = lines_find(rest, " ) - ");
	if (open > 0)
		rest = lines_before(rest, (size_t)open + 2);
	open = lines_find_last(rest, " (");
	if (!lines_begins(rest, ": ") || open < 2)
		return false;
	seat.number = (int)number;
	seat.name = lines_after(lines_before(rest, (size_t)open), 2);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)open);
	find_currency(history, amount);
	if (sites_take_money(history, &amount, &seat.stack))
		history_add_seat(history, &seat);
	return true;
}

/* Takes the words about the money and what follows them: "(Real Money) -- Seat 1 is the button",
 * "( Real Money )". */
static struct slice without_money(struct history *history, struct slice words)
{
	const ptrdiff_t real = lines_find_last(words, "Real Money"),
			play = lines_find_last(words, " (P");
	const ptrdiff_t end =
		real > 0 ? lines_find_last(lines_before(words, (size_t)real), " (") : play;
	struct slice rest = words, before;
	uint64_t number;

	if (lines_take_until(&rest, "-- Seat ", &before) && lines_take_number(&rest, &number) &&
		number <= 100)
		history->button = (int)number;
	if (real < 0 && play >= 0) {
		history->play_money = true;
		history->kind = SLICE("play money");
	}
	return end < 0 ? words : slice_trim(lines_before(words, (size_t)end));
}

/* "Table Alcorcon 6 Max (Real Money)", "Tournament #78670191 $0.01 - Table #1 9 Max (Real Money)".
 */
static bool read_table(struct history *history, struct slice line)
{
	struct slice rest = line, words;
	ptrdiff_t end;

	if (lines_take(&rest, "Tournament #")) {
		if (!lines_take_until(&rest, " ", &history->tournament) ||
			!lines_take_until(&rest, " - Table ", &history->buy_in))
			return true;
	} else if (!lines_take(&rest, "Table ")) {
		return false;
	}
	rest = words = without_money(history, rest);
	end = lines_find_last(words, " Max");
	if (end < 0)
		end = lines_find_last(words, "-max");
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

/* The first big blind, if possible one that did not take the last chips. NULL: there is none. */
static const struct history_event *big_blind(const struct history *history)
{
	const struct history_event *first = NULL;

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_BIG_BLIND)
			continue;
		if (acts(history, event->seat))
			return event;
		if (!first)
			first = event;
	}
	return first;
}

/* When the level rises, the heading is ahead of what the table still plays: the blind is the one
 * that was posted, if it did not take the last chips. If it did, and the heading has no blinds, it
 * is the bet of fixed limit. */
static void set_big_blind(struct history *history)
{
	const struct history_event *const posted = big_blind(history);
	const bool whole =
		posted && (acts(history, posted->seat) || !sites_is_short(history, posted));

	if (whole && history_said(posted->added))
		history->stakes.big_blind = posted->added;
	else if (!history_said(history->stakes.big_blind) &&
		 history_said(history->stakes.small_bet))
		history->stakes.big_blind = history->stakes.small_bet;
	else if (!history_said(history->stakes.big_blind) && posted)
		history->stakes.big_blind =
			sites_full_blind(history, posted, history->stakes.small_blind);
}

/* Texts of tournaments do not have the posts of the blinds. */
static void find_posts(struct history *history)
{
	history->dialect.blinds_unsaid =
		history->tournament.length && !variant_brings_in(history->variant) &&
		!history_said(first_posted(history, HISTORY_SMALL_BLIND)) &&
		!history_said(first_posted(history, HISTORY_BIG_BLIND));
}

/* Who sits down has no chips in the list of seats if the list is older, and plays with some. */
static void find_stacks(struct history *history)
{
	for (int i = 0; i < history->seats && !history->tournament.length; i++) {
		struct history_seat *const seat = &history->seat[i];

		if (!seat->stack.digits && acts(history, i))
			seat->stack = HISTORY_UNSAID;
	}
}

/* -- a line --------------------------------------------------------------- */

static void read_board(struct party *party, struct slice line)
{
	const ptrdiff_t open = lines_find(line, "[");

	party->dealt = true;
	if (open > 0 && sites_check_street(party->history, line))
		add_cards(party->history, HISTORY_BOARD, -1, line, lines_after(line, (size_t)open));
}

/* Where another line follows without a break, as some clients write it: "NAME does not show
 * cards.NAME wins $1,10 USD". 0: nowhere. */
static size_t joined_at(const struct history *history, struct slice line)
{
	static const char *const next[] = {"wins ", "posts ", "does not show", NULL};
	struct slice first, second;

	if (history_seat_begins(history, line, " ", &first) < 0)
		return 0;
	for (size_t i = (size_t)(first.bytes - line.bytes) + 1; i < line.length; i++) {
		if (line.bytes[i - 1] != '.' &&
			(line.bytes[i - 1] != 't' ||
				!lines_ends(lines_before(line, i), "is sitting out")))
			continue;
		if (history_seat_begins(history, lines_after(line, i), " ", &second) >= 0 &&
			sites_begins_any(second, next))
			return i;
	}
	return 0;
}

/* Who folds before the deal instead of posting a blind is not dealt in. */
static bool declines(const struct party *party, int seat, struct slice rest)
{
	const struct history *const history = party->history;

	if (!party->deals || party->dealt || !lines_begins(rest, "folds"))
		return false;
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].seat == seat)
			return false;
	return true;
}

static bool is_remark(const struct history *history, struct slice line)
{
	static const char *const remarks[] = {"Game #", "#Game No", "Your time bank",
		"Congratulations", "Player ", "(Hi:", "(Lo:", "Total number", "Connection Lost",
		"Table Closed", "**", "Creating Main Pot", "Creating Side Pot", ">You have options",
		"There was no qualifying low", "Chat has been disabled till ",
		"The tournament is now finished as ", "Due to current high memory use ",
		"The time at which hand ended:", "The hand history for this hand number is not ",
		"Prize pool distribution for this tourney ", "There will be a break in ", NULL};
	struct slice said;

	return sites_begins_any(line, remarks) ||
	       (history_seat_begins(history, line, ":", &said) >= 0 &&
		       (!said.length || lines_begins(said, " "))) ||
	       lines_has(line, " has joined the table") || lines_has(line, " has left the table") ||
	       lines_ends(line, " is sitting out");
}

/* "NAME is all-In." says it of the line before, or in texts of 2006 is what the player does. */
static bool goes_all_in(struct party *party, int seat, struct slice line, struct slice rest)
{
	struct history *const history = party->history;
	const int count = history->event_count;
	struct history_event *event;

	if (!party->dealt || !slice_equal(rest, "is all-In.") || !count ||
		history->events[count - 1].seat == seat)
		return false;
	event = sites_add(history, HISTORY_ALL_IN, seat, line);
	if (event)
		event->all_in = true;
	return true;
}

static void read_line(struct party *party, struct slice line)
{
	static const char *const level[] = {"Trny:", "Blinds", "Stakes", NULL};
	struct history *const history = party->history;
	struct slice rest;
	int seat;

	while (line.length && !*line.bytes)
		line = lines_after(line, 1);
	if (lines_begins(line, "** Dealing")) {
		read_board(party, line);
		return;
	}
	if (sites_party_read_summary(history, line))
		return;
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat >= 0 && (declines(party, seat, rest) || goes_all_in(party, seat, line, rest) ||
				 read_deed(history, seat, line, rest)))
		return;
	if (lines_begins(line, "Dealt to "))
		read_dealt(history, line);
	else if (!party->dealt && (read_seat(history, line) || read_table(history, line)))
		return;
	else if (lines_begins(line, "There is no Small Blind"))
		history->dialect.small_dead = true;
	else if (!party->dealt && sites_begins_any(line, level))
		sites_party_read_level(history, line);
	else if (!line.length || is_remark(history, line))
		return;
	else if (is_of_a_stranger(line))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* Tables whose name begins with "Jackpot" took half a dollar for it from pots of five or more. */
static void set_drop(struct history *history)
{
	if (history->tournament.length || !lines_begins(history->table, "Jackpot"))
		return;
	history->money.drop = (struct history_amount){50, 2};
	history->money.drop_from = (struct history_amount){5, 0};
}

void sites_party_read_lines(struct party *party, struct slice rest)
{
	struct history *const history = party->history;
	struct slice line;

	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	party->deals = lines_has(rest, "** Dealing down cards **");
	while (lines_next(&rest, &line)) {
		const size_t joined = joined_at(history, line);

		if (joined)
			read_line(party, lines_before(line, joined));
		read_line(party, lines_after(line, joined));
	}
	if (!history_said(history->stakes.small_blind))
		history->stakes.small_blind = first_posted(history, HISTORY_SMALL_BLIND);
	/* in tournaments the heading may be ahead of the table */
	if (!history->tournament.length)
		sites_check_rounded_stakes(history);
	set_big_blind(history);
	find_posts(history);
	find_stacks(history);
	if (history->variant->limit == FIXED_LIMIT && !history_said(history->stakes.small_bet)) {
		history->stakes.small_bet = history->stakes.big_bet = history->stakes.big_blind;
		history->stakes.big_bet.digits *= 2;
	}
	history->dialect.rake_unsaid =
		!history->tournament.length && !history_said(history->money.rake);
	if (history->dialect.rake_unsaid)
		set_drop(history);
}
