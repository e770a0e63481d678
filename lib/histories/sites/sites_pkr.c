/* The texts of PKR.
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
 * What a player calls or raises to is the total of the street. Bets that nobody called are left out
 * of the pots, and are returned in words only where somebody is all in. The second list of seats
 * has the stacks after the hand. */
#include "histories/sites/sites_inside.h"

#include <string.h>

struct pkr {
	struct history *history;
	bool tournament;
	bool begun;               /* behind the first list of seats */
	bool moved;               /* a line moves the button */
	bool money;               /* a line says what is played for */
	bool in_pots;             /* the line before had a pot too */
	bool over;                /* the hand has its last line */
	struct slice game, limit; /* in the words of the heading */
	bool waits[HISTORY_SEATS_MAX];
	struct history_amount brought[HISTORY_SEATS_MAX]; /* to the table, during the hand */
	struct history_amount bounty[HISTORY_SEATS_MAX];  /* won before the hand */
};

/* The line before a hand names the table, and some texts do not have it. */
bool sites_pkr_session(struct slice line, struct slice rest)
{
	uint64_t number;

	lines_blanks(&rest);
	return lines_take(&line, "Table #") && lines_take_number(&line, &number) &&
	       lines_begins(line, " - ") && lines_begins(rest, "Starting Hand #");
}

bool sites_pkr_begins(struct slice line, struct slice rest)
{
	uint64_t number;

	(void)rest;
	return lines_take(&line, "Starting Hand #") && lines_take_number(&line, &number) &&
	       !line.length;
}

/* -- the heading ---------------------------------------------------------- */

/* "Table #410 - Lund", "Table #411 - Tournament #5001 Table #7", "Table #412 - STT # 5002". */
static void read_table(struct history *history)
{
	struct slice rest = history->session, line = {"", 0}, number;

	while (rest.length && !lines_begins(line, "Table #"))
		lines_next(&rest, &line);
	if (!lines_take(&line, "Table #") || !lines_take_until(&line, " - ", &number))
		return;
	history->table = line;
	if (lines_take(&line, "STT # ")) {
		history->tournament = line;
		history->table = number;
	} else if (lines_take(&line, "Tournament #") &&
		   lines_take_until(&line, " Table #", &history->tournament)) {
		history->table = line;
	}
}

/* "11 Jun 2012 21:38:10". */
static bool read_time(struct slice rest, struct history_time *when)
{
	struct history_time read = {.year = 0};
	uint64_t day, year;
	struct slice month;

	if (!lines_take_number(&rest, &day) || !lines_take(&rest, " ") ||
		!lines_take_until(&rest, " ", &month) || !lines_month(month) ||
		!lines_take_number(&rest, &year) || !lines_take(&rest, " ") ||
		!lines_take_clock(&rest, &read) || day < 1 || day > 31 || year < 1000 ||
		year > 9999)
		return false;
	*when = read;
	when->year = (int16_t)year;
	when->month = (uint8_t)lines_month(month);
	when->day = (uint8_t)day;
	return true;
}

static void read_stakes(struct history *history, struct slice line, struct slice rest)
{
	struct slice at = rest;

	if (!lines_take_amount(&at, LINES_POINT, &history->stakes.small_blind,
		    &history->currency) ||
		!lines_take_until(&rest, "/", &at)) {
		history_fault(history, STATUS_HISTORY_HEADING, line);
		return;
	}
	sites_take_money(history, &rest, &history->stakes.big_blind);
}

static void read_money(struct history *history, struct slice words)
{
	if (lines_begins(words, "PLAY") || lines_begins(words, "Play")) {
		history->play_money = true;
		history->kind = SLICE("play money");
	}
}

static void read_button(struct history *history, struct slice rest)
{
	uint64_t number;

	if (lines_take_number(&rest, &number) && number <= 100)
		history->button = (int)number;
}

