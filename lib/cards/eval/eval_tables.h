/* The generated tables of the evaluator; private to it and to its kernels.
 * tables/mktables.c writes them, tables/SUMS pins them. */
#ifndef FELT_CARDS_EVAL_TABLES_H
#define FELT_CARDS_EVAL_TABLES_H

#include "cards/score.h"

#include <stdint.h>

/* eval_values: scores, in four parts. Each part for a number of cards
 * starts less than 65,536 entries from the end of the flush part, so that one
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

/* eval_ace_to_five_values: the same without flushes, which do not count. */
enum {
	EVAL_LOW_FIVE = 0,
	EVAL_LOW_SIX = EVAL_LOW_FIVE + EVAL_FIVE_COUNT,
	EVAL_LOW_SEVEN = EVAL_LOW_SIX + EVAL_SIX_COUNT,
	EVAL_LOW_COUNT = EVAL_LOW_SEVEN + EVAL_SEVEN_COUNT
};

extern const score eval_ace_to_five_values[EVAL_LOW_COUNT];

/* The same of nine ranks. A table for each order: with more than five cards, three of a kind above
 * a straight is not the same as other scores for the same best five. */
enum {
	EVAL_SHORT_FIVE_COUNT = 1287, /* C(13, 5) */
	EVAL_SHORT_SIX_COUNT = 3003,  /* C(14, 6) */
	EVAL_SHORT_FLUSH_COUNT = 512,
	EVAL_SHORT_SEVEN_COUNT = 6435, /* C(15, 7) */

	EVAL_SHORT_FIVE = 0,
	EVAL_SHORT_SIX = EVAL_SHORT_FIVE + EVAL_SHORT_FIVE_COUNT,
	EVAL_SHORT_FLUSH = EVAL_SHORT_SIX + EVAL_SHORT_SIX_COUNT,
	EVAL_SHORT_SEVEN = EVAL_SHORT_FLUSH + EVAL_SHORT_FLUSH_COUNT,
	EVAL_SHORT_COUNT = EVAL_SHORT_SEVEN + EVAL_SHORT_SEVEN_COUNT,

	EVAL_SHORT_LOWEST = 16 /* the six of clubs */
};

extern const score eval_short_deck_values[EVAL_SHORT_COUNT];
extern const score eval_short_deck_trips_values[EVAL_SHORT_COUNT];

/* Eight or better: a byte has a bit for each rank from the ace to the eight. The score of the best
 * low of a set of up to seven ranks; 0 if it has none. In Omaha, of two of the player's ranks, the
 * second index, and three of the board's. */
enum { EVAL_EIGHTS = 256 };

extern const score eval_eights[EVAL_EIGHTS];
extern const uint8_t eval_omaha_eights[EVAL_EIGHTS][EVAL_EIGHTS];

/* Badugi: the cards in ascending order have one of C(16, 4) multisets of ranks, and one of 15
 * partitions into suits. Which one it is depends on how the suits of the other three
 * differ from that of the lowest card, two bits each, the second card lowest. */
enum {
	EVAL_BADUGI_MULTISETS = 1820,
	EVAL_PARTITIONS = 15,
	EVAL_PARTITION_BITS = 4, /* of the index, the lowest */
	EVAL_DIFFERENCES = 64,
	EVAL_BADUGI_COUNT = EVAL_BADUGI_MULTISETS << EVAL_PARTITION_BITS
};

extern const score eval_badugi_values[EVAL_BADUGI_COUNT];
extern const uint8_t eval_partitions[EVAL_DIFFERENCES]; /* aligned to 64 */

