/* Hand histories of Winamax.
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
 * The header is one line. Pots are stated after the rake. Uncalled bets have no line: they are part
 * of the pot and of the amounts collected. */
#include "histories/sites/sites_rules.h"

enum { ROUNDED = 1 }; /* the stated pot is in thousands */

/* A tournament summary begins like a hand, and contains none:
 *
 *     Winamax Poker - Tournament summary : Expresso(193)
 *     Player : ann
 *     Tournament started 2013/02/16 20:03:45 UTC
 *     You finished in 1st place
 */
static bool is_tournament_summary(struct slice line)
{
	return lines_begins(line, "Winamax Poker - Tournament summary");
}

bool sites_winamax_begins(struct slice line, struct slice rest)
{
	(void)rest;
	if (!lines_begins(line, "Wina") || is_tournament_summary(line))
		return false;
	return lines_begins(line, "Winamax Poker - ") || lines_has(line, " - HandId: #");
}

/* -- the header ----------------------------------------------------------- */

/* With antes the stakes are "(25/150/300)". */
static const struct sites_rule headings[] = {
	{"Winamax Poker - {more<} - HandId: #{number} - {game} "
	 "({small_blind}/{big_blind}) - {time}{zone}",
		FACT},
	{"Winamax Poker - {more<} - HandId: #{number} - {game} "
	 "({_}/{small_blind}/{big_blind}) - {time}{zone}",
		FACT},
};

/* `Tournament "NAME" buyIn: 4.50€ + 0.50€ level: 4`; a name may contain quotes. */
static const struct sites_rule kinds[] = {
	{"Tournament \"{event<}\" buyIn:{buy_in<} level:{level}", FACT},
	{"Tournament \"{event<}\" buyIn:{buy_in}", FACT},
	{"Tournament {event<} level:{level}", FACT},
	{"Tournament {event}", FACT},
	{"|CashGame|Go Fast|HOLD-UP|ESCAPE", FACT},
};

/* If the table has no tournament number, its name is used instead. */
static bool read_kind(struct sites_reader *reader, struct slice kind)
{
	static const char *const names[][2] = {{"Go Fast", "go fast"}, {"HOLD-UP", "hold-up"},
		{"ESCAPE", "escape"}};
	struct history *const history = reader->history;

	if (!sites_take(reader, kind, kinds))
		return false;
	history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	history->tournament = history->event;
	if (lines_begins(history->event, "Expresso"))
		history->kind = SLICE("expresso");
	for (int i = 0; i < 3; i++)
		if (lines_begins(kind, names[i][0]))
			history->kind = (struct slice){names[i][1], strlen(names[i][1])};
	return true;
}

/* "5-max (real money) Seat #4 is the button"; in a tournament the name is "NAME(153100000)#052". */
static void read_table(struct sites_reader *reader)
{
	static const struct sites_rule facts[] = {
		{"{seats_max}-max", FACT},
		{"{_}(play money)", DO(sites_play_money)},
		{"{_}Seat #{button}", FACT},
	};
	static const struct sites_rule numbered[] = {{"{_<}({tournament<})#{table}", FACT}};

	sites_take_each(reader, reader->more, facts);
	if (reader->history->tournament.length)
		sites_take(reader, reader->history->table, numbered);
}

static void add_bounty(struct sites_reader *reader)
{
	sites_seat(reader);
	if (reader->seat >= 0)
		history_add_prize(reader->history, HISTORY_ON_HEAD, reader->seat, reader->added);
}

/* A player who is sitting out has "()". */
static const struct sites_rule places[] = {
	{"Table{?:} '{table<}' {more}", DO(read_table)},
	{"Seat {seat}: {name<} ()", DO(sites_seat)},
	{"Seat {seat}: {name<} ({stack})", DO(sites_seat)},
	{"Seat {seat}: {name<} ({stack}, {$}", DO(add_bounty)},
	{"Seat {seat}: {name<} ({stack}", DO(sites_bad_amount)},
};

/* -- actions -------------------------------------------------------------- */

/* A returning player posts "out of position": a small blind that is dead, or more than that
 * including a live big blind, or a big blind that is live. */
