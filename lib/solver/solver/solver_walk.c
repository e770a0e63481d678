/* Walks: the reach of the other player's hands goes down the tree, and the values of the player's
 * come up, for all sequences of a street on one board at once. */
#include "solver_internal.h"

#include "base/pages.h"

#include <stdlib.h>
#include <string.h>

/* Nodes of the last street that are walked together: enough for the lanes of the kernels, and few
 * enough for the cache. */
enum { CHUNK_NODES = 96 };

/* The memory of a street: for each node a row of reach and a row of values. */
struct level {
	uint32_t nodes; /* rows of each */
	float *rows;
	const float **reach; /* of each node; some share a row */
	float **value;
};

struct solver_memory {
	float *room; /* of all rows: the ends', those of each street, and kernel_space.rows */
	struct level level[TREE_STREETS];
	struct kernel_space space;
	struct kernel_ends folds, showdowns;
};

/* The most nodes of a street that are walked together. */
static uint32_t chunk_of(const struct solver *solver, int street)
{
	const struct tree *const tree = solver->tree;
	const uint32_t all = tree->first[street + 1] - tree->first[street];
	uint32_t most = 0;

	if (street < TREE_RIVER || all <= CHUNK_NODES)
		return all;
	for (uint32_t i = tree->first[street]; i < tree->first[street + 1]; i = tree->node[i].end)
		if (tree->node[i].end - i > most)
			most = tree->node[i].end - i;
	return most > CHUNK_NODES ? most : CHUNK_NODES;
}

/* The rows of the ends. */
static size_t ends_size(const struct solver *solver)
{
	return KERNEL_LANES * ((size_t)solver->stride + KERNEL_LANES);
}

/* The rows of memory, in floats. */
static size_t room_size(const struct solver *solver)
{
	const size_t stride = (size_t)solver->stride;
	size_t size = 2 * ends_size(solver) + TREE_ACTIONS_MAX * stride;

	for (int street = solver->tree->street; street < TREE_STREETS; street++)
		size += 2 * (size_t)chunk_of(solver, street) * stride;
	return size;
}

struct solver_memory *solver_memory_new(const struct solver *solver)
{
	struct solver_memory *const memory = calloc(1, sizeof *memory);
	const size_t stride = (size_t)solver->stride;
	float *row;
	bool good;

	if (!memory)
		return NULL;
	memory->room = aligned_alloc(64, room_size(solver) * sizeof(float));
	good = memory->room;
	memory->space.other = memory->room;
	memory->space.own = memory->room + ends_size(solver);
	row = memory->room + 2 * ends_size(solver);
	for (int street = solver->tree->street; street < TREE_STREETS; street++) {
		struct level *const level = &memory->level[street];

		level->nodes = chunk_of(solver, street);
		level->rows = row;
		row += 2 * (size_t)level->nodes * stride;
		level->reach = calloc(level->nodes, sizeof *level->reach);
		level->value = calloc(level->nodes, sizeof *level->value);
		good = good && level->reach && level->value;
		for (uint32_t i = 0; good && i < level->nodes; i++)
			level->value[i] = level->rows + ((size_t)level->nodes + i) * stride;
	}
	memory->space.rows = row;
	if (!good) {
		solver_memory_free(memory);
		return NULL;
	}
	return memory;
}

void solver_expect_top(const struct solver *solver)
{
	const struct level *const level = &solver->top->level[solver->tree->street];
	const float *const end = level->rows + 2 * (size_t)level->nodes * (size_t)solver->stride;

	pages_expect(solver->top->room, (size_t)(end - solver->top->room) * sizeof *end);
}

uint64_t solver_memory_bytes(const struct solver *solver)
{
	uint64_t bytes = sizeof(struct solver_memory) + (uint64_t)room_size(solver) * sizeof(float);

	for (int street = solver->tree->street; street < TREE_STREETS; street++)
		bytes += (uint64_t)chunk_of(solver, street) *
			 (sizeof(float *) + sizeof(const float *));
	return bytes;
}

