/* The fields of a hand that has been scored, for all commands that have one. An item of such a
 * command begins with a struct scored. */
#ifndef FELT_CMD_FRAME_SCORED_H
#define FELT_CMD_FRAME_SCORED_H

#include "cards/evaluator.h"
#include "frame/rows.h"

struct scored {
	const struct evaluator *evaluator;
	const card *cards;
	int count;
	score value;
	enum card_notation notation;
};

/* Functions of rows of a table of fields (fields.h). */
void scored_standing(struct rows *rows, const void *item);
void scored_category(struct rows *rows, const void *item);
void scored_name(struct rows *rows, const void *item);
void scored_best(struct rows *rows, const void *item); /* the five cards that play */
void scored_score(struct rows *rows, const void *item);
void scored_cards(struct rows *rows, const void *item); /* all cards */

#endif
