#include "play/allin.h"

#include "matchups.h"
#include "odds/equity.h"
#include "support.h"

#include <criterion/criterion.h>
#include <math.h>

static const double usual[] = {50, 30, 20};
static const struct icm_table three = {usual, 3, NULL, 0};

static void all_in(struct allin *allin, const chips *stacks, int seats, seat_set in)
{
	struct contribution contributions[SEATS_MAX];

	for (int i = 0; i < seats; i++)
		contributions[i] =
			in >> i & 1 ? (struct contribution){stacks[i], 0, CONTRIBUTION_ALL_IN}
				    : (struct contribution){0, 0, CONTRIBUTION_FOLDED};
	allin_make(allin, stacks, contributions, seats, 0, 0);
}

static void count(struct tally *tally, const struct matchup *matchup, bool orders)
{
	struct equity_memory memory = {.two = NULL};
	struct equity_plan plan;

	if (orders)
		cr_assert_eq(equity_choose_orders(matchup, EQUITY_EXACT, &plan), STATUS_OK);
	else
		cr_assert_eq(equity_choose(matchup, EQUITY_EXACT, false, &plan), STATUS_OK);
	cr_assert_eq(equity_tally(tally, matchup, &plan), STATUS_OK);
	cr_assert_eq(equity_begin(&memory, &plan, matchup, CPU_SCALAR), STATUS_OK);
	for (uint32_t part = 0; part < plan.parts; part++)
		equity_part(&memory, &plan, part, tally);
	equity_memory_free(&memory);
}

static double sum_of(const double *values, int count)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum += values[i];
	return sum;
}

/* 5000 and 3000 all-in, each wins half: the first has 8000 or 2000, the second 0 or 6000. With 8000
 * and 2000 left the values are 46, 20 and 34; with 2000, 6000 and 2000 they are 29.5, 41 and 29.5.
 */
Test(allin, mean_of_two_outcomes_by_hand)
{
	const chips stacks[] = {5000, 3000, 2000};
	struct tally tally = {.players = 0};
	struct allin_value chip, money;
	struct allin allin;

	all_in(&allin, stacks, 3, 3);
	cr_expect_eq(allin_side_pot(&allin), 0);
	cr_assert_eq(tally_init(&tally, 2, 1, false, false), STATUS_OK);
	*tally_at(&tally, 1, 0) = 7;
	*tally_at(&tally, 2, 0) = 7;
	cr_assert_eq(allin_values(&allin, &tally, &three, &chip, &money), STATUS_OK);
	cr_expect_float_eq(chip.mean[0], 5000, 1e-9);
	cr_expect_float_eq(chip.mean[1], 3000, 1e-9);
	cr_expect_float_eq(chip.mean[2], 2000, 1e-9);
	cr_expect_float_eq(money.mean[0], (46 + 29.5) / 2, 1e-12);
	cr_expect_float_eq(money.mean[1], (20 + 41.0) / 2, 1e-12);
	cr_expect_float_eq(money.mean[2], (34 + 29.5) / 2, 1e-12);
	/* fourteen values of 8.25 to either side: sqrt(14 * 8.25^2 / 13 / 14) */
	cr_expect_float_eq(money.error[0], 8.25 / sqrt(13), 1e-12);
	tally_free(&tally);
}

/* A tie leaves the stacks as they were, whatever the prizes. */
Test(allin, tie_changes_nothing)
{
	const chips stacks[] = {5000, 3000, 2000};
	struct tally tally = {.players = 0};
	struct allin_value chip, money;
	struct allin allin;

	all_in(&allin, stacks, 3, 3);
	cr_assert_eq(tally_init(&tally, 2, 1, false, false), STATUS_OK);
	*tally_at(&tally, 3, 0) = 1;
	cr_assert_eq(allin_values(&allin, &tally, &three, &chip, &money), STATUS_OK);
	cr_expect_float_eq(money.mean[0], 2150.0 / 56, 1e-12);
	cr_expect_float_eq(money.mean[1], 131.0 / 4, 1e-12);
	cr_expect_float_eq(money.mean[2], 202.0 / 7, 1e-12);
	tally_free(&tally);
}

