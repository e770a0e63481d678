/* The equity of each hand that the first player may hold: combos of two cards in the order of the
 * square of classes, hands of more cards the greatest equity first.
 *
 * Hands that have the same answer because they differ by an exchange of suits only, where these
 * leave the board, the dead cards and the other players as they are, are answered once. */
#ifndef FELT_CMD_EQUITY_COMBOS_H
#define FELT_CMD_EQUITY_COMBOS_H

#include "equity_show.h"
#include "frame/grid.h"

struct combo_held {
	card_set set;
	uint32_t like;        /* the place of the hand that was asked for in its place */
	double weight;        /* in the range, 0 to 1 */
	struct result result; /* of a hand that was asked for; known is whether it was answered */
};

/* Zeroed before its first use. */
struct combos {
	const struct matchup *matchup;
	size_t count, room;
	struct combo_held *held; /* by set, ascending */
	uint32_t *asked;         /* the places of those that were asked for */
	uint32_t *order;         /* the places of those that were answered, in the order of rows */
	size_t asked_count, answered;
	bool stopped; /* by an interrupt */
	struct slice algorithm;
};

status_code combos_answer(struct combos *combos, const struct matchup *matchup, struct team *team,
	const struct effort *effort, bool *stopped);

/* Appends a row for each hand (RESULT_COMBO). */
void combos_rows(const struct answer_style *style, struct job *job, const struct record *record,
	const struct combos *combos);

/* Draws a table of the best hands. */
void combos_show(const struct answer_style *style, size_t problem, const struct combos *combos,
	struct text *out);

/* The square of classes of two cards, each with the equity of its combos, where a combo counts by
 * its weight and by how often it is dealt; and the equity of all combos. */
void combos_grid(const struct combos *combos, struct grid *grid, double *equity);

/* Whether the equities of any hands come from samples. */
bool combos_sampled(const struct combos *combos);

void combos_free(struct combos *combos);

#endif
