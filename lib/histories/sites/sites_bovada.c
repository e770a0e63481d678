/* Hand histories of Bovada, Bodog and Ignition, which share their tables. Players are named after
 * their positions, and all hole cards are known.
 *
 *     Bovada Hand #4290322948 TBL#26728545 HOLDEM No Limit - 2022-05-26 09:16:24
 *     Seat 1: Big Blind [ME] ($25 in chips)
 *     Dealer : Set dealer [5]
 *     Small Blind : Small Blind $0.10
 *     *** HOLE CARDS ***
 *     Big Blind  [ME] : Card dealt to a spot [Th Qh]
 *     UTG : Raises $0.75 to $0.75
 *     Small Blind [ME] : All-in(raise) 14225 to 14350
 *     UTG : Showdown [Ks Qs Ts 9s 4s] (Flush)
 *     UTG : Hand result $8.89
 *     *** SUMMARY ***
 *     Total Pot($9.35)
 *
 * Until August 2012, a raise states only the raise-to amount, streets have no lines, or "Card dealt
 * to table [Qd 8c 2h]", and the pot line states the rake.
 *
 * The cards of a showdown are the best five, not those of the player. Later texts never state the
 * rake. Seats of tournaments have the numbers of their players, and are listed in the order of the
 * table. A player who leaves a fast table may have no line about the fold, or a later one. */
#include "histories/sites/sites_rules.h"

struct bovada {
	struct sites_reader reader; /* must be first */
	bool antes;                 /* the hand has antes */
	bool dealt;
	bool after;          /* lines of another hand follow the summary */
	bool streets;        /* streets have lines */
	struct slice before; /* the previous line */
};

/* -- the header ----------------------------------------------------------- */

/* A header without a limit means no-limit, or stud, which is always fixed limit. */
static void set_variant(struct history *history, struct slice words)
{
	static const struct {
		const char *words[2], *codes[3]; /* no-limit, pot-limit, fixed limit */
	} games[] = {
		{{"HOLDEM", NULL}, {"NT", "PT", "FT"}},
		{{"OMAHA", "HiLo"}, {"NO/8", "PO/8", "FO/8"}},
		{{"OMAHA_HL", NULL}, {"NO/8", "PO/8", "FO/8"}},
		{{"OMAHA", NULL}, {"NO", "PO", "FO"}},
		{{"7CARD", "HiLo"}, {"F7S/8", "F7S/8", "F7S/8"}},
		{{"7CARD_HL", NULL}, {"F7S/8", "F7S/8", "F7S/8"}},
		{{"7CARD", NULL}, {"F7S", "P7S", "F7S"}},
	};
	const int limit = lines_has(words, "Fixed Limit") ? 2 : lines_has(words, "Pot Limit");

	for (size_t i = 0; i < sizeof(games) / sizeof(*games) && !history->variant; i++) {
		const char *const code = games[i].codes[limit];

		if (lines_has(words, games[i].words[0]) &&
			(!games[i].words[1] || lines_has(words, games[i].words[1])))
			history->variant = variant_find((struct slice){code, strlen(code)});
	}
}

/* "Zone Poker ID#1822 ", "TBL#26730037 ". */
static void take_table(struct history *history, struct slice *rest)
{
	struct slice before;

	lines_blanks(rest);
	if (lines_take(rest, "Zone Poker ID#"))
		history->kind = SLICE("zone");
	else if (!lines_take(rest, "TBL#"))
		return;
	if (lines_take_until(rest, " ", &before))
		history->table = before;
}

/* "HOLDEM Tournament #50866781 TBL#1, Normal- Level 3 (35/70) - ". */
static void read_tournament(struct history *history, struct slice rest)
{
	struct slice before;

	if (!lines_take_until(&rest, "Tournament #", &before))
		return;
	lines_take_until(&rest, " ", &history->tournament);
	if (lines_take(&rest, "TBL#"))
		lines_take_until(&rest, ",", &history->table);
	if (!lines_take_until(&rest, "Level ", &before) ||
		!lines_take_until(&rest, " (", &history->level))
		return;
	if (lines_take_amount(&rest, LINES_POINT, &history->stakes.small_blind, NULL) &&
		lines_take(&rest, "/"))
		lines_take_amount(&rest, LINES_POINT, &history->stakes.big_blind, NULL);
	history->dialect.listed = true;
}

