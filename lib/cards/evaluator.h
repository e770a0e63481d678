/* Evaluators: how a game values hands, one row of data for each way, so that commands, methods and
 * the rules engine need not know the game.
 *
 * Cards are given as one array, first the player's own and then the board's, since some games fix
 * how many of each play. A game without a board has only the player's own. */
#ifndef FELT_CARDS_EVALUATOR_H
#define FELT_CARDS_EVALUATOR_H

#include "base/cpu.h"
#include "cards/card.h"
#include "cards/order/order.h"

#include <stddef.h>

/* Hands to be valued together, each with `own` cards and a board of `board` cards: hand i has the
 * cards from cards[i * step] and the board from boards[i * board_step]. With a step of 0 all hands
 * have the same cards; if `board` is 0, `boards` may be NULL. */
struct evaluator_hands {
	const card *cards, *boards;
	int own, board;
	size_t step, board_step; /* in cards */
};

/* Consecutive hands, each the player's own cards and then the board's. */
static inline struct evaluator_hands evaluator_hands_in_rows(const card *cards, int own, int board)
{
	const size_t step = (size_t)own + (size_t)board;
	const struct evaluator_hands hands = {cards, cards + own, own, board, step, step};

	return hands;
}

/* Consecutive hands, all on one board. */
static inline struct evaluator_hands evaluator_hands_on(const card *cards, int own,
	const card *board, int count)
{
	const struct evaluator_hands hands = {cards, board, own, count, (size_t)own, 0};

	return hands;
}

struct evaluator {
	const char *name;
	const struct order *order;
	bool high; /* any five cards play, with the scores of score.h, for which there is faster
		      code */
	/* The number of cards that it can value, the player's own and the board's together. */
	uint8_t least, most;
	/* Exactly this many of the player's own cards play, and the others are the board's; 0 if
	 * any cards play. */
	uint8_t own;

	/* The score in `order` of the best hand of `own` different cards and `board` more; 0 if
	 * none qualifies. */
	score (*value)(const card *cards, int own, int board);

	/* Writes scores[0 .. count - 1], with the instructions of the path. `tables` are those of
	 * tables_new(), or NULL, which only costs speed. */
	void (*batch)(enum cpu_path path, const void *tables, const struct evaluator_hands *hands,
		size_t count, score *scores);

	/* Makes tables for `batch` that are too large to be constants, in a millisecond or two.
	 * They are never modified, so threads may share them. The caller frees them with free().
	 * Returns NULL if out of memory; the function is NULL if there are no such tables. */
	void *(*tables_new)(void);

	/* The cards that play, the most important first and equal ranks in the order given; `value`
	 * is their score and is not 0. Returns their number. */
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