void solver_memory_free(struct solver_memory *memory)
{
	if (!memory)
		return;
	for (int street = 0; street < TREE_STREETS; street++) {
		free(memory->level[street].reach);
		free(memory->level[street].value);
	}
	free(memory->room);
	free(memory);
}

/* -- a walk ------------------------------------------------------------------------- */

/* A walk on one board, from node `from` to before node `to` of its street. */
struct solver_walk {
	struct solver *solver;
	struct solver_memory *memory;
	const struct solver_board *board;
	struct level *level;
	uint32_t from, to;
};

static const struct tree_node *node_of(const struct solver_walk *walk, uint32_t i)
{
	return &walk->solver->tree->node[i];
}

/* The row of reach of a node. */
static float *reach_row(const struct solver_walk *walk, uint32_t i)
{
	return walk->level->rows + (size_t)(i - walk->from) * (size_t)walk->solver->stride;
}

static size_t scale_of(const struct solver_walk *walk, uint32_t i)
{
	return walk->board->scale + i - walk->solver->tree->first[walk->board->street];
}

void *solver_number(const struct solver *solver, void *numbers, size_t entry)
{
	return (char *)numbers + entry * (solver->setup.half ? sizeof(int16_t) : sizeof(float));
}

/* The numbers of a decision: of regrets or of sums. */
static struct kernel_numbers numbers_of(const struct solver_walk *walk, uint32_t i, bool sums)
{
	const struct solver *const solver = walk->solver;
	const struct tree_node *const node = node_of(walk, i);

	return (struct kernel_numbers){.half = solver->setup.half,
		.row = solver_number(solver, sums ? solver->sum : solver->regret,
			solver_entry(walk->board, node)),
		.scale = (sums ? solver->sum_scale : solver->regret_scale) + scale_of(walk, i),
		.actions = node->count,
		.padded = walk->board->hands[node->player].padded};
}

/* Passes the reach on, from a decision to the nodes after it. */
static void hand_on(const struct solver_walk *walk, uint32_t i)
{
	struct solver *const solver = walk->solver;
	const struct tree_node *const node = node_of(walk, i);
	const float *const reach = walk->level->reach[i - walk->from];
	const bool own = node->player == solver->player;
	float *rows[TREE_ACTIONS_MAX];
	int action = 0;

	for (uint32_t child = i + 1; child < node->end; child = node_of(walk, child)->end) {
		rows[action] = reach_row(walk, child);
		walk->level->reach[child - walk->from] = own ? reach : rows[action];
		action++;
	}
	if (!own) {
		const bool update = solver->pass == SOLVER_UPDATE;
		const struct kernel_numbers sums = numbers_of(walk, i, true);
		const struct kernel_numbers numbers = update ? numbers_of(walk, i, false) : sums;

		CPU_CALL(solver->setup.path, kernel_split, &numbers, update ? &sums : NULL,
			solver->discount.sum, reach, rows, &walk->memory->space);
		if (solver_locked(solver, i)) {
			solver_lock_reach(solver, walk->board, i, reach, rows);
			if (update)
				solver_lock_sums(solver, walk->board, i);
		}
	}
}

/* Makes all actions of locked hands worth the mean of their strategy, so that they have no regrets,
 * and no action is better. */
static void lock_actions(const struct solver_walk *walk, uint32_t i, const float *const *values)
{
	float *rows[TREE_ACTIONS_MAX];
	int count = 0;

	for (uint32_t child = i + 1; child < node_of(walk, i)->end;
		child = node_of(walk, child)->end)
		rows[count++] = walk->level->value[child - walk->from];
	solver_lock_values(walk->solver, walk->board, i, values, rows, count);
}