static bool read_fact(struct pkr *pkr, struct slice line)
{
	struct history *const history = pkr->history;
	struct slice rest = line;

	if (lines_take(&rest, "Start time of hand: ")) {
		if (!read_time(rest, &history->when))
			history_fault(history, STATUS_HISTORY_TIME, rest);
	} else if (lines_take(&rest, "Game Type: ")) {
		pkr->game = rest;
	} else if (lines_take(&rest, "Limit Type: ")) {
		pkr->limit = rest;
	} else if (lines_take(&rest, "Money Type: ")) {
		read_money(history, rest);
		pkr->money = true;
	} else if (lines_take(&rest, "Table Type: ")) {
		pkr->tournament = slice_equal(rest, "TOURNAMENT");
	} else if (lines_take(&rest, "Blinds are now ")) {
		read_stakes(history, line, rest);
	} else if (lines_take(&rest, "Button is at seat ")) {
		read_button(history, rest);
	} else {
		return lines_begins(line, "Last Hand ");
	}
	return true;
}

/* The words of games and limits, and what they are in the codes of variants. */
static const char *const games[][2] = {{"HOLD'EM", "T"}, {"OMAHA", "O"}, {"OMAHA HI/LO", "O/8"},
	{NULL, NULL}};
static const char *const limits[][2] = {{"NO LIMIT", "N"}, {"POT LIMIT", "P"}, {"LIMIT", "F"},
	{"FIXED LIMIT", "F"}, {NULL, NULL}};

static const char *code_of(const char *const rows[][2], struct slice words)
{
	while (**rows && !slice_equal(words, **rows))
		rows++;
	return (*rows)[1];
}

static void set_variant(struct pkr *pkr)
{
	const char *const game = code_of(games, pkr->game);
	const char *const limit = code_of(limits, pkr->limit);
	char room[16];
	struct text code = text_over(room, sizeof(room));

	pkr->history->game = sites_join(pkr->history, pkr->game, pkr->limit);
	if (!game || !limit)
		return;
	text_add_string(&code, limit);
	text_add_string(&code, game);
	pkr->history->variant = variant_find(text_slice(&code));
}

/* -- seats ---------------------------------------------------------------- */

/* Takes " (bounty value $0.40, bounty won $0.20)" from the end of a name. */
static bool take_bounties(struct slice *name, struct history_amount *value,
	struct history_amount *won)
{
	const ptrdiff_t open = lines_find_last(*name, " (bounty value ");
	struct slice rest;

	if (open < 0)
		return false;
	rest = lines_after(*name, (size_t)open + strlen(" (bounty value "));
	if (!lines_take_amount(&rest, LINES_POINT, value, NULL) ||
		!lines_take(&rest, ", bounty won ") ||
		!lines_take_amount(&rest, LINES_POINT, won, NULL))
		return false;
	*name = lines_before(*name, (size_t)open);
	return true;
}

static void add_seat(struct pkr *pkr, const struct history_seat *seat, bool bounties,
	struct history_amount value, struct history_amount won)
{
	const int index = history_add_seat(pkr->history, seat);

	if (index < 0 || !bounties)
		return;
	pkr->bounty[index] = won;
	history_add_prize(pkr->history, HISTORY_ON_HEAD, index, value);
}

/* What the player has after the hand, less what came to the table during it. Who sat down since is
 * in no other line. */
static void add_left(struct pkr *pkr, const struct history_seat *seat, struct slice line,
	bool bounties, struct history_amount won)
{
	struct history *const history = pkr->history;
	const int index = history_seat_named(history, seat->name);
	struct history_event *event;

	if (index < 0)
		return;
	event = sites_add(history, HISTORY_LEFT, index, line);
	if (event)
		event->added = sites_less(seat->stack, pkr->brought[index]);
	if (bounties && sites_compare(won, pkr->bounty[index]) > 0)
		history_add_prize(history, HISTORY_BOUNTY, index,
			sites_less(won, pkr->bounty[index]));
}

/* "Seat 1: NAME - $4.06 (away from table)", "Seat 2: NAME (bounty value $0.40, bounty won $0) -
 * 2,940". */
