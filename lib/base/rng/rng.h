/* Counter-based random numbers: each is a function of a seed, a stream and its position, the same
 * on every machine and path, in any order and on any thread.
 *
 * They are the words of ChaCha with 8 rounds (Bernstein, "ChaCha, a variant of Salsa20", 2008; a
 * block counter and a nonce of 64 bits each): the seed is the key, the stream the nonce. No
 * published attack distinguishes them from random numbers: the best attacks reach 7 rounds and are
 * infeasible themselves (Aumasson and others, "New Features of Latin Dances", 2008). Go's runtime
 * uses the same generator (C2SP, chacha8rand). Generators that pass statistical tests with fewer
 * steps, such as Philox and the reduced AES of Random123 (Salmon and others, 2011), need 32-bit
 * products or AES instructions. This one needs only 32-bit additions, exclusive ors and rotations,
 * so that every vector unit can compute lanes in parallel; it takes a quarter to a third of the
 * time of a deal. */
#ifndef FELT_BASE_RNG_H
#define FELT_BASE_RNG_H

#include "base/cpu.h"

#include <stdalign.h>
#include <stdint.h>

enum {
	RNG_WORDS = 16, /* per block, 32 bits each */
	RNG_ROWS = RNG_WORDS,
	RNG_LANES = 64
};

struct rng_key {
	uint32_t word[8]; /* the seed, low half first, then zeros */
};

struct rng_key rng_key_of(uint64_t seed);

void rng_block(const struct rng_key *key, uint64_t stream, uint64_t block, uint32_t out[RNG_WORDS]);

/* A sheet is 16 rows of 64 numbers of 16 bits, made of 32 blocks: sheet n holds blocks 32 n to 32 n
 * + 31. Row i is word i of each block, low half first: the contents of a register when blocks are
 * computed side by side. */
enum { RNG_SHEET_BLOCKS = RNG_LANES / 2 };

struct rng_sheet {
	alignas(64) uint16_t row[RNG_ROWS][RNG_LANES];
	uint64_t number; /* RNG_NO_SHEET at first */
};

#define RNG_NO_SHEET UINT64_MAX

/* Every stream has a second side, for numbers that must be drawn again: the stream with the top bit
 * of its number set. Stream numbers therefore leave that bit clear. */
enum rng_side { RNG_FIRST, RNG_AGAIN };

#define RNG_AGAIN_BIT (UINT64_C(1) << 63)

/* A stream that is read by rows, and the current sheet of each side. Aligned to 64 bytes: use
 * aligned_alloc() if it is not on the stack. */
struct rng {
	struct rng_sheet sheet[2];
	struct rng_key key;
	uint64_t stream;
	enum cpu_path path;
};

void rng_init(struct rng *rng, enum cpu_path path, uint64_t seed, uint64_t stream);

/* Makes a sheet current. */
void rng_turn(struct rng *rng, enum rng_side side, uint64_t number);

static inline const uint16_t *rng_side_row(struct rng *rng, enum rng_side side, uint64_t number)
{
	struct rng_sheet *sheet = &rng->sheet[side];

	if (number / RNG_ROWS != sheet->number)
		rng_turn(rng, side, number / RNG_ROWS);
	return sheet->row[number % RNG_ROWS];
}

/* Row `number` of the stream; valid until a row of another sheet is requested. */
static inline const uint16_t *rng_row(struct rng *rng, uint64_t number)
{
	return rng_side_row(rng, RNG_FIRST, number);
}

/* Like rng_row(), for the second side; the sheets of the two sides are independent. */
static inline const uint16_t *rng_again_row(struct rng *rng, uint64_t number)
{
	return rng_side_row(rng, RNG_AGAIN, number);
}

#endif
