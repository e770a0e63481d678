/* Hand histories of Everleaf and its skins.
 *
 *     Everleaf Gaming Game #9101
 *     ***** Hand history for game #9101 *****
 *     Blinds $0.05/$0.10 NL Hold'em - 6 Max - 2010/08/29 - 20:34:15
 *     Table Lund XIV
 *     Seat 6 is the button
 *     Total number of players: 6
 *     Seat 1: NAME (  $ 12.40 USD )
 *     NAME: posts small blind [$ 0.05 USD]
 *     ** Dealing down cards **
 *     Dealt to NAME [ 9h, Qd ]
 *     NAME raises [$ 0.35 USD]
 *     ** Dealing Flop ** [ 2s, Ad, 8d ]
 *     NAME: bets [$ 0.50 USD]
 *     NAME shows [ 8c, 8h ] a pair of eights
 *     NAME wins $ 0.95 USD from main pot with a pair of eights [ Ad, 8c, 8h, 8d, 2s ]
 *
 * All amounts are the chips that a line adds. An uncalled bet is returned without a line, and is
 * not part of the amount won. The rake is not stated. Chat follows a colon, as bets do. Without
 * "Blinds" the stakes are the bets of fixed limit. Tournament tables have chips without a currency.
 *
 * In stud, "NAME posts bring-in $0.02." and "NAME completes to $0.05." end with a point. Older
 * texts show cards only at the showdown; newer ones also have up cards and the hero's cards. */
#include "histories/sites/sites_rules.h"

struct everleaf {
	struct sites_reader reader; /* must be first */
	bool played;                /* the seats are complete */
	bool wraps;                 /* the previous line stated the winner, and may continue */
};

/* The line before a hand has the name of the skin. */
bool sites_everleaf_session(struct slice line, struct slice rest)
{
	(void)line;
	return lines_begins(rest, "***** Hand history for game #") ||
	       lines_begins(rest, "*** Historique des Mains pour la partie ");
}

/* -- the header ----------------------------------------------------------- */

static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {"", "F"}, {NULL, NULL}};

static const struct sites_code games[] = {{"Hold'em", "T"}, {"Omaha", "O"}, {"Omaha Hi/Lo", "O/8"},
	{"7 Card Stud", "7S"}, {NULL, NULL}};

static const struct sites_rule stakes[] = {
	{"{?Blinds }{ }{small_blind}/{ }{big_blind} {words} - {seats_max} Max - {time}", FACT},
	{"{?Blinds }{ }{small_blind}/{ }{big_blind} {words} - {time}", FACT},
};

/* Only newer texts have the tournament. */
static const struct sites_rule tournaments[] = {
	{"Tournament #{tournament} ", FACT},
	{"Tournament #{tournament}", FACT},
};

/* "Seat 1: NAME (  $ 12.40 USD )". */
static void add_seat(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct history_seat *const seat = &reader->sits;

	seat->name = slice_trim(seat->name);
	sites_take_money(history, &reader->rest, &seat->stack);
	lines_blanks(&reader->rest);
	if (lines_begins(reader->rest, "USD") || lines_begins(reader->rest, "GEL"))
		history->currency = lines_before(reader->rest, 3);
	else if (lines_begins(reader->rest, "EUR"))
		history->currency = SLICE("EUR");
	seat->dealt = !history->currency.length && seat->stack.digits;
	sites_seat(reader);
}

/* A player without chips is not dealt in. */
static const struct sites_rule places[] = {
	{"Table {table}", FACT},
	{"Seat {button} is the button{.}", FACT},
	{"Total number of players: ", IGNORED},
};

static const struct sites_rule seats[] = {
	{"Seat {seat}: {_<} ({ }new player", IGNORED},
	{"Seat {seat}: {_<} ({ }All-in", IGNORED},
	{"Seat {seat}: {name<} (", DO(add_seat)},
};

/* -- what happens --------------------------------------------------------- */

/* After a colon, and without one. */
static const struct sites_rule given[] = {
	{"bets [{$}", EVENT(HISTORY_BET)},
	{"posts small blind [{$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind [{$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts both blinds [{$}", EVENT(HISTORY_BOTH)},
	{"posts ante [{$}", EVENT(HISTORY_ANTE)},
};

static void wrap(struct sites_reader *reader)
{
	((struct everleaf *)reader)->wraps = !lines_ends(reader->line, "]");
}

