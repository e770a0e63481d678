/* The texts of KingsClub.
 *
 *     #9101: Pot Limit Omaha - 5/10
 *     2021-01-02 15:54:07
 *     Table 'Lund Mix' Seat 1 is the button
 *     Seat 1: NAME (1,000)
 *     NAME: posts the small blind 5
 *     Dealt to NAME: [X X X X]
 *     NAME raises to 30
 *     NAME calls 30
 *     *** TURN *** [9s Jh 2s] [8s]
 *     NAME bets 970, and is all in
 *     NAME shows [4s Qc 2c Jd]
 *     *** SUMMARY ***
 *     Seat 1: NAME (1,104) +104
 *     Rake 1
 *     NAME wins pot (209)
 *
 * All actions have the total of the street. The lines about who wins leave out side pots at times,
 * so that what players were paid is what the summary says that they won in all, and what they put
 * in. Bets that nobody called are among that. In draw games lines about draws have the discards of
 * the hero alone. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct kings {
	struct history *history;
	bool over;    /* in the summary */
	bool refused; /* a form that is not read */
	struct history_amount wins[HISTORY_SEATS_MAX];
};

bool sites_kings_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return lines_take(&line, "#") && lines_take_number(&line, &number) &&
	       lines_take(&line, ": ") && lines_has(line, "Limit ") && lines_has(line, " - ");
}

/* -- the heading ---------------------------------------------------------- */

static const struct sites_code limits[] = {
	{"No Limit ", "N"},
	{"Pot Limit ", "P"},
	{"Limit ", "F"},
	{.words = NULL},
};

static const struct sites_code games[] = {
	{"Holdem", "T"},
	{"Omaha", "O"},
	{"Omaha Hi-Lo", "O/8"},
	{"Omaha 5 Card", "O5"},
	{"Big O", "O5/8"},
	{"2-7 Triple Draw", "2L3D"},
	{"2-7 Single Draw", "2L1D"},
	{"Badugi", "B"},
	{.words = NULL},
};

static void set_variant(struct history *history)
{
	struct slice game = history->game;

	for (const struct sites_code *limit = limits; limit->words; limit++)
		if (lines_take(&game, limit->words)) {
			history->variant = sites_coded_variant(limits,
				lines_before(history->game, strlen(limit->words)), games, game);
			break;
		}
	sites_fix_stakes(history);
}

/* "#9101: Limit Omaha Hi-Lo - 500/1,000". */
static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line;
	ptrdiff_t last;

	if (!lines_take(&rest, "#") || !lines_take_until(&rest, ": ", &history->number))
		return false;
	last = lines_find_last(rest, " - ");
	if (last < 0)
		return false;
	history->game = lines_before(rest, (size_t)last);
	rest = lines_after(rest, (size_t)last + 3);
	if (!sites_take_stake(&rest, &history->stakes.small_blind) || !lines_take(&rest, "/") ||
		!sites_take_stake(&rest, &history->stakes.big_blind) || rest.length)
		return false;
	set_variant(history);
	return true;
}

/* "Table 'Lund Mix' Seat 1 is the button". */
static bool read_place(struct history *history, struct slice line)
{
	struct slice rest = line, name;
	uint64_t number;

	if (!lines_take(&rest, "Table '"))
		return false;
	if (lines_find(rest, "' Seat ") >= 0) {
		lines_take_until(&rest, "' Seat ", &name);
		if (lines_take_number(&rest, &number) && number <= 100)
			history->button = (int)number;
		history->table = name;
	} else {
		history->table = lines_before(rest, rest.length - lines_ends(rest, "'"));
	}
	return true;
}

/* "Seat 1: NAME (1,000)". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice amount = line;

	if (!sites_take_seat_name(history, &amount, &seat))
		return false;
	if (sites_take_money(history, &amount, &seat.stack) && !slice_equal(amount, ")"))
		history_fault(history, STATUS_HISTORY_AMOUNT, amount);
	history_add_seat(history, &seat);
	return true;
}

/* -- what happens --------------------------------------------------------- */

static const struct sites_deed posts[] = {
	{"posts ante ", HISTORY_ANTE, SITES_ADDED},
	{"posts the small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts the big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts blind ", HISTORY_LIVE, SITES_ADDED},
	{.words = NULL},
};

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_TOTAL},
	{"bets ", HISTORY_BET, SITES_TOTAL},
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"stands pat", HISTORY_PAT, SITES_NOTHING},
	{"shows ", HISTORY_SHOW, SITES_CARDS},
	{.words = NULL},
};

