#include "cards/score.h"

#include "cards/card.h"
#include "cards/colex.h"

/* Hands of one category, fewest first: 10 straights, 13 * 12 ranks of four and
 * a kicker, C(13, 5) - 10 of five different ranks, and so on. */
enum {
	STRAIGHTS = 10,
	FIVE_RANKS = 1287, /* C(13, 5) */
	DISTINCT = FIVE_RANKS - STRAIGHTS,
	OTHERS = CARD_RANKS - 1,
	KICKER_PAIRS = 66,    /* C(12, 2) */
	KICKER_TRIPLES = 220, /* C(12, 3) */
	TWO_PAIR_KICKERS = CARD_RANKS - 2
};

enum {
	FLOOR_HIGH_CARD = 1,
	FLOOR_PAIR = FLOOR_HIGH_CARD + DISTINCT,
	FLOOR_TWO_PAIR = FLOOR_PAIR + CARD_RANKS * KICKER_TRIPLES,
	FLOOR_THREE = FLOOR_TWO_PAIR + 78 * TWO_PAIR_KICKERS, /* 78 = C(13, 2) */
	FLOOR_STRAIGHT = FLOOR_THREE + CARD_RANKS * KICKER_PAIRS,
	FLOOR_FLUSH = FLOOR_STRAIGHT + STRAIGHTS,
	FLOOR_FULL_HOUSE = FLOOR_FLUSH + DISTINCT,
	FLOOR_FOUR = FLOOR_FULL_HOUSE + CARD_RANKS * OTHERS,
	FLOOR_STRAIGHT_FLUSH = FLOOR_FOUR + CARD_RANKS * OTHERS
};

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

_Static_assert(FLOOR_STRAIGHT_FLUSH + STRAIGHTS == SCORE_MAX + 1, "7462 classes in all");

static const char *const keys[CATEGORY_COUNT] = {
	"high-card",
	"pair",
	"two-pair",
	"three-of-a-kind",
	"straight",
	"flush",
	"full-house",
	"four-of-a-kind",
	"straight-flush",
};

static const char *const names[CATEGORY_COUNT] = {
	"high card",
	"pair",
	"two pair",
	"three of a kind",
	"straight",
	"flush",
	"full house",
	"four of a kind",
	"straight flush",
};

const char *category_key(enum category category)
{
	return keys[category];
}

const char *category_name(enum category category)
{
	return names[category];
}

enum category score_category(score s)
{
	int category = 0;

	for (int i = 1; i < CATEGORY_COUNT; i++)
		category += s >= category_floor[i];
	return (enum category)category;
}
