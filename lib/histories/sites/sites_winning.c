/* Hand histories of the Winning Poker Network: Americas Cardroom, Black Chip Poker and others; the
 * text does not name the site. There are two formats. Until 2019:
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
 * Amounts are the chips that an action adds. Only the summary states payments. Since 2019:
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
 * In both formats pots are stated after the rake. */
#include "histories/sites/sites_rules.h"

enum { TELLS_RAKE = 1 }; /* the pot line has a rake */

struct winning {
	struct sites_reader reader;   /* must be first */
	bool dealt;                   /* some cards were dealt */
	int cards[HISTORY_SEATS_MAX]; /* dealt to each seat on this street */
};

/* -- both formats --------------------------------------------------------- */

static void set_variant(struct history *history, const char *limit)
{
	char room[128];
	struct text words = text_over(room, sizeof(room));

	text_add_slice(&words, lines_before(history->game, 64));
	text_add_char(&words, ' ');
	text_add_string(&words, limit);
	history->variant = sites_variant(text_slice(&words));
}

/* A player who waits for the button has no amount, and is not dealt in. */
static const struct sites_rule seats[] = {
	{"Seat {seat}: {name<} ({stack})", DO(sites_seat)},
	{"Seat {seat}: {name<} ({stack}", DO(sites_bad_amount)},
	{"Seat {seat}: {_} will be allowed to play", IGNORED},
};

static const struct sites_rule returns[] = {
	{"Uncalled bet {$}) returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet {$}{?) returned to }{words}", DO(sites_no_player)},
};

/* "Total pot $24.09 | Rake $1.02 | JP Fee $0.24", "Pot: 639. Rake 0.96. JP fee 0.04". If it has no
 * rake, there is none. */
static void read_pot(struct sites_reader *reader)
{
	static const struct sites_rule facts[] = {{"{_}Rake {rake}", SET(TELLS_RAKE)},
		{"{_}JP Fee {fees}", FACT}, {"{_}JP fee {fees}", FACT}};

	struct history_money *const money = &reader->history->money;
	const bool given = sites_take_money(reader->history, &reader->rest, &money->pot);

	sites_pot_at(reader->history, given ? HISTORY_POT_RAKED : HISTORY_POT_NOT_GIVEN,
		reader->line);
	money->rake = (struct history_amount){0, 0};
	sites_take_each(reader, reader->rest, facts);
}

/* -- until 2019 ----------------------------------------------------------- */

static const struct sites_rule old_headings[] = {
	{"Game ID: {number} {small_blind}/{big_blind}{more<}({game<}) {seats_max}-max", FACT},
	{"Game ID: {number} {small_blind}/{big_blind}{more<}({game<})", FACT},
};

/* "$5 Regular 9-Max, Table 1" belongs to a tournament, whose number the text does not have. */
static const struct sites_rule old_tables[] = {
	{"{tournament<}, Table {table}", FACT},
	{"{table}", FACT},
};

/* The amount after the first occurrence of the words; HISTORY_NOT_GIVEN if there is none. */
static struct history_amount amount_after(struct slice text, const char *words)
{
	struct history_amount amount;
	struct slice before;

	if (lines_take_until(&text, words, &before) &&
		lines_take_amount(&text, LINES_POINT, &amount, NULL))
		return amount;
	return HISTORY_NOT_GIVEN;
}

/* A big blind of at most the smaller stake means fixed limit. It may also be the last chips of a
 * player who owes a larger one, so the small blind must be smaller still. */
static bool is_old_fixed(const struct history *history, struct slice text)
{
	const struct history_amount small = amount_after(text, " has small blind (");
	const struct history_amount big = amount_after(text, " has big blind (");
	const struct history_amount less = history->stakes.small_blind,
				    more = history->stakes.big_blind;

	if (!history_given(big) || !sites_compare(less, more) || sites_compare(big, less) > 0)
		return false;
	return history_given(small) ? sites_compare(small, less) < 0 : !sites_compare(big, less);
}

