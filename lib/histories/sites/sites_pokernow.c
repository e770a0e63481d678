/* PokerNow logs, in CSV.
 *
 *     entry,at,order
 *     "-- ending hand #116 --",2022-09-10T23:46:21.958Z,166285358195802
 *     """ann @ lUNm2yKocc"" collected 0.95 from pot",2022-09-10T23:46:21.958Z,166285358195801
 *     "Uncalled bet of 2.00 returned to ""ann @ lUNm2yKocc""",2022-09-10T23:46:21.958Z,...
 *     """ann @ lUNm2yKocc"" raises to 2.25",...
 *     "Player stacks: #1 ""bo @ rMEEwzMegO"" (17.53) | #8 ""ann @ lUNm2yKocc"" (41.21)",...
 *     "-- starting hand #116  (No Limit Texas Hold'em) (dealer: ""ann @ lUNm2yKocc"") --",...
 *
 * The newest or the oldest row comes first; the numbers in the last column follow the order of
 * events. Bets, raises and calls state the player's total on the street. Rows after the end of a
 * hand, such as later shows and bounties, belong to it. */
#include "histories/sites/sites_internal.h"

#include "base/scan.h"

#include <stdlib.h>

/* -- finding hands -------------------------------------------------------- */

/* The order number of a line, if it ends as rows do: ",DATE,ORDER". */
static bool order_of(struct slice line, uint64_t *order)
{
	const ptrdiff_t comma = lines_find_last(line, ",");
	struct slice date;
	ptrdiff_t before;

	if (comma < 0 || !slice_uint(lines_after(line, (size_t)comma + 1), UINT64_MAX, order))
		return false;
	date = lines_before(line, (size_t)comma);
	before = lines_find_last(date, ",");
	if (before < 0)
		return false;
	date = lines_after(date, (size_t)before + 1);
	return date.length >= 20 && date.bytes[4] == '-' && date.bytes[10] == 'T' &&
	       date.bytes[date.length - 1] == 'Z';
}

bool sites_pokernow_session(struct slice line, struct slice rest)
{
	(void)rest;
	return slice_equal(line, "entry,at,order") ||
	       slice_equal(line, "\"entry\",\"at\",\"order\"");
}

static bool is_start(struct slice line)
{
	return lines_begins(line, "\"-- starting hand #");
}

/* Number of rows searched to decide whether a hand follows. A hand has fewer; the limit keeps a
 * long run of rows without a hand from being searched again for each row. */
enum { ROWS_AHEAD = 400 };

/* Order of the rows, as far as two of them show it. */
enum pokernow_rows { ROWS_UNKNOWN, ROWS_NEWEST_FIRST, ROWS_OLDEST_FIRST };

static enum pokernow_rows direction_of(struct slice line, struct slice rest)
{
	uint64_t order, next;
	bool found = order_of(line, &order);

	/* The first line of a value with newlines is not a row. */
	if (!found && !lines_begins(line, "\"Game Config Changes"))
		return ROWS_UNKNOWN;
	for (int ahead = 0; ahead < ROWS_AHEAD && lines_next(&rest, &line); ahead++) {
		if (sites_pokernow_session(line, rest))
			break;
		if (!order_of(line, &next))
			continue;
		if (found && next != order)
			return next < order ? ROWS_NEWEST_FIRST : ROWS_OLDEST_FIRST;
		order = next;
		found = true;
	}
	return ROWS_UNKNOWN;
}

/* Whether a hand starts or ends at this line or later; and whether its end comes first. */
static bool comes(struct slice line, struct slice rest, bool *end_first)
{
	*end_first = false;
	for (int ahead = 0; ahead < ROWS_AHEAD; ahead++) {
		*end_first = lines_begins(line, "\"-- ending hand #");
		if (*end_first || is_start(line))
			return true;
		if (!lines_next(&rest, &line) || sites_pokernow_session(line, rest))
			break;
	}
	return false;
}

/* Newest first, a hand extends to the row of its start, so it begins with whatever follows the
 * previous hand, except what "The player" or "The admin" does between hands. Oldest first, it
 * begins with the row of its start, unless the text does not have that row. */