/* Fetches the value of a decision from the nodes after it. */
static void fetch(const struct solver_walk *walk, uint32_t i)
{
	struct solver *const solver = walk->solver;
	const struct tree_node *const node = node_of(walk, i);
	const struct kernel_numbers numbers = numbers_of(walk, i, solver->pass != SOLVER_UPDATE);
	const int padded = walk->board->hands[solver->player].padded;
	float *const out = walk->level->value[i - walk->from];
	const bool locked = node->player == solver->player && solver_locked(solver, i);
	const float *values[TREE_ACTIONS_MAX];
	int count = 0;

	for (uint32_t child = i + 1; child < node->end; child = node_of(walk, child)->end)
		values[count++] = walk->level->value[child - walk->from];
	if (locked && solver->pass != SOLVER_AVERAGE)
		lock_actions(walk, i, values);
	if (node->player != solver->player)
		CPU_CALL(solver->setup.path, kernel_add, count, padded, values, out);
	else if (solver->pass == SOLVER_UPDATE)
		CPU_CALL(solver->setup.path, kernel_regret, &numbers, values, &solver->discount,
			out, &walk->memory->space);
	else if (solver->pass != SOLVER_AVERAGE)
		CPU_CALL(solver->setup.path, kernel_best, count, padded, values, out);
	else
		CPU_CALL(solver->setup.path, kernel_mean, &numbers, values, out);
	if (node->player == solver->player && solver->pass == SOLVER_RESPOND)
		solver_respond(solver, walk->board, i, values);
	if (locked && solver->pass == SOLVER_AVERAGE)
		solver_lock_values(solver, walk->board, i, values,
			&walk->level->value[i - walk->from], 1);
}

/* -- ends --------------------------------------------------------------------------- */

static struct kernel_hands kernel_hands_of(const struct solver_hands *hands)
{
	return (struct kernel_hands){.live = hands->live,
		.padded = hands->padded,
		.cards = (const uint8_t(*)[2])hands->cards,
		.same = hands->same,
		.strength = hands->strength,
		.holder = hands->holder,
		.holders = hands->holders};
}

static void flush_ends(const struct solver_walk *walk, struct kernel_ends *ends, bool showdowns)
{
	const struct solver *const solver = walk->solver;
	const struct kernel_hands own = kernel_hands_of(&walk->board->hands[solver->player]);
	const struct kernel_hands other = kernel_hands_of(&walk->board->hands[!solver->player]);

	if (!ends->count)
		return;
	if (showdowns)
		CPU_CALL(solver->setup.path, kernel_showdowns, &own, &other, ends,
			&walk->memory->space);
	else
		CPU_CALL(solver->setup.path, kernel_folds, &own, &other, ends,
			&walk->memory->space);
	ends->count = 0;
}

/* True if the node is the fold before another action of the player, which leads to a showdown: both
 * are one lane. */
static bool fold_before_call(const struct solver_walk *walk, uint32_t i)
{
	const struct tree_node *const node = node_of(walk, i);

	return node->kind == TREE_FOLD && node->player == walk->solver->player &&
	       i + 1 < walk->to && node_of(walk, i + 1)->kind == TREE_SHOWDOWN &&
	       node_of(walk, i + 1)->parent == node->parent;
}

/* Adds the end of a hand at a node, and the fold before it if both have the same reach. */
static void add_end(const struct solver_walk *walk, uint32_t i)
{
	const struct solver *const solver = walk->solver;
	const struct tree_node *const node = node_of(walk, i);
	const bool showdown = node->kind == TREE_SHOWDOWN;
	struct kernel_ends *const ends = showdown ? &walk->memory->showdowns : &walk->memory->folds;
	const struct solver_amounts amounts = solver_amounts_at(solver, node, solver->player);
	const int lane = ends->count++;
	uint32_t fold = i;

	ends->reach[lane] = walk->level->reach[i - walk->from];
	ends->value[lane] = ends->folded[lane] = NULL;
	if (showdown) {
		ends->value[lane] = walk->level->value[i - walk->from];
		ends->lower[lane] = (float)(amounts.win - amounts.tie);
		ends->to_equal[lane] = (float)(amounts.tie - amounts.lose);
		ends->all[lane] = (float)amounts.lose;
		ends->same[lane] = (float)amounts.tie;
		fold = i > walk->from && fold_before_call(walk, i - 1) ? i - 1 : i;
	}
	if (!showdown || fold < i) {
		const struct solver_amounts folded =
			solver_amounts_at(solver, node_of(walk, fold), solver->player);

		ends->folded[lane] = walk->level->value[fold - walk->from];
		ends->fold[lane] =
			(float)(node_of(walk, fold)->player == solver->player ? folded.lose
									      : folded.win);
	}
	if (ends->count == KERNEL_LANES)
		flush_ends(walk, ends, showdown);
}

