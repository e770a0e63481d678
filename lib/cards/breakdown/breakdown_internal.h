/* What the files of a census share.
 *
 *     census.c                 hands of which any cards play, and low hands of Omaha
 *     breakdown_omaha.c           high hands of Omaha; breakdown_ways.c, the ways to deal them */
#ifndef FELT_CARDS_BREAKDOWN_INTERNAL_H
#define FELT_CARDS_BREAKDOWN_INTERNAL_H

#include "cards/breakdown/breakdown.h"
#include "cards/omaha/omaha.h"

/* C(n, k) of at most four cards of a rank, and 0 where n or k is negative; k is at most 7. */
unsigned breakdown_choose(int n, int k);

/* How many suits are like this one: with the same ranks in the hand, on the board and live; 0 when
 * an earlier suit is like it, with which it was counted. */
unsigned breakdown_suits_like(const struct breakdown_deal *deal, int suit);

/* Of a deal that has enough cards. The total is counted by the caller. */
status_code breakdown_omaha(const struct breakdown_deal *deal, struct breakdown *out);

/* -- high hands of Omaha ----------------------------------------------------- */

enum {
	BREAKDOWN_FROM_HAND = 2,
	BREAKDOWN_FROM_BOARD = 3,
	BREAKDOWN_TRIPLES = 10, /* choices of three cards of five */
	BREAKDOWN_OTHERS_MAX = OMAHA_BOARD_CARDS - BREAKDOWN_FROM_BOARD, /* cards of a board with a
							flush that are of other suits */
	/* Loops work on whole blocks of so many entries, and so may write up to a block past the
	 * end of a run, where the next run is written after it. */
	BREAKDOWN_LANES = 16,
	BREAKDOWN_ENTRIES = OMAHA_ROWS + BREAKDOWN_LANES - OMAHA_ROWS % BREAKDOWN_LANES,
	/* Multisets of no to five ranks, with room for a block after each size. */
	BREAKDOWN_ALL_ENTRIES = 1 + 13 + 91 + 455 + 1820 + OMAHA_ROWS + 6 * BREAKDOWN_LANES
};

struct breakdown_suit {
	unsigned like; /* how many suits are the same */
	uint16_t own, board, live;
	int others; /* how many cards to come to the board may be of other suits */
};

/* The ways to deal the hand and each multiset of the board, with 0, 1, and 2 or more cards of a
 * suit in the hand, and at most so many cards to come of other suits on the board. */
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

	/* By multiset to come: the triples of ranks of the whole board. */
	int triples;
	uint16_t triple[OMAHA_ROWS][BREAKDOWN_TRIPLES];

	/* What each pair of ranks makes, by multiset to come; made when first asked for. */
	bool made[OMAHA_ROW_PAIRS];
	uint8_t column[OMAHA_ROW_PAIRS][BREAKDOWN_ENTRIES];

	/* The hand so far: its ranks, how many cards to come of each rank, and what its first
	 * cards make on each board. */
	uint8_t hand[OMAHA_HOLE_MAX];
	uint8_t taken[CARD_RANKS];
	uint8_t best[OMAHA_HOLE_MAX + 1][BREAKDOWN_ENTRIES];

	float ways[BREAKDOWN_ALL_ENTRIES];    /* to deal the board */
	float flushes[BREAKDOWN_ALL_ENTRIES]; /* of the ways to deal the hand and the board */
	struct breakdown_suited suited;

	uint64_t by_category[CATEGORY_COUNT];
};

/* Fills `ways` and `flushes` for the hand that is taken. */
void breakdown_make_ways(struct breakdown_omaha *breakdown);

/* The live ranks of the suit that the hand may have taken. */
unsigned breakdown_may_take(const struct breakdown_omaha *breakdown,
	const struct breakdown_suit *suit);

/* Where the ways of multisets of so many ranks begin in an array of BREAKDOWN_ALL_ENTRIES. */
unsigned breakdown_start(int size);

#endif
