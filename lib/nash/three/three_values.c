/* The terms of a game of three players, and the values of its hands. */
#include "three_internal.h"

#include <math.h>
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

const uint8_t three_decisions[6] = {1, 2, 3, 5, 6, 7};

/* -- orders ------------------------------------------------------------------------- */

/* The value of a pot for a player in an order of all three hands. */
static double pot_value(const struct three *all, int pot, int order, int player)
{
	switch (pot) {
	case 3:
		return three_pot_value(all, pot, pushfold_order_of_two(order, 0, 1), player);
	case 5:
		return three_pot_value(all, pot, pushfold_order_of_two(order, 0, 2), player);
	case 6:
		return three_pot_value(all, pot, pushfold_order_of_two(order, 1, 2), player);
	case 7:
		return three_pot_value(all, pot, order, player);
	default:
		return three_pot_value(all, pot, 0, player);
	}
}

/* -- rows --------------------------------------------------------------------------- */

enum { BLOCK_ROWS = 128 };

struct block {
	struct block *next;
	int used;
	alignas(64) three_row row[BLOCK_ROWS];
};

static double *new_row(struct three *all)
{
	struct block *block = all->blocks;

	if (!block || block->used == BLOCK_ROWS) {
		block = aligned_alloc(alignof(struct block), sizeof *block);
		if (!block)
			return NULL;
		block->next = all->blocks;
		block->used = 0;
		all->blocks = block;
	}
	return memset(block->row[block->used++], 0, sizeof(three_row));
}

static const double *row_of(struct three *all, struct three_term *term, int first, int other)
{
	double **const row = &term->row[first * COMBO_CLASSES + other];

	if (!*row) {
		*row = new_row(all);
		if (*row)
			triples_row(all->table, term->order, three_actor(term->target), first,
				other, *row);
	}
	return *row;
}

/* -- making ------------------------------------------------------------------------- */

/* Begins a term with the difference of the values of two pots; false if out of memory. There is no
 * term if all are 0 except for rounding. */
static bool add_term(struct three *all, int target, int first, int other, int pot, int less)
{
	struct three_term *const term = &all->term[all->terms];
	const int player = three_actor(target);
	bool is_needed = false;

	term->target = target;
	term->first = first;
	term->second = other;
	for (int i = 0; i < TRIPLES_ORDERS; i++) {
		const double value = pot_value(all, pot, i, player);

		term->order[i] = value - pot_value(all, less, i, player);
		is_needed |= fabs(term->order[i]) > 1e-13 * (1 + fabs(value));
	}
	if (!is_needed)
		return true;
	term->row = calloc(THREE_PAIRS, sizeof *term->row);
	all->terms += term->row != NULL;
	return term->row != NULL;
}

static bool make_both(struct three *all)
{
	for (int i = 0; i < 2; i++) {
		struct three_term *const term = &all->both[i];

		*term = (struct three_term){.target = 7, .first = 1, .second = 2 + i};
		for (int j = 0; j < TRIPLES_ORDERS; j++)
			term->order[j] = 1;
		term->row = calloc(THREE_PAIRS, sizeof *term->row);
		if (!term->row)
			return false;
	}
	return true;
}

/* Begins a sum with the difference of the values of two pots, in one of which both players may be;
 * false if out of memory. */
static bool add_sum(struct three *all, int target, int source, int pot, int less)
{
	struct three_sum *const sum = &all->sum[all->sums];
	const int player = three_actor(target), other = three_actor(source);

	sum->target = target;
	sum->source = source;
	sum->from = calloc(COMBO_CLASSES, sizeof *sum->from);
	if (!sum->from)
		return false;
	all->sums++;
	for (int order = 0; order < PUSHFOLD_TWO_ORDERS; order++) {
		const int swapped = player < other ? order : order ? 3 - order : 0;
		const bool has_two = pot == 3 || pot == 5 || pot == 6;
		const double value = three_pot_value(all, pot, has_two ? swapped : 0, player) -
				     three_pot_value(all, less, 0, player);

		for (int i = 0; i < COMBO_CLASSES; i++)
			for (int j = 0; j < COMBO_CLASSES; j++)
				sum->from[i][j] += value * all->pairs->order[order][j][i];
	}
	return true;
}

static void add_base(struct three *all, int decision, int pot, int less)
{
	const int player = three_actor(decision);
	const double value =
		three_pot_value(all, pot, 0, player) - three_pot_value(all, less, 0, player);

	for (int i = 0; i < COMBO_CLASSES; i++)
		all->base[decision][i] = value * combo_class_size(i) / COMBO_COUNT;
}

