#include "cards/order/order.h"

#include "cards/card.h"
#include "cards/colex.h"

int order_category(const struct order *order, score value)
{
	int category = 0;

	for (int i = 1; i < order->categories; i++)
		category += value >= order->category[i].floor;
	return category;
}

/* The ranks of a k-subset of the scheme's ranks, from the highest down; the ranks in `skip` are not
 * counted. */
static void subset_down(unsigned index, int count, unsigned skip, uint8_t *ranks)
{
	uint8_t ascending[ORDER_CARDS_MAX];

	colex_multiset(index, count, ascending);
	for (int i = count - 1; i >= 0; i--) {
		int left = ascending[i] + i, rank = 0;

		while (skip >> rank & 1 || left-- > 0)
			rank++;
		*ranks++ = (uint8_t)rank;
	}
}

/* The inverse of subset_down(): `ranks` are descending, none is in `skip`. */
static unsigned subset_index(const uint8_t *ranks, int count, unsigned skip)
{
	uint8_t ascending[ORDER_CARDS_MAX];

	for (int i = 0; i < count; i++) {
		const int rank = ranks[count - 1 - i];
		int below = 0;

		for (int r = 0; r < rank; r++)
			below += !(skip >> r & 1);
		ascending[i] = (uint8_t)(below - i);
	}
	return colex_multiset_rank(ascending, count);
}

/* Converts an index among the subsets that are not straights to an index among all subsets, and
 * back. */
static unsigned with_straights(const struct order_scheme *scheme, unsigned index)
{
	for (int i = 0; i < scheme->straights; i++)
		index += index >= scheme->straight[i];
	return index;
}

static unsigned without_straights(const struct order_scheme *scheme, unsigned index)
{
	unsigned less = 0;

	for (int i = 0; i < scheme->straights; i++)
		less += scheme->straight[i] < index;
	return index - less;
}

/* The number of hands that share the first ranks: the ways to choose the kickers. */
static unsigned kickers(const struct order_scheme *scheme, enum category shape)
{
	static const uint8_t fewer[CATEGORY_COUNT] = {[PAIR] = 1,
		[TWO_PAIR] = 2,
		[THREE_OF_A_KIND] = 1,
		[FULL_HOUSE] = 1,
		[FOUR_OF_A_KIND] = 1};
	static const uint8_t count[CATEGORY_COUNT] = {[PAIR] = 3,
		[TWO_PAIR] = 1,
		[THREE_OF_A_KIND] = 2,
		[FULL_HOUSE] = 1,
		[FOUR_OF_A_KIND] = 1};

	return (unsigned)colex_choose(scheme->ranks - (unsigned)fewer[shape], count[shape]);
}

/* The ranks of hand number `index` of a list. */
static void ranks_down(const struct order_scheme *scheme, enum category shape, int cards,
	unsigned index, uint8_t *ranks)
{
	const unsigned each = kickers(scheme, shape);
	const unsigned first = shape == TWO_PAIR ? 0 : index / each;

	switch (shape) {
	case STRAIGHT_FLUSH:
	case STRAIGHT: /* the ace of a wheel is its last card */
		for (unsigned i = 0; i < 5; i++)
			ranks[i] = (uint8_t)(4 + index - scheme->wheels - i);
		if (index < scheme->wheels)
			ranks[4] = (uint8_t)(scheme->ranks - 1u);
		return;
	case FLUSH:
	case HIGH_CARD:
		subset_down(cards == 5 ? with_straights(scheme, index) : index, cards, 0, ranks);
		return;
	case TWO_PAIR:
		subset_down(index / each, 2, 0, ranks + 1);
		ranks[0] = ranks[1];
		ranks[3] = ranks[2];
		subset_down(index % each, 1, 1u << ranks[0] | 1u << ranks[2], ranks + 4);
		return;
	case FOUR_OF_A_KIND:
	case FULL_HOUSE:
		for (int i = 0; i < 5; i++)
			ranks[i] = (uint8_t)first;
		subset_down(index % each, 1, 1u << first, ranks + 4);
		if (shape == FULL_HOUSE)
			ranks[3] = ranks[4];
		return;
	case THREE_OF_A_KIND:
		ranks[0] = ranks[1] = ranks[2] = (uint8_t)first;
		subset_down(index % each, 2, 1u << first, ranks + 3);
		return;
	case PAIR:
	default:
		ranks[0] = ranks[1] = (uint8_t)first;
		subset_down(index % each, 3, 1u << first, ranks + 2);
		return;
	}
}

