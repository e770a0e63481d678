#include "game/icm/icm.h"

#include "support.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

static const double usual[] = {50, 30, 20}, three[] = {5000, 3000, 2000};

/* The next one out of 5, 3 and 2 is, by Weitzman, in proportion to 1/5, 1/3 and 1/2: 6, 10 and 15
 * of 31. By Roberts in proportion to 1/25 * 5/6, 1/9 * 7/10 and 1/4 * 8/15: 3, 7 and 12 of 22. The
 * others are first with 5, 3 and 2 of 10, and second with the rest. */
Test(icm_models, three_players_by_hand)
{
	double out[3], place[9];

	cr_assert_eq(icm_model_values(ICM_WEITZMAN, three, NULL, 3, usual, 3, out), STATUS_OK);
	cr_expect_float_eq(out[0], 50 * .5 + 30 * (.5 - 6. / 31) + 20 * 6. / 31, 1e-12);
	cr_expect_float_eq(out[1], 50 * .3 + 30 * (.7 - 10. / 31) + 20 * 10. / 31, 1e-12);
	cr_expect_float_eq(out[2], 50 * .2 + 30 * (.8 - 15. / 31) + 20 * 15. / 31, 1e-12);
	cr_assert_eq(icm_model_values(ICM_ROBERTS, three, NULL, 3, usual, 3, out), STATUS_OK);
	cr_expect_float_eq(out[0], 50 * .5 + 30 * (.5 - 3. / 22) + 20 * 3. / 22, 1e-12);
	cr_expect_float_eq(out[1], 50 * .3 + 30 * (.7 - 7. / 22) + 20 * 7. / 22, 1e-12);
	cr_expect_float_eq(out[2], 50 * .2 + 30 * (.8 - 12. / 22) + 20 * 12. / 22, 1e-12);
	cr_assert_eq(icm_model_places(ICM_ROBERTS, three, 3, 3, place), STATUS_OK);
	cr_expect_float_eq(place[0], .5, 1e-12);
	cr_expect_float_eq(place[1 * 3 + 2], 7. / 22, 1e-12);
	cr_expect_float_eq(place[2 * 3 + 1], .8 - 12. / 22, 1e-12);
}

Test(icm_models, two_players_share_by_chips)
{
	for (int model = ICM_HARVILLE; model <= ICM_ROBERTS; model++) {
		double out[2];

		icm_model_values((enum icm_model)model, (double[]){1500, 900}, NULL, 2,
			(double[]){70, 30}, 2, out);
		cr_expect_float_eq(out[0], 30 + 40 * 1500. / 2400, 1e-12);
		cr_expect_float_eq(out[1], 30 + 40 * 900. / 2400, 1e-12);
	}
}

/* Adds the places of all orders of elimination, each played by the rules. */
static void play_orders(enum icm_model model, const long double *stacks, int players, unsigned left,
	long double probability, long double *place)
{
	long double weight[6] = {0}, sum = 0;
	const int count = __builtin_popcount(left);

	for (int i = 0; i < players; i++) {
		if (!(left >> i & 1))
			continue;
		weight[i] = 1 / stacks[i];
		for (int j = 0; model == ICM_ROBERTS && j < players; j++)
			if (j != i && left >> j & 1)
				weight[i] += count > 1 ? 1 / stacks[i] / stacks[i] / stacks[j] : 0;
		if (model == ICM_ROBERTS && count > 1)
			weight[i] -= 1 / stacks[i];
		sum += weight[i];
	}
	for (int i = 0; i < players; i++) {
		long double next[6] = {0}, parts = 0;

		if (!(left >> i & 1))
			continue;
		place[i * players + count - 1] += probability * weight[i] / sum;
		for (int j = 0; j < players; j++)
			if (j != i && left >> j & 1)
				parts += model == ICM_ROBERTS ? 1 / stacks[j] : 1;
		for (int j = 0; j < players; j++)
			if (j != i && left >> j & 1)
				next[j] = stacks[j] +
					  stacks[i] * (model == ICM_ROBERTS ? 1 / stacks[j] : 1) /
						  parts;
		if (count > 1)
			play_orders(model, next, players, left & ~(1u << i),
				probability * weight[i] / sum, place);
	}
}

Test(icm_models, every_order_of_elimination_counts_with_its_probability)
{
	uint64_t state = 1;

	for (int round = 0; round < 40; round++) {
		const enum icm_model model = round % 2 ? ICM_ROBERTS : ICM_WEITZMAN;
		const int players = 2 + (int)random_below(&state, 5);
		long double start[6], expected[36] = {0};
		double stacks[6], out[36];

		for (int i = 0; i < players; i++)
			start[i] = stacks[i] = 1 + random_below(&state, 1000);
		play_orders(model, start, players, (1u << players) - 1, 1, expected);
		cr_assert_eq(icm_model_places(model, stacks, players, players, out), STATUS_OK);
		for (int i = 0; i < players * players; i++)
			cr_expect_float_eq(out[i], (double)expected[i], 1e-12);
	}
}

