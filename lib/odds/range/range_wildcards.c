/* The choice of wildcards, the terms with a `*` that make a range shorter. They are added one by
 * one, each time the one that saves the most letters. A wildcard of weight w saves the letters of
 * the exceptions among its combos whose weight is w, and costs the letters of those combos that
 * were right and have another weight.
 *
 * So each combo has a gain for each w, and a wildcard saves the sum of its combos' gains minus its
 * own letters. There are several thousand wildcards, but their sums differ only by card, rank and
 * suit of either card, so one pass over the combos computes them all. */
#include "odds/range/range_inside.h"

#include <string.h>

enum {
	WEIGHTS_MAX = 8, /* weights that are tried: those with the most exceptions */
	WEIGHT_LEAST = 3 /* exceptions that a weight needs to be tried, unless it is 0 */
};

int range_wildcard_size(const struct wildcard *wildcard)
{
	const bool second = wildcard->rank[1] != ANY || wildcard->suit[1] != ANY;
	const int letters = second ? 4 : wildcard->suit[0] != ANY ? 3 : 2;

	return 1 + range_weight_size(wildcard->weight) + letters + (wildcard->kind != EITHER);
}

/* The second cards of the combos with `one` of the first cards. */
static card_set partners(const struct wildcard *wildcard, card_set first, card_set second, card one)
{
	const card_set rank = range_cards_like(card_rank(one), ANY);
	const card_set suit = range_cards_like(ANY, card_suit(one));

	if (wildcard->kind != EITHER)
		return (wildcard->kind == SUITED ? suit : ~suit) & second & ~rank;
	if (second & card_bit(one)) /* either card may be the first: then the higher one is */
		second &= ~(first & ~(card_bit(one) - 1));
	return second & ~card_bit(one);
}

int range_wildcard_list(const struct wildcard *wildcard, combo out[COMBO_COUNT])
{
	const card_set first = range_cards_like(wildcard->rank[0], wildcard->suit[0]);
	const card_set second = range_cards_like(wildcard->rank[1], wildcard->suit[1]);
	int count = 0;

	for (card_set rest = first; rest; rest &= rest - 1) {
		const card one = (card)__builtin_ctzll(rest);

		for (card_set set = partners(wildcard, first, second, one); set; set &= set - 1)
			out[count++] = combo_of(one, (card)__builtin_ctzll(set));
	}
	return count;
}

/* The gains of combos, added up by the cards, ranks and suits that a wildcard can name. */
struct gains {
	int card[CARD_COUNT]; /* "Ah*" */
	int card_rank[CARD_COUNT][CARD_RANKS];
	int card_suit[CARD_COUNT][CARD_SUITS];
	int rank[CARD_RANKS][KINDS];
	int rank_suit[CARD_RANKS][CARD_SUITS]; /* "A**s" */
	int suit[CARD_SUITS];                  /* "*h*" */
	int suits[CARD_SUITS][CARD_SUITS];     /* "*h*s", the higher first */
};

static void add_gain(struct gains *gains, combo h, int gain)
{
	const card *cards = combo_cards[h];
	const int ranks[2] = {card_rank(cards[0]), card_rank(cards[1])};
	const int suits[2] = {card_suit(cards[0]), card_suit(cards[1])};
	const bool suited = suits[0] == suits[1], pair = ranks[0] == ranks[1];

	for (int i = 0; i < 2; i++) {
		gains->card[cards[i]] += gain;
		gains->card_rank[cards[i]][ranks[!i]] += gain;
		gains->card_suit[cards[i]][suits[!i]] += gain;
		gains->rank_suit[ranks[i]][suits[!i]] += gain;
		if (!i || !pair)
			gains->rank[ranks[i]][EITHER] += gain;
		if (!pair)
			gains->rank[ranks[i]][suited ? SUITED : OFFSUIT] += gain;
		if (!i || !suited)
			gains->suit[suits[i]] += gain;
	}
	gains->suits[suits[0] > suits[1] ? suits[0] : suits[1]]
		    [suits[0] > suits[1] ? suits[1] : suits[0]] += gain;
}

struct choice {
	struct wildcard wildcard;
	int saved;
};

static void consider(struct choice *best, int gain, int rank, int suit, int other_rank,
	int other_suit, enum kind kind, uint16_t weight)
{
	const struct wildcard wildcard = {{(int8_t)rank, (int8_t)other_rank},
		{(int8_t)suit, (int8_t)other_suit}, (uint8_t)kind, weight};

	if (gain > best->saved && gain - range_wildcard_size(&wildcard) > best->saved)
		*best = (struct choice){wildcard, gain - range_wildcard_size(&wildcard)};
}

