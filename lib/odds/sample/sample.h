/* Sampling: independent deals of a spot.
 *
 * A deal is drawn from all joint deals of the ranges and the board; its probability is proportional
 * to the product of its weights. In particular, a single hand is never drawn again while the others
 * are kept. The random numbers come from a counter: deal number n of a seed is the same deal on
 * every machine, code path and thread.
 *
 * The speed is some 20 to 400 million deals a second. If ranges collide so often that most joint
 * draws are rejected, it is lower in proportion: 60,000 deals a second for ten players with the
 * best 5 % each. In the worst known spots, ten players who may hold any two of the same twenty-odd
 * cards, it is a few hundred, and sample_begin() takes seconds and 100 MB. */
#ifndef FELT_ODDS_SAMPLE_H
#define FELT_ODDS_SAMPLE_H

#include "odds/tally.h"

#include "cards/eval/eval.h"

enum { SAMPLE_PART = 1 << 16 /* deals */ };

struct sampler; /* state prepared for a spot, and memory for deals; each thread has its own */

/* Prepares *sampler for a spot, which must outlive its use. *sampler is NULL at first, and may be
 * prepared for other spots later. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sample_begin(struct sampler **sampler, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds the first `deals` deals, at most SAMPLE_PART, of part `part` of the sample of `seed` to the
 * tally; part is below 2^59. Each deal counts once, whatever its weight. Two calls for the same
 * part use the same deals. */
void sample_part(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct tally *tally);

void sample_free(struct sampler *sampler); /* NULL is allowed */

#endif
