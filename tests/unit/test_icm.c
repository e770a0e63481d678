#include "game/icm/icm_internal.h"

#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double usual[] = {50, 30, 20};

/* The values of players with chips by all orders of finishing, each with its probability. */
static void value_orders(const double *stacks, int players, const double *payouts, int places,
	unsigned finished, int place, long double probability, long double *out)
{
	long double left = 0;

	for (int i = 0; i < players; i++)
		left += finished >> i & 1 ? 0 : (long double)stacks[i];
	for (int i = 0; i < players; i++) {
		const long double next = probability * (long double)stacks[i] / left;

		if (finished >> i & 1)
			continue;
		out[i] += place < places ? next * (long double)payouts[place] : 0;
		value_orders(stacks, players, payouts, places, finished | 1u << i, place + 1, next,
			out);
	}
}

static double sum_of(const double *values, int count)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum += values[i];
	return sum;
}

/* 38.3929, 32.7500 and 28.8571 are in many articles; 50 * 5/10 + 30 * (3/14 + 2/16) + 20 * (...)
 * are 2150/56, 131/4 and 202/7. */
Test(icm, published_values)
{
	const double stacks[] = {5000, 3000, 2000};
	double out[3];

	cr_assert_eq(icm_values(stacks, NULL, 3, usual, 3, out), STATUS_OK);
	cr_expect_float_eq(out[0], 2150.0 / 56, 1e-13);
	cr_expect_float_eq(out[1], 131.0 / 4, 1e-13);
	cr_expect_float_eq(out[2], 202.0 / 7, 1e-13);
}

Test(icm, two_players_and_winner_take_all_are_linear)
{
	const double two[] = {70, 30}, stacks[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12},
		     all[] = {100};
	double out[12];

	icm_values((double[]){1500, 900}, NULL, 2, two, 2, out);
	cr_expect_float_eq(out[0], 30 + 40 * 1500.0 / 2400, 1e-13);
	cr_expect_float_eq(out[1], 30 + 40 * 900.0 / 2400, 1e-13);
	icm_values(stacks, NULL, 12, all, 1, out);
	for (int i = 0; i < 12; i++)
		cr_expect_float_eq(out[i], 100 * stacks[i] / 78, 1e-12);
}

static void random_field(uint64_t *state, int players, double *stacks, int places, double *payouts)
{
	for (int i = 0; i < players; i++)
		stacks[i] = 1 + random_below(state, random_below(state, 2) ? 20 : 100000);
	for (int i = 0; i < places; i++)
		payouts[i] = random_below(state, 100);
}

Test(icm, every_order_of_finishing_counts_with_its_probability)
{
	uint64_t state = 1;

	for (int i = 0; i < 60; i++) {
		const int players = 2 + (int)random_below(&state, 6);
		const int places = 1 + (int)random_below(&state, 8);
		double stacks[7], payouts[8], out[7];
		long double expected[7] = {0};

		random_field(&state, players, stacks, places, payouts);
		value_orders(stacks, players, payouts, places, 0, 0, 1, expected);
		cr_assert_eq(icm_values(stacks, NULL, players, payouts, places, out), STATUS_OK);
		for (int p = 0; p < players; p++)
			cr_expect_float_eq(out[p], (double)expected[p], 1e-12);
	}
}

Test(icm, values_follow_the_players_and_add_up_to_the_payouts)
{
	uint64_t state = 2;

	for (int players = 2; players <= 16; players++) {
		double stacks[16], turned[16], payouts[16], out[16], again[16];

		random_field(&state, players, stacks, players, payouts);
		for (int i = 0; i < players; i++)
			turned[i] = stacks[(i + 1) % players];
		icm_values(stacks, NULL, players, payouts, players, out);
		icm_values(turned, NULL, players, payouts, players, again);
		for (int i = 0; i < players; i++)
			cr_expect_float_eq(again[i], out[(i + 1) % players], 1e-10);
		cr_expect_float_eq(sum_of(out, players), sum_of(payouts, players), 1e-10);
	}
}

/* Four of five places are paid. The players who are out take the last places by the stacks with
 * which they began the hand. */