static void choose(struct choice *best, const struct gains *gains, uint16_t weight)
{
	for (int c = CARD_COUNT - 1; c >= 0; c--) {
		const int rank = card_rank((card)c), suit = card_suit((card)c);

		consider(best, gains->card[c], rank, suit, ANY, ANY, EITHER, weight);
		for (int r = CARD_RANKS - 1; r >= 0; r--)
			consider(best, gains->card_rank[c][r], rank, suit, r, ANY, EITHER, weight);
		for (int s = CARD_SUITS - 1; s >= 0; s--)
			consider(best, gains->card_suit[c][s], rank, suit, ANY, s, EITHER, weight);
	}
	for (int rank = CARD_RANKS - 1; rank >= 0; rank--) {
		for (int kind = EITHER; kind >= SUITED; kind--)
			consider(best, gains->rank[rank][kind], rank, ANY, ANY, ANY,
				(enum kind)kind, weight);
		for (int s = CARD_SUITS - 1; s >= 0; s--)
			consider(best, gains->rank_suit[rank][s], rank, ANY, ANY, s, EITHER,
				weight);
	}
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--) {
		consider(best, gains->suit[suit], ANY, suit, ANY, ANY, EITHER, weight);
		for (int s = suit; s >= 0; s--)
			consider(best, gains->suits[suit][s], ANY, suit, ANY, s, EITHER, weight);
	}
}

/* Lists the weights with the most exceptions, the most first; returns how many. */
static int find_weights(const struct plan *plan, const struct range *range,
	uint16_t out[WEIGHTS_MAX])
{
	uint16_t count[RANGE_WHOLE + 1]; /* by weight; set only for weights of exceptions */
	int weights = 0;

	for (int i = 0; i < plan->exception_count; i++)
		count[range->weight[plan->exceptions[i]]] = 0;
	for (int i = 0; i < plan->exception_count; i++)
		count[range->weight[plan->exceptions[i]]]++;
	while (weights < WEIGHTS_MAX) {
		unsigned most = 0, of = 0;

		for (int i = 0; i < plan->exception_count; i++) {
			const unsigned weight = range->weight[plan->exceptions[i]];

			/* NOLINTNEXTLINE(clang-analyzer-core*): set above */
			if ((weight && count[weight] < WEIGHT_LEAST) || count[weight] < of)
				continue;
			if (count[weight] > of || weight > most)
				most = weight, of = count[weight];
		}
		if (!of)
			break;
		out[weights++] = (uint16_t)most;
		count[most] = 0;
	}
	return weights;
}

/* Considers all wildcards of a weight, unless even all exceptions of this weight together would not
 * pay for one. */
static void try_weight(struct choice *best, const struct range *range,
	const bool wrong[COMBO_COUNT], uint16_t weight)
{
	const struct wildcard shortest = {{0, ANY}, {ANY, ANY}, EITHER, weight};
	struct gains gains;
	int right = 0;

	for (int h = 0; h < COMBO_COUNT; h++)
		right += wrong[h] && range->weight[h] == weight;
	if (right * range_combo_size(weight) - range_wildcard_size(&shortest) <= best->saved)
		return;
	memset(&gains, 0, sizeof gains);
	for (int h = 0; h < COMBO_COUNT; h++)
		if (wrong[h] == (range->weight[h] == weight)) {
			const int size = range_combo_size(range->weight[h]);

			add_gain(&gains, (combo)h, wrong[h] ? size : -size);
		}
	choose(best, &gains, weight);
}

void range_wildcards_add(struct plan *plan, const struct range *range)
{
	uint16_t weights[WEIGHTS_MAX];
	const int count = find_weights(plan, range, weights);
	bool wrong[COMBO_COUNT] = {false};

	for (int i = 0; i < plan->exception_count; i++)
		wrong[plan->exceptions[i]] = true;
	while (count && plan->wildcard_count < WILDCARDS_MAX) {
		struct choice best = {.saved = 0};
		combo list[COMBO_COUNT];

		for (int i = 0; i < count; i++)
			try_weight(&best, range, wrong, weights[i]);
		if (!best.saved)
			return;
		plan->wildcards[plan->wildcard_count++] = best.wildcard;
		for (int i = range_wildcard_list(&best.wildcard, list); i-- > 0;)
			wrong[list[i]] = range->weight[list[i]] != best.wildcard.weight;
	}
}
