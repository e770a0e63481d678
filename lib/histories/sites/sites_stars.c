/* Hand histories of PokerStars, and of GGPoker, PPPoker, Upoker and others that use its format.
 *
 *     PokerStars Hand #109688230087:  Hold'em No Limit ($0.05/$0.10 USD) - 2014/01/06 10:23:24 ET
 *     Table 'Skat III' 6-max Seat #3 is the button
 *     Seat 2: NAME ($15 in chips)
 *     NAME: posts small blind $0.05
 *     *** HOLE CARDS ***
 *     Dealt to NAME [Ah Ks]
 *     NAME: raises $0.20 to $0.30
 *     *** FLOP *** [5c 4c 4h]
 *     ...
 *     *** SUMMARY ***
 *     Total pot $24.68 | Rake $1.11
 *     Seat 2: NAME folded before Flop (didn't bet)
 *
 * Names may contain any of these words. They are known from the seat list, and a line about a
 * player begins with a whole name. */
#include "histories/sites/sites_stars_internal.h"

/* -- lines about a player ------------------------------------------------- */

/* Reads what follows a name and a colon or a space. Most lines with only a space have no effect on
 * the hand. */
static bool read_player(struct stars_reader *stars)
{
	struct sites_reader *const reader = &stars->reader;
	struct slice rest;

	if (sites_take_player_rows(reader, ": ", stars->words->actions))
		return true;
	if (reader->seat >= 0)
		sites_stars_away(reader);
	if (sites_take_player_rows(reader, " ", stars->words->results))
		return true;
	if (reader->seat < 0)
		return false;
	sites_stars_away(reader);
	history_seat_begins(reader->history, reader->line, " ", &rest);
	return sites_stars_prize(stars, reader->seat, rest);
}

/* -- cards ---------------------------------------------------------------- */

/* A player who draws had cards before, which are in the first brackets. */
static void add_dealt(struct stars_reader *stars, int seat, struct slice line, struct slice cards)
{
	struct history *const history = stars->history;

	if (lines_find(cards, "] [") > 0 && history->variant &&
		!variant_brings_in(history->variant) && !history_has(history, HISTORY_HOLE, seat))
		history_warn(history, STATUS_HISTORY_SUMMARY, line);
	stars->all_dealt |= history->hero >= 0 && history->hero != seat && history->variant &&
			    !variant_brings_in(history->variant);
	sites_add_dealt(history, seat, line, cards);
}

/* "Dealt to NAME [Ah Ks]", "NAME recebe [Ah Ks]". False for any other line. */
static bool read_dealt(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = line, cards;
	int seat;

	if (!stars->words->dealt) {
		seat = history_seat_begins(history, line, stars->words->gets, &cards);
		if (seat >= 0)
			add_dealt(stars, seat, line,
				lines_after(line, (size_t)(cards.bytes - line.bytes) - 1));
		return seat >= 0;
	}
	if (!lines_take(&rest, stars->words->dealt))
		return false;
	seat = history_seat_begins(history, rest, " [", &cards);
	if (seat >= 0)
		add_dealt(stars, seat, line,
			lines_after(rest, (size_t)(cards.bytes - rest.bytes) - 1));
	if (seat >= 0)
		return true;
	/* GGPoker names every player, but has only the hero's cards */
	seat = history_seat_named(history, slice_trim(rest));
	if (seat < 0)
		history_fault(history, STATUS_HISTORY_NAME, rest);
	else
		history->seat[seat].dealt = true;
	if (!stars->bare.length)
		stars->bare = line;
	return true;
}

/* In courchevel, the first board card is dealt face up before the first betting round, but the text
 * may have it only at the flop; if the text ends before, the card is unknown. Moves it before the
 * first action. */
static void deal_open_card(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	const int count = history->event_count;
	struct history_event *event;
	int at = 0;

	if (stars->opened || !history->variant || !history->variant->street[0].board)
		return;
	stars->opened = true;
	if (stars->open_card.length)
		sites_add_cards(history, HISTORY_BOARD, -1, line, stars->open_card);
	else if ((event = sites_add(history, HISTORY_BOARD, -1, line)))
		event->card[event->count++] = CARD_UNKNOWN;
	while (at < count && (history->events[at].kind <= HISTORY_BOTH ||
				     history->events[at].kind == HISTORY_HOLE))
		at++;
	if (history->event_count > count) {
		const struct history_event open = history->events[count];

		memmove(history->events + at + 1, history->events + at,
			(size_t)(count - at) * sizeof(open));
		history->events[at] = open;
	}
}

