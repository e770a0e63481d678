/* The iterations on a spot, and the measurements of its exploitability. */
#include "solve.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include <math.h>

/* Delay of the first progress line, and the interval of updates. */
#define PROGRESS_FIRST 0.5
#define PROGRESS_EVERY 0.1

enum { ITERATIONS = 10000 /* unless --iterations or --seconds */ };

/* The work on a spot. */
struct solve_work {
	const struct solve_command *command;
	struct solve_spot *spot;
	double started, passed, shown; /* seconds; those of the last progress line */
	bool stopping;                 /* the user knows */
};

/* Appends the size of a spot: "63 nodes, 1.2 MB of memory". */
static void add_size(const struct solve_spot *spot, struct text *out)
{
	text_add_uint_grouped(out, spot->tree.count);
	text_add_string(out, spot->tree.count == 1 ? " node, " : " nodes, ");
	solve_add_bytes(out, solve_spot_bytes(spot));
	text_add_string(out, " of memory");
}

void solve_show_size(const struct solve_command *command, const struct solve_spot *spot)
{
	struct text line = {0};

	if (!command->talk)
		return;
	add_size(spot, &line);
	report_progress(text_slice(&line));
	text_free(&line);
}

static void show_progress(struct solve_work *work)
{
	const struct solve_spot *const spot = work->spot;
	const struct solve_result *const result = &spot->result;
	const unsigned done = solver_iterations(spot->solver);
	const bool stopping = interrupt_came();
	struct text line = {0};

	if (!work->command->talk || (stopping == work->stopping &&
					    (work->passed < PROGRESS_FIRST ||
						    work->passed - work->shown < PROGRESS_EVERY)))
		return;
	work->shown = work->passed;
	work->stopping = stopping;
	text_add_uint_grouped(&line, done);
	text_add_string(&line, done == 1 ? " iteration   " : " iterations   ");
	if (stopping) {
		text_add_string(&line, "stopping: measuring the exploitability   ");
	} else if (isfinite(result->exploitability)) {
		text_add_fixed(&line, 100 * result->exploitability / solve_stake(spot), 3);
		text_add_string(&line, "% exploitable   ");
	}
	text_add_uint_grouped(&line, (uint64_t)work->passed);
	text_add_string(&line, " s   ");
	add_size(spot, &line);
	report_progress(text_slice(&line));
	text_free(&line);
}

/* Shows progress. Returns true if the work is to stop: at once after an interrupt, and when the
 * time is over, but then with at least one iteration. */
static bool check_work(void *state)
{
	struct solve_work *const work = state;
	const double seconds = work->command->seconds;

	work->passed = stopwatch_seconds() - work->started;
	show_progress(work);
	return interrupt_came() || (seconds > 0 && work->passed >= seconds &&
					   solver_iterations(work->spot->solver) > 0);
}

/* Measures the values for the players if both play their average strategies. */
static void measure_evs(struct solve_spot *spot)
{
	double *const ev = spot->result.ev;
	const double sum = solve_value(spot, solver_sum(spot->solver));

	ev[0] = solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, 0));
	ev[1] = isnan(sum) ? solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, 1))
			   : sum - ev[0];
}

/* Measures the exploitability: half of what the players could gain by best responses. The EVs are
 * measured only if they have no fixed sum. */
static void measure(struct solve_spot *spot)
{
	struct solve_result *const result = &spot->result;
	double sum = solve_value(spot, solver_sum(spot->solver)), best = 0;

	if (isnan(sum)) {
		measure_evs(spot);
		sum = result->ev[0] + result->ev[1];
	}
	for (int player = 0; player < 2; player++)
		best += solve_value(spot, solve_pool_pass(spot->pool, SOLVER_BEST, player));
	/* rounding may make it less than 0 */
	result->exploitability = fmax(0, (best - sum) / 2);
	result->iterations = solver_iterations(spot->solver);
}

/* The number of iterations until the next measurement: somewhat fewer than if the exploitability
 * fell with their square. This rule, among those tried, wastes the least time on iterations after
 * the target is reached and on measurements, which take nearly as long as an iteration. */
static unsigned until_next(const struct solve_command *command, const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	const double stake = solve_stake(spot);
	const double excess = 100 * result->exploitability / stake / command->target;
	const double more = result->iterations * (sqrt(excess) - 1) * 0.9;

	return (unsigned)fmax(2, fmin(more, result->iterations));
}

/* Warns of a target that was not reached, since rows do not show it. */
static void check_target(struct solve_command *command, const struct solve_spot *spot)
{
	const struct solve_result *const result = &spot->result;
	char room[128];
	struct text text = text_over(room, sizeof room);

	if (result->reached)
		return;
	command->missed = true;
	text_add_uint(&text, result->iterations);
	text_add_string(&text, result->iterations == 1 ? " iteration: " : " iterations: ");
	text_add_fixed(&text, 100 * result->exploitability / solve_stake(spot), 3);
	text_add_string(&text, "% of the pot, not ");
	text_add_double(&text, command->target);
	report_warning("the target was not reached in %.*s%%", (int)text.length, text.bytes);
}

uint64_t solve_iterations_max(const struct solve_command *command)
{
	return command->iterations    ? command->iterations
	       : command->seconds > 0 ? UINT32_MAX
				      : ITERATIONS;
}

void solve_iterate(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_result *const result = &spot->result;
	struct solve_work work = {.command = command, .spot = spot, .started = stopwatch_seconds()};
	const double stake = solve_stake(spot);
	const uint64_t most = solve_iterations_max(command);
	unsigned next = 8;
	bool last = false;

	if (spot->file) {
		result->reached = solve_reached(result->exploitability, stake, command->target);
		next = result->iterations + until_next(command, spot);
		last = result->reached || solver_iterations(spot->solver) >= most;
	} else {
		*result = (struct solve_result){.exploitability = (double)INFINITY};
	}
	solve_pool_set_watch(spot->pool, check_work, &work);
	while (!last) {
		last = check_work(&work) || !solve_pool_update(spot->pool, 0) ||
		       !solve_pool_update(spot->pool, 1);
		if (!last) {
			solver_next(spot->solver);
			last = solver_iterations(spot->solver) >= most;
		}
		if (last || solver_iterations(spot->solver) >= next) {
			check_work(&work);
			measure(spot);
			result->reached =
				solve_reached(result->exploitability, stake, command->target);
			next = result->iterations + until_next(command, spot);
			last = last || result->reached || interrupt_came();
		}
	}
	solve_pool_set_watch(spot->pool, NULL, NULL);
	if (!isnan(solver_sum(spot->solver)))
		measure_evs(spot);
	result->seconds = stopwatch_seconds() - work.started;
	result->interrupted = interrupt_came();
	report_progress(SLICE(""));
	check_target(command, spot);
}

void solve_compare_locks(struct solve_command *command, struct solve_spot *spot)
{
	struct solve_cost *const cost = &spot->cost;
	double seconds;

	solver_restart(spot->solver, false);
	solve_iterate(command, spot);
	seconds = spot->result.seconds;
	cost->unlocked = spot->result.ev[cost->player];
	solver_put_locks(spot->solver);
	if (spot->result.interrupted) {
		measure(spot);
		return;
	}
	solve_pool_pass(spot->pool, SOLVER_RESPOND, !cost->player);
	cost->exploited =
		solve_value(spot, solve_pool_pass(spot->pool, SOLVER_AVERAGE, cost->player));
	solver_restart(spot->solver, true);
	solve_iterate(command, spot);
	spot->result.seconds += seconds;
	cost->adjusted = spot->result.ev[cost->player];
	cost->known = spot->result.iterations > 0;
}
