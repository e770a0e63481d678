/* A result: one player's equity, as the views of felt equity show it.
 *
 * A view shows a player of a matchup, a category that a player's hand may end in (--detail), a hand
 * that the first player may hold (--by-combo), or a player after a next card (--next). Each makes a
 * struct result and writes it by the same table of fields. */
#ifndef FELT_CMD_EQUITY_RESULT_H
#define FELT_CMD_EQUITY_RESULT_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/solve.h"

struct result {
	size_t problem; /* number of the matchup, from 1 */
	const struct matchup *matchup;
	const struct answer *answer; /* of the player; NULL if none was kept */
	int player;                  /* from 0 */
	enum card_notation notation;
	struct chances has;

	/* each used by one view */
	int category;           /* in the hand ranking of the half */
	enum tally_half half;   /* the half of that category */
	struct tally_ends ends; /* deals that end in the category */
	card_set hand;
	double weight; /* weight of the hand in the range, 0 to 1 */
	card card;
	double probability;          /* of the card; negative if unknown */
	bool out;                    /* whether the card is an out for the player */
	bool half_out[TALLY_HALVES]; /* out for a half of the pot, in hi-lo games */
};

enum { RESULT_PLAYER = 1, RESULT_CATEGORY = 2, RESULT_CARD = 4, RESULT_COMBO = 256 }; /* views */

/* The view of a hi-lo game has the same bit, shifted by this. RESULT_BOARDS and RESULT_RUNS are
 * added to the view of players if there are several boards, or runouts of one; RESULT_CLASSES to
 * that of combos if they belong to starting hands. */
enum { RESULT_VIEW_HALVES = 3, RESULT_BOARDS = 64, RESULT_RUNS = 128, RESULT_CLASSES = 512 };

extern const struct field result_fields[];

/* "high" or "low"; and the hand ranking of a half. */
const char *result_half(enum tally_half half);
const struct order *result_order(const struct game *game, enum tally_half half);

#endif
