/* The interchangeable suits of a spot, and the runouts that they leave. */
#include "odds/spot.h"

#include "cards/colex.h"

#include <assert.h>
#include <string.h>

/* -- suits --------------------------------------------------------------------- */

/* True if exchanging two suits leaves a set unchanged. */
static bool set_alike(card_set set, int a, int b)
{
	return card_set_ranks(set, a) == card_set_ranks(set, b);
}

static bool side_alike(const struct spot_side *side, int a, int b)
{
	struct suits exchanged = suits_all[0];
	uint16_t weights[COMBO_COUNT];

	if (side->full)
		return true;
	if (!set_alike(side->cards, a, b))
		return false;
	exchanged.to[a] = (uint8_t)b;
	exchanged.to[b] = (uint8_t)a;
	memset(weights, 0, sizeof weights);
	for (int i = 0; i < side->count; i++)
		weights[side->combos[i]] = side->weight[i];
	for (int i = 0; i < side->count; i++)
		if (weights[combo_with_suits(side->combos[i], &exchanged)] != side->weight[i])
			return false;
	return true;
}

static bool suits_alike(const struct spot *spot, int a, int b)
{
	if (!set_alike(spot->board_set, a, b) || !set_alike(spot->dead, a, b))
		return false;
	for (int i = 0; i < spot->players; i++)
		if (!side_alike(&spot->side[i], a, b))
			return false;
	return true;
}

void spot_suit_blocks(const struct spot *spot, uint8_t block[CARD_SUITS])
{
	for (int b = 0; b < CARD_SUITS; b++) {
		block[b] = (uint8_t)b;
		for (int a = 0; a < b; a++)
			if (block[a] == a && suits_alike(spot, a, b)) {
				block[b] = (uint8_t)a;
				break;
			}
	}
}

int spot_cards_alike(const struct spot *spot, card like[CARD_COUNT], card asked[CARD_COUNT])
{
	uint8_t block[CARD_SUITS];
	int count = 0;

	spot_suit_blocks(spot, block);
	for (int c = 0; c < CARD_COUNT; c++) {
		like[c] = card_of(card_rank((card)c), block[card_suit((card)c)]);
		if (spot->live >> c & 1 && like[c] == c)
			asked[count++] = (card)c;
	}
	return count;
}

/* -- runouts ------------------------------------------------------------------- */

/* Bit i of a mask is the suit's live rank i, counted from the lowest. So a suit with n live ranks
 * has C(n, size) masks of a size, and their order as numbers is the colex order. */

static unsigned live_count(const struct spot_runouts *all, int suit)
{
	return all->lives[suit];
}

/* The number of ways to assign one of `masks` masks to each of `suits` suits, ignoring order and
 * with repetition. */
static uint64_t multisets(uint32_t masks, int suits)
{
	return masks ? colex_choose(masks + (unsigned)suits - 1, (unsigned)suits) : 0;
}

static uint32_t group_count(unsigned live, unsigned size, int suits)
{
	return (uint32_t)multisets((uint32_t)colex_choose(live, size), suits);
}

/* True if two suits are in the same group of a pattern. */
static bool together(const struct spot_runouts *all, const struct spot_runout_pattern *pattern,
	int a, int b)
{
	return all->block[a] == all->block[b] && pattern->size[a] == pattern->size[b];
}

/* Adds the pattern of these sizes, unless a suit permutation maps it to one that is listed: within
 * a block no size is greater than that of the suit before. */
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

void spot_runouts_init(struct spot_runouts *all, const struct spot *spot,
	const uint8_t block[CARD_SUITS])
{
	const int cards = spot->to_come;

	all->patterns = 0;
	all->count = 0;
	for (int suit = 0; suit < CARD_SUITS; suit++) {
		uint16_t ranks;

		all->block[suit] = block[suit];
		ranks = 0;
		for (int rank = 0; rank < CARD_RANKS; rank++)
			ranks |= (uint16_t)((spot->live >> card_of(rank, suit) & 1) << rank);
		all->live[suit] = ranks;
		all->lives[suit] = (uint8_t)bits_count(all->live[suit]);
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

void spot_make_runouts(struct spot *spot)
{
	uint8_t block[CARD_SUITS];

	if (spot->runouts.count)
		return;
	spot_suit_blocks(spot, block);
	spot_runouts_init(&spot->runouts, spot, block);
}

/* The mask of `size` live ranks with the colex number `rank`. */
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

/* The next greater number with the same number of bits (Gosper, in HAKMEM, 1972, item 175): the
 * lowest run of ones loses its highest one to the zero above it, and its other ones move to the
 * bottom. 01110 becomes 10011. */
static uint16_t mask_after(unsigned mask)
{
	unsigned low = mask & -mask, carried = mask + low;

	return (uint16_t)(carried | ((mask ^ carried) / low >> 2));
}

/* Sets the mask of a suit, and the cards of the mask. */
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

/* Computes the members that follow from the masks: all cards, and the number of ways to assign the
 * masks to the suits of their blocks, n! / (m1! m2! ...) for a block of n suits in which m1, m2 ...
 * masks are equal. The factor of a suit is its position in the block over its position among the
 * equal masks, so that the product of the factors 1/1, 2/2, 3/1 and 4/2, for the masks 5 5 3 3, is
 * 4! / (2! 2!) = 6. No division leaves a remainder, since the product so far is the number of ways
 * for the suits so far. */
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

/* Sets the masks of a group's suits to the multiset with this number. The masks a >= b >= c ..., as
 * indices in the order of masks, have the number
 *
 *     M(a, k) + M(b, k - 1) + M(c, k - 2) + ...
 *
 * where M(m, k) is the number of multisets of k masks below mask m. So a is the greatest mask with
 * M(a, k) <= number, and the rest of the number determines the other masks in the same way. For
 * three suits, the number 5 is 2 1 0, since M(2, 3) = 4, M(1, 2) = 1 and M(0, 1) = 0. */
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
		assert(count); /* every pattern has runouts */
		seek_group(runout, suit, number % count);
		number /= count;
	}
	finish(runout);
}

/* Moves to the next masks of a group. Returns false after the last, and sets the group to its first
 * masks again. */
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
