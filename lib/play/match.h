/* A match compares bots: every hand starts with full stacks.
 *
 * Hands are numbered from 1, and each is a function of the match and its number. The button moves
 * one player to the left with each hand: in hand N seat s is that of player (s + N - 1) mod n.
 *
 * In a duplicate match n consecutive hands have the same deal: the same cards in every seat and the
 * same random numbers for whichever bot sits there. Hands 1 to n have the first deal, n + 1 to 2n
 * the second, and so on. Each player plays each seat of a deal once, so that the luck of the cards
 * cancels, and players with the same strategy win exactly 0. */
#ifndef FELT_PLAY_MATCH_H
#define FELT_PLAY_MATCH_H

#include "play/dealer.h"

/* The stakes. */
struct match_stakes {
	int blinds;             /* count, at least 2: the small blind, the big blind, straddles */
	chips blind[SEATS_MAX]; /* in stud the bring-in and the small bet */
	chips ante;             /* of each player, or of the big blind alone */
	bool big_blind_ante;
};

struct match {
	struct table_setup setup; /* of every hand; its stacks are per player */
	uint64_t seed;
	bool duplicate;
};

/* Makes the setup of a match: blinds or bring-in, bets and antes, but no stacks. The minimum bet is
 * the big blind; in fixed limit it is the small bet, and the big bet is twice that. */
void match_set(struct match *match, const struct variant *variant, int players,
	const struct match_stakes *stakes);

/* Whether the match can be played: stacks are positive, and the deck suffices for all players. */
bool match_is_possible(const struct match *match);

/* One hand of a match or a tournament. `hand` points to `setup`, so do not copy it. */
struct match_hand {
	struct dealer_hand hand;
	struct table_setup setup;
	int player[SEATS_MAX]; /* one per seat */
	/* tournaments only: */
	int table;
	uint64_t level; /* from 0; may exceed the listed levels */
};

/* Seats the players; `bots` has one entry per player. */
void match_seat(const struct match *match, uint64_t number, const struct bot *bots,
	struct match_hand *out);

/* The results of a player. Deviations are per unit: a hand or, in a duplicate match, a deal. */
struct match_tally {
	uint64_t hands, units, errors;
	chips net;
	chips open;          /* net result of the current unit so far */
	double squares;      /* sum of squared net results of units */
	double hand_squares; /* likewise of hands */
};

/* Adds a finished hand to the tallies, one per player. The hands of a deal must be added in a
 * row. */
void match_count(const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer, struct match_tally *tally);

/* Adds the second tally, of later hands, to the first. */
void match_tally_add(struct match_tally *sum, const struct match_tally *tally);

/* Mean net result per hand, and the standard error of that mean: 0 for fewer than two units. */
double match_mean(const struct match_tally *tally);
double match_error(const struct match_tally *tally);

/* The 95% confidence interval is the mean plus or minus this many standard errors. */
#define MATCH_INTERVAL 1.96

/* Standard error of a duplicate match, divided by that of a match with as many hands and a separate
 * deal for each; 0 if unknown. */
double match_shrink(const struct match_tally *tally);

/* -- cash games -------------------------------------------------------------------- */

/* A cash game: the hands of a match, but stacks carry over from hand to hand. A player who has lost
 * everything buys in again before the next hand, for the stack in the match's setup. */
struct cash {
	chips leave;             /* with this stack, a player takes the profit off; 0: never */
	chips stack[SEATS_MAX];  /* one per player */
	chips bought[SEATS_MAX]; /* all buy-ins, including the first */
	chips taken[SEATS_MAX];
};

/* Buys all players in. */
void cash_begin(struct cash *cash, const struct match *match, chips leave);

/* Buys in players without chips, and sets the stacks of the seats of a hand. */
void cash_seat(struct cash *cash, const struct match *match, struct match_hand *hand);

/* Takes over the stacks of a finished hand, and takes profits off. A player's result is the stack
 * plus the profit taken off, minus the buy-ins. */
void cash_count(struct cash *cash, const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer);

#endif
