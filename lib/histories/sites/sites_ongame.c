/* The texts of OnGame, also of its Italian tables.
 *
 *     ***** History for hand R5-361850810-476 *****
 *     Start hand: Mon Jan 06 01:08:00 CET 2014
 *     Table: Bonn [361850810] (NO_LIMIT TEXAS_HOLDEM $0.50/$1, Real money)
 *     Button: seat 8
 *     Players in round: 6
 *     Seat 1: NAME ($103.75)
 *     NAME posts small blind ($0.50)
 *     ---
 *     Dealing pocket cards
 *     Dealing to NAME: [7h, 8s]
 *     NAME raises $3.00 to $3.00
 *     --- Dealing flop [6d, Kd, 8c]
 *     ---
 *     Summary:
 *     Main pot: $229.82 won by NAME ($226.82)
 *     Rake taken: $3
 *     Seat 8: NAME ($350.06), net: +$113.91, [Kc, Kh]
 *     ***** End of hand R5-361850810-476 *****
 *
 * Draws are "NAME changed 2 cards" and, of the hero, "New hand for NAME: [8h, 9h, 6s, Ah, Jh]".
 * Pots are those before the rake. Uncalled bets are in no line, neither among what is won. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct ongame {
	struct history *history;
	bool dealt, summary, ended;
	struct slice players; /* the line that says how many there are */
};

bool sites_ongame_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return lines_begins(line, "***** History for hand ");
}

/* -- the heading ---------------------------------------------------------- */

/* "R5-361850810-476 *****", "T5-556000000-1 (TOURNAMENT: "NAME", R-10093-864, buy-in: 5) *****". */
static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = lines_after(line, 23), before;

	if (!lines_take_until(&rest, " ", &history->number))
		return false;
	if (!lines_take_until(&rest, "(TOURNAMENT: ", &before))
		return true;
	history->tournament = rest;
	if (lines_take_until(&rest, ", buy-in: ", &before)) {
		const ptrdiff_t comma = lines_find_last(before, ", ");

		history->tournament = comma < 0 ? before : lines_after(before, (size_t)comma + 2);
		lines_take_until(&rest, ")", &history->buy_in);
	}
	return true;
}

/* "Mon Jan 06 01:08:00 CET 2014". */
static bool read_date(struct history *history, struct slice rest)
{
	struct history_time when = {.zone = {"", 0}};
	struct slice before;
	uint64_t day, year;

	if (!lines_take_until(&rest, " ", &before))
		return false;
	when.weekday = (uint8_t)lines_weekday(before);
	when.month = (uint8_t)lines_month(rest);
	if (!when.month || !lines_take_until(&rest, " ", &before) ||
		!lines_take_number(&rest, &day) || !lines_take(&rest, " ") ||
		!lines_take_clock(&rest, &when) || !lines_take(&rest, " ") ||
		!lines_take_until(&rest, " ", &when.zone) || !lines_take_number(&rest, &year) ||
		day < 1 || day > 31 || year < 1000 || year > 9999)
		return false;
	when.day = (uint8_t)day;
	when.year = (int16_t)year;
	history->when = when;
	return true;
}

static const struct variant *variant_of(struct slice words)
{
	static const char *const games[][2] = {{"TEXAS_HOLDEM", "T"}, {"OMAHA_HI_LO", "O/8"},
		{"OMAHA_HI", "O"}, {"SEVEN_CARD_STUD_HI_LO", "7S/8"}, {"SEVEN_CARD_STUD", "7S"},
		{"FIVE_CARD_DRAW", "5D"}};
	char room[8];

	for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++) {
		struct text code = text_over(room, sizeof(room));

		if (!lines_has(words, games[i][0]))
			continue;
		text_add_char(&code, lines_has(words, "NO_LIMIT")    ? 'N'
				     : lines_has(words, "POT_LIMIT") ? 'P'
								     : 'F');
		text_add_string(&code, games[i][1]);
		return variant_find(text_slice(&code));
	}
	return NULL;
}

/* "Table: [SPEED] Homs [361726027] (NO_LIMIT TEXAS_HOLDEM $5/$10, Real money)". Of fixed limit the
 * stakes are the bets. */
