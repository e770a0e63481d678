/* Paths: actions and cards from the root. */
#include "solver_internal.h"

#include "base/scan.h"

#include <string.h>

struct solver_path solver_path_begin(void)
{
	return (struct solver_path){.suits = {{0, 1, 2, 3}}};
}

void solver_path_act(const struct solver *solver, struct solver_path *path, int action)
{
	path->node = tree_child(solver->tree, path->node, action);
}

bool solver_path_card(const struct solver *solver, struct solver_path *path, card c)
{
	const struct solver_board *const board = &solver->board[path->board];

	if (solver->tree->node[path->node].kind != TREE_DEAL)
		return false;
	for (int i = 0; i < board->children; i++) {
		const struct solver_board *const child = &solver->board[board->child + (uint32_t)i];
		struct suits suits = path->suits;
		bool found = suits_card(&path->suits, child->dealt) == c;

		for (int a = 0; !found && a < child->alikes; a++) {
			for (int suit = 0; suit < CARD_SUITS; suit++)
				suits.to[suit] = path->suits.to[child->suits[a].to[suit]];
			found = suits_card(&suits, child->dealt) == c;
		}
		if (!found)
			continue;
		path->suits = suits;
		path->board = board->child + (uint32_t)i;
		path->node = solver->tree->node[path->node].next;
		path->dealt[path->dealt_count++] = c;
		return true;
	}
	return false;
}

/* -- text ----------------------------------------------------------------------------- */

status_code solver_path_parse(const struct solver *solver, struct slice text, int places,
	struct solver_path *out, struct fault *fault)
{
	struct slice rest = text, word;

	*out = solver_path_begin();
	for (word = slice_take_word(&rest); word.length; word = slice_take_word(&rest)) {
		struct cards cards;
		uint32_t child;

		switch ((enum tree_kind)solver->tree->node[out->node].kind) {
		case TREE_DECISION:
			child = tree_find_action(solver->tree, out->node, word, places);
			if (!child)
				return fault_at(fault, STATUS_PATH_ACTION, text, word);
			out->node = child;
			break;
		case TREE_DEAL:
			if (cards_parse(word, CARD_ASCII, &cards, NULL) || cards.count != 1 ||
				!solver_path_card(solver, out, cards.list[0]))
				return fault_at(fault, STATUS_PATH_CARD, text, word);
			break;
		case TREE_FOLD:
		case TREE_SHOWDOWN:
			return fault_at(fault, STATUS_PATH_END, text, word);
		}
	}
	return STATUS_OK;
}

void solver_path_print(struct text *out, const struct solver *solver,
	const struct solver_path *path, int places, enum card_notation notation)
{
	uint32_t chain[TREE_DEPTH_MAX];
	int count = 0, dealt = 0;

	for (uint32_t node = path->node; node; node = solver->tree->node[node].parent)
		chain[count++] = node;
	for (int i = count; i--;) {
		const struct tree_node *const node = &solver->tree->node[chain[i]];

		if (i < count - 1)
			text_add_char(out, ' ');
		if (node->act == TREE_START)
			card_print(out, path->dealt[dealt++], notation);
		else
			tree_print_action(out, node, places);
	}
}
