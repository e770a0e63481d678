#include "cards/score.h"

const score category_floor[CATEGORY_COUNT + 1] = {
	FLOOR_HIGH_CARD,
	FLOOR_PAIR,
	FLOOR_TWO_PAIR,
	FLOOR_THREE,
	FLOOR_STRAIGHT,
	FLOOR_FLUSH,
	FLOOR_FULL_HOUSE,
	FLOOR_FOUR,
	FLOOR_STRAIGHT_FLUSH,
	SCORE_MAX + 1,
};

_Static_assert(FLOOR_STRAIGHT_FLUSH + 10 == SCORE_MAX + 1, "7462 classes in all");

enum category score_category(score s)
{
	int category = 0;

	for (int i = 1; i < CATEGORY_COUNT; i++)
		category += s >= category_floor[i];
	return (enum category)category;
}
