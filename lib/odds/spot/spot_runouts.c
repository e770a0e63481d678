#include "odds/spot/spot.h"

#include "cards/colex.h"

#include <assert.h>
#include <string.h>

/* Masks are over a suit's live ranks, counted from the lowest: of one size they
 * are C(n, size), and their order as numbers is the colex order. */

static unsigned live_count(const struct spot_runouts *all, int suit)
{
	return (unsigned)bits_count(all->live[suit]);
}

/* How many ways to choose so many of so many masks, with repeats. */
static uint64_t multisets(uint32_t masks, int suits)
{
	return masks ? colex_choose(masks + (unsigned)suits - 1, (unsigned)suits) : 0;
}

static uint32_t group_count(unsigned live, unsigned size, int suits)
{
	return (uint32_t)multisets((uint32_t)colex_choose(live, size), suits);
}

/* Whether two suits are chosen together. */
static bool together(const struct spot_runouts *all, const struct spot_runout_pattern *pattern,
	int a, int b)
{
	return all->block[a] == all->block[b] && pattern->size[a] == pattern->size[b];
}

/* Adds the pattern of these sizes, unless it is another one's with suits of a block
 * exchanged. */
static void add_pattern(struct spot_runouts *all, int a, int b, int c, int d)
{
	struct spot_runout_pattern *pattern = &all->pattern[all->patterns];

	*pattern = (struct spot_runout_pattern){{(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d},
		.count = 1, .first = all->count};
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		int first = suit, before = all->before[suit];

		if (before >= 0 && pattern->size[before] < pattern->size[suit])
			return;
		while (all->before[first] >= 0 && together(all, pattern, all->before[first], suit))
			first = all->before[first];
		pattern->group[first]++;
	}
	for (int suit = 0; suit < CARD_SUITS; suit++)
		if (pattern->group[suit])
			pattern->count *= group_count(live_count(all, suit), pattern->size[suit],
				pattern->group[suit]);
	all->count += pattern->count;
	all->patterns += pattern->count > 0;
}

static uint16_t live_ranks(card_set live, int suit)
{
	uint16_t ranks = 0;

	for (int rank = 0; rank < CARD_RANKS; rank++)
		ranks |= (uint16_t)((live >> card_of(rank, suit) & 1) << rank);
	return ranks;
}

void spot_runouts_init_by(struct spot_runouts *all, const struct spot *spot,
	const uint8_t block[CARD_SUITS])
{
	const int cards = spot->to_come;

	all->cards = cards;
	all->patterns = 0;
	all->count = 0;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		all->block[suit] = block[suit];
		all->live[suit] = live_ranks(spot->live, suit);
		all->before[suit] = -1;
		for (int s = 0; s < suit; s++)
			if (block[s] == block[suit])
				all->before[suit] = s;
	}
	for (int a = 0; a <= cards; a++)
		for (int b = 0; a + b <= cards; b++)
			for (int c = 0; a + b + c <= cards; c++)
				add_pattern(all, a, b, c, cards - a - b - c);
}

void spot_runouts_init(struct spot_runouts *all, const struct spot *spot)
{
	uint8_t block[CARD_SUITS];

	spot_suit_blocks(spot, block);
	spot_runouts_init_by(all, spot, block);
}

uint32_t spot_runout_count(const struct spot *spot)
{
	struct spot_runouts all;

	spot_runouts_init(&all, spot);
	return all.count;
}

/* The mask of colex rank `rank` of `size` live ranks. */
static uint16_t mask_of(uint32_t rank, int size)
{
	uint16_t mask = 0;

	for (; size > 0; size--) {
		unsigned top = (unsigned)size - 1;

		while (colex_choose(top + 1, (unsigned)size) <= rank)
			top++;
		rank -= (uint32_t)colex_choose(top, (unsigned)size);
		mask |= (uint16_t)(1 << top);
	}
	return mask;
}

/* The next greater number with as many bits (Gosper). */
static uint16_t mask_after(unsigned mask)
{
	unsigned low = mask & -mask, carried = mask + low;

	return (uint16_t)(carried | ((mask ^ carried) / low >> 2));
}

