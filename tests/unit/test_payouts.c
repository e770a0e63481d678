#include "game/payouts.h"

#include "support.h"

#include <criterion/criterion.h>

/* The status of a list, and its amounts if it is valid. */
static status_code read(const char *list, bool percent, struct payouts *out)
{
	struct fault fault;

	return payouts_read(slice_of(list), percent, out, &fault);
}

Test(payouts, amounts_have_the_unit_of_the_longest)
{
	const chips expected[] = {250050, 120000, 80000, 80000, 80000};
	struct payouts payouts;

	cr_assert_eq(read("2500.50, 1200 ,3x800", false, &payouts), STATUS_OK);
	cr_assert(payouts.count == 5 && payouts.places == 2 && !payouts.percent);
	for (size_t i = 0; i < payouts.count; i++)
		cr_expect_eq(payouts.amount[i], expected[i]);
	cr_expect_eq(payouts.total, 610050);
	payouts_free(&payouts);
}

Test(payouts, percentages_add_up_to_100)
{
	struct payouts payouts;

	cr_assert_eq(read("50%,30.5%,19.5%", false, &payouts), STATUS_OK);
	cr_assert(payouts.percent && payouts.places == 1 && payouts.amount[1] == 305);
	payouts_free(&payouts);
	cr_assert_eq(read("50,30%,20", true, &payouts), STATUS_OK);
	cr_assert(payouts.percent && payouts.total == 100);
	payouts_free(&payouts);
}

Test(payouts, wrong_lists_have_a_status)
{
	static const struct {
		char list[40];
		bool percent;
		status_code status;
	} cases[] = {
		{"", false, STATUS_BAD_PAYOUT},
		{"50,", false, STATUS_BAD_PAYOUT},
		{"50,abc", false, STATUS_BAD_PAYOUT},
		{"-50", false, STATUS_BAD_PAYOUT},
		{"0x50", false, STATUS_BAD_PAYOUT},
		{"3x", false, STATUS_BAD_PAYOUT},
		{"1.1234567", false, STATUS_BAD_PAYOUT},
		{"50%,30", false, STATUS_MIXED_PAYOUTS},
		{"50,30%", false, STATUS_MIXED_PAYOUTS},
		{"30,50", false, STATUS_RISING_PAYOUT},
		{"0,0", false, STATUS_NO_PAYOUT},
		{"50%,30%", false, STATUS_NOT_ALL_PERCENT},
		{"60,50", true, STATUS_NOT_ALL_PERCENT},
		{"1000000000000001", false, STATUS_BIG_AMOUNT},
		{"2x900000000000000", false, STATUS_BIG_AMOUNT},
		{"100001x5", false, STATUS_BAD_PAYOUT},
		{"100000x5,1", false, STATUS_MANY_PAYOUTS},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct payouts payouts;

		cr_expect_eq(read(cases[i].list, cases[i].percent, &payouts), cases[i].status, "%s",
			cases[i].list);
		payouts_free(&payouts);
	}
}

Test(payouts, bounties_are_in_any_order)
{
	struct payouts bounties;
	struct fault fault;

	cr_assert_eq(payouts_read_bounties(slice_of("0,2x7.5, 3"), &bounties, &fault), STATUS_OK);
	cr_assert(bounties.count == 4 && bounties.places == 1);
	cr_expect(bounties.amount[0] == 0 && bounties.amount[1] == 75 && bounties.amount[2] == 75 &&
		  bounties.amount[3] == 30);
	payouts_free(&bounties);
	cr_assert_eq(payouts_read_bounties(slice_of("0"), &bounties, &fault), STATUS_OK);
	payouts_free(&bounties);
	cr_assert_eq(payouts_read_bounties(slice_of("5%"), &bounties, &fault), STATUS_BAD_PAYOUT);
	payouts_free(&bounties);
}

Test(payouts, odd_units_of_prizes_go_to_the_better_places)
{
	chips prize[3];

	payouts_divide(1000, (const chips[]){50, 30, 20}, 3, prize);
	cr_assert(prize[0] == 500 && prize[1] == 300 && prize[2] == 200);
	/* 50.5, 30.3 and 20.2 leave one unit over; thirds of 101 leave two. */
	payouts_divide(101, (const chips[]){50, 30, 20}, 3, prize);
	cr_assert(prize[0] == 51 && prize[1] == 30 && prize[2] == 20);
	payouts_divide(101, (const chips[]){1, 1, 1}, 3, prize);
	cr_assert(prize[0] == 34 && prize[1] == 34 && prize[2] == 33);
	payouts_divide(INT64_MAX, (const chips[]){1, 1, 2}, 3, prize);
	cr_assert_eq(prize[0] + prize[1] + prize[2], INT64_MAX);
}
