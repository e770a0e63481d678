/* A history carried out by the rules, and compared with what its text states.
 *
 * The players who were dealt in are put into the order of the deal, as hand files have them: seat 0
 * is left of the button. Their posts make the setup of a table, and each event an action on it. The
 * first action that the rules refuse ends the play, with a fault at its line; what was carried out
 * before it is kept. Everything that the text states is compared on the way, and what differs is
 * noted in the history: the chips that an action costs, uncalled bets, the pots, and what each
 * player was paid, from which the rake follows. */
#ifndef FELT_HISTORIES_HISTORY_PLAY_H
#define FELT_HISTORIES_HISTORY_PLAY_H

#include "game/hand/hand.h"
#include "histories/history/history.h"

/* An action that was carried out, and where the text says it. */
struct history_act {
	struct action action;
	size_t offset, length; /* in the hand's text */
};

/* It is zeroed before the first hand, and keeps its memory from hand to hand. */
struct history_play {
	struct history *history;
	int places;                   /* decimal places of all amounts */
	int of[HISTORY_SEATS_MAX];    /* by seat of the table: index into history->seat */
	int place[HISTORY_SEATS_MAX]; /* by index: the seat of the table, or -1: not dealt in */
	struct table_setup setup;
	struct table table;
	struct history_act *acts;
	int act_count;
	int raise; /* the number of an act, from 1, that the text calls a raise and that nobody
		      could call, so that it is a call; 0: none */
	size_t act_room;
	bool over;    /* the rules settled the hand */
	bool refused; /* an action was refused */
	bool unshown; /* the winner depends on cards that nobody knows */
	bool odd;     /* the rules warned of an action */

	/* By seat of the table, in chips of `places`. */
	chips excess[SEATS_MAX];   /* of a raise that nobody could call, beyond the call that it was
				    */
	chips paid[SEATS_MAX];     /* out of the pots, as the text says, without uncalled bets */
	chips extra[SEATS_MAX];    /* what the house paid besides the pots, less what it took */
	chips cash_fee[SEATS_MAX]; /* that the house took from what it paid for a cash-out */
	chips rake, fees;          /* stated, or what is missing where they are not */
	bool money_given;          /* it is known who was paid, after rake */
};

/* Returns STATUS_OK when there is a hand to write, good or bad; else the reason, which is noted
 * too. */
status_code history_play(struct history_play *play, struct history *history);

void history_play_free(struct history_play *play);

/* An amount in the unit of the hand; 0 for one that was not said. */
chips history_chips(const struct history_play *play, struct history_amount amount);

/* -- as a hand file, and as the record that reading it would give ----------- */

/* Where in the history an action of the hand file is from. */
struct history_origin {
	size_t at, end;        /* of the action's words in the hand file */
	size_t offset, length; /* in the text of the history */
};

/* Appends the hand in the strict form, without the header of a table. `source` says where it is
 * from, FILE:LINE, or has length 0. `origins` has room for play->act_count, or is NULL. */
void history_write(struct text *out, const struct history_play *play, struct slice source,
	struct history_origin *origins);

/* See histories_holds. */
bool history_holds(const struct history_play *play);

/* Fills the record but for its keys and the name of its variant. `file` is what history_write wrote
 * with `origins`, or empty, with NULL: then the actions have no places. The record points to it, to
 * the history, and to `actions`, which has room for play->act_count. False: the file may have
 * something that its reader refuses or reads as something else, and has to be read. */
bool history_record(struct hand_record *record, const struct history_play *play, struct slice file,
	const struct history_origin *origins, struct hand_action *actions);

#endif
