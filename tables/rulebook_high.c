/* High hands of any deck. */
#include "rulebook_inside.h"

enum { DEUCE = 0, SIX = 4 };

int rulebook_high_digits(rulebook_value value, uint8_t ranks[5])
{
	for (int i = 4; i >= 0; i--, value /= 16)
		ranks[i] = value % 16;
	return (int)value;
}

static int five_ranks(rulebook_value value, uint8_t ranks[5])
{
	rulebook_high_digits(value, ranks);
	return 5;
}

static rulebook_value high_of(const uint8_t *cards, int count)
{
	(void)count;
	return rulebook_five(cards);
}

static void high_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int kind = rulebook_high_digits(value, ranks);

	rulebook_name((enum rulebook_kind)kind, ranks, 5, false, name);
}

const struct rulebook_evaluator rulebook_high = {
	.name = "high",
	.deck = RULEBOOK_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = rulebook_kind_names,
	.category_count = RULEBOOK_KINDS,
	.standings = RULEBOOK_CLASSES,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};

/* Of five ranks: 5 pairs with 4 kickers' triples, 10 two pairs with 3 kickers, 5 threes with 6
 * pairs of kickers, one straight, 20 full houses, 20 fours and one royal flush: no high cards
 * and no other flush. */
const struct rulebook_evaluator rulebook_royal = {
	.name = "royal",
	.deck = RULEBOOK_FROM_TEN,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = rulebook_kind_names,
	.category_count = RULEBOOK_KINDS,
	.standings = 5 * 4 + 10 * 3 + 5 * 6 + 1 + 20 + 20 + 1,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};

/* -- short deck ------------------------------------------------------------ */

/* What five cards can be, from the worst up. */
static const enum rulebook_kind short_order[RULEBOOK_KINDS] = {RULEBOOK_HIGH_CARD, RULEBOOK_PAIR,
	RULEBOOK_TWO_PAIR, RULEBOOK_THREE, RULEBOOK_STRAIGHT, RULEBOOK_FULL_HOUSE, RULEBOOK_FLUSH,
	RULEBOOK_FOUR, RULEBOOK_STRAIGHT_FLUSH};

static const char *const short_names[RULEBOOK_KINDS] = {"high card", "pair", "two pair",
	"three of a kind", "straight", "full house", "flush", "four of a kind", "straight flush"};

static const enum rulebook_kind trips_order[RULEBOOK_KINDS] = {RULEBOOK_HIGH_CARD, RULEBOOK_PAIR,
	RULEBOOK_TWO_PAIR, RULEBOOK_STRAIGHT, RULEBOOK_THREE, RULEBOOK_FULL_HOUSE, RULEBOOK_FLUSH,
	RULEBOOK_FOUR, RULEBOOK_STRAIGHT_FLUSH};

static const char *const trips_names[RULEBOOK_KINDS] = {"high card", "pair", "two pair", "straight",
	"three of a kind", "full house", "flush", "four of a kind", "straight flush"};

static rulebook_value short_of_kind(const uint8_t *cards,
	const enum rulebook_kind kinds[RULEBOOK_KINDS])
{
	uint8_t ranks[5], ordered[5];
	bool suited = rulebook_split(cards, ranks);
	enum rulebook_kind kind = rulebook_kind(ranks, suited, SIX, ordered);
	int category = 0;

	while (kinds[category] != kind)
		category++;
	return rulebook_digits(category, ordered, 5);
}

static rulebook_value short_of(const uint8_t *cards, int count)
{
	(void)count;
	return short_of_kind(cards, short_order);
}

static rulebook_value trips_of(const uint8_t *cards, int count)
{
	(void)count;
	return short_of_kind(cards, trips_order);
}

static void short_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int category = rulebook_high_digits(value, ranks);

	rulebook_name(short_order[category], ranks, 5, false, name);
}

static void trips_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int category = rulebook_high_digits(value, ranks);

	rulebook_name(trips_order[category], ranks, 5, false, name);
}

/* Nine ranks: C(9, 5) - 6 = 120 high cards and as many flushes, 9 * C(8, 3) pairs, C(9, 2) * 7
 * two pairs, 9 * C(8, 2) threes, 6 straights, 72 full houses, 72 fours, 6 straight flushes. */
enum { SHORT_STANDINGS = 120 + 9 * 56 + 36 * 7 + 9 * 28 + 6 + 72 + 120 + 72 + 6 };

const struct rulebook_evaluator rulebook_shortdeck = {
	.name = "shortdeck",
	.deck = RULEBOOK_FROM_SIX,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = short_names,
	.category_count = RULEBOOK_KINDS,
	.standings = SHORT_STANDINGS,
	.of = short_of,
	.ranks = five_ranks,
	.describe = short_describe,
};

const struct rulebook_evaluator rulebook_shortdeck_trips = {
	.name = "shortdeck-trips",
	.deck = RULEBOOK_FROM_SIX,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = trips_names,
	.category_count = RULEBOOK_KINDS,
	.standings = SHORT_STANDINGS,
	.of = trips_of,
	.ranks = five_ranks,
	.describe = trips_describe,
};

/* -- Omaha ----------------------------------------------------------------- */

const struct rulebook_evaluator rulebook_omaha = {
	.name = "omaha",
	.deck = RULEBOOK_DECK,
	.hole = {4, 6},
	.board = {3, 5},
	.cards = 5,
	.from_hole = 2,
	.categories = rulebook_kind_names,
	.category_count = RULEBOOK_KINDS,
	.standings = RULEBOOK_CLASSES,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};
