/* The texts of Entraction.
 *
 *     Game # 9101 - Omaha High Pot Limit EUR 0.50/1 - Table "Lund"
 *
 *     Players(max 6):
 *     NAME                        (EUR 100.00 in seat 3)
 *
 *     Dealer:                     NAME
 *     Small Blind:                NAME        (0.50)
 *     NAME was dealt:             Ad - Td - 7s - 8h
 *
 *     NAME                        Raise       (5.00)
 *
 *     Flop                        Kh - 8s - Ks
 *
 *     NAME                        Payback     (7.50)
 *
 *     NAME wins:                  EUR 11.40
 *     Rake:                       EUR 0.60
 *
 *     Game ended 2011-07-20 23:45:00 CEST
 *
 * Amounts are what a line adds. A board has the cards before it. Hands of tournaments have no
 * currency and no rake, and their table has the number of the tournament and that of the table at
 * its end. */
#include "histories/sites/sites_inside.h"

#include <string.h>

/* What stands between cards. */
static const char between[] = " -";

bool sites_entraction_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return lines_take(&line, "Game # ") && lines_take_number(&line, &number) &&
	       lines_begins(line, " - ") && lines_has(line, " - Table \"");
}

/* -- the heading ---------------------------------------------------------- */

/* Takes "EUR ". */
static struct slice take_currency(struct slice *rest)
{
	struct history_time code;
	struct slice at = *rest;

	if (!lines_take_zone(&at, &code) || code.zone.length != 3)
		return SLICE("");
	lines_blanks(&at);
	*rest = at;
	return code.zone;
}

/* Takes the number that words end with, and the blank before it. */
static bool take_last_number(struct slice *words, struct slice *number)
{
	const ptrdiff_t blank = lines_find_last(*words, " ");
	struct slice last = lines_after(*words, (size_t)(blank + 1)), rest = last;
	uint64_t read;

	if (blank < 0 || !lines_take_number(&rest, &read) || rest.length)
		return false;
	*number = last;
	*words = lines_before(*words, (size_t)blank);
	return true;
}

/* "Lund"; of a tournament, "Winter Cup #1 5001 2". */
static void read_table(struct history *history, struct slice name)
{
	struct slice event = name, table, tournament;

	history->table = name;
	if (history->currency.length || !take_last_number(&event, &table) ||
		!take_last_number(&event, &tournament))
		return;
	history->event = event;
	history->tournament = tournament;
	history->table = table;
}

/* "Texas Hold'em Fixed Limit EUR 10/20", "Texas Hold'em No Limit 200/400 and 20 ante". */
static bool read_game(struct history *history, struct slice facts)
{
	struct slice rest = facts, before;

	if (!lines_take_until(&rest, "Limit ", &before))
		return false;
	history->game = lines_before(facts, before.length + strlen("Limit"));
	history->currency = take_currency(&rest);
	if (!sites_take_stake(&rest, &history->stakes.small_blind) || !lines_take(&rest, "/") ||
		!sites_take_stake(&rest, &history->stakes.big_blind))
		return false;
	/* nobody knows how this site writes up cards and draws */
	if (lines_has(history->game, "Hold'em") || lines_has(history->game, "Omaha"))
		history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	return true;
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, facts;

	if (!lines_take(&rest, "Game # ") || !lines_take_until(&rest, " - ", &history->number) ||
		!lines_take_until(&rest, " - Table \"", &facts) || !read_game(history, facts))
		return false;
	read_table(history, lines_ends(rest, "\"") ? lines_before(rest, rest.length - 1) : rest);
	return true;
}

