/* The betting tree as text. */
#include "solve.h"

#include "frame/screen.h"

/* Appends what happens at a node, and the pot. */
static void add_event(const struct solve_spot *spot, const struct tree_node *node, struct text *out)
{
	switch ((enum tree_kind)node->kind) {
	case TREE_DECISION:
		text_format(out, "player %d to act", node->player + 1);
		break;
	case TREE_DEAL:
		text_add_string(out, node->street == TREE_FLOP ? "turn" : "river");
		break;
	case TREE_FOLD:
		text_format(out, "player %d wins", 2 - node->player);
		break;
	case TREE_SHOWDOWN:
		text_add_string(out, "showdown");
		break;
	}
	text_add_string(out, ", pot ");
	solve_add_chips(spot, out, spot->tree.pot + node->paid[0] + node->paid[1]);
	text_add_char(out, '\n');
}

static void add_line(const struct solve_spot *spot, uint32_t node, unsigned depth, struct text *out)
{
	const struct tree_node *const at = &spot->tree.node[node];

	text_add_repeated(out, ' ', 2 * (size_t)depth);
	if (at->act == TREE_START) {
		text_add_string(out, node ? "card" : "start");
	} else {
		tree_print_action(out, at, spot->betting->places);
		text_add_string(out, at->all_in ? " all-in" : "");
	}
	text_add_string(out, "  ");
	add_event(spot, at, out);
}

/* Adds a node and all below it. */
static void add_lines(const struct solve_spot *spot, uint32_t node, unsigned depth,
	struct text *out)
{
	const struct tree_node *const nodes = spot->tree.node;

	add_line(spot, node, depth, out);
	if (nodes[node].kind == TREE_DEAL)
		add_lines(spot, nodes[node].next, depth + 1, out);
	if (nodes[node].kind != TREE_DECISION)
		return;
	for (uint32_t child = node + 1; child < nodes[node].end; child = nodes[child].end)
		add_lines(spot, child, depth + 1, out);
}

void solve_show_tree(struct job *job, const struct solve_spot *spot)
{
	struct text *const out = &job->out;
	uint32_t decisions = 0;

	for (int street = spot->tree.street; street < TREE_STREETS; street++)
		decisions += spot->tree.kinds[street][TREE_DECISION];
	text_add_string(out, job->record > 1 ? "\n" : "");
	add_lines(spot, 0, 0, out);
	text_add_string(out, "# ");
	text_add_uint_grouped(out, spot->tree.count);
	text_add_string(out, spot->tree.count == 1 ? " node, " : " nodes, ");
	text_add_uint_grouped(out, decisions);
	text_add_string(out, decisions == 1 ? " decision, " : " decisions, ");
	solve_add_bytes(out, solver_bytes(spot->solver));
	text_add_string(out, " of memory and ");
	solve_add_bytes(out, solver_memory_bytes(spot->solver));
	text_add_string(out, " a thread\n");
}
