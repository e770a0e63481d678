/* Hand histories of Full Tilt.
 *
 *     Full Tilt Poker Game #33730111975: Table Iowa (heads up) - NL Hold'em - $5/$10 -
 *                                                                  12:40:19 ET - 2014/01/06
 *     Seat 1: NAME ($2,094.70)
 *     NAME posts the small blind of $5
 *     The button is in seat #2
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
 * The header is one line. Until 2012 the stakes precede the game. Pots are stated before the rake.
 */
#include "histories/sites/sites_rules.h"

/* -- the header ----------------------------------------------------------- */

/* "12:40:19 ET - 2014/01/06", "21:09 ET - Friday, March 5, 2010". */
static const struct sites_rule stamps[] = {
	{"{clock} {zone} - {year}/{month}/{day}", FACT},
	{"{clock} {zone} - {Monday}, {Mon} {day}, {year}", FACT},
};

/* Finds the time at the end of the line; the same time by another clock may follow in brackets. */
static bool read_time(struct sites_reader *reader, struct slice line, struct slice *facts,
	struct slice *rest)
{
	struct history *const history = reader->history;

	struct slice at = line, before;

	while (lines_take_until(&at, " - ", &before)) {
		struct history_time when;

		if (!sites_take(reader, at, stamps))
			continue;
		*facts = lines_before(line, (size_t)(at.bytes - line.bytes) - 3);
		at = slice_trim(reader->rest);
		when = history->when;
		if (lines_take(&at, "[") && sites_take(reader, at, stamps)) {
			history->also = history->when;
			at = reader->rest;
			lines_take(&at, "]");
		}
		history->when = when;
		*rest = slice_trim(at);
		return true;
	}
	return false;
}

/* "$0.50/$1", "$3/$6 Ante $0.50", "10K/20K". */
static const struct sites_rule stakes[] = {
	{"{small_blind}/{big_blind}{.}", FACT},
	{"{small_blind}/{big_blind} Ante ", FACT},
};

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

/* Splits the facts at the last two " - ", which separate the game and the stakes, in either order;
 * a table name may contain " - ". */
static bool read_facts(struct sites_reader *reader, struct slice facts)
{
	struct history *const history = reader->history;
	const ptrdiff_t last = lines_find_last(facts, " - ");
	struct slice before = lines_before(facts, last < 0 ? 0 : (size_t)last), after;
	const ptrdiff_t middle = lines_find_last(before, " - ");

	if (middle < 0)
		return false;
	after = lines_after(facts, (size_t)last + 3);
	read_place(history, slice_trim(lines_before(before, (size_t)middle)));
	before = lines_after(before, (size_t)middle + 3);
	if (sites_take(reader, after, stakes)) {
		read_game(history, before);
		return true;
	}
	if (!sites_take(reader, before, stakes))
		return false;
	read_game(history, after);
	return true;
}

static bool read_heading(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	struct slice rest = line, before, facts;

	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, ": ", &history->number) ||
		!read_time(reader, rest, &facts, &rest) || !read_facts(reader, facts))
		return false;
	if (lines_has(facts, "Rush"))
		history->kind = SLICE("rush");
	if (lines_begins(rest, "(partial)"))
		history_fault(history, STATUS_HISTORY_CUT, line);
	return true;
}

/* -- actions -------------------------------------------------------------- */

static void check_words(struct sites_reader *reader)
{
	sites_check_words(reader->history, reader->seat, reader->line, reader->rest);
}

static void check_cap(struct sites_reader *reader)
{
	if (lines_ends(reader->line, ", and is capped"))
		sites_cap(reader);
}

/* The value of a hand is stated after it was shown. Payments are "wins the high side pot #2 ($1)",
 * "wins pot 1 ($311)", "ties for the low pot ($0.76)". The other lines are about the table. */
