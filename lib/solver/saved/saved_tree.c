/* The nodes of a saved tree: their order gives all that refers to other nodes, and each is checked
 * against the node before it, since walks rely on a tree as tree_make() would make it. */
#include "saved_internal.h"

#include <stdlib.h>

enum { DEPTH_MAX = TREE_DEPTH_MAX / TREE_STREETS };

/* The tree so far, and the decisions above the next node. */
struct saved_nodes {
	struct tree *tree;
	const struct saved_node_record *records;
	int street;
	uint32_t root; /* of the street */
	uint32_t above[DEPTH_MAX];
	int left[DEPTH_MAX]; /* children of each that are to come */
	int depth;
};

static bool is_kind(const struct saved_nodes *reading, const struct saved_node_record *record)
{
	switch (record->kind) {
	case TREE_DECISION:
		return record->count >= 1 && record->count <= TREE_ACTIONS_MAX;
	case TREE_DEAL:
		return !record->count && reading->street < TREE_RIVER;
	case TREE_FOLD:
		return !record->count && record->act == TREE_FOLDS;
	case TREE_SHOWDOWN:
		return !record->count && reading->street == TREE_RIVER;
	default:
		return false;
	}
}

/* True if the action of a player leads from a decision to a node. */
static bool is_action(const struct saved_nodes *reading, const struct tree_node *from,
	const struct saved_node_record *record)
{
	const int player = from->player;
	const int64_t before = reading->tree->node[reading->root].paid[player];

	if (record->paid[!player] != from->paid[!player] ||
		record->paid[player] < from->paid[player] ||
		(record->kind == TREE_DECISION && record->player == player))
		return false;
	switch (record->act) {
	case TREE_CHECK:
		return record->paid[player] == from->paid[player] && !record->to &&
		       from->paid[0] == from->paid[1];
	case TREE_CALL:
		return record->paid[0] == record->paid[1] && !record->to;
	case TREE_FOLDS:
		return record->kind == TREE_FOLD && record->player == player &&
		       record->paid[player] == from->paid[player] && !record->to;
	case TREE_BET:
	case TREE_RAISE:
		return record->paid[player] > record->paid[!player] &&
		       record->to == record->paid[player] - before;
	default:
		return false;
	}
}

static bool is_root(const struct tree_node *deal, const struct saved_node_record *record)
{
	return record->act == TREE_START && !record->to &&
	       record->paid[0] == (deal ? deal->paid[0] : 0) &&
	       record->paid[1] == (deal ? deal->paid[1] : 0);
}

static bool is_distinct(const struct saved_nodes *reading, const struct tree_node *from,
	uint32_t parent, const struct saved_node_record *record)
{
	const struct tree *const tree = reading->tree;
	const int seen = from->count - reading->left[reading->depth - 1];
	uint32_t child = parent + 1;

	for (int i = 0; i < seen; i++, child = tree->node[child].end)
		if (tree->node[child].act == record->act && tree->node[child].to == record->to)
			return false;
	return true;
}

/* Appends the next node, a root after a deal or a child of the last decision that lacks one. */
static bool add(struct saved_nodes *reading, uint32_t deal)
{
	struct tree *const tree = reading->tree;
	const uint32_t index = tree->count;
	const struct saved_node_record *const record = &reading->records[index];
	const uint32_t parent = reading->depth ? reading->above[reading->depth - 1] : deal;
	const struct tree_node *const from = &tree->node[parent];
	const bool first = !reading->depth;

	if (!is_kind(reading, record) || record->player > 1 || record->all_in > 1 ||
		record->aggressor > 2 || record->zero[0] || record->zero[1] ||
		record->paid[0] > tree->stack || record->paid[1] > tree->stack ||
		!(first ? is_root(index ? from : NULL, record)
			: is_action(reading, from, record) &&
					is_distinct(reading, from, parent, record)))
		return false;
	tree->node[index] = (struct tree_node){.kind = record->kind,
		.street = (uint8_t)reading->street,
		.player = record->player,
		.count = record->count,
		.act = record->act,
		.aggressor = record->aggressor,
		.all_in = record->all_in,
		.to = record->to,
		.paid = {record->paid[0], record->paid[1]},
		.end = index + 1,
		.parent = parent,
		.before = {tree->actions[reading->street][0], tree->actions[reading->street][1]}};
	tree->actions[reading->street][record->player] += record->count;
	tree->kinds[reading->street][record->kind]++;
	tree->count++;
	if (record->kind != TREE_DECISION)
		return true;
	if (reading->depth == DEPTH_MAX - 1)
		return false;
	reading->above[reading->depth] = index;
	reading->left[reading->depth++] = record->count;
	return true;
}

/* Reads a root and all below it on its street. */
static bool add_root(struct saved_nodes *reading, uint32_t deal, size_t count)
{
	reading->depth = 0;
	reading->root = reading->tree->count;
	do {
		const int before = reading->depth;

		if (reading->tree->count == count || !add(reading, deal))
			return false;
		if (before)
			reading->left[before - 1]--;
		while (reading->depth && !reading->left[reading->depth - 1])
			reading->tree->node[reading->above[--reading->depth]].end =
				reading->tree->count;
	} while (reading->depth);
	return true;
}

status_code saved_make_tree(struct tree *tree, const struct saved_node_record *records,
	size_t count, size_t *wrong)
{
	struct saved_nodes reading = {.tree = tree, .records = records, .street = tree->street};
	bool good = count >= 1 && count <= TREE_NODES_MAX;

	*wrong = 0;
	if (!good)
		return STATUS_SAVED_INVALID;
	tree->node = calloc(count, sizeof *tree->node);
	tree->room = count;
	if (!tree->node)
		return STATUS_NO_MEMORY;
	good = add_root(&reading, 0, count);
	for (int street = tree->street; good && street < TREE_RIVER; street++) {
		const uint32_t to = tree->count;

		tree->first[street + 1] = to;
		reading.street = street + 1;
		for (uint32_t i = tree->first[street]; good && i < to; i++) {
			if (tree->node[i].kind != TREE_DEAL)
				continue;
			tree->node[i].next = tree->count;
			good = add_root(&reading, i, count);
		}
	}
	tree->first[TREE_STREETS] = tree->count;
	*wrong = tree->count;
	return good && tree->count == count ? STATUS_OK : STATUS_SAVED_INVALID;
}
