/* Counterfactual regret minimization for three players. */
#include "three_internal.h"

#include <stdlib.h>

status_code three_guess(struct three *all, unsigned rounds)
{
	struct strategy_regrets *const regrets = calloc(THREE_DECISIONS, sizeof *regrets);
	status_code status = regrets ? STATUS_OK : STATUS_NO_MEMORY;
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
				strategy_learn(&regrets[decision], all->value[decision], weight,
					all->frequency[decision]);
		}
	}
	for (int k = 0; !status && k < 6; k++) {
		const int decision = three_decisions[k];

		for (int i = 0; i < COMBO_CLASSES && !all->fixed[decision]; i++)
			all->frequency[decision][i] = regrets[decision].sum[i] / weights;
	}
	free(regrets);
	return status;
}
