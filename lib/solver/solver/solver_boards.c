/* The boards of a solver, their hands, and the cards that suits make equivalent. */
#include "solver_internal.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

/* -- suits -------------------------------------------------------------------------- */

static bool locks_unchanged(const struct solver *solver, const struct suits *suits)
{
	return !solver->setup.locks ||
	       locks_symmetric(solver->setup.locks, solver->tree, solver->setup.range, suits);
}

/* Lists the permutations that change neither the board nor the ranges nor the locks; the first is
 * the identity. */
static void list_group(const struct solver *solver, struct solver_board *board)
{
	for (int i = 0; i < SUITS_ALL; i++) {
		const struct suits *const suits = &suits_all[i];

		if (suits_set(suits, board->set) == board->set &&
			range_symmetric(solver->setup.range[0], suits) &&
			range_symmetric(solver->setup.range[1], suits) &&
			locks_unchanged(solver, suits))
			board->group.suits[board->group.count++] = *suits;
	}
}

/* -- hands -------------------------------------------------------------------------- */

/* Space for the arrays of many lists: a flop has thousands of lists, and several arrays in each. */
struct solver_block {
	struct solver_block *next;
	size_t used, size;
	uint64_t space[];
};

/* Takes zeros from the last block, or a new one. NULL if out of memory. */
static void *take_zeros(struct solver *solver, size_t bytes)
{
	enum { BLOCK = 256 << 10 };
	struct solver_block *block = solver->block;
	const size_t whole = (bytes + 7) / 8 * 8;
	char *taken;

	if (!block || whole > block->size - block->used) {
		const size_t size = whole > BLOCK ? whole : BLOCK;

		block = calloc(1, sizeof *block + size);
		if (!block)
			return NULL;
		block->next = solver->block;
		block->size = size;
		solver->block = block;
	}
	taken = (char *)block->space + block->used;
	block->used += whole;
	solver->hand_bytes += bytes;
	return taken;
}

/* Makes the arrays of a list. */
static bool new_hands(struct solver *solver, struct solver_hands *hands, int live, int alikes,
	bool river)
{
	const size_t rows = ((size_t)live + KERNEL_LANES - 1) / KERNEL_LANES;
	const size_t padded = (rows ? rows : 1) * KERNEL_LANES;

	hands->live = live;
	hands->padded = (int)padded;
	hands->from = take_zeros(solver, padded * sizeof *hands->from);
	hands->same = take_zeros(solver, padded * sizeof *hands->same);
	hands->cards = take_zeros(solver, padded * sizeof *hands->cards);
	hands->strength = river ? take_zeros(solver, padded * sizeof *hands->strength) : NULL;
	hands->alike = take_zeros(solver, (size_t)alikes * padded * sizeof *hands->alike);
	hands->holder = take_zeros(solver, 2 * padded * sizeof *hands->holder);
	return hands->from && hands->same && hands->cards && (!river || hands->strength) &&
	       hands->alike && hands->holder;
}

/* A hand while a list is sorted. */
struct ordered {
	score strength;
	uint16_t from;
	uint8_t cards[2];
};

static int compare_strength(const void *a, const void *b)
{
	const struct ordered *const x = a, *const y = b;

	if (x->strength != y->strength)
		return x->strength < y->strength ? -1 : 1;
	return x->from < y->from ? -1 : x->from > y->from;
}

/* Values hands on a board of five cards, and sorts them. */
static void sort_hands(const struct solver *solver, card_set set, struct ordered *hands, int count)
{
	card board[CARD_COUNT], cards[COMBO_COUNT * 2];
	score strength[COMBO_COUNT];
	const int on = card_set_list(set, board);
	const struct evaluator_hands given = evaluator_hands_on(cards, 2, board, on);

	for (int i = 0; i < count; i++)
		memcpy(cards + 2 * (size_t)i, hands[i].cards, 2);
	solver->game->evaluator->batch(solver->setup.path, NULL, &given, (size_t)count, strength);
	for (int i = 0; i < count; i++)
		hands[i].strength = strength[i];
	qsort(hands, (size_t)count, sizeof *hands, compare_strength);
}

/* Fills a list from the hands of the parent, or of the range, that do not meet the board. */
static status_code list_hands(struct solver *solver, struct solver_board *board, int player)
{
	const struct solver_board *const parent =
		board->street > solver->tree->street ? &solver->board[board->parent] : NULL;
	struct solver_hands *const hands = &board->hands[player];
	const bool river = board->street == TREE_RIVER;
	struct ordered ordered[COMBO_COUNT];
	int count = 0;

	for (int i = 0; i < (parent ? parent->hands[player].live : COMBO_COUNT); i++) {
		const card *const two = parent ? parent->hands[player].cards[i] : combo_cards[i];

		if ((card_bit(two[0]) | card_bit(two[1])) & board->set ||
			(!parent && !solver->setup.range[player]->weight[i]))
			continue;
		ordered[count++] = (struct ordered){.from = (uint16_t)i, .cards = {two[0], two[1]}};
	}
	if (river)
		sort_hands(solver, board->set, ordered, count);
	if (!new_hands(solver, hands, count, board->alikes, river))
		return STATUS_NO_MEMORY;
	for (int i = 0; i < count; i++) {
		hands->from[i] = ordered[i].from;
		memcpy(hands->cards[i], ordered[i].cards, 2);
		if (river)
			hands->strength[i] = ordered[i].strength;
	}
	return STATUS_OK;
}

