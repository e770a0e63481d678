#include "multi_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	PAIR_ROUNDS = 30, /* rounds without pots of three players, for a start */
	CHECK = 10,       /* rounds between two measures of the gain */
	FIRST_RESTART = 20
};

struct iteration {
	struct multi *all;
	const struct strategy_limits *limits;
	struct strategy *strategy;
	struct strategy_regrets *regrets; /* by pot */
	double weight;                    /* of the sums */
	unsigned since;                   /* the round of the last restart */
};

static bool is_free(const struct iteration *it, int pot)
{
	return !it->strategy->fixed[pot];
}

/* -- rounds ------------------------------------------------------------------------- */

static status_code play_round(struct iteration *it, unsigned round)
{
	struct multi *const all = it->all;
	const struct pushfold *const game = all->game;
	const double weight = (double)(round - it->since) * (round - it->since);
	status_code status = STATUS_OK;

	for (int player = 0; player < game->rules.players && !status; player++) {
		multi_follow(all);
		status = multi_evaluate(all, player);
		for (int pot = 0; pot < game->pots && !status; pot++)
			if (pushfold_actor(&game->pot[pot]) == player && is_free(it, pot) &&
				(all->triples || game->pot[pot].count < PUSHFOLD_POT_MAX))
				strategy_learn(&it->regrets[pot], all->pot[pot].value, weight,
					all->pot[pot].frequency);
	}
	it->weight += weight;
	return status;
}

static void restart(struct iteration *it, unsigned round)
{
	it->since = round;
	it->weight = 0;
	for (int pot = 0; pot < it->all->game->pots; pot++)
		memset(it->regrets[pot].sum, 0, sizeof it->regrets[pot].sum);
}

/* -- the result --------------------------------------------------------------------- */

/* Sets all values of the current frequencies. */
static status_code measure(struct multi *all)
{
	status_code status = STATUS_OK;

	multi_follow(all);
	multi_follow_pairs(all);
	multi_average(all);
	for (int player = 0; player < all->game->rules.players && !status; player++)
		status = multi_evaluate(all, player);
	return status;
}

static double gain_of(const struct multi_pot *pot)
{
	double sum = 0;

	for (int i = 0; i < COMBO_CLASSES; i++)
		sum += strategy_hand_gain(pot->frequency[i], pot->value[i]);
	return sum;
}

/* Copies the frequencies to the strategy, with the gains of all players. */
static double keep(const struct iteration *it)
{
	const struct pushfold *const game = it->all->game;
	struct strategy *const strategy = it->strategy;

	memset(strategy->gain, 0, sizeof strategy->gain);
	for (int pot = 0; pot < game->pots; pot++) {
		memcpy(strategy->frequency[pot], it->all->pot[pot].frequency,
			sizeof strategy->frequency[pot]);
		if (is_free(it, pot))
			strategy->gain[pushfold_actor(&game->pot[pot])] +=
				gain_of(&it->all->pot[pot]);
	}
	return strategy_gain(game, strategy);
}

/* Makes hands that are hardly ever, or nearly always, played pure. */
static void clean(struct multi *all, const struct strategy *strategy)
{
	const double least = 0.01;

	for (int pot = 0; pot < all->game->pots; pot++) {
		double *const frequency = all->pot[pot].frequency;

		for (int i = 0; i < COMBO_CLASSES && !strategy->fixed[pot]; i++)
			frequency[i] = frequency[i] < least       ? 0
				       : frequency[i] > 1 - least ? 1
								  : frequency[i];
	}
}

