/* The group "equity" of felt.h: planning and counting. */
#include "api/api_equity.h"

#include <math.h>

/* Deals of the largest sample that can be asked for: parts are numbered with 32 bits. */
#define SAMPLES_MAX ((uint64_t)(UINT32_MAX - 1) * SAMPLE_PART)

/* -- planning -------------------------------------------------------------------------- */

felt_status api_effort_read(const felt_effort *from, felt_effort *effort)
{
	*effort = (felt_effort){.size = sizeof *effort};
	if (!from)
		return FELT_OK;
	if (from->size < sizeof from->size + sizeof from->mode)
		return FELT_MISUSE;
	memcpy(effort, from, from->size < sizeof *effort ? from->size : sizeof *effort);
	effort->size = sizeof *effort;
	if (effort->mode < FELT_AUTO || effort->mode > FELT_SAMPLE ||
		!(effort->standard_error >= 0 && effort->standard_error <= 0.5))
		return FELT_MISUSE;
	return effort->samples > SAMPLES_MAX ? FELT_TOO_BIG : FELT_OK;
}

void api_effort_limits(const felt_effort *effort, double error, struct limits *limits)
{
	static const enum equity_mode modes[] = {[FELT_AUTO] = EQUITY_AUTO,
		[FELT_EXACT] = EQUITY_EXACT,
		[FELT_SAMPLE] = EQUITY_SAMPLED};

	*limits = (struct limits){.mode = modes[effort->mode],
		.detail = effort->detail,
		.samples = effort->samples,
		.error = effort->standard_error,
		.seed = effort->seed ? effort->seed : SOLVE_SEED,
		.shards = 1,
		.path = cpu_path_best()};
	if (!effort->samples && !(effort->standard_error > 0))
		limits->error = error;
}

/* The number of deals after which no sample has a greater standard error. The share of a deal is
 * from 0 to 1, so that the sum of the squares of the differences from its mean is at most n / 4. */
static double most_deals(double error)
{
	return error > 0 ? 0.25 / (error * error) + 1 : HUGE_VAL;
}

static felt_status count_parts(felt_equity *equity)
{
	const struct limits *limits = &equity->limits;
	const double deals = fmin(most_deals(limits->error),
		limits->samples ? (double)limits->samples : HUGE_VAL);

	if (equity->plan.method)
		equity->parts = equity->plan.parts;
	else if (deals > (double)SAMPLES_MAX)
		return FELT_TOO_BIG;
	else
		equity->parts = (uint32_t)ceil(deals / SAMPLE_PART);
	return FELT_OK;
}

felt_status api_equity_plan(felt_equity *equity, const felt_effort *effort)
{
	felt_status status = FELT_MISUSE;

	equity->planned = equity->started = false;
	if (equity->ready)
		status = api_effort_read(effort, &equity->effort);
	if (status)
		return status;
	api_effort_limits(&equity->effort, SOLVE_ERROR, &equity->limits);
	status = api_status(equity_choose(&equity->matchup, equity->limits.mode,
		equity->limits.detail, &equity->plan));
	if (!status)
		status = api_status(matchup_tally(&equity->answer.tally, &equity->matchup,
			equity->limits.detail));
	if (!status)
		status = count_parts(equity);
	if (status)
		return status;
	solve_begin(&equity->answer, &equity->limits, &equity->plan);
	equity->counted.count = 0;
	equity->counted.parts = 0;
	equity->planned = true;
	return FELT_OK;
}

/* -- counting -------------------------------------------------------------------------- */

/* Counts one part, which has not been counted. */
static felt_status count(felt_equity *equity, uint32_t part)
{
	felt_status status = FELT_OK;

	if (!equity->started)
		status = api_status(equity_begin(&equity->memory, &equity->plan, &equity->matchup,
			equity->limits.path));
	if (status)
		return status;
	equity->started = true;
	status = api_spans_add(&equity->counted, (struct api_span){part, part + 1});
	if (!status)
		solve_part(&equity->memory, &equity->limits, &equity->matchup, &equity->plan, part,
			&equity->answer.tally);
	return status;
}

/* The number of parts that the work will have, as far as is known. */
static double all_parts(const felt_equity *equity)
{
	const double done = equity->counted.parts, limit = equity->limits.error;
	double error;

	if (equity->plan.method || limit <= 0 || !(done > 0))
		return equity->parts;
	error = tally_worst_error(&equity->answer.tally) / limit;
	return fmin(equity->parts, fmax(done, ceil(done * error * error)));
}

/* Whether the caller ends the work. */
static bool cancels(const felt_equity *equity)
{
	const felt_effort *effort = &equity->effort;

	return effort->progress &&
	       effort->progress(effort->user, equity, equity->counted.parts, all_parts(equity));
}

felt_status felt_equity_run(felt_equity *equity, const felt_effort *effort)
{
	felt_status status = api_equity_plan(equity, effort);
	uint64_t done = 0, goal = 0;

	while (!status) {
		if (done == goal)
			goal = solve_goal(&equity->limits, &equity->plan, done,
				&equity->answer.tally);
		goal = goal < equity->parts ? goal : equity->parts;
		if (done == goal)
			break;
		status = count(equity, (uint32_t)done++);
		if (!status && cancels(equity))
			status = FELT_CANCELLED;
	}
	return status;
}

uint32_t felt_equity_parts(felt_equity *equity, const felt_effort *effort)
{
	return api_equity_plan(equity, effort) ? 0 : equity->parts;
}

felt_status felt_equity_part(felt_equity *equity, uint32_t part)
{
	return equity->planned && part < equity->parts ? count(equity, part) : FELT_MISUSE;
}

felt_status api_equity_take(felt_equity *equity, const struct api_spans *parts,
	const struct tally *tally)
{
	const felt_status status = api_spans_add_all(&equity->counted, parts);

	if (!status)
		tally_add(&equity->answer.tally, tally);
	return status;
}
