#include "odds/two/two_walk.h"

#include <string.h>

/* The plain twins of the kernels. */

static void sum_chains(const struct two_side *side, const struct board_row *order,
	const struct two_row *row, struct two_chains *chains)
{
	uint32_t all = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++) {
		uint32_t(*to)[CARD_SUITS] = chains->by_card + WALK_CHAIN * rank;

		memset(to[0], 0, sizeof to[0]);
		for (int i = 0; i < CARD_RANKS; i++) {
			const int four = row->chain[rank][i];
			const uint16_t *lane = &side->lane[four / 2][CARD_SUITS * (four % 2)];

			for (int suit = 0; suit < CARD_SUITS; suit++)
				to[i + 1][suit] = to[i][suit] + lane[suit];
		}
	}
	chains->all[0] = 0;
	for (int i = 0; i < COMBO_PAIRS; i++) {
		all += side->sum[order->order[i]];
		chains->all[i + 1] = all;
	}
}

static uint64_t pair_at(const struct two_side *side, int pair, const struct two_chains *chains,
	uint32_t all, const uint8_t link[2])
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = chains->by_card[link[0]], *by_low = chains->by_card[link[1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return (uint64_t)side->sum[pair] * all - shared;
}

void two_pairs_scalar(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	sum_chains(other, order, row, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const int pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];

		sums->won +=
			pair_at(leader, pair, chains, chains->all[place->below], place->link_below);
		sums->upto +=
			pair_at(leader, pair, chains, chains->all[place->upto], place->link_upto);
	}
}

static uint64_t pair_all(const struct two_side *side, int pair, const struct two_side *other)
{
	const uint16_t *lane = side->lane[pair];
	const uint32_t *by_high = &other->by_card[two_pair_cards[pair][0]];
	const uint32_t *by_low = &other->by_card[two_pair_cards[pair][1]];
	uint64_t shared = 0;

	for (int suit = 0; suit < CARD_SUITS; suit++)
		shared += (uint64_t)lane[suit] * by_high[suit] +
			  (uint64_t)lane[CARD_SUITS + suit] * by_low[suit];
	return side->sum[pair] * other->all - shared;
}

void two_detail_scalar(const struct two_side *leader, const struct two_side *other,
	const struct board_row *order, const struct two_row *row, struct two_chains *chains,
	struct two_sums *sums)
{
	sum_chains(other, order, row, chains);
	for (int i = 0; i < leader->pairs; i++) {
		const int pair = leader->pair[i];
		const struct two_place *place = &row->place[pair];
		struct two_sums *to = &sums[place->category];

		to->won +=
			pair_at(leader, pair, chains, chains->all[place->below], place->link_below);
		to->upto +=
			pair_at(leader, pair, chains, chains->all[place->upto], place->link_upto);
		to->all += pair_all(leader, pair, other);
	}
}
