#include "odds/spot.h"

#include "base/rng/rng.h"
#include "cards/colex.h"

#include <string.h>

/* Computes the members that follow from the combos and weights of a side. */
static void finish_side(struct spot_side *side, bool uniform, card_set live)
{
	const uint64_t any = colex_choose((unsigned)card_set_count(live), 2);

	if (uniform) {
		for (int i = 0; i < side->count; i++)
			side->weight[i] = 1;
		side->weight_sum = (uint64_t)side->count;
	} else {
		unsigned common = 0;

		/* Divide the weights by their common divisor, and add them. */
		for (int i = 0; i < side->count && common != 1; i++)
			if (side->weight[i] != common)
				common = (unsigned)bits_divisor(side->weight[i], common);
		side->weight_sum = 0;
		for (int i = 0; i < side->count; i++) {
			if (common > 1)
				side->weight[i] = (uint16_t)(side->weight[i] / common);
			side->weight_sum += side->weight[i];
		}
	}
	side->uniform = side->weight_sum == (uint64_t)side->count;
	side->full = side->uniform && side->weight_sum == any;
}

/* Copies the combos of a list that consist of live cards. */
static void side_init(struct spot_side *side, const struct range_list *list, card_set live)
{
	card_set cards = 0;
	int count = 0;

	/* Every combo is written, and then kept or not by the count, since a branch would often be
	 * mispredicted. */
	for (int i = 0; i < list->count; i++) {
		const card_set set = list->set[i];
		const int kept = !(set & ~live);

		side->combos[count] = list->combos[i];
		side->weight[count] = list->weight[i];
		cards |= set & (card_set)-kept;
		count += kept;
	}
	side->count = count;
	side->cards = cards;
	finish_side(side, list->uniform, live);
}

/* Lists the combos of live cards that have all cards of `known`. */
static void side_hold(struct spot_side *side, card_set known, card_set live)
{
	side->count = 0;
	side->cards = 0;
	if (card_set_count(known) == 2) {
		const int high = 63 - __builtin_clzll(known), low = __builtin_ctzll(known);

		side->combos[0] = combo_of((card)high, (card)low);
		side->cards = known & ~live ? 0 : known;
		side->count = !(known & ~live);
		finish_side(side, true, live);
		return;
	}
	for (int h = 0; h < COMBO_COUNT; h++) {
		const card_set set = combo_set((combo)h);

		if (set & ~live || known & ~set)
			continue;
		side->combos[side->count++] = (combo)h;
		side->cards |= set;
	}
	finish_side(side, true, live);
}

/* -- existence of a joint deal ----------------------------------------------- */

/* A depth-first search: each player in turn gets a combo that the earlier players have left, and
 * those with the fewest combos come first. Hands of the earlier players that use the same cards in
 * another way (AcAd and AhAs, or AcAh and AdAs) leave the same cards to the later ones, so that
 * sets of cards with which the rest cannot be dealt are remembered. Otherwise nine players with
 * AA-JJ would try all ways of dealing eight of them. */
enum { FAILED_BITS = 7, FAILED_SLOTS = 1 << FAILED_BITS };

struct spot_dealing {
	const struct spot *spot;
	int order[SPOT_PLAYERS_MAX]; /* those with the fewest combos first */
	int players;                 /* number of players in `order` */
	/* per index in the order and hash of the set: the last set that failed, or 0 */
	card_set failed[SPOT_PLAYERS_MAX][FAILED_SLOTS];
};

static bool deal_rest(struct spot_dealing *dealing, int level, card_set used)
{
	const struct spot_side *side;
	card_set *failed;

	if (level == dealing->players)
		return true;
	failed = &dealing->failed[level][used * UINT64_C(0x9e3779b97f4a7c15) >> (64 - FAILED_BITS)];
	if (level && *failed == used)
		return false;
	side = &dealing->spot->side[dealing->order[level]];
	for (int i = 0; i < side->count; i++) {
		card_set set = combo_set(side->combos[i]);

		if (!(set & used) && deal_rest(dealing, level + 1, used | set))
			return true;
	}
	*failed = used;
	return false;
}

/* A card is in at most 51 combos. A player with more combos than the cards of all the others can
 * block has a hand whatever they hold, and is omitted from the search. */
static bool can_be_dealt(const struct spot *spot)
{
	const int others = 2 * (spot->players - 1), spoiled = others * (CARD_COUNT - 1);
	struct spot_dealing dealing;

	dealing.spot = spot;
	dealing.players = 0;
	for (int player = 0; player < spot->players; player++) {
		int at = dealing.players;

		if (spot->side[player].count > spoiled)
			continue;
		for (; at > 0 && spot->side[dealing.order[at - 1]].count > spot->side[player].count;
			at--)
			dealing.order[at] = dealing.order[at - 1];
		dealing.order[at] = player;
		dealing.players++;
	}
	if (dealing.players == 2) { /* the usual case, which needs no table */
		const struct spot_side *a = &spot->side[dealing.order[0]];
		const struct spot_side *b = &spot->side[dealing.order[1]];

		for (int i = 0; i < a->count; i++)
			for (int j = 0; j < b->count; j++)
				if (!(combo_set(a->combos[i]) & combo_set(b->combos[j])))
					return true;
		return false;
	}
	memset(dealing.failed, 0, sizeof dealing.failed[0] * (size_t)dealing.players);
	return deal_rest(&dealing, 0, 0);
}

