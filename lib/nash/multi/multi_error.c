/* The errors of the values of several players with a sampled table. */
#include "multi_internal.h"

#include <stdlib.h>
#include <string.h>

/* Whether a pot that comes up now and then changes the value of a player. */
static bool is_needed(const struct multi *all, int pot, int player)
{
	const double rarely = 1e-6;

	for (int order = 0; order < all->game->pot[pot].orders; order++)
		if (all->pot[pot].change[order][player] != 0)
			return all->pot[pot].path > rarely;
	return false;
}

status_code multi_find_errors(const struct multi *all, double error[PUSHFOLD_PLAYERS_MAX])
{
	const struct pushfold *const game = all->game;
	triples_factors *factors;

	memset(error, 0, PUSHFOLD_PLAYERS_MAX * sizeof *error);
	if (!all->deals || !all->triples)
		return STATUS_OK;
	factors = malloc(TRIPLES_COUNT * sizeof *factors);
	if (!factors)
		return STATUS_NO_MEMORY;
	for (int player = 0; player < game->rules.players; player++) {
		memset(factors, 0, TRIPLES_COUNT * sizeof *factors);
		for (int pot = 0; pot < game->pots; pot++) {
			if (!is_needed(all, pot, player))
				continue;
			if (game->pot[pot].count == 2)
				multi_factors_two(all, pot, player, factors);
			if (game->pot[pot].count == PUSHFOLD_POT_MAX)
				multi_factors_three(all, pot, player, factors);
		}
		error[player] =
			triples_error(all->table, (const triples_factors *)factors, all->deals);
	}
	free(factors);
	return STATUS_OK;
}
