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
	bool talk; /* a person reads standard error */
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

struct team *team_new(unsigned jobs, bool talk)
{
	struct team *team = calloc(1, sizeof *team);

	if (!team)
		return NULL;
	team->jobs = jobs;
	team->talk = talk;
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

/* Whether it is time to show a line of progress, with `done` of the parts or problems; *passed is
 * then how long the work has taken. */
static bool is_due(struct team *team, uint64_t done, double *passed)
{
	const double time = stopwatch_seconds();

	*passed = time - team->begun;
	if (!team->talk || !done || *passed < PROGRESS_FIRST || time - team->shown < PROGRESS_EVERY)
		return false;
	team->shown = time;
	return true;
}

/* Shows one line on standard error: how much is done, the standard error, and the time. The calling
 * member only knows its own part of a sample, which represents the others. */
static void show_progress(struct team *team, const struct member *member)
{
	double passed, error = 0;
	uint64_t parts = team->next < team->end ? team->next : team->end;
	struct text line = {0};

	if (!is_due(team, parts, &passed))
		return;
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
		solve_part(&member->memory, team->effort, team->matchup, team->plan, number,
			&member->counts.tally);
		if (member == team->members)
			show_progress(team, member);
	}
	return NULL;
}

/* Lets members do the work from `from` to below `to`, by at most as many threads as there are
 * pieces of it. Returns up to where it was done. */
static uint64_t do_all(struct team *team, uint64_t from, uint64_t to, void *(*work)(void *))
{
	pthread_t threads[TEAM_MAX];
	unsigned more = 0;

	team->next = from;
	team->end = to;
	while (more + 1 < team->jobs && more + 1 < to - from && more < TEAM_MAX &&
		!pthread_create(&threads[more], NULL, work, &team->members[more + 1]))
		more++;
	work(team->members);
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
	uint64_t done = 0, goal = solve_goal(effort, plan, 0, &answer->tally);

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
	while (done < goal && !team->failed && !interrupt_came()) {
		done = do_all(team, done, goal, do_parts);
		add_up(team, answer);
		if (done < goal)
			break;
		goal = solve_goal(effort, plan, done, &answer->tally);
	}
	if (plan->method && done < goal)
		answer->method = ANSWER_INTERRUPTED;
	return team->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

static bool small(const struct effort *effort, const struct equity_plan *plan)
{
	if (plan->method)
		return plan->cost <= SMALL_SECONDS;
	return effort->samples && effort->samples <= SAMPLE_PART;
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
	begun = team->talk || !small(effort, &plan) ? stopwatch_seconds() : 0;
	solve_begin(answer, effort, &plan);
	if (small(effort, &plan)) {
		status = solve_alone(memory, effort, matchup, &plan, answer);
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
	uint64_t done = team->next < team->end ? team->next : team->end;
	struct text line = {0};
	double passed;

	if (!is_due(team, done, &passed))
		return;
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
	struct equity_plan plan;
	status_code status = equity_choose(&member->matchup, effort->wish, effort->detail, &plan);

	if (status)
		return status;
	solve_begin(&member->answer, effort, &plan);
	return work_together(member->solo, effort, &member->matchup, &plan, &member->answer);
}

static void *do_family(void *argument)
{
	struct member *member = argument;
	struct team *team = member->team;
	const struct family *family = team->family;

	if (!member->solo)
		member->solo = team_new(1, false); /* the family shows the progress */
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

status_code team_answer_family(struct team *team, const struct effort *effort,
	const struct family *family, bool *stopped)
{
	status_code status;

	begin_work(team);
	team->all = *effort;
	/* a limit of time applies to all problems together */
	team->all.seconds *= (double)team->jobs / (double)(family->count ? family->count : 1);
	status = make_members(team) ? solve_choose(&team->all, family, &team->members[0].matchup,
					      &team->members[0].spot)
				    : STATUS_NO_MEMORY;
	if (!status) {
		team->effort = &team->all;
		team->family = family;
		team->begun = stopwatch_seconds();
		team->failed = false;
		team->shown = 0;
		do_all(team, 0, family->count, do_family);
		status = team->failed ? STATUS_NO_MEMORY : STATUS_OK;
	}
	*stopped = interrupt_came();
	end_work(team);
	return status;
}
