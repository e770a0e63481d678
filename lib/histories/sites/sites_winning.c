/* The texts of the Winning Poker Network: Americas Cardroom, Black Chip Poker and others, none of
 * which the text names. There are two formats. Until 2019:
 *
 *     Game started at: 2014/3/9 0:3:48
 *     Game ID: 261442762 2/4 Baryte   (JP) - 2 (Hold'em)
 *     Seat 1 is the button
 *     Seat 1: NAME (271.70).
 *     Player NAME has small blind (2)
 *     Player NAME received a card.
 *     Player NAME raises (8)
 *     *** FLOP ***: [4s 3c 8h]
 *     ------ Summary ------
 *     Pot: 16.85. Rake 0.90
 *     *Player NAME shows: One pair of 3s [9c Ac]. Bets: 8. Collects: 16.85. Wins: 8.85.
 *
 * Amounts are the chips that an action adds. Who is paid stands only in the summary. Since 2019:
 *
 *     Hand #54760000 - Omaha(Pot Limit) - $0.10/$0.25 - 2019/04/22 14:20:31 UTC
 *     Tablename 6-max Seat #6 is the button
 *     Seat 1: NAME ($12.73)
 *     NAME posts the small blind $0.10
 *     *** HOLE CARDS ***
 *     NAME raises $0.60 to $0.85
 *     NAME collected $24.09 from main pot
 *     *** SUMMARY ***
 *     Total pot $24.09 | Rake $1.02 | JP Fee $0.24
 *
 * Pots are those after the rake in both. */
#include "histories/sites/sites_inside.h"

struct winning {
	struct history *history;
	bool summary;
	bool tells_rake;                               /* the pot line has a rake */
	bool dealt;                                    /* some cards were */
	int street_of_cards, cards[HISTORY_SEATS_MAX]; /* dealt to each on this street */
	struct sites_folds folds;
	struct sites_won won[HISTORY_SEATS_MAX]; /* in the summary */
	uint32_t told;                           /* there, bit by seat */
};

bool sites_winning_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	if (lines_begins(line, "Game started at: "))
		return true;
	lines_take(&line, "Game ");
	return lines_take(&line, "Hand #") && lines_take_number(&line, &number) &&
	       lines_begins(line, " - ");
}

/* -- stakes and games ----------------------------------------------------- */

static bool take_stakes(struct history *history, struct slice *rest)
{
	return sites_take_stake(rest, &history->stakes.small_blind) && lines_take(rest, "/") &&
	       sites_take_stake(rest, &history->stakes.big_blind);
}

static void set_variant(struct history *history, const char *limit)
{
	char room[128];
	struct text words = text_over(room, sizeof(room));

	text_add_slice(&words, lines_before(history->game, 64));
	text_add_char(&words, ' ');
	text_add_string(&words, limit);
	history->variant = sites_variant(text_slice(&words));
}

/* -- seats ---------------------------------------------------------------- */

/* "Seat 1: NAME (271.70).", "Seat 4: NAME ($0.00) is sitting out". Who waits for the button has no
 * amount, and is not dealt in. */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	ptrdiff_t open;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number))
		return false;
	if (lines_ends(rest, " is sitting out"))
		rest = lines_before(rest, rest.length - 15);
	open = lines_find_last(rest, " (");
	if (open < 0)
		return lines_has(rest, " will be allowed to play");
	seat.name = lines_before(rest, (size_t)open);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)open + 2);
	if (!lines_take_amount(&amount, LINES_POINT, &seat.stack, NULL) ||
		!lines_begins(amount, ")")) {
		history_fault(history, STATUS_HISTORY_AMOUNT, amount);
		return true;
	}
	history_add_seat(history, &seat);
	return true;
}

/* -- the pot -------------------------------------------------------------- */

/* "Total pot $24.09 | Rake $1.02 | JP Fee $0.24", "Pot: 639. Rake 0.96. JP fee 0.04". Without a
 * rake there is none. */
