/* Puts the seats into dealing order, and turns posts into antes and blinds. */
#include "histories/history/history_internal.h"

#include "cards/boards.h"

#include <string.h>

/* -- who plays, and in which order ----------------------------------------- */

/* The first player who posted that blind; -1 if nobody did. */
static int poster(const struct history *history, enum history_event_kind kind)
{
	HISTORY_EACH (event, history)
		if (event->kind == kind)
			return event->seat;
	return -1;
}

static int find_dealt(const struct history *history, bool dealt[HISTORY_SEATS_MAX])
{
	int count = 0;

	for (int i = 0; i < history->seats; i++)
		dealt[i] = history->seat[i].dealt;
	HISTORY_EACH (event, history)
		if (event->seat >= 0 && event->kind <= HISTORY_MUCK)
			dealt[event->seat] = true;
	for (int i = 0; i < history->seats; i++)
		count += dealt[i];
	return count;
}

/* Position of a seat in clockwise order: its seat number, because texts list seats in any order,
 * or, without numbers, its place in the list. */
static int number_of(const struct history *history, int index)
{
	return history->numbered && !history->dialect.listed ? history->seat[index].number
							     : index + 1;
}

/* Position of the button in that order; 0 if unknown. */
static int button_of(const struct history *history)
{
	for (int i = 0; history->dialect.listed && i < history->seats; i++)
		if (history->seat[i].number == history->button)
			return i + 1;
	return history->dialect.listed ? 0 : history->button;
}

static int next_dealt(const struct history *history, const bool *dealt, int number)
{
	int least = -1, least_at = 0, next = -1, next_at = 0;

	for (int i = 0; i < history->seats; i++) {
		const int at = number_of(history, i);

		if (!dealt[i])
			continue;
		if (least < 0 || at < least_at) {
			least = i;
			least_at = at;
		}
		if (at > number && (next < 0 || at < next_at)) {
			next = i;
			next_at = at;
		}
	}
	return next >= 0 ? next : least;
}

/* The player who is dealt first. If there is no button, this is the player who posts the small
 * blind, or heads-up the other player; in stud, where texts may not name a dealer, the first player
 * of the list. */
static int first_dealt(const struct history_play *play, const bool *dealt, int count)
{
	const struct history *const history = play->history;
	const int small = poster(history, HISTORY_SMALL_BLIND);

	if (button_of(history))
		return next_dealt(history, dealt, button_of(history));
	if (variant_brings_in(history->variant) || small < 0)
		return next_dealt(history, dealt, 0);
	return count == 2 ? next_dealt(history, dealt, number_of(history, small)) : small;
}

/* Returns false if two players have no seat number although others do. */
static bool set_order(struct history_play *play, const bool *dealt, int count)
{
	int index = first_dealt(play, dealt, count);
	bool placed = true;

	for (int i = 0; i < play->history->seats; i++)
		play->place[i] = -1;
	for (int i = 0; i < count; i++) {
		play->of[i] = index;
		play->place[index] = i;
		index = next_dealt(play->history, dealt, number_of(play->history, index));
	}
	for (int i = 0; i < play->history->seats; i++)
		placed &= !dealt[i] || play->place[i] >= 0;
	return placed;
}

/* -- posts ---------------------------------------------------------------- */

/* PHH has the posts of two players in reverse. */
static int file_index(const struct history_play *play, int seat)
{
	return play->setup.seats == 2 ? 1 - seat : seat;
}

/* The full amount of a blind: one posted short, with the last chips, counts in full. */
static chips in_full(const struct history_play *play, const struct history_event *event,
	chips stake)
{
	const chips posted = history_chips(play, event->added);
	chips all = 0;

	if (posted >= stake)
		return posted;
	HISTORY_EACH (post, play->history)
		if (post->seat == event->seat && post->kind <= HISTORY_BOTH)
			all += history_chips(play, post->added);
	return all >= play->setup.stack[play->place[event->seat]] ? stake : posted;
}

/* The player who owes the big blind, if several posted one: the next after the small blind. */
static int big_blind_seat(const struct history_play *play)
{
	const struct history *const history = play->history;
	const int small = poster(history, HISTORY_SMALL_BLIND);
	const int from = small < 0 ? 0 : play->place[small];

	for (int step = 0; step < play->setup.seats; step++) {
		const int seat = (from + step) % play->setup.seats;

		HISTORY_EACH (event, history)
			if (event->kind == HISTORY_BIG_BLIND && event->seat == play->of[seat])
				return seat;
	}
	return -1;
}

