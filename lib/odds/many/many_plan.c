#include "odds/many/many_internal.h"

#include "cards/eval/eval_inline.h"

#include <math.h>
#include <string.h>

/* -- the outcomes to count ---------------------------------------------------- */

static bool sides_equal(const struct spot_side *a, const struct spot_side *b)
{
	return a->count == b->count && a->weight_sum == b->weight_sum &&
	       !memcmp(a->combos, b->combos, sizeof *a->combos * (size_t)a->count) &&
	       !memcmp(a->weight, b->weight, sizeof *a->weight * (size_t)a->count);
}

/* A key that is the same for all sets of winners of an outcome: for each side the number of its
 * players that win, in four bits. */
static uint32_t outcome_key(const struct many_plan *plan, unsigned set)
{
	uint32_t key = 0;

	for (int i = 0; i < plan->spot->players; i++)
		key += (set >> i & 1u) << 4 * plan->side_of[i];
	return key;
}

/* Finds the two smallest counts of hands among the players that are not in the set `but`. */
static void least_counts(const struct many_plan *plan, unsigned but, double least[2])
{
	least[0] = least[1] = COMBO_COUNT;
	for (int i = 0; i < plan->spot->players; i++) {
		const double count = plan->spot->side[i].count;

		if (but >> i & 1)
			continue;
		if (count < least[0]) {
			least[1] = least[0];
			least[0] = count;
		} else if (count < least[1])
			least[1] = count;
	}
}

/* The number of hands, or with four players pairs of hands, that are weighed to count the deals
 * that a player wins alone. Only half of all pairs are weighed, since the other hand has a lower
 * value. */
static double steps_alone(const struct many_plan *plan, int player)
{
	const double own = plan->spot->side[player].count;
	double least[2];

	if (plan->spot->players == 3)
		return own;
	least_counts(plan, 1u << player, least);
	return own * least[0] / 2;
}

/* The number of hands or pairs of hands that are weighed to count all deals. */
static double steps_of_all(const struct many_plan *plan)
{
	double least[2];

	least_counts(plan, 0, least);
	return plan->spot->players == 3 ? least[0] : least[0] * least[1];
}

/* The number that is weighed to count all deals by the category of a player's hand. */
static double steps_of_ends(const struct many_plan *plan, int player)
{
	return steps_alone(plan, player) * (plan->spot->players == 3 ? 1 : 2);
}

/* The player of an outcome with one winner; -1 for other outcomes. */
static int outcome_leader(const struct many_outcome *outcome)
{
	const unsigned set = outcome->set[0];

	return set & (set - 1) ? -1 : __builtin_ctz(set);
}

void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail)
{
	uint32_t keys[MANY_OUTCOMES_MAX];

	plan->spot = spot;
	plan->sides = 0;
	for (int i = 0; i < plan->spot->players; i++) {
		int at = 0;

		while (at < plan->sides && !sides_equal(plan->side[at], &plan->spot->side[i]))
			at++;
		if (at == plan->sides)
			plan->side[plan->sides++] = &plan->spot->side[i];
		plan->side_of[i] = at;
	}
	plan->outcomes = 0;
	for (unsigned set = 1; set < 1u << plan->spot->players; set++) {
		const uint32_t key = outcome_key(plan, set);
		struct many_outcome *outcome;
		int at = 0;

		while (at < plan->outcomes && keys[at] != key)
			at++;
		outcome = &plan->outcome[at];
		if (at == plan->outcomes) {
			keys[plan->outcomes++] = key;
			outcome->count = 0;
		}
		outcome->set[outcome->count++] = (uint8_t)set;
	}
	if (detail)
		plan->rest = -1;
	else {
		double most = steps_of_all(plan);

		plan->rest = -1;
		for (int c = 0; c < plan->outcomes; c++) {
			int leader = outcome_leader(&plan->outcome[c]);

			if (leader >= 0 && steps_alone(plan, leader) > most) {
				most = steps_alone(plan, leader);
				plan->rest = c;
			}
		}
	}
}

int many_plan_players(const struct many_plan *plan, int side)
{
	int players = 0;

	for (int i = 0; i < plan->spot->players; i++)
		players += plan->side_of[i] == side;
	return players;
}

