/* Hand histories of PKR.
 *
 *     Table #410 - Lund
 *     Starting Hand #9001
 *     Start time of hand: 11 Jun 2012 21:38:10
 *     Game Type: HOLD'EM
 *     Limit Type: NO LIMIT
 *     Table Type: RING
 *     Money Type: REAL MONEY
 *     Blinds are now $0.02 / $0.04
 *     Button is at seat 6
 *     Seat 1: NAME - $4
 *     Moving Button to seat 7
 *     NAME posts small blind ($0.02)
 *     Dealing [J s][Q h] to NAME
 *     NAME raises to $0.20
 *     Pot sizes: $0.48
 *     Dealing Flop [8 d][2 h][6 d]
 *     Taking Rake of $0.04 from pot 1
 *     NAME wins $0.44
 *     Seat 1: NAME - $4.24
 *     End of Hand #9001
 *
 * A call or raise states the player's total on the street. Uncalled bets are not part of the pots,
 * and only have a line if a player is all-in. The second list of seats has the stacks after the
 * hand. */
#include "histories/sites/sites_rules.h"

enum { MOVED = 1, MONEY = 2, TOURNAMENT = 4 }; /* set by lines that state it */

struct pkr {
	struct sites_reader reader; /* must be first */
	bool in_pots;               /* the previous line was about a pot too */
	struct slice limit;         /* in the words of the header */
	bool waits[HISTORY_SEATS_MAX];
	struct history_amount brought[HISTORY_SEATS_MAX]; /* to the table, during the hand */
	struct history_amount bounty[HISTORY_SEATS_MAX];  /* before the hand */
};

/* The line before a hand names the table; some texts do not have it. */
bool sites_pkr_session(struct slice line, struct slice rest)
{
	uint64_t number;

	lines_blanks(&rest);
	return lines_take(&line, "Table #") && lines_take_number(&line, &number) &&
	       lines_begins(line, " - ") && lines_begins(rest, "Starting Hand #");
}

/* -- the header ----------------------------------------------------------- */

static const struct sites_rule sessions[] = {
	{"Table #{table} - STT # {tournament}", FACT},
	{"Table #{_} - Tournament #{tournament} Table #{table}", FACT},
	{"Table #{_} - {table}", FACT},
};

static void set_limit(struct sites_reader *reader)
{
	((struct pkr *)reader)->limit = reader->words;
}

static void set_money(struct sites_reader *reader)
{
	if (lines_begins(reader->words, "PLAY") || lines_begins(reader->words, "Play"))
		sites_play_money(reader);
}

static const struct sites_rule facts[] = {
	{"Start time of hand: {day} {Mon} {year} {clock}", FACT},
	{"Start time of hand: {words}", DO(sites_bad_time)},
	{"Game Type: {game}", FACT},
	{"Limit Type: {words}", DO(set_limit)},
	{"Money Type: {words}", DO(set_money), SET(MONEY)},
	{"Table Type: TOURNAMENT{.}", SET(TOURNAMENT)},
	{"Table Type: ", IGNORED},
	{"Blinds are now {small_blind}{_}/{ }{big_blind}", FACT},
	{"Blinds are now ", DO(sites_bad_heading)},
	{"Button is at seat {button}", FACT},
	{"|Button is at seat |Last Hand ", IGNORED},
};

static void set_variant(struct pkr *pkr)
{
	static const struct sites_code games[] = {{"HOLD'EM", "T"}, {"OMAHA", "O"},
		{"OMAHA HI/LO", "O/8"}, {NULL, NULL}};
	static const struct sites_code limits[] = {{"NO LIMIT", "N"}, {"POT LIMIT", "P"},
		{"LIMIT", "F"}, {"FIXED LIMIT", "F"}, {NULL, NULL}};
	struct history *const history = pkr->reader.history;

	history->variant = sites_coded_variant(limits, pkr->limit, games, history->game);
	history->game = sites_join(history, history->game, pkr->limit);
}

/* -- seats ---------------------------------------------------------------- */

/* "Seat 1: NAME - $4.06 (away from table)", "Seat 2: NAME (bounty value $0.40, bounty won $0) -
 * 2,940". */