bool sites_pokernow_begins(struct slice line, struct slice rest)
{
	bool end_first;

	switch (direction_of(line, rest)) {
	case ROWS_NEWEST_FIRST:
		return !lines_begins(line, "\"The ") && comes(line, rest, &end_first);
	case ROWS_OLDEST_FIRST:
		return is_start(line) || (comes(line, rest, &end_first) && end_first);
	case ROWS_UNKNOWN:
	default:
		return is_start(line);
	}
}

bool sites_pokernow_ends(struct slice line, struct slice rest)
{
	struct slice next;

	switch (direction_of(line, rest)) {
	case ROWS_NEWEST_FIRST:
		return is_start(line);
	case ROWS_OLDEST_FIRST:
		return lines_next(&rest, &next) && is_start(next);
	case ROWS_UNKNOWN:
	default:
		return false;
	}
}

/* -- rows ----------------------------------------------------------------- */

struct pokernow_row {
	struct slice at;    /* the entry as written */
	struct slice entry; /* without quotes */
	struct slice date;
	uint64_t order;
};

struct pokernow {
	struct history *history;
	struct pokernow_row *rows;
	int count;
	size_t room;
	struct slice token[HISTORY_SEATS_MAX]; /* by seat: "NAME @ ID" */
	struct slice own;                      /* cards of the player whose log it is */
	struct slice own_at;
	struct slice dealer;
	bool ended, dead_button, bombs;
	int hole_cards;
};

/* Consumes a value up to a comma or the end of the row; a quoted value may contain commas,
 * newlines, and doubled quotes. */
static struct slice take_value(struct slice *rest)
{
	const char *const start = rest->bytes;
	struct slice value;
	bool quoted = false;

	for (; rest->length && (quoted || (*rest->bytes != ',' && *rest->bytes != '\n'));
		*rest = lines_after(*rest, 1))
		quoted ^= *rest->bytes == '"';
	value = (struct slice){start, (size_t)(rest->bytes - start)};
	lines_take(rest, ",");
	return slice_trim(value);
}

/* The value without its quotes. */
static struct slice unquote(struct history *history, struct slice value)
{
	struct slice kept = {"", 0};
	size_t length = 0;

	if (value.length < 2 || *value.bytes != '"' || value.bytes[value.length - 1] != '"')
		return value;
	value = lines_before(lines_after(value, 1), value.length - 2);
	if (!memchr(value.bytes, '"', value.length))
		return value;
	for (size_t i = 0; i < value.length; i++) {
		const struct slice piece =
			history_keep(history, (struct slice){value.bytes + i, 1});

		if (!length)
			kept.bytes = piece.bytes;
		length += piece.length;
		i += value.bytes[i] == '"' && i + 1 < value.length && value.bytes[i + 1] == '"';
	}
	kept.length = length;
	return kept;
}

static bool add_row(struct pokernow *log, const struct pokernow_row *row)
{
	if ((size_t)log->count == log->room) {
		const size_t room = log->room ? 2 * log->room : 128;
		struct pokernow_row *const resized = realloc(log->rows, room * sizeof(*resized));

		if (!resized) {
			log->history->failed = true;
			return false;
		}
		log->rows = resized;
		log->room = room;
	}
	log->rows[log->count++] = *row;
	return true;
}

/* Rows with equal numbers keep the order of the text. */
static int by_order(const void *a, const void *b)
{
	const struct pokernow_row *const first = a, *const second = b;

	if (first->order != second->order)
		return first->order < second->order ? -1 : 1;
	return (first->at.bytes > second->at.bytes) - (first->at.bytes < second->at.bytes);
}

static bool read_rows(struct pokernow *log)
{
	struct slice rest = log->history->text;

	while (rest.length) {
		struct pokernow_row row;
		struct slice order, line = rest;

		row.at = take_value(&rest);
		row.date = take_value(&rest);
		order = take_value(&rest);
		lines_take(&rest, "\n");
		if (!row.at.length && !order.length)
			continue;
		if (!slice_uint(order, UINT64_MAX, &row.order)) {
			lines_next(&line, &row.at);
			history_warn(log->history, STATUS_HISTORY_LINE, row.at);
			continue;
		}
		row.entry = slice_trim(unquote(log->history, row.at));
		if (!add_row(log, &row))
			return false;
	}
	if (log->count)
		qsort(log->rows, (size_t)log->count, sizeof(*log->rows), by_order);
	return true;
}

