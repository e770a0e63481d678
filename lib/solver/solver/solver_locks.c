/* Locked hands: their strategies replace what the kernels computed. The regrets of a locked hand
 * stay 0, and its sums are its frequencies, in units in which 16 bits hold them best; the scale of
 * the decision need not suit them, since strategies are proportions. */
#include "solver_internal.h"

#include <stdlib.h>

enum { HALF_MAX = 32767 };

status_code solver_make_locks(struct solver *solver)
{
	const struct locks *const locks = solver->setup.locks;

	if (!locks || !locks->count)
		return STATUS_OK;
	solver->last_lock = calloc(solver->tree->count, sizeof *solver->last_lock);
	if (!solver->last_lock)
		return STATUS_NO_MEMORY;
	for (size_t i = 0; i < locks->count; i++)
		solver->last_lock[locks->lock[i].node] = i + 1;
	return STATUS_OK;
}

const uint16_t *solver_lock_of(const struct solver *solver, const struct solver_board *board,
	uint32_t node, int hand)
{
	const struct solver_hands *const hands = &board->hands[solver->tree->node[node].player];
	const int dealt = board->street - solver->tree->street;
	card cards[2] = {board->dealt, board->dealt};

	if (!solver_locked(solver, node))
		return NULL;
	if (dealt == 2)
		cards[0] = solver->board[board->parent].dealt;
	return locks_find(solver->setup.locks, solver->last_lock[node], cards,
		solver_combo(hands, hand));
}

void solver_lock_reach(const struct solver *solver, const struct solver_board *board, uint32_t node,
	const float *reach, float *const *out)
{
	const struct tree_node *const at = &solver->tree->node[node];

	for (int h = 0; h < board->hands[at->player].live; h++) {
		const uint16_t *const lock = solver_lock_of(solver, board, node, h);

		for (int action = 0; lock && action < at->count; action++)
			out[action][h] = reach[h] * ((float)lock[action] / (float)RANGE_WHOLE);
	}
}

/* Sets a sum to a part of the whole that a hand's sums are. */
static void set_sum(const struct solver *solver, size_t entry, float share)
{
	if (solver->setup.half)
		((int16_t *)solver->sum)[entry] = (int16_t)(share * HALF_MAX + 0.5f);
	else
		((float *)solver->sum)[entry] = share;
}

void solver_lock_sums(const struct solver *solver, const struct solver_board *board, uint32_t node)
{
	const struct tree_node *const at = &solver->tree->node[node];
	const struct solver_hands *const hands = &board->hands[at->player];
	const size_t entry = solver_entry(board, at);

	for (int h = 0; h < hands->live; h++) {
		const uint16_t *const lock = solver_lock_of(solver, board, node, h);
		size_t to = entry + (size_t)h;

		for (int action = 0; lock && action < at->count;
			action++, to += (size_t)hands->padded) {
			set_sum(solver, to, (float)lock[action] / (float)RANGE_WHOLE);
		}
	}
}

void solver_lock_values(const struct solver *solver, const struct solver_board *board,
	uint32_t node, const float *const *values, float *const *out, int count)
{
	const struct tree_node *const at = &solver->tree->node[node];

	for (int h = 0; h < board->hands[at->player].live; h++) {
		const uint16_t *const lock = solver_lock_of(solver, board, node, h);
		float mean = 0.0f;

		if (!lock)
			continue;
		for (int action = 0; action < at->count; action++)
			mean += (float)lock[action] / (float)RANGE_WHOLE * values[action][h];
		for (int row = 0; row < count; row++)
			out[row][h] = mean;
	}
}

void solver_respond(const struct solver *solver, const struct solver_board *board, uint32_t node,
	const float *const *values)
{
	const struct tree_node *const at = &solver->tree->node[node];
	const struct solver_hands *const hands = &board->hands[at->player];

	for (int h = 0; h < hands->live; h++) {
		size_t to = solver_entry(board, at) + (size_t)h;
		int best = 0;

		if (solver_lock_of(solver, board, node, h))
			continue;
		for (int action = 1; action < at->count; action++)
			if (values[action][h] > values[best][h])
				best = action;
		for (int action = 0; action < at->count; action++, to += (size_t)hands->padded)
			set_sum(solver, to, action == best ? 1.0f : 0.0f);
	}
}

void solver_put_locks(struct solver *solver)
{
	const struct tree *const tree = solver->tree;

	solver_discard(solver);
	solver->unlocked = false;
	for (uint32_t b = 0; solver->last_lock && b < solver->board_count; b++) {
		const struct solver_board *const board = &solver->board[b];

		for (uint32_t i = tree->first[board->street]; i < tree->first[board->street + 1];
			i++)
			if (solver_locked(solver, i))
				solver_lock_sums(solver, board, i);
	}
}