/* In courchevel, "*** FLOP *** [2s 3h 4h]" repeats the open card in the brackets of the new
 * cards. */
static void drop_open_card(struct stars_reader *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice cards = stars->open_card;
	struct history_event *event;
	card open;

	if (!stars->opened || !history->event_count)
		return;
	event = &history->events[history->event_count - 1];
	if (event->kind != HISTORY_BOARD || event->count != 3 ||
		lines_take_cards(&cards, 1, &open) <= 0)
		return;
	if (event->card[0] != open)
		history_warn(history, STATUS_HISTORY_BOARD, line);
	event->count = 2;
	memmove(event->card, event->card + 1, 2);
}

/* "*** TURN *** [5c 4c 4h] [Qs]": the last brackets are new. */
static void read_board(struct stars_reader *stars, struct slice line)
{
	const int run = sites_run_of(line);
	struct slice rest = line, before;

	if (!lines_take_until(&rest, "[", &before))
		return;
	rest = lines_after(line, (size_t)(rest.bytes - line.bytes) - 1);
	if (lines_ends(line, "[]")) {
		history_fault(stars->history, STATUS_HISTORY_CARDS,
			lines_after(line, line.length - 2));
		return;
	}
	if (!stars->open_card.length)
		stars->open_card = rest;
	deal_open_card(stars, line);
	if (lines_has(line, "PRE-FLOP"))
		return;
	if (run)
		sites_check_run(stars->history, run, line);
	sites_add_board(stars->history, run, line);
	drop_open_card(stars, line);
}

/* -- lines of their own --------------------------------------------------- */

/* Chips that the site adds to the pot. */
static const struct sites_rule events[] = {
	{"{?MEGA }STP added: {$}", DO(sites_add_splash)},
	{"{?MEGA }Cash Drop to Pot : total {$}", DO(sites_add_splash)},
	{"{?MEGA }SPLASH dropped {$}", DO(sites_add_splash)},
	{"Hand cancelled", DO(sites_cancelled)},
};

static bool is_remark(struct slice line)
{
	static const char *const words[] = {"No low hand qualified", "Hand was run ",
		"Betting is capped", "Pair on board", "*", "Hand ended at ",
		"Game ended: ", "All players have agreed to skip the break", "Table leave user",
		"# {", NULL};

	return sites_begins_any(line, words) || lines_has(line, "shuffl");
}

/* Lines about players who are not seated, or not yet: they chat, come and go. */
static bool is_of_others(struct stars_reader *stars, struct slice line)
{
	const bool others = sites_has_any(line, stars->words->others);

	if (others && !stars->history->seats && stars->earlies < EARLY_MAX)
		stars->early[stars->earlies++] = line;
	return others;
}

/* -- the hand ------------------------------------------------------------- */

/* Whether the line consists of these words, except for cards. */
static inline bool is_bare(struct slice line, const char *words)
{
	if (!lines_take(&line, words))
		return false;
	line = slice_trim(line);
	return !line.length || *line.bytes == '[';
}

/* "*** FLOP *** [5c 4c 4h]"; forums strip the asterisks. */
static bool is_heading(struct slice line)
{
	switch (*line.bytes) {
	case '*':
		return sites_is_heading(line);
	case 'D':
		return is_bare(line, "DEALING HANDS");
	case 'F':
		return is_bare(line, "FLOP");
	case 'H':
		return is_bare(line, "HOLE CARDS");
	case 'R':
		return is_bare(line, "RIVER");
	case 'S':
		return is_bare(line, "SHOW DOWN") || is_bare(line, "SUMMARY");
	case 'T':
		return is_bare(line, "TURN");
	default: /* most lines */
		return false;
	}
}

/* The part of a heading after "*** " and the number of the run: "FLOP *** [5c 4c 4h]". */
static struct slice street_of(struct slice line)
{
	lines_take(&line, "*** ");
	if (!lines_take(&line, "FIRST ") && !lines_take(&line, "SECOND "))
		lines_take(&line, "THIRD ");
	return line;
}

