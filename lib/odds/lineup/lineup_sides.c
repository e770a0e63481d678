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
 * Where it does not, ranges want the same few cards: three players with aces have a hand each, but
 * there is no need to try all of their other cards. So what each hand has of the cards that are
 * most wanted is tried alone, of which there are few sets: if these cannot be dealt, no hands can.
 */
enum { STEPS_FIRST = 1 << 18, STEPS_MOST = 1 << 24, WANTED = 12 };

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

/* The cards that the players' hands have most often. */
static card_set most_wanted(const struct lineup *lineup)
{
	double wanted[CARD_COUNT] = {0};
	card_set most = 0;

	for (int player = 0; player < lineup->players; player++) {
		const struct lineup_range *range = lineup->player[player].range;

		for (uint32_t i = 0; range && i < range->hands.count; i++)
			if (!(range->hands.set[i] & ~lineup->live))
				for (card_set rest = range->hands.set[i]; rest; rest &= rest - 1)
					wanted[__builtin_ctzll(rest)] +=
						1.0 / lineup->side[player].hands;
	}
	for (int i = 0; i < WANTED; i++) {
		int best = 0;

		for (int c = 1; c < CARD_COUNT; c++)
			if (wanted[c] > wanted[best])
				best = c;
		most |= card_bit((card)best);
		wanted[best] = -1;
	}
	return most;
}

/* Lists what a player's live hands have of some cards, each set once. */
static uint32_t list_wanted(const struct lineup *lineup, int player, card_set wanted,
	card_set sets[1 << WANTED])
{
	const struct hands *hands = &lineup->player[player].range->hands;
	uint8_t seen[1 << WANTED] = {0};
	card cards[WANTED];
	uint32_t count = 0;

	card_set_list(wanted, cards);
	for (uint32_t i = 0; i < hands->count; i++) {
		unsigned has = 0;

		if (hands->set[i] & ~lineup->live)
			continue;
		for (int k = 0; k < WANTED; k++)
			has |= (unsigned)(hands->set[i] >> cards[k] & 1) << k;
		if (!seen[has])
			sets[count++] = hands->set[i] & wanted;
		seen[has] = 1;
	}
	return count;
}

static bool wanted_collide(const struct lineup *lineup)
{
	card_set sets[LINEUP_PLAYERS_MAX][1 << WANTED];
	const card_set wanted = most_wanted(lineup);
	struct search search = {.count = 0, .steps = STEPS_MOST};

	for (int player = 0; player < lineup->players; player++)
		if (lineup->player[player].range)
			insert(&search, sets[player],
				list_wanted(lineup, player, wanted, sets[player]));
	return !find_deal(&search, 0, lineup->live) && search.steps > 0;
}

static bool can_deal(const struct lineup *lineup)
{
	struct search search = {.count = 0, .steps = STEPS_FIRST};

	for (int player = 0; player < lineup->players; player++)
		if (lineup->player[player].range)
			insert(&search, lineup->player[player].range->hands.set,
				lineup->player[player].range->hands.count);
	if (find_deal(&search, 0, lineup->live))
		return true;
	if (search.steps > 0 || wanted_collide(lineup))
		return false;
	search.steps = STEPS_MOST;
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