/* Measures the averages, which become the strategy; the current frequencies stay. */
static status_code check(struct iteration *it, double *gain)
{
	struct multi *const all = it->all;
	const int pots = all->game->pots;
	multi_row *const current = malloc((size_t)pots * sizeof *current);
	status_code status;

	if (!current)
		return STATUS_NO_MEMORY;
	for (int pot = 0; pot < pots; pot++) {
		memcpy(current[pot], all->pot[pot].frequency, sizeof current[pot]);
		for (int i = 0; i < COMBO_CLASSES && is_free(it, pot); i++)
			all->pot[pot].frequency[i] = it->regrets[pot].sum[i] / it->weight;
	}
	clean(all, it->strategy);
	status = measure(all);
	*gain = keep(it);
	for (int pot = 0; pot < pots; pot++)
		memcpy(all->pot[pot].frequency, current[pot], sizeof current[pot]);
	free(current);
	return status;
}

static status_code iterate(struct iteration *it)
{
	const struct strategy_limits *const limits = it->limits;
	unsigned restarts = FIRST_RESTART;
	status_code status = STATUS_OK;

	for (unsigned round = 1; round <= limits->iterations && !status; round++) {
		const bool last = round == limits->iterations;
		double gain = 0;

		if (round == PAIR_ROUNDS) {
			it->all->triples = true;
			restart(it, round - 1);
			restarts = round + FIRST_RESTART;
		}
		status = play_round(it, round);
		it->strategy->iterations = round;
		if (status || (!last && (round % CHECK || !it->all->triples)))
			continue;
		status = check(it, &gain);
		if (status || gain <= limits->gain ||
			(limits->stop && limits->stop(limits->context, round, gain)))
			break;
		if (round >= restarts && !last) {
			restarts = 2 * round;
			restart(it, round);
		}
	}
	return status;
}

/* Sets what the strategy says about values. */
static status_code describe(struct iteration *it)
{
	struct multi *const all = it->all;
	const struct pushfold *const game = all->game;
	struct strategy *const strategy = it->strategy;
	const double *const walk = pushfold_value(game, game->walk, 0);
	status_code status;

	for (int pot = 0; pot < game->pots; pot++)
		memcpy(all->pot[pot].frequency, strategy->frequency[pot],
			sizeof strategy->frequency[pot]);
	status = measure(all);
	keep(it);
	for (int i = 0; i < game->rules.players; i++) {
		strategy->value[i] = walk[i];
		for (int pot = 0; pot < game->pots; pot++)
			strategy->value[i] += all->pot[pot].mass[i];
	}
	for (int pot = 0; pot < game->pots; pot++) {
		double reach[COMBO_CLASSES];

		multi_reach(all, pot, reach);
		strategy->reach[pot] = 0;
		for (int i = 0; i < COMBO_CLASSES; i++) {
			strategy->reach[pot] += reach[i];
			strategy->ev[pot][i] =
				reach[i] > 0 ? all->pot[pot].value[i] / reach[i] : (double)NAN;
		}
	}
	return status;
}

static void begin(struct iteration *it)
{
	const struct pushfold *const game = it->all->game;

	for (int pot = 0; pot < game->pots; pot++)
		for (int i = 0; i < COMBO_CLASSES; i++)
			it->all->pot[pot].frequency[i] = !is_free(it, pot)
								 ? it->strategy->frequency[pot][i]
							 : game->pot[pot].count == 1 ? 0.5
							 : game->pot[pot].count == 2 ? 0.25
										     : 0;
}

status_code multi_solve(const struct pushfold *game, const struct pairs *pairs,
	const struct triples_table *table, const struct strategy_limits *limits,
	struct strategy *strategy)
{
	struct iteration it = {.limits = limits, .strategy = strategy};
	status_code status = STATUS_NO_MEMORY;

	it.all = calloc(1, sizeof *it.all);
	it.regrets = calloc((size_t)game->pots, sizeof *it.regrets);
	if (it.all && it.regrets) {
		it.all->game = game;
		it.all->pairs = pairs;
		it.all->table = (const triples_orders *)table->orders;
		it.all->deals = table->deals;
		begin(&it);
		status = multi_make(it.all);
		if (!status)
			status = iterate(&it);
		if (!status)
			status = describe(&it);
		if (!status)
			status = multi_find_errors(it.all, strategy->error);
	}
	free(it.regrets);
	if (it.all)
		multi_free(it.all);
	return status;
}
