#include "support.h"

#include "odds/tally.h"

#include <criterion/criterion.h>
#include <math.h>

static struct tally tally;

Test(tally, shares_of_ties_are_exact)
{
	tally_init(&tally, 3, false);
	tally.by_winners[1] = 10; /* the first alone */
	tally.by_winners[3] = 4;  /* with the second */
	tally.by_winners[7] = 3;  /* all */
	cr_assert_eq(tally_deals(&tally), 17);
	cr_assert_eq(tally_won(&tally, 0), 10);
	cr_assert_eq(tally_tied(&tally, 0), 7);
	cr_assert_eq(tally_tied(&tally, 2), 3);
	cr_assert_eq(tally_shares(&tally, 0),
		TALLY_SHARES * 10 + TALLY_SHARES / 2 * 4 + TALLY_SHARES / 3 * 3);
	cr_assert_float_eq(tally_equity(&tally, 2), 1.0 / 17, 1e-15);
	cr_assert_eq(tally_shares(&tally, 0) + tally_shares(&tally, 1) + tally_shares(&tally, 2),
		17 * TALLY_SHARES);
}

static int leader_of(deal_count first, deal_count second, deal_count third)
{
	tally_init(&tally, 3, false);
	tally.by_winners[1] = first;
	tally.by_winners[2] = second;
	tally.by_winners[4] = third;
	tally.by_winners[7] = 5;
	return tally_leader(&tally);
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

Test(tally, an_out_gives_the_lead_to_a_player_who_did_not_have_it)
{
	struct tally now, next;

	leader_of(3, 1, 1);
	now = tally;
	leader_of(1, 3, 1);
	next = tally;
	cr_expect(tally_out(&now, &next, 1));
	cr_expect_not(tally_out(&now, &next, 0));
	cr_expect_not(tally_out(&now, &now, 0)); /* who led before has no outs */
	leader_of(2, 2, 1);
	cr_expect_not(tally_out(&now, &tally, 0));
	cr_expect_not(tally_out(&now, &tally, 1)); /* a lead that is shared is none */
	cr_expect(tally_out(&tally, &now, 0));
}

/* 30 of 100 won outright: the variance of a deal is 100/99 * 0.3 * 0.7. */
Test(tally, standard_error_of_wins_is_the_binomial_one)
{
	tally_init(&tally, 2, false);
	tally.by_winners[1] = 30;
	tally.by_winners[2] = 70;
	cr_assert_float_eq(tally_stderr(&tally, 0), sqrt(0.3 * 0.7 / 99), 1e-15);
	tally.by_winners[1] = 0;
	cr_assert_eq(tally_stderr(&tally, 0), 0);
}

/* Splits have a half each and no variance. */
Test(tally, standard_error_of_splits_alone_is_none)
{
	tally_init(&tally, 2, false);
	tally.by_winners[3] = 1000;
	cr_assert_eq(tally_stderr(&tally, 0), 0);
	cr_assert_eq(tally_equity(&tally, 0), 0.5);
}

Test(tally, sums_of_parts_are_the_whole)
{
	static struct tally other;

	tally_init(&tally, 2, true);
	tally_init(&other, 2, true);
	tally.by_winners[3] = 5;
	other.by_winners[3] = ((deal_count)1 << 100) + 1;
	other.ends[1][FLUSH].won = 7;
	tally_add(&tally, &other);
	cr_assert(tally.by_winners[3] == ((deal_count)1 << 100) + 6);
	cr_assert_eq(tally.ends[1][FLUSH].won, 7);
}

/* 2^127 and its neighbours by hand; 10^19 and 10^38 where the digits are cut. */
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
