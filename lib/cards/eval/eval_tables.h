/* The generated tables of the evaluator; private to it and to its kernels. tables/mktables.c writes
 * them; tables/SUMS has their checksums. */
#ifndef FELT_CARDS_EVAL_TABLES_H
#define FELT_CARDS_EVAL_TABLES_H

#include "cards/score.h"

#include <stdint.h>

/* Some tables are constants, except in a small build (FELT_SMALL, the WebAssembly module), which
 * computes them when it starts: see eval_compute.h. */
#ifdef FELT_SMALL
#define EVAL_TABLE
#else
#define EVAL_TABLE const
#endif

/* eval_values: scores, in four parts. The part for each number of cards starts less than 65,536
 * entries from the end of the flush part, so that one 16-bit index reaches a hand's score with or
 * without a flush. */
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

extern EVAL_TABLE score eval_values[EVAL_VALUES_COUNT];

/* eval_ace_to_five_values: the same layout without flushes, which do not count. */
enum {
	EVAL_LOW_FIVE = 0,
	EVAL_LOW_SIX = EVAL_LOW_FIVE + EVAL_FIVE_COUNT,
	EVAL_LOW_SEVEN = EVAL_LOW_SIX + EVAL_SIX_COUNT,
	EVAL_LOW_COUNT = EVAL_LOW_SEVEN + EVAL_SEVEN_COUNT
};

extern EVAL_TABLE score eval_ace_to_five_values[EVAL_LOW_COUNT];

/* The same layout for nine ranks. Each order has its own table: with more than five cards, ranking
 * three of a kind above a straight changes more than the scores of the same best five. */
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

extern EVAL_TABLE score eval_short_deck_values[EVAL_SHORT_COUNT];
extern EVAL_TABLE score eval_short_deck_trips_values[EVAL_SHORT_COUNT];

/* Eight or better: a byte has a bit for each rank from the ace to the eight. The score of the best
 * low of a set of up to seven ranks; 0 if it has none. In Omaha, the second index is the player's
 * ranks (two play) and the first the board's (three play). */
enum { EVAL_EIGHTS = 256 };

extern const score eval_eights[EVAL_EIGHTS];
extern const uint8_t eval_omaha_eights[EVAL_EIGHTS][EVAL_EIGHTS];

/* Badugi: the cards in ascending order have one of C(16, 4) multisets of ranks, and one of 15
 * partitions into suits. The index of the partition is the differences between the suits of the
 * other three cards and that of the lowest, two bits each, the second card lowest. */
enum {
	EVAL_BADUGI_MULTISETS = 1820,
	EVAL_PARTITIONS = 15,
	EVAL_PARTITION_BITS = 4, /* low bits of the index */
	EVAL_DIFFERENCES = 64,
	EVAL_BADUGI_COUNT = EVAL_BADUGI_MULTISETS << EVAL_PARTITION_BITS
};

extern const score eval_badugi_values[EVAL_BADUGI_COUNT];
extern const uint8_t eval_partitions[EVAL_DIFFERENCES]; /* aligned to 64 */

/* The key of a card; the sum of a hand's keys is
 *
 *     bits  0-25  the key of the hand's ranks
 *     bits 40-63  six bits per suit, clubs lowest: seven for each card, so that four cards make
 *                 28 and five make 35, and the top bit of the six says "five or more"
 *
 * From ace to deuce the ranks weigh 0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345
 * and 1479181: each weight is the minimum for which no two hands of seven cards, of this rank and
 * those above it, have the same sum. Every card adds 7602 rows (below) to its weight, so that hands
 * of five, six and seven cards have different sums too; 7602 is the smallest such number of rows.
 *
 * These keys go up to 35 million, too many to index a table directly. The 512 keys that share all
 * but their 9 low bits are a row; only few of the 512 entries of a row are hands. So the rows are
 * overlaid in one table, each shifted until its scores fall into gaps, or onto equal scores of
 * other rows:
 *
 *     a row          1 . 2 . . 3 .
 *     another            2 . 4 . 5      shifted by 2
 *     eval_placed    1 . 2 . 4 3 5
 *
 *     score = eval_placed[key - 512 * row + shift of the row]
 *
 * eval_offsets combines the last two terms. Since there are fewer than 65,536 entries, the index is
 * computed modulo 65,536. Two loads give a score, and neither depends on the number of cards.
 *
 * The low ranks have the large weights because rows may share equal scores: the low cards select
 * the row and the high cards the entry in it. If the low cards do not count (3 2 or 4 2 below A K Q
 * J 9), the rows are equal and coincide. So the 73,775 multisets of ranks need 33,653 scores in
 * 60,941 entries; with the weights reversed, hands of seven cards alone need 90,000. mktables first
 * places the rows that serve the most hands, so that the most frequent scores share few cache
 * lines.
 *
 * Tried instead: three small codes, each of which looks up its ranks' share of the colex rank (no
 * second table of scores, but four loads a hand and two thirds of the speed); rows of 1,024 or 256
 * keys (fewer offsets and more entries, or the reverse, and no faster). */
enum { EVAL_SUIT_SHIFT = 40, EVAL_SUIT_BITS = 6, EVAL_SUIT_WEIGHT = 7 };

enum {
	EVAL_ROW_BITS = 9,
	EVAL_CARD_ROWS_APART = 7602,               /* what each card adds */
	EVAL_ROW_FIRST = 5 * EVAL_CARD_ROWS_APART, /* no five cards have a key below it */
	EVAL_ROWS = 30489,
	EVAL_PLACES = 60941
};

extern const uint16_t eval_offsets[EVAL_ROWS]; /* indexed by row, from EVAL_ROW_FIRST */
extern EVAL_TABLE score eval_placed[EVAL_PLACES];

/* For kernels that look up a whole register at once. The colex term of the i-th lowest rank r of a
 * hand, i from 0, is its contribution to the colex rank of the multiset: C(r + i, i + 1). In the
 * tables indexed by card, only clubs have the bit of their rank in the mask of a flush. */
enum { EVAL_TERMS = 7, EVAL_RANKS_ROW = 16, EVAL_CARDS_ROW = 64 };

extern const uint16_t eval_terms[EVAL_TERMS][EVAL_RANKS_ROW]; /* by rank; aligned to 32 */

/* Bytes indexed by rank: the low byte and the high byte of each term, then of the bit. Aligned to
 * 16. */
enum {
	EVAL_RANK_TERM = 0,
	EVAL_RANK_BIT = 2 * EVAL_TERMS,
	EVAL_RANK_EIGHT = EVAL_RANK_BIT + 2, /* the bit of eight or better */
	EVAL_RANK_ROWS
};

extern const uint8_t eval_rank_rows[EVAL_RANK_ROWS][EVAL_RANKS_ROW];

/* Bytes indexed by card: the terms below 256, the bit, and the bit of eight or better, which cards
 * of all suits have. Aligned to 64. */
enum {
	EVAL_CARD_FIRST,
	EVAL_CARD_SECOND,
	EVAL_CARD_BIT_LOW,
	EVAL_CARD_BIT_HIGH,
	EVAL_CARD_EIGHT,
	EVAL_CARD_ROWS
};

extern const uint8_t eval_card_rows[EVAL_CARD_ROWS][EVAL_CARDS_ROW];

/* The meaning of a byte of text where a rank or a suit is expected: the rank times four, the suit,
 * the end of the line, or an error. Letters may be of either case. Aligned to 64. */
enum { EVAL_TEXT_END = 0x40, EVAL_TEXT_FAULT = 0x80 };

extern const uint8_t eval_text_ranks[256];
extern const uint8_t eval_text_suits[256];

#endif