/* "NAME   (EUR 468.50 in seat 4)". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	const ptrdiff_t open = lines_find_last(line, "("),
			place = lines_find_last(line, " in seat ");
	struct slice rest;
	uint64_t number;

	if (open <= 0 || place < open)
		return false;
	seat.name = slice_trim(lines_before(line, (size_t)open));
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	rest = lines_after(line, (size_t)open + 1);
	take_currency(&rest);
	if (!sites_take_money(history, &rest, &seat.stack))
		return true;
	rest = lines_after(line, (size_t)place + strlen(" in seat "));
	if (!lines_take_number(&rest, &number) || number > 100)
		return false;
	seat.number = (int)number;
	history_add_seat(history, &seat);
	return true;
}

static bool read_place(struct history *history, struct slice line)
{
	struct slice rest = line;
	uint64_t number;
	int seat;

	if (lines_take(&rest, "Players(max ")) {
		if (lines_take_number(&rest, &number) && number <= 100)
			history->seats_max = (int)number;
		return true;
	}
	if (!lines_take(&rest, "Dealer:"))
		return false;
	seat = history_seat_named(history, slice_trim(rest));
	if (seat < 0)
		history_warn(history, STATUS_HISTORY_NAME, slice_trim(rest));
	else
		history->button = history->seat[seat].number;
	return true;
}

/* -- what happens --------------------------------------------------------- */

static const struct sites_deed posts[] = {
	{"Small Blind:", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"Big Blind:", HISTORY_BIG_BLIND, SITES_ADDED},
	{"Small + Big Blind:", HISTORY_BOTH, SITES_ADDED},
	{"Blind out of turn:", HISTORY_LIVE, SITES_ADDED},
	{.words = NULL},
};

static const struct sites_deed deeds[] = {
	{"Fold", HISTORY_FOLD, SITES_NOTHING},
	{"Check", HISTORY_CHECK, SITES_NOTHING},
	{"Call ", HISTORY_CALL, SITES_ADDED},
	{"Bet ", HISTORY_BET, SITES_ADDED},
	{"Raise ", HISTORY_RAISE, SITES_ADDED},
	{"All-In ", HISTORY_ALL_IN, SITES_ADDED},
	{"Ante ", HISTORY_ANTE, SITES_ADDED},
	{"Payback ", HISTORY_RETURN, SITES_ADDED},
	{.words = NULL},
};

/* "Small + Big Blind:          NAME     (1.50)". */
static bool read_post(struct history *history, struct slice line)
{
	const ptrdiff_t open = lines_find_last(line, "(");

	for (const struct sites_deed *post = posts; post->words; post++) {
		struct slice rest = line;
		int seat;

		if (!lines_take(&rest, post->words))
			continue;
		rest = lines_before(rest,
			open < 0 ? rest.length : (size_t)(line.bytes + open - rest.bytes));
		seat = history_seat_named(history, slice_trim(rest));
		if (seat < 0)
			history_fault(history, STATUS_HISTORY_NAME, line);
		else
			sites_add_amount(history, post->deed, seat, line,
				lines_after(line, open < 0 ? line.length : (size_t)open));
		return true;
	}
	return false;
}

static bool read_deed(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	lines_blanks(&rest);
	return sites_take_deed(history, deeds, seat, line, rest);
}

