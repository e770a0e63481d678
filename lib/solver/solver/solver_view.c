/* The answer at a decision: how both players come to it, and what their hands do and win. */
#include "solver_internal.h"

#include "base/pages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The rows of a view, for one player each. */
struct view_rows {
	float *reach[2];      /* of both players' hands, with their weights */
	float *compatible[2]; /* for each hand, the reach of all compatible hands */
	float *share[2];      /* and this times the share of the pot at a showdown */
	float *value[2]; /* the values at the node, and after each action of the player to act */
	float *after[TREE_ACTIONS_MAX];
	float *strategy; /* TREE_ACTIONS_MAX rows */
	float *ones, *spare, *all;
};

enum { ROWS = 10 + 2 * TREE_ACTIONS_MAX };

static bool rows_make(struct view_rows *rows, int stride, int actions)
{
	float *row = aligned_alloc(64, ROWS * (size_t)stride * sizeof *row);

	rows->all = row;
	if (!row)
		return false;
	/* all except what is for nodes of more actions */
	pages_expect(row, (size_t)(8 + actions) * (size_t)stride * sizeof *row);
	for (int player = 0; player < 2; player++) {
		rows->reach[player] = row;
		rows->compatible[player] = row + stride;
		rows->share[player] = row + 2 * (size_t)stride;
		rows->value[player] = row + 3 * (size_t)stride;
		row += 4 * (size_t)stride;
	}
	for (int action = 0; action < TREE_ACTIONS_MAX; action++, row += stride)
		rows->after[action] = row;
	rows->ones = row;
	rows->spare = row + stride;
	rows->strategy = row + 2 * (size_t)stride;
	for (int i = 0; i < stride; i++)
		rows->ones[i] = 1.0f;
	return true;
}

/* Follows a path with the hands of both players. */
static void follow(const struct solver *solver, const struct solver_path *path,
	struct view_rows *rows)
{
	const struct tree *const tree = solver->tree;
	float *const spare = rows->spare;
	uint32_t chain[TREE_DEPTH_MAX], boards[TREE_STREETS] = {0};
	int count = 0, deals = 0;

	for (uint32_t node = path->node; node; node = tree->node[node].parent)
		chain[count++] = node;
	for (uint32_t board = path->board; board; board = solver->board[board].parent)
		boards[deals++] = board;
	for (int player = 0; player < 2; player++) {
		const struct solver_board *board = &solver->board[0];
		float *const reach = rows->reach[player];
		int deal = deals;

		memcpy(reach, solver->weight[player],
			(size_t)board->hands[player].padded * sizeof *reach);
		for (int i = count; i--;) {
			const struct tree_node *const node = &tree->node[chain[i]];
			const struct tree_node *const parent = &tree->node[node->parent];
			const struct solver_hands *hands = &board->hands[player];

			if (node->act == TREE_START) { /* a card */
				board = &solver->board[boards[--deal]];
				hands = &board->hands[player];
				memset(spare, 0, (size_t)solver->stride * sizeof *spare);
				for (int h = 0; h < hands->live; h++)
					spare[h] = reach[hands->from[h]];
				memcpy(reach, spare, (size_t)solver->stride * sizeof *reach);
			} else if (parent->player == player) {
				const float *share = rows->strategy;

				/* rounded as in a walk */
				solver_average(solver, board, parent, reach, rows->strategy);
				for (uint32_t child = node->parent + 1; child != chain[i];
					child = tree->node[child].end)
					share += hands->padded;
				memcpy(reach, share, (size_t)hands->padded * sizeof *reach);
			}
		}
	}
}

/* The sum over hands of a product of two rows. */
static double dot(const float *a, const float *b, int count)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum += (double)a[i] * (double)b[i];
	return sum;
}

/* Clears the sums of hands without a compatible hand: the kernels subtract sums of floats, which
 * need not leave exactly 0. */
static void clear_blocked(const struct solver_hands *own, const struct solver_hands *other,
	const float *reach, float *compatible)
{
	int all = 0, by_card[CARD_COUNT] = {0};

	for (int h = 0; h < other->live; h++)
		if (reach[h] > 0) {
			all++;
			by_card[other->cards[h][0]]++;
			by_card[other->cards[h][1]]++;
		}
	for (int h = 0; h < own->live; h++) {
		const int same = own->same[h];
		const int both = same < other->live && reach[same] > 0;

		if (all + both == by_card[own->cards[h][0]] + by_card[own->cards[h][1]])
			compatible[h] = 0;
	}
}

static void fill(float *row, size_t count, float value)
{
	for (size_t i = 0; i < count; i++)
		row[i] = value;
}

/* Takes these rows from those that are kept. */
static void take_kept(const struct solver *solver, const struct solver_path *path, int player,
	struct view_rows *rows)
{
	const struct tree_node *const nodes = solver->tree->node;
	const struct tree_node *const node = &nodes[path->node];
	const size_t size = (size_t)solver->board[0].hands[player].padded * sizeof(float);
	int action = 0;

