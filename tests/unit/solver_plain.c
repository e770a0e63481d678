#include "solver_plain.h"

#include "support.h"

#include <criterion/criterion.h>
#include <stdlib.h>

/* -- places ------------------------------------------------------------------------- */

card_set plain_board(const struct plain *plain, const struct plain_place *place)
{
	card_set set = plain->setup->board;

	for (int i = 0; i < place->dealt; i++)
		set |= card_bit(place->cards[i]);
	return set;
}

/* The number of the dealt cards, in their order. */
static size_t dealt_number(const struct plain_place *place)
{
	size_t number = 0;

	for (int i = 0; i < place->dealt; i++)
		number = number * CARD_COUNT + place->cards[i];
	return number;
}

static struct plain_place place_after(const struct plain *plain, const struct plain_place *place,
	card c)
{
	struct plain_place next = *place;

	next.node = plain->tree->node[place->node].next;
	next.cards[next.dealt++] = c;
	return next;
}

static struct plain_place place_at(const struct plain_place *place, uint32_t node)
{
	struct plain_place next = *place;

	next.node = node;
	return next;
}

/* The frequencies of the actions of a locked hand; NULL if it is free. The last lock counts. */
static const uint16_t *lock_of(const struct plain *plain, const struct plain_place *place,
	combo hand)
{
	const struct locks *const locks = plain->setup->locks;

	for (size_t i = locks ? locks->count : 0; i--;) {
		const struct lock *const lock = &locks->lock[i];
		bool here = lock->node == place->node && lock->locked[hand];

		for (int k = 0; k < place->dealt; k++)
			here = here && (lock->cards[k] == LOCKS_ANY_CARD ||
					       lock->cards[k] == place->cards[k]);
		if (here)
			return lock->frequency + (ptrdiff_t)hand * lock->actions;
	}
	return NULL;
}

/* -- reading the strategies ----------------------------------------------------------- */

static void read_decision(struct plain *plain, struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, const struct plain_place *place)
{
	const struct tree_node *const node = &plain->tree->node[place->node];
	const size_t actions = node->count;
	double **const out = &plain->strategy[plain->first[place->node] + dealt_number(place)];
	const combo *const hands = plain->hand[node->player];
	const card_set board = plain_board(plain, place);
	struct solver_view view;
	int next = 0;

	if (actions == 1)
		return;
	*out = calloc((size_t)plain->count[node->player] * actions, sizeof **out);
	cr_assert(*out);
	cr_assert_eq(solver_view(solver, memory, path, &view), STATUS_OK);
	cr_assert_eq(view.player, node->player);
	cr_assert_eq(view.actions, node->count);
	for (int h = 0; h < plain->count[node->player]; h++) {
		const uint16_t *const lock = lock_of(plain, place, hands[h]);
		double sum = 0;

		if (combo_set(hands[h]) & board)
			continue;
		cr_assert(next < view.count && view.hand[next].combo == hands[h],
			"the view lists the hands of the range, ascending");
		for (size_t a = 0; a < actions; a++) {
			const double frequency = view.strategy[(size_t)next * actions + a];

			cr_assert(frequency >= 0 && frequency <= 1 + 1e-6);
			(*out)[(size_t)h * actions + a] = frequency;
			sum += frequency;
			cr_assert(!lock || frequency == lock[a] / (double)RANGE_WHOLE,
				"locked strategies are exact");
		}
		cr_assert_eq(view.hand[next].locked, lock != NULL);
		cr_assert_float_eq(sum, 1, 1e-5);
		next++;
	}
	cr_assert_eq(next, view.count);
	solver_view_free(&view);
}

