#include "play/chance.h"

#include <string.h>

enum { STREAMS = 256 /* purposes, each of which has a stream a block */ };

void chance_begin_key(struct chance *chance, const struct rng_key *key, uint64_t number,
	int purpose)
{
	chance->key = *key;
	chance->number = number;
	chance->stream = (uint64_t)purpose;
	chance->halves = 0;
}

void chance_begin(struct chance *chance, uint64_t seed, uint64_t number, int purpose)
{
	const struct rng_key key = rng_key_of(seed);

	chance_begin_key(chance, &key, number, purpose);
}

void chance_own_key(struct rng_key *out, uint64_t seed, int purpose)
{
	const struct rng_key key = rng_key_of(seed);
	uint32_t word[RNG_WORDS];

	rng_block(&key, CHANCE_KEYS, (uint64_t)purpose, word);
	memcpy(out->word, word, sizeof out->word);
}

void chance_turn(struct chance *chance)
{
	rng_block(&chance->key, chance->stream, chance->number, chance->word);
	chance->stream += STREAMS;
	chance->halves = 2 * RNG_WORDS;
}

static uint32_t whole_word(struct chance *chance)
{
	const uint32_t low = chance_half(chance);

	return low | chance_half(chance) << 16;
}

uint64_t chance_bits(struct chance *chance)
{
	const uint64_t low = whole_word(chance);

	return low | (uint64_t)whole_word(chance) << 32;
}

/* The bits are cut to as many as `most` has, and drawn again while they are more than it. */
uint64_t chance_upto(struct chance *chance, uint64_t most)
{
	uint64_t mask = most, value;

	for (int by = 1; by < 64; by *= 2)
		mask |= mask >> by;
	do {
		value = (most > UINT32_MAX ? chance_bits(chance) : whole_word(chance)) & mask;
	} while (value > most);
	return value;
}

double chance_share(struct chance *chance)
{
	return whole_word(chance) * 0x1p-32;
}