/* Moves the last folds to the last showdowns, as showdowns for nothing, if they fit beside them. */
static void join_folds(struct kernel_ends *showdowns, struct kernel_ends *folds)
{
	if (!showdowns->count || showdowns->count + folds->count > KERNEL_LANES)
		return;
	for (int i = 0; i < folds->count; i++) {
		const int lane = showdowns->count++;

		showdowns->reach[lane] = folds->reach[i];
		showdowns->value[lane] = NULL;
		showdowns->folded[lane] = folds->folded[i];
		showdowns->lower[lane] = showdowns->to_equal[lane] = 0.0f;
		showdowns->all[lane] = showdowns->same[lane] = 0.0f;
		showdowns->fold[lane] = folds->fold[i];
	}
	folds->count = 0;
}

/* -- boards ------------------------------------------------------------------------- */

static void walk_nodes(const struct solver_walk *walk);

/* The probability of a card after a deal, when both hands are known. */
static float card_probability(const struct solver *solver, const struct solver_board *board)
{
	return 1.0f / (float)(card_set_count(solver->game->deck & ~board->set) - 4);
}

/* Adds the values of a root to a row of the board before its card, for all equivalent cards. */
static void add_values(const struct solver_board *board, const struct solver_hands *own,
	const float *values, float probability, float *row)
{
	for (int h = 0; h < own->live; h++)
		row[own->from[h]] += values[h] * probability;
	for (int a = 0; a < board->alikes; a++) {
		const uint16_t *const alike = own->alike + a * own->padded;

		for (int h = 0; h < own->live; h++)
			row[alike[h]] += values[h] * probability;
	}
}

/* Fills in the reach at a root from that before the deal. */
static void begin_root(struct solver_walk *walk, const struct solver_hands *other,
	const float *before, uint32_t root)
{
	float *const row = reach_row(walk, root);

	for (int h = 0; h < other->live; h++)
		row[h] = before[other->from[h]];
	for (int h = other->live; h < other->padded; h++)
		row[h] = 0.0f;
	walk->level->reach[root - walk->from] = row;
}

/* Walks the nodes after all deals of a walk on a board with one more card. Adds the values to those
 * of the deals or, if it is not NULL, to the rows of `unit`, one for each deal. */
static void walk_child(const struct solver_walk *parent, struct solver_memory *memory,
	const struct solver_board *board, float *unit)
{
	struct solver *const solver = parent->solver;
	const struct tree_node *const nodes = solver->tree->node;
	const struct solver_hands *const own = &board->hands[solver->player];
	const struct solver_hands *const other = &board->hands[!solver->player];
	const float probability = card_probability(solver, parent->board);
	struct solver_walk walk = {.solver = solver,
		.memory = memory,
		.board = board,
		.level = &memory->level[board->street]};
	uint32_t deal = parent->from;

	while (deal < parent->to) {
		const uint32_t first = deal;

		/* The roots that are walked together. */
		walk.from = walk.to = nodes[deal].next;
		for (; deal < parent->to; deal++) {
			const uint32_t root = nodes[deal].next;

			if (nodes[deal].kind != TREE_DEAL)
				continue;
			if (walk.from == walk.to)
				walk.from = root;
			else if (nodes[root].end - walk.from > walk.level->nodes)
				break;
			walk.to = nodes[root].end;
			begin_root(&walk, other, parent->level->reach[deal - parent->from], root);
		}
		walk_nodes(&walk);
		for (uint32_t i = first; i < deal; i++) {
			float *row = parent->level->value[i - parent->from];

			if (nodes[i].kind != TREE_DEAL)
				continue;
			if (unit) {
				row = unit;
				unit += solver->stride;
			}
			add_values(board, own, walk.level->value[nodes[i].next - walk.from],
				probability, row);
		}
	}
}

