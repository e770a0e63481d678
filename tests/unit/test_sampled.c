/* Gains by dealing hands, for strategies whose gains are known. */
#include "nash/headsup/headsup.h"
#include "nash/sampled.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

static struct pushfold game;

static struct strategy *make(const struct pushfold_rules *rules)
{
	struct strategy *strategy;

	cr_assert_eq(pushfold_make(rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert_not_null(strategy);
	return strategy;
}

/* If all fold, the first player wins the blinds with any hand in place of nothing, and the small
 * blind both blinds in place of losing its own. */
Test(sampled, pushing_wins_the_blinds_if_all_fold)
{
	struct strategy *const strategy = make(&(struct pushfold_rules){.players = 6,
		.stack = {9, 9, 9, 9, 9, 9},
		.small = 0.5,
		.big = 1});
	struct sampled sampled;

	cr_assert_eq(sampled_gain(&game, strategy, 100000, 1, &sampled), STATUS_OK);
	for (int i = 0; i < 4; i++)
		cr_assert_float_eq(sampled.gain[i], 1.5, 1e-9);
	cr_assert_float_eq(sampled.gain[4], 1.5, 1e-9);
	cr_assert_float_eq(sampled.gain[5], 0, 1e-12);
	free(strategy);
	pushfold_free(&game);
}

/* Against three players who push and call with all hands, the fourth gains by joining with good
 * ones, although a strategy has no such decision. */
Test(sampled, a_fourth_player_may_join)
{
	struct strategy *const strategy = make(&(struct pushfold_rules){.players = 4,
		.stack = {9, 9, 9, 9},
		.small = 0.5,
		.big = 1});
	struct sampled sampled;

	for (int pot = 0; pot < game.pots; pot++)
		for (int i = 0; i < COMBO_CLASSES; i++)
			strategy->frequency[pot][i] = 1;
	cr_assert_eq(sampled_gain(&game, strategy, 100000, 1, &sampled), STATUS_OK);
	/* at random the big blind wins a quarter of 36 and has put in 1 before */
	cr_assert_gt(sampled.gain[3], 1);
	cr_assert_gt(sampled.gain[0], 0.5); /* by folding its worst hands */
	free(strategy);
	pushfold_free(&game);
}

Test(sampled, nobody_gains_in_an_equilibrium)
{
	static struct pairs pairs;
	struct strategy *const strategy = make(
		&(struct pushfold_rules){.players = 2, .stack = {10, 10}, .small = 0.5, .big = 1});
	struct sampled sampled;

	pairs_fill(&pairs);
	cr_assert_eq(headsup_solve(&game, &pairs, strategy), STATUS_OK);
	cr_assert_eq(sampled_gain(&game, strategy, 1000000, 1, &sampled), STATUS_OK);
	for (int i = 0; i < 2; i++)
		cr_assert(fabs(sampled.gain[i]) < 0.002 + 4 * sampled.error[i], "%f +- %f",
			sampled.gain[i], sampled.error[i]);
	free(strategy);
	pushfold_free(&game);
}

/* Against a push of all hands, the big blind gains by calling what the exact best response does. */
Test(sampled, a_best_response_gains_as_computed)
{
	static struct pairs pairs;
	struct strategy *const strategy = make(
		&(struct pushfold_rules){.players = 2, .stack = {10, 10}, .small = 0.5, .big = 1});
	const int push = game.index[1], call = game.index[3];
	struct sampled sampled;
	double value;

	pairs_fill(&pairs);
	for (int i = 0; i < COMBO_CLASSES; i++)
		strategy->frequency[push][i] = 1;
	strategy->fixed[push] = true;
	cr_assert_eq(headsup_solve(&game, &pairs, strategy), STATUS_OK);
	value = strategy->value[1];
	for (int i = 0; i < COMBO_CLASSES; i++)
		strategy->frequency[call][i] = 0;
	cr_assert_eq(sampled_gain(&game, strategy, 1000000, 1, &sampled), STATUS_OK);
	cr_assert_float_eq(sampled.gain[1], value + 1, 0.005 + 4 * sampled.error[1], "%f of %f",
		sampled.gain[1], value + 1);
	free(strategy);
	pushfold_free(&game);
}