/* Adds a live post, which is a negative blind in PHH; for the player in the small blind it adds to
 * that blind. */
static void post_live(chips *blind, chips added)
{
	*blind += *blind > 0 ? added : -added;
}

static void post(struct history_play *play, const struct history_event *event, int big)
{
	struct table_setup *const setup = &play->setup;
	const struct history *const history = play->history;
	const chips added = history_chips(play, event->added);
	const chips stake = history_chips(play, history->stakes.big_blind);
	const int seat = play->place[event->seat], index = file_index(play, seat);

	switch (event->kind) {
	case HISTORY_ANTE:
	case HISTORY_DEAD:
		setup->ante[index] += added;
		break;
	case HISTORY_SMALL_BLIND:
		setup->blind[index] =
			(setup->blind[index] < 0 ? -setup->blind[index] : setup->blind[index]) +
			in_full(play, event, history_chips(play, history->stakes.small_blind));
		break;
	case HISTORY_BIG_BLIND:
		if (seat == big)
			setup->blind[index] += in_full(play, event, stake);
		else
			post_live(&setup->blind[index], added);
		break;
	case HISTORY_STRADDLE:
		if (history_given(event->to)) /* together with what was posted before */
			setup->blind[index] = history_chips(play, event->to);
		else if (!history_given(history->stakes.small_blind) &&
			 poster(history, HISTORY_SMALL_BLIND) < 0 &&
			 poster(history, HISTORY_BIG_BLIND) < 0) /* short deck */
			setup->blind[index] += in_full(play, event, stake);
		else
			setup->blind[index] += added;
		break;
	case HISTORY_LIVE:
		post_live(&setup->blind[index], added);
		break;
	case HISTORY_BOTH:
		setup->blind[index] -= added < stake || !stake ? added : stake;
		setup->ante[index] += added < stake || !stake ? 0 : added - stake;
		break;
	default:
		break;
	}
}

/* Posts must not exceed the stack. */
static void check_posts(struct history_play *play)
{
	struct history *const history = play->history;
	chips left[SEATS_MAX];

	for (int i = 0; i < play->setup.seats; i++)
		left[i] = history_chips(play, history->seat[play->of[i]].stack);
	HISTORY_EACH (event, history) {
		const int seat = history_place(play, event);
		chips added;

		if (event->kind > HISTORY_BOTH || seat < 0 ||
			!history_given(history->seat[event->seat].stack))
			continue;
		added = history_chips(play, event->added);
		if (added <= left[seat]) {
			left[seat] -= added;
			continue;
		}
		history_report(play, true, event,
			"more chips than the player has: %c, expected at most %c", added,
			left[seat]);
		return;
	}
}

static bool is_all_anted(const struct history_play *play, int seat)
{
	const chips ante = play->setup.ante[file_index(play, seat)];
	const chips stack = play->setup.stack[seat];

	return ante > 0 && stack != CHIPS_UNKNOWN && ante >= stack;
}

/* If no line has the blinds, the first two players post them, in the order of PHH. If the small
 * blind is dead, the first player posts the big blind. */
static void post_blinds(struct history_play *play)
{
	const struct history *const history = play->history;
	const int big = history->dialect.small_dead ? file_index(play, 0) : 1;

	if (!history->dialect.small_dead)
		play->setup.blind[0] = history_chips(play, history->stakes.small_blind);
	play->setup.blind[big] = history_chips(play, history->stakes.big_blind);
}

/* A player who is all-in with the ante posts no big blind, and no line says so. It is the bet
 * nevertheless. If the small blind is 0 and nobody posts a blind, the hand has only antes. */
static void post_not_given(struct history_play *play)
{
	const struct history *const history = play->history;
	const chips stake = history_chips(play, history->stakes.big_blind);
	const int small = poster(history, HISTORY_SMALL_BLIND);
	int seat = play->setup.seats == 2 ? 1 : 0;

	if (!stake || variant_brings_in(history->variant) ||
		poster(history, HISTORY_BIG_BLIND) >= 0 ||
		(small < 0 && history_given(history->stakes.small_blind) &&
			!history->stakes.small_blind.digits))
		return;
	if (small >= 0)
		seat = play->place[small];
	else if (!is_all_anted(play, seat))
		return;
	seat = (seat + 1) % play->setup.seats;
	if (is_all_anted(play, seat))
		play->setup.blind[file_index(play, seat)] = stake;
}

