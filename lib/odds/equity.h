/* Equity: chooses a method for a matchup and runs its parts, or samples.
 *
 *     equity_choose(&matchup, EQUITY_AUTO, false, &plan);
 *     if (plan.method)
 *             for (part = 0; part < plan.parts; part++)   (by any threads)
 *                     equity_part(...)
 *     else
 *             equity_sample(...) until the standard error is small enough */
#ifndef FELT_ODDS_EQUITY_H
#define FELT_ODDS_EQUITY_H

#include "odds/method.h"
#include "odds/sample/sample.h"

enum equity_mode { EQUITY_AUTO, EQUITY_EXACT, EQUITY_SAMPLED };

/* EQUITY_AUTO chooses an exact method if its estimated time on one core is at most this: 4 seconds
 * if the matchup has a view, otherwise 2. The estimate does not depend on the machine, so that the
 * choice is the same everywhere. */
double equity_exact_seconds(const struct matchup *matchup);

struct equity_plan {
	const struct method *method; /* NULL for sampling */
	int index;                   /* of the method */
	double cost;    /* seconds of the fastest exact method; HUGE_VAL if there is none */
	uint32_t parts; /* of the method */
	bool detail;
	bool orders; /* the order of all hands is counted (tally.h) */
};

/* Chooses the fastest exact method, or sampling. Makes the runouts of the view if a method needs
 * them, so that the threads that work on the matchup afterwards only read it. Returns
 * STATUS_NOT_COUNTABLE if an exact result is required and no method can count the matchup. */
status_code equity_choose(const struct matchup *matchup, enum equity_mode mode, bool detail,
	struct equity_plan *plan);

/* Like equity_choose(), for the order of all hands in a matchup with at most one board. Only plain
 * enumeration and samples have it. */
status_code equity_choose_orders(const struct matchup *matchup, enum equity_mode mode,
	struct equity_plan *plan);

/* Makes an empty tally for a matchup and a plan; see tally_init(). */
status_code equity_tally(struct tally *tally, const struct matchup *matchup,
	const struct equity_plan *plan);

/* The memory that a thread keeps from matchup to matchup. Zero it before first use. */
enum { EQUITY_METHODS = 14 };

struct equity_memory {
	void *method[EQUITY_METHODS];
	struct sampler *two; /* for matchups with a view */
	struct sample_matchup *any;
};

/* equity_begin() prepares a thread's memory for the plan's method on a matchup, which must outlive
 * the work. equity_part() then adds a part to a tally; equity_sample() adds the first `deals` deals
 * of part `part` of a seed's sample (sample.h). */
status_code equity_begin(struct equity_memory *memory, const struct equity_plan *plan,
	const struct matchup *matchup, enum cpu_path path);
void equity_part(struct equity_memory *memory, const struct equity_plan *plan, uint32_t part,
	struct tally *tally);
void equity_sample(struct equity_memory *memory, const struct matchup *matchup, uint64_t seed,
	uint64_t part, uint32_t deals, struct tally *tally);
void equity_memory_free(struct equity_memory *memory);

/* All methods, for tests and benchmarks of each method; ends with NULL. */
extern const struct method *const equity_methods[EQUITY_METHODS + 1];

#endif