Test(icm, players_who_are_out_finish_last)
{
	const double stacks[] = {0, 600, 0, 400, 0}, payouts[] = {40, 30, 20, 10};
	double out[5];

	icm_values(stacks, (double[]){50, 300, 200, 400, 100}, 5, payouts, 4, out);
	cr_expect_eq(out[2], 20);
	cr_expect_eq(out[4], 10);
	cr_expect_eq(out[0], 0);
	cr_expect_float_eq(out[1], 36, 1e-13);
	cr_expect_float_eq(out[3], 34, 1e-13);
	icm_values(stacks, (double[]){50, 300, 200, 400, 50}, 5, payouts, 4, out);
	cr_expect_eq(out[2], 20);
	cr_expect_eq(out[0], 5);
	cr_expect_eq(out[4], 5);
	icm_values(stacks, NULL, 5, payouts, 4, out);
	for (int i = 0; i < 5; i += 2)
		cr_expect_float_eq(out[i], 10, 1e-14);
}

/* -- any field ---------------------------------------------------------------------------- */

/* The probability of each place by all sets of players, in long double: that of a set to take the
 * first places times that of the next player. */
static void place_sets(const double *stacks, int players, long double *out)
{
	const size_t sets = (size_t)1 << players;
	long double *const first = calloc(sets, sizeof *first), *const sum =
									calloc(sets, sizeof *sum);

	cr_assert(first && sum);
	for (size_t set = 1; set < sets; set++)
		sum[set] = sum[set & (set - 1)] + (long double)stacks[__builtin_ctzll(set)];
	first[0] = 1;
	for (size_t set = 0; set + 1 < sets; set++)
		for (int i = 0; i < players; i++) {
			const size_t next = set | (size_t)1 << i;
			const long double each =
				first[set] * (long double)stacks[i] / sum[(sets - 1) & ~set];

			if (next == set)
				continue;
			first[next] += each;
			out[i * players + __builtin_popcountll(set)] += each;
		}
	free(first);
	free(sum);
}

/* All places of up to 14 players, with stacks of 1 to 100,000: probabilities down to 1e-30. */
Test(icm, the_integral_agrees_with_all_sets_in_every_place)
{
	enum { MANY = 14 };
	uint64_t state = 5;

	for (int run = 0; run < 60; run++) {
		const int players = run ? 2 + (int)random_below(&state, MANY - 2) : MANY;
		double stacks[MANY], none[1], out[MANY * MANY] = {0};
		long double expected[MANY * MANY] = {0};
		struct icm_stack field[MANY];

		random_field(&state, players, stacks, 0, none);
		for (int i = 0; i < players; i++)
			field[i] = (struct icm_stack){stacks[i], 1};
		place_sets(stacks, players, expected);
		cr_assert_eq(icm_race(field, players, players,
				     &(struct icm_out){NULL, players, out}),
			STATUS_OK);
		for (int i = 0; i < players * players; i++)
			cr_expect_lt(fabs(out[i] / (double)expected[i] - 1), icm_error(players),
				"%d players: %.17g v %.17Lg", players, out[i], expected[i]);
	}
}

/* 5, 3 and 2 chips: the first is second with 3/10 * 5/7 + 2/10 * 5/8 = 19/56, and so on. */
Test(icm, places_by_hand)
{
	const double stacks[] = {5, 3, 2};
	const double expected[] = {5. / 10, 19. / 56, 9. / 56, 3. / 10, 15. / 40, 13. / 40, 2. / 10,
		2. / 7, 18. / 35};
	double out[9];

	cr_assert_eq(icm_places(stacks, 3, 3, out), STATUS_OK);
	for (int i = 0; i < 9; i++)
		cr_expect_float_eq(out[i], expected[i], 1e-15);
}

/* Groups of equal stacks, which the integral computes once, and one player of each who is alone. */
Test(icm, places_of_a_group_are_those_of_its_players)
{
	enum { PLAYERS = 13 };
	const double stacks[PLAYERS] = {7, 2, 2, 7, 40, 2, 7, 2, 2, 7, 2, 7, 2};
	double out[PLAYERS * PLAYERS];
	long double expected[PLAYERS * PLAYERS] = {0};

	place_sets(stacks, PLAYERS, expected);
	cr_assert_eq(icm_places(stacks, PLAYERS, PLAYERS, out), STATUS_OK);
	for (int i = 0; i < PLAYERS * PLAYERS; i++)
		cr_expect_lt(fabs(out[i] / (double)expected[i] - 1), icm_error(PLAYERS));
}

Test(icm, places_add_up_for_each_player_and_each_place)
{
	enum { PLAYERS = 60 };
	static double stacks[PLAYERS], out[PLAYERS * PLAYERS];
	double none[1];
	uint64_t state = 6;

	random_field(&state, PLAYERS, stacks, 0, none);
	cr_assert_eq(icm_places(stacks, PLAYERS, PLAYERS, out), STATUS_OK);
	for (int i = 0; i < PLAYERS; i++) {
		double row = 0, column = 0;

		for (int k = 0; k < PLAYERS; k++) {
			row += out[i * PLAYERS + k];
			column += out[k * PLAYERS + i];
		}
		cr_expect_float_eq(row, 1, 1e-12);
		cr_expect_float_eq(column, 1, 1e-12);
	}
}

