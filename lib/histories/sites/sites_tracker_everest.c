/* Hands of Everest as PokerTracker wrote them.
 *
 *     EverestPoker Game #7001: Table Lund-1 - $0.50/$1 - No Limit Hold'em - 22:33:12 - 2011/01/02
 *     Seat 1: NAME ($94.15)
 *     NAME posts the small blind of $0.50
 *     The button is in seat #7
 *     *** HOLE CARDS ***
 *     Dealt to NAME [5d 3c]
 *     NAME raises to $5.50
 *     *** FLOP *** [Ks 5s 6c]
 *     Uncalled bet of $7.00 returned to NAME
 *     *** SUMMARY ***
 *     NAME shows [Kh 3h]
 *     NAME collects $12.85
 *
 * Boards have new cards alone. What is collected is after the rake, of which no line tells. Hands
 * are shown where they are, and again before what is collected from each pot. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct export
{
	struct history *history;
	bool betting, summary;
};

bool sites_tracker_everest_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return lines_begins(line, "EverestPoker Game #");
}

/* -- the heading ---------------------------------------------------------- */

/* "22:33:12 - 2011/01/02". */
static bool read_time(struct history *history, struct slice words)
{
	char room[64];
	struct text turned = text_over(room, sizeof(room));
	struct slice clock, at;

	if (words.length > sizeof(room) / 2 || !lines_take_until(&words, " - ", &clock))
		return false;
	text_add_slice(&turned, words);
	text_add_char(&turned, ' ');
	text_add_slice(&turned, clock);
	at = text_slice(&turned);
	return lines_take_time(&at, &history->when) && !at.length;
}

/* Takes the last part of *facts, before which " - " stands. */
static bool take_last(struct slice *facts, struct slice *part)
{
	const ptrdiff_t at = lines_find_last(*facts, " - ");

	if (at < 0)
		return false;
	*part = lines_after(*facts, (size_t)at + 3);
	*facts = lines_before(*facts, (size_t)at);
	return true;
}

/* "Table Lund-1", "Tourney ID: 7001, Table 7001-0". */
static void read_place(struct history *history, struct slice place)
{
	struct slice table;

	if (lines_take(&place, "Tourney ID: ") &&
		lines_take_until(&place, ", ", &history->tournament))
		history->currency = SLICE("");
	table = place;
	lines_take(&table, "Table ");
	history->table = table;
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, day, clock, stakes, at;
	struct history_amount small;

	if (!lines_take(&rest, "EverestPoker Game #") ||
		!lines_take_until(&rest, ": ", &history->number) || !take_last(&rest, &day) ||
		!take_last(&rest, &clock) || !take_last(&rest, &history->game) ||
		!take_last(&rest, &stakes))
		return false;
	at = stakes;
	lines_take_amount(&at, LINES_POINT, &small, &history->currency);
	if (!sites_take_stake(&stakes, &history->stakes.small_blind) || !lines_take(&stakes, "/") ||
		!sites_take_stake(&stakes, &history->stakes.big_blind) || stakes.length)
		return false;
	read_place(history, rest);
	if (!read_time(history,
		    (struct slice){clock.bytes, (size_t)(day.bytes + day.length - clock.bytes)}))
		history_fault(history, STATUS_HISTORY_TIME, clock);
	/* nobody knows how up cards and draws are written */
	if (lines_has(history->game, "Hold") || lines_has(history->game, "Omaha"))
		history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	return true;
}

/* "Seat 1: NAME ($94.15)". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (!sites_take_seat_name(history, &amount, &seat))
		return false;
	if (!sites_take_money(history, &amount, &seat.stack))
		return true;
	if (!slice_equal(amount, ")"))
		history_fault(history, STATUS_HISTORY_AMOUNT, amount);
	history_add_seat(history, &seat);
	return true;
}

/* -- what happens --------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"posts the ante of ", HISTORY_ANTE, SITES_ADDED},
	{"posts the small blind of ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts the big blind of ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts the dead blind of ", HISTORY_DEAD, SITES_ADDED},
	{"posts ", HISTORY_LIVE, SITES_ADDED},
	{"collects ", HISTORY_COLLECT, SITES_ADDED},
	{.words = NULL},
};

/* "finished in place 2 and won 0,03 €", "won $$0". */
static void read_finish(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_amount money;
	uint64_t place;

	if (!lines_take_number(&rest, &place) || !place || place > INT32_MAX ||
		!lines_take(&rest, " and won ")) {
		history_warn(history, STATUS_HISTORY_LINE, line);
		return;
	}
	history->finished[seat] = (int)place;
	if (lines_begins(rest, "$$"))
		rest = lines_after(rest, 1);
	if (!lines_take_amount(&rest, LINES_EITHER, &money, NULL) || rest.length)
		history_warn(history, STATUS_HISTORY_LINE, line);
	else if (money.digits)
		history_add_prize(history, HISTORY_PRIZE, seat, money);
}

