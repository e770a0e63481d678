/* The solver: its memory, and how iterations are weighed. */
#include "solver_internal.h"

#include "base/pages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

status_code solver_new(const struct solver_setup *setup, struct solver **out, int *player)
{
	struct solver *const solver = calloc(1, sizeof *solver);
	status_code status;

	*out = solver;
	if (!solver)
		return STATUS_NO_MEMORY;
	solver->setup = *setup;
	solver->tree = setup->tree;
	solver->game = setup->game;
	solver->deals = setup->tree->kinds[setup->tree->street][TREE_DEAL];
	status = solver_make_boards(solver, player);
	if (!status)
		status = solver_value_ends(solver);
	if (!status)
		status = solver_make_locks(solver);
	if (status) {
		solver_free(solver);
		*out = NULL;
	}
	return status;
}

void solver_free(struct solver *solver)
{
	if (!solver)
		return;
	solver_memory_free(solver->top);
	solver_free_boards(solver);
	free(solver->room);
	free(solver->regret_scale);
	free(solver->sum_scale);
	free(solver->worth);
	free(solver->units);
	free(solver->last_lock);
	free(solver->kept);
	free(solver);
}

uint64_t solver_bytes(const struct solver *solver)
{
	const uint64_t units =
		(uint64_t)solver_units(solver) * solver->deals * (uint64_t)solver->stride;
	uint64_t strategies = 0;

	for (int array = 0; array < SOLVER_ARRAYS; array++)
		strategies += solver_array_size(solver, array);
	return strategies + units * sizeof(float) + solver_boards_bytes(solver) +
	       solver_memory_bytes(solver) + solver->tree->count * sizeof *solver->tree->node;
}

uint64_t solver_strategies(const struct solver *solver)
{
	return solver->strategies;
}

unsigned solver_iterations(const struct solver *solver)
{
	return solver->iteration;
}

/* A number to the power of quarters, from its fourth root. */
static double quarter_power(double root, int quarters)
{
	double power = 1;

	for (int i = 0; i < abs(quarters); i++)
		power *= root;
	return quarters < 0 ? 1 / power : power;
}

/* Sets how the next iteration weighs those before. The powers of discounts grow by a quarter every
 * eight iterations: from 1 to 1.5 for regrets above 0, and from -1 to 1/4 for those below, of which
 * early iterations thus leave little; that for strategies is 4. With the last powers from the
 * start, rivers need a sixth more iterations until 0.3 % of the pot, and turns a twentieth more.
 * (Schedules: Zhang, McAleer and Sandholm, "Faster Game Solving via Hyperparameter Schedules",
 * 2024.) Powers of quarters need no more than square roots, which are the same on all machines. */
static void set_discount(struct solver *solver)
{
	enum { EVERY = 8, STEPS = 5 };
	const double before = solver->iteration, root = sqrt(sqrt(before));
	const int step = solver->iteration < EVERY * STEPS ? (int)solver->iteration / EVERY : STEPS;
	const double positive = quarter_power(root, step < 2 ? 4 + step : 6);
	const double negative = quarter_power(root, step - 4);
	const double part = before / (before + 1), square = part * part;

	solver->discount = (struct kernel_discount){0};
	if (before > 0)
		solver->discount =
			(struct kernel_discount){.positive = (float)(positive / (positive + 1)),
				.negative = (float)(negative / (negative + 1)),
				.sum = (float)(square * square)};
}

void solver_next(struct solver *solver)
{
	solver->iteration++;
	set_discount(solver);
}

void solver_resume(struct solver *solver, unsigned iterations)
{
	solver->iteration = iterations;
	set_discount(solver);
}

void solver_restart(struct solver *solver, bool locks)
{
	memset(solver->regret, 0, (size_t)solver_array_size(solver, SOLVER_REGRETS));
	memset(solver->sum, 0, (size_t)solver_array_size(solver, SOLVER_SUMS));
	memset(solver->regret_scale, 0, solver->scales * sizeof(float));
	memset(solver->sum_scale, 0, solver->scales * sizeof(float));
	solver_resume(solver, 0);
	solver_discard(solver);
	solver->unlocked = !locks;
	if (locks)
		solver_put_locks(solver);
}

/* The bytes of the sums, or of the regrets, up to the next row. */
static uint64_t numbers_size(const struct solver *solver)
{
	return (solver_array_size(solver, SOLVER_SUMS) + 63) / 64 * 64;
}

/* Allocates the sums and, after them, `more` bytes: zeros, which use no memory before they are
 * touched. */
static status_code new_sums(struct solver *solver, uint64_t more)
{
	const uint64_t bytes = numbers_size(solver) + more;

	solver->room = bytes < SIZE_MAX - 64 ? calloc((size_t)bytes + 64, 1) : NULL;
	solver->sum_scale = calloc(solver->scales, sizeof(float));
	if (!solver->room || !solver->sum_scale)
		return STATUS_NO_MEMORY;
	solver->sum = (char *)solver->room + (64 - (uintptr_t)solver->room % 64);
	return STATUS_OK;
}

status_code solver_start_answers(struct solver *solver)
{
	return new_sums(solver, 0);
}

status_code solver_start(struct solver *solver)
{
	const uint64_t bytes = numbers_size(solver);
	const status_code status = new_sums(solver, bytes);

	solver->regret_scale = calloc(solver->scales, sizeof(float));
	solver->top = solver_memory_new(solver);
	solver->units = calloc((size_t)solver_units(solver) * solver->deals + 1,
		(size_t)solver->stride * sizeof(float));
	if (status || !solver->regret_scale || !solver->top || !solver->units)
		return STATUS_NO_MEMORY;
	solver->regret = (char *)solver->sum + bytes;
	pages_expect(solver->sum, (size_t)(2 * bytes));
	solver_expect_top(solver);
	set_discount(solver);
	solver_put_locks(solver);
	return STATUS_OK;
}
