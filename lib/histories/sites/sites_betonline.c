/* The texts of BetOnline and of PayNoRake, which shared its tables until 2016.
 *
 *     BetOnline Poker Game #991142904: Hold'em No Limit ($0.25/0.50) - 2012/03/18 15:58:15 EDT
 *     BetOnline Poker Game #900218526: Tournament #34: Hold'em $10.00/$20.00 - 2011/08/07 16:02 EDT
 *     Table 'Blade Runner' 10-Max, Seat #0 is the button
 *     Seat 9: NAME (62.99 in chips) - Sitting out
 *     NAME: ante processed 0.00
 *     NAME: post now 0.50
 *     *** HOLE CARDS ***
 *     Dealt to NAME [3h 10c]
 *     NAME: raises 11.00 to 12.00 and is all in
 *     *** TURN *** [6c 7s Qc][10d]
 *     Total pot 1.26 | Rake 0.22
 *     NAME shows Qh Ac
 *     *** SUMMARY ***
 *     Total pot 2.49 | Rake 0.22
 *     Board [5d Ad 4h 5c 9s]
 *     Seat 2: NAME showed [5s 4s] and won (2.49)
 *
 * The seats are numbered from 0. Streets after the last bet may have no lines, and the stakes of a
 * tournament are those of its first level. Each pot has a line about what is left of it, but of the
 * amounts that a player won only the last is told. */
#include "histories/sites/sites_inside.h"

struct betonline {
	struct history *history;
	bool dealt;
	bool summary;
	struct slice pot; /* the line about the pot before */
	int pots;
	struct history_amount last_pot; /* of the line about the pot before */
	struct history_amount rakes;    /* of all such lines */
	struct slice
		result[HISTORY_SEATS_MAX]; /* the line of the summary; no bytes: there is none */
	struct sites_won won[HISTORY_SEATS_MAX];
	struct sites_folds folds;
};

static const char *const brands[] = {"BetOnline Poker Game #", "PayNoRake Game #",
	"SportsBetting Poker Game #", NULL};

bool sites_betonline_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return sites_begins_any(line, brands);
}

/* -- the heading ---------------------------------------------------------- */

/* "2012/03/18 15:58:15 GMT Standard Time": most zones have the names that Windows gives them, of
 * which "GMT Daylight" is the summer time of Britain. */
static void read_time(struct history *history, struct slice rest)
{
	static const struct {
		const char *words, *zone;
	} zones[] = {{"Eastern Daylight", "EDT"}, {"Eastern Standard", "EST"},
		{"Central Daylight", "CDT"}, {"Central Standard", "CST"},
		{"Mountain Daylight", "MDT"}, {"Mountain Standard", "MST"},
		{"Pacific Daylight", "PDT"}, {"Pacific Standard", "PST"}, {"GMT Daylight", "WEST"},
		{"GMT Standard", "GMT"}, {NULL, NULL}};
	struct slice words;

	if (!lines_take_time(&rest, &history->when)) {
		history_fault(history, STATUS_HISTORY_TIME, rest);
		return;
	}
	words = slice_trim(rest);
	if (!lines_take_zone(&rest, &history->when) || slice_trim(rest).length)
		history->when.zone = words;
	for (int i = 0; zones[i].words; i++)
		if (lines_begins(words, zones[i].words))
			history->when.zone = (struct slice){zones[i].zone, strlen(zones[i].zone)};
}

/* "Tournament #34: Hold'em $10.00/$20.00 - ", "Hold'em No Limit ($0.25/0.50) - ". */
static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, before;

	if (!lines_take_until(&rest, " Game #", &history->site) ||
		!lines_take_until(&rest, ": ", &history->number))
		return false;
	if (lines_take(&rest, "Tournament #")) {
		if (!lines_take_until(&rest, ": ", &history->tournament) ||
			!lines_take_until(&rest, " $", &history->game) ||
			!lines_take_until(&rest, " - ", &before))
			return false;
	} else if (!lines_take_until(&rest, " (", &history->game) ||
		   !lines_take_amount(&rest, LINES_POINT, &history->stakes.small_blind,
			   &history->currency) ||
		   !lines_take(&rest, "/") ||
		   !lines_take_amount(&rest, LINES_POINT, &history->stakes.big_blind, NULL) ||
		   !lines_take_until(&rest, " - ", &before)) {
		return false;
	}
	history->variant = sites_variant(history->game);
	read_time(history, rest);
	return true;
}

/* "Table 'Blade Runner' 10-Max, Seat #0 is the button". */
static bool read_table(struct history *history, struct slice line)
{
	const ptrdiff_t end = lines_find_last(line, "' ");
	struct slice rest = line, before;
	uint64_t number;

	if (!lines_take(&rest, "Table '") || end < 7)
		return false;
	history->table = lines_before(rest, (size_t)end - 7);
	rest = lines_after(line, (size_t)end + 2);
	if (lines_take_number(&rest, &number) && number <= 100)
		history->seats_max = (int)number;
	if (!lines_take_until(&rest, "Seat #", &before) || !lines_take_number(&rest, &number) ||
		!slice_equal(rest, " is the button"))
		return false;
	if (number < 100)
		history->button = (int)number + 1;
	return true;
}

