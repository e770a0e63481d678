/* iPoker and Merge hands as exported by PokerTracker, a commercial program in which players keep
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
 * A raise states the raise-to amount, other lines the chips that they add. Amounts won are after
 * the rake. They include uncalled bets, except with `Uncalled:Y` and in lines that end with
 * `(uncalled)`. */
#include "histories/sites/sites_rules.h"

struct tracker {
	struct sites_reader reader; /* must be first */
	bool merge;                 /* otherwise iPoker, which writes the suit of a card first */
	bool version;               /* the header has one */
	bool tournament;
	bool leaves_out; /* amounts won exclude uncalled bets */
};

/* -- the header ----------------------------------------------------------- */

/* Merge writes the month first. */
static void read_time(struct tracker *tracker, struct slice rest)
{
	static const struct sites_rule american[] = {{"{month}/{day}/{year} {clock}", FACT}};
	struct sites_reader *const reader = &tracker->reader;
	struct history_time *const when = &reader->history->when;
	bool read = tracker->merge && sites_take(reader, rest, american);

	if (read)
		rest = reader->rest;
	else if (!tracker->merge)
		read = lines_take_time(&rest, when);
	if (!read) {
		history_fault(reader->history, STATUS_HISTORY_TIME, rest);
		return;
	}
	lines_take(&rest, "/");
	lines_take_zone(&rest, when);
}

/* "$0.05/$0.10", "($0.02/$0.04)"; or "Tournament", whose stakes are the blinds posted. */
static const struct sites_rule stakes[] = {{"{ }{?(}{small_blind}/{big_blind}{?) |}", FACT}};

/* Consumes "Texas Hold'em NL ". */
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
		/* it is not known how up cards and draws are written */
		if (lines_has(game, "Hold") || lines_has(game, "Omaha"))
			history->variant = sites_variant(history->game);
		return true;
	}
	return false;
}

static bool read_heading(struct tracker *tracker)
{
	struct sites_reader *const reader = &tracker->reader;
	struct history *const history = reader->history;
	struct slice rest = reader->line, before, number;

	if (!lines_take_until(&rest, "#", &before) || !lines_take_until(&rest, " ", &number))
		return false;
	history->number =
		lines_ends(number, ":") ? lines_before(number, number.length - 1) : number;
	lines_take(&rest, "| ");
	tracker->version = lines_has(reader->line, "Version:");
	if (lines_begins(rest, "Version:") && !lines_take_until(&rest, " ", &before))
		return false;
	tracker->leaves_out = lines_take(&rest, "Uncalled:Y ");
	if (!take_game(history, &rest))
		return false;
	lines_blanks(&rest);
	tracker->tournament = lines_take(&rest, "Tournament ");
	if (!tracker->tournament) {
		if (!sites_take(reader, rest, stakes))
			return false;
		rest = reader->rest;
	}
	lines_blanks(&rest);
	read_time(tracker, rest);
	return true;
}

/* "Winter Cup, 595, 473 (Tournament: Winter Cup Buy-In: $2+$0.20)": the last number is that of the
 * tournament; iPoker also has that of the table. */
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

static void read_table(struct sites_reader *reader)
{
	static const struct sites_rule seats[] = {{"{table<}, Seats {seats_max}", FACT},
		{"{table}", FACT}};
	const ptrdiff_t at = lines_find_last(reader->rest, " (Tournament: ");

	if (at >= 0) {
		reader->history->table = reader->rest;
		read_tournament(reader->history, reader->rest, (size_t)at);
	} else {
		sites_take(reader, reader->rest, seats);
	}
}

/* "Seat 3: NAME ($3.52 in chips) DEALER". */
static void add_seat(struct sites_reader *reader)
{
	if (lines_has(reader->rest, " DEALER"))
		reader->history->button = reader->sits.number;
	sites_seat(reader);
}

static const struct sites_rule tables[] = {{"Table ", DO(read_table)}};

static const struct sites_rule seats[] = {
	{"Seat {seat}: {name<} ({stack} in chips)", DO(add_seat)}};

/* -- cards ---------------------------------------------------------------- */

/* Adds an event with the bracketed cards of a line. */
static void add_cards(struct sites_reader *reader, enum history_event_kind kind)
{
	const struct slice line = reader->line;
	struct history *const history = reader->history;
	const ptrdiff_t open = lines_find_last(line, "["), close = lines_find_last(line, "]");
	card cards[HOLE_CARDS_MAX];
	struct slice words;
	int count = -1;

	if (open >= 0 && close > open) {
		words = lines_before(line, (size_t)close);
		words = lines_after(words, (size_t)open + 1);
		count = ((struct tracker *)reader)->merge ? sites_parted_cards(words, " ", cards)
							  : sites_suits_first(words, cards);
	}
	if (count <= 0) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	sites_set_cards(sites_add(history, kind, reader->seat, line), cards, count);
}

static void deal(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_HOLE);
	reader->history->hero = reader->seat;
}

static void show(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_SHOW);
}

static void muck(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_KNOWN);
}

/* -- actions -------------------------------------------------------------- */