/* Lists the hands with each card. */
static void list_holders(struct solver_hands *hands)
{
	uint16_t at[CARD_COUNT];
	unsigned count = 0;

	for (int i = 0; i < hands->live; i++)
		for (int k = 0; k < 2; k++)
			hands->holders[hands->cards[i][k] + 1]++;
	for (int c = 0; c < CARD_COUNT; c++) {
		at[c] = (uint16_t)count;
		count += hands->holders[c + 1];
		hands->holders[c + 1] = (uint16_t)count;
	}
	for (int i = 0; i < hands->live; i++)
		for (int k = 0; k < 2; k++)
			hands->holder[at[hands->cards[i][k]]++].hand = (uint16_t)i;
}

/* Compares the hands that share a card. */
static void compare_holders(struct solver_hands *own, const struct solver_hands *other)
{
	for (int c = 0; c < CARD_COUNT; c++) {
		const struct kernel_holder *const first = other->holder + other->holders[c];
		const int count = other->holders[c + 1] - other->holders[c];
		int lower = 0, to_equal = 0;

		for (int h = own->holders[c]; h < own->holders[c + 1]; h++) {
			const score strength = own->strength[own->holder[h].hand];

			while (lower < count && other->strength[first[lower].hand] < strength)
				lower++;
			while (to_equal < count &&
				other->strength[first[to_equal].hand] <= strength)
				to_equal++;
			own->holder[h].lower = (uint8_t)lower;
			own->holder[h].to_equal = (uint8_t)to_equal;
		}
	}
}

/* Fills in where the hands of each player are in other lists: the other player's, and the parent's
 * after an equivalent card. */
static void relate_hands(const struct solver *solver, struct solver_board *board)
{
	const struct solver_board *const parent =
		board->street > solver->tree->street ? &solver->board[board->parent] : NULL;
	uint16_t at[2][COMBO_COUNT];

	for (int player = 0; player < 2; player++) {
		for (int h = 0; h < COMBO_COUNT; h++)
			at[player][h] = (uint16_t)board->hands[player].padded;
		for (int i = 0; i < board->hands[player].live; i++)
			at[player][solver_combo(&board->hands[player], i)] = (uint16_t)i;
	}
	for (int player = 0; player < 2; player++) {
		struct solver_hands *const hands = &board->hands[player];

		for (int i = 0; i < hands->live; i++)
			hands->same[i] = at[!player][solver_combo(hands, i)];
		for (int i = hands->live; i < hands->padded; i++)
			hands->same[i] = (uint16_t)board->hands[!player].padded;
	}
	if (!parent)
		return;
	for (int player = 0; player < 2; player++) {
		struct solver_hands *const hands = &board->hands[player];

		for (int i = 0; i < parent->hands[player].live; i++)
			at[player][solver_combo(&parent->hands[player], i)] = (uint16_t)i;
		for (int a = 0; a < board->alikes; a++)
			for (int i = 0; i < hands->live; i++)
				hands->alike[a * hands->padded + i] =
					at[player][combo_with_suits(solver_combo(hands, i),
						&board->suits[a])];
	}
}

/* -- boards ------------------------------------------------------------------------- */

/* Gives a board its hands and its place among the strategies. */
static status_code finish_board(struct solver *solver, struct solver_board *board)
{
	const uint32_t *const actions = solver->tree->actions[board->street];
	status_code status = STATUS_OK;

	for (int player = 0; !status && player < 2; player++)
		status = list_hands(solver, board, player);
	if (status)
		return status;
	relate_hands(solver, board);
	for (int player = 0; player < 2; player++)
		list_holders(&board->hands[player]);
	for (int player = 0; player < 2 && board->street == TREE_RIVER; player++)
		compare_holders(&board->hands[player], &board->hands[!player]);
	board->entry = solver->entries;
	board->scale = solver->scales;
	for (int player = 0; player < 2; player++) {
		const int padded = board->hands[player].padded;

		solver->entries += (size_t)actions[player] * (size_t)padded;
		if (padded > solver->stride)
			solver->stride = padded;
	}
	solver->scales +=
		solver->tree->first[board->street + 1] - solver->tree->first[board->street];
	return STATUS_OK;
}