/* An ante that was posted short, with the last chips, makes a layer of its own if all others posted
 * the same; dead chips belong to no layer. */
static void set_trimming(struct history_play *play)
{
	struct table_setup *const setup = &play->setup;
	chips most = 0;
	bool uneven = false;

	for (int i = 0; i < setup->seats; i++)
		most = setup->ante[i] > most ? setup->ante[i] : most;
	setup->trim_antes = false;
	for (int i = 0; i < setup->seats; i++) {
		const int index = file_index(play, i);

		if (setup->ante[index] == most)
			continue;
		if (!setup->ante[index] || setup->ante[index] < setup->stack[i])
			uneven = true;
		else
			setup->trim_antes = true;
	}
	if (uneven)
		setup->trim_antes = false;
	/* the other antes give the full ante, and so what a short one lacks */
	for (int i = 0; setup->trim_antes && i < setup->seats; i++)
		setup->ante[i] = most;
}

/* The full bring-in. If it takes the player's last chips, the first call states it. */
static chips find_bring_in(const struct history_play *play)
{
	chips bring_in = 0;

	HISTORY_EACH (event, play->history) {
		if (event->kind == HISTORY_BRING_IN) {
			bring_in = history_chips(play, event->added);
			if (!event->all_in)
				return bring_in;
		} else if (bring_in && event->kind == HISTORY_CALL && history_given(event->added)) {
			const chips call = history_chips(play, event->added);

			return call > bring_in ? call : bring_in;
		} else if (bring_in &&
			   (event->kind == HISTORY_BET || event->kind == HISTORY_RAISE)) {
			return bring_in;
		}
	}
	return bring_in;
}

static void set_bets(struct history_play *play)
{
	struct table_setup *const setup = &play->setup;
	const struct history *const history = play->history;
	chips most = history_chips(play, history->stakes.big_blind);

	if (!most)
		for (int i = 0; i < setup->seats; i++)
			most = setup->blind[i] > most ? setup->blind[i] : most;
	if (!most) /* for example if all are all-in for their antes */
		for (int i = 0; i < setup->seats; i++)
			most = setup->ante[i] > most ? setup->ante[i] : most;
	setup->min_bet = most;
	setup->small_bet = history_chips(play, history->stakes.small_bet);
	setup->big_bet = history_chips(play, history->stakes.big_bet);
	setup->bring_in = find_bring_in(play);
	setup->splash = history_chips(play, history->money.splash);
	setup->house = HOUSE_UNCAPPED; /* a raise that the site allowed was legal */
	/* in all known limit games, the bets of later streets are twice as large */
	if (setup->variant->limit == FIXED_LIMIT && setup->big_bet != 2 * setup->small_bet)
		history_warn(play->history, STATUS_HISTORY_DOUBLE, history_heading(history));
}

/* The boards of a hand with several. Runouts have the cards before they split in common with the
 * first. */
static void set_boards(struct history_play *play)
{
	struct table_setup *const setup = &play->setup;
	card own[BOARDS_MAX][BOARD_CARDS_MAX];
	int count[BOARDS_MAX] = {0};
	bool whole = play->history->dialect.two_boards, acted = false;

	setup->boards = 1;
	HISTORY_EACH (event, play->history) {
		acted |= setup->boards > 1 && event->kind >= HISTORY_FOLD &&
			 event->kind <= HISTORY_ALL_IN;
		if (event->kind != HISTORY_BOARD || event->run >= BOARDS_MAX)
			continue;
		if (event->run >= setup->boards && event->run)
			setup->boards = event->run + 1;
		for (int j = 0; j < event->count && count[event->run] < BOARD_CARDS_MAX; j++)
			own[event->run][count[event->run]++] = event->card[j];
	}
	for (int run = 1; run < setup->boards; run++)
		whole &= count[run] == count[0];
	setup->runs = setup->boards > 1 && !(whole && acted);
	memset(setup->board, CARD_UNKNOWN, sizeof(setup->board));
	for (int run = 0; run < setup->boards; run++) {
		const int common = run ? count[0] - count[run] : 0;

		if (common < 0)
			continue;
		memcpy(setup->board[run], own[0], (size_t)common);
		memcpy(setup->board[run] + common, own[run], (size_t)count[run]);
	}
}

