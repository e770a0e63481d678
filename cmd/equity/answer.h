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

/* The object of an answer, for every kind of problem: the cells of the input's row, then its own
 * keys, which are called felt_KEY where a column has the same name. The text of a key is good until
 * the next. */
struct answer_object {
	struct json json;
	struct job *job;
	const struct record *record;
};

struct answer_object answer_object_of(struct job *job, const struct record *record);
void answer_object_begin(struct answer_object *object);
const char *answer_key(const struct answer_object *object, const char *key);
void answer_object_end(struct answer_object *object);

/* Adds an array of how often a player ends with each category of the order, and wins or ties with
 * it, out of so many deals; the best category first. */
void answer_add_categories(struct json *json, const char *key, const struct order *order,
	const struct tally_ends *ends, deal_count deals);

/* Appends "1,3", the players of a set, as the key of players who share a pot, and its end. */
void answer_set_key(struct text *out, unsigned set);

#endif
