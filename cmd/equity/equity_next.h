/* The players' equities after each card that may come next on the board, and the outs, for the pot
 * and for each half. */
#ifndef FELT_CMD_EQUITY_NEXT_H
#define FELT_CMD_EQUITY_NEXT_H

#include "equity_show.h"

/* Zeroed before its first use. */
struct next {
	const struct matchup *matchup;
	struct answer now;
	card like[CARD_COUNT];  /* the card whose answer this one's is */
	card asked[CARD_COUNT]; /* those to be answered */
	bool stopped;           /* by an interrupt: not all cards were answered */
	bool failed;            /* to keep an answer */
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

/* Answers the matchup, which has cards of a board to come, now and after each next card. */
status_code next_answer(struct next *next, const struct matchup *matchup, struct team *team,
	struct equity_memory *memory, const struct effort *effort, bool *stopped);

/* Appends a row per card, from the highest down, and player (RESULT_CARD). */
void next_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct next *next);

/* Draws each player's outs and a table of the cards, below the equities now. */
void next_show(const struct next *next, const struct settings *settings, struct text *out);

void next_free(struct next *next); /* NULL too */

#endif
