/* The texts of Poker Mavens, a program with which rooms of their own are run, such as Seals With
 * Clubs. The line of the site has the room's name.
 *
 *     Hand #5338590-82 - 2013-04-12 00:37:11
 *     Game: NL Hold'em (20 - 100) - Blinds 1/1
 *     Site: Seals With Clubs
 *     Table: NLHE 9max 1/1 #2
 *     Seat 2: NAME (23)
 *     NAME has the dealer button
 *     NAME posts small & big blind 1.50
 *     ** Hole Cards **
 *     Dealt to NAME [Kd Qh]
 *     NAME raises to 3
 *     ** Flop ** [5h 5d Kh]
 *     NAME refunded 3
 *     ** Main Pot Show Down ** [5h 5d Kh 6s 8h]
 *     NAME shows [Td Tc] (Two Pair, Tens and Fives +K)
 *     NAME wins Side Pot 1 (2) with Two Pair
 *     Rake (0)
 *
 * The rake is told after each pot. */
#include "histories/sites/sites_inside.h"

struct mavens {
	struct history *history;
	bool dealt; /* the hole cards are */
};

bool sites_mavens_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return lines_take(&line, "Hand #") && lines_take_number(&line, &number) &&
	       lines_take(&line, "-") && lines_take_number(&line, &number) &&
	       lines_begins(line, " - ");
}

/* -- the heading ---------------------------------------------------------- */

static bool read_first(struct history *history, struct slice line)
{
	struct slice rest = line, before;

	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, " - ", &history->number))
		return false;
	if (!lines_take_time(&rest, &history->when))
		history_fault(history, STATUS_HISTORY_TIME, rest);
	return true;
}

/* "Game: NL Hold'em (20 - 100) - Blinds 1/1". Of fixed limit the stakes are bets. */
static bool read_game(struct history *history, struct slice line)
{
	struct slice rest = line, before;

	if (!lines_take(&rest, "Game: ") || !lines_take_until(&rest, " (", &history->game))
		return false;
	history->variant = sites_variant(history->game);
	if (!lines_take_until(&rest, "Blinds ", &before) &&
		!lines_take_until(&rest, "Stakes ", &before))
		return false;
	if (!sites_take_stake(&rest, &history->stakes.small_blind) || !lines_take(&rest, "/") ||
		!sites_take_stake(&rest, &history->stakes.big_blind))
		return false;
	sites_fix_stakes(history);
	return true;
}

static bool read_fact(struct history *history, struct slice line)
{
	if (lines_take(&line, "Site: "))
		history->site = line;
	else if (lines_take(&line, "Table: "))
		history->table = line;
	else
		return false;
	return true;
}

/* "Seat 1: NAME (40)", "Seat 3: NAME (139.08) - sitting out". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (!sites_take_seat_name(history, &amount, &seat))
		return false;
	seat.dealt = lines_ends(line, ")"); /* who is not dealt in is marked, and others may be */
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
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts small & big blind ", HISTORY_BOTH, SITES_ADDED},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts dead ", HISTORY_DEAD, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddles ", HISTORY_STRADDLE, SITES_ADDED},
	{"refunded ", HISTORY_RETURN, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

static const char *const chatter[] = {"adds ", "has timed out", "sits out", "sitting out",
	"is sitting", "is ready", "is disconnected", "is reconnected", "left the table",
	"waiting for big blind", NULL};

/* "wins Side Pot 1 (2)", "splits Main Pot (6.50) with Flush". */
static bool read_win(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before;

	if (!lines_begins(rest, "wins ") && !lines_begins(rest, "splits "))
		return false;
	if (lines_take_until(&rest, " (", &before))
		sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	else
		history_fault(history, STATUS_HISTORY_AMOUNT, rest);
	return true;
}

static bool read_player(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	if (lines_begins(rest, "has the dealer button"))
		history->button = history->seat[seat].number;
	else if (!read_win(history, seat, line, rest) &&
		 !sites_take_deed(history, deeds, seat, line, rest))
		return sites_begins_any(rest, chatter);
	return true;
}

/* -- the hand ------------------------------------------------------------- */

static void read_street(struct mavens *mavens, struct slice line)
{
	mavens->dealt |= lines_begins(line, "** Hole Cards");
	if (lines_has(line, "Show Down"))
		sites_check_board(mavens->history, 0, line);
	else if (lines_begins(line, "** Flop") || lines_begins(line, "** Turn") ||
		 lines_begins(line, "** River"))
		sites_add_board(mavens->history, sites_run_of(line), line);
	else if (!mavens->dealt)
		history_warn(mavens->history, STATUS_HISTORY_LINE, line);
}

/* "Rake (0.17)", of one pot. */
static bool read_rake(struct history *history, struct slice line)
{
	struct history_amount rake;

	if (!lines_take(&line, "Rake "))
		return false;
	if (sites_take_money(history, &line, &rake))
		sites_add_up(&history->money.rake, rake);
	return true;
}

static void read_line(struct mavens *mavens, struct slice line)
{
	struct history *const history = mavens->history;

	if (lines_begins(line, "** ")) {
		read_street(mavens, line);
	} else if (lines_begins(line, "Dealt to ")) {
		sites_read_dealt(history, line);
	} else if (!(!mavens->dealt && (read_fact(history, line) || read_seat(history, line))) &&
		   !read_player(history, line) && !read_rake(history, line)) {
		sites_not_understood(history, line);
	}
}

void sites_mavens_read(struct history *history)
{
	struct mavens mavens = {.history = history};
	struct slice rest = history->text, line = {"", 0};
	bool read;

	lines_next(&rest, &line);
	read = read_first(history, line) && lines_next_full(&rest, &line) &&
	       read_game(history, line);
	if (!sites_check_heading(history, read, line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&mavens, line);
	sites_check_stakes(history);
}