static bool read_heading(struct history *history, struct slice line)
{
	struct slice rest = line, before;
	ptrdiff_t end;

	if (!lines_take_until(&rest, " Hand #", &history->site) ||
		!lines_take_until(&rest, " ", &history->number))
		return false;
	if (lines_ends(history->number, ":"))
		history->number = lines_before(history->number, history->number.length - 1);
	take_table(history, &rest);
	end = lines_find_last(rest, " - ");
	if (end < 0)
		return false;
	before = slice_trim(lines_before(rest, (size_t)end));
	rest = lines_after(rest, (size_t)end + 3);
	history->game = before;
	if (lines_find(before, " Tournament #") > 0)
		history->game = lines_before(before, (size_t)lines_find(before, " Tournament #"));
	read_tournament(history, before);
	set_variant(history, before);
	if (!lines_take_time(&rest, &history->when))
		history_fault(history, STATUS_HISTORY_TIME, rest);
	else
		history->when.zone = slice_trim(rest);
	return true;
}

/* -- seats ---------------------------------------------------------------- */

/* The name without the mark of the player whose hand history it is. */
static struct slice without_me(struct slice name, bool *me)
{
	name = slice_trim(name);
	*me = lines_ends(name, "[ME]");
	return *me ? slice_trim(lines_before(name, name.length - 4)) : name;
}

/* "Seat 4: UTG [ME] ($25.10 in chips)"; in stud "Seat+4 [ME]: $12 in chips". */
static void add_seat(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	bool me;

	if (lines_begins(line, "Seat+"))
		reader->sits.name = lines_before(line, (size_t)lines_find(line, ": "));
	reader->sits.name = without_me(reader->sits.name, &me);
	reader->sits.number = reader->n;
	if (!sites_take_money(history, &reader->more, &reader->sits.stack))
		return;
	if (lines_has(line, "$"))
		history->currency = SLICE("USD");
	sites_seat(reader);
	if (me)
		history->hero = reader->seat;
}

static const struct sites_rule seats[] = {
	{"Seat {n}: {name} ({more} in chips", DO(add_seat)},
	{"Seat+{n}{_}: {more} in chips", DO(add_seat)},
};

/* The player named Dealer has the button. If there is none, the button is right of the first
 * blind. */
static void set_button(struct history *history)
{
	static const char *const names[] = {"Dealer", "Small Blind", "Big Blind"};

	for (int i = 0; i < 3; i++) {
		const int seat =
			history_seat_named(history, (struct slice){names[i], strlen(names[i])});

		if (seat < 0)
			continue;
		if (i && history->dialect.listed)
			history->button =
				history->seat[seat ? seat - 1 : history->seats - 1].number;
		else
			history->button = history->seat[seat].number - (i > 0);
		return;
	}
}

/* -- actions -------------------------------------------------------------- */