static const struct sites_rule actions[] = {
	{"Shows {[}", DO(show)},
	{"Mucks {[}", DO(muck)},
	{"Mucks", IGNORED},
	{"wins {$} (uncalled){.}", EVENT(HISTORY_RETURN)},
	{"Fold", EVENT(HISTORY_FOLD)},
	{"Check", EVENT(HISTORY_CHECK)},
	{"Call {$}", EVENT(HISTORY_CALL)},
	{"Bet {$}", EVENT(HISTORY_BET)},
	{"Raise (NF) {to}", EVENT(HISTORY_RAISE)},
	{"Raise {to}", EVENT(HISTORY_RAISE)},
	{"Allin {$}", EVENT(HISTORY_ALL_IN)},
	{"Post SB Allin {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Post SB {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Post BB Allin {$}", EVENT(HISTORY_BIG_BLIND)},
	{"Post BB {$}", EVENT(HISTORY_BIG_BLIND)},
	{"Post DB {$}", EVENT(HISTORY_BOTH)},
	{"Post Ante {$}", EVENT(HISTORY_ANTE)},
	{"wins {$}", EVENT(HISTORY_COLLECT)},
};

/* "Total pot $7.52 Rake $0.53". */
static void read_pot(struct sites_reader *reader)
{
	static const struct sites_rule raked[] = {{" Rake {rake}", FACT}};

	sites_pot_at(reader->history, HISTORY_POT_RAKED, reader->line);
	sites_take(reader, reader->rest, raked);
}

static void read_street(struct sites_reader *reader)
{
	if (reader->part != SITES_SUMMARY)
		reader->part = lines_has(reader->line, "SUMMARY") ? SITES_SUMMARY : SITES_PLAY;
	if (lines_has(reader->line, "[") && sites_check_street(reader->history, reader->line))
		add_cards(reader, HISTORY_BOARD);
}

static const struct sites_rule others[] = {
	{"*** {_}***", DO(read_street)},
	{"Total pot {pot}", DO(read_pot)},
	{"Dealt to {@} {[}", DO(deal)},
	{"Dealt to {words}", DO(sites_no_player)},
};

/* -- the hand ------------------------------------------------------------- */

/* Whether a player without a seat acts or is paid. */
static bool is_action(struct slice line)
{
	static const char *const words[] = {": Fold", ": Check", ": Call ", ": Bet ", ": Raise ",
		": Allin ", ": Post SB ", ": Post BB ", ": Post DB ", ": Post Ante ", ": wins ",
		NULL};

	return sites_has_any(line, words);
}

static void read_line(struct sites_reader *reader)
{
	const struct slice line = reader->line;
	const bool head = reader->part == SITES_HEAD;

	if ((head && sites_take(reader, line, tables)) || sites_take(reader, line, others) ||
		sites_take_player(reader, ": ", actions) ||
		(head && sites_take(reader, line, seats)))
		return;
	if (is_action(line))
		sites_nobody(reader);
	else
		history_warn(reader->history, STATUS_HISTORY_LINE, line);
}

static void set_rules(struct tracker *tracker)
{
	struct history *const history = tracker->reader.history;

	/* as in Merge's own format, tournament stacks are those after the posts */
	if (tracker->tournament && tracker->merge && !tracker->version)
		sites_add_posts(history);
	if (tracker->tournament || history->variant->limit == FIXED_LIMIT) {
		sites_find_stakes(history);
	} else {
		/* A big blind above the stake is both blinds. */
		HISTORY_EACH (event, history)
			if (event->kind == HISTORY_BIG_BLIND &&
				history_given(history->stakes.big_blind) &&
				sites_compare(event->added, history->stakes.big_blind) > 0)
				event->kind = HISTORY_BOTH;
	}
	sites_check_stakes(history);
	for (int i = 0; tracker->tournament && i < history->seats; i++)
		history->seat[i].dealt = true;
	if (tracker->tournament) {
		history->currency = SLICE("");
		if (!history->tournament.length)
			history->tournament = history->table;
	}
	history->dialect.returns_won = !tracker->leaves_out;
	history->dialect.returns_not_given = tracker->leaves_out;
	history->dialect.rake_not_given = tracker->merge;
}

/* Rejects "GAME #7003: Omaha 50/100 - 2013-08-01 22:16:18", which has no limit and other words for
 * actions. */
static bool refuse_unlimited(struct history *history, struct slice line)
{
	static const char form[] =
		"iPoker hand histories written by PokerTracker without the limit";
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
	struct tracker tracker = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &tracker.reader;

	sites_next(reader);
	tracker.merge = !lines_begins(reader->line, "GAME");
	history->site = tracker.merge ? SLICE("Merge") : SLICE("iPoker");
	if (refuse_unlimited(history, reader->line))
		return;
	if (!sites_check_heading(history, read_heading(&tracker), reader->line))
		return;
	while (sites_next(reader))
		read_line(reader);
	set_rules(&tracker);
	if (!tracker.merge)
		sites_check_end(tracker.reader.history, tracker.reader.part == SITES_SUMMARY);
	else
		sites_check_summary(tracker.reader.history, tracker.reader.part == SITES_SUMMARY);
}
