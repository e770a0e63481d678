/* The players' equities after each card that may come next on the board, and the outs, for the pot
 * and for each half. */
#ifndef FELT_ODDS_NEXT_H
#define FELT_ODDS_NEXT_H

#include "odds/solve.h"

/* Zeroed before its first use. */
struct next {
	const struct matchup *matchup;
	struct answer now;      /* found by the caller, before all else */
	card like[CARD_COUNT];  /* the card whose answer this one's is */
	card asked[CARD_COUNT]; /* those to be answered */
	bool failed;            /* to keep an answer */
	bool stopped;           /* by an interrupt, says the caller: not all cards were answered */
	/* By card that was asked for: whether it was answered, how many of the deals now a deal
	 * after it counts for, and its answer. */
	bool known[CARD_COUNT];
	double scale[CARD_COUNT];
	struct answer after[CARD_COUNT];
	/* How likely each card is, which depends on what ranges need of it; negative when it is not
	 * known, as of a sample. */
	double probability[CARD_COUNT];
	/* By half, and for the pot: the player who has the best hand now, where all are known and
	 * the board is enough for a hand; otherwise the one with the greatest equity. -1 if several
	 * have. */
	int ahead[TALLY_HALVES + 1];
	bool shown; /* `ahead` is by the hands */
};

/* The problems after each next card of a matchup, which has cards of a board to come. */
struct family next_family(struct next *next, const struct matchup *matchup);

/* Finds the probabilities and who is ahead, once the family is answered. */
status_code next_end(struct next *next);

/* The answer after a card, or NULL if the card cannot come or was not reached. */
const struct answer *next_after(const struct next *next, int c);

/* Whether a card is an out: it gives a player who is not ahead the greatest equity. */
bool next_is_out(const struct next *next, const struct answer *after, enum tally_half half,
	int player);

void next_free(struct next *next); /* NULL too */

#endif
