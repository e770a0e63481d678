/* The texts of Absolute Poker and UltimateBet.
 *
 *     Stage #C2001: Holdem  No Limit $1, $0.25 ante - 2010-03-30 15:50:12.010 (ET)
 *     Table: ELM ST (Real Money) Seat #5 is the dealer
 *     Seat 5 - NAME ($98 in chips)
 *     NAME - Ante $0.25
 *     NAME - Ante returned $0.25
 *     NAME - Posts $1 dead $0.50
 *     *** POCKET CARDS ***
 *     Dealt to NAME [7h Qd]
 *     NAME - Raises $3.50 to $4
 *     NAME - All-In(Raise) $9 to $10
 *     NAME - returned ($6) : not called
 *     *** FLOP *** [5d 3c 9d]
 *     *** SHOW DOWN ***
 *     NAME Collects $8 from main pot
 *     *** SUMMARY ***
 *     Total Pot($9.50) | Rake ($1) | Jackpot Rake ($0.50)
 *     Seat 1: NAME (big blind) won Total ($8) HI:($8) with ace high [Ah Kd - P:Ah,B:Qs,...]
 *     Stage #2002 Tourney ID 77 Holdem Multi Normal Tournament No Limit 10 - 2011-01-16 17:03:29
 * (ET)
 *
 * Pots are those before the rake. Of stud, each street repeats the cards of before. */
#include "histories/sites/sites_inside.h"

#include <string.h>

enum { POST_NONE, POST_SMALL, POST_BIG };

struct absolute {
	struct history *history;
	bool antes;                    /* the heading has one */
	bool dealt, summary;           /* behind the lines with which these begin */
	int forced[HISTORY_SEATS_MAX]; /* 1 + the event of an all-in before the cards; 0: none */
	int role[HISTORY_SEATS_MAX];   /* of the blinds, by the summary */
	int pocket[HISTORY_SEATS_MAX]; /* cards of stud that were dealt */
	struct sites_won won[HISTORY_SEATS_MAX];
	struct slice
		result[HISTORY_SEATS_MAX]; /* the line of the summary; no bytes: there is none */
};

/* Takes "Stage #", and the letter that may stand before the number, which belongs to it. */
static bool take_number(struct slice *line, struct slice *number)
{
	struct slice rest = *line;
	uint64_t value;

	if (!lines_take(&rest, "Stage #"))
		return false;
	*number = rest;
	lines_take(&rest, "C");
	if (!lines_take_number(&rest, &value))
		return false;
	*number = lines_before(*number, (size_t)(rest.bytes - number->bytes));
	*line = rest;
	return true;
}

bool sites_absolute_begins(struct slice line, struct slice rest)
{
	struct slice number;

	(void)rest;
	return take_number(&line, &number) &&
	       (lines_begins(line, ": ") || lines_begins(line, " Tourney ID "));
}

/* -- the heading ---------------------------------------------------------- */

/* "2010-03-30 15:50:12.010 (ET) [ 2010-03-30 15:50:12 ]", twice by the same clock. */
static bool read_time(struct history *history, struct slice rest)
{
	struct slice before;
	uint64_t part;

	if (!lines_take_time(&rest, &history->when))
		return false;
	if (lines_take(&rest, "."))
		lines_take_number(&rest, &part);
	lines_blanks(&rest);
	if (lines_take(&rest, "("))
		lines_take_zone(&rest, &history->when);
	if (lines_take_until(&rest, "[ ", &before) && lines_take_time(&rest, &history->also))
		history->also.zone = history->when.zone;
	return true;
}

/* Words in whatever case, of which the longer ones come first. */
struct words {
	const char *words, *code;
};

static const struct words games[] = {{"holdem", "T"}, {"omaha hi/lo", "O/8"}, {"omaha", "O"},
	{"seven card hi/lo", "7S/8"}, {"seven card stud hi/lo", "7S/8"}, {"seven card stud", "7S"},
	{"seven card", "7S"}, {"razz", "R"}, {NULL, NULL}};
