#include "team.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include "base/text.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { TEAM_MAX = 256 };

/* A problem with a lower estimated time is not worth a thread or a signal handler. */
#define SMALL_SECONDS 0.004

/* When a line of progress first appears, and how often it changes. */
#define PROGRESS_FIRST 0.5
#define PROGRESS_EVERY 0.1

struct member {
	struct team *team;
	struct equity_memory memory;
	uint64_t problems; /* which of the team's problems the memory is ready for */
	struct answer counts;
	/* for a family, each of whose problems belongs to one member */
	struct team *solo;
	struct matchup matchup;
	struct spot spot; /* its view */
	struct answer answer;
};

struct team {
	unsigned jobs;
	struct member *members;
	pthread_mutex_t lock; /* held while the team is at work */

	/* the current problem; only read by the members while they work */
	const struct effort *effort;
	const struct matchup *matchup;
	const struct equity_plan *plan;
	uint64_t problems; /* how many there were */
	double begun, deadline;
	uint64_t end; /* the parts below it are to be worked on now */
	atomic_uint_fast64_t next;
	atomic_bool failed;
	double shown; /* when progress was last shown */

	/* the current family */
	const struct family *family;
	struct effort all; /* for all of its problems */
	pthread_mutex_t taking;
};

struct team *team_new(unsigned jobs)
{
	struct team *team = calloc(1, sizeof *team);

	if (!team)
		return NULL;
	team->jobs = jobs;
	pthread_mutex_init(&team->lock, NULL);
	pthread_mutex_init(&team->taking, NULL);
	return team;
}

void team_free(struct team *team)
{
	if (!team)
		return;
	for (unsigned i = 0; team->members && i < team->jobs; i++) {
		struct member *member = &team->members[i];

		equity_memory_free(&member->memory);
		team_free(member->solo);
		tally_free(&member->counts.tally);
		tally_free(&member->answer.tally);
	}
	free(team->members);
	pthread_mutex_destroy(&team->lock);
	pthread_mutex_destroy(&team->taking);
	free(team);
}

/* -- progress --------------------------------------------------------------- */

static void add_time_left(struct text *line, double seconds)
{
	if (!isfinite(seconds))
		return;
	text_add_string(line, "   ");
	if (seconds >= 3600)
		text_add_fixed(line, seconds / 3600, 1);
	else
		text_add_uint(line, (uint64_t)ceil(seconds >= 60 ? seconds / 60 : seconds));
	text_add_string(line, seconds >= 3600 ? " h left"
			      : seconds >= 60 ? " min left"
					      : " s left");
}

/* The time that is left, estimated from the progress so far, to the earliest end of the work. */
static double time_left(const struct team *team, uint64_t parts, double error, double passed)
{
	const struct effort *effort = team->effort;
	double total = team->plan->method ? (double)team->end : (double)INFINITY, left;

	if (!team->plan->method && effort->samples)
		total = (double)effort->samples / SAMPLE_PART;
	if (!team->plan->method && effort->error > 0 && error > 0)
		total = fmin(total,
			(double)parts * (error / effort->error) * (error / effort->error));
	left = passed / (double)parts * fmax(total - (double)parts, 0);
	return effort->seconds > 0 ? fmin(left, team->deadline - stopwatch_seconds()) : left;
}

/* Shows one line on standard error: how much is done, the standard error, and the time. The calling
 * member only knows its own part of a sample, which represents the others. */
static void show_progress(struct team *team, const struct member *member)
{
	double time = stopwatch_seconds(), passed = time - team->begun, error = 0;
	uint64_t parts = team->next < team->end ? team->next : team->end;
	struct text line = {0};

	if (!team->effort->talk || !parts || passed < PROGRESS_FIRST ||
		time - team->shown < PROGRESS_EVERY)
		return;
	team->shown = time;
	if (team->plan->method) {
		text_add_fixed(&line, 100.0 * (double)parts / (double)team->end, 1);
		text_add_char(&line, '%');
	} else {
		const double own = (double)tally_deals(&member->counts.tally);
		const double all = (double)parts * SAMPLE_PART;

		error = tally_worst_error(&member->counts.tally) * sqrt(own / all);
		text_add_uint_grouped(&line, parts * SAMPLE_PART);
		text_add_string(&line, " deals   ±");
		text_add_fixed(&line, TALLY_95 * error, 5);
	}
	add_time_left(&line, time_left(team, parts, error, passed));
	report_progress(text_slice(&line));
	text_free(&line);
}

