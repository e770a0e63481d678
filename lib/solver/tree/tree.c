/* Making betting trees. */
#include "tree.h"

#include "base/array.h"
#include "base/scan.h"

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
	uint32_t line;   /* of the lines, or NO_LINE */
};

#define NO_LINE UINT32_MAX

struct builder {
	struct tree *tree;
	const struct tree_setup *setup;
	const struct tree_lines *lines; /* or NULL */
	int places;                     /* of their amounts */
	struct fault *fault;            /* in them */
	uint32_t *deal;                 /* the line of each node that is a deal */
	size_t room;
};

/* The actions of a decision, with their lines. */
struct tree_choices {
	bool fold, passive;
	uint32_t fold_line, passive_line;
	int bets;
	chips to[TREE_SIZES_MAX]; /* ascending */
	uint32_t line[TREE_SIZES_MAX];
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

/* -- lines -------------------------------------------------------------------------- */

/* An error in a line. */
static status_code line_fault(const struct builder *builder, status_code status, uint32_t line)
{
	return fault_at(builder->fault, status, builder->lines->text,
		builder->lines->line[line].word);
}

/* True if there are lines below one. */
static bool has_lines(const struct builder *builder, uint32_t line)
{
	return line != NO_LINE && builder->lines->line[line].end > line + 1;
}

/* The total on the street of "b75", "r75%", "r3x" or "a", or -1. */
static chips line_total(const struct builder *builder, const struct tree_place *place,
	struct slice word)
{
	const int player = place->player;
	const chips own = place->bet[player], facing = place->bet[!player];
	const chips most = own + builder->setup->stack - place->paid[player];
	const struct slice number = {word.bytes + 1, word.length - 1};
	const char last = slice_lower(word.bytes[word.length - 1]);
	struct tree_sizes sizes;
	chips to;

	if (slice_is_word(word, "a"))
		return most;
	if (slice_lower(word.bytes[0]) != (facing ? 'r' : 'b'))
		return -1;
	if (last != '%' && last != 'x')
		return chips_parse(number, false, builder->places, &to) && to > 0 ? to : -1;
	if (tree_sizes_parse(number, facing > 0, 0, &sizes, NULL) || sizes.count != 1)
		return -1;
	return size_to(&sizes.size[0], builder->setup->pot + place->paid[0] + place->paid[1], own,
		facing, most);
}

/* Adds a bet or raise in its order. */
static status_code add_total(const struct builder *builder, const struct tree_place *place,
	uint32_t line, struct tree_choices *out)
{
	const int player = place->player;
	const chips facing = place->bet[!player];
	const chips most = place->bet[player] + builder->setup->stack - place->paid[player];
	const chips to = line_total(builder, place, builder->lines->line[line].word);
	int at = out->bets;

	if (to < 0)
		return line_fault(builder, facing ? STATUS_TREE_ANSWER : STATUS_TREE_CHECK, line);
	if (facing >= most)
		return line_fault(builder, STATUS_TREE_COVERED, line);
	if (to > most)
		return line_fault(builder, STATUS_TREE_HIGH, line);
	if (to < most && to < (facing ? facing + place->raised : 1))
		return line_fault(builder, STATUS_TREE_LOW, line);
	if (facing && place->raises >= TREE_RAISES_MAX)
		return line_fault(builder, STATUS_TREE_RAISES, line);
	for (int i = 0; i < out->bets; i++)
		if (out->to[i] == to)
			return line_fault(builder, STATUS_TREE_TWICE, line);
	if (out->bets == TREE_SIZES_MAX)
		return line_fault(builder, STATUS_TREE_ACTIONS, line);
	for (; at > 0 && out->to[at - 1] > to; at--) {
		out->to[at] = out->to[at - 1];
		out->line[at] = out->line[at - 1];
	}
	out->to[at] = to;
	out->line[at] = line;
	out->bets++;
	return STATUS_OK;
}

/* Reads the actions below a line. */
static status_code read_choices(const struct builder *builder, const struct tree_place *place,
	struct tree_choices *out)
{
	const struct tree_line *const lines = builder->lines->line;
	const bool facing = place->bet[!place->player] > 0;
	status_code status = STATUS_OK;