static const struct sites_rule actions[] = {
	{"shows {[}{cards}", EVENT(HISTORY_SHOW)},
	{"shows ", DO(check_words)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL), DO(check_cap)},
	{"bets {$}", EVENT(HISTORY_BET), DO(check_cap)},
	{"raises to {to}", EVENT(HISTORY_RAISE), DO(check_cap)},
	{"completes it to {to}", EVENT(HISTORY_RAISE), DO(check_cap)},
	{"brings in for {$}", EVENT(HISTORY_BRING_IN)},
	{"antes {$}", EVENT(HISTORY_ANTE)},
	{"posts the small blind of {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts the big blind of {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts a dead small blind of {$}", EVENT(HISTORY_DEAD)},
	{"posts a dead big blind of {$}", EVENT(HISTORY_DEAD)},
	{"posts {$}", EVENT(HISTORY_LIVE)},
	{"discards {drawn}", EVENT(HISTORY_DRAW)},
	{"stands pat", EVENT(HISTORY_PAT)},
	{"mucks", EVENT(HISTORY_MUCK)},
	{"wins {_}pot{_} ({$}", EVENT(HISTORY_COLLECT)},
	{"ties for {_}pot{_} ({$}", EVENT(HISTORY_COLLECT)},
	{"|shows |has |is |adds |sits down|sits out|stands up|doesn't show|leaves|"
	 "joins|finished |finishes |wins the tournament|re-buys|rebuys|takes |"
	 "requests ",
		IGNORED},
};

/* "Dealt to NAME [2h 4c] [Qs Kd Kh]" after a draw: cards that are not kept were discarded. */
static void deal(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const ptrdiff_t last = lines_find_last(reader->rest, "[");
	struct slice before = lines_before(reader->rest, last < 0 ? 0 : (size_t)last);
	card kept[HOLE_CARDS_MAX];
	const int keeps = lines_take_cards(&before, HOLE_CARDS_MAX, kept);

	sites_name_discards(history, reader->seat, reader->line, keeps, kept);
	sites_add_dealt(history, reader->seat, reader->line, reader->rest);
}

/* "Ante of $1 returned to NAME": the player is not dealt in. */
static void return_ante(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	bool anted = false;

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_ANTE || event->seat != reader->seat ||
			sites_compare(event->added, reader->added))
			continue;
		event->seat = -1;
		anted = true;
	}
	if (!anted)
		history_fault(history, STATUS_HISTORY_SUMMARY, reader->line);
}

static void add_seat(struct sites_reader *reader)
{
	struct slice amount = {reader->words.bytes, reader->words.length + 1};

	if (sites_take_money(reader->history, &amount, &reader->sits.stack))
		sites_seat(reader);
}

/* Texts of 2006 have no stacks for players that the user observed. */
static const struct sites_rule seats[] = {
	{"Seat {seat}: {name<} ({words}), is sitting out{.}", DO(add_seat)},
	{"Seat {seat}: {name<} ({words}){.}", DO(add_seat)},
	{"Seat {seat}: {name<}, is sitting out{.}", DO(sites_seat)},
	{"Seat {seat}: {name}", DO(sites_seat)},
};

static const struct sites_rule others[] = {
	{"The button is in seat #{button}", FACT},
	{"The button is in seat #", IGNORED},
	{"Hand #{_} has been cancel", DO(sites_cancelled)},
	{"Uncalled bet of {$} returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet of ", DO(sites_nobody)},
	{"Ante of {$} returned to {@}", DO(return_ante)},
	{"Ante of ", DO(sites_nobody)},
	{"|The blinds are now |The antes are now |The limits are now |Time has expired|"
	 "No low hand qualified|Players agree to Run It Twice|Players do not agree|"
	 "Betting is capped|Match |(",
		IGNORED},
};

/* -- the summary ---------------------------------------------------------- */

/* " (big blind) showed [Ac 9s] and won ($615.50) with ...", " collected ($17.60), mucked", " mucked
 * [7h 2d] - ...". */
