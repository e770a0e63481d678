#include "multi_internal.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK_ROWS = 1024, BLOCKS_MAX = 700 /* half a gigabyte */ };

/* -- rows --------------------------------------------------------------------------- */

static float *row_at(const struct multi *all, uint32_t row)
{
	return all->block[row / BLOCK_ROWS][row % BLOCK_ROWS];
}

/* A new row, or row 0, which is not kept, if there are too many. -1: out of memory. */
static int64_t new_row(struct multi *all)
{
	const uint32_t row = all->rows ? all->rows : 1, block = row / BLOCK_ROWS;

	if (!all->block) {
		all->block = calloc(BLOCKS_MAX, sizeof(float(*)[MULTI_LANES]));
		if (!all->block)
			return -1;
	}
	if (block == BLOCKS_MAX)
		return 0;
	if (!all->block[block]) {
		all->block[block] = malloc(BLOCK_ROWS * sizeof **all->block);
		if (!all->block[block])
			return -1;
	}
	all->rows = row + 1;
	return row;
}

/* Fills a row with the values of a member's hands, by the hands of the others. */
static void fill_row(const struct multi *all, const double value[PUSHFOLD_THREE_ORDERS], int member,
	int first, int other, float *row)
{
	double sums[COMBO_CLASSES];

	triples_row(all->table, value, member, first, other, sums);
	for (int i = 0; i < MULTI_LANES; i++)
		row[i] = i < COMBO_CLASSES ? (float)sums[i] : 0;
}

/* -- sums --------------------------------------------------------------------------- */

/* The frequencies of a member's hands, with the folds of the others. */
static void weigh(const struct multi *all, int pot, int member, double out[COMBO_CLASSES])
{
	const struct multi_pot *const of = &all->pot[pot];
	const double *const frequency = all->pot[of->member[member]].frequency;

	for (int i = 0; i < COMBO_CLASSES; i++)
		out[i] = frequency[i] * of->others[i];
}

static status_code find_row(struct multi *all, struct multi_pot *pot, int member, int first,
	int other, const double value[PUSHFOLD_THREE_ORDERS], const float **out)
{
	uint32_t *const at = &pot->row[member][first * COMBO_CLASSES + other];
	int64_t row = *at;

	if (!row) {
		row = new_row(all);
		if (row < 0)
			return STATUS_NO_MEMORY;
		if (!row && !all->block[0])
			return STATUS_NO_MEMORY;
		*at = (uint32_t)row;
		fill_row(all, value, member, first, other, row_at(all, (uint32_t)row));
	}
	*out = row_at(all, (uint32_t)row);
	return STATUS_OK;
}

static void add_row(float factor, const float *restrict row, float *restrict out)
{
	for (int i = 0; i < MULTI_LANES; i++)
		out[i] += factor * row[i];
}

status_code multi_add_three(struct multi *all, int pot, int member, multi_row out)
{
	const double least = 1e-6; /* of both frequencies: below, a hand counts as folded */
	struct multi_pot *const of = &all->pot[pot];
	const int actor = all->game->pot[pot].player[member];
	double first[COMBO_CLASSES], other[COMBO_CLASSES], value[PUSHFOLD_THREE_ORDERS];
	status_code status = STATUS_OK;

	if (!of->row[member]) {
		of->row[member] = calloc(COMBO_CLASSES * COMBO_CLASSES, sizeof *of->row[member]);
		if (!of->row[member])
			return STATUS_NO_MEMORY;
	}
	weigh(all, pot, member == 0, first);
	weigh(all, pot, member == 2 ? 1 : 2, other);
	for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++)
		value[order] = of->change[order][actor];
	for (int a = 0; a < COMBO_CLASSES && !status; a++) {
		float sums[MULTI_LANES] = {0};

		if (first[a] < least)
			continue;
		for (int b = 0; b < COMBO_CLASSES && !status; b++) {
			const float *row;

			if (other[b] < least)
				continue;
			status = find_row(all, of, member, a, b, value, &row);
			if (!status)
				add_row((float)other[b], row, sums);
		}
		for (int i = 0; i < COMBO_CLASSES; i++)
			out[i] += of->path * of->others[i] * first[a] * (double)sums[i];
	}
	return status;
}

