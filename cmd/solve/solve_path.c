/* Paths that the user writes. */
#include "solve.h"

#include "frame/report.h"

#include "solver/solver_status.h"

/* Appends the actions of a decision. */
static void list_actions(const struct solve_spot *spot, uint32_t node, struct text *out)
{
	const struct tree_node *const nodes = spot->tree.node;

	for (uint32_t child = node + 1; child < nodes[node].end; child = nodes[child].end) {
		text_add_string(out, child > node + 1 ? ", " : "");
		tree_print_action(out, &nodes[child], spot->betting->places);
	}
}

/* Reports an error in a path, which was followed to `at`. */
static void report_path(const struct solve_spot *spot, const char *option, struct slice text,
	const struct solver_path *at, const struct fault *fault)
{
	struct text message = {0};

	report_message(&message, text, fault);
	if (fault->status == STATUS_PATH_ACTION) {
		text_add_string(&message, spot->tree.node[at->node].count == 1
						  ? "; the only one is "
						  : "; the actions are ");
		list_actions(spot, at->node, &message);
	}
	report_at(&(struct location){.name = option}, text, fault->offset, fault->length,
		text_slice(&message));
	text_free(&message);
}

bool solve_follow(const struct solve_spot *spot, const char *option, struct slice text,
	struct solver_path *out)
{
	struct fault fault;

	if (solver_path_parse(spot->solver, text, spot->betting->places, out, &fault)) {
		report_path(spot, option, text, out, &fault);
		return false;
	}
	switch ((enum tree_kind)spot->tree.node[out->node].kind) {
	case TREE_DECISION:
		return true;
	case TREE_DEAL:
		report("%s: the next card is missing after '%.*s'", option, (int)text.length,
			text.bytes);
		return false;
	case TREE_FOLD:
	case TREE_SHOWDOWN:
		break;
	}
	report("%s: the hand is over after '%.*s'", option, (int)text.length, text.bytes);
	return false;
}
