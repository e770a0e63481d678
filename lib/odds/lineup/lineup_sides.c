/* What players with ranges may hold: their live hands, and whether all of them can be dealt. */
#include "odds/lineup/lineup_inside.h"

#include "odds/odds_status.h"

#include <string.h>

static unsigned common_divisor(unsigned a, unsigned b)
{
	while (b) {
		const unsigned rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

static void make_side(struct lineup *lineup, int player)
{
	const struct hands *hands = &lineup->player[player].range->hands;
	struct lineup_side *side = &lineup->side[player];
	unsigned unit = 0;

	*side = (struct lineup_side){.hands = 0};
	for (uint32_t i = 0; i < hands->count; i++) {
		if (hands->set[i] & ~lineup->live)
			continue;
		side->hands++;
		side->weight += hands->weight[i];
		if (hands->weight[i] != unit)
			unit = common_divisor(unit, hands->weight[i]);
	}
	side->unit = (uint16_t)unit;
	if (unit)
		side->weight /= unit;
}

/* -- whether a deal exists ---------------------------------------------------- */

/* Hands are tried player after player until all have one. That nearly always succeeds at once.
 * Where it does not within so many steps, ranges want the same few cards, and no deal is taken to
 * exist. */
enum { STEPS_MOST = 1 << 24 };

struct search {
	int count; /* of players with ranges */
	const card_set *set[LINEUP_PLAYERS_MAX];
	uint32_t sets[LINEUP_PLAYERS_MAX];
	long steps; /* that are left */
};

static bool find_deal(struct search *search, int at, card_set live)
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

/* Players with fewer sets come first, where a failure is found sooner. */
static void insert(struct search *search, const card_set *set, uint32_t sets)
{
	int at = search->count++;

	for (; at > 0 && search->sets[at - 1] > sets; at--) {
		search->set[at] = search->set[at - 1];
		search->sets[at] = search->sets[at - 1];
	}
	search->set[at] = set;
	search->sets[at] = sets;
}

static bool can_deal(const struct lineup *lineup)
{
	struct search search = {.count = 0, .steps = STEPS_MOST};

	for (int player = 0; player < lineup->players; player++)
		if (lineup->player[player].range)
			insert(&search, lineup->player[player].range->hands.set,
				lineup->player[player].range->hands.count);
	return find_deal(&search, 0, lineup->live);
}

status_code lineup_make_sides(struct lineup *lineup)
{
	for (int player = 0; player < lineup->players; player++) {
		lineup->side[player] = (struct lineup_side){.hands = 0};
		if (!lineup->player[player].range)
			continue;
		make_side(lineup, player);
		if (!lineup->side[player].hands)
			return STATUS_NO_COMBO;
	}
	return can_deal(lineup) ? STATUS_OK : STATUS_NO_DEAL;
}