static bool read_table(struct history *history, struct slice line)
{
	const ptrdiff_t open = lines_find_last(line, " (");
	struct slice inside, stakes;
	ptrdiff_t blank;

	if (open < 7)
		return false;
	history->table = slice_trim(lines_after(lines_before(line, (size_t)open), 7));
	if (lines_begins(history->table, "[SPEED]"))
		history->kind = SLICE("speed");
	inside = lines_after(line, (size_t)open + 2);
	blank = lines_find(inside, ", ");
	history->play_money = lines_has(inside, "Play money");
	if (blank < 0)
		return false;
	inside = lines_before(inside, (size_t)blank);
	blank = lines_find_last(inside, " ");
	if (blank < 0)
		return false;
	history->game = lines_before(inside, (size_t)blank);
	history->variant = variant_of(history->game);
	stakes = lines_after(inside, (size_t)blank + 1);
	if (!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.small_blind,
		    &history->currency) ||
		!lines_take(&stakes, "/") ||
		!lines_take_amount(&stakes, LINES_EITHER, &history->stakes.big_blind, NULL))
		return false;
	sites_fix_stakes(history);
	return true;
}

/* -- seats and deeds ------------------------------------------------------ */

static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (!sites_take_seat_name(history, &amount, &seat))
		return false;
	if (sites_take_money(history, &amount, &seat.stack))
		history_add_seat(history, &seat);
	return true;
}

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_ADDED},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises ", HISTORY_RAISE, SITES_TO},
	{"completes ", HISTORY_RAISE, SITES_ADDED},
	{"brings in ", HISTORY_BRING_IN, SITES_ADDED},
	{"small bring in ", HISTORY_BRING_IN, SITES_ADDED},
	{"big bring in ", HISTORY_BRING_IN, SITES_ADDED},
	{"changed 0 cards", HISTORY_PAT, SITES_NOTHING},
	{"changed ", HISTORY_DRAW, SITES_COUNTED},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts dead blind ", HISTORY_DEAD, SITES_ADDED},
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts straddle ", HISTORY_STRADDLE, SITES_ADDED},
	{"posts ", HISTORY_LIVE, SITES_ADDED},
	{.words = NULL},
};

/* In stud, the total of a raise is that of the hand, and not of the street. */
static const struct sites_deed raises[] = {
	{"raises ", HISTORY_RAISE, SITES_ADDED},
	{.words = NULL},
};

/* "bets $207 [all in]" has the total of the street, also of who has posted a blind or bet before.
 */
static bool read_all_in(struct history *history, int seat, struct slice line, struct slice rest)
{
	const int before = history->event_count;

	if (!lines_begins(rest, "bets ") || !lines_ends(rest, "[all in]") ||
		!sites_take_deed(history, deeds, seat, line, rest))
		return false;
	if (history->event_count > before) {
		struct history_event *const event = &history->events[before];

		event->to = event->added;
		event->added = HISTORY_UNSAID;
	}
	return true;
}

static bool read_deed(struct history *history, struct slice line)
{
	static const char *const chatter[] = {"sits out", "is sitting out", "timed out",
		"has timed out", "is disconnected", "is connected", "leaves", "joins", "left",
		"sitout", "went all-in", NULL};
	struct slice rest;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return false;
	if (history->variant && variant_brings_in(history->variant) &&
		sites_take_deed(history, raises, seat, line, rest))
		return true;
	return read_all_in(history, seat, line, rest) ||
	       sites_take_deed(history, deeds, seat, line, rest) || sites_begins_any(rest, chatter);
}

/* Where the blinds are the same, both are called big blind; and a big blind of less than a whole is
 * called small blind. The first of the two is the small one. */
static void name_blinds(struct history *history)
{
	struct history_event *first = NULL, *second = NULL;

	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_SMALL_BLIND && event->deed != HISTORY_BIG_BLIND)
			continue;
		if (!first)
			first = event;
		else if (!second && event->seat != first->seat)
			second = event;
	}
	if (!second || first->deed != second->deed)
		return;
	if (first->deed == HISTORY_SMALL_BLIND)
		second->deed = HISTORY_BIG_BLIND;
	else if (!sites_compare(history->stakes.small_blind, history->stakes.big_blind))
		first->deed = HISTORY_SMALL_BLIND;
}