/* -- players -------------------------------------------------------------- */

/* Consumes "NAME @ ID" in quotes, followed by the words; names may contain quotes. */
static bool take_token(struct slice *rest, const char *after, struct slice *token)
{
	struct slice at = *rest, before;

	if (!lines_take(&at, "\""))
		return false;
	*token = at;
	while (lines_take_until(&at, "\"", &before)) {
		token->length = (size_t)(at.bytes - token->bytes) - 1;
		if (lines_has(*token, " @ ") && lines_take(&at, after)) {
			*rest = at;
			return true;
		}
	}
	return false;
}

static int seat_of(const struct pokernow *log, struct slice token)
{
	for (int i = 0; i < log->history->seats; i++)
		if (slice_same(log->token[i], token))
			return i;
	return -1;
}

/* Players are named by the part before the `@`, unless two have the same. */
static struct slice name_of(const struct pokernow *log, struct slice token)
{
	const struct slice name = lines_before(token, (size_t)lines_find_last(token, " @ "));

	return name.length && history_seat_named(log->history, name) < 0 ? name : token;
}

/* "Player stacks: #1 "bo @ rMEEwzMegO" (17.53) | #8 "ann @ lUNm2yKocc" (41.21)". */
static void read_stacks(struct pokernow *log, const struct pokernow_row *row, struct slice rest)
{
	while (rest.length) {
		struct history_seat seat = {.stack = HISTORY_NOT_GIVEN, .dealt = true};
		struct slice token;
		uint64_t number;
		int index;

		lines_blanks(&rest);
		if (!lines_take(&rest, "#") || !lines_take_number(&rest, &number) || number > 100 ||
			!lines_take(&rest, " ") || !take_token(&rest, " (", &token) ||
			!lines_take_amount(&rest, LINES_POINT, &seat.stack, NULL) ||
			!lines_take(&rest, ")")) {
			history_fault(log->history, STATUS_HISTORY_LINE, row->at);
			return;
		}
		seat.number = (int)number;
		seat.name = name_of(log, token);
		seat.offset = (size_t)(row->at.bytes - log->history->text.bytes);
		index = history_add_seat(log->history, &seat);
		if (index < 0)
			return;
		log->token[index] = token;
		lines_blanks(&rest);
		lines_take(&rest, "|");
	}
}

/* -- the header ----------------------------------------------------------- */

static void read_time(struct history *history, struct slice date)
{
	struct history_time when = {.zone = {"", 0}};

	if (!lines_take_time(&date, &when))
		return;
	when.zone = SLICE("UTC");
	history->when = when;
}

/* " (No Limit Texas Hold'em) (dealer: "ann @ lUNm2yKocc") --", also without parentheses around the
 * game and with "(id: x)" before it. */
static void read_start(struct pokernow *log, const struct pokernow_row *row, struct slice rest)
{
	struct history *const history = log->history;
	struct slice before;
	ptrdiff_t end;

	if (!lines_take_until(&rest, " ", &history->number)) {
		history_fault(history, STATUS_HISTORY_HEADING, row->at);
		return;
	}
	lines_blanks(&rest);
	if (lines_take(&rest, "(id: "))
		lines_take_until(&rest, ")", &before);
	lines_blanks(&rest);
	end = lines_find(rest, " (dealer");
	if (end < 0)
		end = lines_find(rest, " (dead button");
	if (end < 0) {
		history_fault(history, STATUS_HISTORY_HEADING, row->at);
		return;
	}
	history->game = slice_trim(lines_before(rest, (size_t)end));
	if (lines_take(&history->game, "(") && lines_ends(history->game, ")"))
		history->game.length--;
	rest = lines_after(rest, (size_t)end + 2);
	log->dead_button = !lines_take(&rest, "dealer: ") || !take_token(&rest, ")", &log->dealer);
	read_time(history, row->date);
}

/* -- events --------------------------------------------------------------- */

static struct history_event *add(struct pokernow *log, enum history_event_kind kind, int seat,
	const struct pokernow_row *row)
{
	return history_add(log->history, kind, seat, row->at);
}

