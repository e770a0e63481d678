#include "odds/spot/spot.h"

#include "base/rng/rng.h"

enum { TRIALS = 256 };

static uint64_t weight_left(const struct spot_side *side, card_set taken)
{
	uint64_t sum = 0;

	for (int i = 0; i < side->count; i++)
		sum += (combo_set(side->combos[i]) & taken) ? 0 : side->weight[i];
	return sum;
}

/* The combo that reaches above `at`, which is below the weight that is left. */
static card_set draw(const struct spot_side *side, card_set taken, uint64_t at)
{
	int i = 0;

	for (;; i++) {
		if (combo_set(side->combos[i]) & taken)
			continue;
		if (at < side->weight[i])
			return combo_set(side->combos[i]);
		at -= side->weight[i];
	}
}

/* Players draw in turn from what is left to them; the product of what each found is, on
 * the average of all draws, the number of ways (Knuth, "Estimating the Efficiency of Backtrack
 * Programs", 1975). */
static double try_once(const struct spot *spot, const int *players, int count, card_set taken,
	const struct rng_key *key, uint64_t trial)
{
	uint32_t words[RNG_WORDS];
	double ways = 1;

	rng_block(key, trial, 0, words);
	for (int i = 0; i < count; i++) {
		const struct spot_side *side = &spot->side[players[i]];
		const uint64_t left = weight_left(side, taken);

		ways *= (double)left;
		if (!left)
			break;
		if (i + 1 < count)
			taken |= draw(side, taken, words[i] * left >> 32);
	}
	return ways;
}

double spot_joint_ways(const struct spot *spot, int first, card_set taken)
{
	const struct rng_key key = rng_key_of(0);
	int players[SPOT_PLAYERS_MAX], count = 0, trials;
	double sum = 0;

	for (int player = first; player < spot->players; player++)
		if (!spot->side[player].full)
			players[count++] = player;
	trials = count > 1 ? TRIALS : 1;
	for (int trial = 0; trial < trials; trial++)
		sum += try_once(spot, players, count, taken, &key, (uint64_t)trial);
	return sum / trials;
}