static void read_place(struct plain *plain, struct solver *solver, struct solver_memory *memory,
	const struct solver_path *path, const struct plain_place *place)
{
	const struct tree_node *const nodes = plain->tree->node;
	const struct tree_node *const node = &nodes[place->node];
	const card_set live = plain->setup->game->deck & ~plain_board(plain, place);
	uint32_t child = place->node + 1;

	cr_assert_eq(path->node, place->node);
	if (node->kind == TREE_DECISION) {
		read_decision(plain, solver, memory, path, place);
		for (int a = 0; a < node->count; a++, child = nodes[child].end) {
			const struct plain_place next = place_at(place, child);
			struct solver_path to = *path;

			solver_path_act(solver, &to, a);
			read_place(plain, solver, memory, &to, &next);
		}
	}
	for (int c = 0; c < CARD_COUNT && node->kind == TREE_DEAL; c++) {
		struct solver_path to = *path;

		cr_assert_eq(solver_path_card(solver, &to, (card)c),
			(live & card_bit((card)c)) > 0);
		if (live & card_bit((card)c)) {
			const struct plain_place next = place_after(plain, place, (card)c);

			read_place(plain, solver, memory, &to, &next);
		}
	}
}

void plain_read(struct plain *plain, const struct solver_setup *setup, struct solver *solver,
	struct solver_memory *memory)
{
	const struct tree *const tree = setup->tree;
	const struct plain_place root = {.node = 0};
	const struct solver_path path = solver_path_begin();

	*plain = (struct plain){.setup = setup, .tree = tree};
	for (int player = 0; player < 2; player++)
		for (int h = 0; h < COMBO_COUNT; h++) {
			if (!setup->range[player]->weight[h] || combo_set((combo)h) & setup->board)
				continue;
			cr_assert(plain->count[player] < PLAIN_HANDS);
			plain->weight[player][plain->count[player]] =
				(double)setup->range[player]->weight[h] / RANGE_WHOLE;
			plain->hand[player][plain->count[player]++] = (combo)h;
		}
	for (int h = 0; h < plain->count[0]; h++)
		plain->pairs +=
			plain->weight[0][h] * plain_beside(plain, &root, 0, h, plain->weight[1]);
	plain->first = calloc(tree->count, sizeof *plain->first);
	cr_assert(plain->first);
	for (uint32_t i = 0; i < tree->count; i++) {
		size_t boards = 1;

		for (int street = tree->street; street < tree->node[i].street; street++)
			boards *= CARD_COUNT;
		plain->first[i] = plain->strategies;
		if (tree->node[i].kind == TREE_DECISION)
			plain->strategies += boards;
	}
	plain->strategy = calloc(plain->strategies, sizeof *plain->strategy);
	cr_assert(plain->strategy);
	read_place(plain, solver, memory, &path, &root);
}

void plain_free(struct plain *plain)
{
	for (size_t i = 0; i < plain->strategies; i++)
		free(plain->strategy[i]);
	for (int i = 0; i < PLAIN_DEALT; i++)
		free(plain->strength[i]);
	free(plain->strategy);
	free(plain->first);
}

double plain_frequency(const struct plain *plain, const struct plain_place *place, int hand,
	int action)
{
	const double *const frequencies =
		plain->strategy[plain->first[place->node] + dealt_number(place)];

	return frequencies ? frequencies[hand * plain->tree->node[place->node].count + action] : 1;
}

/* -- ends ----------------------------------------------------------------------------- */

/* The strengths of both players' hands on a board of five cards. */
static const score *strengths(struct plain *plain, const struct plain_place *place)
{
	score **const out = &plain->strength[dealt_number(place)];
	const card_set board = plain_board(plain, place);
	card cards[7];

	if (*out)
		return *out;
	*out = calloc(2 * (size_t)PLAIN_HANDS, sizeof **out);
	cr_assert(*out);
	cr_assert_eq(card_set_list(board, cards + 2), 5);
	for (int player = 0; player < 2; player++)
		for (int h = 0; h < plain->count[player]; h++) {
			if (combo_set(plain->hand[player][h]) & board)
				continue;
			cards[0] = combo_cards[plain->hand[player][h]][0];
			cards[1] = combo_cards[plain->hand[player][h]][1];
			(*out)[player * PLAIN_HANDS + h] =
				plain->setup->game->evaluator->value(cards, 2, 5);
		}
	return *out;
}

