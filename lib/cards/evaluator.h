/* How a game values hands: a row of data for each way, so that commands, methods and the rules
 * engine need not know which game is played.
 *
 * Cards are given as one array, the player's own first and then the board's, since some games say
 * how many of each play. A game without a board has only the player's own. */
#ifndef FELT_CARDS_EVALUATOR_H
#define FELT_CARDS_EVALUATOR_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/order/order.h"

#include <stddef.h>

/* Hands to be valued at once, all of `own` cards and a board of `board`: hand i has the cards from
 * cards[i * step], and the board from boards[i * board_step]. With a step of 0 all hands have the
 * same; where `board` is 0, `boards` may be NULL. */
struct evaluator_hands {
	const card *cards, *boards;
	int own, board;
	size_t step, board_step; /* in cards */
};

/* Hands one after the other, each the player's own cards and then the board's. */
static inline struct evaluator_hands evaluator_hands_in_rows(const card *cards, int own, int board)
{
	const size_t step = (size_t)own + (size_t)board;
	const struct evaluator_hands hands = {cards, cards + own, own, board, step, step};

	return hands;
}

/* Hands one after the other, on one board. */
static inline struct evaluator_hands evaluator_hands_on(const card *cards, int own,
	const card *board, int count)
{
	const struct evaluator_hands hands = {cards, board, own, count, (size_t)own, 0};

	return hands;
}

struct evaluator {
	const char *name;
	const struct order *order;
	bool high; /* any five cards play, for the scores of score.h, for which there is faster code
		    */
	/* How many cards it can value: the player's own and the board's together. */
	uint8_t least, most;
	/* Exactly so many of the player's own cards play, and the others are the board's; 0 when
	 * any cards play. */
	uint8_t own;

	/* The score in `order` of the best hand of `own` different cards and `board` more; 0 when
	 * none qualifies. */
	score (*value)(const card *cards, int own, int board);

	/* scores[0 .. count - 1] of so many hands, by the instructions of the path. `tables` are
	 * those of tables_new, or NULL, which costs nothing but speed. */
	void (*batch)(enum cpu_path path, const void *tables, const struct evaluator_hands *hands,
		size_t count, score *scores);

	/* Makes tables for `batch` that are too large to be constants, in a millisecond or two.
	 * Nothing writes to them afterwards, so threads may share them. The caller gives them back
	 * with free(). NULL when there is no memory; the function is NULL where there are none. */
	void *(*tables_new)(void);

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

#endif
