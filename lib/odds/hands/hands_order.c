/* The hand ranking on which percentages are based. */
#include "odds/hands/hands_internal.h"

#include "cards/colex.h"

#include <stdlib.h>

struct hands_order *hands_order_new(const struct game *game)
{
	const uint16_t *table = game->low ? hands_equity_8 : hands_equity;
	struct hands_order *order = calloc(1, sizeof *order);

	if (!order)
		return NULL;
	order->game = game;
	order->numbers = (uint32_t)(65536 * colex_choose(game->own, 4));
	order->equity = malloc(HANDS_OF_FOUR * sizeof *order->equity);
	if (!order->equity) {
		hands_order_free(order);
		return NULL;
	}
	for (unsigned below = 0; below < 4; below++)
		for (unsigned c = 0; c < CARD_COUNT; c++)
			order->places[below][c] = (uint32_t)colex_choose(c, below + 1);
	hands_number_classes(order->equity);
	for (int i = 0; i < HANDS_OF_FOUR; i++)
		order->equity[i] = table[order->equity[i]];
	return order;
}

void hands_order_free(struct hands_order *order)
{
	if (!order)
		return;
	free(order->equity);
	free(order->hands);
	free(order);
}

uint32_t hands_order_number(const struct hands_order *order, const struct hands_view *view)
{
	const card *cards = view->cards;
	uint32_t sum = 0;

	for (int i = 0; i < view->count - 3; i++)
		for (int j = i + 1; j < view->count - 2; j++)
			for (int k = j + 1; k < view->count - 1; k++) {
				const uint16_t *of_three =
					order->equity + order->places[3][cards[i]] +
					order->places[2][cards[j]] + order->places[1][cards[k]];

				for (int l = k + 1; l < view->count; l++)
					sum += of_three[cards[l]];
			}
	return sum;
}

static void count_hand(void *state, card_set set, uint32_t ranks, const struct hands_view *view)
{
	struct hands_order *order = state;

	(void)set;
	(void)ranks;
	order->hands[hands_order_number(order, view)]++;
}

/* Finds the limits; hands[i] is the number of hands of number i, or the sum of their weights. All
 * sums are doubled, so that the middle of a number's hands is an integer. */
static struct hands_limits find_limits(const struct hands_order *order, const uint64_t *weights,
	uint64_t worse, uint64_t best)
{
	struct hands_limits limits = {1, 0};
	uint64_t all = 0, before = 0;

	for (uint32_t i = 0; i < order->numbers; i++)
		all += weights ? weights[i] : order->hands[i];
	for (uint32_t i = order->numbers; i-- > 0;) {
		const uint64_t here = weights ? weights[i] : order->hands[i];
		const uint64_t middle = (2 * before + here) * RANGE_HUNDRED;

		before += here;
		if (!here || middle <= 2 * all * worse)
			continue;
		if (middle > 2 * all * best)
			break;
		limits.most = limits.most ? limits.most : i;
		limits.least = i;
	}
	return limits;
}

status_code hands_order_limits(struct hands_order *order, uint64_t worse, uint64_t best,
	struct hands_limits *out)
{
	if (!order->hands) {
		order->hands = calloc(order->numbers, sizeof *order->hands);
		if (!order->hands)
			return STATUS_NO_MEMORY;
		hands_each(order->game, count_hand, order);
	}
	*out = find_limits(order, NULL, worse, best);
	return STATUS_OK;
}

static struct hands_view view_of(card_set set)
{
	struct hands_view view = {.suits = true};
	card cards[CARD_COUNT];

	view.count = card_set_list(set, cards);
	for (int i = 0; i < view.count; i++)
		view.cards[i] = cards[i];
	return view;
}

status_code hands_keep_best(struct hands *hands, uint32_t from, uint32_t to)
{
	struct hands_order *order = hands_order_new(hands->game);
	uint64_t *weights = order ? calloc(order->numbers, sizeof *weights) : NULL;
	struct hands_limits limits;
	uint32_t kept = 0;

	if (!weights) {
		hands_order_free(order);
		return STATUS_NO_MEMORY;
	}
	for (uint32_t i = 0; i < hands->count; i++) {
		const struct hands_view view = view_of(hands->set[i]);

		weights[hands_order_number(order, &view)] += hands->weight[i];
	}
	limits = find_limits(order, weights, from, to);
	for (uint32_t i = 0; i < hands->count; i++) {
		const struct hands_view view = view_of(hands->set[i]);
		const uint32_t number = hands_order_number(order, &view);

		hands->set[kept] = hands->set[i];
		hands->weight[kept] = hands->weight[i];
		kept += number >= limits.least && number <= limits.most;
	}
	hands->count = kept;
	free(weights);
	hands_order_free(order);
	return STATUS_OK;
}
