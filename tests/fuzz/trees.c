/* Betting trees: lists of sizes, and lines that somebody wrote, with arbitrary bytes. Errors are
 * located within the text. A tree keeps the rules of betting, and its lines read back as the same
 * tree. */
#include "solver/tree/tree.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good)
{
	if (!good)
		abort();
}

static void check_fault(status_code status, const struct fault *fault, size_t length)
{
	require(fault->status == status);
	require(fault->offset <= length);
	require(fault->length <= length - fault->offset);
}

/* Checks a decision and the nodes after it. */
static void check_decision(const struct tree *tree, uint32_t i)
{
	const struct tree_node *const node = &tree->node[i];
	const bool facing = node->paid[!node->player] > node->paid[node->player];
	chips last = 0;
	int count = 0;

	for (uint32_t child = i + 1; child < node->end; child = tree->node[child].end) {
		const struct tree_node *const next = &tree->node[child];
		const bool bets = next->act == TREE_BET || next->act == TREE_RAISE;

		require(next->parent == i && next->street == node->street);
		require(bets || last == 0); /* bets come last, and ascending */
		require(!bets || next->to > last);
		require(bets || facing == (next->act != TREE_CHECK));
		require(next->paid[node->player] <= tree->stack);
		require(next->paid[!node->player] == node->paid[!node->player]);
		last = bets ? next->to : last;
		count++;
	}
	require(count == node->count && count > 0 && count <= TREE_ACTIONS_MAX);
	require(node->paid[0] < tree->stack || node->paid[1] < tree->stack);
}

static void check_tree(const struct tree *tree)
{
	require(tree->count > 0 && tree->first[TREE_STREETS] == tree->count);
	for (uint32_t i = 0; i < tree->count; i++) {
		const struct tree_node *const node = &tree->node[i];

		require(node->end > i && node->end <= tree->count);
		if (node->kind == TREE_DECISION)
			check_decision(tree, i);
		else
			require(node->end == i + 1);
		if (node->kind == TREE_DEAL || node->kind == TREE_SHOWDOWN)
			require(node->paid[0] == node->paid[1]);
		if (node->kind == TREE_DEAL)
			require(tree->node[node->next].parent == i &&
				tree->node[node->next].street == node->street + 1);
	}
}

static void write_lines(const struct tree *tree, uint32_t node, size_t depth, int places,
	struct text *out)
{
	const struct tree_node *const at = &tree->node[node];

	text_add_repeated(out, ' ', depth);
	if (at->act == TREE_START)
		text_add_string(out, node ? "card" : "start");
	else
		tree_print_action(out, at, places);
	text_add_char(out, '\n');
	if (at->kind == TREE_DEAL)
		write_lines(tree, at->next, depth + 1, places, out);
	for (uint32_t child = node + 1; at->kind == TREE_DECISION && child < at->end;
		child = tree->node[child].end)
		write_lines(tree, child, depth + 1, places, out);
}

/* Compares nodes by their members: there may be padding between them. */
static bool same_node(const struct tree_node *a, const struct tree_node *b)
{
	return a->kind == b->kind && a->street == b->street && a->player == b->player &&
	       a->count == b->count && a->act == b->act && a->aggressor == b->aggressor &&
	       a->all_in == b->all_in && a->to == b->to && a->paid[0] == b->paid[0] &&
	       a->paid[1] == b->paid[1] && a->end == b->end && a->parent == b->parent &&
	       a->next == b->next && a->before[0] == b->before[0] && a->before[1] == b->before[1];
}

/* A tree reads back from its lines, with other sizes. */
static void check_printed(const struct tree *tree, const struct tree_setup *setup, int places)
{
	struct tree_setup bare = *setup;
	struct text text = {0};
	struct tree_lines lines;
	struct tree back;
	struct fault fault;

	memset(bare.bets, 0, sizeof bare.bets);
	memset(bare.raises, 0, sizeof bare.raises);
	write_lines(tree, 0, 0, places, &text);
	require(!text.failed);
	require(!tree_lines_read(&lines, text_slice(&text), &fault));
	require(!tree_make_lines(&back, &bare, &lines, places, &fault));
	require(back.count == tree->count);
	for (uint32_t i = 0; i < tree->count; i++)
		require(same_node(&back.node[i], &tree->node[i]));
	tree_free(&back);
	tree_lines_free(&lines);
	text_free(&text);
}

static void check_sizes(struct tree_setup *setup, bool raises, int places, struct slice text)
{
	struct tree_sizes sizes;
	struct fault fault = {.status = STATUS_OK};
	struct tree tree;
	const status_code status = tree_sizes_parse(text, raises, places, &sizes, &fault);

	if (status) {
		check_fault(status, &fault, text.length);
		return;
	}
	require(sizes.count >= 0 && sizes.count <= TREE_SIZES_MAX);
	setup->street = TREE_RIVER;
	setup->raises_most = 1;
	if (!raises)
		setup->bets[0][TREE_RIVER] = setup->bets[1][TREE_RIVER] = sizes;
	setup->raises[0][TREE_RIVER] = setup->raises[1][TREE_RIVER] = sizes;
	require(!tree_make(&tree, setup));
	check_tree(&tree);
	check_printed(&tree, setup, places);
	tree_free(&tree);
}

static void check_lines(const struct tree_setup *setup, int places, struct slice text)
{
	struct tree_lines lines;
	struct fault fault = {.status = STATUS_OK};
	struct tree tree = {0};
	status_code status = tree_lines_read(&lines, text, &fault);

	if (!status) {
		require(tree_lines_places(&lines) <= CHIPS_PLACES_MAX);
		status = tree_make_lines(&tree, setup, &lines, places, &fault);
	}
	if (status) {
		if (status != STATUS_TREE_LARGE || fault.status)
			check_fault(status, &fault, text.length);
	} else {
		check_tree(&tree);
		check_printed(&tree, setup, places);
	}
	tree_free(&tree);
	tree_lines_free(&lines);
}

/* The first byte chooses what is read and the street, the second the decimal places and the stacks;
 * the rest is the text. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const chips stacks[] = {1, 30, 250, 10000, 1000000, CHIPS_MAX / 4};
	struct tree_setup setup = {.pot = 100,
		.all_in = TREE_WHOLE,
		.raises_most = TREE_RAISES_MAX};
	struct slice text;
	char *copy;

	if (size < 2)
		return 0;
	copy = calloc(1, size - 1); /* of exact size, so that reading past the end is detected */
	require(copy);
	memcpy(copy, data + 2, size - 2);
	text = (struct slice){copy, size - 2};
	setup.street = data[0] / 4 % TREE_STREETS;
	setup.stack = stacks[data[1] / 3 % (sizeof stacks / sizeof *stacks)];
	for (int street = 0; street < TREE_STREETS; street++) {
		setup.bets[0][street] = (struct tree_sizes){1, {{TREE_OF_POT, TREE_WHOLE}}};
		setup.raises[1][street] = (struct tree_sizes){1, {{TREE_OF_BET, 3 * TREE_WHOLE}}};
	}
	if (data[0] % 4 < 2)
		check_sizes(&setup, data[0] % 4, data[1] % 3, text);
	else
		check_lines(&setup, data[1] % 3, text);
	free(copy);
	return 0;
}
