/* Two hands in a pot, given that others folded: the cards that these have are not on the board, and
 * no other player can have them. */
#include "multi_internal.h"

#include <stdlib.h>
#include <string.h>

enum { CLASSES = COMBO_CLASSES };

/* The probability that three players have the classes a, b and c and that, of the first two, the
 * first wins; and that they tie. */
struct multi_known {
	float wins[CLASSES][CLASSES][MULTI_LANES], ties[CLASSES][CLASSES][MULTI_LANES];
};

/* How much likelier the first hand of two wins, and they tie, if a player folds, than by the
 * product of the parts of the two hands (multi.h). */
struct multi_folded {
	float wins[CLASSES][CLASSES], ties[CLASSES][CLASSES];
};

/* Adds an entry of the table for two of its three hands. */
static void add_known(struct multi_known *known, const int class[3], int a, int b, double wins,
	double losses, double ties)
{
	const int c = 3 - a - b;

	known->wins[class[a]][class[b]][class[c]] = (float)wins;
	known->wins[class[b]][class[a]][class[c]] = (float)losses;
	known->ties[class[a]][class[b]][class[c]] = (float)ties;
	known->ties[class[b]][class[a]][class[c]] = (float)ties;
}

static void add_entry(struct multi_known *known, const int class[3], const uint32_t *counts)
{
	for (int a = 0; a < 2; a++)
		for (int b = a + 1; b < 3; b++) {
			double sums[3] = {0}; /* by the order of the two */

			for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++)
				sums[pushfold_order_of_two(order, a, b)] +=
					counts[order] / TRIPLES_DEALS;
			add_known(known, class, a, b, sums[1], sums[2], sums[0]);
		}
}

status_code multi_know(struct multi *all)
{
	size_t index = 0;

	all->known = calloc(1, sizeof *all->known);
	if (!all->known)
		return STATUS_NO_MEMORY;
	for (int a = 0; a < CLASSES; a++)
		for (int b = 0; b <= a; b++)
			for (int c = 0; c <= b; c++)
				add_entry(all->known, (const int[]){a, b, c}, all->table[index++]);
	for (int pot = 0; pot < all->game->pots; pot++) {
		const int count = all->game->pot[pot].count;

		if (pot == all->game->walk || count == PUSHFOLD_POT_MAX)
			continue;
		all->pot[pot].folded = malloc(sizeof *all->pot[pot].folded);
		if (!all->pot[pot].folded)
			return STATUS_NO_MEMORY;
		if (count < 2)
			continue;
		all->pot[pot].order = malloc(PUSHFOLD_TWO_ORDERS * sizeof *all->pot[pot].order);
		if (!all->pot[pot].order)
			return STATUS_NO_MEMORY;
		memcpy(all->pot[pot].order, all->pairs->order, sizeof all->pairs->order);
	}
	return STATUS_OK;
}

void multi_forget(struct multi *all)
{
	for (int pot = 0; pot < all->game->pots; pot++) {
		free(all->pot[pot].folded);
		free(all->pot[pot].order);
	}
	free(all->known);
}

/* The sum of a row times the fold's frequencies. */
static float weigh(const float row[MULTI_LANES], const float fold[MULTI_LANES])
{
	enum { LANES = 8 };
	float sums[LANES] = {0}, sum = 0;

	for (int i = 0; i < MULTI_LANES; i += LANES)
		for (int lane = 0; lane < LANES; lane++)
			sums[lane] += row[i + lane] * fold[i + lane];
	for (int lane = 0; lane < LANES; lane++)
		sum += sums[lane];
	return sum;
}

/* The fold of the last player of a pot: how likely by the player's hand, and its parts for the
 * hands of two others. */
struct fold {
	float own[MULTI_LANES];
	double part[CLASSES];
};

static void find_fold(const struct multi *all, const struct multi_pot *pot, struct fold *out)
{
	double sum = 0;

	memset(out, 0, sizeof *out);
	for (int i = 0; i < CLASSES; i++)
		sum += all->dealt[i] * pot->others[i];
	for (int i = 0; i < CLASSES; i++) {
		out->own[i] = (float)(pot->others[i] / sum * (1 - pot->frequency[i]));
		out->part[i] = multi_part(pot->fold_of[i], 2);
	}
}

/* Compares the fold of the last player of a pot with its parts for the two hands. */
static void follow_fold(const struct multi *all, const struct multi_pot *pot)
{
	struct fold fold;

	find_fold(all, pot, &fold);
	for (int a = 0; a < CLASSES; a++)
		for (int b = 0; b < CLASSES; b++) {
			const double product = pot->fold * fold.part[a] * fold.part[b];
			const double *const of[] = {&all->pairs->order[1][a][b],
				&all->pairs->order[0][a][b]};

			pot->folded->wins[a][b] = 1;
			pot->folded->ties[a][b] = 1;
			if (!(pot->fold > 1e-6))
				continue;
			if (*of[0] > 0)
				pot->folded->wins[a][b] =
					(float)((double)weigh(all->known->wins[a][b], fold.own) /
						(*of[0] * product));
			if (*of[1] > 0 && b <= a)
				pot->folded->ties[a][b] = pot->folded->ties[b][a] =
					(float)((double)weigh(all->known->ties[a][b], fold.own) /
						(*of[1] * product));
		}
}

