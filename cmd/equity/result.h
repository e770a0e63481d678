/* A result: a player's chances, as every view of an equity shows them.
 *
 * A view shows a player of a problem, a category that a player's hand may end in (--detail), a hand
 * that the first player may hold (--by-combo), or a player after a card that may come (--next).
 * Each makes a struct result and writes it by the same table of fields. */
#ifndef FELT_CMD_EQUITY_RESULT_H
#define FELT_CMD_EQUITY_RESULT_H

#include "frame/fields.h"
#include "frame/run.h"
#include "odds/solve.h"

struct result {
	size_t problem; /* its number, from 1 */
	const struct matchup *matchup;
	const struct answer *answer; /* of the player; NULL where none was kept */
	int player;                  /* from 0 */
	enum card_notation notation;
	struct chances has;

	/* of one view each */
	int category;           /* of the order of the half's evaluator */
	enum tally_half half;   /* whose category it is */
	struct tally_ends ends; /* the deals that end in the category */
	card_set hand;
	double weight; /* of the hand in the range, 0 to 1 */
	card card;
	double probability;          /* of the card; negative when it is not known */
	bool out;                    /* whether the card is an out for the player */
	bool half_out[TALLY_HALVES]; /* for a half of the pot, in a game of two halves */
};

enum { RESULT_PLAYER = 1, RESULT_CATEGORY = 2, RESULT_CARD = 4, RESULT_COMBO = 256 }; /* views */

/* The view of a game with a low half has the same bit so much higher. To that of players these are
 * added where there are several boards, and where they are runs of one; to that of combos, that
 * they have classes. */
enum { RESULT_VIEW_HALVES = 3, RESULT_BOARDS = 64, RESULT_RUNS = 128, RESULT_CLASSES = 512 };

extern const struct field result_fields[];

/* "high" or "low"; and the order of the hands of a half. */
const char *result_half(enum tally_half half);
const struct order *result_order(const struct game *game, enum tally_half half);

#endif
