/* Equity of lineups: chooses a method, or sampling, and runs it in parts, as odds/equity.h does for
 * spots. */
#ifndef FELT_ODDS_EQUITY_LINEUP_H
#define FELT_ODDS_EQUITY_LINEUP_H

#include "odds/equity.h"
#include "odds/lineup/lineup_method.h"
#include "odds/sample/sample_lineup.h"

/* EQUITY_AUTO counts a lineup if that is estimated to take at most so long on one core. */
#define EQUITY_LINEUP_SECONDS 2.0

struct equity_lineup_plan {
	const struct lineup_method *method; /* NULL: by sampling */
	int index;                          /* of the method */
	double cost;    /* seconds of the quickest exact method; HUGE_VAL when there is none */
	uint32_t parts; /* of the method */
	bool detail;
};

/* Chooses the quickest exact method, or sampling. STATUS_NOT_COUNTABLE when an exact result is
 * wished and no method can count the lineup. */
status_code equity_lineup_choose(const struct lineup *lineup, enum equity_wish wish, bool detail,
	struct equity_lineup_plan *plan);

/* The memory that a thread keeps from lineup to lineup. Zeroed before its first use. */
struct equity_lineup_memory {
	void *method[EQUITY_METHODS_MAX];
	struct sample_lineup *sampler;
};

/* Makes a thread's memory ready for the plan's method on a lineup, which must outlive the work;
 * then adds parts, or samples, to a tally. */
status_code equity_lineup_begin(struct equity_lineup_memory *memory,
	const struct equity_lineup_plan *plan, const struct lineup *lineup, enum cpu_path path);
void equity_lineup_part(struct equity_lineup_memory *memory, const struct equity_lineup_plan *plan,
	uint32_t part, struct tally *tally);
void equity_lineup_memory_free(struct equity_lineup_memory *memory);

/* All methods, for tests and benchmarks of each method by itself: NULL after the last. */
extern const struct lineup_method *const equity_lineup_methods[EQUITY_METHODS_MAX + 1];

#endif
