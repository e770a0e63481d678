/* Turns events into actions. */
#include "histories/history/history_internal.h"
#include "histories/history/history_time.h"

#include <stdlib.h>
#include <string.h>

enum { ACTS_FIRST = 128 };

void history_play_free(struct history_play *play)
{
	free(play->acts);
	*play = (struct history_play){.acts = NULL};
}

/* -- amounts -------------------------------------------------------------- */

/* Whether the hand has whole chips only. Tournament chips written as 150.00 are whole, and so are
 * odd chips of pots. */
static bool is_whole(struct history_amount amount)
{
	while (amount.places > 0 && amount.digits % 10 == 0) {
		amount.digits /= 10;
		amount.places--;
	}
	return amount.places <= 0;
}

static void more_places(struct history_play *play, struct history_amount amount)
{
	if (amount.places > play->places && !(play->history->tournament.length && is_whole(amount)))
		play->places = amount.places;
}

static void set_places(struct history_play *play)
{
	const struct history *const history = play->history;
	const struct history_stakes *const stakes = &history->stakes;
	const struct history_money *const money = &history->money;
	const struct history_amount stated[] = {stakes->small_blind, stakes->big_blind,
		stakes->small_bet, stakes->big_bet, stakes->cap, money->rake, money->fees,
		money->drop, money->drop_from, money->rake_least, money->rake_most, money->pot,
		money->splash};

	play->places = 0;
	for (int i = 0; i < history->seats; i++)
		more_places(play, history->seat[i].stack);
	HISTORY_EACH (event, history) {
		more_places(play, event->added);
		more_places(play, event->to);
	}
	for (size_t i = 0; i < sizeof(stated) / sizeof(*stated); i++)
		more_places(play, stated[i]);
	for (int i = 0; i < history->money.pots; i++)
		more_places(play, history->money.pot_part[i]);
}

/* -- faults --------------------------------------------------------------- */

static bool refuse_illegal(struct history_play *play, const struct history_event *event,
	const struct legality *legality)
{
	play->refused = true;
	if (legality->fault == TABLE_NOT_TURN && legality->seat >= 0) {
		history_report(play, true, event, "%p must act first", legality->seat);
	} else {
		history_note(play->history, true, event->offset, event->length);
		table_explain(&play->history->words, &play->table, legality, play->places);
	}
	return false;
}

/* Ends the replay with a fault at an event: "a call of 20, expected 15". */
static bool refuse(struct history_play *play, const struct history_event *event, const char *format,
	chips given, chips found)
{
	play->refused = true;
	history_report(play, true, event, format, given, found);
	return false;
}

/* -- applying actions ----------------------------------------------------- */

static bool keep(struct history_play *play, const struct action *action,
	const struct history_event *event)
{
	if ((size_t)play->act_count == play->act_room) {
		const size_t room = play->act_room ? 2 * play->act_room : ACTS_FIRST;
		struct history_act *const resized = realloc(play->acts, room * sizeof(*resized));

		if (!resized) {
			play->history->failed = play->refused = true;
			return false;
		}
		play->acts = resized;
		play->act_room = room;
	}
	play->acts[play->act_count++] = (struct history_act){.action = *action,
		.offset = event->offset,
		.length = event->length};
	return true;
}

/* Applies an action if the rules allow it; returns the fault. */
static enum table_fault try_action(struct history_play *play, const struct action *action,
	const struct history_event *event, struct legality *legality)
{
	const enum table_fault fault = table_apply(&play->table, action, legality);

	if (!fault) {
		keep(play, action, event);
		play->odd |= legality->warning != 0;
	}
	return fault;
}

static bool apply(struct history_play *play, const struct action *action,
	const struct history_event *event)
{
	struct legality legality;

	if (try_action(play, action, event, &legality))
		return refuse_illegal(play, event, &legality);
	return !play->refused;
}

/* -- cards ---------------------------------------------------------------- */

/* Known cards that are about to be dealt to a seat. */
struct waiting {
	const struct history_event *event; /* or NULL */
	int count;
	card card[HOLE_CARDS_MAX];
	const struct history_event *of[HOLE_CARDS_MAX]; /* the event that has each card */
};

