#include "odds/solve.h"

#include <math.h>

const char *solve_method_key(enum answer_method method)
{
	static const char *const keys[] = {"exact", "sampled", "interrupted"};

	return keys[method];
}

status_code solve_plan(const struct limits *limits, const struct matchup *matchup,
	struct equity_plan *plan)
{
	return limits->orders ? equity_choose_orders(matchup, limits->mode, plan)
			      : equity_choose(matchup, limits->mode, limits->detail, plan);
}

void solve_begin(struct answer *answer, const struct limits *limits, const struct equity_plan *plan)
{
	const char *name = plan->method ? plan->method->name : "sample";

	answer->cost = plan->cost;
	answer->parts = plan->parts;
	answer->seed = limits->seed;
	answer->algorithm = slice_of(name);
	answer->stopped = false;
	answer->seconds = 0;
	answer->method = plan->method ? ANSWER_EXACT : ANSWER_SAMPLED;
}

uint64_t solve_parts(const struct limits *limits, uint64_t parts)
{
	return parts > limits->shard ? (parts - limits->shard - 1) / limits->shards + 1 : 0;
}

/* A sample's error falls with the square root of its size. A step is at most to four times the
 * size. */
uint64_t solve_goal(const struct limits *limits, const struct equity_plan *plan, uint64_t done,
	const struct tally *tally)
{
	const uint64_t all = plan->method ? solve_parts(limits, plan->parts)
			     : limits->samples
				     ? solve_parts(limits, (limits->samples - 1) / SAMPLE_PART + 1)
				     : UINT64_MAX / SAMPLE_PART;
	double error, needed;

	if (done >= all || plan->method || limits->error <= 0)
		return all;
	if (!done)
		return 1;
	error = tally_worst_error(tally);
	if (error <= limits->error)
		return done;
	needed = (double)done * (error / limits->error) * (error / limits->error) * 1.02;
	needed = fmax((double)done + 1, fmin(ceil(needed), 4.0 * (double)done));
	return (uint64_t)fmin(needed, (double)all);
}

void solve_part(struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, const struct equity_plan *plan, uint64_t number,
	struct tally *counts)
{
	uint64_t part = limits->shard + number * limits->shards, deals = SAMPLE_PART;

	if (plan->method) {
		equity_part(memory, plan, (uint32_t)part, counts);
		return;
	}
	if (limits->samples && limits->samples - part * SAMPLE_PART < deals)
		deals = limits->samples - part * SAMPLE_PART;
	equity_sample(memory, matchup, limits->seed, part, (uint32_t)deals, counts);
}

status_code solve_alone(struct equity_memory *memory, const struct limits *limits,
	const struct matchup *matchup, const struct equity_plan *plan, struct answer *answer)
{
	uint64_t parts = solve_parts(limits, plan->method ? plan->parts : 1);
	status_code status = equity_tally(&answer->tally, matchup, plan);

	if (!status && parts)
		status = equity_begin(memory, plan, matchup, limits->path);
	for (uint64_t i = 0; !status && i < parts; i++)
		solve_part(memory, limits, matchup, plan, i, &answer->tally);
	return answer->tally.failed ? STATUS_NO_MEMORY : status;
}

status_code solve_choose(struct limits *limits, const struct family *family,
	struct matchup *matchup, struct spot *room)
{
	double cost = 0;

	for (size_t i = 0; limits->mode == EQUITY_AUTO && i < family->count; i++) {
		struct equity_plan plan;

		if (family->make(family->context, i, matchup, room))
			continue;
		equity_choose(matchup, EQUITY_AUTO, limits->detail, &plan);
		cost += plan.cost;
		if (cost > equity_exact_seconds(matchup))
			limits->mode = EQUITY_SAMPLED;
	}
	for (size_t i = 0; limits->mode != EQUITY_SAMPLED && i < family->count; i++) {
		struct equity_plan plan;
		status_code status = STATUS_OK;

		if (!family->make(family->context, i, matchup, room))
			status = equity_choose(matchup, EQUITY_EXACT, limits->detail, &plan);
		if (status)
			return status;
	}
	if (limits->mode == EQUITY_AUTO)
		limits->mode = EQUITY_EXACT;
	return STATUS_OK;
}

struct chances solve_chances(const struct answer *answer, int player)
{
	const struct tally *tally = &answer->tally;
	struct chances chances = {.known = true,
		.method = answer->method,
		.algorithm = answer->algorithm,
		.seed = answer->seed,
		.deals = tally_deals(tally),
		.boards = tally_boards_of(tally, TALLY_HIGH),
		.won = tally_won(tally, TALLY_HIGH, player),
		.tied = tally_tied(tally, TALLY_HIGH, player),
		.equity = tally_equity(tally, player),
		.half_share = {tally_share(tally, TALLY_HIGH, player),
			tally->halves ? tally_share(tally, TALLY_LOW, player) : 0}};

	chances.scoop = deal_ratio(tally_scoops(tally, player), chances.deals);
	chances.low = chances.high = chances.equity;
	if (chances.method == ANSWER_SAMPLED) {
		chances.error = tally_stderr(tally, player);
		tally_interval(tally, player, &chances.low, &chances.high);
	}
	return chances;
}
