/* The hand rankings that one kernel serves with different tables; private to the evaluators and
 * kernels. They are constants here so that a kernel can be compiled for one of them. */
#ifndef FELT_CARDS_EVAL_RANKINGS_H
#define FELT_CARDS_EVAL_RANKINGS_H

#include "cards/card.h"
#include "cards/eval/eval_tables.h"

/* The scores of a ranking of hands by their multiset of ranks or, if they have a flush, by the set
 * of its ranks. A hand's 16-bit index counts from values[start] of the part for its number of
 * cards. It is `multisets` + the colex rank of its ranks, or `flushes` + the mask of ranks, both
 * counted from the lowest card of the deck. */
struct eval_part {
	int start, multisets, flushes;
};

struct eval_ranking {
	const score *values;
	struct eval_part part[3]; /* indexed by cards - 5 */
	bool suits;               /* a flush counts */
	card lowest;
};

static const struct eval_ranking eval_high = {
	.values = eval_values,
	.part = {{EVAL_FIVE, 0, EVAL_FLUSH - EVAL_FIVE}, {EVAL_SIX, 0, EVAL_FLUSH - EVAL_SIX},
		{EVAL_FLUSH, EVAL_SEVEN - EVAL_FLUSH, 0}},
	.suits = true,
};

static const struct eval_ranking eval_ace_to_five_ranking = {
	.values = eval_ace_to_five_values,
	.part = {{EVAL_LOW_FIVE, 0, 0}, {EVAL_LOW_SIX, 0, 0}, {EVAL_LOW_SEVEN, 0, 0}},
};

#define EVAL_SHORT_PARTS                                                                           \
	{                                                                                          \
		{0, EVAL_SHORT_FIVE, EVAL_SHORT_FLUSH}, {0, EVAL_SHORT_SIX, EVAL_SHORT_FLUSH},     \
		{                                                                                  \
			0, EVAL_SHORT_SEVEN, EVAL_SHORT_FLUSH                                      \
		}                                                                                  \
	}

static const struct eval_ranking eval_short_deck_ranking = {
	.values = eval_short_deck_values,
	.part = EVAL_SHORT_PARTS,
	.suits = true,
	.lowest = EVAL_SHORT_LOWEST,
};

static const struct eval_ranking eval_short_deck_trips_ranking = {
	.values = eval_short_deck_trips_values,
	.part = EVAL_SHORT_PARTS,
	.suits = true,
	.lowest = EVAL_SHORT_LOWEST,
};

#endif
