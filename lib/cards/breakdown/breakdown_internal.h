/* Private to breakdown/.
 *
 *     breakdown.c              hands of which any cards play, and low hands of Omaha
 *     breakdown_omaha.c        high hands of Omaha; breakdown_ways.c, the ways to deal them */
#ifndef FELT_CARDS_BREAKDOWN_INTERNAL_H
#define FELT_CARDS_BREAKDOWN_INTERNAL_H

#include "cards/breakdown/breakdown.h"
#include "cards/omaha/omaha.h"

/* The number of suits with the same ranks in the hand, on the board and live as this one, itself
 * included; 0 if an earlier suit has the same ranks, since both are counted together. */
unsigned breakdown_suits_like(const struct breakdown_deal *deal, int suit);

/* Counts a deal that has enough live cards. The caller counts the total. */
status_code breakdown_omaha(const struct breakdown_deal *deal, struct breakdown *out);

/* -- high hands of Omaha ----------------------------------------------------- */

enum {
	BREAKDOWN_FROM_HAND = 2,
	BREAKDOWN_FROM_BOARD = 3,
	BREAKDOWN_TRIPLES = 10, /* choices of three cards out of five */
	/* Cards of other suits on a board with a flush. */
	BREAKDOWN_OTHERS_MAX = OMAHA_BOARD_CARDS - BREAKDOWN_FROM_BOARD,
	/* Loops work on whole blocks of this many entries, and so may write up to a block past the
	 * end of a run; the next run overwrites it later. */
	BREAKDOWN_LANES = 16,
	BREAKDOWN_ENTRIES = OMAHA_ROWS + BREAKDOWN_LANES - OMAHA_ROWS % BREAKDOWN_LANES,
	/* Multisets of zero to five ranks, with space for a block after each size. */
	BREAKDOWN_ALL_ENTRIES = 1 + 13 + 91 + 455 + 1820 + OMAHA_ROWS + 6 * BREAKDOWN_LANES
};

struct breakdown_suit {
	unsigned like; /* number of suits with the same ranks */
	uint16_t own, board, live;
	int others; /* maximum number of cards to come on the board of other suits */
};

/* The ways to deal the hand and each multiset of the board, with 0, 1, and 2 or more cards of a
 * suit in the hand, and at most `others` cards to come of other suits on the board. */
struct breakdown_suited {
	float ways[BREAKDOWN_FROM_HAND + 1][BREAKDOWN_OTHERS_MAX + 1][BREAKDOWN_ALL_ENTRIES];
};

struct breakdown_omaha {
	const struct breakdown_deal *deal;
	int own_to_come, to_come; /* `to_come` to the board */
	unsigned entries;         /* multisets to come */
	uint8_t live[CARD_RANKS];
	struct breakdown_suit suit[CARD_SUITS];
	int suits;

	/* Triples of ranks of the whole board, per multiset to come. */
	int triples;
	uint16_t triple[OMAHA_ROWS][BREAKDOWN_TRIPLES];

	/* The value of each pair of ranks, per multiset to come; computed on first use. */
	bool made[OMAHA_ROW_PAIRS];
	uint8_t column[OMAHA_ROW_PAIRS][BREAKDOWN_ENTRIES];

	/* The hand so far: its ranks, the number of cards to come of each rank, and the value of
	 * its first cards on each board. */
	uint8_t hand[OMAHA_HOLE_MAX];
	uint8_t drawn[CARD_RANKS];
	uint8_t best[OMAHA_HOLE_MAX + 1][BREAKDOWN_ENTRIES];

	float ways[BREAKDOWN_ALL_ENTRIES];    /* to deal the board */
	float flushes[BREAKDOWN_ALL_ENTRIES]; /* the part of the ways that makes a flush, for the
						 hand and the board */
	struct breakdown_suited suited;

	uint64_t by_category[CATEGORY_COUNT];
};

/* Fills `ways` and `flushes` for the current hand. */
void breakdown_make_ways(struct breakdown_omaha *breakdown);

/* The live ranks of the suit that may be in the hand. */
unsigned breakdown_may_take(const struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit);

/* The index of the first multiset of `size` ranks in an array of BREAKDOWN_ALL_ENTRIES. */
unsigned breakdown_start(int size);

#endif
