#include "pool.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include "base/text.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { POOL_MAX = 256 };

/* A matchup with a lower estimated time is not worth a thread or a signal handler. */
#define SMALL_SECONDS 0.004

/* Delay of the first progress line, and the interval of updates. */
#define PROGRESS_FIRST 0.5
#define PROGRESS_EVERY 0.1

struct pool_member {
	struct pool *pool;
	struct equity_memory memory;
	uint64_t problems; /* number of the pool's problem for which the memory is ready */
	struct answer counts;
	/* for a family, each of whose problems is solved by one member */
	struct pool *solo;
	struct matchup matchup;
	struct spot spot; /* a view of it */
	struct answer answer;
};

struct pool {
	unsigned jobs;
	bool talk; /* the user reads standard error */
	struct pool_member *members;
	pthread_mutex_t lock; /* held while the pool works */

	/* the current problem; read-only for members while they work */
	const struct limits *limits;
	const struct matchup *matchup;
	const struct equity_plan *plan;
	uint64_t problems; /* number of problems so far */
	double started, deadline;
	uint64_t end; /* the parts below it are current work */
	atomic_uint_fast64_t next;
	atomic_bool failed;
	double shown; /* time of the last progress line */

	/* the current family */
	const struct family *family;
	struct limits all; /* for all of its problems */
	pthread_mutex_t taking;
};

struct pool *pool_new(unsigned jobs, bool talk)
{
	struct pool *pool = calloc(1, sizeof *pool);

	if (!pool)
		return NULL;
	pool->jobs = jobs;
	pool->talk = talk;
	pthread_mutex_init(&pool->lock, NULL);
	pthread_mutex_init(&pool->taking, NULL);
	return pool;
}

void pool_free(struct pool *pool)
{
	if (!pool)
		return;
	for (unsigned i = 0; pool->members && i < pool->jobs; i++) {
		struct pool_member *member = &pool->members[i];

		equity_memory_free(&member->memory);
		pool_free(member->solo);
		tally_free(&member->counts.tally);
		tally_free(&member->answer.tally);
	}
	free(pool->members);
	pthread_mutex_destroy(&pool->lock);
	pthread_mutex_destroy(&pool->taking);
	free(pool);
}

/* -- progress --------------------------------------------------------------- */

/* The remaining time, estimated from the progress so far, to the earliest end of the work. */
static double time_left(const struct pool *pool, uint64_t parts, double error, double passed)
{
	const struct limits *limits = pool->limits;
	double total = pool->plan->method ? (double)pool->end : (double)INFINITY, left;

	if (!pool->plan->method && limits->samples)
		total = (double)limits->samples / SAMPLE_PART;
	if (!pool->plan->method && limits->error > 0 && error > 0)
		total = fmin(total,
			(double)parts * (error / limits->error) * (error / limits->error));
	left = passed / (double)parts * fmax(total - (double)parts, 0);
	return limits->seconds > 0 ? fmin(left, pool->deadline - stopwatch_seconds()) : left;
}

/* Whether a progress line is due, with `done` of the parts or problems; then sets *passed to the
 * elapsed time. */
static bool is_due(struct pool *pool, uint64_t done, double *passed)
{
	const double time = stopwatch_seconds();

	*passed = time - pool->started;
	if (!pool->talk || !done || *passed < PROGRESS_FIRST || time - pool->shown < PROGRESS_EVERY)
		return false;
	pool->shown = time;
	return true;
}

/* Shows one line on standard error: the progress, the standard error, and the time. The calling
 * member knows only its own part of a sample, which represents the others. */
