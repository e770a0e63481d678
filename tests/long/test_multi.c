/* Equilibria of several players, with the exact table of three hands: half a minute. */
#include "nash/multi/multi.h"
#include "nash/sampled.h"
#include "nash/three/three.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Made once, for all tests of the file: each test runs in a process of its own. */
static triples_orders *make_table(void)
{
	struct triples_scores *const scores = triples_scores_new();
	struct triples_counter *const counter = triples_counter_new(scores, cpu_path_best());
	triples_orders *const table = calloc(TRIPLES_COUNT, sizeof *table);

	cr_assert(scores && counter && table);
	for (int part = 0; part < TRIPLES_PARTS; part++)
		triples_part(counter, part, table);
	free(counter);
	free(scores);
	return table;
}

static struct triples_table make_sample(void)
{
	enum { DEALS = 8 };
	const struct triples_table sample = {calloc(TRIPLES_COUNT, sizeof *sample.orders), DEALS};

	cr_assert(sample.orders);
	for (int class = 0; class < COMBO_CLASSES; class ++)
		triples_sample(class, DEALS, 2, sample.orders);
	return sample;
}

struct solved {
	struct pushfold game;
	struct strategy *strategy;
};

static void make(const struct pushfold_rules *rules, struct solved *out)
{
	cr_assert_eq(pushfold_make(rules, &out->game), STATUS_OK);
	out->strategy = strategy_new(&out->game);
	cr_assert_not_null(out->strategy);
}

static void clear(struct solved *solved)
{
	free(solved->strategy);
	pushfold_free(&solved->game);
}

/* For three players all of the model is exact. */
static void expect_three(const struct pushfold_rules *rules, const struct pairs *pairs,
	const struct triples_table *table)
{
	const struct strategy_limits limits = {.gain = 1e-4, .iterations = 500};
	struct solved one, other;

	make(rules, &one);
	make(rules, &other);
	cr_assert_eq(multi_solve(&one.game, pairs, table, &limits, one.strategy), STATUS_OK);
	cr_assert_eq(three_solve(&other.game, pairs, table, &limits, other.strategy), STATUS_OK);
	for (int i = 0; i < 3; i++)
		cr_assert_float_eq(one.strategy->value[i], other.strategy->value[i], 2e-3);
	for (int pot = 0; pot < one.game.pots; pot++)
		cr_assert_float_eq(strategy_mean(one.strategy->frequency[pot]),
			strategy_mean(other.strategy->frequency[pot]), 0.02, "%d: %f not %f", pot,
			strategy_mean(one.strategy->frequency[pot]),
			strategy_mean(other.strategy->frequency[pot]));
	clear(&one);
	clear(&other);
}

/* A sampled table gives the same strategies the exact values, within four standard errors. */
static void expect_near(const struct pushfold_rules *rules, const struct pairs *pairs,
	const struct triples_table *table, const struct triples_table *sample)
{
	const struct strategy_limits limits = {.gain = 1e-3, .iterations = 100};
	struct solved one, other;

	make(rules, &one);
	make(rules, &other);
	cr_assert_eq(multi_solve(&one.game, pairs, table, &limits, one.strategy), STATUS_OK);
	for (int pot = 0; pot < one.game.pots; pot++) {
		other.strategy->fixed[pot] = true;
		memcpy(other.strategy->frequency[pot], one.strategy->frequency[pot],
			sizeof one.strategy->frequency[pot]);
	}
	cr_assert_eq(multi_solve(&other.game, pairs, sample, &limits, other.strategy), STATUS_OK);
	for (int i = 0; i < rules->players; i++) {
		const double exact = one.strategy->value[i], value = other.strategy->value[i];
		const double error = other.strategy->error[i];

		cr_assert_eq(one.strategy->error[i], 0);
		cr_assert_gt(error, 0);
		cr_assert_float_eq(value, exact, 4 * error, "%d: %g not %g +- %g", i, value, exact,
			error);
	}
	clear(&one);
	clear(&other);
}

/* Dealing shows that nobody gains much: `most`, in the unit of values. */
static void expect_no_gain(const struct pushfold_rules *rules, const struct pairs *pairs,
	const struct triples_table *table, double target, double most)
{
	const struct strategy_limits limits = {.gain = target, .iterations = 500};
	struct sampled sampled;
	struct solved one;

	make(rules, &one);
	cr_assert_eq(multi_solve(&one.game, pairs, table, &limits, one.strategy), STATUS_OK);
	cr_assert_leq(strategy_gain(&one.game, one.strategy), target);
	cr_assert_eq(sampled_gain(&one.game, one.strategy, 1000000, 1, &sampled), STATUS_OK);
	for (int i = 0; i < rules->players; i++)
		cr_assert(sampled.gain[i] < most + 3 * sampled.error[i], "%d: %f +- %f", i,
			sampled.gain[i], sampled.error[i]);
	clear(&one);
}

Test(multi, equilibria_of_three_and_six)
{
	static struct pairs pairs;
	const struct triples_table table = {.orders = make_table()}, sample = make_sample();
	const struct pushfold_rules three = {.players = 3,
		.stack = {10, 10, 10},
		.small = 0.5,
		.big = 1};
	const struct pushfold_rules prizes = {.players = 3,
		.stack = {15, 10, 5},
		.small = 0.5,
		.big = 1,
		.ante = 0.1,
		.payouts = (const double[]){50, 30, 20},
		.places = 3};
	const struct pushfold_rules six = {.players = 6,
		.stack = {10, 10, 10, 10, 10, 10},
		.small = 0.5,
		.big = 1};
	const struct pushfold_rules six_prizes = {.players = 6,
		.stack = {5, 12, 8, 15, 11, 7},
		.small = 0.5,
		.big = 1,
		.ante = 0.125,
		.payouts = (const double[]){30, 20, 14, 10, 8, 6, 5, 4, 3},
		.places = 9,
		.others = (const double[]){8, 12, 20},
		.other_count = 3};

	pairs_fill(&pairs);
	expect_three(&three, &pairs, &table);
	expect_three(&prizes, &pairs, &table);
	expect_near(&prizes, &pairs, &table, &sample);
	expect_near(&six_prizes, &pairs, &table, &sample);
	expect_no_gain(&six, &pairs, &table, 1e-3, 0.003);
	expect_no_gain(&six_prizes, &pairs, &table, 1e-3, 0.003);
	free(sample.orders);
	free(table.orders);
}
