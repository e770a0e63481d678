/* The texts of Enet:
 *
 *     Game #7732310: Omaha (€0,25/€0,50) - 23:31:54 29.7.2012 - %6
 *     Table 'Elena 1 - Pot Limit' 6-max Seat #4 is the button
 *     Seat 1: NAME (€41,87 in chips)
 *     NAME: posts small blind €0,25
 *     *** HOLECARDS ***
 *     NAME: raises €2,75
 *     Rake: €0,09
 *     *** FLOP *** [9c2cQd]
 *     *** TURN *** [9c2cQd8s]
 *     NAME: goes all-in €5,75
 *     Uncalled bet (€0,20) returned to NAME
 *     *** SHOWDOWN ***
 *     NAME: shows [9dJd2dTd] (Straight, Queens high)
 *     *** SUMMARY ***
 *     Total pot €0 | Rake €0,67
 *     Board [9c2cQd8sAc]
 *     Seat 6: NAME (small blind) showed [9dJd2dTd] and won (€10,57) with Straight, Queens high
 *
 * Amounts are the chips that an action adds. The pot of the summary is not that of the hand, and
 * who collects is said before the summary with the amount of an uncalled bet, so that only what the
 * summary says of the players counts, and the rake. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct enet {
	struct history *history;
	bool dealt, summary;
	struct sites_won won[HISTORY_SEATS_MAX];
};

bool sites_enet_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return lines_take(&line, "Game #") && lines_take_number(&line, &number) &&
	       lines_take(&line, ": ") && lines_has(line, ") - ") && lines_has(line, " - %");
}

/* -- the heading ---------------------------------------------------------- */

/* "23:31:54 29.7.2012". */
static bool read_time(struct history *history, struct slice rest)
{
	struct slice clock;
	char room[64];
	struct text text = text_over(room, sizeof(room));

	if (!lines_take_until(&rest, " ", &clock) || clock.length > 16 || rest.length > 16)
		return false;
	text_add_slice(&text, rest);
	text_add_char(&text, ' ');
	text_add_slice(&text, clock);
	rest = text_slice(&text);
	return !text.failed && lines_take_time(&rest, &history->when);
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, time;

	if (!lines_take(&rest, "Game #") || !lines_take_until(&rest, ": ", &history->number) ||
		!lines_take_until(&rest, " (", &history->game) ||
		!lines_take_amount(&rest, LINES_COMMA, &history->stakes.small_blind,
			&history->currency) ||
		!lines_take(&rest, "/") ||
		!lines_take_amount(&rest, LINES_COMMA, &history->stakes.big_blind, NULL) ||
		!lines_take(&rest, ") - ") || !lines_take_until(&rest, " - %", &time))
		return false;
	if (!read_time(history, time))
		history_fault(history, STATUS_HISTORY_TIME, time);
	return true;
}

/* "Table 'Elena 1 - Pot Limit' 6-max Seat #4 is the button": the limit ends the name. */
static bool read_table(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	char room[80];
	struct text words = text_over(room, sizeof(room));
	ptrdiff_t end, limit;
	uint64_t number;

	if (!lines_take(&rest, "Table '"))
		return false;
	end = lines_find_last(rest, "' ");
	if (end < 0)
		return false;
	before = lines_before(rest, (size_t)end);
	limit = lines_find_last(before, " - ");
	if (limit < 0)
		return false;
	history->table = lines_before(before, (size_t)limit);
	text_add_slice(&words, lines_first(history->game, 32));
	text_add_char(&words, ' ');
	text_add_slice(&words, lines_first(lines_after(before, (size_t)limit + 3), 32));
	history->game = history_keep(history, text_slice(&words));
	history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	rest = lines_after(rest, (size_t)end + 2);
	if (lines_take_number(&rest, &number) && number <= 100)
		history->seats_max = (int)number;
	if (lines_take_until(&rest, "Seat #", &before) && lines_take_number(&rest, &number) &&
		number <= 100)
		history->button = (int)number;
	return true;
}

static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (!lines_ends(line, " in chips)") || !sites_take_seat_name(history, &amount, &seat))
		return false;
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
	{"raises ", HISTORY_RAISE, SITES_ADDED},
	{"goes all-in ", HISTORY_ALL_IN, SITES_ADDED},
	{"posts small blind", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts the ante", HISTORY_ANTE, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks hand", HISTORY_MUCK, SITES_NOTHING},
	{"mucked", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

static const char *const chatter[] = {"collected (", "sits out", "is sitting out", "timed out",
	"is disconnected", "is connected", NULL};

/* "Uncalled bet (€0,20) returned to NAME". */
static bool read_returned(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	struct history_event *event;
	int seat;

	if (!lines_begins(line, "Uncalled bet (") ||
		!lines_take_until(&rest, ") returned to ", &before))
		return false;
	seat = history_seat_named(history, rest);
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return true;
	}
	event = sites_add(history, HISTORY_RETURN, seat, line);
	rest = lines_after(line, strlen("Uncalled bet ("));
	if (event)
		sites_take_money(history, &rest, &event->added);
	return true;
}

