/* The suit permutations that leave a matchup unchanged. */
#include "odds/matchup/matchup.h"

#include <assert.h>
#include <string.h>

static const uint8_t same_suits[CARD_SUITS] = {0, 1, 2, 3};

static bool range_stays(const struct matchup *matchup, int player, const uint8_t to[CARD_SUITS])
{
	const struct hands *hands = &matchup->player[player].range->hands;

	for (uint32_t i = 0; i < hands->count; i++)
		if (!(hands->set[i] & ~matchup->live) &&
			hands_weight_of(hands, matchup_with_suits(hands->set[i], to)) !=
				hands->weight[i])
			return false;
	return true;
}

static bool stays(const struct matchup *matchup, const uint8_t to[CARD_SUITS])
{
	if (matchup_with_suits(matchup->dead, to) != matchup->dead)
		return false;
	for (int i = 0; i < matchup->boards; i++)
		if (matchup_with_suits(matchup->board[i].set, to) != matchup->board[i].set)
			return false;
	for (int i = 0; i < matchup->players; i++)
		if (matchup_with_suits(matchup->player[i].set, to) != matchup->player[i].set)
			return false;
	for (int i = 0; i < matchup->players; i++)
		if (matchup->player[i].range && !range_stays(matchup, i, to))
			return false;
	return true;
}

/* Suits that can both be exchanged with a third one can be exchanged with each other, so that they
 * form blocks; of[s] is the lowest suit of the block of s. */
static void find_blocks(const struct matchup *matchup, uint8_t of[CARD_SUITS])
{
	memcpy(of, same_suits, CARD_SUITS);
	for (int s = 1; s < CARD_SUITS; s++)
		for (int t = 0; t < s && of[s] == s; t++) {
			uint8_t to[CARD_SUITS];

			if (of[t] != t)
				continue;
			memcpy(to, same_suits, CARD_SUITS);
			to[s] = (uint8_t)t;
			to[t] = (uint8_t)s;
			if (stays(matchup, to))
				of[s] = (uint8_t)t;
		}
}

/* Adds all ways to map the suits from `suit` on to unused suits of their blocks. */
static void add_exchanges(struct matchup_suits *suits, const uint8_t of[CARD_SUITS],
	uint8_t to[CARD_SUITS], int suit, unsigned used)
{
	if (suit == CARD_SUITS) {
		memcpy(suits->to[suits->count++], to, CARD_SUITS);
		return;
	}
	for (int t = 0; t < CARD_SUITS; t++) {
		if (of[t] != of[suit] || used >> t & 1)
			continue;
		to[suit] = (uint8_t)t;
		add_exchanges(suits, of, to, suit + 1, used | 1u << t);
	}
}

void matchup_suits(const struct matchup *matchup, struct matchup_suits *suits)
{
	uint8_t of[CARD_SUITS], to[CARD_SUITS];

	find_blocks(matchup, of);
	suits->count = 0;
	add_exchanges(suits, of, to, 0, 0);
}

bool matchup_suits_first(const struct matchup_suits *suits, const card_set *sets, int count,
	uint32_t *ways)
{
	uint32_t same = 0;

	for (int i = 0; i < suits->count; i++) {
		int k = 0;

		for (; k < count; k++) {
			const card_set other = matchup_with_suits(sets[k], suits->to[i]);

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
