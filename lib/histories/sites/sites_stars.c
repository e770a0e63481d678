/* The text of PokerStars, which other sites write too: GGPoker, PPPoker, Upoker and others.
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
 * Names may contain any of these words. They are known from the list of seats, and a line about a
 * player begins with a whole name. */
#include "histories/sites/sites_stars_inside.h"

#include <string.h>

bool sites_stars_begins(struct slice line, struct slice rest)
{
	(void)rest;
	return sites_stars_words(line);
}

/* -- lines about a player ------------------------------------------------- */

/* "folds [Ah Kd]": the cards are shown. */
static void read_folded(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	const struct history *const history = stars->history;
	const ptrdiff_t open = lines_find(rest, " [");

	if (open >= 0 && history->event_count &&
		history->events[history->event_count - 1].deed == HISTORY_FOLD)
		sites_add_cards(stars->history, HISTORY_SHOW, seat, line,
			lines_after(rest, (size_t)open));
}

/* What stands after a name and a colon. */
static bool read_deed(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	if (!sites_take_deed(stars->history, stars->words->deeds, seat, line, rest))
		return sites_begins_any(rest, stars->words->idle);
	read_folded(stars, seat, line, rest);
	return true;
}

/* What stands after a name and a blank. Of most nothing follows for the hand. */
static bool read_said(struct stars *stars, int seat, struct slice line, struct slice rest)
{
	return sites_take_deed(stars->history, stars->words->results, seat, line, rest) ||
	       sites_begins_any(rest, stars->words->said) || sites_stars_prize(stars, seat, rest);
}

/* -- cards ---------------------------------------------------------------- */

/* "Dealt to NAME [Ah Ks]", "NAME recebe [Ah Ks]". False: it is no such line. */
static bool read_dealt(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest = line, cards;
	int seat;

	if (!stars->words->dealt) {
		seat = history_seat_begins(history, line, stars->words->gets, &cards);
		if (seat >= 0)
			sites_add_dealt(history, seat, line,
				lines_after(line, (size_t)(cards.bytes - line.bytes) - 1));
		return seat >= 0;
	}
	if (!lines_take(&rest, stars->words->dealt))
		return false;
	seat = history_seat_begins(history, rest, " [", &cards);
	if (seat >= 0)
		sites_add_dealt(history, seat, line,
			lines_after(rest, (size_t)(cards.bytes - rest.bytes) - 1));
	else if (history_seat_named(history, slice_trim(rest)) < 0)
		/* GGPoker names everybody, and knows only the hero's cards */
		history_fault(history, STATUS_HISTORY_NAME, rest);
	return true;
}

/* "*** TURN *** [5c 4c 4h] [Qs]": the last brackets are new. */
static void read_board(struct stars *stars, struct slice line)
{
	const int run = sites_run_of(line);
	struct slice rest = line, before;
	card cards[BOARD_CARDS_MAX];
	int count;

	if (!lines_take_until(&rest, "[", &before))
		return;
	if (run && lines_has(rest, "[")) {
		count = lines_take_cards(&rest, BOARD_CARDS_MAX, cards);
		if (!sites_stars_same_board(stars->history, run, cards, count > 0 ? count : 0))
			history_warn(stars->history, STATUS_HISTORY_BOARD, line);
	}
	sites_add_board(stars->history, run, line);
}

/* -- lines of their own --------------------------------------------------- */

static bool read_returned(struct stars *stars, struct slice line)
{
	struct slice rest = line;
	struct history_event *event;
	struct history_amount amount;
	int seat;

	if (!lines_take(&rest, stars->words->returned) ||
		!sites_take_money(stars->history, &rest, &amount) ||
		!lines_take(&rest, stars->words->returned_to))
		return false;
	seat = history_seat_named(stars->history, rest);
	if (seat < 0) {
		history_fault(stars->history, STATUS_HISTORY_NAME, rest);
		return true;
	}
	event = sites_add(stars->history, HISTORY_RETURN, seat, line);
	if (event)
		event->added = amount;
	return true;
}

/* Chips that the site gives to the pot: "STP added: $5", "Cash Drop to Pot : total $5". */
static bool read_splash(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct history_amount amount;

	if (!lines_take(&line, "STP added: ") && !lines_take(&line, "Cash Drop to Pot : total "))
		return false;
	if (sites_take_money(history, &line, &amount))
		sites_add_up(&history->splash, amount);
	return true;
}