struct replaying {
	struct history_play *play;
	struct waiting waiting[SEATS_MAX];    /* by seat at the table */
	struct history_known down[SEATS_MAX]; /* in stud: down cards that the text reports later */
	bool early[SEATS_MAX];                /* the hand was shown before the runout */
	bool gone[SEATS_MAX];
	seat_set collects;
	const struct history_event
		*board;  /* cards of streets without lines of their own, or NULL */
	int board_dealt; /* number of these cards dealt so far */
	int boards_left; /* number of streets still to come that have lines */
};

static bool is_board_game(const struct variant *variant)
{
	return !variant_brings_in(variant) && !variant->street[variant->streets - 1].draw;
}

static void fault_of_dealt(struct history *history, const struct history_event *event)
{
	history_fault(history, STATUS_HISTORY_DEALT, history_line(history, event));
}

/* Number of waiting cards that belong to this street. When nobody can bet any more, cards of later
 * streets may wait as well, unless all are dealt at once, which some texts report card by card. A
 * text that has some of the cards dealt to a seat has all of them, except the down cards of
 * stud. */
static int count_known(struct replaying *replaying, int seat, int due)
{
	const struct waiting *const waiting = &replaying->waiting[seat];
	const struct table *const table = &replaying->play->table;
	const int up = table->variant->street[table->street].up;
	int known = 0;

	while (known < waiting->count && (table->can_bet > 1 || is_board_game(table->variant) ||
						 waiting->of[known] == waiting->of[0]))
		known++;
	if (known && known != due && known != up)
		fault_of_dealt(replaying->play->history, waiting->of[0]);
	return known < due ? known : due;
}

/* Cards to deal to a seat: unknown ones first, because in stud these are the down cards. */
static void cards_for(struct replaying *replaying, int seat, struct action *action)
{
	struct waiting *const waiting = &replaying->waiting[seat];
	struct history_known *const down = &replaying->down[seat];
	const struct table *const table = &replaying->play->table;
	const int due = table->held - table->seat[seat].cards;
	const int known = count_known(replaying, seat, due);

	action->count = due;
	memset(action->card, CARD_UNKNOWN, (size_t)due);
	memcpy(action->card + due - known, waiting->card, (size_t)known);
	for (int i = 0; i < due && down->dealt < down->count; i++)
		if (action->card[i] == CARD_UNKNOWN)
			action->card[i] = down->card[down->dealt++];
	waiting->count -= known;
	memmove(waiting->card, waiting->card + known, (size_t)waiting->count);
	for (int i = 0; i < waiting->count; i++)
		waiting->of[i] = waiting->of[i + known];
}

/* Deals the hole cards that are due on this street, before the event `at`. */
static bool deal_street(struct replaying *replaying, const struct history_event *at)
{
	struct history_play *const play = replaying->play;
	bool reported = false;

	/* if the text deals cards of this street to some players, warn of players to whom it does
	 * not */
	for (int i = 0; i < play->table.seats; i++)
		reported |= replaying->waiting[i].count > 0;
	for (int i = 0; play->history->dialect.deals_given && reported && i < play->table.seats;
		i++) {
		const struct history_seat *const seat = &play->history->seat[play->of[i]];

		if (play->table.seat[i].folded || replaying->waiting[i].count)
			continue;
		history_report(play, false, &(struct history_event){.offset = seat->offset},
			"no line deals cards to %p", i);
	}
	for (int i = 0; i < play->table.seats && play->table.phase == PHASE_DEAL_HOLE; i++) {
		struct action action = {.act = ACT_DEAL_HOLE, .seat = i};
		const struct history_event *const event = replaying->waiting[i].event;

		if (play->table.seat[i].folded || play->table.held == play->table.seat[i].cards)
			continue;
		cards_for(replaying, i, &action);
		if (!apply(play, &action, event ? event : at))
			return false;
	}
	return true;
}