/* Cards have spaces around them: "shows [ 8c, 8h ] a pair". Payments are "wins $ 0.13 USD from main
 * pot", "wins high ($ 0.95 USD) from main pot", "wins low ($0.95)". */
static const struct sites_rule actions[] = {
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls [{$}", EVENT(HISTORY_CALL)},
	{"raises [{$}", EVENT(HISTORY_RAISE)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"mucks {cards}", EVENT(HISTORY_KNOWN)},
	{"posts bring-in {$}", EVENT(HISTORY_BRING_IN)},
	{"completes to {to}", EVENT(HISTORY_RAISE)},
	{"does not show cards", EVENT(HISTORY_MUCK)},
	{"wins { }{?high }{?low }{$}", EVENT(HISTORY_COLLECT), DO(wrap)},
};

static const struct sites_rule streets[] = {
	{"** Dealing Flop ** ", DO(sites_board)},
	{"** Dealing Turn ** ", DO(sites_board)},
	{"** Dealing River ** ", DO(sites_board)},
	{"** Dealing down cards **{.}", IGNORED},
	{"Dealt to ", DO(sites_dealt)},
};

static const struct sites_rule stud_streets[] = {
	{"|** Dealing 4th Street **|** Dealing 5th Street **|** Dealing 6th Street **|"
	 "** Dealing River **|**** dealing ",
		IGNORED},
};

/* -- the hand ------------------------------------------------------------- */

/* Also the name of the skin before the next hand. */
static bool is_ignored(struct slice line)
{
	static const char *const words[] = {" has disconnected and ",
		" has been reseated to this table", " has joined the table", " has left the table",
		" sits out", "connect\xc3\xa9 et dispose de ", " Game #", NULL};

	return sites_has_any(line, words) || lines_begins(line, "Partouche Poker");
}

static void read_line(struct everleaf *everleaf)
{
	struct sites_reader *const reader = &everleaf->reader;
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	const bool wraps = everleaf->wraps;

	everleaf->wraps = false;
	if (sites_take(reader, line, places) ||
		(!everleaf->played && sites_take(reader, line, seats)))
		return;
	everleaf->played = true;
	/* after a colon it may be chat */
	if (sites_take(reader, line, streets) || sites_take_player(reader, ": ", given) ||
		reader->seat >= 0 || sites_take_player(reader, " ", actions) ||
		(variant_brings_in(history->variant) && sites_take(reader, line, stud_streets)) ||
		is_ignored(line) || (wraps && lines_ends(line, " ]")))
		return;
	if (lines_has(line, " wins ") || lines_has(line, ": posts "))
		sites_nobody(reader);
	else if (lines_find(line, ": ") < 0 || lines_has(line, ": bets ["))
		sites_not_understood(history, line);
}

void sites_everleaf_read(struct history *history)
{
	struct everleaf everleaf = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &everleaf.reader;
	bool read;
	struct slice rest;
	size_t length = 0;
	struct history_amount small;

	sites_next(reader);
	rest = reader->line;
	while (rest.length && !lines_is_digit(*rest.bytes))
		rest = lines_after(rest, 1);
	while (length < rest.length && lines_is_digit(rest.bytes[length]))
		length++;
	history->number = lines_before(rest, length);
	if (sites_next(reader) && sites_take(reader, reader->line, tournaments))
		sites_next(reader);
	read = sites_take(reader, reader->line, stakes);
	if (read) {
		struct slice game = reader->words, limit = {game.bytes, 0};

		history->game = game;
		if (lines_begins(game, "NL ") || lines_begins(game, "PL ")) {
			limit.length = 2;
			game = lines_after(game, 3);
		}
		history->variant = sites_coded_variant(limits, limit, games, game);
		sites_fix_stakes(history);
	}
	if (!sites_check_heading(history, read, reader->line))
		return;
	while (sites_next(reader))
		read_line(&everleaf);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	/* Both blinds together are the sum of the two. */
	small = history_given(history->stakes.small_blind) ? history->stakes.small_blind
							   : sites_half(history->stakes.big_blind);
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_BOTH &&
			sites_compare(event->added, history_sum(small, history->stakes.big_blind)))
			history_fault(history, STATUS_HISTORY_STAKE, history_line(history, event));
	history->dialect.rake_not_given = history->currency.length > 0;
	if (!history->dialect.rake_not_given)
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, history_has_any(history, HISTORY_COLLECT));
}
