/* Counterfactual regret minimization for three players. */
#include "three_internal.h"

#include <stdlib.h>
#include <string.h>

/* The regrets and the weighted sums of the frequencies of all decisions. */
struct three_guess {
	three_row join[THREE_DECISIONS], fold[THREE_DECISIONS], sum[THREE_DECISIONS];
};

static double above_zero(double x)
{
	return x > 0 ? x : 0;
}

static void update(struct three *all, struct three_guess *guess, int decision, double weight)
{
	double *const join = guess->join[decision], *const fold = guess->fold[decision];
	double *const frequency = all->frequency[decision];

	for (int i = 0; i < COMBO_CLASSES; i++) {
		const double value = all->value[decision][i];

		join[i] = above_zero(join[i] + (1 - frequency[i]) * value);
		fold[i] = above_zero(fold[i] - frequency[i] * value);
		if (join[i] + fold[i] > 0)
			frequency[i] = join[i] / (join[i] + fold[i]);
		guess->sum[decision][i] += weight * frequency[i];
	}
}

status_code three_guess(struct three *all, unsigned rounds)
{
	struct three_guess *const guess = calloc(1, sizeof *guess);
	status_code status = guess ? STATUS_OK : STATUS_NO_MEMORY;
	double weights = 0;

	for (unsigned round = 1; !status && round <= rounds; round++) {
		const double weight = (double)round * round;

		weights += weight;
		for (int k = 0; k < 6 && !status; k++) {
			const int decision = three_decisions[k];

			if (all->fixed[decision])
				continue;
			status = three_evaluate(all, decision);
			if (!status)
				update(all, guess, decision, weight);
		}
	}
	for (int k = 0; !status && k < 6; k++) {
		const int decision = three_decisions[k];

		for (int i = 0; i < COMBO_CLASSES && !all->fixed[decision]; i++)
			all->frequency[decision][i] = guess->sum[decision][i] / weights;
	}
	free(guess);
	return status;
}