/* Cards beyond those of the game would be dropped silently, so they are a fault. */
static void wait_for(struct replaying *replaying, int seat, const struct history_event *event)
{
	struct waiting *const waiting = &replaying->waiting[seat];
	struct history *const history = replaying->play->history;

	if (is_board_game(history->variant) &&
		waiting->count + event->count > history->variant->street[0].hole)
		history_fault(history, STATUS_HISTORY_DEALT, history_line(history, event));
	waiting->event = event;
	for (int i = 0; i < event->count && waiting->count < HOLE_CARDS_MAX; i++) {
		waiting->of[waiting->count] = event;
		waiting->card[waiting->count++] = event->card[i];
	}
}

static bool all_known(const struct history_event *event)
{
	return event->count > 0 && !memchr(event->card, CARD_UNKNOWN, event->count);
}

/* Arranges for the cards of a hand that no line shows in turn to be dealt, as far as it is known
 * when. In a game with a board, part of the hand may have been shown. */
static void know_hand(struct replaying *replaying, int seat, const struct history_event *event)
{
	struct history *const history = replaying->play->history;
	const struct slice line = history_line(history, event);
	const int whole = history->variant->street[0].hole;

	if (!is_board_game(history->variant)) {
		if (!history_know(history, event, &replaying->down[seat]))
			history_warn(history, STATUS_HISTORY_UNREPORTED, line);
	} else if (event->count >= whole) {
		wait_for(replaying, seat, event);
	} else if (event->kind == HISTORY_KNOWN &&
		   !history_has(history, HISTORY_SHOW, event->seat)) {
		history_warn(history, STATUS_HISTORY_DEALT, line);
	}
}

/* Warns if a later line has a hand that differs from `hole`, the cards dealt to the player. It may
 * have part of the hand; unknown down cards match any. */
static void check_mentioned(struct history *history, const struct history_event *event,
	const struct waiting *hole)
{
	if (!hole->count || !all_known(event) ||
		memchr(hole->card, CARD_UNKNOWN, (size_t)hole->count))
		return;
	for (int i = 0; i < event->count; i++)
		if (!memchr(hole->card, event->card[i], (size_t)hole->count)) {
			history_warn(history, STATUS_HISTORY_SUMMARY, history_line(history, event));
			return;
		}
}

/* Collects the known hands that no line deals or shows in turn: those of the summary, and those
 * that were shown after a fold or after all others had folded. They are dealt as known cards. */
static void know_hands(struct replaying *replaying)
{
	struct history_play *const play = replaying->play;
	const struct history *const history = play->history;
	const bool board = is_board_game(history->variant);
	struct waiting hole[SEATS_MAX] = {0};
	bool dealt[SEATS_MAX] = {false}, folded[SEATS_MAX] = {false};
	int in = play->table.seats;

	HISTORY_EACH (event, history) {
		const int seat = history_place(play, event);

		if (seat < 0)
			continue;
		if (event->kind == HISTORY_COLLECT)
			replaying->collects |= (seat_set)1 << seat;
		in -= event->kind == HISTORY_FOLD && !folded[seat];
		folded[seat] |= event->kind == HISTORY_FOLD;
		dealt[seat] |= board && event->kind == HISTORY_HOLE;
		for (int j = 0; board && event->kind == HISTORY_HOLE && j < event->count &&
				hole[seat].count < HOLE_CARDS_MAX;
			j++)
			hole[seat].card[hole[seat].count++] = event->card[j];
		if (event->kind == HISTORY_KNOWN)
			check_mentioned(play->history, event, &hole[seat]);
		if (dealt[seat] || !all_known(event) ||
			(event->kind != HISTORY_KNOWN &&
				(event->kind != HISTORY_SHOW ||
					(!folded[seat] && (in > 1 || !board)))))
			continue;
		dealt[seat] = !board || event->count >= history->variant->street[0].hole;
		know_hand(replaying, seat, event);
	}
}

/* -- the showdown --------------------------------------------------------- */

/* Shows a hand, in part or as it was dealt. */
static struct action show_action(const struct history_play *play, int seat,
	const struct history_event *event)
{
	struct action action = {.act = ACT_SHOW, .seat = seat, .count = event->count};

	memcpy(action.card, event->card, event->count);
	while (action.count && action.count < play->table.seat[seat].cards)
		action.card[action.count++] = CARD_UNKNOWN;
	return action;
}

/* In a runout, hands are turned up before the board: a hand that the text shows after it is shown
 * here. */
