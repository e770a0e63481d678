/* The vector path of drawing from lists, and what it shares with the plain one;
 * private to sample_link.c. cpu.h says whether a build has it. */
#ifndef FELT_ODDS_SAMPLE_LINK_PATHS_H
#define FELT_ODDS_SAMPLE_LINK_PATHS_H

#include "odds/sample/sample_link.h"

#include "base/cpu.h"

/* Numbers below `bound` out of 16, 32 or 64 bits: the high part of a product, and a low part
 * below 2^bits mod bound, which would favour some, makes the lane's candidate a
 * loss (Lemire, "Fast Random Integer Generation in an Interval", 2019). So many
 * bits that this is rare. Rows of the stream: */
enum { SAMPLE_BOUND_16 = 1 << 12, SAMPLE_BOUND_32 = 1 << 26 };

static inline int sample_rows_for(uint64_t bound)
{
	return bound <= SAMPLE_BOUND_16 ? 1 : bound <= SAMPLE_BOUND_32 ? 2 : 4;
}

/* The candidates that start at a row, for a link whose lists all have no weights; how many are
 * good. */
unsigned sample_step_avx512(struct sample_link *link, uint64_t row);

/* The same for a link with a split. */
unsigned sample_split_step_avx512(struct sample_link *link, uint64_t row);

/* Deals the first 64 entries that wait, of each list. */
void sample_entries_avx512(const struct sample_link *link, struct sample_batch *batch);

#endif
