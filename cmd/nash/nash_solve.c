/* Solving a spot: the solver for its number of players, and what was left out, by sampling. */
#include "nash.h"

#include "frame/interrupt.h"
#include "frame/report.h"
#include "frame/stopwatch.h"

#include "nash/headsup/headsup.h"
#include "nash/multi/multi.h"
#include "nash/three/three.h"

#include <stdlib.h>
#include <string.h>

/* The work on a spot. */
struct nash_work {
	const struct nash_command *command;
	double started, shown; /* seconds; those of the last progress line */
};

/* The gains of all players at which a solver stops, in big blinds and in parts of all prizes. */
#define TARGET_THREE  1e-9
#define TARGET_BLIND  5e-4
#define TARGET_PRIZES 5e-6

/* Delay of the first progress line, and the interval of updates, in seconds. */
#define PROGRESS_FIRST 0.5
#define PROGRESS_EVERY 0.1

static void show_progress(struct nash_work *work, unsigned iterations, double gain)
{
	const double passed = stopwatch_seconds() - work->started;
	struct text line = {0};

	if (!screen_errors_are_live() || passed < PROGRESS_FIRST ||
		passed - work->shown < PROGRESS_EVERY)
		return;
	work->shown = passed;
	text_add_uint_grouped(&line, iterations);
	text_add_string(&line, iterations == 1 ? " iteration   gain " : " iterations   gain ");
	text_add_fixed(&line, gain, 6);
	report_progress(text_slice(&line));
	text_free(&line);
}

static bool check_work(void *context, unsigned iterations, double gain)
{
	struct nash_work *const work = context;
	const double seconds = work->command->seconds;

	show_progress(work, iterations, gain);
	return interrupt_came() || (seconds > 0 && stopwatch_seconds() - work->started >= seconds);
}

/* The gain at which a solver stops: that of --target, or a small part of a big blind or of all
 * prizes. */
static double target_of(const struct nash_command *command)
{
	const struct pushfold_rules *const rules = &command->rules;
	double prizes = 0;

	for (int i = 0; i < rules->places; i++)
		prizes += rules->payouts[i];
	return command->target > 0 ? command->target
	       : prizes > 0        ? prizes * (rules->players == PUSHFOLD_POT_MAX ? TARGET_THREE
										  : TARGET_PRIZES)
				   : rules->big * (rules->players == PUSHFOLD_POT_MAX ? TARGET_THREE
										      : TARGET_BLIND);
}

/* Solves a spot of three or more players, and samples what is left out of more than three. */
static status_code solve_many(const struct nash_command *command, const struct pairs *pairs,
	const struct triples_table *table, struct nash_solved *solved)
{
	struct nash_work work = {command, stopwatch_seconds(), 0};
	const bool is_three = command->rules.players == PUSHFOLD_POT_MAX;
	const struct strategy_limits limits = {.gain = target_of(command),
		.iterations = NASH_ITERATIONS,
		.stop = check_work,
		.context = &work};
	status_code status;

	solved->is_estimated = table->deals > 0;
	if (is_three)
		return three_solve(&solved->game, pairs, table, &limits, solved->strategy);
	status = multi_solve(&solved->game, pairs, table, &limits, solved->strategy);
	if (status || !command->deals)
		return status;
	solved->is_sampled = true;
	return sampled_gain(&solved->game, solved->strategy, command->deals, command->seed,
		&solved->sampled);
}

int nash_solve(const struct nash_command *command, const struct pairs *pairs,
	const struct triples_table *table, struct nash_solved *solved)
{
	status_code status;

	if (command->rules.players == 2)
		return headsup_solve(&solved->game, pairs, solved->strategy) ? report_memory()
									     : EXIT_DONE;
	interrupt_catch();
	status = solve_many(command, pairs, table, solved);
	report_progress(SLICE(""));
	return status ? report_memory() : EXIT_DONE;
}