/* Players finish first with their share of the chips, equal stacks are worth the same, and values
 * add up to the prizes. */
Test(icm_models, laws_that_all_models_obey)
{
	static const double stacks[] = {900, 10, 350, 350, 77, 1, 4000, 350, 2};
	static const double payouts[] = {40, 25, 15, 10, 6, 4};
	enum { PLAYERS = 9, PLACES = 6 };

	for (int model = ICM_HARVILLE; model <= ICM_ROBERTS; model++) {
		double value[PLAYERS], first[PLAYERS], sum = 0;

		icm_model_values((enum icm_model)model, stacks, NULL, PLAYERS, payouts, PLACES,
			value);
		icm_model_places((enum icm_model)model, stacks, PLAYERS, 1, first);
		for (int i = 0; i < PLAYERS; i++) {
			cr_expect_float_eq(first[i], stacks[i] / 6040, 1e-9);
			sum += value[i];
		}
		cr_expect_float_eq(sum, 100, 1e-9);
		cr_expect_float_eq(value[2], value[3], 1e-9);
		cr_expect_float_eq(value[2], value[7], 1e-9);
	}
}

Test(icm_models, the_largest_exact_fields_are_exact)
{
	double stacks[ICM_SETS_MAX], first[ICM_SETS_MAX];

	for (int model = ICM_WEITZMAN; model <= ICM_ROBERTS; model++) {
		const int players = model == ICM_ROBERTS ? ICM_ROBERTS_MAX : ICM_SETS_MAX;

		cr_assert(icm_is_exact((enum icm_model)model, players));
		cr_assert(!icm_is_exact((enum icm_model)model, players + 1));
		for (int i = 0; i < players; i++)
			stacks[i] = 1 + i * i;
		icm_model_places((enum icm_model)model, stacks, players, 1, first);
		for (int i = 1; i < players; i++)
			cr_expect_float_eq(first[i] / first[0] / stacks[i], 1, ICM_MODEL_ERROR);
	}
}

/* Samples are within four standard errors of exact values, and not all of them within a tenth. */
Test(icm_models, samples_have_the_errors_that_they_report)
{
	static const double stacks[] = {900, 100, 350, 350, 77, 600};
	enum { PLAYERS = 6, SAMPLES = 20000 };

	for (int model = ICM_WEITZMAN; model <= ICM_ROBERTS; model++) {
		double value[PLAYERS], error[PLAYERS], place[PLAYERS * 2], exact[PLAYERS],
			exact_place[PLAYERS * 2], largest = 0, sum = 0;
		const struct icm_sampling sampling = {(enum icm_model)model, stacks, PLAYERS, usual,
			3, SAMPLES, 7};

		cr_assert_eq(icm_sample(&sampling, &(struct icm_sampled){value, error, place, 2}),
			STATUS_OK);
		icm_model_values((enum icm_model)model, stacks, NULL, PLAYERS, usual, 3, exact);
		icm_model_places((enum icm_model)model, stacks, PLAYERS, 2, exact_place);
		for (int i = 0; i < PLAYERS; i++) {
			const double off = fabs(value[i] - exact[i]);

			cr_expect(off < 4 * error[i]);
			cr_expect(error[i] > 0 && error[i] < 50 / sqrt(SAMPLES));
			cr_expect_float_eq(place[2 * i + 1], exact_place[2 * i + 1], .02);
			largest = fmax(largest, off / error[i]);
			sum += value[i];
		}
		cr_expect(largest > .1);
		cr_expect_float_eq(sum, 100, 1e-9);
		cr_expect_eq(value[2], value[3]);
	}
}

/* -- bounties ----------------------------------------------------------------------------- */

/* With stacks of 5, 3 and 2, the first player is last with 3/10 * 2/7 + 2/10 * 3/8, the second with
 * 5/10 * 2/5 + 2/10 * 5/8, and the third with 5/10 * 3/5 + 3/10 * 5/7. If the third is last, the
 * first wins that bounty with 5/8. Then both bounties that are left are the winner's. */
Test(icm_bounties, three_players_by_hand)
{
	const double bounties[] = {10, 10, 10};
	const double last[] = {9. / 56, 13. / 40, 18. / 35};
	double out[3], sum = 0;

	cr_assert_eq(icm_bounties(&(struct icm_heads){three, bounties, 3, 1}, out), STATUS_OK);
	for (int i = 0; i < 3; i++) {
		double expected = 0;

		for (int j = 0; j < 3; j++) {
			const int other = 3 - i - j;
			const double first =
				j == i ? 0 : three[i] / 10000 * three[other] / (10000 - three[i]);

			if (j == i)
				continue;
			expected += last[j] * 10 * three[i] / (three[i] + three[other]);
			expected += 20 * first;
		}
		cr_expect_float_eq(out[i], expected, 1e-9);
		sum += out[i];
	}
	cr_expect_float_eq(sum, 30, 1e-9);
}