static void show_progress(struct pool *pool, const struct pool_member *member)
{
	double passed, error = 0;
	uint64_t parts = pool->next < pool->end ? pool->next : pool->end;
	struct text line = {0};

	if (!is_due(pool, parts, &passed))
		return;
	if (pool->plan->method) {
		text_add_fixed(&line, 100.0 * (double)parts / (double)pool->end, 1);
		text_add_char(&line, '%');
	} else {
		const double own = (double)tally_deals(&member->counts.tally);
		const double all = (double)parts * SAMPLE_PART;

		error = tally_worst_error(&member->counts.tally) * sqrt(own / all);
		text_add_uint_grouped(&line, parts * SAMPLE_PART);
		text_add_string(&line, " deals   ±");
		text_add_fixed(&line, TALLY_95 * error, 5);
	}
	stopwatch_add_left(&line, time_left(pool, parts, error, passed));
	report_progress(text_slice(&line));
	text_free(&line);
}

/* -- work ------------------------------------------------------------------- */

/* A thread: takes parts until there are none left, or until it is told to stop. A part that was
 * taken is always completed, so that a sample has no gaps. */
static void *do_parts(void *argument)
{
	struct pool_member *member = argument;
	struct pool *pool = member->pool;

	if (member->problems != pool->problems) {
		if (equity_tally(&member->counts.tally, pool->matchup, pool->plan) ||
			equity_begin(&member->memory, pool->plan, pool->matchup,
				pool->limits->path))
			pool->failed = true;
		else
			member->problems = pool->problems;
	}
	while (!pool->failed && !interrupt_came()) {
		uint64_t number;

		if (pool->deadline > 0 && pool->next && stopwatch_seconds() >= pool->deadline)
			break;
		number = pool->next++;
		if (number >= pool->end)
			break;
		solve_part(&member->memory, pool->limits, pool->matchup, pool->plan, number,
			&member->counts.tally);
		if (member == pool->members)
			show_progress(pool, member);
	}
	return NULL;
}

/* Has members do the work from `from` to below `to`, with at most one thread per part. Returns the
 * end of the work that was done. */
static uint64_t do_all(struct pool *pool, uint64_t from, uint64_t to, void *(*work)(void *))
{
	pthread_t threads[POOL_MAX];
	unsigned more = 0;

	pool->next = from;
	pool->end = to;
	while (more + 1 < pool->jobs && more + 1 < to - from && more < POOL_MAX &&
		!pthread_create(&threads[more], NULL, work, &pool->members[more + 1]))
		more++;
	work(pool->members);
	for (unsigned i = 0; i < more; i++)
		pthread_join(threads[i], NULL);
	return pool->next < to ? pool->next : to;
}

static void add_up(struct pool *pool, struct answer *answer)
{
	if (equity_tally(&answer->tally, pool->matchup, pool->plan)) {
		pool->failed = true;
		return;
	}
	for (unsigned i = 0; i < pool->jobs; i++)
		if (pool->members[i].problems == pool->problems)
			tally_add(&answer->tally, &pool->members[i].counts.tally);
	pool->failed = pool->failed || answer->tally.failed;
}

static bool make_members(struct pool *pool)
{
	if (pool->members)
		return true;
	pool->members = calloc(pool->jobs, sizeof *pool->members);
	for (unsigned i = 0; pool->members && i < pool->jobs; i++)
		pool->members[i].pool = pool;
	return pool->members;
}

