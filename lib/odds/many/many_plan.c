/* What must be counted, and what it takes. */
#include "odds/many/many_inside.h"

#include <math.h>
#include <string.h>

static bool sides_equal(const struct spot_side *a, const struct spot_side *b)
{
	return a->count == b->count && a->weight_sum == b->weight_sum &&
	       !memcmp(a->combos, b->combos, sizeof *a->combos * (size_t)a->count) &&
	       !memcmp(a->weight, b->weight, sizeof *a->weight * (size_t)a->count);
}

static void find_sides(struct many_plan *plan)
{
	plan->sides = 0;
	for (int i = 0; i < plan->spot->players; i++) {
		int at = 0;

		while (at < plan->sides && !sides_equal(plan->side[at], &plan->spot->side[i]))
			at++;
		if (at == plan->sides)
			plan->side[plan->sides++] = &plan->spot->side[i];
		plan->side_of[i] = at;
	}
}

/* A key that is equal for all sets of winners of an outcome: four bits per side, the number of its
 * players that win. */
static uint32_t outcome_key(const struct many_plan *plan, unsigned set)
{
	uint32_t key = 0;

	for (int i = 0; i < plan->spot->players; i++)
		key += (set >> i & 1u) << 4 * plan->side_of[i];
	return key;
}

static void find_outcomes(struct many_plan *plan)
{
	uint32_t keys[MANY_OUTCOMES_MAX];

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

/* How many hands, or with four players pairs of hands, are weighed to count the deals that a player
 * wins alone. Only half of all pairs are, since the other hand has a lower value. */
static double steps_alone(const struct many_plan *plan, int player)
{
	const double own = plan->spot->side[player].count;
	double least[2];

	if (plan->spot->players == 3)
		return own;
	least_counts(plan, 1u << player, least);
	return own * least[0] / 2;
}

/* How many are weighed to count all deals. */
static double steps_of_all(const struct many_plan *plan)
{
	double least[2];

	least_counts(plan, 0, least);
	return plan->spot->players == 3 ? least[0] : least[0] * least[1];
}

/* How many are weighed to count all deals by a player's category. */
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

static void find_rest(struct many_plan *plan)
{
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

void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail)
{
	plan->spot = spot;
	find_sides(plan);
	find_outcomes(plan);
	if (detail)
		plan->rest = -1;
	else
		find_rest(plan);
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
#define NANOSECONDS_A_PAIR  3.8 /* with four players; less, as many of the pairs share cards */
#define WIDE_FACTOR_THREE   2.6
#define WIDE_FACTOR_FOUR    3.6
#define GROUPS_MOST         60
#define HANDS_A_GROUP       3.5

double many_plan_seconds(const struct many_plan *plan, bool detail)
{
	const bool wide = many_plan_most_by_card(plan) > MANY_SUMS_NARROW_MOST;
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
		       fmin(hands / HANDS_A_GROUP, GROUPS_MOST) * NANOSECONDS_A_GROUP +
		       hands * NANOSECONDS_A_HAND + steps + ties) *
	       1e-9;
}
