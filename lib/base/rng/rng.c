#include "base/rng/rng.h"

#include "base/rng/rng_paths.h"

enum { KEY = 4, NONCE = 14 /* words of the state */ };

struct rng_key rng_key_of(uint64_t seed)
{
	return (struct rng_key){{(uint32_t)seed, (uint32_t)(seed >> 32)}};
}

static void state_of(const struct rng_key *key, uint64_t stream, uint64_t block,
	uint32_t state[RNG_WORDS])
{
	static const char expand[] = "expand 32-byte k";

	for (int i = 0; i < KEY; i++)
		state[i] = (uint32_t)expand[4 * i] | (uint32_t)expand[4 * i + 1] << 8 |
			   (uint32_t)expand[4 * i + 2] << 16 | (uint32_t)expand[4 * i + 3] << 24;
	for (int i = 0; i < 8; i++)
		state[KEY + i] = key->word[i];
	for (int i = 0; i < 2; i++) {
		state[RNG_COUNTER + i] = (uint32_t)(block >> 32 * i);
		state[NONCE + i] = (uint32_t)(stream >> 32 * i);
	}
}

static inline uint32_t turn_left(uint32_t x, int by)
{
	return x << by | x >> (32 - by);
}

/* One quarter of a round for `count` blocks side by side. */
static inline void quarter(uint32_t *restrict a, uint32_t *restrict b, uint32_t *restrict c,
	uint32_t *restrict d, int count)
{
	for (int i = 0; i < count; i++) {
		a[i] += b[i], d[i] = turn_left(d[i] ^ a[i], 16);
		c[i] += d[i], b[i] = turn_left(b[i] ^ c[i], 12);
		a[i] += b[i], d[i] = turn_left(d[i] ^ a[i], 8);
		c[i] += d[i], b[i] = turn_left(b[i] ^ c[i], 7);
	}
}

void rng_block(const struct rng_key *key, uint64_t stream, uint64_t block, uint32_t out[RNG_WORDS])
{
	uint32_t state[RNG_WORDS];

	state_of(key, stream, block, state);
	for (int i = 0; i < RNG_WORDS; i++)
		out[i] = state[i];
	for (int i = 0; i < RNG_ROUNDS * 4; i++) {
		const uint8_t *at = rng_quarters[i % 8];

		quarter(&out[at[0]], &out[at[1]], &out[at[2]], &out[at[3]], 1);
	}
	for (int i = 0; i < RNG_WORDS; i++)
		out[i] += state[i];
}

/* Computes all blocks of a sheet side by side; a compiler turns this into the vectors of the
 * machine. */
static void rng_sheet_scalar(const uint32_t state[RNG_WORDS], uint16_t row[RNG_ROWS][RNG_LANES])
{
	uint32_t x[RNG_WORDS][RNG_SHEET_BLOCKS];

	for (int i = 0; i < RNG_WORDS; i++)
		for (uint32_t j = 0; j < RNG_SHEET_BLOCKS; j++)
			x[i][j] = state[i] + (i == RNG_COUNTER ? j : 0);
	for (int i = 0; i < RNG_ROUNDS * 4; i++) {
		const uint8_t *at = rng_quarters[i % 8];

		quarter(x[at[0]], x[at[1]], x[at[2]], x[at[3]], RNG_SHEET_BLOCKS);
	}
	for (int i = 0; i < RNG_WORDS; i++)
		for (uint32_t j = 0; j < RNG_SHEET_BLOCKS; j++) {
			uint32_t word = x[i][j] + state[i] + (i == RNG_COUNTER ? j : 0);

			row[i][2 * j] = (uint16_t)word;
			row[i][2 * j + 1] = (uint16_t)(word >> 16);
		}
}

void rng_init(struct rng *rng, enum cpu_path path, uint64_t seed, uint64_t stream)
{
	rng->key = rng_key_of(seed);
	rng->stream = stream;
	rng->sheet[RNG_FIRST].number = rng->sheet[RNG_AGAIN].number = RNG_NO_SHEET;
	rng->path = path;
}

void rng_turn(struct rng *rng, enum rng_side side, uint64_t number)
{
	struct rng_sheet *sheet = &rng->sheet[side];
	uint64_t stream = rng->stream | (side == RNG_AGAIN ? RNG_AGAIN_BIT : 0);
	uint32_t state[RNG_WORDS];

	state_of(&rng->key, stream, number * RNG_SHEET_BLOCKS, state);
	sheet->number = number;
	CPU_CALL(rng->path, rng_sheet, state, sheet->row);
}
