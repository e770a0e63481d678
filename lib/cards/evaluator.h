/* How a game values a hand: what it is worth, what it is called, which cards play.
 *
 * A row of data a kind of hand, so that commands do not ask which game it is.
 * High hands are the first row. */
#ifndef FELT_CARDS_EVALUATOR_H
#define FELT_CARDS_EVALUATOR_H

#include "cards/eval/eval.h"

struct evaluator {
	const char *name;
	int least; /* cards */
	int most;
	/* the score of `count` different cards: bigger wins */
	score (*value)(const card *cards, int count);
	/* the five of them that play, those that decide first in front, equal
	 * ranks in the order given; `value` is their score */
	void (*best)(const card *cards, int count, score value, card five[5]);
	/* appends the full name */
	void (*describe)(struct text *out, score value);
};

extern const struct evaluator evaluator_high;

#endif