/* Players who are eliminated together take places by their stacks before the hand: 40 of three
 * prizes for the winner of 1000, 2000 and 3000, when the smallest stack wins nothing. */
Test(allin, larger_stack_finishes_higher)
{
	const chips stacks[] = {1000, 2000, 3000};
	struct tally tally = {.players = 0};
	struct allin_value chip, money;
	struct allin allin;

	all_in(&allin, stacks, 3, 7);
	cr_expect_eq(allin_side_pot(&allin), 6);
	cr_assert_eq(tally_init(&tally, 3, 1, false, false), STATUS_OK);
	tally_want_orders(&tally);
	tally_order(&tally, (score[]){1, 2, 3}, NULL, 1);
	cr_assert_eq(allin_values(&allin, &tally, &three, &chip, &money), STATUS_OK);
	cr_expect_float_eq(money.mean[0], 20, 1e-12);
	cr_expect_float_eq(money.mean[1], 30, 1e-12);
	cr_expect_float_eq(money.mean[2], 50, 1e-12);
	tally_free(&tally);
}

/* The side pot is won by the better of two hands even if the third is the best. */
Test(allin, side_pot_goes_to_the_second_best_hand)
{
	const chips stacks[] = {1000, 2000, 3000};
	struct tally tally = {.players = 0};
	struct allin_value chip, money;
	struct allin allin;

	all_in(&allin, stacks, 3, 7);
	cr_assert_eq(tally_init(&tally, 3, 1, false, false), STATUS_OK);
	tally_want_orders(&tally);
	tally_order(&tally, (score[]){9, 5, 4}, NULL, 1);
	cr_assert_eq(allin_values(&allin, &tally, NULL, &chip, &money), STATUS_OK);
	cr_expect_float_eq(chip.mean[0], 3000, 1e-9);
	cr_expect_float_eq(chip.mean[1], 2000, 1e-9);
	cr_expect_float_eq(chip.mean[2], 1000, 1e-9);
	tally_free(&tally);
}

/* With one prize, money is the share of chips. The chips come from two counts that have no orders:
 * of three hands, and of the two of the side pot, with the cards of the third dead. */
Test(allin, orders_agree_with_the_equities_of_each_pot)
{
	static const double one[] = {100};
	static const struct icm_table winner_takes_all = {one, 1, NULL, 0};
	static const struct {
		const char *key, *all, *side;
	} rows[] = {
		{"holdem", "AhKh v QsQd v Jc9c @ 2h7h9d", "QsQd v Jc9c @ 2h7h9d ! AhKh"},
		{"omaha8", "Ah2h3cKd v QsQdJs4c v 9c9d8c7c @ 2d7s9h",
			"QsQdJs4c v 9c9d8c7c @ 2d7s9h ! Ah2h3cKd"},
		{"shortdeck", "AhKh v QsQd v Jc9c @ Ts7h9d", "QsQd v Jc9c @ Ts7h9d ! AhKh"},
	};
	const chips stacks[] = {1000, 2500, 4000};
	static struct matchup matchup;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct tally orders = {.players = 0}, main = orders, side = orders;
		struct allin_value chip, money;
		struct allin allin;

		all_in(&allin, stacks, 3, 7);
		matchup_from(&matchup, rows[i].key, rows[i].all);
		count(&orders, &matchup, true);
		count(&main, &matchup, false);
		matchup_from(&matchup, rows[i].key, rows[i].side);
		count(&side, &matchup, false);
		cr_assert_eq(allin_values(&allin, &orders, &winner_takes_all, &chip, &money),
			STATUS_OK);
		cr_expect_float_eq(chip.mean[0], 3000 * tally_equity(&main, 0), 1e-9);
		cr_expect_float_eq(chip.mean[1],
			3000 * tally_equity(&main, 1) + 3000 * tally_equity(&side, 0), 1e-9);
		cr_expect_float_eq(chip.mean[2],
			1500 + 3000 * tally_equity(&main, 2) + 3000 * tally_equity(&side, 1), 1e-9);
		for (int k = 0; k < 3; k++)
			cr_expect_float_eq(money.mean[k], chip.mean[k] / 75, 1e-9);
		tally_free(&orders);
		tally_free(&main);
		tally_free(&side);
	}
}