static bool is_board(struct slice street)
{
	if (lines_begins(street, "FLOP") || lines_begins(street, "TURN") ||
		lines_begins(street, "RIVER"))
		return true;
	return !lines_begins(street, "HOLE CARDS") && !lines_begins(street, "SHOW DOWN") &&
	       (lines_has(street, "FLOP") || lines_has(street, "TURN") ||
		       lines_has(street, "RIVER"));
}

static void read_line(struct stars_reader *stars)
{
	struct sites_reader *const reader = &stars->reader;
	const struct slice line = reader->line;

	if (is_heading(line)) {
		const struct slice street = street_of(line);

		if (lines_begins(street, stars->words->summary)) {
			stars->reader.part = SITES_SUMMARY;
			/* PPPoker prints "on the flop" for folds before it */
			stars->tells_folds = stars->words->folded_on &&
					     !lines_begins(stars->history->site, "PPPoker");
		} else if (is_board(street)) {
			read_board(stars, line);
		} else if (lines_has(line, "[")) {
			stars->open_card = lines_after(line, (size_t)lines_find(line, "["));
		}
		if (stars->earlies) {
			/* A line about a rebuy before the hand precedes the seat list. */
			struct slice rest;

			for (int i = 0; i < stars->earlies; i++) {
				const int seat = history_seat_begins(stars->history,
					stars->early[i], " ", &rest);

				if (seat >= 0)
					sites_stars_prize(stars, seat, rest);
			}
			stars->earlies = 0;
		}
		if (stars->reader.part == SITES_HEAD)
			stars->reader.part = SITES_PLAY;
	} else if (reader->part == SITES_SUMMARY) {
		if (!reader->history->cancelled && !sites_stars_summary(stars, line) &&
			!is_remark(line))
			history_warn(reader->history, STATUS_HISTORY_LINE, line);
	} else if (!read_player(stars) && !read_dealt(stars, line) &&
		   !sites_take_rows(reader, line, stars->words->returns) && !is_remark(line) &&
		   !sites_take(reader, line, events) && !sites_stars_split_bounty(stars, line) &&
		   !is_of_others(stars, line)) {
		sites_not_understood(reader->history, line);
	}
}

/* -- posts ---------------------------------------------------------------- */

static void warn_of(struct history *history, const struct history_event *event)
{
	history_warn(history, STATUS_HISTORY_SUMMARY, history_line(history, event));
}

/* Notes a blind that differs from the header, unless it took the last chips. */
static void check_blind(struct history *history, const struct history_event *event,
	struct history_amount stake)
{
	if (!event->all_in && history_given(stake) && history_given(event->added) &&
		sites_compare(event->added, stake))
		warn_of(history, event);
}

/* Each player posts one ante. An all-in player posts the whole stack. */
static void check_posts(struct history *history)
{
	struct history_amount sum[HISTORY_SEATS_MAX];
	bool ante[HISTORY_SEATS_MAX] = {false};

	for (int i = 0; i < history->seats; i++)
		sum[i] = (struct history_amount){0, 0};
	for (int i = 0; i < history->event_count && history->events[i].kind <= HISTORY_BOTH; i++) {
		const struct history_event *const event = &history->events[i];
		const int8_t seat = event->seat;

		if (history_given(event->added))
			sites_add_up(&sum[seat], event->added);
		if ((event->kind == HISTORY_ANTE && ante[seat]) ||
			(event->all_in && !history_given(event->to) &&
				sites_compare(sum[seat], history->seat[seat].stack)))
			warn_of(history, event);
		ante[seat] |= event->kind == HISTORY_ANTE;
	}
}

/* The first blind of that kind, unless it took the last chips. */
static struct history_amount posted(const struct history *history, enum history_event_kind blind)
{
	HISTORY_EACH (event, history)
		if (event->kind == blind)
			return event->all_in ? HISTORY_NOT_GIVEN : event->added;
	return HISTORY_NOT_GIVEN;
}

/* When the level of a tournament rises, GGPoker prints the new level in a hand that is still played
 * with the old blinds; the blinds that are posted count. */