/* Gives a suit its mask, and the cards of it. */
static void set_mask(struct spot_runout *runout, int suit, unsigned mask)
{
	unsigned live = runout->all->live[suit];
	card_set set = 0;

	runout->mask[suit] = (uint16_t)mask;
	for (; mask; mask >>= 1, live &= live - 1)
		if (mask & 1)
			set |= card_bit(card_of(__builtin_ctz(live), suit));
	runout->cards[suit] = set;
}

/* What follows from the masks: all cards, and in how many ways each block's
 * masks can be given to its suits, n! / (m1! m2! ...) for equal masks. */
static void finish(struct spot_runout *runout)
{
	const struct spot_runouts *all = runout->all;
	uint32_t ways = 1;

	runout->set = 0;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		uint32_t place = 1, same = 1;

		runout->set |= runout->cards[suit];
		for (int s = all->before[suit]; s >= 0; s = all->before[s]) {
			place++;
			same += runout->mask[s] == runout->mask[suit];
		}
		if (place > 1)
			ways = ways * place / same;
	}
	runout->ways = ways;
}

/* Group `number` of the suits from `first` on: descending masks, the first suit's
 * the most significant, so that the number is the colex rank of the multiset. */
static void seek_group(struct spot_runout *runout, int first, uint32_t number)
{
	const struct spot_runouts *all = runout->all;
	const struct spot_runout_pattern *pattern = &all->pattern[runout->at];
	const unsigned size = pattern->size[first];
	int suits = pattern->group[first];

	for (int suit = first; suits; suit++) {
		uint32_t low = 0, high;

		if (!together(all, pattern, first, suit))
			continue;
		/* the greatest mask with no more than `number` multisets below it */
		high = (uint32_t)colex_choose(live_count(all, suit), size);
		while (high - low > 1) {
			uint32_t middle = (low + high) / 2;

			if (multisets(middle, suits) <= number)
				low = middle;
			else
				high = middle;
		}
		number -= (uint32_t)multisets(low, suits);
		set_mask(runout, suit, mask_of(low, (int)size));
		suits--;
	}
}

void spot_runout_seek(struct spot_runout *runout, const struct spot_runouts *all, uint32_t number)
{
	const struct spot_runout_pattern *pattern;

	runout->all = all;
	runout->at = 0;
	while (number >= all->pattern[runout->at].first + all->pattern[runout->at].count)
		runout->at++;
	pattern = &all->pattern[runout->at];
	number -= pattern->first;
	runout->left = pattern->count - number - 1;
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--) {
		uint32_t count;

		if (!pattern->group[suit])
			continue;
		count = group_count(live_count(all, suit), pattern->size[suit],
			pattern->group[suit]);
		assert(count); /* every pattern has run-outs */
		seek_group(runout, suit, number % count);
		number /= count;
	}
	finish(runout);
}

/* Steps the masks of a group; false when they are the first again. */
static bool step_group(struct spot_runout *runout, int first)
{
	const struct spot_runouts *all = runout->all;
	const struct spot_runout_pattern *pattern = &all->pattern[runout->at];
	const unsigned lowest = (1u << pattern->size[first]) - 1;
	const unsigned last = lowest << (live_count(all, first) - pattern->size[first]);

	for (int suit = CARD_SUITS - 1; suit >= first; suit--) {
		unsigned most;

		if (!together(all, pattern, first, suit))
			continue;
		most = suit == first ? last : runout->mask[all->before[suit]];
		if (runout->mask[suit] != most) {
			set_mask(runout, suit, mask_after(runout->mask[suit]));
			return true;
		}
		if (most != lowest)
			set_mask(runout, suit, lowest);
	}
	return false;
}

void spot_runout_next(struct spot_runout *runout)
{
	const struct spot_runouts *all = runout->all;
	const struct spot_runout_pattern *pattern = &all->pattern[runout->at];

	if (!runout->left) {
		if (pattern->first + pattern->count < all->count)
			spot_runout_seek(runout, all, pattern->first + pattern->count);
		return;
	}
	runout->left--;
	for (int suit = CARD_SUITS - 1; suit >= 0; suit--)
		if (pattern->group[suit] && step_group(runout, suit))
			break;
	finish(runout);
}