/* Whether both hands can be held on a board. */
static bool together(const struct plain *plain, card_set board, int player, int hand, int other)
{
	const card_set own = combo_set(plain->hand[player][hand]);
	const card_set others = combo_set(plain->hand[!player][other]);

	return !(own & board) && !(others & board) && !(own & others);
}

/* The part of the pot that a hand wins at a showdown: 1, one half or 0. */
static double part_won(struct plain *plain, const struct plain_place *place, int player, int hand,
	int other)
{
	const score *const strength = strengths(plain, place);
	const score own = strength[player * PLAIN_HANDS + hand];
	const score others = strength[!player * PLAIN_HANDS + other];

	return own > others ? 1 : own == others ? 0.5 : 0;
}

/* The share of the pot at the end of a hand. A bet that is not called is returned to the player. */
static double end_share(struct plain *plain, const struct plain_place *place, int player, int hand,
	int other)
{
	const struct tree_node *const node = &plain->tree->node[place->node];
	const chips called = node->paid[0] < node->paid[1] ? node->paid[0] : node->paid[1];
	const double pot = (double)(plain->tree->pot + 2 * called);
	const double by_part = pot * plain->setup->rake, most = plain->setup->rake_most;
	const double left = pot - (by_part < most ? by_part : most);

	if (node->kind == TREE_SHOWDOWN)
		return left * part_won(plain, place, player, hand, other);
	return (node->player == player ? 0 : left) + (double)(node->paid[player] - called);
}

/* The value of a stack in a tournament: the payout of each order in which the players with chips
 * can finish, times its probability. `finished` has a bit for each who did. */
static long double prize_from(const struct solver_prizes *prizes, const double *stacks,
	unsigned finished, int place, int player)
{
	const int players = 2 + prizes->other_count;
	long double all = 0, value = 0;

	for (int i = 0; i < players; i++)
		all += finished >> i & 1 ? 0 : (long double)stacks[i];
	for (int i = 0; i < players; i++) {
		const long double next = (long double)stacks[i] / all;

		if (finished >> i & 1 || !(stacks[i] > 0))
			continue;
		if (i == player)
			value += place < prizes->places ? next * (long double)prizes->payouts[place]
							: 0;
		else
			value += next *
				 prize_from(prizes, stacks, finished | 1u << i, place + 1, player);
	}
	return value;
}

static double prize(const struct solver_prizes *prizes, const double two[2], int player)
{
	const int players = 2 + prizes->other_count;
	double stacks[PLAIN_OTHERS + 2] = {two[0], two[1]};

	cr_assert(prizes->other_count <= PLAIN_OTHERS);
	for (int i = 2; i < players; i++)
		stacks[i] = prizes->others[i - 2];
	if (!(two[player] > 0))
		return players <= prizes->places ? prizes->payouts[players - 1] : 0;
	return (double)prize_from(prizes, stacks, 0, 0, player);
}

/* The player's result at the end of a hand: chips, less what the player has paid since the root,
 * or the value of the stack that results. */
static double end_value(struct plain *plain, const struct plain_place *place, int player, int hand,
	int other)
{
	const struct solver_prizes *const prizes = plain->setup->prizes;
	const chips *const paid = plain->tree->node[place->node].paid;
	const double won = end_share(plain, place, player, hand, other) - (double)paid[player];
	double after[2];

	if (!prizes)
		return won;
	after[player] = (double)prizes->stack[player] + won;
	after[!player] = (double)prizes->stack[!player] - (double)paid[!player] +
			 /* NOLINTNEXTLINE(readability-suspicious-call-argument) */
			 end_share(plain, place, !player, other, hand);
	return prize(prizes, after, player);
}

/* -- values --------------------------------------------------------------------------- */

