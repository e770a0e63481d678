/* Hand histories of Enet.
 *
 *     Game #7732310: Omaha (€0,25/€0,50) - 23:31:54 29.7.2012 - %6
 *     Table 'Elena 1 - Pot Limit' 6-max Seat #4 is the button
 *     Seat 1: NAME (€41,87 in chips)
 *     NAME: posts small blind €0,25
 *     *** HOLECARDS ***
 *     NAME: raises €2,75
 *     Rake: €0,09
 *     *** FLOP *** [9c2cQd]
 *     *** TURN *** [9c2cQd8s]
 *     NAME: goes all-in €5,75
 *     Uncalled bet (€0,20) returned to NAME
 *     *** SHOWDOWN ***
 *     NAME: shows [9dJd2dTd] (Straight, Queens high)
 *     *** SUMMARY ***
 *     Total pot €0 | Rake €0,67
 *     Board [9c2cQd8sAc]
 *     Seat 6: NAME (small blind) showed [9dJd2dTd] and won (€10,57) with Straight, Queens high
 *
 * Amounts are the chips that an action adds. The pot of the summary is not the pot of the hand, and
 * the lines before the summary about collected chips include an uncalled bet. So only the rake and
 * the players' results in the summary are used. */
#include "histories/sites/sites_rules.h"

/* -- the header ----------------------------------------------------------- */

static const struct sites_rule headings[] = {
	{"Game #{number}: {game} ({small_blind}/{big_blind}) - {clock} {day}.{month}.{year} - %",
		FACT},
	{"Game #{number}: {game} ({small_blind}/{big_blind}) - {words} - %", DO(sites_bad_time)},
};

/* "Table 'Elena 1 - Pot Limit' 6-max Seat #4 is the button": the name ends with the limit. */
static void read_table(struct sites_reader *reader)
{
	static const struct sites_rule facts[] = {{"{seats_max}", FACT},
		{"{_}Seat #{button}", FACT}};
	struct history *const history = reader->history;

	history->game =
		sites_join(history, lines_first(history->game, 32), lines_first(reader->words, 32));
	history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	sites_take_each(reader, reader->more, facts);
}

static const struct sites_rule places[] = {
	{"Table '{table<} - {words<}' {more}", DO(read_table)},
	{"Seat {seat}: {name<} ({stack} in chips){.}", DO(sites_seat)},
};

/* -- actions -------------------------------------------------------------- */

static const struct sites_rule actions[] = {
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$}", EVENT(HISTORY_RAISE)},
	{"goes all-in {$}", EVENT(HISTORY_ALL_IN)},
	{"posts small blind{$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind{$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts the ante{$}", EVENT(HISTORY_ANTE)},
	{"shows {cards}", EVENT(HISTORY_SHOW)},
	{"mucks hand", EVENT(HISTORY_MUCK)},
	{"mucked", EVENT(HISTORY_MUCK)},
};

static const struct sites_rule ignored[] = {
	{"|collected (|sits out|is sitting out|timed out|is disconnected|is connected", IGNORED}};

/* Rake of one street; the summary has the total. */
static void add_rake(struct sites_reader *reader)
{
	sites_add_up(&reader->rakes, reader->added);
}

static const struct sites_rule others[] = {
	{"Dealt to ", DO(sites_dealt)},
	{"Uncalled bet ({$}) returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet ({_}) returned to ", DO(sites_nobody)},
	{"Rake: {$}", DO(add_rake)},
};

/* "*** TURN *** [9c2cQd8s]" has the whole board. */
static void read_street(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	struct slice rest = line, board, before;
	card dealt[BOARD_CARDS_MAX], cards[BOARD_CARDS_MAX];
	const int had = sites_dealt_in(history, 0, dealt);
	int count;

	reader->part = reader->part == SITES_SUMMARY || lines_has(line, "SUMMARY") ? SITES_SUMMARY
										   : SITES_PLAY;
	if (!lines_take_until(&rest, "*** [", &before))
		return;
	board = rest = lines_after(line, (size_t)(rest.bytes - line.bytes) - 1);
	count = lines_take_cards(&rest, BOARD_CARDS_MAX, cards);
	if (count <= had || memcmp(cards, dealt, (size_t)had) != 0) {
		history_fault(history, STATUS_HISTORY_BOARD, board);
		return;
	}
	sites_set_cards(sites_add(history, HISTORY_BOARD, -1, line), cards + had, count - had);
}

/* -- the summary ---------------------------------------------------------- */

/* " (small blind) showed [9dJd2dTd] and won (€10,57) with ...", " collected (€0,30)". Folds and
 * shown cards must agree with the lines before the summary. Brackets may be empty. */
static void read_result(struct sites_reader *reader)
{
	static const struct sites_rule shown[] = {{"{_} showed []", IGNORED},
		{"{_} showed ", DO(sites_given_shown)}};
	static const struct sites_rule paid[] = {{"{_} won ", DO(sites_given_won)},
		{"{_} collected ", DO(sites_given_won)}};
	const bool folded = history_has(reader->history, HISTORY_FOLD, reader->seat);
	const struct slice rest = reader->rest;

	if (!sites_take(reader, rest, shown) &&
		lines_ends(reader->line, folded ? " mucked" : " folded"))
		history_fault(reader->history, STATUS_HISTORY_SUMMARY, reader->line);
	sites_take(reader, rest, paid);
}

static void set_pot_line(struct sites_reader *reader)
{
	sites_pot_at(reader->history, HISTORY_POT_NOT_GIVEN, reader->line);
}

static void check_rake(struct sites_reader *reader)
{
	set_pot_line(reader);
	if (history_given(reader->rakes) &&
		sites_compare(reader->rakes, reader->history->money.rake))
		history_warn(reader->history, STATUS_HISTORY_SUMMARY, reader->line);
}

static const struct sites_rule summary[] = {
	{"Total pot {_}| Rake {rake}", DO(check_rake)},
	{"Total pot ", DO(set_pot_line)},
	{"Board []{.}", IGNORED},
	{"Board {[}", DO(sites_board_given)},
	{"Seat {seat@}", DO(read_result)},
	{"Seat ", DO(sites_nobody)},
	{"{_}", DO(sites_unknown)},
};

/* -- the hand ------------------------------------------------------------- */

void sites_enet_read(struct history *history)
{
	struct sites_reader reader = {.history = history,
		.text = history->text,
		.rakes = HISTORY_NOT_GIVEN};

	sites_next(&reader);
	if (!sites_take(&reader, reader.line, headings)) {
		sites_bad_heading(&reader);
		return;
	}
	while ((reader.part == SITES_HEAD || history->variant) && sites_next(&reader)) {
		const struct slice line = reader.line;

		if (sites_is_heading(line)) {
			read_street(&reader);
		} else if (reader.part == SITES_SUMMARY) {
			sites_take(&reader, line, summary);
		} else if (!(reader.part == SITES_HEAD && sites_take(&reader, line, places)) &&
			   !sites_take_player(&reader, ": ", actions) &&
			   !sites_take_player(&reader, ": ", ignored) &&
			   !sites_take_player(&reader, " ", ignored) &&
			   !sites_take(&reader, line, others)) {
			sites_not_understood(reader.history, line);
		}
	}
	if (!sites_check_heading(history, true, reader.line))
		return;
	sites_check_stakes(history);
	sites_check_won(history, reader.won);
	sites_check_summary(history, reader.part == SITES_SUMMARY);
}
