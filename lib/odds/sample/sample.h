/* Sampling: independent deals of a spot, each drawn afresh.
 *
 * A deal is drawn from all joint deals of the ranges and the board, each of which is as likely as
 * the product of its weights: a hand is never drawn again alone, given the hands of the others. The
 * random numbers come from a counter: deal number n of a seed is the same deal on every machine and
 * path of instructions, whichever thread makes it.
 *
 * There are some 20 to 400 million deals a second. Where ranges collide so often that most joint
 * draws are rejected, it takes longer in proportion: 60,000 deals a second for ten players with the
 * best 5 % each. In the worst spots known, ten players who may hold any two of the same twenty-odd
 * cards, it is some hundreds, and sample_begin takes seconds and 100 MB. */
#ifndef FELT_ODDS_SAMPLE_H
#define FELT_ODDS_SAMPLE_H

#include "odds/tally.h"

#include "cards/eval/eval.h"

enum { SAMPLE_PART = 1 << 16 /* deals */ };

struct sampler; /* what is prepared for a spot, and room for deals; each thread has its own */

/* Makes *sampler ready for a spot, which must outlive its use. *sampler is NULL at first, and may
 * be made ready for other spots later. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sample_begin(struct sampler **sampler, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds to the tally the first `deals` deals, at most SAMPLE_PART, of part `part` of the sample that
 * `seed` names; part is below 2^59. Each deal counts once, whatever its weight. A part that is
 * asked for in two calls has the same deals in both. */
void sample_part(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct tally *tally);

void sample_free(struct sampler *sampler); /* NULL too */

#endif