static bool show_early(struct replaying *replaying, int from)
{
	struct history_play *const play = replaying->play;
	const struct history *const history = play->history;

	for (int i = from; i < history->event_count; i++) {
		const struct history_event *const event = &history->events[i];
		const int seat = history_place(play, event);
		struct action action;

		if (event->kind != HISTORY_SHOW || seat < 0 || replaying->early[seat] ||
			play->table.seat[seat].shown || play->table.seat[seat].folded ||
			!all_known(event) || event->count != play->table.seat[seat].cards)
			continue;
		action = show_action(play, seat, event);
		replaying->early[seat] = true;
		if (!apply(play, &action, event))
			return false;
	}
	return true;
}

/* A player who has folded can show the hand, with the fold or later, but has no hand at the
 * showdown of others: there, either the fold or the name is wrong. */
static void check_folded(struct history_play *play, int seat, const struct history_event *event)
{
	const struct table *const table = &play->table;
	int left = 0;

	for (int i = 0; i < table->seats; i++)
		left += !table->seat[i].folded;
	if (table->phase == PHASE_BET || left < 2 || !all_known(event) ||
		event->count < table->seat[seat].cards || play->history->dialect.folded_show)
		return;
	HISTORY_EACH (fold, play->history)
		if (fold->kind == HISTORY_FOLD && fold->seat == event->seat &&
			fold->offset == event->offset)
			return;
	history_fault(play->history, STATUS_HISTORY_FOLDED, history_line(play->history, event));
}

static bool show(struct replaying *replaying, int seat, const struct history_event *event)
{
	struct history_play *const play = replaying->play;
	const struct action action = show_action(play, seat, event);
	struct legality legality;
	enum table_fault fault;

	if (play->table.seat[seat].folded)
		check_folded(play, seat, event);
	if (play->table.seat[seat].folded || replaying->early[seat])
		return true;
	/* The winner of a showdown shows all cards, and so do the others, unless the format allows
	 * showing a part. */
	if (play->table.phase == PHASE_SHOWDOWN && event->count &&
		event->count < play->table.seat[seat].cards &&
		(play->history->dialect.shows_given || replaying->collects >> seat & 1))
		fault_of_dealt(play->history, event);
	fault = try_action(play, &action, event, &legality);
	/* shown before; or shown after the end, or while others are still to act */
	if (!fault || fault == TABLE_SHOWN || fault == TABLE_HAND_OVER)
		return !play->refused;
	return refuse_illegal(play, event, &legality);
}

/* Deals the next street without a line of its own, as long as the board has cards for it. */
static bool deal_not_given(struct replaying *replaying)
{
	struct history_play *const play = replaying->play;
	const struct history_event *const board = replaying->board;
	struct action action = {.act = ACT_DEAL_BOARD, .count = play->table.due};

	if (!board || replaying->boards_left ||
		board->count - replaying->board_dealt < action.count)
		return true;
	if (play->table.runout && !show_early(replaying, 0))
		return false;
	memcpy(action.card, board->card + replaying->board_dealt, (size_t)action.count);
	replaying->board_dealt += action.count;
	return apply(play, &action, board);
}

/* Deals the streets that are due and have no line of their own: hole cards, and board cards that
 * only the summary has. When nobody can bet any more, one street is due after the other. */
static bool deal_due(struct replaying *replaying, const struct history_event *at)
{
	struct history_play *const play = replaying->play;
	int before = -1;

	while ((play->table.phase == PHASE_DEAL_HOLE || play->table.phase == PHASE_DEAL_BOARD) &&
		play->act_count > before) {
		before = play->act_count;
		if (play->table.phase == PHASE_DEAL_HOLE ? !deal_street(replaying, at)
							 : !deal_not_given(replaying))
			return false;
	}
	return true;
}

/* Whether stud cards are still to be dealt later in the text. Hands that were shown before are
 * shown once they are complete. */
static bool is_to_come(const struct history_play *play, int from)
{
	if (play->table.phase != PHASE_DEAL_HOLE || !variant_brings_in(play->table.variant))
		return false;
	for (int i = from; i < play->history->event_count; i++)
		if (play->history->events[i].kind == HISTORY_HOLE)
			return true;
	return false;
}

