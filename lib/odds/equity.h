/* Equity: the one place that chooses a method for a spot, and runs it in parts.
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

#ifdef __cplusplus
extern "C" {
#endif

/* Exact is chosen by itself when it takes no more than this, estimated, on one core. A
 * number of the estimate, not of the machine: the choice is the same everywhere. */
#define EQUITY_EXACT_SECONDS 4.0

enum equity_wish { EQUITY_AUTO, EQUITY_EXACT, EQUITY_SAMPLED };

struct equity_plan {
	const struct method *method; /* NULL: by sampling */
	int index;                   /* of the method */
	double cost;    /* seconds of the quickest exact method; HUGE_VAL when none can */
	uint32_t parts; /* of the method */
	bool detail;
};

/* Chooses the quickest exact method, or sampling. STATUS_NOT_COUNTABLE when exact is
 * wished and no method can. */
status_code equity_choose(const struct spot *spot, enum equity_wish wish, bool detail,
	struct equity_plan *plan);

/* What one thread keeps from spot to spot. Zeroed at first. */
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

/* All methods, for tests and benchmarks that want each by itself: NULL behind the last. */
extern const struct method *const equity_methods[EQUITY_METHODS_MAX + 1];

#ifdef __cplusplus
}
#endif

#endif
