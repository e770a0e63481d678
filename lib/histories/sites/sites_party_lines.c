/* Lines of PartyPoker, 888poker and Betfair after the header. */
#include "histories/sites/sites_party_internal.h"

static void add_cards(struct sites_reader *reader, enum history_event_kind kind, struct slice cards)
{
	sites_add_cards(reader->history, kind, reader->seat, reader->line,
		sites_party_english(reader->history, cards));
}

/* -- lines about a player ------------------------------------------------- */

static void show(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_SHOW, reader->rest);
}

static void muck(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_KNOWN, reader->rest);
	sites_add(reader->history, HISTORY_MUCK, reader->seat, reader->line);
}

/* The prize may be something other than chips. */
static void win(struct sites_reader *reader)
{
	struct history_amount amount;
	struct slice rest = reader->rest;

	if (lines_take_amount(&rest, LINES_EITHER, &amount, NULL))
		sites_add_amount(reader->history, HISTORY_COLLECT, reader->seat, reader->line,
			reader->rest);
}

/* "posts dead blind [$1 + $2]": the small blind is dead, and the big blind live. */
static void read_dead(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest = reader->rest;
	struct history_event *const event =
		sites_add(history, HISTORY_BOTH, reader->seat, reader->line);
	struct history_amount dead, live;

	if (!sites_take_money(history, &rest, &dead))
		return;
	event->added = dead;
	lines_blanks(&rest);
	if (!lines_take(&rest, "+")) {
		event->kind = HISTORY_DEAD;
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
		event->kind = HISTORY_DEAD;
}

/* "raises [$20] and has reached the $30 cap". */
static void read_cap(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest = reader->line, before;
	struct history_amount cap;

	if (lines_take_until(&rest, " has reached the ", &before) &&
		sites_take_money(history, &rest, &cap))
		history->stakes.cap = cap;
}

static const struct sites_rule actions[] = {
	{"shows{ }{[}", DO(show)},
	{"doesn't show{ }{[}", DO(muck)},
	{"mucks{ }{[}", DO(muck)},
	{"posts dead blind ", DO(read_dead)},
	{"Cashout Amount is {$}", EVENT(HISTORY_CASH_OUT)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls{$}", EVENT(HISTORY_CALL), DO(read_cap)},
	{"bets{$}", EVENT(HISTORY_BET), DO(read_cap)},
	{"double bets {$}", EVENT(HISTORY_RAISE)},
	{"raises to {to}", EVENT(HISTORY_RAISE)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"raises{$}", EVENT(HISTORY_RAISE), DO(read_cap)},
	{"completes {$}", EVENT(HISTORY_RAISE)},
	{"is all-In {$}", EVENT(HISTORY_ALL_IN), DO(read_cap)},
	{"is all-in {$}", EVENT(HISTORY_ALL_IN), DO(read_cap)},
	{"bring-ins {$}", EVENT(HISTORY_BRING_IN)},
	{"brings in {$}", EVENT(HISTORY_BRING_IN)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind + dead {$}", EVENT(HISTORY_BOTH)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts button blind {$}", EVENT(HISTORY_STRADDLE)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"posts the ante {$}", EVENT(HISTORY_ANTE)},
	{"posts ante of {$}", EVENT(HISTORY_ANTE)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"did not show", EVENT(HISTORY_MUCK)},
	{"does not show", EVENT(HISTORY_MUCK)},
	{"collected {$}", EVENT(HISTORY_COLLECT)},
	{"wins Lo {$}", EVENT(HISTORY_COLLECT)},
	{"wins ", DO(win)},
	{"|has left the table|has joined the table|will be using|is sitting out|"
	 "sits out|has been disconnected|is disconnected|was disconnected|"
	 "has reconnected|has been reconnected|did not respond|could not respond|"
	 "has timed out|is connected|re-joined|rebuys|re-buys|shows|will be allowed|"
	 "finished|has returned|is back|eliminated|opens|is all-In|is all-in|"
	 "goes all-in|Forward Folds|Cash-out Premium|opted for|probabilty is|"
	 "probability is",
		IGNORED},
};

/* "Dealt to NAME [  Ah 4d 5d Qc ]". */
static void deal(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_HOLE, reader->rest);
	if (reader->history->hero < 0)
		reader->history->hero = reader->seat;
}

/* Whether the line is about an action of a player who is not in the seat list. */
static bool is_of_a_stranger(struct slice line)
{
	static const char *const words[] = {" raises [", " bets [", " calls [", " posts ",
		" wins $", " collected [", " is all-In ", NULL};

	return sites_has_any(line, words) || lines_ends(line, " folds") ||
	       lines_ends(line, " checks");
}

/* -- the table ------------------------------------------------------------ */

/* If the header has no currency symbol, the stacks have it. */
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
	struct history_seat seat = {.stack = HISTORY_NOT_GIVEN};
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

/* Consumes the words about the money and what follows them: "(Real Money) -- Seat 1 is the button",
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

static struct history_amount first_posted(const struct history *history,
	enum history_event_kind kind)
{
	HISTORY_EACH (event, history)
		if (event->kind == kind)
			return event->added;
	return HISTORY_NOT_GIVEN;
}

/* Whether the seat has chips to act with. */
static bool acts(const struct history *history, int seat)
{
	HISTORY_EACH (event, history)
		if (event->seat == seat && event->kind >= HISTORY_FOLD &&
			event->kind <= HISTORY_ALL_IN)
			return true;
	return false;
}

/* The first big blind, preferably one that did not take the last chips. NULL if there is none. */
static const struct history_event *big_blind(const struct history *history)
{
	const struct history_event *first = NULL;

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_BIG_BLIND)
			continue;
		if (acts(history, event->seat))
			return event;
		if (!first)
			first = event;
	}
	return first;
}

