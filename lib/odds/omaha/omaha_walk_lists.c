/* The lists of hands that are walked, and the runouts that represent others. */
#include "odds/omaha/omaha_walk.h"

#include "odds/matchup/matchup.h"

#include "cards/colex.h"
#include "cards/eval/eval_orders.h"

#include <stdlib.h>

/* -- lists -------------------------------------------------------------------- */

double omaha_list_hands(const struct matchup *matchup, int player)
{
	const struct matchup_cards *cards = &matchup->player[player];

	if (cards->range)
		return matchup->side[player].hands;
	return (double)colex_choose((unsigned)card_set_count(matchup->live),
		(unsigned)cards->drawn);
}

static bool make_room(struct omaha_held_list *list, uint32_t room)
{
	card_set *set;
	struct omaha_held *hand;

	if (room <= list->room)
		return true;
	set = realloc(list->set, room * sizeof *set);
	if (set)
		list->set = set;
	hand = realloc(list->hand, room * sizeof *hand);
	if (hand)
		list->hand = hand;
	if (set && hand)
		list->room = room;
	return set && hand;
}

static void add_hand(struct omaha_held_list *list, card_set set, unsigned weight)
{
	struct omaha_held *held = &list->hand[list->count];
	int cards = 0;

	*held = (struct omaha_held){.weight = (uint16_t)weight};
	for (card_set rest = set; rest; rest &= rest - 1)
		held->cards[cards++] = (card)__builtin_ctzll(rest);
	held->low = (uint8_t)eval_eights_of(held->cards, cards);
	list->set[list->count++] = set;
	list->weight += weight;
}

/* Sets of equal size are in colex order if they ascend as numbers. */
static void add_unknown(struct omaha_held_list *list, const struct matchup *matchup, int player)
{
	const struct matchup_cards *cards = &matchup->player[player];
	uint8_t place[OMAHA_HOLE_MAX] = {0};
	card live[CARD_COUNT]; /* from the highest card down */
	const int count = card_set_list(matchup->live, live);

	for (int i = 0; i < cards->drawn; i++)
		place[i] = (uint8_t)i;
	for (;;) {
		card_set set = cards->set;
		int i = 0;

		for (int k = 0; k < cards->drawn; k++)
			set |= card_bit(live[count - 1 - place[k]]);
		add_hand(list, set, 1);
		while (i < cards->drawn &&
			place[i] + 1 == (i + 1 < cards->drawn ? place[i + 1] : count)) {
			place[i] = (uint8_t)i;
			i++;
		}
		if (i == cards->drawn)
			return;
		place[i]++;
	}
}

status_code omaha_list_make(struct omaha_held_list *list, const struct matchup *matchup, int player)
{
	const struct matchup_range *range = matchup->player[player].range;
	const struct matchup_side *side = &matchup->side[player];

	if (!make_room(list, (uint32_t)omaha_list_hands(matchup, player)))
		return STATUS_NO_MEMORY;
	list->player = player;
	list->count = 0;
	list->weight = 0;
	if (!range) {
		add_unknown(list, matchup, player);
		return STATUS_OK;
	}
	for (uint32_t i = 0; i < range->hands.count; i++)
		if (!(range->hands.set[i] & ~matchup->live))
			add_hand(list, range->hands.set[i], range->hands.weight[i] / side->unit);
	return STATUS_OK;
}

void omaha_list_match(struct omaha_held_list *a, struct omaha_held_list *b)
{
	for (uint32_t i = 0; i < a->count; i++)
		a->hand[i].other = 0;
	for (uint32_t i = 0, j = 0; j < b->count; j++) {
		struct omaha_held *held = &b->hand[j];

		while (i < a->count && a->set[i] < b->set[j])
			i++;
		held->other = 0;
		if (i == a->count || a->set[i] != b->set[j])
			continue;
		held->other = a->hand[i].weight;
		a->hand[i].other = held->weight;
	}
}

void omaha_list_free(struct omaha_held_list *list)
{
	free(list->set);
	free(list->hand);
	*list = (struct omaha_held_list){.player = 0};
}

/* -- runouts ------------------------------------------------------------------ */

uint32_t omaha_walk_runouts(const struct matchup *matchup, struct omaha_runout *out)
{
	const int drawn = matchup->board[0].drawn;
	struct suits_list suits;
	uint32_t count = 0;

	if (!drawn) {
		out[0] = (struct omaha_runout){0, 1};
		return 1;
	}
	matchup_suits(matchup, &suits);
	for (card_set high = matchup->live; high; high &= high - 1) {
		const card_set one = high & -high;

		for (card_set low = drawn > 1 ? matchup->live & (one - 1) : one; low;
			low &= low - 1) {
			const card_set set = one | (low & -low);

			out[count].set = set;
			count += matchup_suits_first(&suits, &set, 1, &out[count].ways);
		}
	}
	return count;
}