/* The blinds that the seat has posted so far. */
static struct history_amount posted(const struct history *history, int seat)
{
	struct history_amount sum = {0, 0};

	HISTORY_EACH (event, history)
		if (event->seat == seat && event->kind >= HISTORY_SMALL_BLIND &&
			event->kind <= HISTORY_LIVE)
			sites_add_up(&sum, event->added);
	return sum;
}

/* Adds an event with the amount at the start of `rest`: the chips added, or the total on the
 * street. For a straddle and a missed big blind it is the total too: heads-up, the small blind
 * straddles. */
static void add_amount(struct pokernow *log, enum history_event_kind kind, int seat,
	const struct pokernow_row *row, struct slice rest)
{
	const struct history_amount before = posted(log->history, seat);
	struct history_event *const event = add(log, kind, seat, row);
	struct history_amount amount;

	if (!lines_take_amount(&rest, LINES_POINT, &amount, NULL)) {
		history_fault(log->history, STATUS_HISTORY_AMOUNT, row->at);
		return;
	}
	event->all_in = lines_has(rest, "all in");
	if (kind == HISTORY_CALL || kind == HISTORY_BET || kind == HISTORY_RAISE)
		event->to = amount;
	else
		event->added = amount;
	if (kind == HISTORY_STRADDLE)
		event->to = amount;
	if ((kind == HISTORY_STRADDLE || kind == HISTORY_LIVE) && before.digits &&
		sites_compare(before, amount) < 0)
		event->added = sites_less(amount, before);
}

static const struct pokernow_kind {
	const char *words;
	enum history_event_kind kind;
} actions[] = {
	{"posts a small blind of ", HISTORY_SMALL_BLIND},
	{"posts a big blind of ", HISTORY_BIG_BLIND},
	{"posts a missing small blind of ", HISTORY_DEAD},
	{"posts a missed small blind of ", HISTORY_DEAD},
	{"posts a dead small blind of ", HISTORY_DEAD},
	{"posts a missed big blind of ", HISTORY_LIVE},
	{"posts a missing big blind of ", HISTORY_LIVE},
	{"posts a straddle of ", HISTORY_STRADDLE},
	{"posts an ante of ", HISTORY_ANTE},
	{"posts a ante of ", HISTORY_ANTE},
	{"calls ", HISTORY_CALL},
	{"bets ", HISTORY_BET},
	{"raises to ", HISTORY_RAISE},
	{.words = NULL},
};

/* A shown hand; some of its cards may have been shown in earlier rows. */
static void show(struct pokernow *log, int seat, const struct pokernow_row *row, struct slice rest)
{
	struct history *const history = log->history;
	struct history_event *event = NULL;
	card cards[HOLE_CARDS_MAX];
	int count;

	if (lines_ends(rest, "."))
		rest.length--;
	count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
	if (count <= 0 || slice_trim(rest).length) {
		history_fault(history, STATUS_HISTORY_CARDS, row->at);
		return;
	}
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].seat == seat && history->events[i].kind == HISTORY_SHOW)
			event = &history->events[i];
	if (!event)
		event = add(log, HISTORY_SHOW, seat, row);
	for (int i = 0; i < count; i++)
		if (!memchr(event->card, cards[i], event->count) && event->count < HOLE_CARDS_MAX)
			event->card[event->count++] = cards[i];
	if (event->count > log->hole_cards)
		log->hole_cards = event->count;
}

/* "paid 3.00 for the 7-2 bounty to "ann @ lUNm2yKocc"": money between players, outside the pots. */
static void pay_bounty(struct pokernow *log, int seat, const struct pokernow_row *row,
	struct slice rest)
{
	struct slice before, token;
	const struct slice amount = rest;
	int winner;

	if (!lines_take_until(&rest, " to ", &before) || !take_token(&rest, "", &token)) {
		history_fault(log->history, STATUS_HISTORY_LINE, row->at);
		return;
	}
	winner = seat_of(log, token);
	if (winner < 0) {
		history_fault(log->history, STATUS_HISTORY_NAME, row->at);
		return;
	}
	add_amount(log, HISTORY_FEE, seat, row, amount);
	add_amount(log, HISTORY_PAID, winner, row, amount);
}

