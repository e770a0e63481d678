/* Low hands: ace-to-five, eight-or-better, deuce-to-seven and badugi. */
#include "rulebook_inside.h"

enum { RANKS = 13, ACE = 12, SEVEN_ABOVE_ACE = 7 };

rulebook_value rulebook_low_value(int categories, int category, const uint8_t *ranks, int count)
{
	return ((rulebook_value)categories << RULEBOOK_CATEGORY_SHIFT) - 1 -
	       rulebook_digits(category, ranks, count);
}

int rulebook_low_digits(int categories, rulebook_value value, uint8_t ranks[5])
{
	return rulebook_high_digits(((rulebook_value)categories << RULEBOOK_CATEGORY_SHIFT) - 1 -
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

/* What five ranks can be, the best first; the names are from the worst up. */
enum { FIVE_KINDS = 6, LOW_STANDINGS = 6175, EIGHT_STANDINGS = 56 };

static const enum rulebook_kind five_order[FIVE_KINDS] = {RULEBOOK_HIGH_CARD, RULEBOOK_PAIR,
	RULEBOOK_TWO_PAIR, RULEBOOK_THREE, RULEBOOK_FULL_HOUSE, RULEBOOK_FOUR};

static const char *const five_names[FIVE_KINDS] = {"four of a kind", "full house",
	"three of a kind", "two pair", "pair", "no pair"};

/* Returns the category, from the best: no matter whether the ranks are in a row or of one suit. */
static int five_kind(const uint8_t *cards, uint8_t ordered[5])
{
	uint8_t ranks[5];
	enum rulebook_kind kind;
	int category = 0;

	for (int i = 0; i < 5; i++)
		ranks[i] = above_ace(cards[i] / 4);
	kind = rulebook_kind(ranks, false, NO_LOW_ACE, ordered);
	if (kind == RULEBOOK_STRAIGHT)
		kind = RULEBOOK_HIGH_CARD;
	while (five_order[category] != kind)
		category++;
	return category;
}

static rulebook_value ace_to_five_of(const uint8_t *cards, int count)
{
	uint8_t ordered[5];
	int category = five_kind(cards, ordered);

	(void)count;
	return rulebook_low_value(FIVE_KINDS, category, ordered, 5);
}

static int ace_to_five_ranks(rulebook_value value, uint8_t ranks[5])
{
	rulebook_low_digits(FIVE_KINDS, value, ranks);
	back_to_ranks(ranks, 5);
	return 5;
}

static void ace_to_five_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int category = rulebook_low_digits(FIVE_KINDS, value, ranks);

	back_to_ranks(ranks, 5);
	rulebook_name(five_order[category], ranks, 5, true, name);
}

const struct rulebook_evaluator rulebook_ace_to_five = {
	.name = "ace-to-five",
	.deck = RULEBOOK_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = five_names,
	.category_count = FIVE_KINDS,
	.standings = LOW_STANDINGS,
	.of = ace_to_five_of,
	.ranks = ace_to_five_ranks,
	.describe = ace_to_five_describe,
};

/* -- eight-or-better -------------------------------------------------------- */

static const char *const eight_names[1] = {"low"};

static rulebook_value eight_of(const uint8_t *cards, int count)
{
	uint8_t ordered[5];
	int category = five_kind(cards, ordered);

	(void)count;
	if (category > 0 || ordered[0] > SEVEN_ABOVE_ACE)
		return 0;
	return rulebook_low_value(1, 0, ordered, 5);
}

static int eight_ranks(rulebook_value value, uint8_t ranks[5])
{
	rulebook_low_digits(1, value, ranks);
	back_to_ranks(ranks, 5);
	return 5;
}

static void eight_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];

	eight_ranks(value, ranks);
	rulebook_name(RULEBOOK_HIGH_CARD, ranks, 5, true, name);
}

const struct rulebook_evaluator rulebook_eight_or_better = {
	.name = "eight-or-better",
	.deck = RULEBOOK_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = eight_names,
	.category_count = 1,
	.standings = EIGHT_STANDINGS,
	.of = eight_of,
	.ranks = eight_ranks,
	.describe = eight_describe,
};