/* Who was away posts both blinds, of which the small one is dead, after others have posted them. */
static void find_dead(struct history *history)
{
	bool small = false;

	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_SMALL_BLIND)
			continue;
		if (small && history_has(history, HISTORY_BIG_BLIND, event->seat))
			event->deed = HISTORY_DEAD;
		small = true;
	}
}

/* -- the summary ---------------------------------------------------------- */

/* "Main pot: $710.00 won by NAME ($354.50), NAME ($354.50)", "Side pot 1: ...". Names may contain
 * anything, and are told by the list of seats. */
static bool read_pot(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	struct history_amount amount;

	if (!lines_take_until(&rest, "ot", &before) || !lines_take_until(&rest, ": ", &before) ||
		!sites_take_money(history, &rest, &amount))
		return false;
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	sites_add_up(&history->money.pot, amount);
	history->money.pot_is = HISTORY_POT_WHOLE;
	if (!lines_take(&rest, " won by "))
		return true;
	while (rest.length) {
		const int seat = history_seat_begins(history, rest, " (", &rest);

		if (seat < 0) {
			history_fault(history, STATUS_HISTORY_NAME, rest);
			return true;
		}
		sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
		if (!lines_take_until(&rest, ")", &before))
			return true;
		lines_take(&rest, ", ");
	}
	return true;
}

/* "$)" of "Seat 8: NAME ($), net: -$20": nothing is left. */
static bool is_nothing(struct slice rest)
{
	struct slice before;

	if (!lines_take_until(&rest, ")", &before))
		return false;
	for (size_t i = 0; i < before.length; i++)
		if (before.bytes[i] >= '0' && before.bytes[i] <= '9')
			return false;
	return true;
}

/* "Seat 8: NAME ($350.06), net: +$113.91, [Kc, Kh] (PAIR KING)", with the stack after the hand. */
static void read_result(struct history *history, struct slice line)
{
	struct slice rest = line, stack;
	ptrdiff_t open;
	const int seat = sites_take_seat(history, "Seat ", &rest);

	if (seat < 0) {
		history_warn(history, STATUS_HISTORY_NAME, line);
		return;
	}
	stack = rest;
	if (lines_take(&stack, " (") && !is_nothing(stack))
		sites_add_amount(history, HISTORY_LEFT, seat, line, stack);
	open = lines_find(rest, "[");
	if (open >= 0)
		sites_add_cards(history,
			history_has(history, HISTORY_FOLD, seat) ? HISTORY_KNOWN : HISTORY_SHOW,
			seat, line, lines_after(rest, (size_t)open));
}

static void read_summary_line(struct history *history, struct slice line)
{
	struct slice rest = line;

	if (lines_take(&rest, "Rake taken: ")) {
		sites_take_money(history, &rest, &history->money.rake);
	} else if (lines_begins(line, "Seat ")) {
		read_result(history, line);
	} else if ((lines_begins(line, "Main pot") || lines_begins(line, "Side pot")) &&
		   read_pot(history, line)) {
		return;
	} else if (!lines_begins(line, "*****") && !lines_begins(line, "---")) {
		history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

/* -- the hand ------------------------------------------------------------- */

/* Whether a street was dealt by another line already: who is all in sees the board twice. */
static bool is_dealt(const struct history *history, struct slice line)
{
	struct slice rest = lines_after(line, (size_t)lines_find_last(line, "["));
	card cards[BOARD_CARDS_MAX];
	const int count = lines_take_cards(&rest, BOARD_CARDS_MAX, cards);

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BOARD && event->count == count && count > 0 &&
			!memcmp(event->card, cards, (size_t)count))
			return true;
	}
	return false;
}

static void read_board(struct history *history, struct slice line)
{
	if (lines_find_last(line, "[") < 0 || !is_dealt(history, line))
		sites_add_board(history, 0, line);
}

/* The brackets without the cards that lie face down, which come first: "[-, -, Kh]". */
static struct slice face_up(struct history *history, struct slice cards)
{
	const ptrdiff_t last = lines_find_last(cards, "-, ");
	char room[64];
	struct text text = text_over(room, sizeof(room));

	if (last < 0)
		return cards;
	text_add_char(&text, '[');
	text_add_slice(&text, lines_after(cards, (size_t)last + 3));
	return text.failed ? cards : history_keep(history, text_slice(&text));
}