/* The first such line of a player is what happened; those after it have to say the same. */
static void read_mucked(struct history *history, int seat, struct slice line, struct slice rest)
{
	card cards[HOLE_CARDS_MAX];
	const int count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_KNOWN || event->seat != seat)
			continue;
		if (count != event->count || memcmp(event->card, cards, event->count) != 0)
			history_fault(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	sites_add(history, HISTORY_MUCK, seat, line);
	if (count > 0)
		sites_set_cards(sites_add(history, HISTORY_KNOWN, seat, line), cards, count);
	else
		history_fault(history, STATUS_HISTORY_CARDS, line);
}

static bool read_deed(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	if (lines_take(&rest, "shows "))
		sites_check_shown(history, seat, line, rest);
	else if (lines_take(&rest, "mucked "))
		read_mucked(history, seat, line, rest);
	else if (lines_take(&rest, "finished in place "))
		read_finish(history, seat, line, rest);
	else if (slice_equal(rest, "has been disconnected, and is allin"))
		history_fault(history, STATUS_HISTORY_PROTECTED, line);
	else
		return sites_take_deed(history, deeds, seat, line, rest);
	return true;
}

/* "Uncalled bet of $7.00 returned to NAME". */
static bool read_returned(struct history *history, struct slice line)
{
	struct slice rest = line, amount;
	int seat;

	if (!lines_take(&rest, "Uncalled bet of "))
		return false;
	if (!lines_take_until(&rest, " returned to ", &amount))
		return false;
	seat = history_seat_named(history, rest);
	if (seat < 0)
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		sites_add_amount(history, HISTORY_RETURN, seat, line, amount);
	return true;
}

static bool read_dealt(struct history *history, struct slice line)
{
	if (!lines_begins(line, "Dealt to "))
		return false;
	sites_read_dealt(history, line);
	return true;
}

static bool read_button(struct history *history, struct slice line)
{
	struct slice rest = line;
	uint64_t number;

	if (!lines_take(&rest, "The button is in seat #"))
		return false;
	if (lines_take_number(&rest, &number) && number && number <= 100 && !rest.length)
		history->button = (int)number;
	else
		history_fault(history, STATUS_HISTORY_BUTTON, line);
	return true;
}

static void read_line(struct export *export, struct slice line)
{
	struct history *const history = export->history;

	if (sites_is_heading(line)) {
		export->betting = true;
		export->summary |= lines_begins(line, "*** SUMMARY ***");
		if (lines_has(line, "["))
			sites_add_board(history, 0, line);
	} else if (!read_button(history, line) && !read_dealt(history, line) &&
		   !read_returned(history, line) &&
		   (history->event_count || !read_seat(history, line)) &&
		   !read_deed(history, line)) {
		sites_not_understood(history, line);
	}
}

/* Where nobody posts a big blind, one of that size is it, whatever the line calls it. */
static void name_blind(struct history *history)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_SMALL_BLIND &&
			!history_has_any(history, HISTORY_BIG_BLIND) &&
			!sites_compare(event->added, history->stakes.big_blind))
			event->deed = HISTORY_BIG_BLIND;
	}
}

static void set_rules(struct export *export)
{
	struct history *const history = export->history;

	name_blind(history);
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	history->dialect.rake_unsaid = !history->tournament.length;
	sites_check_summary(history, export->summary);
}

void sites_tracker_everest_read(struct history *history)
{
	struct export export = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&export, line);
	set_rules(&export);
}