static const struct sites_rule actions[] = {
	{"Fold", EVENT(HISTORY_FOLD)},
	{"Check", EVENT(HISTORY_CHECK)},
	{"Showdown", EVENT(HISTORY_SHOW)},
	{"Shows", EVENT(HISTORY_SHOW)},
	{"Mucks", EVENT(HISTORY_MUCK)},
	{"Does not show", EVENT(HISTORY_MUCK)},
	{"Leave(", EVENT(HISTORY_GONE)},
	{"Table leave user", EVENT(HISTORY_GONE)},
	{"Ante chip {$}", EVENT(HISTORY_ANTE)},
	{"Ante/Small Blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Ante/Small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Small Blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"Big Blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"Big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"Posts dead chip {$}", EVENT(HISTORY_DEAD)},
	{"Posts chip {$}", EVENT(HISTORY_LIVE)},
	{"Posts {$}", EVENT(HISTORY_LIVE)},
	{"Card dealt to a spot {cards}", EVENT(HISTORY_HOLE)},
	{"Return uncalled portion of bet {$}", EVENT(HISTORY_RETURN)},
	{"Hand result-Side pot {$}", EVENT(HISTORY_COLLECT)},
	{"Hand Result-Side Pot {$}", EVENT(HISTORY_COLLECT)},
	{"Hand result {$}", EVENT(HISTORY_COLLECT)},
	{"Hand Result {$}", EVENT(HISTORY_COLLECT)},
};

/* Words before an amount; a reason in parentheses may come between: "Call(timeout) 4512". */
static const struct {
	const char *words;
	enum history_event_kind kind;
} bets[] = {
	{"Calls", HISTORY_CALL},
	{"Call", HISTORY_CALL},
	{"Double bets", HISTORY_BET}, /* twice the small bet, on an open pair */
	{"D bets", HISTORY_BET},
	{"Bets", HISTORY_BET},
	{"Bet", HISTORY_BET},
	{"bets", HISTORY_BET},
	{"Raises", HISTORY_RAISE},
	{"Raise", HISTORY_RAISE},
	{"raises", HISTORY_RAISE},
	{"All-in", HISTORY_ALL_IN},
	{"Bring_in chip", HISTORY_BRING_IN},
	{"Bring in", HISTORY_BRING_IN},
	{"Big blind/Bring in", HISTORY_BRING_IN},
	{"Big Blind/Bring in", HISTORY_BRING_IN},
	{.words = NULL},
};

static const char *const ignored[] = {"Seat ", "Table ", "Enter(", "Leave(", "Sit out", "Sitout",
	"Re-join", "Stand", "Set dealer", "Draw for dealer", "Ranking ", "Prize ", "BOUNTY",
	"Player ", "Rebuyin ", "Addon ", "Seating Info: ", "Double rebuys ", NULL};

/* A blind or an ante that takes the last chips appears as an all-in before the deal. */
static enum history_event_kind forced(const struct bovada *bovada, int seat)
{
	const struct history *const history = bovada->reader.history;
	const struct slice name = history->seat[seat].name;

	if (bovada->antes && !history_has(history, HISTORY_ANTE, seat))
		return HISTORY_ANTE;
	if (lines_begins(name, "Big Blind"))
		return HISTORY_BIG_BLIND;
	if (lines_begins(name, "Small Blind") || lines_begins(name, "Dealer"))
		return HISTORY_SMALL_BLIND;
	return HISTORY_LIVE;
}

static bool read_bet(const struct bovada *bovada, int seat, struct slice line, struct slice rest)
{
	struct history *const history = bovada->reader.history;
	enum history_event_kind kind;
	struct history_event *event;
	struct slice reason = {"", 0};
	bool totals;
	int i = 0;

	while (bets[i].words && !lines_take(&rest, bets[i].words))
		i++;
	if (!bets[i].words)
		return false;
	lines_take(&rest, " chip info");
	if (lines_begins(rest, "("))
		lines_take_until(&rest, ")", &reason);
	lines_blanks(&rest);
	kind = bets[i].kind;
	totals =
		kind == HISTORY_RAISE || (kind == HISTORY_ALL_IN && lines_begins(reason, "(raise"));
	/* in games without a bring-in, some blinds are called one too */
	if (kind == HISTORY_BRING_IN && !variant_brings_in(history->variant))
		kind = HISTORY_BIG_BLIND;
	if (kind == HISTORY_ALL_IN && !bovada->dealt)
		kind = forced(bovada, seat);
	event = sites_add(history, kind, seat, line);
	if (!sites_take_money(history, &rest, &event->added))
		return true;
	lines_blanks(&rest);
	if (lines_take(&rest, "to ")) {
		sites_take_money(history, &rest, &event->to);
	} else if (totals) {
		event->to = event->added;
		event->added = HISTORY_NOT_GIVEN;
	}
	return true;
}

/* Whether a line is a repetition: some texts repeat a player's lines. No player acts twice in a
 * row, except when checking last on one street and first on the next, which has no line in older
 * texts. Payments from several pots may be equal. */
static bool is_repeated(const struct bovada *bovada, struct slice line, struct slice rest)
{
	if (!slice_same(line, bovada->before) || sites_begins_any(rest, ignored) ||
		lines_begins(rest, "Hand "))
		return false;
	return !lines_begins(rest, "Check") || bovada->streets;
}

/* "UTG+1  [ME] : Raises $0.66 to $0.66". */
static void read_player(struct bovada *bovada, struct slice line, struct slice name,
	struct slice rest)
{
	struct history *const history = bovada->reader.history;
	bool me;
	const int seat = history_seat_named(history, without_me(name, &me));

	if (seat < 0) {
		/* a player who left, or a button that nobody has */
		if (!sites_begins_any(rest, ignored))
			history_fault(history, STATUS_HISTORY_NAME, line);
		return;
	}
	bovada->reader.seat = seat;
	if (me && history->hero < 0)
		history->hero = seat;
	if (is_repeated(bovada, line, rest)) {
		history_warn(history, STATUS_HISTORY_REPEATED, line);
		return;
	}
	/* if the heading of the hole cards is missing */
	bovada->dealt |= lines_begins(rest, "Card dealt to a spot ");
	if (read_bet(bovada, seat, line, rest) || sites_take(&bovada->reader, rest, actions) ||
		sites_begins_any(rest, ignored))
		return;
	history_warn(history, STATUS_HISTORY_LINE, line);
}

/* -- the summary ---------------------------------------------------------- */

static void read_total(struct sites_reader *reader)
{
	static const struct sites_rule raked[] = {{") | Rake ({rake}", FACT}};

	sites_pot_at(reader->history, HISTORY_POT_WHOLE, reader->line);
	sites_take(reader, reader->rest, raked);
}

/* The cards before the dash are the player's, if the deal does not have them. */
static void read_result_cards(struct history *history, int seat, struct slice line,
	struct slice rest)
{
	struct slice before;
	card cards[HOLE_CARDS_MAX];
	int count;

	while (lines_take_until(&rest, "[", &before)) {
		count = lines_take_cards(&rest, HOLE_CARDS_MAX, cards);
		if (count < history->variant->street[0].hole)
			continue;
		sites_set_cards(sites_add(history, HISTORY_KNOWN, seat, line), cards, count);
		return;
	}
}

/* "HI $3.21 with Straight [9d 8h 2s 7d-9d 7d 6c 8c Tc] LO $6.40 [...]": the amounts outside
 * brackets. */
static void read_result_won(struct bovada *bovada, int seat, struct slice line, struct slice rest)
{
	struct slice before;
	bool inside = false;

	while (lines_take_until(&rest, " ", &before)) {
		inside = inside ? !lines_has(before, "]")
				: lines_find_last(before, "[") > lines_find_last(before, "]");
		if (!inside &&
			(lines_begins(rest, "$") || (rest.length && lines_is_digit(*rest.bytes))))
			sites_read_won(bovada->reader.history, &bovada->reader.won[seat], line,
				rest);
	}
}

/* "Seat+5: Big Blind $216.30  with Two pair [4h 5d-5d 5c 4h 4d As]". */
static void read_result(struct bovada *bovada, struct slice line)
{
	struct history *const history = bovada->reader.history;
	struct slice rest = line;
	uint64_t number;
	int seat = -1;

	if (!(lines_take(&rest, "Seat+") || lines_take(&rest, "Seat ")) ||
		!lines_take_number(&rest, &number))
		return;
	for (int i = 0; i < history->seats; i++)
		if (history->seat[i].number == (int)number)
			seat = i;
	if (seat < 0)
		return;
	bovada->reader.result[seat] = line;
	if (lines_has(rest, "Folded "))
		return;
	read_result_won(bovada, seat, line, rest);
	if (!history_has(history, HISTORY_HOLE, seat))
		read_result_cards(history, seat, line, rest);
}

/* -- stakes --------------------------------------------------------------- */

/* The first post of that kind, preferably one that was not short. NULL if there is none. */
static const struct history_event *posted(const struct history *history,
	enum history_event_kind kind)
{
	const struct history_event *first = NULL;

	HISTORY_EACH (event, history) {
		if (event->kind != kind)
			continue;
		if (!sites_is_short(history, event))
			return event;
		if (!first)
			first = event;
	}
	return first;
}

/* The small bet of stud: half of a bet that is called double. */
static struct history_amount stud_bet(const struct history *history)
{
	const struct history_amount bet = sites_stud_bet(history);

	HISTORY_EACH (event, history) {
		const struct slice line = history_line(history, event);

		if (event->kind == HISTORY_BET &&
			(lines_has(line, " : Double bets ") || lines_has(line, " : D bets ")))
			return sites_half(event->added);
	}
	return bet;
}

/* -- the hand ------------------------------------------------------------- */

/* Until August 2012 streets have no lines, and only the summary has the board. */
static void read_summary(struct bovada *bovada)
{
	static const struct sites_rule totals[] = {{"Total Pot{pot}", DO(read_total)}};
	struct sites_reader *const reader = &bovada->reader;
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	struct slice rest = line, name;

	if (bovada->after)
		return;
	if (lines_begins(line, "Board [")) {
		sites_read_board(history, line);
	} else if (!history_given(history->money.pot) && sites_take(reader, line, totals)) {
		return;
	} else if (lines_begins(line, "Seat") && !lines_ends(line, " in chips)")) {
		read_result(bovada, line);
	} else if (!lines_take_until(&rest, " : ", &name) || !sites_begins_any(rest, ignored)) {
		history_fault(history, STATUS_HISTORY_AFTER, line);
		bovada->after = true;
	}
}

static void read_line(struct bovada *bovada)
{
	struct sites_reader *const reader = &bovada->reader;
	const struct slice line = reader->line;
	struct slice rest = line, name;

	if (lines_begins(line, "*** ")) {
		/* in stud the heading of the river has no card */
		if (lines_has(line, "SUMMARY"))
			bovada->reader.part = SITES_SUMMARY;
		bovada->dealt |= lines_has(line, "HOLE CARDS") || lines_has(line, "STREET");
		if (lines_has(line, "FLOP") || lines_has(line, "TURN") ||
			(lines_has(line, "RIVER") &&
				(lines_has(line, "[") ||
					!variant_brings_in(bovada->reader.history->variant))))
			sites_add_board(bovada->reader.history, 0, line);
	} else if (reader->part == SITES_SUMMARY) {
		read_summary(bovada);
	} else if (lines_begins(line, "Card dealt to table [") ||
		   lines_begins(line, "Card to the table [")) {
		sites_add_board(reader->history, 0, line);
	} else if (!bovada->dealt && sites_take(reader, line, seats)) {
		return;
	} else if (lines_take_until(&rest, " : ", &name)) {
		read_player(bovada, line, name, rest);
	} else if (!sites_begins_any(line, ignored)) {
		history_warn(reader->history, STATUS_HISTORY_LINE, line);
	}
}

/* Drops repeated lines about payments if together they would exceed the pot. */
static void drop_repeated(struct history *history)
{
	struct history_amount paid = {0, 0};
	struct slice before = {"", 0};
	int kept = 0;

	if (!history_given(history->money.pot))
		return;
	for (int i = 0; i < history->event_count && sites_compare(paid, history->money.pot) <= 0;
		i++)
		if (history->events[i].kind == HISTORY_COLLECT)
			paid = history_sum(paid, history->events[i].added);
	if (sites_compare(paid, history->money.pot) <= 0)
		return;
	for (int i = 0; i < history->event_count; i++) {
		const struct history_event event = history->events[i];
		const struct slice line = {history->text.bytes + event.offset, event.length};

		if (event.kind == HISTORY_COLLECT && slice_same(line, before))
			history_warn(history, STATUS_HISTORY_REPEATED, line);
		else
			history->events[kept++] = event;
		before = line;
	}
	history->event_count = kept;
}

/* The cards from which the seat can make its hand; 0 if its cards are unknown. */
static card_set playable(const struct history *history, int seat)
{
	card_set held = 0, board = 0;

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_BOARD)
			board |= sites_card_set(event->card, event->count);
		else if (event->kind == HISTORY_HOLE && event->seat == seat)
			held |= sites_card_set(event->card, event->count);
	}
	return held ? held | board : 0;
}

