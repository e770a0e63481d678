/* Hand histories of KingsClub.
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
 * All actions state the player's total on the street. The lines about winners sometimes omit side
 * pots, so payments are computed from the net results in the summary and the chips put in. They
 * include uncalled bets. In draw games only the hero's lines have the discards. */
#include "histories/sites/sites_rules.h"

enum { REFUSED = 1 }; /* a variant that is not supported */

/* -- the header ----------------------------------------------------------- */

/* "#9101: Limit Omaha Hi-Lo - 500/1,000". */
static const struct sites_rule headings[] = {
	{"#{number}: {game<} - {small_blind}/{big_blind}{.}", FACT}};

static const struct sites_code limits[] = {{"No Limit ", "N"}, {"Pot Limit ", "P"}, {"Limit ", "F"},
	{NULL, NULL}};

static const struct sites_code games[] = {{"Holdem", "T"}, {"Omaha", "O"}, {"Omaha Hi-Lo", "O/8"},
	{"Omaha 5 Card", "O5"}, {"Big O", "O5/8"}, {"2-7 Triple Draw", "2L3D"},
	{"2-7 Single Draw", "2L1D"}, {"Badugi", "B"}, {NULL, NULL}};

static const struct sites_rule places[] = {
	{"Table '{table}' Seat {button}", FACT},
	{"Table '{table}' Seat ", IGNORED},
	{"Table '{table<}'{.}", FACT},
	{"Table '{table}", FACT},
};

/* "Seat 1: NAME (1,000)". */
static void add_seat(struct sites_reader *reader)
{
	if (sites_take_money(reader->history, &reader->rest, &reader->sits.stack) &&
		!slice_equal(reader->rest, ")"))
		sites_bad_amount(reader);
	sites_seat(reader);
}

static const struct sites_rule seats[] = {{"Seat {seat}: {name<} (", DO(add_seat)}};

/* -- what happens --------------------------------------------------------- */

static const struct sites_rule posts[] = {
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts the small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts the big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts blind {$}", EVENT(HISTORY_LIVE)},
};

/* "discards [Ts Jh] draws [3c 6c]", for the hero. */
static void draw(struct sites_reader *reader)
{
	if (!lines_ends(reader->line, "]")) {
		sites_bad_cards(reader);
		return;
	}
	sites_add_cards(reader->history, HISTORY_DRAW, reader->seat, reader->line, reader->words);
	sites_add_cards(reader->history, HISTORY_HOLE, reader->seat, reader->line, reader->more);
}

static void draw_unknown(struct sites_reader *reader)
{
	card unknown[HOLE_CARDS_MAX];

	memset(unknown, CARD_UNKNOWN, sizeof unknown);
	if (!reader->n || reader->n > HOLE_CARDS_MAX)
		sites_bad_cards(reader);
	else
		sites_set_cards(sites_add(reader->history, HISTORY_DRAW, reader->seat,
					reader->line),
			unknown, reader->n);
}

static const struct sites_rule actions[] = {
	{"discards {words} draws {more}", DO(draw)},
	{"discards ", DO(sites_bad_cards)},
	{"draws {n}{.}", DO(draw_unknown)},
	{"draws ", DO(sites_bad_cards)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {to}", EVENT(HISTORY_CALL)},
	{"bets {to}", EVENT(HISTORY_BET)},
	{"raises to {to}", EVENT(HISTORY_RAISE)},
	{"stands pat", EVENT(HISTORY_PAT)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
};

static bool read_action(struct sites_reader *reader)
{
	const int before = reader->history->event_count;

	if (history_seat_begins(reader->history, reader->line, ": ", NULL) >= 0)
		return sites_take_player(reader, ": ", posts);
	if (!sites_take_player(reader, " ", actions))
		return false;
	if (reader->history->event_count > before && lines_ends(reader->line, ", and is all in"))
		sites_all_in(reader);
	return true;
}

/* "Dealt to NAME: [X X X X]", unknown cards. */
static void deal(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const int seat = reader->seat;

	if (history->seat[seat].dealt)
		history_fault(history, STATUS_HISTORY_CARDS, reader->rest);
	history->seat[seat].dealt = true;
	if (lines_begins(reader->rest, "[X"))
		return;
	sites_add_cards(history, HISTORY_HOLE, seat, reader->line, reader->rest);
	history->hero = seat;
}

/* "*** RIVER *** [2s Th 6h 7c] [5s]", which may have more new cards than the last if no line dealt
 * them; "*** BOARD 2 - RIVER *** [- - - Kh] [Ac]", where hyphens are the cards of the first
 * board. */
static void read_board(struct history *history, int run, struct slice line)
{
	card given[HOLE_CARDS_MAX], dealt[BOARD_CARDS_MAX], first[BOARD_CARDS_MAX];
	const int before = sites_dealt_in(history, run, dealt);
	const ptrdiff_t open = lines_find(line, "[");
	struct slice words = open < 0 ? SLICE("") : lines_after(line, (size_t)open);
	const int count = sites_parted_cards(words, run ? "[] -" : "[] ", given);
	struct history_event *event;
	int common = 0;

	for (size_t i = 0; run && i < words.length; i++)
		common += words.bytes[i] == '-';
	if (count <= before || common + count > BOARD_CARDS_MAX ||
		(run && common + count != sites_dealt_in(history, 0, first))) {
		history_fault(history, STATUS_HISTORY_CARDS, line);
		return;
	}
	if (memcmp(given, dealt, (size_t)before) != 0)
		history_fault(history, STATUS_HISTORY_BOARD, line);
	history->dialect.streets_not_given |= !run && count > (before ? before + 1 : 3);
	event = sites_add(history, HISTORY_BOARD, -1, line);
	sites_set_cards(event, given + before, count - before);
	event->run = (int8_t)run;
}

static void read_first_board(struct sites_reader *reader)
{
	read_board(reader->history, 0, reader->line);
}

static void read_second_board(struct sites_reader *reader)
{
	read_board(reader->history, 1, reader->line);
}

static void refuse_runs(struct sites_reader *reader)
{
	history_fault_of(reader->history, STATUS_HISTORY_REFUSED, reader->line,
		SLICE("KingsClub hands whose draws are run several times"));
}

static const struct sites_rule streets[] = {
	{"Run ", DO(refuse_runs), SET(REFUSED)},
	{"*** BOARD 2 - ", DO(read_second_board)},
	{"*** BOARD 1 - ", DO(read_first_board)},
	{"*** FLOP ***", DO(read_first_board)},
	{"*** TURN ***", DO(read_first_board)},
	{"*** RIVER ***", DO(read_first_board)},
	{"*** SUMMARY *", .next = SITES_SUMMARY},
	{"*** HOLE CARDS ***{.}", IGNORED},
	{"{_<} BETTING ROUND ***{.}", IGNORED},
	{"{_<} DRAW ***{.}", IGNORED},
	{"Dealt to {@}: ", DO(deal)},
	{"Dealt to ", DO(sites_nobody)},
};

/* -- the summary ---------------------------------------------------------- */

/* A player who posts a live blind after missing both blinds also posts a dead small blind, which
 * appears only in the net result. */
static bool find_dead(struct history *history, int seat, struct history_amount lost)
{
	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_LIVE || event->seat != seat ||
			sites_compare(event->added, history->stakes.big_blind) ||
			sites_compare(lost, sites_half(history->stakes.big_blind)))
			continue;
		event->kind = HISTORY_BOTH;
		event->added = history_sum(event->added, lost);
		return true;
	}
	return false;
}

