/* MicroGaming hands as exported by PokerTracker.
 *
 *     ** Game ID 7001 Version:4 starting - 2013-07-18 14:34:51
 *     ** Lund - €50 Max [Hold'em] (0.25|0.50 NL - € Cash Game seats:6 ) Real Money
 *     - NAME sitting in seat 1 with €49.50 at end €51.00 [Dealer]
 *     NAME posted the small blind - €0.25
 *     ** Dealing card to NAME: A of c, 10 of d
 *     NAME raised - €1.25
 *     NAME went all-in - €48.25
 *     ** Dealing the flop: 6 of s, 10 of h, 6 of c
 *     NAME wins €20.50 from the main pot
 *     End of game 7001
 *
 * Hands that begin with "** Hand #" have the rake, but no final stacks. All amounts are the chips
 * that a line adds. Uncalled bets are part of the amount won if all others folded, and are returned
 * silently at a showdown. Older texts, whose raises state totals, have no final stacks and are not
 * supported. */
#include "histories/sites/sites_rules.h"

struct micro {
	struct sites_reader reader; /* must be first */
	bool hand;                  /* "** Hand #" */
	bool older;
	struct history_amount left[HISTORY_SEATS_MAX];
};

/* -- the header ----------------------------------------------------------- */

static const struct sites_code limits[] = {{"NL", "N"}, {"PL", "P"}, {NULL, NULL}};
static const struct sites_code games_of[] = {{"Hold'em", "T"}, {"Omaha", "O"}, {NULL, NULL}};

/* "** Game ID 7001 Version:4 starting - 2013-07-18 14:34:51". */
static void read_number(struct micro *micro, struct slice line)
{
	struct history *const history = micro->reader.history;
	struct slice rest = line, words;
	uint64_t number;
	const char *from;

	micro->hand = lines_take(&rest, "** Hand # ");
	lines_take(&rest, "** Game ID ");
	from = rest.bytes;
	if (lines_take_number(&rest, &number))
		history->number = (struct slice){from, (size_t)(rest.bytes - from)};
	lines_take_until(&rest, " starting - ", &words);
	if (!lines_take_time(&rest, &history->when) || rest.length)
		history_fault(history, STATUS_HISTORY_TIME, rest);
}

/* "Cup (16,000 Guaranteed)(101):Table 11", "Lund (Deep) - €5 Min". */
static void read_place(struct history *history, struct slice place, bool tournament)
{
	const ptrdiff_t at = lines_find_last(place, tournament ? "):Table " : " - ");
	struct slice name = at < 0 ? place : lines_before(place, (size_t)at);
	const ptrdiff_t open = lines_find_last(name, "(");

	history->table = name;
	if (!tournament)
		return;
	history->table = place;
	history->tournament = at < 0 || open < 0 ? place : lines_after(name, (size_t)open + 1);
	if (at >= 0 && open > 0)
		history->event = slice_trim(lines_before(name, (size_t)open));
}

/* "** Lund - €50 Max [Hold'em] (0.25|0.50 NL - € Cash Game seats:6 ) Real Money". */
static bool read_heading(struct sites_reader *reader)
{
	static const struct sites_rule headings[] = {
		{"{?** }{words<}] ({small_blind}|{big_blind} {level} - {more}", FACT}};
	static const struct sites_rule games[] = {{"{words<} [{?Multi Table }{game}", FACT}};
	struct history *const history = reader->history;
	struct slice limit;

	if (!history->number.length || !sites_take(reader, reader->line, headings) ||
		!sites_take(reader, reader->words, games))
		return false;
	limit = history->level;
	history->level = SLICE("");
	history->variant = sites_coded_variant(limits, limit, games_of, history->game);
	if (!lines_ends(reader->line, " Real Money"))
		sites_play_money(reader);
	read_place(history, reader->words, !lines_has(reader->more, "Cash Game"));
	return true;
}

/* "- NAME sitting in seat 1 with €49.50 at end €51.00 [Dealer]". */
static void add_seat(struct sites_reader *reader)
{
	struct micro *const micro = (struct micro *)reader;
	struct history *const history = reader->history;
	struct slice rest = reader->rest, currency = {"", 0};

	if (!micro->hand)
		lines_take(&reader->sits.name, "- ");
	if (!lines_take_amount(&rest, LINES_POINT, &reader->sits.stack, &currency) ||
		!reader->sits.number) {
		history_fault(history, STATUS_HISTORY_AMOUNT, reader->line);
		return;
	}
	if (!history->tournament.length && currency.length)
		history->currency = currency;
	if (lines_has(rest, "[Dealer]"))
		history->button = reader->sits.number;
	sites_seat(reader);
	if (reader->seat < 0)
		return;
	reader->result[reader->seat] = reader->line;
	micro->left[reader->seat] = HISTORY_NOT_GIVEN;
	if (lines_take(&rest, " at end "))
		sites_take_money(history, &rest, &micro->left[reader->seat]);
	else
		micro->older |= !micro->hand;
}

static void bad_seat(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_AMOUNT, reader->line);
}

static const struct sites_rule seats[] = {
	{"{name<} sitting in seat {seat} with ", DO(add_seat)},
	{"{name<} sitting in seat ", DO(bad_seat)},
};

/* -- what happens --------------------------------------------------------- */