	memcpy(rows->value[player], solver_kept_values(solver, path->node, player), size);
	memcpy(rows->share[player], solver_kept_shares(solver, path->node, player), size);
	if (player != node->player)
		return;
	for (uint32_t child = path->node + 1; child < node->end; child = nodes[child].end)
		memcpy(rows->after[action++], solver_kept_values(solver, child, player), size);
}

/* Computes the rows of values of a player, after that of compatible hands. */
static status_code evaluate(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, struct view_rows *rows)
{
	const struct tree_node *const nodes = solver->tree->node;
	const struct tree_node *const node = &nodes[path->node];
	const int player = solver->player;
	const float *const other = rows->reach[!player];
	const size_t count = (size_t)solver->board[path->board].hands[player].padded;
	const status_code status =
		solver_shares(solver, memory, path->board, other, rows->share[player]);
	float *const *const values = solver_values(solver, memory, path->board, path->node, other);
	int action = 0;

	memcpy(rows->value[player], values[0], count * sizeof(float));
	if (player != node->player)
		return status;
	for (uint32_t child = path->node + 1; child < node->end; child = nodes[child].end)
		memcpy(rows->after[action++], values[child - path->node], count * sizeof(float));
	return status;
}

/* Computes the rows of both players; without `all`, those of values are NAN. */
static status_code fill_rows(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, bool all, struct view_rows *rows)
{
	const size_t stride = (size_t)solver->stride;
	const bool kept = !path->board && solver_kept(solver);
	status_code status = STATUS_OK;

	solver->pass = SOLVER_AVERAGE;
	for (int player = 0; !status && player < 2; player++) {
		const float *const other = rows->reach[!player];

		solver->player = player;
		solver_compatible(solver, memory, path->board, other, rows->compatible[player]);
		clear_blocked(&solver->board[path->board].hands[player],
			&solver->board[path->board].hands[!player], other,
			rows->compatible[player]);
		if (all && kept) {
			take_kept(solver, path, player, rows);
			continue;
		}
		if (all) {
			status = evaluate(solver, memory, path, rows);
			continue;
		}
		fill(rows->share[player], stride, NAN);
		fill(rows->value[player], stride, NAN);
		for (int action = 0; action < solver->tree->node[path->node].count; action++)
			fill(rows->after[action], stride, NAN);
	}
	return status;
}

/* Fills in the totals of both ranges and of the actions. */
static void sum_up(const struct solver *solver, const struct view_rows *rows,
	struct solver_view *view)
{
	const struct tree_node *const node = &solver->tree->node[view->path.node];
	const struct solver_board *const board = &solver->board[view->path.board];
	double all = 0, pairs = 0;

	for (int player = 0; player < 2; player++) {
		const int live = board->hands[player].live;
		const double offset = solver_offset(solver, node, player);

		pairs = dot(rows->reach[player], rows->compatible[player], live);
		view->ev[player] = view->equity[player] = (double)NAN;
		if (pairs > 0) {
			view->ev[player] =
				dot(rows->reach[player], rows->value[player], live) / pairs +
				offset;
			view->equity[player] =
				dot(rows->reach[player], rows->share[player], live) / pairs;
		}
		for (int h = 0; h < live; h++)
			view->combos[player] += (double)rows->reach[player][h];
	}
	for (int action = 0; action < view->actions; action++) {
		const struct solver_hands *const hands = &board->hands[view->player];
		const float *const share = rows->strategy + (size_t)action * (size_t)hands->padded;
		const double offset = solver_offset(solver, node, view->player);
		const struct tree_node *const child = &solver->tree->node[view->child[action]];
		double sum = 0, value = 0;

		for (int h = 0; h < hands->live; h++) {
			const double reach =
				(double)rows->reach[view->player][h] * (double)share[h];

			sum += reach * (double)rows->compatible[view->player][h];
			value += reach * (double)rows->after[action][h];
		}
		view->frequency[action] = sum;
		view->action_ev[action] = sum > 0 ? value / sum + offset : (double)NAN;
		if (sum > 0 && child->act == TREE_FOLDS) /* without rounding */
			view->action_ev[action] =
				offset + solver_amounts_at(solver, child, view->player).lose;
		all += sum;
	}
	for (int action = 0; action < view->actions; action++)
		view->frequency[action] =
			all > 0 ? view->frequency[action] / all : 1.0 / view->actions;
}

/* A hand's place in the list, while it is sorted by combo. */
struct view_place {
	combo combo;
	uint16_t hand;
};

static int compare_places(const void *a, const void *b)
{
	const struct view_place *const x = a, *const y = b;

	return (x->combo > y->combo) - (x->combo < y->combo);
}

