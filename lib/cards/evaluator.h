/* How a game values hands: a row of data for each way, so that commands, methods and the rules
 * engine need not know which game is played.
 *
 * Cards are given as one array, the player's own first and then the board's, since some games say
 * how many of each play. A game without a board has only the player's own. */
#ifndef FELT_CARDS_EVALUATOR_H
#define FELT_CARDS_EVALUATOR_H

#include "cards/card.h"
#include "cards/order/order.h"

#ifdef __cplusplus
extern "C" {
#endif

struct evaluator {
	const char *name;
	const struct order *order;
	/* How many cards it can value: the player's own and the board's together. */
	uint8_t least, most;
	/* Exactly so many of the player's own cards play, and the others are the board's; 0 when
	 * any cards play. */
	uint8_t own;

	/* The score in `order` of the best hand of `own` different cards and `board` more; 0 when
	 * none qualifies. */
	score (*value)(const card *cards, int own, int board);

	/* The cards that play, the most important first and equal ranks in the order given; `value`
	 * is their score and is not 0. Returns how many they are. */
	int (*best)(const card *cards, int own, int board, score value, card best[ORDER_CARDS_MAX]);
};

extern const struct evaluator evaluator_high;             /* any five of 5 to 7 cards */
extern const struct evaluator evaluator_short_deck;       /* the same, of 36 cards */
extern const struct evaluator evaluator_short_deck_trips; /* three of a kind above a straight */
extern const struct evaluator evaluator_omaha;            /* two of 4 to 6, three of a board */
extern const struct evaluator evaluator_omaha_low;        /* the same, eight or better */
extern const struct evaluator evaluator_eight_or_better;  /* any five of 5 to 7 cards */
extern const struct evaluator evaluator_ace_to_five;      /* any five of 5 to 7 cards */
extern const struct evaluator evaluator_deuce_to_seven;   /* five cards */
extern const struct evaluator evaluator_badugi;           /* four cards */

#ifdef __cplusplus
}
#endif

#endif
