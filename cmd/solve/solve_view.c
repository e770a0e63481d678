/* Views of nodes, solved or loaded, and rows that are written as they are made. */
#include "solve.h"

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