uint64_t many_plan_most_by_card(const struct many_plan *plan)
{
	uint64_t most = 0;

	for (int s = 0; s < plan->sides; s++) {
		const struct spot_side *side = plan->side[s];
		uint64_t by_card[CARD_COUNT] = {0};

		for (int i = 0; i < side->count; i++) {
			by_card[combo_cards[side->combos[i]][0]] += side->weight[i];
			by_card[combo_cards[side->combos[i]][1]] += side->weight[i];
		}
		for (int c = 0; c < CARD_COUNT; c++)
			most = by_card[c] > most ? by_card[c] : most;
	}
	return most;
}

/* Fitted to the times of three and four ranges of 6 to 1326 hands on flops and before the flop. */
#define NANOSECONDS_A_BOARD 600
#define NANOSECONDS_A_GROUP 20 /* of hands of one value */
#define NANOSECONDS_A_HAND  6
#define NANOSECONDS_A_STEP  6   /* with three players */
#define NANOSECONDS_A_TIE   4   /* per hand of the narrowest range */
#define NANOSECONDS_A_PAIR  3.8 /* with four players; less, since many of the pairs share cards */
#define WIDE_FACTOR_THREE   2.6
#define WIDE_FACTOR_FOUR    3.6
#define GROUPS_MAX          60
#define HANDS_A_GROUP       3.5

double many_plan_seconds(const struct many_plan *plan, bool detail)
{
	const bool wide = many_plan_most_by_card(plan) > MANY_SUMS_NARROW_MAX;
	double hands = 0, steps = plan->rest >= 0 ? steps_of_all(plan) : 0, ties = 0, least[2];

	least_counts(plan, 0, least);
	for (int s = 0; s < plan->sides; s++)
		hands += plan->side[s]->count;
	for (int c = 0; c < plan->outcomes; c++) {
		int leader = outcome_leader(&plan->outcome[c]);

		if (leader < 0)
			ties += least[0];
		else if (c != plan->rest)
			steps += steps_alone(plan, leader) +
				 (detail ? steps_of_ends(plan, leader) : 0);
	}
	if (plan->spot->players == 3)
		steps *= NANOSECONDS_A_STEP * (wide ? WIDE_FACTOR_THREE : 1);
	else
		steps *= NANOSECONDS_A_PAIR * (wide ? WIDE_FACTOR_FOUR : 1);
	ties *= NANOSECONDS_A_TIE * (wide ? WIDE_FACTOR_THREE : 1);
	return (NANOSECONDS_A_BOARD +
		       fmin(hands / HANDS_A_GROUP, GROUPS_MAX) * NANOSECONDS_A_GROUP +
		       hands * NANOSECONDS_A_HAND + steps + ties) *
	       1e-9;
}

/* -- hands in order of value --------------------------------------------------- */

void many_order_init(struct many_order *order, const struct spot_side *const sides[], int count)
{
	uint16_t weight[COMBO_COUNT][MANY_ORDER_SIDES] = {{0}}, next[COMBO_PAIRS];
	uint8_t held[COMBO_COUNT] = {0};

	memset(order->pair_first, 0, sizeof order->pair_first);
	memset(order->pair_held, 0, sizeof order->pair_held);
	for (int side = 0; side < count; side++)
		for (int i = 0; i < sides[side]->count; i++) {
			const combo h = sides[side]->combos[i];

			weight[h][side] = sides[side]->weight[i];
			if (!held[h])
				order->pair_first[combo_pair(h) + 1]++;
			held[h] |= (uint8_t)(1 << side);
		}
	for (int pair = 0; pair < COMBO_PAIRS; pair++) {
		next[pair] = order->pair_first[pair];
		order->pair_first[pair + 1] =
			(uint16_t)(order->pair_first[pair + 1] + order->pair_first[pair]);
	}
	for (int h = 0; h < COMBO_COUNT; h++)
		if (held[h]) {
			struct many_order_hand *hand = &order->hand[next[combo_pair((combo)h)]++];

			hand->set = combo_set((combo)h);
			hand->high = combo_cards[h][0];
			hand->low = combo_cards[h][1];
			hand->held = held[h];
			order->pair_held[combo_pair((combo)h)] |= held[h];
			memcpy(hand->weight, weight[h], sizeof hand->weight);
		}
}

