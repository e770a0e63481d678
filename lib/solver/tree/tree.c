/* Making betting trees. */
#include "tree.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

/* A place in the tree: what came before on the street. */
struct tree_place {
	uint32_t parent;
	enum tree_act act;
	bool all_in;
	chips to;
	chips paid[2];   /* since the root */
	chips bet[2];    /* on the street */
	chips raised;    /* by the last bet or raise: the minimum of the next */
	unsigned raises; /* of a bet, on the street */
	int player;      /* to act */
	int aggressor;   /* who bet or raised last on this street, or -1 */
	int last;        /* who did so on the street before, or -1 */
};

struct builder {
	struct tree *tree;
	const struct tree_setup *setup;
};

/* -- sizes -------------------------------------------------------------------------- */

/* The product of an amount and a fraction in millionths, to the nearest chip. */
static chips part_of(chips amount, int64_t millionths)
{
	return amount / TREE_WHOLE * millionths +
	       (amount % TREE_WHOLE * millionths + TREE_WHOLE / 2) / TREE_WHOLE;
}

/* The total on the street after a bet or raise of this size, before limits: the player has `own`
 * chips on it, the other `facing`, and `most` is all-in. */
static chips size_to(const struct tree_size *size, chips pot, chips own, chips facing, chips most)
{
	switch (size->unit) {
	case TREE_OF_POT:
		return facing + part_of(pot + facing - own, size->amount);
	case TREE_OF_BET:
		return part_of(facing, size->amount);
	case TREE_CHIPS:
		return size->amount;
	case TREE_ALL_IN:
		break;
	}
	return most;
}

static const struct tree_sizes *sizes_of(const struct tree_setup *setup, int street,
	const struct tree_place *place)
{
	const int player = place->player;

	if (place->bet[!player] > 0)
		return &setup->raises[player][street];
	if (player == 0 && place->last == 1 && setup->donks[street])
		return &setup->donk[street];
	return &setup->bets[player][street];
}

static int compare_chips(const void *a, const void *b)
{
	const chips x = *(const chips *)a, y = *(const chips *)b;

	return (x > y) - (x < y);
}

/* Lists the totals of the bets or raises at a place, ascending; returns their number. */
static int list_totals(const struct tree_setup *setup, int street, const struct tree_place *place,
	chips totals[TREE_SIZES_MAX])
{
	const struct tree_sizes *const sizes = sizes_of(setup, street, place);
	const int player = place->player;
	const chips facing = place->bet[!player], own = place->bet[player];
	const chips pot = setup->pot + place->paid[0] + place->paid[1];
	const chips left = setup->stack - place->paid[player];
	const chips most = own + left;
	const chips least = facing ? facing + place->raised : 1;
	int count = 0, kept = 0;

	if (facing >= most || (facing && place->raises >= setup->raises_most))
		return 0;
	for (int i = 0; i < sizes->count; i++) {
		chips to = size_to(&sizes->size[i], pot, own, facing, most);

		if (to < least)
			to = least;
		if (to > most ||
			(double)(to - own) * TREE_WHOLE > (double)left * (double)setup->all_in)
			to = most;
		totals[count++] = to;
	}
	qsort(totals, (size_t)count, sizeof *totals, compare_chips);
	/* From the largest down, sizes that are almost equal to the last one kept are left out. */
	for (int i = count; i--;) {
		const double after = (double)(pot - own + totals[i]);
		const chips last = kept ? totals[TREE_SIZES_MAX - kept] : 0;

		if (!kept || (totals[i] < last && (double)(last - totals[i]) * TREE_WHOLE >=
							  after * (double)setup->merge))
			totals[TREE_SIZES_MAX - ++kept] = totals[i];
	}
	memmove(totals, totals + TREE_SIZES_MAX - kept, (size_t)kept * sizeof *totals);
	return kept;
}

/* -- nodes -------------------------------------------------------------------------- */

static status_code add_node(struct builder *builder, int street, const struct tree_place *place,
	enum tree_kind kind, uint32_t *index)
{
	struct tree *const tree = builder->tree;
	struct tree_node *nodes;

	if (tree->count == TREE_NODES_MAX)
		return STATUS_TREE_LARGE;
	nodes = array_room(tree->node, &tree->room, tree->count, sizeof *nodes);
	if (!nodes)
		return STATUS_NO_MEMORY;
	tree->node = nodes;
	*index = tree->count++;
	nodes[*index] = (struct tree_node){.kind = (uint8_t)kind,
		.street = (uint8_t)street,
		.player = (uint8_t)place->player,
		.act = (uint8_t)place->act,
		.all_in = place->all_in,
		.to = place->to,
		.paid = {place->paid[0], place->paid[1]},
		.aggressor = (uint8_t)(place->aggressor + 1),
		.end = tree->count,
		.parent = place->parent,
		.before = {tree->actions[street][0], tree->actions[street][1]}};
	tree->kinds[street][kind]++;
	return STATUS_OK;
}

/* Ends the betting of a street: the next card, or the showdown. */
static status_code add_deal(struct builder *builder, int street, const struct tree_place *place)
{
	const enum tree_kind kind = street == TREE_RIVER ? TREE_SHOWDOWN : TREE_DEAL;
	uint32_t index;

	return add_node(builder, street, place, kind, &index);
}

