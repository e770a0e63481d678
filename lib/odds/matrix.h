/* Class against class before the flop: the counts of each of the 169 classes of one player's range
 * against each of the other's. In hold'em they come from the matchup table. In other games with two
 * hole cards each matchup is counted once for all that differ from it by a suit permutation: some
 * 10,000 in short deck, in a third of a second.
 *
 * Each combo of one side meets each combo of the other that shares no card with it, 1,624,350 pairs
 * for two full ranges, and each matchup has C(48, 5) boards. Weights multiply as in every count
 * (spot.h): the weight of a board is the product of the weights of the two combos.
 *
 * Example: AA has 6 combos and KK 6, which meet in 36 matchups; these have 36 x 1,712,304 =
 * 61,642,944 boards, of which AA wins 50,371,344 and ties 285,228. */
#ifndef FELT_ODDS_MATRIX_H
#define FELT_ODDS_MATRIX_H

#include "odds/spot.h"

/* The counts of one class of each player. All are 0 if a player does not have the class, or if no
 * two combos can meet. A count is at most 12 x 12 x 10^8 x C(48, 5), less than 2^55. */
struct matrix_cell {
	uint64_t matchups;          /* pairs of combos that can meet */
	uint64_t deals, wins, ties; /* weighted boards: all, won by the first player, shared */
};

/* Indexed by the class of the first player and that of the second (combo.h). */
struct matrix {
	struct matrix_cell cell[COMBO_CLASSES][COMBO_CLASSES];
};

/* Counts all cells of a spot. Returns STATUS_OK or STATUS_NO_MEMORY; STATUS_NOT_TWO if it does not
 * have two players; STATUS_NOT_PREFLOP if a card is on the board or dead. On an error *out is
 * unchanged. */
status_code matrix_count(const struct spot *spot, struct matrix *out);

/* The first player's equity: wins plus half of the ties, over all deals; 0 without deals. */
double matrix_equity(const struct matrix_cell *cell);

#endif
