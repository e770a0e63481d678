/* Everest hands as exported by PokerTracker.
 *
 *     EverestPoker Game #7001: Table Lund-1 - $0.50/$1 - No Limit Hold'em - 22:33:12 - 2011/01/02
 *     Seat 1: NAME ($94.15)
 *     NAME posts the small blind of $0.50
 *     The button is in seat #7
 *     *** HOLE CARDS ***
 *     Dealt to NAME [5d 3c]
 *     NAME raises to $5.50
 *     *** FLOP *** [Ks 5s 6c]
 *     Uncalled bet of $7.00 returned to NAME
 *     *** SUMMARY ***
 *     NAME shows [Kh 3h]
 *     NAME collects $12.85
 *
 * Boards have only new cards. Amounts collected are after the rake, which is never stated. Hands
 * are shown at the showdown, and again before the amount collected from each pot. */
#include "histories/sites/sites_rules.h"

/* -- the header ----------------------------------------------------------- */

/* The header is read from its end, because a table name may contain any words. */
static bool read_heading(struct sites_reader *reader)
{
	static const struct sites_rule whole[] = {
		{"EverestPoker Game #{number}: {words<} - {more}", FACT}};
	static const struct sites_rule last[] = {{"{words<} - {more}", FACT}};
	static const struct sites_rule time[] = {{"{clock} - {year}/{month}/{day}{.}", FACT}};
	static const struct sites_rule game[] = {{"{words<} - {game}", FACT}};
	static const struct sites_rule blinds[] = {{"{small_blind}/{big_blind}{.}", FACT}};
	static const struct sites_rule places[] = {{"Tourney ID: {tournament}, {?Table }{table}",
							   FACT},
		{"{?Table }{table}", FACT}};
	struct history *const history = reader->history;
	struct slice when;

	if (!sites_take(reader, reader->line, whole) || !sites_take(reader, reader->words, last))
		return false;
	when = lines_after(reader->line, (size_t)(reader->more.bytes - reader->line.bytes));
	if (!sites_take(reader, reader->words, game) || !sites_take(reader, reader->words, last) ||
		!sites_take(reader, reader->more, blinds))
		return false;
	sites_take(reader, reader->words, places);
	if (history->tournament.length)
		history->currency = SLICE("");
	if (!sites_take(reader, when, time))
		history_fault(history, STATUS_HISTORY_TIME, when);
	/* it is not known how up cards and draws are written */
	if (lines_has(history->game, "Hold") || lines_has(history->game, "Omaha"))
		history->variant = sites_variant(history->game);
	sites_fix_stakes(history);
	return true;
}

/* -- what happens --------------------------------------------------------- */

/* "finished in place 2 and won 0,03 €", "won $$0". */
static void finish(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	struct slice rest = reader->words;
	struct history_amount money;

	history->finished[reader->seat] = reader->n;
	if (lines_begins(rest, "$$"))
		rest = lines_after(rest, 1);
	if (!lines_take_amount(&rest, LINES_EITHER, &money, NULL) || rest.length)
		history_warn(history, STATUS_HISTORY_LINE, reader->line);
	else if (money.digits)
		history_add_prize(history, HISTORY_PRIZE, reader->seat, money);
}

/* The first such line of a player counts; later ones must agree with it. */
static void read_mucked(struct sites_reader *reader)
{
	struct history *const history = reader->history;
	const struct slice line = reader->line;
	const int seat = reader->seat;
	card cards[HOLE_CARDS_MAX];
	const int count = lines_take_cards(&reader->rest, HOLE_CARDS_MAX, cards);

	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_KNOWN || event->seat != seat)
			continue;
		if (count != event->count || memcmp(event->card, cards, event->count) != 0)
			history_fault(history, STATUS_HISTORY_SUMMARY, line);
		return;
	}
	sites_add(history, HISTORY_MUCK, seat, line);
	if (count > 0)
		sites_set_cards(sites_add(history, HISTORY_KNOWN, seat, line), cards, count);
	else
		history_fault(history, STATUS_HISTORY_CARDS, line);
}

static const struct sites_rule actions[] = {
	{"shows ", DO(sites_given_shown)},
	{"mucked ", DO(read_mucked)},
	{"finished in place {n} and won {words}", DO(finish)},
	{"has been disconnected, and is allin{.}", DO(sites_protected)},
	{"folds", EVENT(HISTORY_FOLD)},
	{"checks", EVENT(HISTORY_CHECK)},
	{"calls {$}", EVENT(HISTORY_CALL)},
	{"bets {$}", EVENT(HISTORY_BET)},
	{"raises to {to}", EVENT(HISTORY_RAISE)},
	{"posts the ante of {$}", EVENT(HISTORY_ANTE)},
	{"posts the small blind of {$}", EVENT(HISTORY_SMALL_BLIND)},
	{"posts the big blind of {$}", EVENT(HISTORY_BIG_BLIND)},
	{"posts the dead blind of {$}", EVENT(HISTORY_DEAD)},
	{"posts {$}", EVENT(HISTORY_LIVE)},
	{"collects {$}", EVENT(HISTORY_COLLECT)},
};

static void bad_button(struct sites_reader *reader)
{
	history_fault(reader->history, STATUS_HISTORY_BUTTON, reader->line);
}

static void read_street(struct sites_reader *reader)
{
	reader->part =
		reader->part == SITES_SUMMARY || lines_begins(reader->line, "*** SUMMARY ***")
			? SITES_SUMMARY
			: SITES_PLAY;
	if (lines_has(reader->line, "["))
		sites_add_board(reader->history, 0, reader->line);
}

static const struct sites_rule others[] = {
	{"*** {_}***", DO(read_street)},
	{"The button is in seat #{button}{.}", FACT},
	{"The button is in seat #", DO(bad_button)},
	{"Dealt to ", DO(sites_dealt)},
	{"Uncalled bet of {$} returned to {@}", EVENT(HISTORY_RETURN)},
	{"Uncalled bet of {_} returned to ", DO(sites_nobody)},
};

static const struct sites_rule seats[] = {
	{"Seat {seat}: {name<} ({stack}){.}", DO(sites_seat)},
	{"Seat {seat}: {name<} ({stack}", DO(sites_bad_amount)},
};

void sites_tracker_everest_read(struct history *history)
{
	struct sites_reader reader = {.history = history, .text = history->text};

	sites_next(&reader);
	if (!sites_check_heading(history, read_heading(&reader), reader.line))
		return;
	while (sites_next(&reader))
		if (!sites_take(&reader, reader.line, others) &&
			(history->event_count || !sites_take(&reader, reader.line, seats)) &&
			!sites_take_player(&reader, " ", actions))
			sites_not_understood(history, reader.line);
	/* If nobody posts a big blind, a post of that amount is it, whatever the line calls it. */
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_SMALL_BLIND &&
			!history_has_any(history, HISTORY_BIG_BLIND) &&
			!sites_compare(event->added, history->stakes.big_blind))
			event->kind = HISTORY_BIG_BLIND;
	sites_part_dead(history);
	sites_check_stakes(history);
	sites_check_small_blind(history);
	if (!history->button)
		history_fault(history, STATUS_HISTORY_BUTTON, lines_before(history->text, 0));
	history->dialect.rake_not_given = !history->tournament.length;
	sites_check_summary(history, reader.part == SITES_SUMMARY);
}