static status_code add_decision(struct builder *builder, int street, const struct tree_place *from);

/* Adds a fold, a check or a call. */
static status_code add_passive(struct builder *builder, int street, const struct tree_place *from,
	enum tree_act act)
{
	struct tree_place place = *from;
	uint32_t index;

	place.act = act;
	place.all_in = false;
	place.to = 0;
	if (act == TREE_FOLDS)
		return add_node(builder, street, &place, TREE_FOLD, &index);
	if (act == TREE_CHECK) {
		place.player = !from->player;
		return from->player ? add_deal(builder, street, &place)
				    : add_decision(builder, street, &place);
	}
	place.paid[from->player] += from->bet[!from->player] - from->bet[from->player];
	place.all_in = place.paid[from->player] == builder->setup->stack;
	return add_deal(builder, street, &place);
}

static status_code add_bet(struct builder *builder, int street, const struct tree_place *from,
	chips to)
{
	const int player = from->player;
	const chips facing = from->bet[!player];
	struct tree_place place = *from;

	place.act = facing ? TREE_RAISE : TREE_BET;
	place.to = to;
	place.paid[player] += to - from->bet[player];
	place.bet[player] = to;
	place.all_in = place.paid[player] == builder->setup->stack;
	place.raised = to - facing > from->raised ? to - facing : from->raised;
	place.raises = facing ? from->raises + 1 : 0;
	place.aggressor = player;
	place.player = !player;
	return add_decision(builder, street, &place);
}

/* Adds a decision and all below it. The depth of the recursion is the number of actions on the
 * street. */
static status_code add_decision(struct builder *builder, int street, const struct tree_place *from)
{
	struct tree *const tree = builder->tree;
	const bool facing = from->bet[!from->player] > 0;
	chips totals[TREE_SIZES_MAX];
	const int bets = list_totals(builder->setup, street, from, totals);
	const int count = bets + (facing ? 2 : 1);
	struct tree_place place = *from;
	status_code status = add_node(builder, street, from, TREE_DECISION, &place.parent);

	if (status)
		return status;
	tree->node[place.parent].count = (uint8_t)count;
	tree->actions[street][from->player] += (uint32_t)count;
	if (facing)
		status = add_passive(builder, street, &place, TREE_FOLDS);
	if (!status)
		status = add_passive(builder, street, &place, facing ? TREE_CALL : TREE_CHECK);
	for (int i = 0; !status && i < bets; i++)
		status = add_bet(builder, street, &place, totals[i]);
	tree->node[place.parent].end = tree->count;
	return status;
}

/* Adds a street below a place: its root is a deal or a showdown if both are all-in. */
static status_code add_street(struct builder *builder, int street, const struct tree_place *place)
{
	return place->paid[0] < builder->setup->stack ? add_decision(builder, street, place)
						      : add_deal(builder, street, place);
}

status_code tree_make(struct tree *tree, const struct tree_setup *setup)
{
	struct builder builder = {.tree = tree, .setup = setup};
	const struct tree_place start = {.parent = 0,
		.act = TREE_START,
		.aggressor = -1,
		.last = -1};
	status_code status;

	*tree = (struct tree){.pot = setup->pot, .stack = setup->stack, .street = setup->street};
	status = add_street(&builder, setup->street, &start);
	for (int street = setup->street; !status && street < TREE_RIVER; street++) {
		const uint32_t from = tree->first[street], to = tree->count;

		tree->first[street + 1] = to;
		for (uint32_t i = from; !status && i < to; i++) {
			struct tree_place place = {.parent = i, .act = TREE_START, .aggressor = -1};

			if (tree->node[i].kind != TREE_DEAL)
				continue;
			place.paid[0] = tree->node[i].paid[0];
			place.paid[1] = tree->node[i].paid[1];
			place.last = tree->node[i].aggressor - 1;
			tree->node[i].next = tree->count;
			status = add_street(&builder, street + 1, &place);
		}
	}
	tree->first[TREE_STREETS] = tree->count;
	return status;
}

void tree_free(struct tree *tree)
{
	free(tree->node);
	*tree = (struct tree){0};
}

uint32_t tree_child(const struct tree *tree, uint32_t node, int action)
{
	uint32_t child = node + 1;

	while (action--)
		child = tree->node[child].end;
	return child;
}

chips tree_total(const struct tree *tree, const struct tree_node *node,
	const struct tree_size *size)
{
	const struct tree_node *root = node;
	chips before;

	while (root != tree->node && root->act != TREE_START)
		root = &tree->node[root->parent];
	before = root->paid[0]; /* both have paid the same before the street */
	return size_to(size, tree->pot + node->paid[0] + node->paid[1],
		node->paid[node->player] - before, node->paid[!node->player] - before,
		tree->stack - before);
}

const char tree_letters[TREE_ACTS] = {[TREE_CHECK] = 'x',
	[TREE_CALL] = 'c',
	[TREE_BET] = 'b',
	[TREE_RAISE] = 'r',
	[TREE_FOLDS] = 'f'};

void tree_print_action(struct text *out, const struct tree_node *node, int places)
{
	text_add_char(out, tree_letters[node->act]);
	if (node->act == TREE_BET || node->act == TREE_RAISE)
		chips_print(out, node->to, places);
}
