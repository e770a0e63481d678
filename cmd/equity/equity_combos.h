/* Output of the equities of the first player's hands (odds/combos.h). */
#ifndef FELT_CMD_EQUITY_COMBOS_H
#define FELT_CMD_EQUITY_COMBOS_H

#include "equity_show.h"
#include "frame/grid.h"
#include "odds/combos.h"

/* Appends a row for each hand (RESULT_COMBO). */
void combos_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct combos *combos);

/* Prints a table of the best hands. */
void combos_show(const struct answer_style *style, size_t problem, const struct combos *combos,
	struct text *out);

/* The grid of starting hands with two cards and their equities; returns the equity of all combos.
 */
double combos_grid(const struct combos *combos, struct grid *grid);

#endif