static const struct words limits[] = {{"no limit", "N"}, {"pot limit", "P"}, {"normal", "F"},
	{NULL, NULL}};

/* Words that stand between the game and the limit. */
static const struct words between[] = {{"(1 on 1)", ""}, {"multi normal tournament", ""},
	{"single tournament", ""}, {NULL, NULL}};

static const char *take_words(struct slice *rest, const struct words *rows)
{
	while (rows->words && !slice_begins_word(*rest, rows->words))
		rows++;
	if (!rows->words)
		return NULL;
	*rest = lines_after(*rest, strlen(rows->words));
	lines_blanks(rest);
	return rows->code;
}

/* Takes "Omaha Hi/Lo (1 on 1)  Normal ". */
static void take_game(struct history *history, struct slice *rest)
{
	const struct slice begin = *rest;
	const char *const game = take_words(rest, games);
	const char *limit;
	char room[16];
	struct text code = text_over(room, sizeof(room));

	history->game = begin;
	if (!game)
		return;
	take_words(rest, between);
	limit = take_words(rest, limits);
	if (!limit)
		return;
	history->game = slice_trim(lines_before(begin, (size_t)(rest->bytes - begin.bytes)));
	text_add_string(&code, limit);
	text_add_string(&code, game);
	history->variant = variant_find(text_slice(&code));
}

/* "$1, $0.25 ante", "$4 (7-2)", "$30/$60", "$0.10 Turbo". One amount is the big blind. */
static bool read_stakes(struct absolute *absolute, struct slice rest)
{
	struct history *const history = absolute->history;
	struct history_amount first;

	if (!lines_take_amount(&rest, LINES_POINT, &first, &history->currency))
		return false;
	absolute->antes = lines_has(rest, " ante");
	history->stakes.big_blind = first;
	if (lines_take(&rest, "/")) {
		history->stakes.small_blind = first;
		if (!lines_take_amount(&rest, LINES_POINT, &history->stakes.big_blind, NULL))
			return false;
	} else if (history->variant->limit == FIXED_LIMIT) {
		return false;
	}
	sites_fix_stakes(history);
	return true;
}

static bool read_heading(struct absolute *absolute, struct slice line)
{
	struct history *const history = absolute->history;
	struct slice rest = line;
	ptrdiff_t dash;

	if (!take_number(&rest, &history->number))
		return false;
	if (lines_take(&rest, " Tourney ID ") &&
		!lines_take_until(&rest, " ", &history->tournament))
		return false;
	lines_take(&rest, ":");
	lines_blanks(&rest);
	dash = lines_find_last(rest, " - ");
	if (dash < 0)
		return false;
	if (!read_time(history, lines_after(rest, (size_t)dash + 3)))
		history_fault(history, STATUS_HISTORY_TIME, lines_after(rest, (size_t)dash + 3));
	rest = lines_before(rest, (size_t)dash);
	take_game(history, &rest);
	return !history->variant || read_stakes(absolute, rest);
}

/* "Table: ELM ST (Real Money) Seat #5 is the dealer". */
static bool read_table(struct history *history, struct slice line)
{
	struct slice rest = line, money;
	ptrdiff_t open;
	uint64_t number;

	if (!lines_take(&rest, "Table: "))
		return false;
	open = lines_find_last(rest, " (");
	if (open < 0)
		return false;
	history->table = slice_trim(lines_before(rest, (size_t)open));
	rest = lines_after(rest, (size_t)open + 2);
	if (!lines_take_until(&rest, ")", &money))
		return false;
	if (slice_begins_word(money, "play")) {
		history->play_money = true;
		history->kind = SLICE("play money");
	}
	if (lines_take(&rest, " Seat #") && lines_take_number(&rest, &number) && number <= 100)
		history->button = (int)number;
	return true;
}

