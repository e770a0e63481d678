#include "strategy.h"

#include <stdlib.h>

struct strategy *strategy_new(const struct pushfold *game)
{
	struct strategy *const strategy = calloc(1, sizeof *strategy);

	if (!strategy)
		return NULL;
	for (int i = 0; i < COMBO_CLASSES; i++)
		strategy->frequency[game->walk][i] = 1;
	strategy->fixed[game->walk] = true;
	return strategy;
}

double strategy_mean(const double frequency[COMBO_CLASSES])
{
	double sum = 0;

	for (int i = 0; i < COMBO_CLASSES; i++)
		sum += frequency[i] * combo_class_size(i);
	return sum / COMBO_COUNT;
}

double strategy_gain(const struct pushfold *game, const struct strategy *strategy)
{
	double sum = 0;

	for (int i = 0; i < game->rules.players; i++)
		sum += strategy->gain[i];
	return sum;
}
