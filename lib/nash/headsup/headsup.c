#include "headsup_internal.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { GUESS_ROUNDS = 24 };

static void fill(struct headsup *all, const struct pushfold *game, const struct pairs *pairs)
{
	const int push = game->index[1], call = game->index[3];
	const double *const walk = pushfold_value(game, game->walk, 0);
	const double *const stolen = pushfold_value(game, push, 0);

	all->pot[HEADSUP_PUSH] = push;
	all->pot[HEADSUP_CALL] = call;
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++) {
			double pushed = -pairs->dealt[a][b] * stolen[0];
			double called = -pairs->dealt[a][b] * stolen[1];

			for (int order = 0; order < PUSHFOLD_TWO_ORDERS; order++) {
				const double *const value = pushfold_value(game, call, order);

				pushed += pairs->order[order][a][b] * value[0];
				called += pairs->order[order][a][b] * value[1];
			}
			all->gain[HEADSUP_PUSH][b][a] = pushed;
			all->gain[HEADSUP_CALL][a][b] = called;
			all->base[HEADSUP_PUSH][a] += pairs->dealt[a][b] * (stolen[0] - walk[0]);
		}
}

/* -- the guess -------------------------------------------------------------------- */

static void guess(struct headsup *all)
{
	struct strategy_regrets regrets[HEADSUP_DECISIONS] = {0};
	double current[HEADSUP_DECISIONS][COMBO_CLASSES] = {{0}}, value[COMBO_CLASSES];
	const double rounds = GUESS_ROUNDS * (GUESS_ROUNDS + 1) / 2.0;

	for (int round = 1; round <= GUESS_ROUNDS; round++)
		for (int decision = 0; decision < HEADSUP_DECISIONS; decision++) {
			headsup_evaluate(all, decision, current[!decision], value);
			strategy_learn(&regrets[decision], value, round, current[decision]);
		}
	for (int decision = 0; decision < HEADSUP_DECISIONS; decision++)
		for (int i = 0; i < COMBO_CLASSES; i++)
			all->frequency[decision][i] = regrets[decision].sum[i] / rounds;
}

/* -- solving ---------------------------------------------------------------------- */

/* The best response of one decision to the other. */
static void respond(struct headsup *all, int decision)
{
	headsup_evaluate(all, decision, all->frequency[!decision], all->value[decision]);
	for (int i = 0; i < COMBO_CLASSES; i++)
		all->frequency[decision][i] = all->value[decision][i] > 0;
}

/* Sets what the strategy says about a decision. `dealt` is the probability that the decision comes
 * up and the player has a hand. */
static void describe_decision(const struct headsup *all, int decision,
	const double dealt[COMBO_CLASSES], struct strategy *strategy)
{
	const int pot = all->pot[decision];

	strategy->gain[decision] = 0;
	strategy->reach[pot] = 0;
	for (int i = 0; i < COMBO_CLASSES; i++) {
		const double value = all->value[decision][i];
		const double frequency = all->frequency[decision][i];

		strategy->reach[pot] += dealt[i];
		strategy->ev[pot][i] = dealt[i] > 0 ? value / dealt[i] : (double)NAN;
		strategy->value[decision] += frequency * value;
		if (!strategy->fixed[pot])
			strategy->gain[decision] += strategy_hand_gain(frequency, value);
	}
	memcpy(strategy->frequency[pot], all->frequency[decision], sizeof all->frequency[decision]);
}

static void describe(struct headsup *all, const struct pushfold *game, const struct pairs *pairs,
	struct strategy *strategy)
{
	const double *const walk = pushfold_value(game, game->walk, 0);
	const double *const stolen = pushfold_value(game, all->pot[HEADSUP_PUSH], 0);
	const double *const pushes = all->frequency[HEADSUP_PUSH];
	double dealt[COMBO_CLASSES] = {0}, pushed[COMBO_CLASSES] = {0};
	double push = 0;

	for (int i = 0; i < HEADSUP_DECISIONS; i++)
		headsup_evaluate(all, i, all->frequency[!i], all->value[i]);
	for (int a = 0; a < COMBO_CLASSES; a++)
		for (int b = 0; b < COMBO_CLASSES; b++) {
			dealt[a] += pairs->dealt[a][b];
			pushed[b] += pairs->dealt[a][b] * pushes[a];
			push += pairs->dealt[a][b] * pushes[a];
		}
	strategy->value[0] = walk[0];
	strategy->value[1] = walk[1] + push * (stolen[1] - walk[1]);
	describe_decision(all, HEADSUP_PUSH, dealt, strategy);
	describe_decision(all, HEADSUP_CALL, pushed, strategy);
}

static status_code find_equilibrium(struct headsup *all, struct strategy *strategy)
{
	if (!strategy->iterations)
		guess(all);
	strategy->iterations = headsup_follow(all);
	if (strategy->iterations == UINT_MAX)
		return STATUS_NO_MEMORY;
	if (strategy->iterations)
		headsup_refine(all);
	return STATUS_OK;
}

status_code headsup_solve(const struct pushfold *game, const struct pairs *pairs,
	struct strategy *strategy)
{
	struct headsup *const all = calloc(1, sizeof *all);
	status_code status = STATUS_OK;
	const bool *const fixed = strategy->fixed;

	if (!all)
		return STATUS_NO_MEMORY;
	fill(all, game, pairs);
	for (int i = 0; i < HEADSUP_DECISIONS; i++)
		memcpy(all->frequency[i], strategy->frequency[all->pot[i]],
			sizeof all->frequency[i]);
	if (!fixed[all->pot[HEADSUP_PUSH]] && !fixed[all->pot[HEADSUP_CALL]])
		status = find_equilibrium(all, strategy);
	else if (!fixed[all->pot[HEADSUP_PUSH]])
		respond(all, HEADSUP_PUSH);
	else if (!fixed[all->pot[HEADSUP_CALL]])
		respond(all, HEADSUP_CALL);
	if (!status)
		describe(all, game, pairs, strategy);
	free(all);
	return status;
}
