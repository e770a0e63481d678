/* The values of the first street, which need a walk of everything. They are kept so that a saved
 * solution can be read without one.
 *
 * The rows of a node are those of player 0 and of player 1, with `padded` elements each. First come
 * the values of all nodes of the street, and then the shares of its decisions. */
#include "solver_internal.h"

#include <stdlib.h>
#include <string.h>

/* The floats of the rows of a node. */
static size_t node_size(const struct solver *solver)
{
	const struct solver_hands *const hands = solver->board[0].hands;

	return (size_t)hands[0].padded + (size_t)hands[1].padded;
}

static float *row_of(const struct solver *solver, size_t node, int player)
{
	return solver->kept + node * node_size(solver) +
	       (player ? (size_t)solver->board[0].hands[0].padded : 0);
}

float *solver_kept_values(const struct solver *solver, uint32_t node, int player)
{
	return row_of(solver, node, player);
}

float *solver_kept_shares(const struct solver *solver, uint32_t node, int player)
{
	const struct tree *const tree = solver->tree;
	size_t row = tree->first[tree->street + 1];

	for (uint32_t i = 0; i < node; i++)
		row += tree->node[i].kind == TREE_DECISION;
	return row_of(solver, row, player);
}

uint64_t solver_kept_size(const struct solver *solver)
{
	const struct tree *const tree = solver->tree;

	return ((uint64_t)tree->first[tree->street + 1] +
		       tree->kinds[tree->street][TREE_DECISION]) *
	       node_size(solver) * sizeof(float);
}

const void *solver_kept(const struct solver *solver)
{
	return solver->keeps[0] && solver->keeps[1] ? solver->kept : NULL;
}

void *solver_kept_room(struct solver *solver)
{
	if (!solver->kept)
		solver->kept = calloc((size_t)solver_kept_size(solver), 1);
	return solver->kept;
}

void solver_put_kept(struct solver *solver)
{
	solver->keeps[0] = solver->keeps[1] = true;
}

status_code solver_keep(struct solver *solver)
{
	const struct tree *const tree = solver->tree;
	const int player = solver->player;
	const size_t size = (size_t)solver->board[0].hands[player].live * sizeof(float);
	float *const shares = aligned_alloc(64, (size_t)solver->stride * sizeof *shares);
	status_code status = shares && solver_kept_room(solver) ? STATUS_OK : STATUS_NO_MEMORY;

	for (uint32_t i = 0; !status && i < tree->first[tree->street + 1]; i++) {
		memcpy(solver_kept_values(solver, i, player), solver_pass_value(solver, i), size);
		if (tree->node[i].kind != TREE_DECISION)
			continue;
		status =
			solver_shares(solver, solver->top, 0, solver_pass_reach(solver, i), shares);
		memcpy(solver_kept_shares(solver, i, player), shares, size);
	}
	free(shares);
	solver->keeps[player] = !status;
	return status;
}