static void read_result(struct sites_reader *reader)
{
	static const struct sites_rule cards[] = {{"{_} showed {[}", DO(sites_given_shown)},
		{"{_} mucked {[}", DO(sites_given_mucked)}};
	static const struct sites_rule paid[] = {{"{_} won (", DO(sites_given_won)},
		{"{_} collected (", DO(sites_given_won)}};
	struct history *const history = reader->history;
	const struct slice line = reader->line, rest = reader->rest;
	const int seat = reader->seat;

	reader->reported |= UINT32_C(1) << seat;
	sites_read_position(history, "(button)", seat, line, rest);
	sites_check_folded(history, &reader->folds, seat, line, sites_find_folded(line, rest));
	sites_take(reader, rest, cards);
	/* a player who is said to have folded was dealt in; if the fold has no line above, that is
	 * noted */
	if (lines_has(rest, " folded") || lines_has(rest, "(folded)"))
		history->seat[seat].dealt = true;
	sites_take(reader, rest, paid);
}

/* A player who sat down during the hand has no seat line; a text without any seats has a more
 * serious fault. */
static void no_seat(struct sites_reader *reader)
{
	if (reader->history->seats && !lines_ends(reader->line, " is sitting out"))
		sites_nobody(reader);
}

/* Each of several boards has a summary. */
static void check_board(struct sites_reader *reader)
{
	sites_check_board(reader->history, reader->n, reader->line);
}

static const struct sites_rule summary[] = {
	{"Total pot ", DO(sites_pot_whole)},
	{"Board: {[}", DO(check_board)},
	{"Seat {seat@}", DO(read_result)},
	{"Seat ", DO(no_seat)},
	{"|Pot |Duration ", IGNORED},
	{"{_}", DO(sites_unknown)},
};

/* -- the hand ------------------------------------------------------------- */

static void read_street(struct sites_reader *reader)
{
	static const struct sites_rule pots[] = {{"{_}(Total Pot: {$}", EVENT(HISTORY_POT_SO_FAR)}};
	const struct slice line = reader->line;

	if (lines_has(line, "SUMMARY")) {
		reader->part = SITES_SUMMARY;
		reader->n = sites_run_of(line);
		return;
	}
	if (reader->part == SITES_HEAD)
		reader->part = SITES_PLAY;
	sites_take(reader, line, pots);
	if (lines_begins(line, "*** FLOP") || lines_begins(line, "*** TURN") ||
		lines_begins(line, "*** RIVER"))
		sites_board(reader);
}

/* Players who are not seated chat, come and go. */
static bool is_of_others(struct slice line)
{
	static const char *const words[] = {" sits down", " stands up", " is sitting out",
		" has returned", " seconds left to act", " has timed out", " has reconnected",
		" has been disconnected", " seconds to reconnect", NULL};

	return sites_ends_any(line, words) || lines_has(line, ": ") || lines_has(line, " adds ");
}

static void read_line(struct sites_reader *reader)
{
	static const struct sites_rule dealt[] = {{"Dealt to {@} {[}", DO(deal)},
		{"Dealt to {words}", DO(sites_no_player)}};
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if (sites_is_heading(line)) {
		read_street(reader);
	} else if (reader->part == SITES_SUMMARY) {
		sites_take(reader, line, summary);
	} else if (!(reader->part == SITES_HEAD && sites_take(reader, line, seats)) &&
		   !sites_take(reader, line, dealt) && !sites_take_player(reader, " ", actions) &&
		   history_seat_begins(history, line, ": ", NULL) < 0 &&
		   !sites_take(reader, line, others) && !is_of_others(line)) {
		sites_not_understood(history, line);
	}
}

void sites_fulltilt_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};

	sites_next(&reader);
	if (lines_begins(reader.line, "GameDesire "))
		history->site = SLICE("GameDesire");
	if (!sites_check_heading(history, read_heading(&reader), reader.line))
		return;
	while (sites_next(&reader))
		read_line(&reader);
	sites_check_won(history, reader.won);
	history->dialect.rake_not_given = !history_given(history->money.rake);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	if (!history->button && history->seats && !history->cancelled &&
		!variant_brings_in(history->variant))
		history_warn(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	sites_check_stakes(history);
	if (reader.part == SITES_SUMMARY)
		sites_check_mentioned(history, reader.reported, 0);
	sites_check_end(history, reader.part == SITES_SUMMARY);
}