Test(icm, values_of_thousands_add_up_to_the_payouts)
{
	enum { PLAYERS = 3000, PLACES = 200 };
	static double stacks[PLAYERS], payouts[PLACES], out[PLAYERS];
	uint64_t state = 7;

	random_field(&state, PLAYERS, stacks, PLACES, payouts);
	cr_assert_eq(icm_values(stacks, NULL, PLAYERS, payouts, PLACES, out), STATUS_OK);
	cr_expect_lt(fabs(sum_of(out, PLAYERS) / sum_of(payouts, PLACES) - 1), icm_error(PLAYERS));
}

Test(icm, values_of_equal_stacks_or_payouts_are_equal)
{
	enum { PLAYERS = 500 };
	static double stacks[PLAYERS], payouts[PLAYERS], out[PLAYERS];
	double none[1];
	uint64_t state = 8;

	random_field(&state, PLAYERS, stacks, 0, none);
	for (int i = 0; i < PLAYERS; i++)
		payouts[i] = 3;
	cr_assert_eq(icm_values(stacks, NULL, PLAYERS, payouts, PLAYERS, out), STATUS_OK);
	for (int i = 0; i < PLAYERS; i++)
		cr_expect_float_eq(out[i], 3, 3 * icm_error(PLAYERS));
	for (int i = 0; i < PLAYERS; i++) {
		stacks[i] = 2500;
		payouts[i] = i < 70 ? 70 - i : 0;
	}
	cr_assert_eq(icm_values(stacks, NULL, PLAYERS, payouts, 70, out), STATUS_OK);
	for (int i = 0; i < PLAYERS; i++)
		cr_expect_float_eq(out[i], 2485. / PLAYERS, 5 * icm_error(PLAYERS));
}

/* One of 80,001 chips wins once in that many tournaments, and is second about as often. */
Test(icm, a_player_with_one_chip_changes_little)
{
	enum { PLAYERS = 20 };
	double stacks[PLAYERS + 1], out[PLAYERS + 1], before[PLAYERS];

	for (int i = 0; i < PLAYERS; i++)
		stacks[i] = 4000 + 100 * (i - 9.5);
	stacks[PLAYERS] = 1;
	icm_values(stacks, NULL, PLAYERS, usual, 3, before);
	icm_values(stacks, NULL, PLAYERS + 1, usual, 3, out);
	for (int i = 0; i < PLAYERS; i++)
		cr_expect(out[i] < before[i] && out[i] > before[i] - 0.001);
	cr_expect(out[PLAYERS] > 0.0012 && out[PLAYERS] < 0.0014);
}

/* An exponential variable by the logarithm of a uniform one. */
static double random_time(uint64_t *state)
{
	return -log(((double)(random_next(state) >> 11) + 0.5) * 0x1p-53);
}

/* The race itself: 40,000 times, the clocks of 30 players ring. Frequencies are within five
 * standard errors. */
Test(icm, places_are_those_of_a_simulated_race)
{
	enum { PLAYERS = 30, PLACES = 8, RACES = 40000 };
	static double stacks[PLAYERS], out[PLAYERS * PLACES];
	static unsigned count[PLAYERS * PLACES];
	double none[1];
	uint64_t state = 9;

	random_field(&state, PLAYERS, stacks, 0, none);
	cr_assert_eq(icm_places(stacks, PLAYERS, PLACES, out), STATUS_OK);
	for (int race = 0; race < RACES; race++) {
		double time[PLAYERS];

		for (int i = 0; i < PLAYERS; i++)
			time[i] = random_time(&state) / stacks[i];
		for (int i = 0; i < PLAYERS; i++) {
			int place = 0;

			for (int other = 0; other < PLAYERS; other++)
				place += time[other] < time[i];
			if (place < PLACES)
				count[i * PLACES + place]++;
		}
	}
	for (int i = 0; i < PLAYERS * PLACES; i++)
		cr_expect_lt(fabs(count[i] - RACES * out[i]), 5 * sqrt(RACES * out[i]) + 2);
}

/* -- pairs -------------------------------------------------------------------------------- */

enum { PAIR_PLAYERS_MAX = 20 };

