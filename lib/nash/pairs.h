/* Two starting hands before the flop: how often two players have them, and who wins. */
#ifndef FELT_NASH_PAIRS_H
#define FELT_NASH_PAIRS_H

#include "nash/pushfold.h"

#include "odds/combo.h"

struct pairs {
	/* The probability that two players have these starting hands; all add up to 1. */
	double dealt[COMBO_CLASSES][COMBO_CLASSES];
	/* The parts of it in which the hands end in each order of pushfold_ranks_two. */
	double order[PUSHFOLD_TWO_ORDERS][COMBO_CLASSES][COMBO_CLASSES];
};

/* Fills all pairs, exactly except for rounding, from the table of matchups (odds/preflop.h). */
void pairs_fill(struct pairs *pairs);

#endif
