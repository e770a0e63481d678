#include "support.h"

#include "odds/tally.h"

#include <criterion/criterion.h>
#include <math.h>

static struct tally tally;

Test(tally, shares_of_ties_are_exact)
{
	tally_init(&tally, 3, 1, false, false);
	tally.by_winners[1] = 10; /* the first alone */
	tally.by_winners[3] = 4;  /* with the second */
	tally.by_winners[7] = 3;  /* all */
	cr_assert_eq(tally_deals(&tally), 17);
	cr_assert_eq(tally_won(&tally, TALLY_HIGH, 0), 10);
	cr_assert_eq(tally_tied(&tally, TALLY_HIGH, 0), 7);
	cr_assert_eq(tally_tied(&tally, TALLY_HIGH, 2), 3);
	cr_assert_eq(tally_shares(&tally, 0),
		TALLY_SHARES * 10 + TALLY_SHARES / 2 * 4 + TALLY_SHARES / 3 * 3);
	cr_assert_float_eq(tally_equity(&tally, 2), 1.0 / 17, 1e-15);
	cr_assert_eq(tally_shares(&tally, 0) + tally_shares(&tally, 1) + tally_shares(&tally, 2),
		17 * TALLY_SHARES);
}

static int leader_of(deal_count first, deal_count second, deal_count third)
{
	tally_init(&tally, 3, 1, false, false);
	tally.by_winners[1] = first;
	tally.by_winners[2] = second;
	tally.by_winners[4] = third;
	tally.by_winners[7] = 5;
	return tally_leader(&tally, TALLY_HALVES);
}

/* Every order of three equities, with ties of two and of three. */
Test(tally, the_leader_has_more_than_any_other)
{
	for (deal_count a = 0; a < 3; a++)
		for (deal_count b = 0; b < 3; b++)
			for (deal_count c = 0; c < 3; c++) {
				const int expected = a > b && a > c   ? 0
						     : b > a && b > c ? 1
						     : c > a && c > b ? 2
								      : -1;

				cr_expect_eq(leader_of(a, b, c), expected, "%u %u %u", (unsigned)a,
					(unsigned)b, (unsigned)c);
			}
}

/* 30 of 100 won outright: the variance of a deal is 100/99 * 0.3 * 0.7. */
Test(tally, standard_error_of_wins_is_the_binomial_one)
{
	tally_init(&tally, 2, 1, false, false);
	tally.by_winners[1] = 30;
	tally.by_winners[2] = 70;
	cr_assert_float_eq(tally_stderr(&tally, 0), sqrt(0.3 * 0.7 / 99), 1e-15);
	tally.by_winners[1] = 0;
	cr_assert_eq(tally_stderr(&tally, 0), 0);
}

/* Splits have a half each and no variance. */
Test(tally, standard_error_of_splits_alone_is_none)
{
	tally_init(&tally, 2, 1, false, false);
	tally.by_winners[3] = 1000;
	cr_assert_eq(tally_stderr(&tally, 0), 0);
	cr_assert_eq(tally_equity(&tally, 0), 0.5);
}

Test(tally, sums_of_parts_are_the_whole)
{
	static struct tally other;

	tally_init(&tally, 2, 1, false, true);
	tally_init(&other, 2, 1, false, true);
	tally.by_winners[3] = 5;
	other.by_winners[3] = ((deal_count)1 << 100) + 1;
	other.ends[TALLY_HIGH][1][FLUSH].won = 7;
	tally.ends[TALLY_HIGH][0][FLUSH] = (struct tally_ends){.all = 40, .won = 20, .tied = 10};
	other.ends[TALLY_HIGH][0][FLUSH] = (struct tally_ends){.all = 4, .won = 2, .tied = 1};
	tally_add(&tally, &other);
	cr_assert(tally.by_winners[3] == ((deal_count)1 << 100) + 6);
	cr_assert_eq(tally.ends[TALLY_HIGH][1][FLUSH].won, 7);
	cr_assert_eq(tally.ends[TALLY_HIGH][0][FLUSH].all, 44);
	cr_assert_eq(tally.ends[TALLY_HIGH][0][FLUSH].won, 22);
	cr_assert_eq(tally.ends[TALLY_HIGH][0][FLUSH].tied, 11);
}

/* 2^127 and its neighbours by hand; 10^19 and 10^38, where the digits are split. */
Test(tally, counts_of_128_bits_are_printed_and_read)
{
	static const struct {
		uint64_t high, low;
		const char *shown;
	} rows[] = {{0, 0, "0"}, {0, UINT64_MAX, "18446744073709551615"},
		{1, 0, "18446744073709551616"},
		{0, UINT64_C(10000000000000000000), "10000000000000000000"},
		{UINT64_C(1) << 63, 0, "170141183460469231731687303715884105728"},
		{UINT64_MAX, UINT64_MAX, "340282366920938463463374607431768211455"}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		deal_count count = (deal_count)rows[i].high << 64 | rows[i].low, again;
		struct text text = {0};

		deal_print(&text, count);
		cr_assert(text_is(&text, rows[i].shown), "%s", rows[i].shown);
		cr_assert(deal_parse(text_slice(&text), &again));
		cr_assert(again == count);
		text_free(&text);
	}
}

