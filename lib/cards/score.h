/* The value of a high hand.
 *
 * A score is 1 (7-5-4-3-2 of several suits) to 7462 (royal flush): bigger wins, equal scores tie; 0
 * is not a hand. A standing counts the other way: 1 = royal flush to 7462, the numbering that poker
 * programs have printed since Cactus Kev's (suffe.cool/poker/evaluator.html). The only values are
 * the 7462 of five cards: a hand of six or seven cards has the score of its best five.
 *
 * Within a category scores are consecutive, so that category, ranks and names follow from the score
 * by arithmetic, without a table. */
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
	STRAIGHT_FLUSH, /* includes the royal flush */
	CATEGORY_COUNT
};

/* The first score of each category: each of the 13 ranks of a pair has C(12, 3) = 220 sets of
 * kickers, and so on. */
enum {
	FLOOR_HIGH_CARD = 1,
	FLOOR_PAIR = 1 + 1277, /* C(13, 5) - 10 */
	FLOOR_TWO_PAIR = FLOOR_PAIR + 13 * 220,
	FLOOR_THREE = FLOOR_TWO_PAIR + 78 * 11,
	FLOOR_STRAIGHT = FLOOR_THREE + 13 * 66,
	FLOOR_FLUSH = FLOOR_STRAIGHT + 10,
	FLOOR_FULL_HOUSE = FLOOR_FLUSH + 1277,
	FLOOR_FOUR = FLOOR_FULL_HOUSE + 13 * 12,
	FLOOR_STRAIGHT_FLUSH = FLOOR_FOUR + 13 * 12
};

/* The lowest score of each category, and one past the highest score. */
extern const score category_floor[CATEGORY_COUNT + 1];

static inline unsigned score_standing(score s)
{
	return SCORE_MAX + 1u - s;
}

enum category score_category(score s);

#endif
