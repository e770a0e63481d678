#include "odds/spot/spot.h"

#include "cards/colex.h"

#include <string.h>

static unsigned divisor(unsigned a, unsigned b)
{
	while (b) {
		unsigned rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

/* Divides the weights by what all have in common, and adds them up. */
static void reduce(struct spot_side *side)
{
	unsigned common = 0;

	for (int i = 0; i < side->count && common != 1; i++)
		if (side->weight[i] != common)
			common = divisor(side->weight[i], common);
	side->weight_sum = 0;
	for (int i = 0; i < side->count; i++) {
		if (common > 1)
			side->weight[i] = (uint16_t)(side->weight[i] / common);
		side->weight_sum += side->weight[i];
	}
}

/* The combos of a list that are wholly live. */
static void side_init(struct spot_side *side, const struct range_list *list, card_set live)
{
	const uint64_t any = colex_choose((unsigned)card_set_count(live), 2);
	card_set cards = 0;
	int count = 0;

	/* written in any case, kept by the count: no branch to guess */
	for (int i = 0; i < list->count; i++) {
		const card_set set = list->set[i];
		const int kept = !(set & ~live);

		side->combo[count] = list->combo[i];
		side->weight[count] = list->weight[i];
		cards |= set & (card_set)-kept;
		count += kept;
	}
	side->count = count;
	side->cards = cards;
	if (list->alike) {
		for (int i = 0; i < count; i++)
			side->weight[i] = 1;
		side->weight_sum = (uint64_t)count;
	} else {
		reduce(side);
	}
	side->alike = side->weight_sum == (uint64_t)count;
	side->any = side->alike && side->weight_sum == any;
}

/* Whether all players can have hands at once: depth first, those with few combos
 * first; what has failed is remembered, since different hands of the earlier players often leave
 * the same cards to the later ones. */
enum { FAILED_SLOTS = 512 };

struct dealing {
	const struct spot *spot;
	int order[SPOT_PLAYERS_MAX];
	int players;                                     /* of the order */
	card_set failed[SPOT_PLAYERS_MAX][FAILED_SLOTS]; /* sets taken, by a hash; 0 none */
};

static bool deal_rest(struct dealing *dealing, int level, card_set taken)
{
	const struct spot_side *side;
	card_set *failed;

	if (level == dealing->players)
		return true;
	failed = &dealing->failed[level][taken * UINT64_C(0x9e3779b97f4a7c15) >> 55];
	if (level && *failed == taken)
		return false;
	side = &dealing->spot->side[dealing->order[level]];
	for (int i = 0; i < side->count; i++) {
		card_set set = combo_set(side->combo[i]);

		if (!(set & taken) && deal_rest(dealing, level + 1, taken | set))
			return true;
	}
	*failed = taken;
	return false;
}

/* A player with more combos than the others' cards can touch has a hand whatever
 * they hold, and is left out. */
static bool can_be_dealt(const struct spot *spot)
{
	const int others = 2 * (spot->players - 1), touched = others * (CARD_COUNT - 1);
	struct dealing dealing;

	dealing.spot = spot;
	dealing.players = 0;
	for (int player = 0; player < spot->players; player++) {
		int at = dealing.players;

		if (spot->side[player].count > touched)
			continue;
		for (; at > 0 && spot->side[dealing.order[at - 1]].count > spot->side[player].count;
			at--)
			dealing.order[at] = dealing.order[at - 1];
		dealing.order[at] = player;
		dealing.players++;
	}
	if (dealing.players == 2) { /* the usual case, without clearing tables */
		const struct spot_side *a = &spot->side[dealing.order[0]];
		const struct spot_side *b = &spot->side[dealing.order[1]];

		for (int i = 0; i < a->count; i++)
			for (int j = 0; j < b->count; j++)
				if (!(combo_set(a->combo[i]) & combo_set(b->combo[j])))
					return true;
		return false;
	}
	memset(dealing.failed, 0, sizeof dealing.failed[0] * (size_t)dealing.players);
	return deal_rest(&dealing, 0, 0);
}

static void take_cards(struct spot *spot, int players, const struct cards *board, card_set dead)
{
	spot->players = players;
	spot->board_count = board->count;
	spot->to_come = SPOT_BOARD - board->count;
	memcpy(spot->board, board->card, (size_t)board->count);
	spot->board_set = board->set;
	spot->dead = dead;
	spot->live = CARD_DECK & ~board->set & ~dead;
}

/* What is wrong with a spot whose sides are there. */
static status_code judge(const struct spot *spot, struct fault *fault)
{
	status_code status = STATUS_OK;
	int at = 0;

	while (at < spot->players && spot->side[at].count)
		at++;
	if (at < spot->players)
		status = STATUS_NO_COMBO;
	else if (card_set_count(spot->live) < 2 * spot->players + spot->to_come)
		status = STATUS_DECK_SHORT;
	else if (!can_be_dealt(spot))
		status = STATUS_NO_DEAL;
	if (status && fault) {
		fault_set(fault, status, 0, 0);
		fault->number = (size_t)(status == STATUS_NO_COMBO ? at : 0);
	}
	return status;
}

status_code spot_init_lists(struct spot *spot, const struct range_list *const lists[], int players,
	const struct cards *board, card_set dead, struct fault *fault)
{
	take_cards(spot, players, board, dead);
	for (int i = 0; i < players; i++)
		side_init(&spot->side[i], lists[i], spot->live);
	return judge(spot, fault);
}

status_code spot_init(struct spot *spot, const struct range *const ranges[], int players,
	const struct cards *board, card_set dead, struct fault *fault)
{
	struct range_list list;

	take_cards(spot, players, board, dead);
	for (int i = 0; i < players; i++) {
		range_list(ranges[i], &list);
		side_init(&spot->side[i], &list, spot->live);
	}
	return judge(spot, fault);
}

/* Whether the set stays as it is when two suits change places. */
static bool set_alike(card_set set, int a, int b)
{
	const card_set clubs = UINT64_C(0x1111111111111);

	return (set >> a & clubs) == (set >> b & clubs);
}

static bool side_alike(const struct spot_side *side, int a, int b)
{
	uint8_t to[CARD_SUITS] = {0, 1, 2, 3};
	uint16_t weights[COMBO_COUNT];

	if (side->any)
		return true;
	if (!set_alike(side->cards, a, b))
		return false;
	to[a] = (uint8_t)b;
	to[b] = (uint8_t)a;
	memset(weights, 0, sizeof weights);
	for (int i = 0; i < side->count; i++)
		weights[side->combo[i]] = side->weight[i];
	for (int i = 0; i < side->count; i++)
		if (weights[combo_with_suits(side->combo[i], to)] != side->weight[i])
			return false;
	return true;
}

static bool suits_alike(const struct spot *spot, int a, int b)
{
	if (!set_alike(spot->board_set, a, b) || !set_alike(spot->dead, a, b))
		return false;
	for (int i = 0; i < spot->players; i++)
		if (!side_alike(&spot->side[i], a, b))
			return false;
	return true;
}

void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS])
{
	for (int b = 0; b < CARD_SUITS; b++) {
		block[b] = (uint8_t)b;
		for (int a = 0; a < b; a++)
			if (block[a] == a && suits_alike(spot, a, b)) {
				block[b] = (uint8_t)a;
				break;
			}
	}
}

double spot_deals_bound(const struct spot *spot)
{
	unsigned left = (unsigned)(card_set_count(spot->live) - 2 * spot->players);
	double bound = (double)colex_choose(left, (unsigned)spot->to_come);

	for (int i = 0; i < spot->players; i++)
		bound *= (double)spot->side[i].weight_sum;
	return bound;
}
