/* The players' equities after each card that may come next, and the outs (tally_out). */
#ifndef FELT_CMD_EQUITY_NEXT_H
#define FELT_CMD_EQUITY_NEXT_H

#include "frame/run.h"
#include "result.h"

struct next_answer {
	bool known;        /* also false for a card that cannot come */
	double likelihood; /* deals with this card next, in a measure common to all cards; 0 for a
			      sample */
	struct answer answer;
};

struct next {
	const struct question *question;
	struct answer now;
	card like[CARD_COUNT];    /* the card whose answer this one's is */
	card asked[CARD_COUNT];   /* those to be answered */
	bool failed;              /* to keep an answer */
	bool stopped;             /* by an interrupt: not all cards were answered */
	double scale[CARD_COUNT]; /* of the deals of the spot with this card to the whole's */
	double total;             /* likelihoods of all cards; 0 when it is not known */
	struct next_answer answer[CARD_COUNT];
};

/* Answers the question, which has cards to come, now and after each next card. */
status_code next_answer(struct next *next, struct question *question, struct team *team,
	struct team_memory *memory, const struct effort *effort, bool *stopped);

/* Appends a row per card, from the highest down, and player (RESULT_CARD). */
void next_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct next *next, enum card_notation notation);

/* Draws it for a person: the equities now, each player's outs, and a table of the cards. */
void next_show(const struct next *next, const struct settings *settings, struct text *out);

#endif
