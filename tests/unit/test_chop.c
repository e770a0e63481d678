#include "game/chop.h"
#include "game/icm/icm.h"

#include "support.h"

#include <criterion/criterion.h>

static const double stacks[] = {5000, 3000, 2000};

static void divide(const char *list, enum chop_rule rule, chips left, chips out[3])
{
	struct payouts payouts;
	double values[3], amounts[3] = {0}, unit = 1;

	cr_assert_eq(payouts_read(slice_of(list), false, &payouts, NULL), STATUS_OK);
	for (int i = 0; i < payouts.places; i++)
		unit *= 10;
	for (size_t i = 0; i < payouts.count && i < 3; i++)
		amounts[i] = (double)payouts.amount[i] / unit;
	icm_values(stacks, NULL, 3, amounts, 3, values);
	cr_assert_eq(chop_divide(rule, stacks, values, 3, &payouts, left, out), STATUS_OK);
	payouts_free(&payouts);
}

static void expect(const chips out[3], chips a, chips b, chips c)
{
	cr_expect(out[0] == a && out[1] == b && out[2] == c, "%ld %ld %ld", (long)out[0],
		(long)out[1], (long)out[2]);
}

/* 38.3929, 32.75 and 28.8571: in whole units 38, 32 and 28, and one each for the two largest
 * remainders. */
Test(chop, icm_gives_the_values_with_odd_units_to_the_largest_remainders)
{
	chips out[3];

	divide("50,30,20", CHOP_ICM, 0, out);
	expect(out, 38, 33, 29);
	divide("50.00,30,20", CHOP_ICM, 0, out);
	expect(out, 3839, 3275, 2886);
}

/* Everyone gets 20, and the other 40 are divided by chips. */
Test(chop, chips_divide_what_is_above_the_last_prize)
{
	chips out[3];

	divide("50,30,20", CHOP_CHIPS, 0, out);
	expect(out, 40, 32, 28);
	divide("60,40", CHOP_CHIPS, 0, out);
	expect(out, 50, 30, 20);
	divide("50,30,20", CHOP_EVEN, 0, out);
	expect(out, 34, 33, 33);
}

/* 10 of the first prize stay for the winner: 5, 3 and 2 of the values. */
Test(chop, a_part_left_to_play_for_is_worth_its_share_of_chips)
{
	chips out[3];

	divide("50.00,30,20", CHOP_ICM, 1000, out);
	expect(out, 3339, 2975, 2686);
	divide("50.00,30,20", CHOP_CHIPS, 1000, out);
	expect(out, 3500, 2900, 2600);
	divide("50.00,30,20", CHOP_EVEN, 1000, out);
	expect(out, 3000, 3000, 3000);
}