/* "Turn                        2c - Ad - 4h - 9s", of which the last cards are new. */
static bool read_board(struct history *history, struct slice line)
{
	static const char *const streets[] = {"Flop ", "Turn ", "River ", NULL};
	card said[HOLE_CARDS_MAX], dealt[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(history, 0, dealt);
	struct slice rest;
	int count;

	if (!sites_begins_any(line, streets))
		return false;
	rest = lines_after(line, (size_t)lines_find(line, " "));
	count = sites_parted_cards(rest, between, said);
	if (count <= before) {
		history_fault(history, STATUS_HISTORY_CARDS, slice_trim(rest));
		return true;
	}
	if (memcmp(said, dealt, (size_t)before) != 0)
		history_fault(history, STATUS_HISTORY_BOARD, line);
	sites_set_cards(sites_add(history, HISTORY_BOARD, -1, line), said + before, count - before);
	return true;
}

/* -- cards and money ------------------------------------------------------ */

static bool same_letters(struct slice a, struct slice b)
{
	for (size_t i = 0; i < a.length && a.length == b.length; i++) {
		const char c = a.bytes[i], d = b.bytes[i];
		const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');

		if (c != d && (!letter || (c ^ d) != ('a' ^ 'A')))
			return false;
	}
	return a.length == b.length;
}

/* The seat of who was dealt cards, whose name may stand in small letters there; -1: of nobody. */
static int seat_dealt(const struct history *history, struct slice name)
{
	int found = history_seat_named(history, name);

	for (int i = 0; i < history->seats && found < 0; i++)
		if (same_letters(history->seat[i].name, name))
			found = i;
	return found;
}

/* "NAME was dealt:             9c - 7d". */
static bool read_dealt(struct history *history, struct slice line)
{
	const ptrdiff_t at = lines_find_last(line, " was dealt:");
	int seat;

	if (at < 0)
		return false;
	seat = seat_dealt(history, lines_before(line, (size_t)at));
	if (seat < 0)
		history_fault(history, STATUS_HISTORY_NAME, line);
	else if (sites_add_parted(history, HISTORY_HOLE, seat, line,
			 lines_after(line, (size_t)at + strlen(" was dealt:")), between))
		history->hero = seat;
	return true;
}

/* The cards before what they are worth, which stands in brackets: "Qc - Qs (a pair of Queens)". */
static struct slice before_bracket(struct slice rest)
{
	const ptrdiff_t open = lines_find(rest, "(");

	return open < 0 ? rest : lines_before(rest, (size_t)open);
}

/* "shows:        Qc - Qs (a pair of Queens)", "didn't show hand (2c - 8c)". */
static bool read_shown(struct history *history, int seat, struct slice line, struct slice rest)
{
	if (lines_take(&rest, "shows:")) {
		sites_add_parted(history, HISTORY_SHOW, seat, line, before_bracket(rest), between);
		return true;
	}
	if (!lines_take(&rest, "didn't show hand"))
		return false;
	if (lines_take(&rest, " ("))
		sites_add_parted(history, HISTORY_KNOWN, seat, line,
			lines_before(rest, rest.length - 1), between);
	sites_add(history, HISTORY_MUCK, seat, line);
	return true;
}

/* "NAME wins:        EUR 5.70 side pot (with a pair of Queens)". */
static bool read_result(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0 || read_shown(history, seat, line, rest))
		return seat >= 0;
	if (!lines_take(&rest, "wins:"))
		return false;
	lines_blanks(&rest);
	take_currency(&rest);
	sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	return true;
}

/* "Rake:        EUR 0.75", "Game ended 2011-03-26 13:19:18 GMT+01:00". */
static bool read_end(struct history *history, struct slice line)
{
	struct slice rest = line;

	if (lines_take(&rest, "Rake:")) {
		lines_blanks(&rest);
		take_currency(&rest);
		sites_take_money(history, &rest, &history->money.rake);
		return true;
	}
	if (!lines_take(&rest, "Game ended "))
		return false;
	if (lines_take_time(&rest, &history->when))
		history->when.zone = slice_trim(rest);
	else
		history_fault(history, STATUS_HISTORY_TIME, rest);
	return true;
}

/* -- the hand ------------------------------------------------------------- */

/* Whether somebody without a seat acts, or is paid. */
static bool is_deed(struct slice line)
{
	bool acts = lines_has(line, " wins:");

	for (const struct sites_deed *deed = deeds; deed->words; deed++)
		acts |= lines_find(line, deed->words) > 0;
	return acts;
}

static void read_line(struct history *history, struct slice line)
{
	if (read_place(history, line) || read_post(history, line) || read_deed(history, line) ||
		read_result(history, line) || read_board(history, line) ||
		read_dealt(history, line) || read_end(history, line) ||
		(!history->event_count && read_seat(history, line)))
		return;
	if (is_deed(line))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* A cash game states its rake, and a tournament deals all players in. */
static void check_end(struct history *history)
{
	for (int i = 0; history->tournament.length && i < history->seats; i++)
		history->seat[i].dealt = true;
	history->dialect.rake_unsaid =
		!history_said(history->money.rake) && !history->tournament.length;
	sites_check_summary(history, history->when.year);
}

void sites_entraction_read(struct history *history)
{
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(history, line);
	sites_check_stakes(history);
	check_end(history);
}