static bool read_bomb(struct pokernow *log, int seat, const struct pokernow_row *row,
	struct slice rest)
{
	if (!lines_has(rest, "(bomb pot bet)"))
		return false;
	if (!lines_take(&rest, "posts a bet of ") && !lines_take(&rest, "calls ") &&
		!lines_take(&rest, "bets "))
		return false;
	log->bombs = true;
	add_amount(log, HISTORY_ANTE, seat, row, rest);
	return true;
}

/* An action of a player. */
static bool read_action(struct pokernow *log, int seat, const struct pokernow_row *row,
	struct slice rest)
{
	const struct pokernow_kind *known = actions;

	if (read_bomb(log, seat, row, rest))
		return true;
	while (known->words && !lines_begins(rest, known->words))
		known++;
	if (known->words) {
		add_amount(log, known->kind, seat, row, lines_after(rest, strlen(known->words)));
	} else if (slice_equal(rest, "folds")) {
		add(log, HISTORY_FOLD, seat, row);
	} else if (slice_equal(rest, "checks")) {
		add(log, HISTORY_CHECK, seat, row);
	} else if (lines_take(&rest, "shows a ")) {
		show(log, seat, row, rest);
	} else if (lines_take(&rest, "paid ")) {
		pay_bounty(log, seat, row, rest);
	} else if (lines_take(&rest, "collected ")) {
		if (lines_has(rest, " from pot"))
			add_amount(log, HISTORY_COLLECT, seat, row, rest);
		else if (!lines_has(rest, " bounty"))
			return false;
	} else {
		return lines_begins(rest, "chooses to");
	}
	return true;
}

/* -- the board ------------------------------------------------------------ */

static const struct pokernow_street {
	const char *words;
	int cards;
} streets[] = {{"Flop", 3}, {"Turn", 1}, {"River", 1}};

/* "Turn: 3D, QD, 5S [10S]", "River (second run): ...", "Flop (second board): ..."; the new cards
 * are in brackets. */
static bool read_board(struct pokernow *log, const struct pokernow_row *row)
{
	struct slice rest = row->entry;
	struct history_event *event;
	card cards[BOARD_CARDS_MAX];
	ptrdiff_t open;
	int i = 0, count;

	while (i < 3 && !lines_begins(rest, streets[i].words))
		i++;
	if (i == 3)
		return false;
	rest = lines_after(rest, strlen(streets[i].words));
	if (!lines_begins(rest, ":") && !lines_begins(rest, " ("))
		return false;
	open = lines_find_last(rest, "[");
	rest = open < 0 ? rest : lines_after(rest, (size_t)open);
	count = open < 0 ? -1 : lines_take_cards(&rest, BOARD_CARDS_MAX, cards);
	if (count != streets[i].cards) {
		history_fault(log->history, STATUS_HISTORY_CARDS, row->at);
		return true;
	}
	event = add(log, HISTORY_BOARD, -1, row);
	event->run = lines_has(row->entry, "(second ");
	event->place = (int8_t)(i ? i + 3 : 1);
	sites_set_cards(event, cards, count);
	return true;
}

/* -- rows ----------------------------------------------------------------- */

static const char *const ignored[] = {"The player ", "The admin ", "The game's ",
	"Remaining players decide", "All players in hand choose", "Some players choose",
	"Undealt cards", "Dead Small Blind", "WARNING: ", "Asking to busted players",
	"Waiting for the game owner", "Game Config Changes", "The board will run it", NULL};

/* "The player "ann @ lUNm2yKocc" quits the game with a stack of 3.61.": a player who leaves during
 * a hand folds when the turn comes. */
static void read_leaving(struct pokernow *log, const struct pokernow_row *row)
{
	struct slice rest = row->entry, token;
	int seat;

	if (log->ended || !lines_take(&rest, "The player ") || !take_token(&rest, " ", &token) ||
		(!lines_begins(rest, "quits the game") && !lines_begins(rest, "stand up")))
		return;
	seat = seat_of(log, token);
	if (seat >= 0)
		add(log, HISTORY_GONE, seat, row);
}

