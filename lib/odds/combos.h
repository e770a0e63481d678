/* The equity of each hand of the first player's range: combos of two cards in the order of the
 * grid, hands of more cards from the highest equity down.
 *
 * Hands that differ only by a suit permutation that leaves the board, the dead cards and the other
 * players unchanged have the same equity, which is computed once. */
#ifndef FELT_ODDS_COMBOS_H
#define FELT_ODDS_COMBOS_H

#include "odds/solve.h"

struct combo_held {
	card_set set;
	uint32_t like;      /* index of the hand that was solved in its place */
	double weight;      /* in the range, 0 to 1 */
	struct chances has; /* of a hand that was solved; `known` if its result exists */
};

/* Zero it before first use. */
struct combos {
	const struct matchup *matchup;
	size_t count, room;
	struct combo_held *held; /* by set, ascending */
	uint32_t *asked;         /* indices of the hands to solve */
	uint32_t *order;         /* indices of the solved hands, in row order */
	size_t asked_count, answered;
	bool stopped; /* by an interrupt; set by the caller */
	struct slice algorithm;
};

/* Lists the hands of the first player, and makes the matchups to solve. Returns STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code combos_family(struct combos *combos, const struct matchup *matchup,
	struct family *family);

/* Sorts the hands, after the family has been solved. */
status_code combos_end(struct combos *combos);

/* The chances of the hand at an index of `held`. */
static inline const struct chances *combos_chances(const struct combos *combos, size_t at)
{
	return &combos->held[combos->held[at].like].has;
}

/* A class of the grid: the equity of its combos, each weighted by its weight and by the number of
 * its deals. */
struct combos_class {
	bool present; /* at least one combo can be dealt */
	bool part;    /* a combo is not in the range, or was not solved */
	double equity;
};

/* Computes the classes; returns the equity of all combos. */
double combos_classes(const struct combos *combos, struct combos_class classes[COMBO_CLASSES]);

/* True if any equity comes from a sample. */
bool combos_sampled(const struct combos *combos);

void combos_free(struct combos *combos);

#endif