/* A winner may muck after all others have: nobody has to show, so that is not a fault. A player who
 * mucks, but is paid and has known cards, wins with them, as at 888poker when another pot is won by
 * a hand that was shown; those cards are shown at the end. */
static bool muck(const struct replaying *replaying, int seat, const struct history_event *event)
{
	struct history_play *const play = replaying->play;
	const struct seat *const at = &play->table.seat[seat];
	const struct action action = {.act = ACT_MUCK, .seat = seat};
	struct legality legality;

	if (play->table.phase == PHASE_SHOWDOWN && !at->folded &&
		(!(replaying->collects >> seat & 1) || memchr(at->card, CARD_UNKNOWN, at->cards)))
		try_action(play, &action, event, &legality);
	return !play->refused;
}

/* Warns, where the money is paid, of a player whose hand no line shows or mucks. */
static void warn_of_not_given(const struct replaying *replaying, int seat,
	const struct history_event *at)
{
	struct history *const history = replaying->play->history;
	const int index = replaying->play->of[seat];

	if (!history->dialect.shows_given || replaying->gone[seat])
		return;
	for (int i = history->event_count - 1; i >= 0; i--) {
		if (history->events[i].kind == HISTORY_COLLECT)
			at = &history->events[i];
		if (history->events[i].kind == HISTORY_MUCK && history->events[i].seat == index)
			return;
	}
	history_report(replaying->play, false, at,
		"%p neither shows nor mucks a hand at the showdown", seat);
}

/* At the end of the text: players who were paid and have known cards show them; players who were
 * not paid muck. */
static void finish_showdown(struct replaying *replaying, const struct history_event *at)
{
	struct history_play *const play = replaying->play;
	struct legality legality;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < play->table.seats; i++) {
			const bool paid = replaying->collects >> i & 1;
			const struct seat *const seat = &play->table.seat[i];
			const struct action action = {.act = paid ? ACT_SHOW : ACT_MUCK, .seat = i};

			if (play->table.phase != PHASE_SHOWDOWN || seat->folded || seat->shown ||
				seat->mucked || paid != !pass ||
				(paid && memchr(seat->card, CARD_UNKNOWN, seat->cards)))
				continue;
			if (try_action(play, &action, at, &legality) == TABLE_OK)
				warn_of_not_given(replaying, i, at);
		}
}

/* -- betting -------------------------------------------------------------- */

static bool is_turn(const struct history_play *play, int seat)
{
	/* if unknown cards decide who opens, any player may act first */
	return play->table.phase == PHASE_BET && (play->table.actor == seat || play->table.anyone);
}

/* Whether a seat acts again later in the text. */
static bool acts_later(const struct history_play *play, int seat, int from)
{
	for (int i = from; i < play->history->event_count; i++) {
		const struct history_event *const event = &play->history->events[i];

		if (event->seat == play->of[seat] && event->kind >= HISTORY_FOLD &&
			event->kind <= HISTORY_PAT)
			return true;
	}
	return false;
}

/* Folds the players before `seat` who left the table and whose folds the text does not have. */
static bool fold_the_gone(struct replaying *replaying, int seat, int index)
{
	struct history_play *const play = replaying->play;

	while (play->table.phase == PHASE_BET && play->table.actor != seat) {
		const int actor = play->table.actor;
		const struct action action = {.act = ACT_FOLD, .seat = actor};

		if (!replaying->gone[actor] || acts_later(play, actor, index))
			return true;
		if (!apply(play, &action, &play->history->events[index]))
			return false;
	}
	return true;
}

/* Applies what happened before an action of the seat and has no line of its own. */
static bool reach(struct replaying *replaying, int seat, int index)
{
	struct history_play *const play = replaying->play;
	int before;

	if (play->table.phase == PHASE_BET && play->table.actor == seat)
		return true; /* nothing, as before most actions */
	do {
		before = play->act_count;
		if (!deal_due(replaying, &play->history->events[index]) ||
			!fold_the_gone(replaying, seat, index))
			return false;
	} while (play->act_count > before);
	return true;
}