/* "The player "ann @ NEW" changed the ID from OLD to NEW because authenticated login." */
static void read_identity(struct pokernow *log, const struct pokernow_row *row)
{
	struct slice rest = row->entry, token, old, name;

	if (!lines_take(&rest, "The player ") ||
		!take_token(&rest, " changed the ID from ", &token) ||
		!lines_take_until(&rest, " to ", &old))
		return;
	name = lines_before(token, (size_t)lines_find_last(token, " @ "));
	for (int i = 0; i < log->history->seats; i++) {
		const struct slice before = log->token[i];
		const size_t at = (size_t)lines_find_last(before, " @ ");

		if (slice_same(lines_before(before, at), name) &&
			slice_same(lines_after(before, at + strlen(" @ ")), old))
			log->token[i] = token;
	}
}

static void read_return(struct pokernow *log, const struct pokernow_row *row, struct slice rest)
{
	const struct slice amount = rest;
	struct slice before, token;
	int seat = -1;

	if (lines_take_until(&rest, " returned to ", &before) && take_token(&rest, "", &token))
		seat = seat_of(log, token);
	if (seat < 0)
		history_fault(log->history, STATUS_HISTORY_NAME, row->at);
	else
		add_amount(log, HISTORY_RETURN, seat, row, amount);
}

static void read_player(struct pokernow *log, const struct pokernow_row *row)
{
	struct slice rest = row->entry, token;
	const int seat = take_token(&rest, " ", &token) ? seat_of(log, token) : -1;

	if (seat >= 0 && read_action(log, seat, row, rest))
		return;
	if (seat < 0 && !lines_begins(rest, "chooses to"))
		history_fault(log->history, STATUS_HISTORY_NAME, row->at);
	else
		history_warn(log->history, STATUS_HISTORY_LINE, row->at);
}

static void read_row(struct pokernow *log, const struct pokernow_row *row)
{
	struct slice rest = row->entry;

	if (lines_take(&rest, "-- starting hand #")) {
		read_start(log, row, rest);
	} else if (lines_take(&rest, "-- ending hand #")) {
		log->ended = true;
	} else if (lines_take(&rest, "Player stacks: ")) {
		read_stacks(log, row, rest);
	} else if (lines_take(&rest, "Your hand is ")) {
		log->own = rest;
		log->own_at = row->at;
	} else if (lines_take(&rest, "Uncalled bet of ")) {
		read_return(log, row, rest);
	} else if (sites_begins_any(rest, ignored)) {
		read_leaving(log, row);
		read_identity(log, row);
	} else if (lines_begins(rest, "\"")) {
		read_player(log, row);
	} else if (!read_board(log, row)) {
		history_warn(log->history, STATUS_HISTORY_LINE, row->at);
	}
}

/* -- the hand ------------------------------------------------------------- */

/* No row says whose log it is. It is the player who shows the cards of "Your hand is ...". */
static void find_hero(struct pokernow *log)
{
	struct history *const history = log->history;
	card own[HOLE_CARDS_MAX];
	struct slice rest = log->own;
	const int count = log->own.length ? lines_take_cards(&rest, HOLE_CARDS_MAX, own) : 0;

	if (count > log->hole_cards)
		log->hole_cards = count;
	if (log->own.length && count <= 0)
		history_fault(history, STATUS_HISTORY_CARDS, log->own_at);
	for (int i = 0; i < history->event_count && count > 0; i++) {
		const struct history_event *const shown = &history->events[i];
		int same = 0;

		for (int j = 0; j < count && shown->kind == HISTORY_SHOW; j++)
			same += memchr(shown->card, (unsigned char)own[j], shown->count) != NULL;
		if (same == count && shown->count == count)
			history->hero = (int)shown->seat;
	}
	if (history->hero >= 0)
		sites_set_cards(history_add(history, HISTORY_KNOWN, history->hero, log->own_at),
			own, count);
}

static void set_variant(struct pokernow *log)
{
	struct history *const history = log->history;
	const struct slice words = history->game;
	const bool omaha = lines_has(words, "Omaha");
	char room[8];
	struct text code = text_over(room, sizeof(room));

	if (!omaha && !lines_has(words, "Hold'em")) {
		history_fault(history, STATUS_HISTORY_GAME, words);
		return;
	}
	text_add_char(&code, lines_has(words, "No Limit")    ? 'N'
			     : lines_has(words, "Pot Limit") ? 'P'
							     : 'F');
	text_add_char(&code, omaha ? 'O' : 'T');
	if (omaha && log->hole_cards > 4)
		text_add_uint(&code, (uint64_t)log->hole_cards);
	if (lines_has(words, "Hi/Lo"))
		text_add_string(&code, "/8");
	if (log->bombs)
		text_add_string(&code, "/B");
	history->variant = variant_find(text_slice(&code));
	if (!history->variant)
		history_fault(history, STATUS_HISTORY_GAME, words);
}