const struct rulebook_evaluator rulebook_omaha_low = {
	.name = "omaha-low",
	.deck = RULEBOOK_DECK,
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

static const char *const seven_names[RULEBOOK_KINDS] = {"straight flush", "four of a kind",
	"full house", "flush", "straight", "three of a kind", "two pair", "pair", "no pair"};

static rulebook_value deuce_to_seven_of(const uint8_t *cards, int count)
{
	uint8_t ranks[5], ordered[5];
	bool suited = rulebook_split(cards, ranks);
	enum rulebook_kind kind = rulebook_kind(ranks, suited, NO_LOW_ACE, ordered);

	(void)count;
	return rulebook_low_value(RULEBOOK_KINDS, (int)kind, ordered, 5);
}

static int deuce_to_seven_ranks(rulebook_value value, uint8_t ranks[5])
{
	rulebook_low_digits(RULEBOOK_KINDS, value, ranks);
	return 5;
}

static void deuce_to_seven_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int kind = rulebook_low_digits(RULEBOOK_KINDS, value, ranks);

	rulebook_name((enum rulebook_kind)kind, ranks, 5, true, name);
}

const struct rulebook_evaluator rulebook_deuce_to_seven = {
	.name = "deuce-to-seven",
	.deck = RULEBOOK_DECK,
	.hole = {0, 7},
	.board = {0, 5},
	.cards = 5,
	.from_hole = RULEBOOK_ANY,
	.categories = seven_names,
	.category_count = RULEBOOK_KINDS,
	.standings = RULEBOOK_CLASSES, /* the wheels and the lowest ace-highs change places */
	.of = deuce_to_seven_of,
	.ranks = deuce_to_seven_ranks,
	.describe = deuce_to_seven_describe,
};

/* -- badugi ----------------------------------------------------------------- */

enum { BADUGI_CARDS = 4 };

static const char *const badugi_names[BADUGI_CARDS] = {"one-card badugi", "two-card badugi",
	"three-card badugi", "four-card badugi"};

/* The ranks of the chosen cards, the highest first, if no two share a rank or a suit; returns
 * how many, or 0. */
static int different(const uint8_t *cards, int count, unsigned chosen, uint8_t ranks[4])
{
	bool has_rank[RANKS] = {false}, has_suit[4] = {false};
	int taken = 0;

	for (int i = 0; i < count; i++) {
		if (!(chosen >> i & 1))
			continue;
		if (has_rank[above_ace(cards[i] / 4)] || has_suit[cards[i] % 4])
			return 0;
		has_rank[above_ace(cards[i] / 4)] = has_suit[cards[i] % 4] = true;
	}
	for (int rank = RANKS - 1; rank >= 0; rank--)
		if (has_rank[rank])
			ranks[taken++] = (uint8_t)rank;
	return taken;
}

static rulebook_value badugi_of(const uint8_t *cards, int count)
{
	rulebook_value best = 0;

	for (unsigned chosen = 1; chosen < 1u << count; chosen++) {
		uint8_t ranks[BADUGI_CARDS];
		int taken = different(cards, count, chosen, ranks);
		rulebook_value value =
			taken ? rulebook_low_value(BADUGI_CARDS, BADUGI_CARDS - taken, ranks, taken)
			      : 0;

		if (value > best)
			best = value;
	}
	return best;
}

static int badugi_ranks(rulebook_value value, uint8_t ranks[5])
{
	int count = BADUGI_CARDS - rulebook_low_digits(BADUGI_CARDS, value, ranks);

	back_to_ranks(ranks, count);
	return count;
}

static void badugi_describe(rulebook_value value, char name[RULEBOOK_NAME])
{
	uint8_t ranks[5];
	int count = badugi_ranks(value, ranks);

	name[0] = '\0';
	rulebook_add(name, badugi_names[count - 1]);
	rulebook_add(name, ", ");
	rulebook_add_run(name, ranks, count);
}

/* C(13, 4) + C(13, 3) + C(13, 2) + 13 sets of ranks. */
const struct rulebook_evaluator rulebook_badugi = {
	.name = "badugi",
	.deck = RULEBOOK_DECK,
	.hole = {1, 4},
	.board = {0, 0},
	.cards = BADUGI_CARDS,
	.fewer = true,
	.from_hole = RULEBOOK_ANY,
	.categories = badugi_names,
	.category_count = BADUGI_CARDS,
	.standings = 715 + 286 + 78 + 13,
	.of = badugi_of,
	.ranks = badugi_ranks,
	.describe = badugi_describe,
};
