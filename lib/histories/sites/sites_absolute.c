/* Hand histories of Absolute Poker and UltimateBet.
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
 *
 *     Stage #2002 Tourney ID 77 Holdem Multi Normal Tournament No Limit 10 - 2011-01-16 17:03:29
 * (ET)
 *
 * Pots are stated before the rake. In stud, each street repeats the cards of earlier streets. */
#include "histories/sites/sites_rules.h"

enum { POST_NONE, POST_SMALL, POST_BIG };

struct absolute {
	struct sites_reader reader;    /* must be first */
	bool antes;                    /* the header has one */
	int forced[HISTORY_SEATS_MAX]; /* 1 + the event of an all-in before the deal; 0: none */
	int role[HISTORY_SEATS_MAX];   /* blind according to the summary */
	int pocket[HISTORY_SEATS_MAX]; /* number of stud cards dealt */
};

/* -- the header ----------------------------------------------------------- */

static const struct sites_rule headings[] = {
	{"Stage #{number}: {words<} - {more}", FACT},
	{"Stage #{number} Tourney ID {tournament} {words<} - {more}", FACT},
};

/* "2010-03-30 15:50:12.010 (ET) [ 2010-03-30 15:50:12 ]": the same time twice, by the same
 * clock. */
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

/* Words in any case; longer ones come first. */
struct absolute_words {
	const char *words, *code;
};

static const struct absolute_words games[] = {{"holdem", "T"}, {"omaha hi/lo", "O/8"},
	{"omaha", "O"}, {"seven card hi/lo", "7S/8"}, {"seven card stud hi/lo", "7S/8"},
	{"seven card stud", "7S"}, {"seven card", "7S"}, {"razz", "R"}, {NULL, NULL}};
static const struct absolute_words limits[] = {{"no limit", "N"}, {"pot limit", "P"},
	{"normal", "F"}, {NULL, NULL}};

/* Words between the game and the limit. */
static const struct absolute_words between[] = {{"(1 on 1)", ""}, {"multi normal tournament", ""},
	{"single tournament", ""}, {NULL, NULL}};

static const char *take_words(struct slice *rest, const struct absolute_words *rows)
{
	while (rows->words && !slice_begins_word(*rest, rows->words))
		rows++;
	if (!rows->words)
		return NULL;
	*rest = lines_after(*rest, strlen(rows->words));
	lines_blanks(rest);
	return rows->code;
}

/* Consumes "Omaha Hi/Lo (1 on 1) Normal ". */
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

/* "$1, $0.25 ante", "$4 (7-2)", "$30/$60", "$0.10 Turbo". A single amount is the big blind. */
static const struct sites_rule stakes[] = {
	{"{small_blind}/{big_blind}", FACT},
	{"{big_blind}", FACT},
};

static bool read_heading(struct absolute *absolute)
{
	struct sites_reader *const reader = &absolute->reader;
	struct history *const history = reader->history;
	struct slice rest;

	if (!sites_take(reader, reader->line, headings))
		return false;
	rest = slice_trim(reader->words);
	if (!read_time(history, reader->more))
		history_fault(history, STATUS_HISTORY_TIME, reader->more);
	take_game(history, &rest);
	if (!history->variant)
		return true;
	if (!sites_take(reader, rest, stakes))
		return false;
	absolute->antes = lines_has(rest, " ante");
	if (reader->rest.bytes &&
		!lines_has(lines_before(rest, (size_t)(reader->rest.bytes - rest.bytes)), "/")) {
		history->stakes.small_blind = HISTORY_NOT_GIVEN;
		if (history->variant->limit == FIXED_LIMIT)
			return false;
	}
	sites_fix_stakes(history);
	return true;
}

/* "Table: ELM ST (Real Money) Seat #5 is the dealer". */
static void set_money(struct sites_reader *reader)
{
	if (slice_begins_word(reader->words, "play"))
		sites_play_money(reader);
}

static const struct sites_rule places[] = {
	{"Table: {table<} ({words}) Seat #{button}", DO(set_money)},
	{"Table: {table<} ({words})", DO(set_money)},
	{"Seat {seat} - {name<} ({stack}", DO(sites_seat)},
};

