/* Random numbers of one hand for one purpose.
 *
 * They are a function of a seed, the hand number and the purpose: the deck, or the bot in one seat.
 * So a hand can be replayed from its number alone, in any order and by any thread, and the use of
 * one stream changes nothing in another. The words are those of base/rng: word block k of the hand
 * is the block with the hand's number, in stream 256 k + purpose. Blocks are made on demand. */
#ifndef FELT_PLAY_HAND_RNG_H
#define FELT_PLAY_HAND_RNG_H

#include "base/rng/rng.h"

#include <stdbool.h>

enum {
	HAND_RNG_DECK,
	HAND_RNG_SEAT, /* seat 0; the following purposes are the other seats */
	HAND_RNG_KEYS = 254
};

struct hand_rng {
	struct rng_key key;
	uint64_t number;
	uint64_t stream; /* stream of the next block */
	int halves;      /* unused 16-bit halves of `word` */
	uint32_t word[RNG_WORDS];
};

void hand_rng_begin(struct hand_rng *hand_rng, uint64_t seed, uint64_t number, int purpose);

/* Like hand_rng_begin, but with a full 256-bit key, whose numbers cannot be predicted: a seed can
 * be found by 2^64 trials. */
void hand_rng_begin_key(struct hand_rng *hand_rng, const struct rng_key *key, uint64_t number,
	int purpose);

/* The key of a purpose: half of a block of the seed's key, which reveals neither the seed nor the
 * key of another purpose. Bots get such a key, because with the seed's key a bot could deal itself
 * the deck. */
void hand_rng_own_key(struct rng_key *out, uint64_t seed, int purpose);

/* Makes the next block. */
void hand_rng_turn(struct hand_rng *hand_rng);

/* The next 16 random bits. */
static inline uint32_t hand_rng_half(struct hand_rng *hand_rng)
{
	int at;

	if (!hand_rng->halves)
		hand_rng_turn(hand_rng);
	at = 2 * RNG_WORDS - hand_rng->halves--;
	return hand_rng->word[at / 2] >> 16 * (at & 1) & 0xffff;
}

/* A random integer below `bound`, which is 1 to 65536, uniformly distributed. The result is the
 * high part of w * bound for a half word w; the few w whose low part would bias it are drawn again
 * (Lemire, "Fast random integer generation in an interval", 2019). */
static inline uint32_t hand_rng_below(struct hand_rng *hand_rng, uint32_t bound)
{
	uint32_t product = hand_rng_half(hand_rng) * bound;

	if ((product & 0xffff) < bound) {
		const uint32_t refused = (0x10000 - bound) % bound;

		while ((product & 0xffff) < refused)
			product = hand_rng_half(hand_rng) * bound;
	}
	return product >> 16;
}

/* 64 random bits. */
uint64_t hand_rng_bits(struct hand_rng *hand_rng);

/* A random integer from 0 to `most`, uniformly distributed. */
uint64_t hand_rng_upto(struct hand_rng *hand_rng, uint64_t most);

/* A random number in [0, 1): a multiple of 2^-32. */
double hand_rng_share(struct hand_rng *hand_rng);

#endif
