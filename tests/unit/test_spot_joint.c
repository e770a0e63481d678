#include "odds/spot.h"

#include "spots.h"
#include "support.h"

#include <criterion/criterion.h>

static struct spot spot;

/* Every joint combo, one by one; players with any two cards are omitted. */
static double list_joint(int player, card_set taken)
{
	const struct spot_side *side = &spot.side[player];
	double sum = 0;

	if (player == spot.players)
		return 1;
	if (side->full)
		return list_joint(player + 1, taken);
	for (int i = 0; i < side->count; i++)
		if (!(combo_set(side->combos[i]) & taken))
			sum += side->weight[i] *
			       list_joint(player + 1, taken | combo_set(side->combos[i]));
	return sum;
}

static void expect_near(const char *ranges, const char *taken, double off)
{
	const card_set set = set_from(taken);
	double listed, ways;

	spot_from(&spot, ranges, "", "");
	listed = list_joint(1, set);
	ways = spot_joint_ways(&spot, 1, set);
	cr_assert(ways >= listed * (1 - off) && ways <= listed * (1 + off),
		"%s without %s: %g of %g", ranges, taken, ways, listed);
}

Test(joint, one_player_is_counted)
{
	expect_near("AA; KK,AA", "AhAd", 0);
	expect_near("AA; KK:0.3,AKs:0.7", "AhKd", 0);
	expect_near("AA; random; KK", "KhKd", 0);
	expect_near("AA; AhAd", "AhAs", 0);
}

Test(joint, more_are_near_what_a_list_of_them_has)
{
	expect_near("AA; KK,QQ; QQ,AA", "AhAd", 0.05);
	expect_near("AA; KK:0.2,QQ; QQ,AA:0.1; AKs,AQs:0.5,22", "QhQd", 0.05);
	expect_near("AA; 20%; 30%", "AhKd", 0.05);
	expect_near("AA; AA,KK; AA,KK; AA,KK", "AhKd", 0.1);
}

Test(joint, none_is_none)
{
	expect_near("AA; KK,AA; AK", "AhAdAsAcKhKdKc", 0);
}

Test(joint, the_same_is_estimated_every_time)
{
	spot_from(&spot, "AA; KK,QQ; QQ,AA", "", "");
	cr_assert_eq(spot_joint_ways(&spot, 1, set_from("AhAd")),
		spot_joint_ways(&spot, 1, set_from("AhAd")));
}
