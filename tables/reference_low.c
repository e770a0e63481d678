/* Low hands: ace-to-five, eight-or-better, deuce-to-seven and badugi. */
#include "reference_internal.h"

enum { RANKS = 13, ACE = 12, SEVEN_ABOVE_ACE = 7 };

reference_value reference_low_value(int categories, int category, const uint8_t *ranks, int count)
{
	return ((reference_value)categories << REFERENCE_CATEGORY_SHIFT) - 1 -
	       reference_digits(category, ranks, count);
}

int reference_low_digits(int categories, reference_value value, uint8_t ranks[5])
{
	return reference_high_digits(((reference_value)categories << REFERENCE_CATEGORY_SHIFT) - 1 -
					     value,
		ranks);
}

/* With the ace below the deuce: 0 ace ... 12 king; and back. */
static uint8_t above_ace(uint8_t rank)
{
	return (uint8_t)((rank + 1) % RANKS);
}

static void back_to_ranks(uint8_t *ranks, int count)
{
	for (int i = 0; i < count; i++)
		ranks[i] = (uint8_t)((ranks[i] + ACE) % RANKS);
}

/* -- ace-to-five ------------------------------------------------------------ */

/* The kinds of five ranks, the best first; the names are from the worst up. */
enum { FIVE_KINDS = 6, LOW_STANDINGS = 6175, EIGHT_STANDINGS = 56 };

static const enum reference_kind five_order[FIVE_KINDS] = {REFERENCE_HIGH_CARD, REFERENCE_PAIR,
	REFERENCE_TWO_PAIR, REFERENCE_THREE, REFERENCE_FULL_HOUSE, REFERENCE_FOUR};

static const char *const five_names[FIVE_KINDS] = {"four of a kind", "full house",
	"three of a kind", "two pair", "pair", "no pair"};

/* Returns the category, from the best, whether or not the ranks are in a row or of one suit. */
static int five_kind(const uint8_t *cards, uint8_t ordered[5])
{
	uint8_t ranks[5];
	enum reference_kind kind;
	int category = 0;

	for (int i = 0; i < 5; i++)
		ranks[i] = above_ace(cards[i] / 4);
	kind = reference_kind(ranks, false, NO_LOW_ACE, ordered);
	if (kind == REFERENCE_STRAIGHT)
		kind = REFERENCE_HIGH_CARD;
	while (five_order[category] != kind)
		category++;
	return category;
}

static reference_value ace_to_five_of(const uint8_t *cards, int count)
{
	uint8_t ordered[5];
	int category = five_kind(cards, ordered);

	(void)count;
	return reference_low_value(FIVE_KINDS, category, ordered, 5);
}

static int ace_to_five_ranks(reference_value value, uint8_t ranks[5])
{
	reference_low_digits(FIVE_KINDS, value, ranks);
	back_to_ranks(ranks, 5);
	return 5;
}

static void ace_to_five_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int category = reference_low_digits(FIVE_KINDS, value, ranks);

	back_to_ranks(ranks, 5);
	reference_name(five_order[category], ranks, 5, true, name);
}

const struct reference_evaluator reference_ace_to_five = {
	.name = "ace-to-five",
	.deck = REFERENCE_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = five_names,
	.category_count = FIVE_KINDS,
	.standings = LOW_STANDINGS,
	.of = ace_to_five_of,
	.ranks = ace_to_five_ranks,
	.describe = ace_to_five_describe,
};

/* -- eight-or-better -------------------------------------------------------- */

static const char *const eight_names[1] = {"low"};

static reference_value eight_of(const uint8_t *cards, int count)
{
	uint8_t ordered[5];
	int category = five_kind(cards, ordered);

	(void)count;
	if (category > 0 || ordered[0] > SEVEN_ABOVE_ACE)
		return 0;
	return reference_low_value(1, 0, ordered, 5);
}

static int eight_ranks(reference_value value, uint8_t ranks[5])
{
	reference_low_digits(1, value, ranks);
	back_to_ranks(ranks, 5);
	return 5;
}

static void eight_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];

	eight_ranks(value, ranks);
	reference_name(REFERENCE_HIGH_CARD, ranks, 5, true, name);
}

const struct reference_evaluator reference_eight_or_better = {
	.name = "eight-or-better",
	.deck = REFERENCE_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = eight_names,
	.category_count = 1,
	.standings = EIGHT_STANDINGS,
	.of = eight_of,
	.ranks = eight_ranks,
	.describe = eight_describe,
};