static void multiply(struct multi_pot *pot, const struct multi_folded *folded)
{
	for (int a = 0; a < CLASSES; a++)
		for (int b = 0; b < CLASSES; b++) {
			pot->order[0][a][b] *= (double)folded->ties[a][b];
			pot->order[1][a][b] *= (double)folded->wins[a][b];
			pot->order[2][a][b] *= (double)folded->wins[b][a];
		}
}

/* The decision of a player who folded before a pot. */
static const struct multi_pot *fold_before(const struct multi *all, int pot, int player)
{
	const unsigned bit = 1U << player, in = all->game->pot[pot].in;

	return &all->pot[all->game->index[(in & (bit - 1)) | bit]];
}

void multi_follow_pairs(struct multi *all)
{
	const struct pushfold *const game = all->game;

	for (int pot = 0; pot < game->pots; pot++)
		if (all->pot[pot].folded &&
			pushfold_actor(&game->pot[pot]) + 1 < game->rules.players)
			follow_fold(all, &all->pot[pot]);
	for (int pot = 0; pot < game->pots; pot++) {
		if (!all->pot[pot].order)
			continue;
		memcpy(all->pot[pot].order, all->pairs->order, sizeof all->pairs->order);
		for (int player = 0; player < pushfold_actor(&game->pot[pot]); player++)
			if (!(game->pot[pot].in >> player & 1))
				multiply(&all->pot[pot], fold_before(all, pot, player)->folded);
	}
}

/* -- errors ------------------------------------------------------------------------- */

/* Adds the factors of two hands in a pot, by the hands that fold. The probability of an order of
 * the two is that of pairs times a ratio for each fold, which is the sum over the hands that fold
 * of entries of the table, divided by that of pairs and by the product of the parts. So its
 * derivative with respect to an entry is its own part, without the ratio of this fold. */
static void add_pair(const struct multi *all, const struct multi_pot *pot,
	const struct multi_pot *before, const struct fold *fold, const int hands[2],
	const double value[PUSHFOLD_TWO_ORDERS], triples_factors *factors)
{
	const int a = hands[0], b = hands[1];
	const double product = before->fold * fold->part[a] * fold->part[b];
	const double ratio[PUSHFOLD_TWO_ORDERS] = {(double)before->folded->ties[a][b],
		(double)before->folded->wins[a][b], (double)before->folded->wins[b][a]};
	double two[PUSHFOLD_TWO_ORDERS], three[PUSHFOLD_THREE_ORDERS];

	for (int i = 0; i < PUSHFOLD_TWO_ORDERS; i++) {
		const double by = ratio[i] * all->pairs->order[i][a][b] * product;

		two[i] = by > 0 ? value[i] * pot->order[i][a][b] / by : 0;
	}
	for (int i = 0; i < PUSHFOLD_THREE_ORDERS; i++)
		three[i] = two[pushfold_order_of_two(i, 0, 1)];
	for (int c = 0; c < CLASSES; c++)
		if (fold->own[c] > 0)
			triples_add_factors(factors, (const int[]){a, b, c}, (double)fold->own[c],
				three);
}

/* Adds the factors of a pot by one of the folds before it. */
static void add_fold(const struct multi *all, const struct multi_pot *pot,
	const struct multi_pot *before, int player, triples_factors *factors)
{
	const double least = 1e-6;
	const double *const first = all->pot[pot->member[0]].frequency;
	struct fold fold;

	if (!(before->fold > least))
		return;
	find_fold(all, before, &fold);
	for (int a = 0; a < CLASSES; a++)
		for (int b = 0; first[a] > least && b < CLASSES; b++) {
			const double probability = pot->path * first[a] * pot->others[a] *
						   pot->frequency[b] * pot->others[b];
			double value[PUSHFOLD_TWO_ORDERS];

			if (pot->frequency[b] <= least)
				continue;
			for (int i = 0; i < PUSHFOLD_TWO_ORDERS; i++)
				value[i] = probability * pot->change[i][player];
			add_pair(all, pot, before, &fold, (const int[]){a, b}, value, factors);
		}
}

void multi_factors_two(const struct multi *all, int pot, int player, triples_factors *factors)
{
	const struct pushfold_pot *const of = &all->game->pot[pot];

	for (int i = 0; i < pushfold_actor(of); i++)
		if (!(of->in >> i & 1))
			add_fold(all, &all->pot[pot], fold_before(all, pot, i), player, factors);
}
