/* Output of the equities after each next card (odds/next.h). */
#ifndef FELT_CMD_EQUITY_NEXT_H
#define FELT_CMD_EQUITY_NEXT_H

#include "equity_show.h"
#include "odds/next.h"
#include "pool.h"

/* Solves the matchup, whose board is incomplete, now and after each next card. */
status_code next_answer(struct next *next, const struct matchup *matchup, struct pool *pool,
	struct equity_memory *memory, const struct limits *limits, bool *stopped);

/* Appends a row per card, from the highest, and player (RESULT_CARD). */
void next_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct next *next);

/* Prints each player's outs and a table of the cards, below the current equities. */
void next_show(const struct next *next, const struct settings *settings, struct text *out);

#endif