static void read_pot(struct winning *winning, struct slice line, struct slice rest)
{
	struct history *const history = winning->history;
	struct slice before;

	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	history->money.rake = (struct history_amount){0, 0};
	if (sites_take_money(history, &rest, &history->money.pot))
		history->money.pot_is = HISTORY_POT_RAKED;
	winning->tells_rake = lines_take_until(&rest, "Rake ", &before);
	if (winning->tells_rake)
		sites_take_money(history, &rest, &history->money.rake);
	if (lines_take_until(&rest, "JP Fee ", &before) ||
		lines_take_until(&rest, "JP fee ", &before))
		sites_take_money(history, &rest, &history->money.fees);
}

static bool read_returned(struct history *history, struct slice line)
{
	struct slice rest = line;
	struct history_amount amount;
	struct history_event *event;
	int seat;

	if (!lines_take(&rest, "Uncalled bet ") || !sites_take_money(history, &rest, &amount))
		return false;
	lines_take(&rest, ") returned to ");
	seat = history_seat_named(history, rest);
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, rest);
		return true;
	}
	event = sites_add(history, HISTORY_RETURN, seat, line);
	if (event)
		event->added = amount;
	return true;
}

/* -- until 2019 ----------------------------------------------------------- */

static const struct sites_deed old_deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"caps ", HISTORY_RAISE, SITES_ADDED},
	{"cap ", HISTORY_RAISE, SITES_ADDED},
	{"allin (", HISTORY_ALL_IN, SITES_ADDED},
	{"allin", HISTORY_ALL_IN, SITES_NOTHING},
	{"straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddles ", HISTORY_STRADDLE, SITES_ADDED},
	{"has small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"has big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"ante ", HISTORY_ANTE, SITES_ADDED},
	{"bring in ", HISTORY_BRING_IN, SITES_ADDED},
	{"mucks cards", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

/* What is said of players, of whom some have no name in the text. */
static const char *const old_chatter[] = {"is timed out", "sitting out", "wait BB",
	"is disconnected", "is connected", "stands up", "sits down", "joins", "leaves", NULL};

/* "261441531 2/4 Baryte   (JP) - 2 (Hold'em) 6-max". */
static bool read_game_line(struct history *history, struct slice line)
{
	struct slice rest = line, table;
	ptrdiff_t open, close, comma;
	uint64_t number;

	if (!lines_take(&rest, "Game ID: ") || !lines_take_until(&rest, " ", &history->number) ||
		!take_stakes(history, &rest))
		return false;
	open = lines_find_last(rest, "(");
	close = lines_find_last(rest, ")");
	if (open < 0 || close < open)
		return false;
	history->game =
		lines_before(lines_after(rest, (size_t)open + 1), (size_t)(close - open - 1));
	table = slice_trim(lines_before(rest, (size_t)open));
	rest = slice_trim(lines_after(rest, (size_t)close + 1));
	if (lines_take_number(&rest, &number) && number <= 100 && lines_begins(rest, "-max"))
		history->seats_max = (int)number;
	/* "$5 Regular 9-Max, Table 1" is of a tournament, whose number the text does not have */
	comma = lines_find_last(table, ", Table ");
	if (comma > 0)
		history->tournament = lines_before(table, (size_t)comma);
	history->table = comma > 0 ? lines_after(table, (size_t)comma + 8) : table;
	history->play_money = lines_begins(table, "PM ");
	return true;
}

/* The amount after the first of such words; HISTORY_UNSAID: there is none. */
static struct history_amount amount_after(struct slice text, const char *words)
{
	struct history_amount amount;
	struct slice before;

	if (lines_take_until(&text, words, &before) &&
		lines_take_amount(&text, LINES_POINT, &amount, NULL))
		return amount;
	return HISTORY_UNSAID;
}

/* A big blind of the smaller stake tells fixed limit. Since it may be what was left for a larger
 * one, the small blind has to be smaller still. */
static bool is_old_fixed(const struct history *history, struct slice text)
{
	const struct history_amount small = amount_after(text, " has small blind (");
	const struct history_amount big = amount_after(text, " has big blind (");
	const struct history_amount less = history->stakes.small_blind,
				    more = history->stakes.big_blind;

	if (!history_said(big) || !sites_compare(less, more) || sites_compare(big, less) > 0)
		return false;
	return history_said(small) ? sites_compare(small, less) < 0 : !sites_compare(big, less);
}

/* Omaha without a fixed limit is played pot-limit. */
static void set_old_variant(struct history *history, struct slice text)
{
	const bool stud = lines_has(history->game, "Stud");
	const bool fixed = stud || is_old_fixed(history, text);

	set_variant(history, fixed                               ? "Limit"
			     : lines_has(history->game, "Omaha") ? "Pot Limit"
								 : "No Limit");
	sites_fix_stakes(history);
	if (history->variant && history->variant->limit == POT_LIMIT)
		history_warn(history, STATUS_HISTORY_LIMIT, history->game);
}

/* A card that was received. The text knows only those of one player, but for the up cards of stud.
 */
static void read_received(struct winning *winning, int seat, struct slice line, struct slice rest)
{
	struct history *const history = winning->history;

	winning->dealt = true;
	history->seat[seat].dealt = true;
	if (!lines_take(&rest, "card: "))
		return;
	sites_add_cards(history, HISTORY_HOLE, seat, line, rest);
	if (++winning->cards[seat] == 2 && history->hero < 0)
		history->hero = seat;
}

static void read_old_deed(struct winning *winning, int seat, struct slice line, struct slice rest)
{
	struct history *const history = winning->history;

	if (lines_begins(rest, "is disconnected and ALL IN")) {
		history_fault(history, STATUS_HISTORY_PROTECTED, line);
	} else if (lines_take(&rest, "received ")) {
		read_received(winning, seat, line, rest);
	} else if (lines_take(&rest, "posts (")) {
		sites_add_amount(history,
			lines_ends(line, "dead bet") ? HISTORY_DEAD : HISTORY_LIVE, seat, line,
			rest);
	} else if (!sites_take_deed(history, old_deeds, seat, line, rest)) {
		if (!sites_begins_any(rest, old_chatter))
			history_warn(history, STATUS_HISTORY_LINE, line);
	} else if (lines_begins(rest, "cap")) {
		sites_set_cap(history, seat);
	}
}

/* "*Player NAME shows: Two pairs. 10s and 4s [Ks 4d]. Bets: 8. Collects: 14.95. Wins: 6.95.",
 * "Player NAME mucks (does not show: [9c 2d]). Bets: 8. Collects: 0. Loses: 8." */
static void read_old_result(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before;
	struct history_amount amount;
	ptrdiff_t at = lines_find_last(rest, "[");

	if (lines_begins(rest, "shows") && at > 0)
		sites_add_cards(history, HISTORY_SHOW, seat, line, lines_after(rest, (size_t)at));
	else if (lines_begins(rest, "mucks (does not show: [") && at > 0)
		sites_add_cards(history, HISTORY_KNOWN, seat, line, lines_after(rest, (size_t)at));
	at = lines_find_last(rest, "Collects: ");
	if (at < 0)
		return;
	rest = lines_after(rest, (size_t)at);
	if (lines_take_until(&rest, ": ", &before) && sites_take_money(history, &rest, &amount) &&
		amount.digits) {
		struct history_event *const event = sites_add(history, HISTORY_COLLECT, seat, line);

		if (event)
			event->added = amount;
	}
}

static void read_old_player(struct winning *winning, struct slice line, struct slice rest)
{
	struct history *const history = winning->history;
	struct slice after;
	const int seat = history_seat_begins(history, rest, " ", &after);
	struct slice words = slice_trim(rest);

	if (seat >= 0 && winning->summary)
		read_old_result(history, seat, line, after);
	else if (seat >= 0)
		read_old_deed(winning, seat, line, after);
	else if (winning->summary && lines_has(rest, "Bets: 0. Collects: 0."))
		return;
	else if (!sites_begins_any(words, old_chatter))
		history_fault(history, STATUS_HISTORY_NAME, line);
}

static void read_old_line(struct winning *winning, struct slice line)
{
	struct history *const history = winning->history;
	struct slice rest = line;
	uint64_t number;

	lines_take(&rest, "*");
	if (lines_take(&rest, "Player ")) {
		read_old_player(winning, line, rest);
	} else if (lines_take(&rest, "Pot: ")) {
		read_pot(winning, line, rest);
	} else if (lines_begins(line, "Board: ")) {
		sites_check_board(history, 0, line);
	} else if (lines_begins(line, "------")) {
		winning->summary = true;
	} else if (lines_begins(line, "*** ")) {
		for (int i = 0; i < history->seats; i++)
			winning->cards[i] = 0;
		if (lines_has(line, "FLOP") || lines_has(line, "TURN") || lines_has(line, "RIVER"))
			sites_add_board(history, 0, line);
	} else if (lines_take(&rest, "Seat ") && lines_take_number(&rest, &number) &&
		   lines_begins(rest, " is the button")) {
		history->button = number <= 100 ? (int)number : 0;
	} else if (!read_returned(history, line) && !read_seat(history, line) &&
		   !lines_begins(line, "Game ended at: ")) {
		history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

/* At tables with these words in their name, 0.25 may go to a jackpot without a word in the text. */
static void set_drop(struct winning *winning)
{
	struct history *const history = winning->history;

	if ((lines_has(history->table, "JP") || lines_has(history->table, "Beast")) &&
		!history_said(history->money.fees))
		history->money.drop = (struct history_amount){25, 2};
	if (!winning->tells_rake && !history->tournament.length)
		history->tournament = history->table;
	if (!history->tournament.length && !history->play_money)
		history->currency = SLICE("USD");
}

static void read_old(struct winning *winning, struct slice rest)
{
	struct history *const history = winning->history;
	struct slice line = {"", 0}, at = rest;

	lines_next_full(&rest, &line);
	at = lines_after(line, 17);
	if (!lines_take_bare_time(&at, &history->when) || at.length)
		history_fault(history, STATUS_HISTORY_TIME, line);
	if (!lines_next_full(&rest, &line) || !read_game_line(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	set_old_variant(history, rest);
	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	while (lines_next_full(&rest, &line))
		read_old_line(winning, line);
	sites_check_stakes(history);
	set_drop(winning);
	history->cancelled = winning->summary && !winning->dealt && !history->money.pot.digits;
	sites_check_end(history, winning->summary);
}

/* -- since 2019 ----------------------------------------------------------- */

static const struct sites_deed new_deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{"caps ", HISTORY_RAISE, SITES_ADDED},
	{"cap ", HISTORY_RAISE, SITES_ADDED},
	{"posts the small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts the big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts the ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddles ", HISTORY_STRADDLE, SITES_ADDED},
	{"straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts dead ", HISTORY_DEAD, SITES_ADDED},
	{"posts ", HISTORY_LIVE, SITES_ADDED},
	{"brings in low ", HISTORY_BRING_IN, SITES_ADDED},
	{"brings in ", HISTORY_BRING_IN, SITES_ADDED},
	{"brings-in low ", HISTORY_BRING_IN, SITES_ADDED},
	{"brings-in ", HISTORY_BRING_IN, SITES_ADDED},
	{"collected ", HISTORY_COLLECT, SITES_ADDED},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{"mucks", HISTORY_MUCK, SITES_NOTHING},
	{"does not show", HISTORY_MUCK, SITES_NOTHING},
	{"doesn't show", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

static const char *const new_chatter[] = {"waits for big blind", "sits out", "is sitting out",
	"will be allowed to play", "is connected", "is disconnected", "has timed out", "timed out",
	"said, ", "joins", "leaves", "stands up", "sits down", "re-buys", "adds ", "is all-in",
	"finished", "wins ", "has returned", "requests", NULL};

/* "Game Hand #1 - $5,000 GTD Tournament #2 - Holdem(No Limit) - Level 10 (3000.00/6000.00)-
 * 2022/07/11 01:11:44 UTC", "Hand #3 - Omaha H/L(Fixed Limit) - $20.00/$40.00 - 2019/07/18 15:13:01
 * UTC". */
static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, before, limit, part;

	if (!lines_take_until(&rest, "#", &before) ||
		!lines_take_until(&rest, " - ", &history->number))
		return false;
	part = rest;
	if (lines_take_until(&part, "Tournament #", &before) &&
		lines_take_until(&part, " - ", &history->tournament)) {
		history->buy_in = slice_trim(before);
		rest = part;
	}
	if (!lines_take_until(&rest, "(", &history->game) ||
		!lines_take_until(&rest, ")", &limit) || !lines_take_until(&rest, "- ", &before))
		return false;
	if (lines_take(&rest, "Level ") && !lines_take_until(&rest, " (", &history->level))
		return false;
	lines_take(&rest, "(");
	part = rest;
	if (!lines_take_amount(&part, LINES_POINT, &history->stakes.small_blind,
		    &history->currency) ||
		!take_stakes(history, &rest) || !lines_take_until(&rest, "- ", &before))
		return false;
	if (lines_take_time(&rest, &history->when))
		history->when.zone = slice_trim(rest);
	else
		history_fault(history, STATUS_HISTORY_TIME, rest);
	set_variant(history, lines_has(limit, "Fixed") ? "Limit"
			     : lines_has(limit, "Pot") ? "Pot Limit"
						       : "No Limit");
	sites_fix_stakes(history);
	return true;
}

/* "St. Lucie 6-max (Play Money) Seat #1 is the button", "Table '25' 9-max Seat #8 is the button".
 */
static void read_table(struct history *history, struct slice line)
{
	const ptrdiff_t max = lines_find_last(line, "-max");
	struct slice name, rest, before;
	uint64_t number;
	size_t digits;

	if (max <= 0) {
		history_warn(history, STATUS_HISTORY_LINE, line);
		return;
	}
	for (digits = (size_t)max;
		digits > 0 && line.bytes[digits - 1] >= '0' && line.bytes[digits - 1] <= '9';)
		digits--;
	rest = lines_after(line, digits);
	if (lines_take_number(&rest, &number) && number <= 100)
		history->seats_max = (int)number;
	name = slice_trim(lines_before(line, digits));
	if (lines_take(&name, "Table '") && lines_ends(name, "'"))
		name = lines_before(name, name.length - 1);
	history->table = name;
	history->play_money = lines_has(rest, "(Play Money)");
	if (history->play_money)
		history->kind = SLICE("play money");
	if (lines_begins(name, "Blitz"))
		history->kind = SLICE("blitz");
	if (lines_take_until(&rest, "Seat #", &before) && lines_take_number(&rest, &number) &&
		number <= 100)
		history->button = (int)number;
}

/* "Dealt to NAME [4c 7h 3c] [7c]": the last brackets are new. */
static void read_dealt(struct winning *winning, struct slice line)
{
	struct history *const history = winning->history;
	struct slice rest = lines_after(line, 9), cards;
	const int seat = history_seat_begins(history, rest, " [", &cards);
	int last;

	winning->dealt = true;
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, rest);
		return;
	}
	cards = lines_after(rest, (size_t)lines_find_last(rest, "["));
	sites_add_cards(history, HISTORY_HOLE, seat, line, cards);
	last = history->event_count - 1;
	if (history->hero < 0 && last >= 0 && history->events[last].count > 1)
		history->hero = seat;
}

/* Before the hole cards, a card each may draw for the button. */
static bool draws_button(struct slice line)
{
	card cards[HOLE_CARDS_MAX];

	line = lines_after(line, (size_t)(lines_find_last(line, " [") + 1));
	return lines_take_cards(&line, HOLE_CARDS_MAX, cards) == 1;
}

static bool read_new_deed(struct history *history, struct slice line)
{
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	if (!sites_take_deed(history, new_deeds, seat, line, rest))
		return sites_begins_any(rest, new_chatter);
	if (lines_begins(rest, "cap"))
		sites_set_cap(history, seat);
	return true;
}

/* "Seat 1: NAME did not show and won $722.00", "Seat 6: NAME (button) showed [Ah 3d] and won $24.09
 * with ...". Where no line above says that the player was paid, this does. */
static void read_new_result(struct winning *winning, struct slice line)
{
	struct history *const history = winning->history;
	struct slice rest = line, before;
	const int seat = sites_take_seat(history, "Seat ", &rest);
	card second[BOARD_CARDS_MAX];

	if (seat < 0)
		return;
	winning->told |= UINT32_C(1) << seat;
	history->seat[seat].dealt |= lines_has(rest, " folded on the ");
	sites_read_position(history, "(button)", seat, line, rest);
	sites_check_folded(history, &winning->folds, seat, line, sites_find_folded(line, rest));
	if (lines_has(rest, " mucked ["))
		sites_add_cards(history, HISTORY_KNOWN, seat, line,
			lines_after(rest, (size_t)lines_find(rest, "[")));
	/* of a hand that is run several times, some amounts are those of a part of a pot */
	if (sites_dealt_in(history, 1, second) && history_has(history, HISTORY_COLLECT, seat))
		return;
	if (lines_take_until(&rest, " and won ", &before) ||
		lines_take_until(&rest, " and collected ", &before))
		sites_read_won(history, &winning->won[seat], line, rest);
}

/* The cards before those of a later run are the first ones of the board, and then its own. */
static void check_later_run(struct history *history, int run, struct slice line)
{
	card said[BOARD_CARDS_MAX];
	const ptrdiff_t open = lines_find(line, "[");
	struct slice rest = lines_after(line, open < 0 ? line.length : (size_t)open);
	const int count = lines_take_cards(&rest, BOARD_CARDS_MAX, said);

	if (lines_find_last(line, "[") == open) /* none stand before */
		return;
	if (count < 0 || !sites_same_run(history, run, said, count))
		history_warn(history, STATUS_HISTORY_BOARD, line);
}

static void read_new_line(struct winning *winning, struct slice line)
{
	static const char *const remarks[] = {"Main pot", "Side pot", "Board", "FIRST Board",
		"SECOND Board", "Hand was run", "No low hand", NULL};
	struct history *const history = winning->history;

	if (sites_is_heading(line)) {
		winning->summary |= lines_has(line, "SUMMARY");
		winning->dealt |= lines_has(line, "HOLE CARDS") || lines_has(line, "STREET");
		if (lines_has(line, "FLOP") || lines_has(line, "TURN") ||
			lines_has(line, "RIVER")) {
			if (sites_run_of(line))
				check_later_run(history, sites_run_of(line), line);
			sites_add_board(history, sites_run_of(line), line);
		}
	} else if (winning->summary) {
		if (lines_begins(line, "Total pot "))
			read_pot(winning, line, lines_after(line, 10));
		else if (lines_begins(line, "Board ["))
			sites_check_board(history, 0, line);
		else
			read_new_result(winning, line);
	} else if (lines_begins(line, "Dealt to ")) {
		if (winning->dealt || !draws_button(line))
			read_dealt(winning, line);
	} else if (!(!winning->dealt && read_seat(history, line)) &&
		   !read_new_deed(history, line) && !read_returned(history, line) &&
		   !sites_begins_any(line, remarks)) {
		/* who is not seated may come and go */
		if (!lines_has(line, " waits for big blind") && !lines_has(line, " sits out") &&
			!lines_has(line, " will be allowed to play"))
			history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

static void read_new(struct winning *winning, struct slice rest)
{
	struct history *const history = winning->history;
	struct slice line = {"", 0};

	lines_next_full(&rest, &line);
	if (!sites_check_heading(history, read_heading(history, line), line))
		return;
	if (lines_next_full(&rest, &line))
		read_table(history, line);
	while (lines_next_full(&rest, &line))
		read_new_line(winning, line);
	sites_check_won(history, winning->won);
	sites_check_stakes(history);
	sites_part_dead(history);
	history->dialect.returns_won =
		!history_has_any(history, HISTORY_RETURN); /* a walk has no such line */
	history->dialect.raises_add = true;
	history->cancelled = winning->summary && !winning->dealt && !history->money.pot.digits;
	if (winning->summary && winning->told)
		sites_check_told(history, winning->told, UINT32_MAX);
	sites_check_end(history, winning->summary);
}

void sites_winning_read(struct history *history)
{
	struct winning winning = {.history = history};
	struct slice text = history->text;

	lines_blanks(&text);
	if (lines_begins(text, "Game started at: "))
		read_old(&winning, history->text);
	else
		read_new(&winning, history->text);
}
