/* The kernels of triples in plain C, the reference of the vector paths. */
#include "nash/triples/triples_internal.h"

/* Moves boards from the order of the ranks to the order of the hands. */
static void move(int32_t sums[TRIPLES_ORDERS], const score ranks[3], const score hands[3],
	int32_t weight)
{
	sums[pushfold_order_three(ranks[0], ranks[1], ranks[2])] -= weight;
	sums[pushfold_order_three(hands[0], hands[1], hands[2])] += weight;
}

static void three_boards(const struct triples_suit *suit, int32_t sums[TRIPLES_ORDERS])
{
	for (int i = 0; i < suit->three_count; i++) {
		const int board = suit->threes[i];

		for (int other = 0; other < COMBO_PAIRS; other++) {
			score ranks[3], hands[3];

			for (int p = 0; p < 3; p++) {
				ranks[p] = suit->three[p][board][other];
				hands[p] = suit->three_flush[p] ? suit->three_flush[p][board]
								: ranks[p];
			}
			move(sums, ranks, hands, suit->two[other]);
		}
	}
}

static void four_boards(const struct triples_suit *suit, int32_t sums[TRIPLES_ORDERS])
{
	for (int i = 0; i < suit->four_count; i++) {
		const int board = suit->fours[i];

		for (int other = 0; other < CARD_RANKS; other++) {
			score ranks[3], hands[3];

			for (int p = 0; p < 3; p++) {
				ranks[p] = suit->four[p][board][other];
				hands[p] =
					suit->four_flush[p] ? suit->four_flush[p][board] : ranks[p];
			}
			move(sums, ranks, hands, suit->one[other]);
		}
	}
}

void triples_suit_scalar(const struct triples_suit *suit, int32_t out[TRIPLES_SUMS])
{
	int32_t sums[TRIPLES_ORDERS] = {0};

	three_boards(suit, sums);
	four_boards(suit, sums);
	for (int board = 0; board < TRIPLES_FIVES; board++) {
		score ranks[3], hands[3];
		int32_t weight = 1;

		for (int i = 0; i < 6; i++)
			weight &= suit->without[i][board];
		for (int p = 0; p < 3; p++) {
			ranks[p] = suit->five[p][board];
			hands[p] = suit->five_flush[p][board];
		}
		move(sums, ranks, hands, weight);
	}
	for (int i = 0; i < TRIPLES_SUMS; i++)
		out[i] = sums[i + 1];
}

void triples_ranks_scalar(const score *const rows[3], const uint16_t *weights,
	int32_t out[TRIPLES_SUMS])
{
	int32_t sums[TRIPLES_ORDERS] = {0};

	for (int i = 0; i < TRIPLES_RANKS; i++)
		sums[pushfold_order_three(rows[0][i], rows[1][i], rows[2][i])] += weights[i];
	for (int i = 0; i < TRIPLES_SUMS; i++)
		out[i] = sums[i + 1];
}

void triples_take_scalar(uint16_t *to, const uint16_t *from, const uint16_t *cards, unsigned left)
{
	for (int i = 0; i < TRIPLES_RANKS_ROW; i++)
		to[i] = (uint16_t)(from[i] * (int)(left - cards[i]) / (int)left);
}