/* Adds an event with "A of c, 10 of d", or "Ac, 10d". */
static void add_cards(struct sites_reader *reader, enum history_event_kind kind, struct slice words)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	char room[128];
	struct text bare = text_over(room, sizeof(room));
	card cards[HOLE_CARDS_MAX];
	struct slice before;
	int count = -1;

	if (words.length < sizeof(room)) {
		while (lines_take_until(&words, " of ", &before))
			text_add_slice(&bare, before);
		text_add_slice(&bare, words);
		count = sites_parted_cards(text_slice(&bare), ", ", cards);
	}
	if (count > 0)
		sites_set_cards(sites_add(history, kind, reader->seat, line), cards, count);
	else
		history_fault(history, STATUS_HISTORY_CARDS, line);
}

/* A blind that takes the last chips is also called "went all-in". */
static void name_blind(struct sites_reader *reader)
{
	struct history_event *const event = sites_last(reader);

	event->all_in = true;
	if (reader->part == SITES_HEAD)
		event->kind = history_has_any(reader->history, HISTORY_SMALL_BLIND)
				      ? HISTORY_BIG_BLIND
				      : HISTORY_SMALL_BLIND;
}

static void show(struct sites_reader *reader)
{
	if (!history_has(reader->history, HISTORY_SHOW, reader->seat))
		add_cards(reader, HISTORY_SHOW, reader->rest);
}

static void muck(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_KNOWN, reader->rest);
}

static const struct sites_rule actions[] = {
	{"shows: ", DO(show)},
	{"mucks:{.}", IGNORED},
	{"mucks: ", EVENT(HISTORY_MUCK), DO(muck)},
	{"posted the small blind - {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posted the big blind - {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posted ante - {$}", EVENT(HISTORY_ANTE)},
	{"posted to play - {$}", EVENT(HISTORY_DEAD)},
	{"folded", EVENT(HISTORY_FOLD)},
	{"checked", EVENT(HISTORY_CHECK)},
	{"called - {$}", EVENT(HISTORY_CALL)},
	{"bet - {$}", EVENT(HISTORY_BET)},
	{"raised - {$}", EVENT(HISTORY_RAISE)},
	{"raised to {$}", EVENT(HISTORY_RAISE)},
	{"went all-in - {$}", EVENT(HISTORY_ALL_IN), DO(name_blind)},
	{"wins {$}", EVENT(HISTORY_COLLECT)},
};

static void deal_board(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_BOARD, reader->rest);
}

static void deal(struct sites_reader *reader)
{
	add_cards(reader, HISTORY_HOLE, reader->rest);
	reader->history->hero = reader->seat;
}

static const struct sites_rule others[] = {
	{"Rake: {rake}", FACT},
	{"** Dealing the flop: ", DO(deal_board), .next = SITES_PLAY},
	{"** Dealing the turn: ", DO(deal_board), .next = SITES_PLAY},
	{"** Dealing the river: ", DO(deal_board), .next = SITES_PLAY},
	{"** Dealing {_} to {@}: ", DO(deal), .next = SITES_PLAY},
	{"** Dealing {_} to ", DO(sites_nobody), .next = SITES_PLAY},
	{"End of game ", IGNORED},
};

static void read_line(struct sites_reader *reader)
{
	const struct slice line = reader->line;

	if ((reader->part == SITES_HEAD && sites_take(reader, line, seats)) ||
		sites_take(reader, line, others) || sites_take_player(reader, " ", actions))
		return;
	if (lines_has(line, " wins ") || lines_has(line, " posted "))
		sites_nobody(reader);
	else
		sites_not_understood(reader->history, line);
}

/* Whether all but one of the players who act have folded. */
static bool is_uncontested(const struct history *history)
{
	bool in[HISTORY_SEATS_MAX] = {false};
	int left = 0;

	HISTORY_EACH (event, history)
		if (event->seat >= 0 && event->kind <= HISTORY_ALL_IN)
			in[event->seat] = event->kind != HISTORY_FOLD;
	for (int i = 0; i < history->seats; i++)
		left += in[i];
	return left == 1;
}

static void set_rules(struct micro *micro)
{
	struct history *const history = micro->reader.history;

	for (int i = 0; i < history->seats; i++)
		if (history_given(micro->left[i]))
			sites_add(history, HISTORY_LEFT, i, micro->reader.result[i])->added =
				micro->left[i];
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	history->dialect.returns_won = is_uncontested(history);
	history->dialect.returns_not_given = !history->dialect.returns_won;
	if (history->tournament.length)
		history->money.rake = (struct history_amount){0, 0};
	history->dialect.rake_not_given = !history_given(history->money.rake);
}

void sites_tracker_micro_read(struct history *history)
{
	struct micro micro = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &micro.reader;

	sites_next(reader);
	read_number(&micro, reader->line);
	sites_next(reader);
	if (!sites_check_heading(history, read_heading(reader), reader->line))
		return;
	while (!micro.older && sites_next(reader))
		read_line(reader);
	if (!micro.older) {
		set_rules(&micro);
		return;
	}
	history_fault_of(history, STATUS_HISTORY_REFUSED, reader->line,
		SLICE("MicroGaming hand histories written by older versions of PokerTracker"));
	history->variant = NULL;
}
