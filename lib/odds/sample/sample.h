/* Sampling: independent deals of a spot, each drawn afresh.
 *
 * A deal is drawn uniformly from all joint deals of the ranges and the board (in proportion to the
 * product of the weights, when they have some), never by redrawing one player
 * against the others. The numbers come from a counter: deal number n of a seed is the same deal
 * on every machine and instruction path, whichever thread makes it.
 *
 * Some 20 to 400 M deals a second. Where ranges collide so often that most joint draws are rejected
 * it takes longer, in proportion: ten players of the best 5 % each, 60,000 deals a
 * second. In the worst spots known, ten players who may hold any two of the same
 * twenty-odd cards, it is some hundreds, and sample_begin takes seconds and 100 MB. */
#ifndef FELT_ODDS_SAMPLE_H
#define FELT_ODDS_SAMPLE_H

#include "odds/tally.h"

#include "cards/eval/eval.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { SAMPLE_PART = 1 << 16 /* deals */ };

struct sampler; /* one thread's: what is prepared for a spot, and room for deals */

/* Makes *sampler, NULL at first, ready for a spot, which must outlive the work on
 * it. STATUS_NO_MEMORY, or STATUS_OK. */
status_code sample_begin(struct sampler **sampler, const struct spot *spot, bool detail,
	enum cpu_path path);

/* Adds to the tally the first `deals` deals, at most SAMPLE_PART, of part `part`
 * of the sample that `seed` names; part is below 2^59. Each counts once, whatever its
 * weight. Deals of a part that are asked for in two calls are made twice. */
void sample_part(struct sampler *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct tally *tally);

void sample_free(struct sampler *sampler); /* NULL too */

#ifdef __cplusplus
}
#endif

#endif