/* "UTG : Showdown [Ks Qs Ts 9s 4s] (Flush)", in hi-lo followed by the low hand: the best five must
 * be cards of the player and the board. */
static void check_best(struct history *history)
{
	enum { BEST_MAX = 10 };
	card cards[BEST_MAX];

	HISTORY_EACH (event, history) {
		const struct slice line = history_line(history, event);
		struct slice rest = line, before;
		card_set own;
		int count;

		if (event->kind != HISTORY_SHOW || !lines_take_until(&rest, "[", &before))
			continue;
		rest = lines_after(line, (size_t)(rest.bytes - line.bytes) - 1);
		count = lines_take_cards(&rest, BEST_MAX, cards);
		own = playable(history, event->seat);
		if (count > 0 && own && sites_card_set(cards, count) & ~own)
			history_fault(history, STATUS_HISTORY_SUMMARY, line);
	}
}

/* Summaries with lines about players have one for each who is dealt in, and for nobody else. */
static void check_results(const struct bovada *bovada)
{
	struct history *const history = bovada->reader.history;
	bool any = false, lacks = false;

	for (int seat = 0; seat < history->seats; seat++) {
		const struct slice result = bovada->reader.result[seat];

		any |= result.length > 0;
		if (result.length && !history_has(history, HISTORY_HOLE, seat))
			history_warn(history, STATUS_HISTORY_SUMMARY, result);
		lacks |= !result.length && history_has(history, HISTORY_HOLE, seat);
	}
	if (any && lacks)
		history_warn(history, STATUS_HISTORY_LACKS,
			lines_after(history->text, history->text.length));
}

