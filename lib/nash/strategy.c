#include "strategy.h"

#include <math.h>
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

void strategy_learn(struct strategy_regrets *regrets, const double value[COMBO_CLASSES],
	double weight, double frequency[COMBO_CLASSES])
{
	for (int i = 0; i < COMBO_CLASSES; i++) {
		double *const join = &regrets->join[i], *const fold = &regrets->fold[i];

		*join = fmax(*join + (1 - frequency[i]) * value[i], 0);
		*fold = fmax(*fold - frequency[i] * value[i], 0);
		if (*join + *fold > 0)
			frequency[i] = *join / (*join + *fold);
		regrets->sum[i] += weight * frequency[i];
	}
}

double strategy_gain(const struct pushfold *game, const struct strategy *strategy)
{
	double sum = 0;

	for (int i = 0; i < game->rules.players; i++)
		sum += strategy->gain[i];
	return sum;
}
