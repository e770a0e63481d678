/* An answered question, written: a row a player, or an object a problem. */
#ifndef FELT_CMD_EQUITY_ANSWER_H
#define FELT_CMD_EQUITY_ANSWER_H

#include "frame/filter.h"
#include "odds/question.h"
#include "team.h"

struct answered {
	size_t problem; /* its number, from 1 */
	const struct question *question;
	const struct answer *answer;
};

/* The fields of rows: a row a player; and with detail a row a player and category. */
enum { ANSWER_FIELDS = 18, ANSWER_USUAL = 12, ANSWER_DETAIL_FIELDS = 14, ANSWER_DETAIL_USUAL = 12 };

extern const struct rows_name answer_fields[ANSWER_FIELDS];
extern const struct rows_name answer_detail_fields[ANSWER_DETAIL_FIELDS];

/* Appends the rows of the chosen fields, behind the record's own cells. */
void answer_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered, enum card_notation notation);
void answer_detail_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct answered *answered);

/* Appends the object of a problem, with its categories where they were counted. */
void answer_json(struct job *job, const struct record *record, const struct answered *answered,
	enum card_notation notation);

/* "exact", "sampled", "interrupted". */
const char *answer_method_key(enum answer_method method);

/* The bounds of the 95 % interval around an equity (tally_interval). */
double answer_low(const struct tally *tally, int player);
double answer_high(const struct tally *tally, int player);

/* A count as a cell. */
void answer_add_count(struct job *job, deal_count count);

#endif