/* Two players: all bounties go to the winner, however they are paid. */
Test(icm_bounties, two_players_share_by_chips)
{
	for (int cash = 0; cash <= 2; cash++) {
		double out[4];

		icm_bounties(&(struct icm_heads){(double[]){0, 6, 0, 4}, (double[]){7, 10, 1, 20},
				     4, cash / 2.},
			out);
		cr_expect_float_eq(out[1], 18, 1e-9);
		cr_expect_float_eq(out[3], 12, 1e-9);
		cr_expect(out[0] == 0 && out[2] == 0);
	}
}

/* Adds the bounties by all orders of finishing and all choices of who knocks whom out. `order` is
 * complete; players of places from `place` on are out. */
static void knock_out(const struct icm_heads *heads, const int *order, int place,
	long double probability, const long double *bounty, long double *won)
{
	long double ahead = 0;

	if (!place) {
		won[order[0]] += probability * bounty[order[0]];
		return;
	}
	for (int i = 0; i < place; i++)
		ahead += (long double)heads->stacks[order[i]];
	for (int i = 0; i < place; i++) {
		const long double part = probability * (long double)heads->stacks[order[i]] / ahead;
		const long double head = bounty[order[place]];
		long double next[6];

		for (int k = 0; k < heads->players; k++)
			next[k] = bounty[k];
		next[order[i]] += (1 - (long double)heads->cash) * head;
		won[order[i]] += part * (long double)heads->cash * head;
		knock_out(heads, order, place - 1, part, next, won);
	}
}

static void finish_orders(const struct icm_heads *heads, int *order, int place, unsigned finished,
	long double probability, const long double *bounty, long double *won)
{
	long double left = 0;

	if (place == heads->players) {
		knock_out(heads, order, place - 1, probability, bounty, won);
		return;
	}
	for (int i = 0; i < heads->players; i++)
		left += finished >> i & 1 ? 0 : (long double)heads->stacks[i];
	for (int i = 0; i < heads->players; i++) {
		if (finished >> i & 1)
			continue;
		order[place] = i;
		finish_orders(heads, order, place + 1, finished | 1u << i,
			probability * (long double)heads->stacks[i] / left, bounty, won);
	}
}

Test(icm_bounties, every_knockout_counts_with_its_probability)
{
	uint64_t state = 3;

	for (int round = 0; round < 30; round++) {
		const int players = 2 + (int)random_below(&state, 4);
		double stacks[6], bounties[6], out[6], sum = 0;
		const struct icm_heads heads = {stacks, bounties, players, round % 5 / 4.};
		long double bounty[6], won[6] = {0};
		int order[6];

		for (int i = 0; i < players; i++) {
			stacks[i] = 1 + random_below(&state, 1000);
			bounty[i] = bounties[i] = random_below(&state, 50);
			sum += bounties[i];
		}
		finish_orders(&heads, order, 0, 0, 1, bounty, won);
		cr_assert_eq(icm_bounties(&heads, out), STATUS_OK);
		for (int i = 0; i < players; i++) {
			cr_expect_float_eq(out[i], (double)won[i], 1e-9);
			sum -= out[i];
		}
		cr_expect_float_eq(sum, 0, 1e-9);
	}
}

Test(icm_bounties, samples_have_the_errors_that_they_report)
{
	static const double stacks[] = {900, 100, 350, 350, 77, 600, 12, 350, 1},
			    bounties[] = {10, 20, 10, 30, 15, 0, 10, 10, 10};
	enum { PLAYERS = 9, SAMPLES = 20000 };

	for (int cash = 1; cash <= 2; cash++) {
		const struct icm_heads heads = {stacks, bounties, PLAYERS, cash / 2.};
		double exact[PLAYERS], out[PLAYERS], error[PLAYERS], sum = 0, largest = 0;

		cr_assert_eq(icm_bounties(&heads, exact), STATUS_OK);
		cr_assert_eq(icm_sample_bounties(&heads, SAMPLES, 5, out, error), STATUS_OK);
		for (int i = 0; i < PLAYERS; i++) {
			cr_expect(fabs(out[i] - exact[i]) < 4 * error[i]);
			cr_expect(error[i] > 0 && error[i] < 115 / sqrt(SAMPLES));
			largest = fmax(largest, fabs(out[i] - exact[i]) / error[i]);
			sum += out[i];
		}
		cr_expect(largest > .1);
		cr_expect_float_eq(sum, 115, 1e-9);
		cr_expect_eq(out[2], out[7]);
		cr_expect(out[3] > out[2]);
	}
}