/* Takes three hands, and the probability that the players of a pot join with them if they are
 * dealt. */
typedef void visit_hands(void *context, const int classes[PUSHFOLD_POT_MAX], double probability);

static void visit_pot(const struct multi *all, int pot, visit_hands *visit, void *context)
{
	double weight[PUSHFOLD_POT_MAX][COMBO_CLASSES];
	int list[PUSHFOLD_POT_MAX][COMBO_CLASSES], count[PUSHFOLD_POT_MAX] = {0};

	for (int member = 0; member < PUSHFOLD_POT_MAX; member++) {
		weigh(all, pot, member, weight[member]);
		for (int i = 0; i < COMBO_CLASSES; i++)
			if (weight[member][i] > 1e-6)
				list[member][count[member]++] = i;
	}
	for (int i = 0; i < count[0]; i++)
		for (int j = 0; j < count[1]; j++)
			for (int k = 0; k < count[2]; k++) {
				const int classes[] = {list[0][i], list[1][j], list[2][k]};

				visit(context, classes,
					all->pot[pot].path * weight[0][classes[0]] *
						weight[1][classes[1]] * weight[2][classes[2]]);
			}
}

struct pot_orders {
	const triples_orders *table;
	double *out;
};

static void add_orders(void *context, const int classes[PUSHFOLD_POT_MAX], double probability)
{
	const struct pot_orders *const sums = context;
	const struct triples_place place = triples_find(classes);
	const uint32_t *const counts = sums->table[place.index];

	for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++)
		sums->out[order] +=
			probability / TRIPLES_DEALS * counts[triples_order(&place, order)];
}

void multi_orders_three(const struct multi *all, int pot, double out[PUSHFOLD_THREE_ORDERS])
{
	struct pot_orders sums = {all->table, out};

	memset(out, 0, PUSHFOLD_THREE_ORDERS * sizeof *out);
	visit_pot(all, pot, add_orders, &sums);
}

void multi_reach_three(const struct multi *all, int pot, double out[COMBO_CLASSES])
{
	double first[COMBO_CLASSES], other[COMBO_CLASSES], ones[PUSHFOLD_THREE_ORDERS];
	float row[MULTI_LANES];

	for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++)
		ones[order] = 1;
	memset(out, 0, COMBO_CLASSES * sizeof *out);
	weigh(all, pot, 0, first);
	weigh(all, pot, 1, other);
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++) {
			const double factor = first[a] * other[b];

			if (factor < 1e-9)
				continue;
			fill_row(all, ones, 2, a, b, row);
			for (int i = 0; i < COMBO_CLASSES; i++)
				out[i] += all->pot[pot].path * all->pot[pot].others[i] * factor *
					  (double)row[i];
		}
}

struct pot_factors {
	triples_factors *factors;
	double value[PUSHFOLD_THREE_ORDERS]; /* of the player */
};

static void add_factors(void *context, const int classes[PUSHFOLD_POT_MAX], double probability)
{
	const struct pot_factors *const to = context;

	triples_add_factors(to->factors, classes, probability, to->value);
}

void multi_factors_three(const struct multi *all, int pot, int player, triples_factors *factors)
{
	struct pot_factors to = {.factors = factors};

	for (int order = 0; order < PUSHFOLD_THREE_ORDERS; order++)
		to.value[order] = all->pot[pot].change[order][player];
	visit_pot(all, pot, add_factors, &to);
}

void multi_free(struct multi *all)
{
	for (int i = 0; i < all->game->pots; i++)
		for (int member = 0; member < PUSHFOLD_POT_MAX; member++)
			free(all->pot[i].row[member]);
	for (int i = 0; all->block && i < BLOCKS_MAX; i++)
		free(all->block[i]);
	free(all->block);
	multi_forget(all);
	free(all);
}