/* -- work ------------------------------------------------------------------- */

/* How many of all parts are in the effort's shard. */
static uint64_t parts_of_shard(const struct effort *effort, uint64_t parts)
{
	return parts > effort->shard ? (parts - effort->shard - 1) / effort->shards + 1 : 0;
}

static void do_part(struct equity_memory *memory, const struct effort *effort,
	const struct matchup *matchup, const struct equity_plan *plan, uint64_t number,
	struct tally *counts)
{
	uint64_t part = effort->shard + number * effort->shards, deals = SAMPLE_PART;

	if (plan->method) {
		equity_part(memory, plan, (uint32_t)part, counts);
		return;
	}
	if (effort->samples && effort->samples - part * SAMPLE_PART < deals)
		deals = effort->samples - part * SAMPLE_PART;
	equity_sample(memory, matchup, effort->seed, part, (uint32_t)deals, counts);
}

/* A thread: takes parts until there are none left, or until it is told to end. A part that
 * was taken is always completed, so that a sample has no gaps. */
static void *do_parts(void *argument)
{
	struct member *member = argument;
	struct team *team = member->team;

	if (member->problems != team->problems) {
		if (matchup_tally(&member->counts.tally, team->matchup, team->plan->detail) ||
			equity_begin(&member->memory, team->plan, team->matchup,
				team->effort->path))
			team->failed = true;
		else
			member->problems = team->problems;
	}
	while (!team->failed && !interrupt_came()) {
		uint64_t number;

		if (team->deadline > 0 && team->next && stopwatch_seconds() >= team->deadline)
			break;
		number = team->next++;
		if (number >= team->end)
			break;
		do_part(&member->memory, team->effort, team->matchup, team->plan, number,
			&member->counts.tally);
		if (member == team->members)
			show_progress(team, member);
	}
	return NULL;
}

/* Counts all parts from `from` to below `to`, by at most as many threads as there are parts. */
static uint64_t do_range(struct team *team, uint64_t from, uint64_t to)
{
	pthread_t threads[TEAM_MAX];
	uint64_t parts = to - from;
	unsigned more = 0;

	team->next = from;
	team->end = to;
	while (more + 1 < team->jobs && more + 1 < parts && more < TEAM_MAX &&
		!pthread_create(&threads[more], NULL, do_parts, &team->members[more + 1]))
		more++;
	do_parts(team->members);
	for (unsigned i = 0; i < more; i++)
		pthread_join(threads[i], NULL);
	return team->next < to ? team->next : to;
}

static void add_up(struct team *team, struct answer *answer)
{
	if (matchup_tally(&answer->tally, team->matchup, team->plan->detail)) {
		team->failed = true;
		return;
	}
	for (unsigned i = 0; i < team->jobs; i++)
		if (team->members[i].problems == team->problems)
			tally_add(&answer->tally, &team->members[i].counts.tally);
}

/* The number of parts that a sample of `parts` is to grow to: slightly more than its error asks
 * for, which falls with the square root of the size, and at most four times as many. */
static uint64_t grown(uint64_t parts, double error, double wished)
{
	double needed = (double)parts * (error / wished) * (error / wished) * 1.02;

	return (uint64_t)fmax((double)parts + 1, fmin(ceil(needed), 4.0 * (double)parts));
}

static void sample_stepwise(struct team *team, struct answer *answer)
{
	const struct effort *effort = team->effort;
	const uint64_t most = UINT64_MAX / SAMPLE_PART;
	uint64_t all = most, done = 0, goal;
	double error;

	if (effort->samples)
		all = parts_of_shard(effort, (effort->samples - 1) / SAMPLE_PART + 1);
	goal = effort->error > 0 ? 1 : all;
	for (;;) {
		goal = goal < all ? goal : all;
		done = do_range(team, done, goal);
		add_up(team, answer);
		if (done < goal || done >= all || team->failed || interrupt_came() ||
			effort->error <= 0)
			return;
		error = tally_worst_error(&answer->tally);
		if (error <= effort->error)
			return;
		goal = grown(done, error, effort->error);
	}
}

