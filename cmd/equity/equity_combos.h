/* The equity of each combo of the first player's range against the other ranges.
 *
 * Combos that have the same answer because they differ by an exchange of suits only
 * (spot_combos_alike) are answered once. */
#ifndef FELT_CMD_EQUITY_COMBOS_H
#define FELT_CMD_EQUITY_COMBOS_H

#include "frame/run.h"
#include "frame/grid.h"
#include "result.h"

struct combos {
	const struct question *question;
	combo like[COMBO_COUNT];  /* the combo whose answer this one's is */
	combo asked[COMBO_COUNT]; /* those to be answered */
	size_t asked_count;
	bool stopped; /* by an interrupt: not all combos were answered */
	struct slice algorithm;
	struct result answer[COMBO_COUNT]; /* not known where no deal gives the others hands */
	double ways[COMBO_COUNT]; /* of a sample, for the square: how likely the others leave it */
};

/* Answers all combos of a question that can be dealt. */
status_code combos_answer(struct combos *combos, const struct question *question, struct team *team,
	const struct effort *effort, bool *stopped);

/* Appends a row per combo, the classes in the order of the square (RESULT_COMBO). */
void combos_rows(struct job *job, const struct record *record, const struct fields *fields,
	const struct combos *combos, enum card_notation notation);

/* The square of classes, each with the equity of its combos, where a combo counts by its weight and
 * by how often it is dealt; and the equity of all combos. */
void combos_grid(struct combos *combos, struct grid *grid, double *equity);

/* How many combos the first player may hold; *known those that were answered, fewer
 * where an interrupt came. */
size_t combos_count(const struct combos *combos, size_t *known);

/* Whether the equities of any combos come from samples. */
bool combos_sampled(const struct combos *combos);

#endif