/* The hands with a flush, in one list per value, linked through `next` by their index in `hand`. */
struct flushes {
	card_set suited; /* the suit with three or more cards on the board */
	int needed;      /* number of its cards needed for a flush */
	struct hand board;
	int count;
	score value[MANY_ORDER_FLUSHES]; /* ascending */
	uint16_t first[MANY_ORDER_FLUSHES];
	uint16_t next[COMBO_COUNT]; /* the last of a list points to itself */
};

/* Adds the hand to a list, and returns true, if a flush makes its value higher than that of its
 * ranks. */
static bool flushes_take(struct flushes *flushes, const struct many_order_hand *hand,
	uint16_t place, score by_ranks)
{
	struct hand all = hand_add(hand_add(flushes->board, hand->high), hand->low);
	score value;
	int at;

	if (card_set_count(hand->set & flushes->suited) < flushes->needed)
		return false;
	value = eval_hand_inline(&all);
	if (value == by_ranks)
		return false;
	for (at = flushes->count; at > 0 && flushes->value[at - 1] > value; at--)
		continue;
	if (at > 0 && flushes->value[at - 1] == value) {
		flushes->next[place] = flushes->first[at - 1];
		flushes->first[at - 1] = place;
		return true;
	}
	for (int i = flushes->count++; i > at; i--) {
		flushes->value[i] = flushes->value[i - 1];
		flushes->first[i] = flushes->first[i - 1];
	}
	flushes->value[at] = value;
	flushes->first[at] = place;
	flushes->next[place] = place;
	return true;
}

/* Merges the groups of flushes into the other groups, from the best down, so that they move to
 * their final positions within the same array. */
static void merge(struct many_order *order, const struct flushes *flushes, int shown)
{
	int group = order->groups - 1, flush = flushes->count - 1;

	order->groups += flushes->count;
	for (int to = order->groups - 1; flush >= 0; to--) {
		uint16_t place;

		if (group >= 0 && order->group[group].value > flushes->value[flush]) {
			order->group[to] = order->group[group--];
			continue;
		}
		order->group[to].value = flushes->value[flush];
		order->group[to].first = (uint16_t)shown;
		order->group[to].held = 0;
		place = flushes->first[flush--];
		for (order->shown[shown++] = place; flushes->next[place] != place;
			order->shown[shown++] = place)
			place = flushes->next[place];
		for (int i = order->group[to].first; i < shown; i++)
			order->group[to].held |= order->hand[order->shown[i]].held;
		order->group[to].end = (uint16_t)shown;
	}
}

void many_order_find(struct many_order *order, struct board_rows *rows,
	const card board[SPOT_BOARD])
{
	const struct board_row *row = board_row(rows, board);
	struct flushes flushes;
	int shown = 0, first = 0;
	unsigned held = 0;

	flushes.suited = 0;
	flushes.needed = 2;
	flushes.count = 0;
	flushes.board = hand_empty();
	for (int i = 0; i < SPOT_BOARD; i++)
		flushes.board = hand_add(flushes.board, board[i]);
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int on_board = card_set_count(flushes.board.set & card_set_suit(suit));

		if (on_board >= 3) {
			flushes.suited = card_set_suit(suit);
			flushes.needed = HAND_MIN - on_board;
		}
	}
	order->groups = 0;
	for (int at = 0; at < COMBO_PAIRS; at++) {
		const int pair = row->order[at];

		held |= order->pair_held[pair];
		for (uint16_t i = order->pair_first[pair]; i < order->pair_first[pair + 1]; i++) {
			const struct many_order_hand *hand = &order->hand[i];

			if (hand->set & flushes.board.set)
				continue;
			if (flushes.suited && flushes_take(&flushes, hand, i, row->value[pair]))
				continue;
			order->shown[shown++] = i;
		}
		if (row->last[at] == at && shown > first) {
			order->group[order->groups++] = (struct many_order_group){row->value[pair],
				(uint16_t)first, (uint16_t)shown, held};
			first = shown;
		}
		if (row->last[at] == at)
			held = 0;
	}
	merge(order, &flushes, shown);
}
