/* A team: threads that work out the equities of one matchup, part by part.
 *
 * Which parts, and how the answer comes of them, is in odds/solve.h. */
#ifndef FELT_CMD_EQUITY_TEAM_H
#define FELT_CMD_EQUITY_TEAM_H

#include "odds/solve.h"

struct team;

/* If a person reads standard error, progress is shown there. NULL when memory is short. */
struct team *team_new(unsigned jobs, bool talk);
void team_free(struct team *team);

/* Answers a matchup. A small one is answered by the calling thread in `memory`, others by all
 * threads of the team, one problem at a time for all callers; SIGINT then ends the work early.
 * STATUS_NOT_COUNTABLE, STATUS_NO_MEMORY, or STATUS_OK. */
status_code team_answer(struct team *team, struct equity_memory *memory,
	const struct effort *effort, const struct matchup *matchup, struct answer *answer);

/* Answers all problems of a family, each by one thread. Sets *stopped when an interrupt ended the
 * work early. */
status_code team_answer_family(struct team *team, const struct effort *effort,
	const struct family *family, bool *stopped);

#endif
