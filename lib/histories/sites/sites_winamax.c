/* The texts of Winamax.
 *
 *     Winamax Poker - CashGame - HandId: #5343878-96-1383820687 - Holdem no limit (0.25€/0.50€) -
 *     2013/11/07 10:38:07 UTC
 *     Table: 'Athens 11' 5-max (real money) Seat #4 is the button
 *     Seat 1: NAME (67.80€)
 *     *** ANTE/BLINDS ***
 *     NAME posts small blind 0.25€
 *     Dealt to NAME [Qh Qc]
 *     *** PRE-FLOP ***
 *     NAME raises 2€ to 2.50€
 *     *** FLOP *** [3c 7c Jd]
 *     NAME collected 43.45€ from pot
 *     *** SUMMARY ***
 *     Total pot 43.45€ | Rake 3€
 *     Board: [3c 7c Jd 6c 5s]
 *     Seat 2: NAME showed [Qh Qc] and won 43.45€ with One pair : Queens
 *
 * The first line is one line. Pots are those after the rake. Uncalled bets are in no line of their
 * own: they are in the pot, and among what is collected. */
#include "histories/sites/sites_inside.h"

#include "base/scan.h"

struct winamax {
	struct history *history;
	bool betting, summary;
	int button;         /* as written; -1: unsaid */
	bool counts_from_0; /* there is a seat 0 */
	bool rounded;       /* the pot is that of the text in thousands */
	struct sites_won won[HISTORY_SEATS_MAX];
};

/* A summary of a tournament begins like a hand, and has none:
 *
 *     Winamax Poker - Tournament summary : Expresso(193)
 *     Player : ann
 *     Tournament started 2013/02/16 20:03:45 UTC
 *     You finished in 1st place */
static bool is_tournament_summary(struct slice line)
{
	return lines_begins(line, "Winamax Poker - Tournament summary");
}

static bool is_of_tournament(struct slice line)
{
	return !line.length || lines_begins(line, "You ") ||
	       lines_begins(line, "Tournament started ") || lines_has(line, " : ");
}

bool sites_winamax_begins(struct slice line, struct slice rest)
{
	(void)rest;
	if (!lines_begins(line, "Wina") || is_tournament_summary(line))
		return false;
	return lines_begins(line, "Winamax Poker - ") || lines_has(line, " - HandId: #");
}

/* -- the heading ---------------------------------------------------------- */

/* `Tournament "NAME" buyIn: 4.50€ + 0.50€ level: 4`; a name may have quotes in it. Where the table
 * has no number of the tournament, its name stands for it. */
static void read_tournament(struct history *history, struct slice kind)
{
	const ptrdiff_t name = lines_find_last(kind, "\" buyIn:");
	const ptrdiff_t level = lines_find_last(kind, " level:");
	struct slice before = lines_before(kind, level < 0 ? kind.length : (size_t)level);

	if (lines_has(kind, "\"Expresso"))
		history->kind = SLICE("expresso");
	if (level >= 0)
		history->level = slice_trim(lines_after(kind, (size_t)level + 7));
	if (name >= 0) {
		history->buy_in = slice_trim(lines_after(before, (size_t)name + 8));
		before = lines_before(before, (size_t)name + 1);
	}
	lines_take_until(&before, "Tournament ", &kind);
	if (lines_take(&before, "\"") && lines_ends(before, "\""))
		before.length--;
	history->event = history->tournament = slice_trim(before);
}

/* `CashGame`, `Go Fast "Colorado"`, `HOLD-UP "Colorado"`, `ESCAPE "Colorado"`, or a tournament. */
static bool read_kind(struct history *history, struct slice kind)
{
	if (lines_begins(kind, "Tournament "))
		read_tournament(history, kind);
	else if (lines_begins(kind, "Go Fast"))
		history->kind = SLICE("go fast");
	else if (lines_begins(kind, "HOLD-UP"))
		history->kind = SLICE("hold-up");
	else if (lines_begins(kind, "ESCAPE"))
		history->kind = SLICE("escape");
	else
		return lines_begins(kind, "CashGame");
	return true;
}