static bool is_remark(struct slice line)
{
	static const char *const words[] = {"No low hand qualified", "Hand was run ",
		"Betting is capped", "Pair on board", "*", "Hand ended at ",
		"All players have agreed to skip the break", NULL};

	return sites_begins_any(line, words) || lines_has(line, "shuffl");
}

/* What is said of those who are not seated, or not yet: they talk, come and go. */
static bool is_of_others(struct stars *stars, struct slice line)
{
	const char *const *words = stars->words->others;

	while (*words && !lines_has(line, *words))
		words++;
	if (*words && !stars->history->seats && stars->earlies < EARLY_MOST)
		stars->early[stars->earlies++] = line;
	return *words;
}

/* Who re-bought before the hand is told before the list of seats. */
static void read_early(struct stars *stars)
{
	struct slice rest;

	for (int i = 0; i < stars->earlies; i++) {
		const int seat = history_seat_begins(stars->history, stars->early[i], " ", &rest);

		if (seat >= 0)
			sites_stars_prize(stars, seat, rest);
	}
	stars->earlies = 0;
}

/* -- the hand ------------------------------------------------------------- */

/* "*** FLOP *** [5c 4c 4h]"; forums take the asterisks away. */
static bool is_heading(struct slice line)
{
	static const char *const words[] = {"HOLE CARDS", "FLOP", "TURN", "RIVER", "SHOW DOWN",
		"SUMMARY", "DEALING HANDS", NULL};

	if (lines_begins(line, "*** "))
		return true;
	for (int i = 0; words[i]; i++)
		if (lines_take(&line, words[i]))
			return !slice_trim(line).length || lines_begins(slice_trim(line), "[");
	return false;
}

static void read_heading_line(struct stars *stars, struct slice line)
{
	if (lines_has(line, stars->words->summary))
		stars->summary = true;
	else if (lines_has(line, "FLOP") || lines_has(line, "TURN") || lines_has(line, "RIVER"))
		read_board(stars, line);
	if (!stars->betting)
		read_early(stars);
	stars->betting = true;
}

/* What is not about one player. */
static bool read_other(struct stars *stars, struct slice line)
{
	if (read_dealt(stars, line) || read_returned(stars, line) || read_splash(stars, line))
		return true;
	if (lines_begins(line, "Hand cancelled")) {
		stars->history->cancelled = true;
		return true;
	}
	return is_remark(line) || sites_stars_split_bounty(stars, line) ||
	       is_of_others(stars, line);
}

static void read_line(struct stars *stars, struct slice line)
{
	struct history *const history = stars->history;
	struct slice rest;
	int seat;

	if (is_heading(line)) {
		read_heading_line(stars, line);
		return;
	}
	if (stars->summary) {
		if (!sites_stars_summary(stars, line) && !is_remark(line))
			history_warn(history, STATUS_HISTORY_LINE, line);
		return;
	}
	seat = history_seat_begins(history, line, ": ", &rest);
	if (seat >= 0 && read_deed(stars, seat, line, rest))
		return;
	seat = history_seat_begins(history, line, " ", &rest);
	if (seat >= 0 && read_said(stars, seat, line, rest))
		return;
	if (!read_other(stars, line))
		sites_not_understood(history, line);
}

/* A small blind of a second player is owed from before, and dead. */
static void kill_small_blinds(struct history *history)
{
	int first = -1;

	for (int i = 0; i < history->event_count; i++) {
		struct history_event *const event = &history->events[i];

		if (event->deed == HISTORY_SMALL_BLIND && first >= 0 && event->seat != first)
			event->deed = HISTORY_DEAD;
		else if (event->deed == HISTORY_SMALL_BLIND)
			first = event->seat;
	}
}

void sites_stars_read(struct history *history)
{
	struct stars stars = {.history = history};
	struct slice rest = history->text, line;

	lines_take(&rest, "> ");
	lines_next(&rest, &line);
	stars.words = sites_stars_words(line);
	if (!stars.words || !stars.words->deeds) {
		history_fault(history, STATUS_HISTORY_LANGUAGE,
			stars.words ? (struct slice){stars.words->code, 2} : line);
		return;
	}
	if (!sites_check_heading(history, sites_stars_heading(&stars, line), line))
		return;
	while (lines_next(&rest, &line)) {
		if (!line.length)
			continue;
		if (!stars.betting &&
			(sites_stars_table(&stars, line) || sites_stars_seat(&stars, line)))
			continue;
		read_line(&stars, line);
	}
	kill_small_blinds(history);
	sites_check_end(history, stars.summary);
}