/* "Seat 1: NAME (1,104) +104", where the last part is omitted if it is 0. */
static void add_net(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const int seat = reader->seat;
	struct history_amount net = {0, 0}, paid = sites_put_in(history, seat);
	struct slice rest = reader->rest;
	bool less;

	lines_blanks(&rest);
	less = lines_take(&rest, "-");
	if (!less)
		lines_take(&rest, "+");
	if (rest.length && !sites_take_money(history, &rest, &net))
		return;
	paid = less ? sites_less(paid, net) : history_sum(paid, net);
	if (paid.digits < 0 &&
		find_dead(history, seat, (struct history_amount){-paid.digits, paid.places}))
		paid.digits = 0;
	if (paid.digits)
		sites_add(history, HISTORY_COLLECT, seat, reader->line)->added = paid;
	if (paid.digits < 0 ||
		sites_compare(reader->won[seat].amount, (struct history_amount){0, 0}))
		history_fault(history, STATUS_HISTORY_SUMMARY, reader->line);
}

/* "NAME wins pot (209)", "NAME wins (279.50) from side pot 1". */
static void add_won(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct history_amount *const won = &reader->won[reader->seat].amount;
	struct history_amount paid = {0, 0};

	sites_add_up(won, reader->added);
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_COLLECT && event->seat == reader->seat)
			paid = event->added;
	if (sites_compare(*won, paid) > 0)
		history_fault(history, STATUS_HISTORY_SUMMARY, reader->line);
}

static const struct sites_rule summary[] = {
	{"Rake {rake}", FACT},
	{"Seat {seat@} ({$})", EVENT(HISTORY_LEFT), DO(add_net)},
	{"{@} wins {?pot }{$}", DO(add_won)},
};

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;

	if (reader->part == SITES_SUMMARY
			? sites_take(reader, line, summary)
			: sites_take(reader, line, places) ||
				  (!history->event_count && sites_take(reader, line, seats)) ||
				  sites_take(reader, line, streets) || read_action(reader))
		return;
	if (lines_has(line, " wins ") || lines_begins(line, "Seat "))
		sites_nobody(reader);
	else
		sites_not_understood(history, line);
}

void sites_kings_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};
	bool read;

	sites_next(&reader);
	read = sites_take(&reader, reader.line, headings);
	if (read && (lines_has(history->game, "Stud") || lines_has(history->game, "Razz"))) {
		history_fault_of(history, STATUS_HISTORY_REFUSED, reader.line,
			SLICE("KingsClub stud hands"));
		return;
	}
	if (read) {
		struct slice game = history->game;

		for (const struct sites_code *limit = limits; limit->words; limit++)
			if (lines_take(&game, limit->words)) {
				history->variant = sites_coded_variant(limits,
					lines_before(history->game, strlen(limit->words)), games,
					game);
				break;
			}
		sites_fix_stakes(history);
	}
	if (!sites_check_heading(history, read, reader.line))
		return;
	sites_next(&reader);
	if (!lines_take_time(&reader.line, &history->when) || reader.line.length)
		history_fault(history, STATUS_HISTORY_TIME, reader.line);
	while (!(reader.flags & REFUSED) && sites_next(&reader))
		read_line(&reader);
	if (reader.flags & REFUSED) {
		history->variant = NULL;
		return;
	}
	if (history->variant->limit == FIXED_LIMIT)
		history->stakes.small_blind = sites_half(history->stakes.big_blind);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	sites_check_heads_up(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	if (!history_given(history->money.rake))
		history->money.rake = (struct history_amount){0, 0};
	sites_check_summary(history, reader.part == SITES_SUMMARY);
}
