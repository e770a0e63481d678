#include "play/hand_rng.h"

#include <string.h>

enum { STREAMS = 256 /* one stream per purpose and block */ };

void hand_rng_begin_key(struct hand_rng *hand_rng, const struct rng_key *key, uint64_t number,
	int purpose)
{
	hand_rng->key = *key;
	hand_rng->number = number;
	hand_rng->stream = (uint64_t)purpose;
	hand_rng->halves = 0;
}

void hand_rng_begin(struct hand_rng *hand_rng, uint64_t seed, uint64_t number, int purpose)
{
	const struct rng_key key = rng_key_of(seed);

	hand_rng_begin_key(hand_rng, &key, number, purpose);
}

void hand_rng_own_key(struct rng_key *out, uint64_t seed, int purpose)
{
	const struct rng_key key = rng_key_of(seed);
	uint32_t word[RNG_WORDS];

	rng_block(&key, HAND_RNG_KEYS, (uint64_t)purpose, word);
	memcpy(out->word, word, sizeof out->word);
}

void hand_rng_turn(struct hand_rng *hand_rng)
{
	rng_block(&hand_rng->key, hand_rng->stream, hand_rng->number, hand_rng->word);
	hand_rng->stream += STREAMS;
	hand_rng->halves = 2 * RNG_WORDS;
}

static uint32_t whole_word(struct hand_rng *hand_rng)
{
	const uint32_t low = hand_rng_half(hand_rng);

	return low | hand_rng_half(hand_rng) << 16;
}

uint64_t hand_rng_bits(struct hand_rng *hand_rng)
{
	const uint64_t low = whole_word(hand_rng);

	return low | (uint64_t)whole_word(hand_rng) << 32;
}

/* Masks random bits to the width of `most`, and draws again while the result exceeds it. */
uint64_t hand_rng_upto(struct hand_rng *hand_rng, uint64_t most)
{
	uint64_t mask = most, value;

	for (int by = 1; by < 64; by *= 2)
		mask |= mask >> by;
	do {
		value = (most > UINT32_MAX ? hand_rng_bits(hand_rng) : whole_word(hand_rng)) & mask;
	} while (value > most);
	return value;
}

double hand_rng_share(struct hand_rng *hand_rng)
{
	return whole_word(hand_rng) * 0x1p-32;
}