/* At the end of the text, folds the players who left and were not paid. */
static bool fold_the_rest(struct replaying *replaying, const struct history_event *at)
{
	struct history_play *const play = replaying->play;

	while (play->table.phase == PHASE_BET && replaying->gone[play->table.actor] &&
		!(replaying->collects >> play->table.actor & 1)) {
		const struct action action = {.act = ACT_FOLD, .seat = play->table.actor};

		if (!apply(play, &action, at))
			return false;
	}
	return true;
}

/* The seat's total on this street after the event, if the text states it; otherwise -1. */
static chips total_after(const struct history_play *play, int seat,
	const struct history_event *event)
{
	const struct seat *const at = &play->table.seat[seat];

	if (history_given(event->to))
		return history_chips(play, event->to);
	if (history_given(event->added))
		return at->street + history_chips(play, event->added);
	return event->kind == HISTORY_ALL_IN ? at->street + at->stack : -1;
}

/* Whether the total covers everything that the other players have put in on this street, if none of
 * them can bet any more. A short blind counts in full, but chips that nobody has need not be put in
 * only to be returned. */
static bool is_all_called(const struct history_play *play, int seat, chips total)
{
	chips most = 0;

	if (total >= play->table.bet)
		return false;
	for (int i = 0; i < play->table.seats; i++) {
		const struct seat *const other = &play->table.seat[i];

		if (i == seat)
			continue;
		if (!other->folded && other->stack)
			return false;
		most = other->street > most ? other->street : most;
	}
	return total == most;
}

/* A call, whose price by the rules must be the one that the text states. */
static bool call(struct history_play *play, int seat, const struct history_event *event)
{
	const struct action action = {.act = ACT_CHECK_CALL, .seat = seat};
	const struct seat *const at = &play->table.seat[seat];
	const chips legal = table_call(&play->table);
	const chips cost = legal < at->stack ? legal : at->stack;
	const chips total = total_after(play, seat, event);

	if (event->kind == HISTORY_CHECK && cost > 0)
		return refuse(play, event, "a check, but a call costs %c", cost, 0);
	if (total >= 0 && is_all_called(play, seat, total))
		play->excess[seat] -= at->street + cost - total;
	else if (total >= 0 && total != at->street + cost)
		return refuse(play, event, "a call of %c, expected %c", total - at->street, cost);
	return apply(play, &action, event);
}

static bool raise_to(struct history_play *play, int seat, const struct history_event *event)
{
	struct action action = {.act = ACT_BET_RAISE, .seat = seat};
	const struct seat *const at = &play->table.seat[seat];
	struct legality legality;
	enum table_fault fault;

	action.amount = total_after(play, seat, event);
	if (action.amount - at->street > at->stack)
		return refuse(play, event,
			"more chips than the player has: %c, expected at most %c", action.amount,
			at->street + at->stack);
	fault = try_action(play, &action, event, &legality);
	/* a raise when all others are all-in for less is a call; the rest is returned */
	if (fault == TABLE_NOBODY_CALLS) {
		play->excess[seat] = action.amount - (at->street + legality.call);
		play->raise = play->act_count + 1;
		action = (struct action){.act = ACT_CHECK_CALL, .seat = seat};
		return apply(play, &action, event);
	}
	return fault ? refuse_illegal(play, event, &legality) : !play->refused;
}

/* Notes "a raise of 20 more, expected 15"; it does not affect the hand. */
static void check_raise(struct history_play *play, int seat, const struct history_event *event)
{
	const chips by = history_chips(play, event->added);
	const bool adds = play->history->dialect.raises_add;
	const chips before = adds ? play->table.seat[seat].street : play->table.bet;
	const chips to = history_chips(play, event->to), found = to - before;
	chips most = 0;

	if ((!play->history->dialect.raises_by && !adds) ||
		(event->kind != HISTORY_RAISE && event->kind != HISTORY_ALL_IN) || by == found ||
		!history_given(event->to) || !history_given(event->added))
		return;
	/* if a blind was posted short, some texts count from the amount posted */
	for (int i = 0; i < play->table.seats; i++)
		most = play->table.seat[i].street > most ? play->table.seat[i].street : most;
	if (!adds && by == to - most)
		return;
	history_report(play, false, event, "a raise by %c, but its stated total makes it %c", by,
		found);
}

