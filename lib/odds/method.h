/* A method of counting a spot's deals: what all exact methods look like.
 *
 * Work on a spot is cut into parts that can be counted in any order, by any
 * thread or machine, each into whatever tally; the sum of all parts is the result.
 * A thread has one memory a method, NULL at first, which begin() makes or
 * makes ready for another spot: tables that serve every spot are kept in it. */
#ifndef FELT_ODDS_METHOD_H
#define FELT_ODDS_METHOD_H

#include "odds/tally.h"

#include "cards/eval/eval.h"

#include <stdint.h>

struct method {
	const char *name; /* one word, for people: "count" */

	/* Seconds of one core for the whole spot, estimated on a processor of about 3 GHz with
	 * AVX2, within a factor of two; HUGE_VAL for a spot that it cannot count,
	 * or not with detail (tally_ends). Quick: at most some hundred steps when the ranges are
	 * small. */
	double (*cost)(const struct spot *spot, bool detail);

	/* How many parts; the same on every machine. One part is at most some 50 ms
	 * of work; a spot of some milliseconds has one part. */
	uint32_t (*parts)(const struct spot *spot, bool detail);

	/* Makes *memory ready for a spot, which must outlive the work on it.
	 * STATUS_NO_MEMORY, or STATUS_OK. */
	status_code (
		*begin)(void **memory, const struct spot *spot, bool detail, enum cpu_path path);

	/* Adds part `part` to the tally, which is of the spot's players and `detail`. */
	void (*part)(void *memory, uint32_t part, struct tally *tally);

	void (*free)(void *memory); /* NULL too */
};

#endif
