/* Hand histories of BetOnline, and of PayNoRake, which shared its tables until 2016.
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
 * Seats are numbered from 0. Streets after the last bet may have no lines, and the stakes of a
 * tournament are those of its first level. Each pot has a line about what is left of it, but if a
 * player won several pots, only the last amount is stated. */
#include "histories/sites/sites_rules.h"

struct betonline {
	struct sites_reader reader; /* must be first */
	struct slice pot;           /* previous line about a pot */
	int pots;
	struct history_amount last_pot; /* of that line */
	struct history_amount rakes;    /* sum of the rake in all such lines */
};

/* -- the header ----------------------------------------------------------- */

/* "2012/03/18 15:58:15 GMT Standard Time": most zones have their Windows names, in which "GMT
 * Daylight" is British Summer Time. */
static void read_time(struct sites_reader *reader)
{
	static const struct {
		const char *words, *zone;
	} zones[] = {{"Eastern Daylight", "EDT"}, {"Eastern Standard", "EST"},
		{"Central Daylight", "CDT"}, {"Central Standard", "CST"},
		{"Mountain Daylight", "MDT"}, {"Mountain Standard", "MST"},
		{"Pacific Daylight", "PDT"}, {"Pacific Standard", "PST"}, {"GMT Daylight", "WEST"},
		{"GMT Standard", "GMT"}, {NULL, NULL}};
	struct history *const history = reader->history;
	struct slice rest = reader->words, words;

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

static const struct sites_rule headings[] = {
	{"{site} Game #{number}: Tournament #{tournament}: {game} ${_} - {words}", DO(read_time)},
	{"{site} Game #{number}: {game} ({small_blind}/{big_blind}{_} - {words}", DO(read_time)},
};

/* Seats are numbered from 0. */
static void set_button(struct sites_reader *reader)
{
	if (reader->n < 100)
		reader->history->button = reader->n + 1;
}

static const struct sites_rule tables[] = {
	{"Table '{table<}' {seats_max}-{_}Seat #{n} is the button{.}", DO(set_button)},
	{"Table '{table<}' {_}Seat #{n} is the button{.}", DO(set_button)},
};

static void add_seat(struct sites_reader *reader)
{
	reader->sits.number++;
	sites_seat(reader);
}

static const struct sites_rule seats[] = {
	{"Seat {seat}: {name<} ({stack} in chips)", DO(add_seat)}};

/* -- actions -------------------------------------------------------------- */

/* "post dead 0.50", "post dead 0.00": the big blind or nothing; in addition the small blind is
 * posted dead without a line. */
static void add_dead(struct sites_reader *reader)
{
	const struct history_stakes *const stakes = &reader->history->stakes;
	const struct history_amount live = reader->added;
	struct history_event *const event = sites_add(reader->history,
		live.digits ? HISTORY_BOTH : HISTORY_DEAD, reader->seat, reader->line);

	event->added = live;
	if (history_given(stakes->small_blind) &&
		(!live.digits || !sites_compare(live, stakes->big_blind)))
		event->added = history_sum(live, stakes->small_blind);
}

/* A player who is sitting out has an ante of 0, and is not dealt in. */
static void add_ante(struct sites_reader *reader)
{
	if (reader->added.digits)
		sites_add(reader->history, HISTORY_ANTE, reader->seat, reader->line)->added =
			reader->added;
}

static const struct sites_rule actions[] = {
	{"ante processed {$}", DO(add_ante)},
	{"post dead {$}", DO(add_dead)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"post now {$}", EVENT(HISTORY_LIVE)},
};

static const struct sites_rule remarks[] = {
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"has left the table", EVENT(HISTORY_GONE)},
	{"|said |mucks", IGNORED},
};

/* A player who is not dealt in has empty brackets. */
static const struct sites_rule others[] = {
	{"Dealt to {_} []{.}", IGNORED},
	{"Dealt to ", DO(sites_dealt)},
	{"Uncalled bet {$}{?)} returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet {_} returned to {words}", DO(sites_no_player)},
};

/* -- the pots ------------------------------------------------------------- */

/* Lines before the summary are about side pots. Each may be repeated. */
static void read_pot(struct sites_reader *reader)
{
	static const struct sites_rule raked[] = {{" | Rake {rake}", FACT}};
	struct betonline *const betonline = (struct betonline *)reader;
	struct history_money *const money = &reader->history->money;

	if (slice_same(reader->line, betonline->pot))
		return;
	betonline->pot = reader->line;
	betonline->pots++;
	betonline->last_pot = reader->added;
	sites_pot_at(reader->history, HISTORY_POT_RAKED, reader->line);
	sites_add_up(&money->pot, reader->added);
	if (sites_take(reader, reader->rest, raked))
		sites_add_up(&betonline->rakes, money->rake);
}