/* "Dealing to NAME: [7h, 8s]"; in stud "[-, -, Kh]" and "[4c]". */
static void read_hole(struct history *history, struct slice line, struct slice rest)
{
	struct slice cards;
	const int seat = history_seat_begins(history, rest, ": ", &cards);

	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, rest);
		return;
	}
	if (history->hero < 0 && lines_find(cards, "-") < 0 && lines_find(cards, ",") >= 0)
		history->hero = seat;
	sites_add_cards(history, HISTORY_HOLE, seat, line, face_up(history, cards));
}

/* "New hand for NAME: [8h, 9h, 6s, Ah, Jh]", after a draw. */
static void read_new_hand(struct history *history, struct slice line, struct slice rest)
{
	struct slice cards;
	const int seat = history_seat_begins(history, rest, ": ", &cards);
	card hand[HOLE_CARDS_MAX];
	int count;

	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, rest);
		return;
	}
	count = lines_take_cards(&cards, HOLE_CARDS_MAX, hand);
	if (count <= 0)
		history_fault(history, STATUS_HISTORY_CARDS, rest);
	else
		sites_add_drawn(history, seat, line, count, hand);
}

static bool read_dealing(struct ongame *ongame, struct slice line)
{
	struct history *const history = ongame->history;
	struct slice rest = line;

	if (lines_begins(line, "--- Dealing "))
		read_board(history, line);
	else if (lines_take(&rest, "Dealing to "))
		read_hole(history, line, rest);
	else if (lines_take(&rest, "New hand for "))
		read_new_hand(history, line, rest);
	else if (!lines_begins(line, "Dealing "))
		return false;
	ongame->dealt = true;
	return true;
}

static bool read_fact(struct ongame *ongame, struct slice line)
{
	struct history *const history = ongame->history;
	struct slice rest = line;
	uint64_t number;

	if (lines_take(&rest, "Start hand: ")) {
		if (!read_date(history, rest))
			history_fault(history, STATUS_HISTORY_TIME, rest);
	} else if (lines_begins(line, "Table: ")) {
		if (!read_table(history, line))
			history_fault(history, STATUS_HISTORY_HEADING, line);
	} else if (lines_take(&rest, "Button: seat ")) {
		if (lines_take_number(&rest, &number) && number <= 100)
			history->button = (int)number;
	} else if (lines_take(&rest, "Players in round: ")) {
		ongame->players = line;
		if (lines_take_number(&rest, &number) && lines_take(&rest, " (") &&
			lines_take_number(&rest, &number) && number <= 100)
			history->seats_max = (int)number;
	} else {
		return lines_begins(line, "User: ") || read_seat(history, line);
	}
	return true;
}

static void read_line(struct ongame *ongame, struct slice line)
{
	struct history *const history = ongame->history;

	if (slice_same(line, SLICE("Summary:"))) {
		ongame->summary = true;
		return;
	}
	if (ongame->summary) {
		ongame->ended |= lines_begins(line, "***** End of hand");
		read_summary_line(history, line);
		return;
	}
	if (read_deed(history, line))
		return;
	if ((!ongame->dealt && read_fact(ongame, line)) || read_dealing(ongame, line) ||
		slice_same(line, SLICE("---")))
		return;
	sites_not_understood(history, line);
}

void sites_ongame_read(struct history *history)
{
	struct ongame ongame = {.history = history, .players = {"", 0}};
	struct slice rest = history->text, line;

	if (!lines_next(&rest, &line) || !read_heading(history, line)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	while (lines_next(&rest, &line)) {
		if (line.length)
			read_line(&ongame, line);
		if (ongame.dealt && !history->variant)
			break;
	}
	if (!history->variant) {
		history_fault(history, STATUS_HISTORY_GAME, history->game);
		return;
	}
	if (ongame.players.length)
		sites_check_count(history, ongame.players,
			lines_after(ongame.players, strlen("Players in round: ")));
	sites_part_dead(history);
	name_blinds(history);
	find_dead(history);
	sites_check_rounded_stakes(history);
	if (history->tournament.length)
		history->currency = SLICE("");
	sites_check_summary(history, ongame.ended);
}
