/* Equity: chooses a method for a spot, and runs it in parts.
 *
 *     equity_choose(&spot, EQUITY_AUTO, false, &plan);
 *     if (plan.method)
 *             for (part = 0; part < plan.parts; part++)   (by any threads)
 *                     equity_part(...)
 *     else
 *             sample_part(...) until the standard error is small enough
 */
#ifndef FELT_ODDS_EQUITY_H
#define FELT_ODDS_EQUITY_H

#include "odds/method.h"
#include "odds/sample/sample.h"

/* EQUITY_AUTO chooses an exact method if its estimated time on one core is at most this. The
 * estimate does not depend on the machine, so the choice is the same everywhere. */
#define EQUITY_EXACT_SECONDS 4.0

enum equity_wish { EQUITY_AUTO, EQUITY_EXACT, EQUITY_SAMPLED };

struct equity_plan {
	const struct method *method; /* NULL: by sampling */
	int index;                   /* of the method */
	double cost;    /* seconds of the quickest exact method; HUGE_VAL when there is none */
	uint32_t parts; /* of the method */
	bool detail;
};

/* Chooses the quickest exact method, or sampling. Makes the spot's run-outs if a method needs them,
 * so that the threads that work on the spot afterwards only read it. STATUS_NOT_COUNTABLE when an
 * exact result is wished and no method can count the spot. */
status_code equity_choose(struct spot *spot, enum equity_wish wish, bool detail,
	struct equity_plan *plan);

/* The memory that a thread keeps from spot to spot. Zeroed before its first use. */
enum { EQUITY_METHODS_MAX = 8 };

struct equity_memory {
	void *method[EQUITY_METHODS_MAX];
	struct sampler *sampler;
};

/* Makes a thread's memory ready for the plan's method on a spot, which must outlive
 * the work; then adds parts, or samples, to a tally. */
status_code equity_begin(struct equity_memory *memory, const struct equity_plan *plan,
	const struct spot *spot, enum cpu_path path);
void equity_part(struct equity_memory *memory, const struct equity_plan *plan, uint32_t part,
	struct tally *tally);
void equity_memory_free(struct equity_memory *memory);

/* All methods, for tests and benchmarks of each method by itself: NULL after the last. */
extern const struct method *const equity_methods[EQUITY_METHODS_MAX + 1];

#endif