/* Whether no card of a later run occurs in an earlier one. */
static bool are_new(const struct history *history)
{
	card_set dealt = 0;

	HISTORY_EACH (event, history) {
		for (int j = 0; event->kind == HISTORY_BOARD && j < event->count; j++) {
			if (event->card[j] == CARD_UNKNOWN)
				continue;
			if (event->run && dealt & card_bit(event->card[j]))
				return false;
			dealt |= card_bit(event->card[j]);
		}
	}
	return true;
}

/* Boards that no deck can deal, such as one with a duplicate card, are a fault at the last of
 * them. */
static bool check_boards(struct history_play *play)
{
	const struct table_setup *const setup = &play->setup;
	struct history *const history = play->history;
	const struct boards_rule rule = {.count = setup->boards, .runs = setup->runs};
	char room[4 * BOARDS_MAX * BOARD_CARDS_MAX];
	struct text line = text_over(room, sizeof(room));
	struct cards boards[BOARDS_MAX];
	bool dealt;
	int last = 0, count[BOARDS_MAX] = {0}, next[BOARDS_MAX];

	if (setup->boards < 2)
		return true;
	/* Whether the cards of later boards are where the text says, such as a turn after three
	 * others: if a line is missing, they are not. */
	HISTORY_EACH (event, history)
		if (event->kind == HISTORY_BOARD && event->run < BOARDS_MAX)
			count[event->run] += event->count;
	for (int run = 0; run < BOARDS_MAX; run++)
		next[run] = count[0] - count[run];
	HISTORY_EACH (event, history) {
		if (event->kind != HISTORY_BOARD || !event->run || event->run >= BOARDS_MAX)
			continue;
		if (event->place && event->place - 1 != next[event->run]) {
			history_fault(history, STATUS_HISTORY_BOARD, history_line(history, event));
			return false;
		}
		next[event->run] += event->count;
	}
	dealt = are_new(history) && table_boards_are_in_deck(setup);
	for (int b = 0; b < setup->boards; b++) {
		text_add_string(&line, b ? " / " : "");
		for (int i = 0; i < BOARD_CARDS_MAX; i++)
			if (setup->board[b][i] != CARD_UNKNOWN)
				card_print(&line, setup->board[b][i], CARD_ASCII);
	}
	if (dealt &&
		!boards_read(text_slice(&line), text_slice(&line), CARD_ASCII, &rule, boards, NULL))
		return true;
	for (int i = 0; i < history->event_count; i++)
		if (history->events[i].kind == HISTORY_BOARD)
			last = i;
	history_fault(play->history, STATUS_HISTORY_BOARDS,
		history_line(history, &history->events[last]));
	return false;
}

/* -- the setup ------------------------------------------------------------ */

status_code history_setup(struct history_play *play)
{
	struct history *const history = play->history;
	const struct slice start = {history->text.bytes, 0};
	bool dealt[HISTORY_SEATS_MAX];
	const int count = find_dealt(history, dealt);
	int big;
	chips cap;

	if (!history->variant) {
		if (!history->bad)
			history_fault(history, STATUS_HISTORY_GAME, history->game);
		return STATUS_HISTORY_GAME;
	}
	if (count < 2) {
		history_fault(history, STATUS_HISTORY_NOBODY, start);
		return STATUS_HISTORY_NOBODY;
	}
	play->setup = (struct table_setup){.variant = history->variant, .seats = count};
	if (!set_order(play, dealt, count)) {
		history_fault(history, STATUS_HISTORY_SEAT_TWICE, start);
		return STATUS_HISTORY_SEAT_TWICE;
	}
	cap = history_chips(play, history->stakes.cap);
	for (int i = 0; i < play->setup.seats; i++) {
		const struct history_amount amount = history->seat[play->of[i]].stack;
		const chips stack =
			history_given(amount) ? history_chips(play, amount) : CHIPS_UNKNOWN;

		play->setup.stack[i] = cap > 0 && stack > cap ? cap : stack;
	}
	big = big_blind_seat(play);
	HISTORY_EACH (event, history)
		if (event->seat >= 0 && event->kind <= HISTORY_BOTH)
			post(play, event, big);
	check_posts(play);
	if (history->dialect.blinds_not_given)
		post_blinds(play);
	else
		post_not_given(play);
	history_check_posts(play);
	set_trimming(play);
	set_bets(play);
	set_boards(play);
	if (!check_boards(play))
		return STATUS_HISTORY_BOARDS;
	if (table_begin(&play->table, &play->setup))
		return STATUS_OK;
	history_fault_of(history, STATUS_HISTORY_TABLE, start,
		slice_of(table_setup_error(&play->setup)));
	return STATUS_HISTORY_TABLE;
}
