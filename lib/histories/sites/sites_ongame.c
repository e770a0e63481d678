/* Hand histories of OnGame, including its Italian tables.
 *
 *     ***** History for hand R5-361850810-476 *****
 *     Start hand: Mon Jan 06 01:08:00 CET 2014
 *     Table: Bonn [361850810] (NO_LIMIT TEXAS_HOLDEM $0.50/$1, Real money)
 *     Button: seat 8
 *     Players in round: 6
 *     Seat 1: NAME ($103.75)
 *     NAME posts small blind ($0.50)
 *     ---
 *     Dealing pocket cards
 *     Dealing to NAME: [7h, 8s]
 *     NAME raises $3.00 to $3.00
 *     --- Dealing flop [6d, Kd, 8c]
 *     ---
 *     Summary:
 *     Main pot: $229.82 won by NAME ($226.82)
 *     Rake taken: $3
 *     Seat 8: NAME ($350.06), net: +$113.91, [Kc, Kh]
 *     ***** End of hand R5-361850810-476 *****
 *
 * Draws are "NAME changed 2 cards" and, for the hero, "New hand for NAME: [8h, 9h, 6s, Ah, Jh]".
 * Pots are stated before the rake. Uncalled bets have no line, and are not part of the amounts won.
 */
#include "histories/sites/sites_rules.h"

/* -- the header ----------------------------------------------------------- */

/* In `"NAME", R-10093-864` the last part is the number. */
static void set_tournament(struct sites_reader *reader)
{
	const ptrdiff_t comma = lines_find_last(reader->words, ", ");

	reader->history->tournament =
		comma < 0 ? reader->words : lines_after(reader->words, (size_t)comma + 2);
}

static const struct sites_rule headings[] = {
	{"***** History for hand {number} {_}(TOURNAMENT: {words}, buy-in: {buy_in})",
		DO(set_tournament)},
	{"***** History for hand {number} {_}(TOURNAMENT: {tournament}", FACT},
	{"***** History for hand {number} ", FACT},
};

/* "NO_LIMIT TEXAS_HOLDEM $5/$10" in "[SPEED] Homs [361726027] (NO_LIMIT TEXAS_HOLDEM $5/$10, Real
 * money)". In fixed limit the stakes are the bets. */
static void set_game(struct sites_reader *reader)
{
	static const struct sites_rule game[] = {{"{game<} {small_blind}/{big_blind}", FACT}};
	static const struct sites_code limits[] = {{"NO_LIMIT", "N"}, {"POT_LIMIT", "P"}, {"", "F"},
		{NULL, NULL}};
	static const struct sites_code games[] = {{"TEXAS_HOLDEM", "T"}, {"OMAHA_HI_LO", "O/8"},
		{"OMAHA_HI", "O"}, {"SEVEN_CARD_STUD_HI_LO", "7S/8"}, {"SEVEN_CARD_STUD", "7S"},
		{"FIVE_CARD_DRAW", "5D"}, {NULL, NULL}};
	struct history *const history = reader->history;

	if (lines_begins(history->table, "[SPEED]"))
		history->kind = SLICE("speed");
	history->play_money = lines_has(reader->more, "Play money");
	if (!sites_take(reader, reader->words, game))
		sites_bad_heading(reader);
	history->variant = sites_worded_variant(limits, games, history->game);
	sites_fix_stakes(history);
}

static const struct sites_rule facts[] = {
	{"Start hand: {Monday} {Mon} {day} {clock} {zone} {year}", FACT},
	{"Start hand: {words}", DO(sites_bad_time)},
	{"Table: {table<} ({words}, {more}", DO(set_game)},
	{"Table: ", DO(sites_bad_heading)},
	{"Button: seat {button}", FACT},
	{"Button: seat ", IGNORED},
	{"Players in round: {n} ({seats_max}", FACT},
	{"|Players in round: |User: ", IGNORED},
	{"Seat {seat}: {name<} ({stack}", DO(sites_seat)},
};

/* -- cards ---------------------------------------------------------------- */

/* If a player is all-in, the text has the board twice. */
static void add_board(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const ptrdiff_t open = lines_find_last(reader->line, "[");
	struct slice rest = lines_after(reader->line, (size_t)open);
	card cards[BOARD_CARDS_MAX];
	const int count = open < 0 ? 0 : lines_take_cards(&rest, BOARD_CARDS_MAX, cards);

	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_BOARD && event->count == count && count > 0 &&
			!memcmp(event->card, cards, (size_t)count))
			return;
	sites_add_board(history, 0, reader->line);
}

