#include "play/chance.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

Test(chance, purposes_and_hands_have_streams_of_their_own)
{
	struct chance a, b;

	for (int purpose = 0; purpose < 24; purpose++)
		for (uint64_t number = 0; number < 24; number++) {
			chance_begin(&a, 1, number, purpose);
			chance_begin(&b, 1, number, purpose + 1);
			cr_assert_neq(chance_bits(&a), chance_bits(&b));
			chance_begin(&a, 1, number, purpose);
			chance_begin(&b, 1, number + 1, purpose);
			cr_assert_neq(chance_bits(&a), chance_bits(&b));
		}
}

/* The words are those of the cipher, whose blocks are tested against published ones. */
Test(chance, is_made_of_the_blocks_it_says)
{
	enum { PURPOSE = 5, NUMBER = 77, SEED = 9 };
	const struct rng_key key = rng_key_of(SEED);
	struct chance chance;
	uint32_t word[RNG_WORDS];

	chance_begin(&chance, SEED, NUMBER, PURPOSE);
	for (uint64_t block = 0; block < 3; block++) {
		rng_block(&key, 256 * block + PURPOSE, NUMBER, word);
		for (int i = 0; i < RNG_WORDS; i++) {
			cr_assert_eq(chance_half(&chance), word[i] & 0xffff);
			cr_assert_eq(chance_half(&chance), word[i] >> 16);
		}
	}
}

/* From the key of one purpose neither the deck of the seed follows nor the key of another. */
Test(chance, purposes_have_keys_of_their_own)
{
	enum { SEED = 9 };
	struct rng_key one, other;
	const struct rng_key of_seed = rng_key_of(SEED);
	struct chance deck, guess;

	chance_own_key(&one, SEED, CHANCE_SEAT);
	chance_own_key(&other, SEED, CHANCE_SEAT + 1);
	cr_assert(memcmp(&one, &other, sizeof one));
	cr_assert(memcmp(&one, &of_seed, sizeof one));
	for (int purpose = 0; purpose < 24; purpose++) {
		chance_begin(&deck, SEED, 1, CHANCE_DECK);
		chance_begin_key(&guess, &one, 1, purpose);
		cr_assert_neq(chance_bits(&deck), chance_bits(&guess));
	}
}

Test(chance, numbers_are_within_bounds_and_even)
{
	enum { DRAWS = 70000 };
	struct chance chance;
	unsigned times[7] = {0};
	double sum = 0;

	chance_begin(&chance, 1, 1, 0);
	for (int i = 0; i < DRAWS; i++)
		times[chance_below(&chance, 7)]++;
	/* six deviations of a binomial of n = 70000 and p = 1/7: 6 * sqrt(n p (1 - p)) = 556 */
	for (int i = 0; i < 7; i++)
		cr_assert(abs((int)times[i] - DRAWS / 7) < 556, "%d: %u", i, times[i]);
	for (int i = 0; i < DRAWS; i++) {
		const double share = chance_share(&chance);

		cr_assert(share >= 0 && share < 1);
		sum += share;
	}
	/* the mean's deviation is sqrt(1 / 12 / n) = 0.0011 */
	cr_assert(fabs(sum / DRAWS - 0.5) < 0.0066);
	cr_assert_eq(chance_below(&chance, 1), 0);
	cr_assert_eq(chance_upto(&chance, 0), 0);
	for (uint64_t most = 1; most; most *= 2)
		cr_assert(chance_upto(&chance, most) <= most);
}