static bool read_seat(struct pkr *pkr, struct slice line)
{
	struct history *const history = pkr->history;
	struct history_amount value = HISTORY_UNSAID, won = HISTORY_UNSAID;
	struct history_seat seat = {.stack = HISTORY_UNSAID};
	struct slice rest = line, amount;
	ptrdiff_t last;
	bool bounties;

	if (!sites_take_seat_number("Seat ", &rest, &seat.number))
		return false;
	last = lines_find_last(rest, " - ");
	if (last < 0)
		return false;
	seat.name = lines_before(rest, (size_t)last);
	seat.offset = (size_t)(line.bytes - history->text.bytes);
	amount = lines_after(rest, (size_t)last + 3);
	bounties = take_bounties(&seat.name, &value, &won);
	if (!sites_take_money(history, &amount, &seat.stack))
		return true;
	if (pkr->begun)
		add_left(pkr, &seat, line, bounties, won);
	else
		add_seat(pkr, &seat, bounties, value, won);
	return true;
}

/* -- cards ---------------------------------------------------------------- */

/* What stands between cards: "[K d][A d]", "[Kd Ad]"; "[XX] [A d]" has one that nobody knows. */
static const char between[] = "[] X";

/* "Dealing [J s][Q h] to NAME". */
static void read_dealt(struct history *history, struct slice line, struct slice rest)
{
	struct slice cards;
	int seat = -1;

	if (lines_take_until(&rest, "] to ", &cards))
		seat = history_seat_named(history, rest);
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return;
	}
	if (sites_add_parted(history, HISTORY_HOLE, seat, line, cards, between) &&
		history->hero < 0)
		history->hero = seat;
}

static bool read_dealing(struct history *history, struct slice line)
{
	static const char *const streets[] = {"Flop ", "Turn ", "River ", NULL};
	struct slice rest = line;

	if (!lines_take(&rest, "Dealing "))
		return false;
	for (int i = 0; streets[i]; i++)
		if (lines_take(&rest, streets[i])) {
			if (sites_check_street(history, line))
				sites_add_parted(history, HISTORY_BOARD, -1, line, rest, between);
			return true;
		}
	if (lines_begins(rest, "["))
		read_dealt(history, line, rest);
	return lines_begins(rest, "[") || slice_equal(rest, "Cards");
}

/* -- deeds ---------------------------------------------------------------- */

static const struct sites_deed deeds[] = {
	{"folds", HISTORY_FOLD, SITES_NOTHING},
	{"checks", HISTORY_CHECK, SITES_NOTHING},
	{"calls ", HISTORY_CALL, SITES_TOTAL},
	{"bets ", HISTORY_BET, SITES_ADDED},
	{"raises to ", HISTORY_RAISE, SITES_TOTAL},
	{"posts small blind ", HISTORY_SMALL_BLIND, SITES_ADDED},
	{"posts big blind ", HISTORY_BIG_BLIND, SITES_ADDED},
	{"posts ante of ", HISTORY_ANTE, SITES_ADDED},
	{"mucks", HISTORY_MUCK, SITES_NOTHING},
	{"doesn't show", HISTORY_MUCK, SITES_NOTHING},
	{.words = NULL},
};

/* What is said about hands that lie open, and about players who are slow or away. */
static const char *const chatter[] = {"has ", "did not respond in time", "is using the time bank",
	"is away", "leaves", "sits ", "stands ", "finishes ", "says ", NULL};

/* "posts $0.04", "posts $0.02 dead". Who posts dead chips alone posts 0 besides. */
static void read_post(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct history_amount amount;
	struct history_event *event;

	if (!sites_take_money(history, &rest, &amount) || !amount.digits)
		return;
	event = sites_add(history, lines_begins(rest, " dead") ? HISTORY_DEAD : HISTORY_LIVE, seat,
		line);
	if (event)
		event->added = amount;
}