Test(tally, what_is_no_count_is_refused)
{
	deal_count count;

	cr_assert_not(deal_parse(slice_from(""), &count));
	cr_assert_not(deal_parse(slice_from("-1"), &count));
	cr_assert_not(deal_parse(slice_from("1 "), &count));
	cr_assert_not(deal_parse(slice_from("340282366920938463463374607431768211456"), &count));
}

static void expect_interval(int player, double low, double high)
{
	double found[2];

	tally_interval(&tally, player, &found[0], &found[1]);
	cr_expect_float_eq(found[0], low, 5e-5, "%f", found[0]);
	cr_expect_float_eq(found[1], high, 5e-5, "%f", found[1]);
}

/* Wilson's interval for 30 in 100 is 0.2189 to 0.3958, for 10 in 10 it is n / (n + z^2) = 0.7225
 * to 1. */
Test(tally, the_interval_of_wins_is_wilsons)
{
	tally_init(&tally, 2, 1, false, false);
	expect_interval(0, 0, 1);
	tally.by_winners[1] = 30;
	tally.by_winners[2] = 70;
	expect_interval(0, 0.2189, 0.3958);
	expect_interval(1, 1 - 0.3958, 1 - 0.2189);
	tally.by_winners[1] = 10;
	tally.by_winners[2] = 0;
	expect_interval(0, 10 / 13.841459, 1);
	expect_interval(1, 0, 1 - 10 / 13.841459);
}

/* Ties of two have no variance: z^2 / 2 / (n + z^2) = 0.1388 to each side of a half. */
Test(tally, the_interval_of_ties_alone_is_not_a_point)
{
	tally_init(&tally, 2, 1, false, false);
	tally.by_winners[3] = 10;
	expect_interval(0, 0.5 - 0.1388, 0.5 + 0.1388);
}

Test(tally, the_interval_of_many_deals_is_196_standard_errors)
{
	double low, high;

	tally_init(&tally, 3, 1, false, false);
	tally.by_winners[1] = 3000000;
	tally.by_winners[2] = 4000000;
	tally.by_winners[7] = 3000000;
	for (int i = 0; i < 3; i++) {
		const double equity = tally_equity(&tally, i);
		const double error = 1.959964 * tally_stderr(&tally, i);

		tally_interval(&tally, i, &low, &high);
		cr_expect_float_eq(low, equity - error, 1e-2 * error);
		cr_expect_float_eq(high, equity + error, 1e-2 * error);
	}
}

/* The probability of that many wins and ties in n deals. */
static double hand_rng_of(int wins, int ties, int n, double win, double tie)
{
	return exp(lgamma(n + 1) - lgamma(wins + 1) - lgamma(ties + 1) -
		   lgamma(n - wins - ties + 1) + wins * log(win) + ties * log(tie) +
		   (n - wins - ties) * log(1 - win - tie));
}

/* How often the interval of a sample of n deals contains the equity: all samples, weighted by
 * probability. */
static double coverage(int n, double win, double tie)
{
	const double truth = win + tie / 2;
	double covered = 0;

	for (int wins = 0; wins <= n; wins++)
		for (int ties = 0; wins + ties <= n; ties++) {
			double low, high;

			tally_init(&tally, 2, 1, false, false);
			tally.by_winners[1] = (deal_count)wins;
			tally.by_winners[3] = (deal_count)ties;
			tally.by_winners[2] = (deal_count)(n - wins - ties);
			tally_interval(&tally, 0, &low, &high);
			if (low <= truth && truth <= high)
				covered += hand_rng_of(wins, ties, n, win, tie);
		}
	return covered;
}

/* AA v KK, a coin flip, hands that mostly tie, and others. */
Test(tally, intervals_of_few_deals_have_the_equity_in_them_as_often_as_they_say)
{
	static const double problems[][2] = {{0.817, 0.005}, {0.5, 0.01}, {0.05, 0.9}, {0.3, 0.4},
		{0.6, 0.2}, {0.95, 0.01}};
	static const int deals[] = {5, 10, 20, 50};
	double sum = 0;

	for (size_t p = 0; p < sizeof problems / sizeof *problems; p++)
		for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
			const double found = coverage(deals[i], problems[p][0], problems[p][1]);

			cr_expect_gt(found, 0.9, "%.3f %.3f, %d deals: %.3f", problems[p][0],
				problems[p][1], deals[i], found);
			sum += found;
		}
	cr_expect_gt(sum / 24, 0.94, "%.3f on average", sum / 24);
}
