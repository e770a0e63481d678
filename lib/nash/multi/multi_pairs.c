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

			for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++) {
				const uint8_t *const rank = pushfold_ranks_three[order];

				sums[rank[a] == rank[b]     ? 0
					: rank[a] < rank[b] ? 1
							    : 2] += counts[order] / TRIPLES_DEALS;
			}
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

/* Compares the fold of the last player of a pot with its parts for the two hands. */
static void follow_fold(const struct multi *all, const struct multi_pot *pot)
{
	float fold[MULTI_LANES] = {0};
	double part[CLASSES], sum = 0;

	for (int i = 0; i < CLASSES; i++)
		sum += all->dealt[i] * pot->others[i];
	for (int i = 0; i < CLASSES; i++) {
		fold[i] = (float)(pot->others[i] / sum * (1 - pot->frequency[i]));
		part[i] = multi_part(pot->fold_of[i], 2);
	}
	for (int a = 0; a < CLASSES; a++)
		for (int b = 0; b < CLASSES; b++) {
			const double product = pot->fold * part[a] * part[b];
			const double *const of[] = {&all->pairs->order[1][a][b],
				&all->pairs->order[0][a][b]};

			pot->folded->wins[a][b] = 1;
			pot->folded->ties[a][b] = 1;
			if (!(pot->fold > 1e-6))
				continue;
			if (*of[0] > 0)
				pot->folded->wins[a][b] =
					(float)((double)weigh(all->known->wins[a][b], fold) /
						(*of[0] * product));
			if (*of[1] > 0 && b <= a)
				pot->folded->ties[a][b] = pot->folded->ties[b][a] =
					(float)((double)weigh(all->known->ties[a][b], fold) /
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

void multi_follow_pairs(struct multi *all)
{
	const struct pushfold *const game = all->game;

	for (int pot = 0; pot < game->pots; pot++)
		if (all->pot[pot].folded &&
			pushfold_actor(&game->pot[pot]) + 1 < game->rules.players)
			follow_fold(all, &all->pot[pot]);
	for (int pot = 0; pot < game->pots; pot++) {
		const unsigned in = game->pot[pot].in;

		if (!all->pot[pot].order)
			continue;
		memcpy(all->pot[pot].order, all->pairs->order, sizeof all->pairs->order);
		for (int player = 0; player < pushfold_actor(&game->pot[pot]); player++) {
			const unsigned bit = 1U << player;

			if (!(in & bit))
				multiply(&all->pot[pot],
					all->pot[game->index[(in & (bit - 1)) | bit]].folded);
		}
	}
}