void sites_bovada_read(struct history *history)
{
	struct bovada bovada = {.reader = {.history = history, .text = history->text}};
	struct sites_reader *const reader = &bovada.reader;
	const struct history_event *small, *big;
	bool small_is_short;

	sites_next(reader);
	if (!sites_check_heading(history, read_heading(history, reader->line), reader->line))
		return;
	/* at some tables the cards of other players are not stated */
	history->dialect.deals_given = !lines_has(reader->line, "MVS");
	bovada.antes = lines_has(reader->text, " : Ante chip ");
	bovada.streets =
		lines_has(reader->text, "*** FLOP ***") || lines_has(reader->text, " STREET ***");
	while (sites_next(reader)) {
		read_line(&bovada);
		bovada.before = reader->line;
	}
	drop_repeated(history);
	sites_check_won(history, bovada.reader.won);
	check_best(history);
	set_button(history);
	/* The stakes are the blinds posted: the header of a cash game has none, and that of a
	 * tournament may already be of the next level. A short post is not a stake. */
	small = posted(history, HISTORY_SMALL_BLIND);
	big = posted(history, HISTORY_BIG_BLIND);
	small_is_short = small && sites_is_short(history, small);
	if (small && (!small_is_short || !history_given(history->stakes.small_blind)))
		history->stakes.small_blind = small->added;
	if (big && !sites_is_short(history, big))
		history->stakes.big_blind = big->added;
	else if (big && !history_given(history->stakes.big_blind))
		history->stakes.big_blind = sites_full_blind(history, big,
			small_is_short ? HISTORY_NOT_GIVEN : history->stakes.small_blind);
	if (history->variant->limit == FIXED_LIMIT && variant_brings_in(history->variant))
		sites_set_stud_bets(history, stud_bet(history));
	else
		sites_fix_bets(history);
	sites_part_dead(history);
	if (history->dialect.deals_given && !history->bad)
		check_results(&bovada);
	history->dialect.rake_not_given = !history->tournament.length;
	/* if all fold to a big blind, no line returns it, but the amount won includes it */
	history->dialect.returns_won = !history_has_any(history, HISTORY_RETURN);
}
