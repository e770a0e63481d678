/* The vector paths of the random number generator; private to rng.c. Each fills a sheet from
 * the state of the sheet's first block. cpu.h says which versions exist. */
#ifndef FELT_BASE_RNG_PATHS_H
#define FELT_BASE_RNG_PATHS_H

#include "base/cpu.h"
#include "base/rng/rng.h"

enum {
	RNG_ROUNDS = 8,
	RNG_COUNTER = 12 /* word of the state that holds the low half of the block number */
};

/* Words of a round: each column and then each diagonal of the state as a 4x4 matrix. */
static const uint8_t rng_quarters[2 * 4][4] = {
	{0, 4, 8, 12},
	{1, 5, 9, 13},
	{2, 6, 10, 14},
	{3, 7, 11, 15},
	{0, 5, 10, 15},
	{1, 6, 11, 12},
	{2, 7, 8, 13},
	{3, 4, 9, 14},
};

#ifdef FELT_AVX2_KERNELS
void rng_sheet_avx2(const uint32_t state[RNG_WORDS], uint16_t row[RNG_ROWS][RNG_LANES]);
#endif
#ifdef FELT_AVX512_KERNELS
void rng_sheet_avx512(const uint32_t state[RNG_WORDS], uint16_t row[RNG_ROWS][RNG_LANES]);
#endif

#endif