/* -- cards ---------------------------------------------------------------- */

/* From "H H 7h 10d", the cards after the first `from`, in brackets and without down cards; *count
 * is the number of all cards. */
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

/* "Pocket [H H 7h 10d]", including the cards of earlier streets. */
static void read_pocket(struct sites_reader *reader)
{
	struct absolute *const absolute = (struct absolute *)reader;
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	const int seat = reader->seat;
	const int before = absolute->pocket[seat];
	struct slice words, cards, rest = reader->rest;
	int count;

	if (!lines_take(&rest, "[") || !lines_take_until(&rest, "]", &words)) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	cards = new_cards(history, words, before, &count);
	if (reader->part == SITES_HEAD)
		reader->part = SITES_PLAY;
	if (count < before)
		history_fault(history, STATUS_HISTORY_CARDS, line);
	absolute->pocket[seat] = count;
	if (cards.length > 2)
		sites_add_cards(history, HISTORY_HOLE, seat, line, cards);
	if (!before && history->hero < 0 && !lines_has(words, "H"))
		history->hero = seat;
}

/* -- actions -------------------------------------------------------------- */

/* "Folds (Fold & Show [5c 5d])". */
static void show_fold(struct sites_reader *reader)
{
	const ptrdiff_t open = lines_find(reader->rest, "[");

	if (open >= 0)
		sites_add_cards(reader->history, HISTORY_SHOW, reader->seat, reader->line,
			lines_after(reader->rest, (size_t)open));
}

/* A player with no more chips than the blind or the ante is all-in before the deal. */
static void note_all_in(struct sites_reader *reader)
{
	sites_all_in(reader);
	if (reader->part == SITES_HEAD)
		((struct absolute *)reader)->forced[reader->seat] = reader->history->event_count;
}

/* "Ante returned $2.50": the player waits for the big blind and is not dealt in after all. */
static void return_ante(struct sites_reader *reader)
{
	struct absolute *const absolute = (struct absolute *)reader;
	struct history *const history = reader->history;
	struct history_event *const events = history->events;
	int at = 0;

	while (at < history->event_count &&
		!(events[at].kind == HISTORY_ANTE && events[at].seat == reader->seat))
		at++;
	if (at == history->event_count || sites_compare(events[at].added, reader->added)) {
		history_fault(history, STATUS_HISTORY_SUMMARY, reader->line);
		return;
	}
	history->event_count--;
	memmove(&events[at], &events[at + 1],
		(size_t)(history->event_count - at) * sizeof(*events));
	for (int i = 0; i < HISTORY_SEATS_MAX; i++)
		absolute->forced[i] -= absolute->forced[i] > at + 1;
}

/* "Posts dead $40 dead $15" in older texts; the first amount is the sum. */
static void check_dead(struct sites_reader *reader)
{
	if (sites_compare(sites_less(sites_last(reader)->added, reader->second),
		    reader->history->stakes.big_blind))
		history_fault(reader->history, STATUS_HISTORY_STAKE, reader->line);
}

static void add_dead(struct sites_reader *reader)
{
	sites_last(reader)->added = history_sum(reader->added, reader->second);
	check_dead(reader);
}

