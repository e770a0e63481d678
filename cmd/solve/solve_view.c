/* Views of nodes, solved or loaded, and rows that are written as they are made. */
#include "solve.h"

#include "frame/interrupt.h"
#include "frame/output.h"

enum { SPILL_BYTES = 256 << 10 };

bool solve_spill(struct solve_command *command, struct job *job, bool all)
{
	if (!command->spilled || command->unwritten || (!all && job->out.length < SPILL_BYTES))
		return !command->unwritten;
	if (!output_text(&job->out))
		command->unwritten = true;
	return !command->unwritten;
}

status_code solve_view(struct solve_spot *spot, const struct solver_path *path, bool all,
	struct solver_view *out)
{
	struct solver_memory *const memory = solve_pool_memory(spot->pool);
	status_code status = solve_load_node(spot, path, all);

	*out = (struct solver_view){.count = 0};
	if (status)
		return status;
	return all ? solver_view(spot->solver, memory, path, out)
		   : solver_view_strategies(spot->solver, memory, path, out);
}

/* True if an interrupt came after the work, whose answer is written even if it was interrupted. */
static bool is_stopped(const struct solve_spot *spot)
{
	return interrupt_came() && !spot->result.interrupted;
}

status_code solve_each_node(const struct solve_spot *spot, const struct solver_path *path, int last,
	const bool *stopped, solve_node_fn *each, void *state)
{
	const struct tree_node *const node = &spot->tree.node[path->node];
	struct solver_path next;
	status_code status;

	if (*stopped || is_stopped(spot))
		return STATUS_OK;
	status = each(state, path);
	for (int action = 0; !status && node->kind == TREE_DECISION && action < node->count;
		action++) {
		next = *path;
		solver_path_act(spot->solver, &next, action);
		status = solve_each_node(spot, &next, last, stopped, each, state);
	}
	for (int c = 0; !status && node->kind == TREE_DEAL && node->street < last && c < CARD_COUNT;
		c++) {
		next = *path;
		if (solver_path_card(spot->solver, &next, (card)c))
			status = solve_each_node(spot, &next, last, stopped, each, state);
	}
	return status;
}
