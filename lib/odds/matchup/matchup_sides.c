/* The live hands of players with ranges, and a check that all of them can be dealt. */
#include "odds/matchup/matchup_internal.h"

#include "odds/odds_status.h"

#include <string.h>

static void make_side(struct matchup *matchup, int player)
{
	const struct hands *hands = &matchup->player[player].range->hands;
	struct matchup_side *side = &matchup->side[player];
	unsigned unit = 0;

	*side = (struct matchup_side){.hands = 0};
	for (uint32_t i = 0; i < hands->count; i++) {
		if (hands->set[i] & ~matchup->live)
			continue;
		side->hands++;
		side->weight += hands->weight[i];
		if (hands->weight[i] != unit)
			unit = (unsigned)bits_divisor(unit, hands->weight[i]);
	}
	side->unit = (uint16_t)unit;
	if (unit)
		side->weight /= unit;
}

/* -- existence of a deal -------------------------------------------------------- */

/* Hands are tried player after player until all have one. That nearly always succeeds at once. If
 * it does not succeed within this many steps, ranges compete for the same few cards, and no deal is
 * assumed to exist. */
enum { STEPS_MAX = 1 << 24 };

struct matchup_sides_search {
	int count; /* number of players with ranges */
	const card_set *set[MATCHUP_PLAYERS_MAX];
	uint32_t sets[MATCHUP_PLAYERS_MAX];
	long steps; /* number of remaining steps */
};

static bool find_deal(struct matchup_sides_search *search, int at, card_set live)
{
	if (at == search->count)
		return true;
	for (uint32_t i = 0; i < search->sets[at] && search->steps > 0; i++) {
		const card_set set = search->set[at][i];

		search->steps--;
		if (!(set & ~live) && find_deal(search, at + 1, live & ~set))
			return true;
	}
	return false;
}

static bool can_deal(const struct matchup *matchup)
{
	struct matchup_sides_search search = {.count = 0, .steps = STEPS_MAX};

	for (int player = 0; player < matchup->players; player++)
		if (matchup->player[player].range) {
			/* Players with fewer sets come first, so that a failure is found sooner. */
			int at = search.count++;

			for (; at > 0 &&
				search.sets[at - 1] > matchup->player[player].range->hands.count;
				at--) {
				search.set[at] = search.set[at - 1];
				search.sets[at] = search.sets[at - 1];
			}
			search.set[at] = matchup->player[player].range->hands.set;
			search.sets[at] = matchup->player[player].range->hands.count;
		}
	return find_deal(&search, 0, matchup->live);
}

status_code matchup_make_sides(struct matchup *matchup, struct fault *fault)
{
	for (int player = 0; player < matchup->players; player++) {
		matchup->side[player] = (struct matchup_side){.hands = 0};
		if (!matchup->player[player].range)
			continue;
		make_side(matchup, player);
		if (matchup->side[player].hands)
			continue;
		if (fault) {
			fault_set(fault, STATUS_NO_COMBO, 0, 0);
			fault->number = (size_t)player;
		}
		return STATUS_NO_COMBO;
	}
	if (can_deal(matchup))
		return STATUS_OK;
	return fault ? fault_set(fault, STATUS_NO_DEAL, 0, 0) : STATUS_NO_DEAL;
}