/* Checks that a player marked as all-in has no chips left, other than an uncalled bet. */
static bool check_all_in(struct history_play *play, int seat, const struct history_event *event)
{
	chips left;

	if (play->setup.stack[seat] == CHIPS_UNKNOWN)
		return true;
	left = play->table.seat[seat].stack - play->excess[seat];
	if (!play->history->dialect.all_in_given || !event->all_in || !left ||
		play->table.returned_to == seat)
		return true;
	return refuse(play, event, "all-in, but %c of the stack is left", left, 0);
}

/* Some sites fold the hand of an absent player whose post was all-in. By the rules the hand stays
 * in; at a showdown it is mucked at the end, and the others are paid the same. */
static bool fold_all_in(struct history_play *play, const struct history_event *event, int index)
{
	for (int i = index; i < play->history->event_count; i++)
		if (play->history->events[i].kind == HISTORY_SHOW) {
			history_report(play, false, event,
				"a player who is all-in cannot fold; the fold is read as a muck");
			return true;
		}
	return refuse(play, event, "a player who is all-in cannot fold", 0, 0);
}

/* Whether the player folds before the turn comes and does nothing afterwards. */
static bool folds_early(const struct history_play *play, int seat,
	const struct history_event *event, int index)
{
	return event->kind == HISTORY_FOLD && play->history->dialect.folds_early &&
	       play->table.phase == PHASE_BET && !play->table.seat[seat].folded &&
	       !is_turn(play, seat) && !acts_later(play, seat, index + 1);
}

static bool bet(struct replaying *replaying, int seat, const struct history_event *event, int index)
{
	struct history_play *const play = replaying->play;
	struct action action = {.act = ACT_FOLD, .seat = seat};

	if (event->kind == HISTORY_FOLD && play->table.seat[seat].all_in &&
		!play->table.seat[seat].folded)
		return fold_all_in(play, event, index);
	if (!reach(replaying, seat, index))
		return false;
	if (folds_early(play, seat, event, index)) {
		replaying->gone[seat] = true; /* the fold is applied when the turn comes */
		return true;
	}
	if (!is_turn(play, seat) || event->kind == HISTORY_FOLD)
		return apply(play, &action, event);
	switch (event->kind) {
	case HISTORY_BRING_IN:
		action.act = ACT_BRING_IN;
		return apply(play, &action, event);
	case HISTORY_CHECK:
	case HISTORY_CALL:
		return call(play, seat, event);
	default:
		if (play->table.seat[seat].stack == CHIPS_UNKNOWN && !history_given(event->to) &&
			!history_given(event->added))
			return refuse(play, event, "all-in with an unknown stack", 0, 0);
		check_raise(play, seat, event);
		if (total_after(play, seat, event) <= play->table.bet)
			return call(play, seat, event);
		return raise_to(play, seat, event);
	}
}

static bool draw(struct replaying *replaying, int seat, const struct history_event *event)
{
	struct action action = {.act = ACT_DRAW, .seat = seat, .count = event->count};

	memcpy(action.card, event->card, event->count);
	if (!deal_due(replaying, event)) /* cards of the draw before this one */
		return false;
	if (replaying->waiting[seat].count)
		fault_of_dealt(replaying->play->history, replaying->waiting[seat].event);
	replaying->waiting[seat].count = 0;
	return apply(replaying->play, &action, event);
}

static bool deal_board(struct replaying *replaying, const struct history_event *event, int index)
{
	struct history_play *const play = replaying->play;
	struct action action = {.act = ACT_DEAL_BOARD, .count = event->count};

	memcpy(action.card, event->card, event->count);
	if (event->run || !event->count || event == replaying->board)
		return true;
	if (!reach(replaying, -1, index))
		return false;
	replaying->boards_left--;
	if (play->table.runout && is_board_game(play->table.variant) &&
		!show_early(replaying, index))
		return false;
	return apply(play, &action, event);
}

/* -- event by event ------------------------------------------------------- */