/* Appends the boards with one more card, of each class of equivalent cards the first. */
static status_code add_children(struct solver *solver, uint32_t at)
{
	card_set seen = solver->board[at].set;

	solver->board[at].child = solver->board_count;
	for (int c = 0; c < CARD_COUNT; c++) {
		struct solver_board *boards, *board;
		const struct solver_board *parent;
		status_code status;

		if (!(solver->game->deck & card_bit((card)c)) || seen & card_bit((card)c))
			continue;
		boards = array_room(solver->board, &solver->board_room, solver->board_count,
			sizeof *boards);
		if (!boards)
			return STATUS_NO_MEMORY;
		solver->board = boards;
		parent = &boards[at];
		board = &boards[solver->board_count++];
		*board = (struct solver_board){.set = parent->set | card_bit((card)c),
			.dealt = (card)c,
			.street = parent->street + 1,
			.parent = at};
		seen |= card_bit((card)c);
		for (int g = 0; g < parent->group.count; g++) {
			const card to = suits_card(&parent->group.suits[g], (card)c);

			if (to == c)
				board->group.suits[board->group.count++] = parent->group.suits[g];
			else if (!(seen & card_bit(to)))
				board->suits[board->alikes++] = parent->group.suits[g];
			seen |= card_bit(to);
		}
		boards[at].children++;
		status = finish_board(solver, board);
		if (status)
			return status;
	}
	return STATUS_OK;
}

/* The sum of the products of the weights of hands that can be dealt: by inclusion and exclusion, of
 * all hands, less those that share a card; those that are the same share two. */
static double weigh_pairs(const struct solver *solver)
{
	const struct solver_hands *const own = &solver->board[0].hands[0];
	const struct solver_hands *const other = &solver->board[0].hands[1];
	const float *const weight = solver->weight[1];
	double all = 0, by_card[CARD_COUNT] = {0}, pairs = 0;

	for (int j = 0; j < other->live; j++) {
		all += (double)weight[j];
		by_card[other->cards[j][0]] += (double)weight[j];
		by_card[other->cards[j][1]] += (double)weight[j];
	}
	for (int i = 0; i < own->live; i++) {
		const double same = own->same[i] < other->live ? (double)weight[own->same[i]] : 0;

		pairs += (double)solver->weight[0][i] *
			 (all - by_card[own->cards[i][0]] - by_card[own->cards[i][1]] + same);
	}
	return pairs;
}

/* The weights of the hands of the first board. */
static status_code weigh(struct solver *solver)
{
	const struct solver_board *const board = &solver->board[0];

	for (int player = 0; player < 2; player++) {
		const struct solver_hands *const hands = &board->hands[player];
		float *const weight = aligned_alloc(64, (size_t)hands->padded * sizeof *weight);

		solver->weight[player] = weight;
		if (!weight)
			return STATUS_NO_MEMORY;
		memset(weight, 0, (size_t)hands->padded * sizeof *weight);
		for (int i = 0; i < hands->live; i++)
			weight[i] = (float)solver->setup.range[player]->weight[hands->from[i]] /
				    (float)RANGE_WHOLE;
	}
	solver->pairs = weigh_pairs(solver);
	return solver->pairs > 0 ? STATUS_OK : STATUS_NO_DEAL;
}

status_code solver_make_boards(struct solver *solver, int *player)
{
	uint32_t from = 0;
	status_code status;

	solver->board = array_room(NULL, &solver->board_room, 0, sizeof *solver->board);
	if (!solver->board)
		return STATUS_NO_MEMORY;
	solver->board[0] =
		(struct solver_board){.set = solver->setup.board, .street = solver->tree->street};
	solver->board_count = 1;
	list_group(solver, &solver->board[0]);
	status = finish_board(solver, &solver->board[0]);
	for (*player = 0; !status && *player < 2; ++*player)
		if (!solver->board[0].hands[*player].live)
			return STATUS_NO_COMBO;
	if (!status)
		status = weigh(solver);
	for (int street = solver->tree->street; !status && street < TREE_RIVER; street++) {
		const uint32_t to = solver->board_count;

		for (; !status && from < to; from++)
			status = add_children(solver, from);
	}
	for (uint32_t b = 0; !status && b < solver->board_count; b++) {
		const struct solver_board *const board = &solver->board[b];
		const struct tree *const tree = solver->tree;

		for (uint32_t i = tree->first[board->street]; i < tree->first[board->street + 1];
			i++)
			if (tree->node[i].kind == TREE_DECISION)
				solver->strategies +=
					(uint64_t)board->hands[tree->node[i].player].live;
	}
	return status;
}

void solver_free_boards(struct solver *solver)
{
	for (struct solver_block *block = solver->block, *next; block; block = next) {
		next = block->next;
		free(block);
	}
	free(solver->board);
	free(solver->weight[0]);
	free(solver->weight[1]);
}

uint64_t solver_boards_bytes(const struct solver *solver)
{
	return solver->board_count * sizeof *solver->board + solver->hand_bytes;
}
