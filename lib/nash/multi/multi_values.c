#include "multi_internal.h"

#include <stdlib.h>
#include <string.h>

/* A fold that never happens would make the values of folding undefined. */
#define FOLD_MIN 1e-9

/* -- making ------------------------------------------------------------------------- */

/* The order of the hands of the first two of a pot's players, from the order of all. */
static int order_of_rest(int count, int order)
{
	const uint8_t *const rank = pushfold_ranks(count, order);

	if (count < 3)
		return 0;
	return rank[0] == rank[1] ? 0 : rank[0] < rank[1] ? 1 : 2;
}

static void make_pot(struct multi *all, int pot)
{
	const struct pushfold *const game = all->game;
	const struct pushfold_pot *const of = &game->pot[pot];
	struct multi_pot *const to = &all->pot[pot];
	const unsigned rest = of->in & ~(1U << pushfold_actor(of));
	const int without = rest ? game->index[rest] : game->walk;
	unsigned in = 0;

	for (int i = 0; i < of->count; i++) {
		in |= 1U << of->player[i];
		to->member[i] = game->index[in];
	}
	for (int order = 0; order < of->orders; order++) {
		const double *const value = pushfold_value(game, pot, order);
		const double *const before =
			pushfold_value(game, without, order_of_rest(of->count, order));

		for (int i = 0; i < game->rules.players; i++)
			to->change[order][i] = value[i] - before[i];
	}
	to->fold_value = pushfold_value(game, without, 0)[pushfold_actor(of)];
}

status_code multi_make(struct multi *all)
{
	for (int a = 0; a < COMBO_CLASSES; a++)
		all->dealt[a] = combo_class_size(a) / (double)COMBO_COUNT;
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++)
			all->ratio[a][b] =
				all->pairs->dealt[a][b] / (all->dealt[a] * all->dealt[b]);
	for (int pot = 0; pot < all->game->pots; pot++)
		make_pot(all, pot);
	return multi_know(all);
}

/* -- folds -------------------------------------------------------------------------- */

static void multiply(multi_row by, const multi_row fold_of, int known)
{
	for (int i = 0; i < COMBO_CLASSES; i++)
		by[i] *= multi_part(fold_of[i], known);
}

/* The folds before the last player of a pot. */
static void follow_path(struct multi *all, int pot)
{
	const struct pushfold_pot *const of = &all->game->pot[pot];
	struct multi_pot *const to = &all->pot[pot];

	to->path = 1;
	for (int i = 0; i < COMBO_CLASSES; i++)
		to->others[i] = 1;
	for (int player = 0; player < pushfold_actor(of); player++) {
		const unsigned bit = 1U << player;
		const struct multi_pot *folded;

		if (of->in & bit)
			continue;
		folded = &all->pot[all->game->index[(of->in & (bit - 1)) | bit]];
		to->path *= folded->fold;
		multiply(to->others, folded->fold_of, of->count);
	}
}

/* The fold of the last player of a pot. */
static void follow_fold(struct multi *all, struct multi_pot *pot)
{
	double prior[COMBO_CLASSES], sum = 0, fold = 0;

	for (int i = 0; i < COMBO_CLASSES; i++) {
		prior[i] = all->dealt[i] * pot->others[i];
		sum += prior[i];
	}
	memset(pot->fold_of, 0, sizeof pot->fold_of);
	for (int i = 0; i < COMBO_CLASSES; i++) {
		const double often = 1 - pot->frequency[i];
		const double part = prior[i] / sum * (often > FOLD_MIN ? often : FOLD_MIN);
		const double *const ratio = all->ratio[i];

		fold += part;
		if (often <= 0)
			continue;
		for (int other = 0; other < COMBO_CLASSES; other++)
			pot->fold_of[other] += part * ratio[other];
	}
	for (int i = 0; i < COMBO_CLASSES; i++)
		pot->fold_of[i] = fold > 2 * FOLD_MIN ? pot->fold_of[i] / fold : 1;
	pot->fold = fold;
}

void multi_follow(struct multi *all)
{
	for (int pot = 0; pot < all->game->pots; pot++) {
		follow_path(all, pot);
		if (pot != all->game->walk)
			follow_fold(all, &all->pot[pot]);
	}
}

/* -- values ------------------------------------------------------------------------- */

/* The value of a pot of one player for it. */
static void add_one(struct multi *all, int pot, multi_row out)
{
	const struct multi_pot *const of = &all->pot[pot];
	const int actor = pushfold_actor(&all->game->pot[pot]);
	const double gain = pushfold_value(all->game, pot, 0)[actor] - of->fold_value;

	for (int i = 0; i < COMBO_CLASSES; i++)
		out[i] += of->path * all->dealt[i] * of->others[i] * gain;
}

/* The value of a pot of two players for one of them, by its hand. */
static void add_two(struct multi *all, int pot, int member, multi_row out)
{
	static const int swapped[] = {0, 2, 1}; /* the orders seen by the second player */
	const struct multi_pot *const of = &all->pot[pot];
	const struct pushfold_pot *const players = &all->game->pot[pot];
	const double *const frequency = all->pot[of->member[!member]].frequency;
	double change[PUSHFOLD_TWO_ORDERS], sums[COMBO_CLASSES] = {0};

	for (int order = 0; order < PUSHFOLD_TWO_ORDERS; order++) {
		/* the orders of pairs are read with the other's hand first */
		change[member ? order : swapped[order]] =
			member ? pushfold_value(all->game, pot, order)[players->player[1]] -
					 of->fold_value
			       : of->change[order][players->player[0]];
	}
	for (int other = 0; other < COMBO_CLASSES; other++) {
		const double factor = frequency[other] * of->others[other];
		const double *const tie = of->order[0][other];
		const double *const first = of->order[1][other];
		const double *const second = of->order[2][other];

		if (factor == 0)
			continue;
		for (int own = 0; own < COMBO_CLASSES; own++)
			sums[own] += factor * (change[0] * tie[own] + change[1] * first[own] +
						      change[2] * second[own]);
	}
	for (int own = 0; own < COMBO_CLASSES; own++)
		out[own] += of->path * of->others[own] * sums[own];
}