status_code three_make(struct three *all)
{
	add_base(all, 1, 1, THREE_WALK);
	add_base(all, 2, 2, THREE_WALK);
	all->list.factor = malloc(THREE_PAIRS * sizeof *all->list.factor);
	all->list.row = malloc(THREE_PAIRS * sizeof *all->list.row);
	return all->list.factor && all->list.row && make_both(all) &&
			       add_term(all, 1, 3, 5, 1, 5) && add_term(all, 1, 3, 7, 7, 3) &&
			       add_term(all, 1, 2, 6, 2, 6) && add_term(all, 2, 1, 6, 2, 6) &&
			       add_term(all, 3, 1, 7, 7, 3) && add_term(all, 3, 1, 5, 1, 5) &&
			       add_term(all, 5, 1, 3, 1, 5) && add_term(all, 6, 1, 2, 2, 6) &&
			       add_term(all, 7, 1, 3, 7, 3) && add_sum(all, 1, 3, 3, 1) &&
			       add_sum(all, 1, 5, 5, 1) && add_sum(all, 1, 2, THREE_WALK, 2) &&
			       add_sum(all, 2, 6, 6, 2) && add_sum(all, 2, 1, THREE_WALK, 2) &&
			       add_sum(all, 3, 1, 3, 1) && add_sum(all, 5, 1, 5, 1) &&
			       add_sum(all, 6, 2, 6, 2)
		       ? STATUS_OK
		       : STATUS_NO_MEMORY;
}

void three_free(struct three *all)
{
	struct block *next;

	for (struct block *block = all->blocks; block; block = next) {
		next = block->next;
		free(block);
	}
	for (int i = 0; i < all->terms; i++)
		free(all->term[i].row);
	for (int i = 0; i < 2; i++)
		free(all->both[i].row);
	for (int i = 0; i < all->sums; i++)
		free(all->sum[i].from);
	free(all->list.factor);
	free(all->list.row);
}

/* -- values ------------------------------------------------------------------------- */

void three_add_scalar(const struct three_list *list, double *out)
{
	for (size_t k = 0; k < list->count; k++)
		for (int i = 0; i < THREE_LANES; i++)
			out[i] += list->factor[k] * list->row[k][i];
}

static void add_list(struct three *all, three_row out)
{
	CPU_CALL(all->path, three_add, &all->list, out);
	all->list.count = 0;
}

static void list_row(struct three *all, double factor, const double *row)
{
	all->list.factor[all->list.count] = factor;
	all->list.row[all->list.count++] = row;
}

/* Lists the rows of one hand of the first player or of all, and likewise of the second. */
static status_code list_term(struct three *all, struct three_term *term, const double *first,
	const double *other)
{
	for (int i = 0; i < COMBO_CLASSES; i++)
		for (int j = 0; first[i] != 0 && j < COMBO_CLASSES; j++) {
			const double *row;

			if (other[j] == 0)
				continue;
			row = row_of(all, term, i, j);
			if (!row)
				return STATUS_NO_MEMORY;
			list_row(all, first[i] * other[j], row);
		}
	return STATUS_OK;
}

status_code three_add_term(struct three *all, struct three_term *term, three_row out)
{
	const status_code status =
		list_term(all, term, all->frequency[term->first], all->frequency[term->second]);

	add_list(all, out);
	return status;
}

status_code three_evaluate(struct three *all, int decision)
{
	status_code status = STATUS_OK;
	double *const out = all->value[decision];

	memcpy(out, all->base[decision], sizeof(three_row));
	for (int k = 0; k < all->sums; k++) {
		const struct three_sum *const sum = &all->sum[k];

		for (int i = 0; sum->target == decision && i < COMBO_CLASSES; i++)
			if (all->frequency[sum->source][i] != 0)
				list_row(all, all->frequency[sum->source][i], sum->from[i]);
	}
	add_list(all, out);
	for (int k = 0; k < all->terms && !status; k++)
		if (all->term[k].target == decision)
			status = three_add_term(all, &all->term[k], out);
	return status;
}

status_code three_slope(struct three *all, int decision, int other, int hand, three_row out)
{
	three_row one = {0};
	status_code status = STATUS_OK;

	one[hand] = 1;
	memset(out, 0, sizeof(three_row));
	for (int k = 0; k < all->sums; k++)
		if (all->sum[k].target == decision && all->sum[k].source == other)
			list_row(all, 1, all->sum[k].from[hand]);
	add_list(all, out);
	for (int k = 0; k < all->terms && !status; k++) {
		struct three_term *const term = &all->term[k];

		if (term->target != decision || (term->first != other && term->second != other))
			continue;
		status = term->first == other
				 ? list_term(all, term, one, all->frequency[term->second])
				 : list_term(all, term, all->frequency[term->first], one);
		add_list(all, out);
	}
	return status;
}

double three_gain(const struct three *all, int decision)
{
	double gain = 0;

	for (int i = 0; i < COMBO_CLASSES && !all->fixed[decision]; i++) {
		const double value = all->value[decision][i];

		gain += (value > 0 ? value : 0) - all->frequency[decision][i] * value;
	}
	return gain;
}
