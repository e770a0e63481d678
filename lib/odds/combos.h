/* The equity of each hand that the first player may hold: combos of two cards in the order of the
 * square of classes, hands of more cards the greatest equity first.
 *
 * Hands that have the same answer because they differ by an exchange of suits only, where these
 * leave the board, the dead cards and the other players as they are, are answered once. */
#ifndef FELT_ODDS_COMBOS_H
#define FELT_ODDS_COMBOS_H

#include "odds/solve.h"

struct combo_held {
	card_set set;
	uint32_t like;      /* the place of the hand that was asked for in its place */
	double weight;      /* in the range, 0 to 1 */
	struct chances has; /* of a hand that was asked for; known is whether it was answered */
};

/* Zeroed before its first use. */
struct combos {
	const struct matchup *matchup;
	size_t count, room;
	struct combo_held *held; /* by set, ascending */
	uint32_t *asked;         /* the places of those that were asked for */
	uint32_t *order;         /* the places of those that were answered, in the order of rows */
	size_t asked_count, answered;
	bool stopped; /* by an interrupt, says the caller */
	struct slice algorithm;
};

/* Lists the hands of the first player, and makes the problems to be solved. STATUS_OK or
 * STATUS_NO_MEMORY. */
status_code combos_family(struct combos *combos, const struct matchup *matchup,
	struct family *family);

/* Puts the hands in order, once the family is answered. */
status_code combos_end(struct combos *combos);

/* The chances of the hand at a place in `held`. */
static inline const struct chances *combos_chances(const struct combos *combos, size_t at)
{
	return &combos->held[combos->held[at].like].has;
}

/* A class of the square: the equity of its combos, where a combo counts by its weight and by how
 * often it is dealt. */
struct combos_class {
	bool present; /* some combo is dealt */
	bool part;    /* some combo is not in the range, or was not answered */
	double equity;
};

/* Finds the classes; returns the equity of all combos. */
double combos_classes(const struct combos *combos, struct combos_class classes[COMBO_CLASSES]);

/* Whether the equities of any hands come from samples. */
bool combos_sampled(const struct combos *combos);

void combos_free(struct combos *combos);

#endif