static const struct sites_rule actions[] = {
	{"Ante returned {$}", DO(return_ante)},
	{"Pocket ", DO(read_pocket)},
	{"All-In (Timeout)", DO(sites_protected)},
	{"Folds", EVENT(HISTORY_FOLD), DO(show_fold)},
	{"Checks", EVENT(HISTORY_CHECK)},
	{"Calls {$}", EVENT(HISTORY_CALL)},
	{"Bets {$}", EVENT(HISTORY_BET)},
	{"Raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"All-In(Raise) {$} to {to}", EVENT(HISTORY_RAISE), DO(note_all_in)},
	{"All-In {$}", EVENT(HISTORY_ALL_IN), DO(note_all_in)},
	{"Completes to {to}", EVENT(HISTORY_RAISE)},
	{"Ante {$}", EVENT(HISTORY_ANTE)},
	{"Bring-In {$}", EVENT(HISTORY_BRING_IN)},
	{"Posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"Mucks", EVENT(HISTORY_MUCK)},
	{"Does not show", EVENT(HISTORY_MUCK)},
	{"Shows {cards}", EVENT(HISTORY_SHOW)},
	{"returned {$}", EVENT(HISTORY_RETURN)},
	{"Posts dead {$} dead {second}", EVENT(HISTORY_BOTH), DO(check_dead)},
	{"Posts dead {$}", EVENT(HISTORY_DEAD)},
	{"Posts {$} dead {second}", EVENT(HISTORY_BOTH), DO(add_dead)},
	{"Posts {$}", EVENT(HISTORY_LIVE)},
	{"|sitout|Sitout|sitting out|Sitting out|is disconnected|is connected|"
	 "timed out|left",
		IGNORED},
};

/* No line has the amounts that the other players pay to the holder of 7-2. */
static void refuse_bet(struct sites_reader *reader)
{
	history_fault_of(reader->history, STATUS_HISTORY_REFUSED, reader->line,
		SLICE("hands with the 7-2 proposition"));
}

/* Heads-up, the button moves to the small blind because other players do not post. A player who
 * sits down after the list was written, and waits, is not in the hand. */
static const struct sites_rule others[] = {
	{"{@} Collects {_<} proposition pot{.}", DO(refuse_bet)},
	{"{@} Collects {$}", EVENT(HISTORY_COLLECT)},
	{"button moves to Seat {button}{.}", FACT},
	{"No small blind is posted", IGNORED},
	{"{_<} - sitout{.}", IGNORED},
	{"{_<} - sitout (wait for BB){.}", IGNORED},
	{"{_}", DO(sites_nobody)},
};

/* -- the summary ---------------------------------------------------------- */

/* "Total Pot($26) | Rake ($1.30) | Jackpot Rake ($0.50) | 72 Proposition Pot ($40)". */
static void read_pot(struct sites_reader *reader)
{
	static const struct sites_rule parts[] = {{"Rake {rake}", FACT},
		{"Jackpot Rake {fees}", FACT}, {"72 Proposition Pot ", IGNORED}};
	struct slice rest = reader->rest, before;

	sites_pot_at(reader->history, HISTORY_POT_WHOLE, reader->line);
	reader->history->money.rake = (struct history_amount){0, 0};
	while (lines_take_until(&rest, " | ", &before))
		if (!sites_take(reader, rest, parts))
			history_warn(reader->history, STATUS_HISTORY_LINE, reader->line);
}

/* The cards in "[9h 6d - P:9h,B:8d,B:7s,P:6d,B:5d]" before the dash are the hand; in high-low games
 * more brackets have those of the low hand. */
static void read_shown(struct history *history, int seat, struct slice line, struct slice rest)
{
	struct slice before, cards;

	if (!lines_take_until(&rest, "[", &before) || !lines_take_until(&rest, " - ", &cards))
		return;
	if (!lines_has(cards, "]"))
		sites_check_shown(history, seat, line, cards);
}

/* " (dealer) (small blind) won Total ($8) All-In HI:($8) with ace high [...]", " HI: [Mucked] [Kd
 * 6c]", " Folded on the FLOP". The summary lists all players who are dealt in. */
static void read_result(struct sites_reader *reader)
{
	static const struct sites_rule paid[] = {{" won Total ", DO(sites_given_won)},
		{" collected Total ", DO(sites_given_won)}};
	struct absolute *const absolute = (struct absolute *)reader;
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	struct slice rest = reader->rest, before;
	const int seat = reader->seat;

	history->seat[seat].dealt = true;
	reader->result[seat] = line;
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
	sites_take(reader, rest, paid);
	if (lines_take_until(&rest, "[Mucked] ", &before))
		sites_add_mucked(history, seat, line, rest);
	else if (!lines_has(rest, "[Does not show]"))
		read_shown(history, seat, line, rest);
}

static const struct sites_rule summary[] = {
	{"Board ", DO(sites_board_given)},
	{"Seat {seat@}", DO(read_result)},
	{"Total Pot{pot}", DO(read_pot)},
};

/* -- the hand ------------------------------------------------------------- */

/* Finds what each all-in before the deal was: the ante, if there are antes and no other line has
 * that player's, or the blind that the summary states. */
static void name_forced(struct absolute *absolute)
{
	struct history *const history = absolute->reader.history;
	bool antes = absolute->antes;

	HISTORY_EACH (event, history)
		antes |= event->kind == HISTORY_ANTE;
	for (int seat = 0; seat < history->seats; seat++) {
		enum history_event_kind kind = HISTORY_LIVE;

		if (!absolute->forced[seat])
			continue;
		if (antes && !history_has(history, HISTORY_ANTE, seat))
			kind = HISTORY_ANTE;
		else if (absolute->role[seat] == POST_SMALL)
			kind = HISTORY_SMALL_BLIND;
		else if (absolute->role[seat] == POST_BIG)
			kind = HISTORY_BIG_BLIND;
		/* another player has posted that blind */
		if (absolute->role[seat] && kind != HISTORY_ANTE && history_has_any(history, kind))
			history_fault(history, STATUS_HISTORY_SUMMARY,
				absolute->reader.result[seat]);
		history->events[absolute->forced[seat] - 1].kind = kind;
	}
}

/* Whether the seat posted the blind that the summary states, or all its chips as an ante. */
static bool has_role(const struct absolute *absolute, int seat)
{
	const enum history_event_kind blind =
		absolute->role[seat] == POST_SMALL ? HISTORY_SMALL_BLIND : HISTORY_BIG_BLIND;

	return !absolute->role[seat] || absolute->forced[seat] ||
	       history_has(absolute->reader.history, blind, seat) ||
	       history_has(absolute->reader.history, HISTORY_BOTH, seat);
}

/* The summary has a line for each player who is dealt in, unless it is truncated; in tournaments
 * all players are. */
static void check_results(const struct absolute *absolute)
{
	struct history *const history = absolute->reader.history;
	const struct slice end = lines_after(history->text, history->text.length);
	const int count = history->event_count;
	bool missing = false;

	for (int i = 0; i < count; i++)
		missing |= history->events[i].seat >= 0 &&
			   !absolute->reader.result[history->events[i].seat].length;
	for (int seat = 0; history->tournament.length && seat < history->seats; seat++)
		missing |= !absolute->reader.result[seat].length;
	if (missing && absolute->reader.part == SITES_SUMMARY && history_given(history->money.pot))
		history_warn(history, STATUS_HISTORY_LACKS, end);
	for (int seat = 0; seat < history->seats; seat++)
		if (!has_role(absolute, seat))
			history_warn(history, STATUS_HISTORY_SUMMARY,
				absolute->reader.result[seat]);
}

static void read_line(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if (reader->part == SITES_SUMMARY ? sites_take(reader, line, summary)
					  : reader->part == SITES_HEAD && !history->event_count &&
						    sites_take(reader, line, places))
		return;
	if (reader->part == SITES_SUMMARY) {
		history_warn(history, STATUS_HISTORY_LINE, line);
	} else if (lines_begins(line, "Dealt to ")) {
		sites_dealt(reader);
	} else if (sites_is_heading(line)) {
		static const char *const boards[] = {"*** FLOP ***", "*** TURN ***",
			"*** RIVER ***", NULL};

		if (reader->part != SITES_SUMMARY)
			reader->part = lines_begins(reader->line, "*** SUMMARY") ? SITES_SUMMARY
										 : SITES_PLAY;
		if (sites_begins_any(reader->line, boards) && lines_has(reader->line, "["))
			sites_add_board(reader->history, 0, reader->line);
	} else if (history_seat_begins(history, line, " - ", NULL) < 0) {
		sites_take(reader, line, others);
	} else if (!sites_take_player(reader, " - ", actions)) {
		history_warn(history, STATUS_HISTORY_LINE, line);
	}
}

void sites_absolute_read(struct history *history)
{
	struct absolute absolute = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &absolute.reader;

	sites_next(reader);
	if (!sites_check_heading(history, read_heading(&absolute), reader->line))
		return;
	while (sites_next(reader))
		read_line(reader);
	name_forced(&absolute);
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->bad)
		sites_check_won(history, reader->won);
	if (history->tournament.length || history->play_money)
		history->currency = SLICE("");
	if (!history->bad)
		check_results(&absolute);
	sites_check_end(history, reader->part == SITES_SUMMARY);
}