/* "Seat 5 - NAME ($98 in chips)". */
static bool read_seat(struct history *history, struct slice line)
{
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	const ptrdiff_t open = lines_find_last(line, " (");
	uint64_t number;

	if (!lines_take(&rest, "Seat ") || !lines_take_number(&rest, &number) || number > 100 ||
		!lines_take(&rest, " - ") || open < rest.bytes - line.bytes)
		return false;
	seat.number = (int)number;
	seat.name = lines_before(rest, (size_t)(line.bytes + open - rest.bytes));
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(line, (size_t)open + 1);
	if (sites_take_money(history, &amount, &seat.stack))
		history_add_seat(history, &seat);
	return true;
}

/* -- cards ---------------------------------------------------------------- */

/* Of "H H 7h 10d" the cards after the first `from`, in brackets and without those that lie face
 * down; *count is how many there are with them, from the first. */
static struct slice new_cards(struct history *history, struct slice words, int from, int *count)
{
	char room[64];
	struct text cards = text_over(room, sizeof(room));
	struct slice one;

	text_add_char(&cards, '[');
	for (*count = 0; words.length; lines_blanks(&words)) {
		if (!lines_take_until(&words, " ", &one)) {
			one = words;
			words.length = 0;
		}
		if (++*count <= from || slice_equal(one, "H"))
			continue;
		text_add_char(&cards, ' ');
		text_add_slice(&cards, one);
	}
	text_add_char(&cards, ']');
	return cards.failed ? SLICE("") : history_keep(history, text_slice(&cards));
}

/* "Pocket [H H 7h 10d]", with the cards of earlier streets. */
static void read_pocket(struct absolute *absolute, int seat, struct slice line, struct slice rest)
{
	struct history *const history = absolute->history;
	const int before = absolute->pocket[seat];
	struct slice words, cards;
	int count;

	if (!lines_take(&rest, "[") || !lines_take_until(&rest, "]", &words)) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	cards = new_cards(history, words, before, &count);
	absolute->dealt = true;
	if (count < before)
		history_fault(history, STATUS_HISTORY_CARDS, line);
	absolute->pocket[seat] = count;
	if (cards.length > 2)
		sites_add_cards(history, HISTORY_HOLE, seat, line, cards);
	if (!before && history->hero < 0 && !lines_has(words, "H"))
		history->hero = seat;
}

static bool read_street(struct absolute *absolute, struct slice line)
{
	static const char *const boards[] = {"*** FLOP ***", "*** TURN ***", "*** RIVER ***", NULL};

	if (!sites_is_heading(line))
		return false;
	absolute->dealt = true;
	absolute->summary |= lines_begins(line, "*** SUMMARY");
	if (sites_begins_any(line, boards) && lines_has(line, "["))
		sites_add_board(absolute->history, 0, line);
	return true;
}

/* -- deeds ---------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"Folds", HISTORY_FOLD, SITES_NOTHING},
	{"Checks", HISTORY_CHECK, SITES_NOTHING},
	{"Calls ", HISTORY_CALL, SITES_ADDED},
	{"Bets ", HISTORY_BET, SITES_ADDED},
	{"Raises ", HISTORY_RAISE, SITES_TO},
	{"All-In(Raise) ", HISTORY_RAISE, SITES_TO},
	{"All-In ", HISTORY_ALL_IN, SITES_ADDED},
	{"Completes to ", HISTORY_RAISE, SITES_TOTAL},
	{"Ante ", HISTORY_ANTE, SITES_ADDED},
	{"Bring-In ", HISTORY_BRING_IN, SITES_ADDED},
	{"Posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"Posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"Mucks", HISTORY_MUCK, SITES_NOTHING},
	{"Does not show", HISTORY_MUCK, SITES_NOTHING},
	{"Shows ", HISTORY_SHOW, SITES_CARDS},
	{"returned ", HISTORY_RETURN, SITES_ADDED},
	{.words = NULL},
};

static const char *const chatter[] = {"sitout", "Sitout", "sitting out", "Sitting out",
	"is disconnected", "is connected", "timed out", "left", NULL};

/* "Posts $0.02", "Posts $1 dead $0.50", and in older texts "Posts dead $40 dead $15", of which the
 * first is the sum. */