/* Checks the stated pots after a street, with or without the uncalled bet, or after the antes. */
static void check_pot_so_far(struct history_play *play, const struct history_event *event)
{
	const chips given = history_chips(play, event->added);
	chips found = 0, antes = 0, most = 0, second = 0;

	for (int i = 0; i < play->table.seats; i++) {
		const struct seat *const seat = &play->table.seat[i];

		found += seat->paid + seat->ante;
		antes += seat->ante;
		if (seat->street > most) {
			second = most;
			most = seat->street;
		} else if (seat->street > second) {
			second = seat->street;
		}
	}
	if (given != found && given != found - (most - second) && given != antes)
		history_report(play, false, event, "a pot of %c, expected %c", given, found);
}

static bool carry_out(struct replaying *replaying, int index)
{
	struct history_play *const play = replaying->play;
	const struct history_event *const event = &play->history->events[index];
	const int seat = history_place(play, event);

	if (event->kind == HISTORY_BOARD)
		return deal_board(replaying, event, index);
	if (event->kind == HISTORY_POT_SO_FAR)
		check_pot_so_far(play, event);
	if (seat < 0)
		return true;
	switch (event->kind) {
	case HISTORY_HOLE:
		wait_for(replaying, seat, event);
		return true;
	case HISTORY_BRING_IN:
	case HISTORY_FOLD:
	case HISTORY_CHECK:
	case HISTORY_CALL:
	case HISTORY_BET:
	case HISTORY_RAISE:
	case HISTORY_ALL_IN:
		return bet(replaying, seat, event, index) && check_all_in(play, seat, event);
	case HISTORY_DRAW:
	case HISTORY_PAT:
		return draw(replaying, seat, event);
	case HISTORY_SHOW:
		if (is_to_come(play, index))
			return true;
		return deal_due(replaying, event) && show(replaying, seat, event);
	case HISTORY_MUCK:
		return deal_due(replaying, event) && muck(replaying, seat, event);
	case HISTORY_GONE:
		replaying->gone[seat] = true;
		return true;
	default: /* posts are part of the setup, and money is checked later */
		return true;
	}
}

static void carry_all_out(struct history_play *play)
{
	struct replaying replaying = {.play = play};
	struct history *const history = play->history;
	struct history_event end = {.offset = history->text.length, .seat = -1};
	bool acted = false;

	HISTORY_EACH (event, history)
		if (history->dialect.streets_not_given && event->kind == HISTORY_BOARD &&
			!event->run) {
			replaying.boards_left += replaying.board != NULL;
			replaying.board = event;
		}
	know_hands(&replaying);
	for (int i = 0; i < history->event_count; i++)
		if (!carry_out(&replaying, i))
			return;
	if (!deal_due(&replaying, &end) || !fold_the_rest(&replaying, &end))
		return;
	finish_showdown(&replaying, &end);
	/* board cards that were never due belong to another hand */
	if (replaying.board && replaying.board_dealt < replaying.board->count)
		history_fault(history, STATUS_HISTORY_BOARD,
			history_line(history, replaying.board));
	for (int i = 0; i < play->table.seats; i++)
		if (replaying.waiting[i].count)
			fault_of_dealt(history, replaying.waiting[i].event);
	play->over = play->table.phase == PHASE_OVER || !table_end(&play->table, &play->unshown);
	if (play->over)
		return;
	if (play->table.phase == PHASE_SHOWDOWN) {
		play->unshown = true;
		return;
	}
	HISTORY_EACH (event, history)
		acted |= event->kind >= HISTORY_FOLD && event->kind <= HISTORY_PAT;
	play->refused = true;
	history_fault(history, acted ? STATUS_HISTORY_CUT : STATUS_HISTORY_NO_ACTION,
		history_line(history, &end));
}

status_code history_play(struct history_play *play, struct history *history)
{
	status_code status;

	play->history = history;
	play->act_count = play->raise = 0;
	memset(play->excess, 0, sizeof(play->excess));
	play->over = play->refused = play->unshown = play->odd = play->money_given = false;
	set_places(play);
	history_set_utc(history);
	status = history_setup(play);
	if (status)
		return status;
	carry_all_out(play);
	history_settle(play);
	return history->failed ? STATUS_NO_MEMORY : STATUS_OK;
}