/* "(0.25€/0.50€)"; with antes "(25/150/300)". */
static bool read_stakes(struct history *history, struct slice *rest)
{
	struct history_amount amount[3];
	int count = 0;

	do {
		if (count == 3 ||
			!lines_take_amount(rest, LINES_EITHER, &amount[count], &history->currency))
			return false;
		count++;
	} while (lines_take(rest, "/"));
	if (count < 2)
		return false;
	history->stakes.small_blind = amount[count - 2];
	history->stakes.big_blind = amount[count - 1];
	return lines_take(rest, ") - ");
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, kind;
	const ptrdiff_t number = lines_find_last(line, " - HandId: #");

	if (number < 0 || !lines_take(&rest, "Winamax Poker - "))
		return false;
	kind = lines_before(rest, (size_t)(line.bytes + number - rest.bytes));
	rest = lines_after(line, (size_t)number + 12);
	if (!lines_take_until(&rest, " - ", &history->number) ||
		!lines_take_until(&rest, " (", &history->game) || !read_stakes(history, &rest) ||
		!read_kind(history, slice_trim(kind)))
		return false;
	if (lines_take_time(&rest, &history->when))
		history->when.zone = slice_trim(rest);
	else
		history_fault(history, STATUS_HISTORY_TIME, rest);
	history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	return true;
}

/* "'Athens 11' 5-max (real money) Seat #4 is the button"; of a tournament "'NAME(153100000)#052'".
 */
static bool read_table(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;
	struct slice rest = line, before;
	ptrdiff_t end, open, close;
	uint64_t number;

	if (!lines_take(&rest, "Table: '") && !lines_take(&rest, "Table '"))
		return false;
	end = lines_find_last(rest, "' ");
	if (end < 0)
		return false;
	history->table = lines_before(rest, (size_t)end);
	rest = lines_after(rest, (size_t)end + 2);
	if (lines_take_number(&rest, &number) && lines_take(&rest, "-max") && number <= 100)
		history->seats_max = (int)number;
	history->play_money = lines_has(rest, "(play money)");
	if (history->play_money)
		history->kind = SLICE("play money");
	if (lines_take_until(&rest, "Seat #", &before) && lines_take_number(&rest, &number) &&
		number <= 100)
		winamax->button = (int)number;
	open = lines_find_last(history->table, "(");
	close = lines_find_last(history->table, ")#");
	if (history->tournament.length && open >= 0 && close > open) {
		history->tournament =
			lines_after(lines_before(history->table, (size_t)close), (size_t)open + 1);
		history->table = lines_after(history->table, (size_t)close + 2);
	}
	return true;
}

/* "Seat 1: NAME (67.80€)", "(20000, 2.50€ bounty)"; "()" of one who sits out. */
static bool read_seat(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct history_amount bounty;
	struct slice amount = line;
	int index;

	if (!sites_take_seat_name(history, &amount, &seat))
		return false;
	if (!lines_begins(amount, ")") &&
		(!lines_take_amount(&amount, LINES_POINT, &seat.stack, NULL) ||
			(!lines_begins(amount, ")") && !lines_begins(amount, ", ")))) {
		history_fault(history, STATUS_HISTORY_AMOUNT, amount);
		return true;
	}
	winamax->counts_from_0 |= seat.number == 0;
	index = history_add_seat(history, &seat);
	if (index >= 0 && lines_take(&amount, ", ") && sites_take_money(history, &amount, &bounty))
		history_add_prize(history, HISTORY_ON_HEAD, index, bounty);
	return true;
}