status_code multi_evaluate(struct multi *all, int player)
{
	const struct pushfold *const game = all->game;
	status_code status = STATUS_OK;

	for (int pot = 0; pot < game->pots; pot++)
		if (pushfold_actor(&game->pot[pot]) == player)
			memset(all->pot[pot].value, 0, sizeof all->pot[pot].value);
	for (int pot = 0; pot < game->pots && !status; pot++) {
		const struct pushfold_pot *const of = &game->pot[pot];

		for (int member = 0; member < of->count && !status; member++) {
			double *const out = all->pot[all->pot[pot].member[member]].value;

			if (of->player[member] != player || pot == game->walk)
				continue;
			if (of->count == 1)
				add_one(all, pot, out);
			else if (of->count == 2)
				add_two(all, pot, member, out);
			else if (all->triples)
				status = multi_add_three(all, pot, member, out);
		}
	}
	return status;
}

/* -- means -------------------------------------------------------------------------- */

/* The probability of each order of the hands of a pot whose players all join. */
static void find_orders(const struct multi *all, int pot, double out[PUSHFOLD_THREE_ORDERS])
{
	const struct multi_pot *const of = &all->pot[pot];
	const int count = all->game->pot[pot].count;
	const double *const first = all->pot[of->member[0]].frequency;
	const double *const last = of->frequency;

	memset(out, 0, PUSHFOLD_THREE_ORDERS * sizeof *out);
	if (count == PUSHFOLD_POT_MAX) {
		if (all->triples)
			multi_orders_three(all, pot, out);
		return;
	}
	for (int a = 0; a < COMBO_CLASSES; a++) {
		const double factor = of->path * first[a] * of->others[a];

		if (count == 1)
			out[0] += factor * all->dealt[a];
		for (int b = 0; b < COMBO_CLASSES && count == 2 && factor > 0; b++)
			for (int order = 0; order < PUSHFOLD_TWO_ORDERS; order++)
				out[order] +=
					factor * last[b] * of->others[b] * of->order[order][a][b];
	}
}

/* The probability that the last player of a pot of one or two folds and the hand gets there. */
static double fold_weight(const struct multi *all, int pot)
{
	const struct multi_pot *const of = &all->pot[pot];
	const double *const push = all->pot[of->member[0]].frequency;
	double sum = 0;

	if (all->game->pot[pot].count == 1)
		return of->path * of->fold;
	for (int a = 0; a < COMBO_CLASSES; a++)
		sum += all->dealt[a] * push[a] * of->others[a] * of->fold_of[a];
	return of->path * of->fold * sum;
}

/* The value of a fold: that of the pot without the player, and the changes by players after it. */
static void find_fold_value(struct multi *all, int pot)
{
	const struct pushfold *const game = all->game;
	const struct pushfold_pot *const of = &game->pot[pot];
	const int actor = pushfold_actor(of);
	const unsigned before = (1U << (actor + 1)) - 1, rest = of->in & ~(1U << actor);
	const int without = rest ? game->index[rest] : game->walk;
	const double weight = fold_weight(all, pot);
	double sum = 0;

	for (int i = pot + 1; i < game->pots; i++)
		if (i != game->walk && (game->pot[i].in & before) == rest)
			sum += all->pot[i].mass[actor];
	all->pot[pot].fold_value =
		pushfold_value(game, without, 0)[actor] + (weight > 0 ? sum / weight : 0);
}

void multi_average(struct multi *all)
{
	const struct pushfold *const game = all->game;

	for (int pot = 0; pot < game->pots; pot++) {
		struct multi_pot *const of = &all->pot[pot];
		double orders[PUSHFOLD_THREE_ORDERS];

		memset(of->mass, 0, sizeof of->mass);
		if (pot == game->walk)
			continue;
		find_orders(all, pot, orders);
		for (int order = 0; order < game->pot[pot].orders; order++)
			for (int i = 0; i < game->rules.players; i++)
				of->mass[i] += orders[order] * of->change[order][i];
	}
	for (int pot = 0; pot < game->pots; pot++)
		if (pot != game->walk && game->pot[pot].count < PUSHFOLD_POT_MAX)
			find_fold_value(all, pot);
}

void multi_reach(const struct multi *all, int pot, double out[COMBO_CLASSES])
{
	const struct multi_pot *const of = &all->pot[pot];
	const double *const first = all->pot[of->member[0]].frequency;
	const int count = all->game->pot[pot].count;

	if (count == PUSHFOLD_POT_MAX) {
		multi_reach_three(all, pot, out);
		return;
	}
	for (int b = 0; b < COMBO_CLASSES; b++) {
		out[b] = count == 1 ? all->dealt[b] : 0;
		for (int a = 0; a < COMBO_CLASSES && count == 2; a++)
			for (int order = 0; order < PUSHFOLD_TWO_ORDERS; order++)
				out[b] += first[a] * of->others[a] * of->order[order][a][b];
		out[b] *= of->path * of->others[b];
	}
}
