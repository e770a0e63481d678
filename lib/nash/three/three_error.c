/* The errors of the values of three players with a sampled table. */
#include "three_internal.h"

#include <stdlib.h>
#include <string.h>

/* Adds what a term contributes to the value of its player. */
static void add_term(const struct three *all, const struct three_term *term,
	triples_factors *factors)
{
	const double *const own = all->frequency[term->target];
	const double *const first = all->frequency[term->first];
	const double *const second = all->frequency[term->second];
	const int player = three_actor(term->target);
	int classes[3];

	for (int a = 0; a < COMBO_CLASSES; a++) {
		classes[player == 0] = a;
		for (int b = 0; first[a] > 0 && b < COMBO_CLASSES; b++) {
			classes[player == 2 ? 1 : 2] = b;
			for (int i = 0; second[b] > 0 && i < COMBO_CLASSES; i++) {
				classes[player] = i;
				if (own[i] > 0)
					triples_add_factors(factors, classes,
						own[i] * first[a] * second[b], term->order);
			}
		}
	}
}

status_code three_find_errors(const struct three *all, double error[3])
{
	triples_factors *factors;

	memset(error, 0, 3 * sizeof *error);
	if (!all->deals)
		return STATUS_OK;
	factors = malloc(TRIPLES_COUNT * sizeof *factors);
	if (!factors)
		return STATUS_NO_MEMORY;
	for (int player = 0; player < 3; player++) {
		memset(factors, 0, TRIPLES_COUNT * sizeof *factors);
		for (int k = 0; k < all->terms; k++)
			if (three_actor(all->term[k].target) == player)
				add_term(all, &all->term[k], factors);
		error[player] =
			triples_error(all->table, (const triples_factors *)factors, all->deals);
	}
	free(factors);
	return STATUS_OK;
}
