/* An answered question, written: a row per player, or an object per problem. */
#ifndef FELT_CMD_EQUITY_ANSWER_H
#define FELT_CMD_EQUITY_ANSWER_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/question.h"
#include "team.h"

struct answered {
	size_t problem; /* its number, from 1 */
	const struct question *question;
	const struct answer *answer;
};

/* Appends a row per player, or with detail a row per player and category, with the fields that were
 * chosen from result_fields. */
void answer_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered, enum card_notation notation);

/* Appends the object of a problem, with its categories where they were counted. */
void answer_json(struct job *job, const struct record *record, const struct answered *answered,
	enum card_notation notation);

#endif
