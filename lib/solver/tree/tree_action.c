/* Reading actions. */
#include "tree.h"

/* The total that "b75%" means at a decision: as in the sizes of a tree. */
static bool percent_total(const struct tree *tree, uint32_t node, struct slice word, chips *to)
{
	struct tree_sizes sizes;
	struct slice number = {word.bytes + 1, word.length - 1};

	if (word.length < 3 || word.bytes[word.length - 1] != '%' ||
		tree_sizes_parse(number, false, 0, &sizes, NULL) || sizes.count != 1)
		return false;
	*to = tree_total(tree, &tree->node[node], &sizes.size[0]);
	return true;
}

/* True if a word names the action that leads to a child. */
static bool action_matches(const struct tree *tree, uint32_t from, uint32_t child,
	struct slice word, int places)
{
	const struct tree_node *const node = &tree->node[child];
	char letter = word.bytes[0];
	struct slice number = {word.bytes + 1, word.length - 1};
	chips to;

	if (letter >= 'A' && letter <= 'Z')
		letter = (char)(letter - 'A' + 'a');
	switch ((enum tree_act)node->act) {
	case TREE_CHECK:
		return letter == 'x' && !number.length;
	case TREE_CALL:
		return letter == 'c' && !number.length;
	case TREE_FOLDS:
		return letter == 'f' && !number.length;
	case TREE_BET:
	case TREE_RAISE:
		if (letter == 'a' && !number.length)
			return node->all_in;
		if (letter != 'b' && letter != 'r')
			return false;
		return (percent_total(tree, from, word, &to) ||
			       chips_parse(number, false, places, &to)) &&
		       to == node->to;
	case TREE_START:
		break;
	}
	return false;
}

uint32_t tree_find_action(const struct tree *tree, uint32_t node, struct slice word, int places)
{
	for (uint32_t child = node + 1; child < tree->node[node].end; child = tree->node[child].end)
		if (action_matches(tree, node, child, word, places))
			return child;
	return 0;
}
