#include "odds/range/range_inside.h"

#include <string.h>

enum {
	EXCEPTIONS_LEAST = 3, /* fewer combos are not worth a wildcard, unless they are excluded */
	ROUNDS_MAX = 3,       /* of adding wildcards and weighing the classes again */
	DEADS_MAX = 8         /* wildcards that exclude dead cards */
};

static int base_size(const struct base *base)
{
	int size = base->pairs ? 1 + 4 + range_weight_size(base->pairs) : 0;

	for (int kind = SUITED; kind <= OFFSUIT; kind++)
		if (base->kind[kind] != base->pairs)
			size += 1 + 2 + range_weight_size(base->kind[kind]);
	return size;
}

/* -- one plan ---------------------------------------------------------------- */

#define NOT_PAINTED UINT16_MAX

/* The weight that the wildcards paint on each combo, or NOT_PAINTED. */
static void paint(const struct plan *plan, uint16_t painted[COMBO_COUNT])
{
	combo list[COMBO_COUNT];

	memset(painted, 0xff, COMBO_COUNT * sizeof *painted);
	for (int i = 0; i < plan->wildcard_count; i++)
		for (int j = range_wildcard_list(&plan->wildcards[i], list); j-- > 0;)
			painted[list[j]] = plan->wildcards[i].weight;
}

/* The weight of a class for which the class and its exceptions take the fewest letters. */
static uint16_t cheapest_weight(const uint16_t *weights, int count, uint16_t under)
{
	int least = 0;
	uint16_t best = under;

	for (int i = -1; i < count; i++) {
		const uint16_t weight = i < 0 ? under : weights[i];
		int size = weight == under ? 0 : 1 + 3 + range_weight_size(weight);

		for (int j = 0; j < count; j++)
			size += weights[j] == weight ? 0 : range_combo_size(weights[j]);
		if (i < 0 || size < least || (size == least && best != under && weight > best))
			least = size, best = weight;
	}
	return best;
}

/* The weight that the base gives a class. */
static uint16_t base_weight(const struct plan *plan, int kind, bool pair)
{
	return pair ? plan->base.pairs : plan->base.kind[kind];
}

/* The weights of a class's combos that no wildcard paints. */
struct unpainted {
	int count;
	bool same; /* all have the same weight */
	uint16_t weight[COMBO_CLASS_MOST];
};

/* Lists the unpainted combos of the classes of two ranks, by kind. */
static void list_unpainted(const struct range *range, const uint16_t painted[COMBO_COUNT], int high,
	int low, struct unpainted out[2])
{
	out[SUITED].count = out[OFFSUIT].count = 0;
	out[SUITED].same = out[OFFSUIT].same = true;
	for (int s = 0; s < CARD_SUITS; s++)
		for (int t = 0; t < (high == low ? s : CARD_SUITS); t++) {
			const combo h = combo_of(card_of(high, s), card_of(low, t));
			struct unpainted *to = &out[s == t ? SUITED : OFFSUIT];

			if (painted[h] != NOT_PAINTED)
				continue;
			to->weight[to->count++] = range->weight[h];
			to->same = to->same && range->weight[h] == to->weight[0];
		}
}

/* Gives each class a weight. Returns whether in every class all combos have the same weight. */
static bool assign_weights(struct plan *plan, const struct range *range,
	const uint16_t painted[COMBO_COUNT])
{
	bool uniform = true;

	memset(plan->plain, 0, sizeof plan->plain);
	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++) {
			struct unpainted left[2];
			const int all = high == low ? 6 : 16;

			list_unpainted(range, painted, high, low, left);
			for (int kind = high == low ? OFFSUIT : SUITED; kind <= OFFSUIT; kind++) {
				plan->weight[kind][high][low] =
					!left[kind].count ? RANGE_FREE
					: left[kind].same
						? left[kind].weight[0]
						: cheapest_weight(left[kind].weight,
							  left[kind].count,
							  base_weight(plan, kind, high == low));
			}
			if (!left[SUITED].same || !left[OFFSUIT].same)
				uniform = false;
			else if (left[SUITED].count + left[OFFSUIT].count == all)
				plan->plain[high] |= (uint16_t)(1 << low);
		}
	return uniform;
}

/* Adds the combos of two ranks that are wrong; returns their size in letters. A class that is no
 * longer free, since a wildcard was dropped, has the weight of the base. */
