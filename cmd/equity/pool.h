/* A thread pool that computes the equities of one matchup, part by part.
 *
 * odds/solve.h defines the parts and how they are combined. */
#ifndef FELT_CMD_EQUITY_POOL_H
#define FELT_CMD_EQUITY_POOL_H

#include "odds/solve.h"

struct pool;

/* Makes a pool; `talk` shows progress on standard error. NULL if out of memory. */
struct pool *pool_new(unsigned jobs, bool talk);
void pool_free(struct pool *pool);

/* Solves a matchup. The calling thread solves a small one in `memory`; all threads of the pool
 * share a large one, one matchup at a time for all callers, and SIGINT then ends the work early.
 * Returns STATUS_NOT_COUNTABLE, STATUS_NO_MEMORY, or STATUS_OK. */
status_code pool_solve(struct pool *pool, struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, struct answer *answer);

/* Solves all matchups of a family, each by one thread. Sets *stopped if an interrupt ended the work
 * early. */
status_code pool_solve_family(struct pool *pool, const struct limits *limits,
	const struct family *family, bool *stopped);

#endif
