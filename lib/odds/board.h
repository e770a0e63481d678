/* The values of all pairs of hole ranks on a complete board, stored by the board's ranks.
 *
 * Without a flush a hand's value depends only on the multiset of the board's ranks and on the two
 * hole ranks. A row has the 91 pairs in order of value, so that a walk over combos from the worst
 * to the best needs no sorting. Rows are made on first use and cached, at most 6,175 of them; each
 * thread has its own struct board_rows. */
#ifndef FELT_ODDS_BOARD_H
#define FELT_ODDS_BOARD_H

#include "odds/combo.h"

#include "cards/score.h"

#include <stdint.h>

enum { BOARD_MULTISETS = 6175 /* C(17, 5), minus 13 with five of a rank */ };

struct board_row {
	score value[COMBO_PAIRS];   /* per pair (combo_pair), without flushes */
	uint8_t order[COMBO_PAIRS]; /* pairs, ascending by value */
	uint8_t last[COMBO_PAIRS];  /* per index in `order`: the index of the last pair of equal
				       value */
};

/* The number of a board's row, below BOARD_MULTISETS, for other tables indexed by the board's
 * ranks: the position of the board's own five cards in the ranking of hands without a flush. */
unsigned board_number(const card board[5]);

struct board_rows; /* all rows made so far */

struct board_rows *board_rows_new(void); /* NULL if out of memory */
void board_rows_free(struct board_rows *rows);

/* The row of five different board cards, valid until board_rows_free. A pair for which the board
 * leaves too few cards (AA with three aces on the board) has the value 0. */
const struct board_row *board_row(struct board_rows *rows, const card board[5]);

#endif