static void read_post(struct history *history, int seat, struct slice line, struct slice rest)
{
	const bool older = lines_take(&rest, "dead ");
	struct history_amount first, dead;
	struct history_event *event;

	if (!sites_take_money(history, &rest, &first))
		return;
	event = sites_add(history, older ? HISTORY_DEAD : HISTORY_LIVE, seat, line);
	if (!event)
		return;
	event->added = first;
	if (!lines_take(&rest, " dead ") || !sites_take_money(history, &rest, &dead))
		return;
	event->deed = HISTORY_BOTH;
	if (!older)
		event->added = history_sum(first, dead);
	if (sites_compare(sites_less(event->added, dead), history->stakes.big_blind))
		history_fault(history, STATUS_HISTORY_STAKE, line);
}

/* "Folds (Fold & Show [5c 5d])". */
static void read_fold_shown(struct history *history, int seat, struct slice line, struct slice rest)
{
	const ptrdiff_t open = lines_find(rest, "[");

	if (lines_begins(rest, "Folds") && open >= 0)
		sites_add_cards(history, HISTORY_SHOW, seat, line, lines_after(rest, (size_t)open));
}

/* Who has no more than the blind or the ante is all-in before the cards are dealt. */
static void note_all_in(struct absolute *absolute, int seat, struct slice rest)
{
	struct history *const history = absolute->history;
	const int last = history->event_count - 1;

	if (!lines_begins(rest, "All-In") || last < 0)
		return;
	history->events[last].all_in = true;
	if (!absolute->dealt)
		absolute->forced[seat] = last + 1;
}