/* The number of cards that can be dealt when both hands are known. */
static double cards_left(const struct plain *plain, const struct plain_place *place)
{
	return card_set_count(plain->setup->game->deck & ~plain_board(plain, place)) - 4;
}

/* A recursive value, in chips less what the player has paid since the root. */
static double value_from(struct plain *plain, const struct plain_place *place, int player, int hand,
	const double *reach, bool best)
{
	const struct tree_node *const nodes = plain->tree->node;
	const struct tree_node *const node = &nodes[place->node];
	const int others = plain->count[!player];
	const card_set board = plain_board(plain, place);
	uint32_t child = place->node + 1;
	double value = 0, most = 0;

	switch ((enum tree_kind)node->kind) {
	case TREE_FOLD:
	case TREE_SHOWDOWN:
		for (int other = 0; other < others; other++)
			if (reach[other] > 0 && together(plain, board, player, hand, other))
				value +=
					reach[other] * end_value(plain, place, player, hand, other);
		return value;
	case TREE_DEAL:
		for (int c = 0; c < CARD_COUNT; c++) {
			const card_set used = board | combo_set(plain->hand[player][hand]);
			struct plain_place next;

			if (!(plain->setup->game->deck & ~used & card_bit((card)c)))
				continue;
			next = place_after(plain, place, (card)c);
			value += value_from(plain, &next, player, hand, reach, best);
		}
		return value / cards_left(plain, place);
	case TREE_DECISION:
		break;
	}
	for (int a = 0; a < node->count; a++, child = nodes[child].end) {
		const struct plain_place next = place_at(place, child);
		double to[PLAIN_HANDS], one;

		if (node->player == player) {
			one = value_from(plain, &next, player, hand, reach, best);
			most = a && most > one ? most : one;
			value += one * plain_frequency(plain, place, hand, a);
			continue;
		}
		for (int other = 0; other < others; other++)
			to[other] = reach[other] * plain_frequency(plain, place, other, a);
		value += value_from(plain, &next, player, hand, to, best);
	}
	return best && node->player == player && !lock_of(plain, place, plain->hand[player][hand])
		       ? most
		       : value;
}

double plain_beside(const struct plain *plain, const struct plain_place *place, int player,
	int hand, const double *reach)
{
	const card_set board = plain_board(plain, place);
	double sum = 0;

	for (int other = 0; other < plain->count[!player]; other++)
		if (together(plain, board, player, hand, other))
			sum += reach[other];
	return sum;
}

double plain_hand(struct plain *plain, const struct plain_place *place, int player, int hand,
	const double *reach, bool best)
{
	const double paid =
		plain->setup->prizes ? 0 : (double)plain->tree->node[place->node].paid[player];

	return value_from(plain, place, player, hand, reach, best) +
	       paid * plain_beside(plain, place, player, hand, reach);
}

double plain_share(struct plain *plain, const struct plain_place *place, int player, int hand,
	const double *reach)
{
	const card_set board = plain_board(plain, place);
	double sum = 0;

	if (card_set_count(board) == 5) {
		for (int other = 0; other < plain->count[!player]; other++)
			if (reach[other] > 0 && together(plain, board, player, hand, other))
				sum += reach[other] * part_won(plain, place, player, hand, other);
		return sum;
	}
	for (int c = 0; c < CARD_COUNT; c++) {
		const card_set used = board | combo_set(plain->hand[player][hand]);
		struct plain_place next = *place;

		if (!(plain->setup->game->deck & ~used & card_bit((card)c)))
			continue;
		next.cards[next.dealt++] = (card)c;
		sum += plain_share(plain, &next, player, hand, reach);
	}
	return sum / cards_left(plain, place);
}

double plain_value(struct plain *plain, int player, bool best)
{
	const struct plain_place root = {.node = 0};
	double sum = 0;

	for (int h = 0; h < plain->count[player]; h++)
		sum += plain->weight[player][h] *
		       plain_hand(plain, &root, player, h, plain->weight[!player], best);
	return sum / plain->pairs;
}
