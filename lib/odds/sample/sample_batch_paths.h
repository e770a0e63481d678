/* The vector paths of drawing and deciding, and what they share with the plain
 * one; private to sample_batch.c. cpu.h says which of them a build has. */
#ifndef FELT_ODDS_SAMPLE_BATCH_PATHS_H
#define FELT_ODDS_SAMPLE_BATCH_PATHS_H

#include "odds/sample/sample_batch.h"

#include "base/cpu.h"

/* A step's Lehmer codes: of given rows, then of drawn rows, then one for what is no
 * draw. A row's code is its card's place among those that are neither known nor in
 * a row before it. */
struct sample_codes {
	_Alignas(64) uint8_t row[SAMPLE_ROWS + 1][SAMPLE_LANES];
};

static inline uint8_t *sample_code_row(const struct sample_plan *plan, struct sample_codes *codes,
	uint8_t draw)
{
	return codes->row[draw == SAMPLE_NO_DRAW ? SAMPLE_NO_DRAW : plan->given + draw];
}

/* Numbers for what is drawn again in a step, taken in the order of the plan's numbers and of
 * lanes: a step has SAMPLE_SPARE of the other side of its stream at hand, and when
 * those are used up, once in a lifetime, makes others one by one. */
enum { SAMPLE_SPARE = 16 };

struct sample_again {
	struct rng *rng;
	uint64_t step;
	unsigned used;
};

/* Draws the two codes of one number again in the lanes, a bit each, where it was rejected. */
void sample_draw_again(const struct sample_number *from, uint64_t lanes, struct sample_again *again,
	uint8_t first[SAMPLE_LANES], uint8_t second[SAMPLE_LANES]);

void sample_draw_avx2(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);
void sample_decide_avx2(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);
void sample_draw_avx512(const struct sample_plan *plan, struct rng *rng, uint64_t step,
	struct sample_batch *batch);
void sample_decide_avx512(const struct sample_batch *batch, int players,
	uint16_t winners[SAMPLE_LANES], score (*scores)[SAMPLE_LANES]);

#endif