/* If the best hand folds, the others win its pots: here the second hand wins both. */
Test(allin, hand_that_folds_wins_nothing)
{
	const chips stacks[] = {1000, 2000, 3000};
	const struct contribution contributions[] = {{400, 0, CONTRIBUTION_FOLDED},
		{2000, 0, CONTRIBUTION_ALL_IN}, {3000, 0, CONTRIBUTION_ALL_IN}};
	struct tally tally = {.players = 0};
	struct allin_value chip, money;
	struct allin allin;

	allin_fold(&allin, stacks, contributions, 3, 0, 0, 0);
	cr_assert_eq(tally_init(&tally, 3, 1, false, false), STATUS_OK);
	tally_want_orders(&tally);
	tally_order(&tally, (score[]){9, 5, 4}, NULL, 3);
	tally_order(&tally, (score[]){9, 4, 5}, NULL, 1);
	cr_assert_eq(allin_values(&allin, &tally, NULL, &chip, &money), STATUS_OK);
	cr_expect_float_eq(chip.mean[0], 600, 1e-9);
	cr_expect_float_eq(chip.mean[1], 0.75 * 4400, 1e-9);
	cr_expect_float_eq(chip.mean[2], 1000 + 0.25 * 4400, 1e-9);
	tally_free(&tally);
}

/* Samples count the same orders. */
Test(allin, sampled_orders_are_near_the_exact_ones)
{
	static const char *const keys[] = {"holdem", "omaha"};
	static const char *const lines[] = {"AhKh v QsQd v Jc9c", "AhKhQs9s v QdQcJd2c v 9c8c7d6d"};
	const chips stacks[] = {1000, 2500, 4000};
	static struct matchup matchup;

	for (int i = 0; i < 2; i++) {
		struct equity_memory memory = {.two = NULL};
		struct tally exact = {.players = 0}, sampled = exact;
		struct equity_plan plan;
		struct allin_value chip, money, near;
		struct allin allin;

		all_in(&allin, stacks, 3, 7);
		matchup_from(&matchup, keys[i], lines[i]);
		count(&exact, &matchup, true);
		cr_assert_eq(equity_choose_orders(&matchup, EQUITY_SAMPLED, &plan), STATUS_OK);
		cr_assert_eq(equity_tally(&sampled, &matchup, &plan), STATUS_OK);
		cr_assert_eq(equity_begin(&memory, &plan, &matchup, CPU_SCALAR), STATUS_OK);
		equity_sample(&memory, &matchup, 1, 0, SAMPLE_PART, &sampled);
		cr_assert_eq(allin_values(&allin, &exact, &three, &chip, &money), STATUS_OK);
		cr_assert_eq(allin_values(&allin, &sampled, &three, &chip, &near), STATUS_OK);
		cr_expect_float_eq(sum_of(money.mean, 3), 100, 1e-9);
		cr_expect_float_eq(sum_of(near.mean, 3), 100, 1e-9);
		for (int k = 0; k < 3; k++)
			cr_expect(fabs(near.mean[k] - money.mean[k]) < 4.5 * near.error[k],
				"%g %g +- %g", money.mean[k], near.mean[k], near.error[k]);
		equity_memory_free(&memory);
		tally_free(&exact);
		tally_free(&sampled);
	}
}

/* Players at other tables have the values that they have at the table. */
Test(allin, other_tables_are_part_of_the_field)
{
	const double stacks[] = {8000, 2000}, others[] = {3000, 2000, 700};
	const double all[] = {8000, 2000, 3000, 2000, 700};
	const struct icm_table table = {usual, 3, others, 3};
	double out[2], expected[5];

	cr_assert_eq(icm_table_values(&table, stacks, NULL, 2, out), STATUS_OK);
	cr_assert_eq(icm_values(all, NULL, 5, usual, 3, expected), STATUS_OK);
	cr_expect_float_eq(out[0], expected[0], 1e-12);
	cr_expect_float_eq(out[1], expected[1], 1e-12);
}