static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	ptrdiff_t open, close;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number))
		return false;
	close = lines_find_last(rest, " in chips)");
	open = close < 0 ? -1 : lines_find_last(lines_before(rest, (size_t)close), " (");
	if (open < 0)
		return false;
	seat.number++;
	seat.name = lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)open + 2);
	if (sites_take_money(history, &amount, &seat.stack))
		history_add_seat(history, &seat);
	return true;
}

/* -- deeds ---------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"post now ", HISTORY_LIVE, SITES_ADDED},
	{.words = NULL},
};

/* "post dead 0.50", "post dead 0.00": the big blind or nothing, beside which the small blind is
 * posted dead without a word. */
static void read_dead(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_amount live;
	struct history_event *event;

	if (!sites_take_money(history, &rest, &live))
		return;
	event = sites_add(history, live.digits ? HISTORY_BOTH : HISTORY_DEAD, seat, line);
	if (!event)
		return;
	event->added = live;
	if (history_said(history->stakes.small_blind) &&
		(!live.digits || !sites_compare(live, history->stakes.big_blind)))
		event->added = history_sum(live, history->stakes.small_blind);
}

/* Who sits out has an ante of nothing, and is not dealt in. */
static void read_ante(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice amount = rest;
	struct history_amount ante;

	if (sites_take_money(history, &amount, &ante) && ante.digits)
		sites_add_amount(history, HISTORY_ANTE, seat, line, rest);
}

static bool read_deed(struct history *history, int seat, struct slice line, struct slice rest)
{
	if (lines_take(&rest, "ante processed "))
		read_ante(history, seat, line, rest);
	else if (lines_take(&rest, "post dead "))
		read_dead(history, seat, line, rest);
	else
		return sites_take_deed(history, deeds, seat, line, rest);
	return true;
}

static bool read_player(struct history *history, struct slice line)
{
	struct slice rest;
	int seat = history_seat_begins(history, line, ": ", &rest);

	if (seat >= 0 && read_deed(history, seat, line, rest))
		return true;
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat < 0)
		return false;
	if (lines_take(&rest, "shows "))
		sites_add_cards(history, HISTORY_SHOW, seat, line, rest);
	else if (lines_begins(rest, "has left the table"))
		sites_add(history, HISTORY_GONE, seat, line);
	else
		return lines_begins(rest, "said ") || lines_begins(rest, "mucks");
	return true;
}

static bool read_returned(struct history *history, struct slice line)
{
	struct slice rest = line, amount;
	int seat;

	if (!lines_take(&rest, "Uncalled bet ") ||
		!lines_take_until(&rest, " returned to ", &amount))
		return false;
	seat = history_seat_named(history, rest);
	if (seat < 0)
		history_fault(history, STATUS_HISTORY_NAME, rest);
	else
		sites_add_amount(history, HISTORY_RETURN, seat, line, amount);
	return true;
}

/* "Dealt to NAME [3h 10c]"; who is not dealt in has empty brackets. */
static bool read_dealt(struct history *history, struct slice line)
{
	if (!lines_begins(line, "Dealt to "))
		return false;
	if (!lines_ends(line, " []"))
		sites_read_dealt(history, line);
	return true;
}

/* -- the pots ------------------------------------------------------------- */

/* Lines before the summary are about side pots. Each may be repeated. */
static void read_pot(struct betonline *betonline, struct slice line)
{
	struct history *const history = betonline->history;
	struct slice rest = lines_after(line, 10);
	struct history_amount pot;

	if (slice_same(line, betonline->pot))
		return;
	betonline->pot = line;
	betonline->pots++;
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	if (!sites_take_money(history, &rest, &pot))
		return;
	sites_add_up(&history->money.pot, pot);
	betonline->last_pot = pot;
	history->money.pot_is = HISTORY_POT_RAKED;
	if (lines_take(&rest, " | Rake ") && sites_take_money(history, &rest, &history->money.rake))
		sites_add_up(&betonline->rakes, history->money.rake);
}

