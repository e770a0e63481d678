/* Classes of one weight each, the combos that differ from their class, and what stars change of
 * both: for the combos that a star paints no class need care. */
#include "odds/range/range_plan.h"

#include <string.h>

#define NOT_PAINTED UINT16_MAX

/* The digits behind the point of a weight below 1. */
static int weight_digits(unsigned weight)
{
	return weight % 10 ? 4 : weight % 100 ? 3 : weight % 1000 ? 2 : 1;
}

/* What a weight adds to a term: "!", ":0.25" or nothing. */
int range_weight_size(unsigned weight)
{
	return weight == RANGE_WHOLE ? 0 : weight ? 3 + weight_digits(weight) : 1;
}

int range_combo_size(unsigned weight)
{
	return 1 + 4 + range_weight_size(weight);
}

/* The weight that makes a class cheapest to write: class and exceptions together. */
static uint16_t cheapest_weight(const uint16_t *weights, int count, uint16_t under)
{
	int least = 0;
	uint16_t best = under;

	for (int i = -1; i < count; i++) {
		uint16_t weight = i < 0 ? under : weights[i];
		int size = weight == under ? 0 : 1 + 3 + range_weight_size(weight);

		for (int j = 0; j < count; j++)
			size += weights[j] == weight ? 0 : range_combo_size(weights[j]);
		if (i < 0 || size < least || (size == least && best != under && weight > best))
			least = size, best = weight;
	}
	return best;
}

/* The weights of four combos: of one card with the four of a rank, by suit. */
static uint64_t four_weights(const uint16_t *weights, int high, int suit, int low)
{
	const int c = card_of(high, suit);
	uint64_t four;

	memcpy(&four, &weights[c * (c - 1) / 2 + card_of(low, 0)], sizeof four);
	return four;
}

/* Whether the classes of two ranks each have one weight. */
static bool ranks_alike(const uint16_t *weights, int high, int low, uint16_t weight[2])
{
	static const uint16_t lanes[CARD_SUITS][CARD_SUITS] = {{UINT16_MAX}, {0, UINT16_MAX},
		{0, 0, UINT16_MAX}, {0, 0, 0, UINT16_MAX}};
	const uint64_t each = UINT64_C(0x0001000100010001);
	const uint16_t suited = weights[combo_of(card_of(high, 0), card_of(low, 0))];
	const uint16_t offsuit = weights[combo_of(card_of(high, 0), card_of(low, 1))];
	uint64_t unlike = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++) {
		const uint64_t four = four_weights(weights, high, suit, low);
		uint64_t own;

		memcpy(&own, lanes[suit], sizeof own);
		unlike |= (four ^ suited * each) & own;
		unlike |= (four ^ offsuit * each) & ~own;
	}
	weight[SUITED] = suited;
	weight[OFFSUIT] = offsuit;
	return !unlike;
}

static bool pair_alike(const uint16_t *weights, int rank, uint16_t weight[2])
{
	bool alike = true;

	weight[OFFSUIT] = weights[combo_of(card_of(rank, 0), card_of(rank, 1))];
	for (int s = 1; s < CARD_SUITS; s++)
		for (int t = 0; t < s; t++)
			alike &= weights[combo_of(card_of(rank, s), card_of(rank, t))] ==
				 weight[OFFSUIT];
	return alike;
}

static bool alike(const uint16_t *weights, int high, int low, uint16_t weight[2])
{
	return low < high ? ranks_alike(weights, high, low, weight)
			  : pair_alike(weights, high, weight);
}

/* The weight of one class, by those of its combos that no star paints. */
static uint16_t think_class(const struct plan *plan, const struct range *range,
	const uint16_t *painted, int class)
{
	combo list[COMBO_CLASS_MOST];
	uint16_t weights[COMBO_CLASS_MOST];
	int count = combo_class_list(class, list), live = 0;
	const bool pair = class % (CARD_RANKS + 1) == 0;
	const uint16_t under = plan_under(plan, combo_suited(list[0]) ? SUITED : OFFSUIT, pair);
	bool same = true;

	for (int i = 0; i < count; i++)
		if (!plan->stars || painted[list[i]] == NOT_PAINTED)
			weights[live++] = range->weight[list[i]];
	for (int i = 1; i < live; i++)
		same = same && weights[i] == weights[0];
	return !live ? under : same ? weights[0] : cheapest_weight(weights, live, under);
}