int order_ranks(const struct order *order, score value, uint8_t ranks[ORDER_CARDS_MAX])
{
	const struct order_scheme *scheme = order->scheme;
	const struct order_category *category = &order->category[order_category(order, value)];
	const unsigned place = scheme->backwards ? order_standing(order, value) : value;

	ranks_down(scheme, category->shape, category->cards, place - category->first, ranks);
	for (int i = 0; i < category->cards; i++)
		ranks[i] = (uint8_t)((ranks[i] + scheme->lowest) % CARD_RANKS);
	return category->cards;
}

/* The different ranks of a hand, those with the most copies first, then from the highest down. */
struct order_groups {
	int count;
	uint8_t rank[ORDER_CARDS_MAX];
	uint8_t copies[ORDER_CARDS_MAX];
};

static struct order_groups groups_of(const struct order_scheme *scheme, const uint8_t *ranks,
	int count)
{
	struct order_groups groups = {.count = 0};
	uint8_t copies[CARD_RANKS] = {0};

	for (int i = 0; i < count; i++)
		copies[(ranks[i] + CARD_RANKS - scheme->lowest) % CARD_RANKS]++;
	for (int n = 4; n >= 1; n--)
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--)
			if (copies[rank] == n) {
				groups.rank[groups.count] = (uint8_t)rank;
				groups.copies[groups.count++] = (uint8_t)n;
			}
	return groups;
}

/* The index of the straight of five different ranks, or -1. */
static int straight_index(const struct order_scheme *scheme, const uint8_t *down)
{
	if (!scheme->straights)
		return -1;
	if (down[0] - down[4] == 4)
		return down[0] - 4 + scheme->wheels;
	return scheme->wheels && down[0] == scheme->ranks - 1 && down[1] == 3 ? 0 : -1;
}

/* The shape of a hand, and its index in the list of that shape. */
static unsigned shape_of(const struct order_scheme *scheme, const struct order_groups *groups,
	bool suited, enum category *shape)
{
	const uint8_t *by = groups->rank;
	const unsigned first = 1u << by[0];
	int straight;

	switch (groups->count) {
	case 5:
		straight = straight_index(scheme, by);
		if (straight >= 0) {
			*shape = suited ? STRAIGHT_FLUSH : STRAIGHT;
			return (unsigned)straight;
		}
		*shape = suited ? FLUSH : HIGH_CARD;
		return without_straights(scheme, subset_index(by, 5, 0));
	case 4:
		*shape = PAIR;
		return by[0] * kickers(scheme, PAIR) + subset_index(by + 1, 3, first);
	case 3:
		if (groups->copies[0] == 3) {
			*shape = THREE_OF_A_KIND;
			return by[0] * kickers(scheme, *shape) + subset_index(by + 1, 2, first);
		}
		*shape = TWO_PAIR;
		return subset_index(by, 2, 0) * kickers(scheme, *shape) +
		       subset_index(by + 2, 1, first | 1u << by[1]);
	default:
		*shape = groups->copies[0] == 4 ? FOUR_OF_A_KIND : FULL_HOUSE;
		return by[0] * kickers(scheme, *shape) + subset_index(by + 1, 1, first);
	}
}

score order_score(const struct order *order, const uint8_t *ranks, int count, bool suited)
{
	const struct order_scheme *scheme = order->scheme;
	const struct order_groups groups = groups_of(scheme, ranks, count);
	const bool flushes = scheme->straights > 0;
	enum category shape = HIGH_CARD;
	unsigned place;

	if (groups.count && groups.rank[0] >= scheme->ranks)
		return 0;
	place = count < 5 ? subset_index(groups.rank, count, 0)
			  : shape_of(scheme, &groups, suited && flushes, &shape);
	for (int i = 0; i < order->categories; i++) {
		const struct order_category *category = &order->category[i];

		if (category->shape == shape && category->cards == count) {
			place += category->first;
			return scheme->backwards ? (score)(order->standings + 1u - place)
						 : (score)place;
		}
	}
	return 0;
}