/* "Seat 7: NAME collected (14.83)", "Seat 2: NAME showed [5s 4s] and won (2.49)". */
static bool read_result(struct betonline *betonline, struct slice line)
{
	struct history *const history = betonline->history;
	struct slice rest, before;
	uint64_t number;

	rest = line;
	if (!lines_take(&rest, "Seat ") || !lines_take_number(&rest, &number) ||
		!lines_take(&rest, ": "))
		return false;
	for (int i = 0; i < history->seats; i++) {
		const struct history_seat *const seat = &history->seat[i];
		struct slice after = rest;

		if (seat->number != (int)number + 1 ||
			history_seat_begins(history, rest, " ", &after) != i)
			continue;
		if (betonline->result[i].length) {
			history_fault(history, STATUS_HISTORY_SUMMARY, line);
			return true;
		}
		betonline->result[i] = line;
		history->seat[i].dealt |= lines_begins(after, "folded ");
		sites_check_folded(history, &betonline->folds, i, line,
			sites_find_folded(line, after));
		if (lines_begins(after, "showed ["))
			sites_check_shown(history, i, line, lines_after(after, 7));
		if (lines_take_until(&after, "collected (", &before) ||
			lines_take_until(&after, "won (", &before))
			sites_read_won(history, &betonline->won[i], line, after);
		return true;
	}
	return false;
}

/* Of who won several pots, the amount of the last is told. If nobody else won, all are the
 * player's. What several won is all pots. */
static void settle_won(struct betonline *betonline)
{
	struct history *const history = betonline->history;
	struct history_amount sum = HISTORY_UNSAID;
	int winner = -1, winners = 0;

	for (int i = 0; i < history->seats; i++) {
		struct sites_won *const won = &betonline->won[i];

		if (won->line.length && !won->amount.digits)
			won->line.length = 0;
		if (won->line.length) {
			winner = i;
			winners++;
			sites_add_up(&sum, won->amount);
		}
	}
	if (winners && history_said(history->money.pot) &&
		sites_compare(sum, winners == 1 ? betonline->last_pot : history->money.pot))
		history_fault(history, STATUS_HISTORY_SUMMARY, betonline->won[winner].line);
	if (winners == 1 && history_said(history->money.pot))
		betonline->won[winner].amount = history->money.pot;
	sites_check_won(history, betonline->won);
}

/* Where the text has no rake it may have been taken all the same; and of several pots, it is not
 * told how much of a rake they have together, or whether each has its own. */
static void settle_rake(const struct betonline *betonline)
{
	struct history *const history = betonline->history;

	if (history->tournament.length || (betonline->pots == 1 && history->money.rake.digits))
		return;
	if (history->money.rake.digits) {
		history->money.rake_least = history->money.rake;
		history->money.rake_most = betonline->rakes;
	}
	history->money.rake = HISTORY_UNSAID;
	history->dialect.rake_unsaid = true;
	history->money.pot_is = HISTORY_POT_UNSAID;
}

/* Who has nothing in the list of seats, and plays, has bought chips since. */
static void settle_stacks(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->seat >= 0 && event->deed <= HISTORY_ALL_IN && event->added.digits &&
			!history->seat[event->seat].stack.digits)
			history->seat[event->seat].stack = HISTORY_UNSAID;
	}
}

/* -- the hand ------------------------------------------------------------- */

/* Omaha is called hold'em too; the name of the table tells that it is played for the high hand. */
static void set_omaha(struct history *history)
{
	const struct variant *const omaha = variant_find(
		(struct slice){lines_has(history->game, "Pot Limit") ? "PO" : "NO", 2});

	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == HISTORY_HOLE &&
			history->events[i].count == history->variant->street[0].hole)
			return;
	if (lines_has(history->table, "(Hi)") && omaha)
		history->variant = omaha;
}

/* What is told of those without a seat. */
static bool is_chatter(struct slice line)
{
	return lines_has(line, " joins the table at seat #") ||
	       lines_ends(line, " has left the table") || lines_has(line, " said \"") ||
	       lines_begins(line, "Joined table during game");
}

static void read_line(struct betonline *betonline, struct slice line)
{
	struct history *const history = betonline->history;

	if (sites_is_heading(line)) {
		betonline->summary |= lines_has(line, "SUMMARY");
		betonline->dealt |= lines_has(line, "HOLE CARDS");
		if (lines_has(line, "FLOP") || lines_has(line, "TURN") || lines_has(line, "RIVER"))
			sites_add_board(history, 0, line);
	} else if (lines_begins(line, "Total pot ")) {
		read_pot(betonline, line);
	} else if (betonline->summary && lines_begins(line, "Board [")) {
		sites_read_board(history, line);
	} else if (!(betonline->summary && read_result(betonline, line)) &&
		   !(!betonline->dealt && read_seat(history, line)) && !read_dealt(history, line) &&
		   !read_returned(history, line) && !read_player(history, line) &&
		   !is_chatter(line)) {
		sites_not_understood(history, line);
	}
}

void sites_betonline_read(struct history *history)
{
	struct betonline betonline = {.history = history, .rakes = HISTORY_UNSAID};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	if (!lines_next_full(&rest, &line) || !read_table(history, line))
		history_fault(history, STATUS_HISTORY_BUTTON, line);
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&betonline, line);
	if (history->tournament.length)
		sites_find_stakes(history);
	sites_check_stakes(history);
	set_omaha(history);
	settle_won(&betonline);
	settle_rake(&betonline);
	settle_stacks(history);
	sites_check_end(history, betonline.summary);
}