static void set_out_of_position(struct sites_reader *reader)
{
	const struct history *const history = reader->history;
	struct history_event *const event = sites_last(reader);

	if (!lines_ends(reader->line, " out of position"))
		return;
	if (event->kind == HISTORY_BIG_BLIND)
		event->kind = HISTORY_LIVE;
	else if (event->kind == HISTORY_SMALL_BLIND)
		event->kind =
			history_given(history->stakes.small_blind) &&
					sites_compare(event->added, history->stakes.small_blind) > 0
				? HISTORY_BOTH
				: HISTORY_DEAD;
}

static void in_french(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_LANGUAGE, SLICE("French"));
}

static const struct sites_rule actions[] = {
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND), DO(set_out_of_position)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND), DO(set_out_of_position)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts dead blind {$}", EVENT(HISTORY_DEAD)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"brings in {$}", EVENT(HISTORY_BRING_IN)},
	{"bring-in {$}", EVENT(HISTORY_BRING_IN)},
	{"stands pat", EVENT(HISTORY_PAT)},
	{"discard 0 card", EVENT(HISTORY_PAT)},
	{"discard{?s} {drawn}", EVENT(HISTORY_DRAW)},
	{"collected {$}", EVENT(HISTORY_COLLECT)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"mucks", EVENT(HISTORY_MUCK)},
	{"|poste |passe|se couche|suit |mise |relance |parole|montre |remporte ", DO(in_french)},
	{"|denies big blind|deny SB|denies small blind|sits out|is sitting out|"
	 "has timed out|is disconnected|is connected|leaves|joins",
		IGNORED},
};

/* Tables of two kinds. */
static const struct sites_rule others[] = {
	{"Hold-up to Pot: total {$}", DO(sites_add_splash)},
	{"Escape to Pot: total {$}", DO(sites_add_splash)},
};

/* -- the summary ---------------------------------------------------------- */

/* " (button) showed [Qh Qc] and won 43.45€ with One pair : Queens". */
static void read_result(struct sites_reader *reader)
{
	static const struct sites_rule results[] = {
		{"{_} showed {[}", DO(sites_given_shown)},
		{"{_} won ", DO(sites_given_won)},
	};

	sites_take_each(reader, reader->rest, results);
}

/* Not noted for a text without seats, which has a more serious fault. */
static void no_seat(struct sites_reader *reader)
{
	if (reader->history->seats)
		sites_nobody(reader);
}

/* Pots in thousands may be rounded, so they are not exact. */
static const struct sites_rule summary[] = {
	{"Total pot {$}k", SET(ROUNDED)},
	{"Total pot ", DO(sites_pot_raked)},
	{"Board: {[}", DO(sites_board_given)},
	{"Seat {seat@}", DO(read_result)},
	{"Seat ", DO(no_seat)},
	{"{_}", DO(sites_unknown)},
};

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct sites_reader *reader)
{
	const struct slice line = reader->line;

	if (sites_is_heading(line))
		sites_street(reader);
	else if (reader->part == SITES_SUMMARY)
		sites_take(reader, line, summary);
	else if (reader->part == SITES_HEAD && sites_take(reader, line, places))
		return;
	else if (lines_begins(line, "Dealt to "))
		sites_dealt(reader);
	else if (!sites_take_player(reader, " ", actions) && !sites_take(reader, line, others))
		sites_not_understood(reader->history, line);
}

void sites_winamax_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};
	int more = 0;

	history->button = -1;
	sites_next(&reader);
	if (!sites_check_heading(history,
		    sites_take(&reader, reader.line, headings) && read_kind(&reader, reader.more),
		    reader.line))
		return;
	while (sites_next(&reader) && !is_tournament_summary(reader.line))
		read_line(&reader);
	while (sites_next(&reader))
		if (!(!reader.line.length || lines_begins(reader.line, "You ") ||
			    lines_begins(reader.line, "Tournament started ") ||
			    lines_has(reader.line, " : ")))
			read_line(&reader);
	/* Old texts count seats from 0; all others number them from 1. */
	for (int i = 0; i < history->seats; i++)
		more |= !history->seat[i].number;
	for (int i = 0; i < history->seats; i++)
		history->seat[i].number += more;
	if (history->button >= 0)
		history->button += more;
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	sites_check_stakes(history);
	sites_check_small_blind(history);
	sites_check_won(history, reader.won);
	history->dialect.rake_not_given = !history_given(history->money.rake);
	if (history->button < 0 && !variant_brings_in(history->variant))
		history_warn(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (history->button < 0)
		history->button = 0;
	if (!(reader.flags & ROUNDED))
		sites_check_end(history, reader.part == SITES_SUMMARY);
}