/* Sums of floats may exceed the whole by their rounding. */
static double part(double value)
{
	return value > 1 ? 1 : value < 0 ? 0 : value;
}

/* The reach of a hand, in which the weight is not rounded to a float. */
static double exact_reach(uint16_t weight, float reach)
{
	const float rounded = (float)weight / (float)RANGE_WHOLE; /* as in the strategies */

	return (double)weight / RANGE_WHOLE * ((double)reach / (double)rounded);
}

static status_code list_view(const struct solver *solver, const struct view_rows *rows,
	struct solver_view *view)
{
	const struct tree_node *const node = &solver->tree->node[view->path.node];
	const struct solver_hands *const hands =
		&solver->board[view->path.board].hands[view->player];
	const double offset = solver_offset(solver, node, view->player);
	const struct range *const range = solver->setup.range[view->player];
	struct view_place places[COMBO_COUNT];

	view->hand = malloc(((size_t)hands->live + 1) * sizeof *view->hand);
	view->strategy =
		malloc(((size_t)hands->live * (size_t)view->actions + 1) * sizeof *view->strategy);
	if (!view->hand || !view->strategy)
		return STATUS_NO_MEMORY;
	pages_expect(view->hand, (size_t)hands->live * sizeof *view->hand);
	pages_expect(view->strategy,
		(size_t)hands->live * (size_t)view->actions * sizeof *view->strategy);
	for (int h = 0; h < hands->live; h++)
		places[h] = (struct view_place){combo_with_suits(solver_combo(hands, h),
							&view->path.suits),
			(uint16_t)h};
	qsort(places, (size_t)hands->live, sizeof *places, compare_places);
	for (int i = 0; i < hands->live; i++) {
		const int h = places[i].hand;
		const double compatible = (double)rows->compatible[view->player][h];
		const uint16_t *const lock = solver_lock_of(solver,
			&solver->board[view->path.board], view->path.node, h);

		view->hand[i] = (struct solver_hand){.combo = places[i].combo,
			.weight = (double)range->weight[places[i].combo] / RANGE_WHOLE,
			.reach = exact_reach(range->weight[places[i].combo],
				rows->reach[view->player][h]),
			.ev = compatible > 0
				      ? (double)rows->value[view->player][h] / compatible + offset
				      : (double)NAN,
			.locked = lock != NULL,
			.equity = compatible > 0
					  ? part((double)rows->share[view->player][h] / compatible)
					  : (double)NAN};
		for (int action = 0; action < view->actions; action++)
			view->strategy[i * view->actions + action] =
				lock ? lock[action] / (double)RANGE_WHOLE
				     : (double)rows
						->strategy[(size_t)action * (size_t)hands->padded +
							   (size_t)h];
	}
	view->count = hands->live;
	return STATUS_OK;
}

/* Fills in what the path says. */
static void describe(const struct solver *solver, struct solver_view *view)
{
	const struct tree_node *const nodes = solver->tree->node;
	const struct tree_node *const node = &nodes[view->path.node];
	const chips most = node->paid[0] > node->paid[1] ? node->paid[0] : node->paid[1];

	view->player = node->player;
	view->board_count = card_set_list(solver->setup.board, view->board);
	for (int i = 0; i < view->path.dealt_count; i++)
		view->board[view->board_count++] = view->path.dealt[i];
	view->pot = solver->tree->pot + node->paid[0] + node->paid[1];
	view->to_call = most - node->paid[node->player];
	for (uint32_t child = view->path.node + 1; child < node->end; child = nodes[child].end)
		view->child[view->actions++] = child;
}

static status_code make_view(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, bool all, struct solver_view *out)
{
	struct view_rows rows;
	status_code status;

	*out = (struct solver_view){.path = *path};
	if (solver->tree->node[path->node].kind != TREE_DECISION)
		return STATUS_PATH_END;
	if (!rows_make(&rows, solver->stride, solver->tree->node[path->node].count))
		return STATUS_NO_MEMORY;
	if (!solver->deals && solver->top)
		memory = solver->top; /* which a river's passes have brought to the cache */
	describe(solver, out);
	follow(solver, path, &rows);
	status = fill_rows(solver, memory, path, all, &rows);
	if (!status) {
		solver_average(solver, &solver->board[path->board], &solver->tree->node[path->node],
			rows.ones, rows.strategy);
		sum_up(solver, &rows, out);
		status = list_view(solver, &rows, out);
	}
	free(rows.all);
	return status;
}

status_code solver_view(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, struct solver_view *out)
{
	return make_view(solver, memory, path, true, out);
}

status_code solver_view_strategies(struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, struct solver_view *out)
{
	return make_view(solver, memory, path, false, out);
}

void solver_view_free(struct solver_view *view)
{
	free(view->hand);
	free(view->strategy);
	view->hand = NULL;
	view->strategy = NULL;
}