/* In stud "[-, -, Kh]" and "[4c]": down cards come first. */
static void add_hole(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice cards = reader->rest;
	const ptrdiff_t last = lines_find_last(cards, "-, ");
	char room[64];
	struct text up = text_over(room, sizeof(room));

	if (history->hero < 0 && lines_find(cards, "-") < 0 && lines_find(cards, ",") >= 0)
		history->hero = reader->seat;
	text_add_char(&up, '[');
	text_add_slice(&up, lines_after(cards, (size_t)last + 3));
	sites_add_cards(history, HISTORY_HOLE, reader->seat, reader->line,
		last < 0 || up.failed ? cards : history_keep(history, text_slice(&up)));
}

static void add_drawn(struct sites_reader *reader)
{
	card hand[HOLE_CARDS_MAX];
	const int count = lines_take_cards(&reader->rest, HOLE_CARDS_MAX, hand);

	if (count > 0)
		sites_add_drawn(reader->history, reader->seat, reader->line, count, hand);
	else
		history_fault(reader->history, STATUS_HISTORY_CARDS,
			lines_after(reader->line, strlen("New hand for ")));
}

static const struct sites_rule dealing[] = {
	{"--- Dealing ", DO(add_board), .next = SITES_PLAY},
	{"Dealing to {@}: ", DO(add_hole), .next = SITES_PLAY},
	{"Dealing to {words}", DO(sites_no_player), .next = SITES_PLAY},
	{"New hand for {@}: ", DO(add_drawn), .next = SITES_PLAY},
	{"New hand for {words}", DO(sites_no_player), .next = SITES_PLAY},
	{"Dealing ", .next = SITES_PLAY},
	{"---{.}", FACT},
	{"Summary:{.}", .next = SITES_SUMMARY},
};

/* -- actions -------------------------------------------------------------- */

/* "bets $207 [all in]" states the total on the street, also if the player has posted a blind or bet
 * before. */
static const struct sites_rule actions[] = {
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {to} [all in]{.}", EVENT(HISTORY_BET)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises {$} to {to}", EVENT(HISTORY_RAISE)},
	{"completes {$}", EVENT(HISTORY_RAISE)},
	{"brings in {$}", EVENT(HISTORY_BRING_IN)},
	{"small bring in {$}", EVENT(HISTORY_BRING_IN)},
	{"big bring in {$}", EVENT(HISTORY_BRING_IN)},
	{"changed 0 cards", EVENT(HISTORY_PAT)},
	{"changed {drawn}", EVENT(HISTORY_DRAW)},
	{"posts small blind {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts big blind {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts dead blind {$}", EVENT(HISTORY_DEAD)},
	{"posts ante {$}", EVENT(HISTORY_ANTE)},
	{"posts straddle {$}", EVENT(HISTORY_STRADDLE)},
	{"posts {$}", EVENT(HISTORY_LIVE)},
	{"|sits out|is sitting out|timed out|has timed out|is disconnected|"
	 "is connected|leaves|joins|left|sitout|went all-in",
		IGNORED},
};

/* In stud, a raise states the total of the hand, not of the street. */
static const struct sites_rule stud[] = {{"raises {$}", EVENT(HISTORY_RAISE)}};

/* If the blinds are equal, both are called big blind; a short big blind is called small blind. The
 * first of the two is the small blind. */
static void name_blinds(struct history *history)
{
	struct history_event *first = NULL, *second = NULL;

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_SMALL_BLIND && event->kind != HISTORY_BIG_BLIND)
			continue;
		if (!first)
			first = event;
		else if (!second && event->seat != first->seat)
			second = event;
	}
	if (!second || first->kind != second->kind)
		return;
	if (first->kind == HISTORY_SMALL_BLIND)
		second->kind = HISTORY_BIG_BLIND;
	else if (!sites_compare(history->stakes.small_blind, history->stakes.big_blind))
		first->kind = HISTORY_SMALL_BLIND;
}

/* -- the summary ---------------------------------------------------------- */

