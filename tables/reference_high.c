/* High hands of any deck. */
#include "reference_internal.h"

enum { DEUCE = 0, SIX = 4 };

int reference_high_digits(reference_value value, uint8_t ranks[5])
{
	for (int i = 4; i >= 0; i--, value /= 16)
		ranks[i] = value % 16;
	return (int)value;
}

static int five_ranks(reference_value value, uint8_t ranks[5])
{
	reference_high_digits(value, ranks);
	return 5;
}

static reference_value high_of(const uint8_t *cards, int count)
{
	(void)count;
	return reference_five(cards);
}

static void high_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int kind = reference_high_digits(value, ranks);

	reference_name((enum reference_kind)kind, ranks, 5, false, name);
}

const struct reference_evaluator reference_high = {
	.name = "high",
	.deck = REFERENCE_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = reference_kind_names,
	.category_count = REFERENCE_KINDS,
	.standings = REFERENCE_CLASSES,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};

/* With five ranks: 5 pairs with 4 kickers' triples, 10 two pairs with 3 kickers, 5 threes with 6
 * pairs of kickers, one straight, 20 full houses, 20 fours and one royal flush; no high cards and
 * no other flush. */
const struct reference_evaluator reference_royal = {
	.name = "royal",
	.deck = REFERENCE_FROM_TEN,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = reference_kind_names,
	.category_count = REFERENCE_KINDS,
	.standings = 5 * 4 + 10 * 3 + 5 * 6 + 1 + 20 + 20 + 1,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};

/* -- short deck ------------------------------------------------------------ */

/* The kinds of five cards, from the worst up. */
static const enum reference_kind short_order[REFERENCE_KINDS] = {REFERENCE_HIGH_CARD,
	REFERENCE_PAIR, REFERENCE_TWO_PAIR, REFERENCE_THREE, REFERENCE_STRAIGHT,
	REFERENCE_FULL_HOUSE, REFERENCE_FLUSH, REFERENCE_FOUR, REFERENCE_STRAIGHT_FLUSH};

static const char *const short_names[REFERENCE_KINDS] = {"high card", "pair", "two pair",
	"three of a kind", "straight", "full house", "flush", "four of a kind", "straight flush"};

static const enum reference_kind trips_order[REFERENCE_KINDS] = {REFERENCE_HIGH_CARD,
	REFERENCE_PAIR, REFERENCE_TWO_PAIR, REFERENCE_STRAIGHT, REFERENCE_THREE,
	REFERENCE_FULL_HOUSE, REFERENCE_FLUSH, REFERENCE_FOUR, REFERENCE_STRAIGHT_FLUSH};

static const char *const trips_names[REFERENCE_KINDS] = {"high card", "pair", "two pair",
	"straight", "three of a kind", "full house", "flush", "four of a kind", "straight flush"};

static reference_value short_of_kind(const uint8_t *cards,
	const enum reference_kind kinds[REFERENCE_KINDS])
{
	uint8_t ranks[5], ordered[5];
	bool suited = reference_split(cards, ranks);
	enum reference_kind kind = reference_kind(ranks, suited, SIX, ordered);
	int category = 0;

	while (kinds[category] != kind)
		category++;
	return reference_digits(category, ordered, 5);
}

static reference_value short_of(const uint8_t *cards, int count)
{
	(void)count;
	return short_of_kind(cards, short_order);
}

static reference_value trips_of(const uint8_t *cards, int count)
{
	(void)count;
	return short_of_kind(cards, trips_order);
}

static void short_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int category = reference_high_digits(value, ranks);

	reference_name(short_order[category], ranks, 5, false, name);
}

static void trips_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int category = reference_high_digits(value, ranks);

	reference_name(trips_order[category], ranks, 5, false, name);
}

/* With nine ranks: C(9, 5) - 6 = 120 high cards and the same number of flushes, 9 * C(8, 3) pairs,
 * C(9, 2) * 7 two pairs, 9 * C(8, 2) threes, 6 straights, 72 full houses, 72 fours, 6 straight
 * flushes. */
enum { SHORT_STANDINGS = 120 + 9 * 56 + 36 * 7 + 9 * 28 + 6 + 72 + 120 + 72 + 6 };

const struct reference_evaluator reference_shortdeck = {
	.name = "shortdeck",
	.deck = REFERENCE_FROM_SIX,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = short_names,
	.category_count = REFERENCE_KINDS,
	.standings = SHORT_STANDINGS,
	.of = short_of,
	.ranks = five_ranks,
	.describe = short_describe,
};

const struct reference_evaluator reference_shortdeck_trips = {
	.name = "shortdeck-trips",
	.deck = REFERENCE_FROM_SIX,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = trips_names,
	.category_count = REFERENCE_KINDS,
	.standings = SHORT_STANDINGS,
	.of = trips_of,
	.ranks = five_ranks,
	.describe = trips_describe,
};

/* -- Omaha ----------------------------------------------------------------- */

const struct reference_evaluator reference_omaha = {
	.name = "omaha",
	.deck = REFERENCE_DECK,
	.hole = {4, 6},
	.board = {3, 5},
	.cards = 5,
	.from_hole = 2,
	.categories = reference_kind_names,
	.category_count = REFERENCE_KINDS,
	.standings = REFERENCE_CLASSES,
	.of = high_of,
	.ranks = five_ranks,
	.describe = high_describe,
};
