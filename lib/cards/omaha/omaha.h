/* Omaha: hands of exactly two hole cards, of four to six, and exactly three cards of a board.
 *
 * Where no flush is possible ranks alone decide, and all that matters of the hole cards is the best
 * of their 6, 10 or 15 pairs of ranks. So there is a table with a row for each multiset of five
 * ranks that a board may have, 6,188 of them, and in it a place for each of the 91 pairs of ranks:
 * what the best three of the board make with the two. A hand is the best of a few places in one
 * row.
 *
 *     board     2 5 8 T T
 *     hand      5 5 8 K
 *     places    5 5     5 8      5 K      8 K
 *     standing  5 5 5   T T 8 8  T T 5 5  T T 8 8      of the best three with each
 *               T T     5        K        K
 *
 * A flush takes three cards of a suit on the board, which only one suit can have, and two in the
 * hand. The best of it are the highest three and the highest two. 8 % of all deals have one and
 * are looked at again. A straight flush need not be of those five cards, but of five successive
 * ranks of that suit of which the hand has two.
 *
 * The table takes 1.1 MiB and less than a millisecond to make, so it is no constant: a caller who
 * values many hands makes it and owns it. A single hand is valued without it, by trying all
 * choices, and so is one board with many hands: there each two cards have one value (struct
 * omaha_board). */
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
	OMAHA_ROW_PAIRS = 91,  /* of two */
	OMAHA_ROW_SIZE = 96    /* a row, in whole cache lines */
};

/* -- high hands ------------------------------------------------------------ */

/* The score of `own` hole cards, 4 to 6, on a board of 3 to 5; all are different. */
score omaha_value(const card *hole, int own, const card *board, int on_board);

/* By the colex rank (colex.h) of the board's ranks and that of the pair's: the standing, 1 to 7462,
 * without flushes. Pairs that the board does not leave have one all the same, and rows end with
 * places that mean nothing. */
struct omaha_rows {
	uint16_t standing[OMAHA_ROWS][OMAHA_ROW_SIZE];
};

/* The row of a board of 3 to 5 cards, from their ranks. Takes two microseconds. */
void omaha_row_init(uint16_t standing[OMAHA_ROW_SIZE], const uint8_t *board, int on_board);

/* The score of the best flush or straight flush of a suit, from sets of its ranks: three or more
 * of the board's, and two or more of the hand's. */
score omaha_suited(unsigned board, unsigned own);

/* Makes struct omaha_rows on a line of the cache, as rows are whole lines. Give them back with
 * free(). NULL when there is no memory. */
void *omaha_rows_new(void);

/* A hand on a complete board. What is in the places beyond its cards does not matter. */
struct omaha_hand {
	card own[8], board[8];
};

/* The scores of `count` hands of `own` cards each. */
void omaha_batch(enum cpu_path path, const struct omaha_rows *rows, const struct omaha_hand *hands,
	int own, size_t count, score *scores);

/* What each two hole cards are worth on one board, flushes and all; equal or dead cards have a
 * value without a meaning. */
struct omaha_board {
	score value[CARD_COUNT][64];
};

/* Of a board of 3 to 5 cards. Takes two microseconds. */
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

/* A low hand has five different ranks up to eight, the ace below the deuce. So eight bits say all
 * of a hand and eight all of a board: bit 0 the ace, bit 7 the eight. The score is that of
 * order_eight_or_better, 1 to 56, or 0. */
score omaha_low_value(const card *hole, int own, const card *board, int on_board);

void omaha_low_batch(enum cpu_path path, const struct omaha_hand *hands, int own, size_t count,
	score *scores);

#endif