/* "wins $0.38 from side pot #2 with: ...", "ties, and wins $34.75 with high hand: ...", "ties side
 * pot #1, and wins $0.43 with: ...", "ties $34.75 with low hand: ...". */
static bool read_paid(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before;

	if (lines_take(&rest, "wins ")) {
		sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
		return true;
	}
	if (!lines_take(&rest, "ties"))
		return false;
	if (!lines_take_until(&rest, " wins ", &before) && lines_take(&rest, " side pot #"))
		lines_take_until(&rest, " ", &before);
	sites_add_amount(history, HISTORY_COLLECT, seat, line, rest);
	return true;
}

/* "brings $4 to table 410", "rebuys $2". */
static bool read_brought(struct pkr *pkr, int seat, struct slice rest)
{
	struct history_amount amount;

	if ((!lines_take(&rest, "brings ") && !lines_take(&rest, "rebuys ")) ||
		!sites_take_money(pkr->history, &rest, &amount))
		return false;
	if (pkr->begun)
		sites_add_up(&pkr->brought[seat], amount);
	return true;
}

/* Players laugh, clap and yawn in whole sentences. */
static bool is_sentence(struct slice line)
{
	return lines_ends(line, ".") || lines_ends(line, "!");
}

static bool read_deed(struct pkr *pkr, struct slice line)
{
	struct history *const history = pkr->history;
	struct slice rest, cards;
	const int seat = history_seat_begins(history, line, " ", &rest);

	if (seat < 0)
		return history_seat_begins(history, line, ": ", NULL) >= 0;
	lines_blanks(&rest);
	if (lines_begins(rest, "shows [")) {
		sites_add_parted(history, HISTORY_SHOW, seat, line, lines_after(rest, 6), between);
	} else if (lines_begins(rest, "posts ") && !lines_has(rest, "blind ") &&
		   !lines_has(rest, "ante ")) {
		read_post(history, seat, line, lines_after(rest, 6));
	} else if (sites_take_deed(history, deeds, seat, line, rest)) {
		cards = rest;
		if (lines_take(&cards, "folds and shows "))
			sites_add_parted(history, HISTORY_SHOW, seat, line, cards, between);
	} else if (lines_begins(rest, "will be dealt in ")) {
		pkr->waits[seat] = true;
	} else if (lines_ends(rest, " has been granted disconnection protection")) {
		history_fault(history, STATUS_HISTORY_PROTECTED, line);
	} else if (!read_paid(history, seat, line, rest) && !read_brought(pkr, seat, rest)) {
		return sites_begins_any(rest, chatter) || is_sentence(line);
	}
	return true;
}

/* -- the money ------------------------------------------------------------ */

/* "Returning $0.13 to NAME uncalled". */
static bool read_returned(struct history *history, struct slice line)
{
	struct history_amount amount;
	struct history_event *event;
	struct slice rest = line;
	int seat = -1;

	if (!lines_take(&rest, "Returning ") || !lines_ends(rest, " uncalled") ||
		!sites_take_money(history, &rest, &amount))
		return false;
	if (lines_take(&rest, " to "))
		seat = history_seat_named(history,
			lines_before(rest, rest.length - strlen(" uncalled")));
	if (seat < 0) {
		history_fault(history, STATUS_HISTORY_NAME, line);
		return true;
	}
	event = sites_add(history, HISTORY_RETURN, seat, line);
	if (event)
		event->added = amount;
	return true;
}

/* "Pot sizes: $0.32", a line for each pot. Those that were told last count. */
static void read_pot(struct pkr *pkr, struct slice line, struct slice rest)
{
	struct history *const history = pkr->history;
	struct history_amount amount;

	if (!sites_take_money(history, &rest, &amount))
		return;
	if (!pkr->in_pots)
		history->money.pot = HISTORY_UNSAID;
	sites_add_up(&history->money.pot, amount);
	history->money.pot_is = HISTORY_POT_WHOLE;
	history->money.pot_offset = (size_t)(line.bytes - history->text.bytes);
	history->money.pot_length = line.length;
}