/* Old texts count seats from 0. Seats are numbered from 1 everywhere else. */
static void number_seats(struct winamax *winamax)
{
	struct history *const history = winamax->history;
	const int more = winamax->counts_from_0;

	for (int i = 0; i < history->seats; i++)
		history->seat[i].number += more;
	history->button = winamax->button < 0 ? 0 : winamax->button + more;
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
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts dead blind ", HISTORY_DEAD, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"brings in ", HISTORY_BRING_IN, SITES_ADDED},
	{"bring-in ", HISTORY_BRING_IN, SITES_ADDED},
	{"stands pat", HISTORY_PAT, SITES_NOTHING},
	{"discard 0 card", HISTORY_PAT, SITES_NOTHING},
	{"discard ", HISTORY_DRAW, SITES_COUNTED},
	{"discards ", HISTORY_DRAW, SITES_COUNTED},
	{"collected ", HISTORY_COLLECT, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

static const char *const chatter[] = {"denies big blind", "deny SB", "denies small blind",
	"sits out", "is sitting out", "has timed out", "is disconnected", "is connected", "leaves",
	"joins", NULL};

static const char *const french[] = {"poste ", "passe", "se couche", "suit ", "mise ", "relance ",
	"parole", "montre ", "remporte ", NULL};

/* Who comes back posts "out of position": a small blind that is dead, or more than that with a live
 * big blind in it, and a big blind that is live. */
static void set_out_of_position(struct history *history, struct history_event *event)
{
	if (event->deed == HISTORY_BIG_BLIND)
		event->deed = HISTORY_LIVE;
	else if (event->deed == HISTORY_SMALL_BLIND)
		event->deed =
			history_said(history->stakes.small_blind) &&
					sites_compare(event->added, history->stakes.small_blind) > 0
				? HISTORY_BOTH
				: HISTORY_DEAD;
}

static bool read_deed(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);
	const int before = history->event_count;

	if (seat < 0)
		return false;
	if (sites_take_deed(history, deeds, seat, line, rest)) {
		if (lines_ends(line, " out of position") && history->event_count > before)
			set_out_of_position(history, &history->events[before]);
		return true;
	}
	if (!sites_begins_any(rest, french))
		return sites_begins_any(rest, chatter);
	history_fault(history, STATUS_HISTORY_LANGUAGE, SLICE("fr"));
	return true;
}

/* "Dealt to NAME [Qh Qc]"; in stud "[As 2s] [3h]" and "[3h] [4c]": the last brackets are new, but
 * the first time all are. */
static void read_dealt(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;
	struct slice cards;
	const int seat = sites_dealt_to(history, line, &cards);

	if (seat < 0)
		return;
	sites_add_dealt(history, seat, line, cards);
}

/* What the house adds to the pot at tables of two kinds: "Hold-up to Pot: total 0.20€". */
static bool read_splash(struct history *history, struct slice line)
{
	struct history_amount amount;

	if (!lines_take(&line, "Hold-up to Pot: total ") &&
		!lines_take(&line, "Escape to Pot: total "))
		return false;
	if (sites_take_money(history, &line, &amount))
		sites_add_up(&history->money.splash, amount);
	return true;
}

/* -- the summary ---------------------------------------------------------- */

/* "Seat 2: NAME (button) showed [Qh Qc] and won 43.45€ with One pair : Queens". */
static void read_result(struct winamax *winamax, struct slice line)
{
	struct slice rest = line, before;
	const int seat = sites_take_seat(winamax->history, "Seat ", &rest);
	const ptrdiff_t at = lines_find(rest, " showed [");

	if (seat < 0) {
		/* of a text without seats that is not what is wrong with it */
		if (winamax->history->seats)
			history_fault(winamax->history, STATUS_HISTORY_NAME, line);
		return;
	}
	if (at >= 0)
		sites_check_shown(winamax->history, seat, line, lines_after(rest, (size_t)at + 8));
	if (lines_take_until(&rest, " won ", &before))
		sites_read_won(winamax->history, &winamax->won[seat], line, rest);
}

/* "Total pot 17.68k | No rake": pots of thousands may be rounded, which says nothing about a chip.
 */
static bool is_rounded(struct slice line)
{
	struct history_amount amount;

	return lines_take(&line, "Total pot ") &&
	       lines_take_amount(&line, LINES_POINT, &amount, NULL) && lines_begins(line, "k");
}

static void read_summary_line(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;

	if (is_rounded(line))
		winamax->rounded = true;
	else if (lines_begins(line, "Total pot "))
		sites_read_pot(history, HISTORY_POT_RAKED, line);
	else if (lines_begins(line, "Board: ["))
		sites_check_board(history, 0, line);
	else if (lines_begins(line, "Seat "))
		read_result(winamax, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* -- the hand ------------------------------------------------------------- */

static void read_street(struct winamax *winamax, struct slice line)
{
	winamax->summary |= lines_has(line, "SUMMARY");
	winamax->betting = true;
	if (lines_has(line, "FLOP ***") && !lines_has(line, "PRE-FLOP"))
		sites_add_board(winamax->history, sites_run_of(line), line);
	else if (lines_has(line, "TURN") || lines_has(line, "RIVER"))
		sites_add_board(winamax->history, sites_run_of(line), line);
}

static void read_line(struct winamax *winamax, struct slice line)
{
	struct history *const history = winamax->history;

	if (sites_is_heading(line)) {
		read_street(winamax, line);
		return;
	}
	if (winamax->summary) {
		read_summary_line(winamax, line);
		return;
	}
	if (!winamax->betting && (read_table(winamax, line) || read_seat(winamax, line)))
		return;
	if (lines_begins(line, "Dealt to "))
		read_dealt(winamax, line);
	else if (!read_deed(winamax, line) && !read_splash(history, line))
		sites_not_understood(history, line);
}

void sites_winamax_read(struct history *history)
{
	struct winamax winamax = {.history = history, .button = -1};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	while (lines_next(&rest, &line) && !is_tournament_summary(line))
		if (line.length)
			read_line(&winamax, line);
	while (lines_next(&rest, &line))
		if (!is_of_tournament(line))
			read_line(&winamax, line);
	number_seats(&winamax);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	sites_check_stakes(history);
	sites_check_small_blind(history);
	sites_check_won(history, winamax.won);
	history->dialect.rake_unsaid = !history_said(history->money.rake);
	if (winamax.button < 0 && !variant_brings_in(history->variant))
		history_warn(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (!winamax.rounded)
		sites_check_end(history, winamax.summary);
}
