/* Bots: who decides in a seat. The view of a seat goes in, an action comes out.
 *
 * A bot cannot see what a player could not: the table of its view is that of the rules engine, in
 * which cards that lie face down are CARD_UNKNOWN, and its own cards come beside it. What happened
 * in the hand so far is there as actions, in which such cards are unknown too. A bot decides by its
 * view, its own state and its random numbers alone; it reads no clock and no file.
 *
 * A kind of bot is a row of functions. Only `act` is required; the others may be NULL. A bot of
 * thirty lines is in bots/bots_potodds.c. */
#ifndef FELT_PLAY_BOT_H
#define FELT_PLAY_BOT_H

#include "play/hand_rng.h"
#include "play/play_status.h"

#include "game/table/table.h"

/* What a seat sees. It and what it points to are valid during the call. */
struct bot_view {
	const struct table *table; /* public; in PHASE_BET the seat is to bet, in PHASE_DRAW to draw
				    */
	const struct table_setup *setup; /* of the hand: starting stacks, blinds, antes */
	const struct legality *legal;    /* for `act` in PHASE_BET: what a call costs, and the
					   least and the most to raise to, both 0 without a raise */
	const struct action *actions;    /* of the hand so far, deals and shown hands included */
	int action_count;
	uint64_t hand; /* its number in the session, from 1 */
	int seat;      /* the bot's own; seat 0 is left of the button */
	int cards;
	card card[HOLE_CARDS_MAX]; /* its own cards, in the order in which they were dealt */
	struct hand_rng *hand_rng; /* its random numbers in this hand: the same in the same seat of
				  the same deal, whoever sits there */
};

enum bot_reply {
	BOT_ACTS,
	BOT_FAILS, /* no action: it is late, or gone. It checks or folds, and that is an error */
	BOT_STOPS, /* the hand is not to go on: a person left, or an error that the bot has told */
};

/* What a bot is made from. */
struct bot_order {
	struct slice argument; /* after the colon of its name, or the text of the file named there;
				  of length 0 when there is none */
	const struct variant *variant;
	int players;
	enum cpu_path path;  /* of evaluators and samples */
	struct fault *fault; /* filled with the place in the text of a file; may be NULL */
};

struct bot_kind {
	const char *name;     /* "random" */
	const char *argument; /* "AGGRESSION", of "random:AGGRESSION"; NULL: it takes none */
	const char *about;    /* half a line */
	bool needs_argument;
	bool reads_file; /* the argument names a file, whose text `open` is given */
	bool remembers;  /* it remembers earlier hands, so hands are played in order, by one thread
			  */
	/* Makes the state of a bot. Returns STATUS_NO_MEMORY; STATUS_BAD_BOT with the reason
	 * appended to `why`, such as "'x' is not a number from 0 to 100"; or, if it reads a file,
	 * another status with its place in order->fault. Several threads make a bot each. */
	status_code (*open)(const struct bot_order *order, void **state, struct text *why);
	/* A hand begins: blinds are posted, no card is dealt. */
	void (*hand_begin)(void *state, const struct bot_view *view);
	/* Decides: in PHASE_BET a fold, a check or call, a raise to `amount`, or a bring-in; in
	 * PHASE_DRAW an ACT_DRAW with the cards that it discards, bot_discards of them where that
	 * is not 0. The seat is filled in by the dealer. A check or call where a bring-in is due
	 * brings in. A raise is legal from the least to the most of view->legal, which are 0 after
	 * some thousand actions, and a fold only when there is something to call. Any other action
	 * is an error: the bot then checks, brings in or stands pat if it may, discards the cards
	 * dealt last if it has to, and else folds. */
	enum bot_reply (*act)(void *state, const struct bot_view *view, struct action *out);
	/* Sees what the dealer or any player did, itself included. After the last action of a hand
	 * view->table is in PHASE_OVER, and has the cards that were shown and the final stacks. */
	void (*see)(void *state, const struct bot_view *view, const struct action *action);
	void (*free)(void *state);
};

/* A bot in play. */
struct bot {
	const struct bot_kind *kind;
	void *state;
};

/* Actions that are always legal. A raise goes from the least to the most that is legal, and is a
 * call where none is. */
void bot_fold(const struct bot_view *view, struct action *out); /* checks if that is free */
void bot_call(const struct bot_view *view, struct action *out);
void bot_raise(const struct bot_view *view, chips to, struct action *out);
void bot_stand_pat(const struct bot_view *view,
	struct action *out); /* or discards the last cards */

/* How many cards the seat has to discard without getting others; 0 in a draw. */
int bot_discards(const struct bot_view *view);

/* A draw in which each card is kept or discarded with the same probability, or a discard of cards
 * that are drawn by lot. */
void bot_draw_any(const struct bot_view *view, struct action *out);

/* The betting street as one of four, for bots that think in flops: 0 on the first street, 3 on the
 * last, 2 on the one before it, and 1 on those between. */
int bot_street(const struct bot_view *view);

#endif
