/* The texts of Everleaf and its skins.
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
 * All amounts are what a line adds. Bets that nobody called go back without a word, and are not
 * won. The rake is not stated. What players say stands behind a colon, as bets do. Without "Blinds"
 * the stakes are the bets of fixed limit. Tables of tournaments have chips without a currency.
 *
 * In stud, "NAME posts bring-in $0.02." and "NAME completes to $0.05." end with a point. Older
 * texts have no card but at the showdown, newer ones those that lie face up and the hero's. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct everleaf {
	struct history *history;
	bool played; /* the seats are read */
	bool wraps;  /* the line before told who won, and may go on */
};

static const char *const firsts[] = {"***** Hand history for game #",
	"*** Historique des Mains pour la partie ", NULL};

bool sites_everleaf_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return sites_begins_any(line, firsts);
}

/* The line before a hand has the name of the skin. */
bool sites_everleaf_session(struct slice line, struct slice rest)
{
	(void)line;
	return sites_begins_any(rest, firsts);
}

/* -- the heading ---------------------------------------------------------- */

static const struct sites_code limits[] = {
	{"NL", "N"},
	{"PL", "P"},
	{"", "F"},
	{.words = NULL},
};

static const struct sites_code games[] = {
	{"Hold'em", "T"},
	{"Omaha", "O"},
	{"Omaha Hi/Lo", "O/8"},
	{"7 Card Stud", "7S"},
	{.words = NULL},
};

static void set_variant(struct history *history, struct slice game)
{
	struct slice limit = {game.bytes, 0};

	history->game = game;
	if (lines_begins(game, "NL ") || lines_begins(game, "PL ")) {
		limit.length = 2;
		game = lines_after(game, 3);
	}
	history->variant = sites_coded_variant(limits, limit, games, game);
	sites_fix_stakes(history);
}

/* "Blinds $0.05/$0.10 NL Hold'em - 6 Max - 2010/08/29 - 20:34:15". */
static bool read_stakes(struct history *history, struct slice line)
{
	struct slice rest = line, game, at;
	uint64_t most;

	lines_take(&rest, "Blinds ");
	lines_blanks(&rest);
	if (!sites_take_stake(&rest, &history->stakes.small_blind) || !lines_take(&rest, "/"))
		return false;
	lines_blanks(&rest);
	if (!sites_take_stake(&rest, &history->stakes.big_blind) || !lines_take(&rest, " ") ||
		!lines_take_until(&rest, " - ", &game))
		return false;
	at = rest;
	if (lines_take_number(&at, &most) && lines_take(&at, " Max - ") &&
		most <= HISTORY_SEATS_MAX) {
		history->seats_max = (int)most;
		rest = at;
	}
	if (!lines_take_time(&rest, &history->when))
		history_fault(history, STATUS_HISTORY_TIME, rest);
	set_variant(history, game);
	return true;
}

static void read_number(struct history *history, struct slice line)
{
	struct slice rest = line;
	size_t length = 0;

	while (rest.length && (*rest.bytes < '0' || *rest.bytes > '9'))
		rest = lines_after(rest, 1);
	while (length < rest.length && rest.bytes[length] >= '0' && rest.bytes[length] <= '9')
		length++;
	history->number = lines_before(rest, length);
}

/* "Tournament #5001 - Level 2", which only newer texts have, and the line after it. */
static bool read_heading(struct history *history, struct slice *rest, struct slice *line)
{
	struct slice tournament;

	lines_next_full(rest, line);
	tournament = *line;
	if (lines_take(&tournament, "Tournament #")) {
		if (!lines_take_until(&tournament, " ", &history->tournament))
			history->tournament = tournament;
		lines_next_full(rest, line);
	}
	return read_stakes(history, *line);
}

/* -- seats ---------------------------------------------------------------- */

static void set_currency(struct history *history, struct slice word)
{
	if (lines_begins(word, "USD") || lines_begins(word, "GEL"))
		history->currency = lines_before(word, 3);
	else if (lines_begins(word, "EUR"))
		history->currency = SLICE("EUR");
}

/* "Seat 1: NAME (  $ 12.40 USD )", "Seat 4: NAME ( new player )". */
static bool read_seat(struct everleaf *everleaf, struct slice line)
{
	struct history *const history = everleaf->history;
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (everleaf->played || !sites_take_seat_name(history, &amount, &seat))
		return false;
	amount = slice_trim(amount);
	seat.name = slice_trim(seat.name);
	if (lines_begins(amount, "new player") || lines_begins(amount, "All-in"))
		return true; /* who has no chips at all is not dealt in */
	sites_take_money(history, &amount, &seat.stack);
	lines_blanks(&amount);
	set_currency(history, amount);
	seat.dealt = !history->currency.length && seat.stack.digits;
	history_add_seat(history, &seat);
	return true;
}

static bool read_place(struct history *history, struct slice line)
{
	struct slice rest = line;
	uint64_t number;

	if (lines_take(&rest, "Table "))
		history->table = rest;
	else if (lines_take(&rest, "Seat ") && lines_take_number(&rest, &number) &&
		 slice_equal(rest, " is the button") && number <= 100)
		history->button = (int)number;
	else
		return lines_begins(line, "Total number of players: ");
	return true;
}