static bool read_deed(struct history *history, struct slice line)
{
	struct slice rest;
	int seat = history_seat_begins(history, line, ": ", &rest);

	if (seat >= 0 && sites_take_deed(history, deeds, seat, line, rest))
		return true;
	if (seat < 0)
		seat = history_seat_begins(history, line, " ", &rest);
	return seat >= 0 && sites_begins_any(rest, chatter);
}

/* "*** TURN *** [9c2cQd8s]" has the whole board. */
static void read_street(struct enet *enet, struct slice line)
{
	struct history *const history = enet->history;
	struct slice rest = line, board, before;
	card dealt[BOARD_CARDS_MAX], cards[BOARD_CARDS_MAX];
	const int had = sites_dealt_in(history, 0, dealt);
	struct history_event *event;
	int count;

	enet->dealt = true;
	enet->summary |= lines_has(line, "SUMMARY");
	if (!lines_take_until(&rest, "*** [", &before))
		return;
	board = rest = lines_after(line, (size_t)(rest.bytes - line.bytes) - 1);
	count = lines_take_cards(&rest, BOARD_CARDS_MAX, cards);
	if (count <= had || memcmp(cards, dealt, (size_t)had) != 0) {
		history_fault(history, STATUS_HISTORY_BOARD, board);
		return;
	}
	event = sites_add(history, HISTORY_BOARD, -1, line);
	if (!event)
		return;
	event->count = (uint8_t)(count - had);
	memcpy(event->card, cards + had, event->count);
}

/* -- the summary ---------------------------------------------------------- */

/* Who folded, and who showed which cards, has to be what the lines before the summary say. Brackets
 * may be empty. */
static void check_result(struct history *history, int seat, struct slice line, struct slice rest)
{
	const bool folded = history_has(history, HISTORY_FOLD, seat);
	struct slice before;

	if (lines_take_until(&rest, " showed ", &before)) {
		if (!lines_begins(rest, "[]"))
			sites_check_shown(history, seat, line, rest);
	} else if (folded ? lines_ends(line, " mucked") : lines_ends(line, " folded")) {
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
	}
}

/* "Seat 6: NAME (small blind) showed [9dJd2dTd] and won (€10,57) with ...", "collected (€0,30)". */
static void read_result(struct enet *enet, struct slice line)
{
	struct history *const history = enet->history;
	struct slice rest = line, before, paid;
	const int seat = sites_take_seat(history, "Seat ", &rest);

	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return;
	}
	check_result(history, seat, line, rest);
	paid = rest;
	if (lines_take_until(&paid, " won ", &before) ||
		lines_take_until(&paid, " collected ", &before))
		sites_read_won(history, &enet->won[seat], line, paid);
}

static void read_summary_line(struct enet *enet, struct slice line)
{
	struct history *const history = enet->history;
	struct slice rest = line, before;

	if (lines_begins(line, "Total pot ")) {
		history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
		history->money.pot_length = line.length;
		if (lines_take_until(&rest, "| Rake ", &before))
			sites_take_money(history, &rest, &history->money.rake);
	} else if (lines_begins(line, "Board [")) {
		if (!lines_ends(line, "[]"))
			sites_check_board(history, 0, line);
	} else if (lines_begins(line, "Seat ")) {
		read_result(enet, line);
	} else {
		history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct enet *enet, struct slice line)
{
	struct history *const history = enet->history;

	if (sites_is_heading(line)) {
		read_street(enet, line);
	} else if (enet->summary) {
		read_summary_line(enet, line);
	} else if (!enet->dealt && (read_table(history, line) || read_seat(history, line))) {
		return;
	} else if (lines_begins(line, "Dealt to ")) {
		sites_read_dealt(history, line);
	} else if (!read_deed(history, line) && !read_returned(history, line) &&
		   !lines_begins(line, "Rake: ")) {
		sites_not_understood(history, line);
	}
}

void sites_enet_read(struct history *history)
{
	struct enet enet = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!read_heading(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	while (lines_next(&rest, &line)) {
		if (line.length)
			read_line(&enet, line);
		if (enet.dealt && !history->variant)
			break;
	}
	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	sites_check_stakes(history);
	sites_check_won(history, enet.won);
	sites_check_summary(history, enet.summary);
}
