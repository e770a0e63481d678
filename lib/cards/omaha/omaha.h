/* Omaha: a hand is exactly two of four to six hole cards and exactly three cards of the board.
 *
 * If no flush is possible, ranks alone decide, and the best of the 6, 10 or 15 pairs of hole ranks
 * counts. So there is a table with one row for each of the 6,188 multisets of five ranks on a
 * board; a row has one entry for each of the 91 pairs of ranks: the value of the pair with the best
 * three cards of the board. A hand is the best of a few entries of one row.
 *
 *     board     2 5 8 T T
 *     hand      5 5 8 K
 *     entries   5 5     5 8      5 K      8 K
 *     standing  5 5 5   T T 8 8  T T 5 5  T T 8 8      of the best three with each
 *               T T     5        K        K
 *
 * A flush takes three cards of a suit on the board, which only one suit can have, and two in the
 * hand. The best flush has the highest three and the highest two. 8 % of all deals have one and are
 * valued again. A straight flush need not consist of those five cards: it is five successive ranks
 * of that suit, two of them in the hand.
 *
 * The table is 1.1 MiB large and takes less than a millisecond to make, so it is not a constant: a
 * caller that values many hands makes and owns it. A single hand is valued without it, by trying
 * all choices. Many hands on one board do not need it either: there each two cards have one value
 * (struct omaha_board). */
#ifndef FELT_CARDS_OMAHA_OMAHA_H
#define FELT_CARDS_OMAHA_OMAHA_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/score.h"

#include <stddef.h>

enum {
	OMAHA_HOLE_MIN = 4,
	OMAHA_HOLE_MAX = 6,
	OMAHA_BOARD_CARDS = 5, /* cards of a complete board */
	OMAHA_ROWS = 6188,     /* multisets of five ranks */
	OMAHA_ROW_PAIRS = 91,  /* multisets of two ranks */
	OMAHA_ROW_SIZE = 96    /* entries of a row, in whole cache lines */
};

/* -- high hands ------------------------------------------------------------ */

/* The score of `own` hole cards, 4 to 6, on a board of 3 to 5; all cards are different. */
score omaha_value(const card *hole, int own, const card *board, int on_board);

/* The standing, 1 to 7462, without flushes, indexed by the colex rank (colex.h) of the board's
 * ranks and that of the pair. Pairs that the board makes impossible have entries too, and each row
 * ends with unused entries. */
struct omaha_rows {
	uint16_t standing[OMAHA_ROWS][OMAHA_ROW_SIZE];
};

/* Computes the row of a board of 3 to 5 cards from their ranks. Takes two microseconds. */
void omaha_row_init(uint16_t standing[OMAHA_ROW_SIZE], const uint8_t *board, int on_board);

/* The score of the best flush or straight flush of a suit, from sets of its ranks: three or more on
 * the board, and two or more in the hand. */
score omaha_suited(unsigned board, unsigned own);

/* Makes struct omaha_rows, aligned to cache lines, since rows are whole lines. Free it with free().
 * Returns NULL if out of memory. */
void *omaha_rows_new(void);

/* A hand on a complete board. Unused entries may have any value. */
struct omaha_hand {
	card own[8], board[8];
};

/* The scores of `count` hands of `own` cards each. */
void omaha_batch(enum cpu_path path, const struct omaha_rows *rows, const struct omaha_hand *hands,
	int own, size_t count, score *scores);

/* The value of each two hole cards on one board, flushes included; the entries of equal or dead
 * cards are meaningless. */
struct omaha_board {
	score value[CARD_COUNT][64];
};

/* Prepares a board of 3 to 5 cards. Takes two microseconds. */
void omaha_board_init(struct omaha_board *table, const card *board, int on_board);

static inline score omaha_board_value(const struct omaha_board *table, const card *hole, int own)
{
	score best = 0;

	for (int i = 1; i < own; i++)
		for (int j = 0; j < i; j++) {
			const score value = table->value[hole[i]][hole[j]];

			best = value > best ? value : best;
		}
	return best;
}

/* -- eight or better ------------------------------------------------------- */

/* A low hand has five different ranks up to eight, the ace below the deuce. So eight bits describe
 * a hand and eight bits a board: bit 0 the ace, bit 7 the eight. The score is that of
 * order_eight_or_better, 1 to 56, or 0. */
score omaha_low_value(const card *hole, int own, const card *board, int on_board);

void omaha_low_batch(enum cpu_path path, const struct omaha_hand *hands, int own, size_t count,
	score *scores);

#endif