/* "Main pot: $710.00 won by NAME ($354.50), NAME ($354.50)", "Side pot 1: ...". Names may contain
 * anything, and are recognised by the seat list. */
static void add_pot(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest = reader->rest, before;

	sites_pot_at(history, HISTORY_POT_WHOLE, reader->line);
	sites_add_up(&history->money.pot, reader->added);
	for (bool more = lines_take(&rest, " won by "); more && rest.length;
		lines_take(&rest, ", ")) {
		const int seat = history_seat_begins(history, rest, " (", &rest);

		if (seat < 0)
			history_fault(history, STATUS_HISTORY_NAME, rest);
		else
			sites_add_amount(history, HISTORY_COLLECT, seat, reader->line, rest);
		more = seat >= 0 && lines_take_until(&rest, ")", &before);
	}
}

/* "Seat 8: NAME ($350.06), net: +$113.91, [Kc, Kh] (PAIR KING)", with the stack after the hand;
 * "($)", or another symbol, is an empty stack. */
static void read_seat(struct sites_reader *reader)
{
	static const struct sites_rule left[] = {{" ({?$}{?\xe2\x82\xac})", FACT},
		{" ({$}", EVENT(HISTORY_LEFT)}};
	static const struct sites_rule nets[] = {{"{?)}, net: +{$}", EVENT(HISTORY_NET)},
		{"{?)}, net: -{$}", EVENT(HISTORY_NET), DO(sites_lost)}};
	const struct slice rest = reader->rest;
	const ptrdiff_t open = lines_find(rest, "[");

	sites_take(reader, sites_take(reader, rest, left) ? reader->rest : rest, nets);
	if (open >= 0)
		sites_add_cards(reader->history,
			history_has(reader->history, HISTORY_FOLD, reader->seat) ? HISTORY_KNOWN
										 : HISTORY_SHOW,
			reader->seat, reader->line, lines_after(rest, (size_t)open));
}

static void no_seat(struct sites_reader *reader)
{
	history_warn(reader->history, STATUS_HISTORY_NAME, reader->line);
}

static const struct sites_rule summary[] = {
	{"Rake taken: {rake}", FACT},
	{"Seat {seat@}", DO(read_seat)},
	{"Seat ", DO(no_seat)},
	{"Main pot{_}: {$}", DO(add_pot)},
	{"Side pot{_}: {$}", DO(add_pot)},
	{"***** End of hand", .next = SITES_ENDED},
	{"|*****|---", IGNORED},
	{"Summary:{.}", FACT},
	{"{_}", DO(sites_unknown)},
};

/* -- the hand ------------------------------------------------------------- */

static void read_line(struct sites_reader *reader)
{
	struct history *const history = reader->history;

	if (reader->part >= SITES_SUMMARY) {
		sites_take(reader, reader->line, summary);
	} else if (!(history->variant && variant_brings_in(history->variant) &&
			   sites_take_player(reader, " ", stud)) &&
		   !sites_take_player(reader, " ", actions) &&
		   !(reader->part == SITES_HEAD && sites_take(reader, reader->line, facts)) &&
		   !sites_take(reader, reader->line, dealing)) {
		sites_not_understood(history, reader->line);
	}
}

void sites_ongame_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};
	struct slice players = {"", 0};
	bool small = false;

	if (!sites_next(&reader) || !sites_take(&reader, reader.line, headings)) {
		sites_bad_heading(&reader);
		return;
	}
	while ((reader.part == SITES_HEAD || history->variant) && sites_next(&reader)) {
		read_line(&reader);
		if (lines_begins(reader.line, "Players in round: "))
			players = reader.line;
	}
	if (!sites_check_heading(history, true, reader.line))
		return;
	if (players.length)
		sites_check_count(history, players,
			lines_after(players, strlen("Players in round: ")));
	sites_part_dead(history);
	name_blinds(history);
	/* A returning player posts both blinds, the small one dead, after others have posted
	 * them. */
	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_SMALL_BLIND)
			continue;
		if (small && history_has(history, HISTORY_BIG_BLIND, event->seat))
			event->kind = HISTORY_DEAD;
		small = true;
	}
	sites_check_rounded_stakes(history);
	if (history->tournament.length)
		history->currency = SLICE("");
	sites_check_summary(history, reader.part == SITES_ENDED);
}
