/* A team: threads that work out the equities of one matchup, part by part.
 *
 * Parts may be added in any order with the same sum, so that the answer does not depend on
 * the number of threads. A sample grows in steps that depend only on what was dealt, never
 * on a clock or on the threads. A sample that a clock ends consists of the first parts of its
 * seed's sample, so that the same number of deals gives the same answer again. */
#ifndef FELT_CMD_EQUITY_TEAM_H
#define FELT_CMD_EQUITY_TEAM_H

#include "odds/equity.h"

/* The standard error at which a sample ends by default. */
#define TEAM_ERROR        0.0005
#define TEAM_FAMILY_ERROR 0.002 /* the same for each matchup of a family */

/* The seed of a sample when no other is given. It is fixed, so that the same command line gives the
 * same output wherever and whenever it is run. */
enum { TEAM_SEED = 1 };

struct effort {
	enum equity_wish wish;
	bool detail;
	uint64_t samples; /* the most deals of a sample; 0: no limit */
	double error;     /* the greatest standard error at which a sample ends; 0: none */
	double seconds;   /* the time after which work ends; 0: no limit */
	uint64_t seed;
	uint32_t shard, shards; /* every part p with p % shards == shard; 0 and 1 for all */
	enum cpu_path path;
	bool talk; /* a person reads standard error */
};

enum answer_method { ANSWER_EXACT, ANSWER_SAMPLED, ANSWER_INTERRUPTED };

struct answer {
	enum answer_method method;
	struct slice algorithm; /* the method's name, or "sample" */
	double cost;            /* of exact counting, estimated, in seconds on one core */
	double seconds;         /* the time that it took */
	uint32_t parts;         /* of the exact method */
	uint64_t seed;
	bool stopped;       /* by an interrupt */
	struct tally tally; /* zeroed at first, and freed by the owner */
};

struct team;

struct team *team_new(unsigned jobs); /* NULL when memory is short */
void team_free(struct team *team);

/* Answers a matchup. A small one is answered by the calling thread in `memory`, others by all
 * threads of the team, one problem at a time for all callers; SIGINT then ends the work early.
 * STATUS_NOT_COUNTABLE, STATUS_NO_MEMORY, or STATUS_OK. */
status_code team_answer(struct team *team, struct equity_memory *memory,
	const struct effort *effort, const struct matchup *matchup, struct answer *answer);

/* A family: many matchups that belong together, each answered by one thread. The choice between
 * counting and sampling is made for all of them at once. */
struct family {
	size_t count;
	/* Makes problem number `at`, with room for its view; STATUS_NO_COMBO or STATUS_NO_DEAL when
	 * there is none. Called by several threads at once. */
	status_code (*make)(void *context, size_t at, struct matchup *matchup, struct spot *room);
	/* Takes its answer; called by one thread at a time, in any order. */
	void (*take)(void *context, size_t at, const struct answer *answer);
	void *context;
};

/* Answers all problems of a family. Sets *stopped when an interrupt ended the work early. */
status_code team_answer_family(struct team *team, const struct effort *effort,
	const struct family *family, bool *stopped);

#endif