static void find_level(struct history *history)
{
	const struct history_amount small = posted(history, HISTORY_SMALL_BLIND);
	const struct history_amount big = posted(history, HISTORY_BIG_BLIND);

	if (!history->tournament.length || history->variant->limit == FIXED_LIMIT ||
		!history_given(small) || !history_given(big) ||
		!history_given(history->stakes.small_blind) ||
		!history_given(history->stakes.big_blind) ||
		!sites_compare(small, history->stakes.small_blind) ||
		!sites_compare(big, history->stakes.big_blind) || sites_compare(small, big) > 0)
		return;
	history->stakes.small_blind = small;
	history->stakes.big_blind = big;
}

/* A second player's small blind was missed earlier, and is dead. PokerMaster calls a straddle a big
 * blind, but it is twice as large. */
static void check_blinds(struct history *history)
{
	const struct history_amount twice =
		history_sum(history->stakes.big_blind, history->stakes.big_blind);
	int8_t first = -1, big = -1;

	HISTORY_EACH (event, history) {
		if (event->kind == HISTORY_SMALL_BLIND) {
			check_blind(history, event, history->stakes.small_blind);
			if (first >= 0 && event->seat != first)
				event->kind = HISTORY_DEAD;
			else
				first = event->seat;
		} else if (event->kind == HISTORY_BIG_BLIND) {
			if (big >= 0 && event->seat != big && !sites_compare(event->added, twice)) {
				event->kind = HISTORY_STRADDLE;
				continue;
			}
			check_blind(history, event, history->stakes.big_blind);
			big = event->seat;
		}
	}
}

/* -- what is missing ------------------------------------------------------ */

/* Heads-up, the button posts the small blind. In 2005 it could post the big blind, and then the
 * summary says so. */
static void check_button(const struct stars_reader *stars)
{
	struct history *const history = stars->history;

	if (history->seats != 2 || stars->button_reported ||
		(history->seat[0].number != history->button &&
			history->seat[1].number != history->button))
		return;
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_SMALL_BLIND &&
			history->seat[event->seat].number != history->button)
			history_warn(history, STATUS_HISTORY_POST, history_line(history, event));
}

/* -- the whole hand ------------------------------------------------------- */

void sites_stars_read(struct history *history)
{
	struct stars_reader stars = {.reader = {.history = history, .text = history->text},
		.history = history,
		.hero = -1};
	struct sites_reader *const reader = &stars.reader;

	lines_take(&reader->text, "> ");
	sites_next(reader);
	stars.words = sites_stars_words(reader->line);
	if (!stars.words || !stars.words->actions.count) {
		history_fault(history, STATUS_HISTORY_LANGUAGE,
			stars.words ? slice_of(stars.words->language) : reader->line);
		return;
	}
	if (!sites_check_heading(history, sites_stars_heading(&stars, reader->line), reader->line))
		return;
	while (sites_next(reader))
		if (reader->part != SITES_HEAD || (!sites_stars_seat(&stars, reader->line) &&
							  !sites_stars_table(&stars, reader->line)))
			read_line(&stars);
	/* elsewhere the first player is the hero */
	if (stars.all_dealt && lines_begins(history->site, "Run It Once"))
		history->hero = stars.hero;
	deal_open_card(&stars, lines_before(history->text, 0));
	sites_stars_find_pot(history);
	check_posts(history);
	find_level(history);
	check_blinds(history);
	/* a PokerMaster summary has no players */
	if (reader->part == SITES_SUMMARY &&
		(reader->reported || lines_begins(history->site, "PokerStars") ||
			lines_begins(history->site, "GGPoker")))
		sites_check_mentioned(history, reader->reported, stars.away);
	history->dialect.folded_show |= lines_begins(history->site, "GGPoker");
	history->dialect.splash_besides = lines_begins(history->site, "CoinPoker");
	/* GGPoker has a deal line for every player, and the cards of one. */
	if (stars.bare.length && !history_has_any(stars.history, HISTORY_HOLE))
		history_warn(stars.history, STATUS_HISTORY_CARDS, stars.bare);
	check_button(&stars);
	if (!stars.table)
		history_warn(history, STATUS_HISTORY_NO_TABLE, history->number);
	sites_check_end(history, reader->part == SITES_SUMMARY);
}