static int add_exceptions(struct plan *plan, const struct range *range,
	const uint16_t painted[COMBO_COUNT], int high, int low)
{
	int size = 0;

	for (int s = 0; s < CARD_SUITS; s++)
		for (int t = 0; t < (high == low ? s : CARD_SUITS); t++) {
			const combo h = combo_of(card_of(high, s), card_of(low, t));
			const int kind = s == t ? SUITED : OFFSUIT;
			uint16_t *weight = &plan->weight[kind][high][low];

			if (painted[h] == NOT_PAINTED && *weight == RANGE_FREE)
				*weight = base_weight(plan, kind, high == low);
			if (range->weight[h] == (painted[h] != NOT_PAINTED ? painted[h] : *weight))
				continue;
			plan->exceptions[plan->exception_count++] = h;
			size += range_combo_size(range->weight[h]);
		}
	return size;
}

/* Lists the combos that classes and wildcards get wrong; returns their size in letters. */
static int find_exceptions(struct plan *plan, const struct range *range,
	const uint16_t painted[COMBO_COUNT])
{
	int size = 0;

	plan->exception_count = 0;
	for (int high = 0; high < CARD_RANKS; high++)
		for (int low = 0; low <= high; low++)
			if (!(plan->plain[high] >> low & 1))
				size += add_exceptions(plan, range, painted, high, low);
	return size;
}

static bool wildcards_may_pay(const struct plan *plan, const struct range *range)
{
	for (int i = 0; i < plan->exception_count; i++)
		if (!range->weight[plan->exceptions[i]])
			return true;
	return plan->exception_count >= EXCEPTIONS_LEAST;
}

/* Drops each wildcard that is not worth its letters given all the others, until none is dropped:
 * wildcards that only corrected a dropped one are useless without it. Returns the size of the
 * exceptions in letters. */
static int drop_wildcards(struct plan *plan, const struct range *range)
{
	uint16_t painted[COMBO_COUNT];
	int before, size;

	paint(plan, painted);
	size = find_exceptions(plan, range, painted);
	do {
		before = plan->wildcard_count;
		for (int i = before - 1; i >= 0; i--) {
			struct plan less = *plan;
			int without;

			less.wildcard_count--;
			memmove(&less.wildcards[i], &less.wildcards[i + 1],
				(size_t)(less.wildcard_count - i) * sizeof *less.wildcards);
			paint(&less, painted);
			without = find_exceptions(&less, range, painted);
			if (without > size + range_wildcard_size(&plan->wildcards[i]))
				continue;
			*plan = less;
			size = without;
		}
	} while (plan->wildcard_count < before);
	return size;
}

/* Completes a plan that has its base and perhaps some wildcards. Returns whether in every class all
 * combos have the same weight. */
static bool complete(struct plan *plan, const struct range *range)
{
	uint16_t painted[COMBO_COUNT];
	bool uniform;
	int size;

	paint(plan, painted);
	uniform = assign_weights(plan, range, painted);
	size = find_exceptions(plan, range, painted);
	for (int round = 0; round < ROUNDS_MAX && wildcards_may_pay(plan, range); round++) {
		const int before = plan->wildcard_count;

		range_wildcards_add(plan, range);
		if (plan->wildcard_count == before)
			break;
		paint(plan, painted);
		assign_weights(plan, range, painted);
		size = find_exceptions(plan, range, painted);
	}
	if (plan->wildcard_count)
		size = drop_wildcards(plan, range);
	range_spans(plan);
	size += base_size(&plan->base);
	for (int i = 0; i < plan->span_count; i++)
		if (plan->spans[i].depth != GONE)
			size += range_span_size(&plan->spans[i]);
	for (int i = 0; i < plan->wildcard_count; i++)
		size += range_wildcard_size(&plan->wildcards[i]);
	plan->size = (size_t)size;
	return uniform;
}

/* -- starting points ---------------------------------------------------------- */

/* Lists wildcards that exclude the cards that no combo has, since classes may be complete except
 * for those cards: a suit, or a card whose rank is not missing entirely. Returns how many, or 0 if
 * there are too many. */
static int find_dead(const struct range *range, struct wildcard out[DEADS_MAX])
{
	card_set dead = CARD_DECK, gone;
	int count = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		if (range->weight[h])
			dead &= ~combo_set((combo)h);
	gone = dead & dead >> 1 & dead >> 2 & dead >> 3 & range_cards_like(ANY, 0);
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--)
		if (!(range_cards_like(ANY, suit) & ~dead)) {
			out[count++] =
				(struct wildcard){{ANY, ANY}, {(int8_t)suit, ANY}, EITHER, 0};
			dead &= ~range_cards_like(ANY, suit);
		}
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		if (!(dead >> c & 1) || gone >> card_of(card_rank((card)c), 0) & 1)
			continue;
		if (count == DEADS_MAX)
			return 0;
		out[count++] = (struct wildcard){{(int8_t)card_rank((card)c), ANY},
			{(int8_t)card_suit((card)c), ANY}, EITHER, 0};
	}
	return count;
}