/* -- a line --------------------------------------------------------------- */

/* Offset of a second line joined to this one, as some clients write it: "NAME does not show
 * cards.NAME wins $1,10 USD"; 0 if there is none. */
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

/* A player who folds before the deal instead of posting a blind is not dealt in. */
static bool declines(const struct party *party, int seat, struct slice rest)
{
	if (!party->deals || party->dealt || !lines_begins(rest, "folds"))
		return false;
	HISTORY_EACH (event, party->reader.history)
		if (event->seat == seat)
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
	struct slice given;

	return sites_begins_any(line, remarks) ||
	       (history_seat_begins(history, line, ":", &given) >= 0 &&
		       (!given.length || lines_begins(given, " "))) ||
	       lines_has(line, " has joined the table") || lines_has(line, " has left the table") ||
	       lines_ends(line, " is sitting out");
}

/* "NAME is all-In." belongs to the previous line; in texts of 2006 it is the player's action. */
static bool goes_all_in(struct party *party, int seat, struct slice line, struct slice rest)
{
	struct history *const history = party->reader.history;
	const int count = history->event_count;

	if (!party->dealt || !slice_equal(rest, "is all-In.") || !count ||
		history->events[count - 1].seat == seat)
		return false;
	sites_add(history, HISTORY_ALL_IN, seat, line)->all_in = true;
	return true;
}

static void read_line(struct party *party, struct slice line)
{
	static const struct sites_rule dealt[] = {{"Dealt to {@} {[}", DO(deal)},
		{"Dealt to {words}", DO(sites_no_player)}};
	static const char *const level[] = {"Trny:", "Blinds", "Stakes", NULL};
	struct history *const history = party->reader.history;
	struct slice rest;
	int seat;

	while (line.length && !*line.bytes)
		line = lines_after(line, 1);
	party->reader.line = line;
	if (lines_begins(line, "** Dealing")) {
		const ptrdiff_t open = lines_find(line, "[");

		party->dealt = true;
		party->reader.seat = -1;
		if (open > 0 && sites_check_street(party->reader.history, line))
			add_cards(&party->reader, HISTORY_BOARD, lines_after(line, (size_t)open));
		return;
	}
	if (sites_party_read_summary(history, line))
		return;
	seat = history_seat_begins(history, line, " ", &rest);
	party->reader.seat = seat;
	if (seat >= 0 && (declines(party, seat, rest) || goes_all_in(party, seat, line, rest) ||
				 sites_take(&party->reader, rest, actions)))
		return;
	if (sites_take(&party->reader, line, dealt))
		return;
	if (!party->dealt && (read_seat(history, line) || read_table(history, line)))
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

void sites_party_read_lines(struct party *party, struct slice rest)
{
	struct history *const history = party->reader.history;
	struct slice line;
	const struct history_event *posted;
	bool whole;

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
	if (!history_given(history->stakes.small_blind))
		history->stakes.small_blind = first_posted(history, HISTORY_SMALL_BLIND);
	/* in tournaments the header may be ahead of the table */
	if (!history->tournament.length)
		sites_check_rounded_stakes(history);
	/* When the level rises, the header is ahead of what the table still plays: the blind is the
	 * one posted, if it did not take the last chips. If it did, and the header has no blinds,
	 * the blind is the bet of fixed limit. */
	posted = big_blind(history);
	whole = posted && (acts(history, posted->seat) || !sites_is_short(history, posted));
	if (whole && history_given(posted->added))
		history->stakes.big_blind = posted->added;
	else if (!history_given(history->stakes.big_blind) &&
		 history_given(history->stakes.small_bet))
		history->stakes.big_blind = history->stakes.small_bet;
	else if (!history_given(history->stakes.big_blind) && posted)
		history->stakes.big_blind =
			sites_full_blind(history, posted, history->stakes.small_blind);
	/* Hand histories of tournaments do not have the posts of the blinds. */
	history->dialect.blinds_not_given =
		history->tournament.length && !variant_brings_in(history->variant) &&
		!history_given(first_posted(history, HISTORY_SMALL_BLIND)) &&
		!history_given(first_posted(history, HISTORY_BIG_BLIND));
	/* A player who has sat down since has no chips in the seat list, but plays with some. */
	for (int i = 0; i < history->seats && !history->tournament.length; i++) {
		struct history_seat *const seat = &history->seat[i];

		if (!seat->stack.digits && acts(history, i))
			seat->stack = HISTORY_NOT_GIVEN;
	}
	if (history->variant->limit == FIXED_LIMIT && !history_given(history->stakes.small_bet)) {
		history->stakes.small_bet = history->stakes.big_bet = history->stakes.big_blind;
		history->stakes.big_bet.digits *= 2;
	}
	history->dialect.rake_not_given =
		!history->tournament.length && !history_given(history->money.rake);
	if (history->dialect.rake_not_given) {
		/* Tables whose name begins with "Jackpot" took half a dollar for the jackpot from
		 * pots of at least five dollars. */
		if (!history->tournament.length && lines_begins(history->table, "Jackpot")) {
			history->money.drop = (struct history_amount){50, 2};
			history->money.drop_from = (struct history_amount){5, 0};
		}
	}
}
