/* Class against class before the flop: the counts of each of the 169 classes of one player's range
 * against each of the other's. In hold'em they are from the table of match-ups; in other games with
 * two hole cards each match-up is counted once, with all that differ from it by a renaming of
 * suits: some 10,000 in the short deck, in a third of a second.
 *
 * Each combo of one side meets each combo of the other that has no card in common with it,
 * 1,624,350 pairs for two full ranges, and each match-up has C(48, 5) boards. Weights multiply as
 * in every count (spot.h): a board counts as many times as the product of the weights of the two
 * combos.
 *
 * Example: AA has 6 combos and KK 6, which meet in 36 match-ups; these have 36 x 1,712,304 =
 * 61,642,944 boards, of which AA wins 50,371,344 and ties 285,228. */
#ifndef FELT_ODDS_MATRIX_H
#define FELT_ODDS_MATRIX_H

#include "odds/spot.h"

/* Of one class of each player. All are 0 where a player does not have the class, or where no two
 * combos can meet. A count is at most 12 x 12 x 10^8 x C(48, 5), less than 2^55. */
struct matrix_cell {
	uint64_t matchups;          /* pairs of combos that can meet */
	uint64_t deals, wins, ties; /* weighted boards: all, won by the first player, shared */
};

/* By the class of the first player and that of the second (combo.h). */
struct matrix {
	struct matrix_cell cell[COMBO_CLASSES][COMBO_CLASSES];
};

/* Counts all cells of a spot. STATUS_NO_MEMORY; STATUS_NOT_TWO if it does not have two players,
 * STATUS_NOT_PREFLOP if a card is on the board or dead; *out is then untouched. */
status_code matrix_count(const struct spot *spot, struct matrix *out);

/* The first player's equity: wins and half of the ties, of all deals; 0 without deals. */
double matrix_equity(const struct matrix_cell *cell);

#endif