static status_code work_together(struct pool *pool, const struct limits *limits,
	const struct matchup *matchup, const struct equity_plan *plan, struct answer *answer)
{
	uint64_t done = 0, goal = solve_goal(limits, plan, 0, &answer->tally);

	if (!make_members(pool))
		return STATUS_NO_MEMORY;
	pool->limits = limits;
	pool->matchup = matchup;
	pool->plan = plan;
	pool->problems++;
	pool->started = stopwatch_seconds();
	pool->deadline = limits->seconds > 0 && !plan->method ? pool->started + limits->seconds : 0;
	pool->failed = false;
	pool->shown = 0;
	while (done < goal && !pool->failed && !interrupt_came()) {
		done = do_all(pool, done, goal, do_parts);
		add_up(pool, answer);
		if (done < goal)
			break;
		goal = solve_goal(limits, plan, done, &answer->tally);
	}
	if (plan->method && done < goal)
		answer->method = ANSWER_INTERRUPTED;
	return pool->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

static bool small(const struct limits *limits, const struct equity_plan *plan)
{
	if (plan->method)
		return plan->cost <= SMALL_SECONDS;
	return limits->samples && limits->samples <= SAMPLE_PART;
}

/* Catches interrupts while the pool works. */
static void begin_work(struct pool *pool)
{
	pthread_mutex_lock(&pool->lock);
	interrupt_catch();
}

static void end_work(struct pool *pool)
{
	interrupt_release();
	report_progress(SLICE(""));
	pthread_mutex_unlock(&pool->lock);
}

status_code pool_solve(struct pool *pool, struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, struct answer *answer)
{
	struct equity_plan plan;
	status_code status = solve_plan(limits, matchup, &plan);
	double started;

	if (status)
		return status;
	started = pool->talk || !small(limits, &plan) ? stopwatch_seconds() : 0;
	solve_begin(answer, limits, &plan);
	if (small(limits, &plan)) {
		status = solve_alone(memory, limits, matchup, &plan, answer);
	} else {
		begin_work(pool);
		status = equity_tally(&answer->tally, matchup, &plan);
		if (!interrupt_came() && !status)
			status = work_together(pool, limits, matchup, &plan, answer);
		answer->stopped = interrupt_came();
		end_work(pool);
	}
	if (started > 0)
		answer->seconds = stopwatch_seconds() - started;
	return status;
}

/* -- families --------------------------------------------------------------- */

/* Shows the progress of a family. */
static void show_family(struct pool *pool)
{
	uint64_t done = pool->next < pool->end ? pool->next : pool->end;
	struct text line = {0};
	double passed;

	if (!is_due(pool, done, &passed))
		return;
	text_add_uint(&line, done);
	text_add_string(&line, " of ");
	text_add_uint(&line, pool->end);
	stopwatch_add_left(&line, passed / (double)done * (double)(pool->end - done));
	report_progress(text_slice(&line));
	text_free(&line);
}

/* Solves one problem of a family with a single member. */
static status_code answer_alone(struct pool_member *member, const struct limits *limits)
{
	struct equity_plan plan;
	status_code status = equity_choose(&member->matchup, limits->mode, limits->detail, &plan);

	if (status)
		return status;
	solve_begin(&member->answer, limits, &plan);
	return work_together(member->solo, limits, &member->matchup, &plan, &member->answer);
}

static void *do_family(void *argument)
{
	struct pool_member *member = argument;
	struct pool *pool = member->pool;
	const struct family *family = pool->family;

	if (!member->solo)
		member->solo = pool_new(1, false); /* the family shows the progress */
	pool->failed = pool->failed || !member->solo;
	while (!pool->failed && !interrupt_came()) {
		uint64_t at = pool->next++;

		if (at >= pool->end)
			break;
		if (family->make(family->context, at, &member->matchup, &member->spot))
			continue;
		if (answer_alone(member, pool->limits))
			pool->failed = true;
		else if (!interrupt_came()) {
			pthread_mutex_lock(&pool->taking);
			family->take(family->context, at, &member->answer);
			pthread_mutex_unlock(&pool->taking);
		}
		if (member == pool->members)
			show_family(pool);
	}
	return NULL;
}

status_code pool_solve_family(struct pool *pool, const struct limits *limits,
	const struct family *family, bool *stopped)
{
	status_code status;

	begin_work(pool);
	pool->all = *limits;
	/* a time limit applies to all problems together */
	pool->all.seconds *= (double)pool->jobs / (double)(family->count ? family->count : 1);
	status = make_members(pool) ? solve_choose(&pool->all, family, &pool->members[0].matchup,
					      &pool->members[0].spot)
				    : STATUS_NO_MEMORY;
	if (!status) {
		pool->limits = &pool->all;
		pool->family = family;
		pool->started = stopwatch_seconds();
		pool->failed = false;
		pool->shown = 0;
		do_all(pool, 0, family->count, do_family);
		status = pool->failed ? STATUS_NO_MEMORY : STATUS_OK;
	}
	*stopped = interrupt_came();
	end_work(pool);
	return status;
}