/* "draws 2", and of the hero "discards [Ts Jh] draws [3c 6c]". */
static bool read_draw(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_event *event;
	struct slice cards;
	uint64_t count;

	if (lines_take(&rest, "discards ")) {
		if (!lines_take_until(&rest, " draws ", &cards) || !lines_ends(line, "]")) {
			history_fault(history, STATUS_HISTORY_CARDS, line);
			return true;
		}
		sites_add_cards(history, HISTORY_DRAW, seat, line, cards);
		sites_add_cards(history, HISTORY_HOLE, seat, line, rest);
		return true;
	}
	if (!lines_take(&rest, "draws "))
		return false;
	if (!lines_take_number(&rest, &count) || !count || count > HOLE_CARDS_MAX || rest.length) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return true;
	}
	event = sites_add(history, HISTORY_DRAW, seat, line);
	if (event) {
		event->count = (uint8_t)count;
		memset(event->card, CARD_UNKNOWN, count);
	}
	return true;
}

static bool read_deed(struct history *history, struct slice line)
{
	struct slice rest;
	const int before = history->event_count;
	int seat = history_seat_begins(history, line, ": ", &rest);

	if (seat >= 0)
		return sites_take_deed(history, posts, seat, line, rest);
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat < 0 || (!read_draw(history, seat, line, rest) &&
				!sites_take_deed(history, deeds, seat, line, rest)))
		return false;
	if (history->event_count > before && lines_ends(line, ", and is all in"))
		history->events[before].all_in = true;
	return true;
}

/* "Dealt to NAME: [X X X X]", whose cards nobody knows. */
static bool read_dealt(struct history *history, struct slice line)
{
	struct slice rest = line, cards;
	int seat;

	if (!lines_take(&rest, "Dealt to "))
		return false;
	seat = history_seat_begins(history, rest, ": ", &cards);
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return true;
	}
	if (history->seat[seat].dealt)
		history_fault(history, STATUS_HISTORY_CARDS, cards);
	history->seat[seat].dealt = true;
	if (lines_begins(cards, "[X"))
		return true;
	sites_add_cards(history, HISTORY_HOLE, seat, line, cards);
	history->hero = seat;
	return true;
}

/* "*** RIVER *** [2s Th 6h 7c] [5s]", which may have more new cards than the last where no line
 * dealt them; "*** BOARD 2 - RIVER *** [- - - Kh] [Ac]", which has hyphens for cards that are those
 * of the first board. */
static void read_board(struct history *history, int run, struct slice line)
{
	card said[HOLE_CARDS_MAX], dealt[BOARD_CARDS_MAX], first[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(history, run, dealt);
	const ptrdiff_t open = lines_find(line, "[");
	struct slice words = open < 0 ? SLICE("") : lines_after(line, (size_t)open);
	const int count = sites_parted_cards(words, run ? "[] -" : "[] ", said);
	struct history_event *event;
	int common = 0;

	for (size_t i = 0; run && i < words.length; i++)
		common += words.bytes[i] == '-';
	if (count <= before || common + count > BOARD_CARDS_MAX ||
		(run && common + count != sites_dealt_in(history, 0, first))) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	if (memcmp(said, dealt, (size_t)before) != 0)
		history_fault(history, STATUS_HISTORY_BOARD, line);
	history->dialect.streets_unsaid |= !run && count > (before ? before + 1 : 3);
	event = sites_add(history, HISTORY_BOARD, -1, line);
	sites_set_cards(event, said + before, count - before);
	if (event)
		event->run = (int8_t)run;
}

static bool read_street(struct kings *kings, struct slice line)
{
	static const char *const boards[] = {"*** FLOP ***", "*** TURN ***", "*** RIVER ***", NULL};
	struct history *const history = kings->history;

	if (lines_begins(line, "Run ")) {
		history_fault_of(history, STATUS_HISTORY_REFUSED, line,
			SLICE("draws that are run several times at KingsClub"));
		kings->refused = true;
	} else if (lines_begins(line, "*** BOARD 2 - ")) {
		read_board(history, 1, line);
	} else if (sites_begins_any(line, boards) || lines_begins(line, "*** BOARD 1 - ")) {
		read_board(history, 0, line);
	} else if (lines_begins(line, "*** SUMMARY *")) {
		kings->over = true;
	} else {
		return slice_equal(line, "*** HOLE CARDS ***") ||
		       lines_ends(line, " BETTING ROUND ***") || lines_ends(line, " DRAW ***");
	}
	return true;
}

/* -- the summary ---------------------------------------------------------- */

/* What the lines before say that the seat put in, with what nobody called. */
static struct history_amount put_in(const struct history *history, int seat)
{
	struct history_amount sum = {0, 0}, street = {0, 0};

	for (int i = 0; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_BOARD || event->deed == HISTORY_DRAW ||
			event->deed == HISTORY_PAT) {
			sites_add_up(&sum, street);
			street = (struct history_amount){0, 0};
		}
		if (event->seat != seat || event->deed > HISTORY_ALL_IN)
			continue;
		if (event->deed == HISTORY_ANTE)
			sites_add_up(&sum, event->added);
		else if (history_said(event->to))
			street = event->to;
		else if (history_said(event->added))
			sites_add_up(&street, event->added);
	}
	sites_add_up(&sum, street);
	return sum;
}

