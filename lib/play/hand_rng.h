/* Chance: the random numbers of one hand for one purpose.
 *
 * They are a function of a seed, the number of the hand and the purpose: the deck, or the bot in
 * one seat. So a hand can be played again by its number alone, in any order and by any thread, and
 * how much of one stream is used changes nothing in another. The words are those of base/rng: word
 * block k of the hand is the block with the hand's number, of stream 256 k + purpose. They are made
 * when they are first asked for. */
#ifndef FELT_PLAY_HAND_RNG_H
#define FELT_PLAY_HAND_RNG_H

#include "base/rng/rng.h"

#include <stdbool.h>

enum {
	HAND_RNG_DECK,
	HAND_RNG_SEAT, /* and the purposes after it: those of the seats after seat 0 */
	HAND_RNG_KEYS = 254
};

struct hand_rng {
	struct rng_key key;
	uint64_t number;
	uint64_t stream; /* of the next block */
	int halves;      /* of 16 bits, that are left in `word` */
	uint32_t word[RNG_WORDS];
};

void hand_rng_begin(struct hand_rng *hand_rng, uint64_t seed, uint64_t number, int purpose);

/* The same by a whole key of 256 bits, from which nobody can guess what comes: that of a seed is
 * found by trying 2^64. */
void hand_rng_begin_key(struct hand_rng *hand_rng, const struct rng_key *key, uint64_t number,
	int purpose);

/* The key of a purpose: half of a block of the seed's key, from which nobody can find the seed or
 * the key of another purpose. Bots are given such a key, since with that of the seed a bot could
 * deal itself the deck. */
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

/* A whole number below `bound`, which is 1 to 65536, each with the same probability. A half word w
 * gives the high part of w * bound; the few w whose low part would make some numbers likelier are
 * drawn again (Lemire, "Fast random integer generation in an interval", 2019). */
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

/* A whole number from 0 to `most`, each with the same probability. */
uint64_t hand_rng_upto(struct hand_rng *hand_rng, uint64_t most);

/* A number of at least 0 and less than 1: a multiple of 2^-32. */
double hand_rng_share(struct hand_rng *hand_rng);

#endif