	for (uint32_t i = place->line + 1; !status && i < lines[place->line].end;
		i = lines[i].end) {
		const bool folds = facing && slice_is_word(lines[i].word, "f");

		if (folds || slice_is_word(lines[i].word, facing ? "c" : "x")) {
			bool *const known = folds ? &out->fold : &out->passive;

			if (*known)
				return line_fault(builder, STATUS_TREE_TWICE, i);
			*known = true;
			*(folds ? &out->fold_line : &out->passive_line) = i;
		} else {
			status = add_total(builder, place, i, out);
		}
	}
	if (!status && facing && (!out->fold || !out->passive))
		return line_fault(builder, STATUS_TREE_FOLD_CALL, place->line);
	return status;
}

/* Lists the actions of a decision: those of its lines or, without any, of the sizes. */
static status_code list_choices(const struct builder *builder, int street,
	const struct tree_place *place, struct tree_choices *out)
{
	*out = (struct tree_choices){.bets = 0};
	if (has_lines(builder, place->line))
		return read_choices(builder, place, out);
	out->fold = place->bet[!place->player] > 0;
	out->passive = true;
	out->fold_line = out->passive_line = NO_LINE;
	out->bets = list_totals(builder->setup, street, place, out->to);
	for (int i = 0; i < out->bets; i++)
		out->line[i] = NO_LINE;
	return STATUS_OK;
}

/* Checks that nothing follows the end of a hand, or one card a deal. Keeps the line of a deal. */
static status_code check_end(struct builder *builder, uint32_t line, enum tree_kind kind,
	uint32_t index)
{
	const struct tree_line *const lines = builder->lines ? builder->lines->line : NULL;
	uint32_t *deals;

	if (!lines)
		return STATUS_OK;
	if (kind != TREE_DEAL)
		return has_lines(builder, line) ? line_fault(builder, STATUS_TREE_OVER, line + 1)
						: STATUS_OK;
	if (has_lines(builder, line)) {
		const uint32_t next = lines[line + 1].end;

		if (!slice_is_word(lines[line + 1].word, "card"))
			return line_fault(builder, STATUS_TREE_CARD, line + 1);
		if (next < lines[line].end)
			return line_fault(builder, STATUS_TREE_CARD, next);
	}
	while (index >= builder->room) {
		deals = array_room(builder->deal, &builder->room, builder->room, sizeof *deals);
		if (!deals)
			return STATUS_NO_MEMORY;
		builder->deal = deals;
	}
	builder->deal[index] = has_lines(builder, line) ? line + 1 : NO_LINE;
	return STATUS_OK;
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
	const status_code status = add_node(builder, street, place, kind, &index);

	return status ? status : check_end(builder, place->line, kind, index);
}

static status_code add_decision(struct builder *builder, int street, const struct tree_place *from);

/* Adds a fold, a check or a call. */
static status_code add_passive(struct builder *builder, int street, const struct tree_place *from,
	enum tree_act act, uint32_t line)
{
	struct tree_place place = *from;
	status_code status;
	uint32_t index;

	place.line = line;

	place.act = act;
	place.all_in = false;
	place.to = 0;
	if (act == TREE_FOLDS) {
		status = add_node(builder, street, &place, TREE_FOLD, &index);
		return status ? status : check_end(builder, line, TREE_FOLD, index);
	}
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
	chips to, uint32_t line)
{
	const int player = from->player;
	const chips facing = from->bet[!player];
	struct tree_place place = *from;

	place.line = line;
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
	struct tree_place place = *from;
	struct tree_choices choices;
	status_code status = list_choices(builder, street, from, &choices);
	const int count = choices.fold + choices.passive + choices.bets;

	if (!status)
		status = add_node(builder, street, from, TREE_DECISION, &place.parent);
	if (status)
		return status;
	tree->node[place.parent].count = (uint8_t)count;
	tree->actions[street][from->player] += (uint32_t)count;
	if (choices.fold)
		status = add_passive(builder, street, &place, TREE_FOLDS, choices.fold_line);
	if (!status && choices.passive)
		status = add_passive(builder, street, &place, facing ? TREE_CALL : TREE_CHECK,
			choices.passive_line);
	for (int i = 0; !status && i < choices.bets; i++)
		status = add_bet(builder, street, &place, choices.to[i], choices.line[i]);
	tree->node[place.parent].end = tree->count;
	return status;
}

/* Adds a street below a place: its root is a deal or a showdown if both are all-in. */
static status_code add_street(struct builder *builder, int street, const struct tree_place *place)
{
	return place->paid[0] < builder->setup->stack ? add_decision(builder, street, place)
						      : add_deal(builder, street, place);
}

/* Adds all streets. */
static status_code build(struct builder *builder)
{
	struct tree *const tree = builder->tree;
	const struct tree_setup *const setup = builder->setup;
	const struct tree_place start = {.parent = 0,
		.act = TREE_START,
		.aggressor = -1,
		.last = -1,
		.line = builder->lines ? 0 : NO_LINE};
	status_code status;

	*tree = (struct tree){.pot = setup->pot, .stack = setup->stack, .street = setup->street};
	status = add_street(builder, setup->street, &start);
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
			place.line = builder->lines ? builder->deal[i] : NO_LINE;
			tree->node[i].next = tree->count;
			status = add_street(builder, street + 1, &place);
		}
	}
	tree->first[TREE_STREETS] = tree->count;
	return status;
}

status_code tree_make(struct tree *tree, const struct tree_setup *setup)
{
	struct builder builder = {.tree = tree, .setup = setup};

	return build(&builder);
}

status_code tree_make_lines(struct tree *tree, const struct tree_setup *setup,
	const struct tree_lines *lines, int places, struct fault *fault)
{
	struct builder builder = {.tree = tree,
		.setup = setup,
		.lines = lines,
		.places = places,
		.fault = fault};
	const status_code status = build(&builder);

	free(builder.deal);
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