/* Who posts a live blind after having missed both posts a dead small one too, which only the net
 * tells. */
static bool find_dead(struct history *history, int seat, struct history_amount lost)
{
	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed != HISTORY_LIVE || event->seat != seat ||
			sites_compare(event->added, history->stakes.big_blind) ||
			sites_compare(lost, sites_half(history->stakes.big_blind)))
			continue;
		event->deed = HISTORY_BOTH;
		event->added = history_sum(event->added, lost);
		return true;
	}
	return false;
}

/* "Seat 1: NAME (1,104) +104", or without the last where it is 0. */
static bool read_net(struct kings *kings, struct slice line)
{
	struct history *const history = kings->history;
	struct history_amount left, net = {0, 0}, paid;
	struct history_event *event;
	struct slice rest = line;
	const int seat = sites_take_seat(history, "Seat ", &rest);
	bool less;

	if (seat < 0 || !lines_take(&rest, " (") || !sites_take_money(history, &rest, &left) ||
		!lines_take(&rest, ")"))
		return false;
	lines_blanks(&rest);
	less = lines_take(&rest, "-");
	if (!less)
		lines_take(&rest, "+");
	if (rest.length && !sites_take_money(history, &rest, &net))
		return true;
	paid = less ? sites_less(put_in(history, seat), net)
		    : history_sum(put_in(history, seat), net);
	if (paid.digits < 0 &&
		find_dead(history, seat, (struct history_amount){-paid.digits, paid.places}))
		paid.digits = 0;
	event = sites_add(history, HISTORY_LEFT, seat, line);
	if (event)
		event->added = left;
	event = paid.digits ? sites_add(history, HISTORY_COLLECT, seat, line) : NULL;
	if (event)
		event->added = paid;
	if (paid.digits < 0 || sites_compare(kings->wins[seat], (struct history_amount){0, 0}))
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
	return true;
}

/* "NAME wins pot (209)", "NAME wins (279.50) from side pot 1". */
static bool read_won(struct kings *kings, struct slice line)
{
	struct history *const history = kings->history;
	struct history_amount amount, paid = {0, 0};
	struct slice rest;
	const int seat = history_seat_begins(history, line, " wins ", &rest);

	if (seat < 0)
		return false;
	lines_take(&rest, "pot ");
	if (!sites_take_money(history, &rest, &amount))
		return true;
	sites_add_up(&kings->wins[seat], amount);
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed == HISTORY_COLLECT && history->events[i].seat == seat)
			paid = history->events[i].added;
	if (sites_compare(kings->wins[seat], paid) > 0)
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
	return true;
}

static bool read_summary(struct kings *kings, struct slice line)
{
	struct slice rest = line;

	if (lines_take(&rest, "Rake ")) {
		sites_take_money(kings->history, &rest, &kings->history->money.rake);
		return true;
	}
	return read_net(kings, line) || read_won(kings, line);
}

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct kings *kings, struct slice line)
{
	struct history *const history = kings->history;

	if (kings->over ? read_summary(kings, line)
			: read_place(history, line) ||
				  (!history->event_count && read_seat(history, line)) ||
				  read_street(kings, line) || read_dealt(history, line) ||
				  read_deed(history, line))
		return;
	if (lines_has(line, " wins ") || lines_begins(line, "Seat "))
		history_fault(history, STATUS_HISTORY_NAME, line);
	else
		sites_not_understood(history, line);
}

static bool is_stud(struct slice game)
{
	return lines_has(game, "Stud") || lines_has(game, "Razz");
}

static void check_end(struct kings *kings)
{
	struct history *const history = kings->history;

	if (history->variant->limit == FIXED_LIMIT)
		history->stakes.small_blind = sites_half(history->stakes.big_blind);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	sites_check_heads_up(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (!history_said(history->money.rake))
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, kings->over);
}

void sites_kings_read(struct history *history)
{
	struct kings kings = {.history = history};
	struct slice rest = history->text, line = {"", 0};
	bool read;

	lines_next(&rest, &line);
	read = read_heading(history, line);
	if (read && is_stud(history->game)) {
		history_fault_of(history, STATUS_HISTORY_REFUSED, line, SLICE("stud at KingsClub"));
		return;
	}
	if (!sites_check_heading(history, read, line))
		return;
	lines_next_full(&rest, &line);
	if (!lines_take_time(&line, &history->when) || line.length)
		history_fault(history, STATUS_HISTORY_TIME, line);
	while (!kings.refused && lines_next(&rest, &line))
		if (line.length)
			read_line(&kings, line);
	if (kings.refused)
		history->variant = NULL;
	else
		check_end(&kings);
}
