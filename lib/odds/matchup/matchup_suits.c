/* The suit permutations that leave a matchup unchanged. */
#include "odds/matchup/matchup.h"

#include <assert.h>

static bool range_stays(const struct matchup *matchup, int player, const struct suits *suits)
{
	const struct hands *hands = &matchup->player[player].range->hands;

	for (uint32_t i = 0; i < hands->count; i++)
		if (!(hands->set[i] & ~matchup->live) &&
			hands_weight_of(hands, suits_set(suits, hands->set[i])) != hands->weight[i])
			return false;
	return true;
}

static bool stays(const struct matchup *matchup, const struct suits *suits)
{
	if (suits_set(suits, matchup->dead) != matchup->dead)
		return false;
	for (int i = 0; i < matchup->boards; i++)
		if (suits_set(suits, matchup->board[i].set) != matchup->board[i].set)
			return false;
	for (int i = 0; i < matchup->players; i++)
		if (suits_set(suits, matchup->player[i].set) != matchup->player[i].set)
			return false;
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].range && !range_stays(matchup, i, suits))
			return false;
	return true;
}

/* Suits that can both be exchanged with a third one can be exchanged with each other, so that they
 * form blocks; of[s] is the lowest suit of the block of s. */
static void find_blocks(const struct matchup *matchup, uint8_t of[CARD_SUITS])
{
	for (int s = 0; s < CARD_SUITS; s++) {
		of[s] = (uint8_t)s;
		for (int t = 0; t < s && of[s] == s; t++) {
			struct suits exchanged = suits_all[0];

			if (of[t] != t)
				continue;
			exchanged.to[s] = (uint8_t)t;
			exchanged.to[t] = (uint8_t)s;
			if (stays(matchup, &exchanged))
				of[s] = (uint8_t)t;
		}
	}
}

/* True if each suit becomes one of its block. */
static bool within_blocks(const struct suits *suits, const uint8_t of[CARD_SUITS])
{
	for (int s = 0; s < CARD_SUITS; s++)
		if (of[s] != of[suits->to[s]])
			return false;
	return true;
}

void matchup_suits(const struct matchup *matchup, struct suits_list *suits)
{
	uint8_t of[CARD_SUITS];

	find_blocks(matchup, of);
	suits->count = 0;
	for (int i = 0; i < SUITS_ALL; i++)
		if (within_blocks(&suits_all[i], of))
			suits->suits[suits->count++] = suits_all[i];
}

bool matchup_suits_first(const struct suits_list *suits, const card_set *sets, int count,
	uint32_t *ways)
{
	uint32_t same = 0;

	for (int i = 0; i < suits->count; i++) {
		int k = 0;

		for (; k < count; k++) {
			const card_set other = suits_set(&suits->suits[i], sets[k]);

			if (other < sets[k])
				return false;
			if (other > sets[k])
				break;
		}
		same += k == count;
	}
	assert(same > 0); /* the identity leaves all suits unchanged */
	*ways = (uint32_t)suits->count / same;
	return true;
}
