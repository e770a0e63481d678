/* A match: every hand anew with full stacks, as bots are compared.
 *
 * Hands are numbered from 1, and each is a function of the match and its number. The button moves
 * one player to the left with each hand: in hand N seat s is that of player (s + N - 1) mod n.
 *
 * In a duplicate match n hands in a row have the same deal, with the same cards in every seat and
 * the same chances for whoever sits there: hands 1 to n have the first deal, n + 1 to 2n the
 * second, and so on. Each player has each seat of a deal once, so that the luck of the cards
 * cancels, and players who all play alike win exactly 0. */
#ifndef FELT_PLAY_MATCH_H
#define FELT_PLAY_MATCH_H

#include "play/dealer.h"

/* What is played for. */
struct match_stakes {
	int blinds; /* how many, at least 2: the small blind, the big blind, straddles */
	chips blind[SEATS_MAX]; /* in stud the bring-in and the small bet */
	chips ante;             /* of each player, or of the big blind alone */
	bool big_blind_ante;
};

struct match {
	struct table_setup setup; /* of every hand; its stacks are by player */
	uint64_t seed;
	bool duplicate;
};

/* Makes the setup of a match: blinds or bring-in, bets and antes, but no stacks. The least bet is
 * the big blind; in fixed limit it is the small bet, and the big bet is twice that. */
void match_set(struct match *match, const struct variant *variant, int players,
	const struct match_stakes *stakes);

/* Whether hands can be played so: the stacks are positive, and the deck has cards for everybody. */
bool match_is_possible(const struct match *match);

/* One hand of a match or a tournament. `hand` points to `setup`, so that it is not to be copied. */
struct match_hand {
	struct dealer_hand hand;
	struct table_setup setup;
	int player[SEATS_MAX]; /* by seat */
	/* of a tournament: */
	int table;
	uint64_t level; /* from 0; it goes on after the last of the list */
};

/* Seats the players; `bots` are by player. */
void match_seat(const struct match *match, uint64_t number, const struct bot *bots,
	struct match_hand *out);

/* What a player has won or lost. Deviations are of units, which are hands or, in a duplicate match,
 * deals. */
struct match_tally {
	uint64_t hands, units, errors;
	chips net;
	chips open;          /* the net of the hands of the present unit */
	double squares;      /* the sum of the squares of the nets of units */
	double hand_squares; /* the same of hands */
};

/* Adds a hand that was played to the tallies, which are by player. The hands of a deal have to come
 * one after the other. */
void match_count(const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer, struct match_tally *tally);

/* Adds the second tally, of later hands, to the first. */
void match_tally_add(struct match_tally *sum, const struct match_tally *tally);

/* The mean net of a hand, and the standard error of that mean: 0 until there are two units. */
double match_mean(const struct match_tally *tally);
double match_error(const struct match_tally *tally);

/* The mean is within so many standard errors with a probability of 95 per cent. */
#define MATCH_INTERVAL 1.96

/* What part the standard error of a duplicate match is of that of as many hands with a deal each; 0
 * when it is not known. */
double match_shrink(const struct match_tally *tally);

/* -- cash games -------------------------------------------------------------------- */

/* A cash game: the hands of a match, but stacks carry over from hand to hand. Whoever has lost
 * everything buys in again before the next hand, for what the setup of the match says. */
struct cash {
	chips leave; /* who has this much after a hand takes all above the buy-in off; 0: nobody */
	chips stack[SEATS_MAX];  /* by player */
	chips bought[SEATS_MAX]; /* all buy-ins, the first one too */
	chips taken[SEATS_MAX];
};

/* Everybody buys in. */
void cash_begin(struct cash *cash, const struct match *match, chips leave);

/* Has players without chips buy in, and gives the seats of a hand their stacks. */
void cash_seat(struct cash *cash, const struct match *match, struct match_hand *hand);

/* Takes the stacks of a hand that was played, and takes profits off. A player has won what is in
 * front of it and what it has taken off, less what it has bought in for. */
void cash_count(struct cash *cash, const struct match *match, const struct match_hand *hand,
	const struct dealer *dealer);

#endif
