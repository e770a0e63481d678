/* The value of a high hand.
 *
 * A score is 1 (7-5-4-3-2 of several suits) to 7462 (royal flush): bigger wins,
 * equal scores tie; 0 is not a hand. A standing counts the other way: 1 = royal flush
 * to 7462, the order that every poker program since Cactus Kev's prints
 * (suffe.cool/poker/evaluator.html). There are no other values than
 * the 7462 of five cards: a hand of six or seven cards has the score of its best five.
 *
 * Within a category scores are consecutive, so category, ranks and names are
 * arithmetic on the score; no table is needed. */
#ifndef FELT_CARDS_SCORE_H
#define FELT_CARDS_SCORE_H

#include "base/text.h"

#include <stdint.h>

typedef uint16_t score;

enum { SCORE_MAX = 7462 };

enum category {
	HIGH_CARD,
	PAIR,
	TWO_PAIR,
	THREE_OF_A_KIND,
	STRAIGHT,
	FLUSH,
	FULL_HOUSE,
	FOUR_OF_A_KIND,
	STRAIGHT_FLUSH, /* the royal flush is one of these */
	CATEGORY_COUNT
};

/* The lowest score of each category, and one past the highest score of all. */
extern const score category_floor[CATEGORY_COUNT + 1];

static inline unsigned score_standing(score s)
{
	return SCORE_MAX + 1u - s;
}

enum category score_category(score s);

/* "straight-flush" ... "high-card", as data; "straight flush" ... as text. */
const char *category_key(enum category category);
const char *category_name(enum category category);

#endif