/* The key of a card, a sum of which over a hand is
 *
 *     bits  0-25  the key of the hand's ranks
 *     bits 40-63  six bits a suit, clubs lowest: seven for each card, so that four cards make
 *                 28 and five make 35, and the top bit of the six says "five or more"
 *
 * From ace to deuce the ranks weigh 0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349,
 * 636345 and 1479181: each weight is the least with which no two hands of seven cards, of this
 * rank and those above it, have the same sum. Every card adds 7602 rows (below) to its weight,
 * which keeps hands of five cards, of six and of seven apart as well; 7602 is the least number of
 * rows that does.
 *
 * These keys run up to 35 million and no table is indexed by them directly. The 512 keys that
 * share all but their 9 low bits are a row; a row has its hands at few of its 512 places. So
 * the rows are laid over one another in one table, each moved until its scores fall into gaps,
 * or onto equal scores of other rows:
 *
 *     a row          1 . 2 . . 3 .
 *     another            2 . 4 . 5      moved by 2
 *     eval_placed    1 . 2 . 4 3 5
 *
 *     score = eval_placed[key - 512 * row + how far the row is moved]
 *
 * eval_offsets has the last two terms as one, and as there are fewer than 65,536 places the
 * index is calculated modulo 65,536. Two loads give a score, and neither has to know how many
 * cards the hand has.
 *
 * The low ranks have the great weights because rows may share equal scores: the low cards
 * choose the row and the high cards the place in it, and where the low cards do not count (3 2
 * or 4 2 below A K Q J 9) the rows are alike and lie on each other. So the 73,775 multisets
 * of ranks need 33,653 scores in 60,941 places; with the weights the other way round hands of
 * seven cards alone need 90,000. mktables places the rows that serve the most hands first, so that
 * the scores that are asked for most often share few lines of the cache.
 *
 * Tried instead: three small codes, each of which looks up its ranks' share of the colex rank
 * (no second table of scores, but four loads a hand and two thirds of the speed); rows of 1,024
 * or 256 keys (fewer offsets and more places, or the reverse, and no faster). */
enum { EVAL_SUIT_SHIFT = 40, EVAL_SUIT_BITS = 6, EVAL_SUIT_WEIGHT = 7 };

enum {
	EVAL_ROW_BITS = 9,
	EVAL_CARD_ROWS_APART = 7602,               /* what each card adds */
	EVAL_ROW_FIRST = 5 * EVAL_CARD_ROWS_APART, /* no five cards have a key below it */
	EVAL_ROWS = 30489,
	EVAL_PLACES = 60941
};

extern const uint16_t eval_offsets[EVAL_ROWS]; /* by row, from EVAL_ROW_FIRST */
extern const score eval_placed[EVAL_PLACES];

/* For kernels that look up a whole register at once. A colex term is what the
 * i-th lowest rank r of a hand, i from 0, adds to the colex rank of its multiset:
 * C(r + i, i + 1). By card, only
 * the clubs have the bit of a rank in the mask of a flush. */
enum { EVAL_TERMS = 7, EVAL_RANKS_ROW = 16, EVAL_CARDS_ROW = 64 };

extern const uint16_t eval_terms[EVAL_TERMS][EVAL_RANKS_ROW]; /* by rank; aligned to 32 */

/* Bytes by rank: the low byte and the high byte of each term, then of the bit. Aligned to 16. */
enum {
	EVAL_RANK_TERM = 0,
	EVAL_RANK_BIT = 2 * EVAL_TERMS,
	EVAL_RANK_EIGHT = EVAL_RANK_BIT + 2, /* the bit of eight or better */
	EVAL_RANK_ROWS
};

extern const uint8_t eval_rank_rows[EVAL_RANK_ROWS][EVAL_RANKS_ROW];

/* Bytes by card: the terms that are less than 256, the bit, and that of eight or better, which
 * cards of all suits have. Aligned to 64. */
enum {
	EVAL_CARD_FIRST,
	EVAL_CARD_SECOND,
	EVAL_CARD_BIT_LOW,
	EVAL_CARD_BIT_HIGH,
	EVAL_CARD_EIGHT,
	EVAL_CARD_ROWS
};

extern const uint8_t eval_card_rows[EVAL_CARD_ROWS][EVAL_CARDS_ROW];

/* What a byte of text means where a rank or a suit is expected: the rank times four,
 * the suit, the end of the line, or a fault. Letters may be of either case. Aligned to 64. */
enum { EVAL_TEXT_END = 0x40, EVAL_TEXT_FAULT = 0x80 };

extern const uint8_t eval_text_ranks[256];
extern const uint8_t eval_text_suits[256];

#endif
