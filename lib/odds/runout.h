/* Run-outs: the cards that complete a board, one of each class of suits.
 *
 * Suits of one block (spot_suit_blocks) are interchangeable, so a run-out is one
 * mask of ranks a suit, in a block never ascending from its first suit on, and stands for
 * as many run-outs as there are ways to give its masks to the block's suits.
 * Before the flop with all suits alike 134,459 of 2,598,960.
 *
 * Run-outs are numbered, so that parts of them can be walked anywhere:
 *
 *     for (runout_seek(&runout, first); n--; runout_next(&runout))
 *             use(runout.set, runout.ways);
 */
#ifndef FELT_ODDS_RUNOUT_H
#define FELT_ODDS_RUNOUT_H

#include "odds/spot.h"

enum { RUNOUT_PATTERNS_MAX = 56 /* ways to split 5 cards over 4 suits */ };

/* So many cards of each suit: all run-outs with that pattern stand together. */
struct runout_pattern {
	uint8_t size[CARD_SUITS];
	/* Suits of one block and size are chosen together: how many they are, at the
	 * first of them, and 0 at the others. */
	uint8_t group[CARD_SUITS];
	uint32_t count, first;
};

struct runouts {
	int cards; /* to come, 0 to 5 */
	uint8_t block[CARD_SUITS];
	int before[CARD_SUITS];    /* the suit before in the block, or -1 */
	uint16_t live[CARD_SUITS]; /* ranks that are live, by suit; alike within a block */
	int patterns;
	struct runout_pattern pattern[RUNOUT_PATTERNS_MAX];
	uint32_t count; /* of run-outs, all patterns together */
};

struct runout {
	const struct runouts *all;
	int at;                     /* the pattern */
	uint32_t left;              /* run-outs of the pattern after this one */
	uint16_t mask[CARD_SUITS];  /* of each suit's live ranks, counted from the lowest */
	card_set cards[CARD_SUITS]; /* the same as cards */
	card_set set;               /* all the cards to come */
	uint32_t ways;              /* how many run-outs this one stands for */
};

/* All run-outs of a spot; with `block` from spot_suit_blocks, or 0 1 2 3 to have
 * every one by itself. With no card to come there is one, of no cards. */
void runouts_init(struct runouts *all, const struct spot *spot, const uint8_t block[CARD_SUITS]);

/* Run-out `number`, below all->count; and the next, none after the last. */
void runout_seek(struct runout *runout, const struct runouts *all, uint32_t number);
void runout_next(struct runout *runout);

#endif