/* What the stars paint but for one of them, or none: by hole. */
static void paint_stars(const struct plan *plan, int without, uint16_t painted[COMBO_COUNT])
{
	combo list[COMBO_COUNT];

	if (!plan->stars)
		return;
	memset(painted, 0xff, COMBO_COUNT * sizeof *painted);
	for (int i = 0; i < plan->stars; i++) {
		const int count = i == without ? 0 : range_star_list(&plan->star[i], list);

		for (int j = 0; j < count; j++)
			painted[list[j]] = plan->star[i].weight;
	}
}

bool range_think(struct plan *plan, const struct range *range)
{
	uint16_t painted[COMBO_COUNT];
	bool all = true;

	paint_stars(plan, -1, painted);
	for (int high = 0; high < CARD_RANKS; high++) {
		plan->plain[high] = 0;
		for (int low = 0; low <= high; low++) {
			uint16_t weight[2] = {0, 0}, none[2];
			const bool plain =
				alike(range->weight, high, low, weight) &&
				(!plan->stars ||
					(alike(painted, high, low, none) &&
						none[OFFSUIT] == NOT_PAINTED &&
						(low == high || none[SUITED] == NOT_PAINTED)));

			plan->plain[high] |= (uint16_t)(plain << low);
			all = all && plain;
			for (int kind = low < high ? SUITED : OFFSUIT; kind <= OFFSUIT; kind++)
				plan->weight[kind][high][low] =
					plain ? weight[kind]
					      : think_class(plan, range, painted,
							combo_class_of(high, low, kind == SUITED));
		}
	}
	return all;
}

/* Lists the combos of two ranks that are wrong; and finds whether stars cover their classes. */
static void find_exceptions_of(struct plan *plan, const struct range *range,
	const uint16_t *painted, int high, int low)
{
	for (int s = 0; s < CARD_SUITS; s++)
		for (int t = 0; t < (high == low ? s : CARD_SUITS); t++) {
			const combo h = combo_of(card_of(high, s), card_of(low, t));
			const int kind = s == t ? SUITED : OFFSUIT;
			const bool under = !plan->stars || painted[h] == NOT_PAINTED;

			if (under)
				plan->free[kind][high] &= (uint16_t) ~(1u << low);
			if (range->weight[h] !=
				(under ? plan->weight[kind][high][low] : painted[h]))
				plan->exception[plan->exceptions++] = h;
		}
}

void range_exceptions(struct plan *plan, const struct range *range)
{
	uint16_t painted[COMBO_COUNT];

	paint_stars(plan, -1, painted);
	plan->exceptions = 0;
	for (int high = 0; high < CARD_RANKS; high++) {
		const uint16_t rest = (uint16_t)~plan->plain[high];

		plan->free[SUITED][high] = plan->free[OFFSUIT][high] = rest;
		for (int low = 0; low <= high; low++)
			if (rest >> low & 1)
				find_exceptions_of(plan, range, painted, high, low);
	}
}

/* -- stars ------------------------------------------------------------------- */

/* What exceptions take less for this star, all others being there. */
static int star_saves(const struct plan *plan, const struct range *range, int i)
{
	uint16_t with[COMBO_COUNT], without[COMBO_COUNT];
	combo list[COMBO_COUNT];
	const int count = range_star_list(&plan->star[i], list);
	int saved = 0;

	paint_stars(plan, -1, with);
	paint_stars(plan, i, without);
	for (int j = 0; j < count; j++) {
		const combo h = list[j];
		const card a = combo_cards[h][0], b = combo_cards[h][1];
		const int kind = combo_suited(h) ? SUITED : OFFSUIT;
		const uint16_t weight = range->weight[h];
		const uint16_t other = without[h] == NOT_PAINTED
					       ? plan->weight[kind][card_rank(a)][card_rank(b)]
					       : without[h];

		saved += ((other != weight) - (with[h] != weight)) * range_combo_size(weight);
	}
	return saved;
}

static void remove_star(struct plan *plan, int i)
{
	plan->stars--;
	memmove(&plan->star[i], &plan->star[i + 1], (size_t)(plan->stars - i) * sizeof *plan->star);
}

void range_stars_drop(struct plan *plan, const struct range *range)
{
	int before;

	do {
		before = plan->stars;
		for (int i = plan->stars - 1; i >= 0; i--)
			if (star_saves(plan, range, i) <= range_star_size(&plan->star[i]))
				remove_star(plan, i);
	} while (plan->stars < before); /* those that mended one are in vain without it */
}
