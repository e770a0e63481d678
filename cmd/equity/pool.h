/* A team: threads that work out the equities of one matchup, part by part.
 *
 * Which parts, and how the answer comes of them, is in odds/solve.h. */
#ifndef FELT_CMD_EQUITY_POOL_H
#define FELT_CMD_EQUITY_POOL_H

#include "odds/solve.h"

struct pool;

/* If a person reads standard error, progress is shown there. NULL when memory is short. */
struct pool *pool_new(unsigned jobs, bool talk);
void pool_free(struct pool *pool);

/* Answers a matchup. A small one is answered by the calling thread in `memory`, others by all
 * threads of the team, one problem at a time for all callers; SIGINT then ends the work early.
 * STATUS_NOT_COUNTABLE, STATUS_NO_MEMORY, or STATUS_OK. */
status_code pool_solve(struct pool *pool, struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, struct answer *answer);

/* Answers all problems of a family, each by one thread. Sets *stopped when an interrupt ended the
 * work early. */
status_code pool_solve_family(struct pool *pool, const struct limits *limits,
	const struct family *family, bool *stopped);

#endif
