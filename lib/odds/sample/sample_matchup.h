/* Sampling of matchups: independent deals, as sample.h describes them for spots. Deal number n of a
 * seed is the same on every machine, path and thread. */
#ifndef FELT_ODDS_SAMPLE_MATCHUP_H
#define FELT_ODDS_SAMPLE_MATCHUP_H

#include "odds/matchup/matchup.h"
#include "odds/sample/sample.h"

struct sample_matchup; /* state prepared for a matchup, and memory for deals; one per thread */

/* Prepares *at for a matchup, which must outlive its use. *at is NULL at first, and may be prepared
 * for other matchups later. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sample_matchup_begin(struct sample_matchup **at, const struct matchup *matchup,
	bool detail, enum cpu_path path);

/* Like sample_part(): adds the first `deals` deals, at most SAMPLE_PART, of part `part` of the
 * sample of `seed`. */
void sample_matchup_part(struct sample_matchup *sampler, uint64_t seed, uint64_t part,
	uint32_t deals, struct tally *tally);

void sample_matchup_free(struct sample_matchup *sampler); /* NULL is allowed */

#endif