static void receive(struct sites_reader *reader)
{
	((struct winning *)reader)->dealt = true;
	reader->history->seat[reader->seat].dealt = true;
}

/* The text has only the cards of one player, except up cards in stud. */
static void receive_known(struct sites_reader *reader)
{
	receive(reader);
	if (++((struct winning *)reader)->cards[reader->seat] == 2 && reader->history->hero < 0)
		reader->history->hero = reader->seat;
}

static void name_post(struct sites_reader *reader)
{
	if (lines_ends(reader->line, "dead bet"))
		sites_last(reader)->kind = HISTORY_DEAD;
}

/* Lines about players, some of whose names are missing. */
static const struct sites_rule old_ignored[] = {
	{"|is timed out|sitting out|wait BB|is disconnected|is connected|stands up|"
	 "sits down|joins|leaves",
		IGNORED},
};

static const struct sites_rule old_actions[] = {
	{"is disconnected and ALL IN", DO(sites_protected)},
	{"received card: {cards}", EVENT(HISTORY_HOLE), DO(receive_known)},
	{"received ", DO(receive)},
	{"posts ({$}", EVENT(HISTORY_LIVE), DO(name_post)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"raises {$}", EVENT(HISTORY_RAISE)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"caps {$}", EVENT(HISTORY_RAISE), DO(sites_cap)},
	{"cap {$}", EVENT(HISTORY_RAISE), DO(sites_cap)},
	{"allin ({$}", EVENT(HISTORY_ALL_IN)},
	{"allin", EVENT(HISTORY_ALL_IN)},
	{"straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"straddles {$}", EVENT(HISTORY_STRADDLE)},
	{"has small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"has big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"ante {$}", EVENT(HISTORY_ANTE)},
	{"bring in {$}", EVENT(HISTORY_BRING_IN)},
	{"mucks cards", EVENT(HISTORY_MUCK)},
};

/* "*Player NAME shows: Two pairs. 10s and 4s [Ks 4d]. Bets: 8. Collects: 14.95. Wins: 6.95.",
 * "Player NAME mucks (does not show: [9c 2d]). Bets: 8. Collects: 0. Loses: 8." */
static void read_old_result(struct sites_reader *reader, struct slice rest)
{
	static const struct sites_rule sums[] = {
		{"{_}Bets: {$}", EVENT(HISTORY_PUT_IN)},
		{"{_}Wins: {$}", EVENT(HISTORY_NET)},
		{"{_}Loses: {$}", EVENT(HISTORY_NET), DO(sites_lost)},
	};
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	const int seat = reader->seat;
	struct slice before;
	struct history_amount amount;
	ptrdiff_t at = lines_find_last(rest, "[");

	if (lines_begins(rest, "shows") && at > 0)
		sites_add_cards(history, HISTORY_SHOW, seat, line, lines_after(rest, (size_t)at));
	else if (lines_begins(rest, "mucks (does not show: [") && at > 0)
		sites_add_cards(history, HISTORY_KNOWN, seat, line, lines_after(rest, (size_t)at));
	sites_take_each(reader, rest, sums);
	at = lines_find_last(rest, "Collects: ");
	if (at < 0)
		return;
	rest = lines_after(rest, (size_t)at);
	if (lines_take_until(&rest, ": ", &before) && sites_take_money(history, &rest, &amount) &&
		amount.digits)
		sites_add(history, HISTORY_COLLECT, seat, line)->added = amount;
}

static void read_old_player(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest = reader->rest, after;

	reader->seat = history_seat_begins(history, rest, " ", &after);
	if (reader->seat >= 0 && reader->part == SITES_SUMMARY)
		read_old_result(reader, after);
	else if (reader->seat >= 0 ? sites_take(reader, after, old_actions) ||
					     sites_take(reader, after, old_ignored)
				   : (reader->part == SITES_SUMMARY &&
					     lines_has(rest, "Bets: 0. Collects: 0.")) ||
					     sites_take(reader, slice_trim(rest), old_ignored))
		return;
	else if (reader->seat >= 0)
		history_warn(history, STATUS_HISTORY_LINE, reader->line);
	else
		sites_nobody(reader);
}

static void begin_street(struct sites_reader *reader)
{
	memset(((struct winning *)reader)->cards, 0, sizeof((struct winning *)reader)->cards);
	sites_street(reader);
}

static const struct sites_rule old_lines[] = {
	{"Player ", DO(read_old_player)},
	{"*Player ", DO(read_old_player)},
	{"Pot: ", DO(read_pot)},
	{"Board: ", DO(sites_board_given)},
	{"------", .next = SITES_SUMMARY},
	{"*** ", DO(begin_street)},
	{"Seat {button} is the button", FACT},
	{"Game ended at: ", IGNORED},
};

/* At tables with these words in their name, 0.25 may go to a jackpot without a line. */
static void set_drop(struct winning *winning)
{
	struct history *const history = winning->reader.history;

	if ((lines_has(history->table, "JP") || lines_has(history->table, "Beast")) &&
		!history_given(history->money.fees))
		history->money.drop = (struct history_amount){25, 2};
	if (!(winning->reader.flags & TELLS_RAKE) && !history->tournament.length)
		history->tournament = history->table;
	if (!history->tournament.length && !history->play_money)
		history->currency = SLICE("USD");
}

static void read_old(struct winning *winning)
{
	struct sites_reader *const reader = &winning->reader;
	struct history *const history = reader->history;
	struct slice at;
	bool stud, fixed;

	sites_next(reader);
	at = lines_after(reader->line, strlen("Game started at: "));
	if (!lines_take_bare_time(&at, &history->when) || at.length)
		history_fault(history, STATUS_HISTORY_TIME, reader->line);
	if (!sites_next(reader) || !sites_take(reader, reader->line, old_headings)) {
		sites_bad_heading(reader);
		return;
	}
	at = slice_trim(reader->more);
	sites_take(reader, at, old_tables);
	history->play_money = lines_begins(at, "PM ");
	/* Omaha that is not fixed limit is pot-limit. */
	stud = lines_has(history->game, "Stud");
	fixed = stud || is_old_fixed(history, reader->text);
	set_variant(history, fixed                               ? "Limit"
			     : lines_has(history->game, "Omaha") ? "Pot Limit"
								 : "No Limit");
	sites_fix_stakes(history);
	if (history->variant && history->variant->limit == POT_LIMIT)
		history_warn(history, STATUS_HISTORY_LIMIT, history->game);
	if (!sites_check_heading(history, true, reader->line))
		return;
	while (sites_next(reader))
		if (!sites_take(reader, reader->line, old_lines) &&
			!sites_take(reader, reader->line, returns) &&
			!sites_take(reader, reader->line, seats))
			history_warn(history, STATUS_HISTORY_LINE, reader->line);
	sites_check_stakes(history);
	set_drop(winning);
}

/* -- since 2019 ----------------------------------------------------------- */

static const struct sites_rule new_headings[] = {
	{"{_}#{number} - {buy_in}Tournament #{tournament} - {game}({more}){_}- Level {level} "
	 "({small_blind}/{big_blind}{_}- {time}{zone}",
		FACT},
	{"{_}#{number} - {buy_in}Tournament #{tournament} - {game}({more}){_}- "
	 "{?(}{small_blind}/{big_blind}{_}- {time}{zone}",
		FACT},
	{"{_}#{number} - {game}({more}){_}- Level {level} ({small_blind}/{big_blind}{_}- "
	 "{time}{zone}",
		FACT},
	{"{_}#{number} - {game}({more}){_}- {?(}{small_blind}/{big_blind}{_}- {time}{zone}", FACT},
};

static const struct sites_rule new_actions[] = {
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"caps {$}", EVENT(HISTORY_RAISE), DO(sites_cap)},
	{"cap {$}", EVENT(HISTORY_RAISE), DO(sites_cap)},
	{"posts the small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts the big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts the ante {$}", EVENT(HISTORY_ANTE)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"straddles {$}", EVENT(HISTORY_STRADDLE)},
	{"straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"posts dead {$}", EVENT(HISTORY_DEAD)},
	{"posts {$}", EVENT(HISTORY_LIVE)},
	{"brings in low {$}", EVENT(HISTORY_BRING_IN)},
	{"brings in {$}", EVENT(HISTORY_BRING_IN)},
	{"brings-in low {$}", EVENT(HISTORY_BRING_IN)},
	{"brings-in {$}", EVENT(HISTORY_BRING_IN)},
	{"collected {$}", EVENT(HISTORY_COLLECT)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"mucks", EVENT(HISTORY_MUCK)},
	{"does not show", EVENT(HISTORY_MUCK)},
	{"doesn't show", EVENT(HISTORY_MUCK)},
	{"|waits for big blind|sits out|is sitting out|will be allowed to play|"
	 "is connected|is disconnected|has timed out|timed out|said, |joins|leaves|"
	 "stands up|sits down|re-buys|adds |is all-in|finished|wins |has returned|"
	 "requests",
		IGNORED},
};

/* "St. Lucie 6-max (Play Money) Seat #1 is the button", "Table '25' 9-max Seat #8 is the button".
 */
static void read_table(struct sites_reader *reader)
{
	static const struct sites_rule facts[] = {
		{"{seats_max}-max", FACT},
		{"{_}(Play Money)", DO(sites_play_money)},
		{"{_}Seat #{button}", FACT},
	};
	static const struct sites_rule names[] = {{"Table '{table<}'{.}", FACT},
		{"{?Table '}{table}", FACT}};
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	const ptrdiff_t max = lines_find_last(line, "-max");
	size_t digits = max > 0 ? (size_t)max : 0;

	if (max <= 0) {
		history_warn(history, STATUS_HISTORY_LINE, line);
		return;
	}
	while (digits > 0 && lines_is_digit(line.bytes[digits - 1]))
		digits--;
	sites_take(reader, slice_trim(lines_before(line, digits)), names);
	sites_take_each(reader, lines_after(line, digits), facts);
	if (lines_begins(history->table, "Blitz"))
		history->kind = SLICE("blitz");
}

/* "Dealt to NAME [4c 7h 3c] [7c]": the last brackets are new. */
static void deal(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const ptrdiff_t last = lines_find_last(reader->line, "[");

	sites_add_cards(history, HISTORY_HOLE, reader->seat, reader->line,
		lines_after(reader->line, (size_t)last));
	if (history->hero < 0 && history->event_count && sites_last(reader)->count > 1)
		history->hero = reader->seat;
}

static const struct sites_rule dealt[] = {
	{"Dealt to {@} {[}", DO(deal)},
	{"Dealt to {words}", DO(sites_no_player)},
};

/* Before the hole cards, one card each may be dealt to determine the button. */
static bool draws_button(struct slice line)
{
	card cards[HOLE_CARDS_MAX];

	line = lines_after(line, (size_t)(lines_find_last(line, " [") + 1));
	return lines_take_cards(&line, HOLE_CARDS_MAX, cards) == 1;
}

/* " did not show and won $722.00", " (button) showed [Ah 3d] and won $24.09 with ...". Adds the
 * payment if no line above has it. */
static void read_new_result(struct sites_reader *reader)
{
	static const struct sites_rule paid[] = {{"{_} and won ", DO(sites_given_won)},
		{"{_} and collected ", DO(sites_given_won)}};
	struct history *const history = reader->history;
	const struct slice line = reader->line, rest = reader->rest;
	const int seat = reader->seat;
	card second[BOARD_CARDS_MAX];

	reader->reported |= UINT32_C(1) << seat;
	history->seat[seat].dealt |= lines_has(rest, " folded on the ");
	sites_read_position(history, "(button)", seat, line, rest);
	sites_check_folded(history, &reader->folds, seat, line, sites_find_folded(line, rest));
	if (lines_has(rest, " mucked ["))
		sites_add_cards(history, HISTORY_KNOWN, seat, line,
			lines_after(rest, (size_t)lines_find(rest, "[")));
	/* if a hand is run several times, some amounts are those of a part of a pot */
	if (!sites_dealt_in(history, 1, second) || !history_has(history, HISTORY_COLLECT, seat))
		sites_take(reader, rest, paid);
}

static const struct sites_rule summary[] = {
	{"Total pot ", DO(read_pot)},
	{"Board {[}", DO(sites_board_given)},
	{"Seat {seat@}", DO(read_new_result)},
	{"{_}", IGNORED},
};

/* Players who are not seated may come and go. */
static const struct sites_rule remarks[] = {
	{"|Main pot|Side pot|Board|FIRST Board|SECOND Board|Hand was run|No low hand", IGNORED},
	{"{_} waits for big blind", IGNORED},
	{"{_} sits out", IGNORED},
	{"{_} will be allowed to play", IGNORED},
};

static void read_new_line(struct winning *winning)
{
	struct sites_reader *const reader = &winning->reader;
	const struct slice line = reader->line;

	if (sites_is_heading(line)) {
		winning->dealt |= lines_has(line, "HOLE CARDS") || lines_has(line, "STREET");
		if (sites_run_of(line) && (lines_has(line, "FLOP") || lines_has(line, "TURN") ||
						  lines_has(line, "RIVER")))
			sites_check_run(reader->history, sites_run_of(line), line);
		sites_street(reader);
	} else if (reader->part == SITES_SUMMARY) {
		sites_take(reader, line, summary);
	} else if (lines_begins(line, "Dealt to ")) {
		if (!winning->dealt && draws_button(line))
			return;
		winning->dealt = true;
		sites_take(reader, line, dealt);
	} else if (!(!winning->dealt && sites_take(reader, line, seats)) &&
		   !sites_take_player(reader, " ", new_actions) &&
		   !sites_take(reader, line, returns) && !sites_take(reader, line, remarks)) {
		history_warn(reader->history, STATUS_HISTORY_LINE, line);
	}
}

static void read_new(struct winning *winning)
{
	struct sites_reader *const reader = &winning->reader;
	struct history *const history = reader->history;
	bool read;

	sites_next(reader);
	read = sites_take(reader, reader->line, new_headings);
	if (read) {
		set_variant(history, lines_has(reader->more, "Fixed") ? "Limit"
				     : lines_has(reader->more, "Pot") ? "Pot Limit"
								      : "No Limit");
		sites_fix_stakes(history);
	}
	if (!sites_check_heading(history, read, reader->line))
		return;
	if (sites_next(reader))
		read_table(reader);
	while (sites_next(reader))
		read_new_line(winning);
	sites_check_won(history, reader->won);
	sites_check_stakes(history);
	sites_part_dead(history);
	history->dialect.returns_won =
		!history_has_any(history, HISTORY_RETURN); /* a walk has no such line */
	history->dialect.raises_add = true;
	if (reader->part == SITES_SUMMARY && reader->reported)
		sites_check_mentioned(history, reader->reported, UINT32_MAX);
}

void sites_winning_read(struct history *history)
{
	struct winning winning = {.reader = {.history = history, .text = history->text}};
	struct slice text = history->text;

	lines_blanks(&text);
	if (lines_begins(text, "Game started at: "))
		read_old(&winning);
	else
		read_new(&winning);
	if (!history->variant)
		return;
	history->cancelled = winning.reader.part == SITES_SUMMARY && !winning.dealt &&
			     !history->money.pot.digits;
	sites_check_end(history, winning.reader.part == SITES_SUMMARY);
}