static void expect_pair(const double *stacks, int players, const double *payouts, int places,
	double near)
{
	const double both = stacks[0] + stacks[1];
	struct icm_pair pair;
	double out[PAIR_PLAYERS_MAX], two[2];

	cr_assert_eq(icm_pair_make(&pair, stacks + 2, players - 2, both, payouts, places),
		STATUS_OK);
	cr_assert_eq(icm_values(stacks, NULL, players, payouts, places, out), STATUS_OK);
	icm_pair_values(&pair, stacks, two);
	for (int i = 0; i < 2; i++)
		cr_expect_float_eq(two[i], out[i], near, "%d players: %.17g v %.17g", players,
			two[i], out[i]);
	icm_pair_free(&pair);
}

Test(icm, pairs_have_the_values_of_the_field)
{
	uint64_t state = 3;

	for (int i = 0; i < 80; i++) {
		const int players = i < 79 ? 2 + (int)random_below(&state, 12) : 19;
		const int places = 1 + (int)random_below(&state, 14);
		double stacks[PAIR_PLAYERS_MAX], payouts[14];

		random_field(&state, players, stacks, places, payouts);
		expect_pair(stacks, players, payouts, places, 1e-9);
		stacks[random_below(&state, 2)] = i % 2 ? 0 : 0.5;
		expect_pair(stacks, players, payouts, places, 1e-9);
	}
}

Test(icm, stacks_may_be_very_different)
{
	expect_pair((double[]){0.5, 1e15, 3}, 3, usual, 3, 1e-11);
	expect_pair((double[]){1e15, 0.5, 1e15}, 3, usual, 3, 1e-11);
	expect_pair((double[]){1, 1, 1e15, 1e9, 1}, 5, usual, 3, 1e-11);
}

/* Each of many players, in pairs: together they get all payouts. */
Test(icm, pairs_of_a_large_field_add_up_to_the_payouts)
{
	static const int sizes[] = {30, 100};
	uint64_t state = 4;

	for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++) {
		const int players = sizes[size], places = players / 8;
		double stacks[100], others[100], payouts[12], sum = 0;

		random_field(&state, players, stacks, places, payouts);
		for (int i = 0; i < players; i += 2) {
			struct icm_pair pair;
			double two[2];

			memcpy(others, stacks, sizeof others);
			others[i] = stacks[players - 2];
			others[i + 1] = stacks[players - 1];
			cr_assert_eq(icm_pair_make(&pair, others, players - 2,
					     stacks[i] + stacks[i + 1], payouts, places),
				STATUS_OK);
			icm_pair_values(&pair, stacks + i, two);
			sum += two[0] + two[1];
			icm_pair_free(&pair);
		}
		cr_expect_float_eq(sum, sum_of(payouts, places), 1e-8, "%d players: %.17g v %.17g",
			players, sum, sum_of(payouts, places));
	}
}

Test(icm, equal_players_have_equal_parts)
{
	static double others[ICM_FIELD_MAX - 2], payouts[40];
	struct icm_pair pair;
	double two[2];

	for (int i = 0; i < ICM_FIELD_MAX - 2; i++)
		others[i] = 2500;
	for (int i = 0; i < 40; i++)
		payouts[i] = 40 - i;
	cr_assert_eq(icm_pair_make(&pair, others, ICM_FIELD_MAX - 2, 5000, payouts, 40), STATUS_OK);
	icm_pair_values(&pair, (double[]){2500, 2500}, two);
	cr_expect_float_eq(two[0], sum_of(payouts, 40) / ICM_FIELD_MAX, 1e-9, "%.17g", two[0]);
	cr_expect_eq(two[0], two[1]);
	icm_pair_free(&pair);
}

/* The players at a table have the values that they have among all, also if they are out. */
Test(icm, tables_have_the_values_of_the_field)
{
	enum { OWN = 6, ALL = 60 };
	uint64_t state = 11;

	for (int i = 0; i < 60; i++) {
		const int all = OWN + 1 + (int)random_below(&state, ALL - OWN - 1);
		double stacks[ALL], before[ALL], payouts[20], out[OWN], expected[ALL];
		const struct icm_table table = {payouts, 20, stacks + OWN, all - OWN};

		random_field(&state, all, stacks, 20, payouts);
		memcpy(before, stacks, sizeof before);
		for (int k = 0; k < (int)random_below(&state, OWN); k++)
			stacks[random_below(&state, OWN)] = 0;
		cr_assert_eq(icm_values(stacks, before, all, payouts, 20, expected), STATUS_OK);
		cr_assert_eq(icm_table_values(&table, stacks, before, OWN, out), STATUS_OK);
		for (int k = 0; k < OWN; k++)
			cr_expect_float_eq(out[k], expected[k], 1e-10,
				"%d players: %.15g, not %.15g", all, out[k], expected[k]);
	}
}
