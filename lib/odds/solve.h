/* Solving a matchup: how far to count it, which parts are worth counting next, and the answer.
 *
 * The sum of the parts does not depend on their order, so the answer does not depend on the number
 * of threads. A sample grows in steps that depend only on the cards dealt. If the caller ends a
 * sample early, it consists of the first parts of its seed's sample, so the same number of deals
 * gives the same answer again.
 *
 *     equity_choose(matchup, limits.mode, limits.detail, &plan);
 *     solve_begin(&answer, &limits, &plan);
 *     for (done = 0; (goal = solve_goal(&limits, &plan, done, &answer.tally)) > done; done = goal)
 *             (call solve_part for the parts `done` to `goal` - 1, and sum up in answer.tally) */
#ifndef FELT_ODDS_SOLVE_H
#define FELT_ODDS_SOLVE_H

#include "odds/equity.h"

/* The standard error at which a sample ends by default. */
#define SOLVE_ERROR        0.0005
#define SOLVE_FAMILY_ERROR 0.002 /* for each matchup of a family */

/* The seed of a sample when no other is given. It is fixed, so that the same command line gives the
 * same output wherever and whenever it is run. */
enum { SOLVE_SEED = 1 };

struct limits {
	enum equity_mode mode;
	bool detail;
	bool orders;      /* instead of detail: count the order of all hands (tally.h) */
	uint64_t samples; /* the most deals of a sample; 0: no limit */
	double error;     /* the greatest standard error at which a sample ends; 0: none */
	double seconds;   /* the time after which the caller ends the work; 0: no limit */
	uint64_t seed;
	uint32_t shard, shards; /* every part p with p % shards == shard; 0 and 1 for all */
	enum cpu_path path;
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

const char *solve_method_key(enum answer_method method); /* "exact", "sampled", "interrupted" */

/* Chooses the method or sampling by the limits; see equity_choose(). */
status_code solve_plan(const struct limits *limits, const struct matchup *matchup,
	struct equity_plan *plan);

void solve_begin(struct answer *answer, const struct limits *limits,
	const struct equity_plan *plan);

/* The number of parts that are in the shard. The first is number 0. */
uint64_t solve_parts(const struct limits *limits, uint64_t parts);

/* The number of parts up to which to count when `done` are counted, with these counts: all of an
 * exact method; of a sample one, and then slightly more than its error asks for. `done` when that
 * is enough. */
uint64_t solve_goal(const struct limits *limits, const struct equity_plan *plan, uint64_t done,
	const struct tally *tally);

/* Adds a part of the shard to `counts`. The memory is ready for the plan (equity_begin). */
void solve_part(struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, const struct equity_plan *plan, uint64_t number,
	struct tally *counts);

/* Counts all parts of an exact method, or a sample's first. */
status_code solve_alone(struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, const struct equity_plan *plan, struct answer *answer);

/* -- families --------------------------------------------------------------- */

/* A family: many matchups that belong together. The choice between counting and sampling is made
 * for all of them at once. */
struct family {
	size_t count;
	/* Makes matchup number `at`, with room for its view; STATUS_NO_COMBO or STATUS_NO_DEAL when
	 * there is none. Called by several threads at once. */
	status_code (*make)(void *context, size_t at, struct matchup *matchup, struct spot *room);
	/* Takes its answer; called by one thread at a time, in any order. */
	void (*take)(void *context, size_t at, const struct answer *answer);
	void *context;
};

/* Chooses exact counting or sampling for all matchups together, by the sum of their costs. Makes
 * each in `matchup` and `room`. */
status_code solve_choose(struct limits *limits, const struct family *family,
	struct matchup *matchup, struct spot *room);

/* -- results ---------------------------------------------------------------- */

/* A player's chances, out of an answer. */
struct chances {
	bool known; /* false when no deal gives every player a hand, so that there are no shares */
	enum answer_method method;
	struct slice algorithm;
	uint64_t seed;
	deal_count deals;
	deal_count boards; /* that were counted: the deals, or twice as many with two boards */
	deal_count won, tied;
	double equity, error;                   /* and its standard error, 0 for an exact one */
	double low, high;                       /* its bounds with 95 % confidence */
	double half_share[TALLY_HALVES], scoop; /* of halves, and with several boards */
};

struct chances solve_chances(const struct answer *answer, int player);

#endif
