/* What of a spot of three or four players must be counted, and what it costs;
 * private to board_many.
 *
 * Players with equal ranges share a side. Sets of winners that have as many players of each side
 * win equally many deals: they are a class, counted once. */
#ifndef FELT_ODDS_MANY_PLAN_H
#define FELT_ODDS_MANY_PLAN_H

#include "odds/spot/spot.h"

enum { MANY_PLAN_LEAST = 3, MANY_PLAN_PLAYERS = 4, MANY_PLAN_CLASSES = 1 << MANY_PLAN_PLAYERS };

/* Sets of winners that win equally many deals, by player as in a tally. */
struct many_plan_class {
	int count;
	uint8_t set[MANY_PLAN_CLASSES];
};

struct many_plan {
	const struct spot *spot;
	int sides;
	int side_of[MANY_PLAN_PLAYERS]; /* of a player, from 0 */
	const struct spot_side *side[MANY_PLAN_PLAYERS];
	int classes;
	struct many_plan_class class[MANY_PLAN_CLASSES];
	int rest; /* the class whose deals are all that the others leave, or -1 */
};

/* The spot has MANY_PLAN_LEAST to MANY_PLAN_PLAYERS players. With detail no class is the rest. */
void many_plan_init(struct many_plan *plan, const struct spot *spot, bool detail);

/* How many players share a side. */
int many_plan_players(const struct many_plan *plan, int side);

/* The greatest weight by card of any side. */
uint64_t many_plan_most_by_card(const struct many_plan *plan);

/* Seconds a run-out, estimated on a processor of about 3 GHz with AVX2. */
double many_plan_cost(const struct many_plan *plan, bool detail);

#endif
