/* The players' equities after each possible next card of the board, and the outs, for the pot and
 * for each half. */
#ifndef FELT_ODDS_NEXT_H
#define FELT_ODDS_NEXT_H

#include "odds/solve.h"

/* Zero it before first use. */
struct next {
	const struct matchup *matchup;
	struct answer now;      /* set by the caller before all else */
	card like[CARD_COUNT];  /* the card that was solved in place of this one */
	card asked[CARD_COUNT]; /* cards to solve */
	bool failed;            /* out of memory for a result */
	bool stopped;           /* by an interrupt; set by the caller: not all cards were solved */
	/* Per card to solve: whether it was solved, the number of present deals that one deal after
	 * it represents, and its result. */
	bool known[CARD_COUNT];
	double scale[CARD_COUNT];
	struct answer after[CARD_COUNT];
	/* The probability of each card, which depends on the cards that ranges need; negative if it
	 * is unknown, as in a sample. */
	double probability[CARD_COUNT];
	/* Per half, and for the pot: the player who has the best hand now, if all hands are known
	 * and the board suffices for a hand; otherwise the player with the highest equity. -1 if
	 * several players have. */
	int ahead[TALLY_HALVES + 1];
	bool shown; /* `ahead` is based on hands */
};

/* The matchups after each next card of a matchup whose board is incomplete. */
struct family next_family(struct next *next, const struct matchup *matchup);

/* Computes the probabilities and the players who are ahead, after the family has been solved. */
status_code next_end(struct next *next);

/* The result after a card, or NULL if the card cannot be dealt or was not reached. */
const struct answer *next_after(const struct next *next, int c);

/* True if a card is an out: it gives the highest equity to a player who is not ahead. */
bool next_is_out(const struct next *next, const struct answer *after, enum tally_half half,
	int player);

void next_free(struct next *next); /* NULL is allowed */

#endif
