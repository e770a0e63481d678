/* How a game values hands: the value, the name, and the cards that play.
 *
 * Each kind of hand is a row of data, so that a command need not know which game is
 * played. High hands are the only row so far. */
#ifndef FELT_CARDS_EVALUATOR_H
#define FELT_CARDS_EVALUATOR_H

#include "cards/eval/eval.h"

#ifdef __cplusplus
extern "C" {
#endif

struct evaluator {
	const char *name;
	int least; /* cards */
	int most;
	/* the score of `count` different cards: bigger wins */
	score (*value)(const card *cards, int count);
	/* the five of them that play, the most important first and equal
	 * ranks in the order given; `value` is their score */
	void (*best)(const card *cards, int count, score value, card five[5]);
	/* appends the full name */
	void (*describe)(struct text *out, score value);
};

extern const struct evaluator evaluator_high;

#ifdef __cplusplus
}
#endif

#endif