/* -- what happens --------------------------------------------------------- */

/* Behind a colon, and without one. */
static const struct sites_deed said[] = {
	{"bets [", HISTORY_BET, SITES_ADDED},
	{"posts small blind [", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind [", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts both blinds [", HISTORY_BOTH, SITES_ADDED},
	{"posts ante [", HISTORY_ANTE, SITES_ADDED},
	{.words = NULL},
};

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls [", HISTORY_CALL, SITES_ADDED},
	{"raises [", HISTORY_RAISE, SITES_ADDED},
	{"shows [", HISTORY_SHOW, SITES_CARDS},
	{"mucks [", HISTORY_KNOWN, SITES_CARDS},
	{"posts bring-in ", HISTORY_BRING_IN, SITES_ADDED},
	{"completes to ", HISTORY_RAISE, SITES_TOTAL},
	{"does not show cards", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

/* "wins $ 0.13 USD from main pot", "wins  high ($ 0.95 USD) from main pot", "wins  low ($0.95)". */
static bool read_paid(struct everleaf *everleaf, int seat, struct slice line, struct slice rest)
{
	if (!lines_take(&rest, "wins "))
		return false;
	lines_blanks(&rest);
	if (!lines_take(&rest, "high "))
		lines_take(&rest, "low ");
	sites_add_amount(everleaf->history, HISTORY_COLLECT, seat, line, rest);
	everleaf->wraps = !lines_ends(line, "]");
	return true;
}

/* Cards stand within blanks: "shows [ 8c, 8h ] a pair". */
static bool read_deed(struct everleaf *everleaf, struct slice line)
{
	struct history *const history = everleaf->history;
	struct slice rest, cards;
	int seat = history_seat_begins(history, line, ": ", &rest);

	if (seat >= 0) {
		sites_take_deed(history, said, seat, line, rest);
		return true; /* or it is what the player says */
	}
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat < 0)
		return false;
	cards = rest;
	if (lines_take(&cards, "shows "))
		sites_add_cards(history, HISTORY_SHOW, seat, line, cards);
	else if (lines_take(&cards, "mucks "))
		sites_add_cards(history, HISTORY_KNOWN, seat, line, cards);
	else
		return sites_take_deed(history, deeds, seat, line, rest) ||
		       read_paid(everleaf, seat, line, rest);
	return true;
}

static bool read_dealt(struct history *history, struct slice line)
{
	static const char *const streets[] = {"** Dealing Flop ** ", "** Dealing Turn ** ",
		"** Dealing River ** ", NULL};
	static const char *const stud[] = {"** Dealing 4th Street **", "** Dealing 5th Street **",
		"** Dealing 6th Street **", "** Dealing River **", "**** dealing ", NULL};

	if (sites_begins_any(line, streets)) {
		sites_add_board(history, 0, line);
		return true;
	}
	if (!lines_begins(line, "Dealt to "))
		return slice_equal(line, "** Dealing down cards **") ||
		       (variant_brings_in(history->variant) && sites_begins_any(line, stud));
	sites_read_dealt(history, line);
	return true;
}

/* -- the hand ------------------------------------------------------------- */

/* Also the name of the skin before the next hand. */
static bool is_chatter(struct slice line)
{
	static const char *const words[] = {" has disconnected and ",
		" has been reseated to this table", " has joined the table", " has left the table",
		" sits out", "connect\xc3\xa9 et dispose de ", " Game #", NULL};

	for (int i = 0; words[i]; i++)
		if (lines_has(line, words[i]))
			return true;
	return lines_begins(line, "Partouche Poker");
}

static void read_line(struct everleaf *everleaf, struct slice line)
{
	struct history *const history = everleaf->history;
	const bool wraps = everleaf->wraps;

	everleaf->wraps = false;
	if (read_place(history, line) || read_seat(everleaf, line))
		return;
	everleaf->played = true;
	if (read_dealt(history, line) || read_deed(everleaf, line) || is_chatter(line) ||
		(wraps && lines_ends(line, " ]")))
		return;
	if (lines_has(line, " wins ") || lines_has(line, ": posts "))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else if (lines_find(line, ": ") < 0 || lines_has(line, ": bets ["))
		sites_not_understood(history, line);
}

/* Both blinds are the sum of the two. */
static void check_both(struct history *history)
{
	const struct history_amount small = history_said(history->stakes.small_blind)
						    ? history->stakes.small_blind
						    : sites_half(history->stakes.big_blind);

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BOTH &&
			sites_compare(event->added, history_sum(small, history->stakes.big_blind)))
			history_fault(history, STATUS_HISTORY_STAKE, history_line(history, event));
	}
}

static void check_end(struct history *history)
{
	sites_check_stakes(history);
	sites_check_small_blind(history);
	check_both(history);
	history->dialect.rake_unsaid = history->currency.length > 0;
	if (!history->dialect.rake_unsaid)
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, history_has_any(history, HISTORY_COLLECT));
}

void sites_everleaf_read(struct history *history)
{
	struct everleaf everleaf = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	read_number(history, line);
	if (!sites_check_heading(history, read_heading(history, &rest, &line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&everleaf, line);
	check_end(history);
}