/* Passes the reach down a street, and values the folds and showdowns on it. */
static void walk_down(const struct solver_walk *walk)
{
	for (uint32_t i = walk->from; i < walk->to; i++) {
		switch ((enum tree_kind)node_of(walk, i)->kind) {
		case TREE_DECISION:
			hand_on(walk, i);
			break;
		case TREE_FOLD:
			if (!fold_before_call(walk, i))
				add_end(walk, i);
			break;
		case TREE_SHOWDOWN:
			add_end(walk, i);
			break;
		case TREE_DEAL:
			memset(walk->level->value[i - walk->from], 0,
				(size_t)walk->solver->stride * sizeof(float));
			break;
		}
	}
	join_folds(&walk->memory->showdowns, &walk->memory->folds);
	flush_ends(walk, &walk->memory->folds, false);
	flush_ends(walk, &walk->memory->showdowns, true);
}

static void walk_up(const struct solver_walk *walk)
{
	for (uint32_t i = walk->to; i-- > walk->from;)
		if (node_of(walk, i)->kind == TREE_DECISION)
			fetch(walk, i);
}

static void touch(const char *from, const char *to)
{
	enum { LINE = 64 };

	for (; from < to; from += LINE)
		(void)*(const volatile char *)from;
}

/* Brings the numbers of the nodes to the cache by reading them in order. This is much faster than
 * as the kernels come to them, and than prefetching, which processors drop where they must first
 * translate an address. */
static void touch_numbers(const struct solver_walk *walk)
{
	const struct solver *const solver = walk->solver;
	const size_t from = solver_entry(walk->board, node_of(walk, walk->from));
	const size_t to = solver_entry(walk->board, node_of(walk, walk->to - 1)); /* no decision */

	touch(solver_number(solver, solver->sum, from), solver_number(solver, solver->sum, to));
	if (solver->pass == SOLVER_UPDATE)
		touch(solver_number(solver, solver->regret, from),
			solver_number(solver, solver->regret, to));
}

static void walk_nodes(const struct solver_walk *walk)
{
	const struct solver_board *const board = walk->board;

	touch_numbers(walk);
	walk_down(walk);
	for (int c = 0; c < board->children; c++)
		walk_child(walk, walk->memory, &walk->solver->board[board->child + (uint32_t)c],
			NULL);
	walk_up(walk);
}

/* -- passes ------------------------------------------------------------------------- */

/* The walk of the first street. */
static struct solver_walk first_walk(struct solver *solver)
{
	const struct tree *const tree = solver->tree;

	return (struct solver_walk){.solver = solver,
		.memory = solver->top,
		.board = &solver->board[0],
		.level = &solver->top->level[tree->street],
		.from = 0,
		.to = tree->first[tree->street + 1]};
}

static float *unit_rows(const struct solver *solver, unsigned unit)
{
	return solver->units + (size_t)unit * solver->deals * (size_t)solver->stride;
}

void solver_begin(struct solver *solver, enum solver_pass pass, int player)
{
	const struct solver_walk walk = first_walk(solver);

	if (pass == SOLVER_UPDATE || pass == SOLVER_RESPOND)
		solver_discard(solver);
	solver->pass = pass;
	solver->player = player;
	walk.level->reach[0] = solver->weight[!player];
	walk_down(&walk);
}

unsigned solver_units(const struct solver *solver)
{
	return solver->deals ? (unsigned)solver->board[0].children : 0;
}