const struct reference_evaluator reference_omaha_low = {
	.name = "omaha-low",
	.deck = REFERENCE_DECK,
	.hole = {4, 6},
	.board = {3, 5},
	.cards = 5,
	.from_hole = 2,
	.categories = eight_names,
	.category_count = 1,
	.standings = EIGHT_STANDINGS,
	.of = eight_of,
	.ranks = eight_ranks,
	.describe = eight_describe,
};

/* -- deuce-to-seven --------------------------------------------------------- */

static const char *const seven_names[REFERENCE_KINDS] = {"straight flush", "four of a kind",
	"full house", "flush", "straight", "three of a kind", "two pair", "pair", "no pair"};

static reference_value deuce_to_seven_of(const uint8_t *cards, int count)
{
	uint8_t ranks[5], ordered[5];
	bool suited = reference_split(cards, ranks);
	enum reference_kind kind = reference_kind(ranks, suited, NO_LOW_ACE, ordered);

	(void)count;
	return reference_low_value(REFERENCE_KINDS, (int)kind, ordered, 5);
}

static int deuce_to_seven_ranks(reference_value value, uint8_t ranks[5])
{
	reference_low_digits(REFERENCE_KINDS, value, ranks);
	return 5;
}

static void deuce_to_seven_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int kind = reference_low_digits(REFERENCE_KINDS, value, ranks);

	reference_name((enum reference_kind)kind, ranks, 5, true, name);
}

const struct reference_evaluator reference_deuce_to_seven = {
	.name = "deuce-to-seven",
	.deck = REFERENCE_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = REFERENCE_ANY,
	.categories = seven_names,
	.category_count = REFERENCE_KINDS,
	.standings = REFERENCE_CLASSES, /* the wheels and the lowest ace-highs exchange positions */
	.of = deuce_to_seven_of,
	.ranks = deuce_to_seven_ranks,
	.describe = deuce_to_seven_describe,
};

/* -- badugi ----------------------------------------------------------------- */

enum { BADUGI_CARDS = 4 };

static const char *const badugi_names[BADUGI_CARDS] = {"one-card badugi", "two-card badugi",
	"three-card badugi", "four-card badugi"};

/* The ranks of the chosen cards, the highest first, if no two share a rank or a suit; returns their
 * number, or 0. */
static int different(const uint8_t *cards, int count, unsigned chosen, uint8_t ranks[4])
{
	bool has_rank[RANKS] = {false}, has_suit[4] = {false};
	int size = 0;

	for (int i = 0; i < count; i++) {
		if (!(chosen >> i & 1))
			continue;
		if (has_rank[above_ace(cards[i] / 4)] || has_suit[cards[i] % 4])
			return 0;
		has_rank[above_ace(cards[i] / 4)] = has_suit[cards[i] % 4] = true;
	}
	for (int rank = RANKS - 1; rank >= 0; rank--)
		if (has_rank[rank])
			ranks[size++] = (uint8_t)rank;
	return size;
}

static reference_value badugi_of(const uint8_t *cards, int count)
{
	reference_value best = 0;

	for (unsigned chosen = 1; chosen < 1u << count; chosen++) {
		uint8_t ranks[BADUGI_CARDS];
		int size = different(cards, count, chosen, ranks);
		reference_value value =
			size ? reference_low_value(BADUGI_CARDS, BADUGI_CARDS - size, ranks, size)
			     : 0;

		if (value > best)
			best = value;
	}
	return best;
}

static int badugi_ranks(reference_value value, uint8_t ranks[5])
{
	int count = BADUGI_CARDS - reference_low_digits(BADUGI_CARDS, value, ranks);

	back_to_ranks(ranks, count);
	return count;
}

static void badugi_describe(reference_value value, char name[REFERENCE_NAME])
{
	uint8_t ranks[5];
	int count = badugi_ranks(value, ranks);

	name[0] = '\0';
	reference_add(name, badugi_names[count - 1]);
	reference_add(name, ", ");
	reference_add_run(name, ranks, count);
}

/* C(13, 4) + C(13, 3) + C(13, 2) + 13 sets of ranks. */
const struct reference_evaluator reference_badugi = {
	.name = "badugi",
	.deck = REFERENCE_DECK,
	.hole = {1, 4},
	.board = {0, 0},
	.cards = BADUGI_CARDS,
	.fewer = true,
	.from_hole = REFERENCE_ANY,
	.categories = badugi_names,
	.category_count = BADUGI_CARDS,
	.standings = 715 + 286 + 78 + 13,
	.of = badugi_of,
	.ranks = badugi_ranks,
	.describe = badugi_describe,
};
