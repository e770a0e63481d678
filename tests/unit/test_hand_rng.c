#include "play/hand_rng.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

Test(hand_rng, purposes_and_hands_have_streams_of_their_own)
{
	struct hand_rng a, b;

	for (int purpose = 0; purpose < 24; purpose++)
		for (uint64_t number = 0; number < 24; number++) {
			hand_rng_begin(&a, 1, number, purpose);
			hand_rng_begin(&b, 1, number, purpose + 1);
			cr_assert_neq(hand_rng_bits(&a), hand_rng_bits(&b));
			hand_rng_begin(&a, 1, number, purpose);
			hand_rng_begin(&b, 1, number + 1, purpose);
			cr_assert_neq(hand_rng_bits(&a), hand_rng_bits(&b));
		}
}

/* The words are those of the cipher, whose blocks are tested against published vectors. */
Test(hand_rng, is_made_of_the_blocks_it_says)
{
	enum { PURPOSE = 5, NUMBER = 77, SEED = 9 };
	const struct rng_key key = rng_key_of(SEED);
	struct hand_rng hand_rng;
	uint32_t word[RNG_WORDS];

	hand_rng_begin(&hand_rng, SEED, NUMBER, PURPOSE);
	for (uint64_t block = 0; block < 3; block++) {
		rng_block(&key, 256 * block + PURPOSE, NUMBER, word);
		for (int i = 0; i < RNG_WORDS; i++) {
			cr_assert_eq(hand_rng_half(&hand_rng), word[i] & 0xffff);
			cr_assert_eq(hand_rng_half(&hand_rng), word[i] >> 16);
		}
	}
}

/* The key of one purpose determines neither the deck of the seed nor the key of another purpose. */
Test(hand_rng, purposes_have_keys_of_their_own)
{
	enum { SEED = 9 };
	struct rng_key one, other;
	const struct rng_key of_seed = rng_key_of(SEED);
	struct hand_rng deck, guess;

	hand_rng_own_key(&one, SEED, HAND_RNG_SEAT);
	hand_rng_own_key(&other, SEED, HAND_RNG_SEAT + 1);
	cr_assert(memcmp(&one, &other, sizeof one));
	cr_assert(memcmp(&one, &of_seed, sizeof one));
	for (int purpose = 0; purpose < 24; purpose++) {
		hand_rng_begin(&deck, SEED, 1, HAND_RNG_DECK);
		hand_rng_begin_key(&guess, &one, 1, purpose);
		cr_assert_neq(hand_rng_bits(&deck), hand_rng_bits(&guess));
	}
}

Test(hand_rng, numbers_are_within_bounds_and_even)
{
	enum { DRAWS = 70000 };
	struct hand_rng hand_rng;
	unsigned times[7] = {0};
	double sum = 0;

	hand_rng_begin(&hand_rng, 1, 1, 0);
	for (int i = 0; i < DRAWS; i++)
		times[hand_rng_below(&hand_rng, 7)]++;
	/* six deviations of a binomial of n = 70000 and p = 1/7: 6 * sqrt(n p (1 - p)) = 556 */
	for (int i = 0; i < 7; i++)
		cr_assert(abs((int)times[i] - DRAWS / 7) < 556, "%d: %u", i, times[i]);
	for (int i = 0; i < DRAWS; i++) {
		const double share = hand_rng_share(&hand_rng);

		cr_assert(share >= 0 && share < 1);
		sum += share;
	}
	/* the mean's deviation is sqrt(1 / 12 / n) = 0.0011 */
	cr_assert(fabs(sum / DRAWS - 0.5) < 0.0066);
	cr_assert_eq(hand_rng_below(&hand_rng, 1), 0);
	cr_assert_eq(hand_rng_upto(&hand_rng, 0), 0);
	for (uint64_t most = 1; most; most *= 2)
		cr_assert(hand_rng_upto(&hand_rng, most) <= most);
}