void solver_unit(struct solver *solver, struct solver_memory *memory, unsigned unit)
{
	const struct solver_walk walk = first_walk(solver);
	float *const rows = unit_rows(solver, unit);

	memset(rows, 0, solver->deals * (size_t)solver->stride * sizeof *rows);
	walk_child(&walk, memory, &solver->board[solver->board[0].child + unit], rows);
}

double solver_end(struct solver *solver)
{
	const struct solver_walk walk = first_walk(solver);
	const struct solver_hands *const hands = &solver->board[0].hands[solver->player];
	double value = 0;

	for (unsigned unit = 0; unit < solver_units(solver); unit++) {
		const float *rows = unit_rows(solver, unit);

		for (uint32_t i = walk.from; i < walk.to; i++) {
			if (solver->tree->node[i].kind != TREE_DEAL)
				continue;
			for (int h = 0; h < hands->live; h++)
				walk.level->value[i][h] += rows[h];
			rows += solver->stride;
		}
	}
	walk_up(&walk);
	for (int h = 0; h < hands->live; h++)
		value +=
			(double)solver->weight[solver->player][h] * (double)walk.level->value[0][h];
	return value / solver->pairs + solver->base[solver->player];
}

const float *solver_pass_value(const struct solver *solver, uint32_t node)
{
	return solver->top->level[solver->tree->street].value[node];
}

const float *solver_pass_reach(const struct solver *solver, uint32_t node)
{
	return solver->top->level[solver->tree->street].reach[node];
}

/* -- from a node on ----------------------------------------------------------------- */

float *const *solver_values(struct solver *solver, struct solver_memory *memory, uint32_t board,
	uint32_t node, const float *reach)
{
	const struct solver_walk walk = {.solver = solver,
		.memory = memory,
		.board = &solver->board[board],
		.level = &memory->level[solver->board[board].street],
		.from = node,
		.to = solver->tree->node[node].end};

	walk.level->reach[0] = reach;
	walk_nodes(&walk);
	return walk.level->value;
}

/* Values one end at which the player wins, ties or loses these amounts. */
static void value_end(struct solver *solver, struct solver_memory *memory, uint32_t board,
	const float *reach, float *out, bool showdown)
{
	const struct solver_walk walk = {.solver = solver,
		.memory = memory,
		.board = &solver->board[board]};
	struct kernel_ends ends = {.count = 1,
		.reach = {reach},
		.value = {showdown ? out : NULL},
		.folded = {showdown ? NULL : out},
		.lower = {0.5f},
		.to_equal = {0.5f},
		.same = {0.5f},
		.fold = {1.0f}};

	flush_ends(&walk, &ends, showdown);
}

void solver_compatible(struct solver *solver, struct solver_memory *memory, uint32_t board,
	const float *reach, float *out)
{
	value_end(solver, memory, board, reach, out, false);
}

status_code solver_shares(struct solver *solver, struct solver_memory *memory, uint32_t board,
	const float *reach, float *out)
{
	const struct solver_board *const on = &solver->board[board];
	const size_t stride = (size_t)solver->stride;
	status_code status = STATUS_OK;
	float *rows;

	if (on->street == TREE_RIVER) {
		value_end(solver, memory, board, reach, out, true);
		return STATUS_OK;
	}
	rows = aligned_alloc(64, 2 * stride * sizeof *rows);
	if (!rows)
		return STATUS_NO_MEMORY;
	memset(out, 0, stride * sizeof *out);
	for (int c = 0; !status && c < on->children; c++) {
		const struct solver_board *const next = &solver->board[on->child + (uint32_t)c];
		const struct solver_hands *const other = &next->hands[!solver->player];

		memset(rows, 0, stride * sizeof *rows);
		for (int h = 0; h < other->live; h++)
			rows[h] = reach[other->from[h]];
		status =
			solver_shares(solver, memory, on->child + (uint32_t)c, rows, rows + stride);
		add_values(next, &next->hands[solver->player], rows + stride,
			card_probability(solver, on), out);
	}
	free(rows);
	return status;
}
