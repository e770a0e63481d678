#include "three_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* -- the first guess ---------------------------------------------------------------- */

/* The equity of each hand against any other. */
static void find_equities(const struct pairs *pairs, double equity[COMBO_CLASSES])
{
	for (int i = 0; i < COMBO_CLASSES; i++) {
		double won = 0, all = 0;

		for (int j = 0; j < COMBO_CLASSES; j++) {
			won += pairs->order[1][i][j] + pairs->order[0][i][j] / 2;
			all += pairs->dealt[i][j];
		}
		equity[i] = won / all;
	}
}

/* Plays the best hands, until they are `part` of all. */
static void play_best(const double equity[COMBO_CLASSES], double part, double *frequency)
{
	for (int i = 0; i < COMBO_CLASSES; i++) {
		double better = 0;

		for (int j = 0; j < COMBO_CLASSES; j++)
			if (equity[j] > equity[i])
				better += combo_class_size(j);
		frequency[i] = better < part * COMBO_COUNT;
	}
}

static void begin(struct three *all, const struct strategy *strategy)
{
	static const double parts[THREE_DECISIONS] =
		{[1] = 0.35, [2] = 0.6, [3] = 0.2, [5] = 0.25, [6] = 0.4, [7] = 0.1};
	double equity[COMBO_CLASSES];

	find_equities(all->pairs, equity);
	for (int k = 0; k < 6; k++) {
		const int decision = three_decisions[k], pot = all->game->index[decision];

		all->fixed[decision] = strategy->fixed[pot];
		if (all->fixed[decision] || strategy->iterations)
			memcpy(all->frequency[decision], strategy->frequency[pot],
				sizeof strategy->frequency[pot]);
		else
			play_best(equity, parts[decision], all->frequency[decision]);
	}
}

/* -- results ------------------------------------------------------------------------ */

/* The probability of each hand of a decision's player when the decision comes up. */
static status_code find_reach(struct three *all, int decision, three_row out)
{
	/* the decision that was made and, except for the button, the one that was not */
	static const uint8_t joined[THREE_DECISIONS] = {[3] = 1, [5] = 1, [6] = 2, [7] = 0};
	static const uint8_t folded[THREE_DECISIONS] = {[2] = 1};
	status_code status = STATUS_OK;

	memset(out, 0, sizeof(three_row));
	for (int i = 0; i < COMBO_CLASSES; i++) {
		if (!joined[decision] && decision != 7)
			out[i] = combo_class_size(i) / (double)COMBO_COUNT;
		for (int j = 0; j < COMBO_CLASSES; j++) {
			const double dealt = all->pairs->dealt[i][j];

			if (joined[decision])
				out[i] += dealt * all->frequency[joined[decision]][j];
			if (folded[decision])
				out[i] -= dealt * all->frequency[folded[decision]][j];
		}
	}
	if (decision >= 5) {
		three_row both = {0};

		status = three_add_term(all, &all->both[decision != 6], both);
		for (int i = 0; i < COMBO_CLASSES; i++)
			out[i] = decision == 7 ? both[i] : out[i] - both[i];
	}
	return status;
}

/* The value of a game to a player who always folds and has no other effect: the sum over pots. */
static double value_of_folds(const struct three *all, int player)
{
	/* of the two others, by player: the first one's decision, and the second one's after it and
	 * without it; the pots that follow */
	static const struct {
		uint8_t first, after, without;
	} others[3] = {{2, 6, THREE_WALK}, {1, 5, THREE_WALK}, {1, 3, 2}};
	const double *const first = all->frequency[others[player].first];
	const int after = others[player].after, without = others[player].without;
	const bool walks = without == THREE_WALK;
	double sum = 0;

	for (int i = 0; i < COMBO_CLASSES; i++)
		for (int j = 0; j < COMBO_CLASSES; j++) {
			const double y = first[i], u = all->frequency[after][j];
			const double v = walks ? 0 : all->frequency[without][j];
			const double dealt = all->pairs->dealt[i][j];

			sum += dealt * (1 - y) *
			       ((1 - v) * three_pot_value(all, THREE_WALK, 0, player) +
				       v * three_pot_value(all, walks ? THREE_WALK : without, 0,
						   player));
			sum += dealt * y * (1 - u) *
			       three_pot_value(all, others[player].first, 0, player);
			for (int k = 0; k < PUSHFOLD_TWO_ORDERS; k++)
				sum += all->pairs->order[k][i][j] * y * u *
				       three_pot_value(all, after, k, player);
		}
	return sum;
}

static status_code report(struct three *all, struct strategy *strategy)
{
	for (int i = 0; i < 3; i++) {
		strategy->value[i] = value_of_folds(all, i);
		strategy->gain[i] = 0;
	}
	for (int k = 0; k < 6; k++) {
		const int decision = three_decisions[k], pot = all->game->index[decision];
		const int player = three_actor(decision);
		three_row reach;
		status_code status = three_evaluate(all, decision);

		if (!status)
			status = find_reach(all, decision, reach);
		if (status)
			return status;
		strategy->reach[pot] = 0;
		strategy->gain[player] += three_gain(all, decision);
		for (int i = 0; i < COMBO_CLASSES; i++) {
			const double frequency = all->frequency[decision][i];
			const double value = all->value[decision][i];

			strategy->frequency[pot][i] = frequency;
			strategy->ev[pot][i] = reach[i] > 1e-15 ? value / reach[i] : (double)NAN;
			strategy->reach[pot] += reach[i];
			strategy->value[player] += frequency * value;
		}
	}
	return STATUS_OK;
}

/* -- solving ------------------------------------------------------------------------ */

enum { ROUNDS_FIRST = 60, STEPS = 20 };

static double gain_of(const struct three *all)
{
	double gain = 0;

	for (int k = 0; k < 6; k++)
		gain += three_gain(all, three_decisions[k]);
	return gain;
}

static status_code solve(struct three *all, const struct strategy_limits *limits,
	struct strategy *strategy)
{
	unsigned rounds = ROUNDS_FIRST;
	status_code status = STATUS_OK;

	strategy->iterations = 0;
	do {
		if (rounds > limits->iterations - strategy->iterations)
			rounds = limits->iterations - strategy->iterations;
		status = three_guess(all, rounds);
		strategy->iterations += rounds;
		rounds *= 2;
		if (!status)
			status = three_finish(all, limits->gain, STEPS);
	} while (!status && gain_of(all) > limits->gain &&
		 strategy->iterations < limits->iterations &&
		 !(limits->stop &&
			 limits->stop(limits->context, strategy->iterations, gain_of(all))));
	return status;
}

status_code three_solve(const struct pushfold *game, const struct pairs *pairs,
	const struct triples_table *table, const struct strategy_limits *limits,
	struct strategy *strategy)
{
	struct three *const all = calloc(1, sizeof *all);
	status_code status;

	if (!all)
		return STATUS_NO_MEMORY;
	all->game = game;
	all->pairs = pairs;
	all->table = (const triples_orders *)table->orders;
	all->deals = table->deals;
	all->path = cpu_path_best();
	status = three_make(all);
	begin(all, strategy);
	if (!status)
		status = solve(all, limits, strategy);
	if (!status)
		status = report(all, strategy);
	if (!status)
		status = three_find_errors(all, strategy->error);
	three_free(all);
	free(all);
	return status;
}
