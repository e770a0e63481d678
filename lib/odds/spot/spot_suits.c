#include "odds/spot/spot.h"

#include <string.h>

/* Whether the set stays as it is when two suits change places. */
static bool set_alike(card_set set, int a, int b)
{
	return card_set_ranks(set, a) == card_set_ranks(set, b);
}

static bool side_alike(const struct spot_side *side, int a, int b)
{
	uint8_t to[CARD_SUITS] = {0, 1, 2, 3};
	uint16_t weights[COMBO_COUNT];

	if (side->full)
		return true;
	if (!set_alike(side->cards, a, b))
		return false;
	to[a] = (uint8_t)b;
	to[b] = (uint8_t)a;
	memset(weights, 0, sizeof weights);
	for (int i = 0; i < side->count; i++)
		weights[side->combos[i]] = side->weight[i];
	for (int i = 0; i < side->count; i++)
		if (weights[combo_with_suits(side->combos[i], to)] != side->weight[i])
			return false;
	return true;
}

/* `but` is a player whose combos are ignored, or -1. */
static bool suits_alike(const struct spot *spot, int but, int a, int b)
{
	if (!set_alike(spot->board_set, a, b) || !set_alike(spot->dead, a, b))
		return false;
	for (int i = 0; i < spot->players; i++)
		if (i != but && !side_alike(&spot->side[i], a, b))
			return false;
	return true;
}

static void find_blocks(const struct spot *spot, int but, uint8_t block[CARD_SUITS])
{
	for (int b = 0; b < CARD_SUITS; b++) {
		block[b] = (uint8_t)b;
		for (int a = 0; a < b; a++)
			if (block[a] == a && suits_alike(spot, but, a, b)) {
				block[b] = (uint8_t)a;
				break;
			}
	}
}

void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS])
{
	find_blocks(spot, -1, block);
}

int spot_cards_alike(const struct spot *spot, card like[CARD_COUNT], card asked[CARD_COUNT])
{
	uint8_t block[CARD_SUITS];
	int count = 0;

	find_blocks(spot, -1, block);
	for (int c = 0; c < CARD_COUNT; c++) {
		like[c] = card_of(card_rank((card)c), block[card_suit((card)c)]);
		if (spot->live >> c & 1 && like[c] == c)
			asked[count++] = (card)c;
	}
	return count;
}

enum { RENAMINGS_MAX = 24 };

/* All ways to rename suits within their blocks; returns how many. */
static int list_renamings(const uint8_t block[CARD_SUITS], uint8_t out[RENAMINGS_MAX][CARD_SUITS])
{
	int count = 0;

	for (unsigned i = 0; i < 256; i++) {
		const uint8_t to[CARD_SUITS] = {i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6 & 3};
		unsigned reached = 0;
		bool within = true;

		for (int s = 0; s < CARD_SUITS; s++) {
			within = within && block[to[s]] == block[s];
			reached |= 1u << to[s];
		}
		if (within && reached == 15)
			memcpy(out[count++], to, sizeof to);
	}
	return count;
}

int spot_combos_alike(const struct spot *spot, combo like[COMBO_COUNT], combo asked[COMBO_COUNT])
{
	uint8_t block[CARD_SUITS], renaming[RENAMINGS_MAX][CARD_SUITS];
	bool listed[COMBO_COUNT] = {false};
	int renamings, count = 0;

	find_blocks(spot, 0, block);
	renamings = list_renamings(block, renaming);
	for (int i = 0; i < spot->side[0].count; i++) {
		const combo h = spot->side[0].combos[i];
		combo least = h;

		for (int r = 0; r < renamings; r++) {
			const combo other = combo_with_suits(h, renaming[r]);

			least = other < least ? other : least;
		}
		like[h] = least;
		if (!listed[least])
			asked[count++] = least;
		listed[least] = true;
	}
	return count;
}
