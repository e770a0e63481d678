/* The object of an answered lineup. */
#ifndef FELT_CMD_EQUITY_LINEUP_JSON_H
#define FELT_CMD_EQUITY_LINEUP_JSON_H

#include "lineup_result.h"

/* Appends the object of a problem, with its categories where they were counted. */
void lineup_json(struct job *job, const struct record *record, size_t problem,
	const struct lineup *lineup, const struct answer *answer, enum card_notation notation);

#endif
