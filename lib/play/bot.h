/* Bots: programs that decide for a seat. A view of the seat goes in, an action comes out.
 *
 * A bot sees only what a player sees. The table of its view is that of the rules engine, in which
 * down cards are CARD_UNKNOWN; the bot's own cards are a separate member. The actions of the hand
 * so far hide down cards too. A bot decides by its view, its own state and its random numbers
 * alone; it reads no clock and no file.
 *
 * A kind of bot is a table of functions. Only `act` is required; the others may be NULL.
 * bots/bots_potodds.c is a bot in thirty lines. */
#ifndef FELT_PLAY_BOT_H
#define FELT_PLAY_BOT_H

#include "play/hand_rng.h"
#include "play/play_status.h"

#include "game/table/table.h"

/* The view of a seat. It is valid, with everything that it points to, during the call. */
struct bot_view {
	const struct table *table; /* public; PHASE_BET: the seat is to bet; PHASE_DRAW: to draw */
	const struct table_setup *setup; /* of the hand: starting stacks, blinds, antes */
	const struct legality *legal;    /* for `act` in PHASE_BET: the price of a call, and the
					    minimum and maximum raise, both 0 if it cannot raise */
	const struct action *actions;    /* of the hand so far, deals and shown hands included */
	int action_count;
	uint64_t hand; /* number in the session, from 1 */
	int seat;      /* the bot's own; seat 0 is left of the button */
	int cards;
	card card[HOLE_CARDS_MAX]; /* its own cards, in dealing order */
	struct hand_rng *hand_rng; /* its random numbers in this hand: a function of the deal and
				      the seat, whichever bot sits there */
};

enum bot_reply {
	BOT_ACTS,
	BOT_FAILS, /* no action: it timed out or exited. It checks or folds; counts as an error */
	BOT_STOPS, /* ends the hand: the user left, or the bot reported an error */
};

/* The inputs from which a bot is made. */
struct bot_order {
	struct slice argument; /* after the colon of its name, or the text of the file named there;
				  length 0 if absent */
	const struct variant *variant;
	int players;
	enum cpu_path path;  /* of evaluators and samples */
	struct fault *fault; /* location of an error in the text of a file; may be NULL */
};

struct bot_kind {
	const char *name;     /* "random" */
	const char *argument; /* "AGGRESSION", for "random:AGGRESSION"; NULL: takes none */
	const char *about;    /* half a line */
	bool needs_argument;
	bool reads_file; /* the argument is a file name; `open` receives the text */
	bool remembers;  /* keeps state between hands: they are played in order, by one thread */
	/* Makes the state of a bot. Returns STATUS_NO_MEMORY; STATUS_BAD_BOT with the reason
	 * appended to `why`, such as "'x' is not a number from 0 to 100"; or, if it reads a file,
	 * another status with its location in order->fault. Each thread makes its own bot. */
	status_code (*open)(const struct bot_order *order, void **state, struct text *why);
	/* Starts a hand: blinds are posted, no card is dealt. */
	void (*hand_begin)(void *state, const struct bot_view *view);
	/* Decides. In PHASE_BET: a fold, a check or call, a raise to `amount`, or a bring-in. In
	 * PHASE_DRAW: an ACT_DRAW with the cards to discard, exactly bot_discards of them unless
	 * that is 0. The dealer sets the seat. A check or call when a bring-in is due brings in.
	 * A raise is legal from the minimum to the maximum of view->legal, which are 0 after some
	 * thousand actions; a fold only if there is something to call. Any other action is an
	 * error: the bot then checks, brings in or stands pat if it may, discards the cards dealt
	 * last if it must, and otherwise folds. */
	enum bot_reply (*act)(void *state, const struct bot_view *view, struct action *out);
	/* Sees an action of the dealer or of any player, itself included. After the last action of
	 * a hand, view->table is in PHASE_OVER and has the cards shown and the final stacks. */
	void (*see)(void *state, const struct bot_view *view, const struct action *action);
	void (*free)(void *state);
};

/* A bot, ready to play. */
struct bot {
	const struct bot_kind *kind;
	void *state;
};

/* Actions that are always legal. A raise is moved into the legal range, and becomes a call if no
 * raise is legal. */
void bot_fold(const struct bot_view *view, struct action *out); /* checks if it can */
void bot_call(const struct bot_view *view, struct action *out);
void bot_raise(const struct bot_view *view, chips to, struct action *out);
void bot_stand_pat(const struct bot_view *view,
	struct action *out); /* or discards the cards dealt last */

/* Number of cards that the seat must discard without replacement; 0 in a draw. */
int bot_discards(const struct bot_view *view);

/* In a draw, keeps or discards each card with equal probability; in a forced discard, picks the
 * cards at random. */
void bot_draw_any(const struct bot_view *view, struct action *out);

/* Maps the betting street to one of four, for bots that think in hold'em streets: 0 is the first
 * street, 3 the last, 2 the one before it, and 1 any street in between. */
int bot_street(const struct bot_view *view);

#endif
