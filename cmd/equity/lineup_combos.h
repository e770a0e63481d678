/* The equity of each hand that the first player of a lineup may hold, the greatest first: of
 * hundreds of thousands of hands there is no square. */
#ifndef FELT_CMD_EQUITY_LINEUP_COMBOS_H
#define FELT_CMD_EQUITY_LINEUP_COMBOS_H

#include "lineup_show.h"

struct lineup_combo {
	card_set set;
	uint32_t like;        /* the place of the hand that was asked for in its place */
	double weight;        /* in the range, 0 to 1 */
	struct result result; /* of a hand that was asked for; known is whether it was answered */
};

/* Zeroed before its first use. */
struct lineup_combos {
	const struct lineup *lineup;
	size_t count, room;
	struct lineup_combo *combo; /* by set, ascending */
	uint32_t *asked;            /* the places of those that were asked for */
	uint32_t *order;            /* the places of those that were answered, the best first */
	size_t asked_count, answered;
	bool stopped; /* by an interrupt */
};

status_code lineup_combos_answer(struct lineup_combos *combos, const struct lineup *lineup,
	struct team *team, const struct effort *effort, bool *stopped);

/* Appends a row for each hand (LINEUP_COMBO). */
void lineup_combos_rows(const struct lineup_style *style, struct job *job,
	const struct record *record, const struct lineup_combos *combos);

/* Draws a table of the best hands. */
void lineup_combos_show(const struct lineup_style *style, size_t problem,
	const struct lineup_combos *combos, struct text *out);

void lineup_combos_free(struct lineup_combos *combos);

#endif