/* "Seat 7: NAME collected (14.83)", "Seat 2: NAME showed [5s 4s] and won (2.49)". */
static void read_result(struct sites_reader *reader)
{
	static const struct sites_rule shown[] = {{"showed {[}", DO(sites_given_shown)}};
	static const struct sites_rule paid[] = {{"{_}collected (", DO(sites_given_won)},
		{"{_}won (", DO(sites_given_won)}};
	struct history *const history = reader->history;
	const struct slice line = reader->line, after = reader->rest;
	const int seat = reader->seat;

	if (history->seat[seat].number != reader->n + 1) {
		sites_not_understood(history, line);
	} else if (reader->result[seat].length) {
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
	} else {
		reader->result[seat] = line;
		history->seat[seat].dealt |= lines_begins(after, "folded ");
		sites_check_folded(history, &reader->folds, seat, line,
			sites_find_folded(line, after));
		sites_take(reader, after, shown);
		sites_take(reader, after, paid);
	}
}

static void read_board(struct sites_reader *reader)
{
	sites_read_board(reader->history, reader->line);
}

static const struct sites_rule summary[] = {
	{"Board {[}", DO(read_board)},
	{"Seat {n}: {@} ", DO(read_result)},
};

/* For a player who won several pots, only the last amount is stated. If nobody else won, all pots
 * are the player's. If several players won, the amounts are all pots. */
static void settle_won(struct betonline *betonline)
{
	struct history *const history = betonline->reader.history;
	struct history_amount sum = HISTORY_NOT_GIVEN;
	int winner = -1, winners = 0;

	for (int i = 0; i < history->seats; i++) {
		struct sites_won *const won = &betonline->reader.won[i];

		if (won->line.length && !won->amount.digits)
			won->line.length = 0;
		if (won->line.length) {
			winner = i;
			winners++;
			sites_add_up(&sum, won->amount);
		}
	}
	if (winners && history_given(history->money.pot) &&
		sites_compare(sum, winners == 1 ? betonline->last_pot : history->money.pot))
		history_fault(history, STATUS_HISTORY_SUMMARY, betonline->reader.won[winner].line);
	if (winners == 1 && history_given(history->money.pot))
		betonline->reader.won[winner].amount = history->money.pot;
	sites_check_won(history, betonline->reader.won);
}

/* Rake may have been taken even if the text has none. If there are several pots, it is not known
 * whether the stated rake is that of all pots or of each. */
static void settle_rake(const struct betonline *betonline)
{
	struct history *const history = betonline->reader.history;

	if (history->tournament.length || (betonline->pots == 1 && history->money.rake.digits))
		return;
	if (history->money.rake.digits) {
		history->money.rake_least = history->money.rake;
		history->money.rake_most = betonline->rakes;
	}
	history->money.rake = HISTORY_NOT_GIVEN;
	history->dialect.rake_not_given = true;
	history->money.pot_is = HISTORY_POT_NOT_GIVEN;
}

/* -- the hand ------------------------------------------------------------- */

/* Omaha is called hold'em as well; the name of the table shows that it is Omaha high. */
static void set_omaha(struct history *history)
{
	const struct variant *const omaha = variant_find(
		(struct slice){lines_has(history->game, "Pot Limit") ? "PO" : "NO", 2});

	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_HOLE && event->count == history->variant->street[0].hole)
			return;
	if (lines_has(history->table, "(Hi)") && omaha)
		history->variant = omaha;
}

/* Lines about players without a seat. */
static bool is_ignored(struct slice line)
{
	return lines_has(line, " joins the table at seat #") ||
	       lines_ends(line, " has left the table") || lines_has(line, " said \"") ||
	       lines_begins(line, "Joined table during game");
}

void sites_betonline_read(struct history *history)
{
	struct betonline betonline = {.reader = {.history = history, .text = history->text},
		.rakes = HISTORY_NOT_GIVEN};
	struct sites_reader *const reader = &betonline.reader;

	sites_next(reader);
	if (!sites_take(reader, reader->line, headings)) {
		sites_bad_heading(reader);
		return;
	}
	history->variant = sites_variant(history->game);
	if (!sites_check_heading(history, true, reader->line))
		return;
	if (!sites_next(reader) || !sites_take(reader, reader->line, tables))
		history_fault(history, STATUS_HISTORY_BUTTON, reader->line);
	while (sites_next(reader)) {
		static const struct sites_rule pots[] = {{"Total pot {$}", DO(read_pot)}};
		const struct slice line = reader->line;
		const bool over = reader->part == SITES_SUMMARY;

		if (sites_is_heading(line)) {
			sites_street(reader);
		} else if (!sites_take(reader, line, pots) &&
			   !(over && sites_take(reader, line, summary)) &&
			   !(reader->part == SITES_HEAD && sites_take(reader, line, seats)) &&
			   !sites_take(reader, line, others) &&
			   !sites_take_player(reader, ": ", actions) &&
			   !sites_take_player(reader, " ", remarks) && !is_ignored(line)) {
			sites_not_understood(reader->history, line);
		}
	}
	if (history->tournament.length)
		sites_find_stakes(history);
	sites_check_stakes(history);
	set_omaha(history);
	settle_won(&betonline);
	settle_rake(&betonline);
	/* a player who has no chips in the seat list, but plays, has bought some since */
	HISTORY_EACH (event, history)
		if (event->seat >= 0 && event->kind <= HISTORY_ALL_IN && event->added.digits &&
			!history->seat[event->seat].stack.digits)
			history->seat[event->seat].stack = HISTORY_NOT_GIVEN;
	sites_check_end(history, reader->part == SITES_SUMMARY);
}