static void read_seat(struct sites_reader *reader)
{
	static const struct sites_rule bounties[] = {
		{"{name<} (bounty value {$}, bounty won {second}", FACT}};
	struct pkr *const pkr = (struct pkr *)reader;
	struct history_seat seat = reader->sits;
	const bool found = sites_take(reader, seat.name, bounties);

	seat.name = found ? reader->sits.name : seat.name;
	if (reader->part != SITES_HEAD) {
		/* Stack after the hand, less chips brought to the table during it. A player who has
		 * sat down since has no other line. */
		struct history *const history = pkr->reader.history;
		const struct history_amount won = pkr->reader.second;
		const int index = history_seat_named(history, seat.name);

		if (index >= 0) {
			sites_add(history, HISTORY_LEFT, index, pkr->reader.line)->added =
				sites_less(seat.stack, pkr->brought[index]);
			if (found && sites_compare(won, pkr->bounty[index]) > 0)
				history_add_prize(history, HISTORY_BOUNTY, index,
					sites_less(won, pkr->bounty[index]));
		}
		return;
	}
	reader->sits = seat;
	sites_seat(reader);
	if (reader->seat < 0 || !found)
		return;
	pkr->bounty[reader->seat] = reader->second;
	history_add_prize(reader->history, HISTORY_ON_HEAD, reader->seat, reader->added);
}

static const struct sites_rule seats[] = {{"Seat {seat}: {name<} - {stack}", DO(read_seat)}};

/* -- cards ---------------------------------------------------------------- */

/* Separators of cards: "[K d][A d]", "[Kd Ad]"; "[XX] [A d]" has an unknown card. */
static const char between[] = "[] X";

static void deal(struct sites_reader *reader)
{
	if (sites_add_parted(reader->history, HISTORY_HOLE, reader->seat, reader->line,
		    reader->words, between) &&
		reader->history->hero < 0)
		reader->history->hero = reader->seat;
}

static void deal_board(struct sites_reader *reader)
{
	if (sites_check_street(reader->history, reader->line))
		sites_add_parted(reader->history, HISTORY_BOARD, -1, reader->line, reader->words,
			between);
}

static void show(struct sites_reader *reader)
{
	sites_add_parted(reader->history, HISTORY_SHOW, reader->seat, reader->line, reader->words,
		between);
}

/* -- actions -------------------------------------------------------------- */

/* "posts $0.04", "posts $0.02 dead". A player who posts only dead chips also posts 0. */
static void add_post(struct sites_reader *reader)
{
	if (reader->added.digits)
		sites_add(reader->history,
			lines_begins(reader->rest, " dead") ? HISTORY_DEAD : HISTORY_LIVE,
			reader->seat, reader->line)
			->added = reader->added;
}

static void wait_for_blind(struct sites_reader *reader)
{
	((struct pkr *)reader)->waits[reader->seat] = true;
}

/* "brings $4 to table 410", "rebuys $2". */
static void add_brought(struct sites_reader *reader)
{
	if (reader->part != SITES_HEAD)
		sites_add_up(&((struct pkr *)reader)->brought[reader->seat], reader->added);
}

/* Payments are "wins $0.38 from side pot #2 with: ...", "ties, and wins $34.75 with high hand:
 * ...", "ties side pot #1, and wins $0.43 with: ...", "ties $34.75 with low hand: ...". The rest is
 * about hands that are face up, and about players who are slow or away. */
static const struct sites_rule actions[] = {
	{"{ }shows {[}{words}", DO(show)},
	{"{ }folds and shows {words}", EVENT(HISTORY_FOLD), DO(show)},
	{"{ }folds", EVENT(HISTORY_FOLD)},
	{"{ }checks", EVENT(HISTORY_CHECK)},
	{"{ }calls {to}", EVENT(HISTORY_CALL)},
	{"{ }bets {$}", EVENT(HISTORY_BET)},
	{"{ }raises to {to}", EVENT(HISTORY_RAISE)},
	{"{ }posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"{ }posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"{ }posts ante of {$}", EVENT(HISTORY_ANTE)},
	{"{ }mucks", EVENT(HISTORY_MUCK)},
	{"{ }doesn't show", EVENT(HISTORY_MUCK)},
	{"{ }posts {$}", DO(add_post)},
	{"{ }will be dealt in ", DO(wait_for_blind)},
	{"{_<} has been granted disconnection protection{.}", DO(sites_protected)},
	{"{ }wins {$}", EVENT(HISTORY_COLLECT)},
	{"{ }ties{_} wins {$}", EVENT(HISTORY_COLLECT)},
	{"{ }ties side pot #{_} {$}", EVENT(HISTORY_COLLECT)},
	{"{ }ties{$}", EVENT(HISTORY_COLLECT)},
	{"{ }brings {$}", DO(add_brought)},
	{"{ }rebuys {$}", DO(add_brought)},
	{"{ }has ", IGNORED},
	{"{ }did not respond in time", IGNORED},
	{"{ }is using the time bank", IGNORED},
	{"{ }is away", IGNORED},
	{"{ }leaves", IGNORED},
	{"{ }sits ", IGNORED},
	{"{ }stands ", IGNORED},
	{"{ }finishes ", IGNORED},
	{"{ }says ", IGNORED},
};

