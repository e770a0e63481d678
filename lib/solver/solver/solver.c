/* The solver: its memory, and how iterations are weighed. */
#include "solver_internal.h"

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
	free(solver->regret);
	free(solver->sum);
	free(solver->regret_scale);
	free(solver->sum_scale);
	free(solver->worth);
	free(solver->units);
	free(solver->last_lock);
	free(solver);
}

static size_t number_size(const struct solver *solver)
{
	return solver->setup.half ? sizeof(int16_t) : sizeof(float);
}

uint64_t solver_bytes(const struct solver *solver)
{
	const uint64_t strategies = 2 * ((uint64_t)solver->entries * number_size(solver) +
						(uint64_t)solver->scales * sizeof(float));
	const uint64_t units =
		(uint64_t)solver_units(solver) * solver->deals * (uint64_t)solver->stride;

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

/* Sets how the next iteration weighs those before. The powers, 1.5 for regrets above 0 and 1/4 for
 * those below, and 4 for strategies, reach 0.3 % of the pot soonest on rivers and turns, of those
 * tried from 1 to 3, -5 to 1/2 and 2 to 8. They need no more than square roots, which are the same
 * on all machines. */
static void set_discount(struct solver *solver)
{
	const double before = solver->iteration;
	const double positive = before * sqrt(before), negative = sqrt(sqrt(before));
	const double part = before / (before + 1), square = part * part;

	solver->discount = (struct kernel_discount){.positive = (float)(positive / (positive + 1)),
		.negative = (float)(negative / (negative + 1)),
		.sum = (float)(square * square)};
}

void solver_next(struct solver *solver)
{
	solver->iteration++;
	set_discount(solver);
}

void solver_restart(struct solver *solver, bool locks)
{
	memset(solver->regret, 0, solver->entries * number_size(solver));
	memset(solver->sum, 0, solver->entries * number_size(solver));
	memset(solver->regret_scale, 0, solver->scales * sizeof(float));
	memset(solver->sum_scale, 0, solver->scales * sizeof(float));
	solver->iteration = 0;
	set_discount(solver);
	solver->unlocked = !locks;
	if (locks)
		solver_put_locks(solver);
}

status_code solver_start(struct solver *solver)
{
	const size_t bytes = (solver->entries * number_size(solver) + 63) / 64 * 64;

	solver->regret = aligned_alloc(64, bytes + 64);
	solver->sum = aligned_alloc(64, bytes + 64);
	solver->regret_scale = calloc(solver->scales, sizeof(float));
	solver->sum_scale = calloc(solver->scales, sizeof(float));
	solver->top = solver_memory_new(solver);
	solver->units = calloc((size_t)solver_units(solver) * solver->deals + 1,
		(size_t)solver->stride * sizeof(float));
	if (!solver->regret || !solver->sum || !solver->regret_scale || !solver->sum_scale ||
		!solver->top || !solver->units)
		return STATUS_NO_MEMORY;
	solver_restart(solver, true);
	return STATUS_OK;
}