static bool make_members(struct team *team)
{
	if (team->members)
		return true;
	team->members = calloc(team->jobs, sizeof *team->members);
	for (unsigned i = 0; team->members && i < team->jobs; i++)
		team->members[i].team = team;
	return team->members;
}

static status_code work_together(struct team *team, const struct effort *effort,
	const struct matchup *matchup, const struct equity_plan *plan, struct answer *answer)
{
	if (!make_members(team))
		return STATUS_NO_MEMORY;
	team->effort = effort;
	team->matchup = matchup;
	team->plan = plan;
	team->problems++;
	team->begun = stopwatch_seconds();
	team->deadline = effort->seconds > 0 && !plan->method ? team->begun + effort->seconds : 0;
	team->failed = false;
	team->shown = 0;
	if (plan->method) {
		uint64_t parts = parts_of_shard(effort, plan->parts);

		if (do_range(team, 0, parts) < parts)
			answer->method = ANSWER_INTERRUPTED;
		add_up(team, answer);
	} else {
		sample_stepwise(team, answer);
	}
	return team->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

static status_code work_alone(struct equity_memory *memory, const struct effort *effort,
	const struct matchup *matchup, const struct equity_plan *plan, struct answer *answer)
{
	uint64_t parts = parts_of_shard(effort, plan->method ? plan->parts : 1);
	status_code status = matchup_tally(&answer->tally, matchup, plan->detail);

	if (!status && parts)
		status = equity_begin(memory, plan, matchup, effort->path);
	for (uint64_t i = 0; !status && i < parts; i++)
		do_part(memory, effort, matchup, plan, i, &answer->tally);
	return status;
}

static bool small(const struct effort *effort, const struct equity_plan *plan)
{
	if (plan->method)
		return plan->cost <= SMALL_SECONDS;
	return effort->samples && effort->samples <= SAMPLE_PART;
}

static void begin_answer(struct answer *answer, const struct effort *effort,
	const struct equity_plan *plan)
{
	const char *name = plan->method ? plan->method->name : "sample";

	answer->cost = plan->cost;
	answer->parts = plan->parts;
	answer->seed = effort->seed;
	answer->algorithm = slice_of(name);
	answer->stopped = false;
	answer->seconds = 0;
	answer->method = plan->method ? ANSWER_EXACT : ANSWER_SAMPLED;
}

/* Interrupts are caught while the team is at work. */
static void begin_work(struct team *team)
{
	pthread_mutex_lock(&team->lock);
	interrupt_catch();
}

static void end_work(struct team *team)
{
	interrupt_release();
	report_progress(SLICE(""));
	pthread_mutex_unlock(&team->lock);
}

status_code team_answer(struct team *team, struct equity_memory *memory,
	const struct effort *effort, const struct matchup *matchup, struct answer *answer)
{
	struct equity_plan plan;
	status_code status = equity_choose(matchup, effort->wish, effort->detail, &plan);
	double begun;

	if (status)
		return status;
	begun = effort->talk || !small(effort, &plan) ? stopwatch_seconds() : 0;
	begin_answer(answer, effort, &plan);
	if (small(effort, &plan)) {
		status = work_alone(memory, effort, matchup, &plan, answer);
	} else {
		begin_work(team);
		status = matchup_tally(&answer->tally, matchup, effort->detail);
		if (!interrupt_came() && !status)
			status = work_together(team, effort, matchup, &plan, answer);
		answer->stopped = interrupt_came();
		end_work(team);
	}
	if (begun > 0)
		answer->seconds = stopwatch_seconds() - begun;
	return status;
}

/* -- families --------------------------------------------------------------- */

/* Shows the progress of a family. */
static void show_family(struct team *team)
{
	double time = stopwatch_seconds(), passed = time - team->begun;
	uint64_t done = team->next < team->end ? team->next : team->end;
	struct text line = {0};

	if (!team->effort->talk || !done || passed < PROGRESS_FIRST ||
		time - team->shown < PROGRESS_EVERY)
		return;
	team->shown = time;
	text_add_uint(&line, done);
	text_add_string(&line, " of ");
	text_add_uint(&line, team->end);
	add_time_left(&line, passed / (double)done * (double)(team->end - done));
	report_progress(text_slice(&line));
	text_free(&line);
}

/* Answers one problem of a family by a single member. */
static status_code answer_alone(struct member *member, const struct effort *effort)
{
	struct effort quiet = *effort;
	struct equity_plan plan;
	status_code status = equity_choose(&member->matchup, effort->wish, effort->detail, &plan);

	if (status)
		return status;
	quiet.talk = false; /* the family shows the progress */
	begin_answer(&member->answer, &quiet, &plan);
	return work_together(member->solo, &quiet, &member->matchup, &plan, &member->answer);
}

static void *do_family(void *argument)
{
	struct member *member = argument;
	struct team *team = member->team;
	const struct family *family = team->family;

	if (!member->solo)
		member->solo = team_new(1);
	team->failed = team->failed || !member->solo;
	while (!team->failed && !interrupt_came()) {
		uint64_t at = team->next++;

		if (at >= team->end)
			break;
		if (family->make(family->context, at, &member->matchup, &member->spot))
			continue;
		if (answer_alone(member, team->effort))
			team->failed = true;
		else if (!interrupt_came()) {
			pthread_mutex_lock(&team->taking);
			family->take(family->context, at, &member->answer);
			pthread_mutex_unlock(&team->taking);
		}
		if (member == team->members)
			show_family(team);
	}
	return NULL;
}

/* Chooses exact counting or sampling for all problems together, by the sum of their costs. */
static status_code choose_for_all(struct team *team, struct effort *effort,
	const struct family *family)
{
	struct matchup *matchup = &team->members[0].matchup;
	struct spot *room = &team->members[0].spot;
	double cost = 0;

	for (size_t i = 0; effort->wish == EQUITY_AUTO && i < family->count; i++) {
		struct equity_plan plan;

		if (family->make(family->context, i, matchup, room))
			continue;
		equity_choose(matchup, EQUITY_AUTO, effort->detail, &plan);
		cost += plan.cost;
		if (cost > equity_exact_seconds(matchup))
			effort->wish = EQUITY_SAMPLED;
	}
	for (size_t i = 0; effort->wish != EQUITY_SAMPLED && i < family->count; i++) {
		struct equity_plan plan;
		status_code status = STATUS_OK;

		if (!family->make(family->context, i, matchup, room))
			status = equity_choose(matchup, EQUITY_EXACT, effort->detail, &plan);
		if (status)
			return status;
	}
	if (effort->wish == EQUITY_AUTO)
		effort->wish = EQUITY_EXACT;
	return STATUS_OK;
}

static void run_family(struct team *team)
{
	pthread_t threads[TEAM_MAX];
	unsigned more = 0;

	while (more + 1 < team->jobs && more + 1 < team->end && more < TEAM_MAX &&
		!pthread_create(&threads[more], NULL, do_family, &team->members[more + 1]))
		more++;
	do_family(team->members);
	for (unsigned i = 0; i < more; i++)
		pthread_join(threads[i], NULL);
}

status_code team_answer_family(struct team *team, const struct effort *effort,
	const struct family *family, bool *stopped)
{
	status_code status;

	begin_work(team);
	team->all = *effort;
	/* a limit of time applies to all problems together */
	team->all.seconds *= (double)team->jobs / (double)(family->count ? family->count : 1);
	status = make_members(team) ? choose_for_all(team, &team->all, family) : STATUS_NO_MEMORY;
	if (!status) {
		team->effort = &team->all;
		team->family = family;
		team->begun = stopwatch_seconds();
		team->failed = false;
		team->shown = 0;
		team->next = 0;
		team->end = family->count;
		run_family(team);
		status = team->failed ? STATUS_NO_MEMORY : STATUS_OK;
	}
	*stopped = interrupt_came();
	end_work(team);
	return status;
}