/* The first player with such an event, or -1. */
static int who(const struct history *history, enum history_event_kind kind)
{
	HISTORY_EACH (event, history)
		if (event->kind == kind)
			return event->seat;
	return -1;
}

/* Finds the big blind if it took the last chips: a straddle is twice as large. */
static void set_short_stake(struct history *history)
{
	const struct history_event *big = NULL;

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_STRADDLE && !event->all_in && big) {
			history->stakes.big_blind = sites_half(event->to);
			return;
		}
		if (event->kind == HISTORY_BIG_BLIND && !big)
			big = event;
	}
	if (big)
		history->stakes.big_blind =
			sites_full_blind(history, big, history->stakes.small_blind);
}

/* The smallest bet of a bomb pot so far; until there is a bet, the first ante. */
static void take_least(struct history *history, const struct history_event *event, bool *bet)
{
	struct history_amount least = history->stakes.big_blind;
	struct history_amount amount = history_given(event->to) ? event->to : event->added;

	if (*bet) {
		history_same_places(&amount, &least);
		if (amount.digits >= least.digits)
			return;
	}
	history->stakes.big_blind = amount;
	*bet = event->kind == HISTORY_BET;
}

/* The stakes are the blinds that were posted in full. A bomb pot has no blinds; its minimum bet is
 * the smallest that was made. */
static void set_stakes(struct history *history, bool bombs)
{
	bool bet = false;

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_SMALL_BLIND && !event->all_in)
			history->stakes.small_blind = event->added;
		else if (event->kind == HISTORY_BIG_BLIND && !event->all_in)
			history->stakes.big_blind = event->added;
		else if (bombs && !event->all_in &&
			 (event->kind == HISTORY_BET ||
				 (event->kind == HISTORY_ANTE &&
					 !history_given(history->stakes.big_blind))))
			take_least(history, event, &bet);
	}
	if (!history_given(history->stakes.big_blind) && !bombs)
		set_short_stake(history);
}

/* The player who acts first on the flop of a bomb pot, or -1. */
static int first_of_bomb(const struct history *history)
{
	HISTORY_EACH (event, history)
		if (event->kind >= HISTORY_FOLD && event->kind <= HISTORY_ALL_IN)
			return event->seat;
	return -1;
}

/* A dead button is right of the player who posts the small blind, or, if nobody does, the big
 * blind. If nobody posts a blind, it is right of the player who acts first on the flop. */
static void set_button(struct pokernow *log)
{
	struct history *const history = log->history;
	const int dealer = log->dead_button ? -1 : seat_of(log, log->dealer);
	int seat = who(history, HISTORY_SMALL_BLIND);

	if (seat < 0)
		seat = who(history, HISTORY_BIG_BLIND);
	if (seat < 0 && dealer < 0 && log->bombs)
		seat = first_of_bomb(history);
	if (dealer >= 0)
		history->button = history->seat[dealer].number;
	else if (seat >= 0)
		history->button = history->seat[seat].number - 1;
}

static bool has_start(struct pokernow *log)
{
	for (int i = 0; i < log->count; i++)
		if (lines_begins(log->rows[i].entry, "-- starting hand #"))
			return true;
	history_note(log->history, true, 0, 0);
	text_add_string(&log->history->words, "the text begins in the middle of this hand");
	return false;
}

void sites_pokernow_read(struct history *history)
{
	struct pokernow log = {.history = history};

	history->money.rake = (struct history_amount){0, 0};
	if (read_rows(&log) && has_start(&log)) {
		for (int i = 0; i < log.count; i++)
			read_row(&log, &log.rows[i]);
		find_hero(&log);
		set_variant(&log);
		set_stakes(history, log.bombs);
		set_button(&log);
	}
	free(log.rows);
}