/* "Taking Rake of $0.17 from pot 2". */
static bool read_rake(struct history *history, struct slice line)
{
	struct history_amount amount;
	struct slice rest = line;

	if (!lines_take(&rest, "Taking Rake of "))
		return slice_equal(line, "No Rake Taken");
	if (sites_take_money(history, &rest, &amount))
		sites_add_up(&history->money.rake, amount);
	return true;
}

/* -- the hand ------------------------------------------------------------- */

static bool read_end(struct pkr *pkr, struct slice line)
{
	if (!lines_begins(line, "End of Hand #") && !lines_begins(line, "End Of Hand #"))
		return false;
	pkr->over = true;
	return true;
}

static bool read_step(struct pkr *pkr, struct slice line)
{
	struct slice rest = line;

	if (lines_take(&rest, "Moving Button to seat ")) {
		read_button(pkr->history, rest);
		pkr->begun = pkr->moved = true;
		return true;
	}
	pkr->begun |= slice_equal(line, "Shuffling Deck");
	return slice_equal(line, "Shuffling Deck") || read_dealing(pkr->history, line) ||
	       read_end(pkr, line);
}

/* Those who are not seated talk, come and go. */
static bool is_of_others(struct slice line)
{
	return lines_has(line, ": ") || lines_has(line, " brings ") ||
	       lines_has(line, " rebuys ") || lines_has(line, " has joined from ") ||
	       is_sentence(line);
}

static void read_line(struct pkr *pkr, struct slice line)
{
	struct history *const history = pkr->history;
	struct slice rest = line;

	if (lines_take(&rest, "Pot sizes: ")) {
		read_pot(pkr, line, rest);
		pkr->in_pots = true;
		return;
	}
	pkr->in_pots = false;
	if ((!pkr->begun && read_fact(pkr, line)) || read_seat(pkr, line) || read_step(pkr, line) ||
		read_deed(pkr, line) || read_returned(history, line) || read_rake(history, line) ||
		slice_equal(line, "There is no qualifying low hand"))
		return;
	if (!is_of_others(line))
		sites_not_understood(history, line);
}

/* In tournaments all are dealt in, but for those who came in the wrong place. */
static void deal_in(const struct pkr *pkr)
{
	struct history *const history = pkr->history;

	for (int i = 0; pkr->tournament && i < history->seats; i++)
		history->seat[i].dealt = !pkr->waits[i];
}

/* Where all fold to the blinds, the pots are told twice in a row. */
static bool is_walk(const struct history *history)
{
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].deed >= HISTORY_CHECK &&
			history->events[i].deed <= HISTORY_ALL_IN)
			return false;
	return true;
}

static void check_end(const struct pkr *pkr)
{
	struct history *const history = pkr->history;

	if (!pkr->moved)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (!pkr->money || !history_said(history->stakes.big_blind))
		history_fault(history, STATUS_HISTORY_HEADLESS, lines_before(history->text, 0));
	if (is_walk(history))
		history->money.pot = HISTORY_UNSAID;
	if (!history_said(history->money.rake))
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, pkr->over);
}

void sites_pkr_read(struct history *history)
{
	struct pkr pkr = {.history = history};
	struct slice rest = history->text, line = {"", 0};

	for (int i = 0; i < HISTORY_SEATS_MAX; i++)
		pkr.brought[i] = HISTORY_UNSAID;
	lines_next(&rest, &line);
	history->number = lines_after(line, strlen("Starting Hand #"));
	read_table(history);
	while (lines_next(&rest, &line))
		if (line.length)
			read_line(&pkr, line);
	set_variant(&pkr);
	if (!sites_check_heading(history, pkr.game.length && pkr.limit.length,
		    lines_before(history->text, history->number.length + 15)))
		return;
	if (history->variant->limit == FIXED_LIMIT)
		sites_find_stakes(history);
	sites_check_stakes(history);
	sites_check_heads_up(history);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	deal_in(&pkr);
	check_end(&pkr);
}
