/* A history replayed by the rules, and compared with what its text states.
 *
 * The players who were dealt in are put into dealing order, as in PHH: seat 0 is left of the
 * button. Their posts become the setup of a table, and each event becomes an action on it. The
 * first action that the rules reject ends the replay with a fault at its line; the actions before
 * it are kept. On the way, every statement of the text is compared with the rules, and each
 * difference is noted in the history: the chips that an action costs, uncalled bets, the pots, and
 * what each player was paid, from which the rake follows. */
#ifndef FELT_HISTORIES_HISTORY_PLAY_H
#define FELT_HISTORIES_HISTORY_PLAY_H

#include "game/hand/hand.h"
#include "histories/history/history.h"

/* An action that was applied, and its location in the text. */
struct history_act {
	struct action action;
	size_t offset, length; /* in the hand history */
};

/* Zero it before the first hand; it keeps its memory from hand to hand. */
struct history_play {
	struct history *history;
	int places;                   /* decimal places of all amounts */
	int of[HISTORY_SEATS_MAX];    /* by seat at the table: index into history->seat */
	int place[HISTORY_SEATS_MAX]; /* by that index: the seat at the table; -1 if not dealt in */
	struct table_setup setup;
	struct table table;
	struct history_act *acts;
	int act_count;
	int raise; /* number, from 1, of an act that the text calls a raise but that no player could
		      call, so that it is a call; 0: none */
	size_t act_room;
	bool over;    /* the rules settled the hand */
	bool refused; /* an action was rejected */
	bool unshown; /* the winner depends on unknown cards */
	bool odd;     /* the rules warned about an action */

	/* By seat at the table, in chips of `places`. */
	chips excess[SEATS_MAX]; /* part of a raise that no player could call, beyond the call that
				    it was */
	chips paid[SEATS_MAX];   /* from the pots according to the text, without uncalled bets */
	chips extra[SEATS_MAX];  /* paid by the house on top of the pots, less what it took */
	chips cash_fee[SEATS_MAX]; /* fee that the house took from a cash-out */
	chips rake, fees;          /* stated, or what is missing if they are not stated */
	bool money_given;          /* it is known who was paid, after rake */
};

/* Returns STATUS_OK if there is a hand to write, valid or invalid; otherwise the reason, which is
 * also noted. */
status_code history_play(struct history_play *play, struct history *history);

void history_play_free(struct history_play *play);

/* An amount in the unit of the hand; 0 for HISTORY_NOT_GIVEN. */
chips history_chips(const struct history_play *play, struct history_amount amount);

/* -- as PHH, and as the record of that PHH ---------------------------------- */

/* Part of the hand history that an action of the PHH comes from. */
struct history_origin {
	size_t at, end;        /* of the action in the PHH */
	size_t offset, length; /* in the hand history */
};

/* Appends the hand as PHH in the strict form, without a table header. `source` is its origin,
 * FILE:LINE, or has length 0. `origins` has space for play->act_count, or is NULL. */
void history_write(struct text *out, const struct history_play *play, struct slice source,
	struct history_origin *origins);

/* See histories_holds. */
bool history_holds(const struct history_play *play);

/* Fills the record except its keys and the name of its variant. `file` is what history_write()
 * wrote with `origins`; or it is empty and `origins` is NULL, and then the actions have no
 * locations. The record points into `file`, the history and `actions`, which has space for
 * play->act_count. False if the PHH reader might reject part of the file or read it differently, so
 * that the file has to be read. */
bool history_record(struct hand_record *record, const struct history_play *play, struct slice file,
	const struct history_origin *origins, struct hand_action *actions);

#endif