static void take_cards(struct spot *spot, const struct game *game, int players,
	const struct cards *board, card_set dead)
{
	spot->game = game;
	spot->players = players;
	spot->board_count = board->count;
	spot->to_come = SPOT_BOARD - board->count;
	memcpy(spot->board, board->list, (size_t)board->count);
	spot->board_set = board->set;
	spot->dead = dead;
	spot->live = game->deck & ~board->set & ~dead;
	spot->runouts.count = 0;
}

/* Finds the error of a spot whose sides have been made, if any. */
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

status_code spot_init_lists(struct spot *spot, const struct game *game,
	const struct range_list *const lists[], const card_set known[], int players,
	const struct cards *board, card_set dead, struct fault *fault)
{
	take_cards(spot, game, players, board, dead);
	for (int i = 0; i < players; i++)
		if (lists[i])
			side_init(&spot->side[i], lists[i], spot->live);
		else
			side_hold(&spot->side[i], known[i], spot->live);
	return judge(spot, fault);
}

status_code spot_init(struct spot *spot, const struct game *game,
	const struct range *const ranges[], int players, const struct cards *board, card_set dead,
	struct fault *fault)
{
	struct range_list list;

	take_cards(spot, game, players, board, dead);
	for (int i = 0; i < players; i++) {
		range_list(ranges[i], &list);
		side_init(&spot->side[i], &list, spot->live);
	}
	return judge(spot, fault);
}

status_code spot_with_card(const struct spot *whole, card c, struct spot *spot, double *scale)
{
	struct cards board = {.count = whole->board_count + 1,
		.set = whole->board_set | card_bit(c)};
	status_code status;

	memcpy(board.list, whole->board, (size_t)whole->board_count);
	board.list[whole->board_count] = c;
	take_cards(spot, whole->game, whole->players, &board, whole->dead);
	for (int i = 0; i < whole->players; i++) {
		/* Copy the combos of another spot's side that consist of live cards. */
		spot->side[i].count = 0;
		spot->side[i].cards = 0;
		for (int j = 0; j < whole->side[i].count; j++) {
			const card_set set = combo_set(whole->side[i].combos[j]);

			if (set & ~spot->live)
				continue;
			spot->side[i].combos[spot->side[i].count] = whole->side[i].combos[j];
			spot->side[i].weight[spot->side[i].count++] = whole->side[i].weight[j];
			spot->side[i].cards |= set;
		}
		finish_side(&spot->side[i], whole->side[i].uniform, spot->live);
	}
	status = judge(spot, NULL);
	if (status)
		return status;
	*scale = 1;
	for (int i = 0; i < whole->players; i++) {
		int of = 0;

		while (whole->side[i].combos[of] != spot->side[i].combos[0])
			of++;
		*scale *= (double)whole->side[i].weight[of] / (double)spot->side[i].weight[0];
	}
	return STATUS_OK;
}

status_code spot_with_combo(const struct spot *whole, int player, combo h, struct spot *spot)
{
	struct spot_side *side = &spot->side[player];

	*spot = *whole;
	spot->runouts.count = 0;
	side->count = 1;
	side->cards = combo_set(h);
	side->combos[0] = h;
	finish_side(side, true, spot->live);
	return judge(spot, NULL);
}

double spot_deals_bound(const struct spot *spot)
{
	unsigned left = (unsigned)(card_set_count(spot->live) - 2 * spot->players);
	double bound = (double)colex_choose(left, (unsigned)spot->to_come);

	for (int i = 0; i < spot->players; i++)
		bound *= (double)spot->side[i].weight_sum;
	return bound;
}

/* -- joint deals, estimated --------------------------------------------------- */

enum { TRIALS = 256 };

/* The combo at which the running sum of the remaining weights first exceeds `at`, which is less
 * than their sum. */
static card_set draw(const struct spot_side *side, card_set used, uint64_t at)
{
	int i = 0;

	for (;; i++) {
		if (combo_set(side->combos[i]) & used)
			continue;
		if (at < side->weight[i])
			return combo_set(side->combos[i]);
		at -= side->weight[i];
	}
}

/* Each player in turn draws one of the remaining combos, in proportion to their weights. The
 * product of the weight sums that the players found is, on average over all draws, the number of
 * ways (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975): a way with the weights u
 * and v is drawn with probability u/U v/V, where U and V are the sums of the remaining weights, and
 * then counts as U V, so that it adds u v to the average. */
static double try_once(const struct spot *spot, const int *players, int count, card_set used,
	const struct rng_key *key, uint64_t trial)
{
	uint32_t words[RNG_WORDS];
	double ways = 1;

	rng_block(key, trial, 0, words);
	for (int i = 0; i < count; i++) {
		const struct spot_side *side = &spot->side[players[i]];
		uint64_t left = 0;

		for (int k = 0; k < side->count; k++)
			left += (combo_set(side->combos[k]) & used) ? 0 : side->weight[k];

		ways *= (double)left;
		if (!left)
			break;
		if (i + 1 < count)
			used |= draw(side, used, words[i] * left >> 32);
	}
	return ways;
}

double spot_joint_ways(const struct spot *spot, int first, card_set used)
{
	const struct rng_key key = rng_key_of(0);
	int players[SPOT_PLAYERS_MAX], count = 0, trials;
	double sum = 0;

	for (int player = first; player < spot->players; player++)
		if (!spot->side[player].full)
			players[count++] = player;
	trials = count > 1 ? TRIALS : 1;
	for (int trial = 0; trial < trials; trial++)
		sum += try_once(spot, players, count, used, &key, (uint64_t)trial);
	return sum / trials;
}
