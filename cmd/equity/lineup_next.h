/* The players' equities of a lineup after each card that may come next on the board, and the outs,
 * for the pot and for each half. */
#ifndef FELT_CMD_EQUITY_LINEUP_NEXT_H
#define FELT_CMD_EQUITY_LINEUP_NEXT_H

#include "lineup_show.h"

struct lineup_next {
	const struct lineup *lineup;
	struct answer now;
	bool stopped;           /* by an interrupt: not all cards were answered */
	bool known[CARD_COUNT]; /* the cards that were answered */
	card asked[CARD_COUNT]; /* the live cards, the highest first */
	bool failed;            /* to keep an answer */
	/* How likely each card is, which depends on what ranges need of it; negative when it is
	 * not known, as of a sample. */
	double probability[CARD_COUNT];
	double scale[CARD_COUNT]; /* deals now that a deal after the card counts for */
	struct answer after[CARD_COUNT];
};

/* Answers the lineup, which has cards of a board to come, now and after each next card. *next was
 * zeroed, or used before. */
status_code lineup_next_answer(struct lineup_next *next, struct lineup *lineup, struct team *team,
	struct team_memory *memory, const struct effort *effort, bool *stopped);

/* Appends a row per card, from the highest down, and player (LINEUP_CARD). */
void lineup_next_rows(const struct lineup_style *style, struct job *job,
	const struct record *record, const struct lineup_next *next);

/* Draws each player's outs and a table of the cards, below the equities now. */
void lineup_next_show(const struct lineup_style *style, const struct lineup_next *next,
	struct text *out);

void lineup_next_free(struct lineup_next *next); /* NULL too */

#endif