/* Finds for each kind the weight that more than half of its combos have, or 0 if there is none.
 * EITHER is all combos; SUITED and OFFSUIT are without pairs. */
static void find_main_weights(const struct range *range, uint16_t out[KINDS])
{
	static const int half[KINDS] = {78 * 4 / 2, 78 * 12 / 2, COMBO_COUNT / 2};
	uint16_t count[KINDS][RANGE_WHOLE + 1] = {{0}};

	memset(out, 0, KINDS * sizeof *out);
	for (int h = 0; h < COMBO_COUNT; h++) {
		const card a = combo_cards[h][0], b = combo_cards[h][1];
		const enum kind kind = card_suit(a) == card_suit(b) ? SUITED : OFFSUIT;
		const uint16_t weight = range->weight[h];

		if (++count[EITHER][weight] > half[EITHER])
			out[EITHER] = weight;
		if (card_rank(a) != card_rank(b) && ++count[kind][weight] > half[kind])
			out[kind] = weight;
	}
}

/* Completes a plan that starts with this base and these wildcards, and keeps it if it is shorter.
 * Returns whether in every class all combos have the same weight. */
static bool attempt(struct plan *best, const struct range *range, const struct base *base,
	const struct wildcard *wildcards, int count)
{
	size_t least = (size_t)base_size(base);
	struct plan plan;
	bool uniform;

	for (int i = 0; i < count; i++)
		least += (size_t)range_wildcard_size(&wildcards[i]);
	if (least >= best->size)
		return false;
	plan.base = *base;
	plan.wildcard_count = count;
	if (count)
		memcpy(plan.wildcards, wildcards, (size_t)count * sizeof *wildcards);
	uniform = complete(&plan, range);
	if (plan.size < best->size)
		*best = plan;
	return uniform;
}

/* Whether all classes of a rank and a kind have the same weight, and it is not that of the base. */
static bool rank_uniform(const struct plan *plan, int rank, enum kind kind, uint16_t *weight)
{
	const int last = kind == SUITED ? SUITED : OFFSUIT;
	bool base = true;

	*weight = kind == EITHER ? plan->weight[OFFSUIT][rank][rank]
				 : plan->weight[kind][rank ? rank : 1][0];
	for (int k = kind == EITHER ? SUITED : last; k <= last; k++) {
		base = base && plan->base.kind[k] == *weight;
		for (int other = 0; other < CARD_RANKS; other++) {
			const int high = other > rank ? other : rank;

			if (other != rank && plan->weight[k][high][other + rank - high] != *weight)
				return false;
		}
	}
	return !base && *weight != RANGE_FREE;
}

/* Tries wildcards for all hands of a rank, like "7*s". Such a wildcard must be shorter by more than
 * one letter, since every program reads "A2s+". */
static void try_ranks(struct plan *best, const struct range *range)
{
	struct wildcard wildcards[WILDCARDS_MAX];

	for (int kind = EITHER; kind >= SUITED; kind--)
		for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
			struct plan shorter;
			uint16_t weight;

			if (!rank_uniform(best, rank, (enum kind)kind, &weight) ||
				best->wildcard_count == WILDCARDS_MAX)
				continue;
			wildcards[0] = (struct wildcard){{(int8_t)rank, ANY}, {ANY, ANY},
				(uint8_t)kind, weight};
			memcpy(wildcards + 1, best->wildcards,
				(size_t)best->wildcard_count * sizeof *wildcards);
			shorter.size = best->size - 1;
			attempt(&shorter, range, &best->base, wildcards, best->wildcard_count + 1);
			if (shorter.size + 1 < best->size)
				*best = shorter;
		}
}

void range_plan_best(struct plan *best, const struct range *range)
{
	struct wildcard dead[DEADS_MAX];
	uint16_t weight[KINDS];
	int deads = 0;

	find_main_weights(range, weight);
	best->size = SIZE_MAX;
	/* bit 4: a weight under all hands; 2 and 1: another under suited, under offsuit hands */
	for (unsigned way = 0; way < 8; way++) {
		const uint16_t all = way & 4 ? weight[EITHER] : 0;
		const struct base base = {all,
			{way & 2 ? weight[SUITED] : all, way & 1 ? weight[OFFSUIT] : all}};
		bool uniform;

		if ((way & 4 && !all) || (way & 2 && base.kind[SUITED] == all) ||
			(way & 1 && base.kind[OFFSUIT] == all))
			continue;
		uniform = attempt(best, range, &base, NULL, 0);
		if (!way && !uniform)
			deads = find_dead(range, dead);
		if (deads)
			attempt(best, range, &base, dead, deads);
	}
	try_ranks(best, range);
}
