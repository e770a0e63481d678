/* Sampling lineups: independent deals, as sample.h describes them for spots. Deal number n of a
 * seed is the same on every machine, path and thread. */
#ifndef FELT_ODDS_SAMPLE_LINEUP_H
#define FELT_ODDS_SAMPLE_LINEUP_H

#include "odds/lineup/lineup.h"
#include "odds/sample/sample.h"

struct sample_lineup; /* what is prepared for a lineup, and room for deals; one for each thread */

/* Makes *at ready for a lineup, which must outlive its use. *at is NULL at first, and may be made
 * ready for other lineups later. Returns STATUS_OK or STATUS_NO_MEMORY. */
status_code sample_lineup_begin(struct sample_lineup **at, const struct lineup *lineup, bool detail,
	enum cpu_path path);

/* As sample_part: adds the first `deals` deals, at most SAMPLE_PART, of part `part` of the sample
 * that `seed` names. */
void sample_lineup_part(struct sample_lineup *sampler, uint64_t seed, uint64_t part, uint32_t deals,
	struct tally *tally);

void sample_lineup_free(struct sample_lineup *sampler); /* NULL too */

#endif
