/* The generated tables of the evaluator; private to it and to its kernels.
 * tables/mktables.c writes them, tables/SUMS pins them. */
#ifndef FELT_CARDS_EVAL_TABLES_H
#define FELT_CARDS_EVAL_TABLES_H

#include "cards/score.h"

#include <stdint.h>

/* eval_values: scores, in four parts. The parts stand so that from the start of
 * each part for a number of cards the flush part is within 65,536 entries: one
 * 16-bit index reaches a hand's score whether it is a flush or not. */
enum {
	EVAL_FIVE_COUNT = 6188,   /* C(17, 5) */
	EVAL_SIX_COUNT = 18564,   /* C(18, 6) */
	EVAL_FLUSH_COUNT = 8192,  /* rank masks; 5 to 7 bits set, or 0 */
	EVAL_SEVEN_COUNT = 50388, /* C(19, 7) */

	EVAL_FIVE = 0,
	EVAL_SIX = EVAL_FIVE + EVAL_FIVE_COUNT,
	EVAL_FLUSH = EVAL_SIX + EVAL_SIX_COUNT,
	EVAL_SEVEN = EVAL_FLUSH + EVAL_FLUSH_COUNT,
	EVAL_VALUES_COUNT = EVAL_SEVEN + EVAL_SEVEN_COUNT
};

extern const score eval_values[EVAL_VALUES_COUNT];

/* The additive key of a card, a sum of which over a hand is
 *
 *     bits  0-15  low code:  ranks 2 3 4 5 6 weigh   1 5 24 112 521
 *     bits 16-31  mid code:  ranks 7 8 9 T weigh     1 5 24 112, and each of 2-6 weighs 521
 *     bits 32-47  high code: ranks J Q K A weigh     1 5 24 112
 *     bits 48-63  a nibble a suit, clubs first: 3 + how many, so that the nibble's
 *                 top bit says "five or more"
 *
 * The weights are the least that keep every sum of up to seven cards, four a
 * rank, different (each is one more than the greatest sum below it that can
 * matter; mktables.c checks it). A card's share of the colex rank depends on
 * its rank and on how many cards stand below it: for the low ranks none but
 * their own, so the low code says it all; the mid code carries the number of
 * low cards; for the high ranks it is what the hand's size leaves, so the high
 * part has one row for five cards, six and seven. */
enum { EVAL_LOW_COUNT = 2421, EVAL_MID_COUNT = 3648, EVAL_HIGH_COUNT = 521 };

extern const uint16_t eval_low[EVAL_LOW_COUNT];
extern const uint16_t eval_mid[EVAL_MID_COUNT];
extern const uint16_t eval_high[3][EVAL_HIGH_COUNT];

/* For kernels that look up a whole register at once. A colex term is what the
 * i-th lowest rank r of a hand, i from 0, adds to the colex rank of its multiset:
 * C(r + i, i + 1). The bit of a rank in the mask of a flush stands, by card, at
 * the clubs only. */
enum { EVAL_TERMS = 7, EVAL_RANKS_ROW = 16, EVAL_CARDS_ROW = 64 };

extern const uint16_t eval_terms[EVAL_TERMS][EVAL_RANKS_ROW]; /* by rank; aligned to 32 */

/* Bytes by rank: the low byte and the high byte of each term, then of the bit. Aligned to 16. */
enum { EVAL_RANK_TERM = 0, EVAL_RANK_BIT = 2 * EVAL_TERMS, EVAL_RANK_ROWS = EVAL_RANK_BIT + 2 };

extern const uint8_t eval_rank_rows[EVAL_RANK_ROWS][EVAL_RANKS_ROW];

/* Bytes by card: the terms that are less than 256, and the bit. Aligned to 64. */
enum { EVAL_CARD_FIRST, EVAL_CARD_SECOND, EVAL_CARD_BIT_LOW, EVAL_CARD_BIT_HIGH, EVAL_CARD_ROWS };

extern const uint8_t eval_card_rows[EVAL_CARD_ROWS][EVAL_CARDS_ROW];

/* What a byte of text means where a rank or a suit is due: the rank times four,
 * the suit, the end of the line, or nothing good. Either case. Aligned to 64. */
enum { EVAL_TEXT_END = 0x40, EVAL_TEXT_FAULT = 0x80 };

extern const uint8_t eval_text_ranks[256];
extern const uint8_t eval_text_suits[256];

#endif
