/* The numbers of a solver, to be saved and restored. */
#include "solver_internal.h"

#include <stdlib.h>

void *solver_array(const struct solver *solver, enum solver_array array)
{
	switch (array) {
	case SOLVER_SUMS:
		return solver->sum;
	case SOLVER_REGRETS:
		return solver->regret;
	case SOLVER_SUM_SCALES:
		return solver->sum_scale;
	case SOLVER_REGRET_SCALES:
		break;
	}
	return solver->regret_scale;
}

static size_t number_size(const struct solver *solver)
{
	return solver->setup.half ? sizeof(int16_t) : sizeof(float);
}

uint64_t solver_array_size(const struct solver *solver, enum solver_array array)
{
	if (array == SOLVER_SUMS || array == SOLVER_REGRETS)
		return (uint64_t)solver->entries * number_size(solver);
	return solver->setup.half ? (uint64_t)solver->scales * sizeof(float) : 0;
}

void solver_average(const struct solver *solver, const struct solver_board *board,
	const struct tree_node *node, const float *reach, float *out)
{
	const uint32_t at = (uint32_t)(node - solver->tree->node);
	const int padded = board->hands[node->player].padded;
	const struct kernel_numbers numbers = {.half = solver->setup.half,
		.row = solver_number(solver, solver->sum, solver_entry(board, node)),
		.actions = node->count,
		.padded = padded};
	float *rows[TREE_ACTIONS_MAX];

	for (int action = 0; action < node->count; action++)
		rows[action] = out + (size_t)action * (size_t)padded;
	CPU_CALL(solver->setup.path, kernel_split, &numbers, NULL, 0, reach, rows, NULL);
	if (solver_locked(solver, at))
		solver_lock_reach(solver, board, at, reach, rows);
}

/* -- what a view reads -------------------------------------------------------------- */

/* The ranges of a path, while they are listed. */
struct ranges {
	const struct solver *solver;
	solver_range_fn *each;
	void *state;
};

/* The decisions from node `from` to before node `to` of a board's street. */
static status_code add_range(const struct ranges *ranges, const struct solver_board *board,
	uint32_t from, uint32_t to)
{
	const struct solver *const solver = ranges->solver;
	const struct tree *const tree = solver->tree;
	const uint32_t *const actions = tree->actions[board->street];
	const size_t size = number_size(solver);
	size_t end = board->entry;

	if (to < tree->first[board->street + 1])
		end = solver_entry(board, &tree->node[to]);
	else
		for (int player = 0; player < 2; player++)
			end += (size_t)actions[player] * (size_t)board->hands[player].padded;
	return ranges->each(ranges->state, solver_entry(board, &tree->node[from]) * size,
		end * size);
}

/* The same, and all that follows it on later streets. The roots after its deals are consecutive. */
static status_code add_subtree(const struct ranges *ranges, const struct solver_board *board,
	uint32_t from, uint32_t to)
{
	const struct tree_node *const nodes = ranges->solver->tree->node;
	uint32_t first = 0, last = 0;
	status_code status = add_range(ranges, board, from, to);

	for (uint32_t i = from; i < to; i++) {
		if (nodes[i].kind != TREE_DEAL)
			continue;
		first = first ? first : nodes[i].next;
		last = nodes[nodes[i].next].end;
	}
	for (int c = 0; !status && first && c < board->children; c++)
		status = add_subtree(ranges, &ranges->solver->board[board->child + (uint32_t)c],
			first, last);
	return status;
}

status_code solver_view_ranges(const struct solver *solver, const struct solver_path *path,
	bool values, solver_range_fn *each, void *state)
{
	const struct ranges ranges = {solver, each, state};
	const struct tree_node *const nodes = solver->tree->node;
	uint32_t board = path->board;
	status_code status =
		values ? add_subtree(&ranges, &solver->board[board], path->node,
				 nodes[path->node].end)
		       : add_range(&ranges, &solver->board[board], path->node, path->node + 1);

	for (uint32_t i = path->node; !status && i; i = nodes[i].parent) {
		if (nodes[i].act == TREE_START)
			board = solver->board[board].parent;
		else
			status = add_range(&ranges, &solver->board[board], nodes[i].parent,
				nodes[i].parent + 1);
	}
	return status;
}

/* -- shares ------------------------------------------------------------------------- */

/* Space for the decision at hand. */
struct solver_shares_of {
	float *ones, *strategy;
	int16_t *share;
};

static status_code add_shares(const struct solver *solver, const struct solver_board *board,
	const struct solver_shares_of *shares, solver_shares_fn *each, void *state)
{
	const struct tree *const tree = solver->tree;
	status_code status = STATUS_OK;

	for (uint32_t i = tree->first[board->street]; !status && i < tree->first[board->street + 1];
		i++) {
		const struct tree_node *const node = &tree->node[i];
		const size_t count =
			(size_t)node->count * (size_t)board->hands[node->player].padded;

		if (node->kind != TREE_DECISION)
			continue;
		solver_average(solver, board, node, shares->ones, shares->strategy);
		for (size_t k = 0; k < count; k++)
			shares->share[k] =
				(int16_t)(shares->strategy[k] * SOLVER_SHARE_WHOLE + 0.5f);
		status = each(state, shares->share, count);
	}
	return status;
}

status_code solver_each_share(const struct solver *solver, solver_shares_fn *each, void *state)
{
	const size_t stride = (size_t)solver->stride;
	struct solver_shares_of shares = {.ones = aligned_alloc(64,
						  (1 + TREE_ACTIONS_MAX) * stride * sizeof(float)),
		.share = calloc(TREE_ACTIONS_MAX * stride, sizeof(int16_t))};
	status_code status = shares.ones && shares.share ? STATUS_OK : STATUS_NO_MEMORY;

	if (!status) {
		for (size_t i = 0; i < stride; i++)
			shares.ones[i] = 1.0f;
		shares.strategy = shares.ones + stride;
	}
	for (uint32_t b = 0; !status && b < solver->board_count; b++)
		status = add_shares(solver, &solver->board[b], &shares, each, state);
	free(shares.ones);
	free(shares.share);
	return status;
}