/* -- the money ------------------------------------------------------------ */

/* A line for each pot. The last ones count. */
static void add_pot(struct sites_reader *reader)
{
	if (!((struct pkr *)reader)->in_pots)
		reader->history->money.pot = HISTORY_NOT_GIVEN;
	sites_add_so_far(reader, reader->added);
	sites_add_up(&reader->history->money.pot, reader->added);
	sites_pot_at(reader->history, HISTORY_POT_WHOLE, reader->line);
}

static const struct sites_rule steps[] = {
	{"Pot sizes: {$}", DO(add_pot)},
	{"Moving Button to seat {button}", SET(MOVED), .next = SITES_PLAY},
	{"Moving Button to seat ", SET(MOVED), .next = SITES_PLAY},
	{"Shuffling Deck{.}", .next = SITES_PLAY},
	{"Dealing Flop {words}", DO(deal_board)},
	{"Dealing Turn {words}", DO(deal_board)},
	{"Dealing River {words}", DO(deal_board)},
	{"Dealing {[}{words}] to {@}", DO(deal)},
	{"Dealing {[}", DO(sites_nobody)},
	{"Dealing Cards{.}", IGNORED},
	{"End of Hand #", .next = SITES_ENDED},
	{"End Of Hand #", .next = SITES_ENDED},
};

static const struct sites_rule money[] = {
	{"Returning {$} to {@} uncalled{.}", EVENT(HISTORY_RETURN)},
	{"Returning {$} to {_<} uncalled{.}", DO(sites_nobody)},
	{"Taking Rake of {$}", DO(sites_add_rake)},
	{"No Rake Taken{.}", IGNORED},
	{"There is no qualifying low hand{.}", IGNORED},
};

/* -- the hand ------------------------------------------------------------- */

/* Players who are not seated chat, come and go. */
static bool is_of_others(struct slice line)
{
	/* Emotes, such as laughing, clapping and yawning, are whole sentences. */
	return lines_has(line, ": ") || lines_has(line, " brings ") ||
	       lines_has(line, " rebuys ") || lines_has(line, " has joined from ") ||
	       (lines_ends(line, ".") || lines_ends(line, "!"));
}

static void read_line(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if ((reader->part == SITES_HEAD && sites_take(reader, line, facts)) ||
		sites_take(reader, line, seats) || sites_take(reader, line, steps) ||
		sites_take_player(reader, " ", actions) ||
		history_seat_begins(history, line, ": ", NULL) >= 0 ||
		sites_take(reader, line, money))
		return;
	if (!is_of_others(line))
		sites_not_understood(history, line);
}

/* If all fold to the blinds, the pots appear twice in a row. */
static bool is_walk(const struct history *history)
{
	HISTORY_EACH (event, history)
		if (event->kind >= HISTORY_CHECK && event->kind <= HISTORY_ALL_IN)
			return false;
	return true;
}

void sites_pkr_read(struct history *history)
{
	struct pkr pkr = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &pkr.reader;
	bool read;
	struct slice rest, line = {"", 0};

	for (int i = 0; i < HISTORY_SEATS_MAX; i++)
		pkr.brought[i] = HISTORY_NOT_GIVEN;
	sites_next(reader);
	history->number = lines_after(reader->line, strlen("Starting Hand #"));
	rest = reader->history->session;
	while (rest.length && !lines_begins(line, "Table #"))
		lines_next(&rest, &line);
	sites_take(reader, line, sessions);
	while (sites_next(reader)) {
		read_line(reader);
		pkr.in_pots = lines_begins(reader->line, "Pot sizes: ");
	}
	read = history->game.length && pkr.limit.length;
	set_variant(&pkr);
	if (!sites_check_heading(history, read,
		    lines_before(history->text, history->number.length + 15)))
		return;
	if (history->variant->limit == FIXED_LIMIT)
		sites_find_stakes(history);
	sites_check_stakes(history);
	sites_check_heads_up(history);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	/* in tournaments all players are dealt in, except those who arrived out of position */
	for (int i = 0; (reader->flags & TOURNAMENT) && i < history->seats; i++)
		history->seat[i].dealt = !pkr.waits[i];
	if (!(reader->flags & MOVED))
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (!(reader->flags & MONEY) || !history_given(history->stakes.big_blind))
		history_fault(history, STATUS_HISTORY_HEADLESS, lines_before(history->text, 0));
	if (is_walk(history))
		history->money.pot = HISTORY_NOT_GIVEN;
	if (!history_given(history->money.rake))
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, reader->part == SITES_ENDED);
}
