/* Equilibria heads-up: published values, and best responses computed here from matchups of combos
 * and the rules of the game, without the solver's tables. */
#include "nash/headsup/headsup.h"
#include "odds/matrix.h"

#include "spots.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

static struct pairs pairs;
static struct matrix matrix;
static struct spot spot;
static struct pushfold game;

static void set_up(void)
{
	spot_from(&spot, "100%;100%", "", "");
	cr_assert_eq(matrix_count(&spot, &matrix), STATUS_OK);
	pairs_fill(&pairs);
}

TestSuite(headsup, .init = set_up);

static struct strategy *solve(const struct pushfold_rules *rules)
{
	struct strategy *strategy;

	cr_assert_eq(pushfold_make(rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert_not_null(strategy);
	cr_assert_eq(headsup_solve(&game, &pairs, strategy), STATUS_OK);
	return strategy;
}

/* A push of equal stacks of `stack` big blinds without antes, in big blinds: the small blind's
 * value of its best response, and the big blind's, each against the other's frequencies. */
struct responses {
	double small, big;
};

static struct responses respond(double stack, const double push[COMBO_CLASSES],
	const double call[COMBO_CLASSES])
{
	struct responses best = {0, 0};
	const double all = 1326.0 * 1225;

	for (int a = 0; a < COMBO_CLASSES; a++) {
		double pushed = 0, folded = 0;

		for (int b = 0; b < COMBO_CLASSES; b++) {
			const struct matrix_cell *const cell = &matrix.cell[a][b];
			const double met = (double)cell->matchups / all;
			const double won = stack * (2 * matrix_equity(cell) - 1);

			pushed += met * ((1 - call[b]) * 1 + call[b] * won);
			folded += met * -0.5;
		}
		best.small += pushed > folded ? pushed : folded;
	}
	for (int b = 0; b < COMBO_CLASSES; b++) {
		double called = 0, folded = 0;

		for (int a = 0; a < COMBO_CLASSES; a++) {
			const struct matrix_cell *const cell = &matrix.cell[a][b];
			const double met = (double)cell->matchups / all;

			called += met * push[a] * stack * (1 - 2 * matrix_equity(cell));
			folded += met * push[a] * -1;
			best.big += met * (1 - push[a]) * 0.5;
		}
		best.big += called > folded ? called : folded;
	}
	return best;
}

static struct strategy *solve_equal(double stack)
{
	const struct pushfold_rules rules = {.players = 2,
		.stack = {stack, stack},
		.small = 0.5,
		.big = 1};

	return solve(&rules);
}

Test(headsup, values_of_the_small_blind_as_in_another_solver)
{
	static const double values[][2] = {{2, 0.009549}, {5, 0.056201}, {10, -0.045371},
		{15, -0.127227}, {20, -0.183190}};

	for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
		struct strategy *const strategy = solve_equal(values[i][0]);

		cr_assert_float_eq(strategy->value[0], values[i][1], 6e-7);
		cr_assert_float_eq(strategy->value[1], -values[i][1], 6e-7);
		free(strategy);
		pushfold_free(&game);
	}
}

Test(headsup, pushes_and_calls_at_ten_big_blinds)
{
	struct strategy *const strategy = solve_equal(10);

	cr_assert_float_eq(strategy_mean(strategy->frequency[game.index[1]]), 0.5828, 5e-5);
	cr_assert_float_eq(strategy_mean(strategy->frequency[game.index[3]]), 0.3738, 5e-5);
	free(strategy);
	pushfold_free(&game);
}

Test(headsup, nobody_can_gain)
{
	for (double stack = 0.6; stack < 60; stack += stack < 3 ? 0.3 : 2.9) {
		struct strategy *const strategy = solve_equal(stack);
		const struct responses best = respond(stack, strategy->frequency[game.index[1]],
			strategy->frequency[game.index[3]]);

		/* without a gain, the best responses are the values, which add up to 0 */
		cr_assert_float_eq(best.small + best.big, 0, 1e-9, "%g: %g", stack,
			best.small + best.big);
		cr_assert_float_eq(best.small, strategy->value[0], 1e-9);
		cr_assert(strategy->gain[0] + strategy->gain[1] < 1e-9);
		free(strategy);
		pushfold_free(&game);
	}
}

Test(headsup, a_guess_changes_nothing)
{
	struct strategy *const strategy = solve_equal(9), *wanted;
	const struct pushfold_rules rules = {.players = 2,
		.stack = {12, 12},
		.small = 0.5,
		.big = 1};

	pushfold_free(&game);
	cr_assert_eq(pushfold_make(&rules, &game), STATUS_OK);
	cr_assert_eq(headsup_solve(&game, &pairs, strategy), STATUS_OK);
	pushfold_free(&game);
	wanted = solve(&rules);
	for (int i = 0; i < COMBO_CLASSES; i++)
		cr_assert_float_eq(strategy->frequency[0][i], wanted->frequency[0][i], 1e-9);
	cr_assert_float_eq(strategy->value[0], wanted->value[0], 1e-12);
	free(strategy);
	free(wanted);
	pushfold_free(&game);
}

Test(headsup, a_fixed_push_meets_the_best_calls)
{
	const struct pushfold_rules rules = {.players = 2,
		.stack = {10, 10},
		.small = 0.5,
		.big = 1};
	struct strategy *strategy;
	struct responses best;

	cr_assert_eq(pushfold_make(&rules, &game), STATUS_OK);
	strategy = strategy_new(&game);
	cr_assert_not_null(strategy);
	strategy->fixed[game.index[1]] = true;
	for (int i = 0; i < COMBO_CLASSES; i++) /* pairs only */
		strategy->frequency[game.index[1]][i] = i % (CARD_RANKS + 1) == 0;
	cr_assert_eq(headsup_solve(&game, &pairs, strategy), STATUS_OK);
	best = respond(10, strategy->frequency[game.index[1]], strategy->frequency[game.index[3]]);
	cr_assert_float_eq(strategy->value[1], best.big, 1e-12);
	cr_assert_float_eq(strategy->value[0], -best.big, 1e-12);
	cr_assert_eq(strategy->gain[0], 0);
	free(strategy);
	pushfold_free(&game);
}

/* With a third stack, the two do not only play against each other: both can lose money to it. */
Test(headsup, prize_money_with_a_third_stack)
{
	const struct pushfold_rules rules = {.players = 2,
		.stack = {10, 10},
		.small = 0.5,
		.big = 1,
		.payouts = (const double[]){50, 30, 20},
		.places = 3,
		.others = (const double[]){4},
		.other_count = 1};
	struct strategy *const strategy = solve(&rules);
	struct strategy *chips;

	pushfold_free(&game);
	chips = solve_equal(10);
	cr_assert(strategy->gain[0] + strategy->gain[1] < 1e-9);
	cr_assert(strategy_mean(strategy->frequency[2]) < strategy_mean(chips->frequency[2]) / 2);
	free(strategy);
	free(chips);
	pushfold_free(&game);
}