/* "Ante returned $2.50": who waits for the big blind is not dealt in after all. */
static void return_ante(struct absolute *absolute, int seat, struct slice line, struct slice rest)
{
	struct history *const history = absolute->history;
	struct history_event *const events = history->events;
	struct history_amount amount;
	int at = 0;

	if (!sites_take_money(history, &rest, &amount))
		return;
	while (at < history->event_count &&
		!(events[at].deed == HISTORY_ANTE && events[at].seat == seat))
		at++;
	if (at == history->event_count || sites_compare(events[at].added, amount)) {
		history_fault(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	history->event_count--;
	memmove(&events[at], &events[at + 1],
		(size_t)(history->event_count - at) * sizeof(*events));
	for (int i = 0; i < HISTORY_SEATS_MAX; i++)
		absolute->forced[i] -= absolute->forced[i] > at + 1;
}

static void take_deed(struct absolute *absolute, int seat, struct slice line, struct slice rest)
{
	struct history *const history = absolute->history;

	if (lines_take(&rest, "Ante returned ")) {
		return_ante(absolute, seat, line, rest);
	} else if (lines_begins(rest, "Pocket ")) {
		read_pocket(absolute, seat, line, lines_after(rest, strlen("Pocket ")));
	} else if (lines_begins(rest, "All-In (Timeout)")) {
		history_fault(history, STATUS_HISTORY_PROTECTED, line);
	} else if (sites_take_deed(history, deeds, seat, line, rest)) {
		note_all_in(absolute, seat, rest);
		read_fold_shown(history, seat, line, rest);
	} else if (lines_begins(rest, "Posts ")) {
		read_post(history, seat, line, lines_after(rest, strlen("Posts ")));
	} else if (!sites_begins_any(rest, chatter)) {
		history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

/* "NAME Collects $8 from main pot". What others pay who holds 7-2 is in no line. */
static bool read_collected(struct history *history, struct slice line)
{
	static const struct slice bet = {"the 7-2 proposition", 19};
	struct slice rest;
	const int seat = history_seat_begins(history, line, " Collects ", &rest);

	if (seat < 0)
		return false;
	if (lines_ends(rest, " proposition pot"))
		history_fault_of(history, STATUS_HISTORY_REFUSED, line, bet);
	else
		sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	return true;
}

/* "button moves to Seat 5": heads-up, because others do not post, to the small blind. */
static bool read_button(struct history *history, struct slice line)
{
	uint64_t number;

	if (!lines_take(&line, "button moves to Seat ") || !lines_take_number(&line, &number) ||
		number > 100 || line.length)
		return false;
	history->button = (int)number;
	return true;
}

/* Whoever sits down after the list was written, and waits, is not in the hand. */
static bool is_remark(struct slice line)
{
	return lines_begins(line, "No small blind is posted") || lines_ends(line, " - sitout") ||
	       lines_ends(line, " - sitout (wait for BB)");
}

static void read_deed(struct absolute *absolute, struct slice line)
{
	struct history *const history = absolute->history;
	struct slice rest;
	const int seat = history_seat_begins(history, line, " - ", &rest);

	if (seat >= 0)
		take_deed(absolute, seat, line, rest);
	else if (!read_collected(history, line) && !read_button(history, line) && !is_remark(line))
		history_fault(history, STATUS_HISTORY_NAME, line);
}

/* -- the summary ---------------------------------------------------------- */

/* "Total Pot($26) | Rake ($1.30) | Jackpot Rake ($0.50) | 72 Proposition Pot ($40)". */
static bool read_pot(struct history *history, struct slice line)
{
	struct slice rest = line, before;

	if (!lines_take(&rest, "Total Pot"))
		return false;
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
	if (sites_take_money(history, &rest, &history->money.pot))
		history->money.pot_is = HISTORY_POT_WHOLE;
	history->money.rake = (struct history_amount){0, 0};
	while (lines_take_until(&rest, " | ", &before)) {
		if (lines_take(&rest, "Rake "))
			sites_take_money(history, &rest, &history->money.rake);
		else if (lines_take(&rest, "Jackpot Rake "))
			sites_take_money(history, &rest, &history->money.fees);
		else if (!lines_begins(rest, "72 Proposition Pot "))
			history_warn(history, STATUS_HISTORY_LINE, line);
	}
	return true;
}

/* The cards of "[9h 6d - P:9h,B:8d,B:7s,P:6d,B:5d]", which are those of the hand; in high-low
 * games further brackets have those of the low one. */
static void read_shown(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before, cards;

	if (!lines_take_until(&rest, "[", &before) || !lines_take_until(&rest, " - ", &cards))
		return;
	if (!lines_has(cards, "]"))
		sites_check_shown(history, seat, line, cards);
}

/* "Seat 1: NAME (dealer) (small blind) won Total ($8) All-In HI:($8) with ace high [...]", "Seat 2:
 * NAME HI: [Mucked] [Kd 6c]", "Seat 3: NAME Folded on the FLOP". All who are dealt in stand there.
 */
static void read_result(struct absolute *absolute, struct slice line)
{
	struct history *const history = absolute->history;
	struct slice rest = line, before;
	const int seat = sites_take_seat(history, "Seat ", &rest);

	if (seat < 0) {
		history_warn(history, STATUS_HISTORY_LINE, line);
		return;
	}
	history->seat[seat].dealt = true;
	absolute->result[seat] = line;
	if (lines_take(&rest, " (dealer)") && history->button != history->seat[seat].number)
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
	if (lines_take(&rest, " (small blind)"))
		absolute->role[seat] = POST_SMALL;
	else if (lines_take(&rest, " (big blind)"))
		absolute->role[seat] = POST_BIG;
	if (lines_begins(rest, " Folded on ")) {
		if (!history_has(history, HISTORY_FOLD, seat))
			history_warn(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	if (lines_take(&rest, " won Total ") || lines_take(&rest, " collected Total "))
		sites_read_won(history, &absolute->won[seat], line, rest);
	if (lines_has(rest, "[Mucked] ") && lines_take_until(&rest, "[Mucked] ", &before))
		sites_add_mucked(history, seat, line, rest);
	else if (!lines_has(rest, "[Does not show]"))
		read_shown(history, seat, line, rest);
}

static void read_summary_line(struct absolute *absolute, struct slice line)
{
	struct history *const history = absolute->history;

	if (lines_begins(line, "Board "))
		sites_check_board(history, 0, line);
	else if (lines_begins(line, "Seat "))
		read_result(absolute, line);
	else if (!read_pot(history, line))
		history_warn(history, STATUS_HISTORY_LINE, line);
}

/* -- the hand ------------------------------------------------------------- */

/* What somebody was all-in with before the cards were dealt: the ante, where there are some and no
 * other line has it, or the blind that the summary says. */
static void name_forced(struct absolute *absolute)
{
	struct history *const history = absolute->history;
	bool antes = absolute->antes;

	for (int i = 0; i < history->event_count; i++)
		antes |= history->events[i].deed == HISTORY_ANTE;
	for (int seat = 0; seat < history->seats; seat++) {
		enum history_deed deed = HISTORY_LIVE;

		if (!absolute->forced[seat])
			continue;
		if (antes && !history_has(history, HISTORY_ANTE, seat))
			deed = HISTORY_ANTE;
		else if (absolute->role[seat] == POST_SMALL)
			deed = HISTORY_SMALL_BLIND;
		else if (absolute->role[seat] == POST_BIG)
			deed = HISTORY_BIG_BLIND;
		/* another player has posted that blind */
		if (absolute->role[seat] && deed != HISTORY_ANTE && history_has_any(history, deed))
			history_fault(history, STATUS_HISTORY_SUMMARY, absolute->result[seat]);
		history->events[absolute->forced[seat] - 1].deed = deed;
	}
}

/* Whether the seat posted the blind that the summary says, or all its chips as an ante. */
static bool has_role(const struct absolute *absolute, int seat)
{
	const enum history_deed blind =
		absolute->role[seat] == POST_SMALL ? HISTORY_SMALL_BLIND : HISTORY_BIG_BLIND;

	return !absolute->role[seat] || absolute->forced[seat] ||
	       history_has(absolute->history, blind, seat) ||
	       history_has(absolute->history, HISTORY_BOTH, seat);
}

/* The summary has a line for each player who is dealt in, unless it is cut off; in tournaments all
 * are. */
static void check_results(const struct absolute *absolute)
{
	struct history *const history = absolute->history;
	const struct slice end = lines_after(history->text, history->text.length);
	const int count = history->event_count;
	bool missing = false;

	for (int i = 0; i < count; i++)
		missing |= history->events[i].seat >= 0 &&
			   !absolute->result[history->events[i].seat].length;
	for (int seat = 0; history->tournament.length && seat < history->seats; seat++)
		missing |= !absolute->result[seat].length;
	if (missing && absolute->summary && history_said(history->money.pot))
		history_warn(history, STATUS_HISTORY_LACKS, end);
	for (int seat = 0; seat < history->seats; seat++)
		if (!has_role(absolute, seat))
			history_warn(history, STATUS_HISTORY_SUMMARY, absolute->result[seat]);
}

static void read_line(struct absolute *absolute, struct slice line)
{
	struct history *const history = absolute->history;

	if (absolute->summary)
		read_summary_line(absolute, line);
	else if (!absolute->dealt && !history->event_count &&
		 (read_table(history, line) || read_seat(history, line)))
		return;
	else if (lines_begins(line, "Dealt to "))
		sites_read_dealt(history, line);
	else if (!read_street(absolute, line))
		read_deed(absolute, line);
}

void sites_absolute_read(struct history *history)
{
	struct absolute absolute = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	lines_next(&rest, &line);
	if (!sites_check_heading(history, read_heading(&absolute, line), line))
		return;
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&absolute, line);
	name_forced(&absolute);
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->bad)
		sites_check_won(history, absolute.won);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	if (!history->bad)
		check_results(&absolute);
	sites_check_end(history, absolute.summary);
}
