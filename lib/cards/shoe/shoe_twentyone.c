#include "cards/shoe/shoe.h"

#include <assert.h>
#include <string.h>

enum {
	ACE = 12,
	ACE_MORE = 10, /* added for an ace in a soft hand */
	TEN = 10,
	MOST = 21,
	BUST = 1, /* scores */
	NATURAL = 22
};

/* The points of a card, with an ace as 1. */
static int points_of(card c)
{
	const int rank = card_rank(c);

	return rank == ACE ? 1 : rank + 2 < TEN ? rank + 2 : TEN;
}

/* The points of some cards, and the category of their total. */
struct points {
	int hard; /* with all aces as 1 */
	bool ace;
	int cards;
};

static int total_of(const struct points *points)
{
	const bool soft = points->ace && points->hard + ACE_MORE <= MOST;

	return soft ? points->hard + ACE_MORE : points->hard;
}

static bool is_natural(const struct points *points)
{
	return points->cards == 2 && total_of(points) == MOST;
}

static struct points add_up(const struct shoe_hand *hand)
{
	struct points points = {.cards = hand->count};

	for (int i = 0; i < hand->count; i++) {
		points.hard += points_of(hand->list[i]);
		points.ace = points.ace || card_rank(hand->list[i]) == ACE;
	}
	return points;
}

int shoe_total(const struct shoe_hand *hand, bool *soft)
{
	const struct points points = add_up(hand);
	const int total = total_of(&points);

	if (soft)
		*soft = total > points.hard;
	return total;
}

static score value(const struct shoe_hand *hand)
{
	const struct points points = add_up(hand);
	const int total = total_of(&points);

	if (is_natural(&points))
		return NATURAL;
	return total > MOST ? BUST : (score)total;
}

/* -- categories ------------------------------------------------------------------- */

/* A bust, hard 2 to hard 10, hard 11 and soft 11 and so on to soft 21, and a natural: a hand of one
 * card may be hard 2 or soft 11. */
#define HARD(total)                                                                                \
	{                                                                                          \
		"hard-" #total, "hard " #total, total, true, false                                 \
	}
#define BOTH(total)                                                                                \
	HARD(total),                                                                               \
	{                                                                                          \
		"soft-" #total, "soft " #total, total, false, true                                 \
	}

enum { HARD_FIRST = 2, SOFT_FIRST = 11, AT_HARD = 1, AT_BOTH = 10, AT_NATURAL = 32 };

static const struct shoe_category categories[] = {{.key = "bust", .name = "bust"}, HARD(2), HARD(3),
	HARD(4), HARD(5), HARD(6), HARD(7), HARD(8), HARD(9), HARD(10), BOTH(11), BOTH(12),
	BOTH(13), BOTH(14), BOTH(15), BOTH(16), BOTH(17), BOTH(18), BOTH(19), BOTH(20), BOTH(21),
	{.key = "natural", .name = "natural", .total = MOST}};

_Static_assert(sizeof categories / sizeof *categories == SHOE_CATEGORIES_MAX &&
		       AT_NATURAL == SHOE_CATEGORIES_MAX - 1,
	"the natural is the last category");

static int category_of_points(const struct points *points)
{
	const int total = total_of(points);

	if (is_natural(points))
		return AT_NATURAL;
	if (total > MOST)
		return 0;
	if (total < SOFT_FIRST)
		return AT_HARD + total - HARD_FIRST;
	return AT_BOTH + 2 * (total - SOFT_FIRST) + (total > points->hard);
}

static int category_of(const struct shoe_hand *hand)
{
	const struct points points = add_up(hand);

	return category_of_points(&points);
}

/* -- names ------------------------------------------------------------------------ */

static void describe(struct text *out, const struct shoe_hand *hand)
{
	const struct points points = add_up(hand);
	const int category = category_of_points(&points);

	text_add_string(out, categories[category].name);
	if (!category) {
		text_add_string(out, " with ");
		text_add_uint(out, (uint64_t)points.hard);
	}
}

static void brief(struct text *out, const struct shoe_hand *hand)
{
	const struct points points = add_up(hand);

	if (is_natural(&points))
		text_add_string(out, "a natural");
	else
		text_add_uint(out, (uint64_t)total_of(&points));
}

/* -- counting --------------------------------------------------------------------- */

/* Cards are dealt in groups of equal points, from aces to those that count ten. The state is the
 * number of cards dealt so far, their sum with aces as 1, and whether an ace is among them; all
 * sums above 21 are one state. */
enum { SUMS = MOST + 2, GROUPS = TEN };

struct ways {
	uint64_t of[SHOE_HAND_MAX + 1][SUMS][2]; /* by cards to come, sum and ace */
};

/* Adds the ways to have `dealt` cards of which `take` are from a group, out of those it has left.
 */
static void add_ways(struct ways *ways, int points, int dealt, int take, uint32_t left)
{
	uint64_t choices = 0;
	/* at most the ways to choose this many of all cards: below 2^64 */
	const bool fits = shoe_choose(left, (uint32_t)take, &choices);

	assert(fits);
	(void)fits;
	for (int sum = 0; sum < SUMS; sum++) {
		const int reached = sum + take * points;
		const uint64_t *const from = ways->of[dealt - take][sum];
		uint64_t *const to = ways->of[dealt][reached < SUMS ? reached : SUMS - 1];

		to[points == 1] += from[0] * choices;
		to[1] += from[1] * choices;
	}
}

static void breakdown(const struct shoe *shoe, const struct shoe_hand *hand, int size,
	uint64_t *by_category)
{
	const struct points known = add_up(hand);
	const int to_come = size - hand->count;
	uint32_t left[GROUPS + 1] = {0};
	struct ways ways = {{{{0}}}};

	for (int c = 0; c < CARD_COUNT; c++)
		left[points_of((card)c)] += shoe->left[c];
	ways.of[0][known.hard < SUMS ? known.hard : SUMS - 1][known.ace] = 1;
	/* combine each way so far with any number of the cards that a group has left: from the most
	 * cards down, so that the ways with fewer cards are still those without the group */
	for (int points = 1; points <= GROUPS; points++)
		for (int dealt = to_come; dealt > 0; dealt--)
			for (int take = 1; take <= dealt && (uint32_t)take <= left[points]; take++)
				add_ways(&ways, points, dealt, take, left[points]);
	for (int sum = 0; sum < SUMS; sum++)
		for (int ace = 0; ace < 2; ace++) {
			const struct points points = {.hard = sum, .ace = ace, .cards = size};
			const uint64_t count = ways.of[to_come][sum][ace];

			/* sums that no hand has, such as 1, have no category */
			if (count)
				by_category[category_of_points(&points)] += count;
		}
}

const struct shoe_rules shoe_twentyone = {
	.standings = NATURAL,
	.winning = BUST + 1,
	.totals = true,
	.categories = SHOE_CATEGORIES_MAX,
	.category = categories,
	.value = value,
	.category_of = category_of,
	.describe = describe,
	.brief = brief,
	.breakdown = breakdown,
};
