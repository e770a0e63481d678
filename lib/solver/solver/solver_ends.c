/* The values of the ends of hands for both players: chips after rake, or prize money. */
#include "solver_internal.h"

#include "game/icm/icm.h"

#include <math.h>
#include <stdlib.h>

/* The smaller contribution of the two since the root: a bet that is not called is returned. */
static chips called_at(const struct tree_node *node)
{
	return node->paid[0] < node->paid[1] ? node->paid[0] : node->paid[1];
}

/* -- chips -------------------------------------------------------------------------- */

static struct solver_amounts chips_at(const struct solver *solver, chips called)
{
	const double half = (double)solver->tree->pot / 2 + (double)called;
	const double share = 2 * half * solver->setup.rake;
	const double rake = share < solver->setup.rake_most ? share : solver->setup.rake_most;

	return (struct solver_amounts){half - rake, -rake / 2, -half};
}

/* -- prize money -------------------------------------------------------------------- */

/* The number of different amounts called before the one wanted. */
static size_t find_called(const struct solver *solver, chips called)
{
	size_t low = 0, high = solver->worth_count;

	while (low < high) {
		const size_t middle = low + (high - low) / 2;

		if (solver->worth[middle].called < called)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static int compare_called(const void *a, const void *b)
{
	const struct solver_worth *const x = a, *const y = b;

	return (x->called > y->called) - (x->called < y->called);
}

/* Lists the different amounts called at the ends of hands: 0 and more. */
static status_code list_called(struct solver *solver)
{
	const struct tree *const tree = solver->tree;
	struct solver_worth *const worth = calloc((size_t)tree->count + 1, sizeof *worth);
	struct solver_worth *fitted;
	size_t count = 1, kept = 0;

	solver->worth = worth;
	if (!worth)
		return STATUS_NO_MEMORY;
	for (uint32_t i = 0; i < tree->count; i++)
		if (tree->node[i].kind == TREE_FOLD || tree->node[i].kind == TREE_SHOWDOWN)
			worth[count++].called = called_at(&tree->node[i]);
	qsort(worth, count, sizeof *worth, compare_called);
	for (size_t i = 0; i < count; i++)
		if (!i || worth[i].called != worth[i - 1].called)
			worth[kept++].called = worth[i].called;
	solver->worth_count = kept;
	fitted = realloc(worth, kept * sizeof *worth);
	solver->worth = fitted ? fitted : worth;
	return STATUS_OK;
}

/* Values what both players may have after the hand. */
static void value_worth(const struct solver *solver, const struct icm_pair *pair,
	struct solver_worth *worth)
{
	const chips *const stack = solver->setup.prizes->stack;
	const double pot = (double)solver->tree->pot, called = (double)worth->called;
	double wins[2][2], tie[2];

	for (int winner = 0; winner < 2; winner++) {
		double after[2];

		after[winner] = (double)stack[winner] + pot + called;
		after[!winner] = (double)stack[!winner] - called;
		icm_pair_values(pair, after, wins[winner]);
	}
	icm_pair_values(pair, (double[]){(double)stack[0] + pot / 2, (double)stack[1] + pot / 2},
		tie);
	for (int player = 0; player < 2; player++)
		worth->amounts[player] = (struct solver_amounts){wins[player][player], tie[player],
			wins[!player][player]};
}

/* Values what happens at all ends, less the mean of winning and losing the pot at the root. */
static status_code value_prizes(struct solver *solver)
{
	const struct solver_prizes *const prizes = solver->setup.prizes;
	struct icm_pair pair;
	status_code status = list_called(solver);

	if (status)
		return status;
	status = icm_pair_make(&pair, prizes->others, prizes->other_count,
		(double)(prizes->stack[0] + prizes->stack[1] + solver->tree->pot), prizes->payouts,
		prizes->places);
	for (size_t i = 0; !status && i < solver->worth_count; i++)
		value_worth(solver, &pair, &solver->worth[i]);
	icm_pair_free(&pair);
	for (int player = 0; player < 2; player++) {
		const struct solver_amounts pot = solver->worth[0].amounts[player];

		solver->base[player] = (pot.win + pot.lose) / 2;
		solver->stake += (pot.win - pot.lose) / 2;
	}
	for (size_t i = 0; i < solver->worth_count; i++)
		for (int player = 0; player < 2; player++) {
			solver->worth[i].amounts[player].win -= solver->base[player];
			solver->worth[i].amounts[player].tie -= solver->base[player];
			solver->worth[i].amounts[player].lose -= solver->base[player];
		}
	return status;
}

/* -- both --------------------------------------------------------------------------- */

status_code solver_value_ends(struct solver *solver)
{
	if (solver->setup.prizes)
		return value_prizes(solver);
	solver->stake = (double)solver->tree->pot;
	solver->base[0] = solver->base[1] = solver->stake / 2;
	return STATUS_OK;
}

struct solver_amounts solver_amounts_at(const struct solver *solver, const struct tree_node *node,
	int player)
{
	const chips called = called_at(node);

	if (!solver->worth)
		return chips_at(solver, called);
	return solver->worth[find_called(solver, called)].amounts[player];
}

double solver_offset(const struct solver *solver, const struct tree_node *node, int player)
{
	return solver->base[player] + (solver->worth ? 0 : (double)node->paid[player]);
}

double solver_stake(const struct solver *solver)
{
	return solver->stake;
}

double solver_sum(const struct solver *solver)
{
	return solver->worth || solver->setup.rake > 0 ? (double)NAN : (double)solver->tree->pot;
}
